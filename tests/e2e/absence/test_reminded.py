"""Messages to a person who keeps others waiting, in both languages: one reminder, and the days they are away."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.model.clock.time_control import HOUR
from engine.host.model.records import Status
from locales import words
from sandbox import Message, Person
from tests.e2e.absence.test_overtime import time_passes
from tests.e2e.absence.test_silence import button
from tests.e2e.robust import presses, settled, shows_one_table, started, whole_round
from tests.e2e.world import World


async def look(world: World) -> None:
    """Run the search for people to remind, which comes every quarter of a minute, after a long time without a press."""
    reminders: Any = world.bot.get_cog("Reminders")
    reminders.services.press_times.clear()
    reminders.services.press_times_since = 0.0
    await world.host.tables.store.write("UPDATE wanted_reminders SET due = 0")
    await whole_round(reminders)
    await settled(world)


@pytest.mark.parametrize("lang", ["ja", "en"])
async def test_one_reminder_and_then_days_away(world: World, sakura: Person, alex: Person, lang: str) -> None:
    opener, guest = (sakura, alex) if lang == "ja" else (alex, sakura)
    said = words(lang)
    table = await started(world, opener, guest, computers=1, players=3, pace="daily")
    late = await table.awaited()
    other = guest if late is opener else opener
    mine, seat = words("ja" if late is sakura else "en"), (await table.info()).seat_of(str(late.user.id))
    assert seat is not None and seat.time_is_up is not None

    def reminders() -> list[Message]:
        return [m for m in late.sees(late.dm()) if mine("reminder-heading", count=1) in m.content]

    await time_passes(world, 0.7 * 24 * HOUR)
    await look(world)
    assert not reminders(), "too early"
    await time_passes(world, 0.11 * 24 * HOUR)
    await look(world)
    (reminder,) = reminders()
    assert mine("reminder-settings") in reminder.content and {p.verb for p in presses(reminder)} == {"inbox"}
    assert not [m for m in other.sees(other.dm()) if words(lang)("reminder-heading", count=1) in m.content]
    await look(world)
    await world.restart()
    await look(world)
    assert len(reminders()) == 1, "once for one question, after a start too"
    await (await late.click(reminder, button(reminder, "inbox"))).answer()
    await settled(world)
    hand = await table.hand_message(late)
    assert hand.id > reminder.id and [m for m in late.sees(late.dm()) if {p.verb for p in presses(m)} & {"menu"}] == [
        hand
    ]
    assert {p.verb for p in presses(hand)} & {"act", "step"}, "it can be played from there"
    # They go away instead of playing; the others are told until when, and the clock stands.
    answer = await late.result(await late.slash("table", "away", until="3"))
    await settled(world)
    until = (await table.info()).seats[seat.seat].away_until
    assert until and f"<t:{int(until) - 1}:D>" in answer.content
    line = said("away-line", name=late.name, until=f"<t:{int(until) - 1}:D>")
    assert line in (await shows_one_table(table)).content
    await (await late.click(answer, button(answer, "awayback"))).answer()
    await settled(world)
    assert line not in (await shows_one_table(table)).content and (await table.info()).status is Status.PLAYING
