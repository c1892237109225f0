"""/daily: one short game a day, the same cards for everybody; its page for one person, and how they begin it."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import discord

from cogs.community.daily_sheet import fair_line, page_lines, page_panel, standing_picture
from cogs.delivery.direct_messages import own_channel
from cogs.lobby.computers import checked_level, computer_name
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import command, everywhere
from cogs.ui.drawing import pictured
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, safely
from engine.host.community.daily import Standing, seats_of
from engine.host.model.records import Refused

_DAY = re.compile(r"(\d{4})(\d{2})(\d{2})")
PAGE = frozenset({"dailyfair", "dailygame"})
"""Verbs that only a person's own page has; ``dailygame`` is that of the pages of former releases."""


def day_named(number: int) -> str:
    """Return the day of a press. Raises BadId."""
    found = _DAY.fullmatch(str(number))
    if found is None:
        raise BadId("no day")
    day = "-".join(found.groups())
    try:
        datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise BadId("no day") from None
    return day


class Daily(Cog):
    """The deals of the day: command and buttons."""

    @command("daily")
    @everywhere
    async def daily(self, who: Caller) -> None:
        """Show today's deal."""
        daily = self.services.host.daily
        slug = self.here(daily.featured(daily.today))
        await who.defer()
        await self.show(who, daily.today, slug)

    @on_press("daily")
    async def turn(self, who: Caller, press: Press) -> None:
        """Show another day, or the present state of the same one; from any message."""
        day, slug = self.meant(press)
        await (safely(who.interaction.response.defer) if self.turns(who) else who.defer())
        await self.show(who, day, slug)

    @on_press("dailygame")
    async def choose(self, who: Caller, press: Press) -> None:
        """Show a game that was picked on the page of a former release, if the caller has played it that day."""
        if len(who.values) != 1 or who.values[0] not in self.services.host.daily.games():
            raise BadId("no game")
        self.here(who.values[0])
        day = self.shown(press)
        await (safely(who.interaction.response.defer) if self.turns(who) else who.defer())
        await self.show(who, day, who.values[0])

    @on_press("dailyfair")
    async def fair(self, who: Caller, press: Press) -> None:
        """Show what makes the cards of the day fair."""
        day, slug = self.meant(press)
        standing = await self.standing(who, day, slug)
        await who.say(fair_line(standing, who.words))

    def turns(self, who: Caller) -> bool:
        """True if the press was on the caller's own page, which is changed in place."""
        message = who.interaction.message
        return message is not None and any(Press.parse(i).verb in PAGE for i in _ids(message) if i)

    def meant(self, press: Press) -> tuple[str, str]:
        """Return the day and the game of a press; the day is today or yesterday. Raises BadId; Refused: game-away."""
        daily = self.services.host.daily
        slug = press.path[0] if len(press.path) == 1 else None
        if not isinstance(slug, str) or slug not in daily.games():
            raise BadId("no game")
        return self.shown(press), self.here(slug)

    def here(self, slug: str) -> str:
        """Return the game. Raises Refused: game-away or game-closed if it is switched off."""
        self.services.host.tables.library.game(slug)
        return slug

    def shown(self, press: Press) -> str:
        """Return the day of a press if it is today or yesterday, else today. Raises BadId."""
        daily, day = self.services.host.daily, day_named(press.prompt)
        return day if day in (daily.today, daily.yesterday) else daily.today

    async def standing(self, who: Caller, day: str, slug: str) -> Standing:
        """Return the standing of a day: in its one game, or in another one that the caller has begun that day.

        Messages of former releases have buttons to other games.
        """
        daily = self.services.host.daily
        found = await daily.standing(day, slug, who.person.id)
        featured = daily.featured(day)
        if slug == featured or found.table is not None:
            return found
        return await daily.standing(day, featured, who.person.id)

    async def show(self, who: Caller, day: str, slug: str) -> None:
        """Show the page of a day's deal to the caller alone."""
        standing = await self.standing(who, day, slug)
        streak = await self.services.host.daily.streak(who.person.id)
        text = messages.fit(page_lines(self.services, standing, streak, who.words))
        settings = await self.services.host.settings.person(who.person.id)
        own, you = pictured(who.person.id, who.person.name, settings.portrait), who.words("daily-you")
        week = await self.services.host.daily.week_of(who.person.id, standing.day)
        picture = await standing_picture(self.services, standing, own, streak, week, who.words, you)
        panel = page_panel(self.services, standing, who.words)
        if self.turns(who):
            await who.replace(text, panel, picture=picture, drop=True)
        else:
            await who.say(text, panel, picture)

    @on_press("dailyplay")
    async def play(self, who: Caller, press: Press) -> None:
        """Deal today's cards to the caller, in their direct messages; of another game than today's, show the page."""
        day, slug = self.meant(press)
        host = self.services.host
        if day != host.daily.today or day != day_named(press.prompt):
            raise Refused("daily-over")
        await (safely(who.interaction.response.defer) if self.turns(who) else who.defer())
        if (await self.standing(who, day, slug)).game != slug:
            await self.show(who, day, slug)
            return
        await host.settings.remember_person(who.person)
        channel = await own_channel(who)
        level = checked_level(self.services, None)
        names: tuple[str, ...] = ()
        for _ in range(seats_of(host.tables.library.games[slug]) - 1):
            names = (*names, computer_name(names, level, who.words))
        await host.daily.open(slug, who.person, names, level, channel=channel, lang=who.words.lang)
        await self.show(who, day, slug)


def _ids(message: discord.Message) -> list[str | None]:
    """Return the custom ids of a message's components."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [getattr(child, "custom_id", None) for row in rows for child in row.children]
