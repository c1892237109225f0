"""The score of a match of several legs, in public values: input of a leg at its start, and of a painter."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.state import NO_SEAT


@dataclass(frozen=True, slots=True)
class Standing:
    """A match in leg ``number`` (from 1): the points by seat so far (``totals``) and those of every finished leg."""

    number: int = 1
    first: int = NO_SEAT
    """The seat that starts (or deals) this leg; NO_SEAT: the game draws it."""
    totals: tuple[int, ...] = ()
    columns: tuple[tuple[int, ...], ...] = ()
    target: int = 0
    """Points that end the match; 0: no such limit."""
    most: int = 0
    """The maximum number of legs."""
    answering: int = NO_SEAT
    """For a painter of the leg: the seats that the match itself asks while no seat moves in the leg."""
    given_up: bool = False
    """For a painter of the leg: whether the leg is over without having ended by itself."""
