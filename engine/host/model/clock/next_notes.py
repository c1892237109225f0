"""The note "you are next", for people who want it: a message without a sound while the turn before theirs goes on.

Rulings:

1. It comes only where everybody knows the order (Game.next_turn): never while it is secret who is asked, nor where
   several are asked at once, and not at a table for two, where the other's turn is always the one before.
2. It comes when the turn before has gone on for a while, so quick people get none, and at most once for each turn of
   theirs.
3. It goes when their turn comes, or when another seat is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.match import Match
from engine.host.model.change import Change
from engine.host.model.records import DeliveryKind, Status, TableInfo

NEXT = "next-turn"
"""The key of the note; its number is the seat whose turn goes on."""
FEWEST = 3
"""At a smaller table it says nothing."""


def tell_next(change: Change, match: Match[Any], delay: float) -> None:
    """Tell the person who is next, in ``delay`` seconds, and cancel the notes of people who are asked by now."""
    table = change.table
    for seat_row in table.seats:
        if seat_row.person is not None and seat_row.prompt and seat_row.clock.next == seat_row.prompt:
            change.cancel_task(DeliveryKind.NEXT, seat_row.person)
    if table.sealed or match.over or len(table.seats) < FEWEST or not any(row.next_notes for row in table.seats):
        return
    view = match.view(None)
    seat = match.game.next_turn(view)
    found = None if seat is None else table.at(seat)
    if found is None or found.person is None or not found.next_notes or found.prompt or seat in view.acting:
        return
    if found.clock.next == found.prompts + 1:
        return
    found.clock = replace(found.clock, next=found.prompts + 1)
    change.seats_changed = True
    (acting,) = view.acting
    name = table.called(table.seats[acting])
    facts = {"key": NEXT, "name": name, "number": acting, "silent": True, "private": True}
    change.add_later(delay, DeliveryKind.NEXT, found.person, **facts)


def is_next_still(info: TableInfo, person: str, number: int) -> bool:
    """True if the turn of the seat ``number`` goes on, and this person is not asked."""
    seat = info.seat_of(person)
    if info.status is not Status.PLAYING or info.sealed or seat is None or seat.prompt:
        return False
    return _asked(info) == [number]


def _asked(info: TableInfo) -> Sequence[int]:
    return [seat.seat for seat in info.seats if seat.prompt]
