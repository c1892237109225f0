"""The cover of Grazia: three large cards of three suits that climb the stairs before the moon."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.grazia import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces import cards

_NIGHT: Final = ("#132A63", "#1B3D84")
_MOON, _HALO, _CRATER = "#FBE9B0", "#3564B4", "#EBD28C"
_STONE, _RISERS = "#F3EAD2", ("#C79A64", "#A57C4F", "#84613F")
_STEPS: Final = ((1.5, 91.0), (33.5, 76.0), (65.5, 61.0))
"""Left edge of each card and the height of the step below it, in hundredths of the width."""
_WIDE: Final = 33
_CARDS: Final = (("5", "H"), ("6", "S"), ("7", "D"))


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _NIGHT[0])
    pen.dot(42, 44, 62, _NIGHT[1])
    for n in range(34):
        pen.dot(n * 41 % 101, 3 + n * 29 % 60, 0.3 + n % 3 * 0.14, theme.IVORY)
    pen.dot(42, 43, 44, _HALO)
    pen.dot(42, 43, 39, _MOON)
    for x, y, wide in ((24, 20, 5), (44, 12, 3.4), (13, 34, 3), (34, 27, 2.2), (52, 20, 2)):
        pen.dot(x, y, wide, _CRATER)
    for n, (left, top) in enumerate(_STEPS):
        pen.box(left - 0.5, top, 101, 101, _RISERS[n])
        pen.box(left - 2, top, 101, top + 4, _STONE)
        pen.box(left - 2, top + 4, 101, top + 5.4, theme.mix(_RISERS[n], theme.INK, 0.4))
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    k, wide = size / 100, round(_WIDE * size / 100)
    for (left, top), (rank, suit) in zip(_STEPS, _CARDS, strict=True):
        canvas.card(cards.card(rank, suit, wide), (left + _WIDE / 2) * k, top * k - cards.card_height(wide) / 2 + 2)
