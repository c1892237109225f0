"""The people in a ranking: the first who are still in the server, and the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

import pytest

from cogs.people.profiles import Profiles, chosen_rows, duration
from cogs.run.refusals import UNKNOWN_MEMBER, UNKNOWN_USER
from cogs.ui.members import Members
from cogs.ui.rating_words import shown_rating
from engine.host.model.records import Person
from engine.host.people.profiles import GameRecord, Ranked, placed
from engine.host.people.rating import Rating
from locales import words
from render.ranking import MOST
from tests.cogs.digest_server import trouble


def people(count: int) -> list[Ranked]:
    """Create people; the first is the best."""
    return placed([Ranked(Person(str(n), f"P{n:02}"), "", 0, Rating(30 - n / 4), 20, 5, 4) for n in range(count)])


async def test_who_has_left_gives_their_place_to_the_next() -> None:
    cog, found = Profiles(SimpleNamespace(services=None)), people(35)  # type: ignore[arg-type]  # no bot
    asked: list[str] = []

    class Left:
        async def here(self, guild: int, who: Sequence[str]) -> set[str]:
            asked.extend(who)
            return {person for person in who if int(person) % 2}

    cog.members = Left()  # type: ignore[assignment]
    here = await cog.still_here(1, found)
    first = here[:MOST]
    assert [r.person.id for r in first] == [str(n) for n in range(1, 2 * MOST, 2)]
    assert [r.place for r in first] == list(range(1, MOST + 1)) and len(asked) == 2 * MOST
    assert [r.person.id for r in chosen_rows(here, "34")][-1] == "34"
    assert chosen_rows(here, "3") == first == chosen_rows(here, "nobody")
    assert await cog.still_here(1, []) == []


@pytest.mark.parametrize("code", [UNKNOWN_MEMBER, UNKNOWN_USER])
async def test_who_has_left_or_is_nobody_any_more_is_not_in_the_server(code: int) -> None:
    async def nobody(guild: int, person: int) -> None:
        raise trouble(404, code)

    bot = SimpleNamespace(http=SimpleNamespace(get_member=nobody), services=SimpleNamespace(clock=lambda: 1e6, came={}))
    assert await Members(bot).here(1, ["5"]) == set()  # type: ignore[arg-type]  # no bot


def test_times_are_told_in_their_largest_unit() -> None:
    w = words("en")
    told = [duration(seconds, w) for seconds in (1, 3599, 3600, 47 * 3600, 48 * 3600)]
    assert told == ["1 min", "1 h", "1 h", "47 h", "2 d"]
    assert (shown_rating(1500, True, w), shown_rating(1500, False, w)) == ("1500?", "1500")


def test_a_rating_of_one_or_two_games_is_told_in_words_instead_of_a_chart() -> None:
    painter, narration = SimpleNamespace(emblem=None), SimpleNamespace(title=lambda w: "Toy")
    services = SimpleNamespace(narration=lambda game: narration, drawing=SimpleNamespace(painters={"toy": painter}))
    cog = Profiles(SimpleNamespace(services=services))  # type: ignore[arg-type]  # no bot
    for shown, rated, en, ja in (
        ([1], 1, ("+40", "1 rated game"), "人との1局で+40"),
        ([1, -1], 2, ("−40", "2 rated games"), "人との2局で−40"),
        ([0], 1, ("±0", "1 rated game"), "人との1局で±0"),
    ):
        record = GameRecord("toy", rated, 0, {}, rated, [Rating(25.0 + mean) for mean in shown])
        row = cog.game_row(record, words("en"))
        assert row.begun == en and row.rating == f"{record.ratings[-1].shown}?"
        assert f"rating {row.rating}, {' after '.join(en)}." in cog.game_in_words(record, words("en"))
        assert ja in cog.game_in_words(record, words("ja"))
    settled = GameRecord("toy", 3, 0, {}, 3, [Rating(25.0 + mean) for mean in (1, 2, 3)])
    assert cog.game_row(settled, words("en")).begun is None
    assert "1540 a while ago" in cog.game_in_words(settled, words("en"))
    assert cog.game_row(GameRecord("toy", 3), words("en")).begun is None
