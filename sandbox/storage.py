"""Keeps the world over a restart: SQLite written by a thread of its own, files beside it.

A change is turned into JSON on the event loop (so that it is consistent) and written at once by the thread. The bot
gets its answer only when its request is written, so a killed process loses nothing that it has answered.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from pathlib import Path
from typing import Any, Final

from .limits.errors import Json
from .records import Channel, Guild, Interaction, Message, User
from .world import World

_SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS things (kind TEXT, key TEXT, json TEXT, PRIMARY KEY (kind, key)) WITHOUT ROWID"
)
_Job = tuple[str, str, str | bytes | None]


class Storage:
    """The store of one sandbox, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        """Open or create the store."""
        self._folder = folder
        (folder / "files").mkdir(parents=True, exist_ok=True)
        self._dirty: dict[tuple[str, str], object] = {}
        self._scheduled = False
        self._jobs: queue.SimpleQueue[list[_Job] | asyncio.Future[None] | None] = queue.SimpleQueue()
        with self._connect() as db:
            db.execute(_SCHEMA)
        db.close()
        self._thread = threading.Thread(target=self._write, name="sandbox-storage", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._folder / "world.sqlite3")
        db.execute("PRAGMA journal_mode=WAL")
        # Survives the death of the process, though not of the machine; enough here.
        db.execute("PRAGMA synchronous=OFF")
        return db

    def put(self, kind: str, key: str, thing: object) -> None:
        """Note that a thing is new or changed; it is written on the loop's next turn."""
        self._dirty[kind, key] = thing
        self._schedule()

    def remove(self, kind: str, key: str) -> None:
        """Note that a thing is gone."""
        self._dirty[kind, key] = None
        self._schedule()

    def put_file(self, file_id: str, blob: bytes | None) -> None:
        """Write a file, or delete it (None)."""
        self._jobs.put([("file", file_id, blob)])

    def read_file(self, file_id: str) -> bytes | None:
        """Read a file from an earlier run."""
        path = self._folder / "files" / file_id
        return path.read_bytes() if file_id.isdigit() and path.is_file() else None

    async def written(self) -> None:
        """Wait until all changes so far are in the store."""
        self._flush()
        done = asyncio.get_running_loop().create_future()
        self._jobs.put(done)
        await done

    def close(self) -> None:
        """Write the remaining changes and stop."""
        self._flush()
        self._jobs.put(None)
        self._thread.join(10)

    def _schedule(self) -> None:
        if self._scheduled:
            return
        try:
            asyncio.get_running_loop().call_soon(self._flush)
            self._scheduled = True
        except RuntimeError:
            self._flush()

    def _flush(self) -> None:
        self._scheduled = False
        dirty, self._dirty = self._dirty, {}
        if dirty:
            self._jobs.put(
                [
                    (kind, key, None if thing is None else json.dumps(encode(thing)))
                    for (kind, key), thing in dirty.items()
                ]
            )

    def _write(self) -> None:
        db = self._connect()
        while True:
            jobs = self._jobs.get()
            if jobs is None:
                db.close()
                return
            if isinstance(jobs, asyncio.Future):
                jobs.get_loop().call_soon_threadsafe(_settle, jobs)
                continue
            for kind, key, value in jobs:
                path = self._folder / "files" / key
                if kind == "file" and isinstance(value, bytes):
                    path.write_bytes(value)
                elif kind == "file":
                    path.unlink(missing_ok=True)
                elif value is None:
                    db.execute("DELETE FROM things WHERE kind = ? AND key = ?", (kind, key))
                else:
                    db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (kind, key, value))
            db.commit()

    def load(self, world: World) -> bool:
        """Fill a fresh world with the stored one; False if there is none yet."""
        db = self._connect()
        kinds: dict[str, dict[str, Any]] = {}
        for kind, key, text in db.execute("SELECT kind, key, json FROM things"):
            kinds.setdefault(kind, {})[key] = json.loads(text)
        db.close()
        if "bot" not in kinds.get("meta", {}):
            return False
        _decode(world, kinds)
        return True

    def kept(self, name: str) -> Any:
        """Return what the last run kept under a name, such as ``base`` (its address), None if there is nothing."""
        db = self._connect()
        row = db.execute("SELECT json FROM things WHERE kind = 'meta' AND key = ?", (name,)).fetchone()
        db.close()
        return json.loads(row[0]) if row else None


def _settle(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _where(message: Message | None) -> list[str] | None:
    return [message.channel_id, message.id] if message else None


def encode(thing: object) -> Any:
    """Return the JSON form of anything that is stored."""
    if isinstance(thing, User):
        return {"data": thing.data, "locale": thing.locale, "dms_open": thing.dms_open, "read": thing.read}
    if isinstance(thing, Guild):
        return {
            "data": thing.data,
            "members": thing.members,
            "granted": thing.granted,
            "events": thing.events,
        }
    if isinstance(thing, Channel):
        return {"data": thing.data, "joined": thing.joined}
    if isinstance(thing, Message):
        return {
            "data": thing.data,
            "owner": thing.owner,
            "dismissed": thing.dismissed,
            "reactions": thing.reactions,
            "files": thing.files,
        }
    if isinstance(thing, Interaction):
        plain = (
            "id",
            "token",
            "type",
            "user_id",
            "channel_id",
            "guild_id",
            "created",
            "name",
            "kind",
            "answered",
            "loading",
            "choices",
            "modal",
            "edits",
        )
        return {
            **{k: getattr(thing, k) for k in plain},
            "source": _where(thing.source),
            "message": _where(thing.message),
            "followups": [_where(m) for m in thing.followups],
            "opener": thing.opener.id if thing.opener else None,
        }
    return thing


def _decode(world: World, kinds: dict[str, dict[str, Any]]) -> None:
    def each(kind: str) -> list[tuple[str, Any]]:
        return sorted(kinds.get(kind, {}).items(), key=lambda x: int(x[0]))

    world.users = {k: User(**v) for k, v in each("user")}
    world.bot = world.users[kinds["meta"]["bot"]]
    world.guilds = {k: Guild(**v) for k, v in each("guild")}
    world.channels = {k: Channel(**v) for k, v in each("channel")}
    world.emojis = dict(each("emoji"))
    world.commands = {k or None: v for k, v in kinds.get("commands", {}).items()}
    for channel in world.channels.values():
        if channel.is_dm:
            channel.data["recipients"] = [world.users[r["id"]].data for r in channel.data["recipients"]]
    for key, value in each("message"):
        message = Message(**value)
        message.data["author"] = world.users[message.author_id].data
        if message.channel_id in world.channels:
            world.channels[message.channel_id].messages[key] = message
    for key, value in each("interaction"):
        world.interactions[key] = ix = _interaction(world, value)
        world.tokens[ix.token] = ix
    for ids in (world.users, world.guilds, world.channels, world.emojis, world.interactions, kinds.get("message", {})):
        for key in ids:
            world.ids.seen(key)
    for guild in world.guilds.values():
        for key in guild.events:
            world.ids.seen(key)
    for value in kinds.get("message", {}).values():
        for a in value["files"]:
            world.ids.seen(a["id"])


def _interaction(world: World, value: Json) -> Interaction:
    def find(where: list[str] | None) -> Message | None:
        channel = world.channels.get(where[0]) if where else None
        return channel.messages.get(where[1]) if channel and where else None

    links: Json = {
        "source": find(value.pop("source")),
        "message": find(value.pop("message")),
        "opener": world.interactions.get(value.pop("opener") or ""),
        "followups": [m for m in map(find, value.pop("followups")) if m],
    }
    ix = Interaction(**value, **links)
    if ix.kind is not None:
        ix.first.set()
    return ix
