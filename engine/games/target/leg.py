"""One game of Target as a leg."""

from __future__ import annotations

from typing import ClassVar

from engine.core.options import Number
from engine.games.target.rules import GAME
from engine.games.target.state import TargetState
from engine.layers.leg import Leg


class TargetLeg(Leg[TargetState]):
    """A game to a number of targets. The table does not show who would begin the next one, so the start alternates."""

    game = GAME
    untold: ClassVar = {"ended"}
    draw = "first start player"
    alternates = True
    target = Number("match_target", 1, 50, 3)
    length = 3

    def carry(self, s: TargetState, last: TargetState) -> None:
        """Keep the wish to keep all cards for the whole match."""
        s.keeps = last.keeps[:]

    def gains(self, s: TargetState) -> list[int]:
        """Return 1 for the winner."""
        return [int(p in s.winners) for p in range(len(s.won))]

    def first(self, s: TargetState) -> int:
        """Return the first start player, as long as the first round lasts."""
        return s.leader

    def offers(self, s: TargetState, seat: int) -> bool:
        """True before the start player names the target, and before the other one plays."""
        return s.phase == "choose_target" or (s.phase == "play" and seat != s.leader)


LEG = TargetLeg()
