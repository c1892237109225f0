"""Channels: reading, changing, deleting, typing, pins."""

from __future__ import annotations

from ..http import Call, Reply, Route, required
from ..limits.errors import ApiError, bad_length, missing_permissions
from ..records import Channel


def need(call: Call, channel: Channel, *names: str) -> None:
    """Check that the bot has these permissions in a channel. Raises 50013 otherwise."""
    if not call.box.world.may(call.box.world.bot.id, channel, *names):
        raise missing_permissions()


def get(call: Call, channel_id: str) -> Reply:
    """Return a channel, thread or DM."""
    return 200, call.box.world.channel_json(call.box.world.channel(channel_id))


def change(call: Call, channel_id: str) -> Reply:
    """Rename a channel or thread; archive, wake or lock a thread."""
    world = call.box.world
    channel = world.channel(channel_id)
    body = required(call.body)
    if channel.is_dm:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    if "name" in body and not 1 <= len(body["name"]) <= 100:
        raise bad_length("name", 1, 100)
    if not channel.is_thread:
        need(call, channel, "MANAGE_CHANNELS")
        channel.data |= {k: body[k] for k in ("name", "topic", "position", "nsfw", "rate_limit_per_user") if k in body}
        call.box.events.channel(channel, "CHANNEL_UPDATE")
        return 200, channel.data
    waking = body.get("archived") is False
    if channel.archived and not waking:
        raise ApiError(400, 50083, "Thread is archived")
    manager = world.may(world.bot.id, channel, "MANAGE_THREADS")
    # Without MANAGE_THREADS: only one's own threads, and no locks; an unlocked one can be opened again by all who may
    # write.
    may_wake = (
        waking
        and set(body) <= {"archived"}
        and not channel.locked
        and world.may(world.bot.id, channel, "SEND_MESSAGES_IN_THREADS")
    )
    if not manager and not may_wake and (channel.data["owner_id"] != world.bot.id or "locked" in body):
        raise missing_permissions()
    call.box.admin.change_thread(channel, world.bot, body)
    return 200, world.thread_json(channel)


def delete(call: Call, channel_id: str) -> Reply:
    """Delete a channel with its threads, or a thread."""
    channel = call.box.world.channel(channel_id)
    if channel.is_dm:
        return 200, channel.data
    need(call, channel, "MANAGE_THREADS" if channel.is_thread else "MANAGE_CHANNELS")
    call.box.admin.delete_channel(channel)
    return 200, channel.data


def typing(call: Call, channel_id: str) -> Reply:
    """Show that the bot types."""
    channel = call.box.world.channel(channel_id)
    need(call, channel, "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES")
    call.box.events.typing(channel, call.box.world.bot)
    return 204, None


def pin(call: Call, channel_id: str, message_id: str) -> Reply:
    """Pin or unpin a message; pinning leaves a notice (type 6). 250 pins at most."""
    world = call.box.world
    channel = world.channel(channel_id)
    message = world.message(channel, message_id)
    if not channel.is_dm:
        need(call, channel, "PIN_MESSAGES")
    pinned = call.method == "PUT"
    if pinned and sum(m.data["pinned"] for m in channel.messages.values()) >= 250:
        raise ApiError(400, 30003, "Maximum number of pins reached (250)")
    if message.data["pinned"] != pinned:
        message.data["pinned"] = pinned
        call.box.events.message("MESSAGE_UPDATE", message)
        call.box.events.pins(channel)
        if pinned:
            call.box.messages.system(
                channel,
                world.bot,
                6,
                message_reference={
                    "type": 0,
                    "message_id": message.id,
                    "channel_id": channel.id,
                    **({"guild_id": channel.guild_id} if channel.guild_id else {}),
                },
            )
    return 204, None


def pins(call: Call, channel_id: str) -> Reply:
    """List the pinned messages, newest first, in the form of today."""
    world = call.box.world
    found = [m for m in reversed(world.channel(channel_id).messages.values()) if m.data["pinned"]]
    return 200, {
        "items": [{"pinned_at": m.data["timestamp"], "message": world.message_json(m, world.bot.id)} for m in found],
        "has_more": False,
    }


def old_pins(call: Call, channel_id: str) -> Reply:
    """List the pinned messages, newest first, in the old form."""
    return 200, [x["message"] for x in pins(call, channel_id)[1]["items"]]


ROUTES = (
    Route("GET", "/channels/{}", get),
    Route("PATCH", "/channels/{}", change),
    Route("DELETE", "/channels/{}", delete),
    Route("POST", "/channels/{}/typing", typing),
    Route("GET", "/channels/{}/messages/pins", pins),
    Route("PUT", "/channels/{}/messages/pins/{}", pin),
    Route("DELETE", "/channels/{}/messages/pins/{}", pin),
    Route("GET", "/channels/{}/pins", old_pins),
    Route("PUT", "/channels/{}/pins/{}", pin),
    Route("DELETE", "/channels/{}/pins/{}", pin),
)
