"""Runs the leagues: their weeks, the tables of a week each in a thread of its own, the messages in their channels."""

from __future__ import annotations

import logging
from typing import Final

import discord

from cogs.community import league_sheets
from cogs.community.channel_posts import ChannelPostBoard, Composer
from cogs.lobby.computers import checked_level, computer_name
from cogs.lobby.fair_deal import drawn_word
from cogs.lobby.opening import LONGEST_NAME, admit, open_thread
from cogs.run.refusals import TROUBLE
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.cog import Cog
from cogs.ui.ids import Press
from cogs.ui.members import Members
from cogs.ui.messages import Sheet
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.host.community.channel_posts import ChannelPost
from engine.host.community.cup_rounds import THIRD
from engine.host.community.league_personal_data import BOARD
from engine.host.community.league_weeks import LeagueWeeks, Pairing, keeping_no_other_waiting
from engine.host.community.leagues import END, RUNNING, WEEK, League, Leagues
from locales import language_of, words
from render.narration.lengths import shortened

log = logging.getLogger("tefuda.leagues")

VERBS = {BOARD: league_sheets.LOOK, WEEK: league_sheets.WEEKLY, END: league_sheets.ENDED}
"""The verb that identifies a message, by its kind."""
CLOCKS_APART_S: Final = 300.0
"""How far Discord's clock, which is in the id of a thread, may be behind ours, in seconds."""


class LeagueMessages(Composer):
    """Makes the messages of leagues."""

    def __init__(self, services: Services, members: Members) -> None:
        self.services, self.members = services, members
        self.leagues = Leagues(services.host)

    def mark(self, channel_post: ChannelPost, since: float) -> Press:
        """Return the button that shows the standings, with the league's number and, on a week's message, the week's."""
        number, *week = map(int, channel_post.key.split("."))
        return Press(0, VERBS[channel_post.kind], number, tuple(week))

    async def compose(self, channel_post: ChannelPost, guild: discord.Guild, since: float) -> Sheet | None:
        """Return the message as it must be now."""
        number, _, week = channel_post.key.partition(".")
        league, said = await self.leagues.one(int(number)), words(language_of(channel_post.lang))
        if channel_post.kind == WEEK:
            pairings = await LeagueWeeks(self.leagues).pairings(league)
            if not any(pairing.table for pairing in pairings if pairing.week == int(week)):
                # An earlier release wanted the message all the same.
                return None
            here = await self.members.here(guild.id, [m.person for m in league.playing])
            return await league_sheets.week_sheet(self.services, league, int(week), said, here)
        if channel_post.kind == END:
            return await league_sheets.end_sheet(self.services, league, said)
        return await league_sheets.board(self.services, league, said)

    async def next_due(self, channel_post: ChannelPost, since: float) -> float | None:
        """Return None: no message follows by itself."""
        return None

    async def give_up(self, channel_post: ChannelPost) -> None:
        """End the weeks of a league without a channel."""
        await self.leagues.lost(int(channel_post.key.split(".")[0]))


class KeptMessages(LeagueMessages):
    """Makes those that are kept up to date: the board, and a week's pairings."""

    changes = True


class LeagueRunner(BackgroundLoop):
    """Begins weeks, opens tables, and checks for finished ones."""

    every = 30.0

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.weeks = LeagueWeeks(Leagues(self.services.host))
        self.members = Members(bot)

    async def cog_load(self) -> None:
        """Register the composers of the messages of leagues."""
        messages = LeagueMessages(self.services, self.members)
        kept = KeptMessages(self.services, self.members)
        self.services.composers |= {BOARD: kept, WEEK: kept, END: messages}
        await super().cog_load()

    async def cog_unload(self) -> None:
        """Remove the composers."""
        for kind in VERBS:
            self.services.composers.pop(kind, None)
        await super().cog_unload()

    async def round(self) -> None:
        """Advance all leagues of our servers whose game is here."""
        await self.weeks.leagues.expire()
        for league in await self.weeks.due():
            if self.is_ours(league):
                with keeping_no_other_waiting(league.id):
                    people = [m.person for m in league.playing]
                    await self.weeks.plan(league, await self.members.here(int(league.guild), people))
        for league, pairing in await self.weeks.to_open():
            if self.is_ours(league):
                with keeping_no_other_waiting(league.id):
                    async with self.services.host.tables.leases.alone(f"league {league.id}") as ours:
                        if ours:
                            await self.open(league, pairing)
        await self.weeks.look()
        board = self.bot.get_cog(ChannelPostBoard.__name__)
        if isinstance(board, ChannelPostBoard):
            board.nudge()

    @Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the leagues of a deleted channel."""
        await self.lost(str(channel.guild.id), str(channel.id))

    @Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Stop the leagues of a deleted thread."""
        await self.lost(str(event.guild_id), str(event.thread_id))

    async def lost(self, guild: str, channel: str) -> None:
        """Stop the leagues of a channel, as no week can be posted; tables that run in threads of their own go on."""
        for league in await self.weeks.leagues.of_guild(guild):
            if league.channel == channel:
                await self.weeks.leagues.lost(league.id)

    def is_ours(self, league: League) -> bool:
        """True if we serve the league's server and can play its game."""
        return self.bot.get_guild(int(league.guild)) is not None and self.services.host.tables.library.opens(
            league.game
        )

    def channel_of(self, league: League) -> discord.abc.GuildChannel | discord.Thread | None:
        """Return the league's channel; None for an archived thread, which the next message brings back."""
        guild = self.bot.get_guild(int(league.guild))
        return None if guild is None else guild.get_channel_or_thread(int(league.channel))

    async def left_over(
        self, league: League, channel: discord.abc.GuildChannel | discord.Thread, name: str, pairing: Pairing
    ) -> str | None:
        """Return the private thread of a cup's table that was opened before a cut-off, with its people; else None.

        It is found by its name. Two cups of one game in a channel have threads of equal names, so there a second one
        is opened: who plays in the other cup must not see the table.
        """
        if not league.is_cup or not isinstance(channel, discord.TextChannel):
            return None
        cups = [one for one in await self.weeks.leagues.of_guild(league.guild) if one.is_cup and one.id != league.id]
        if any((one.game, one.channel) == (league.game, league.channel) for one in cups if one.status == RUNNING):
            return None
        called = shortened(name, LONGEST_NAME)
        for thread in channel.threads:
            made = discord.utils.snowflake_time(thread.id).timestamp()
            ours = thread.owner_id == channel.guild.me.id and thread.is_private() and not thread.archived
            if not ours or thread.name != called or made < league.opened - CLOCKS_APART_S:
                continue
            # Where a table of a former cup is over, its people still see the thread.
            if await self.services.host.reading.had_table(str(thread.id)):
                continue
            try:
                await admit(thread, pairing.people)
            except TROUBLE as e:
                log.info("a thread is opened anew: %s", type(e).__name__)
                return None
            return str(thread.id)
        return None

    async def open(self, league: League, pairing: Pairing) -> None:
        """Open a table, in a thread of its own if the server wants that and we may; that of a cup in a private one.

        Others play the same cards, so a cup's table waits until we may open a private thread.
        """
        channel = self.channel_of(league)
        said, thread = words(language_of(league.lang)), None
        opened = await self.weeks.opened(league, pairing) is not None
        if channel is not None and not opened and await self.weeks.playable(league, pairing):
            settings = await self.services.host.servers.settings(league.guild)
            if settings.threads or league.is_cup:
                number = pairing.number + 1
                if third := number > THIRD * league.team:
                    number -= THIRD * league.team + league.team
                name = said(
                    league_sheets.key(league, "thread"),
                    title=league_sheets.title_of(self.services, league, said),
                    week=str(pairing.week),
                    number=str(number),
                    third="yes" if third else "no",
                )
                may = channel.permissions_for(channel.guild.me)
                people = pairing.people if league.is_cup else None
                thread = await self.left_over(league, channel, name, pairing)
                thread = thread or await open_thread(channel, may, name, people)
        if league.is_cup and not opened and thread is None and await self.weeks.playable(league, pairing):
            return
        level = checked_level(self.services, None)
        await self.weeks.seat(
            league,
            pairing,
            thread,
            lambda: drawn_word(said),
            lambda taken: computer_name(tuple(taken), level, said),
        )
