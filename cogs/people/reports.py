"""*Tell the managers*: a person at a table of a server reports another one. ``engine.host.people.reports`` has the
rulings.
"""

from __future__ import annotations

from typing import Any

import discord

from cogs.delivery.reports import BAR
from cogs.people import server_people
from cogs.typed.forms import TITLE, form, select
from cogs.ui.access import managed_server
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from engine.host.model.records import Refused
from engine.host.people.reports import LONGEST
from render.narration.lengths import shortened

TOLD = "reporttold"
"""The verb of the form."""


class Reports(Cog):
    """The form of a report, and the button under it for the managers."""

    @on_press("report")
    async def ask(self, who: Caller, press: Press) -> None:
        """Open the form. Raises Refused: report-server-only, not-at-this-table, report-alone."""
        info, w = await self.services.host.reading.table(press.table), who.words
        if info.guild is None:
            raise Refused("report-server-only")
        people = {s.seat: (s.person or s.absent or s.resigned, s.name) for s in info.seats}
        if who.person.id not in {p for s in info.seats for p in (s.person, s.absent, s.resigned)}:
            raise Refused("not-at-this-table")
        others = [(name, str(seat)) for seat, (p, name) in people.items() if p and p.isdecimal() and p != who.person.id]
        if not others:
            raise Refused("report-alone")
        word = discord.ui.TextInput[Any](custom_id="word", style=discord.TextStyle.paragraph, max_length=LONGEST)
        asked = [(w("report-who"), select("who", others, others[0][1] if len(others) == 1 else ""))]
        modal = form(w("report-title"), Press(info.id, TOLD), asked)
        told = shortened(w("report-word-help"), 100)
        modal.add_item(discord.ui.Label(text=w("report-word")[:TITLE], description=told, component=word))
        await who.open_form(modal)

    @on_press(TOLD)
    async def form_submitted(self, who: Caller, press: Press) -> None:
        """Store the report."""
        seat, word = who.typed("who", 2), who.typed("word", LONGEST)
        if not (seat.isascii() and seat.isdecimal()):
            raise BadId("nobody")
        await self.services.host.settings.remember_person(who.person)
        await self.services.host.reports.report(press.table, who.person, int(seat), word, who.key)
        await who.say(who.words("report-sent"))

    @on_press(BAR)
    async def bar(self, who: Caller, press: Press) -> None:
        """Keep the reported person from the tables. Raises Refused: settings-managers-only, report-gone."""
        name = press.path[0] if len(press.path) == 1 else None
        if not isinstance(name, str) or not name[1:].isdecimal():
            raise BadId("no report")
        guild = managed_server(who)
        report = await self.services.host.reports.one(name[1:])
        if report is None or report.guild != guild:
            raise Refused("report-gone")
        await server_people.bar_person(who, report.reported)
