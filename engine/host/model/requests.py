"""Requests between people at a table: invitations, offers while a person does not answer, requests to take a move back,
offers of seats; and prepared moves. Frozen values; ids and times as in ``records``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.text.names import plain


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation of a person to an open table; ``seat`` is kept for them, NO_SEAT if none is kept.

    ``until`` is when the seat becomes free, in seconds; 0.0 for a person who was never invited. ``over``: they have
    declined or were sent away. ``sent_away``: they were sent away at some time, so they can sit down only while they
    are invited.
    """

    person: str
    name: str
    seat: int
    until: float
    over: bool = False
    sent_away: bool = False

    def to_json(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.person, self.name, self.seat, self.until, int(self.over) + 2 * self.sent_away]

    @classmethod
    def from_json(cls, data: list[Any]) -> Invitation:
        """Read the value of ``to_json``."""
        person, name, seat, until, ended = data
        return cls(str(person), plain(str(name)), int(seat), float(until), bool(int(ended) & 1), bool(int(ended) & 2))


@dataclass(frozen=True, slots=True)
class Prepared:
    """A move that a person has prepared for their next turn (rulings in ``premoves``), in its wire form.

    ``revision``: of the rules it was prepared under; None if a release stored it that kept no revision.
    """

    wire: tuple[Any, ...]
    revision: int | None

    def means(self, dealt: int, now: int) -> bool:
        """True if the move still has its meaning at a table that was dealt under one revision and is played under
        another.

        If its own revision is unknown, true if there can have been only one.
        """
        return (dealt if self.revision is None else self.revision) == now

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON values."""
        return {"revision": self.revision, "wire": list(self.wire)}

    @classmethod
    def from_json(cls, data: dict[str, Any] | list[Any]) -> Prepared:
        """Read the value of ``to_json``, or the older stored form: the move alone."""
        return cls(tuple(data), None) if isinstance(data, list) else cls(tuple(data["wire"]), data["revision"])


@dataclass(frozen=True, slots=True)
class InactivityOffer:
    """The public offer of a table that waits too long (rulings in ``inactivity_rules``).

    ``number`` is in its buttons: a press of a former offer is stale. ``seats`` are the silent ones, () if they are
    secret. ``since`` is when the prompt was put, in seconds. ``agreed`` has a count for each choice.
    """

    number: int
    seats: tuple[int, ...]
    since: float
    needed: int
    agreed: Mapping[str, int]
    choices: tuple[str, ...]
    moves_at: float | None = None
    """When the table moves by itself if nothing is agreed; None: never."""
    patience: float = 0.0
    """For how long to wait means to wait, in seconds; 0.0 where a clock says it."""


@dataclass(frozen=True, slots=True)
class TakebackRequest:
    """The public request of a person to take a move back (rulings in ``takebacks``).

    ``number`` is in its buttons. ``asked``, ``agreed`` and ``learned`` (those who have seen new cards) are seats.
    ``until`` is when it ends by itself, in seconds. ``begin`` is the first log entry that would be taken back.
    """

    number: int
    seat: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...]
    learned: tuple[int, ...]
    until: float
    begin: int


@dataclass(frozen=True, slots=True)
class SubstituteOffer:
    """A seat that a person offers, to one person or (``to`` None) to anyone (rulings in ``substitutes``).

    ``number`` is in its buttons. ``taker`` has asked for the seat and sits down at ``until``. ``said``: which of the
    others welcome (True) or refuse them. ``turned``: people who were refused.
    """

    seat: int
    number: int
    giver: str
    to: str | None
    taker: str | None = None
    taker_name: str = ""
    until: float | None = None
    said: Mapping[str, bool] = field(default_factory=dict)
    turned: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON values, without empty fields."""
        kept = {"seat": self.seat, "number": self.number, "giver": self.giver, "to": self.to}
        asked = {"taker": self.taker, "taker_name": self.taker_name, "until": self.until, "said": dict(self.said)}
        away = {"turned": list(self.turned)} if self.turned else {}
        return kept | (asked if self.taker is not None else {}) | away

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> SubstituteOffer:
        """Read the value of ``to_json``."""
        return cls(**{**data, "turned": tuple(data.get("turned", ()))})
