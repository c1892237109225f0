"""How a game ended, in a message of one's own: one is "you", and told one's place."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.results import rating_lines
from cogs.delivery.sheets.own_outcome import own_outcome
from engine.core.state import State, public
from engine.core.view import View
from engine.host.model.records import Status
from engine.host.people.profiles import Gain
from engine.host.people.rating import Rating
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS

NAMES = ("Ann", "Ben", "Cat", "Dan")
ALONE = (0, 1, 2, 3)
PAIRS = (0, 1, 0, 1)


@dataclass(slots=True)
class Over(State):
    losers: list[int] = public()


def told(
    seat: int,
    winners: list[int],
    scores: list[int],
    lang: Lang,
    team: tuple[int, ...] = ALONE,
    losers: list[int] | None = None,
) -> str:
    """What a seat is told of a game of No Thanks! that ended so."""
    state = Over(phase="over", waiting=[], losers=losers or [])
    state.winners, state.scores = winners, scores
    view: View = View("m", "geschenk", len(scores), None, {}, state, team=team[: len(scores)])
    seats = tuple(SimpleNamespace(seat=at, person=str(at), level=None) for at in range(len(scores)))
    info: Any = SimpleNamespace(game="geschenk", options={}, names=NAMES[: len(scores)], seats=seats)
    services: Any = SimpleNamespace(narration=NARRATIONS.__getitem__)
    return own_outcome(services, info, view, seat, words(lang))


def test_whoever_won_is_you() -> None:
    assert told(1, [1], [60, 28, 31, 40], "en") == "🏆 You won!"
    assert told(1, [1], [60, 28, 31, 40], "ja") == "🏆 あなたの勝ち！"
    assert told(1, [1, 3], [60, 28, 31, 28], "en") == "🏆 You share the win with Dan!"
    assert told(3, [1, 3], [60, 28, 31, 28], "ja") == "🏆 Benさんと勝利を分け合いました！"
    assert told(3, [1, 3], [9, 20, 9, 8], "en", PAIRS) == "🏆 Your team won!"


def test_the_others_hear_who_won_and_which_place_they_have() -> None:
    """The fewest points win here: the third has 40, the winner 28."""
    assert told(3, [1], [60, 28, 31, 40], "en") == "🏆 **Ben** wins! You came 3rd of 4, 12 points behind."
    assert told(0, [1], [60, 28, 31, 40], "en") == "🏆 **Ben** wins! You came 4th of 4, 32 points behind."
    assert told(3, [1], [60, 28, 31, 40], "ja") == "🏆 **Ben**さんの勝ち！ あなたは4人中3位でした（首位と12点の差）。"
    assert told(2, [1], [60, 28, 28, 40], "en") == "🏆 **Ben** wins! You came 2nd of 4.", "a tie was broken"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_place_is_told_where_the_scores_name_none(lang: Lang) -> None:
    w = words(lang)
    assert told(0, [1], [3, 5], lang) == w("result-won", name="Ben"), "of two"
    assert told(0, [1], [0, 1, 0, 0], lang) == w("result-won", name="Ben"), "only a win was counted"
    assert told(0, [1, 3], [9, 20, 9, 8], lang, PAIRS) == w("result-team", names=w.join(["Ben", "Dan"]))
    assert told(0, [], [3, 5, 4, 1], lang) == w("result-nobody")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nobody_won_the_loser_is_you(lang: Lang) -> None:
    w = words(lang)
    assert told(2, [], [3, 5, 4, 1], lang, losers=[2]) == w("result-you-lost")
    assert told(1, [], [3, 5, 4, 1], lang, losers=[2]) == w("result-lost", count=1, names="Cat")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("games", "told"), [(1, False), (4, False), (5, True), (30, True)])
async def test_a_rating_is_told_from_the_fifth_rated_game_on(games: int, told: bool, lang: Lang) -> None:
    """Before, it says nothing yet; until it is settled it has a mark."""
    w, unsure = words(lang), games < 10
    gain = Gain(Rating(25.0), Rating(25.5), games, unsure, unsure)

    async def found(table: int, person: str) -> Gain:
        return gain

    async def counted() -> None: ...

    host = SimpleNamespace(ratings=SimpleNamespace(catch_up=counted), profiles=SimpleNamespace(gain=found))
    services: Any = SimpleNamespace(host=host)
    info: Any = SimpleNamespace(id=1, status=Status.FINISHED)
    key, mark = ("result-rating-first", "?") if unsure else ("result-rating", "")
    line = w(key, before=f"1500{mark}", after=f"1520{mark}")
    assert await rating_lines(services, info, "7", w) == ([line] if told else [])
