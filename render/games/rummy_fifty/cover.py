"""The cover of Rummy Fifty: a fifty over the bay, whose zero is a firework in a ring of the six suits."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.games.rummy_fifty import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import shapes, theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen

_SKY: Final = ("#2B1A5C", "#3A2476", "#55328F", "#7A4399")
_COAST, _SEA = "#1A1038", "#2A1A58"
_FIVE: Final = "#FFB35C"
_MIDDLE: Final = (67.5, 47.0)
_REACH: Final = 27
"""From the middle of the firework to its sparks, in hundredths of the width."""
_SPARK: Final = {"S": "#DDE3F5", "H": "#FF6B6B", "C": "#7FA8FF", "D": "#FFC24D", "L": "#5FE0B2", "X": "#E58AE0"}
"""The suits as they burn: each in a light tone of its colour."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _SKY[0])
    for n, colour in enumerate(_SKY[1:], 1):
        pen.box(0, 26 + n * 17, 100, 100, colour)
    for n in range(40):
        pen.dot(n * 43 % 101, 2 + n * 37 % 63, 0.25 + n % 3 * 0.12, theme.IVORY)
    _coast(pen)
    _firework(pen)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for tone, away in ((_COAST, 8), (_FIVE, 0)):
        shapes.glyph(canvas.image, 0.235 * size + away, 0.48 * size + away, "5", round(size * 0.68), tone)


def _firework(pen: Pen) -> None:
    """Draw twelve rays from the middle, each with a suit at its end, on a ring."""
    x, y = _MIDDLE
    suits = tuple(_SPARK)
    pen.dot(x, y, _REACH + 3.4, _FIVE)
    pen.dot(x, y, _REACH - 5.4, _SKY[0])
    for k in range(12):
        turn = math.tau * k / 12 - math.pi / 2
        across, down = math.cos(turn), math.sin(turn)
        colour = _SPARK[suits[k % 6]]
        near, far, side = 5, _REACH - 5.4, 0.15
        left, right = turn - side, turn + side
        pen.shape(
            [
                (x + across * near, y + down * near),
                (x + math.cos(left) * far, y + math.sin(left) * far),
                (x + math.cos(right) * far, y + math.sin(right) * far),
            ],
            colour,
        )
        pen.sign(suits[k % 6], x + across * (_REACH - 1), y + down * (_REACH - 1), 7.6, _SKY[0])
    pen.dot(x, y, 4, theme.IVORY)


def _coast(pen: Pen) -> None:
    """Draw the dark hills of the bay with some lights, and the sea before them."""
    pen.shape([(0, 85), (14, 78), (30, 84), (52, 80), (70, 85), (88, 77), (100, 82), (100, 93), (0, 93)], _COAST)
    pen.box(0, 91, 100, 100, _SEA)
    for n in range(16):
        pen.dot(n * 6.6 + 1.5, 89 - n * 7 % 4 * 0.9, 0.5, "#FFD98A")
