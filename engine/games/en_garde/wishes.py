"""En Garde: the wish to parry unasked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.wishes import Wish, Wishes
from engine.games.en_garde.events import Wished
from engine.games.en_garde.moves import ALWAYS_PARRY, ASK_ME, AlwaysParry, AskMe, parry
from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import ADVANCED, BASIC, SUM, parries


class Parrying(Wishes[EnGardeState]):
    """The wish "parry if I can", for the match, until it is taken back; open if a parry can be a choice at all.

    All players see who is asked, so the wish is answered with a delay.
    """

    kinds = (AlwaysParry, AskMe)

    def open(self, s: EnGardeState, seat: int) -> Sequence[Wish]:
        """Return the other of the two."""
        if seat < 0 or s.level == BASIC or (s.level != ADVANCED and s.parry != SUM):
            return ()
        return (ASK_ME if s.parries[seat] else ALWAYS_PARRY,)

    def keep(self, s: EnGardeState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the wish for the rest of the match."""
        s.parries[seat] = int(isinstance(wish, AlwaysParry))
        ctx.tell_only(seat, Wished, on=bool(s.parries[seat]))

    def in_time(self, s: EnGardeState, seat: int) -> Action | None:
        """Return the first parry in ascending order; without a parry None, and the player chooses."""
        if s.phase != "answer" or not s.parries[seat]:
            return None
        found = parries(s.hands[seat], s.attack, s.parry)
        return parry(found[0]) if found else None
