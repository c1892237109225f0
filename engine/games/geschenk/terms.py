"""No Thanks!: its numbers, and the cost of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

LOWEST: Final = 3
HIGHEST: Final = 35
DECK: Final = range(LOWEST, HIGHEST + 1)
"""The cards; each is its number."""
CHIPS: Final = {3: 11, 4: 11, 5: 11, 6: 9, 7: 7}
"""Chips per player by number of players (spec, Components)."""
REMOVED: Final = 9
"""How many cards a game usually sets aside unseen."""


def spans(cards: Iterable[int]) -> list[tuple[int, int]]:
    """Return the runs of consecutive numbers, lowest first, each as its lowest and highest card."""
    out: list[tuple[int, int]] = []
    for c in sorted(cards):
        if out and c == out[-1][1] + 1:
            out[-1] = (out[-1][0], c)
        else:
            out.append((c, c))
    return out


def cost_of_runs(cards: Iterable[int]) -> int:
    """Return the sum of the lowest card of every run of consecutive numbers; the order of ``cards`` does not matter."""
    held = set(cards)
    return sum(c for c in held if c - 1 not in held)


def added_cost(held: Sequence[int], card: int) -> int:
    """Return how much ``card`` adds to the cost of the runs of ``held``: below 0 if it goes right below a run.

    Only the neighbours of ``card`` matter.
    """
    joined = card + 1 if card + 1 in held else 0
    return -joined if card - 1 in held else card - joined


def ranks(scores: Sequence[int]) -> list[int]:
    """Return the place of every seat, 1 for the lowest score; equal scores share a place."""
    return [1 + sum(other < score for other in scores) for score in scores]
