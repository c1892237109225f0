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
        """Habits last as long as the match, and the hands of the round before stay on view."""
        s.habits, s.revealed = last.habits[:], last.revealed

    def gains(self, s: DominuxenState) -> list[int]:
        """The scores of the round."""
        return s.totals[:]

    def first(self, s: DominuxenState) -> int:
        """The start player."""
        return s.starter


LEG = DominuxenLeg()
