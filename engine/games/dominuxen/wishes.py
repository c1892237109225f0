"""Dominuxen: habits, and answers about sets that are snatched later in the turn.

Everybody sees who is asked, so they are answered in their time.
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
    """Who may still be attacked in this turn, beyond the one whose turn it is to be dealt with."""
    if s.phase == "play":
        # Before the play that is everybody with tiles on the line.
        return [q for q, line in enumerate(s.lines) if line and q != s.active]
    return s.victims[1:]


class Settled(Wishes[DominuxenState]):
    """What a player settles beforehand."""

    kinds = (Answer, Habit)

    def open(self, s: DominuxenState, seat: int) -> Sequence[Wish]:
        """Another habit; for the player whose turn it is also answers about victims that may still come."""
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
        """A habit for the rest of the match, an answer for the rest of the turn."""
        if isinstance(wish, Habit):
            s.habits[seat] = wish.size
            ctx.tell_only(seat, events.Habit, size=wish.size)
        elif isinstance(wish, Answer):
            if not s.answers[seat]:
                s.answers[seat] = [ASK_ME] * len(s.hands)
            s.answers[seat][wish.seat] = wish.choice
            ctx.tell_only(seat, events.Settled, victim=wish.seat, choice=wish.choice)

    def in_time(self, s: DominuxenState, seat: int) -> Action | None:
        """Take or leave as was settled for this victim, back or discard by the habit."""
        if s.phase == "take":
            settled = s.answers[seat][s.victims[0]] if s.answers[seat] else ASK_ME
            return None if settled == ASK_ME else TAKE if settled == TAKE_IT else LEAVE
        if s.phase != "recover" or s.habits[seat] == ASK:
            return None
        return BACK if s.attack[2] >= s.habits[seat] else DISCARD
