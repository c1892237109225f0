"""The cover of Arsène: the thief before the moon, and the jewel for a lone visitor."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.arsene import LOOK
from render.games.arsene.street import jewel, thief
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.ink import lay
from render.kit.drawing.pen import Pen

_SKY, _HALO, _MOON, _CITY = "#3A2C86", "#54459F", "#FFF1C9", "#241A60"
_TALL: Final = 640
"""The height of the thief, whose feet are below the edge of the cover, px."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _SKY)
    pen.dot(50, 40, 47, _HALO)
    pen.dot(50, 40, 38, _MOON)
    for k in range(9):
        x, high = k * 12.5 - 4, 16 + k * 5 % 7 * 2.4
        pen.box(x, 100 - high, x + 11.5, 100, _CITY)
        pen.box(x + 3, 103 - high, x + 5.6, 106 - high, theme.GOLD)
    canvas.image.paste(pen.drawn(), (0, 0))
    figure = thief(_TALL)
    lay(canvas.image, figure, (size - figure.width) // 2, 24)
    canvas.sprite(jewel(2, 216), size / 2 - 108, 300)
