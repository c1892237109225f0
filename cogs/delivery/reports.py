"""Brings a report to the managers of a server: to the channel that they chose, else to the owner in a direct message.

Without a sound. A channel that everybody there can see is none for reports; the owner gets them then. Nobody is told of
a report about themselves, so one about the owner reaches only the channel and the managers' page. The message may come
twice if the process is cut off between Discord's answer and ours.
"""

from __future__ import annotations

import discord

from cogs.run.refusals import NoDirectMessages, passing
from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.escaping import as_text, escaped
from engine.host.model.records import DeliveryTask, TableInfo
from engine.host.model.rows import OVER
from engine.host.people.reports import Report
from locales import Words, language_of, words

BAR = "reportbar"
"""The verb that keeps the reported person from the tables of the server. Its path is "r" and the report's id."""


class ReportNotes:
    """Sends reports."""

    def __init__(self, services: Services, bot: discord.Client) -> None:
        self.services, self.bot = services, bot
        self.at_discord, self.direct_messages = services.live_hands.at_discord, services.live_hands.direct_messages

    async def deliver(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Send a report, unless it is deleted by now. Returns as ``Notices.deliver``."""
        host = self.services.host
        report = await host.reports.one(task.target)
        guild = None if report is None else self.bot.get_guild(int(report.guild))
        if report is None or guild is None:
            return False
        nonce = await host.deliveries.nonce("report", report.id)
        channel = await host.reports.channel(report.guild)
        if channel is not None and fits(guild, channel) is None:
            lang = (await host.servers.settings(report.guild)).lang or str(guild.preferred_locale)
            try:
                await self.at_discord.send(
                    channel, self.sheet(info, report, words(language_of(lang))), nonce, silent=True
                )
                return False
            except discord.HTTPException as e:
                if passing(e):
                    raise
        owner = str(guild.owner_id)
        if owner != report.reported:
            settings = await host.settings.person(owner)
            w = words(language_of(settings.lang or settings.locale or str(guild.preferred_locale)))
            try:
                await self.direct_messages.send(
                    owner, nonce, self.sheet(info, report, w, server=guild.name), silent=True
                )
            except NoDirectMessages:
                # The managers' page has it.
                return False
        return False

    def sheet(self, info: TableInfo, report: Report, w: Words, *, server: str = "") -> messages.Sheet:
        """Return the message of a report; ``server``: the name of the server, outside of it."""
        reported = called(report.reported, report.names[1])
        title = self.services.narration(info.game).title(w)
        place = messages.place_link(info, w)
        end = (
            w("report-private", server=escaped(server), reported=reported)
            if server
            else w("report-in-channel", reported=reported)
        )
        lines = [
            w("report-heading", title=title, table=str(info.id), place=place),
            w("report-told", reporter=called(report.reporter, report.names[0]), reported=reported),
            quoted(report.word),
            end,
        ]
        buttons = [ButtonSpec(w("button-to-table"), "", url=messages.table_url(info))]
        if not server:
            if info.status in OVER:
                verbs = {"replay": "button-replay", "record": "button-record"}
                buttons += [ButtonSpec(w(key), Press(info.id, verb).custom_id()) for verb, key in verbs.items()]
            buttons.append(ButtonSpec(w("button-report-bar"), Press(0, BAR, 0, (f"r{report.id}",)).custom_id()))
        panel = Panel()
        panel.buttons(buttons)
        return messages.Sheet(messages.fit(lines), panel)


def called(person: str, name: str) -> str:
    """Return a person as message text: a mention, which rings nobody here, and their name at the table."""
    return f"<@{person}> ({escaped(name)})" if name else f"<@{person}>"


def quoted(word: str) -> str:
    """Return the word of a report as a quotation."""
    return "\n".join(f"> {line}" for line in as_text(word).split("\n"))


def fits(guild: discord.Guild, channel: str) -> str | None:
    """Return the key of why reports cannot go to a channel of a server; None if they can."""
    there = guild.get_channel(int(channel))
    if there is None:
        return "digest-cannot-post"
    may = there.permissions_for(guild.me)
    if not (may.view_channel and may.send_messages):
        return "digest-cannot-post"
    everyone = guild.default_role
    return "report-channel-public" if there.permissions_for(everyone).view_channel else None
