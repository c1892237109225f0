"""Jukugo Daifuda: standing orders for this round, such as to pass unless one can go out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.state import NO_CARD
from engine.core.wishes import Wish, Wishes
from engine.games.jukugo_daifuda import events
from engine.games.jukugo_daifuda.answers import NO_ORDERS, ORDER, Order
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, answers_of, by_order
from engine.games.jukugo_daifuda.terms import RULES, THRESHOLD


class Orders(Wishes[JukugoDaifudaState]):
    """How to answer a daifuda without being asked; a new order also answers an open prompt."""

    kinds = (Order,)

    def open(self, s: JukugoDaifudaState, seat: int) -> Sequence[Wish]:
        """Return the orders other than the present ones; with hints off only the cancellations."""
        if not 0 <= seat < len(s.chips):
            return ()
        now = {rule for rule, level in THRESHOLD.items() if level == s.passing[seat]}
        now.add("auto" if s.auto_ron[seat] else "manual")
        return [ORDER[rule] for rule in (NO_ORDERS if s.unaided else RULES) if rule not in now]

    def keep(self, s: JukugoDaifudaState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the order until the round is over, or ("turn") until the next card is turned up for this seat."""
        if not isinstance(wish, Order):
            return
        rule = RULES[wish.rule]
        if rule in THRESHOLD:
            s.passing[seat] = THRESHOLD[rule]
        else:
            s.auto_ron[seat] = int(rule == "auto")
        ctx.tell_only(seat, events.Ordered, rule=rule)

    def answer(self, s: JukugoDaifudaState, seat: int) -> Action | None:
        """Return the answer to a daifuda window; a discard is the player's own decision."""
        return by_order(s, seat, answers_of(s, seat)) if s.daifuda != NO_CARD else None
