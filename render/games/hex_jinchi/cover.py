"""The cover of Hex Bases: a large flag with the six on a hexagon of land, the other lands around it."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.games.hex_jinchi import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import glyph

_SEA: Final = ("#2B2150", "#3A2D6C")
_RIM, _SIDE, _LAND, _LIT = "#FBF3DF", "#150F2B", "#63BDF7", "#93D2FA"
_OTHER: Final = "#5A4A96"
_FLAG: Final = ("#FF7A2F", "#D65A17")
_SIZE: Final = 36.0
"""From the middle of a hexagon to its corner, in hundredths of the width."""
_MIDDLE: Final = (50.0, 66.0)


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen, flag = Pen(size, size, _SEA[0]), Pen(size, size)
    pen.dot(50, 50, 56, _SEA[1])
    x, y = _MIDDLE
    for k in range(6):
        turn = math.radians(60 * k)
        _hexagon(pen, x + 67 * math.cos(turn), y + 67 * math.sin(turn), _OTHER, theme.mix(_OTHER, _RIM, 0.35))
    _hexagon(pen, x, y, _LAND, _RIM)
    pen.oval((x - 22, y + 3, x + 22, y + 19), _LIT)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    _flag(flag)
    lay_over(canvas, flag)
    glyph(canvas.image, 0.585 * size, 0.268 * size, "6", round(size * 0.36), theme.IVORY)


def _hexagon(pen: Pen, x: float, y: float, colour: str, rim: str) -> None:
    """Draw a hexagon that stands on a corner, with a bright rim and a dark side below it."""
    for size, down, tone in ((_SIZE, 5, _SIDE), (_SIZE, 0, rim), (_SIZE - 3, 0, colour)):
        corners = [math.radians(30 + 60 * k) for k in range(6)]
        pen.shape([(x + size * math.cos(a), y + down + size * math.sin(a)) for a in corners], tone)


def _flag(pen: Pen) -> None:
    """Draw the flag with a wave in its cloth, and its pole in the middle of the land."""
    pen.oval((25, 72, 47, 80), theme.mix(_LAND, theme.INK, 0.45))
    pen.line([(34, 75), (34, 7)], 6.4, theme.INK)
    pen.path("M32 4 C48 -2 62 14 93 5 C87 16 87 34 93 47 C64 56 50 40 32 47Z", theme.INK)
    pen.path("M34 6.4 C49 1 63 16 89 8.4 C85 18 85 33 89 44.6 C64 52.6 50 38 34 44.2Z", _FLAG[0])
    pen.path("M34 36 C50 30 64 44 86.6 36.6 L89 44.6 C64 52.6 50 38 34 44.2Z", _FLAG[1])
    pen.line([(34, 75), (34, 6)], 3.6, _RIM)
    pen.dot(34, 5, 4, theme.INK)
    pen.dot(34, 5, 2.7, theme.GOLD)
