"""The people in a ranking: the first who are still in the server, and the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace

import pytest

from cogs.people.profiles import Profiles, _of_game, chosen_rows, duration
from cogs.people.settings import Settings
from cogs.run.refusals import UNKNOWN_MEMBER, UNKNOWN_USER
from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.members import Members
from cogs.ui.words.rating_words import shown_rating
from engine.core.facts import Message
from engine.host.community.puzzles import HABIT, Choice, Puzzle, Puzzles
from engine.host.model.records import Person, Refused
from engine.host.people.profiles import GameRecord, Ranked, placed
from engine.host.people.profiles import Profile as Figures
from engine.host.people.rating import Rating
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.pictures.ranking import MOST
from tests.cogs.digest_server import trouble
from tests.cogs.panel_world import GUILD, Desk, refused
from tests.host.rig import ANN, BEN, CAT, Rig


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

    bot = SimpleNamespace(
        http=SimpleNamespace(get_member=nobody), services=SimpleNamespace(clock=lambda: 1e6, seen_in_server={})
    )
    assert await Members(bot).here(1, ["5"]) == set()  # type: ignore[arg-type]  # no bot


def test_times_are_told_in_their_largest_unit() -> None:
    w = words("en")
    told = [duration(seconds, w) for seconds in (1, 3599, 3600, 47 * 3600, 48 * 3600)]
    assert told == ["1 min", "1 h", "1 h", "47 h", "2 d"]
    assert (shown_rating(1500, True, w), shown_rating(1500, False, w)) == ("1500?", "1500")


def test_a_rating_is_told_from_the_fifth_rated_game_on() -> None:
    painter, narration = SimpleNamespace(emblem=None), SimpleNamespace(title=lambda w: "Toy")
    services = SimpleNamespace(narration=lambda game: narration, drawing=SimpleNamespace(painters={"toy": painter}))
    cog = Profiles(SimpleNamespace(services=services))  # type: ignore[arg-type]  # no bot
    for lang in LANGUAGES:
        w = words(lang)
        told = w("profile-told", games=9, wins=2)
        early = GameRecord("toy", 9, 2, {}, 4, [Rating(25.0 + mean) for mean in range(4)])
        row = cog.game_row(early, w)
        assert (row.told, row.rating, row.ratings) == ((told,), "", ())
        assert cog.game_in_words(early, w) == w("profile-alt-game", title="Toy", told=told)
        later = GameRecord("toy", 9, 2, {}, 5, [Rating(25.0 + mean) for mean in (1, 2, 3, 4, 5)])
        row = cog.game_row(later, w)
        assert (row.rating, row.ratings) == ("1700?", (1540, 1580, 1620, 1660, 1700))
        facts = {"rating": "1700?", "before": "1540"}
        assert cog.game_in_words(later, w) == w("profile-alt-rated", title="Toy", told=told, **facts)


RESULT = """
INSERT INTO results (table_id, person, seat, game, guild, at, place, won, computers,
    nth, mu, sigma, guild_nth, guild_mu, guild_sigma, guild_wins, guild_others, newest)
VALUES (?, ?, ?, ?, ?, 0.0, 1, 1, 0, ?, ?, 2.0, ?, ?, 2.0, ?, ?, ?)"""
TABLE = """
INSERT INTO tables (id, "match", game, revision, options, size, lang, guild, channel, opener, status, seq, moves,
    opened, touched, paused_for, votes, sealed, commitment, secret, hints, watch)
VALUES (?, ?, ?, 1, '{}', 2, 'ja', ?, 'c', ?, 'ended', 1, 0, 0.0, 0.0, '', '[]', 0, '', '', 0, 0)"""


async def played(rig: Rig, person: Person, game: str, rating: float, games: int = 12) -> None:
    """Record so many rated games of a person in the server, against three others in turn."""
    store = rig.host.tables.store
    await rig.host.settings.remember_person(person)
    row = await store.row("SELECT COALESCE(MAX(id), 0) AS last FROM tables")
    first = 0 if row is None else int(row["last"])
    for nth in range(1, games + 1):
        await store.write(TABLE, (first + nth, f"m{first + nth}", game, str(GUILD), person.id))
        for seat, who in enumerate((person.id, str(900 + nth % 3))):
            rated = first + nth, who, seat, game, str(GUILD), nth, rating, nth, rating
            await store.write(RESULT, (*rated, nth, min(nth, 3), int(nth == games)))


def at_desk(rig: Rig, lang: Lang = "en", person: Person = ANN) -> Desk:
    desk = Desk(rig, Profiles, Settings, lang=lang, person=person)

    class Here:
        async def here(self, guild: int, who: Sequence[str]) -> set[str]:
            return set(who)

    desk.cogs[0].members = Here()  # type: ignore[attr-defined]
    return desk


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_ranking_is_behind_the_profile_in_the_same_message(rig: Rig, lang: Lang) -> None:
    await played(rig, ANN, "geschenk", 26.0)
    await played(rig, BEN, "geschenk", 28.0)
    await played(rig, ANN, "love_letter", 25.0, 1)
    desk = at_desk(rig, lang)
    w = desk.words
    await desk.command("profile")
    assert desk.last.text == w("profile-heading", name="Ann") and desk.labels == [w("ranking-title")]
    assert w("love_letter-title") in desk.last.files[0].description
    await desk.click(w("ranking-title"))
    assert w("ranking-heading", title=w("geschenk-title")) in desk.last.text and len(desk.last.files) == 1
    await desk.pick(w("ranking-choose"), "love_letter")
    assert w("ranking-heading", title=w("love_letter-title")) in desk.last.text
    await desk.click(w("button-ranking-profile"))
    assert desk.last.text == w("profile-heading", name="Ann")


def test_a_profile_of_one_game_tells_nothing_of_the_others() -> None:
    figures = Figures((GameRecord("toy", 3, 1), GameRecord("other", 9, 9)), 60.0, 8, 7)
    assert _of_game(figures, "toy") == Figures((GameRecord("toy", 3, 1),), None, 0, 0)
    assert _of_game(figures, None) == figures


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_profile_of_one_game_leads_to_its_ranking(rig: Rig, lang: Lang) -> None:
    await played(rig, ANN, "geschenk", 26.0)
    await played(rig, ANN, "love_letter", 25.0, 2)
    desk = at_desk(rig, lang)
    w = desk.words
    await desk.command("profile", game=w("love_letter-title"))
    alt = desk.last.files[0].description
    assert w("love_letter-title") in alt and w("geschenk-title") not in alt
    assert w("profile-alt", name="Ann", where=w("profile-everywhere"), games=2, wins=2, more="").strip() in alt
    await desk.click(w("ranking-title"))
    assert w("ranking-heading", title=w("love_letter-title")) in desk.last.text
    await desk.command("profile", game="target")
    assert desk.last.text == w("profile-none-of", title=w("target-title"))
    await desk.click(w("ranking-title"))
    assert desk.last.text == w("ranking-none", title=w("target-title")) and desk.last.files == []
    with pytest.raises(Refused, match="no-game-called"):
        await desk.command("profile", game="no game")
    for values, path in ((("no game",), ()), ((), ("no_game",)), ((), ("geschenk", "love_letter"))):
        assert await refused(desk.press(Press(0, "ranking", 0, path).custom_id(), *values, forge=True)) == "malformed"


async def test_two_of_one_name_are_told_apart_in_a_ranking(rig: Rig) -> None:
    for person, rating, games in ((Person("7", "Ken"), 28.0, 12), (Person("8", "ken"), 26.0, 6), (ANN, 25.0, 12)):
        await played(rig, person, "geschenk", rating, games)
    desk = at_desk(rig)
    await desk.press(Press(0, "ranking").custom_id(), forge=True)
    alt = desk.last.files[0].description
    assert "1. Ken #1:" in alt and "ken #3: provisional" in alt and "2. Ann:" in alt


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_ranking_tells_a_rating_from_the_fifth_game_on(rig: Rig, lang: Lang) -> None:
    await played(rig, ANN, "geschenk", 28.0, 4)
    await played(rig, BEN, "geschenk", 26.0, 5)
    desk = at_desk(rig, lang)
    w = desk.words
    await desk.press(Press(0, "ranking").custom_id(), forge=True)
    rows = [
        w(
            "ranking-alt-provisional",
            name="Ben",
            rating=w("ranking-provisional-rating", rating="1380"),
            games=5,
            wins=5,
        ),
        w("ranking-alt-new", name="Ann", games=4, wins=4),
    ]
    assert desk.last.files[0].description == w("ranking-alt", title=w("geschenk-title"), rows=" ".join(rows))


async def test_in_a_direct_message_a_profile_has_no_ranking(rig: Rig) -> None:
    desk = at_desk(rig)
    desk.guild = None
    await desk.command("profile")
    assert desk.labels == [desk.words("button-shelf")]
    assert await refused(desk.press(Press(0, "ranking").custom_id(), forge=True)) == "settings-server-only"


async def test_what_one_gave_away_most_often_is_for_ones_own_eyes(rig: Rig) -> None:
    """The newest of three decisions of a real game, in the words of its hints; nobody else reads it."""
    puzzles = Puzzles(rig.host)
    for _ in range(HABIT):
        info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
        over = await rig.play_on(info.id, ANN, BEN, CAT)
        chances = [Choice(["take"], 0.7), Choice(["no_thanks"], 0.5)]
        why, worth = Message("geschenk-hint-why-purse", {"chips": 1, "pot": 3}), Message("hint-gain-none", {})
        _, moves = await rig.host.analysis.finished(over.id)
        number = next(at for at, move in enumerate(moves, 1) if move.seat == 0)
        found = Puzzle(0, over.id, number, 0, tuple(chances), 0, 1, why, worth)
        await puzzles.store.transaction(partial(puzzles._write, table=over.id, found=[found]))
    desk = at_desk(rig)
    await desk.command("profile")
    line = desk.last.text.splitlines()[-1]
    assert line.startswith("💡 What cost you most often in No Thanks!") and "3 times" in line and "1 chip" in line
    narration = desk.services.narration("geschenk")
    posed = await puzzles.posed((await puzzles._known(over.id))[0])
    telling = messages.in_text(posed.own, posed.table, desk.words)
    better, played = (narration.move(telling, move) for move in posed.moves)
    assert f'"{better}" was better than "{played}"' in line and better != played
    await desk.command("profile", game="love_letter")
    assert "💡" not in desk.last.text
    bens = at_desk(rig, person=BEN)
    await bens.command("profile")
    assert "💡" not in bens.last.text
