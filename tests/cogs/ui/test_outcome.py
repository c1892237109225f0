"""The winner in words: one person, a team, or several who share the win."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cogs.ui.messages import outcome
from engine.core.state import State, public
from engine.core.view import View
from locales import LANGUAGES, Lang, words

NAMES = ("Ann", "Ben", "Cat", "Dan")


def view_of(winners: list[int], team: tuple[int, ...]) -> View:
    state = State(phase="over", waiting=[])
    state.winners = winners
    return View("m", "plain", 4, None, {}, state, team=team)


@dataclass(slots=True)
class Lost(State):
    losers: list[int] = public()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("losers", "names"), [([1], ["Ben"]), ([0, 3], ["Ann", "Dan"])])
def test_where_nobody_has_won_the_losers_are_named(lang: Lang, losers: list[int], names: list[str]) -> None:
    w = words(lang)
    view: View = View("m", "plain", 4, None, {}, Lost(phase="over", waiting=[], losers=losers), team=(0, 1, 2, 3))
    assert outcome(view, NAMES, w) == w("result-lost", count=len(losers), names=w.join(names))
    view.s.winners = [2]
    assert outcome(view, NAMES, w) == w("result-won", name="Cat")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("winners", "team", "key", "facts"),
    [
        ([2], (0, 1, 2, 3), "result-won", {"name": "Cat"}),
        ([0, 2], (0, 1, 0, 1), "result-team", {"names": ["Ann", "Cat"]}),
        ([0, 2], (0, 1, 2, 3), "result-shared", {"names": ["Ann", "Cat"]}),
        ([0, 1, 2, 3], (0, 1, 0, 1), "result-shared", {"names": list(NAMES)}),
        ([], (0, 1, 2, 3), "result-nobody", {}),
    ],
)
def test_a_team_wins_together_and_others_share(
    lang: str, winners: list[int], team: tuple[int, ...], key: str, facts: dict[str, object]
) -> None:
    w = words(lang)
    told = {k: w.join(v) if isinstance(v, list) else v for k, v in facts.items()}
    assert outcome(view_of(winners, team), NAMES, w) == w(key, **told)
