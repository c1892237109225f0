"""/inbox: every table of the caller, those that wait first, playable in place."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.play.play import show_hand
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import command, everywhere
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.computer_names import seen_by_reader
from cogs.ui.words.escaping import escaped
from cogs.ui.words.waiting import own_clock
from engine.host.model.records import Refused, Status, TableInfo
from locales import Words

TOLD = 6
"""How many tables have a line with their latest event."""
MOST = 20
"""The most tables of a kind that are listed."""


def ago(seconds: float, words: Words) -> str:
    """Return how long ago something was, in the largest fitting unit."""
    minutes = max(0, int(seconds // 60))
    if minutes < 60:
        return words("ago-minutes", count=minutes)
    if minutes < 60 * 48:
        return words("ago-hours", count=minutes // 60)
    return words("ago-days", count=minutes // (60 * 24))


def where(services: Services, info: TableInfo, person: str, words: Words) -> str:
    """Return what a table is called in a line: its thread, which is named by game and people; in direct messages these
    themselves, since a link there leads to the bot; elsewhere its game and channel.
    """
    facts = {"title": services.narration(info.game).title(words), "table": str(info.id)}
    if info.guild is None:
        names = [escaped(s.name) for s in info.seats if s.person is not None and s.person != person]
        return (
            words("inbox-where-direct", names=words.join(names), **facts) if names else words("inbox-button", **facts)
        )
    place = messages.place_link(info, words)
    if info.thread is not None:
        return words("inbox-where-thread", place=place, table=str(info.id))
    return words("inbox-where", place=place, **facts)


async def inbox_sheet(services: Services, person: str, words: Words, *, first: Sequence[str] = ()) -> messages.Sheet:
    """Return the message with ``first``, then every table of a person with a button, those that wait for them first."""
    host = services.host
    waiting = await host.reading.inbox(person)
    seated = await host.reading.tables_of(person)
    lines = [*first, words("inbox-heading", count=len(waiting))]
    panel = Panel()
    buttons: list[ButtonSpec] = []
    for info in waiting[:MOST]:
        title = services.narration(info.game).title(words)
        mine = info.seat_of(person)
        since = ago(services.clock() - (mine.since if mine else info.touched), words)
        lines.append(words("inbox-line", where=where(services, info, person, words), since=since))
        lines += own_clock(mine, words) if mine else []
        lines += await news_line(services, info, person, words) if len(buttons) < TOLD else []
        buttons.append(
            ButtonSpec(
                words("inbox-button", title=title, table=str(info.id)),
                Press(info.id, "inbox").custom_id(),
                discord.ButtonStyle.primary if not buttons else discord.ButtonStyle.secondary,
            )
        )
    shown: list[ButtonSpec] = []
    others = [t for t in seated if t.id not in {w.id for w in waiting}]
    if others:
        lines.append(words("inbox-others", count=len(others)))
        for info in others[:MOST]:
            title = services.narration(info.game).title(words)
            lines.append(words("inbox-other-line", where=where(services, info, person, words)))
            # The table itself where there is no hand that could be played: it has the buttons to go on.
            verb = "inbox" if info.status is Status.PLAYING else "look"
            label = words("which-table-other", title=title, table=str(info.id))
            shown.append(ButtonSpec(label, Press(info.id, verb).custom_id()))
    invited = [await host.reading.table(table) for table in await host.inviting.invitations_of(person)]
    if invited:
        lines.append(words("inbox-invited", count=len(invited)))
    for info in invited[: MOST - len(buttons)]:
        title = services.narration(info.game).title(words)
        lines.append(words("inbox-other-line", where=where(services, info, person, words)))
        label = words("inbox-join", title=title, table=str(info.id))
        buttons.append(ButtonSpec(label, Press(info.id, "join").custom_id()))
    panel.buttons([*buttons, *shown[: MOST - len(buttons)]])
    if not buttons:
        # Nothing waits for the person: something to play.
        panel.buttons([messages.shelf_button(words)])
    return messages.Sheet(messages.fit(lines), panel)


async def news_line(services: Services, info: TableInfo, person: str, words: Words) -> list[str]:
    """Return a line with the newest event at a table since this person's last move; [] if there is none."""
    try:
        info, view, since_last_move = await services.host.reading.hand(info.id, person)
    except Refused:
        # Its game is unloaded; the table says so itself.
        return []
    info, view = seen_by_reader(info, view, words)
    told = messages.event_lines(services, info, messages.news_of(since_last_move, view), view, words)
    return [f"> {told[-1]}"] if told else []


class Inbox(Cog):
    """The inbox: its command and its button."""

    @command("inbox")
    @everywhere
    async def inbox(self, who: Caller) -> None:
        """Show the list, with a button for each of the first few."""
        sheet = await inbox_sheet(self.services, who.person.id, who.words)
        await who.say(sheet.text, sheet.panel)

    @on_press("inbox")
    async def open_from_inbox(self, who: Caller, press: Press) -> None:
        """Show the hand of a waiting table right here."""
        await show_hand(who, press.table)
