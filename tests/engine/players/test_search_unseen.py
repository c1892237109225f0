"""The search in a small game made for it: several seats choose at once, unseen, and the table acts in between."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Game, Phase, Rnd
from engine.core.state import State, public
from engine.players.policy import SearchPolicy, relative
from engine.players.search import Budget, Searcher, search
from tests.engine.moments import SMALL, still


@dataclass(frozen=True, slots=True)
class Pick(Action):
    tag: ClassVar[str] = "pick"
    value: int


PICKS = tuple(Pick(v) for v in range(3))


@dataclass(slots=True)
class MatchingState(State):
    picked: list[int] = public()
    points: list[int] = public()

    def clone(self) -> MatchingState:
        return MatchingState(
            phase=self.phase,
            waiting=self.waiting[:],
            ended=self.ended,
            scores=self.scores[:],
            winners=self.winners[:],
            picked=self.picked[:],
            points=self.points[:],
        )

    def redeal(self, seat: int, rnd: Callable[[], float]) -> MatchingState:
        new = self.clone()
        new.picked = [v if p == seat or v < 0 else int(rnd() * 3) for p, v in enumerate(self.picked)]
        return new


class PickPhase(Phase[MatchingState, Pick]):
    """All pick in secret; the table then shows the picks and pays each seat its number, but 2 only if alone."""

    secret_readiness = True

    def legal(self, s: MatchingState, seat: int) -> Sequence[Pick]:
        return PICKS if seat != TABLE_ACTOR else PICKS[:1]

    def apply(self, s: MatchingState, seat: int, action: Pick, ctx: GameContext) -> None:
        if seat == TABLE_ACTOR:
            s.waiting, s.ended = [], "shown"
            s.points = [0 if v == 2 and s.picked.count(2) > 1 else v for v in s.picked]
            s.winners = [p for p, v in enumerate(s.points) if v == max(s.points)]
            s.scores = s.points[:]
            return
        s.picked[seat] = action.value
        s.waiting.remove(seat)
        if not s.waiting:
            s.waiting = [TABLE_ACTOR]


class Matching(Game[MatchingState]):
    key = "matching"
    phases: ClassVar[dict[str, Phase[Any, Any]]] = {"pick": PickPhase()}

    def seat_count(self, s: MatchingState) -> int:
        return len(s.picked)


class MatchingPolicy(SearchPolicy[MatchingState]):
    def values(self, s: MatchingState, before: MatchingState) -> Sequence[float]:
        return relative(s.points, 8.0)


def matching(waiting: list[int], picked: list[int]) -> MatchingState:
    return MatchingState(phase="pick", waiting=waiting, picked=picked, points=[0] * len(picked))


def test_of_unseen_choices_made_at_once_it_never_picks_what_is_always_worse() -> None:
    result = search(
        Matching(), MatchingPolicy(), matching([0, 1, 2], [-1] * 3), 1, Budget(400, 9.0), random.Random(1).random, still
    )
    assert [c.action for c in result.ranked][-1] == PICKS[0]
    assert result.iterations <= 400


def test_the_tree_does_not_branch_on_what_others_chose_unseen() -> None:
    searcher = Searcher(Matching(), MatchingPolicy(), matching([0, 1, 2], [-1] * 3), 1, random.Random(1).random)
    searcher.run(Budget(300, 9.0), still)
    for edge in searcher.root.values():
        for key, node in edge.nodes.items():
            assert key in ((0, True), (2, True))
            assert all(not below.nodes for below in node.values())


def test_a_choice_already_made_by_another_is_not_read() -> None:
    results = [
        search(Matching(), MatchingPolicy(), matching([1], [v, -1]), 1, SMALL, random.Random(1).random, still)
        for v in (0, 1, 2)
    ]
    assert results[0] == results[1] == results[2]


class SupposingPolicy(MatchingPolicy):
    """A player that assumes that every other seat has picked the same number."""

    def __init__(self, value: int) -> None:
        self.value = value

    def suppose(self, s: MatchingState, seat: int, rnd: Rnd) -> None:
        s.picked = [v if p == seat else self.value for p, v in enumerate(s.picked)]


@pytest.mark.parametrize(("value", "best_answer"), [(0, 2), (1, 2), (2, 1)])
def test_what_others_hold_is_what_the_policy_supposes(value: int, best_answer: int) -> None:
    s = matching([1], [0, -1, 2])
    searcher = Searcher(Matching(), SupposingPolicy(value), s, 1, random.Random(1).random)
    assert searcher.before.picked == [value, -1, value], "also in the deal it begins with"
    assert searcher.run(Budget(60, 9.0), still).best == PICKS[best_answer]
