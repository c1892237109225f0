"""The cover of All Aboard: a large engine with a card on its wagon, above them a red signal."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.core.cards import card
from render.games.all_aboard import LOOK
from render.games.all_aboard.railway import DANGER, engine
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pages.joker_pack import face
from render.kit.pieces import cards

_SKY, _SUN, _SMOKE = ("#5FB4E6", "#86CBF0"), "#FFE9A0", "#FFFFFF"
_HILLS: Final = ("#D6E6A4", "#C2DA8C", "#A9CB74")
_BED, _RAIL = "#8A6B4A", "#E9DFC8"
_RAILS: Final = 88
"""The height of the rails, in hundredths of the width."""
_CARD: Final = 196


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen, rails = Pen(size, size, _SKY[0]), _RAILS * size / 100
    pen.dot(52, 40, 52, _SKY[1])
    pen.dot(84, 13, 9, _SUN)
    for box, colour in zip(((-50, 38, 70, 130), (20, 46, 150, 140), (-20, 62, 90, 140)), _HILLS, strict=True):
        pen.oval(box, colour)
    for x, y, wide in ((30, 6, 8),):
        pen.dot(x, y, wide, _SMOKE)
    pen.box(0, _RAILS - 2, 100, 100, _BED)
    for n in range(11):
        pen.box(n * 9.6 - 2, _RAILS + 0.8, n * 9.6 + 4, _RAILS + 4.6, theme.WOOD_DARK)
    pen.box(0, _RAILS - 0.6, 100, _RAILS + 1.2, _RAIL)
    _signal(pen, 60, _RAILS)
    _wagon(pen, 80, _RAILS)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    canvas.sprite(engine(372), -64, rails - 371)
    for x, y, wide in ((46, 148, 82), (24, 96, 104), (92, 62, 112)):
        canvas.disc(x, y, wide, _SMOKE)
    high = cards.card_height(_CARD) / 2
    canvas.card(face(card("S7"))(_CARD), 0.81 * size, rails - 48 - high)


def _wagon(pen: Pen, x: float, rails: float) -> None:
    """Draw a flat wagon on the rails."""
    pen.box(x - 19, rails - 6.6, x + 17, rails - 5, theme.INK)
    pen.box(x - 16.5, rails - 8.4, x + 16.5, rails - 5, theme.SEAT_COLOUR[0])
    for at in (x - 9.5, x + 9.5):
        pen.dot(at, rails - 3.4, 3.4, theme.INK)
        pen.dot(at, rails - 3.4, 1.3, _RAIL)


def _signal(pen: Pen, x: float, rails: float) -> None:
    """Draw a mast with a red lamp."""
    pen.box(x - 5.4, rails - 2.4, x + 5.4, rails + 1.2, theme.INK)
    pen.box(x - 1.2, rails - 72, x + 1.2, rails, theme.INK)
    pen.dot(x, rails - 76, 10, theme.INK)
    pen.dot(x, rails - 76, 7.4, DANGER)
    pen.dot(x - 2.4, rails - 78.4, 2.2, "#F4A9AE")
