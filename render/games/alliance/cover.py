"""The cover of Alliance: a shield, half black and half red, below one crown."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.alliance import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen

_GROUND, _RAY = "#6B2240", "#7E2C4D"
_BLACK, _RED, _GOLD, _BRASS = "#17181D", "#C4202B", "#F4BE37", "#B9831A"
_HALVES: Final = (
    "M50 26 C36 34 24 34 15 31 L15 52 C16 72 31 84 50 92Z",
    "M50 26 C64 34 76 34 85 31 L85 52 C84 72 69 84 50 92Z",
)
_EDGE: Final = "M50 21 C36 30 24 30 11 26 L11 52 C12 75 29 88 50 97 C71 88 88 75 89 52 L89 26 C76 30 64 30 50 21Z"


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _GROUND)
    for x, y in ((-30, -4), (-30, 34), (-30, 72), (-30, 110), (8, -40), (130, -4), (130, 34), (130, 72), (130, 110)):
        pen.shape([(50, 56), (x, y), (x + 2, y + 17)], _RAY)
    pen.path(_EDGE, theme.IVORY)
    for half, colour in zip(_HALVES, (_BLACK, _RED), strict=True):
        pen.path(half, colour)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for suit, x in (("S", 168), ("H", 352)):
        canvas.shape(suit, x, 290, 148, theme.IVORY)
    crown = Pen(size, size)
    crown.path("M22 8 L30 34 L70 34 L78 8 L63 20 L50 2 L37 20Z", _BRASS)
    crown.path("M25 13 L31.5 32 L68.5 32 L75 13 L63 23.5 L50 7 L37 23.5Z", _GOLD)
    crown.dots(((22, 8), (50, 4), (78, 8)), 3.4, _GOLD)
    crown.box(30, 29, 70, 35, _BRASS)
    for x, colour in ((38, _BLACK), (50, theme.IVORY), (62, _RED)):
        crown.dot(x, 32, 2.1, colour)
    lay_over(canvas, crown)
