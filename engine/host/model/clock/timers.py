"""Kinds of timers. A seat has at most one timer, whatever its kind, and a table at most one of each kind of its own."""

from __future__ import annotations

from enum import StrEnum

from engine.core.game import TABLE_ACTOR


class TimerKind(StrEnum):
    """The event when a timer is due, by the stored name."""

    COMPUTER = "computer"
    """A computer player moves."""
    ORDER = "order"
    """The table moves for a person: a standing order, a wish, a prepared or a forced move."""
    TABLE = "table"
    """The table itself acts (``game.TABLE_ACTOR``)."""
    INACTIVITY = "silence"
    """The table looks for people who do not answer, and for those who are to be reminded."""
    TAKEBACK_REQUEST = "request"
    """A request to take a move back ends."""
    SUBSTITUTE = "chair"
    """A person who asked for an offered seat sits down."""
    START = "start"
    """A table that waits starts by itself (``starts``). It is the only kind of a table that is not played."""


SLOTS = {
    TimerKind.TABLE: TABLE_ACTOR,
    TimerKind.INACTIVITY: -3,
    TimerKind.TAKEBACK_REQUEST: -5,
    TimerKind.SUBSTITUTE: -6,
    TimerKind.START: -7,
}
"""The values of the column ``seat`` for the timers of the table itself."""

IN_HOURS = frozenset({TimerKind.INACTIVITY, TimerKind.TAKEBACK_REQUEST, TimerKind.SUBSTITUTE})
"""Timers of hours and days: the clock looks at them often enough, so they need no wake-up."""
