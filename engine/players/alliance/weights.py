"""The worth of each card to a player of Alliance, in points ahead of the other seats, by place and time.

Fitted to 1,000 to 4,000 games for each kind of table between quick players (``quick``) who deviated in one
play of twelve. At the start of every trick each seat gives one row: the number of cards of each kind in hand, pile and
discard pile (after the rebuild: in hand and pile), the hope for sets, whether it has rebuilt, whether it leads. The
target is the points still to come, the seat's minus the average of the others' (in teams black's minus red's), by least
squares with a ridge of 0.004 for each row. A joker below 0.9 was set to the worth of an ace plus 0.2, at least the
point it counts unused.

Only differences count: every card that is not played now will be played later, so weak cards are worth more behind than
before one.
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
    """Return a part of the data: by whether two teams play, and the number of seats."""
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
"""The worth of leading the next trick: with 1, 2, 3 to 8, 9 to 12 and more courts to come."""

REBUILT: Final[Mapping[tuple[bool, int], Row]] = _by_table("rebuilt", tuple)
"""The worth of having rebuilt already, apart from the places of cards: with 3 to 8, 9 to 12 courts to come."""
