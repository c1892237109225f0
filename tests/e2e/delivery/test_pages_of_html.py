"""A refusal without a code of Discord's, such as an HTML page, comes from a proxy: it passes, and nothing is lost."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.run.connection import CommandSync
from cogs.run.refusals import in_trouble, is_final, passing
from cogs.ui.members import Members
from engine.host.model.records import DeliveryKind
from sandbox import Person
from tests.e2e.robust import JA, can_play, settled, shows_one_hand, shows_one_table, started, told
from tests.e2e.world import World, eventually

PAGE = "<html><head><title>Access denied</title></head><body>nginx</body></html>"
STATUSES = (400, 403, 404, 405)
ROUTES = {
    "sending": ("POST", r"/channels/\d+/messages$"),
    "editing": ("PATCH", r"/channels/\d+/messages/\d+$"),
    "deleting": ("DELETE", r"/channels/\d+/messages/\d+$"),
    "opening a direct message": ("POST", r"/users/@me/channels$"),
    "looking back": ("GET", r"/channels/\d+/messages$"),
}


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("status", [pytest.param(s, marks=[] if s == 403 else [pytest.mark.soak]) for s in STATUSES])
async def test_pages_of_html_are_waited_out(
    world: World, sakura: Person, caplog: pytest.LogCaptureFixture, status: int, route: str
) -> None:
    fault = world.box.faults.add(*ROUTES[route], status=status, body=PAGE, times=4 if route == "deleting" else 8)
    table = await started(world, sakura, computers=2, players=3)
    for kind, target in ((DeliveryKind.TABLE, ""), (DeliveryKind.REFRESH, sakura.id)):
        world.bot.get_cog("DeliveryWorker").recheck(table.id, kind, target)  # type: ignore[union-attr]
        await world.host.deliveries.add_task(table.id, kind, target)
    await settled(world)
    await table.act(sakura, "no_thanks")
    await table.awaited()

    async def over() -> bool:
        await world.host.deliveries.add_task(table.id, DeliveryKind.REFRESH, sakura.id)
        return fault.times == 0 or route == "deleting"

    await eventually(over)
    await settled(world)
    assert fault.hits
    await shows_one_table(table)
    await shows_one_hand(table, await table.awaited())
    assert not [r for r in caplog.messages if "given up" in r]
    await can_play(table)


def raised(status: int, said: Any) -> discord.HTTPException:
    """Return discord.py's exception for an answer; a dict is an answer in JSON."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    response: Any = SimpleNamespace(status=status, reason="")
    return kind(response, said)


def test_only_codes_of_discord_are_final() -> None:
    for status in (*STATUSES, 401, 410, 451):
        for said in (
            PAGE,
            "",
            None,
            {"message": "404: Not Found", "code": 0},
            {"error": "x"},
            {"code": "x"},
            {"code": None},
        ):
            e = raised(status, said)
            assert in_trouble(e) and passing(e) and not is_final(e)
    for status, code in ((403, 50001), (404, 10003), (404, 10008), (403, 50013)):
        e = raised(status, {"message": "no", "code": code})
        assert not in_trouble(e) and not passing(e) and is_final(e)
    assert not is_final(raised(400, {"message": "no", "code": 50035}))


@pytest.mark.parametrize("status", STATUSES)
async def test_nobody_is_thought_to_be_there_for_an_hour_because_of_a_page(
    world: World, sakura: Person, status: int
) -> None:
    members, home = Members(world.bot), int(world.box.guild().id)
    sakura.leave()
    world.box.faults.add("GET", rf"/guilds/{home}/members/", status=status, body=PAGE)
    assert await members.here(home, [sakura.id]) == {sakura.id}
    assert await members.here(home, [sakura.id]) == set()


async def test_the_owners_commands_are_told_after_a_page(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.run.connection.PAUSES", (0.02,))
    other = world.box.admin.add_guild("Elsewhere", ("hall",)).id
    world.box.faults.add("PUT", rf"/guilds/{other}/commands$", status=403, body=PAGE)
    world.owner_guild = int(other)
    await world.restart()
    assert isinstance(world.bot.command_sync, CommandSync)
    assert {c["name"] for c in world.box.world.commands.get(other, [])} == {"cogs"}


async def test_an_invitation_that_meets_a_page_is_none(world: World, sakura: Person, minato: Person) -> None:
    home = world.box.guild().id
    world.box.faults.add("GET", rf"/guilds/{home}/members/", status=404, body=PAGE, times=3)
    ix = await sakura.menu("table", world_menu(world), minato)
    message = await sakura.result(ix)
    select = message.selects[0]
    picked = await sakura.select(message, select["custom_id"], "geschenk")
    assert await told(sakura, picked) == JA("not-recorded")


def world_menu(world: World) -> str:
    """Return the name of the command in the menu of a person."""
    (command,) = [c for c in world.box.world.commands[None] if c["type"] == 2]
    return str(command["name"])
