"""Messages by the bot's token: sending, reading, editing, deleting, reactions."""

from __future__ import annotations

from urllib.parse import unquote

from ..clock import created
from ..http import Call, Reply, Route, required
from ..limits.emoji import is_emoji
from ..limits.errors import ApiError, bad_length, invalid, missing_permissions, unknown
from ..records import Channel, Message
from .channels import need

_HOUR = 3600.0


def send(call: Call, channel_id: str) -> Reply:
    """Send a message. Raises 50007 for closed DMs, 50278 without a common server, 50013 unpermitted, 160005 locked."""
    box = call.box
    channel = box.world.channel(channel_id)
    body = required(call.body)
    if channel.is_dm:
        _check_dm(call, channel)
    else:
        need(call, channel, "SEND_MESSAGES_IN_THREADS" if channel.is_thread else "SEND_MESSAGES")
        if channel.locked and not channel.archived and not box.world.may(box.world.bot.id, channel, "MANAGE_THREADS"):
            raise ApiError(400, 160005, "Thread is locked")
        if call.files:
            need(call, channel, "ATTACH_FILES")
        if body.get("message_reference"):
            need(call, channel, "READ_MESSAGE_HISTORY")
        if not box.world.may(box.world.bot.id, channel, "EMBED_LINKS") and body.get("embeds"):
            body = {**body, "embeds": []}
    message = box.messages.create(channel, box.world.bot, body, call.files)
    return 200, box.world.message_json(message, box.world.bot.id)


def _check_dm(call: Call, channel: Channel) -> None:
    user = call.box.world.users[channel.data["recipients"][0]["id"]]
    if not call.box.world.shares_guild(user.id):
        raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    call.box.openings.open(user.id)
    if not user.dms_open:
        raise ApiError(403, 50007, "Cannot send messages to this user")


def history(call: Call, channel_id: str) -> Reply:
    """List messages, newest first; none without READ_MESSAGE_HISTORY."""
    world = call.box.world
    channel = world.channel(channel_id)
    if not world.may(world.bot.id, channel, "READ_MESSAGE_HISTORY"):
        return 200, []
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise invalid("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    found = [m for m in channel.messages.values() if not m.ephemeral]
    if "around" in call.query:
        middle = int(call.query["around"])
        near = sorted(found, key=lambda m: abs(int(m.id) - middle))[:limit]
        found = sorted(near, key=lambda m: int(m.id))
    elif "after" in call.query:
        found = [m for m in found if int(m.id) > int(call.query["after"])][:limit]
    else:
        if "before" in call.query:
            found = [m for m in found if int(m.id) < int(call.query["before"])]
        found = found[-limit:]
    return 200, [world.message_json(m, world.bot.id) for m in reversed(found)]


def get(call: Call, channel_id: str, message_id: str) -> Reply:
    """Return a message."""
    channel, message = _find(call, channel_id, message_id)
    need(call, channel, "READ_MESSAGE_HISTORY")
    return 200, call.box.world.message_json(message, call.box.world.bot.id)


def _find(call: Call, channel_id: str, message_id: str) -> tuple[Channel, Message]:
    channel = call.box.world.channel(channel_id)
    return channel, call.box.world.message(channel, message_id)


def edit(call: Call, channel_id: str, message_id: str) -> Reply:
    """Edit an own message. Raises 50005 for others', 50083 in an archived thread, 30046 for too many old ones."""
    box = call.box
    channel, message = _find(call, channel_id, message_id)
    if message.author_id != box.world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    if message.data["type"] not in (0, 19, 20, 23):
        raise ApiError(403, 50021, "Cannot execute action on a system message")
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if call.files and not channel.is_dm:
        need(call, channel, "ATTACH_FILES")
    if box.clock.now() - created(message.id) > _HOUR:
        box.rate_limits.old_edit(channel.id)
    box.messages.edit(message, required(call.body), call.files)
    return 200, box.world.message_json(message, box.world.bot.id)


def delete(call: Call, channel_id: str, message_id: str) -> Reply:
    """Delete a message; others' need MANAGE_MESSAGES, and in DMs cannot be deleted."""
    box = call.box
    channel, message = _find(call, channel_id, message_id)
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if message.author_id != box.world.bot.id:
        if channel.is_dm:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        need(call, channel, "MANAGE_MESSAGES")
    box.messages.delete(channel, [message])
    return 204, None


def bulk_delete(call: Call, channel_id: str) -> Reply:
    """Delete 2..100 messages of the last 14 days at once."""
    box = call.box
    channel = box.world.channel(channel_id)
    ids = [str(x) for x in required(call.body, "messages")["messages"]]
    if not 2 <= len(ids) <= 100:
        raise bad_length("messages", 2, 100)
    need(call, channel, "MANAGE_MESSAGES")
    if any(box.clock.now() - created(i) > 14 * 24 * _HOUR for i in ids):
        raise ApiError(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    box.messages.delete(
        channel,
        [channel.messages[i] for i in ids if i in channel.messages and not channel.messages[i].ephemeral],
        bulk=True,
    )
    return 204, None


def _emoji_key(call: Call, text: str) -> str:
    text = unquote(text)
    name, _, emoji_id = text.partition(":")
    if emoji_id:
        known = call.box.world.emojis.get(emoji_id)
        if known is None:
            raise unknown("Emoji")
        return f"{known['name']}:{emoji_id}"
    if not is_emoji(name):
        raise unknown("Emoji")
    return name


def react(call: Call, channel_id: str, message_id: str, emoji: str) -> Reply:
    """React with a Unicode emoji or one of the application's. Raises 10014 for any other."""
    channel, message = _find(call, channel_id, message_id)
    key = _emoji_key(call, emoji)
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    need(call, channel, "READ_MESSAGE_HISTORY")
    if key not in message.reactions:
        need(call, channel, "ADD_REACTIONS")
        if len(message.reactions) >= 20:
            raise ApiError(400, 30010, "Maximum number of reactions reached (20)")
    call.box.admin.react(message, call.box.world.bot, key, on=True)
    return 204, None


def unreact(call: Call, channel_id: str, message_id: str, emoji: str, user_id: str) -> Reply:
    """Remove one's own reaction; others' need MANAGE_MESSAGES."""
    channel, message = _find(call, channel_id, message_id)
    who = call.box.world.bot.id if user_id == "@me" else user_id
    if who != call.box.world.bot.id:
        need(call, channel, "MANAGE_MESSAGES")
    if who not in call.box.world.users:
        raise unknown("User")
    call.box.admin.react(message, call.box.world.users[who], _emoji_key(call, emoji), on=False)
    return 204, None


def clear_reactions(call: Call, channel_id: str, message_id: str, emoji: str | None = None) -> Reply:
    """Remove every reaction, or every one of an emoji; needs MANAGE_MESSAGES."""
    channel, message = _find(call, channel_id, message_id)
    if channel.is_dm:
        raise missing_permissions()
    need(call, channel, "MANAGE_MESSAGES")
    place = {"channel_id": channel.id, "message_id": message.id, "guild_id": channel.guild_id}
    if emoji is None:
        message.reactions.clear()
        call.box.events.emit("MESSAGE_REACTION_REMOVE_ALL", place, channel.guild_id)
    else:
        key = _emoji_key(call, emoji)
        message.reactions.pop(key, None)
        name, _, emoji_id = key.partition(":")
        call.box.events.emit(
            "MESSAGE_REACTION_REMOVE_EMOJI",
            {**place, "emoji": {"id": emoji_id or None, "name": name}},
            channel.guild_id,
        )
    call.box.events.page_update(message)
    return 204, None


def reactors(call: Call, channel_id: str, message_id: str, emoji: str) -> Reply:
    """List the users who reacted with an emoji."""
    _, message = _find(call, channel_id, message_id)
    return 200, [call.box.world.users[u].data for u in message.reactions.get(_emoji_key(call, emoji), [])]


_ONE = "/channels/{}/messages/{}"
ROUTES = (
    Route("POST", "/channels/{}/messages", send),
    Route("GET", "/channels/{}/messages", history),
    Route("POST", "/channels/{}/messages/bulk-delete", bulk_delete),
    Route("GET", _ONE, get),
    Route("PATCH", _ONE, edit),
    Route("DELETE", _ONE, delete),
    Route("PUT", _ONE + "/reactions/{}/@me", react),
    Route("DELETE", _ONE + "/reactions/{}/{}", unreact),
    Route("DELETE", _ONE + "/reactions/{}", clear_reactions),
    Route("DELETE", _ONE + "/reactions", clear_reactions),
    Route("GET", _ONE + "/reactions/{}", reactors),
)
