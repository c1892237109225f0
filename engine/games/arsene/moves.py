"""The moves of Arsène other than playing a card, and the plan that a seat can make ahead of time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.state import NO_SEAT
from engine.core.wishes import Wish, Wishes
from engine.families.tricks import best
from engine.games.arsene.events import Planned
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import PLANS, SEATS, SIDE, push_target


class Flip(Action):
    """Turn the side card at ``place``, from 1."""

    place: int


class Take(Action):
    """Take the trick just won."""


class Push(Action):
    """Push it to the next seat clockwise with as many tricks."""


class Plan(Wish):
    """Decide in private what happens to the present trick if one wins it."""

    plan: int


FLIP: Final = tuple(Flip(k) for k in range(SIDE + 1))
TAKE, PUSH = Take(), Push()
EITHER: Final[tuple[Take | Push, ...]] = (TAKE, PUSH)
PLAN: Final = tuple(Plan(k) for k in range(len(PLANS)))


class Ahead(Wishes[ArseneState]):
    """To take or to push, chosen before the trick is won; carried out at the pace of a person, so that no player
    notices."""

    kinds = (Plan,)

    def open(self, s: ArseneState, seat: int) -> Sequence[Wish]:
        """Return the two other plans, for a seat that may still win this trick and could then push it."""
        if seat < 0 or s.phase != "play" or push_target(s.count, seat) == NO_SEAT:
            return ()
        turn, lying = (seat - s.leader) % SEATS, len(s.trick)
        if turn < lying and best(s.trick, s.trump) != turn:
            return ()
        return [plan for plan in PLAN if plan.plan != s.plans[seat]]

    def keep(self, s: ArseneState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the plan until the trick is taken, whichever seat wins it."""
        if isinstance(wish, Plan):
            s.plans[seat] = wish.plan
            ctx.tell_only(seat, Planned, plan=PLANS[wish.plan])

    def in_time(self, s: ArseneState, seat: int) -> Action | None:
        """Return the plan for the trick just won."""
        return (None, TAKE, PUSH)[s.plans[seat]] if s.phase == "decide" else None
