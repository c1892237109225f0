"""Tables of Alliance for its tests."""

from __future__ import annotations

import random
from typing import Any

from engine.core.cards import SUITS
from engine.core.context import GameContext
from engine.core.match import Match
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import (
    SUITS_OF,
)

SECRET = b"\x07" * 32


def quiet(seed: int = 0) -> GameContext:
    return GameContext(random.Random(seed).random)


class Told(GameContext):
    """A table that remembers what was told."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(random.Random(seed).random)
        self.events: list[tuple[str, dict[str, Any], Any]] = []

    def tell(self, event: Any, /, *args: Any, **facts: Any) -> None:
        self.events.append((event.stored_as, facts, None))

    def tell_only(self, only: Any, event: Any, /, *args: Any, **facts: Any) -> None:
        self.events.append((event.stored_as, facts, only))


def dealt(seats: int, seed: int = 0, **options: str) -> AllianceState:
    """A table in its first trick; seats sit by suit in the order S H C D L X."""
    s = GAME.start(seats, GAME.check(seats, options), quiet(seed))
    while s.phase == "distribute":
        GAME.apply(s, s.waiting[0], GAME.timeout(s, s.waiting[0]), quiet(seed))
    return s


def seat_of(s: AllianceState, suit: str) -> int:
    return s.suits.index(SUITS.index(suit))


def random_match(seats: int, seed: int, stop: int = 10_000, **options: str) -> Match[AllianceState]:
    """Random moves; ``stop`` of them once the special cards are distributed."""
    rng = random.Random(f"{seats} {seed} {options}")
    m = Match.begin(GAME, match="m", seats=seats, options=options, secret=rng.randbytes(32))
    while not m.over and stop:
        stop -= m.state.phase != "distribute"
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(list(GAME.legal(m.state, seat))))
    return m


def begin(seats: int = 6, **options: str) -> Match[AllianceState]:
    aces = {"aces": list(SUITS_OF[seats])}
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=SECRET, given=aces)
