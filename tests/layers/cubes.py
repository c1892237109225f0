"""Matches with the doubling cube for tests: every game that has it, and a driver from offer point to offer point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.options import OptionValue
from engine.layers.cube import DOUBLE, Cube
from engine.layers.legs import Legs
from engine.layers.terms import OFFERED
from tests.engine.every_game import Case, begin
from tests.layers.matches import ADAPTERS

CUBED: Mapping[str, Legs] = {slug: Legs(Cube(leg)) for slug, leg in ADAPTERS.items() if leg.doubles}
"""The matches with the cube, by slug."""

OPTIONS: Mapping[str, dict[str, OptionValue]] = {
    "counting_cribbage": {"max_legs": 3},
    "rummy_fifty": {"max_legs": 5},
    "jukugo_daifuda": {"rounds": 4},
}
"""Shorter matches, for tests that play many."""


def case_of(slug: str, seats: int = 2, **options: OptionValue) -> Case:
    """Return a case of a match with the cube."""
    return Case(CUBED[slug], seats, CUBED[slug].check(seats, {**OPTIONS.get(slug, {}), **options}))


def seldom(*args: Any) -> Action:
    """Double now and then and take more often than not; make plain moves at random."""
    *_, legal, rnd = args
    plain = [a for a in legal if a != DOUBLE]
    if len(plain) < len(legal) and rnd() < 0.06:
        return DOUBLE
    chosen: Action = plain[int(rnd() * len(plain))]
    return chosen


class Play:
    """A match driven by default moves from offer point to offer point."""

    def __init__(self, slug: str, seed: int = 1, seats: int = 2, **options: OptionValue) -> None:
        self.game = CUBED[slug]
        self.match: Match[Any] = begin(case_of(slug, seats, **options), seed)
        self.leg = ADAPTERS[slug]

    @property
    def s(self) -> Any:
        """Return the state of the match."""
        return self.match.state

    @property
    def cube(self) -> Any:
        """Return the leg with its cube."""
        return self.match.state.inner

    @property
    def inside(self) -> Any:
        """Return the game itself."""
        return self.match.state.inner.inner

    def do(self, seat: int, *moves: Action) -> None:
        """Make moves of one seat."""
        for move in moves:
            self.match.submit(seat, move)

    def offered(self, seat: int, answer: Action) -> None:
        """Double, and let the other seat answer."""
        self.do(seat, DOUBLE)
        self.do(self.s.waiting[0], answer)

    def go(self, seat: int, by_clock: bool = False) -> None:
        """Make the default move."""
        note = self.game.overdue(self.s, seat) if by_clock else None
        if note is not None:
            self.match.submit(TABLE_ACTOR, note)
        legal = self.game.legal(self.s, seat)
        if self.s.phase == "auction" and self.inside.holder < 0:
            self.match.submit(seat, legal[1])  # without a bid there is no deal to double
            return
        self.match.submit(seat, legal[0] if seat == TABLE_ACTOR else self.game.timeout(self.s, seat))

    def to_offer(self, seat: int | None = None, asleep: int | None = None) -> int:
        """Go to the first decision of a turn (of ``seat``); the clock moves for ``asleep``."""
        for _ in range(2000):
            p: int = self.s.waiting[0]
            asked = self.s.waiting == [p] and p >= 0 and self.s.phase != OFFERED
            if asked and self.leg.offers(self.inside, p) and seat in (None, p):
                return p
            self.go(p, by_clock=p == asleep)
        raise AssertionError("no turn came")

    def can(self, seat: int) -> bool:
        """True if ``seat`` may double now."""
        return DOUBLE in self.game.legal(self.s, seat)

    def refused(self, seat: int, move: Action, why: str = "") -> bool:
        """True if a move is refused for this reason."""
        before = self.s.clone()
        with pytest.raises(IllegalAction) as error:
            self.match.submit(seat, move)
        assert self.s == before
        return not why or error.value.reason == why
