"""The clock of a seat: time banks, increments, and the time left. Pure functions; nothing here ticks.

Rulings:

1. A clock runs from the prompt of its seat until the move is written, in the hours that count for the person there
   (``active_time``); at a ``live`` table every hour counts. A computer player's seat has no clock. A pause stops all
   clocks.
2. The time left is never less than zero. A move that the table makes for a person adds to their bank like one of their
   own, so one late evening does not make every later move late.
3. While readiness is secret (Phase.secret_readiness) a clock runs, but the bank is afterwards the same as before.
   Everybody can work out the bank, so a change would reveal who was asked, and who answered at once.
4. A seat keeps its bank, no matter who sits there.
5. A move that is taken back keeps the time it used, and gives back the time it added. Otherwise undoing would gain
   time.
6. A forced move that the table makes (Game.forced) uses no time and adds none.
7. While an offer blocks the table (Phase.urgent), at most half of a full starting bank counts for the answer. The rest
   of the bank is set aside until then.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING

from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.records import AUTOMATIC, Status

if TYPE_CHECKING:
    from engine.host.model.change import Change
    from engine.host.model.rows import SeatRow, TableRow

NONE, LIVE = "none", "live"
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
AWAY_PATIENCE_S = 3 * DAY
"""How long the others wait for a person who is away."""
URGENT = 0.5
"""Share of the starting bank that a person has at most for the answer to an offer."""
WAIT_INCREMENTS = 6
"""Increments that a person gets if the others choose to wait."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The meaning of a pace, in seconds: the bank at the start, the increment of each move, and the
    most a bank may hold.
    """

    bank: float
    increment: float
    most: float
    by_night: bool = False
    """True if time counts in a person's quiet hours too."""

    @property
    def grace(self) -> float:
        """Seconds after a person's time is up in which nothing happens: a tenth of the bank, with a minimum."""
        return max(self.bank / 10, MINUTE if self.by_night else 2 * HOUR)


CONTROLS: Mapping[str, TimeControl] = {
    LIVE: TimeControl(5 * MINUTE, MINUTE, 10 * MINUTE, by_night=True),
    "daily": TimeControl(DAY, 4 * HOUR, 3 * DAY),
    "easy": TimeControl(3 * DAY, 12 * HOUR, 5 * DAY),
    "weekly": TimeControl(7 * DAY, 36 * HOUR, 10 * DAY),
}
PACES = (NONE, *CONTROLS)
"""The values of ``pace``; the default, without a clock, comes first."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """A seat's clock as it is stored. ``bank``: seconds when the clock last stopped; None: the full starting bank.

    ``since`` is when it began to run for ``prompt``, 0.0 while it is stopped. ``sealed``: readiness was secret then.
    ``began`` is the length of the table's log at that time: the same for all who were asked at once. ``called`` is the
    prompt whose person was told that their time is up, ``missed`` how many time-out moves in a row were made for the
    seat (``timeouts``). ``reminded`` is the prompt of which its person was reminded, ``times`` how often, and ``alone``
    the prompt at which they were told that the table waits for them alone (``reminder_rules``). ``added`` is the time
    that the last move added, in seconds: less than an increment if the bank is full; None: unknown. ``gone`` is the
    prompt that can reach its person no more (``inactivity_rules``). ``aside`` is the time besides ``bank`` that does
    not count for ``prompt``, in seconds (ruling 7). ``waited`` is when the others last agreed to wait longer for this
    seat, at a table without a clock (``inactivity_rules``, ruling 8). ``next`` is the prompt before which its
    person was told that they are next (``next_notes``).
    """

    bank: float | None = None
    since: float = 0.0
    prompt: int = 0
    sealed: bool = False
    began: int = 0
    called: int = 0
    missed: int = 0
    reminded: int = 0
    times: int = 0
    alone: int = 0
    added: float | None = None
    gone: int = 0
    aside: float = 0.0
    waited: float = 0.0
    next: int = 0

    def to_json(self) -> str:
        """Return the stored text: all values that differ from the start, "" if none does."""
        kept = {key: value for key, value in asdict(self).items() if value != _UNUSED[key]}
        return json.dumps(kept, separators=(",", ":")) if kept else ""

    @classmethod
    def from_json(cls, kept: str) -> SeatClock:
        """Read the value of ``to_json``, without fields that a newer release added."""
        return cls(**{key: v for key, v in json.loads(kept).items() if key in _UNUSED}) if kept else UNUSED


UNUSED = SeatClock()
_UNUSED = asdict(UNUSED)


def control_of(table: TableRow) -> TimeControl | None:
    """Return the time control of a table, None if it has no clock."""
    return CONTROLS.get(table.pace)


def hours_of(table: TableRow, seat_row: SeatRow) -> ActiveHours:
    """Return the time that counts for the person of this seat at this table."""
    control = control_of(table)
    by_night = control is not None and control.by_night
    return ActiveHours(None if by_night else seat_row.quiet, (*table.outages, *seat_row.away))


def waited_long(seat_row: SeatRow, since: float) -> float | None:
    """Return when an absent person has been waited for three days since they were asked; None if they are back before.

    The absence still lasts at that moment.
    """
    for began, until in seat_row.away:
        due = max(began, since) + AWAY_PATIENCE_S
        if since < until and due < until:
            return due
    return None


def bank_of(control: TimeControl, clock: SeatClock) -> float:
    """Return the bank of a clock when it last stopped."""
    return control.bank if clock.bank is None else clock.bank


def time_left(table: TableRow, seat_row: SeatRow, now: float) -> float | None:
    """Return the seconds left on a seat's clock at ``now``, not below 0.0; None if the table has no clock."""
    control, clock = control_of(table), seat_row.clock
    if control is None:
        return None
    bank = bank_of(control, clock)
    return max(0.0, bank - hours_of(table, seat_row).between(clock.since, now)) if clock.since else bank


def time_is_up(table: TableRow, seat_row: SeatRow, later: float = 0.0) -> float | None:
    """Return when a running clock runs out, or will have been out for ``later`` seconds; None if none runs."""
    control, clock = control_of(table), seat_row.clock
    if control is None or not clock.since:
        return None
    return hours_of(table, seat_row).after(clock.since, bank_of(control, clock) + later)


def charged(table: TableRow, seat_row: SeatRow, now: float) -> SeatClock:
    """Return the clock as if it had begun to run now, with the time left. A clock that runs in
    secret stays as it is.
    """
    clock = seat_row.clock
    if not clock.since or clock.sealed:
        return clock
    return replace(clock, bank=time_left(table, seat_row, now), since=now)


def settle(change: Change) -> None:
    """Stop and start the clocks to fit the table that ``change`` leaves, in the write of the change. No other place
    does so.

    Call it once for each change, before the write, so that it sees every prompt, move, pause and new occupant.
    """
    control = control_of(change.table)
    if control is None:
        return
    # The log lines of moves taken back are no moves of a person.
    moves = [entry for entry in change.log if entry.kind == "move" and not change.undone]
    for seat_row in change.table.seats:
        mine = [entry.cause for entry in moves if entry.seat == seat_row.seat]
        clock = _settled(change, control, seat_row, mine)
        if clock.missed and seat_row.person in mine:
            clock = replace(clock, missed=0)
        if undone := change.undone.get(seat_row.seat):
            last = control.increment if clock.added is None else clock.added
            given_back = last + (undone - 1) * control.increment
            clock = replace(clock, bank=max(0.0, bank_of(control, clock) - given_back), added=None)
        if clock != seat_row.clock:
            seat_row.clock, change.seats_changed = clock, True


def _settled(change: Change, control: TimeControl, seat_row: SeatRow, mine: Sequence[str]) -> SeatClock:
    table, clock = change.table, seat_row.clock
    runs = table.status is Status.PLAYING and seat_row.person is not None and seat_row.prompt != 0
    if clock.since and not (runs and clock.prompt == seat_row.prompt):
        bank = _bank_after(table, control, seat_row, mine, change.now)
        if mine and bank is not None and AUTOMATIC not in mine and not clock.sealed:
            clock = replace(clock, added=bank - (time_left(table, seat_row, change.now) or 0.0))
        clock = replace(clock, bank=bank, since=0.0)
    if clock.aside and clock.prompt != seat_row.prompt:
        clock = _joined(control, clock)
    if runs and not clock.since:
        if change.urgent and not clock.aside:
            clock = _parted(control, clock)
        clock = replace(clock, since=change.now, prompt=seat_row.prompt, sealed=bool(table.sealed), began=table.moves)
    return clock


def _parted(control: TimeControl, clock: SeatClock) -> SeatClock:
    """Return a stopped clock with the time that does not count for an answer set aside."""
    bank = bank_of(control, clock)
    counts = min(bank, URGENT * control.bank)
    return replace(clock, bank=counts, aside=bank - counts)


def _joined(control: TimeControl, clock: SeatClock) -> SeatClock:
    """Return the clock after the answer, with the time joined again. Time that no longer fits into
    the bank was not added.
    """
    whole = bank_of(control, clock) + clock.aside
    over = max(0.0, whole - control.most)
    added = None if clock.added is None else max(0.0, clock.added - over)
    return replace(clock, bank=whole - over, aside=0.0, added=added)


def _bank_after(
    table: TableRow, control: TimeControl, seat_row: SeatRow, mine: Sequence[str], now: float
) -> float | None:
    """Return the bank of a clock that is stopped now, after moves of these causes (rulings 2, 3 and 6)."""
    if seat_row.clock.sealed or AUTOMATIC in mine:
        return seat_row.clock.bank
    left = time_left(table, seat_row, now) or 0.0
    return min(control.most, left + control.increment) if mine else left
