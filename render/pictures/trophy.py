"""The trophy of a cup: the game's card stands in it, its winner is on its front, the name on its foot."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.ink import lay
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import write_name
from render.kit.pieces.person import Person
from render.pictures import leaders
from render.printed import Emblem, printed

HIGH: Final = 1.92
"""The height of a trophy with card and foot, in its widths."""
_CARD: Final = 0.6
"""The side of the card, in widths of the trophy."""
_RIM: Final = 0.54
"""How far the rim of the cup is below the top of the card, in widths."""
_MIDDLE: Final = 0.86
_FACE: Final = 0.45
"""The middle of the winner's portrait below the top, and its diameter, in widths."""
_FOOT: Final = 1.5
"""How far the top of the foot is below the top, in widths."""

_LIGHT, _MID, _DARK = theme.GHOST_LINE, "#D9A441", "#A8741A"
"""The tones of the brass."""


def draw(canvas: Canvas, x: float, y: float, wide: int, emblem: Emblem, winner: Person | None, colour: int) -> None:
    """Draw the trophy with its middle at x and its top at y; without a winner its front is empty."""
    leaders.shine(canvas, x, y + wide * 0.8, round(wide * 2.3))
    side = round(wide * _CARD)
    canvas.card(printed(emblem, "", side, side), x, y + 8 + side / 2, -5)
    cup = _cup(wide)
    lay(canvas.image, cup, round(x - wide / 2), round(y + wide * _RIM))
    down, size = y + wide * _MIDDLE, round(wide * _FACE)
    if winner is None:
        canvas.disc(x, down, size, _DARK)
        canvas.shape("crown", x, down, round(size * 0.56), _MID)
    else:
        leaders.crowned(canvas, x, down, size, colour, winner, round(wide * 0.17))
    _foot(canvas, x, y + wide * _FOOT, wide, winner)


def _foot(canvas: Canvas, x: float, y: float, wide: int, winner: Person | None) -> None:
    """Draw the wooden foot, with the winner's name on a plate."""
    broad, high = round(wide * 0.98), round(wide * 0.36)
    canvas.slab(x - broad / 2, y, broad, high, radius=14, fill=theme.WOOD_DARK, line=theme.WOOD, edge=4)
    plate, thick = broad - 28, high - 26
    canvas.box(x - plate / 2, y + 13, plate, thick, 8, theme.IVORY if winner else theme.WOOD)
    if winner:
        left, room = x - plate / 2 + 6, plate - 12
        write_name(canvas, left, y + 13 + thick / 2, room, winner.name, 44, theme.INK, "m", height=thick - 4)


@kept
def _cup(wide: int) -> Image.Image:
    """Return the cup with its handles and its stem, ``wide`` px wide, as high as it is wide."""
    p = Pen(wide, wide)
    for wider, tone, width in ((0, _DARK, 6.5), (1.6, _MID, 3.3)):
        p.arc((3 + wider, 12 + wider, 36 - wider, 50 - wider), 60, 300, width, tone)
        p.arc((64 + wider, 12 + wider, 97 - wider, 50 - wider), 240, 480, width, tone)
    p.path("M44 66 L56 66 L58 86 C64 89 71 93 73 100 L27 100 C29 93 36 89 42 86Z", _DARK)
    p.path("M46 66 L52 66 L52 88 L42 100 L34 100 C36 94 42 90 45 87Z", _MID)
    p.path("M13 4 L87 4 C87 44 75 66 57 72 L43 72 C25 66 13 44 13 4Z", _DARK)
    p.path("M13 4 L74 4 C74 42 64 63 52 70 L43 72 C25 66 13 44 13 4Z", _MID)
    p.path("M17 4 L30 4 C30 32 36 52 43 66 C29 58 17 38 17 4Z", _LIGHT)
    p.oval((36, 76, 64, 83), _MID)
    p.oval((38, 77, 50, 82), _LIGHT)
    p.shape([(10, 0), (90, 0), (88, 9), (12, 9)], _MID)
    p.shape([(10, 0), (52, 0), (51, 9), (12, 9)], _LIGHT)
    p.box(12, 8, 88, 10.5, _DARK)
    return p.drawn()
