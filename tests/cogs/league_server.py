"""A server with leagues in one of its channels, people who press there, and the buttons of its messages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord

from cogs.community.league_weeks import LeagueRunner
from cogs.community.leagues import LeagueCommands
from cogs.run.refusals import UNKNOWN_MEMBER
from cogs.ui.ids import Press
from engine.host.community.leagues import League, Leagues
from engine.host.model.records import Person
from locales import words
from locales.catalogue import Lang
from tests.cogs.digest_server import GUILD, OPEN, Discord, trouble
from tests.host.rig import Rig


class Server(Discord):
    """The server of the digest, with the parts that leagues need."""

    runner: LeagueRunner
    cog: LeagueCommands

    async def begin(self) -> Server:
        self.bot.is_ready = lambda: False
        self.bot.http = SimpleNamespace(get_member=self.member)
        self.left: set[str] = set()
        self.bot.get_cog = lambda name: {"ChannelPostBoard": self.board, "LeagueRunner": self.runner}[name]
        self.guild.get_channel_or_thread = self.channel
        self.runner, self.cog = LeagueRunner(self.bot), LeagueCommands(self.bot)
        await self.runner.cog_load()
        return self

    async def member(self, guild: int, person: int) -> None:
        if str(person) in self.left:
            raise trouble(404, UNKNOWN_MEMBER)

    def channel(self, number: int) -> Any:
        found = super().channel(number)
        if found is not None:
            found.guild = self.guild
        return found

    async def rounds(self) -> None:
        """Do all that is due now."""
        await self.runner.round()
        await self.board.round()

    def caller(self, person: Person, lang: Lang = "en", *, manages: bool = False, sees: bool = True) -> Any:
        told: list[str] = []

        async def say(text: str, panel: Any = None, picture: Any = None) -> None:
            told.append(text)

        async def nothing() -> None:
            pass

        interaction = SimpleNamespace(
            user=SimpleNamespace(id=person.id),
            guild_id=GUILD,
            channel_id=int(OPEN),
            permissions=discord.Permissions(view_channel=sees, manage_guild=manages),
            client=self.bot,
        )
        return SimpleNamespace(
            services=self.services,
            interaction=interaction,
            person=person,
            words=words(lang),
            say=say,
            replace=say,
            replace_all=say,
            defer=nothing,
            told=told,
            key=self.rig.press(),
        )


async def league_of(rig: Rig, *people: Person, start: bool = True, lang: Lang = "en") -> League:
    leagues = Leagues(rig.host)
    league = await leagues.open(
        "target", 2, "daily", 0, people[0], guild=str(GUILD), channel=OPEN, lang=lang, interaction=rig.press()
    )
    for person in people[1:]:
        rig.now += 1
        await leagues.join(league.id, person)
    return await leagues.start(league.id, people[0].id, manages=False) if start else await leagues.one(league.id)


def presses(sheet: Any) -> list[Press]:
    return [Press.parse(str(b.custom_id)) for b in sheet.panel.view().children]
