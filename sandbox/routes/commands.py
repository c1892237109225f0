"""Registering application commands, globally and for one server."""

from __future__ import annotations

from ..http import Call, Reply, Route, required
from ..limits.commands import check_command, check_commands
from ..limits.errors import ApiError, Json, unknown


def _complete(call: Call, guild_id: str | None, command: Json, old: Json | None) -> Json:
    """Return a registered command with the fields that Discord adds."""
    given = {k: v for k, v in command.items() if v is not None or "locali" in k}
    if given.get("default_member_permissions") is not None:
        given["default_member_permissions"] = str(given["default_member_permissions"])
    return {
        "id": old["id"] if old else call.box.world.ids.next(),
        "application_id": call.box.world.bot.id,
        "version": call.box.world.ids.next(),
        "type": 1,
        "description": "",
        "default_member_permissions": None,
        "nsfw": False,
        "name_localizations": None,
        "description_localizations": None,
        "dm_permission": True,
        "options": [],
        **({"guild_id": guild_id} if guild_id else {}),
        **given,
        "contexts": command.get("contexts"),
        "integration_types": command.get("integration_types") or [0],
    }


def _find(call: Call, command_id: str, guild_id: str | None) -> Json:
    for command in call.box.world.commands.get(guild_id, []):
        if command["id"] == command_id:
            return command
    raise unknown("Application Command")


def _check_place(call: Call, application_id: str, guild_id: str | None) -> None:
    if application_id != call.box.world.bot.id:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    if guild_id is not None:
        call.box.world.guild(guild_id)


def overwrite(call: Call, application_id: str, guild_id: str | None = None) -> Reply:
    """Replace all commands; those that keep their name and type keep their id."""
    _check_place(call, application_id, guild_id)
    check_commands(call.body)
    old = {(c["type"], c["name"]): c for c in call.box.world.commands.get(guild_id, [])}
    new = [_complete(call, guild_id, c, old.get((c.get("type") or 1, c["name"]))) for c in call.body]
    call.box.admin.set_commands(guild_id, new)
    return 200, new


def listing(call: Call, application_id: str, guild_id: str | None = None) -> Reply:
    """List all commands of a scope."""
    _check_place(call, application_id, guild_id)
    return 200, call.box.world.commands.get(guild_id, [])


def create(call: Call, application_id: str, guild_id: str | None = None) -> Reply:
    """Register one command; one of the same name and type is replaced."""
    _check_place(call, application_id, guild_id)
    body = required(call.body, "name")
    check_command(body)
    rest = list(call.box.world.commands.get(guild_id, []))
    old = next((c for c in rest if (c["type"], c["name"]) == (body.get("type") or 1, body["name"])), None)
    if old is not None:
        rest.remove(old)
    new = _complete(call, guild_id, body, old)
    call.box.admin.set_commands(guild_id, [*rest, new])
    return (200 if old else 201), new


def get_one(call: Call, application_id: str, command_id: str) -> Reply:
    """Return one global command."""
    return 200, _find(call, command_id, None)


def change(call: Call, application_id: str, command_id: str) -> Reply:
    """Change one global command."""
    old = _find(call, command_id, None)
    new = _complete(call, None, {**old, **required(call.body)}, old)
    check_command(new)
    call.box.admin.set_commands(None, [new if c is old else c for c in call.box.world.commands[None]])
    return 200, new


def delete(call: Call, application_id: str, command_id: str) -> Reply:
    """Remove one global command."""
    old = _find(call, command_id, None)
    call.box.admin.set_commands(None, [c for c in call.box.world.commands[None] if c is not old])
    return 204, None


def guild_get(call: Call, application_id: str, guild_id: str, command_id: str) -> Reply:
    """Return one command of a server."""
    return 200, _find(call, command_id, guild_id)


def guild_delete(call: Call, application_id: str, guild_id: str, command_id: str) -> Reply:
    """Remove one command of a server."""
    old = _find(call, command_id, guild_id)
    call.box.admin.set_commands(guild_id, [c for c in call.box.world.commands[guild_id] if c is not old])
    return 204, None


_ALL, _GUILD = "/applications/{}/commands", "/applications/{}/guilds/{}/commands"
ROUTES = (
    Route("PUT", _ALL, overwrite),
    Route("GET", _ALL, listing),
    Route("POST", _ALL, create),
    Route("GET", _ALL + "/{}", get_one),
    Route("PATCH", _ALL + "/{}", change),
    Route("DELETE", _ALL + "/{}", delete),
    Route("PUT", _GUILD, overwrite),
    Route("GET", _GUILD, listing),
    Route("POST", _GUILD, create),
    Route("GET", _GUILD + "/{}", guild_get),
    Route("DELETE", _GUILD + "/{}", guild_delete),
)
