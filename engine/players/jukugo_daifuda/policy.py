"""The policy of the search in Jukugo Daifuda: every move is tried on many deals, and the round is played out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.core.state import NO_SEAT
from engine.games.jukugo_daifuda.state import JukugoDaifudaState
from engine.players.jukugo_daifuda.heuristic import played_out
from engine.players.jukugo_daifuda.prospects import expected, mover
from engine.players.jukugo_daifuda.reasons import reason_for
from engine.players.policy import SearchPolicy, SearchResult

SPAN = 240.0
"""The difference in chips between the worst and the best outcome of a round."""
SHARE = 0.5
"""The share of the value that is the fitted worth of the hand (``prospects``), without noise; the rest is a played-out
round. Together they are stronger than either (``bench/reached.md``)."""


class JukugoDaifudaPolicy(SearchPolicy[JukugoDaifudaState]):
    """Tries every move once on many deals: the heuristic player plays the round from there, which is quick.

    With the options for which weights are fitted, the worth of the hand after the move counts as well.
    """

    points: ClassVar[float] = SPAN
    close: ClassVar[float] = 0.004
    """About a chip."""
    ripe: ClassVar[int] = 1_000_000

    def horizon(self, s: JukugoDaifudaState) -> Hashable:
        """Return the next move: ``values`` handles what comes after it."""
        return len(s.columns), s.phase, len(s.deck), s.daifuda, len(s.waiting)

    def values(self, s: JukugoDaifudaState, before: JukugoDaifudaState) -> Sequence[float]:
        """Return chips won or lost by the end of the round; one seat's gain is the others' payment, so no comparison is
        needed."""
        gained: list[float] = [now - then for now, then in zip(s.chips, before.chips, strict=True)]
        if len(s.columns) == len(before.columns):
            others = len(gained) - 1
            winner, score = played_out(s)
            if winner != NO_SEAT:
                gained = [score * others if p == winner else -score for p in range(len(gained))]
            seat = mover(s, before)
            hoped = None if seat == NO_SEAT else expected(s, before, seat)
            if hoped is not None:
                more = SHARE * (hoped - gained[seat])
                gained = [chips + (more if p == seat else -more / others) for p, chips in enumerate(gained)]
        return [min(1.0, max(0.0, 0.5 + chips / SPAN)) for chips in gained]

    def candidates(
        self, game: Game[JukugoDaifudaState], s: JukugoDaifudaState, seat: int, rnd: Rnd
    ) -> Sequence[Action]:
        """Return all moves, even if they are not listed for people (hints off)."""
        return game.phases[s.phase].legal(s, seat)

    def reason(self, s: JukugoDaifudaState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """Return a true statement about the move; see ``reasons``."""
        return reason_for(s, seat, action)


POLICY = JukugoDaifudaPolicy()
