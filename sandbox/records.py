"""The parts of a world. ``data`` is always the object's public JSON in Discord's shape (API v10)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from .clock import PATIENCE
from .limits.components import BUTTON, GALLERY, SELECTS, TEXT, THUMBNAIL, items, walk
from .limits.errors import Json
from .limits.messages import EPHEMERAL, LOADING, V2

TEXT_CHANNEL, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS: Final = frozenset((10, 11, 12))


@dataclass(slots=True)
class User:
    """A person or the bot. ``read`` maps channel ids to the last message seen."""

    data: Json
    locale: str = "en-US"
    dms_open: bool = True
    read: dict[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Return the snowflake."""
        return str(self.data["id"])

    @property
    def username(self) -> str:
        """Return the unique name."""
        return str(self.data["username"])

    @property
    def name(self) -> str:
        """Return the name to show."""
        return str(self.data.get("global_name") or self.data["username"])


@dataclass(slots=True)
class Guild:
    """A server. ``members`` maps user ids to member objects without their user; ``granted`` adds permission bits.
    ``events``: its scheduled events, by id.
    """

    data: Json
    members: dict[str, Json] = field(default_factory=dict)
    granted: dict[str, int] = field(default_factory=dict)
    events: dict[str, Json] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Return the snowflake, which is also that of the role @everyone."""
        return str(self.data["id"])


@dataclass(slots=True)
class Message:
    """A message. ``owner``: the only person who sees it if ephemeral; ``files``: all attachments, shown or not."""

    data: Json
    owner: str | None = None
    dismissed: bool = False
    reactions: dict[str, list[str]] = field(default_factory=dict)
    files: list[Json] = field(default_factory=list)

    @property
    def id(self) -> str:
        """Return the snowflake."""
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        """Return the channel's snowflake."""
        return str(self.data["channel_id"])

    @property
    def author_id(self) -> str:
        """Return the author's snowflake."""
        return str(self.data["author"]["id"])

    @property
    def content(self) -> str:
        """Return the plain text (empty in V2 messages; see ``text``)."""
        return str(self.data["content"])

    @property
    def flags(self) -> int:
        """Return the message flags."""
        return int(self.data["flags"])

    @property
    def ephemeral(self) -> bool:
        """True if only its owner sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """True if it is a deferred answer that is not filled yet."""
        return bool(self.flags & LOADING)

    @property
    def v2(self) -> bool:
        """True if it consists of V2 components only."""
        return bool(self.flags & V2)

    @property
    def components(self) -> list[Json]:
        """Return the component tree."""
        found: list[Json] = self.data["components"]
        return found

    @property
    def attachments(self) -> list[Json]:
        """Return the attachments shown."""
        found: list[Json] = self.data["attachments"]
        return found

    @property
    def mentions(self) -> list[str]:
        """Return the ids of the people it pinged."""
        return [u["id"] for u in self.data["mentions"]]

    @property
    def buttons(self) -> list[Json]:
        """Return all buttons in order, disabled ones too."""
        return [c for c in items(self.components) if c["type"] == BUTTON]

    @property
    def selects(self) -> list[Json]:
        """Return all selects in order, disabled ones too."""
        return [c for c in items(self.components) if c["type"] in SELECTS]

    @property
    def labels(self) -> list[str]:
        """Return the labels of the enabled buttons in order (the emoji's name if there is no label)."""
        return [b.get("label") or (b.get("emoji") or {}).get("name", "") for b in self.buttons if not b.get("disabled")]

    @property
    def text(self) -> str:
        """Return every text a reader sees, alt texts included, in order, one per line."""
        return "\n".join(t for t in self._texts() if t)

    def _texts(self) -> Iterator[str]:
        yield self.content
        for e in self.data["embeds"]:
            for x in walk(e):
                yield from (str(x[k]) for k in ("title", "description", "name", "value", "text") if x.get(k))
        for c in items(self.components):
            if c["type"] == TEXT:
                yield c["content"]
            elif c["type"] == THUMBNAIL:
                yield c.get("description") or ""
            elif c["type"] == GALLERY:
                yield from (x.get("description") or "" for x in c["items"])
        yield from (a.get("description") or "" for a in self.attachments)


@dataclass(slots=True)
class Channel:
    """A text channel, thread or DM. ``joined`` maps the user ids of a thread's members to the times they joined."""

    data: Json
    messages: dict[str, Message] = field(default_factory=dict)
    joined: dict[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Return the snowflake."""
        return str(self.data["id"])

    @property
    def kind(self) -> int:
        """Return Discord's channel type."""
        return int(self.data["type"])

    @property
    def name(self) -> str:
        """Return the name; empty for a DM."""
        return str(self.data.get("name") or "")

    @property
    def guild_id(self) -> str | None:
        """Return the guild's snowflake, None for a DM."""
        found: str | None = self.data.get("guild_id")
        return found

    @property
    def parent_id(self) -> str | None:
        """Return the id of a thread's parent channel."""
        found: str | None = self.data.get("parent_id")
        return found

    @property
    def is_thread(self) -> bool:
        """True if it is a thread of any kind."""
        return self.kind in THREADS

    @property
    def is_dm(self) -> bool:
        """True if it is the DM of a person and the bot."""
        return self.kind == DM

    @property
    def archived(self) -> bool:
        """True if it is an archived thread."""
        return bool((self.data.get("thread_metadata") or {}).get("archived"))

    @property
    def locked(self) -> bool:
        """True if it is a locked thread."""
        return bool((self.data.get("thread_metadata") or {}).get("locked"))


class NoAnswer(TimeoutError):
    """The application did not respond in time."""


@dataclass(slots=True)
class Interaction:
    """An action of a person towards the bot, and the bot's answer.

    ``type``: 2 command, 3 component, 4 autocomplete, 5 modal. ``kind``: callback type of the first answer (4..9).
    ``message``: the original response (type 6 and 7: the message pressed). ``created``: seconds since 1970.
    """

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    guild_id: str | None
    created: float
    name: str = ""
    nonce: str | None = None
    source: Message | None = None
    opener: Interaction | None = None
    kind: int | None = None
    answered: float | None = None
    message: Message | None = None
    loading: bool = False
    choices: list[Json] | None = None
    modal: Json | None = None
    followups: list[Message] = field(default_factory=list)
    edits: int = 0
    first: asyncio.Event = field(default_factory=asyncio.Event)

    async def answer(self, timeout: float = PATIENCE) -> Interaction:  # noqa: ASYNC109  # how long the person waits
        """Wait for the first answer, at most ``timeout`` seconds; return this object. Raises NoAnswer without one."""
        try:
            await asyncio.wait_for(self.first.wait(), timeout)
        except TimeoutError:
            raise NoAnswer(f"the application did not respond to {self.name or self.type} within {timeout} s") from None
        return self

    @property
    def filled(self) -> bool:
        """True if the person sees a result: answered, and a deferred answer edited or followed up."""
        return self.kind is not None and (self.kind not in (5, 6) or self.edits > 0 or bool(self.followups))
