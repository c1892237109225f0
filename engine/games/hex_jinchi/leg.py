"""One game of Hex Bases as a leg."""

from __future__ import annotations

from typing import ClassVar

from engine.core.context import GameContext
from engine.core.game import Options
from engine.core.options import AUTO, Number
from engine.core.standing import Standing
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.hex_jinchi.rules import FIRST_PLAYER, GAME
from engine.games.hex_jinchi.state import HexJinchiState
from engine.games.hex_jinchi.terms import SINGLE
from engine.layers.leg import Leg


class HexJinchiLeg(Leg[HexJinchiState]):
    """A game; a game shared at the turn limit is drawn. The start goes round."""

    game = GAME
    fixed: ClassVar = {"match": SINGLE}
    untold: ClassVar = {"ended"}
    draw = "start player"
    numbered = "game"
    target = Number("match_target", 1, 50, 5)
    length = 8

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> HexJinchiState:
        """Start a game; a named start player starts the first game only."""
        later = standing.first != NO_SEAT
        return super().start(seats, {**options, FIRST_PLAYER: AUTO} if later else options, ctx, standing)

    def present(self, s: HexJinchiState, standing: Standing) -> None:
        """Show the number of the game in the match."""
        s.game = standing.number

    def gains(self, s: HexJinchiState) -> list[int]:
        """Return 1 for the winner."""
        return [int(s.winners == [p]) for p in range(len(s.hands))]

    def first(self, s: HexJinchiState) -> int:
        """Return the start player."""
        return s.starter

    def offers(self, s: HexJinchiState, seat: int) -> bool:
        """True after the draw, before the discard; with an empty hand before the end of the turn."""
        return s.thrown == NO_CARD and not s.used


LEG = HexJinchiLeg()
