"""A table with a clock, in both languages: the texts when the time is up, the presses, and how the table sleeps."""

from __future__ import annotations

import pytest

from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.model.records import Status
from locales import words
from sandbox import Person
from tests.e2e.absence.test_silence import button
from tests.e2e.robust import Sitting, presses, settled, shows_one_table, started
from tests.e2e.world import World


async def time_passes(world: World, seconds: float) -> None:
    """Move the start of the running time so many seconds into the past."""
    write = world.host.tables.store.write
    since = "json_set(clock, '$.since', json_extract(clock, '$.since') - ?)"
    await write(f"UPDATE seats SET clock = {since} WHERE clock LIKE '%since%'", (seconds,))
    await write("UPDATE tables SET since = since - ?, heard = heard - ?", (seconds, seconds))
    at = "json_set(stall, '$[0]', json_extract(stall, '$[0]') - ?)"
    await write(f"UPDATE tables SET stall = {at} WHERE stall != ''", (seconds,))
    await write("UPDATE timers SET due = due - ? WHERE kind = 'silence'", (seconds,))
    while await world.host.clocks.tick():
        pass
    await settled(world)


async def time_up(world: World, table: Sitting, seat: int) -> str:
    """Return the end of a seat's time, in Discord's notation."""
    at = (await table.info()).seats[seat].time_is_up
    assert at is not None
    return f"<t:{int(at)}:R>"


@pytest.mark.parametrize("lang", ["ja", "en"])
async def test_the_clock_runs_down_and_the_table_goes_on(world: World, sakura: Person, alex: Person, lang: str) -> None:
    opener, guest = (sakura, alex) if lang == "ja" else (alex, sakura)
    said = words(lang)
    table = await started(world, opener, guest, computers=1, players=3, pace="daily")
    late = await table.awaited()
    other = guest if late is opener else opener
    seat = next(s.seat for s in (await table.info()).seats if s.person == str(late.user.id))
    until = await time_up(world, table, seat)
    assert (
        said("clock-line", seats=said("clock-seat", name=late.name, when=until))
        in (await shows_one_table(table)).content
    )
    mine = words("ja" if late is sakura else "en")
    assert mine("clock-own", when=until) in (await table.hand_message(late)).content
    # The last message comes by direct message and opens the hand.
    await time_passes(world, 24 * HOUR)
    call = late.sees(late.dm())[-1]
    assert mine("clock-up") in call.content and {p.verb for p in presses(call)} == {"inbox"}
    await time_passes(world, 2.4 * HOUR)
    message = await shows_one_table(table)
    offer = (await table.info()).inactivity_offer
    assert offer is not None and said("silence-moves", when=f"<t:{int(offer.moves_at or 0)}:R>") in message.content
    assert {said(f"button-{verb}") for verb in ("waitmore", "movefor", "seatcpu")} <= set(message.labels)
    await (await other.click(message, button(message, "waitmore"))).answer()
    await settled(world)
    after = await shows_one_table(table)
    assert said("event-table-waits-for", name=late.name) in after.content and "waitmore" not in str(after.components)
    # Without any press the table moves by itself; after two weeks of silence it sleeps, and any press wakes it.
    for hours in (24, 2.4, 2.4):
        await time_passes(world, hours * HOUR)
    assert [m["cause"] for m in await table.moves()].count("timeout") == 1
    await time_passes(world, 15 * DAY)
    while await world.host.clocks.tick():
        pass
    assert await world.host.inactivity.fall_asleep() == 1
    await settled(world)
    message = await shows_one_table(table)
    assert said("paused-asleep") in message.content
    await (await other.click(message, button(message, "menu"))).answer()
    await settled(world)
    assert (await table.info()).status is Status.PLAYING
