"""The note "you are next": once a turn, only for who wants it, without a sound, and gone when it is no longer true."""

from __future__ import annotations

import pytest

from cogs.delivery.used_up import GONE, fate
from engine.host.model.clock.next_notes import NEXT, is_next_still
from engine.host.model.records import Person, Post, TableInfo
from engine.host.table.posts import NOTICE
from tests.host.rig import ANN, BEN, CAT, Rig

THREE = (ANN, BEN, CAT)


async def begun(rig: Rig, *people: Person, size: int = 3) -> TableInfo:
    info = await rig.table(*people, size=size, game="geschenk")
    for number in range(size - len(people)):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {number}")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    return await rig.host.reading.table(info.id)


def asked(info: TableInfo) -> int:
    (seat,) = [seat.seat for seat in info.seats if seat.prompt]
    return seat


async def notes(rig: Rig) -> dict[str, float]:
    """Return the notes in the outbox: the person, and in how many seconds they are due."""
    rows = await rig.host.tables.store.rows("SELECT target, due FROM outbox WHERE kind = 'next'")
    return {row["target"]: row["due"] - rig.now for row in rows}


async def move(rig: Rig, info: TableInfo) -> TableInfo:
    """Let the asked person say no thanks, and return the table."""
    now = await rig.host.reading.table(info.id)
    person = next(p for p in THREE if p.id == now.seats[asked(now)].person)
    seat = (await rig.host.reading.table(info.id, person.id)).seat_of(person.id)
    assert seat is not None
    _, view = await rig.host.reading.view(info.id, person.id)
    action = next(a for a in view.legal if a.tag != "take")
    await rig.host.play.act(info.id, person, seat.prompt, action.wire(), rig.press())
    return await rig.host.reading.table(info.id)


@pytest.fixture
async def told(rig: Rig) -> Rig:
    for person in THREE:
        await rig.host.settings.set_next_notes(person, True)
    return rig


async def test_who_is_next_is_told_once_a_turn(told: Rig) -> None:
    rig, info = told, await begun(told, *THREE)
    following = info.seats[(asked(info) + 1) % 3].person
    assert set(await notes(rig)) == {following}
    assert all(delay >= 0 for delay in (await notes(rig)).values())
    await rig.host.tables.store.write("DELETE FROM outbox")
    await rig.host.reading.table(info.id)
    after = await move(rig, info)
    assert set(await notes(rig)) == {after.seats[(asked(after) + 1) % 3].person}
    assert following not in await notes(rig), "it is their turn"


async def test_a_note_that_waits_is_cancelled_when_the_turn_comes(told: Rig) -> None:
    rig, info = told, await begun(told, *THREE)
    first = str(info.seats[(asked(info) + 1) % 3].person)
    assert first in await notes(rig)
    await move(rig, info)
    assert first not in await notes(rig)


async def test_a_second_move_of_the_same_turn_tells_nobody_again(told: Rig) -> None:
    """Who takes the card moves again: the next person was told already."""
    rig, info = told, await begun(told, *THREE)
    await rig.host.tables.store.write("DELETE FROM outbox WHERE kind = 'next'")
    now = await rig.host.reading.table(info.id)
    person = next(p for p in THREE if p.id == now.seats[asked(now)].person)
    _, view = await rig.host.reading.view(info.id, person.id)
    seat = (await rig.host.reading.table(info.id, person.id)).seat_of(person.id)
    assert seat is not None
    take = next(a for a in view.legal if a.tag == "take")
    await rig.host.play.act(info.id, person, seat.prompt, take.wire(), rig.press())
    after = await rig.host.reading.table(info.id)
    assert asked(after) == asked(now) and await notes(rig) == {}


async def test_only_who_wants_it_and_not_at_a_table_for_two(rig: Rig) -> None:
    await begun(rig, *THREE)
    assert await notes(rig) == {}, "off until it is turned on"
    for person in THREE:
        await rig.host.settings.set_next_notes(person, True)
    two = await rig.table(ANN, BEN, size=2, game="hex_jinchi")
    await rig.host.dealing.start(two.id, ANN, rig.press())
    assert await notes(rig) == {}


@pytest.mark.parametrize("game", ["dominuxen", "stendhal"])
async def test_where_all_choose_at_once_and_in_secret_nobody_is_told(told: Rig, game: str) -> None:
    rig = told
    size = 5 if game == "stendhal" else 3
    info = await rig.table(*THREE, size=size, game=game)
    for number in range(size - 3):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {number}")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    assert await notes(rig) == {}


async def test_it_goes_when_it_is_no_longer_true(told: Rig) -> None:
    rig, info = told, await begun(told, *THREE)
    acting = asked(info)
    person = str(info.seats[(acting + 1) % 3].person)
    mine = await rig.host.reading.table(info.id, person)
    post = Post(info.id, f"{NOTICE}{NEXT}", person, "d", "1", acting, rig.now)
    assert is_next_still(mine, person, acting) and fate(mine, post) is None
    assert not is_next_still(mine, person, (acting + 2) % 3)
    await move(rig, info)
    mine = await rig.host.reading.table(info.id, person)
    assert not is_next_still(mine, person, acting) and fate(mine, post) == GONE
    await rig.host.suspension.pause(info.id, "paused-channel-gone")
    assert fate(await rig.host.reading.table(info.id, person), post) == GONE
