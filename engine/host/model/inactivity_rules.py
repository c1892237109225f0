"""When a table stands still because somebody does not answer, and what the others may then agree on. Pure rules.

Rulings:

1. Where everybody sees who is asked, a seat is *silent* once its person has been asked the same prompt for as
   long as the server's patience lasts. The table then tells the others, once for each prompt, and offers them
   to move for that seat or to let a computer sit there.
2. Where readiness is secret (Phase.secret_readiness, Phase.asks_in_secret) nobody is called silent. The clock runs
   from when the table last changed for everybody's eyes, no matter who has answered since; the offer says
   "somebody"; anybody at the table may agree, also who has not answered; and what is agreed acts for everybody who
   has not answered. A computer is not offered there: seating it would name who has kept silent.
3. It takes half of the other people, rounded up: of all but the silent, or of all but one where these are secret.
   Once an offer has stood for the patience again, whoever has not said anything counts as silent too: one press is
   enough, also one that was made before. So no table freezes because several are silent.
4. A vote holds for the prompt it was given for: when the person answers, it is void. A person has one vote and
   may change it. The silent themselves have none; they can answer.
5. Whom a computer stands in for (SeatRow.absent) is no longer counted, and takes the seat back by any press at the
   table. Who resigned has left, and does so only by saying it (Inactivity.take_back).

6. Whoever a prompt cannot reach any more (they have left the server, or their account is deleted) counts as silent at
   once. Where readiness is secret nothing is said earlier for that: it would tell who is asked.

What is different at a table with a clock is in ``timeouts``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.host.model.active_time import ActiveHours
from engine.host.model.records import Status
from engine.host.model.requests import Standstill
from engine.host.model.time_control import LIVE, control_of, waited_long

if TYPE_CHECKING:
    from engine.host.model.rows import SeatRow, TableRow

WAIT, MOVE, COMPUTER = "wait", "move", "computer"
"""What can be agreed on: to wait longer (with a clock only), the game's own time-out move, a computer in the seat."""
HOUR = 3600.0
LEAST_HOURS, MOST_HOURS = 1, 14 * 24
"""The patience a server may set, in hours."""
SILENCE_LIMIT_S = 48 * HOUR
"""Where no server has set another, in seconds."""


@dataclass(slots=True)
class Stall:
    """An offer to those who wait, as it is kept: told ``at`` (seconds), about ``seats`` by their prompt.

    ``seats`` is empty while readiness is secret. ``votes`` are choices by person. ``relaxed``: one press is enough.
    """

    at: float
    seats: dict[int, int]
    votes: dict[str, str] = field(default_factory=dict)
    relaxed: bool = False

    def to_json(self) -> list[Any]:
        """Plain JSON values."""
        return [self.at, [list(pair) for pair in self.seats.items()], self.votes, int(self.relaxed)]

    @classmethod
    def from_json(cls, data: list[Any]) -> Stall:
        """What ``to_json`` gave."""
        at, seats, votes, relaxed = data
        return cls(float(at), {int(s): int(q) for s, q in seats}, dict(votes), bool(relaxed))


def covered(table: TableRow) -> list[SeatRow]:
    """The seats that the table's offer names and whose prompt still stands; none while readiness is secret."""
    named = {} if table.stall is None else table.stall.seats
    return [c for c in table.humans() if c.prompt and named.get(c.seat) == c.prompt]


def silent(table: TableRow, now: float) -> list[SeatRow]:
    """The seats whose people have let a prompt wait too long (ruling 1); none while readiness is secret."""
    if table.sealed:
        return []
    return [c for c in table.humans() if c.prompt and now >= _late_at(table, c)]


def needed(table: TableRow) -> int:
    """How many must agree (ruling 3; of tables with a clock, overtime's ruling 2)."""
    if table.pace == LIVE or (table.stall is not None and table.stall.relaxed):
        return 1
    others = len(table.humans()) - (1 if table.sealed else len(covered(table)))
    return max(1, -(-others // 2))


def agreed(table: TableRow) -> dict[str, int]:
    """How many have agreed on each choice."""
    votes = [] if table.stall is None else list(table.stall.votes.values())
    # A vote for a computer may be from before readiness became secret.
    return {choice: votes.count(choice) for choice in dict.fromkeys((*choices(table), MOVE, COMPUTER))}


def choices(table: TableRow) -> tuple[str, ...]:
    """What can be agreed on now (ruling 2)."""
    longer = () if control_of(table) is None else (WAIT,)
    return (*longer, MOVE) if table.sealed else (*longer, MOVE, COMPUTER)


def chosen(table: TableRow) -> str | None:
    """What enough have agreed on, if anything: where somebody else has gone since, no press says so."""
    votes = agreed(table)
    choice = max(choices(table), key=lambda c: votes[c])
    return choice if table.stall is not None and votes[choice] >= needed(table) else None


def enough_due(table: TableRow) -> list[float]:
    """When that is to be carried out: at once."""
    return [] if table.stall is None or chosen(table) is None else [table.stall.at]


def next_due(table: TableRow) -> float | None:
    """When the table next has something to say about silence; None: there is nobody to offer anything to."""
    if table.status not in (Status.PLAYING, Status.PAUSED) or len(table.humans()) < 2:
        return None
    dues = enough_due(table)
    if table.stall is not None and not table.stall.relaxed:
        dues.append(_patience_ends(table, table.stall.at))
    if table.sealed:
        if table.stall is None:
            dues.append(max(_patience_ends(table, table.since, c) for c in table.humans()))
    else:
        told = covered(table)
        dues += [_late_at(table, c) for c in table.humans() if c.prompt and c not in told]
    return min(dues, default=None)


def look(table: TableRow, now: float) -> bool:
    """Let ``table`` say what is due now: a new offer, or that one press is enough; whether there was anything."""
    due = next_due(table)
    if table.status is not Status.PLAYING or due is None or now < due:
        return False
    told, late = covered(table), silent(table, now)
    if table.stall is None or len(late) > len(told):
        table.stall = Stall(now, {c.seat: c.prompt for c in late})
    else:
        table.stall.relaxed = True
    return True


def forget(table: TableRow) -> None:
    """Drop what is void: an offer whose prompts have been answered, votes of people who sit here no more."""
    if table.stall is None:
        return
    if table.status not in (Status.PLAYING, Status.PAUSED) or bool(table.sealed) == bool(table.stall.seats):
        table.stall = None
        return
    still = covered(table)
    table.stall.seats = {c.seat: c.prompt for c in still}
    if not still and not table.sealed:
        table.stall = None
        return
    table.stall.votes = {p: v for p, v in table.stall.votes.items() if table.of(p)}


def told(table: TableRow, moves_at: float | None = None) -> Standstill | None:
    """The offer as everybody may know it; ``moves_at``: when the table moves by itself."""
    if table.stall is None or table.status is not Status.PLAYING:
        return None
    named = covered(table)
    since = min((_asked_at(table, c) for c in named), default=table.since)
    seats = tuple(c.seat for c in named)
    return Standstill(int(table.stall.at), seats, since, needed(table), agreed(table), choices(table), moves_at)


def _asked_at(table: TableRow, seat_row: SeatRow) -> float:
    """When a prompt was put, as far as everybody may know: not before readiness became public."""
    return max(seat_row.prompted_at, table.since)


def is_gone(seat_row: SeatRow) -> bool:
    """Whether the prompt of this seat cannot reach its person any more (ruling 6)."""
    return seat_row.prompt != 0 and seat_row.clock.gone == seat_row.prompt


def _late_at(table: TableRow, seat_row: SeatRow) -> float:
    """When somebody who is asked has let it wait too long."""
    asked = _asked_at(table, seat_row)
    return asked if is_gone(seat_row) else _patience_ends(table, asked, seat_row)


def _patience_ends(table: TableRow, since: float, seat_row: SeatRow | None = None) -> float:
    """When somebody has been waited for long enough.

    While nothing could be delivered nobody could answer; who is away is waited for until they are back, or three days.
    """
    gaps = table.outages if seat_row is None else (*table.outages, *seat_row.away)
    ends = ActiveHours(None, gaps).after(since, table.silence_limit)
    away = None if seat_row is None else waited_long(seat_row, since)
    return ends if away is None else min(ends, max(away, since + table.silence_limit))
