"""/away: some days in which no table waits for the caller in vain; for all their tables at once.

With a day it is done at once. Without one it shows a panel: until which day, and what happens to one's seats.
A change looks at each of the person's tables, so it is acknowledged first.
"""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

import discord
from discord import app_commands

from cogs.typed.days import begins, read_day
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import command, everywhere
from cogs.ui.commands.translator import localized
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel, SelectSpec
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.waiting import day
from engine.host.absence.vacations import HOW, MOST_DAYS, WAIT
from engine.host.model.records import Refused
from locales import Words, language_of, words
from render.narration.contract import Label

Interaction = discord.Interaction[Tefuda]
DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
HOW_CHOICES = [app_commands.Choice(name=localized(f"away-{how}"), value=how) for how in HOW]
PANEL, GO, BACK = "away", "awayset", "awayback"


class Vacations(Cog):
    """Going away and coming back."""

    @command("away")
    @everywhere
    @app_commands.choices(how=HOW_CHOICES)
    async def away(self, who: Caller, until: str | None = None, how: str | None = None) -> None:
        """Mark the caller as away until the end of a day; without one, show the panel."""
        if until is None:
            await self.show(who, how)
            return
        await self.go(
            who,
            the_day(until, await self.today(who.person.id), str(who.interaction.locale)),
            WAIT if how is None else how,
        )

    async def go(self, who: Caller, last: date, how: str) -> None:
        """Mark the caller as away until the end of that day."""
        host = self.services.host
        await who.defer_replacement()
        await host.settings.remember_person(who.person)
        end, tables = await host.vacations.go_away(who.person, last, how, who.key)
        text = who.words(f"away-set-{how}", until=day(end), count=tables)
        await who.replace_all(text, Panel([[_back_button(who.words)]]))

    async def show(self, who: Caller, how: str | None = None) -> None:
        """Show until which days the caller may be away. ``how``: what happens to their seats then; None for what is
        arranged at present. Raises BadId.
        """
        if how is not None and how not in HOW:
            raise BadId("no arrangement")
        w, today = who.words, await self.today(who.person.id)
        now, absences = self.services.clock(), await self.services.host.vacations.absences(who.person.id)
        until = max((until for _, until, _ in absences), default=0.0)
        how = how or next((arranged for _, end, arranged in absences if end > now and arranged in HOW), WAIT)
        days = tuple((Label(name), f"{one:%Y-%m-%d}") for one, name in day_names(today, w).items())
        hows = tuple((Label(w(f"away-{one}")), one) for one in HOW)
        panel = Panel(
            [
                SelectSpec(Press(0, GO, 0, (how,)).custom_id(), w("away-choose"), days),
                SelectSpec(Press(0, PANEL).custom_id(), w("away-choose-how"), hows, chosen=frozenset({how})),
            ]
        )
        if until > now:
            panel.buttons([_back_button(w)])
        await who.replace_all(
            w("away-now", until=day(until)) if until > now else w("away-panel", days=MOST_DAYS), panel
        )

    @on_press(PANEL)
    async def choose_how(self, who: Caller, press: Press) -> None:
        """Show the panel for the picked arrangement of one's seats."""
        await self.show(who, who.values[0] if len(who.values) == 1 else "")

    @on_press(GO)
    async def choose_day(self, who: Caller, press: Press) -> None:
        """Mark the caller as away until the end of the picked day."""
        how = press.path[0] if len(press.path) == 1 else None
        if how not in HOW or len(who.values) != 1 or not DAY.fullmatch(who.values[0]):
            raise BadId("no day")
        try:
            last = date.fromisoformat(who.values[0])
        except ValueError:
            raise BadId("no day") from None
        await self.go(who, last, str(how))

    @away.autocomplete("until")
    async def days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Autocomplete: suggest the next days, one by one."""
        person = await self.services.host.settings.person(str(interaction.user.id))
        w, today = words(language_of(person.lang or str(interaction.locale))), await self.today(person.id)
        return day_choices(current, today, w, str(interaction.locale))

    async def today(self, person: str) -> date:
        """Return today's date in a person's time zone."""
        return datetime.fromtimestamp(self.services.clock(), await self.services.host.vacations.zone_of(person)).date()

    @on_press(BACK)
    async def back(self, who: Caller, press: Press) -> None:
        """Mark the caller as back."""
        await who.defer_replacement()
        await self.services.host.vacations.set_return_date(who.person, who.key)
        await (who.replace if who.on_message else who.say)(who.words("away-back"))


def _back_button(w: Words) -> ButtonSpec:
    return ButtonSpec(w("button-awayback"), Press(0, BACK).custom_id())


def day_names(today: date, w: Words) -> dict[date, str]:
    """Return the days until which a person may be away, with their names."""
    days = [today + timedelta(days=n) for n in range(MOST_DAYS + 1)]
    return {one: w("away-day", date=f"{one:%Y-%m-%d}", count=(one - today).days) for one in days}


def day_choices(typed: str, today: date, w: Words, locale: str = "") -> list[app_commands.Choice[str]]:
    """Return days to choose from: first those the typed text may mean, then those whose name contains it."""
    names = day_names(today, w)
    meant = [one for one in read_day(typed, today, locale, MOST_DAYS) if one in names]
    found = [
        *meant,
        *(one for one in names if one not in meant and (typed.strip() in names[one] or begins(typed, one))),
    ]
    return [app_commands.Choice(name=names[one], value=f"{one:%Y-%m-%d}") for one in found]


def the_day(typed: str, today: date, locale: str = "") -> date:
    """Return the day of the typed text (``days``). Raises Refused: away-no-day (typed), away-which-day
    (typed, days).
    """
    meant = read_day(typed, today, locale, MOST_DAYS)
    if not meant:
        raise Refused("away-no-day", typed=typed[:40])
    if len(meant) > 1:
        raise Refused("away-which-day", typed=typed[:40], days=[f"{day:%Y-%m-%d}" for day in meant])
    return meant[0]
