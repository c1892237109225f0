"""The cover of Jukugo Daifuda: a word of two characters on the scroll of an alcove, and the card that completed it."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.sets import cards_of, face
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import shapes, theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import DECK

_WALL: Final = ("#8C9A5B", "#97A567")
_POST, _GRAIN, _SILL = "#5A3A22", "#6E4A2C", "#7A5230"
_PAPER, _SILK, _GOLD, _ROD = "#FBF3DF", "#2B3A63", "#C9A24A", "#3A2416"
_VASE, _LEAF, _BLOOM = "#2F3B47", "#3C5A34", "#D3331F"


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _WALL[0])
    pen.dot(44, 42, 52, _WALL[1])
    pen.box(91, 0, 100, 100, _POST)
    pen.box(93.4, 0, 94.6, 100, _GRAIN)
    pen.box(0, 88, 100, 100, _SILL)
    pen.box(0, 88, 100, 90, _POST)
    _scroll(pen)
    _vase(pen, 13, 90)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    _, other = cards_of("日本")
    shapes.glyph(canvas.image, 239, 162, "日", 158, theme.INK, face=DECK)
    canvas.card(face(other, 206), 362, 344, -9)


def _scroll(pen: Pen) -> None:
    """Draw a hanging scroll: its cord, paper with borders of silk, and the rods."""
    pen.line([(34, 4.5), (46, 0), (58, 4.5)], 0.7, _ROD)
    pen.box(25, 4, 67, 86, _SILK)
    for y in (9.0, 81.0):
        pen.box(25, y, 67, y + 2.2, _GOLD)
    pen.box(29.5, 13.5, 62.5, 79, _PAPER)
    for y in (2.5, 84.0):
        pen.box(23.5, y, 68.5, y + 3.6, _ROD)
    for x in (22, 70):
        pen.dot(x, 85.8, 2.8, _ROD)


def _vase(pen: Pen, x: float, foot: float) -> None:
    """Draw a vase with a branch of camellia."""
    pen.line([(x, foot - 20), (x - 3, foot - 36), (x + 2, foot - 52)], 1.4, _POST)
    pen.line([(x - 2, foot - 34), (x - 9, foot - 44)], 1.2, _POST)
    for leaf_x, leaf_y, side in (
        (x - 9, foot - 46, -1),
        (x + 3, foot - 40, 1),
        (x - 4, foot - 54, -1),
        (x + 4, foot - 58, 1),
    ):
        far = leaf_x + side * 8
        pen.path(
            f"M{leaf_x} {leaf_y} C{leaf_x} {leaf_y - 5} {far} {leaf_y - 6} {far} {leaf_y - 3} "
            f"C{far} {leaf_y + 2} {leaf_x} {leaf_y + 3} {leaf_x} {leaf_y}Z",
            _LEAF,
        )
    for flower_x, flower_y, wide in ((x + 1, foot - 51, 6), (x - 7, foot - 38, 4.6)):
        pen.dot(flower_x, flower_y, wide, _BLOOM)
        pen.dot(flower_x, flower_y, wide * 0.4, "#F9C667")
    pen.path(
        f"M{x - 4} {foot - 22} L{x + 4} {foot - 22} L{x + 3} {foot - 17} C{x + 12} {foot - 12} {x + 9} {foot} "
        f"{x + 6} {foot} L{x - 6} {foot} C{x - 9} {foot} {x - 12} {foot - 12} {x - 3} {foot - 17}Z",
        _VASE,
    )
