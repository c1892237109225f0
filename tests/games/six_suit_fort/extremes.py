"""The fullest positions of Six-Suit Fort (see ``tests.render.test_extremes``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.context import GameContext
from engine.games.six_suit_fort.rules import BUILD, GAME
from engine.games.six_suit_fort.state import SixSuitFortState
from tests.render.positions import Extreme

REFUSALS = {"column": {"count": 1}, "other": {}, "two": {"column": 2}, "neighbour": {"spot": "1aU"}}


def crowded(seats: int, width: int, tall: int, held: int) -> SixSuitFortState:
    """Return forts of so many columns, the first one tall, and hands of so many cards, in the last turn."""
    s = GAME.start(seats, GAME.check(seats, {}), GameContext(lambda: 0.5))
    s.areas = [
        [[(9 + k * 2) % 13 + 13 * (k % 6)] * (tall if k == p else 1) for k in range(width)] for p in range(seats)
    ]
    s.hands = [list(range(p % 2, 2 * held, 2)) for p in range(seats)]
    s.dug, s.taken, s.quiet, s.trigger, s.start = [0, 22, 15, 1], [9, 35], 2 * seats - 1, "stall", 1
    return s


def fullest() -> Iterator[Extreme]:
    """Yield long and tall forts, large hands, three dug cards, and the ends of such matches."""
    for seats, width, tall, held in ((3, 26, 9, 30), (5, 19, 7, 20), (4, 1, 12, 39)):
        s = crowded(seats, width, tall, held)
        yield Extreme(s)
        s = s.clone()
        s.phase, s.loose, s.waiting = "build", [22, 9, 35], [s.last]
        yield Extreme(s)
        s = s.clone()
        GAME.apply(s, s.last, BUILD[0], GameContext(lambda: 0.5))
        yield Extreme(s)
