"""One change of a table: everything that one transaction will write, collected first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core.context import Event
from engine.core.match import RECORD
from engine.host.model.clock.timers import SLOTS, TimerKind
from engine.host.model.columns import Written, assignments, dump, insert, values
from engine.host.model.names import know
from engine.host.model.records import DeliveryKind, Person, Post
from engine.host.model.rows import SeatRow, TableRow
from engine.host.store.contract import Writing
from engine.host.store.queries import queries

SQL = queries("model/queries.sql")

_TABLE = f"""
UPDATE tables SET seq = seq + 1, version = version + 1, {assignments(TableRow)}
WHERE id = ? AND seq = ? AND version = ?"""  # noqa: S608  # only declared columns
SEAT = insert("seats", SeatRow, "table_id")
HOST = "host"
"""The cause in the log of a note that names no person."""


class Conflict(RuntimeError):
    """Another process has written the table since the change was made."""


class LogEntry(NamedTuple):
    """A line of the log as it is stored; ``wire`` and ``events`` are JSON."""

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
    """The new form of a table (``table``, with its ``seq`` still the old one), and the tasks, timers and notes that go
    with it.

    A ``quiet`` change concerns one person only (an order, a hint). It does not raise the sequence number; the table's
    version, which counts every write, guards it. A ``secret`` change is a move that others must not notice: neither the
    time nor the number of the table that everybody may see changes.
    """

    table: TableRow
    now: float
    interaction: str | None = None
    quiet: bool = False
    secret: bool = False
    seats_changed: bool = False
    urgent: bool = False
    """True if the seats asked with this change have less time than for a move (Phase.urgent)."""
    moved: bool = False
    """True if the table is now shown at another place."""
    people: list[Person] = field(default_factory=list)
    log: list[LogEntry] = field(default_factory=list)
    tasks: dict[tuple[DeliveryKind, str], Mapping[str, Any] | None] = field(default_factory=dict)
    """Facts to write, by kind and target; None cancels a waiting task."""
    delays: dict[tuple[DeliveryKind, str], float] = field(default_factory=dict)
    """Seconds until a task is due; tasks without an entry are due at once."""
    timers: dict[int, tuple[TimerKind, int, float] | None] = field(default_factory=dict)
    """By the stored value of ``seat``: kind, prompt, due; None removes the timer. See ``start_timer``."""
    orders: dict[int, Mapping[str, int] | None] = field(default_factory=dict)
    header: str = ""
    """The match's header as JSON, if the match begins."""
    snapshot: str = ""
    """The match's state as JSON, if it has moved."""
    also: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    """Statements with their values that only one part of the host needs."""
    checks: list[Callable[[Writing], None]] = field(default_factory=list)
    """Called after all other writes. A check may refuse the change or set tasks. If the change is written again, it is
    called again."""
    undone: dict[int, int] = field(default_factory=dict)
    """How many of its moves are taken back, by seat."""
    mover: str | None = None
    """The person whose live hand is to be read with this write."""
    hand: Post | None = None
    """That live hand, set once the change is written; it saves a read after the write."""

    @property
    def seq(self) -> int:
        """The table's sequence number once this change is written."""
        return self.table.seq if self.quiet else self.table.seq + 1

    def add_task(self, kind: DeliveryKind, target: str = "", /, **facts: Any) -> None:
        """Add a task for the delivery worker; a fresh hand makes a refresh of the old one needless."""
        self.tasks[kind, target] = facts
        self.delays.pop((kind, target), None)
        if kind is DeliveryKind.HAND:
            self.tasks[DeliveryKind.REFRESH, target] = None

    def add_later(self, seconds: float, kind: DeliveryKind, target: str, /, **facts: Any) -> None:
        """Add a task for the delivery worker that is due only after ``seconds``."""
        self.add_task(kind, target, **facts)
        self.delays[kind, target] = seconds

    def start_timer(self, kind: TimerKind, due: float, seat: int | None = None, prompt: int = 0) -> None:
        """Set a timer of a seat, or (None) of the table, in place of the former one. ``prompt``:
        the prompt it is for.
        """
        self.timers[SLOTS[kind] if seat is None else seat] = (kind, prompt, due)

    def stop_timer(self, kind: TimerKind) -> None:
        """Remove the table's timer of this kind."""
        self.timers[SLOTS[kind]] = None

    def stop_seat_timer(self, seat: int) -> None:
        """Remove the timer of a seat."""
        self.timers[seat] = None

    def cancel_task(self, kind: DeliveryKind, target: str) -> None:
        """Cancel a task that waits in the outbox."""
        self.tasks[kind, target] = None

    def entry(
        self,
        kind: str,
        seat: int | None,
        wire: list[Any],
        events: Sequence[Event],
        cause: str,
        sealed: bool = False,
    ) -> None:
        """Add a line to the log (``kind``: start, move or note)."""
        table = self.table
        what = kind, seat, int(sealed), dump(wire), dump([event.to_json() for event in events]), cause
        self.log.append(LogEntry(table.id, table.moves, self.seq, *what, self.now))
        table.moves += 1

    def write(self, writing: Writing) -> None:
        """Write the whole change. Raises Conflict, and IntegrityError for a repeated interaction."""
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
            writing.each(SEAT, [(table.id, *values(seat_row, Written.ONCE)) for seat_row in table.seats])
        writing.each(SQL.add_log_line, self.log)
        for sql, given in self.also:
            writing.do(sql, given)
        self.check(writing)
        self.write_tasks(writing)
        self.write_timers(writing)
        if self.mover is not None and (found := writing.row(SQL.hand_message_of_person, (table.id, self.mover))):
            self.hand = Post(table.id, "hand", self.mover, *found)

    def settle(self) -> None:
        """Update the public numbers and times of the row. The caller calls this once, before writing."""
        if not (self.quiet or self.secret):
            self.table.touched = self.now
            self.table.news += 1

    def check(self, writing: Writing) -> None:
        """Run the checks. Raises Refused if one of them forbids the change."""
        for judge in self.checks:
            judge(writing)

    def write_tasks(self, writing: Writing) -> None:
        """Write the tasks to the outbox."""
        table_id = self.table.id
        gone = [(table_id, kind.value, who) for (kind, who), facts in self.tasks.items() if facts is None]
        wanted = [
            (table_id, kind.value, who, self.seq, self.now + self.delays.get((kind, who), 0.0), dump(facts))
            for (kind, who), facts in self.tasks.items()
            if facts is not None
        ]
        writing.each(SQL.delete_task, gone)
        writing.each(SQL.put_task, wanted)

    def write_timers(self, writing: Writing) -> None:
        """Write the timers, and the orders of seats."""
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
    """Add a log line that is no move: events of the host's own, of kinds ``table-...``.

    The cause of a line that names ``who`` is their id. So the name is found when the person is forgotten, even if they
    had another name at that time.
    """
    cause = HOST
    if who is not None:
        facts = {"seat": who.seat, "name": change.table.called(who), **facts}
        cause = who.person or who.absent or who.resigned or HOST
    change.entry("note", facts.get("seat"), [RECORD, kind], [Event(kind, facts)], cause)


def mark(change: Change, kind: str, seat: int, person: str) -> None:
    """Add a log line without events: it only stores which person caused something else."""
    change.entry("note", seat, [RECORD, kind], [], person)
