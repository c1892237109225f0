"""Scheduled events: made, changed, removed, and what Discord refuses."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from tests.sandbox.wire import Wire


def planned(wire: Wire, hours: float = 24.0, **more: Any) -> dict[str, Any]:
    begin = datetime.fromtimestamp(wire.box.clock.now(), UTC) + timedelta(hours=hours)
    times = {"scheduled_start_time": begin.isoformat(), "scheduled_end_time": (begin + timedelta(hours=3)).isoformat()}
    body = {"name": "Game night", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "#table"}}
    return {**body, **times, **more}


async def test_an_event_needs_a_permission_and_is_changed_and_removed(wire: Wire) -> None:
    guild = wire.box.world.guilds[wire.box.channel("table").guild_id or ""]
    path = f"/guilds/{guild.id}/scheduled-events"
    status, refused = await wire.ask("POST", path, planned(wire))
    assert (status, refused["code"]) == (403, 50013)
    wire.box.admin.permit_bot(guild, "CREATE_EVENTS")
    status, event = await wire.ask("POST", path, planned(wire))
    assert (status, event["status"], event["creator_id"]) == (200, 1, wire.box.world.bot.id)
    assert (await wire.ask("GET", path))[1] == [event] == wire.box.world.guild_json(guild)["guild_scheduled_events"]
    status, changed = await wire.ask("PATCH", f"{path}/{event['id']}", {"name": "Later"})
    assert (status, changed["name"], changed["id"]) == (200, "Later", event["id"])
    person = wire.box.world.people()[0]
    assert wire.box.events.page_guild(guild, person.id)["events"] == [
        {"id": event["id"], "name": "Later", "start": event["scheduled_start_time"]}
    ]
    assert (await wire.ask("DELETE", f"{path}/{event['id']}"))[0] == 204
    status, gone = await wire.ask("GET", f"{path}/{event['id']}")
    assert (status, gone["code"], guild.events) == (404, 10070, {})


async def test_what_discord_refuses(wire: Wire) -> None:
    guild = wire.box.world.guilds[wire.box.channel("table").guild_id or ""]
    path = f"/guilds/{guild.id}/scheduled-events"
    wire.box.admin.permit_bot(guild, "CREATE_EVENTS")
    for wrong in (
        planned(wire, -1),
        planned(wire, name=""),
        planned(wire, name="x" * 101),
        planned(wire, description="x" * 1001),
        planned(wire, scheduled_end_time=None),
        planned(wire, scheduled_end_time=planned(wire, 1)["scheduled_start_time"]),
        planned(wire, entity_type=2),
    ):
        status, body = await wire.ask("POST", path, wrong)
        assert (status, body["code"]) == (400, 50035), wrong
    assert guild.events == {}
