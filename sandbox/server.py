"""The sandbox as a whole: a Discord on loopback."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from aiohttp import web

from .actions import Actions
from .clock import PATIENCE, Clock
from .event_bus import EventBus
from .faults import Faults
from .gateway import CONTENT, MEMBERS, PRESENCES, PRIVILEGED, Gateway
from .guild_admin import GuildAdmin
from .http import API_PREFIX, Api, Logged, Oracle
from .limits import permissions
from .limits.errors import Json
from .limits.openings import Openings
from .limits.ratelimits import RateLimits
from .message_service import MessageService
from .options import Refused
from .pages import Handler, Pages, Served, site
from .person import Person, uploads_of
from .records import Channel, Guild, Message, User
from .routes import ALL
from .storage import Storage
from .world import World

#: The only bot token that the sandbox accepts. It gives access to nothing but a sandbox.
TOKEN: Final = "MTAw.local.bot-token"
#: With a store, older files are read from disk.
_FILES_IN_MEMORY: Final = 200


class Sandbox:
    """One Discord. Build it, add people and servers, ``await start()``, point discord.py at ``api`` and ``gateway``.

    Public parts: ``world`` (state), ``admin`` and ``messages`` (change it), ``faults``, ``gateway_server``,
    ``openings`` and ``rate_limits`` (faults and limits), ``clock``, ``moved`` (called when the clock was moved),
    ``log`` (every request), ``violations`` (faults that the oracle found).
    """

    def __init__(
        self,
        *,
        storage: Path | None = None,
        oracle: Oracle | None = None,
        rate_limits: bool = False,
        ack_seconds: float = 3.0,
        token_seconds: float = 900.0,
        heartbeat: float = 41.25,
        upload_limit: int = 10 << 20,
        bot_name: str = "Tefuda",
        bot_permissions: int = permissions.BOT,
        members_intent: bool = False,
        content_intent: bool = False,
        shards: int = 1,
        doors: tuple[str, ...] = (),
        log_limit: int = 100_000,
        hosts: tuple[str, ...] = ("127.0.0.1", "localhost", "::1"),
    ) -> None:
        """Create a Discord with only the bot, or load the one in the folder ``storage``.

        ``ack_seconds``: to answer an interaction; ``token_seconds``: life of its token; ``upload_limit``: bytes per
        file; ``members_intent``, ``content_intent``: privileged intents the application has; ``rate_limits``: real 429
        windows; ``doors``: the commands that an empty channel offers first; ``hosts``: Host headers served, loopback
        names unless a test uses other names.
        """
        self.clock = Clock()
        self.world = World(self.clock, bot_name, bot_permissions)
        self.faults, self.rate_limits, self.oracle = Faults(), RateLimits(rate_limits), oracle
        self.openings = Openings(self.clock)
        self.ack_seconds, self.token_seconds, self.shards = ack_seconds, token_seconds, shards
        self.doors = doors
        self.application: Json = {}
        """Fields of the bot's application that tests set otherwise."""
        self.members_intent, self.hosts, self._log_limit = members_intent, hosts, log_limit
        self.log: list[Logged] = []
        self.violations: list[str] = []
        self._changed = asyncio.Event()
        self._storage = Storage(storage) if storage else None
        if self._storage and not self._storage.load(self.world):
            self._storage.put("meta", "bot", self.world.bot.id)
            self._storage.put("user", self.world.bot.id, self.world.bot)
        if self._storage:
            self.clock.offset = self._storage.kept("offset") or 0.0
        self.moved: Callable[[float], object] = lambda offset: None
        allowed = 0x7FFFFFFF & ~PRIVILEGED | (MEMBERS if members_intent else 0) | (CONTENT if content_intent else 0)
        self.gateway_server = Gateway(
            self.world, self.faults, TOKEN, heartbeat, allowed & ~PRESENCES, self._presence_changed
        )
        self.pages = Pages(self)
        self.events = EventBus(self.world, self.gateway_server, self.pages.tell, self._changed.set, self._storage)
        self.messages = MessageService(self.world, self.events, lambda: self.cdn, upload_limit, self.store_file)
        self.admin = GuildAdmin(self.world, self.events, self.messages, self.pages.refresh_commands)
        self.actions = Actions(self)
        self._api = Api(self, ALL, TOKEN)
        self._runner: web.AppRunner | None = None
        self.port = 0
        self.base = self.api = self.cdn = self.gateway = ""

    # Life

    async def start(self, port: int = 0) -> Sandbox:
        """Listen on 127.0.0.1, on any free port if ``port`` is 0; return this object."""
        served: tuple[Served, ...] = (
            ("*", "/api/{version:v9|v10}/{tail:.*}", self._api.serve),
            ("GET", "/gateway/", self.gateway_server.serve),
            ("GET", "/cdn/attachments/{channel}/{file}/{name}", self._attachment),
            ("GET", "/cdn/emojis/{name}", self._emoji),
            *site(self.pages),
        )
        app = web.Application(client_max_size=128 << 20)
        app.add_routes([web.RouteDef(method, path, self._guarded(handler), {}) for method, path, handler in served])
        # A busy machine needs some time to close; aiohttp logs an error if a handler ends just at the limit.
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=5.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port = self._runner.addresses[0][1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.api, self.cdn = self.base + API_PREFIX, self.base + "/cdn"
        self.gateway = self.gateway_server.url = f"ws://127.0.0.1:{self.port}/gateway/"
        if self._storage:
            old = self._storage.kept("base")
            if old and old != self.base:
                self.admin.use_address(old, self.base)
            self._storage.put("meta", "base", self.base)
        return self

    async def stop(self) -> None:
        """Close every connection and the store."""
        await self.gateway_server.close()
        await self.pages.close()
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
        if self._storage:
            self._storage.close()

    async def __aenter__(self) -> Sandbox:
        """Start on any free port."""
        return await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop."""
        await self.stop()

    def _presence_changed(self) -> None:
        self.pages.presence(self.gateway_server.online)
        self._changed.set()

    def _guarded(self, handler: Handler) -> Handler:
        """Refuse any host or origin but loopback: the sandbox has no login, so other sites must not reach it.

        Not a middleware: aiohttp caches the last thousand wrapped handlers, and with them every sandbox of the process.
        """

        async def guarded(request: web.Request) -> web.StreamResponse:
            origin = request.headers.get("Origin")
            if request.url.host not in self.hosts or (origin and origin != f"http://{request.headers.get('Host')}"):
                return web.Response(status=403, text="only for this machine")
            found = await handler(request)
            if len(self.log) > self._log_limit:
                del self.log[: self._log_limit // 10]
            return found

        return guarded

    # Files

    def store_file(self, file_id: str, blob: bytes | None) -> None:
        """Store a file's bytes, or drop them (None)."""
        if self._storage:
            self._storage.put_file(file_id, blob)
        if blob is None:
            self.world.files.pop(file_id, None)
        else:
            self.world.files[file_id] = blob
            if self._storage and len(self.world.files) > _FILES_IN_MEMORY:
                del self.world.files[next(iter(self.world.files))]

    async def written(self) -> None:
        """Wait until every change so far survives the death of this process (at once without ``storage``)."""
        if self._storage:
            await self._storage.written()

    def read_file(self, file_id: str) -> bytes | None:
        """Return a file's bytes, None if there is none."""
        found = self.world.files.get(file_id)
        return self._storage.read_file(file_id) if found is None and self._storage else found

    def keep_upload(self, channel: Channel, file_id: str, name: str, blob: bytes) -> str:
        """Store a file that a person sent with an interaction; return its address. Raises Refused if too large."""
        if len(blob) > self.messages.upload_limit:
            raise Refused("invalid", f"files may have {self.messages.upload_limit >> 20} MiB at most")
        self.store_file(file_id, blob)
        return f"{self.cdn}/attachments/{channel.id}/{file_id}/{name}"

    async def _attachment(self, request: web.Request) -> web.Response:
        return self._file(request.match_info["file"], request.match_info["name"])

    async def _emoji(self, request: web.Request) -> web.Response:
        return self._file(request.match_info["name"].partition(".")[0], request.match_info["name"])

    def _file(self, file_id: str, name: str) -> web.Response:
        blob = self.read_file(file_id)
        if blob is None:
            return web.Response(status=404)
        kinds = {b"\x89PNG": "image/png", b"GIF8": "image/gif", b"\xff\xd8\xff": "image/jpeg", b"RIFF": "image/webp"}
        kind = next((k for start, k in kinds.items() if blob.startswith(start)), None)
        # Any file but a picture is only downloaded, so that no uploaded page runs as ours.
        more = {} if kind else {"Content-Disposition": "attachment"}
        return web.Response(
            body=blob,
            content_type=kind or "application/octet-stream",
            headers={"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=86400", **more},
        )

    # People and places by name

    def add_person(self, name: str, locale: str = "en-US", username: str | None = None) -> Person:
        """Add a person to every server. Raises ValueError if the user name (by default made from the name) is taken."""
        return Person(self, self.admin.add_person(name, locale, username))

    def add_guild(self, name: str, *channels: str, locale: str = "en-US") -> Guild:
        """Add a server with everybody, the bot too; the first person owns it."""
        return self.admin.add_guild(name, channels or ("general",), locale)

    def person(self, name: str) -> Person:
        """Return a person by name, username or id. Raises LookupError if there is none."""
        return Person(self, self.world.find_user(name))

    def channel(self, which: Channel | str) -> Channel:
        """Return a channel or thread by id or (newest) name. Raises LookupError if there is none."""
        if isinstance(which, Channel):
            return which
        found = self.world.channels.get(which)
        if found is None:
            found = next((c for c in reversed(self.world.channels.values()) if c.name == which and not c.is_dm), None)
        if found is None:
            raise LookupError(f"there is no channel {which!r}")
        return found

    def guild(self, which: str | None = None) -> Guild:
        """Return a server by id or name, the first if None. Raises LookupError if there is none."""
        for guild in self.world.guilds.values():
            if which in (None, guild.id, guild.data["name"]):
                return guild
        raise LookupError(f"there is no server {which!r}")

    def say(
        self,
        user: User,
        channel: Channel,
        content: str,
        *,
        uploads: list[Json] | None = None,
        reply_to: str | None = None,
        nonce: str | None = None,
    ) -> Message:
        """Write a message as a person. Raises Refused if they may not, ApiError if Discord would refuse the message."""
        if channel.id not in self.world.channels or not self.world.sees(user.id, channel):
            raise Refused("unknown", "this channel is no longer there")
        if not self.events.page_channel(channel, user.id)["can"]["say"]:
            raise Refused("forbidden", "you may not write here")
        data: Json = {"content": content, **({"message_reference": {"message_id": reply_to}} if reply_to else {})}
        return self.messages.create(channel, user, data, uploads_of(uploads or []), page_nonce=nonce)

    # Time

    async def until(self, true: Callable[[], object], timeout: float = PATIENCE) -> None:  # noqa: ASYNC109  # patience
        """Wait until ``true`` returns a true value; checked at every change of the world and at least every 10 ms.

        Raises TimeoutError, with the last violations and refused requests, after ``timeout`` seconds.
        """
        end = time.monotonic() + timeout
        while not true():
            if time.monotonic() > end:
                refused = [(r.method, r.path, r.status) for r in self.log[-20:] if r.status >= 400]
                raise TimeoutError(f"not within {timeout} s; refused lately {refused}; {self.violations[-5:]}")
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), 0.01)
            except TimeoutError:
                continue

    def advance(self, seconds: float) -> None:
        """Move Discord's time forward: messages grow old, tokens expire, quiet threads are archived.

        A store keeps how far. Pages hear of it, and ``moved`` is called with the whole offset in seconds.
        """
        self.clock.offset += seconds
        if self._storage:
            self._storage.put("meta", "offset", self.clock.offset)
        self.admin.archive_quiet()
        self.pages.clock_moved()
        self.moved(self.clock.offset)

    def requests(self, method: str = "", path: str = "", status: int | None = None) -> list[Logged]:
        """Return the logged requests of a method, with a text in their path, of a status."""
        return [r for r in self.log if method in ("", r.method) and path in r.path and status in (None, r.status)]
