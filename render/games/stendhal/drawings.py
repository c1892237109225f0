"""The drawings of Stendhal: the open book with the candles beside it, and the cover; in hundredths of the width."""

from __future__ import annotations

from typing import Final

from render.games.stendhal import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay, lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces.figures import bust

WALL: Final = ("#22090C", "#2E0D10", "#3A1114")
PAPER: Final = "#F4E9D2"
_EDGE: Final = "#D9C8A6"

_RED, _BLACK = "#B01722", "#17181D"
_FOLD, _FOLD_EDGE = "#E2D3B2", "#C9B68E"
_LEATHER: Final = "#6E4A22"
"""Colours of the cover."""
_KING: Final = (94, 14, 332)
"""The left upper corner of the king and his width, px."""


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


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a king, half red and half black, who rises from an open book."""
    size = canvas.image.width
    pen = Pen(size, size, _BLACK)
    pen.box(50, 0, 100, 100, _RED)
    for k in range(9):
        low = 8 + k * 11.5
        pen.shape([(50, 78), (-30, low - 20), (-30, low - 15)], theme.mix(_BLACK, theme.IVORY, 0.07))
        pen.shape([(50, 78), (130, low - 20), (130, low - 15)], theme.mix(_RED, theme.IVORY, 0.1))
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    x, y, wide = _KING
    red, black = (bust("K", suit, wide, wide, clear=True) for suit in "HS")
    middle = wide // 2
    lay(canvas.image, red.crop((0, 0, middle, wide)), x, y)
    lay(canvas.image, black.crop((middle, 0, wide, wide)), x + middle, y)
    book = Pen(size, size)
    _book(book)
    lay_over(canvas, book)
    for suit, at in (("S", 128), ("H", 392)):
        canvas.shape(suit, at, 386, 100, theme.SUIT_COLOUR[suit])


def _book(pen: Pen) -> None:
    """Draw an open book over the whole width, its pages towards the reader."""
    pen.paths("M50 66 C36 56 14 58 -2 64 L-2 101 L50 101Z", _LEATHER)
    pen.paths("M50 69 C38 57 17 58 3 63 L3 101 L50 101Z", _FOLD_EDGE)
    pen.paths("M50 68 C39 58 20 58 6 61 L6 101 L50 101Z", PAPER)
    pen.paths("M50 68 C46 64 43 63 41 62 L43 101 L50 101Z", _FOLD)
    pen.box(49.6, 67, 50.4, 101, _FOLD_EDGE)
