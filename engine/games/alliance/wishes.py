"""Alliance: the wish that decides when a player is asked about a rebuild (R22)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.context import GameContext
from engine.core.wishes import Wish, Wishes
from engine.games.alliance.moves import ASK, AskRebuild
from engine.games.alliance.state import AllianceState


class AskedWhen(Wishes[AllianceState]):
    """NEVER, WHEN_PILE_EMPTY or ALWAYS; it applies from the next cleanup on, and an open question stays open."""

    kinds = (AskRebuild,)

    def open(self, s: AllianceState, seat: int) -> Sequence[Wish]:
        """Return the two other preferences; none once the seat cannot rebuild any more."""
        if seat < 0 or (s.once and s.rebuilt[seat]):
            return ()
        return [wish for wish in ASK if wish.when != s.ask[seat]]

    def keep(self, s: AllianceState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the preference without an event; the menu shows it."""
        if isinstance(wish, AskRebuild):
            s.ask[seat] = wish.when
