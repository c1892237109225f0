"""Follow-ups and edits after the first answer, by the interaction's token, which lives 15 minutes."""

from __future__ import annotations

from ..http import Call, Reply, Route, required
from ..limits.errors import ApiError, unknown
from ..limits.messages import EPHEMERAL
from ..records import Interaction, Message


def _interaction(call: Call, application_id: str, token: str) -> Interaction:
    ix = call.box.world.tokens.get(token)
    if ix is None or application_id != call.box.world.bot.id:
        raise unknown("Webhook")
    if call.box.clock.now() - ix.created > call.box.token_seconds:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    return ix


def _message(call: Call, ix: Interaction, message_id: str) -> Message:
    """Return ``@original`` or a follow-up of this interaction."""
    own = [m for m in (ix.message, *ix.followups) if m is not None]
    found = ix.message if message_id == "@original" else next((m for m in own if m.id == message_id), None)
    if found is None or found.id not in call.box.world.channels[found.channel_id].messages:
        raise unknown("Message")
    return found


def follow_up(call: Call, application_id: str, token: str) -> Reply:
    """Send another message. The first one after a deferred answer fills that answer instead."""
    box = call.box
    ix = _interaction(call, application_id, token)
    if ix.kind is None or ix.kind == 8:
        raise unknown("Webhook")
    body = required(call.body)
    original = ix.message
    if ix.loading and original is not None and original.loading:
        # The deferral decided who sees the answer; a flag sent now changes nothing.
        message = box.messages.edit(original, {**body, "flags": (body.get("flags") or 0) & ~EPHEMERAL}, call.files)
        ix.loading = False
        ix.edits += 1
    else:
        channel = box.world.channels.get(ix.channel_id)
        if channel is None:
            raise unknown("Channel")
        message = box.messages.create(channel, box.world.bot, body, call.files, ix=ix)
        ix.followups.append(message)
    box.events.put("interaction", ix.id, ix)
    return (200, box.world.message_json(message, box.world.bot.id)) if call.flag("wait") else (204, None)


def get(call: Call, application_id: str, token: str, message_id: str) -> Reply:
    """Return the original answer or a follow-up."""
    found = _message(call, _interaction(call, application_id, token), message_id)
    return 200, call.box.world.message_json(found, call.box.world.bot.id)


def edit(call: Call, application_id: str, token: str, message_id: str) -> Reply:
    """Edit the original answer or a follow-up; the limit on old edits does not apply here."""
    ix = _interaction(call, application_id, token)
    found = _message(call, ix, message_id)
    if call.box.world.channels[found.channel_id].archived:
        raise ApiError(400, 50083, "Thread is archived")
    call.box.messages.edit(found, required(call.body), call.files)
    if found is ix.message:
        ix.loading = False
    ix.edits += 1
    call.box.events.put("interaction", ix.id, ix)
    return 200, call.box.world.message_json(found, call.box.world.bot.id)


def delete(call: Call, application_id: str, token: str, message_id: str) -> Reply:
    """Delete the original answer or a follow-up."""
    found = _message(call, _interaction(call, application_id, token), message_id)
    call.box.messages.delete(call.box.world.channels[found.channel_id], [found])
    return 204, None


_ONE = "/webhooks/{}/{}/messages/{}"
ROUTES = (
    Route("POST", "/webhooks/{}/{}", follow_up),
    Route("GET", _ONE, get),
    Route("PATCH", _ONE, edit),
    Route("DELETE", _ONE, delete),
)
