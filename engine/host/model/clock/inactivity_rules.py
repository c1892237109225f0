"""When a table stands still because a person does not answer, and which choices the others then have. Pure rules.

Rulings:

1. If everybody can see who is asked, a seat is *silent* once its person has left the same prompt open for as long as
   the server's patience. The table then tells the others, once for each prompt. It offers them to move for that seat or
   to let a computer player sit there.
2. If readiness is secret (Phase.secret_readiness, Phase.asks_in_secret), the table names no seat as silent. The clock
   runs from the last change that everybody could see, no matter who has answered since. The offer says "somebody".
   Every person at the table may agree, also one who has not answered. The agreed choice acts for all who have not
   answered. A computer player is not offered, because seating it would name who has kept silent.
3. Half of the other people must agree, rounded up. The others are all except the silent, or all except one if the
   silent are secret. Once an offer has been open for the patience again, others who have not voted count as silent too:
   one vote is then enough, also an earlier one. So a table does not freeze because several people are silent.
4. A vote is for one prompt: it is void once the person answers. A person has one vote and may change it. The silent
   have none, as they can answer.
5. A person for whom a computer player stands in (SeatRow.absent) is no longer counted. Any press at the table gives
   them the seat back. A person who resigned has left, and must ask for the seat (Inactivity.return_to_seat).

6. A person whom prompts can no longer reach (they have left the server, or their account is deleted) counts as silent
   at once. If readiness is secret, the table says nothing earlier because of it, as that would tell who is asked.
7. At a table without a clock each of the others also gets a direct message, once for each offer (``gets_message``). If
   readiness is secret, every person at the table gets it, also one who has answered.
8. To wait longer ends the offer. It comes again when the patience is over once more, for those who are still silent.

``timeouts`` says what differs at a table with a clock.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.clock.time_control import LIVE, control_of, waited_long
from engine.host.model.records import Status
from engine.host.model.requests import InactivityOffer

if TYPE_CHECKING:
    from engine.host.model.rows import SeatRow, TableRow

WAIT, MOVE, COMPUTER = "wait", "move", "computer"
"""The choices: wait longer, the game's own time-out move, a computer player in the seat."""
HOUR = 3600.0
LEAST_HOURS, MOST_HOURS = 1, 14 * 24
"""Bounds of the patience that a server may set, in hours."""
SILENCE_LIMIT_S = 48 * HOUR
"""The patience if the server has set none, in seconds."""


@dataclass(slots=True)
class Stall:
    """An offer as it is stored: made ``at`` (seconds), about ``seats`` by their prompt.

    ``seats`` is empty while readiness is secret. ``votes``: choices by person. ``relaxed``: one vote is enough.
    """

    at: float
    seats: dict[int, int]
    votes: dict[str, str] = field(default_factory=dict)
    relaxed: bool = False

    def to_json(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.at, [list(pair) for pair in self.seats.items()], self.votes, int(self.relaxed)]

    @classmethod
    def from_json(cls, data: list[Any]) -> Stall:
        """Read the value of ``to_json``."""
        at, seats, votes, relaxed = data
        return cls(float(at), {int(s): int(q) for s, q in seats}, dict(votes), bool(relaxed))


def covered(table: TableRow) -> list[SeatRow]:
    """Return the seats that the table's offer names and whose prompt is still open; none while readiness is secret."""
    named = {} if table.stall is None else table.stall.seats
    return [seat_row for seat_row in table.humans() if seat_row.prompt and named.get(seat_row.seat) == seat_row.prompt]


def silent(table: TableRow, now: float) -> list[SeatRow]:
    """Return the seats whose people have left a prompt open too long (ruling 1); none while readiness is secret."""
    if table.sealed:
        return []
    return [seat_row for seat_row in table.humans() if seat_row.prompt and now >= _late_at(table, seat_row)]


def needed(table: TableRow) -> int:
    """Return how many people must agree (ruling 3; with a clock, ruling 2 of ``timeouts``)."""
    if table.pace == LIVE or (table.stall is not None and table.stall.relaxed):
        return 1
    others = len(table.humans()) - (1 if table.sealed else len(covered(table)))
    return max(1, -(-others // 2))


def agreed(table: TableRow) -> dict[str, int]:
    """Return the number of votes for each choice."""
    votes = [] if table.stall is None else list(table.stall.votes.values())
    # A vote for a computer player may date from before readiness became secret.
    return {choice: votes.count(choice) for choice in dict.fromkeys((*choices(table), MOVE, COMPUTER))}


def choices(table: TableRow) -> tuple[str, ...]:
    """Return the choices open now (ruling 2)."""
    moves = (MOVE,) if table.sealed else (MOVE, COMPUTER)
    return (*moves, WAIT) if control_of(table) is None else (WAIT, *moves)


def chosen(table: TableRow) -> str | None:
    """Return the choice that has enough votes, or None. People may have left since the last vote,
    so no press may report it.
    """
    votes = agreed(table)
    choice = max(choices(table), key=lambda c: votes[c])
    return choice if table.stall is not None and votes[choice] >= needed(table) else None


def decided_from(table: TableRow, seat_row: SeatRow) -> float | None:
    """Return from when the others may decide how to go on, if an asked person does not answer; None with a clock, or
    if nobody waits with them.
    """
    waits = table.status is Status.PLAYING and seat_row.person is not None and seat_row.prompt != 0
    if not waits or control_of(table) is not None or len(table.humans()) < 2:
        return None
    if table.stall is not None and (table.sealed or seat_row in covered(table)):
        return table.stall.at
    return _sealed_late_at(table) if table.sealed else _late_at(table, seat_row)


def enough_due(table: TableRow) -> list[float]:
    """Return when the chosen choice is carried out: at once."""
    return [] if table.stall is None or chosen(table) is None else [table.stall.at]


def next_due(table: TableRow) -> float | None:
    """Return when the table next has news about silent people; None if there is nobody to tell."""
    if table.status not in (Status.PLAYING, Status.PAUSED) or len(table.humans()) < 2:
        return None
    dues = enough_due(table)
    if table.stall is not None and not table.stall.relaxed:
        dues.append(_patience_ends(table, table.stall.at))
    if table.sealed:
        if table.stall is None:
            dues.append(_sealed_late_at(table))
    else:
        named = covered(table)
        dues += [_late_at(table, seat_row) for seat_row in table.humans() if seat_row.prompt and seat_row not in named]
    return min(dues, default=None)


def look(table: TableRow, now: float) -> bool:
    """Make the offer that is due now, or let one vote be enough; return whether anything was due."""
    due = next_due(table)
    if table.status is not Status.PLAYING or due is None or now < due:
        return False
    named, late = covered(table), silent(table, now)
    if table.stall is None or len(late) > len(named):
        table.stall = Stall(now, {seat_row.seat: seat_row.prompt for seat_row in late})
    else:
        table.stall.relaxed = True
    return True


def wait(table: TableRow, now: float) -> None:
    """Take the offer back and let the patience with those who are waited for begin anew (ruling 8)."""
    for seat_row in table.humans() if table.sealed else covered(table):
        seat_row.clock = replace(seat_row.clock, waited=now, gone=0)
    table.stall = None


def forget(table: TableRow) -> None:
    """Drop a void offer: its prompts were answered, or the table does not run. Drop votes of people who have left."""
    if table.stall is None:
        return
    if table.status not in (Status.PLAYING, Status.PAUSED) or bool(table.sealed) == bool(table.stall.seats):
        table.stall = None
        return
    still = covered(table)
    table.stall.seats = {seat_row.seat: seat_row.prompt for seat_row in still}
    if not still and not table.sealed:
        table.stall = None
        return
    table.stall.votes = {p: v for p, v in table.stall.votes.items() if table.of(p)}


def public_offer(table: TableRow, moves_at: float | None = None) -> InactivityOffer | None:
    """Return the offer as everybody may know it; ``moves_at``: when the table moves by itself."""
    if table.stall is None or table.status is not Status.PLAYING:
        return None
    named = covered(table)
    since = min((_asked_at(table, seat_row) for seat_row in named), default=table.since)
    seats = tuple(seat_row.seat for seat_row in named)
    patience = table.silence_limit if control_of(table) is None else 0.0
    return InactivityOffer(
        int(table.stall.at), seats, since, needed(table), agreed(table), choices(table), moves_at, patience
    )


def gets_message(table: TableRow, seat_row: SeatRow) -> bool:
    """True if the person of this seat gets a direct message about the table's offer (ruling 7)."""
    return control_of(table) is None and table.stall is not None and seat_row not in covered(table)


def _asked_at(table: TableRow, seat_row: SeatRow) -> float:
    """Return when a prompt was put, as far as everybody may know: not before readiness became public."""
    return max(seat_row.prompted_at, table.since)


def is_gone(seat_row: SeatRow) -> bool:
    """True if the prompt of this seat cannot reach its person any more (ruling 6)."""
    return seat_row.prompt != 0 and seat_row.clock.gone == seat_row.prompt


def _late_at(table: TableRow, seat_row: SeatRow) -> float:
    """Return when an asked person counts as silent."""
    asked = _asked_at(table, seat_row)
    return asked if is_gone(seat_row) else _patience_ends(table, max(asked, seat_row.clock.waited), seat_row)


def _sealed_late_at(table: TableRow) -> float:
    """Return when the table makes its offer while readiness is secret (ruling 2)."""
    return max(_patience_ends(table, max(table.since, seat_row.clock.waited), seat_row) for seat_row in table.humans())


def _patience_ends(table: TableRow, since: float, seat_row: SeatRow | None = None) -> float:
    """Return when the patience with a person ends.

    Outages do not count, as nobody could answer. The table waits for an absent person until they are back, at most
    three days.
    """
    gaps = table.outages if seat_row is None else (*table.outages, *seat_row.away)
    ends = ActiveHours(None, gaps).after(since, table.silence_limit)
    away = None if seat_row is None else waited_long(seat_row, since)
    return ends if away is None else min(ends, max(away, since + table.silence_limit))
