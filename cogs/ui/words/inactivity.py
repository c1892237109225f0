"""The way back for a person with a computer in their seat, and for a table that sleeps."""

from __future__ import annotations

from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from engine.host.model.records import ASLEEP, Status, TableInfo
from locales import Words


def absent_sheet(services: Services, info: TableInfo, number: int, person: str, words: Words) -> messages.Sheet:
    """Return the message that a person gets in place of the hand while a computer sits in for them, with the way back.

    ``number`` names the absence.
    """
    panel = Panel()
    if info.status in (Status.PLAYING, Status.PAUSED):
        panel.buttons([ButtonSpec(words("button-seatback"), Press(info.id, "seatback", number).custom_id())])
    heading = words(
        "hand-heading", heading=messages.heading(services, info, words), place=messages.place_link(info, words)
    )
    seat = info.absent_seat(person)
    away = seat is not None and seat.away_until > services.clock()
    note = words("absent-note-away" if away else "absent-note") if panel.rows else words("table-over")
    return messages.Sheet(messages.fit([heading, note]), panel)


async def welcome_back(who: Caller, info: TableInfo) -> TableInfo:
    """Return the table after the acting person has got their seat back, if a computer sat in for them.

    Any press or command does that. Any act of one of its people also wakes a table that sleeps. The press then goes on
    as if they had sat there all the time; their fresh hand comes by message.
    """
    host, absent = who.services.host, info.absent_seat(who.person.id) is not None
    asleep = info.paused_for == ASLEEP and (absent or info.seat_of(who.person.id) is not None)
    if not (absent or asleep):
        return info
    if asleep:
        await host.inactivity.wake_up(info.id, who.person)
    if absent:
        await host.inactivity.end_absence(info.id, who.person, f"{who.key}:back")
    return await who.services.host.reading.table(info.id)


async def offer_back(who: Caller, info: TableInfo) -> bool:
    """Offer the way back to a person who left their seat and presses a button of it; True if there is a way."""
    if info.left_seat(who.person.id) is None or info.status not in (Status.PLAYING, Status.PAUSED):
        return False
    panel = Panel()
    panel.buttons([ButtonSpec(who.words("button-seatback"), Press(info.id, "seatback").custom_id())])
    await who.say(who.words("seat-left-before"), panel)
    return True
