"""The cover of Target: rings over the whole box, and an arrow in the card at their middle."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.target import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces import cards

_RED, _DEEP, _CREAM = "#D8382C", "#A92324", "#FFF1D6"
_WOOD, _FEATHER, _BRIGHT = "#6B3F22", "#14161C", "#F2B134"
_MIDDLE: Final = (46.0, 55.0)
_RINGS: Final = ((76, _DEEP), (60, _CREAM), (47, _RED), (34, _CREAM), (20, _RED))
"""The radius and the colour of each ring, from the outside in, in hundredths of the width."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen, arrow = Pen(size, size, _DEEP), Pen(size, size)
    for radius, colour in _RINGS:
        pen.dot(*_MIDDLE, radius, colour)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    canvas.card(cards.card("A", "S", 208), _MIDDLE[0] * size / 100, _MIDDLE[1] * size / 100, -9)
    _arrow(arrow)
    lay_over(canvas, arrow)


def _arrow(pen: Pen) -> None:
    """Draw an arrow that comes from the upper right, its head in the card."""
    x, y = _MIDDLE[0] + 3, _MIDDLE[1] - 4
    pen.oval((x - 5, y - 2.4, x + 5, y + 4.4), theme.CARD_EDGE)
    pen.line([(x, y), (89, 12)], 5.6, _FEATHER)
    pen.line([(x, y), (89, 12)], 3.4, _WOOD)
    # Each feather runs along the shaft from its front to its rear end.
    for across, colour in ((-1, _BRIGHT), (1, theme.IVORY)):
        a, b = 7.0 * across, 7.0 * across
        pen.shape([(67, 34), (75 + a, 26 + b), (96 + a, 5 + b), (88, 13)], theme.INK)
        a, b = a * 0.8, b * 0.8
        pen.shape([(69.5, 31.5), (76 + a, 25 + b), (94.4 + a, 6.6 + b), (88, 13)], colour)
    pen.line([(66, 35), (89, 12)], 2.2, _FEATHER)
