"""Distribution of changes: every change of the world goes to the bot, to the pages of the people concerned, to the
store, and to waiting tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from .gateway import Gateway
from .limits.errors import Json
from .records import Channel, Guild, Interaction, Message, User
from .world import World, emoji_json, thread_member

Tell = Callable[[Iterable[str], Json], None]


class Store(Protocol):
    """The part of the store that the event bus needs."""

    def put(self, kind: str, key: str, thing: object) -> None:
        """Note that a thing is new or changed."""

    def remove(self, kind: str, key: str) -> None:
        """Note that a thing is gone."""


class EventBus:
    """Distributes changes. ``tell`` sends an event to the pages of some people; ``wake`` wakes waiting tests."""

    def __init__(
        self, world: World, gateway: Gateway, tell: Tell, wake: Callable[[], None], store: Store | None
    ) -> None:
        """Take the receivers of changes."""
        self._world, self._gateway, self._tell, self._wake, self._store = world, gateway, tell, wake, store

    # What the page shows

    def page_message(self, message: Message, viewer: str) -> Json:
        """Return a message in the form for one person's page."""
        return {**self._world.message_json(message, viewer), "_reacted": message.reactions}

    def page_channel(self, channel: Channel, viewer: str) -> Json:
        """Return a channel with what one person may do in it."""
        say = "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES"
        may = self._world.may
        locked = channel.locked and not may(viewer, channel, "MANAGE_THREADS")
        can = {
            "say": may(viewer, channel, say) and not locked,
            "attach": may(viewer, channel, say, "ATTACH_FILES") and not locked,
            "thread": channel.kind == 0 and may(viewer, channel, "CREATE_PUBLIC_THREADS"),
            "react": may(viewer, channel, "ADD_REACTIONS") and not channel.archived,
        }
        return {**channel.data, "can": can}

    def page_guild(self, guild: Guild, viewer: str) -> Json:
        """Return a server in the form for one person's list."""
        return {
            "id": guild.id,
            "name": guild.data["name"],
            "icon": guild.data["icon"],
            "owner_id": guild.data["owner_id"],
            "member": viewer in guild.members,
            "bot": self._world.bot.id in guild.members,
            "events": [
                {"id": e["id"], "name": e["name"], "start": e["scheduled_start_time"]} for e in guild.events.values()
            ],
        }

    # The store

    def put(self, kind: str, key: str, thing: object) -> None:
        """Store a thing, and wake waiting tests."""
        if self._store is not None:
            self._store.put(kind, key, thing)
        self._wake()

    def remove(self, kind: str, key: str) -> None:
        """Remove a thing from the store, and wake waiting tests."""
        if self._store is not None:
            self._store.remove(kind, key)
        self._wake()

    # Messages

    def message(self, event: str, message: Message, nonce: str | None = None) -> None:
        """Send MESSAGE_CREATE or MESSAGE_UPDATE; ephemeral messages reach only their owner's pages."""
        channel = self._world.channels[message.channel_id]
        if not message.ephemeral and self._world.sees(self._world.bot.id, channel):
            data = self._world.message_json(message, self._world.bot.id)
            if channel.guild_id:
                guild = self._world.guilds[channel.guild_id]
                data["guild_id"] = guild.id
                if message.author_id in guild.members:
                    data["member"] = guild.members[message.author_id]
            self._gateway.emit(event, data, channel.guild_id)
        for viewer in [message.owner] if message.owner else self._world.viewers(channel):
            if not message.dismissed:
                more = {"nonce": nonce} if nonce and viewer == message.author_id else {}
                self._tell([viewer], {"ev": event, "m": self.page_message(message, viewer), **more})
        self.put("message", message.id, message)

    def messages_deleted(self, channel: Channel, messages: list[Message], *, bulk: bool = False) -> None:
        """Send that messages are deleted."""
        place: Json = {"channel_id": channel.id, **({"guild_id": channel.guild_id} if channel.guild_id else {})}
        shown = [m for m in messages if not m.ephemeral]
        if self._world.sees(self._world.bot.id, channel):
            if bulk:
                self._gateway.emit("MESSAGE_DELETE_BULK", {"ids": [m.id for m in shown], **place}, channel.guild_id)
            else:
                for m in shown:
                    self._gateway.emit("MESSAGE_DELETE", {"id": m.id, **place}, channel.guild_id)
        for m in messages:
            who = [m.owner] if m.owner else self._world.viewers(channel)
            self._tell(who, {"ev": "MESSAGE_DELETE", "m": {"id": m.id, "channel_id": channel.id}})
            self.remove("message", m.id)

    def dismissed(self, message: Message) -> None:
        """Remove an ephemeral message from its owner's pages; the bot gets no event."""
        self._tell(
            [message.owner or ""], {"ev": "MESSAGE_DELETE", "m": {"id": message.id, "channel_id": message.channel_id}}
        )
        self.put("message", message.id, message)

    def reaction(self, message: Message, user_id: str, emoji: str, *, added: bool) -> None:
        """Send that a person has added or removed a reaction."""
        channel = self._world.channels[message.channel_id]
        data: Json = {
            "user_id": user_id,
            "channel_id": channel.id,
            "message_id": message.id,
            "burst": False,
            "type": 0,
            "emoji": emoji_json(emoji),
        }
        if channel.guild_id:
            data["guild_id"] = channel.guild_id
        if added:
            data["message_author_id"] = message.author_id
            if channel.guild_id:
                data["member"] = self._world.member_json(self._world.guilds[channel.guild_id], user_id)
        self._gateway.emit(f"MESSAGE_REACTION_{'ADD' if added else 'REMOVE'}", data, channel.guild_id)
        self.page_update(message)

    def page_update(self, message: Message) -> None:
        """Update a message on the pages; the bot gets another event for the same reason."""
        for viewer in (
            [message.owner] if message.owner else self._world.viewers(self._world.channels[message.channel_id])
        ):
            if not message.dismissed:
                self._tell([viewer], {"ev": "MESSAGE_UPDATE", "m": self.page_message(message, viewer)})
        self.put("message", message.id, message)

    def pins(self, channel: Channel) -> None:
        """Send that the pins of a channel changed."""
        self._gateway.emit(
            "CHANNEL_PINS_UPDATE",
            {
                "channel_id": channel.id,
                **({"guild_id": channel.guild_id} if channel.guild_id else {}),
                "last_pin_timestamp": self._world.clock.iso(),
            },
            channel.guild_id,
        )

    def typing(self, channel: Channel, user: User) -> None:
        """Send that a person is typing."""
        data: Json = {"channel_id": channel.id, "user_id": user.id, "timestamp": int(self._world.clock.now())}
        if channel.guild_id:
            guild = self._world.guilds[channel.guild_id]
            data |= {"guild_id": guild.id, "member": self._world.member_json(guild, user.id)}
        self._gateway.emit("TYPING_START", data, channel.guild_id)
        others = [u for u in self._world.viewers(channel) if u != user.id]
        self._tell(others, {"ev": "TYPING", "channel": channel.id, "user": user.id})

    # Channels and threads

    def channel(self, channel: Channel, event: str | None) -> None:
        """Send a channel, thread or DM, with the gateway's ``event`` (None: only to pages and store)."""
        if event is not None and self._world.sees(self._world.bot.id, channel):
            data = self._world.channel_json(channel)
            if event == "THREAD_CREATE":
                data = {**data, "newly_created": True}
            self._gateway.emit(event, data, channel.guild_id)
        for viewer in self._world.viewers(channel):
            self._tell([viewer], {"ev": "CHANNEL", "c": self.page_channel(channel, viewer)})
        self.put("channel", channel.id, channel)

    def channel_deleted(self, channel: Channel) -> None:
        """Send that a channel or thread, already removed from the world, is deleted."""
        if channel.is_thread:
            keys = ("id", "guild_id", "parent_id", "type")
            self._gateway.emit("THREAD_DELETE", {k: channel.data[k] for k in keys}, channel.guild_id)
        else:
            self._gateway.emit("CHANNEL_DELETE", channel.data, channel.guild_id)
        guild = self._world.guilds.get(channel.guild_id or "")
        self._tell(
            list(guild.members) if guild else self._world.viewers(channel), {"ev": "CHANNEL_DELETE", "id": channel.id}
        )
        for message in channel.messages:
            self.remove("message", message)
        self.remove("channel", channel.id)

    def thread_joined(self, thread: Channel, user_id: str) -> None:
        """Send that a person has joined a thread."""
        self._gateway.emit(
            "THREAD_MEMBERS_UPDATE",
            {
                "id": thread.id,
                "guild_id": thread.guild_id,
                "member_count": thread.data["member_count"],
                "added_members": [thread_member(thread, user_id)],
                "removed_member_ids": [],
            },
            thread.guild_id,
        )
        self.channel(thread, None)

    def thread_left(self, thread: Channel, user_id: str) -> None:
        """Send that a person has left a thread."""
        self._gateway.emit(
            "THREAD_MEMBERS_UPDATE",
            {
                "id": thread.id,
                "guild_id": thread.guild_id,
                "member_count": thread.data["member_count"],
                "added_members": [],
                "removed_member_ids": [user_id],
            },
            thread.guild_id,
        )
        self.channel(thread, None)
        if not self._world.sees(user_id, thread):
            self._tell([user_id], {"ev": "CHANNEL_DELETE", "id": thread.id})

    # Servers, people, commands

    def guild(self, guild: Guild) -> None:
        """Send a new or changed server to the pages."""
        for user in self._world.people():
            self._tell([user.id], {"ev": "GUILD", "g": self.page_guild(guild, user.id)})
        self.put("guild", guild.id, guild)

    def places_changed(self, user_id: str, gone: list[Channel], come: list[Channel]) -> None:
        """Show and hide channels on one person's pages, after they joined or left a server."""
        for channel in gone:
            self._tell([user_id], {"ev": "CHANNEL_DELETE", "id": channel.id})
        for channel in come:
            self._tell([user_id], {"ev": "CHANNEL", "c": self.page_channel(channel, user_id)})

    def user(self, user: User) -> None:
        """Send a new or changed user to all pages, and the settings to the user's own."""
        self._tell([u.id for u in self._world.people()], {"ev": "USER", "u": user.data})
        self._tell([user.id], {"ev": "ME", "locale": user.locale, "dms_open": user.dms_open})
        self.put("user", user.id, user)

    def read(self, user: User, channel_id: str) -> None:
        """Move a person's read mark in their windows."""
        self._tell([user.id], {"ev": "READ", "channel": channel_id, "m": user.read[channel_id]})
        self.put("user", user.id, user)

    def emit(self, event: str, data: Json, guild_id: str | None) -> None:
        """Send the bot an event that no page shows."""
        self._gateway.emit(event, data, guild_id)

    def answered(self, ix: Interaction) -> None:
        """Send the bot's answer to the person's pages."""
        event: Json = {"ev": "IX", "id": ix.id, "type": ix.kind, "nonce": ix.nonce}
        if ix.kind == 8:
            event["choices"] = ix.choices
        elif ix.kind == 9:
            event["modal"] = ix.modal
        elif ix.message is not None and ix.kind != 6:
            event["m"] = ix.message.id
        self._tell([ix.user_id], event)
        self.put("interaction", ix.id, ix)
