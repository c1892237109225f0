"""The cover of Hex Bases: an island of hexagons with the flags of two sides, on the middle one a six of each sign."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.games.hex_jinchi import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces import cards

_SEA: Final = ("#2B2150", "#352A61")
_RIM, _SIDE = "#FBF3DF", "#1B1436"
_SIDES: Final = (("#FF9F5A", "#C9602A"), ("#63BDF7", "#2C76B5"))
"""The two colours of each side: its land and its flag."""
_SIZE: Final = 23.5
"""From the middle of a hexagon to its corner, in hundredths of the width."""
_APART: Final = 44
_OWNERS: Final = (0, 0, 1, 1, 1, 0)
"""The owners of the outer hexagons, clockwise from the upper right."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen, flags = Pen(size, size, _SEA[0]), Pen(size, size)
    pen.dot(50, 50, 58, _SEA[1])
    for k, owner in enumerate(_OWNERS):
        turn = math.radians(-60 + k * 60)
        x, y = 50 + _APART * math.cos(turn), 50 + _APART * math.sin(turn)
        land, flag = _SIDES[owner]
        _hexagon(pen, x, y, land)
        _flag(flags, 50 + (x - 50) * 0.96 - 3, 50 + (y - 50) * 0.96 + 10, flag)
    _hexagon(pen, 50, 50, "#8E6BC9")
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    lay_over(canvas, flags)
    canvas.card(cards.card("6", "S", 128), 214, 270, 9)
    canvas.card(cards.card("6", "H", 128), 308, 256, -9)


def _hexagon(pen: Pen, x: float, y: float, colour: str) -> None:
    """Draw a hexagon that stands on a corner, with a bright rim and a dark side below it."""
    for size, down, tone in ((_SIZE, 3.4, _SIDE), (_SIZE, 0, _RIM), (_SIZE - 2.2, 0, colour)):
        corners = [math.radians(30 + 60 * k) for k in range(6)]
        pen.shape([(x + size * math.cos(a), y + down + size * math.sin(a)) for a in corners], tone)


def _flag(pen: Pen, x: float, foot: float, colour: str) -> None:
    """Draw a flag on its pole, with a notch at its end."""
    pen.oval((x - 5, foot - 1.4, x + 5, foot + 1.8), theme.mix(colour, theme.INK, 0.35))
    pen.line([(x - 1, foot), (x - 1, foot - 22)], 1.8, _RIM)
    pen.shape([(x, foot - 22), (x + 14, foot - 22), (x + 10, foot - 16.5), (x + 14, foot - 11), (x, foot - 11)], colour)
