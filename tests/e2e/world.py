"""A whole small world for end-to-end tests: a local Discord, people, and the real bot connected to it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal, TypeVar

import aiohttp.helpers
import aiohttp.multipart

import bot as tefuda
from cogs.run.environment import Settings
from cogs.run.shards import ALL_SHARDS, Shards
from cogs.ui.drawing import Drawing
from cogs.ui.tefuda import Tefuda
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.search.search_pool import SearchClient
from engine.players.registry import CHOOSERS
from render.games.registry import NARRATIONS, PAINTERS
from sandbox import PATIENCE, TOKEN, Sandbox
from sandbox.clock import Clock, Snowflakes
from tests.e2e import openapi
from tests.e2e.once import TranslatedOnce, load_once
from tests.e2e.sketches import Sketching

parse_header = lru_cache(maxsize=2048)(aiohttp.multipart.parse_content_disposition)
"""aiohttp parses the header of an uploaded file three times, half a millisecond each: most of the work on a file."""
vars(aiohttp.multipart)["parse_content_disposition"] = parse_header

FORM = "multipart/form-data; boundary="
any_type = aiohttp.helpers.parse_content_type


def parse_type(raw: str) -> tuple[str, MappingProxyType[str, str]]:
    """Return the type of a body. Each form has a boundary of its own, and the parser of mails takes a millisecond."""
    if not raw.startswith(FORM) or set(raw.removeprefix(FORM)) & set(' ";'):
        return any_type(raw)
    return "multipart/form-data", MappingProxyType({"boundary": raw.removeprefix(FORM)})


vars(aiohttp.helpers)["parse_content_type"] = parse_type


FIRST_PERSON = "1420070400000000000"
"""The id before the first person's, of an account older than any test."""

T = TypeVar("T")
Drawn = Literal["all", "first", "rare"]
"""Which pictures are drawn: all, for tests that look at them, or fewer (``Sketching``)."""


@dataclass
class World:
    """Sandbox, host and bot. ``restart`` builds host and bot anew over the same file."""

    box: Sandbox
    file: Path
    pace: Callable[[], float] = lambda: 0.0
    unasked: float = 0.0
    search: SearchClient | None = None
    owner_guild: int | None = None
    shards: Shards = ALL_SHARDS
    api: str | None = None
    """The address for requests, if not the sandbox itself."""
    together: bool = False
    """True if other worlds use the same file at the same time, as processes share a PostgreSQL store."""
    drawn: Drawn = "rare"
    clock: Callable[[], float] | None = None
    """The host's clock, if not the machine's."""
    host: Host = field(init=False)
    drawing: Drawing = field(init=False)
    bot: Tefuda = field(init=False)
    task: asyncio.Task[None] = field(init=False)
    stack: contextlib.AsyncExitStack = field(init=False)

    async def start(self) -> None:
        """Open the host, connect the bot, wait until it is ready."""
        self.host = await Host.open(
            self.file,
            GAMES,
            CHOOSERS,
            clock=self.clock,
            pace=self.pace,
            table_pause=lambda _, __: 0.0,
            unasked=self.unasked,
            search=self.search,
        )
        self.host.tables.leases.shared = self.together or self.host.tables.leases.shared
        self.drawing = self.drawer()
        self.stack = contextlib.AsyncExitStack()
        await self.stack.enter_async_context(self.host.clocks.running())
        await self.connect()

    def drawer(self) -> Drawing:
        """Return the drawer of the bot's pictures."""
        if self.drawn == "all":
            return Drawing(PAINTERS, NARRATIONS)
        return Sketching(PAINTERS, NARRATIONS, everyday=self.drawn == "first")

    async def connect(self) -> None:
        """Build a bot over the present host, and wait until it is ready."""
        box = self.box
        settings = Settings(TOKEN, self.file.parent, self.api or box.api, box.gateway, box.cdn)
        settings = replace(settings, owner_guild=self.owner_guild, shards=self.shards)
        tefuda.point_elsewhere(settings)
        self.bot = tefuda.build(self.host, self.drawing, settings)
        load_once(self.bot)
        self.bot.command_sync = TranslatedOnce(self.bot)
        self.task = asyncio.create_task(self.bot.start(TOKEN))
        while not (self.bot.is_ready() and self.bot.command_sync.done.is_set()):
            if self.task.done():
                await self.stop()
                self.task.result()
                raise RuntimeError("the bot ended before it was ready")
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        """Close bot and host, leaving the sandbox."""
        await self.bot.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.task, PATIENCE)
        await self.stack.aclose()
        self.drawing.close()
        await self.host.close()

    async def restart(self) -> None:
        """Stop and start again, as after an update."""
        await self.stop()
        await self.start()


async def eventually(true: Callable[[], Awaitable[T]]) -> T:
    """Call until the answer is true; return the answer. ``Sandbox.until`` is for visible changes."""
    end = time.monotonic() + PATIENCE
    while not (found := await true()):
        if time.monotonic() > end:
            raise TimeoutError(f"not within {PATIENCE} s: {found}")
        await asyncio.sleep(0.01)
    return found


async def heard() -> None:
    """Wait a little until the bot has heard that its answers to commands arrived: a test may end with suggestions."""
    if answering := [task for task in asyncio.all_tasks() if task.get_name() == "CommandTree-invoker"]:
        await asyncio.wait(answering, timeout=5.0)


class SameIds(Snowflakes):
    """The same ids in every run: a face, and who is first of equals, comes from the id of a person."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.seen(FIRST_PERSON)

    def next(self) -> str:
        """Return the next number."""
        self._last += 1
        return str(self._last)


def people(box: Sandbox) -> None:
    """Add the people and the server of every test to a sandbox, and set long timeouts for slow machines."""
    box.ack_seconds = PATIENCE
    box.world.user_ids = SameIds(box.clock)
    for name, locale in (("さくら", "ja"), ("ミナト", "ja"), ("Alex", "en-US")):
        box.add_person(name, locale)
    box.add_guild("Home", "table", "lobby")


@contextlib.asynccontextmanager
async def running(folder: Path, oracle: openapi.SpecOracle | None, drawn: Drawn = "rare") -> AsyncIterator[World]:
    """Yield a started world; a request or answer that Discord's document does not allow fails the test."""
    box = Sandbox(oracle=oracle)
    people(box)
    async with box:
        world = World(box, folder / "tefuda.sqlite3", owner_guild=int(box.guild("Home").id), drawn=drawn)
        await world.start()
        try:
            yield world
        finally:
            await heard()
            await world.stop()
    assert box.violations == [], box.violations[:3]
