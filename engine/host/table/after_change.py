"""What follows every change of a table before it is written: its clocks, what ends by itself, and its timers."""

from __future__ import annotations

from collections.abc import Callable

from engine.host.model import inactivity_rules, reminder_rules, substitute_offers, takebacks, time_control, timeouts
from engine.host.model.change import Change
from engine.host.model.timers import TimerKind


def forget_what_is_settled(change: Change) -> None:
    """Drop the offer to go on without a person who has answered, and a request to take back a move that is gone."""
    inactivity_rules.forget(change.table)
    takebacks.forget(change.table)


def arm_request(change: Change) -> None:
    """Let the table be looked at when its request to take a move back ends."""
    table = change.table
    due = None if table.takebacks.open is None else table.takebacks.open.due
    if due != table.request_armed:
        table.request_armed = due
        _set(change, TimerKind.TAKEBACK_REQUEST, due)


def arm_substitutes(change: Change) -> None:
    """Let the table be looked at when the next person who asked for a chair may sit down."""
    table = change.table
    due = substitute_offers.next_due(table, table.chairs)
    if due != table.substitutes_armed:
        table.substitutes_armed = due
        _set(change, TimerKind.SUBSTITUTE, due)


def arm_inactivity(change: Change) -> None:
    """Let the table be looked at when the next of its people is to be reminded, or has not answered for too long."""
    table = change.table
    dues = [due for due in (timeouts.next_due(table), reminder_rules.next_due(table)) if due is not None]
    due = min(dues, default=None)
    if due != table.armed:
        table.armed = due
        _set(change, TimerKind.INACTIVITY, due)


def _set(change: Change, kind: TimerKind, due: float | None) -> None:
    """The table's timer of this kind is due then; None: there is none."""
    if due is None:
        change.stop_timer(kind)
    else:
        change.start_timer(kind, due)


AFTER_CHANGE: tuple[Callable[[Change], None], ...] = (
    time_control.settle,
    forget_what_is_settled,
    substitute_offers.lapse,
    arm_request,
    arm_substitutes,
    arm_inactivity,
)
"""In this order: a timer is set by what the change has left."""
