"""The cover of Six-Suit Fort: three towers of six large stones, one of each suit, against the evening sky."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.six_suit_fort import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen

_SKY: Final = ("#E9785F", "#F0937A", "#F6AE93")
_SUN, _HILL, _MEADOW = "#FBE3B4", "#7C4F78", "#4F7F3A"
_SHADE, _BANNER = "#D9C9A6", "#C62828"
_TOWERS: Final = ("DH", "LXS", "C")
"""The stones of each tower, from below."""
_LEFT, _FOOT, _WIDE, _HIGH = 6.5, 87.0, 29.0, 22.6


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _SKY[0])
    pen.dot(76, 40, 52, _SKY[1])
    pen.dot(76, 40, 38, _SKY[2])
    pen.dot(76, 36, 23, _SUN)
    pen.shape([(0, 74), (18, 60), (40, 76), (70, 58), (100, 72), (100, 100), (0, 100)], _HILL)
    pen.oval((-40, 80, 140, 150), _MEADOW)
    middle = _LEFT + 1.5 * _WIDE
    top = _FOOT - 3 * _HIGH - 5
    pen.box(middle - 0.9, top - 13, middle + 0.9, top + 2, theme.INK)
    pen.shape([(middle + 0.9, top - 13), (middle + 22, top - 8), (middle + 0.9, top - 2)], _BANNER)
    for k, suits in enumerate(_TOWERS):
        _tower(pen, _LEFT + k * _WIDE, suits)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)


def _tower(pen: Pen, left: float, suits: str) -> None:
    """Draw stones with their suits on each other, on the top one battlements."""
    right, top = left + _WIDE, _FOOT - len(suits) * _HIGH
    pen.box(left - 0.9, top - 0.9, right + 0.9, _FOOT + 0.9, theme.INK)
    for k in range(3):
        x = left + k * (_WIDE - 7) / 2
        pen.box(x - 0.9, top - 6.4, x + 7.9, top, theme.INK)
        pen.box(x, top - 5.5, x + 7, top + 1, theme.IVORY)
    for k, suit in enumerate(suits):
        low = _FOOT - k * _HIGH
        pen.box(left, low - _HIGH, right, low, theme.INK)
        pen.box(left, low - _HIGH, right, low - 0.9, theme.IVORY)
        pen.box(left, low - 3.6, right, low - 0.9, _SHADE)
        pen.sign(suit, left + _WIDE / 2, low - _HIGH / 2 - 1.2, 16.5, theme.SUIT_COLOUR[suit])
