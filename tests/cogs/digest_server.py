"""A server with a weekly digest on a stand-in of Discord, for tests of digests and other posts there."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord

from cogs.community.channel_posts import ChannelPostBoard
from cogs.community.weekly_digest import Digest
from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.run.shards import ALL_SHARDS
from cogs.ui.drawing import Picture
from cogs.ui.messages import Sheet
from cogs.ui.services import Services
from engine.host.community.leagues import League, Leagues
from engine.host.model.records import Person
from locales import Words, words
from locales.catalogue import Lang
from render.games.registry import NARRATIONS, PAINTERS
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, CAT, Rig

BOT, HOME, OPEN, SECRET = 1, "77", "78", "79"
GUILD = 5


class Discord:
    """A server with three channels, and the parts of the bot that bulletins need."""

    def __init__(self, rig: Rig) -> None:
        self.rig, self.ids = rig, itertools.count(500)
        self.shown: dict[int, tuple[str, Sheet, float]] = {}
        """By message id: the channel, the posted sheet, and the time."""
        self.trouble: list[BaseException] = []
        self.killed = ""
        self.process()

    def process(self) -> None:
        async def picture(words: Words, key: Any, name: str, alt: str, paint: Any) -> Picture:
            return Picture(b"x", name, alt)

        drawing: Any = SimpleNamespace(painters=PAINTERS, picture=picture)
        self.services = Services(self.rig.host, drawing, NARRATIONS, lambda: self.rig.now)
        self.guild: Any = SimpleNamespace(id=GUILD, default_role=None, me=None, get_channel=self.channel)
        bot: Any = SimpleNamespace(
            services=self.services,
            user=SimpleNamespace(id=BOT),
            get_guild=lambda number: self.guild if number == GUILD else None,
            mine=ALL_SHARDS,
            shard_count=2,
            get_partial_messageable=self.place,
        )
        posts = MessagesAtDiscord(bot)
        posts.send = self.send  # type: ignore[method-assign]
        posts.change = self.change  # type: ignore[method-assign]
        self.services.live_hands = SimpleNamespace(at_discord=posts)  # type: ignore[assignment]  # all that is needed
        self.board, self.digest, self.bot = ChannelPostBoard(bot), Digest(bot), bot

    async def restart(self) -> None:
        await self.rig.reopen()
        self.process()
        await self.digest.cog_load()

    def channel(self, number: int) -> Any:
        may = discord.Permissions(view_channel=str(number) != SECRET, send_messages=True, attach_files=True)
        return (
            SimpleNamespace(id=number, permissions_for=lambda _: may) if str(number) in (HOME, OPEN, SECRET) else None
        )

    def place(self, number: int) -> Any:
        return SimpleNamespace(history=lambda limit: self.history(str(number)))

    async def send(self, channel: str, sheet: Sheet, nonce: str, *, silent: bool = False) -> str:
        assert silent and len(nonce) <= 25
        if self.trouble:
            raise self.trouble.pop(0)
        number = next(self.ids)
        self.shown[number] = channel, sheet, self.rig.now
        if self.killed == "after sending":
            self.killed = ""
            raise Killed
        return str(number)

    async def change(self, post: Any, sheet: Sheet) -> bool:
        if int(post.message) not in self.shown:
            return False
        self.shown[int(post.message)] = post.channel, sheet, self.shown[int(post.message)][2]
        return True

    async def history(self, channel: str) -> AsyncIterator[Any]:
        for number, (place, sheet, at) in sorted(self.shown.items(), reverse=True):
            row = SimpleNamespace(children=list(sheet.panel.view().children))
            when = datetime.fromtimestamp(at, UTC)
            if place == channel:
                yield SimpleNamespace(id=number, author=SimpleNamespace(id=BOT), created_at=when, components=[row])

    @property
    def sheets(self) -> list[Sheet]:
        return [sheet for _, sheet, _ in self.shown.values()]


def trouble(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    kind = {404: discord.NotFound, 403: discord.Forbidden}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": "no"})


@contextmanager
def placed(rig: Rig, channel: str) -> Iterator[None]:
    """Open tables in this channel of the server."""
    opened = rig.host.opening.open_table

    async def there(*given: Any, **named: Any) -> Any:
        return await opened(*given, **{**named, "guild": str(GUILD), "channel": channel})

    rig.host.opening.open_table = there  # type: ignore[method-assign]
    yield
    rig.host.opening.open_table = opened  # type: ignore[method-assign]


async def duel(rig: Rig, channel: str = OPEN) -> int:
    with placed(rig, channel):
        info = await rig.started(ANN, BEN, game="target", size=2)
    return (await rig.play_on(info.id, ANN, BEN, moves=2000)).id


async def looking(rig: Rig, channel: str = OPEN, opener: Person = CAT) -> int:
    with placed(rig, channel):
        return (await rig.table(opener, game="geschenk", size=3)).id


async def signing_up(rig: Rig, channel: str) -> League:
    where: dict[str, Any] = {"guild": str(GUILD), "channel": channel, "lang": "en"}
    return await Leagues(rig.host).open("target", None, "daily", 0, ANN, **where, interaction=rig.press())


def manager(there: Discord, lang: Lang, *, may: bool = True, guild: bool = True) -> Any:
    """Return a caller who may manage the server."""
    rights = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
    interaction = SimpleNamespace(
        guild=there.guild if guild else None,
        guild_id=GUILD if guild else None,
        channel_id=int(HOME),
        user=SimpleNamespace(id=9),
        permissions=SimpleNamespace(manage_guild=may),
        app_permissions=rights,
    )
    return SimpleNamespace(services=there.services, words=words(lang), interaction=interaction)


async def there_with(rig: Rig) -> Discord:
    there = Discord(rig)
    await there.digest.cog_load()
    return there
