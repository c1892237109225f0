"""One round of Dominuxen as a leg."""

from __future__ import annotations

from typing import ClassVar

from engine.core.options import Number
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.state import DominuxenState
from engine.layers.leg import Leg


class DominuxenLeg(Leg[DominuxenState]):
    """A round."""

    game = GAME
    fixed: ClassVar = {"rounds": 1}
    untold: ClassVar = {"over"}
    draw = "start player"
    most = Number("rounds", 1, 5, 3)

    def carry(self, s: DominuxenState, last: DominuxenState) -> None:
        """Keep habits for the whole match, and show the hands of the round before."""
        s.habits, s.revealed = last.habits[:], last.revealed

    def gains(self, s: DominuxenState) -> list[int]:
        """Return the scores of the round."""
        return s.totals[:]

    def first(self, s: DominuxenState) -> int:
        """Return the start player."""
        return s.starter


LEG = DominuxenLeg()
