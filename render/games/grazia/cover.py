"""The cover of Grazia: cards that climb the stairs of a garden by moonlight."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.grazia import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces import cards

_NIGHT: Final = ("#16306E", "#1D4088", "#28539F")
_MOON, _HALO = "#FBEFC9", "#3B66B0"
_LEAF: Final = ("#1C5A4C", "#27725F")
_HEDGE, _TREE, _STONE, _RISER = "#0D2748", "#0A1F3C", "#E4DECF", "#A9AEBB"
_STAIRS: Final = ((4, 88), (27, 72), (50, 56), (73, 40))
"""Left edge and height of each step, in hundredths of the width; the last goes on to the edge."""
_STEP: Final = 23


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _NIGHT[0])
    pen.dot(31, 29, 58, _NIGHT[1])
    pen.dot(31, 29, 39, _NIGHT[2])
    for n in range(34):
        pen.dot(n * 41 % 101, 3 + n * 29 % 60, 0.3 + n % 3 * 0.14, theme.IVORY)
    pen.dot(31, 29, 24, _HALO)
    pen.dot(31, 29, 20, _MOON)
    for x, y, wide in ((24, 22, 4.5), (37, 35, 3), (33, 20, 1.8), (25, 36, 2.2)):
        pen.dot(x, y, wide, theme.mix(_MOON, "#C9B98A", 0.35))
    for x, top, wide in ((8, 46, 6.5), (20, 56, 5)):
        right, left = x + wide, x - wide
        pen.path(f"M{x} {top} C{right} {top + 20} {right} 80 {x} 104 C{left} 80 {left} {top + 20} {x} {top}Z", _TREE)
    for n, (left, top) in enumerate(_STAIRS):
        pen.box(left, top, 100, 100, theme.mix(_RISER, _NIGHT[1], 0.34 - 0.1 * n))
        pen.box(left - 1.4, top, 100, top + 4, _STONE)
        pen.box(left, top + 4, 100, top + 5, theme.mix(_RISER, theme.INK, 0.3))
    _topiary(pen, 88, 40)
    pen.box(0, 95, 100, 100, _HEDGE)
    for n in range(14):
        pen.dot(n * 7.6, 95.5, 4.4, _HEDGE)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for (left, top), rank in zip(_STAIRS[:3], "567", strict=True):
        canvas.card(cards.card(rank, "L", 112), (left + _STEP / 2 + 0.4) * size / 100, top * size / 100 - 78)


def _topiary(pen: Pen, x: float, foot: float) -> None:
    """Draw a tree cut into three balls, in a pot."""
    pen.line([(x, foot - 5), (x, foot - 24)], 1.2, theme.WOOD_DARK)
    for up, wide in ((11.5, 6.4), (20.5, 5), (27.5, 3.6)):
        pen.dot(x, foot - up, wide, _LEAF[0])
        pen.dot(x - wide * 0.22, foot - up - wide * 0.22, wide * 0.62, _LEAF[1])
    pen.shape([(x - 5, foot - 7), (x + 5, foot - 7), (x + 3.6, foot), (x - 3.6, foot)], "#B5603A")
    pen.box(x - 6, foot - 8.4, x + 6, foot - 6, "#C9754A")
