"""No Thanks!: standing orders for the card on offer."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.action import Action
from engine.core.wishes import Wishes
from engine.games.geschenk.moves import NO_THANKS
from engine.games.geschenk.state import GeschenkState


class StandingOrders(Wishes[GeschenkState]):
    """Say no thanks until the card has a number of chips, or the seat has only a number left. An order never takes
    (R9)."""

    follows = True

    def follow(self, s: GeschenkState, seat: int, order: Mapping[str, int]) -> Action | None:
        """Return no thanks while the order holds: ``card`` is offered, ``pot < until``, ``keep`` chips are left.

        ``until`` and ``keep`` may be missing: no limit. A pot has at least 0 chips, so ``until`` 0 never holds.
        ``game`` (if given) must be the present game, as a later game may offer the same card again.
        """
        if s.ended or seat not in s.waiting or order.get("card") != s.offer:
            return None
        if order.get("game", s.game) != s.game or ("until" in order and order["until"] <= s.pot):
            return None
        left = s.chips[seat] - 1
        return NO_THANKS if left >= max(0, order.get("keep", 0)) else None
