"""What a table says of chairs that are offered: the lines, and the buttons to take one."""

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
    """The chairs that anyone may take, and who asks for one; ``names`` by seat, as message text."""
    return [_line(offer, names, words) for offer in info.chairs if offer.to is None]


def _line(offer: SubstituteOffer, names: Sequence[str], words: Words) -> str:
    if offer.taker is None or offer.until is None:
        return words("chair-free", name=names[offer.seat])
    return words("chair-asked-for", taker=escaped(offer.taker_name), name=names[offer.seat], when=moment(offer.until))


def substitute_buttons(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """To take the first of these chairs, or to say something of who asks for it."""
    offer = next((offer for offer in info.chairs if offer.to is None), None)
    if offer is None:
        return []
    verbs = ("chairtake",) if offer.taker is None else ("chairyes", "chairno")
    return [ButtonSpec(words(f"button-{verb}"), Press(info.id, verb, offer.number).custom_id()) for verb in verbs]
