"""One game of Counting Cribbage to 121 as a leg."""

from __future__ import annotations

from typing import ClassVar

from engine.core.options import Number
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import ALWAYS, ASKED
from engine.layers.leg import Leg


class CountingCribbageLeg(Leg[CountingCribbageState]):
    """A game; it counts as it would count towards a match of the game's own.

    Ruling for a conflict of two specs (the cube's Setup: "where the leg is a whole game the start alternates"; R11 and
    R22 here: the deal always passes to the left, also into the next game of a match): R22 holds, because it is more
    special. The deal continues to alternate from deal to deal across the end of a leg, so no player ever deals twice in
    a row; two legs may thus have the same first dealer. A deal that a pass cut short counts as dealt.
    """

    game = GAME
    fixed: ClassVar = {"match_wins": 1}
    untold: ClassVar = {"game_over"}
    target = Number("match_target", 1, 50, 3)
    length = 3

    def carry(self, s: CountingCribbageState, last: CountingCribbageState) -> None:
        """Keep the wish not to be asked in pegging for the whole match."""
        s.waives = [ALWAYS if standing == ALWAYS else ASKED for standing in last.waives]

    def gains(self, s: CountingCribbageState) -> list[int]:
        """Return 1 for the winner, 2 for a skunk."""
        return [s.game_gain[-1] if p == s.game_winner[-1] else 0 for p in range(len(s.points))]

    def first(self, s: CountingCribbageState) -> int:
        """Return the first dealer; later deals passed to the left."""
        return (s.dealer - s.round + 1) % len(s.points)

    def next_first(self, s: CountingCribbageState) -> int:
        """Return the seat left of the last dealer (R11)."""
        return (s.dealer + 1) % len(s.points)

    def offers(self, s: CountingCribbageState, seat: int) -> bool:
        """True before a card is pegged."""
        return s.phase in ("play", "declare")


LEG = CountingCribbageLeg()
