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
    """A round. ``target`` is the game's own option, 10 with a doubling cube; so are the usual bound and the most."""

    game = GAME
    fixed: ClassVar = {"target": 1, "max_rounds": 5}
    untold: ClassVar = {"over"}
    draw = "first player"
    target = Number("target", 1, 20, 10)
    numbered = "round"
    most = Number("max_legs", 1, 60, 30)

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> EnGardeState:
        """The round after which it is over, also without a hit."""
        s = super().start(seats, options, ctx, standing)
        s.max_rounds = 1
        return s

    def carry(self, s: EnGardeState, last: EnGardeState) -> None:
        """A wish lasts as long as the match; the end of the round before stays on view, unless it was given up."""
        s.parries = last.parries[:]
        if last.ended:
            s.last_at, s.last_hands, s.reasons = last.last_at, last.last_hands, last.reasons

    def present(self, s: EnGardeState, standing: Standing) -> None:
        """The rounds of the match and its points."""
        s.columns, s.hits = [list(c) for c in standing.columns], list(standing.totals)
        s.target, s.max_rounds = standing.target, standing.most

    def gains(self, s: EnGardeState) -> list[int]:
        """A point for the hit, none where the round was drawn."""
        return s.hits[:]

    def first(self, s: EnGardeState) -> int:
        """The starter."""
        return s.starter

    def offers(self, s: EnGardeState, seat: int) -> bool:
        """Before the action or, under attack, before the answer, also where one can do nothing; not when closing."""
        return bool(s.deck) and not s.parried


LEG = EnGardeLeg()
