"""What stands on the box of a game: for how many it is, for how long, for whom."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """``seats``: the numbers of players; ``minutes``: about how long at a live table.

    ``best``: the numbers at which its author calls it best; ``age``: from how many years on. () and None where the
    author says nothing of it: nothing is made up.
    """

    seats: tuple[int, ...]
    minutes: int
    best: tuple[int, ...] = ()
    age: int | None = None
