"""The first answer to an interaction: within three seconds, once, with a type that fits."""

from __future__ import annotations

from typing import Final

from ..http import Call, Reply, Route, required
from ..limits.components import check_modal
from ..limits.errors import ApiError, Json, invalid, unknown
from ..limits.messages import EPHEMERAL, LOADING, check_choices
from ..records import Interaction, Message

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
#: Callback types by interaction type: command, component, autocomplete, modal.
_FITTING: Final = {
    2: (MESSAGE, DEFER, MODAL),
    3: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    4: (CHOICES,),
    5: (MESSAGE, DEFER),
}


def callback(call: Call, interaction_id: str, token: str) -> Reply:
    """Store the first answer. Raises 10062 if late or unknown, 40060 if already answered."""
    box = call.box
    body = required(call.body, "type")
    ix = box.world.interactions.get(interaction_id)
    if ix is None or ix.token != token:
        raise unknown("Interaction")
    if ix.kind is None and box.clock.now() - ix.created > box.ack_seconds:
        raise unknown("Interaction")
    if ix.kind is not None:
        raise ApiError(400, 40060, "Interaction has already been acknowledged.")
    kind = body["type"]
    fitting = _FITTING[ix.type]
    if ix.type == 5 and ix.source is not None:
        fitting = (MESSAGE, DEFER, DEFER_UPDATE, UPDATE)
    if kind not in fitting:
        raise invalid(
            "type",
            "INTERACTION_CALLBACK_TYPE_INVALID",
            f"Callback type {kind} does not answer interaction type {ix.type}",
        )
    message = _answer(call, ix, kind, body.get("data") or {})
    ix.kind, ix.answered, ix.message = kind, box.clock.now(), message
    ix.loading = kind == DEFER
    ix.first.set()
    box.events.answered(ix)
    if not call.flag("with_response"):
        return 204, None
    return 200, _response(call, ix, message)


def _answer(call: Call, ix: Interaction, kind: int, data: Json) -> Message | None:
    box = call.box
    channel = box.world.channels.get(ix.channel_id)
    if channel is None:
        raise unknown("Channel")
    if kind == MESSAGE:
        return box.messages.create(channel, box.world.bot, data, call.files, ix=ix)
    if kind == DEFER:
        flags = LOADING | (data.get("flags") or 0) & EPHEMERAL
        return box.messages.create(channel, box.world.bot, {}, flags=flags, ix=ix)
    if kind in (DEFER_UPDATE, UPDATE):
        source = ix.source
        if source is None or source.id not in channel.messages:
            raise unknown("Message")
        if kind == UPDATE:
            if channel.archived:
                raise ApiError(400, 50083, "Thread is archived")
            box.messages.edit(source, data, call.files)
        return source
    if kind == CHOICES:
        check_choices(data.get("choices"))
        ix.choices = data["choices"]
    else:
        check_modal(data, box.world.known_emoji)
        ix.modal = data
    return None


def _response(call: Call, ix: Interaction, message: Message | None) -> Json:
    about: Json = {
        "id": ix.id,
        "type": ix.type,
        "channel_id": ix.channel_id,
        **({"guild_id": ix.guild_id} if ix.guild_id else {}),
    }
    out: Json = {"interaction": about}
    if message is not None:
        about |= {
            "response_message_id": message.id,
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
        }
        if ix.kind in (MESSAGE, UPDATE):
            out["resource"] = {"type": ix.kind, "message": call.box.world.message_json(message, call.box.world.bot.id)}
    return out


ROUTES = (Route("POST", "/interactions/{}/{}/callback", callback),)
