"""Counting Cribbage: to waive claims in pegging, so that one is not asked (muggins ``full``)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.wishes import Wish, Wishes
from engine.games.counting_cribbage import events
from engine.games.counting_cribbage.moves import ACCEPT, WAIVE, WATCH, Waive, Watch
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import FULL_MUGGINS


class Waivers(Wishes[CountingCribbageState]):
    """Who waives accepts every claim in pegging, also the one that is open, until they watch again."""

    kinds = (Waive, Watch)

    def open(self, s: CountingCribbageState, seat: int) -> Sequence[Wish]:
        """The other of the two."""
        if s.muggins != FULL_MUGGINS or seat < 0:
            return ()
        return (WATCH if s.waives[seat] else WAIVE,)

    def keep(self, s: CountingCribbageState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """For the rest of the match."""
        s.waives[seat] = int(isinstance(wish, Waive))
        ctx.tell_only(seat, events.Waived, on=s.waives[seat])

    def answer(self, s: CountingCribbageState, seat: int) -> Action | None:
        """Claims in pegging alone: what everybody counts in the show is nobody's to waive."""
        return ACCEPT if s.phase == "respond" and s.waives[seat] else None
