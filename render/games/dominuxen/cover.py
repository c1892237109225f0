"""The cover of Dominuxen: boats on the sea whose sails are dominoes of one number."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.dominuxen import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces.tiles import tile

_SKY: Final = ("#35B5C4", "#5CC7CE", "#8ADADA")
_SEA: Final = ("#1789A8", "#0F6D92", "#0B557A")
_SUN, _FOAM, _MAST = "#FFF1B8", "#DFF6F2", "#6B3F22"
_BOATS: Final = ((2, 112, 330, 104, 5, "#E4572E"), (0, 420, 336, 104, -4, "#F2B134"), (7, 258, 384, 168, 0, "#C92F4A"))
"""Each boat: the lower number of its tile, its middle and its deck and the width of the sail, px; lean; its hull."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _SKY[0])
    pen.dot(50, 52, 54, _SKY[1])
    pen.dot(50, 52, 38, _SKY[2])
    pen.dot(76, 20, 12, _SUN)
    pen.box(0, 62, 100, 100, _SEA[0])
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for k, boat in enumerate(_BOATS):
        if k == 2:  # the large boat is before the first waves
            _wave(canvas, 73, 1)
        _boat(canvas, *boat)
    _wave(canvas, 84, 2)


def _boat(canvas: Canvas, number: int, x: int, deck: int, wide: int, lean: int, colour: str) -> None:
    """Draw a boat with its deck at this height; the tile is its sail."""
    size = canvas.image.width
    k, pen = 100 / size, Pen(size, size)
    middle, top, reach = x * k, deck * k, wide * k
    pen.line([(middle, top + 2), (middle, top - reach * 2 - 6)], 1.6, _MAST)
    pen.shape(
        [(middle, top - reach * 2 - 6), (middle + reach * 0.4, top - reach * 2 - 3.6), (middle, top - reach * 2 - 1.4)],
        colour,
    )
    left, right, low = middle - reach * 0.86, middle + reach * 0.86, top + reach * 0.42
    pen.path(
        f"M{left} {top} L{right} {top} C{right - 1} {low - 2} {right - 5} {low} {right - 7} {low} "
        f"L{left + 7} {low} C{left + 5} {low} {left + 1} {low - 2} {left} {top}Z",
        colour,
    )
    pen.box(left, top, right, top + 1.8, _FOAM)
    lay_over(canvas, pen)
    canvas.card(tile(7, number, wide), x, deck - wide - 10, lean)


def _wave(canvas: Canvas, top: float, tone: int) -> None:
    """Draw a row of waves over the whole width."""
    size, step = canvas.image.width, 12.5
    pen = Pen(size, size)
    pen.box(0, top + 3, 100, 100, _SEA[tone])
    for n in range(9):
        x = n * step - (step / 2) * (tone % 2)
        pen.dot(x + step / 2, top + 3.6, step / 2, _SEA[tone])
        pen.arc((x, top - 2.7, x + step, top + 9.9), 205, 335, 0.9, theme.mix(_SEA[tone], _FOAM, 0.55))
    lay_over(canvas, pen)
