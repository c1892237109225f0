"""Dominuxen: habits, and answers about sets that are snatched later in the turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.context import GameContext
from engine.core.wishes import Wish, Wishes
from engine.games.dominuxen import events
from engine.games.dominuxen.moves import ANSWER, HABIT, Answer, Habit
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import ASK_ME, HABITS


def later_victims(s: DominuxenState) -> Sequence[int]:
    """Who may still be attacked in this turn, beyond the one whose turn it is to be dealt with."""
    if s.phase == "play":
        # Before the play that is everybody with tiles on the line.
        return [q for q, line in enumerate(s.lines) if line and q != s.active]
    return s.victims[1:]


class Settled(Wishes[DominuxenState]):
    """What a player settles beforehand; ``Game.automatic`` acts on it, so nothing is answered here."""

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
