"""The drawings of Boonaken: the Delft tiles of the mat, pluses and minuses, and the cover."""

from __future__ import annotations

from math import hypot
from typing import Final

from PIL import Image

from engine.games.boonaken.terms import TWO
from render.games.boonaken import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import glyph
from render.kit.layout import Ink, Node
from render.kit.pages.trick_table import BAND, places
from render.kit.pieces import cards

TILE: Final = 72
"""The side of a tile, px."""
_RIM: Final = 20
"""Distance of the tiles from the edge of the mat, px."""
_GLAZE: Final = 0.1
"""The part of ivory in the colour of a tile."""
_DRAWN: Final = {
    "mill": ("M40 84 L44 48 L56 48 L60 84Z", "M42 48 L50 36 L58 48Z", "M24 84 L76 84 L76 88 L24 88Z"),
    "tulip": (
        "M36 22 L44 32 L50 18 L56 32 L64 22 C67 40 62 52 50 53 C38 52 33 40 36 22Z",
        "M48 52 L52 52 L52 86 L48 86Z",
        "M50 84 C34 82 28 70 27 56 C40 62 48 70 50 84Z",
        "M50 84 C66 82 72 70 73 56 C60 62 52 70 50 84Z",
    ),
    "ship": (
        "M20 64 L80 64 C78 74 72 78 66 79 L34 79 C28 78 22 74 20 64Z",
        "M48 18 L51 18 L51 62 L48 62Z",
        "M54 22 C68 34 74 46 75 58 L54 58Z",
        "M45 28 C34 38 28 48 26 58 L45 58Z",
        "M16 84 C26 80 32 88 42 84 C52 80 58 88 68 84 C74 82 78 84 84 85 L84 88 L16 88Z",
    ),
    "fish": ("M22 50 C34 30 58 30 72 48 L84 36 L82 50 L84 64 L72 52 C58 70 34 70 22 50Z",),
}
"""The drawings on the tiles, in hundredths of their side."""
_STROKES: Final = {
    "mill": (((28, 20), (72, 60)), ((72, 20), (28, 60))),
    "fish": (((18, 76), (34, 72), (50, 76), (66, 72), (82, 76)),),
}
_MOTIFS: Final = tuple(_DRAWN)
RED: Final = "#C62828"
"""The colour of a minus."""

_SKY: Final = ("#F0701C", "#F58A34", "#F9A855")
_TOWER, _SIDE, _CAP, _DOOR = "#7A2A1E", "#5F1F18", "#22242B", "#F9D27A"
_HOUSES: Final = ("#B23A2A", "#2F5C86", "#D98C2B", "#4E7A4A", "#8A2F3F")
_WATER, _WAVE, _QUAY = "#1F5C8C", "#3A7DAE", "#E9DFC8"
"""Colours of the cover."""
_HUB: Final = (260, 196)
"""The middle of its sails, px."""


class Marks(Node):
    """Two places for pluses and two for minuses, mint and red if they are taken."""

    def __init__(self, plus: int, minus: int, size: int) -> None:
        self.plus, self.minus, self.size = plus, minus, size
        self.want = self.least = 4.0 * (size + 4) + 6
        self.height = float(size)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw from the left."""
        size = self.size
        for n in range(2 * TWO):
            good = n < TWO
            full = n % TWO < (self.plus if good else self.minus)
            at = x + size / 2 + 3 + n * (size + 4) + (0 if good else 6)
            fill = (theme.MINT if good else RED) if full else ink.ground
            front = (theme.INK if good else theme.IVORY) if full else ink.quiet
            canvas.disc(at, y + size / 2, size + 4, ink.quiet)
            canvas.disc(at, y + size / 2, size, fill)
            lift = size * 0.07 if good else 0.0  # a plus stands below the middle of its line
            glyph(canvas.image, at, y + size / 2 - lift, "+" if good else "−", round(size * 0.92), front)


def tiles(canvas: Canvas, seats: int) -> None:
    """Draw all whole tiles that fit on the mat of this many seats (``trick_table.mat``)."""
    bottom = float(theme.TABLE_HEIGHT - BAND)
    left, top = places(seats, bottom).mat, theme.BAR_HEIGHT + 16.0
    width, height = theme.WIDTH - 2 * left, bottom - top - 12
    round_ = min(150, height / 2.6)
    across, down = int((width - _RIM) // TILE), int((height - _RIM) // TILE)
    x, y = left + (width - across * TILE) / 2, top + (height - down * TILE) / 2
    for k in range(across * down):
        column, row = k % across, k // across
        at = x + column * TILE, y + row * TILE
        if _inside(at[0] - left, at[1] - top, width, height, round_):
            tile(canvas, *at, column, row)


def tile(canvas: Canvas, x: float, y: float, column: int, row: int) -> None:
    """Draw one tile of a Delft wall: a cobalt drawing, or a suit on every third one."""
    place = column + 2 * row
    motif = "SHCD"[place // 3 % 4] if place % 3 == 0 else _MOTIFS[(place // 3 + place % 3 * 2 + row) % len(_MOTIFS)]
    lay_opaque(canvas.image, _delft(motif, canvas.look.mat, canvas.look.base), round(x), round(y))


@kept
def _delft(motif: str, mat: str, base: str) -> Image.Image:
    """Return a tile with ornaments in its corners, hardly lighter than the mat. Do not draw into it."""
    ground, ink = theme.mix(mat, theme.IVORY, _GLAZE), theme.mix(mat, base, 0.6)
    pen = Pen(TILE, TILE, ink)
    pen.box(1.4, 1.4, 98.6, 98.6, ground)
    for x, y in ((1.4, 1.4), (98.6, 1.4), (1.4, 98.6), (98.6, 98.6)):
        pen.dot(x, y, 17, ink)
        pen.dot(x, y, 12, ground)
        pen.dot(x, y, 7, ink)
    if motif in _DRAWN:
        for path in _DRAWN[motif]:
            pen.path(path, ink)
        for line in _STROKES.get(motif, ()):
            pen.line(line, 4, ink)
    else:
        pen.sign(motif, 50, 50, 46, ink)
    return pen.drawn()


def _inside(x: float, y: float, width: float, height: float, radius: float) -> bool:
    """True if a tile at x, y of a box lies within its round corners."""
    away = [
        hypot(max(0.0, radius - min(at, width - at)), max(0.0, radius - min(down, height - down)))
        for at in (x, x + TILE)
        for down in (y, y + TILE)
    ]
    return max(away) < radius - 8


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a mill at the canal, whose sails are the highest trumps."""
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
