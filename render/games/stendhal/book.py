"""The open book of Stendhal and the candles beside it, in hundredths of the picture's width."""

from __future__ import annotations

from typing import Final

from render.kit.drawing import theme
from render.kit.drawing.pen import Pen

WALL: Final = ("#22090C", "#2E0D10", "#3A1114")
PAPER: Final = "#F4E9D2"
_EDGE: Final = "#D9C8A6"


def candle(pen: Pen, x: float, foot: float, ground: str = WALL[1]) -> None:
    """Draw a candle that lights the ground."""
    for size, part in ((7.5, 0.05), (5.2, 0.1), (3.2, 0.16)):
        pen.dot(x, foot - 9.5, size, theme.mix(ground, "#F2B566", part))
    pen.box(x - 0.8, foot - 7.4, x + 0.8, foot, PAPER)
    pen.shape([(x, foot - 11), (x + 0.75, foot - 8.8), (x, foot - 7.6), (x - 0.75, foot - 8.8)], "#F2B566")
    pen.oval((x - 2.2, foot - 0.9, x + 2.2, foot + 0.7), "#C49C35")


def pages(pen: Pen, left: float, right: float, top: float, low: float) -> None:
    """Draw both halves of a book that lies open."""
    middle = (left + right) / 2
    pen.box(left - 1, top + 1.2, right + 1, low + 0.8, "#7A1A1E")
    for edge in (0.5, 0.0):
        fill = _EDGE if edge else PAPER
        for outer, side in ((left - edge, -1), (right + edge, 1)):
            away = abs(outer - middle)
            upper = [(middle + side * away * t / 8, top - 1.5 * (t / 8 * (1 - t / 8)) * 3.2 + edge) for t in range(9)]
            lower = [(x, y + low - top) for x, y in reversed(upper)]
            pen.shape([*upper, *lower], fill)
    pen.box(middle - 0.25, top, middle + 0.25, low, _EDGE)
