"""/league new, and all that is done with a league by buttons: under its board, and under the table shown to one alone.

A league is reached in its server by those who see its channel, and by its own people from everywhere; who is kept apart
from somebody in it does not reach it, unless they are in it themselves. To all others its number does not exist.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.community import league_sheets
from cogs.community.league_weeks import LeagueRunner
from cogs.lobby.opening import place_for
from cogs.play.record import show_rules
from cogs.ui.access import sees
from cogs.ui.escaping import Safe
from cogs.ui.game_names import GAME, GAME_HELP, suggest_games, the_game
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller, caller, run_handler
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services, Tefuda
from cogs.ui.translator import named, said
from engine.host.community.league_personal_data import OVER
from engine.host.community.leagues import LEAGUE_PACES, MOST_WEEKS, OPEN, League, Leagues
from engine.host.model.records import Refused

Interaction = discord.Interaction[Tefuda]
PACE_CHOICES = [app_commands.Choice(name=said(f"pace-{pace}"), value=pace) for pace in LEAGUE_PACES]


async def reaches(services: Services, interaction: Interaction, league: League) -> bool:
    """Whether whoever acts may know of this league."""
    person = str(interaction.user.id)
    apart = await services.host.blocks.blocked_with(person)
    if any(m.person == person for m in league.people):
        return True
    return sees(interaction, league.guild, league.channel, league.channel) and apart.isdisjoint(
        m.person for m in league.playing
    )


async def reachable_league(who: Caller, number: int) -> League:
    """The league of this number, if the caller reaches it from here. Refused: no-such-league."""
    league = await Leagues(who.services.host).one(number)
    if not await reaches(who.services, who.interaction, league):
        raise Refused("no-such-league")
    return league


def manages_it(who: Caller, league: League) -> bool:
    """Whether the caller manages the server of a league: its people reach it from everywhere, also from their own."""
    return str(who.interaction.guild_id) == league.guild and who.interaction.permissions.manage_guild


async def here(services: Services, interaction: Interaction) -> list[League]:
    """The leagues of this server that are not over, as far as the caller reaches them, the newest first."""
    if interaction.guild_id is None:
        return []
    found = await Leagues(services.host).of_guild(str(interaction.guild_id))
    return [league for league in found if await reaches(services, interaction, league)]


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True)
class LeagueCommands(
    commands.GroupCog,
    group_name=named("league", "command-league-name"),
    group_description=said("command-league"),
):
    """The commands of leagues, and their buttons."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.services: Services = bot.services
        self.leagues = Leagues(self.services.host)
        self.verbs = {
            league_sheets.JOIN: self.join,
            league_sheets.LEAVE: self.ask_to_leave,
            league_sheets.START: self.start,
            league_sheets.LOOK: self.look,
            league_sheets.SEE: self.look,
            league_sheets.WEEKLY: self.look,
            league_sheets.ENDED: self.look,
            "leaguerules": self.rules,
            league_sheets.END: self.ask_to_end,
            "leagueout": self.leave_now,
            "leagueover": self.end_now,
        }
        super().__init__()

    async def cog_load(self) -> None:
        """Answer these verbs from now on."""
        self.services.handlers.update(self.verbs)

    async def cog_unload(self) -> None:
        """Answer them no more."""
        for verb in self.verbs:
            self.services.handlers.pop(verb, None)

    def nudge(self) -> None:
        """Something has changed: show it soon."""
        runner = self.bot.get_cog(LeagueRunner.__name__)
        if isinstance(runner, LeagueRunner):
            runner.nudge()

    @app_commands.command(name=named("new", "command-league-new-name"), description=said("command-league-new"))
    @app_commands.rename(
        pace=named("pace", "option-pace-name"),
        weeks=named("weeks", "option-weeks-name"),
        players=named("players", "option-players-name"),
        **GAME,
    )
    @app_commands.describe(
        pace=said("option-league-pace"), weeks=said("option-weeks"), players=said("option-league-players"), **GAME_HELP
    )
    @app_commands.choices(pace=PACE_CHOICES)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        weeks: app_commands.Range[int, 1, MOST_WEEKS] | None = None,
        pace: str | None = None,
        players: app_commands.Range[int, 2, 7] | None = None,
    ) -> None:
        """Open a league here."""

        async def work(who: Caller) -> None:
            slug = the_game(self.services, game)
            place = await place_for(who, slug)
            if place.guild is None:
                raise Refused("settings-server-only")
            may = interaction.app_permissions
            if not (may.view_channel and may.send_messages and may.attach_files):
                raise Refused("digest-cannot-post", channel=Safe(f"<#{place.channel}>"))
            await self.services.host.settings.remember_person(who.person)
            await self.leagues.open(
                slug,
                players,
                pace or LEAGUE_PACES[0],
                weeks or 0,
                who.person,
                guild=place.guild,
                channel=place.channel,
                lang=place.lang,
                interaction=who.key,
            )
            self.nudge()
            await who.say(who.words("league-opened"))

        await run_handler(lambda: caller(self.services, interaction), work)

    @new.autocomplete("game")
    async def game_names(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The games by name."""
        return await suggest_games(interaction, current)

    async def ask(self, who: Caller, league: League, what: str, verb: str) -> None:
        """Ask whether somebody is sure; the button does it. Refused: league-not-in, league-over."""
        if league.status == OVER:
            raise Refused("league-over")
        if what == "leave" and league.member(who.person.id) is None:
            raise Refused("league-not-in")
        panel, title = Panel(), league_sheets.title_of(self.services, league, who.words)
        sure = Press(0, verb, league.id).custom_id()
        panel.buttons([ButtonSpec(who.words(f"button-league-{what}"), sure, discord.ButtonStyle.danger)])
        await who.say(who.words(f"league-{what}-sure", title=title, id=str(league.id)), panel)

    async def show(self, who: Caller, league: League) -> None:
        """The table for the caller alone."""
        await who.defer()
        manages = manages_it(who, league)
        sheet = await league_sheets.own_sheet(self.services, league, who.person.id, who.words, manages=manages)
        await who.say(sheet.text, sheet.panel, sheet.picture)

    async def look(self, who: Caller, press: Press) -> None:
        """The button that shows the table."""
        await self.show(who, await reachable_league(who, press.prompt))

    async def rules(self, who: Caller, press: Press) -> None:
        """The rules of its game."""
        await show_rules(who, (await reachable_league(who, press.prompt)).game)

    async def join(self, who: Caller, press: Press) -> None:
        """Sign up."""
        league = await reachable_league(who, press.prompt)
        await self.services.host.settings.remember_person(who.person)
        await self.leagues.join(league.id, who.person)
        self.nudge()
        title = league_sheets.title_of(self.services, league, who.words)
        await who.say(who.words("league-joined", title=title, id=str(league.id)))

    async def ask_to_leave(self, who: Caller, press: Press) -> None:
        """The button for leaving."""
        await self.ask(who, await reachable_league(who, press.prompt), "leave", "leagueout")

    async def ask_to_end(self, who: Caller, press: Press) -> None:
        """The button for ending it. Refused also: league-ending."""
        league = await reachable_league(who, press.prompt)
        self.leagues.led(league, who.person.id, manages_it(who, league))
        if league.ending:
            raise Refused("league-ending")
        await self.ask(who, league, "end", "leagueover")

    async def leave_now(self, who: Caller, press: Press) -> None:
        """Leave."""
        before = await reachable_league(who, press.prompt)
        await self.leagues.leave(before.id, who.person.id)
        self.nudge()
        await who.replace(who.words("league-left" if before.status == OPEN else "league-left-running"))

    async def start(self, who: Caller, press: Press) -> None:
        """Begin."""
        league = await reachable_league(who, press.prompt)
        begun = await self.leagues.start(league.id, who.person.id, manages=manages_it(who, league))
        self.nudge()
        free = league_sheets.free_lines(self.services, begun, who.words)
        await who.say("\n".join([who.words("league-begun"), *free]))

    async def end_now(self, who: Caller, press: Press) -> None:
        """End it."""
        league = await reachable_league(who, press.prompt)
        after = await self.leagues.end(league.id, who.person.id, manages=manages_it(who, league))
        self.nudge()
        await who.replace(who.words("league-ending" if after.ending else "league-closed"))


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(LeagueCommands(bot))
