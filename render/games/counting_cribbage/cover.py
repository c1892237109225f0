"""The cover of Counting Cribbage: a board with pegs across the table, behind it two fives and a ten-card."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.games.counting_cribbage import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.pieces import cards

_FELT: Final = ("#2C6E49", "#357F55", "#40905F")
_WOOD, _SIDE, _GRAIN, _HOLE = "#C98A4B", "#8E5A2B", "#B87A3D", "#4A2A14"
_PEGS: Final = ("#D3331F", "#2F5C9E")
_TILT: Final = math.radians(-17)
_LANES: Final = (72.0, 85.0)
"""The heights of the rows of holes at the middle of the cover, in hundredths of the width."""


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _FELT[0])
    pen.dot(40, 38, 56, _FELT[1])
    pen.dot(40, 38, 38, _FELT[2])
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for k, (rank, suit) in enumerate((("5", "L"), ("5", "H"), ("J", "C"))):
        canvas.card(cards.card(rank, suit, 212), 122 + k * 132, (214, 168, 160)[k], 18 - k * 16)
    board = Pen(size, size)
    _board(board)
    lay_over(canvas, board)


def _spot(x: float, y: float) -> tuple[float, float]:
    """Return a place on the board, which is turned around the middle of the cover's lower half."""
    across, down, cos, sin = x - 50, y - 78, math.cos(_TILT), math.sin(_TILT)
    return 50 + across * cos - down * sin, 78 + across * sin + down * cos


def _board(pen: Pen) -> None:
    """Draw the board with two rows of holes and a peg in each."""
    pen.shape([_spot(-30, 66), _spot(130, 66), _spot(130, 150), _spot(-30, 150)], _SIDE)
    pen.shape([_spot(-30, 63), _spot(130, 63), _spot(130, 94), _spot(-30, 94)], _WOOD)
    for y in (*(lane - 4 for lane in _LANES), _LANES[-1] + 4):
        pen.line([_spot(-30, y), _spot(130, y)], 0.6, _GRAIN)
    for lane in _LANES:
        for k in range(11):
            pen.dot(*_spot(-10 + k * 12, lane), 3, _HOLE)
    for lane, colour, k in zip(_LANES, _PEGS, (7, 3), strict=True):
        _peg(pen, *_spot(-10 + k * 12, lane), colour)


def _peg(pen: Pen, x: float, y: float, colour: str) -> None:
    """Draw a peg that stands in a hole."""
    pen.line([(x, y), (x + 11, y + 5)], 6, theme.mix(_WOOD, theme.INK, 0.28))
    pen.line([(x, y), (x, y - 21)], 8, theme.mix(colour, theme.INK, 0.25))
    pen.line([(x - 1.2, y - 1), (x - 1.2, y - 21)], 4.8, colour)
    pen.dot(x, y - 25, 8.4, colour)
    pen.dot(x - 2.6, y - 27.6, 2.6, theme.mix(colour, theme.IVORY, 0.6))
