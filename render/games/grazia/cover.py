"""The cover of Grazia: four cards of two suits that are the stairs before the moon."""

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
_WIDE: Final = 42
"""The width of a card, in hundredths of the width."""
_CARDS: Final = (("5", "H"), ("6", "S"), ("7", "H"), ("8", "S"))
_FIRST, _STEP, _RISE = (19.0, 76.0), 19.4, 15.0
"""The middle of the lowest card; how far the next one is to the right and above it, in hundredths of the width."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _NIGHT[0])
    pen.dot(32, 32, 62, _NIGHT[1])
    for n in range(34):
        pen.dot(n * 41 % 101, 3 + n * 29 % 60, 0.3 + n % 3 * 0.14, theme.IVORY)
    pen.dot(33, 31, 36, _HALO)
    pen.dot(33, 31, 31, _MOON)
    for x, y, wide in ((20, 22, 5), (38, 11, 3.4), (11, 36, 3), (30, 32, 2.2), (46, 20, 2)):
        pen.dot(x, y, wide, _CRATER)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    k, wide = size / 100, round(_WIDE * size / 100)
    for n, (rank, suit) in enumerate(_CARDS):
        canvas.card(cards.card(rank, suit, wide), (_FIRST[0] + n * _STEP) * k, (_FIRST[1] - n * _RISE) * k)
