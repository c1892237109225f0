"""One round of All Aboard as a leg: the higher score wins it. The cards shown in each round decide who starts it."""

from __future__ import annotations

from typing import ClassVar

from engine.core.options import AUTO, Number
from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.games.all_aboard.rules import GAME
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import ROUNDS
from engine.layers.leg import Leg


class AllAboardLeg(Leg[AllAboardState]):
    """A round."""

    game = GAME
    fixed: ClassVar = {"end": ROUNDS, "rounds": 1, "points": 20, "max_rounds": AUTO}
    untold: ClassVar = {"ended"}
    numbered = "round"
    target = Number("match_target", 1, 50, 5)

    def carry(self, s: AllAboardState, last: AllAboardState) -> None:
        """Keep the longest train of the match, and the proofs and hands at the end of the round before, unless it was
        given up."""
        s.longest = last.longest
        if last.ended:
            s.last_proofs, s.last_hands = last.last_proofs, last.last_hands

    def present(self, s: AllAboardState, standing: Standing) -> None:
        """Show the rounds of the match and its points."""
        s.columns, s.totals = [list(c) for c in standing.columns], list(standing.totals)
        s.points, s.most = standing.target, standing.most

    def gains(self, s: AllAboardState) -> list[int]:
        """Return 1 for the higher score; 0 for all if scores are equal."""
        points = s.columns[-1]
        best = max(points)
        return [int(got == best) if points.count(best) == 1 else 0 for got in points]

    def first(self, s: AllAboardState) -> int:
        """Return the starter, NO_SEAT until the cards are shown."""
        return s.starter

    def next_first(self, s: AllAboardState) -> int:
        """Return NO_SEAT: the next starter is not known yet."""
        return NO_SEAT

    def offers(self, s: AllAboardState, seat: int) -> bool:
        """True before the first card of a turn: the last card of the line is another seat's, or another seat passed on
        it."""
        return s.phase == "turn" and (s.crew[-1] != seat or s.passes > 0)


LEG = AllAboardLeg()
