"""Heuristic player for Jukugo Daifuda: goes out if it can, takes cards that bring its hand nearer to that."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.core.state import NO_SEAT
from engine.games.jukugo_daifuda.answers import DISCARD, PASS, RON, Attach, Claim
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, answers_of
from engine.games.jukugo_daifuda.terms import KINDS
from engine.players.jukugo_daifuda.masks import IN_ORDER, cards_of
from engine.players.jukugo_daifuda.prospects import expected, moved
from engine.players.jukugo_daifuda.reasons import reason_for
from engine.players.jukugo_daifuda.rounds import NEW, Round, played_on
from engine.players.policy import SearchPolicy, SearchResult


def choose(game: Game[JukugoDaifudaState], s: JukugoDaifudaState, seat: int, rnd: Rnd) -> Action:
    """Return ron if possible; else the answer after which the best discard leaves more than there is now."""
    now = Round(s)
    if s.phase == "discard":
        now.discard(seat)
        return DISCARD[IN_ORDER[now.place]]
    if answers_of(s, seat).ron:
        return RON
    move = now.wants(seat)
    if move is None:
        return PASS
    kind, part, at = move
    return Attach(at, KINDS[kind]) if at != NEW else Claim(tuple(sorted(cards_of(part))), KINDS[kind])


SPAN = 240.0
"""The difference in chips between the worst and the best outcome of a round."""
SHARE = 0.5
"""The share of the value that is the fitted worth of the hand (``prospects``), without noise; the rest is a played-out
round.

Both parts are about equally strong; together they seem stronger (``bench/reached.md``).
"""


class JukugoDaifudaPolicy(SearchPolicy[JukugoDaifudaState]):
    """Tries every move once on many deals: the heuristic player plays the round from there, which is quick.

    With the options for which weights are fitted, the worth of the hand after the move counts as well.
    """

    proof: ClassVar[float] = 1.0
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
            now, seat, others = Round(s), moved(s, before), len(gained) - 1
            hoped = None if seat == NO_SEAT else expected(now, s, before, seat)
            winner, score = played_on(now, s)
            if winner != NO_SEAT:
                gained = [-score] * len(gained)
                gained[winner] = score * others
            if hoped is not None:
                more = SHARE * (hoped - gained[seat])
                gained = [chips + more if p == seat else chips - more / others for p, chips in enumerate(gained)]
        return [min(1.0, max(0.0, 0.5 + chips / SPAN)) for chips in gained]

    def candidates(
        self, game: Game[JukugoDaifudaState], s: JukugoDaifudaState, seat: int, rnd: Rnd
    ) -> Sequence[Action]:
        """Return all moves, even if they are not listed for people (hints off)."""
        return game.legal(s, seat) if s.phase == "discard" else answers_of(s, seat).moves

    def reason(self, s: JukugoDaifudaState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """Return a true statement about the move; see ``reasons``."""
        return reason_for(s, seat, action)


POLICY = JukugoDaifudaPolicy()
