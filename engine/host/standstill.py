"""When a table stands still because somebody does not answer, and what the others may then agree on. Pure rules.

Rulings:

1. Where everybody sees who is asked, a seat is *silent* once its person has been asked the same question for as
   long as the server's patience lasts. The table then tells the others, once for each question, and offers them
   to move for that seat or to let a computer sit there.
2. Where readiness is secret (Phase.secret_readiness, Phase.asks_in_secret) nobody is called silent. The clock runs
   from when the table last changed for everybody's eyes, no matter who has answered since; the offer says
   "somebody"; anybody at the table may agree, also who has not answered; and what is agreed acts for everybody who
   has not answered. A computer is not offered there: seating it would name who has kept silent.
3. It takes half of the other people, rounded up: of all but the silent, or of all but one where these are secret.
   Once an offer has stood for the patience again, whoever has not said anything counts as silent too: one press is
   enough, also one that was made before. So no table freezes because several are silent.
4. A vote holds for the question it was given for: when the person answers, it is void. A person has one vote and
   may change it. The silent themselves have none; they can answer.
5. Whom a computer stands in for (Chair.absent) is no longer counted, and takes the seat back by any press at the
   table. Who resigned has left for good.

Later rules (clocks of a table, reminders, moves by the clock alone) hang on the same three functions: ``covered``,
``needed`` and ``next_due``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.host.records import Standstill, Status

if TYPE_CHECKING:
    from engine.host.desk import Chair, Desk

MOVE, COMPUTER = "move", "computer"
"""What can be agreed on: the game's own time-out move, or a computer player in the seat."""
CHOICES = (MOVE, COMPUTER)
HOUR = 3600.0
LEAST_HOURS, MOST_HOURS = 1, 14 * 24
"""The patience a server may set, in hours."""
PATIENCE = 48 * HOUR
"""Where no server has set another, in seconds."""


@dataclass(slots=True)
class Stall:
    """An offer to those who wait, as it is kept: told ``at`` (seconds), about ``seats`` by their question.

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


def covered(desk: Desk) -> list[Chair]:
    """The chairs that the table's offer names and whose question still stands; none while readiness is secret."""
    named = {} if desk.stall is None else desk.stall.seats
    return [c for c in desk.humans() if c.asked and named.get(c.seat) == c.asked]


def silent(desk: Desk, now: float) -> list[Chair]:
    """The chairs whose people have let a question wait too long (ruling 1); none while readiness is secret."""
    if desk.sealed:
        return []
    return [c for c in desk.humans() if c.asked and now >= _asked_at(desk, c) + desk.patience]


def needed(desk: Desk) -> int:
    """How many must agree (ruling 3)."""
    if desk.stall is not None and desk.stall.relaxed:
        return 1
    others = len(desk.humans()) - (1 if desk.sealed else len(covered(desk)))
    return max(1, -(-others // 2))


def agreed(desk: Desk) -> dict[str, int]:
    """How many have agreed on each choice."""
    votes = [] if desk.stall is None else list(desk.stall.votes.values())
    return {choice: votes.count(choice) for choice in CHOICES}


def choices(desk: Desk) -> tuple[str, ...]:
    """What can be agreed on now (ruling 2)."""
    return (MOVE,) if desk.sealed else CHOICES


def next_due(desk: Desk) -> float | None:
    """When the table next has something to say about silence; None: there is nobody to offer anything to."""
    if desk.status not in (Status.PLAYING, Status.PAUSED) or len(desk.humans()) < 2:
        return None
    dues = []
    if desk.stall is not None and not desk.stall.relaxed:
        dues.append(desk.stall.at + desk.patience)
    if desk.sealed:
        if desk.stall is None:
            dues.append(desk.since + desk.patience)
    else:
        told = covered(desk)
        dues += [_asked_at(desk, c) + desk.patience for c in desk.humans() if c.asked and c not in told]
    return min(dues, default=None)


def look(desk: Desk, now: float) -> bool:
    """Let ``desk`` say what is due now: a new offer, or that one press is enough; whether there was anything."""
    due = next_due(desk)
    if desk.status is not Status.PLAYING or due is None or now < due:
        return False
    told, late = covered(desk), silent(desk, now)
    if desk.stall is None or len(late) > len(told):
        desk.stall = Stall(now, {c.seat: c.asked for c in late})
    else:
        desk.stall.relaxed = True
    return True


def forget(desk: Desk) -> None:
    """Drop what is void: an offer whose questions have been answered, votes of people who sit here no more."""
    if desk.stall is None:
        return
    if desk.status not in (Status.PLAYING, Status.PAUSED) or bool(desk.sealed) == bool(desk.stall.seats):
        desk.stall = None
        return
    still = covered(desk)
    desk.stall.seats = {c.seat: c.asked for c in still}
    if not still and not desk.sealed:
        desk.stall = None
        return
    desk.stall.votes = {p: v for p, v in desk.stall.votes.items() if desk.of(p)}


def told(desk: Desk) -> Standstill | None:
    """The offer as everybody may know it."""
    if desk.stall is None or desk.status is not Status.PLAYING:
        return None
    named = covered(desk)
    since = min((_asked_at(desk, c) for c in named), default=desk.since)
    return Standstill(
        int(desk.stall.at), tuple(c.seat for c in named), since, needed(desk), agreed(desk), choices(desk)
    )


def _asked_at(desk: Desk, chair: Chair) -> float:
    """When a question was put, as far as everybody may know: not before readiness became public."""
    return max(chair.asked_at, desk.since)
