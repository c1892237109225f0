"""/away: some days in which no table waits for the caller in vain; for all their tables at once."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import discord
from discord import app_commands

from cogs.ui.cog import Cog, on_press
from cogs.ui.command import command, everywhere
from cogs.ui.days import begins, read_day
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Tefuda
from cogs.ui.translator import said
from cogs.ui.waiting import day
from engine.host.absence.vacations import HOW, MOST_DAYS, WAIT
from engine.host.model.records import Refused
from locales import Words, language_of, words

Interaction = discord.Interaction[Tefuda]
HOW_CHOICES = [app_commands.Choice(name=said(f"away-{how}"), value=how) for how in HOW]
BACK = "awayback"


class Vacations(Cog):
    """Going away and coming back."""

    @command("away")
    @everywhere
    @app_commands.choices(how=HOW_CHOICES)
    async def away(self, who: Caller, until: str, how: str = WAIT) -> None:
        """Mark the caller as away until the end of a day."""
        host = self.services.host
        last = the_day(until, await self.today(who.person.id), str(who.interaction.locale))
        await host.settings.remember_person(who.person)
        end, tables = await host.vacations.go_away(who.person, last, how, who.key)
        panel = Panel()
        panel.buttons([ButtonSpec(who.words("button-awayback"), Press(0, BACK).custom_id())])
        await who.say(who.words(f"away-set-{how}", until=day(end), count=tables), panel)

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
        await self.services.host.vacations.set_return_date(who.person, who.key)
        await (who.replace if who.on_message else who.say)(who.words("away-back"))


def day_choices(typed: str, today: date, w: Words, locale: str = "") -> list[app_commands.Choice[str]]:
    """Return days to choose from: first those the typed text may mean, then those whose name contains it."""
    days = [today + timedelta(days=n) for n in range(MOST_DAYS + 1)]
    names = {one: w("away-day", date=f"{one:%Y-%m-%d}", count=(one - today).days) for one in days}
    meant = [one for one in read_day(typed, today, locale, MOST_DAYS) if one in names]
    found = [*meant, *(one for one in days if one not in meant and (typed.strip() in names[one] or begins(typed, one)))]
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
