"""One game of No Thanks! as a leg; the lowest total wins."""

from __future__ import annotations

from typing import ClassVar

from engine.core.options import Number
from engine.games.geschenk.rules import GAME
from engine.games.geschenk.state import GeschenkState
from engine.layers.leg import Leg


class GeschenkLeg(Leg[GeschenkState]):
    """A deck played through."""

    game = GAME
    fixed: ClassVar = {"games": 1}
    draw = "start player"
    untold: ClassVar = {"match_over"}
    low = True
    most = Number("games", 1, 10, 3)

    def gains(self, s: GeschenkState) -> list[int]:
        """Return the scores, which are bad points."""
        return s.totals[:]

    def first(self, s: GeschenkState) -> int:
        """Return the seat that got the first offer."""
        return s.starter


LEG = GeschenkLeg()
