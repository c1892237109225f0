"""Target: the wish to keep all cards without being asked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.wishes import Wish, Wishes
from engine.games.target.events import Kept
from engine.games.target.moves import KEEP
from engine.games.target.state import TargetState


class AlwaysKeep(Wish):
    """Keep all cards from now on."""


class AskMe(Wish):
    """Be asked again."""


ALWAYS_KEEP, ASK_ME = AlwaysKeep(), AskMe()


class Keeping(Wishes[TargetState]):
    """A wish that lasts until it is cancelled. All players see who has chosen, so the wish is answered with a delay."""

    kinds = (AlwaysKeep, AskMe)

    def open(self, s: TargetState, seat: int) -> Sequence[Wish]:
        """Return the other of the two."""
        return () if seat < 0 else (ASK_ME if s.keeps[seat] else ALWAYS_KEEP,)

    def keep(self, s: TargetState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the wish for the rest of the game."""
        s.keeps[seat] = int(isinstance(wish, AlwaysKeep))
        ctx.tell_only(seat, Kept, on=bool(s.keeps[seat]))

    def in_time(self, s: TargetState, seat: int) -> Action | None:
        """Return the choice to discard nothing."""
        return KEEP if s.phase == "discard" and s.keeps[seat] else None
