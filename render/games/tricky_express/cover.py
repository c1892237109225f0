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
    canvas.shape("S", size / 2, 398, 74, theme.IVORY)


def _train(size: int) -> Pen:
    """Return the front of the train: its nose, windscreen and lamps."""
    pen = Pen(size, size)
    pen.path("M24 93 C20 62 30 30 50 26 C70 30 80 62 76 93Z", _SHADE)
    pen.path("M27 90 C24 62 33 33 50 29 C67 33 76 62 73 90Z", _BODY)
    pen.path("M26.6 84 C25.4 70 27 60 30 52 C36 78 64 78 70 52 C73 60 74.6 70 73.4 84Z", _STRIPE)
    pen.path("M35 50 C36 39 42 34 50 33 C58 34 64 39 65 50 C60 55 40 55 35 50Z", _GLASS)
    pen.path("M38 48 C39 41 44 37 49 36.4 L46 50 C43 50 40 49.4 38 48Z", "#33506B")
    for x in (33.5, 66.5):
        pen.oval((x - 5.2, 76, x + 5.2, 84), _GLASS)
        pen.oval((x - 3.8, 77.2, x + 3.8, 82.8), _LAMP)
    pen.path("M26 86 C36 94 64 94 74 86 L76 95 L24 95Z", _GLASS)
    return pen
