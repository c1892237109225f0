"""Counting Cribbage: the wish to waive claims in pegging, so that one is not asked (muggins ``full``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.wishes import Wish, Wishes
from engine.games.counting_cribbage import events
from engine.games.counting_cribbage.moves import (
    ACCEPT,
    WAIVE,
    WAIVE_DEAL,
    WAIVE_TURN,
    WATCH,
    Waive,
    WaiveDeal,
    WaiveTurn,
    Watch,
)
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import ALWAYS, ASKED, FOR_DEAL, FULL_MUGGINS, UNTIL_CARD

STANDS: Final[Mapping[Wish, int]] = {WATCH: ASKED, WAIVE_TURN: UNTIL_CARD, WAIVE_DEAL: FOR_DEAL, WAIVE: ALWAYS}
"""The stored value of each wish."""


class Waivers(Wishes[CountingCribbageState]):
    """A seat that waives accepts every claim in pegging, also an open one, until it watches again or the term ends."""

    kinds = (Waive, WaiveDeal, WaiveTurn, Watch)

    def open(self, s: CountingCribbageState, seat: int) -> Sequence[Wish]:
        """Return the wishes other than the present one."""
        if s.muggins != FULL_MUGGINS or seat < 0:
            return ()
        return [wish for wish, standing in STANDS.items() if standing != s.waives[seat]]

    def keep(self, s: CountingCribbageState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the wish for the rest of the match, of the deal, or until the own next card."""
        s.waives[seat] = STANDS[wish]
        ctx.tell_only(seat, events.Waived, on=s.waives[seat])

    def answer(self, s: CountingCribbageState, seat: int) -> Action | None:
        """Return the acceptance of a claim in pegging; no seat may waive the counts of the show."""
        return ACCEPT if s.phase == "respond" and s.waives[seat] else None
