"""One round of Love Letter as a leg.

Rulings: the tokens are the points of the match, and ``target`` says how many win it, twice as many as without the cube;
a round that is shared, or won by nobody, is drawn, and its starter starts again (R12 of the cube).
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
        """Twice the usual tokens, unless the table has said how many."""
        return 2 * TARGETS[seats] if options["target"] == AUTO else int(options["target"])

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> LoveLetterState:
        """A game of one round; the points so far lie on the table as tokens, which a default move looks at."""
        s = super().start(seats, {**options, "max_rounds": 1}, ctx, standing)
        s.tokens, s.target = list(standing.totals), standing.target
        return s

    def carry(self, s: LoveLetterState, last: LoveLetterState) -> None:
        """How the round before ended, unless it was given up; a round that ended as it was dealt tells of itself."""
        if last.ended and not s.ended:
            s.closing, s.shown = last.closing, last.shown

    def present(self, s: LoveLetterState, standing: Standing) -> None:
        """The rounds of the match and its tokens."""
        s.columns, s.max_rounds = [list(c) for c in standing.columns], standing.most
        s.tokens = list(standing.totals)

    def gains(self, s: LoveLetterState) -> list[int]:
        """The token, where one alone has won it."""
        won = s.columns[-1]
        return won[:] if sum(won) == 1 else [0] * len(won)

    def first(self, s: LoveLetterState) -> int:
        """The starter."""
        return s.starter

    def next_first(self, s: LoveLetterState) -> int:
        """The winner; without one the same again."""
        won = self.gains(s)
        return won.index(1) if 1 in won else s.starter

    def running(self, s: LoveLetterState) -> Sequence[int]:
        """Who still has a card."""
        return survivors(s.hands)

    def offers(self, s: LoveLetterState, seat: int) -> bool:
        """After the draw, before the card."""
        return s.phase == "play"

    def after_pass(self, s: LoveLetterState, winner: int) -> int:
        """The winner of the round, as ever."""
        return winner


LEG = LoveLetterLeg()
