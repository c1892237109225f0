"""The distribution of the special cards: each team decides in secret who gets its jokers and its white card."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import product

from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Phase
from engine.core.state import NO_SEAT
from engine.games.alliance.events import Accepted, Proposed, Ready, Reconsidered
from engine.games.alliance.moves import (
    ACCEPT,
    RECONSIDER,
    USUAL,
    Plan,
    Propose,
    Reconsider,
    Usual,
)
from engine.games.alliance.piles import deal
from engine.games.alliance.state import PROPOSALS, AllianceState, usual_holders

JUST_BLACK = 0b111
"""The special cards of black as bits; those of red are the three bits above."""


@lru_cache(maxsize=64)
def proposals(members: tuple[int, ...]) -> tuple[Propose, ...]:
    """Return every way to give three cards to ``members``."""
    return tuple(Propose(*holders) for holders in product(members, repeat=3))


def members(s: AllianceState, team: int) -> tuple[int, ...]:
    """Return the seats of a team, clockwise from spades: black and red sit at every other place."""
    return tuple(s.order[team::2])


def holders(s: AllianceState, own: Sequence[int]) -> tuple[int, ...] | None:
    """Return the seats of joker 1, joker 2 and the white card of the team ``own``; None without a proposal."""
    found = [NO_SEAT] * 3
    for p in own:
        mask = s.special[p]
        if mask > JUST_BLACK:
            mask >>= 3
        for k in range(3):
            if mask >> k & 1:
                found[k] = p
    return None if found[0] == NO_SEAT else tuple(found)


class Distributing(Phase[AllianceState, Plan]):
    """Both teams decide at once and in secret, with proposals until all members have accepted the same one."""

    secret_readiness = True

    def legal(self, s: AllianceState, seat: int) -> Sequence[Plan]:
        """Return the acceptance of the present proposal, and the other proposals."""
        if holders(s, members(s, s.team(seat))) is None:
            return self.others(s, seat)
        return [ACCEPT, *self.others(s, seat)]

    def others(self, s: AllianceState, seat: int) -> Sequence[Propose | Usual]:
        """Return the proposals other than the present one; if the seat has none left, only the usual distribution."""
        own = members(s, s.team(seat))
        now = holders(s, own)
        every = proposals(own)
        if now is None:
            return every
        if s.proposals[seat] >= PROPOSALS:
            return () if now == usual_holders(own) else (USUAL,)
        at = 0
        for p in now:
            at = at * len(own) + own.index(p)
        return every[:at] + every[at + 1 :]

    def anytime(self, s: AllianceState, seat: int) -> Sequence[Plan]:
        """Return ``RECONSIDER`` for a seat that has answered, until its team is ready."""
        if seat < 0 or seat in s.waiting or s.ready[s.team(seat)] or not self.others(s, seat):
            return ()
        return (RECONSIDER,)

    def prompt_variant(self, s: AllianceState, seat: int) -> Hashable:
        """Return the number of the proposal to answer: an acceptance of a former proposal is stale."""
        return sum(s.proposals[p] for p in members(s, s.team(seat))) if seat != TABLE_ACTOR else None

    def apply(self, s: AllianceState, seat: int, action: Plan, ctx: GameContext) -> None:
        """Carry out an answer. A proposal replaces the former one and counts as acceptance by its maker."""
        team = s.team(seat)
        own = members(s, team)
        if isinstance(action, Reconsider):
            s.agreed[seat] = 0
            s.waiting = sorted([*s.waiting, seat])
            ctx.tell_only(own, Reconsidered, seat=seat)
            return
        if isinstance(action, Usual):
            action = Propose(*usual_holders(own))
        if isinstance(action, Propose):
            s.proposals[seat] += 1
            given = (action.joker1, action.joker2, action.white)
            for p in own:
                s.special[p] = sum([1 << 3 * team + k for k, holder in enumerate(given) if holder == p])
                s.agreed[p] = 0
            s.waiting = [p for p in range(len(s.suits)) if p in s.waiting or p in own]
            ctx.tell_only(own, Proposed, seat=seat, holders=list(given))
        else:
            ctx.tell_only(own, Accepted, seat=seat)
        s.agreed[seat] = 1
        s.waiting.remove(seat)
        if 0 not in [s.agreed[p] for p in own]:
            s.ready[team] = 1
            ctx.tell(Ready, team=team)
            if not s.waiting:
                deal(s, ctx)
