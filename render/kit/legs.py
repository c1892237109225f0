"""The legs of a result drawn as the pieces of one bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import shapes, text, theme
from render.kit.drawing.text import BOLD

_LEAST: Final = 20
"""The smallest size of the number on a piece, px; a piece that is too narrow for it has none."""


def draw_bar(
    canvas: Canvas, legs: Sequence[int], seat: int, box: tuple[float, float, float, float], most: int, *, extra: int = 0
) -> None:
    """Draw one bar with a piece for each leg into left, top, width, height; ``most`` points are the whole width.

    ``extra`` is the last piece, in cream.
    """
    x, y, width, height = box
    tall, colour = round(height), theme.SEAT_COLOUR[seat]
    pieces = [(k, points) for k, points in enumerate((*legs, extra)) if points]
    size = round(tall * 0.72)
    wide = _widths([points for _, points in pieces], size, width * sum(points for _, points in pieces) / most)
    for (k, points), room in zip(pieces, wide, strict=True):
        long = max(6, round(room) - 3)
        fill = theme.CREAM if k == len(legs) else colour if k % 2 == 0 else theme.mix(colour, theme.INK, 0.22)
        canvas.box(x, y, long, tall, min(8, long // 2), fill)
        sizes = range(size, _LEAST - 1, -1)
        if fitting := next((one for one in sizes if text.width(str(points), BOLD, one) <= long - 4), 0):
            shapes.glyph(canvas.image, x + long / 2, y + tall / 2, str(points), fitting, theme.INK)
        x += room


def _widths(pieces: Sequence[int], size: int, whole: float) -> list[float]:
    """Return the widths of the pieces of a bar: in proportion, but none too narrow for its number, if there is room.

    Numbers are smaller than ``size`` if they have no room otherwise.
    """
    total = sum(pieces) or 1
    for used in range(size, _LEAST - 1, -1):
        least = [text.width(str(points), BOLD, used) + 8 + 5 * used / size for points in pieces]
        if sum(least) <= whole:
            break
    else:
        return [whole * points / total for points in pieces]
    wide, fixed = [0.0] * len(pieces), set[int]()
    while True:
        free = [k for k in range(len(pieces)) if k not in fixed]
        left, worth = whole - sum(least[k] for k in fixed), sum(pieces[k] for k in free)
        wide = [least[k] if k in fixed else left * pieces[k] / worth for k in range(len(pieces))]
        narrow = {k for k in free if wide[k] < least[k]}
        if not narrow:
            return wide
        fixed |= narrow
