"""The doubling cube's notes about moves made by the clock: an absent player is not doubled (condition 8).

Before such a move the table itself notes ``cube_away``. Older records have ``cube_absent``, after which a move that the
game makes by itself counted as a decision, or ``cube_late``, which was also forgotten at the end of the leg.

The notes about a seat are a number of these bits: DUE, the clock is about to move for it; LATE, the clock made its last
decision; KEPT, the next leg keeps the note; FIRM, the note stays through moves that the game makes by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.core.action import Action

DUE, LATE, KEPT, FIRM = 1, 2, 4, 8


@dataclass(frozen=True, slots=True)
class Away(Action):
    """The clock makes the next move of ``seat`` (the table reports it)."""

    tag: ClassVar[str] = "cube_away"
    seat: int


@dataclass(frozen=True, slots=True)
class Absent(Action):
    """The same note in the records of older releases."""

    tag: ClassVar[str] = "cube_absent"
    seat: int


@dataclass(frozen=True, slots=True)
class Late(Action):
    """The same note in the records of still older releases."""

    tag: ClassVar[str] = "cube_late"
    seat: int


NOTES: Final[Mapping[type[Away] | type[Absent] | type[Late], int]] = {
    Away: DUE | KEPT | FIRM,
    Absent: DUE | KEPT,
    Late: DUE,
}
"""The bits that each note sets for the seat."""


def decided(known: int) -> int:
    """Return the bits of a seat that has made a decision, or for which the clock has made one."""
    return LATE | known & (KEPT | FIRM) if known & DUE else 0


def in_next_leg(known: int) -> int:
    """Return the bits of a seat in the next leg."""
    return known if known & KEPT and known & LATE else 0
