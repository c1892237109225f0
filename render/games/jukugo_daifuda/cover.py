"""The cover of Jukugo Daifuda: a scroll with a word of two characters, of which the second is a card."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.jukugo_daifuda.terms import spell
from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.sets import face
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import shapes, theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import DECK

_WALL: Final = ("#8C9A5B", "#97A567")
_POST, _GRAIN = "#5A3A22", "#6E4A2C"
_PAPER, _SILK, _GOLD, _ROD = "#FBF3DF", "#2B3A63", "#C9A24A", "#3A2416"


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _WALL[0])
    pen.dot(50, 42, 62, _WALL[1])
    for left in (0, 93):
        pen.box(left, 0, left + 7, 100, _POST)
        pen.box(left + 2.6, 0, left + 3.8, 100, _GRAIN)
    _scroll(pen)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    _, other = spell("日本")
    shapes.glyph(canvas.image, size / 2, 132, "日", 180, theme.INK, face=DECK)
    canvas.card(face(other, 186), size / 2 + 4, 344, -6)


def _scroll(pen: Pen) -> None:
    """Draw a hanging scroll: its cord, paper with borders of silk, and the rod."""
    pen.line([(30, 5), (50, -4), (70, 5)], 1, _ROD)
    pen.box(17, 4, 83, 101, _SILK)
    pen.box(17, 8.4, 83, 10.4, _GOLD)
    pen.box(23, 13, 77, 101, _PAPER)
    pen.box(14, 2, 86, 6.4, _ROD)
