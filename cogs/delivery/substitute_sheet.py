"""A table's texts about chairs on offer: the lines, and the buttons to take a chair."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.escaping import escaped
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec
from cogs.ui.waiting import moment
from engine.host.model.records import TableInfo
from engine.host.model.requests import SubstituteOffer
from locales import Words


def substitute_lines(info: TableInfo, names: Sequence[str], words: Words) -> list[str]:
    """Return a line for each chair that anyone may take, with its candidate; ``names`` by seat, as message text."""
    return [_line(offer, names, words) for offer in info.chairs if offer.to is None]


def _line(offer: SubstituteOffer, names: Sequence[str], words: Words) -> str:
    if offer.taker is None or offer.until is None:
        return words("chair-free", name=names[offer.seat])
    return words("chair-asked-for", taker=escaped(offer.taker_name), name=names[offer.seat], when=moment(offer.until))


def substitute_buttons(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """Return the button to take the first of these chairs, or those to accept or refuse the person who asks for it."""
    offer = next((offer for offer in info.chairs if offer.to is None), None)
    if offer is None:
        return []
    verbs = ("chairtake",) if offer.taker is None else ("chairyes", "chairno")
    return [ButtonSpec(words(f"button-{verb}"), Press(info.id, verb, offer.number).custom_id()) for verb in verbs]
