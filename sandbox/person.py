"""A person in a test: types commands, presses, picks, fills in, writes, reads."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from .clock import PATIENCE
from .limits.errors import Json
from .options import Refused, decode_file
from .records import Channel, Guild, Interaction, Message, NoAnswer, User

if TYPE_CHECKING:
    from .server import Sandbox


class Person:
    """One person. Actions return the Interaction at once; ``await ix.answer()`` waits for the bot.

    Channels may be given as Channel, id or name; messages as Message (its present state counts).
    """

    def __init__(self, box: Sandbox, user: User) -> None:
        """Take the sandbox and the acting user."""
        self.box, self.user = box, user

    @property
    def id(self) -> str:
        """Return the snowflake."""
        return self.user.id

    @property
    def name(self) -> str:
        """Return the name to show."""
        return self.user.name

    # Doing

    async def slash(self, channel: Channel | str, path: str, /, **options: Any) -> Interaction:
        """Type a slash command, as in ``slash("lobby", "geschenk", players=3)``; a Person may be a user option."""
        return self.box.actions.slash(self.user, self.box.channel(channel), path, _plain(options))

    async def autocomplete(self, channel: Channel | str, path: str, focused: str, /, **options: Any) -> list[Json]:
        """Return the suggestions for the option ``focused``, whose value in ``options`` is the text so far."""
        ix = self.box.actions.autocomplete(self.user, self.box.channel(channel), path, focused, _plain(options))
        await ix.answer(self.box.ack_seconds)
        return ix.choices or []

    async def menu(self, channel: Channel | str, command: str, target: Message | Person) -> Interaction:
        """Use a command, by name, from the menu of a message or a person."""
        place = self.box.channel(channel)
        kind = 3 if isinstance(target, Message) else 2
        for found in self.box.actions.commands(self.user, place.guild_id):
            if (found["type"], found["name"]) == (kind, command):
                return self.box.actions.context(self.user, place, found["id"], target.id)
        raise Refused("unknown", f"no menu command {command} here")

    async def click(self, message: Message, which: str, *, forge: bool = False) -> Interaction:
        """Press a button by label or custom_id. ``forge``: send any custom_id, shown or not, enabled or not."""
        custom_id = which if forge else self._named(message, which, message.buttons, ("label", "custom_id"))
        return self.box.actions.click(
            self.user, self.box.channel(message.channel_id), message.id, custom_id, forge=forge
        )

    async def select(self, message: Message, which: str, *values: str, forge: bool = False) -> Interaction:
        """Pick in a select, named by custom_id or placeholder, by values or labels (or ids of users ...)."""
        custom_id = which
        if not forge:
            custom_id = self._named(message, which, message.selects, ("custom_id", "placeholder"))
            found = next(s for s in message.selects if s["custom_id"] == custom_id)
            values = tuple(_value_of(found, v) for v in values)
        return self.box.actions.select(
            self.user, self.box.channel(message.channel_id), message.id, custom_id, list(values), forge=forge
        )

    async def submit(self, opener: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Send the modal that the bot has answered an interaction with; values by custom_id or label."""
        return self.box.actions.submit(self.user, opener, dict(values))

    async def say(
        self,
        channel: Channel | str,
        content: str,
        *,
        files: Mapping[str, bytes] | None = None,
        reply_to: Message | None = None,
    ) -> Message:
        """Write a message; it wakes an archived thread."""
        uploads = [upload(name, blob) for name, blob in (files or {}).items()]
        return self.box.say(
            self.user, self.box.channel(channel), content, uploads=uploads, reply_to=reply_to.id if reply_to else None
        )

    async def react(self, message: Message, emoji: str, *, on: bool = True) -> None:
        """Add a reaction, or remove it."""
        self.box.admin.react(message, self.user, emoji, on=on)

    async def dismiss(self, message: Message) -> None:
        """Dismiss one's own ephemeral message; the bot gets no event."""
        if message.owner != self.id:
            raise Refused("forbidden", "only one's own ephemeral messages can be dismissed")
        message.dismissed = True
        self.box.events.dismissed(message)

    def close_dms(self) -> None:
        """Refuse DMs from the bot: sending gives 50007."""
        self.box.admin.set_person(self.user, dms_open=False)

    def open_dms(self) -> None:
        """Accept DMs from the bot again."""
        self.box.admin.set_person(self.user, dms_open=True)

    def rename(self, name: str | None, guild: Guild | None = None) -> None:
        """Take another name, or in one server a nickname; None removes it."""
        self.box.admin.rename(self.user, name, guild)

    def speak(self, locale: str) -> None:
        """Switch the client's language (ja, en-US ...)."""
        self.box.admin.set_person(self.user, locale=locale)

    def leave(self, guild: str | None = None) -> None:
        """Leave a server (by name or id; the first if None)."""
        self.box.admin.leave(self.box.guild(guild), self.user)

    def rejoin(self, guild: str | None = None) -> None:
        """Join a server again."""
        self.box.admin.join(self.box.guild(guild), self.user)

    # Reading

    def dm(self) -> Channel:
        """Return the DM channel with the bot."""
        return self.box.admin.dm(self.user)

    def sees(self, channel: Channel | str) -> list[Message]:
        """Return the messages that this person can see in a channel, oldest first, own ephemerals included."""
        place = self.box.channel(channel)
        if not self.box.world.sees(self.id, place):
            return []
        return [m for m in place.messages.values() if m.owner in (None, self.id) and not m.dismissed]

    async def new_message(
        self,
        channel: Channel | str,
        after: Message | None = None,
        timeout: float = PATIENCE,  # noqa: ASYNC109
    ) -> Message:
        """Wait for a message by the bot younger than ``after`` (None: any) and not loading; return the newest."""

        def newest() -> Message | None:
            found = [
                m
                for m in self.sees(channel)
                if m.author_id == self.box.world.bot.id
                and not m.loading
                and (after is None or int(m.id) > int(after.id))
            ]
            return found[-1] if found else None

        await self.box.until(lambda: newest() is not None, timeout)
        found = newest()
        if found is None:
            raise NoAnswer("the message is gone again")
        return found

    async def result(self, ix: Interaction, timeout: float = PATIENCE) -> Message:  # noqa: ASYNC109  # patience
        """Wait until an interaction shows its result (a deferred one filled); return that message."""
        await ix.answer(timeout)
        await self.box.until(lambda: ix.filled, timeout)
        if ix.kind == 6 and ix.followups:
            return ix.followups[0]
        if ix.message is None:
            raise NoAnswer(f"answered with type {ix.kind}, which shows no message")
        return ix.message

    @staticmethod
    def _named(message: Message, which: str, components: list[Json], keys: Iterable[str]) -> str:
        for key in keys:
            found = [c for c in components if c.get(key) == which and "custom_id" in c]
            if len(found) > 1:
                raise Refused("invalid", f"{which!r} is ambiguous: {[c['custom_id'] for c in found]}")
            if found:
                return str(found[0]["custom_id"])
        offered = [(c.get("label") or c.get("placeholder"), c.get("custom_id")) for c in components]
        raise Refused("unknown", f"no {which!r} on message {message.id}, it offers {offered}")


def upload(name: str, blob: bytes) -> Json:
    """Return a file in the form of the page's uploads."""
    return {"name": name, "data": base64.b64encode(blob).decode()}


def uploads_of(files: list[Json]) -> dict[str, tuple[str, bytes]]:
    """Return the page's files as numbered uploads."""
    return {str(n): decode_file(f) for n, f in enumerate(files)}


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    return {k: v.id if isinstance(v, Person | Channel) else v for k, v in options.items()}


def _value_of(select: Json, wanted: str) -> str:
    for option in select.get("options", ()):
        if wanted in (option["value"], option["label"]):
            return str(option["value"])
    return wanted
