"""The cover of Tennos' Square: a row of rising cards under the gate of the square at sunset."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.tennos_square import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces import cards

_SKY: Final = ("#F5B04A", "#F8C56A", "#FBD98F")
_SUN, _HILL, _NEAR, _PAVING, _JOINT = "#FFF4D6", "#6F9A5B", "#3F7049", "#D9CFB8", "#B9AD92"
_RED, _SHADE, _DARK = "#D3331F", "#A8241A", "#22242B"


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _SKY[0])
    pen.dot(50, 54, 50, _SKY[1])
    pen.dot(50, 54, 38, _SKY[2])
    pen.dot(50, 54, 25, _SUN)
    pen.path("M-2 82 C14 58 28 66 40 74 C56 58 74 56 102 72 L102 100 L-2 100Z", _HILL)
    pen.path("M-2 84 C20 70 34 76 50 79 C66 74 86 70 102 82 L102 100 L-2 100Z", _NEAR)
    pen.box(0, 84, 100, 100, _PAVING)
    for y in (89.5, 95.5):
        pen.box(0, y, 100, y + 0.7, _JOINT)
    _gate(pen)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for k, (rank, suit) in enumerate((("2", "H"), ("5", "L"), ("9", "C"))):
        canvas.card(cards.mini(rank, suit, 148), 120 + k * 136, 400 - k * 68)


def _gate(pen: Pen) -> None:
    """Draw the vermilion gate: two posts that lean, the lower beam with its wedge, and the curved upper beams."""
    pen.both([(12, 24), (20, 24), (17, 90), (7, 90)], _RED)
    pen.both([(12, 24), (14.4, 24), (10, 90), (7, 90)], _SHADE)
    pen.both([(6, 86), (18, 86), (19, 92), (5, 92)], _DARK)
    pen.box(3, 32, 97, 39, _RED)
    pen.box(3, 37.4, 97, 39, _SHADE)
    pen.box(45, 22, 55, 34, _SHADE)
    pen.paths("M50 15 C30 15 12 13 -1 7 L0 15 C14 21 32 23 50 23Z", _RED)
    pen.paths("M50 10 C30 10 12 8 -3 0 L-2 8 C12 14 30 16 50 16Z", _DARK)
