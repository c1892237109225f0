"""People whom no DM reaches, and places, messages and permissions that are gone."""

from __future__ import annotations

import re

import pytest

from cogs.lobby.opening import THREAD_MINUTES
from engine.host.model.records import Status
from locales import words
from sandbox import Channel, Message, Person, User
from tests.e2e.driver import new_table, press_from
from tests.e2e.robust import (
    JA,
    QUICK,
    Sitting,
    can_play,
    is_paused,
    move_and_play,
    opened,
    presses,
    settled,
    shows_one_hand,
    shows_one_table,
    started,
    tune,
)
from tests.e2e.world import World, eventually

EN = words("en")


# People whom no DM reaches


def mentions(table: Sitting, place: Channel, person: Person) -> list[Message]:
    return [m for m in place.messages.values() if person.id in m.mentions]


async def test_a_closed_dm_becomes_one_mention_a_turn(world: World, sakura: Person) -> None:
    sakura.close_dms()
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    who = await table.awaited()
    await settled(world)
    (called,) = mentions(table, place, who)
    assert JA("button-hand") in (await table.table_message()).labels
    tries = len(world.box.requests("POST", f"/channels/{sakura.dm().id}/messages"))
    assert tries == 1
    # "My hand" takes the DM's place.
    ix = await who.click(await table.table_message(), JA("button-hand"))
    await ix.answer()
    hand = await who.result(ix)
    assert hand.ephemeral and hand.attachments
    move = next(p for p in presses(hand) if p.verb == "act")
    await (await who.click(hand, move.custom_id())).answer()
    await table.awaited()
    await settled(world)
    # The next turn calls again (unless the presser saw it in the answer), and the old call is gone.
    assert called.id not in place.messages or await table.prompt(who) == 0
    assert len(mentions(table, place, who)) <= 1
    assert len(world.box.requests("POST", f"/channels/{sakura.dm().id}/messages")) == tries


async def test_two_with_closed_dms_are_called_in_turn(world: World, sakura: Person, alex: Person) -> None:
    sakura.close_dms()
    alex.close_dms()
    table = await started(world, sakura, alex, computers=1, players=3)
    place = await table.place()
    for _ in range(6):
        who = await table.awaited()
        await settled(world)
        assert len(mentions(table, place, who)) == 1
        other = alex if who is sakura else sakura
        assert mentions(table, place, other) == []
        await table.act(who, "no_thanks")
    for person in (sakura, alex):
        assert len(world.box.requests("POST", f"/channels/{person.dm().id}/messages")) == 1


async def test_an_opened_dm_is_found_again(world: World, alex: Person) -> None:
    alex.close_dms()
    table = await started(world, alex, computers=2, players=3)
    await table.awaited()
    await settled(world)
    assert await table.posted("hand", alex) is None
    alex.open_dms()
    services, clock = world.bot.services, world.bot.services.clock
    services.clock = lambda: clock() + 25 * 3600
    # A new prompt on a new day; the presser must not have seen it.
    other = await started(world, alex, computers=2, players=3, channel="lobby")
    await other.awaited()
    await settled(world)
    await shows_one_hand(other, alex)
    assert (await world.host.settings.person(alex.id)).dm_closed is None


async def test_writing_in_private_opens_the_dm_again(world: World, alex: Person) -> None:
    alex.close_dms()
    await started(world, alex, computers=2, players=3)
    await settled(world)
    assert (await world.host.settings.person(alex.id)).dm_closed is not None
    alex.open_dms()
    await alex.result(await alex.slash(alex.dm(), "inbox"))
    other = await started(world, alex, computers=2, players=3, channel="lobby")
    await other.awaited()
    await settled(world)
    await shows_one_hand(other, alex)


# Things that are gone


async def test_a_thread_whose_table_never_came_to_be_is_put_away(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    parent = world.box.channel("table")
    bot = world.box.world.bot

    def thread(owner: User) -> Channel:
        return world.box.world.add_thread(parent, "No Thanks!", owner, kind=11, minutes=THREAD_MINUTES)

    left, theirs, talked = thread(bot), thread(sakura.user), thread(bot)
    world.box.messages.create(talked, bot, {"content": "the result of a game long over"})
    await world.restart()
    await world.box.until(lambda: left.archived)
    await settled(world)
    place = await table.place()
    assert not theirs.archived and not talked.archived and not place.archived
    assert not world.box.requests("PATCH", f"/channels/{theirs.id}")


async def test_a_deleted_table_message_comes_again(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place, old = await table.place(), await table.table_message()
    for bulk in (False, True, False):
        world.box.messages.delete(place, [old], bulk=bulk)
        await world.box.until(lambda: bool(table.panels(place)))
        await settled(world)
        new = await shows_one_table(table)
        assert new.id != old.id
        old = new
    await can_play(table)


async def test_a_table_message_deleted_while_the_bot_was_away(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await world.stop()
    place = world.box.channel(list(world.box.world.channels)[-1])
    world.box.messages.delete(place, list(place.messages.values()))
    await world.start()
    await table.play(1)
    await settled(world)
    await shows_one_table(table)


async def test_a_deleted_hand_comes_again_with_the_next_turn(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    hand = await table.hand_message(sakura)
    world.box.messages.delete(sakura.dm(), [hand])

    async def forgotten() -> bool:
        return await world.host.posts.find(table.id, "hand", sakura.id) is None

    await eventually(forgotten)
    await table.play(1)
    await table.awaited()
    ix = await sakura.click(await table.table_message(), JA("button-hand"))
    await ix.answer()
    assert any(p.verb == "act" for p in presses(await sakura.result(ix)))


@pytest.mark.parametrize("what", ["thread", "channel"])
async def test_a_deleted_place_pauses_the_table_until_it_is_moved(
    world: World, sakura: Person, alex: Person, what: str
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    gone = await table.place() if what == "thread" else world.box.channel("table")
    old_place = await table.place()
    world.box.admin.delete_channel(gone)
    await is_paused(table, "paused-channel-gone")
    assert old_place.id not in world.box.world.channels
    for person, said in ((sakura, JA), (alex, EN)):
        assert any(said("paused-channel-gone") in m.content for m in person.sees(person.dm()))
    await move_and_play(table, sakura)


async def test_a_place_deleted_while_the_bot_was_away(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    await world.stop()
    world.box.admin.delete_channel(place)
    await world.start()
    tune(BACKOFF_S=QUICK)
    await table.play(1)
    await is_paused(table, "paused-channel-gone")
    await move_and_play(table, sakura)


async def test_the_bot_is_removed_from_the_server(world: World, sakura: Person, alex: Person) -> None:
    box = world.box
    box.add_guild("Elsewhere", "hall")
    table = await started(world, sakura, alex, computers=1, players=3)
    box.admin.leave(box.guild("Home"), box.world.bot)
    await is_paused(table, "paused-server-gone")
    for person, said in ((sakura, JA), (alex, EN)):
        assert any(said("paused-server-gone") in m.content for m in person.sees(person.dm()))
    # Its buttons in the DM answer the same, and the table goes on in another server.
    hand = await table.hand_message(sakura)
    ix = await table.press(sakura, hand, "act", 1, "take")
    await ix.answer()
    assert JA("paused-server-gone") in (await sakura.result(ix)).content
    # It leaves its server only with everybody's consent.
    ix = await press_from(sakura, "hall", table.id, "movehere")
    waits = (await sakura.result(ix)).content
    assert waits.startswith(JA("move-waits", agreed=1, needed=2) + " ")
    assert re.search(r"<t:\d+:f>", waits) and "{" not in waits
    await settled(world)
    (question,) = (m for m in alex.sees(alex.dm()) if EN("button-agree") in m.labels)
    assert (await alex.result(await alex.click(question, EN("button-agree")))).content == EN("table-moved")
    await settled(world)
    assert (await table.place()).name == "hall"
    await shows_one_table(table)
    await can_play(table)


async def test_somebody_has_left_the_server(world: World, sakura: Person, minato: Person) -> None:
    table = await started(world, sakura, minato, computers=1, players=3)
    while await table.awaited() is minato:
        await table.act(minato, "no_thanks")
    minato.leave()
    await table.act(sakura, "no_thanks")

    async def standing() -> bool:
        return (await table.info()).inactivity_offer is not None

    await eventually(standing)
    await settled(world)
    message = await shows_one_table(table)
    assert (await table.info()).status is Status.PLAYING and JA("event-table-gone", name="ミナト") in message.content
    ix = await sakura.click(message, JA("button-seatcpu"))
    await ix.answer()
    table.people = [sakura]
    await table.awaited()
    await settled(world)
    log = (await sakura.result(await press_from(sakura, "table", table.id, "log"))).content
    assert JA("event-table-gone", name="ミナト") in log, "the table said so; computers may have played much since"
    await can_play(table)
    await settled(world)
    await shows_one_table(table)


async def test_a_table_paused_for_somebody_gone_goes_on(world: World, sakura: Person, minato: Person) -> None:
    """Earlier releases paused such a table: a computer takes the seat."""
    table = await started(world, sakura, minato, computers=1, players=3)
    await settled(world)
    minato.leave()
    await world.host.suspension.pause(table.id, "paused-person-gone")
    await is_paused(table, "paused-person-gone")
    assert any(JA("paused-person-gone") in m.content for m in sakura.sees(sakura.dm()))
    ix = await sakura.click(await shows_one_table(table), JA("button-takeover"))
    await sakura.result(ix)
    assert (await table.info()).status is Status.PLAYING
    table.people = [sakura]
    await table.awaited()
    await settled(world)
    log = (await sakura.result(await press_from(sakura, "table", table.id, "log"))).content
    assert JA("event-table-resigned", name="ミナト") in log, "the table said so; computers may have played much since"
    await can_play(table)
    await settled(world)
    await shows_one_table(table)


async def test_an_open_table_can_be_moved(world: World, sakura: Person) -> None:
    table = await opened(world, sakura, players=3)
    world.box.admin.delete_channel(await table.place())
    ix = await press_from(sakura, "lobby", table.id, "movehere")
    await ix.answer()
    await settled(world)
    assert (await table.place()).name == "lobby"
    await shows_one_table(table)


async def test_a_running_table_can_be_moved(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    old, place = await table.table_message(), await table.place()
    await move_and_play(table, sakura)
    assert old.id not in place.messages


# Permissions


async def test_without_threads_the_table_is_in_the_channel(world: World, sakura: Person) -> None:
    world.box.admin.deny(world.box.channel("table"), "CREATE_PUBLIC_THREADS")
    table = await started(world, sakura, computers=2, players=3)
    assert (await table.place()).name == "table"
    await shows_one_table(table)
    await can_play(table)


@pytest.mark.parametrize(
    ("missing", "why"),
    [
        ("ATTACH_FILES", "paused-no-permission"),
        ("SEND_MESSAGES_IN_THREADS", "paused-no-permission"),
        ("VIEW_CHANNEL", "paused-no-access"),
    ],
)
async def test_missing_permissions_pause_the_table_and_are_told(
    world: World, sakura: Person, missing: str, why: str
) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    await table.awaited()
    await sakura.say(place, "次どうぞ")  # so that the next state is a new message
    world.box.admin.deny(place, missing)
    await table.act(sakura, "take")
    await is_paused(table, why)
    assert any(JA(why) in m.content for m in sakura.sees(sakura.dm()))
    world.box.admin.allow(place, missing)
    ix = await press_from(sakura, "lobby", table.id, "movehere")
    await ix.answer()
    await settled(world)
    await can_play(table)


async def test_a_table_opened_where_files_are_not_allowed(world: World, alex: Person) -> None:
    world.box.admin.deny(world.box.channel("table"), "ATTACH_FILES")
    ix = await new_table(alex, "table", "geschenk", players=3)
    await alex.result(ix)
    await settled(world)
    assert any(EN("paused-no-permission") in m.content for m in alex.sees(alex.dm()))
