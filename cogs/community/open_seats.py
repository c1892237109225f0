"""Open seats: tables of this server with free seats, to join from the list, and its leagues."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.community import league_sheets
from cogs.community.leagues import here as leagues_here
from cogs.community.seek_sheets import seek_button
from cogs.delivery.notices import ALERT_OFF
from cogs.ui import messages
from cogs.ui.access import reaches, server_of
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.host.community.leagues import League
from engine.host.community.seeking import Seeking
from engine.host.lobby.open_seats import OpenSeat, OpenSeats, one_a_person
from locales import Words

Interaction = discord.Interaction[Tefuda]
VERB = "openseats"
ALERT = "tablealert"
"""The verb that turns table alerts on or off; its path is 1 or 0."""
MOST = 15
"""Tables on the list: three rows of buttons; a fourth refreshes the list, or leads to the shelf."""


async def seats_for(services: Services, interaction: Interaction) -> list[OpenSeat]:
    """Return the seats that the acting person may take in this server. Tables are left out that they cannot reach, have
    a part in, or were sent away from.
    """
    if interaction.guild_id is None:
        return []
    person = str(interaction.user.id)
    found = await OpenSeats(services.host).of(str(interaction.guild_id))
    others = [
        free
        for free in found
        if all(person not in (seat.person, seat.absent, seat.resigned) for seat in free.table.seats)
        and not any(i.person == person and i.over and i.sent_away for i in free.table.invited)
    ]
    return [seat for seat in others if await reaches(services, interaction, seat.table)]


async def is_looking(services: Services, person: str, guild: str) -> bool:
    """True if a person looks for players in this server now."""
    kept = await Seeking(services.host).of(person)
    return kept is not None and kept.guild == guild


def seat_line(services: Services, seat: OpenSeat, words: Words) -> str:
    """Return the line of a table with room: its game, place, people, free seats and pace."""
    info = seat.table
    facts = [words("open-seats-chair") if seat.offer is not None else words("open-seats-free", count=seat.free)]
    if seat.missing > 1:
        facts.append(words("open-seats-missing", count=seat.missing))
    elif info.when_full and seat.free == 1:
        facts.append(words("open-seats-last"))
    facts.append(words(f"open-seats-pace-{info.pace}"))
    if seat.more:
        facts.append(words("open-seats-more", count=seat.more))
    title = services.narration(info.game).title(words)
    place, names = messages.place_link(info, words), words.join(messages.shown_names(info))
    told = {"title": title, "table": str(info.id), "place": place, "facts": " · ".join(facts)}
    return words("open-seats-line", names=names, **told) if names else words("open-seats-line-empty", **told)


def seat_button(services: Services, seat: OpenSeat, words: Words) -> ButtonSpec:
    """Return the button that takes a seat there."""
    info = seat.table
    title = services.narration(info.game).title(words)
    press = Press(info.id, "join") if seat.offer is None else Press(info.id, "chairtake", seat.offer)
    label = words("open-seats-join", title=title, table=str(info.id))
    return ButtonSpec(label, press.custom_id(), discord.ButtonStyle.primary)


def alert_button(alerts: bool, words: Words) -> ButtonSpec:
    """Return the button that turns table alerts on or off; ``alerts``: they are on."""
    press = Press(0, ALERT, 0, (int(not alerts),))
    return ButtonSpec(words("button-alert-off" if alerts else "button-alert-on"), press.custom_id())


def seats_sheet(
    services: Services,
    seats: list[OpenSeat],
    words: Words,
    leagues: Sequence[League] = (),
    *,
    alerts: bool = False,
    looking: bool = False,
) -> messages.Sheet:
    """Return the list, a line per person who waits, the best seats first; below it a line and a button per league.

    ``alerts``: the reader is told of new tables; ``looking``: they look for players.
    """
    count, seats, panel = len(seats), one_a_person(seats), Panel()
    panel.buttons([seat_button(services, seat, words) for seat in seats[:MOST]])
    panel.buttons([league_sheets.league_button(services, league, words) for league in leagues])
    again = ButtonSpec(words("open-seats-again"), Press(0, VERB).custom_id())
    panel.buttons(
        [seek_button(words, looking=looking), again, alert_button(alerts, words), messages.shelf_button(words)]
    )
    lines = [words("open-seats-heading", count=count)] if seats else [words("open-seats-none")]
    lines += [seat_line(services, seat, words) for seat in seats[:MOST]]
    lines += league_sheets.league_lines(services, leagues, words)
    lines += [words("open-seats-alerts")] if alerts else []
    return messages.Sheet(messages.fit(lines), panel)


class Seats(Cog):
    """The list of open seats."""

    @on_press(VERB)
    async def look(self, who: Caller, press: Press) -> None:
        """Show the list to the caller, again or for the first time; it replaces a message of their own."""
        guild = server_of(who)
        seats = await seats_for(self.services, who.interaction)
        alerts = await self.services.host.table_alerts.wanted(who.person.id, guild)
        leagues = await leagues_here(self.services, who.interaction)
        looking = await is_looking(self.services, who.person.id, guild)
        sheet = seats_sheet(self.services, seats, who.words, leagues, alerts=alerts, looking=looking)
        if who.on_message:
            await who.replace(sheet.text, sheet.panel, drop=True)
        else:
            await who.say(sheet.text, sheet.panel)

    @on_press(ALERT)
    async def alert(self, who: Caller, press: Press) -> None:
        """Turn the caller's table alerts in this server on or off, and show the list again."""
        guild = server_of(who)
        if press.path not in ((0,), (1,)):
            raise BadId("no switch")
        await self.services.host.settings.remember_person(who.person)
        await self.services.host.table_alerts.turn(who.person, guild, press.path == (1,))
        await self.look(who, press)

    @on_press(ALERT_OFF)
    async def no_more(self, who: Caller, press: Press) -> None:
        """Turn the caller's table alerts of a server off, on a message about a table or a person there."""
        guild = str(press.path[0]).removeprefix("g") if len(press.path) == 1 else ""
        if not guild.isdecimal():
            raise BadId("no server")
        await self.services.host.table_alerts.turn(who.person, guild, False)
        kept = await Seeking(self.services.host).of(who.person.id)
        if kept is not None and kept.guild == guild:
            # They may have been told because they look for such a table.
            await Seeking(self.services.host).stop(who.person.id)
        await who.answer_in_place(who.words("alerts-off"))
