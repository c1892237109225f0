"""The fullest positions of Hex Bases, and a rare refusal (see ``tests.render.test_extremes``)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.core.match import Match
from engine.families.jokers import PACK, held
from engine.games.hex_jinchi.rules import GAME
from engine.games.hex_jinchi.state import HexJinchiState
from tests.render.positions import Extreme

REFUSALS = {"suits": {"base": "6", "suits": 5, "least": 6}}


def spread(seats: int, hand: int, base: int, taken: int) -> HexJinchiState:
    """Return hands and bases with so many cards, so many taken, all others discarded; all hands are known too."""
    s = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes(32)).state
    deck = random.Random(f"{seats} {hand} {base}").sample(range(PACK), PACK)
    cards = iter(deck)
    s.bases = [[next(cards) for _ in range(base)] for _ in range(6)]
    s.hands = [held([next(cards) for _ in range(hand)]) for _ in range(seats)]
    s.taken, s.taken_down = [next(cards) for _ in range(taken)], [next(cards) for _ in range(3)]
    s.down, s.stock, s.discards = [[] for _ in range(6)], [], list(cards)
    s.owners, s.known = [k % seats for k in range(6)], [cards[:] for cards in s.hands]
    s.used, s.thrown, s.phase, s.waiting = [1, 2, 3, 4, 5], s.discards[-1], "place", [0]
    s.fresh, s.turn, s.last_seat, s.last_used = [cards[:3] for cards in s.hands], 59, 1, [6]
    return s


def fullest() -> Iterator[Extreme]:
    """Yield two and three seats with many cards on the bases, in hand or in the piles; a level match at its end."""
    for seats, hand, base, taken in ((2, 19, 4, 2), (3, 12, 3, 9), (2, 3, 11, 4), (3, 2, 6, 20), (3, 0, 8, 0)):
        yield Extreme(spread(seats, hand, base, taken), {})
    s = spread(3, 4, 9, 0)
    s.columns, s.held, s.turns = [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [[3, 2, 1], [2, 3, 1], [2, 2, 2]], [12, 60, 60]
    s.game, s.games, s.ended, s.waiting, s.scores, s.winners = 3, 3, "turn_limit", [], [1, 1, 1], [0, 1, 2]
    yield Extreme(s, {})
