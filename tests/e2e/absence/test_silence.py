"""A person does not answer: the offer to the others, in both languages, and the way back to the seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from cogs.ui.ids import Press
from engine.host.model.clock.inactivity_rules import HOUR
from engine.host.model.records import Person as Somebody
from engine.host.model.records import Status
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import from_menu
from tests.e2e.robust import (
    DEFERRED_UPDATE,
    Sitting,
    can_play,
    changes_nothing,
    presses,
    says,
    settled,
    shows_one_hand,
    shows_one_table,
    stand_still,
    started,
    told,
)
from tests.e2e.world import World, eventually


async def hours_pass(world: World, hours: float) -> None:
    """Move the time of the prompts so many hours into the past."""
    seconds = hours * HOUR
    write = world.host.tables.store.write
    await write("UPDATE seats SET prompted_at = prompted_at - ?", (seconds,))
    await write(
        "UPDATE seats SET clock = json_set(clock, '$.waited', json_extract(clock, '$.waited') - ?) "
        "WHERE clock != '' AND json_extract(clock, '$.waited') IS NOT NULL",
        (seconds,),
    )
    await write("UPDATE tables SET since = since - ?", (seconds,))
    await write(
        "UPDATE tables SET stall = json_set(stall, '$[0]', json_extract(stall, '$[0]') - ?) WHERE stall != ''",
        (seconds,),
    )
    await write("UPDATE timers SET due = due - ? WHERE kind = 'silence'", (seconds,))
    while await world.host.clocks.tick():
        pass
    await settled(world)


def button(message: Message, verb: str) -> str:
    """Return the custom id of a button."""
    return next(p.custom_id() for p in presses(message) if p.verb == verb)


def verbs(message: Message) -> set[str]:
    return {p.verb for p in presses(message)}


async def silent_pair(world: World, first: Person, second: Person) -> tuple[Sitting, Person, Person]:
    """Return a table that has waited for 48 hours: the silent person, and the other."""
    table = await started(world, first, second, computers=1, players=3)
    silent = await table.awaited()
    await settled(world)
    await hours_pass(world, 48)
    return table, silent, second if silent is first else first


@pytest.mark.parametrize("lang", ["ja", "en"])
async def test_the_table_moves_for_somebody(world: World, sakura: Person, alex: Person, lang: str) -> None:
    opener, guest = (sakura, alex) if lang == "ja" else (alex, sakura)
    table, silent, other = await silent_pair(world, opener, guest)
    said = words(lang)
    dms = [m.id for m in silent.sees(silent.dm())]
    message = await shows_one_table(table)
    since = (await table.info()).inactivity_offer
    assert since is not None
    named = said("silence-named", names=silent.name, count=1, since=f"<t:{int(since.since)}:R>")
    assert named in message.content and said("silence-needed", needed=1) in message.content
    assert {said("button-movefor"), said("button-seatcpu")} <= set(message.labels)
    assert not message.mentions and [m.id for m in silent.sees(silent.dm())] == dms, "nobody is pinged for it"
    # The silent person is told so; a stranger is told nothing.
    own = await changes_nothing(table, silent, silent.click(message, button(message, "movefor")))
    assert own == says("silence-yours", silent)
    moves = len(await table.moves())
    ix = await (await other.click(message, button(message, "movefor"))).answer()
    assert ix.kind == DEFERRED_UPDATE, "the table shows it"
    await settled(world)
    timeouts = [m for m in await table.moves() if m["cause"] == "timeout"]
    assert len(timeouts) == 1 and len(await table.moves()) > moves
    after = await shows_one_table(table)
    # The message shows only the latest move, and computers may have moved since.
    log = await other.result(await from_menu(other, after, "log"))
    assert says("event-table-moved-for", other, name=silent.name) in log.content
    assert verbs(after) == {"hand", "rules", "menu"}
    late = await changes_nothing(table, other, table.press(other, after, "movefor", since.number))
    assert late == says("silence-over", other)
    await can_play(table)


async def test_an_answer_takes_the_offer_away(world: World, sakura: Person, alex: Person) -> None:
    table, silent, other = await silent_pair(world, sakura, alex)
    old = await table.table_message()
    number = next(p.prompt for p in presses(old) if p.verb == "movefor")
    await table.act(silent, "take")
    await settled(world)
    assert "movefor" not in verbs(await shows_one_table(table))
    late = await changes_nothing(table, other, table.press(other, old, "movefor", number))
    assert late == says("silence-over", other)


WAYS = ["seatback", "old button", "table", "command", "move"]


@pytest.mark.parametrize("way", WAYS)
async def test_a_computer_sits_in_until_any_press(
    world: World, sakura: Person, alex: Person, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, silent, other = await silent_pair(world, *((sakura, alex) if WAYS.index(way) % 2 else (alex, sakura)))
    old_hand = await table.hand_message(silent)
    message = await table.table_message()
    if way == "move":
        world.host.tables.pauses.computer = lambda: 3600.0
    ix = await (await other.click(message, button(message, "seatcpu"))).answer()
    assert ix.kind == DEFERRED_UPDATE, "the table shows it"
    await settled_but_computers(world)
    seat = next(s for s in (await table.info()).seats if s.absent)
    assert (seat.absent, seat.person, seat.name) == (silent.id, None, silent.name)
    note = await table.hand_message(silent)
    assert says("absent-note", silent) in note.content and not note.attachments and verbs(note) == {"seatback"}
    assert old_hand.id not in silent.dm().messages and table.panels(silent.dm()) == [note]
    shown = await table.table_message()
    world.host.tables.pauses.computer = world.pace
    if way == "seatback":
        ix = await silent.click(note, button(note, "seatback"))
    elif way == "old button":
        ix = await table.press(silent, note, "refresh")
    elif way == "table":
        ix = await silent.click(shown, button(shown, "hand"))
    elif way == "command":
        ix = await silent.slash(await table.place(), "play")
    else:
        prompt = next(s["prompt"] for s in await table.rows("SELECT * FROM seats WHERE table_id = ?") if s["absent"])
        clocks = world.host.tables.clock, world.bot.services.clock
        stand_still(world)  # An answer goes first for a second.
        monkeypatch.setattr(world.host.inactivity, "end_absence", before_the_move(world))
        ix = await silent.click(note, Press(table.id, "act", prompt, ("take",)).custom_id(), forge=True)
        await ix.answer()
        world.host.tables.clock, world.bot.services.clock = clocks
    await ix.answer()
    await settled(world)
    info = await table.info()
    assert info.seat_of(silent.id) is not None and not any(s.absent for s in info.seats)
    if way == "move":
        assert [m["cause"] for m in await table.moves()][-1] == silent.id, "the press went on as the move it was"
    hand = await table.hand_message(silent)
    assert table.panels(silent.dm()) == [hand] and (hand.id == note.id) == (way == "move")
    await shows_one_table(table)
    for _ in range(4):
        await can_play(table)
        await settled(world)
    assert (await table.info()).status is Status.PLAYING


def before_the_move(world: World) -> Callable[..., Awaitable[Any]]:
    """Return what gives a seat back, with time for the worker before the press goes on."""
    end_absence = world.host.inactivity.end_absence

    async def slowly(*given: Any) -> Any:
        ended = await end_absence(*given)
        world.host.tables.wakeups.outbox.set()
        await asyncio.sleep(0.3)
        return ended

    return slowly


async def settled_but_computers(world: World) -> None:
    """Wait for the tasks alone."""

    async def empty() -> bool:
        return not await world.host.tables.store.rows("SELECT 1 FROM outbox")

    await eventually(empty)


async def test_who_takes_no_direct_messages_is_told_at_the_table(world: World, sakura: Person, alex: Person) -> None:
    sakura.close_dms()
    alex.close_dms()
    table, silent, other = await silent_pair(world, sakura, alex)
    message = await table.table_message()
    await (await other.click(message, button(message, "seatcpu"))).answer()
    await settled(world)
    place = await table.place()
    text = words("ja")("mention-absent", person=f"<@{silent.id}>")
    assert [m.mentions for m in place.messages.values() if m.content == text] == [[silent.id]]


async def test_three_others_agree_by_two(world: World, sakura: Person, minato: Person, alex: Person) -> None:
    table = await started(world, sakura, minato, alex, computers=0, players=3)
    silent = await table.awaited()
    await settled(world)
    await hours_pass(world, 48)
    first, _ = (p for p in (sakura, minato, alex) if p is not silent)
    info = await table.info()
    assert info.inactivity_offer is not None and info.inactivity_offer.needed == 1
    await hours_pass(world, 48)
    message = await shows_one_table(table)
    await (await first.click(message, button(message, "movefor"))).answer()
    await settled(world)
    assert [m["cause"] for m in await table.moves()][-1] == "timeout"


async def test_while_answers_are_sealed_nobody_is_named(world: World, sakura: Person, alex: Person) -> None:
    """The tables are swapped: one person has passed at the first, the other at the second; both texts are the same."""
    texts, labels = set(), set()
    for answering in (sakura, alex):
        table = await started(world, sakura, alex, computers=2, game="tricky_express")
        await table.act(answering, *(await table.legal(answering))[0])
        await settled(world)
        await hours_pass(world, 48)
        message = await shows_one_table(table)
        info = await table.info()
        assert info.inactivity_offer is not None and info.inactivity_offer.seats == ()
        since = f"<t:{int(info.inactivity_offer.since)}:R>"
        assert words("ja")("silence-somebody", since=since) in message.content
        body = message.content.replace(since, "").split("\n")
        texts.add("\n".join(line for line in body if line.startswith("⏳") or line.startswith("▶")))
        labels.add(tuple(message.labels))
        assert "seatcpu" not in verbs(message)
        await (await alex.click(message, button(message, "movefor"))).answer()
        await settled(world)
        after = await shows_one_table(table)
        assert words("ja")("event-table-moved-for-somebody") in after.content
        assert (await table.info()).inactivity_offer is None
        await world.host.play.vote_end(table.id, *(await end_of(table, sakura)))
        await world.host.play.vote_end(table.id, *(await end_of(table, alex)))
        await settled(world)
    assert len(texts) == len(labels) == 1


async def end_of(table: Sitting, person: Person) -> tuple[Somebody, str]:
    return Somebody(person.id, person.name), f"end {table.id} {person.id}"


async def test_a_server_sets_its_patience(world: World, sakura: Person, alex: Person) -> None:
    guild = str(world.box.channel("table").guild_id)
    await world.host.servers.change(guild, lambda s: replace(s, silence=2))
    table = await started(world, sakura, alex, computers=1, players=3)
    await table.awaited()
    await settled(world)
    await hours_pass(world, 2)
    assert "movefor" in verbs(await shows_one_table(table))


async def test_the_end_by_consent_counts_who_is_silent(world: World, sakura: Person, alex: Person) -> None:
    table, _, other = await silent_pair(world, sakura, alex)
    message = await table.table_message()
    assert await told(other, await from_menu(other, message, "endvote")) == says("end-done", other)
    assert (await table.info()).status is Status.ENDED


async def test_it_goes_on_after_a_restart(world: World, sakura: Person, alex: Person) -> None:
    table, silent, other = await silent_pair(world, sakura, alex)
    message = await table.table_message()
    await world.restart()
    await settled(world)
    assert (await table.table_message()).id == message.id, "told once"
    await (await other.click(message, button(message, "seatcpu"))).answer()
    await world.restart()
    await settled(world)
    note = await table.hand_message(silent)
    assert verbs(note) == {"seatback"}
    await told(silent, await silent.click(note, button(note, "seatback")))
    await settled(world)
    assert (await table.info()).seat_of(silent.id) is not None
    if await table.prompt(silent):
        await shows_one_hand(table, silent)
