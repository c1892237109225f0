"""One deal of Tennos Square as a leg; it gets the totals, because the lowest one starts."""

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
        """Return the number of seats."""
        return seats

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> TennosSquareState:
        """Start a deal after which the game ends."""
        s = super().start(seats, options, ctx, standing)
        s.deal, s.totals = seats, list(standing.totals)
        return s

    def carry(self, s: TennosSquareState, last: TennosSquareState) -> None:
        """Keep the rows of the deal before and their scores."""
        s.last_rows, s.row_points, s.outs = last.row, last.row_points, last.outs

    def gains(self, s: TennosSquareState) -> list[int]:
        """Return the row scores, and the bonus of the player who completed the row."""
        n = len(s.totals)
        return [points + 5 * n * (p == s.outs[-1]) for p, points in enumerate(s.row_points[-1])]

    def first(self, s: TennosSquareState) -> int:
        """Return the dealer."""
        return s.dealer

    def outcome(self, totals: Sequence[int], last: TennosSquareState) -> tuple[list[int], list[int]]:
        """Return scores and winners: partners share their points; the seat that completed the last row breaks a tie."""
        scores = final_scores(last.mode, totals)
        return scores, winning_seats(last.mode, scores, last.outs[-1])


LEG = TennosSquareLeg()
