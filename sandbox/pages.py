"""The browser's side: one websocket per person and window, and the page's files. PROTOCOL.md describes the messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from aiohttp import WSMsgType, web

from .limits.emoji import is_emoji
from .limits.errors import ApiError, Json
from .limits.messages import LOCALES
from .options import Refused
from .records import Channel, Interaction, Message, NoAnswer, User

if TYPE_CHECKING:
    from .server import Sandbox

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
"""Answers a request."""
Served = tuple[str, str, Handler]
"""The method and the path of requests, and their handler."""

_PAGE: Final = Path(__file__).parent / "page"
_SHOWN: Final = 50
_LONGEST_MOVE: Final = 31 * 86_400
_TEXTS: Final[dict[str, dict[str, str]]] = json.loads(
    (Path(__file__).parent / "failures.json").read_text(encoding="utf-8")
)
"""What a window says of a failure, by its code, then by locale; "" is every other locale."""


class Window:
    """One open websocket of a person. ``modals`` are the interactions whose modal can still be submitted."""

    def __init__(self, user: User) -> None:
        """Take the person of the window."""
        self.user = user
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.modals: dict[str, Interaction] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        # On loopback compression gains nothing.
        self.ws = web.WebSocketResponse(heartbeat=30, max_msg_size=64 << 20, compress=False)

    def send(self, event: Json) -> None:
        """Queue an event."""
        self.queue.put_nowait(json.dumps(event, ensure_ascii=False))

    def fail(self, nonce: Any, code: str, detail: str = "") -> None:
        """Say that an action failed, in the person's language; a late action needs no detail."""
        texts, detail = _TEXTS[code], "" if code == "late" else detail
        text = texts.get(self.user.locale, texts[""])
        self.send({"ev": "FAIL", "nonce": nonce, "code": code, "text": f"{text}: {detail}" if detail else text})

    async def write(self) -> None:
        """Send queued events for as long as the window is open."""
        with contextlib.suppress(ConnectionResetError):
            while True:
                await self.ws.send_str(await self.queue.get())


class Pages:
    """All open windows."""

    def __init__(self, box: Sandbox) -> None:
        """Take the sandbox that the windows show."""
        self._box = box
        self._windows: dict[str, list[Window]] = {}
        self._online = False

    # Telling

    def tell(self, people: Iterable[str], event: Json) -> None:
        """Send an event to every window of some people."""
        for user_id in people:
            for window in self._windows.get(user_id, ()):
                window.send(event)

    def presence(self, online: bool) -> None:
        """Tell everyone whether a bot is connected."""
        if online != self._online:
            self._online = online
            self.tell(list(self._windows), {"ev": "BOT", "online": online})

    def clock_moved(self) -> None:
        """Tell everyone how far the clock is ahead now."""
        self.tell(list(self._windows), {"ev": "CLOCK", "offset": self._box.clock.offset})

    def refresh_commands(self, user_id: str | None) -> None:
        """Send the commands again to one person, or to all (None)."""
        for who in [user_id] if user_id else list(self._windows):
            if self._windows.get(who):
                self.tell([who], {"ev": "COMMANDS", "commands": self._commands(self._box.world.users[who])})

    def _commands(self, user: User) -> Json:
        mine = [g.id for g in self._box.world.guilds.values() if user.id in g.members]
        return {"dm": self._box.actions.commands(user, None), **{g: self._box.actions.commands(user, g) for g in mine}}

    def _hello(self, user: User) -> Json:
        box, world = self._box, self._box.world
        dm = box.admin.dm(user)
        channels = [c for c in world.channels.values() if world.sees(user.id, c)]
        messages, more = {}, {}
        for channel in channels:
            shown, older = self._shown(user, channel, None, _SHOWN)
            messages[channel.id] = shown
            if older:
                more[channel.id] = True
        return {
            "ev": "HELLO",
            "me": user.data,
            "locale": user.locale,
            "dms_open": user.dms_open,
            "bot": world.bot.data,
            "bot_online": box.gateway_server.online,
            "ack_seconds": box.ack_seconds,
            "offset": box.clock.offset,
            "users": [u.data for u in world.users.values()],
            "dm": dm.id,
            "guilds": [box.events.page_guild(g, user.id) for g in world.guilds.values()],
            "channels": [box.events.page_channel(c, user.id) for c in channels],
            "messages": messages,
            "more": more,
            "read": user.read,
            "commands": self._commands(user),
            "doors": box.doors,
        }

    def _shown(self, user: User, channel: Channel, before: str | None, limit: int) -> tuple[list[Json], bool]:
        found: list[Message] = []
        for message in reversed(channel.messages.values()):
            if message.dismissed or message.owner not in (None, user.id):
                continue
            if before is not None and int(message.id) >= int(before):
                continue
            found.append(message)
            if len(found) > limit:
                break
        shown = [self._box.events.page_message(m, user.id) for m in reversed(found[:limit])]
        return shown, len(found) > limit

    # Serving

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one window's websocket."""
        wanted = request.query.get("user", "")
        user = next((u for u in self._box.world.people() if wanted in (u.username, u.id)), None)
        window = Window(user or self._box.world.bot)
        try:
            await window.ws.prepare(request)
        except ConnectionResetError:
            # The page was reloaded while it was still opening.
            return window.ws
        if user is None:
            await window.ws.close(code=4004, message=b"Unknown user")
            return window.ws
        window.send(self._hello(user))
        self._windows.setdefault(user.id, []).append(window)
        writer = asyncio.create_task(window.write())
        try:
            async for message in window.ws:
                if message.type is WSMsgType.TEXT:
                    self._receive(window, message.data)
        finally:
            writer.cancel()
            for task in window.tasks:
                task.cancel()
            self._windows[user.id].remove(window)
        return window.ws

    async def close(self) -> None:
        """Close every window."""
        for window in [w for ws in self._windows.values() for w in ws]:
            await window.ws.close(code=1001)

    def _receive(self, window: Window, raw: str) -> None:
        nonce: Any = None
        try:
            asked = json.loads(raw)
            nonce = asked.get("nonce")
            if asked.get("op") in self._INTERACTIONS:
                ix = self._interact(window, asked, None if nonce is None else str(nonce))
                task = asyncio.create_task(self._watch(window, ix, nonce))
                window.tasks.add(task)
                task.add_done_callback(window.tasks.discard)
            else:
                answer = self._act(window, asked, nonce)
                if answer is not None:
                    window.send({"ev": "OK", "nonce": nonce, **answer})
        except Refused as error:
            window.fail(nonce, error.code, str(error))
        except ApiError as error:
            window.fail(
                nonce,
                "unknown" if error.status == 404 else "forbidden" if error.status == 403 else "invalid",
                error.body["message"],
            )
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            window.fail(nonce, "invalid", f"{type(error).__name__} {error}")

    _INTERACTIONS: Final = frozenset(("slash", "ac", "context", "click", "select", "submit"))

    def _channel(self, user: User, channel_id: str) -> Channel:
        channel = self._box.world.channels.get(channel_id)
        if channel is None or not self._box.world.sees(user.id, channel):
            raise Refused("unknown", "this channel is no longer there")
        return channel

    def _interact(self, window: Window, d: Json, nonce: str | None) -> Interaction:
        user, do = window.user, self._box.actions
        if d["op"] == "submit":
            if d["ix"] not in window.modals:
                raise Refused("late", "this modal is no longer open")
            return do.submit(user, window.modals[d["ix"]], d["values"], nonce)
        channel = self._channel(user, d["channel"])
        if d["op"] == "slash":
            return do.slash(user, channel, d["path"], d.get("options") or {}, nonce)
        if d["op"] == "ac":
            return do.autocomplete(user, channel, d["path"], d["focused"], d.get("options") or {}, nonce)
        if d["op"] == "context":
            return do.context(user, channel, d["command"], d["target"], nonce)
        if d["op"] == "click":
            return do.click(user, channel, d["m"], d["id"], nonce)
        return do.select(user, channel, d["m"], d["id"], [str(v) for v in d["values"]], nonce)

    async def _watch(self, window: Window, ix: Interaction, nonce: Any) -> None:
        try:
            await ix.answer(self._box.ack_seconds)
            if ix.modal is not None:
                window.modals[ix.id] = ix
        except NoAnswer:
            window.fail(nonce, "timeout")

    def _act(self, window: Window, d: Json, nonce: Any) -> Json | None:
        """Do anything but an interaction. Return the content of OK, or None if the answer is another event."""
        box, user, op = self._box, window.user, d["op"]
        if op in ("leave", "rejoin"):
            guild = box.guild(d["guild"])
            (box.admin.leave if op == "leave" else box.admin.join)(guild, user)
            return {}
        if op == "locale":
            if d["locale"] not in LOCALES:
                raise Refused("invalid", "Discord does not have this language")
            box.admin.set_person(user, locale=d["locale"])
            return {}
        if op == "dms":
            box.admin.set_person(user, dms_open=bool(d["open"]))
            return {}
        channel = self._channel(user, d["channel"])
        in_channel: dict[str, Callable[[Window, Channel, Json], Json | None]] = {
            "typing": self._typing,
            "read": self._read,
            "history": self._history,
            "thread": self._thread,
            "archive": self._archive,
        }
        if op == "say":
            box.say(
                user,
                channel,
                d.get("content") or "",
                uploads=d.get("files"),
                reply_to=d.get("reply_to"),
                nonce=None if nonce is None else str(nonce),
            )
            return None
        if op in in_channel:
            return in_channel[op](window, channel, d)
        return self._with_message(user, channel, box.actions.visible(user, channel, d["m"]), d)

    def _with_message(self, user: User, channel: Channel, message: Message, d: Json) -> Json:
        box = self._box
        if d["op"] == "react":
            if not is_emoji(d["emoji"]) and d["emoji"] not in message.reactions:
                raise Refused("invalid", "not an emoji")
            if not box.events.page_channel(channel, user.id)["can"]["react"]:
                raise Refused("forbidden", "you may not react here")
            box.admin.react(message, user, d["emoji"], on=bool(d["on"]))
        elif d["op"] == "dismiss" and message.owner == user.id:
            message.dismissed = True
            box.events.dismissed(message)
        elif d["op"] == "edit" and message.author_id == user.id:
            box.messages.edit(message, {"content": d["content"]})
        elif d["op"] == "delete" and message.author_id == user.id:
            box.messages.delete(channel, [message])
        else:
            raise Refused("forbidden", "this message is not yours")
        return {}

    def _typing(self, window: Window, channel: Channel, d: Json) -> Json:
        self._box.events.typing(channel, window.user)
        return {}

    def _read(self, window: Window, channel: Channel, d: Json) -> None:
        if int(d["m"]) > int(window.user.read.get(channel.id, "0")):
            window.user.read[channel.id] = str(int(d["m"]))
            self._box.events.read(window.user, channel.id)

    def _history(self, window: Window, channel: Channel, d: Json) -> None:
        shown, more = self._shown(window.user, channel, str(int(d["before"])), min(int(d.get("limit") or _SHOWN), 200))
        window.send({"ev": "HISTORY", "nonce": d.get("nonce"), "channel": channel.id, "messages": shown, "more": more})

    def _thread(self, window: Window, channel: Channel, d: Json) -> Json:
        if not self._box.events.page_channel(channel, window.user.id)["can"]["thread"]:
            raise Refused("forbidden", "you may not open threads here")
        message = self._box.actions.visible(window.user, channel, d["m"]) if d.get("m") else None
        if not 1 <= len(d["name"]) <= 100 or (
            message and (message.ephemeral or message.id in self._box.world.channels)
        ):
            raise Refused("invalid", "no thread of this name, or on this message")
        thread = self._box.admin.open_thread(channel, d["name"], window.user, message=message)
        return {"channel": thread.id}

    def _archive(self, window: Window, channel: Channel, d: Json) -> Json:
        may = self._box.world.may(window.user.id, channel, "MANAGE_THREADS")
        owner = channel.is_thread and channel.data["owner_id"] == window.user.id
        if not channel.is_thread or not (may or owner or (not d["on"] and not channel.locked)):
            raise Refused("forbidden", "this thread is not yours")
        self._box.admin.change_thread(channel, window.user, {"archived": bool(d["on"])})
        return {}

    # People and files

    async def people(self, request: web.Request) -> web.Response:
        """List the people (GET), or add one (POST)."""
        world = self._box.world
        if request.method == "POST":
            try:
                wanted = await request.json()
                locale = wanted.get("locale") if wanted.get("locale") in LOCALES else "en-US"
                user = self._box.admin.add_person(str(wanted["name"]), locale)
            except (KeyError, ValueError, AttributeError) as error:
                taken = "taken" in str(error)
                return web.json_response({"error": str(error)}, status=409 if taken else 400)
            return web.json_response(_public(user), status=201)
        return web.json_response(
            {
                "people": [_public(u) for u in world.people()],
                "bot": world.bot.data,
                "bot_online": self._box.gateway_server.online,
            }
        )

    async def clock(self, request: web.Request) -> web.Response:
        """Move the clock forward by ``seconds``."""
        try:
            seconds = float((await request.json())["seconds"])
        except (KeyError, ValueError, TypeError):
            seconds = 0.0
        if not 0 < seconds <= _LONGEST_MOVE:
            return web.json_response({"error": f"seconds must be above 0, {_LONGEST_MOVE} at most"}, status=400)
        self._box.advance(seconds)
        await self._box.written()
        return web.json_response({"offset": self._box.clock.offset})

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Serve the page and the files beside it."""
        path = (_PAGE / (request.match_info.get("path") or "index.html")).resolve()
        if not path.is_relative_to(_PAGE) or not path.is_file():
            return web.Response(status=404, text="not found")
        return web.FileResponse(path, headers={"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"})


def _public(user: User) -> Json:
    return {"id": user.id, "username": user.username, "name": user.name, "locale": user.locale}


def site(pages: Pages) -> tuple[Served, ...]:
    """Return the page's routes."""
    return (
        ("GET", "/", pages.file),
        ("GET", "/page/ws", pages.serve),
        ("GET", "/page/people", pages.people),
        ("POST", "/page/people", pages.people),
        ("POST", "/page/clock", pages.clock),
        ("GET", "/page/{path:.+}", pages.file),
    )
