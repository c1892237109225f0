"""A request to take a move back, as the table shows it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec
from cogs.ui.services import Services
from engine.core.view import View
from engine.host.model.records import LogLine, TableInfo
from locales import Words


def request_lines(
    services: Services, info: TableInfo, view: View, would_go: Sequence[LogLine], words: Words
) -> list[str]:
    """Return the lines of an open request: who asks, which moves, who has learned something, who is asked."""
    request, names = info.request, messages.shown_names(info)
    if request is None:
        return []
    lines = [words("undo-request", name=names[request.seat], until=f"<t:{int(request.until)}:R>")]
    lines += [f"> {line}" for line in messages.told(services, info, would_go, view, words)[: messages.RECENT]]
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
