"""An opponent's likely hand when the cube asks: after some turns of collecting it is far better than a redealt one.

In Rummy Fifty the hand of an opponent weighs 41, 22 and 15 after about three, five and seven turns (heuristic players,
two seats); a redealt hand weighs 85, 82 and 79, and by ``collect`` 40, 24 and 16. A player who expects a redealt hand
doubles much too soon. A search compares the moves of one turn against the same hands, and does not need this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.core.cards import SUIT
from engine.core.game import Rnd
from engine.families.melds import mask_of
from engine.games.rummy_fifty.state import RummyFiftyState
from engine.players.rummy_fifty.heuristic import without_each

DRAWS = 2
"""The number of stock cards that improve a hand as much as one turn that could also take face-up cards."""


def collect(s: RummyFiftyState, seat: int, rnd: Rnd) -> None:
    """Let each other seat draw from the stock and put cards back, as often as it has discarded; ``s`` was redealt."""
    targets, wild = tuple(tuple(meld) for meld in s.melds), SUIT[s.indicator]
    for p, hand in enumerate(s.hands):
        if p == seat or not hand:
            continue
        for _ in range(DRAWS * len(s.discards[p]) if s.stock else 0):
            at = int(rnd() * len(s.stock))
            without = without_each(mask_of([*hand, s.stock[at]]), targets, wild)
            loose = [c for c in without if c not in s.known[p]]
            gone = min(loose, key=without.__getitem__)
            if gone != s.stock[at]:
                hand.remove(gone)
                hand.append(s.stock[at])
                s.stock[at] = gone
        hand.sort()


COLLECTED: Mapping[str, Callable[[Any, int, Rnd], None]] = MappingProxyType({"rummy_fifty": collect})
"""By game: a function that turns redealt hands into hands likely at this time."""
