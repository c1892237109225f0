"""/geschenk: No Thanks! with its glass, and standing orders for this card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.play.orders import OrderForm
from cogs.shelf.game import cog
from engine.games.geschenk.state import GeschenkView
from engine.host.model.records import Refused


class KeepRefusing(OrderForm):
    """No thanks until so many chips are in the glass, or so few are left (geschenk spec, "Asynchronous play")."""

    slug = "geschenk"
    fields = ("until", "keep")
    most = 200

    def mark(self, view: GeschenkView) -> int:
        """The card on offer."""
        return view.s.offer

    def title(self, view: GeschenkView) -> Mapping[str, str]:
        """That card."""
        return {"card": str(view.s.offer)}

    def order(self, view: GeschenkView, given: Mapping[str, int]) -> dict[str, int]:
        """What could never act is refused; an empty field is no limit.

        That is a limit of chips in the glass that is reached already, such as 0, and more chips to keep than a refusal
        leaves: own chips do not change before the own next decision.
        """
        if "until" in given and given["until"] <= view.s.pot:
            raise Refused("geschenk-order-reached", count=view.s.pot)
        if (chips := view.s.chips[view.me]) <= given.get("keep", 0):
            raise Refused("geschenk-order-few", count=chips)
        return {**given, "card": view.s.offer, "game": view.s.game}

    def told(self, order: Mapping[str, int]) -> Mapping[str, Any]:
        """The limits, 0 for none."""
        return {"card": str(order["card"]), "until": order.get("until", 0), "keep": order.get("keep", 0)}


setup = cog("geschenk", verbs=("take", "no_thanks"), orders=KeepRefusing())
