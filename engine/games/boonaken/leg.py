"""One deal of Boonaken with a contract as a leg.

Every player begins it one mark short of both ends, so that the deal is the whole game. Passed-out deals belong to the
same leg. Ruling: ``gains`` counts for two, as the cube is for two.
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.context import GameContext
from engine.core.game import Options
from engine.core.options import Number
from engine.core.standing import Standing
from engine.games.boonaken.rules import GAME
from engine.games.boonaken.state import BoonakenState
from engine.games.boonaken.terms import FIRST_OUT, MATCH, TWO
from engine.layers.leg import Leg


class BoonakenLeg(Leg[BoonakenState]):
    """A deal: the declarer or the opponent wins it."""

    game = GAME
    fixed: ClassVar = {"ending": FIRST_OUT, "championship_games": 1}
    untold: ClassVar = {"ended"}
    draw = "first dealer 1"
    numbered = "deal"
    target = Number("match_target", 1, 50, 5)

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> BoonakenState:
        """Start a deal whose mark ends it. Deals are counted through the match, so an order for one deal holds for no
        other."""
        s = super().start(seats, options, ctx, standing)
        s.deal = standing.number
        s.plus, s.minus = [TWO - 1] * seats, [TWO - 1] * seats
        return s

    def present(self, s: BoonakenState, standing: Standing) -> None:
        """Clear the marks."""
        s.ending = MATCH

    def gains(self, s: BoonakenState) -> list[int]:
        """Return 1 for a lone declarer who made it, else for the opponent; of two with a misère for the only one who
        made it."""
        made = [p for p in s.declarers if s.plus[p] == TWO]
        if len(s.declarers) == 1:
            winners = made or [1 - s.declarers[0]]
        else:
            winners = made if len(made) == 1 else []
        return [int(p in winners) for p in range(len(s.plus))]

    def first(self, s: BoonakenState) -> int:
        """Return the dealer."""
        return s.dealer

    def next_first(self, s: BoonakenState) -> int:
        """Return the next dealer: the next seat, or in the championship the first declarer (R16: no seat goes out)."""
        return s.declarers[0] if s.strict and s.declarers else super().next_first(s)

    def offers(self, s: BoonakenState, seat: int) -> bool:
        """True before a card is played."""
        return s.phase in ("open", "play")


LEG = BoonakenLeg()
