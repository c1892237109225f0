"""The cover of En Garde: a fencer's mask before two crossed blades."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.games.en_garde import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen

_GROUND, _RAY = "#E9A92B", "#F1BA48"
_STEEL, _MESH, _WIRE = "#EEF1F4", "#20232B", "#59606E"
_CLOTH, _FOLD = "#FFFDF7", "#D9D2C3"
_BELLS: Final = ("#2C76B5", "#C9472A")


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen, front = Pen(size, size, _GROUND), Pen(size, size)
    for k in range(0, 24, 2):
        a, b = math.tau * k / 24, math.tau * (k + 1) / 24
        pen.shape([(50, 48), *((50 + 90 * math.cos(t), 48 + 90 * math.sin(t)) for t in (a, b))], _RAY)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for bell, mirrored in zip(_BELLS, (False, True), strict=True):
        _blade(front, bell, mirrored=mirrored)
    _mask(front)
    lay_over(canvas, front)


def _blade(pen: Pen, bell: str, *, mirrored: bool) -> None:
    """Draw a foil from a lower corner to the opposite upper corner."""

    def at(x: float, y: float) -> tuple[float, float]:
        return (100 - x if mirrored else x), y

    pen.line([at(4, 97), at(16, 83)], 6.4, theme.INK)
    pen.line([at(16, 83), at(95, 5)], 4.4, theme.INK)
    pen.line([at(16, 83), at(95, 5)], 2.4, _STEEL)
    pen.dot(*at(95, 5), 2.6, theme.INK)
    pen.dot(*at(17, 82), 10.4, theme.INK)
    pen.dot(*at(17, 82), 8.9, bell)
    pen.dot(*at(19, 80), 4.2, theme.mix(bell, theme.IVORY, 0.45))


def _mask(pen: Pen) -> None:
    """Draw the mask from the front: the bib, the padded rim, and the mesh, lit on one side."""
    bib = "M24 58 C24 76 30 90 50 99 C70 90 76 76 76 58Z"
    pen.path("M22 56 C22 78 28 93 50 102 C72 93 78 78 78 56Z", theme.INK)
    pen.path(bib, _CLOTH)
    pen.path("M50 60 L76 58 C76 76 70 90 50 99Z", _FOLD)
    pen.oval((19.5, 6.5, 80.5, 81.5), theme.INK)
    pen.oval((21, 8, 79, 80), _CLOTH)
    pen.oval((26, 13, 74, 75), theme.INK)
    pen.oval((27.4, 14.4, 72.6, 73.6), _MESH)
    x, y, wide, high = 50.0, 44.0, 22.6, 29.6
    for k in range(-4, 5):
        across = wide * k / 4.5
        reach = high * math.sqrt(1 - (across / wide) ** 2)
        pen.line([(x + across, y - reach), (x + across, y + reach)], 0.9, _WIRE)
        down = high * k / 4.5
        reach = wide * math.sqrt(1 - (down / high) ** 2)
        pen.line([(x - reach, y + down), (x + reach, y + down)], 0.9, _WIRE)
    pen.arc((30.5, 17.5, 69.5, 70.5), 150, 232, 2.6, theme.mix(_WIRE, theme.IVORY, 0.6))
