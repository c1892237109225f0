"""One round of En Garde as a leg; a drawn round is a drawn leg."""

from __future__ import annotations

from typing import ClassVar

from engine.core.context import GameContext
from engine.core.game import Options
from engine.core.options import Number
from engine.core.standing import Standing
from engine.games.en_garde.rules import GAME
from engine.games.en_garde.state import EnGardeState
from engine.layers.leg import Leg


class EnGardeLeg(Leg[EnGardeState]):
    """A round. ``target`` is the game's own option, 10 with the cube; so are the usual and the maximum rounds."""

    game = GAME
    fixed: ClassVar = {"target": 1, "max_rounds": 5}
    untold: ClassVar = {"over"}
    draw = "first player"
    target = Number("target", 1, 20, 10)
    numbered = "round"
    most = Number("max_legs", 1, 60, 30)

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> EnGardeState:
        """Start the round; the leg ends after it, also without a hit."""
        s = super().start(seats, options, ctx, standing)
        s.max_rounds = 1
        return s

    def carry(self, s: EnGardeState, last: EnGardeState) -> None:
        """Keep wishes for the whole match, and show the end of the round before, unless it was given up."""
        s.parries = last.parries[:]
        if last.ended:
            s.last_at, s.last_hands, s.reasons = last.last_at, last.last_hands, last.reasons

    def present(self, s: EnGardeState, standing: Standing) -> None:
        """Show the rounds of the match and its points."""
        s.columns, s.hits = [list(c) for c in standing.columns], list(standing.totals)
        s.target, s.max_rounds = standing.target, standing.most

    def gains(self, s: EnGardeState) -> list[int]:
        """Return a point for the hit, none if the round was drawn."""
        return s.hits[:]

    def first(self, s: EnGardeState) -> int:
        """Return the starter."""
        return s.starter

    def offers(self, s: EnGardeState, seat: int) -> bool:
        """True before the action or, under attack, before the answer, also without a legal action; not when closing."""
        return bool(s.deck) and not s.parried


LEG = EnGardeLeg()
