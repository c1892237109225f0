"""Scheduled events of servers: those with a place outside Discord (entity_type 3), which an app can plan."""

from __future__ import annotations

import datetime

from ..http import Call, Reply, Route, required
from ..limits.errors import ApiError, Json, bad_length, invalid, missing_permissions, unknown
from ..records import Guild

MOST = 100
"""The most events of a server that are planned or under way."""
SCHEDULED, ACTIVE = 1, 2
EXTERNAL, MEMBERS_ONLY = 3, 2
NAME, DESCRIPTION, LOCATION = 100, 1000, 100
"""The longest texts of an event, in characters."""


def listed(call: Call, guild_id: str) -> Reply:
    """List a server's events."""
    return 200, list(call.box.world.guild(guild_id).events.values())


def one(call: Call, guild_id: str, event_id: str) -> Reply:
    """Return an event."""
    return 200, _event(call.box.world.guild(guild_id), event_id)


def create(call: Call, guild_id: str) -> Reply:
    """Plan an event; needs CREATE_EVENTS or MANAGE_EVENTS on the server."""
    world = call.box.world
    guild = world.guild(guild_id)
    if not world.may_in_guild(guild, world.bot.id, "CREATE_EVENTS", "MANAGE_EVENTS"):
        raise missing_permissions()
    body = required(call.body, "name", "scheduled_start_time", "privacy_level", "entity_type", "entity_metadata")
    if body["entity_type"] != EXTERNAL:
        raise invalid("entity_type", "BASE_TYPE_CHOICES", "This sandbox has only external events.")
    if sum(event["status"] in (SCHEDULED, ACTIVE) for event in guild.events.values()) >= MOST:
        raise ApiError(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
    event: Json = {
        "id": world.ids.next(),
        "guild_id": guild.id,
        "name": body["name"],
        "description": body.get("description"),
        "channel_id": None,
        "creator_id": world.bot.id,
        "image": None,
        "scheduled_start_time": body["scheduled_start_time"],
        "scheduled_end_time": body.get("scheduled_end_time"),
        "status": SCHEDULED,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "recurrence_rule": None,
        "privacy_level": MEMBERS_ONLY,
        "entity_metadata": body["entity_metadata"],
        "guild_scheduled_event_exceptions": [],
    }
    _check(call, event)
    call.box.admin.put_event(guild, event, "CREATE")
    return 200, event


def change(call: Call, guild_id: str, event_id: str) -> Reply:
    """Change an event; those of others need MANAGE_EVENTS."""
    guild, event = _own(call, guild_id, event_id)
    kept = ("name", "description", "scheduled_start_time", "scheduled_end_time", "entity_metadata", "status")
    changed = {**event, **{key: call.body[key] for key in kept if key in call.body}}
    _check(call, changed)
    call.box.admin.put_event(guild, changed, "UPDATE")
    return 200, changed


def delete(call: Call, guild_id: str, event_id: str) -> Reply:
    """Remove an event; those of others need MANAGE_EVENTS."""
    guild, event = _own(call, guild_id, event_id)
    call.box.admin.remove_event(guild, event)
    return 204, None


def _event(guild: Guild, event_id: str) -> Json:
    if event_id not in guild.events:
        raise unknown("Guild Scheduled Event")
    return guild.events[event_id]


def _own(call: Call, guild_id: str, event_id: str) -> tuple[Guild, Json]:
    """Return a server and an event of it that the bot may change."""
    world = call.box.world
    guild = world.guild(guild_id)
    event = _event(guild, event_id)
    names = ("MANAGE_EVENTS", *(["CREATE_EVENTS"] if event["creator_id"] == world.bot.id else []))
    if not world.may_in_guild(guild, world.bot.id, *names):
        raise missing_permissions()
    return guild, event


def _check(call: Call, event: Json) -> None:
    """Check texts and times of an event, as Discord does."""
    for path, text, most in (
        ("name", event["name"], NAME),
        ("description", event["description"] or "", DESCRIPTION),
        ("entity_metadata.location", event["entity_metadata"].get("location") or "", LOCATION),
    ):
        low = 0 if path == "description" else 1
        if not low <= len(text) <= most:
            raise bad_length(path, low, most)
    if event["scheduled_end_time"] is None:
        raise invalid("scheduled_end_time", "BASE_TYPE_REQUIRED", "This field is required")
    begin, end = (
        datetime.datetime.fromisoformat(event[f"scheduled_{side}_time"]).timestamp() for side in ("start", "end")
    )
    if begin <= call.box.world.clock.now() and event["status"] == SCHEDULED:
        message = "Cannot schedule event in the past."
        raise invalid("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
    if end <= begin:
        message = "Cannot schedule event to end before start."
        raise invalid("scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_BEFORE_START", message)


ROUTES = (
    Route("GET", "/guilds/{}/scheduled-events", listed),
    Route("POST", "/guilds/{}/scheduled-events", create),
    Route("GET", "/guilds/{}/scheduled-events/{}", one),
    Route("PATCH", "/guilds/{}/scheduled-events/{}", change),
    Route("DELETE", "/guilds/{}/scheduled-events/{}", delete),
)
