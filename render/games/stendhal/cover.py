"""The cover of Stendhal: a king, half red and half black, who rises from an open book."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.stendhal import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay, lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces.figures import bust

_RED, _BLACK = "#B01722", "#17181D"
_PAPER, _FOLD, _EDGE = "#F4E9D2", "#E2D3B2", "#C9B68E"
_LEATHER: Final = "#6E4A22"
_KING: Final = (94, 14, 332)
"""The left upper corner of the king and his width, px."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
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
    pen.paths("M50 69 C38 57 17 58 3 63 L3 101 L50 101Z", _EDGE)
    pen.paths("M50 68 C39 58 20 58 6 61 L6 101 L50 101Z", _PAPER)
    pen.paths("M50 68 C46 64 43 63 41 62 L43 101 L50 101Z", _FOLD)
    pen.box(49.6, 67, 50.4, 101, _EDGE)
