"""A person's side of a slash command and a modal: the checks of Discord's own client, and the interaction data."""

from __future__ import annotations

import base64
import binascii
import mimetypes
from collections.abc import Callable
from typing import Any, Final

from .limits.components import CHECKBOX, CHECKBOXES, FILE_UPLOAD, RADIO, STRING_SELECT, TEXT_INPUT
from .limits.errors import Json
from .limits.permissions import ALL
from .records import Channel
from .world import World

_NUMBERS: Final[dict[int, tuple[type, ...]]] = {4: (int,), 10: (int, float)}
_MAX_WHOLE: Final = 2**53


class Refused(ValueError):
    """Discord's own client would not send this. ``code``: invalid, unknown or forbidden."""

    def __init__(self, code: str, text: str) -> None:
        """Keep the code and a readable reason."""
        super().__init__(text)
        self.code = code


class Resolver:
    """Collects the objects that an interaction's values point to. ``store`` keeps an upload and returns its address."""

    def __init__(self, world: World, channel: Channel, store: Callable[[str, str, bytes], str]) -> None:
        """Take the place where the values are resolved."""
        self._world, self._channel, self._store = world, channel, store
        self.resolved: dict[str, dict[str, Json]] = {}

    def _put(self, kind: str, key: str, thing: Json) -> str:
        self.resolved.setdefault(kind, {})[key] = thing
        return key

    def user(self, user_id: str) -> str:
        """Add a user, and the member if in a server; return the id."""
        if user_id not in self._world.users:
            raise Refused("invalid", f"nobody has the id {user_id}")
        self._put("users", user_id, self._world.users[user_id].data)
        guild = self._world.guilds.get(self._channel.guild_id or "")
        if guild and user_id in guild.members:
            member = {k: v for k, v in guild.members[user_id].items() if k not in ("deaf", "mute")}
            bits = ALL if guild.data["owner_id"] == user_id else self._world.permissions(user_id, self._channel)
            self._put("members", user_id, {**member, "permissions": str(bits)})
        return user_id

    def channel(self, channel_id: str) -> str:
        """Add a channel of this server; return the id."""
        found = self._world.channels.get(channel_id)
        if found is None or found.guild_id != self._channel.guild_id:
            raise Refused("invalid", "no such channel here")
        keys = (
            "id",
            "name",
            "type",
            "parent_id",
            "thread_metadata",
            "position",
            "topic",
            "nsfw",
            "flags",
            "last_message_id",
            "rate_limit_per_user",
            "guild_id",
        )
        return self._put(
            "channels", channel_id, {**{k: found.data[k] for k in keys if k in found.data}, "permissions": str(ALL)}
        )

    def role(self, role_id: str) -> str:
        """Add a role of this server; return the id."""
        guild = self._world.guilds.get(self._channel.guild_id or "")
        for role in guild.data["roles"] if guild else ():
            if role["id"] == role_id:
                return self._put("roles", role_id, role)
        raise Refused("invalid", "no such role here")

    def mentionable(self, any_id: str) -> str:
        """Add a user or a role; return the id."""
        return self.user(any_id) if any_id in self._world.users else self.role(any_id)

    def file(self, upload: Json) -> str:
        """Store an upload ``{"name", "data" (base64), "description"?}`` and add it; return its id."""
        name, blob = decode_file(upload)
        file_id = self._world.ids.next()
        url = self._store(file_id, name, blob)
        return self._put(
            "attachments",
            file_id,
            {
                "id": file_id,
                "filename": name,
                "size": len(blob),
                "url": url,
                "proxy_url": url,
                "ephemeral": True,
                "content_type": mimetypes.guess_type(name)[0] or "application/octet-stream",
            },
        )

    def select(self, kind: int, value: str) -> str:
        """Add the object picked in a select of users, roles, channels or mentionables; return its id."""
        return {5: self.user, 6: self.role, 7: self.mentionable, 8: self.channel}[kind](value)


def decode_file(upload: Json) -> tuple[str, bytes]:
    """Return name and bytes of a person's upload. Raises Refused if it is not base64."""
    try:
        return str(upload["name"]), base64.b64decode(upload["data"], validate=True)
    except (KeyError, TypeError, binascii.Error) as error:
        raise Refused("invalid", f"not a file: {error}") from None


def slash_options(spec: list[Json], values: dict[str, Any], resolver: Resolver, focused: str | None) -> list[Json]:
    """Check typed option values against the registered options and return them as interaction data.

    ``focused``: the option being typed (autocomplete), which is not checked and always a text.
    """
    by_name = {o["name"]: o for o in spec}
    for name in values:
        if name not in by_name:
            raise Refused("invalid", f"there is no option {name}")
    if focused is None:
        missing = [o["name"] for o in spec if o.get("required") and values.get(o["name"]) in (None, "")]
        if missing:
            raise Refused("invalid", f"required: {', '.join(missing)}")
    out = []
    for option in spec:
        value = values.get(option["name"])
        if option["name"] == focused:
            out.append({"name": option["name"], "type": option["type"], "value": str(value or ""), "focused": True})
        elif value is not None:
            checked = _option_value(option, value, resolver)
            out.append({"name": option["name"], "type": option["type"], "value": checked})
    return out


def _option_value(option: Json, value: Any, resolver: Resolver) -> Any:
    kind, name = option["type"], option["name"]
    if option.get("choices") and value not in [c["value"] for c in option["choices"]]:
        raise Refused("invalid", f"{name}: {value!r} is not among the choices")
    if kind == 3:
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not isinstance(value, str) or not low <= len(value) <= high:
            raise Refused("invalid", f"{name}: a text of {low} to {high} characters")
    elif kind in _NUMBERS:
        low, high = option.get("min_value", -_MAX_WHOLE), option.get("max_value", _MAX_WHOLE)
        if isinstance(value, bool) or not isinstance(value, _NUMBERS[kind]) or not low <= value <= high:
            raise Refused("invalid", f"{name}: a number from {low} to {high}")
    elif kind == 5:
        if not isinstance(value, bool):
            raise Refused("invalid", f"{name}: true or false")
    elif kind == 11:
        return resolver.file(value)
    else:
        return {6: resolver.user, 7: resolver.channel, 8: resolver.role, 9: resolver.mentionable}[kind](str(value))
    return value


def modal_values(modal: Json, values: dict[str, Any], resolver: Resolver) -> list[Json]:
    """Check the entries of a modal, by custom_id (or label), and return them as interaction data."""
    out: list[Json] = []
    for i, top in enumerate(modal["components"]):
        field = top.get("component") or (top.get("components") or [None])[0]
        number = {"type": top["type"], "id": 2 * i + 1}
        if field is None:
            out.append(number)
            continue
        label = top.get("label") or field.get("label") or field["custom_id"]
        value = values.get(field["custom_id"], values.get(label))
        inner = {
            "type": field["type"],
            "id": 2 * i + 2,
            "custom_id": field["custom_id"],
            **_field_value(field, value, label, resolver),
        }
        out.append({**number, "component": inner} if "component" in top else {**number, "components": [inner]})
    return out


def _field_value(field: Json, value: Any, label: str, resolver: Resolver) -> Json:
    kind, required = field["type"], field.get("required", True)
    if kind == TEXT_INPUT:
        text = str(field.get("value") or "") if value is None else str(value)
        low, high = field.get("min_length") or 0, field.get("max_length") or 4000
        if (required and not text) or (text and not low <= len(text) <= high):
            raise Refused("invalid", f"{label}: {max(low, int(required))} to {high} characters")
        return {"value": text}
    if kind == CHECKBOX:
        return {"value": bool(field.get("default") if value is None else value)}
    if kind == RADIO:
        if (value is None and required) or (value is not None and value not in {o["value"] for o in field["options"]}):
            raise Refused("invalid", f"{label}: choose one")
        return {"value": value}
    picked: list[Any] = [value] if isinstance(value, str | dict) else list(value or [])
    if value is None and kind in (STRING_SELECT, CHECKBOXES):
        picked = [o["value"] for o in field["options"] if o.get("default")]
    check_picked(field, picked, label, required=required)
    if kind == FILE_UPLOAD:
        return {"values": [resolver.file(x) for x in picked]}
    if kind in (STRING_SELECT, CHECKBOXES):
        return {"values": picked}
    return {"values": [resolver.select(kind, str(x)) for x in picked]}


def check_picked(field: Json, picked: list[Any], label: str, *, required: bool = True) -> None:
    """Check the number of picked values, and that those options exist."""
    many = field["type"] == CHECKBOXES
    low, high = field.get("min_values"), field.get("max_values")
    low = (int(required) if many else 1) if low is None else low
    high = (len(field["options"]) if many else 1) if high is None else high
    if not (not picked and not required) and not low <= len(picked) <= high:
        raise Refused("invalid", f"{label}: choose {low} to {high}")
    if "options" in field and set(picked) - {o["value"] for o in field["options"]}:
        raise Refused("invalid", f"{label}: no such option")
