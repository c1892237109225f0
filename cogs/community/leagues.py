"""/league, and the buttons of leagues and cups: under the board, and under the standings that one person sees.

Members of its server who see its channel reach a league there, its own people from everywhere. A person who is kept
apart from one of its people reaches it only as one of its people too. For all others its number does not exist.
"""

from __future__ import annotations

import discord

from cogs.community import league_sheets
from cogs.community.league_weeks import LeagueRunner
from cogs.lobby.opening import Place, may_open_private, place_for
from cogs.play.record import show_rules
from cogs.typed.forms import form, select
from cogs.typed.game_names import on_offer
from cogs.ui.access import sees
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import command, in_servers
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import fit
from cogs.ui.panel import ButtonSpec, Panel, paged_selects
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.escaping import Safe
from engine.host.community.cups import LEAGUE, MODES
from engine.host.community.league_personal_data import OVER
from engine.host.community.leagues import LEAGUE_PACES, MOST_WEEKS, OPEN, ROUND_DAYS, TEAMS, League, Leagues
from engine.host.model.records import Refused
from render.narration.contract import Label

Interaction = discord.Interaction[Tefuda]
NEW, FORM, TEAM = "leaguenew", "leagueform", "leagueteam"
"""The verbs of the select of a game for a new league, of the form for it, and of the select of a team."""
USUAL = f"{LEAGUE}.1"
"""The kind that is picked at first: the mode, and the members of a team."""


async def reaches(services: Services, interaction: Interaction, league: League) -> bool:
    """True if the acting person may know of this league."""
    person = str(interaction.user.id)
    apart = await services.host.blocks.blocked_with(person)
    if any(m.person == person for m in league.people):
        return True
    return sees(interaction, league.guild, league.channel, league.channel) and apart.isdisjoint(
        m.person for m in league.playing
    )


async def reachable_league(who: Caller, number: int) -> League:
    """Return the league of this number, if the caller reaches it from here. Raises Refused: no-such-league."""
    league = await Leagues(who.services.host).one(number)
    if not await reaches(who.services, who.interaction, league):
        raise Refused("no-such-league")
    return league


def manages_it(who: Caller, league: League) -> bool:
    """True if the caller manages the league's server and acts there: its people reach it from other servers too."""
    return str(who.interaction.guild_id) == league.guild and who.interaction.permissions.manage_guild


async def here(services: Services, interaction: Interaction) -> list[League]:
    """Return the leagues of this server that are not over and that the caller reaches, the newest first."""
    if interaction.guild_id is None:
        return []
    found = await Leagues(services.host).of_guild(str(interaction.guild_id))
    return [league for league in found if await reaches(services, interaction, league)]


class LeagueCommands(Cog):
    """The command of leagues, and their buttons."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.leagues = Leagues(self.services.host)

    def nudge(self) -> None:
        """Show a change soon."""
        runner = self.bot.get_cog(LeagueRunner.__name__)
        if isinstance(runner, LeagueRunner):
            runner.nudge()

    @command("league")
    @in_servers
    async def league(self, who: Caller) -> None:
        """Show the leagues of this server, with a button to each, and the games for a new one."""
        w, found = who.words, await here(self.services, who.interaction)
        panel = Panel()
        panel.buttons([league_sheets.league_button(self.services, league, w) for league in found])
        games = [(Label(self.services.narration(slug).title(w)), slug) for slug in self.games()]
        panel.rows += paged_selects(games, lambda at: Press(0, NEW, at).custom_id(), w("league-new"), w)
        lines = league_sheets.league_lines(self.services, found, w)
        await who.say(fit([w("league-explained"), *(lines or [w("leagues-none")])]), panel)

    def games(self) -> list[str]:
        """Return the games on offer that a league can play."""
        return [slug for slug in on_offer(self.services) if self.leagues.allowed(slug)]

    @on_press(NEW)
    async def new(self, who: Caller, press: Press) -> None:
        """Open the form for a league of the picked game. Raises Refused if the server does not want it here."""
        if len(who.values) != 1 or who.values[0] not in self.games():
            raise BadId("no game")
        slug, w = who.values[0], who.words
        await self.place(who, slug)
        usual = self.services.host.tables.library.games[slug].usual_seats({})
        kinds = [(mode, team) for mode in MODES for team in (TEAMS if mode != LEAGUE else TEAMS[:1])]
        choices = {
            "kind": ([(w("cup-kind", kind=mode, team=team), f"{mode}.{team}") for mode, team in kinds], USUAL),
            "weeks": ([(w("league-weeks", count=count), str(count)) for count in range(MOST_WEEKS + 1)], "0"),
            "days": ([(w("cup-days", count=days), str(days)) for days in ROUND_DAYS], "7"),
            "pace": ([(w(f"pace-{pace}"), pace) for pace in LEAGUE_PACES], LEAGUE_PACES[0]),
            "players": ([(str(size), str(size)) for size in self.leagues.allowed(slug)], str(usual)),
        }
        fields = [(w(f"league-form-{name}"), select(name, *options)) for name, options in choices.items()]
        title = w("league-form", title=self.services.narration(slug).title(w))
        await who.open_form(form(title, Press(0, FORM, 0, (slug,)), fields))

    @on_press(FORM)
    async def open(self, who: Caller, press: Press) -> None:
        """Open the league of a form. Raises BadId for numbers that the form does not offer."""
        slug = press.path[0] if len(press.path) == 1 else None
        weeks, players = who.typed("weeks", 2), who.typed("players", 2)
        # A form that was opened before there were cups asks for neither.
        days = who.typed("days", 2) if "days" in who.fields else "7"
        mode, _, team = (who.typed("kind", 20) if "kind" in who.fields else USUAL).partition(".")
        if mode == LEAGUE:
            days = "7"
        numbers = weeks, players, days, team
        if not isinstance(slug, str) or slug not in self.games() or not all(map(_is_count, numbers)):
            raise BadId("no league")
        if mode not in MODES or int(days) not in ROUND_DAYS:
            raise BadId("no kind")
        place = await self.place(who, slug)
        if mode != LEAGUE and not self.has_private_threads(who):
            raise Refused("cup-no-threads", channel=Safe(f"<#{place.channel}>"))
        await self.services.host.settings.remember_person(who.person)
        await self.leagues.open(
            slug,
            int(players),
            who.typed("pace", 20),
            int(weeks),
            who.person,
            guild=str(place.guild),
            channel=place.channel,
            lang=place.lang,
            interaction=who.key,
            mode=mode,
            days=int(days),
            team=int(team),
        )
        self.nudge()
        await who.replace_all(who.words("league-opened" if mode == LEAGUE else "cup-opened"))

    def has_private_threads(self, who: Caller) -> bool:
        """True if the tables of a cup can have private threads in the caller's channel."""
        return isinstance(who.interaction.channel, discord.TextChannel) and may_open_private(
            who.interaction.app_permissions
        )

    async def place(self, who: Caller, slug: str) -> Place:
        """Return where the league would be. Raises Refused if it cannot be here."""
        place = await place_for(who, slug)
        if place.guild is None:
            raise Refused("settings-server-only")
        may = who.interaction.app_permissions
        if not (may.view_channel and may.send_messages and may.attach_files):
            raise Refused("digest-cannot-post", channel=Safe(f"<#{place.channel}>"))
        return place

    async def ask(self, who: Caller, league: League, what: str, verb: str) -> None:
        """Ask whether the caller is sure, with a button that does it. Raises Refused: league-not-in, league-over."""
        if league.status == OVER:
            raise Refused("league-over")
        if what == "leave" and league.member(who.person.id) is None:
            raise Refused("league-not-in")
        panel = Panel()
        sure = Press(0, verb, league.id).custom_id()
        panel.buttons([ButtonSpec(who.words(f"button-league-{what}"), sure, discord.ButtonStyle.danger)])
        begun = "no" if league.status == OPEN else "yes"
        await who.say(league_sheets.titled(self.services, league, who.words, f"{what}-sure", begun=begun), panel)

    async def show(self, who: Caller, league: League) -> None:
        """Show the standings to the caller alone."""
        await who.defer()
        manages = manages_it(who, league)
        sheet = await league_sheets.own_sheet(self.services, league, who.person.id, who.words, manages=manages)
        await who.say(sheet.text, sheet.panel, sheet.picture)

    @on_press(league_sheets.LOOK, league_sheets.SEE, league_sheets.WEEKLY, league_sheets.ENDED)
    async def look(self, who: Caller, press: Press) -> None:
        """Show the standings of the pressed button's league."""
        await self.show(who, await reachable_league(who, press.prompt))

    @on_press("leaguerules")
    async def rules(self, who: Caller, press: Press) -> None:
        """Show the rules of the league's game."""
        await show_rules(who, (await reachable_league(who, press.prompt)).game)

    @on_press(league_sheets.JOIN)
    async def join(self, who: Caller, press: Press) -> None:
        """Sign up for the league; in a cup of teams, ask for the team if one has a free place."""
        league, w = await reachable_league(who, press.prompt), who.words
        former = any(m.person == who.person.id for m in league.people)
        short = [side for side in league.entrants if 0 < len(league.members(side)) < league.team]
        if not former and short and league_sheets.joinable(league):
            teams = [(Label(w("cup-team-new")), "0")]
            for side in short:
                called = [league.called[m.person] for m in league.members(side)]
                teams.append((Label(w("cup-team-choice", names=w.join(called))), side.removeprefix("team-")))
            panel = Panel()
            panel.rows += paged_selects(
                teams, lambda at: Press(0, TEAM, league.id, (at,)).custom_id(), w("cup-team-ask"), w
            )
            await who.say(w("cup-team-ask"), panel)
            return
        await self.signed_up(who, league, 0)

    async def signed_up(self, who: Caller, league: League, team: int, *, in_place: bool = False) -> None:
        """Sign up and say so; ``in_place``: where the team was asked for."""
        await self.services.host.settings.remember_person(who.person)
        league = await self.leagues.join(league.id, who.person, team)
        self.nudge()
        name = "joined" if league.status == OPEN else "joined-late"
        if name == "joined-late" and len(league.members(league.side_of(who.person.id))) > 1:
            # A computer has the place in the team until then.
            name = "joined-team"
        told = league_sheets.titled(self.services, league, who.words, name, mode=league.mode)
        await (who.replace_all if in_place else who.say)(told)

    @on_press(TEAM)
    async def join_team(self, who: Caller, press: Press) -> None:
        """Sign up for the picked team, or found one."""
        league = await reachable_league(who, press.prompt)
        if len(who.values) != 1 or not _is_count(who.values[0]):
            raise BadId("no team")
        await self.signed_up(who, league, int(who.values[0]), in_place=True)

    @on_press(league_sheets.LEAVE)
    async def ask_to_leave(self, who: Caller, press: Press) -> None:
        """Ask before leaving the league."""
        await self.ask(who, await reachable_league(who, press.prompt), "leave", "leagueout")

    @on_press(league_sheets.END)
    async def ask_to_end(self, who: Caller, press: Press) -> None:
        """Ask before ending the league. Also raises Refused: league-ending."""
        league = await reachable_league(who, press.prompt)
        self.leagues.led(league, who.person.id, manages_it(who, league))
        if league.ending:
            raise Refused("league-ending")
        await self.ask(who, league, "end", "leagueover")

    @on_press("leagueout")
    async def leave_now(self, who: Caller, press: Press) -> None:
        """Leave the league."""
        before = await reachable_league(who, press.prompt)
        await self.leagues.leave(before.id, who.person.id)
        self.nudge()
        name = "left" if before.status == OPEN else "left-running"
        await who.replace(who.words(league_sheets.key(before, name)))

    @on_press(league_sheets.START)
    async def start(self, who: Caller, press: Press) -> None:
        """Start the league."""
        league = await reachable_league(who, press.prompt)
        begun = await self.leagues.start(league.id, who.person.id, manages=manages_it(who, league))
        self.nudge()
        free = league_sheets.free_lines(self.services, begun, who.words)
        await who.say("\n".join([who.words(league_sheets.key(begun, "begun")), *free]))

    @on_press("leagueover")
    async def end_now(self, who: Caller, press: Press) -> None:
        """End the league."""
        league = await reachable_league(who, press.prompt)
        after = await self.leagues.end(league.id, who.person.id, manages=manages_it(who, league))
        self.nudge()
        closed = league_sheets.key(after, "closed")
        await who.replace(who.words("league-ending" if after.ending else closed))


def _is_count(typed: str) -> bool:
    return typed.isascii() and typed.isdecimal()
