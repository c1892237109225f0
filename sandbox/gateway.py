"""The gateway: sessions of the bot, its events by intents, resuming with replay, and ways to disturb it."""

from __future__ import annotations

import asyncio
import collections
import json
import secrets
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSCloseCode, WSMsgType, web

from .faults import Faults
from .limits.errors import Json
from .world import World

GUILDS, MEMBERS, PRESENCES, CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRIVILEGED: Final = MEMBERS | PRESENCES | CONTENT
#: Seconds that a heartbeat's answer takes, as over a real network. discord.py notes the time of a heartbeat only after
#: it is sent, in another thread: an answer faster than that thread looks one whole interval late.
FLIGHT: Final = 0.05
#: The intents that an event needs, in a guild and in a DM. Events not listed here need none.
INTENTS: Final[dict[str, tuple[int, int]]] = {
    **dict.fromkeys(("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK"), (1 << 9, 1 << 12)),
    **dict.fromkeys(
        (
            "MESSAGE_REACTION_ADD",
            "MESSAGE_REACTION_REMOVE",
            "MESSAGE_REACTION_REMOVE_ALL",
            "MESSAGE_REACTION_REMOVE_EMOJI",
        ),
        (1 << 10, 1 << 13),
    ),
    **dict.fromkeys([f"GUILD_SCHEDULED_EVENT_{how}" for how in ("CREATE", "UPDATE", "DELETE")], (1 << 16, 1 << 16)),
    **dict.fromkeys(("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE", "GUILD_MEMBER_UPDATE"), (MEMBERS, MEMBERS)),
    **dict.fromkeys(
        (
            "GUILD_CREATE",
            "GUILD_UPDATE",
            "GUILD_DELETE",
            "CHANNEL_CREATE",
            "CHANNEL_UPDATE",
            "CHANNEL_DELETE",
            "THREAD_CREATE",
            "THREAD_UPDATE",
            "THREAD_DELETE",
            "THREAD_MEMBERS_UPDATE",
        ),
        (GUILDS, GUILDS),
    ),
    "CHANNEL_PINS_UPDATE": (GUILDS, 1 << 12),
    "TYPING_START": (1 << 11, 1 << 14),
}

#: The rest of a message that the bot may not read.
BLANK: Final[Json] = {"content": "", "embeds": [], "attachments": [], "components": []}


@dataclass(slots=True, eq=False)
class Socket:
    """One websocket of the bot, with its own zlib stream."""

    ws: web.WebSocketResponse
    transport: asyncio.Transport | None
    zip: zlib._Compress | None
    queue: asyncio.Queue[bytes | str] = field(default_factory=asyncio.Queue)

    def send(self, raw: str) -> None:
        """Queue one payload, compressed if the bot asked for it."""
        if self.zip is None:
            self.queue.put_nowait(raw)
        else:
            self.queue.put_nowait(self.zip.compress(raw.encode()) + self.zip.flush(zlib.Z_SYNC_FLUSH))

    async def write(self) -> None:
        """Send queued payloads for as long as the socket lives."""
        while True:
            data = await self.queue.get()
            try:
                await (self.ws.send_bytes(data) if isinstance(data, bytes) else self.ws.send_str(data))
            except (ConnectionError, RuntimeError):
                return


@dataclass(slots=True, eq=False)
class Session:
    """One gateway session; it outlives its socket so that the bot can resume. ``shard`` is (number, count)."""

    id: str
    intents: int
    shard: tuple[int, int]
    socket: Socket | None
    seq: int = 0
    replay: collections.deque[tuple[int, str]] = field(default_factory=lambda: collections.deque(maxlen=2000))

    @property
    def live(self) -> bool:
        """True if the bot is connected now."""
        return self.socket is not None and not self.socket.ws.closed


class Gateway:
    """Serves the bot's websockets. Faults: ``refuse``, ``stall_heartbeats``. ``ops``: (time, opcode) received.

    ``identifies``: when sessions were started, in Discord's time; after more than ``identify_limit`` of them within
    ``identify_seconds`` Discord takes the token away (close code 4004). A shard that comes within ``identify_gap``
    seconds (Discord: 5; here 0, for none) after one with the same remainder by ``max_concurrency`` gets opcode 9. A
    shard with more than ``most_guilds`` servers gets close code 4011.

    Any number of processes may connect, each with shards of its own; if two have the same shard, both get all its
    events.
    """

    def __init__(
        self,
        world: World,
        faults: Faults,
        token: str,
        heartbeat: float,
        allowed_intents: int,
        on_presence: Callable[[], None],
    ) -> None:
        """Take the seconds between heartbeats, the allowed intents, and a function for when a bot comes or goes."""
        self._world, self._faults, self._token = world, faults, token
        self._heartbeat, self._allowed, self._on_presence = heartbeat, allowed_intents, on_presence
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.refuse = False
        self.stall_heartbeats = False
        self.ops: list[tuple[float, int]] = []
        self.identifies: list[float] = []
        self.identify_limit, self.identify_seconds = 1000, 86_400.0
        self.max_concurrency, self.identify_gap = 1, 0.0
        self.most_guilds = 2500
        self._identified: dict[int, float] = {}

    @property
    def online(self) -> bool:
        """True if a bot is connected."""
        return any(s.live for s in self.sessions.values())

    def emit(self, event: str, data: Json, guild_id: str | None = None) -> None:
        """Send an event to every session that may have it."""
        need = INTENTS.get(event)
        for sent in self._faults.for_event(event, data):
            for s in self.sessions.values():
                number, count = s.shard
                if number != ((int(guild_id) >> 22) % count if guild_id else 0):
                    continue
                if need and not s.intents & need[0 if guild_id else 1]:
                    continue
                self._dispatch(
                    s,
                    event,
                    {**sent, **BLANK} if isinstance(sent, dict) and self._is_blank(s, event, data, guild_id) else sent,
                )

    def _is_blank(self, s: Session, event: str, data: Json, guild_id: str | None) -> bool:
        """True if the bot may not read a message's text: in guilds, except its own and those that mention it."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or not guild_id or s.intents & CONTENT:
            return False
        bot = self._world.bot.id
        return data["author"]["id"] != bot and all(u["id"] != bot for u in data["mentions"])

    def _dispatch(self, s: Session, event: str, data: Json) -> None:
        s.seq += 1
        raw = json.dumps({"op": 0, "t": event, "s": s.seq, "d": data})
        s.replay.append((s.seq, raw))
        if s.socket is not None and s.live:
            s.socket.send(raw)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket of the bot."""
        if self.refuse:
            return web.Response(status=503)
        ws = web.WebSocketResponse(max_msg_size=1 << 16)
        await ws.prepare(request)
        packed = request.query.get("compress") == "zlib-stream"
        socket = Socket(ws, request.transport, zlib.compressobj() if packed else None)
        writer = asyncio.create_task(socket.write())
        socket.send(_payload(10, {"heartbeat_interval": int(self._heartbeat * 1000), "_trace": []}))
        session: Session | None = None
        try:
            async for message in ws:
                if message.type is not WSMsgType.TEXT:
                    continue
                if len(message.data.encode()) > 4096:
                    await ws.close(code=4002, message=b"Payload too large.")
                    break
                session, code = self._receive(json.loads(message.data), socket, session)
                if code:
                    await ws.close(code=code)
                    break
        finally:
            writer.cancel()
            if session is not None and session.socket is socket:
                session.socket = None
                # A bot that closes with 1000 or 1001 cannot resume; one whose connection breaks can.
                if ws.close_code in (1000, 1001):
                    self.sessions.pop(session.id, None)
            self._on_presence()
        return ws

    def _receive(self, payload: Json, socket: Socket, session: Session | None) -> tuple[Session | None, int]:
        """Handle one payload. Return the session of this socket and a close code (0: stay open)."""
        op: int | None = payload.get("op")
        data: Any = payload.get("d")
        self.ops.append((time.monotonic(), int(op or 0)))
        if op == 1:
            if not self.stall_heartbeats:
                asyncio.get_running_loop().call_later(FLIGHT, socket.send, _payload(11))
        elif op == 2:
            return self._identify(data, socket, session)
        elif op == 6:
            return self._resume(data, socket, session)
        elif session is None:
            return None, 4003
        elif op == 8:
            self._members(session, data)
        elif op not in (3, 4, 31):
            return session, 4001
        return session, 0

    def _identify(self, d: Json, socket: Socket, session: Session | None) -> tuple[Session | None, int]:
        if session is not None:
            return session, 4005
        if d["token"].removeprefix("Bot ") != self._token:
            return None, 4004
        now = self._world.clock.now()
        self.identifies = [t for t in self.identifies if t > now - self.identify_seconds] + [now]
        if len(self.identifies) > self.identify_limit:
            return None, 4004
        number, count = d.get("shard") or (0, 1)
        if not 0 <= number < count:
            return None, 4010
        if d["intents"] & ~self._allowed:
            return None, 4014
        mine = [g for g in self._world.bot_guilds() if (int(g.id) >> 22) % count == number]
        if len(mine) > self.most_guilds:
            return None, 4011
        if now - self._identified.get(number % self.max_concurrency, -1e9) < self.identify_gap:
            socket.send(_payload(9, False))
            return None, 0
        self._identified[number % self.max_concurrency] = now
        for old in [s for s in self.sessions.values() if s.shard == (number, count) and not s.live]:
            del self.sessions[old.id]
        s = Session(secrets.token_hex(16), d["intents"], (number, count), socket)
        self.sessions[s.id] = s
        bot = {**self._world.bot.data, "verified": True, "mfa_enabled": True, "email": None}
        self._dispatch(
            s,
            "READY",
            {
                "v": 10,
                "user_settings": {},
                "user": bot,
                "guilds": [{"id": g.id, "unavailable": True} for g in mine],
                "session_id": s.id,
                "resume_gateway_url": self.url,
                "session_type": "normal",
                "private_channels": [],
                "shard": [number, count],
                "application": {"id": self._world.bot.id, "flags": 0},
            },
        )
        if s.intents & GUILDS:
            for g in mine:
                self._dispatch(s, "GUILD_CREATE", self._world.guild_json(g))
        self._on_presence()
        return s, 0

    def _resume(self, d: Json, socket: Socket, session: Session | None) -> tuple[Session | None, int]:
        old = self.sessions.get(d["session_id"])
        fits = (
            old is not None
            and d["token"].removeprefix("Bot ") == self._token
            and d["seq"] <= old.seq
            and not (old.replay and d["seq"] < old.replay[0][0] - 1)
        )
        if old is None or not fits:
            socket.send(_payload(9, False))
            return session, 0
        old.socket = socket
        for seq, raw in list(old.replay):
            if seq > d["seq"]:
                socket.send(raw)
        self._dispatch(old, "RESUMED", {"_trace": []})
        self._on_presence()
        return old, 0

    def _members(self, s: Session, d: Json) -> None:
        guild = self._world.guilds.get(str(d["guild_id"]))
        if guild is None:
            return
        wanted = d.get("user_ids") or []
        wanted = [str(x) for x in (wanted if isinstance(wanted, list) else [wanted])]
        query = (d.get("query") or "").lower()
        found = [
            u for u in guild.members if (u in wanted if wanted else self._world.users[u].name.lower().startswith(query))
        ]
        if not wanted and not query and not s.intents & MEMBERS:
            found = []
        self._dispatch(
            s,
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": guild.id,
                "members": [self._world.member_json(guild, u) for u in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [u for u in wanted if u not in guild.members],
                "nonce": d.get("nonce"),
            },
        )

    # Faults

    async def drop(self, code: int | None = None, *, forget: bool = False, shard: int | None = None) -> None:
        """Cut every connection, or those of one shard: without a close frame (``code`` None) or with one.

        ``forget``: the sessions cannot be resumed either.
        """
        for s in [s for s in self.sessions.values() if s.live and shard in (None, s.shard[0])]:
            socket, s.socket = s.socket, None
            if forget:
                self.sessions.pop(s.id, None)
            if socket is None:
                continue
            if code is None:
                if socket.transport is not None:
                    socket.transport.abort()
            else:
                await socket.ws.close(code=code)
        self._on_presence()

    def forget_sessions(self) -> None:
        """Drop every session that is not connected: resuming it gives opcode 9."""
        for s in [s for s in self.sessions.values() if not s.live]:
            del self.sessions[s.id]

    def reconnect(self) -> None:
        """Send opcode 7: the bot must reconnect and resume."""
        self._send_all(_payload(7))

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send opcode 9; unless ``resumable`` the sessions are dropped."""
        self._send_all(_payload(9, resumable))
        if not resumable:
            for s in [s for s in self.sessions.values() if s.live]:
                self.sessions.pop(s.id)

    def _send_all(self, raw: str) -> None:
        for s in self.sessions.values():
            if s.live and s.socket is not None:
                s.socket.send(raw)

    async def close(self) -> None:
        """Close the connection of every bot."""
        for s in list(self.sessions.values()):
            if s.socket is not None and s.live:
                await s.socket.ws.close(code=WSCloseCode.GOING_AWAY)


def _payload(op: int, data: object = None) -> str:
    return json.dumps({"op": op, "d": data, "s": None, "t": None})
