"""What somebody at a table asks of others, and waits for: invitations, offers of a standstill, moves to be taken back,
chairs; and the move that somebody has prepared. Frozen values; ids and times as in ``records``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.names import plain


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody who is invited to a table that waits; ``seat`` is kept for them, NO_SEAT where none is (any more).

    ``until`` is when the seat is given free, in seconds; 0.0 of who was never invited. ``over``: they have declined, or
    were sent away. ``sent_away``: whether they ever were, so that they sit down here while they are invited alone.
    """

    person: str
    name: str
    seat: int
    until: float
    over: bool = False
    sent_away: bool = False

    def to_json(self) -> list[Any]:
        """Plain JSON values."""
        return [self.person, self.name, self.seat, self.until, int(self.over) + 2 * self.sent_away]

    @classmethod
    def from_json(cls, data: list[Any]) -> Invitation:
        """What ``to_json`` gave."""
        person, name, seat, until, ended = data
        return cls(str(person), plain(str(name)), int(seat), float(until), bool(int(ended) & 1), bool(int(ended) & 2))


@dataclass(frozen=True, slots=True)
class Prepared:
    """A move that somebody has prepared for their next turn (rulings in ``ahead``), in its wire form.

    ``revision``: of the rules it was prepared under; None where a release that kept none has stored it.
    """

    wire: tuple[Any, ...]
    revision: int | None

    def means(self, dealt: int, now: int) -> bool:
        """Whether it is still what was meant at a table that was dealt under one revision and is played under another.

        Where its own is not known it is if there can have been no other.
        """
        return (dealt if self.revision is None else self.revision) == now

    def to_json(self) -> dict[str, Any]:
        """Plain JSON values."""
        return {"revision": self.revision, "wire": list(self.wire)}

    @classmethod
    def from_json(cls, data: dict[str, Any] | list[Any]) -> Prepared:
        """What ``to_json`` gave, or what was stored before: the move alone."""
        return cls(tuple(data), None) if isinstance(data, list) else cls(tuple(data["wire"]), data["revision"])


@dataclass(frozen=True, slots=True)
class Standstill:
    """What a table that waits too long offers to those at it (rulings in ``inactivity_rules``), for everybody's eyes.

    ``number`` is in its buttons: a press of a former offer is stale. ``seats`` are those who keep silent, () where
    that is secret. ``since`` is when the prompt was put, in seconds. ``agreed`` has a count for each choice.
    """

    number: int
    seats: tuple[int, ...]
    since: float
    needed: int
    agreed: Mapping[str, int]
    choices: tuple[str, ...]
    moves_at: float | None = None
    """When the table moves by itself if nothing is agreed; None: never."""


@dataclass(frozen=True, slots=True)
class TakebackRequest:
    """Somebody's wish to take a move back (rulings in ``takebacks``), for everybody's eyes.

    ``number`` is in its buttons. ``asked``, ``agreed`` and ``learned`` (who has seen cards they did not know) are
    seats. ``until`` is when it ends by itself, in seconds; ``begin`` the first entry of the log that would go.
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
    """A chair that somebody offers, to one person or (``to`` None) to anyone (rulings in ``chairs``).

    ``number`` is in its buttons. ``taker`` has asked for it and sits down at ``until``; ``said`` is who of the others
    welcomes (True) or refuses them. ``turned`` are those who were turned away.
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
        """Plain JSON values, of what there is."""
        kept = {"seat": self.seat, "number": self.number, "giver": self.giver, "to": self.to}
        asked = {"taker": self.taker, "taker_name": self.taker_name, "until": self.until, "said": dict(self.said)}
        away = {"turned": list(self.turned)} if self.turned else {}
        return kept | (asked if self.taker is not None else {}) | away

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> SubstituteOffer:
        """What ``to_json`` gave."""
        return cls(**{**data, "turned": tuple(data.get("turned", ()))})
