"""The cover of Love Letter: guard and princess, who look out of a letter with a seal."""

from __future__ import annotations

from PIL import Image

from render.games.love_letter import LOOK, faces
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen

_SILK, _ROSE = "#A8235F", ("#BB3470", "#CD4A82")
_PAPER, _FOLD, _INSIDE, _WAX = "#FBF0DC", "#EBD9B8", "#D8C096", "#B3121F"


def cover(size: int) -> Image.Image:
    """Return the square cover of the game."""
    return cover_of(size, LOOK, _draw)


def _draw(canvas: Canvas) -> None:
    size = canvas.image.width
    pen = Pen(size, size, _SILK)
    pen.dot(50, 44, 52, _ROSE[0])
    pen.dot(50, 44, 38, _ROSE[1])
    pen.shape([(4, 66), (50, 34), (96, 66), (96, 90), (4, 90)], _INSIDE)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    canvas.card(faces.nameless(1, "west", 204), 174, 186, 11)
    canvas.card(faces.nameless(8, "west", 204), 340, 176, -9)
    letter = Pen(size, size)
    letter.both([(4, 62), (50, 88), (50, 101), (4, 101)], _FOLD)
    letter.both([(2, 63), (5, 63), (44, 85), (2, 101)], _PAPER)
    letter.shape([(2, 101), (50, 74), (98, 101)], theme.mix(_PAPER, _FOLD, 0.4))
    letter.both([(2, 101), (50, 74), (50, 76), (6, 101)], _FOLD)
    letter.dot(50, 82, 12, theme.mix(_WAX, theme.INK, 0.3))
    letter.dot(50, 81, 11.4, _WAX)
    letter.sign("H", 50, 81.6, 12, "#F4A9AE")
    lay_over(canvas, letter)
