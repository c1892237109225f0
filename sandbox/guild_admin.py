"""Changes of places and people: servers, channels, threads, permissions, joining and leaving."""

from __future__ import annotations

from collections.abc import Callable

from .clock import created
from .event_bus import EventBus
from .limits.components import items
from .limits.errors import Json
from .limits.permissions import bits
from .message_service import MessageService
from .records import PUBLIC_THREAD, Channel, Guild, Message, User
from .world import World


class GuildAdmin:
    """Changes the world and sends the events. ``refresh`` sends the commands again to one person (None: all)."""

    def __init__(
        self, world: World, events: EventBus, messages: MessageService, refresh: Callable[[str | None], None]
    ) -> None:
        """Take the world, the event bus, and the writer of notices."""
        self._world, self._events, self._messages, self._refresh = world, events, messages, refresh

    # People

    def add_person(self, name: str, locale: str = "en-US", username: str | None = None) -> User:
        """Add a person, who joins every server. Raises ValueError if the user name is taken, or the name is invalid."""
        user = self._world.add_user(name, locale, username=username)
        self._events.user(user)
        for guild in self._world.guilds.values():
            self.join(guild, user)
        self.dm(user)
        return user

    def dm(self, user: User) -> Channel:
        """Find or open the DM of a person and the bot."""
        channel, new = self._world.dm(user.id)
        if new:
            self._events.channel(channel, None)
        return channel

    def set_person(self, user: User, *, locale: str | None = None, dms_open: bool | None = None) -> None:
        """Change a person's language (sent with their interactions) or whether apps may write to them."""
        user.locale = locale or user.locale
        user.dms_open = user.dms_open if dms_open is None else dms_open
        self._events.user(user)

    def rename(self, user: User, name: str | None, guild: Guild | None = None) -> None:
        """Change a person's name, or with ``guild`` their nickname there; None removes it."""
        if guild is None:
            user.data["global_name"] = name
            self._events.user(user)
        else:
            guild.members[user.id]["nick"] = name
            self._events.guild(guild)

    # Servers

    def add_guild(
        self,
        name: str,
        channels: tuple[str, ...] = ("general",),
        locale: str = "en-US",
        *,
        people: list[User] | None = None,
        bot: bool = True,
    ) -> Guild:
        """Add a server with channels, people (all, or those given; the first owns it) and usually the bot."""
        guild = self._world.add_guild(name, locale)
        for user in self._world.people() if people is None else people:
            self._world.join(guild, user)
        for channel in channels:
            self._world.add_channel(guild, channel)
        self._events.guild(guild)
        for made in self._channels(guild):
            self._events.channel(made, None)
        if bot:
            self.join(guild, self._world.bot)
        return guild

    def _channels(self, guild: Guild) -> list[Channel]:
        return [c for c in self._world.channels.values() if c.guild_id == guild.id]

    def join(self, guild: Guild, user: User) -> None:
        """Let a person or the bot join a server (again)."""
        if user.id in guild.members:
            return
        self._world.join(guild, user)
        if user is self._world.bot:
            # Only for servers named in READY does Discord send that they are not unavailable any more.
            new = {k: v for k, v in self._world.guild_json(guild).items() if k != "unavailable"}
            self._events.emit("GUILD_CREATE", new, guild.id)
        elif self._world.bot.id in guild.members:
            self._events.emit(
                "GUILD_MEMBER_ADD", {**self._world.member_json(guild, user.id), "guild_id": guild.id}, guild.id
            )
        self._events.guild(guild)
        if user is not self._world.bot:
            seen = [c for c in self._channels(guild) if self._world.sees(user.id, c)]
            self._events.places_changed(user.id, [], seen)
        self._refresh(None if user is self._world.bot else user.id)

    def leave(self, guild: Guild, user: User) -> None:
        """Let a person leave a server, or remove the bot from it."""
        if user.id not in guild.members:
            return
        seen = [c for c in self._channels(guild) if self._world.sees(user.id, c)]
        del guild.members[user.id]
        for channel in self._channels(guild):
            if channel.joined.pop(user.id, None):
                self._events.put("channel", channel.id, channel)
        if user is self._world.bot:
            self._events.emit("GUILD_DELETE", {"id": guild.id}, guild.id)
        else:
            if self._world.bot.id in guild.members:
                self._events.emit("GUILD_MEMBER_REMOVE", {"guild_id": guild.id, "user": user.data}, guild.id)
            self._events.places_changed(user.id, seen, [])
        self._events.guild(guild)
        self._refresh(None if user is self._world.bot else user.id)

    def grant(self, guild: Guild, user: User, *names: str) -> None:
        """Give a person more permissions in a server, by name (MANAGE_GUILD ...)."""
        guild.granted[user.id] = guild.granted.get(user.id, 0) | bits(names)
        self._events.guild(guild)
        self._refresh(user.id)

    def permit_bot(self, guild: Guild, *names: str) -> None:
        """Give the bot's own role in a server more permissions, by name (CREATE_EVENTS ...)."""
        role = guild.data["roles"][1]
        role["permissions"] = str(int(role["permissions"]) | bits(names))
        self._events.emit("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": role}, guild.id)
        self._events.guild(guild)

    # Scheduled events

    def put_event(self, guild: Guild, event: Json, how: str) -> None:
        """Plan or change a scheduled event; ``how``: CREATE or UPDATE."""
        guild.events[event["id"]] = event
        self._events.emit(f"GUILD_SCHEDULED_EVENT_{how}", event, guild.id)
        self._events.guild(guild)

    def remove_event(self, guild: Guild, event: Json) -> None:
        """Remove a scheduled event."""
        del guild.events[event["id"]]
        self._events.emit("GUILD_SCHEDULED_EVENT_DELETE", event, guild.id)
        self._events.guild(guild)

    # Channels

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Add a text channel."""
        channel = self._world.add_channel(guild, name)
        self._events.channel(channel, "CHANNEL_CREATE")
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread."""
        for thread in [c for c in self._world.channels.values() if c.parent_id == channel.id]:
            del self._world.channels[thread.id]
            self._events.channel_deleted(thread)
        del self._world.channels[channel.id]
        self._events.channel_deleted(channel)
        parent = self._world.channels.get(channel.parent_id or "")
        if parent is not None and channel.id in parent.messages:
            self._events.page_update(parent.messages[channel.id])

    def deny(self, channel: Channel, *names: str, user: User | None = None) -> None:
        """Deny permissions in a channel to a person, usually the bot; those of a thread belong to its parent."""
        self._overwrite(channel, user or self._world.bot, bits(names), deny=True)

    def allow(self, channel: Channel, *names: str, user: User | None = None) -> None:
        """Remove the denial of permissions in a channel."""
        self._overwrite(channel, user or self._world.bot, bits(names), deny=False)

    def _overwrite(self, channel: Channel, user: User, changed: int, *, deny: bool) -> None:
        place = self._world.channels[channel.parent_id or ""] if channel.is_thread else channel
        overwrites: list[Json] = place.data["permission_overwrites"]
        mine = next((o for o in overwrites if o["id"] == user.id), None)
        if mine is None:
            mine = {"id": user.id, "type": 1, "allow": "0", "deny": "0"}
            overwrites.append(mine)
        here = [place, *(c for c in self._world.channels.values() if c.parent_id == place.id)]
        saw = [c for c in here if self._world.sees(user.id, c)]
        bits_now = int(mine["deny"])
        mine["deny"] = str(bits_now | changed if deny else bits_now & ~changed)
        # The bot gets this event even if it has just lost sight of the channel.
        self._events.emit("CHANNEL_UPDATE", place.data, place.guild_id)
        self._events.channel(place, None)
        sees = [c for c in here if self._world.sees(user.id, c)]
        self._events.places_changed(user.id, [c for c in saw if c not in sees], [c for c in sees if c not in saw])

    # Threads

    def open_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        kind: int = PUBLIC_THREAD,
        minutes: int = 4320,
        message: Message | None = None,
        invitable: bool = True,
    ) -> Channel:
        """Open a thread, on a message if one is given, with the notices that Discord writes."""
        thread = self._world.add_thread(
            parent, name, owner, kind=kind, minutes=minutes, message=message, invitable=invitable
        )
        self._events.channel(thread, "THREAD_CREATE")
        place = {"channel_id": parent.id, "guild_id": parent.guild_id}
        if message is not None:
            self._messages.system(thread, owner, 21, message_reference={"type": 0, "message_id": message.id, **place})
            self._events.message("MESSAGE_UPDATE", message)
        elif kind == PUBLIC_THREAD:
            self._messages.system(
                parent,
                owner,
                18,
                name,
                message_reference={"type": 0, "channel_id": thread.id, "guild_id": parent.guild_id},
            )
        return thread

    def change_thread(self, thread: Channel, by: User, change: Json) -> None:
        """Rename, archive, wake or lock a thread: keys name, archived, locked, auto_archive_duration, invitable."""
        meta = thread.data["thread_metadata"]
        if "archived" in change and change["archived"] != meta["archived"]:
            meta["archived"], meta["archive_timestamp"] = change["archived"], self._world.clock.iso()
        for key in ("locked", "auto_archive_duration", "invitable"):
            if change.get(key) is not None:
                meta[key] = change[key]
        renamed = change.get("name") not in (None, thread.name)
        if renamed:
            thread.data["name"] = change["name"]
        self._events.channel(thread, "THREAD_UPDATE")
        if renamed:
            self._messages.system(thread, by, 4, thread.name)

    def archive_quiet(self) -> list[Channel]:
        """Archive every thread that was quiet for longer than its time, and return them."""
        found = []
        for thread in [c for c in self._world.channels.values() if c.is_thread and not c.archived]:
            last = max(int(thread.id), int(thread.data["last_message_id"] or 0))
            if (
                self._world.clock.now() - created(str(last))
                > thread.data["thread_metadata"]["auto_archive_duration"] * 60
            ):
                self.change_thread(thread, self._world.bot, {"archived": True})
                found.append(thread)
        return found

    # Reactions and commands

    def react(self, message: Message, user: User, emoji: str, *, on: bool) -> None:
        """Add or remove a person's reaction; ``emoji`` is a character or ``name:id``."""
        who = message.reactions.setdefault(emoji, [])
        changed = (user.id in who) != on
        if changed and on:
            who.append(user.id)
        elif changed:
            who.remove(user.id)
        if not who:
            del message.reactions[emoji]
        if changed:
            self._events.reaction(message, user.id, emoji, added=on)

    def set_commands(self, guild_id: str | None, commands: list[Json]) -> None:
        """Replace the commands of a scope."""
        self._world.commands[guild_id] = commands
        self._events.put("commands", guild_id or "", commands)
        self._refresh(None)

    def use_address(self, old: str, new: str) -> None:
        """Change the addresses of an earlier run's files to the address of this one."""
        for channel in self._world.channels.values():
            for message in channel.messages.values():
                for place in (
                    message.files,
                    message.data["embeds"],
                    list(items(message.components)),
                    message.attachments,
                ):
                    if _readdress(place, old, new):
                        self._events.put("message", message.id, message)


def _readdress(tree: object, old: str, new: str) -> bool:
    changed = False
    pairs = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in pairs:
        if isinstance(value, str) and value.startswith(old + "/"):
            tree[key] = new + value.removeprefix(old)  # type: ignore[index]  # tree is a dict or list here
            changed = True
        elif isinstance(value, dict | list):
            changed = _readdress(value, old, new) or changed
    return changed
