"""The cover of TTP: a hand of cards for sale under the large lantern of a night market."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.ttp import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces import cards

_NIGHT, _HAZE, _ROOFS = "#0C3B36", ("#12504A", "#1B645A"), "#082B27"
_GLOW = "#6B6A3A"
_RED, _CLOTH = "#C2352B", "#F4E9D2"
_LAMP: Final = ("#D9542B", "#EE8A3C", "#F9C667")
"""A lantern from its rim to its light."""
_STRIPS: Final = 5


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _NIGHT)
    pen.dot(50, 60, 52, _HAZE[0])
    pen.dot(50, 60, 36, _HAZE[1])
    for x, top in ((-6, 58), (72, 54)):
        pen.shape([(x - 8, top + 7), (x + 3, top), (x + 31, top), (x + 42, top + 7)], _ROOFS)
        pen.box(x, top + 7, x + 34, 100, _ROOFS)
    _lantern(pen, 50, 36, 58)
    _awning(pen)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    canvas.shape("L", size / 2, 182, 150, theme.INK)
    for k, suit in enumerate("SHL"):
        away = k - 1
        canvas.card(cards.mini("A", suit, 166), 256 + away * 150, 394 + abs(away) * 26, -away * 12)


def _awning(pen: Pen) -> None:
    """Draw the striped cloth over the stall."""
    step = 100 / _STRIPS
    for n in range(_STRIPS):
        colour = _CLOTH if n % 2 else _RED
        pen.box(n * step, 0, (n + 1) * step, 12, colour)
        pen.dot((n + 0.5) * step, 12, step / 2, colour)
    pen.box(0, 0, 100, 3, theme.WOOD_DARK)


def _lantern(pen: Pen, x: float, y: float, wide: float) -> None:
    """Draw a lit paper lantern with its hoops."""
    high = wide
    pen.dot(x, y, wide * 0.7, _GLOW)
    for colour, part in zip(_LAMP, (1.0, 0.8, 0.52), strict=True):
        pen.oval((x - wide * part / 2, y - high / 2, x + wide * part / 2, y + high / 2), colour)
    for down in (-0.34, -0.17, 0, 0.17, 0.34):
        half = wide / 2 * (1 - (2 * down) ** 2) ** 0.5
        pen.line([(x - half + 1, y + down * high), (x + half - 1, y + down * high)], 0.5, _LAMP[0])
    for edge in (y - high / 2, y + high / 2):
        pen.box(x - wide * 0.24, edge - wide * 0.06, x + wide * 0.24, edge + wide * 0.06, theme.INK)
