"""What the doubling cube knows of moves made by the clock: nobody is doubled against in their absence (condition 8).

Before such a move the table itself notes ``cube_away``. In older records it is ``cube_absent``, after which a move that
the game makes by itself counted as a decision, or ``cube_late``, which was forgotten at the end of the leg as well.

What is known of a seat is a number, of these bits: DUE, the clock is about to move for it; LATE, the clock made its
last decision; KEPT, the next leg is to know it too; FIRM, it stays through moves that the game makes by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.core.action import Action

DUE, LATE, KEPT, FIRM = 1, 2, 4, 8


@dataclass(frozen=True, slots=True)
class Away(Action):
    """The next move of ``seat`` is made by the clock (the table says so)."""

    tag: ClassVar[str] = "cube_away"
    seat: int


@dataclass(frozen=True, slots=True)
class Absent(Action):
    """The same in the records of older releases."""

    tag: ClassVar[str] = "cube_absent"
    seat: int


@dataclass(frozen=True, slots=True)
class Late(Action):
    """The same in the records of still older ones."""

    tag: ClassVar[str] = "cube_late"
    seat: int


NOTES: Final[Mapping[type[Away] | type[Absent] | type[Late], int]] = {
    Away: DUE | KEPT | FIRM,
    Absent: DUE | KEPT,
    Late: DUE,
}
"""What each of them notes of the seat."""


def decided(known: int) -> int:
    """What is known of a seat that has made a decision, or for which the clock has made one."""
    return LATE | known & (KEPT | FIRM) if known & DUE else 0


def in_next_leg(known: int) -> int:
    """What the next leg knows of a seat."""
    return known if known & KEPT and known & LATE else 0
