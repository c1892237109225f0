"""One deal of Tennos Square as a leg; it is told the totals, as the lowest one starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.context import GameContext
from engine.core.game import Options
from engine.core.standing import Standing
from engine.games.tennos_square.rules import GAME
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import final_scores, winning_seats
from engine.layers.leg import Leg


class TennosSquareLeg(Leg[TennosSquareState]):
    """A deal; a match has one for each seat."""

    game = GAME
    untold: ClassVar = {"over"}
    most = None

    def legs(self, seats: int, options: Options) -> int:
        """As many deals as seats."""
        return seats

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> TennosSquareState:
        """The deal after which the game ends."""
        s = super().start(seats, options, ctx, standing)
        s.deal, s.totals = seats, list(standing.totals)
        return s

    def carry(self, s: TennosSquareState, last: TennosSquareState) -> None:
        """The rows as they lay, and what they counted."""
        s.last_rows, s.row_points, s.outs = last.row, last.row_points, last.outs

    def gains(self, s: TennosSquareState) -> list[int]:
        """The row, and the bonus of whoever completed it."""
        n = len(s.totals)
        return [points + 5 * n * (p == s.outs[-1]) for p, points in enumerate(s.row_points[-1])]

    def first(self, s: TennosSquareState) -> int:
        """The dealer."""
        return s.dealer

    def outcome(self, totals: Sequence[int], last: TennosSquareState) -> tuple[list[int], list[int]]:
        """Partners share their points; whoever completed the last row breaks a tie."""
        scores = final_scores(last.mode, totals)
        return scores, winning_seats(last.mode, scores, last.outs[-1])


LEG = TennosSquareLeg()
