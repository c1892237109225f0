"""The facts on the box of a game: number of players, duration, age."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """The box of a game. ``seats``: the numbers of players; ``minutes``: the approximate duration at a live table.

    ``best``: the numbers of players that the author recommends; ``age``: the minimum age in years. They are () and None
    if the author states nothing; no value is made up.
    """

    seats: tuple[int, ...]
    minutes: int
    best: tuple[int, ...] = ()
    age: int | None = None
