"""Tables in direct messages for friends who share no server: the invitation to pass on, and what its code opens.

A bot may not write into the direct messages of two people, or into a group of them; there it can only answer a command.
So the people of such a table meet in their own direct messages with the bot, and its opener passes the invitation on.
The rulings about codes are in ``engine.host.lobby.codes``.
"""

from __future__ import annotations

from typing import Final

import discord

from cogs.delivery.sheets.daily_line import to_copy
from cogs.delivery.sheets.lobby_sheet import length, seated_line
from cogs.lobby.fair_deal import drawn_word
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.computer_names import for_reader
from cogs.ui.words.escaping import escaped
from engine.host.lobby.codes import TAG, cleaned
from engine.host.model.records import Status, TableInfo

JOIN: Final = "codejoin"
"""The verb that sits down at the table of a code. Its path is "c" and the code without its hyphen."""


def app_link(bot: Tefuda) -> str:
    """Return the page on which a person adds the bot to their account or to a server, as its host allows it."""
    return f"https://discord.com/oauth2/authorize?client_id={bot.application_id}"


async def invitation(who: Caller, info: TableInfo) -> str:
    """Return the invitation to a table as a text to pass on. Raises Refused as ``Codes.of``."""
    words = who.words
    code = await who.services.host.codes.of(info.id, who.person.id)
    title = who.services.narration(info.game).title(words)
    told = words("friends-invitation", title=title, code=code, link=app_link(who.interaction.client))
    return "\n".join([words("friends-pass-on"), *to_copy(told)])


async def remember_channel(who: Caller) -> None:
    """Store the channel of the caller's direct messages, if they press there: then none has to be opened."""
    settings = who.services.host.settings
    await settings.remember_person(who.person)
    if who.interaction.guild_id is None and (await settings.person(who.person.id)).dm_channel is None:
        await settings.set_dm_channel(who.person.id, str(who.interaction.channel_id))


async def show_table_of_code(who: Caller, code: str) -> None:
    """Show what a code leads to, with the button to sit down there. Raises Refused as ``Codes.find``."""
    words, host = who.words, who.services.host
    # Tries of a person who is not stored would not wait for each other.
    await host.settings.remember_person(who.person)
    info = for_reader(await host.codes.find(code, who.person.id), words)
    lines = [
        messages.heading(who.services, info, words),
        f"{length(who.services, info, words)} · {seated_line(info, words)}",
        words("friends-seen-as", name=escaped(who.person.everywhere)),
    ]
    panel = Panel()
    path = (f"c{cleaned(code).replace('-', '')}",)
    panel.buttons(
        [
            ButtonSpec(words("button-join"), Press(0, JOIN, 0, path).custom_id(), discord.ButtonStyle.primary),
            ButtonSpec(words("button-rules"), Press(0, "rulepage", 0, (info.game, 0)).custom_id()),
        ]
    )
    await who.say(messages.fit(lines), panel)


class Friends(Cog):
    """The verbs of invitations by code."""

    @on_press("friends")
    async def invite(self, who: Caller, press: Press) -> None:
        """Show the invitation to the table."""
        info = await self.services.host.reading.table(press.table)
        await who.say(await invitation(who, info))

    @on_press(JOIN)
    async def join(self, who: Caller, press: Press) -> None:
        """Sit down at the table of a code."""
        code = str(press.path[0]) if len(press.path) == 1 else ""
        if not code.startswith("c") or len(code) <= TAG:
            raise BadId("no code")
        await remember_channel(who)
        host = self.services.host
        info = await host.codes.find(code[1:], who.person.id)
        acted = await host.seating.join(info.id, who.person, who.key, word=drawn_word(who.words))
        if acted.table.status is not Status.OPEN:
            text = who.words("lobby-started", place=messages.place_link(acted.table, who.words))
        else:
            seat = acted.table.seat_of(who.person.id)
            text = who.words("friends-joined", seat="?" if seat is None else str(seat.seat + 1))
        await who.replace(text, Panel())
