"""The steps after every change of a table, before it is written: clocks, lapsed requests and offers, timers."""

from __future__ import annotations

from collections.abc import Callable

from engine.host.model import substitute_offers, takebacks
from engine.host.model.change import Change
from engine.host.model.clock import inactivity_rules, reminder_rules, starts, time_control, timeouts
from engine.host.model.clock.timers import TimerKind
from engine.host.model.records import DeliveryKind, Status


def forget_what_is_settled(change: Change) -> None:
    """Drop the offer to go on without a person once they have answered, and a request to take back
    a move once it is gone.
    """
    inactivity_rules.forget(change.table)
    takebacks.forget(change.table)


def tell_offer(change: Change) -> None:
    """Show a new or changed offer to go on without a person, in the hands and to the people who decide."""
    table, before = change.table, change.table.offered
    table.offered = offer = inactivity_rules.public_offer(table)
    if offer == before or table.status is not Status.PLAYING:
        return
    for seat_row in table.humans():
        person = seat_row.person or ""
        decides = any(seen is not None and seat_row.seat not in seen.seats for seen in (before, offer))
        if decides and change.tasks.get((DeliveryKind.HAND, person)) is None:
            change.add_task(DeliveryKind.REFRESH, person)
        if offer is not None and inactivity_rules.gets_message(table, seat_row):
            change.add_task(DeliveryKind.INACTIVITY, person)
    change.add_task(DeliveryKind.TABLE)


def arm_request(change: Change) -> None:
    """Set the timer that looks at the table when its request to take a move back ends."""
    table = change.table
    due = None if table.takebacks.open is None else table.takebacks.open.due
    if due != table.request_armed:
        table.request_armed = due
        _set(change, TimerKind.TAKEBACK_REQUEST, due)


def arm_substitutes(change: Change) -> None:
    """Set the timer that looks at the table when the next person who asked for a seat may sit down."""
    table = change.table
    due = substitute_offers.next_due(table, table.offered_seats)
    if due != table.substitutes_armed:
        table.substitutes_armed = due
        _set(change, TimerKind.SUBSTITUTE, due)


def arm_inactivity(change: Change) -> None:
    """Set the timer that looks at the table when the next person is due a reminder, or has not
    answered for too long.
    """
    table = change.table
    dues = [due for due in (timeouts.next_due(table), reminder_rules.next_due(table)) if due is not None]
    due = min(dues, default=None)
    if due != table.armed:
        table.armed = due
        _set(change, TimerKind.INACTIVITY, due)


def _set(change: Change, kind: TimerKind, due: float | None) -> None:
    """Start the table's timer of this kind at ``due``; stop it if ``due`` is None."""
    if due is None:
        change.stop_timer(kind)
    else:
        change.start_timer(kind, due)


AFTER_CHANGE: tuple[Callable[[Change], None], ...] = (
    time_control.settle,
    forget_what_is_settled,
    tell_offer,
    substitute_offers.lapse,
    arm_request,
    arm_substitutes,
    arm_inactivity,
    starts.arm,
)
"""The steps, in order: the timers come last, as they depend on the steps before."""
