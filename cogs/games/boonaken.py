"""/boonaken: the Dutch jass, and orders to bid up to a limit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.play.orders import OrderForm
from cogs.shelf.game import cog
from engine.games.boonaken.state import BoonakenView
from engine.games.boonaken.terms import HIGHEST_BID, next_number
from engine.host.model.records import Refused


class UpTo(OrderForm):
    """Bids the next number up to a limit, then passes; for one deal (boonaken spec, "Asynchronous play")."""

    slug = "boonaken"
    fields = ("limit",)
    most = HIGHEST_BID

    def mark(self, view: BoonakenView) -> int:
        """Return the number of the deal."""
        return view.s.deal

    def title(self, view: BoonakenView) -> Mapping[str, str]:
        """Return the deal."""
        return {"deal": str(view.s.deal)}

    def order(self, view: BoonakenView, given: Mapping[str, int]) -> dict[str, int]:
        """Return the order. Raises Refused if the caller does not bid any more, or if the limit allows no bid."""
        s = view.s
        if s.taken or s.passed[view.me]:
            raise Refused("boonaken-order-late")
        number = next_number(s.high, s.least, s.strict)
        if given["limit"] < number and s.holder != view.me:
            raise Refused("boonaken-order-reached", count=number)
        return {"limit": given["limit"], "deal": s.deal}

    def told(self, order: Mapping[str, int]) -> Mapping[str, Any]:
        """Return the limit."""
        return {"limit": str(order["limit"])}


setup = cog("boonaken", orders=UpTo())
