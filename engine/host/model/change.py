"""One change of a table: everything that one transaction will write, collected first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core.context import Event
from engine.core.match import RECORD
from engine.host.model.columns import Written, assignments, dump, insert, values
from engine.host.model.names import know
from engine.host.model.records import DeliveryKind, Person, Post
from engine.host.model.rows import SeatRow, TableRow
from engine.host.model.timers import SLOTS, TimerKind
from engine.host.store.contract import Writing
from engine.host.store.queries import queries

SQL = queries("model/queries.sql")

_TABLE = f"""
UPDATE tables SET seq = seq + 1, version = version + 1, {assignments(TableRow)}
WHERE id = ? AND seq = ? AND version = ?"""  # noqa: S608  # only declared columns
SEAT = insert("seats", SeatRow, "table_id")
HOST = "host"
"""The cause in the log of a note that names nobody."""


class Conflict(RuntimeError):
    """The table is no longer as it was when the change was made: another process has written it."""


class LogEntry(NamedTuple):
    """A line of the log as it is stored; ``wire`` and ``events`` as JSON."""

    table: int
    number: int
    seq: int
    kind: str
    seat: int | None
    sealed: int
    wire: str
    events: str
    cause: str
    at: float


@dataclass(slots=True)
class Change:
    """A table as it shall be (``table``, with its ``seq`` still the old one) and what goes with it.

    A ``quiet`` change is a person's own affair (an order, a hint): it does not raise the sequence number, but is
    guarded by the table's version, which counts every write. A ``secret`` one is a move of which others must notice
    nothing: neither the time nor the number that everybody may see of the table changes.
    """

    table: TableRow
    now: float
    interaction: str | None = None
    quiet: bool = False
    secret: bool = False
    seats_changed: bool = False
    urgent: bool = False
    """Whether who is asked with this change has less time than for a move (Phase.urgent)."""
    moved: bool = False
    """Whether the table is shown somewhere else now."""
    people: list[Person] = field(default_factory=list)
    log: list[LogEntry] = field(default_factory=list)
    tasks: dict[tuple[DeliveryKind, str], Mapping[str, Any] | None] = field(default_factory=dict)
    """Facts to write by kind and target; None takes a waiting task back."""
    delays: dict[tuple[DeliveryKind, str], float] = field(default_factory=dict)
    """In how many seconds a task is due; all others are at once."""
    timers: dict[int, tuple[TimerKind, int, float] | None] = field(default_factory=dict)
    """By what is stored as the seat: kind, prompt, due; None takes the timer away. See ``start_timer``."""
    orders: dict[int, Mapping[str, int] | None] = field(default_factory=dict)
    header: str = ""
    """The match's header as JSON, where it begins."""
    snapshot: str = ""
    """The match's state as JSON, where it has moved."""
    also: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    """Statements, with their values, that belong to one part of the host alone."""
    checks: list[Callable[[Writing], None]] = field(default_factory=list)
    """What is judged once all else is written, and may refuse it or set tasks; called again where this is written
    again."""
    undone: dict[int, int] = field(default_factory=dict)
    """By seat how many of its moves are taken back."""
    mover: str | None = None
    """The person whose live hand is to be known."""
    hand: Post | None = None
    """That live hand, once this is written; no read has to follow the write."""

    @property
    def seq(self) -> int:
        """The table's sequence number once this is written."""
        return self.table.seq if self.quiet else self.table.seq + 1

    def add_task(self, kind: DeliveryKind, target: str = "", /, **facts: Any) -> None:
        """Ask the delivery worker; a fresh hand makes bringing the old one up to date needless."""
        self.tasks[kind, target] = facts
        self.delays.pop((kind, target), None)
        if kind is DeliveryKind.HAND:
            self.tasks[DeliveryKind.REFRESH, target] = None

    def add_later(self, seconds: float, kind: DeliveryKind, target: str) -> None:
        """Ask the delivery worker for something that need not be done before so many seconds."""
        self.add_task(kind, target)
        self.delays[kind, target] = seconds

    def start_timer(self, kind: TimerKind, due: float, seat: int | None = None, prompt: int = 0) -> None:
        """Set a timer of a seat, or (None) of the table, in place of the one before. ``prompt``: what it is for."""
        self.timers[SLOTS[kind] if seat is None else seat] = (kind, prompt, due)

    def stop_timer(self, kind: TimerKind) -> None:
        """Take away the table's timer of this kind."""
        self.timers[SLOTS[kind]] = None

    def stop_seat_timer(self, seat: int) -> None:
        """Take away the timer of a seat."""
        self.timers[seat] = None

    def cancel_task(self, kind: DeliveryKind, target: str) -> None:
        """Take back what waits in the outbox."""
        self.tasks[kind, target] = None

    def entry(
        self,
        kind: str,
        seat: int | None,
        wire: list[Any],
        events: list[Any],
        cause: str,
        sealed: bool = False,
    ) -> None:
        """Add a line to the log (``kind``: start, move or note)."""
        table = self.table
        what = kind, seat, int(sealed), dump(wire), dump(events), cause
        self.log.append(LogEntry(table.id, table.moves, self.seq, *what, self.now))
        table.moves += 1

    def write(self, writing: Writing) -> None:
        """Carry it all out; raises Conflict, and IntegrityError for a repeated interaction."""
        table = self.table
        if self.interaction is not None:
            writing.do(
                SQL.add_press,
                (self.interaction, table.id, self.now),
            )
        know(writing, self.people)
        if self.quiet:
            held = writing.do(SQL.increment_version, (table.id, table.seq, table.version))
        else:
            held = writing.do(_TABLE, (*values(table, Written.ALWAYS), table.id, table.seq, table.version))
        if held != 1:
            raise Conflict(f"table {table.id} is no longer at {table.seq}")
        if self.header:
            writing.do(SQL.set_header, (self.header, table.id))
        if self.snapshot:
            writing.do(SQL.set_snapshot, (self.snapshot, table.id))
        if self.moved:
            writing.do(SQL.set_place, (table.guild, table.channel, table.thread, table.id))
        if self.seats_changed:
            writing.do(SQL.delete_seats, (table.id,))
            writing.each(SEAT, [(table.id, *values(c, Written.ONCE)) for c in table.seats])
        writing.each(SQL.add_log_line, self.log)
        for sql, given in self.also:
            writing.do(sql, given)
        self.check(writing)
        self.write_tasks(writing)
        self._write_timers(writing)
        if self.mover is not None and (found := writing.row(SQL.hand_message_of_person, (table.id, self.mover))):
            self.hand = Post(table.id, "hand", self.mover, *found)

    def settle(self) -> None:
        """Note on the row what everybody may notice of this change; to be called once, before writing."""
        if not (self.quiet or self.secret):
            self.table.touched = self.now
            self.table.news += 1

    def check(self, writing: Writing) -> None:
        """Raises Refused where what is written by now may not be."""
        for judge in self.checks:
            judge(writing)

    def write_tasks(self, writing: Writing) -> None:
        """Put the tasks into the outbox."""
        table_id = self.table.id
        gone = [(table_id, kind.value, who) for (kind, who), facts in self.tasks.items() if facts is None]
        wanted = [
            (table_id, kind.value, who, self.seq, self.now + self.delays.get((kind, who), 0.0), dump(facts))
            for (kind, who), facts in self.tasks.items()
            if facts is not None
        ]
        writing.each(SQL.delete_task, gone)
        writing.each(SQL.put_task, wanted)

    def _write_timers(self, writing: Writing) -> None:
        table_id = self.table.id
        gone = [(table_id, seat) for seat, timer in self.timers.items() if timer is None]
        wanted = [(table_id, seat, *timer) for seat, timer in self.timers.items() if timer is not None]
        writing.each(SQL.delete_timer, gone)
        writing.each(SQL.set_timer, wanted)
        for seat, body in self.orders.items():
            writing.do(SQL.delete_standing_order, (table_id, seat))
            if body is None:
                writing.do(SQL.delete_premove, (table_id, seat))
            if body is not None:
                order = (table_id, seat, dump(body))
                writing.do(SQL.add_standing_order, order)


def note(change: Change, kind: str, who: SeatRow | None = None, **facts: Any) -> None:
    """A line in the log that is no move: event kinds ``table-...`` of the host's own.

    One that names ``who`` sits or has just sat at a seat has their id for its cause: by it the name is found when they
    are forgotten, whatever they were called then.
    """
    cause = HOST
    if who is not None:
        facts = {"seat": who.seat, "name": change.table.called(who), **facts}
        cause = who.person or who.absent or who.resigned or HOST
    change.entry("note", facts.get("seat"), [RECORD, kind], [Event(kind, facts).to_json()], cause)


def mark(change: Change, kind: str, seat: int, person: str) -> None:
    """A line in the log that tells nobody anything: whose doing it was that something else came about."""
    change.entry("note", seat, [RECORD, kind], [], person)
