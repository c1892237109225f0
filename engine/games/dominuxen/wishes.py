"""Dominuxen: habits, and decisions about sets that are snatched later in the turn.

All players see who is asked, so the wishes are answered with a delay.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.wishes import Wish, Wishes
from engine.games.dominuxen import events
from engine.games.dominuxen.moves import ANSWER, BACK, DISCARD, HABIT, LEAVE, TAKE, Answer, Habit
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import ASK, ASK_ME, HABITS, TAKE_IT


def later_victims(s: DominuxenState) -> Sequence[int]:
    """Return the seats that may still be attacked in this turn, after the present victim."""
    if s.phase == "play":
        # Before the play these are all seats with tiles on the line.
        return [q for q, line in enumerate(s.lines) if line and q != s.active]
    return s.victims[1:]


class Settled(Wishes[DominuxenState]):
    """The decisions a player makes beforehand."""

    kinds = (Answer, Habit)

    def open(self, s: DominuxenState, seat: int) -> Sequence[Wish]:
        """Return other habits; for the active player also decisions about victims that may still come."""
        if seat < 0:
            return ()
        habit = s.habits[seat]
        wishes: list[Wish] = [HABIT[size] for size in HABITS if size != habit]
        if seat == s.active:
            settled = s.answers[seat]
            for q in later_victims(s):
                now = settled[q] if settled else ASK_ME
                wishes += [wish for wish in ANSWER[q] if wish.choice != now]
        return wishes

    def keep(self, s: DominuxenState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store a habit for the rest of the match, a decision for the rest of the turn."""
        if isinstance(wish, Habit):
            s.habits[seat] = wish.size
            ctx.tell_only(seat, events.Habit, size=wish.size)
        elif isinstance(wish, Answer):
            if not s.answers[seat]:
                s.answers[seat] = [ASK_ME] * len(s.hands)
            s.answers[seat][wish.seat] = wish.choice
            ctx.tell_only(seat, events.Settled, victim=wish.seat, choice=wish.choice)

    def in_time(self, s: DominuxenState, seat: int) -> Action | None:
        """Return to take or leave by the decision for this victim, to take back or discard by the habit."""
        if s.phase == "take":
            settled = s.answers[seat][s.victims[0]] if s.answers[seat] else ASK_ME
            return None if settled == ASK_ME else TAKE if settled == TAKE_IT else LEAVE
        if s.phase != "recover" or s.habits[seat] == ASK:
            return None
        return BACK if s.attack[2] >= s.habits[seat] else DISCARD
