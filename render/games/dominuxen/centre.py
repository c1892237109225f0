"""The middle of the table: open tiles with the letters of the menu, the pile, the discard."""

from __future__ import annotations

from typing import Final

from engine.games.dominuxen.state import DominuxenView
from engine.games.dominuxen.terms import ROW
from locales import Words
from render.games.dominuxen.narration import LETTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.layout import Node, Paint, Picture, Text
from render.kit.layout import Row as Across
from render.kit.pieces.tiles import corner, tile_back, upright
from render.large.parts import facts

_BESIDE: Final = 400
"""The least width of what is beside the open tiles in large print, px."""
_LETTER, _HANG = 32, 24
"""Height of a letter below an open tile, and how far it hangs below it, px."""


def draw_centre(canvas: Canvas, view: DominuxenView, words: Words, box: Box) -> None:
    """Draw all of it on a mat, gold round it while a player draws."""
    x, y, width, height = box
    look, drawing = canvas.look, view.phase == "draw"
    canvas.slab(*box, fill=look.mat, line=theme.GOLD if drawing else look.mat_line, edge=5, radius=26)
    left = words("dominuxen-draws-left", owed=str(view.s.owed)) if drawing else ""
    counts = _counts(view, words)
    if height < 200:
        middle = y + height / 2
        canvas.text(x + 26, middle - (20 if left else 0), words("dominuxen-row"), size=32, room=140)
        canvas.text(x + 26, middle + 22, left, size=30, colour=theme.GOLD, room=140)
        draw_row(canvas, view, Box(x + 176, y + 10, 500, height - 20))
        counts.place(canvas, x + 704, middle - counts.height / 2, width - 730)
        return
    canvas.text(x + 26, y + 34, words("dominuxen-row"), size=32, room=width / 2)
    canvas.text(x + width - 26, y + 34, left, size=32, colour=theme.GOLD, align="r", room=width / 2 - 40)
    foot = counts.height + 20
    draw_row(canvas, view, box.below(58).head(height - 58 - foot - 8).inset(20, 0))
    counts.place(canvas, x + 26, y + height - foot, width - 52)


def draw_row(canvas: Canvas, view: DominuxenView, box: Box) -> None:
    """Draw the open tiles from left to right as large as they fit, each with its letter; dashes for a missing one."""
    x, y, width, height = box
    step = width / ROW
    wide = int(min(72, (height - _HANG) / 2, step - 14))
    top = y + (height - 2 * wide - _HANG) / 2
    for k in range(ROW):
        middle = x + (k + 0.5) * step
        left = middle - wide / 2
        if k >= len(view.s.row):
            canvas.outline(left, top, wide, 2 * wide, corner(wide), 3, canvas.look.mat_line, dash=8)
            continue
        canvas.sprite(upright(view.s.row[k], wide), left, top)
        line = theme.GOLD if view.phase == "draw" else canvas.look.quiet
        under = top + 2 * wide - _LETTER + _HANG
        fill = canvas.look.panel
        canvas.badge(middle, under, LETTERS[k], size=25, height=_LETTER, fill=fill, colour=theme.CREAM, line=line)


def large_row(view: DominuxenView, words: Words, width: float) -> Node:
    """Return the open tiles with their letters, the pile and the discard, in large print."""
    drawing = view.phase == "draw"

    def one(k: int) -> Node:
        def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
            canvas.sprite(upright(view.s.row[k], 80), x, y)
            fill, colour = (theme.GOLD, theme.INK) if drawing else (canvas.look.panel, theme.CREAM)
            canvas.badge(x + 40, y + 148, LETTERS[k], size=38, height=50, fill=fill, colour=colour)

        return Paint(80, 200, draw)

    left = Text(words("dominuxen-draws-left", owed=str(view.s.owed)), 40, theme.GOLD) if drawing else None
    back = Picture(tile_back(34))
    row = Across(*(one(k) for k in range(len(view.s.row))), gap=18)
    beside = width - row.want - 40
    piles = facts(
        beside if beside > _BESIDE else width,
        Across(Text(words("dominuxen-pile"), 36, quiet=True), back, Text(str(len(view.s.pile)), 44), gap=12),
        Across(Text(words("dominuxen-discard"), 36, quiet=True), Text(str(len(view.s.discard)), 44), gap=12),
        left,
    )
    return facts(width, row, piles)


def _counts(view: DominuxenView, words: Words) -> Node:
    """Return how many tiles the pile has, and how many are out of the round."""
    return Across(
        pile(view, words, 36), Text(words("dominuxen-discard"), 28, quiet=True), Text(str(len(view.s.discard)), 40)
    )


def pile(view: DominuxenView, words: Words, width: int) -> Node:
    """Return the pile with its number of tiles."""

    def empty(canvas: Canvas, x: float, y: float, wide: float, high: float) -> None:
        canvas.outline(x, y, width, 2 * width, corner(width), 3, canvas.look.mat_line, dash=8)

    back = Picture(tile_back(width)) if view.s.pile else Paint(width, 2 * width, empty)
    count = Text(words("dominuxen-count", count=str(len(view.s.pile))), 40)
    return Across(Text(words("dominuxen-pile"), 30), back, count, grow=1)
