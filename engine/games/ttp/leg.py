"""One deal of TTP as a leg: the stronger hand wins it, whatever points it would score."""

from __future__ import annotations

from typing import ClassVar

from engine.core.options import AUTO, Number
from engine.core.standing import Standing
from engine.games.ttp.rules import GAME
from engine.games.ttp.state import TTPState
from engine.layers.leg import Leg


class TTPLeg(Leg[TTPState]):
    """A deal."""

    game = GAME
    fixed: ClassVar = {"deals": 1, "bonus": AUTO}
    untold: ClassVar = {"ended", "scored"}
    numbered = "deal"
    target = Number("match_target", 1, 50, 5)

    def carry(self, s: TTPState, last: TTPState) -> None:
        """Show the hands of the last showdown, if there was one."""
        if last.ended:
            s.shown, s.before = last.shown, last.before

    def present(self, s: TTPState, standing: Standing) -> None:
        """Show the deals of the match and its points; the score of a hand does not count."""
        s.deal, s.deals, s.bonus, s.totals = standing.number, 0, 0, list(standing.totals)
        s.columns = [list(c) for c in standing.columns] if s.shown else []

    def gains(self, s: TTPState) -> list[int]:
        """Return 1 for the stronger hand; 0 for equal ones."""
        return s.best[:] if sum(s.best) == 1 else [0] * len(s.best)

    def first(self, s: TTPState) -> int:
        """Return the dealer."""
        return s.dealer

    def offers(self, s: TTPState, seat: int) -> bool:
        """True before a card is played, never before a pick."""
        return s.phase == "play"


LEG = TTPLeg()
