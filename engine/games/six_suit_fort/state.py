"""The state of Six-Suit Fort and the visibility of its fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.state import hidden, owner, public
from engine.core.view import View
from engine.families.sealed import SealedState
from engine.games.six_suit_fort.terms import last_seat, pairs


@dataclass(slots=True)
class SixSuitFortState(SealedState):
    """The state of a match; lists by seat unless said otherwise."""

    hands: list[list[int]] = owner()
    """The hands, by suit and number."""
    field: list[int] = public()
    """The rock by position (POSITIONS), NO_CARD for a gap."""
    stock: list[int] = hidden()
    """The stock, top card first."""
    areas: list[list[list[int]]] = public()
    """By seat the columns of the fort from the left, each from the bottom up."""
    loose: list[int] = public()
    """Captured cards of the player who builds, the card played first; [] otherwise."""
    dug: list[int] = public()
    """``[seat, card, spot, mode]`` of the last play, with the indices of SPOTS and MODES; [] before the first."""
    taken: list[int] = public()
    """The cards that the last play captured besides the card played."""
    start: int = public(0)
    """The start player."""
    quiet: int = public(0)
    """The stall counter: turns in a row that changed nothing."""
    trigger: str = public("")
    """The reason that triggered the end, "" before."""
    manual: bool = public(False)
    """Whether every player decides about the face-down pair."""
    pairs: list[list[int]] = public()
    """At the end by seat ``[from column, to column]`` of the face-down pair, [] for none."""
    revealed: list[list[int]] = public()
    """At the end the hands, shown to check the penalties (R17)."""

    @property
    def last(self) -> int:
        """Return the seat that has the last turn once the end is triggered."""
        return last_seat(self.start, len(self.areas))

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return no pair, or any possible one."""
        return [[0], *map(list, pairs(self.areas[seat]))]


SixSuitFortView = View[SixSuitFortState]
