"""Open requests as a table shows them: to take a move back, and seats that are offered to a substitute."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec
from cogs.ui.services import Services
from cogs.ui.words.escaping import escaped
from cogs.ui.words.waiting import moment
from engine.core.view import View
from engine.host.model.records import LogLine, TableInfo
from engine.host.model.requests import SubstituteOffer
from locales import Words


def request_lines(
    services: Services, info: TableInfo, view: View, would_go: Sequence[LogLine], words: Words
) -> list[str]:
    """Return the lines of an open request: who asks, which moves, who has learned something, who is asked."""
    request, names = info.request, messages.shown_names(info)
    if request is None:
        return []
    lines = [words("undo-request", name=names[request.seat], until=f"<t:{int(request.until)}:R>")]
    lines += [f"> {line}" for line in messages.event_lines(services, info, would_go, view, words)[: messages.RECENT]]
    if request.learned:
        lines.append(words("undo-request-learned", names=words.join([names[p] for p in request.learned])))
    open_still = [names[p] for p in request.asked if p not in request.agreed]
    lines.append(words("undo-request-asked", names=words.join(open_still)))
    return lines


def request_buttons(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """Return the yes and no buttons of an open request."""
    if info.request is None:
        return []
    return [
        ButtonSpec(words(f"button-{verb}"), Press(info.id, verb, info.request.number).custom_id())
        for verb in ("undoyes", "undono")
    ]


def substitute_lines(info: TableInfo, names: Sequence[str], words: Words) -> list[str]:
    """Return a line for each seat that anyone may take, with its candidate; ``names`` by seat, as message text."""
    return [_line(offer, names, words) for offer in info.offered_seats if offer.to is None]


def _line(offer: SubstituteOffer, names: Sequence[str], words: Words) -> str:
    if offer.taker is None or offer.until is None:
        return words("chair-free", name=names[offer.seat])
    return words("chair-asked-for", taker=escaped(offer.taker_name), name=names[offer.seat], when=moment(offer.until))


def substitute_buttons(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """Return the button to take the first of these seats, or those to accept or refuse the person who asks for it."""
    offer = next((offer for offer in info.offered_seats if offer.to is None), None)
    if offer is None:
        return []
    verbs = ("chairtake",) if offer.taker is None else ("chairyes", "chairno")
    return [ButtonSpec(words(f"button-{verb}"), Press(info.id, verb, offer.number).custom_id()) for verb in verbs]
