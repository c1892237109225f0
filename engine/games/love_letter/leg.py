"""One round of Love Letter as a leg.

Rulings: the tokens are the points of the match, and ``target`` is the number that wins it, twice as many as without the
cube. A round that is shared, or without a winner, is drawn, and its starter starts again (R12 of the cube).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.context import GameContext
from engine.core.game import Options
from engine.core.options import AUTO, Number
from engine.core.standing import Standing
from engine.families.elimination import survivors
from engine.games.love_letter.rules import GAME
from engine.games.love_letter.state import LoveLetterState
from engine.games.love_letter.terms import TARGETS
from engine.layers.leg import Leg


class LoveLetterLeg(Leg[LoveLetterState]):
    """A round, for one token."""

    game = GAME
    fixed: ClassVar = {"target": AUTO, "max_rounds": 40}
    untold: ClassVar = {"over", "round_over"}
    draw = "starter"
    numbered = "round"
    target = Number("target", 1, 50, AUTO)
    most = Number("max_legs", 1, 60, 40)
    cube_seats = (2, 3, 4)

    def points_to_win(self, seats: int, options: Options) -> int:
        """Return twice the usual tokens, unless the table has named the number."""
        return 2 * TARGETS[seats] if options["target"] == AUTO else int(options["target"])

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> LoveLetterState:
        """Start a game of one round; the points so far are its tokens, which a default move reads."""
        s = super().start(seats, {**options, "max_rounds": 1}, ctx, standing)
        s.tokens, s.target = list(standing.totals), standing.target
        return s

    def carry(self, s: LoveLetterState, last: LoveLetterState) -> None:
        """Keep how the round before ended, unless it was given up or the new round ended as it was dealt."""
        if last.ended and not s.ended:
            s.closing, s.shown = last.closing, last.shown

    def present(self, s: LoveLetterState, standing: Standing) -> None:
        """Show the rounds of the match and its tokens."""
        s.columns, s.max_rounds = [list(c) for c in standing.columns], standing.most
        s.tokens = list(standing.totals)

    def gains(self, s: LoveLetterState) -> list[int]:
        """Return the token, if a single seat has won it."""
        won = s.columns[-1]
        return won[:] if sum(won) == 1 else [0] * len(won)

    def first(self, s: LoveLetterState) -> int:
        """Return the starter."""
        return s.starter

    def next_first(self, s: LoveLetterState) -> int:
        """Return the winner; without one the same starter."""
        won = self.gains(s)
        return won.index(1) if 1 in won else s.starter

    def running(self, s: LoveLetterState) -> Sequence[int]:
        """Return the seats that still have a card."""
        return survivors(s.hands)

    def offers(self, s: LoveLetterState, seat: int) -> bool:
        """True after the draw, before the card."""
        return s.phase == "play"

    def after_pass(self, s: LoveLetterState, winner: int) -> int:
        """Return the winner of the round, as always."""
        return winner


LEG = LoveLetterLeg()
