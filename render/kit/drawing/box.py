"""Places in a picture: boxes and their parts, seats round a table, the size that fits.

All numbers are pixels; the y axis goes down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

_T = TypeVar("_T")


class Box(NamedTuple):
    """A rectangle: its upper left corner, its width and height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the y of the lower edge."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Return x and y of the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, down: float | None = None) -> Box:
        """Return the box without a margin at all sides: ``across`` at left and right, ``down`` above and below."""
        margin = across if down is None else down
        return Box(self.x + across, self.y + margin, self.width - 2 * across, self.height - 2 * margin)

    def head(self, height: float) -> Box:
        """Return the upper part of this height."""
        return Box(self.x, self.y, self.width, height)

    def below(self, height: float) -> Box:
        """Return the rest below an upper part of this height."""
        return Box(self.x, self.y + height, self.width, self.height - height)

    def foot(self, height: float) -> Box:
        """Return the lower part of this height."""
        return Box(self.x, self.bottom - height, self.width, height)

    def left(self, width: float) -> Box:
        """Return the left part of this width."""
        return Box(self.x, self.y, width, self.height)

    def beside(self, width: float) -> Box:
        """Return the rest at the right of a left part of this width."""
        return Box(self.x + width, self.y, self.width - width, self.height)

    def rows(self, count: int, gap: float = 0) -> tuple[Box, ...]:
        """Return equal parts from top to bottom."""
        high = (self.height - gap * (count - 1)) / count
        return tuple(Box(self.x, self.y + k * (high + gap), self.width, high) for k in range(count))

    def columns(self, count: int, gap: float = 0) -> tuple[Box, ...]:
        """Return equal parts from left to right."""
        wide = (self.width - gap * (count - 1)) / count
        return tuple(Box(self.x + k * (wide + gap), self.y, wide, self.height) for k in range(count))

    def centred(self, width: float, height: float) -> Box:
        """Return a box of this size with the same middle."""
        x, y = self.middle
        return Box(x - width / 2, y - height / 2, width, height)


def in_rows(count: int, columns: int) -> Iterator[tuple[int, float]]:
    """Yield the place of each of ``count`` things in rows of ``columns``: its row, and how many columns it is from the
    middle line. The last row is in the middle."""
    for k in range(count):
        row, column = divmod(k, columns)
        yield row, column - (min(columns, count - row * columns) - 1) / 2


def overlap(count: int, wide: float, room: float, most: float) -> float:
    """Return how far apart ``count`` cards ``wide`` px wide lie in a row: ``most`` px, or less if the last one would
    end beyond ``room``."""
    return min(most, (room - wide) / max(1, count - 1))


def fit(sizes: Iterable[_T], fits: Callable[[_T], bool]) -> _T:
    """Return the first size that fits, else the last one."""
    for size in sizes:
        if fits(size):
            break
    return size


class Ring(NamedTuple):
    """The boxes of all seats, and the free box between them."""

    seats: tuple[Box, ...]
    middle: Box


def quarters(seats: int, area: Box, gap: float = 0) -> Ring:
    """Return the quarters of an area as places of three seats, or of four, clockwise from the lower left.

    With three seats the upper left quarter is free. With four nothing is.
    """
    upper, lower = (row.columns(2, gap) for row in area.rows(2, gap))
    if seats == 3:
        return Ring((lower[0], upper[1], lower[1]), upper[0])
    return Ring((lower[0], upper[0], upper[1], lower[1]), area.centred(0, 0))


def ring(seats: int, area: Box, wide: float, *, crown: float = 0, gap: float = 0, even: bool = False) -> Ring:
    """Return places round a table, ``wide`` px wide and ``gap`` px apart, clockwise from the lower left.

    Seats go up the left side and down the right one. Of an odd number one is on top, ``crown`` px high, between the
    sides; without a crown it is at the right. With ``even`` all seats are as high as those of the fuller side, and in
    the middle of theirs.
    """
    left = seats // 2
    topped = bool(crown) and seats % 2 == 1
    right = seats - left - topped
    fuller = Box(area.x, area.y, wide, area.height).rows(max(left, right), gap)[0].height

    def side(count: int, x: float) -> tuple[Box, ...]:
        whole = Box(x, area.y, wide, area.height)
        if even:
            whole = whole.centred(wide, count * (fuller + gap) - gap)
        return whole.rows(count, gap)

    middle = area.inset(wide + gap, 0)
    top = (middle.head(crown),) * topped
    found = (*reversed(side(left, area.x)), *top, *side(right, area.right - wide))
    return Ring(found, middle.below(crown + gap) if topped else middle)
