"""One round of Rummy Fifty as a leg."""

from __future__ import annotations

from typing import ClassVar

from engine.core.options import Number
from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import RummyFiftyState
from engine.layers.leg import Leg


class RummyFiftyLeg(Leg[RummyFiftyState]):
    """A round, without the starting point of every player and the loss of points."""

    game = GAME
    fixed: ClassVar = {"max_rounds": 1}
    untold: ClassVar = {"over"}
    numbered = "round"
    target = Number("match_target", 1, 50, 10)
    most = Number("max_legs", 1, 50, 30)
    """The bounds of the game's own ``max_rounds``, which are smaller."""

    def carry(self, s: RummyFiftyState, last: RummyFiftyState) -> None:
        """Keep how the round before ended."""
        s.last_out, s.last_courts = last.last_out, last.last_courts
        s.last_hands, s.last_totals = last.last_hands, last.last_totals

    def present(self, s: RummyFiftyState, standing: Standing) -> None:
        """Show the round and the points of the match."""
        s.round, s.max_rounds, s.points = standing.number, standing.most, list(standing.totals)

    def gains(self, s: RummyFiftyState) -> list[int]:
        """Return what the winner got in addition to the first point: 1, or 2 from 50 on; 0 for all without a winner."""
        if s.last_out == NO_SEAT:
            return [0] * len(s.points)
        return [s.points[p] - 1 if p == s.last_out else 0 for p in range(len(s.points))]

    def first(self, s: RummyFiftyState) -> int:
        """Return the dealer."""
        return s.dealer

    def offers(self, s: RummyFiftyState, seat: int) -> bool:
        """True before the draw."""
        return s.phase == "draw"


LEG = RummyFiftyLeg()
