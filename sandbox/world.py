"""The state of a small Discord: people, servers, channels, threads, messages, files, commands, interactions.

It has the rules of who is where and may do what, but sends no events (see ``event_bus``) and checks no request (see
``limits``).
"""

from __future__ import annotations

import itertools
from typing import Any

from . import objects
from .clock import Clock, Snowflakes
from .limits import permissions as perms
from .limits.errors import ApiError, Json, missing_access, unknown
from .records import DM, Channel, Guild, Interaction, Message, User

ACTIVE_THREADS = 1000
"""The most threads that may be open in a server at once (``World.active_threads``; tests set it)."""


class World:
    """Everything that exists. Dictionaries are keyed by snowflake."""

    def __init__(self, clock: Clock, bot_name: str, bot_permissions: int) -> None:
        """Create a world that holds only the bot."""
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.user_ids = self.ids
        """The ids of people and bots; tests give people the same ones in every run."""
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self._dms: dict[str, Channel] = {}
        self.commands: dict[str | None, list[Json]] = {}
        self.emojis: dict[str, Json] = {}
        self.files: dict[str, bytes] = {}
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.bot_permissions = bot_permissions
        self.active_threads = ACTIVE_THREADS
        self.bot = self.add_user(bot_name, bot=True)

    # People

    def add_user(self, name: str, locale: str = "en-US", *, bot: bool = False, username: str | None = None) -> User:
        """Add a person or a bot. Raises ValueError if the user name is taken or the name has not 1 to 32 characters.

        Without ``username`` the user name is made from the name.
        """
        name = name.strip()
        username = name.lower().replace(" ", "_") if username is None else username
        if not 1 <= len(name) <= 32:
            raise ValueError("a name has 1 to 32 characters")
        if any(u.username == username for u in self.users.values()):
            raise ValueError(f"{name} is taken")
        user = User(objects.user(self.user_ids.next(), name, username, bot=bot), locale)
        self.users[user.id] = user
        return user

    def find_user(self, name: str) -> User:
        """Return a person by id, username or name. Raises LookupError if there is none."""
        for user in self.users.values():
            if name in (user.id, user.username, user.name):
                return user
        raise LookupError(f"nobody is called {name!r}")

    def people(self) -> list[User]:
        """Return everyone but the bot."""
        return [u for u in self.users.values() if u is not self.bot]

    # Guilds

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """Add a server without members and channels, with the roles @everyone and the bot's own."""
        roles = objects.roles(gid := self.ids.next(), self.ids.next(), self.bot, self.bot_permissions)
        guild = self.guilds[gid] = Guild(objects.guild(gid, name, locale, self.bot.id, roles))
        return guild

    def join(self, guild: Guild, user: User) -> None:
        """Make a user a member; the first person becomes the owner. The bot gets its own role."""
        roles = [guild.data["roles"][1]["id"]] if user is self.bot else []
        guild.members[user.id] = objects.member(roles, self.clock.iso())
        if guild.data["owner_id"] == self.bot.id and user is not self.bot:
            guild.data["owner_id"] = user.id

    def bot_guilds(self) -> list[Guild]:
        """Return the servers the bot is in."""
        return [g for g in self.guilds.values() if self.bot.id in g.members]

    def guild(self, guild_id: str) -> Guild:
        """Return a server for the bot. Raises 10004 if there is none, 50001 if the bot is not in it."""
        guild = self.guilds.get(guild_id)
        if guild is None:
            raise unknown("Guild")
        if self.bot.id not in guild.members:
            raise missing_access()
        return guild

    def may_in_guild(self, guild: Guild, user_id: str, *names: str) -> bool:
        """True if a member has one of these permissions in the whole server."""
        return bool(self.guild_permissions(guild, user_id) & perms.bits(names))

    def member_json(self, guild: Guild, user_id: str) -> Json:
        """Return a member with the user in it. Raises ApiError 10007 for a stranger."""
        if user_id not in guild.members:
            raise unknown("Member")
        return {**guild.members[user_id], "user": self.users[user_id].data}

    def guild_json(self, guild: Guild) -> Json:
        """Return the content of the gateway's GUILD_CREATE."""
        here = [c for c in self.channels.values() if c.guild_id == guild.id]
        return {
            **guild.data,
            "channels": [{k: v for k, v in c.data.items() if k != "guild_id"} for c in here if not c.is_thread],
            "threads": [
                self.thread_json(c) for c in here if c.is_thread and not c.archived and self.sees(self.bot.id, c)
            ],
            "members": [self.member_json(guild, u) for u in guild.members],
            "member_count": len(guild.members),
            "joined_at": guild.members[self.bot.id]["joined_at"],
            "large": False,
            "unavailable": False,
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": list(guild.events.values()),
            "soundboard_sounds": [],
        }

    # Channels

    def add_channel(self, guild: Guild, name: str, kind: int = 0, **more: Any) -> Channel:
        """Add a text channel (or, with ``more``, another kind) to a server."""
        position = sum(1 for c in self.channels.values() if c.guild_id == guild.id and not c.is_thread)
        channel = Channel({**objects.channel(self.ids.next(), guild.id, name, kind, position), **more})
        self.channels[channel.id] = channel
        return channel

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        kind: int,
        minutes: int,
        message: Message | None = None,
        invitable: bool = True,
    ) -> Channel:
        """Add a thread; one on a message has that message's id. ``minutes``: of quiet until it is archived."""
        meta = objects.thread_metadata(self.clock.iso(), minutes, **({"invitable": invitable} if kind == 12 else {}))
        thread_id = message.id if message else self.ids.next()
        thread = Channel(objects.thread(thread_id, parent, name, owner.id, kind, meta))
        self.channels[thread.id] = thread
        self.join_thread(thread, owner.id)
        return thread

    def room_for_thread(self, guild_id: str | None) -> None:
        """Check that a server has fewer open threads than allowed. Raises 160006 otherwise."""
        open_now = sum(c.is_thread and not c.archived and c.guild_id == guild_id for c in self.channels.values())
        if open_now >= self.active_threads:
            raise ApiError(400, 160006, "Maximum number of active threads reached")

    def join_thread(self, thread: Channel, user_id: str) -> bool:
        """Add a user to a thread; False if they were in it."""
        if user_id in thread.joined:
            return False
        thread.joined[user_id] = self.clock.iso()
        thread.data["member_count"] = min(50, len(thread.joined))
        return True

    def thread_json(self, thread: Channel) -> Json:
        """Return a thread as the bot sees it, with its own membership."""
        mine = thread.joined.get(self.bot.id)
        return {**thread.data, **({"member": thread_member(thread, self.bot.id)} if mine else {})}

    def channel_json(self, channel: Channel) -> Json:
        """Return a channel, thread or DM as the bot sees it."""
        return self.thread_json(channel) if channel.is_thread else channel.data

    def dm(self, user_id: str) -> tuple[Channel, bool]:
        """Find or open the DM of a person and the bot; the second value is True if it is new."""
        if user_id not in self._dms:
            self._dms = {c.data["recipients"][0]["id"]: c for c in self.channels.values() if c.is_dm}
        if user_id in self._dms:
            return self._dms[user_id], False
        user = self.users.get(user_id)
        if user is None or user is self.bot:
            raise ApiError(400, 50033, "Invalid Recipient(s)")
        channel = Channel(
            {"id": self.ids.next(), "type": DM, "last_message_id": None, "recipients": [user.data], "flags": 0}
        )
        self.channels[channel.id] = channel
        return channel, True

    def channel(self, channel_id: str) -> Channel:
        """Return a channel for the bot. Raises 10003 if there is none, 50001 if the bot may not see it."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise unknown("Channel")
        if not self.sees(self.bot.id, channel):
            raise missing_access()
        return channel

    def message(self, channel: Channel, message_id: str) -> Message:
        """Return a message of a channel for the bot. Raises 10008, for ephemeral ones too."""
        found = channel.messages.get(message_id)
        if found is None or found.ephemeral:
            raise unknown("Message")
        return found

    # Who may what

    def guild_permissions(self, guild: Guild, user_id: str) -> int:
        """Return a user's permission bits in a server, before a channel's overwrites; 0 for strangers."""
        member = guild.members.get(user_id)
        if member is None:
            return 0
        if guild.data["owner_id"] == user_id:
            return perms.ALL
        base = guild.granted.get(user_id, 0)
        for role in guild.data["roles"]:
            if role["id"] == guild.id or role["id"] in member["roles"]:
                base |= int(role["permissions"])
        return perms.ALL if base & perms.BITS["ADMINISTRATOR"] else base

    def permissions(self, user_id: str, channel: Channel) -> int:
        """Return a user's permission bits in a channel; a thread takes its parent's overwrites."""
        if channel.guild_id is None:
            return perms.DIRECT
        guild = self.guilds[channel.guild_id]
        base = self.guild_permissions(guild, user_id)
        if base in (0, perms.ALL):
            return base
        member = guild.members[user_id]
        place = self.channels.get(channel.parent_id or "", channel) if channel.is_thread else channel
        for who in (guild.id, *member["roles"], user_id):
            for overwrite in place.data.get("permission_overwrites", ()):
                if overwrite["id"] == who:
                    base = base & ~int(overwrite["deny"]) | int(overwrite["allow"])
        return base if base & perms.BITS["VIEW_CHANNEL"] else 0

    def may(self, user_id: str, channel: Channel, *names: str) -> bool:
        """True if a user has all these permissions in a channel."""
        need = perms.bits(names)
        return self.permissions(user_id, channel) & need == need

    def sees(self, user_id: str, channel: Channel) -> bool:
        """True if a user can open a channel, thread or DM."""
        if channel.is_dm:
            return user_id in (self.bot.id, channel.data["recipients"][0]["id"])
        if not self.may(user_id, channel, "VIEW_CHANNEL"):
            return False
        return channel.kind != 12 or user_id in channel.joined or self.may(user_id, channel, "MANAGE_THREADS")

    def viewers(self, channel: Channel) -> list[str]:
        """Return the ids of the people who can open a channel, without the bot."""
        if channel.is_dm:
            return [channel.data["recipients"][0]["id"]]
        members = self.guilds[channel.guild_id or ""].members
        return [u for u in members if u != self.bot.id and self.sees(u, channel)]

    def shares_guild(self, user_id: str) -> bool:
        """True if the bot and a user are in one server."""
        return any(user_id in g.members for g in self.bot_guilds())

    def known_emoji(self, emoji_id: str) -> bool:
        """True if the bot has an application emoji of this id."""
        return emoji_id in self.emojis

    # Messages as one user sees them

    def message_json(self, message: Message, viewer: str) -> Json:
        """Return a message with its present reactions, reply and thread."""
        channel = self.channels[message.channel_id]
        out = dict(message.data)
        if message.reactions:
            out["reactions"] = [
                {
                    "emoji": emoji_json(e),
                    "count": len(who),
                    "count_details": {"burst": 0, "normal": len(who)},
                    "burst_colors": [],
                    "me": viewer in who,
                    "me_burst": False,
                }
                for e, who in message.reactions.items()
            ]
        reference = out.get("message_reference")
        if reference and out["type"] in (19, 21):
            place = self.channels.get(reference["channel_id"], channel)
            old = place.messages.get(reference["message_id"])
            out["referenced_message"] = old.data if old else None
        thread = self.channels.get(message.id)
        if thread is not None and not channel.is_dm:
            out["thread"] = thread.data
        return out

    def drop_old_interactions(self, age: float) -> list[Interaction]:
        """Drop interactions older than ``age`` seconds, whose tokens have long expired. Return them."""
        limit = self.clock.now() - age
        old = list(itertools.takewhile(lambda ix: ix.created < limit, self.interactions.values()))
        for ix in old:
            del self.interactions[ix.id], self.tokens[ix.token]
        return old


def emoji_json(key: str) -> Json:
    """Return a reaction's emoji: a character, or ``name:id`` of a custom one."""
    name, _, emoji_id = key.partition(":")
    return {"id": emoji_id or None, "name": name}


def thread_member(thread: Channel, user_id: str) -> Json:
    """Return Discord's thread member object."""
    return {"id": thread.id, "user_id": user_id, "join_timestamp": thread.joined[user_id], "flags": 0}
