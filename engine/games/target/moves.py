"""The moves of Target. One object each, so that simulations create none."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from engine.core.action import Action
from engine.games.target.terms import PACK, THROWN


class ChooseTarget(Action):
    """Name one of the revealed cards."""

    card: int


class Keep(Action):
    """Discard nothing."""


class Discard(Action):
    """Discard one or two cards, in ascending order."""

    cards: tuple[int, ...]


CHOOSE: Final = tuple(ChooseTarget(c) for c in range(PACK))
KEEP: Final = Keep()
DISCARD: Final[Mapping[tuple[int, ...], Discard]] = {
    cards: Discard(cards) for count in range(1, THROWN + 1) for cards in combinations(range(PACK), count)
}
ONE: Final = tuple(DISCARD[(c,)] for c in range(PACK))
"""The discard of each single card."""
