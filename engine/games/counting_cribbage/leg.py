"""One game of Counting Cribbage to 121 as a leg."""

from __future__ import annotations

from typing import ClassVar

from engine.core.options import Number
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import ALWAYS, ASKED
from engine.layers.leg import Leg


class CountingCribbageLeg(Leg[CountingCribbageState]):
    """A game; what it counts is what it would count towards a match of the game's own.

    Ruling, where two specs speak (the cube's Setup: "where the leg is a whole game the start alternates"; R11 and R22
    here: the deal always passes to the left, also into the next game of a match): R22 holds, which is the more
    special. The deal goes on alternating from deal to deal across the end of a leg, so that nobody ever deals twice in
    a row; the first dealers of two legs may thus be the same. A deal that a pass cut short has been dealt, and counts.
    """

    game = GAME
    fixed: ClassVar = {"match_wins": 1}
    untold: ClassVar = {"game_over"}
    target = Number("match_target", 1, 50, 3)
    length = 3

    def carry(self, s: CountingCribbageState, last: CountingCribbageState) -> None:
        """The wish not to be asked in pegging at all lasts as long as the match."""
        s.waives = [ALWAYS if standing == ALWAYS else ASKED for standing in last.waives]

    def gains(self, s: CountingCribbageState) -> list[int]:
        """1 for the winner, 2 for a skunk."""
        return [s.game_gain[-1] if p == s.game_winner[-1] else 0 for p in range(len(s.points))]

    def first(self, s: CountingCribbageState) -> int:
        """The first dealer; after him the deal went round."""
        return (s.dealer - s.round + 1) % len(s.points)

    def next_first(self, s: CountingCribbageState) -> int:
        """Left of the last dealer (R11)."""
        return (s.dealer + 1) % len(s.points)

    def offers(self, s: CountingCribbageState, seat: int) -> bool:
        """Before a card is pegged."""
        return s.phase in ("play", "declare")


LEG = CountingCribbageLeg()
