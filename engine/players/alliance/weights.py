"""What each card is worth to a player of Alliance, in points ahead of the others, by where it lies and when.

Fitted to 1,000 to 4,000 games for each kind of table between quick players (``alliance_quick``) who strayed in one
play of twelve. At the start of every trick each seat gives one row: how many cards of each kind lie in hand, pile and
discard pile (after the rebuild: in hand and pile), what may be hoped from sets, whether it has rebuilt, whether it
leads. What is explained is the points still to come, a seat's less the average of the others' (in teams black's less
red's), by least squares with a ridge of 0.004 for each row. A joker that came out below 0.9 was set to what an ace is
worth plus 0.2, at least the point it counts unused.

Only differences count: every card that is not played now will be played later, so weak cards are worth more behind
than before one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

Row = tuple[float, ...]
"""By kind of card: A, 2 to 10, joker, white card."""

EARLY, MIDDLE, WAITING, AFRESH, LATE, LAST_TWO, LAST = range(7)
"""Times. Before the own rebuild: 13 and more, 9 to 12, 3 to 8 courts to come; after it: 9 and more, 3 to 8, 2, 1."""

T = TypeVar("T")
_DATA: Final[Mapping[str, Any]] = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))


def _by_table(name: str, read: Callable[[Any], T]) -> Mapping[tuple[bool, int], T]:
    """A part of the data: by whether two teams play, and the number of seats."""
    found = {}
    for table, told in _DATA[name].items():
        kind, seats = table.split()
        found[kind == "team", int(seats)] = read(told)
    return found


def _times(told: list[list[list[float]]]) -> tuple[tuple[Row, Row, Row], ...]:
    return tuple((tuple(hand), tuple(pile), tuple(discard)) for hand, pile, discard in told)


WEIGHTS: Final = _by_table("weights", _times)
"""By whether two teams play, and the number of seats; then by time; then for hand, pile and discard pile."""

LEADING: Final[Mapping[tuple[bool, int], Row]] = _by_table("leading", tuple)
"""What it is worth to lead the next trick: with 1, 2, 3 to 8, 9 to 12 and more courts to come."""

REBUILT: Final[Mapping[tuple[bool, int], Row]] = _by_table("rebuilt", tuple)
"""What it is worth to have rebuilt already, apart from where the cards lie: with 3 to 8, 9 to 12 courts to come."""
