"""The sea round the six bases on the table: shallow water at their shore, waves, a compass rose, ships."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.games.hex_jinchi import LOOK
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen

_DEEP: Final = theme.mix(LOOK.base, "#27408B", 0.34)
_SHORE: Final = theme.mix(LOOK.base, "#4C7CC4", 0.5)
_WAVE: Final = theme.mix(_DEEP, _SHORE, 0.6)
_FOAM: Final = theme.mix(_SHORE, "#C9CDEB", 0.42)
_CHART: Final = theme.mix(_DEEP, theme.IVORY, 0.5)
"""The light side of the compass rose and of the sails."""
_DARK: Final = theme.mix(_DEEP, theme.INK, 0.6)
_POINTS: Final = 8


def sea(canvas: Canvas, x: int, y: int, radius: int, *, duel: bool) -> None:
    """Draw the water below the bar, around the bases with their middle at x, y; in a duel with a rose in the
    free corner, and a ship for each.
    """
    drawn = _water(theme.WIDTH, theme.TABLE_HEIGHT - theme.BAR_HEIGHT, x, y - theme.BAR_HEIGHT, radius, duel)
    lay_opaque(canvas.image, drawn, 0, theme.BAR_HEIGHT)


@kept
def _water(width: int, height: int, x: int, y: int, radius: int, duel: bool) -> Image.Image:
    """Return the sea. Do not draw into it."""
    pen, k = Pen(width, height, _DEEP), 100 / width
    shore = 3.06 * radius
    for n in range(96):  # in rows, every second one moved by half a wave
        row, column = divmod(n, 8)
        left = (column * 160 + row % 2 * 80 + row * 37 % 40 - 40) * k
        _wave(pen, left, (24 + row * 58) * k)
    for reach, tone in ((58, theme.mix(_DEEP, _SHORE, 0.45)), (30, _SHORE), (8, _FOAM)):
        pen.shape([((x + a * (shore + reach)) * k, (y + b * (shore + reach)) * k) for a, b in _SIDES], tone)
    if duel:
        _rose(pen, 132 * k, 134 * k, 92 * k)
        _ship(pen, 118 * k, 378 * k, 1.0, 0)
        _ship(pen, 1086 * k, 356 * k, -0.84, 1)
    return pen.drawn()


_SIDES: Final = tuple((math.cos(math.radians(60 * n)), math.sin(math.radians(60 * n))) for n in range(6))
"""The corners of a hexagon that stands on a side."""


def _wave(pen: Pen, x: float, y: float) -> None:
    """Draw the crest of a wave, its left end at x, y."""
    crests = [f"C{x + n + 1} {y - 0.95} {x + n + 2} {y - 0.95} {x + n + 3} {y}" for n in (0, 3)]
    back = [f"C{x + n - 1} {y - 0.5} {x + n - 2} {y - 0.5} {x + n - 3} {y + down}" for n, down in ((6, 0.45), (3, 0))]
    pen.path(" ".join([f"M{x} {y}", *crests, *back]) + "Z", _WAVE)


def _rose(pen: Pen, x: float, y: float, far: float) -> None:
    """Draw a compass rose: a ring, eight points half light, half dark, the north one longest."""
    pen.dot(x, y, far * 0.8, _CHART)
    pen.dot(x, y, far * 0.76, _DEEP)
    pen.dot(x, y, far * 0.62, theme.mix(_DEEP, _CHART, 0.35))
    pen.dot(x, y, far * 0.59, _DEEP)
    for n in (*range(1, _POINTS, 2), *range(0, _POINTS, 2)):
        turn, tall = math.pi * 2 * n / _POINTS - math.pi / 2, far * (0.58 if n % 2 else 0.98)
        tip = (x + tall * math.cos(turn), y + tall * math.sin(turn))
        for side, tone in ((-1, _CHART), (1, _DARK)):
            flank = turn + side * math.pi / _POINTS
            wide = far * (0.2 if n % 2 else 0.26)
            pen.shape([(x, y), tip, (x + wide * math.cos(flank), y + wide * math.sin(flank))], tone)
    pen.dot(x, y, far * 0.1, _CHART)
    pen.dot(x, y, far * 0.05, _DARK)


def _ship(pen: Pen, x: float, y: float, k: float, seat: int) -> None:
    """Draw a ship of a seat under two sails, the middle of its water line at x, y; it sails to the left if k < 0."""

    def at(*points: float) -> list[tuple[float, float]]:
        return [(x + points[n] * k, y + points[n + 1] * abs(k)) for n in range(0, len(points), 2)]

    pen.shape(at(-4.6, -2.2, 5.2, -2.2, 3.4, 0.4, -3.4, 0.4), _DARK)
    pen.shape(at(-4.2, -2.2, 5.0, -2.2, 4.5, -1.5, -3.9, -1.5), _CHART)
    pen.line(at(0, -2, 0, -10), 0.4, _DARK)
    pen.shape(at(0.5, -9.6, 4.8, -3.2, 0.5, -3.2), _CHART)
    pen.shape(at(-0.5, -8.6, -4.2, -3.2, -0.5, -3.2), theme.mix(_DEEP, _CHART, 0.7))
    pen.shape(at(0, -10.6, -2.2, -10, 0, -9.4), theme.mix(_DEEP, theme.SEAT_COLOUR[seat], 0.8))
    pen.line(at(-5.4, 0.9, -1.6, 0.9), 0.3, _FOAM)
    pen.line(at(0.4, 1.1, 5.4, 1.1), 0.3, _FOAM)
