"""/geschenk: No Thanks! with its glass, and standing orders for the card on offer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.play.orders import OrderForm
from cogs.shelf.game import cog
from engine.games.geschenk.state import GeschenkView
from engine.host.model.records import Refused


class KeepRefusing(OrderForm):
    """Refuses until so many chips are in the glass, or so few are left (geschenk spec, "Asynchronous play")."""

    slug = "geschenk"
    fields = ("until", "keep")
    most = 200

    def mark(self, view: GeschenkView) -> int:
        """Return the card on offer."""
        return view.s.offer

    def title(self, view: GeschenkView) -> Mapping[str, str]:
        """Return the card on offer."""
        return {"card": str(view.s.offer)}

    def order(self, view: GeschenkView, given: Mapping[str, int]) -> dict[str, int]:
        """Return the order; an empty field is no limit. Raises Refused for limits by which it could never act.

        Such a limit is a number of chips in the glass that is reached already, for example 0, or more chips to keep
        than a refusal leaves: the own chips do not change before the own next decision.
        """
        if "until" in given and given["until"] <= view.s.pot:
            raise Refused("geschenk-order-reached", count=view.s.pot)
        if (chips := view.s.chips[view.me]) <= given.get("keep", 0):
            raise Refused("geschenk-order-few", count=chips)
        return {**given, "card": view.s.offer, "game": view.s.game}

    def told(self, order: Mapping[str, int]) -> Mapping[str, Any]:
        """Return the card and the limits, 0 for none."""
        return {"card": str(order["card"]), "until": order.get("until", 0), "keep": order.get("keep", 0)}


setup = cog("geschenk", orders=KeepRefusing())
