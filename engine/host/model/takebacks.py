"""Taking moves back, as a table stores it: an open request, what was granted, and how often. Pure rules.

Rulings:

1. A person takes back their own last move and everything that came after it. They may do so without asking if no other
   person has acted since and the move showed them nothing new (engine.core.knowledge.learning); otherwise they ask. A
   standing order acts as its person. Automatic steps (Game.automatic) are no person's act. A private wish does not
   count, since that must not become known; nor is it lost: it is noted again.
2. Asked are all people who acted since, or have seen a card they did not know. Each of them must agree; computer
   players always do. A request ends with one refusal, with a move that everybody can see, after a day, or when the
   person who asked leaves the seat. The day begins anew after a pause, in which nobody can answer. A person who has
   left is not asked any more: once all who remain agree, the request is granted.
3. A seat gets at most two requests granted in a match. Moves that revealed nothing may be taken back without limit.
4. A choice that is hidden until all have chosen (Phase.revocable) may be taken back without asking until then, and the
   choices of others stay. If it is secret who has chosen, nobody notices. Once the choice is open it cannot be taken
   back, nor can a claim. While all choose in secret, no other move is taken back, as that would reveal whether a person
   has acted since. Nor is a binding move (Action.binding), such as a double and its answer, or a claim whose truth is
   shown at once.
5. At a ``live`` table nobody is asked (time_control); the time a move used stays used.
6. Under ``own`` nobody is asked, under ``off`` nothing is taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.host.model.records import Status
from engine.host.model.requests import TakebackRequest

if TYPE_CHECKING:
    from engine.host.model.rows import TableRow

NO_MOVE, OPEN_MOVE, SEALED_CHOICE = 0, 1, 2
"""Kind of a seat's last move, as far as it may be taken back: none, an open move, a choice that is still hidden."""
OFF, OWN, ASK = "off", "own", "ask"
TAKEBACKS = (ASK, OWN, OFF)
"""The values of the table's option, the default first."""
GRANTED_AT_MOST = 2
"""Most requests that a seat gets granted in a match."""
REQUEST_S = 86_400.0
"""How long a request is open, in seconds."""


@dataclass(slots=True)
class Request:
    """An open request of ``seat``, made ``at`` (seconds), to take back the log from its entry ``begin`` on.

    ``asked`` are the seats whose people must agree, ``agreed`` those who have; ``learned`` the seats that have seen
    cards they did not know. ``number`` counts the requests of the table, and is in the buttons.
    """

    number: int
    seat: int
    at: float
    begin: int
    asked: list[int]
    agreed: list[int] = field(default_factory=list)
    learned: list[int] = field(default_factory=list)

    @property
    def until(self) -> float:
        """When the request ends by itself, in seconds."""
        return self.at + REQUEST_S

    @property
    def granted(self) -> bool:
        """True if all asked seats have agreed. If the last one without an answer has left the
        table, no press reports this.
        """
        return set(self.asked) <= set(self.agreed)

    @property
    def due(self) -> float:
        """When the table must look at the request, in seconds: when it ends, or at once if it is granted."""
        return self.at if self.granted else self.until

    def to_json(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.number, self.seat, self.at, self.begin, self.asked, self.agreed, self.learned]


@dataclass(slots=True)
class TakebackCounts:
    """The number of ``requests`` so far, the ``open`` one, and by seat the ``granted`` requests and
    the moves taken back.
    """

    requests: int = 0
    open: Request | None = None
    granted: dict[int, int] = field(default_factory=dict)
    made: dict[int, int] = field(default_factory=dict)

    def to_json(self) -> list[Any]:
        """Return plain JSON values."""
        standing = None if self.open is None else self.open.to_json()
        return [self.requests, standing, list(self.granted.items()), list(self.made.items())]

    @classmethod
    def from_json(cls, data: list[Any]) -> TakebackCounts:
        """Read the value of ``to_json``."""
        requests, standing, granted, made = data
        return cls(requests, None if standing is None else Request(*standing), dict(granted), dict(made))

    def count(self, seat: int, *, granted: bool) -> None:
        """Count a move that this seat took back, with or without a granted request."""
        self.made[seat] = self.made.get(seat, 0) + 1
        if granted:
            self.granted[seat] = self.granted.get(seat, 0) + 1


def may_press(table: TableRow, seat: int) -> bool:
    """True if ``seat`` is offered to take its last move back, as far as everybody and this seat may know."""
    seat_row = table.at(seat)
    if seat_row is None or not seat_row.may_take_back or table.undo == OFF or table.status is not Status.PLAYING:
        return False
    return not table.sealed or seat_row.may_take_back == SEALED_CHOICE


def forget(table: TableRow) -> None:
    """Drop a void request (ruling 2); people who left their seats are no longer asked."""
    standing = table.takebacks.open
    if standing is None:
        return
    asker = table.at(standing.seat)
    if asker is None or asker.person is None or table.status not in (Status.PLAYING, Status.PAUSED):
        table.takebacks.open = None
        return
    people = {seat_row.seat for seat_row in table.humans()}
    standing.asked = [p for p in standing.asked if p in people]


def public_request(table: TableRow) -> TakebackRequest | None:
    """Return the open request as everybody may know it."""
    standing = table.takebacks.open
    if standing is None or table.status is not Status.PLAYING:
        return None
    asked, agreed = tuple(standing.asked), tuple(standing.agreed)
    learned = tuple(standing.learned)
    return TakebackRequest(standing.number, standing.seat, asked, agreed, learned, standing.until, standing.begin)
