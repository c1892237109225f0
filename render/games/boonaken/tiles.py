"""The mat of Boonaken: a floor of Delft tiles, every other one a shade lighter, with a suit in the middle of each."""

from __future__ import annotations

from math import hypot
from typing import Final

from render.games.boonaken import LOOK
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.trick_table import BAND, places

SIDE: Final = 72
LIGHT: Final = theme.mix(LOOK.mat, theme.IVORY, 0.08)
_RIM: Final = 20
"""Distance of the tiles from the edge of the mat, px."""


def tiles(canvas: Canvas, seats: int) -> None:
    """Draw all whole tiles that fit on the mat of this many seats (``trick_table.mat``)."""
    bottom = float(theme.TABLE_HEIGHT - BAND)
    left, top = places(seats, bottom).spots[0].width - 40, theme.BAR_HEIGHT + 16.0
    width, height = theme.WIDTH - 2 * left, bottom - top - 12
    round_ = min(150, height / 2.6)
    across, down = int((width - _RIM) // SIDE), int((height - _RIM) // SIDE)
    x, y = left + (width - across * SIDE) / 2, top + (height - down * SIDE) / 2
    for k in range(across * down):
        column, row = k % across, k // across
        at = x + column * SIDE, y + row * SIDE
        if _inside(at[0] - left, at[1] - top, width, height, round_):
            tile(canvas, *at, column, row)


def tile(canvas: Canvas, x: float, y: float, column: int, row: int) -> None:
    """Draw one tile: a suit of the one shade on the other."""
    light = (column + row) % 2
    if light:
        canvas.box(x, y, SIDE, SIDE, 6, LIGHT)
    canvas.shape("SHCD"[(column + 2 * row) % 4], x + SIDE / 2, y + SIDE / 2, 40, LOOK.mat if light else LIGHT)


def _inside(x: float, y: float, width: float, height: float, radius: float) -> bool:
    """True if a tile at x, y of a box lies within its round corners."""
    away = [
        hypot(max(0.0, radius - min(at, width - at)), max(0.0, radius - min(down, height - down)))
        for at in (x, x + SIDE)
        for down in (y, y + SIDE)
    ]
    return max(away) < radius - 8
