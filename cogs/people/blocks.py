"""A person's private list of people they do not want to sit with. The rulings are in ``engine.host.people.blocks``."""

from __future__ import annotations

from cogs.people.settings_buttons import SHOW, back
from cogs.ui.access import picked_person
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import PAGE, ButtonSpec, Panel, PersonSpec, SelectSpec
from engine.core.text.names import listed, parted
from render.narration.contract import Label

NAME = "blocks"
"""The name of the page."""
BLOCK, UNBLOCK = "block", "unblock"
MENTIONED = 50
"""The most people named in the text, which Discord limits to 2,000 characters; all are in the select, page by page."""


async def offer(who: Caller, page: int = 0) -> None:
    """Show the caller their list, with selects to change it; ``page``: the part of it in the select, from 0."""
    await who.replace_all(*await _sheet(who, page))


async def block(who: Caller, press: Press) -> None:
    """Put the picked person on the list. Raises Refused: block-bot, block-yourself, blocks-full."""
    await who.services.host.blocks.block(who.person, picked_person(who, "block-bot"))
    await offer(who)


async def unblock(who: Caller, press: Press) -> None:
    """Remove the picked person from the list."""
    if len(who.values) != 1:
        raise BadId("nobody")
    await who.services.host.blocks.unblock(who.person, who.values[0])
    await offer(who)


async def _sheet(who: Caller, page: int) -> tuple[str, Panel]:
    words, host = who.words, who.services.host
    known = await host.blocks.names_of_blocked(who.person.id)
    blocked = list(known)
    names = dict(zip(blocked, listed(dict(enumerate(known[p] or p for p in blocked))).values(), strict=True))
    # A mention shows only the name; the number beside it is that in the select.
    people = words.join([f"<@{p}>{parted(names[p])[1] if names[p] != known[p] else ''}" for p in blocked[-MENTIONED:]])
    further = len(blocked) - MENTIONED
    if not blocked:
        told = words("blocks-none")
    elif further > 0:
        told = words("blocks-list-more", people=people, count=further)
    else:
        told = words("blocks-list", people=people)
    lines = [words("blocks-explained"), told]
    panel = Panel()
    if who.interaction.guild_id is not None:
        panel.rows.append(PersonSpec(Press(0, BLOCK).custom_id(), words("blocks-add")))
    else:
        lines.append(words("blocks-in-server"))
    # The newest first: a person just added is the most likely to be removed again.
    parts = [blocked[::-1][at : at + PAGE] for at in range(0, len(blocked), PAGE)]
    page = page if page < len(parts) else 0
    if parts:
        options = tuple((Label(names[p]), p) for p in parts[page])
        panel.rows.append(SelectSpec(Press(0, UNBLOCK, page).custom_id(), words("blocks-remove"), options))
    others = [at for at in range(len(parts)) if at != page]
    turn = [
        ButtonSpec(words("panel-page-button", page=str(at + 1)), Press(0, SHOW, at, (NAME,)).custom_id())
        for at in others
    ]
    panel.buttons([*turn, back(words)])
    return "\n".join(lines), panel
