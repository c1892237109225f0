"""Threads: opening, membership, listing."""

from __future__ import annotations

from ..http import Call, Reply, Route, required
from ..limits.errors import ApiError, bad_length, invalid, unknown
from ..records import PRIVATE_THREAD, PUBLIC_THREAD, TEXT_CHANNEL, Channel, Message
from ..world import thread_member
from .channels import need


def open_thread(call: Call, channel_id: str, message_id: str | None = None) -> Reply:
    """Open a thread, on a message if one is given. Without a type it is a private one, as on Discord."""
    world = call.box.world
    parent = world.channel(channel_id)
    body = required(call.body, "name")
    if parent.kind != TEXT_CHANNEL:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    if not 1 <= len(body["name"]) <= 100:
        raise bad_length("name", 1, 100)
    minutes = body.get("auto_archive_duration") or 4320
    if minutes not in (60, 1440, 4320, 10080):
        raise invalid("auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of {60, 1440, 4320, 10080}.")
    message: Message | None = None
    kind = body.get("type") or PRIVATE_THREAD
    if message_id is not None:
        message, kind = world.message(parent, message_id), PUBLIC_THREAD
        if message.id in world.channels:
            raise ApiError(400, 160004, "A thread has already been created for this message")
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise invalid("type", "BASE_TYPE_CHOICES", "Value must be one of {11, 12}.")
    need(call, parent, "CREATE_PUBLIC_THREADS" if kind == PUBLIC_THREAD else "CREATE_PRIVATE_THREADS")
    world.room_for_thread(parent.guild_id)
    thread = call.box.admin.open_thread(
        parent,
        body["name"],
        world.bot,
        kind=kind,
        minutes=minutes,
        message=message,
        invitable=body.get("invitable", True),
    )
    return 201, world.thread_json(thread)


def _thread(call: Call, channel_id: str) -> Channel:
    thread = call.box.world.channel(channel_id)
    if not thread.is_thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    return thread


def add_member(call: Call, channel_id: str, user_id: str) -> Reply:
    """Add a user to a thread; a notice (type 1) says so."""
    world = call.box.world
    thread = _thread(call, channel_id)
    if thread.archived:
        raise ApiError(400, 50083, "Thread is archived")
    who = world.bot.id if user_id == "@me" else user_id
    if thread.guild_id is None or who not in world.guilds[thread.guild_id].members:
        raise unknown("Member")
    if who != world.bot.id:
        need(call, thread, "SEND_MESSAGES_IN_THREADS")
    if world.join_thread(thread, who):
        call.box.events.thread_joined(thread, who)
        if who != world.bot.id:
            call.box.messages.system(thread, world.bot, 1, mentions=[world.users[who].data])
    return 204, None


def remove_member(call: Call, channel_id: str, user_id: str) -> Reply:
    """Remove a user from a thread; other users need MANAGE_THREADS or the bot's own private thread."""
    world = call.box.world
    thread = _thread(call, channel_id)
    who = world.bot.id if user_id == "@me" else user_id
    if thread.archived:
        raise ApiError(400, 50083, "Thread is archived")
    own = thread.kind == PRIVATE_THREAD and thread.data["owner_id"] == world.bot.id
    if who != world.bot.id and not own:
        need(call, thread, "MANAGE_THREADS")
    if thread.joined.pop(who, None):
        thread.data["member_count"] = min(50, len(thread.joined))
        call.box.events.thread_left(thread, who)
    return 204, None


def members(call: Call, channel_id: str) -> Reply:
    """List the members of a thread."""
    thread = _thread(call, channel_id)
    return 200, [thread_member(thread, u) for u in thread.joined]


def member(call: Call, channel_id: str, user_id: str) -> Reply:
    """Return one member of a thread."""
    thread = _thread(call, channel_id)
    who = call.box.world.bot.id if user_id == "@me" else user_id
    if who not in thread.joined:
        raise unknown("Member")
    return 200, thread_member(thread, who)


def active(call: Call, guild_id: str) -> Reply:
    """List a server's threads that are not archived."""
    world = call.box.world
    guild = world.guild(guild_id)
    found = [
        c
        for c in world.channels.values()
        if c.guild_id == guild.id and c.is_thread and not c.archived and world.sees(world.bot.id, c)
    ]
    return 200, {
        "threads": [world.thread_json(c) for c in found],
        "members": [thread_member(c, world.bot.id) for c in found if world.bot.id in c.joined],
        "has_more": False,
    }


def archived(call: Call, channel_id: str, kind: str) -> Reply:
    """List a channel's archived threads, public or private ones."""
    world = call.box.world
    parent = world.channel(channel_id)
    wanted = PUBLIC_THREAD if kind == "public" else PRIVATE_THREAD
    found = [c for c in world.channels.values() if c.parent_id == parent.id and c.kind == wanted and c.archived]
    found.sort(key=lambda c: c.data["thread_metadata"]["archive_timestamp"], reverse=True)
    return 200, {
        "threads": [world.thread_json(c) for c in found],
        "members": [thread_member(c, world.bot.id) for c in found if world.bot.id in c.joined],
        "has_more": False,
    }


ROUTES = (
    Route("POST", "/channels/{}/messages/{}/threads", open_thread),
    Route("POST", "/channels/{}/threads", open_thread),
    Route("GET", "/channels/{}/thread-members", members),
    Route("GET", "/channels/{}/thread-members/{}", member),
    Route("PUT", "/channels/{}/thread-members/{}", add_member),
    Route("DELETE", "/channels/{}/thread-members/{}", remove_member),
    Route("GET", "/guilds/{}/threads/active", active),
    Route("GET", "/channels/{}/threads/archived/{}", archived),
)
