"""The cover of Boonaken: a mill at the canal, whose sails are the highest trumps."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.boonaken import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces import cards

_SKY: Final = ("#F0701C", "#F58A34", "#F9A855")
_TOWER, _SIDE, _CAP, _DOOR = "#7A2A1E", "#5F1F18", "#22242B", "#F9D27A"
_HOUSES: Final = ("#B23A2A", "#2F5C86", "#D98C2B", "#4E7A4A", "#8A2F3F")
_WATER, _WAVE, _QUAY = "#1F5C8C", "#3A7DAE", "#E9DFC8"
_HUB: Final = (260, 196)
"""The middle of the sails, px."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _SKY[0])
    pen.dot(50, 38, 56, _SKY[1])
    pen.dot(50, 38, 40, _SKY[2])
    for n, (x, top) in enumerate(((-3, 63), (13, 70), (66, 68), (82, 60))):
        _gable(pen, x, 17, top, _HOUSES[n])
    pen.shape([(40, 36), (60, 36), (68, 88), (32, 88)], _TOWER)
    pen.shape([(40, 36), (46, 36), (42, 88), (32, 88)], _SIDE)
    pen.path("M38 38 C38 26 62 26 62 38Z", _CAP)
    pen.path("M45 88 L45 77 C45 71 55 71 55 77 L55 88Z", _DOOR)
    pen.box(0, 86, 100, 89, _QUAY)
    pen.box(0, 89, 100, 100, _WATER)
    for n, x in enumerate((4, 34, 70, 18, 52, 84)):
        pen.box(x, 92 + n // 3 * 4, x + 16, 93 + n // 3 * 4, _WAVE)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    x, y = _HUB
    for rank, across, down, turn in (("J", 1, -1, -45), ("9", 1, 1, -135), ("A", -1, 1, 135), ("10", -1, -1, 45)):
        canvas.card(cards.card(rank, "H", 112), x + across * 82, y + down * 82, turn)
    canvas.disc(x, y, 46, theme.INK)
    canvas.disc(x, y, 30, theme.GOLD)


def _gable(pen: Pen, x: float, wide: float, top: float, colour: str) -> None:
    """Draw a narrow house with a stepped gable and lit windows."""
    pen.box(x, top, x + wide, 90, colour)
    for step in range(3):
        inset = 2.2 * (step + 1)
        pen.box(x + inset, top - 3 * (step + 1), x + wide - inset, top, colour)
    for row in range(2):
        for column in range(2):
            left, high = x + 3.4 + column * 6.2, top + 3 + row * 8
            pen.box(left, high, left + 3.8, high + 5, "#FBE3A4")
