"""The legs of a result drawn as the pieces of one bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.kit import shapes, text, theme
from render.kit.canvas import Canvas

_LEAST: Final = 20
"""The smallest size of the number on a piece, px; a piece that is too narrow for it has none."""


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
        sizes = range(round(tall * 0.72), _LEAST - 1, -1)
        if size := next((one for one in sizes if text.width(str(points), text.BOLD, one) <= long - 4), 0):
            shapes.glyph(canvas.image, x + long / 2, y + tall / 2, str(points), size, theme.INK)
        x += points * scale
