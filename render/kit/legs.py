"""The legs of a result: written as figures in aligned columns, or drawn as the pieces of one bar.

The figures are at the right of the name if all of them can be large there, otherwise below it over the whole row.  If
there are more legs than fit, the first ones are added up: the figures of a row always give its total.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from render.kit import shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.text import BOLD, signed

NAME: Final = 214
"""The minimum room for a name beside figures, px."""
_BESIDE: Final = (32, 31, 30, 29, 28)
_BELOW: Final = (34, 32, 30, 29, 28, 27, 26)
_LOW: Final = (26, 25, 24, 23, 22, 21, 20)
"""Sizes of the figures: beside a name, below it, and beside it in rows that are too low for two lines."""
_SUMMED: Final = {True: 28, False: 24}
"""The size of the figures if the first one is a sum: below the name, and beside it in low rows."""
_TWO_LINES: Final = 64
"""From this height of a row on, figures may be below the name, px."""
_LOWER: Final = 0.36
"""The maximum size of figures below a name, as a share of the row's height."""
_APART: Final = 12
"""The distance between two figures, px."""
_WIDEST: Final = {True: 108, False: 92}
"""The maximum width of a column, below the name and beside it, px."""
_HEADS: Final = (26, 25, 24, 23, 22, 21, 20)


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of all rows: their heads, the figures by row, the width of a column and the size of figures, px."""

    heads: tuple[str, ...]
    legs: tuple[tuple[int, ...], ...]
    cell: float
    size: int
    below: bool

    @property
    def width(self) -> float:
        """Return the width of all columns, px."""
        return self.cell * len(self.legs[0])


def columns(
    heads: Sequence[str], legs: Sequence[tuple[int, ...]], room: float, height: float, whole: Callable[[float], bool]
) -> Columns:
    """Return the columns for the legs of all rows (one tuple each); ``room`` px are for the legs and the name.

    ``whole`` says whether all names are whole in a given room; if not, the figures go below the names.
    """
    beside, two_lines = room - NAME, height >= _TWO_LINES
    spare = [made for size in _BESIDE if (made := _fitted(heads, legs, beside, size))]
    for one in (*spare[:1], *map(_narrow, spare)):
        if whole(room - one.width - 6):
            return one
    for size in _BELOW if two_lines else ():
        if size <= max(_BELOW[-1], height * _LOWER) and (made := _fitted(heads, legs, room, size, below=True)):
            return made
    for size in () if two_lines else _BESIDE + _LOW:
        if made := _fitted(heads, legs, beside, size):
            return made
    for first in range(2, len(legs[0])):
        added = [(sum(row[:first]), *row[first:]) for row in legs]
        called = [_span(heads[:first]), *heads[first:]] if heads else []
        if made := _fitted(called, added, room if two_lines else beside, _SUMMED[two_lines], below=two_lines):
            return made
    return Columns((), tuple((sum(row),) for row in legs), beside, theme.LEAST_SIZE, False)


def _narrow(wide: Columns) -> Columns:
    """Return the columns as narrow as the figures and their heads allow."""
    return replace(wide, cell=min(wide.cell, _least(wide.heads, wide.legs, wide.size)))


def _span(heads: Sequence[str]) -> str:
    """Return the head of a sum: "1–7"."""
    return f"{next((head for head in heads if head), '')}–{heads[-1]}"


def _least(heads: Sequence[str], legs: Sequence[tuple[int, ...]], size: int) -> float:
    """Return the minimum width of a column, px."""
    widest = max(text.width(signed(points), BOLD, size) for row in legs for points in row)
    headed = max((text.width(head, BOLD, theme.LEAST_SIZE) for head in heads if not head.startswith("*")), default=0.0)
    return max(36.0, widest + _APART, headed + 6)


def _fitted(
    heads: Sequence[str], legs: Sequence[tuple[int, ...]], room: float, size: int, *, below: bool = False
) -> Columns | None:
    """Return the columns at a size; None if there is no room for them."""
    cell = min(float(_WIDEST[below]), room / len(legs[0]))
    return Columns(tuple(heads), tuple(legs), cell, size, below) if cell >= _least(heads, legs, size) else None


def draw_heads(canvas: Canvas, at: Columns, end: float, y: float) -> None:
    """Draw the heads of the columns; the last column ends at ``end``."""
    words = [head for head in at.heads if not head.startswith("*")]
    fits = (s for s in _HEADS if all(text.width(head, BOLD, s) <= at.cell - 6 for head in words))
    size, quiet = next(fits, theme.LEAST_SIZE), canvas.look.quiet
    for k, head in enumerate(at.heads):
        x = end - at.cell * (len(at.heads) - k - 0.5)
        if head.startswith("*"):
            canvas.shape(head[1:], x, y, 28, quiet)
        else:
            canvas.text(x, y, head, size=size, colour=quiet, align="m", room=at.cell - 4, least=theme.LEAST_SIZE)


def draw_figures(canvas: Canvas, at: Columns, row: int, end: float, y: float) -> None:
    """Draw the legs of one row on a middle line."""
    legs = at.legs[row]
    for k, points in enumerate(legs):
        colour = theme.CREAM if points > 0 else canvas.look.quiet
        x = end - at.cell * (len(legs) - k - 0.5)
        canvas.text(x, y, signed(points), size=at.size, colour=colour, align="m")


def draw_bar(
    canvas: Canvas, legs: Sequence[int], seat: int, box: tuple[float, float, float, float], most: int, *, extra: int = 0
) -> None:
    """Draw one bar with a piece for each leg into left, top, width, height; ``most`` points are the whole width.

    ``extra`` is the last piece, in cream.
    """
    x, y, width, height = box
    scale, tall = width / most, round(height)
    colour = theme.SEAT_COLOUR[seat]
    for k, points in enumerate((*legs, extra)):
        if not points:
            continue
        long = max(6, round(points * scale) - 3)
        fill = theme.CREAM if k == len(legs) else colour if k % 2 == 0 else theme.mix(colour, theme.INK, 0.22)
        canvas.box(x, y, long, tall, min(8, long // 2), fill)
        if long > 22:
            size = round(tall * 0.72)
            shapes.glyph(canvas.image, x + long / 2, y + tall / 2, str(points), size, theme.INK, room=long - 4)
        x += points * scale
