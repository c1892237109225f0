"""Table alerts in Discord: turned on under the open seats, and told only to people who see the channel."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.community.open_seats import Seats
from cogs.delivery.notices import Notices
from cogs.delivery.used_up import GONE, fate
from cogs.ui.ids import Press
from engine.host.lobby.table_alerts import ALERT
from engine.host.model.records import DeliveryTask, Person, Post, TableInfo
from engine.host.table.posts import NOTICE
from locales import LANGUAGES, Lang
from tests.cogs.panel_world import CHANNEL, GUILD, Desk, refused
from tests.host.rig import ANN, BEN, CAT, Rig


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_list_turns_them_on_and_off(rig: Rig, lang: Lang) -> None:
    desk = Desk(rig, Seats, lang=lang, person=BEN)
    w = desk.words
    await desk.press(Press(0, "openseats").custom_id(), forge=True)
    await desk.click(w("button-alert-on"))
    assert w("open-seats-alerts") in desk.last.text and await rig.host.table_alerts.wanted(BEN.id, str(GUILD))
    await desk.click(w("button-alert-off"))
    assert w("open-seats-alerts") not in desk.last.text and not await rig.host.table_alerts.wanted(BEN.id, str(GUILD))


class Server:
    """A server with one channel or thread, that its members see or not."""

    def __init__(self, *, sees: bool = True, member: bool = True, channel: bool = True) -> None:
        self.sees, self.member = sees, member
        permissions = SimpleNamespace(view_channel=sees)
        self.channel: Any = SimpleNamespace(permissions_for=lambda who: permissions) if channel else None

    def get_channel_or_thread(self, number: int) -> Any:
        assert number == CHANNEL
        return self.channel

    def get_channel(self, number: int) -> None:
        """Discord's library has no thread among the channels."""

    async def fetch_member(self, number: int) -> Any:
        if not self.member:
            response: Any = SimpleNamespace(status=404, reason="")
            raise discord.NotFound(response, {"code": 10007, "message": "no"})
        return number


def thread(*, private: bool) -> Server:
    """Return a server whose table is in a thread of a channel that everybody sees."""
    server, found = Server(), Mock(spec=discord.Thread)
    found.is_private.return_value = private
    found.permissions_for.return_value = SimpleNamespace(view_channel=True, manage_threads=False)
    server.channel = found
    return server


async def alert(rig: Rig) -> tuple[TableInfo, DeliveryTask]:
    """Return a new table, and the task that tells Ben of it."""
    await rig.host.settings.remember_person(BEN)
    await rig.host.table_alerts.turn(BEN, str(GUILD), True)
    info = await rig.host.opening.open_table(
        "geschenk", {}, 4, ANN, guild=str(GUILD), channel=str(CHANNEL), lang="ja", interaction=rig.press()
    )
    (task,) = [t for t in await rig.host.deliveries.due(9) if t.facts.get("key") == ALERT]
    return info, task


@pytest.mark.parametrize(
    ("server", "comes"),
    [
        (Server(), True),
        (Server(sees=False), False),
        (Server(member=False), False),
        (Server(channel=False), False),
        (None, False),
        (thread(private=False), True),
        (thread(private=True), False),
    ],
)
async def test_only_who_sees_the_channel_is_told(rig: Rig, server: Server | None, *, comes: bool) -> None:
    info, task = await alert(rig)
    desk, sent = Desk(rig, Seats), list[Any]()

    async def send(person: str, nonce: str, sheet: Any, *, silent: bool) -> tuple[str, str]:
        sent.append((person, sheet, silent))
        return "9", "10"

    desk.services.live_hands.direct_messages.send = send  # type: ignore[method-assign, assignment]
    calls: Any = SimpleNamespace(bot=SimpleNamespace(get_guild=lambda number: server))
    await Notices(desk.services, calls, calls).deliver(info, task)
    assert bool(sent) is comes
    if comes:
        ((person, sheet, silent),) = sent
        assert person == BEN.id and silent and f"<#{CHANNEL}>" in sheet.text and "Ann" in sheet.text
        link, off = sheet.panel.view().children
        assert link.url == f"https://discord.com/channels/{GUILD}/{CHANNEL}", "only its server's people reach the table"
        assert Press.parse(off.custom_id) == Press(0, "alertoff", 0, (f"g{GUILD}",))
    assert await rig.host.table_alerts.wanted(BEN.id, str(GUILD)) is (server is None or server.member)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_one_press_on_it_ends_them(rig: Rig, lang: Lang) -> None:
    await alert(rig)
    desk = Desk(rig, Seats, lang=lang, person=BEN)
    desk.guild = None
    for path in ((), ("x",), (f"g{GUILD}", 1)):
        assert await refused(desk.press(Press(0, "alertoff", 0, path).custom_id(), forge=True)) == "malformed"
    await desk.press(Press(0, "alertoff", 0, (f"g{10**18}",)).custom_id(), forge=True)
    assert await rig.host.table_alerts.wanted(BEN.id, str(GUILD)), "another server, its id as long as they are"
    await desk.press(Press(0, "alertoff", 0, (f"g{GUILD}",)).custom_id(), forge=True)
    assert desk.last.text == desk.words("alerts-off")
    assert not await rig.host.table_alerts.wanted(BEN.id, str(GUILD))


async def test_it_goes_once_the_game_begins(rig: Rig) -> None:
    info, _ = await alert(rig)
    post = Post(info.id, f"{NOTICE}{ALERT}", BEN.id, "9", "10", 0, 1.0)
    assert fate(info, post) is None
    await rig.host.seating.join(info.id, BEN, rig.press())
    assert fate(await rig.host.reading.table(info.id), post) == GONE
    for n in range(2):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {n}")
    begun = (await rig.host.dealing.start(info.id, ANN, rig.press())).table
    assert fate(begun, post) == GONE


@pytest.mark.parametrize("by", [BEN, CAT])
async def test_nobody_is_told_of_a_table_where_somebody_sits_whom_they_keep_away_from(rig: Rig, by: Person) -> None:
    info, task = await alert(rig)
    await rig.host.seating.join(info.id, CAT, rig.press())
    await rig.host.blocks.block(by, CAT.id if by is BEN else BEN.id)
    desk, sent = Desk(rig, Seats), list[str]()

    async def send(person: str, *_: Any, **__: Any) -> tuple[str, str]:
        sent.append(person)
        return "9", "10"

    desk.services.live_hands.direct_messages.send = send  # type: ignore[method-assign]
    calls: Any = SimpleNamespace(bot=SimpleNamespace(get_guild=lambda number: Server()))
    await Notices(desk.services, calls, calls).deliver(await rig.host.reading.table(info.id), task)
    assert sent == [], "for them this table does not exist"


async def test_nobody_is_told_of_a_table_whose_host_asks_for_more_than_they_have(rig: Rig) -> None:
    info, task = await alert(rig)
    desk, sent = Desk(rig, Seats), list[str]()

    async def send(person: str, *_: Any, **__: Any) -> tuple[str, str]:
        sent.append(person)
        return "9", "10"

    desk.services.live_hands.direct_messages.send = send  # type: ignore[method-assign]
    calls: Any = SimpleNamespace(bot=SimpleNamespace(get_guild=lambda number: Server()))
    for join in ("finished", "in_time"):
        await rig.host.lobby_options.choose_join(info.id, ANN, join, rig.press())
        await Notices(desk.services, calls, calls).deliver(await rig.host.reading.table(info.id), task)
    assert sent == [BEN.id], "they have let nobody wait, and finished no game"
