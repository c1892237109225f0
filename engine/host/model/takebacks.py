"""What a table keeps of moves that are taken back: an open request, what was granted, how often. Pure rules.

Rulings:

1. A person takes back their own last move, and with it whatever came after it. By themselves while nobody else has
   acted since and the move showed them nothing (engine.core.learning); otherwise they ask. A standing order that acted
   is its person acting; what follows by itself (Game.automatic) is nobody's act; and what somebody wished in private
   neither counts, since that must not be told, nor is it lost: it is noted again.
2. All people who acted since, or have seen a card they did not know, are asked, each of them must agree; computers
   do. One no, a move that everybody can see, or a day ends the request, and so does leaving the seat that asked. The
   day begins anew after a pause, in which nobody can answer. Who has left since is asked no more: once those who
   remain agree, it is granted.
3. Two moves may be granted to a seat in a match; so often as one likes is a move taken back that told nothing.
4. A choice that nobody sees before all have chosen (Phase.revocable) is taken back by itself until then, and those of
   the others stand; where it is secret who has chosen, nobody notices. Once it is open it stays, and so does a claim.
   While everybody chooses in secret no other move is taken back: whether somebody has acted since would be told.
   Nor is a move that binds (Action.binding), such as a double and its answer, or a claim whose truth comes out at once.
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
"""What a seat's last move was, as far as it may be taken back: none, an open one, a choice that nobody sees yet."""
OFF, OWN, ASK = "off", "own", "ask"
UNDO = (ASK, OWN, OFF)
"""The values of a table's option, the usual one first."""
GRANTED_AT_MOST = 2
"""Requests that may be granted to a seat in a match."""
REQUEST_S = 86_400.0
"""For how long a request stands, in seconds."""


@dataclass(slots=True)
class Request:
    """An open request of ``seat``, made ``at`` (seconds): to take back what the log has from its entry ``begin`` on.

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
        """When it ends by itself, in seconds."""
        return self.at + REQUEST_S

    @property
    def granted(self) -> bool:
        """Whether nobody is left who has not agreed; where the last of them has left the table no press says so."""
        return set(self.asked) <= set(self.agreed)

    @property
    def due(self) -> float:
        """When it is to be looked at, in seconds: when it ends, or at once where it is granted."""
        return self.at if self.granted else self.until

    def to_json(self) -> list[Any]:
        """Plain JSON values."""
        return [self.number, self.seat, self.at, self.begin, self.asked, self.agreed, self.learned]


@dataclass(slots=True)
class TakebackCounts:
    """``requests`` so far, the ``open`` one, and by seat how many were ``granted`` and how many moves taken back."""

    requests: int = 0
    open: Request | None = None
    granted: dict[int, int] = field(default_factory=dict)
    made: dict[int, int] = field(default_factory=dict)

    def to_json(self) -> list[Any]:
        """Plain JSON values."""
        standing = None if self.open is None else self.open.to_json()
        return [self.requests, standing, list(self.granted.items()), list(self.made.items())]

    @classmethod
    def from_json(cls, data: list[Any]) -> TakebackCounts:
        """What ``to_json`` gave."""
        requests, standing, granted, made = data
        return cls(requests, None if standing is None else Request(*standing), dict(granted), dict(made))

    def count(self, seat: int, *, granted: bool) -> None:
        """Note that this seat has taken a move back, by itself or because it was granted."""
        self.made[seat] = self.made.get(seat, 0) + 1
        if granted:
            self.granted[seat] = self.granted.get(seat, 0) + 1


def may_press(table: TableRow, seat: int) -> bool:
    """Whether ``seat`` is offered to take its last move back, by what everybody and this seat may know."""
    seat_row = table.at(seat)
    if seat_row is None or not seat_row.may_take_back or table.undo == OFF or table.status is not Status.PLAYING:
        return False
    return not table.sealed or seat_row.may_take_back == SEALED_CHOICE


def forget(table: TableRow) -> None:
    """Drop a request that is void (ruling 2); people who left their seats are asked no more."""
    standing = table.takebacks.open
    if standing is None:
        return
    asker = table.at(standing.seat)
    if asker is None or asker.person is None or table.status not in (Status.PLAYING, Status.PAUSED):
        table.takebacks.open = None
        return
    people = {c.seat for c in table.humans()}
    standing.asked = [p for p in standing.asked if p in people]


def told(table: TableRow) -> TakebackRequest | None:
    """The open request as everybody may know it."""
    standing = table.takebacks.open
    if standing is None or table.status is not Status.PLAYING:
        return None
    asked, agreed = tuple(standing.asked), tuple(standing.agreed)
    learned = tuple(standing.learned)
    return TakebackRequest(standing.number, standing.seat, asked, agreed, learned, standing.until, standing.begin)
