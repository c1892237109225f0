"""The cover of Grazia: three large cards that climb the stairs by moonlight."""

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
_STONE, _RISER = "#E4DECF", "#8790A8"
_STEPS: Final = ((2.5, 82.0), (34.0, 69.0), (65.5, 56.0))
"""Left edge of each card and the height of the step below it, in hundredths of the width."""
_WIDE: Final = 33


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _NIGHT[0])
    pen.dot(40, 38, 58, _NIGHT[1])
    for n in range(34):
        pen.dot(n * 41 % 101, 3 + n * 29 % 60, 0.3 + n % 3 * 0.14, theme.IVORY)
    pen.dot(38, 36, 39, _HALO)
    pen.dot(38, 36, 34, _MOON)
    for x, y, wide in ((24, 14, 5), (40, 10, 3), (17, 26, 3), (30, 24, 2)):
        pen.dot(x, y, wide, theme.mix(_MOON, "#C9B98A", 0.35))
    for n, (left, top) in enumerate(_STEPS):
        pen.box(left - 1, top, 101, 101, theme.mix(_RISER, _NIGHT[0], 0.75 - 0.15 * n))
        pen.box(left - 2.5, top, 101, top + 4.5, _STONE)
        pen.box(left - 2.5, top + 4.5, 101, top + 6, theme.mix(_RISER, theme.INK, 0.35))
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    k, wide = size / 100, round(_WIDE * size / 100)
    for (left, top), rank in zip(_STEPS, "567", strict=True):
        canvas.card(cards.card(rank, "L", wide), (left + _WIDE / 2) * k, top * k - cards.card_height(wide) / 2 + 2)
