"""The cover of Dominuxen: a boat on the sea, its sail a large domino."""

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
_SUN, _RAY, _FOAM, _MAST = "#FFC24D", "#FFD98A", "#F2FBF6", "#5A3219"
_HULL, _SHADE = "#D3304C", "#9C1F38"
_SAIL: Final = 186
"""The width of the tile, px."""
_DECK: Final = 384
"""The height of the deck, px."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _SKY[0])
    pen.dot(50, 46, 58, _SKY[1])
    pen.dot(50, 44, 47, _RAY)
    pen.dot(50, 44, 41, _SUN)
    pen.box(0, 70, 100, 100, _SEA[0])
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    _wave(canvas, 72, 0)
    _boat(canvas)
    _wave(canvas, 89, 2)


def _boat(canvas: Canvas) -> None:
    """Draw the boat; the tile is its sail."""
    size = canvas.image.width
    pen, deck = Pen(size, size), _DECK * 100 / size
    pen.line([(50, deck), (50, 1)], 3.6, _MAST)
    pen.path(
        f"M2 {deck - 11} C13 {deck - 3} 24 {deck} 36 {deck} L66 {deck} C78 {deck} 89 {deck - 4} 98 {deck - 14} "
        f"C98 {deck + 8} 90 {deck + 22} 76 {deck + 22} L25 {deck + 22} C11 {deck + 22} 3 {deck + 8} 2 {deck - 11}Z",
        _FOAM,
    )
    pen.path(
        f"M3 {deck - 3} C14 {deck + 4} 24 {deck + 6} 36 {deck + 6} L66 {deck + 6} C78 {deck + 6} 88 {deck + 2} "
        f"97.4 {deck - 5} C97 {deck + 11} 89 {deck + 22} 76 {deck + 22} L25 {deck + 22} "
        f"C12 {deck + 22} 4 {deck + 10} 3 {deck - 3}Z",
        _HULL,
    )
    pen.box(10, deck + 13, 90, deck + 15.4, _SHADE)
    lay_over(canvas, pen)
    canvas.card(tile(7, 7, _SAIL), size / 2, _DECK - _SAIL - 4, -4)


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
