"""How a match of several legs stands, in public values: what a leg is told at its start, and a painter beside it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.state import NO_SEAT


@dataclass(frozen=True, slots=True)
class Standing:
    """A match in leg ``number`` (from 1), by seat the points so far (``totals``) and those of every finished leg."""

    number: int = 1
    first: int = NO_SEAT
    """Who starts (or deals) this leg; NO_SEAT: as the game draws it."""
    totals: tuple[int, ...] = ()
    columns: tuple[tuple[int, ...], ...] = ()
    target: int = 0
    """Points that end the match; 0: none do."""
    most: int = 0
    """The number of legs after which it ends at the latest."""
    answering: int = NO_SEAT
    """For a painter of the leg: who answers what the match itself asks, while nobody is to move in the leg."""
    given_up: bool = False
    """For a painter of the leg: whether it is over without having ended by itself."""
