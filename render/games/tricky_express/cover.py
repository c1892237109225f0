"""The cover of Tricky Express: an express from the front, which comes out of a hand of cards."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.tricky_express import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.pen import Pen
from render.kit.pages.trick_table import card_face

_SKY, _GLOW, _SUN = "#1F5C99", "#2E78BC", "#F7C65B"
_GROUND, _RAIL, _TIE = "#15395F", "#B9C7D6", "#0F2A47"
_BODY, _SHADE, _STRIPE, _GLASS, _LAMP = "#F6F2E6", "#CFCBBD", "#E4572E", "#14202E", "#FFE08A"
_HAND: Final = ((25, 112, 208, -24), (37, 196, 160, -8), (11, 324, 160, 8), (0, 408, 208, 24))
"""The cards behind the train: card, middle, turn in degrees."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    back = Pen(size, size, _SKY)
    back.dot(50, 46, 46, _GLOW)
    back.dot(50, 46, 33, _SUN)
    back.box(0, 68, 100, 100, _GROUND)
    for k in range(5):
        y, reach = 76 + k * k * 1.5 + k * 2, 26 + 9 * k
        back.box(50 - reach, y, 50 + reach, y + 1.4 + 0.5 * k, _TIE)
    for side in (-1, 1):
        back.shape([(50 + 10 * side, 68), (50 + 12 * side, 68), (50 + 38 * side, 100), (50 + 31 * side, 100)], _RAIL)
    canvas.image.paste(back.drawn(), (0, 0))
    for card, x, y, turn in _HAND:
        canvas.card(card_face(card)(176), x, y, turn)
    lay_over(canvas, _train(size))
    canvas.shape("S", size / 2, 376, 80, theme.IVORY)


def _train(size: int) -> Pen:
    """Return the front of the train: its nose, windscreen and lamps."""
    pen = Pen(size, size)
    pen.path("M24 90 C23 56 34 30 50 28 C66 30 77 56 76 90Z", _BODY)
    pen.path("M24 90 C23.6 78 24.4 68 26.4 60 L73.6 60 C75.6 68 76.4 78 76 90Z", _STRIPE)
    pen.path("M28.6 56 C31 43 38 35.6 50 35 C62 35.6 69 43 71.4 56 C60 59.6 40 59.6 28.6 56Z", _GLASS)
    pen.path("M31.6 54.4 C34 45 40 39 48 38.4 L44.6 56.6 C40 56.4 35.4 55.8 31.6 54.4Z", "#33506B")
    pen.line([(50, 35), (50, 58.4)], 1.2, _BODY)
    pen.box(24, 83.6, 76, 86.2, _BODY)
    for x in (33.5, 66.5):
        pen.oval((x - 5.2, 72.6, x + 5.2, 80.6), _GLASS)
        pen.oval((x - 3.8, 73.8, x + 3.8, 79.4), _LAMP)
    pen.box(21, 87, 79, 94.6, _GLASS)
    pen.box(21, 87, 79, 88.6, _SHADE)
    for x in (32, 68):
        pen.dot(x, 91.6, 2.2, _SHADE)
    return pen
