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
from render.kit.layout import Column, Node, Paint, Picture, Text
from render.kit.layout import Row as Across
from render.kit.pieces.tiles import corner, tile_back, upright
from render.large.parts import facts

_BESIDE: Final = 400
"""The least width of what is beside the open tiles in large print, px."""
_NARROW, _SIDE = 400, 126
"""A centre narrower than this has the pile at the side of the open tiles, in so much room, px."""
_BETWEEN: Final = 6
"""The distance of two rows of open tiles, px."""
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
    if width < _NARROW:
        draw_row(canvas, view, box.left(width - _SIDE).inset(10))
        side = box.beside(width - _SIDE).inset(2, 12)
        canvas.text(side.x + side.width / 2, y + 40, left, size=30, colour=theme.GOLD, align="m", room=side.width - 8)
        _stacked(view, words).within(canvas, side.below(40) if left else side)
        return
    canvas.text(x + 26, y + 34, words("dominuxen-row"), size=32, room=width / 2)
    canvas.text(x + width - 26, y + 34, left, size=32, colour=theme.GOLD, align="r", room=width / 2 - 40)
    foot = counts.height + 20
    draw_row(canvas, view, box.below(58).head(height - 58 - foot - 8).inset(20, 0))
    counts.place(canvas, x + 26, y + height - foot, width - 52)


def draw_row(canvas: Canvas, view: DominuxenView, box: Box) -> None:
    """Draw the open tiles from left to right as large as they fit, each with its letter; dashes for a missing one.

    They are in two rows if they are larger then.
    """
    rows = max((1, 2), key=lambda rows: (_widest(box, rows), -rows))
    wide, per = _widest(box, rows), ROW // rows
    step, high = box.width / per, 2 * wide + _HANG
    first = box.y + (box.height - rows * high - (rows - 1) * _BETWEEN) / 2
    for k in range(ROW):
        row, column = divmod(k, per)
        middle, top = box.x + (column + 0.5) * step, first + row * (high + _BETWEEN)
        left = middle - wide / 2
        if k >= len(view.s.row):
            canvas.outline(left, top, wide, 2 * wide, corner(wide), 3, canvas.look.mat_line, dash=8)
            continue
        canvas.sprite(upright(view.s.row[k], wide), left, top)
        line = theme.GOLD if view.phase == "draw" else canvas.look.quiet
        under = top + 2 * wide - _LETTER + _HANG
        fill = canvas.look.panel
        canvas.badge(middle, under, LETTERS[k], size=25, height=_LETTER, fill=fill, colour=theme.CREAM, line=line)


def _widest(box: Box, rows: int) -> int:
    """Return the width of the open tiles in this many rows."""
    high = (box.height - (rows - 1) * _BETWEEN) / rows
    return int(min(76, (high - _HANG) / 2, box.width * rows / ROW - 14))


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


def _stacked(view: DominuxenView, words: Words) -> Node:
    """Return the pile, and below it the discard, in a column."""
    count = words("dominuxen-count", count=str(len(view.s.pile)))
    return Column(
        Text(words("dominuxen-pile"), 28, align="m", quiet=True),
        _back(view, 36),
        Text(count, 38, align="m"),
        Text(words("dominuxen-discard"), 28, align="m", quiet=True),
        Text(str(len(view.s.discard)), 38, align="m"),
        gap=4,
    )


def pile(view: DominuxenView, words: Words, width: int) -> Node:
    """Return the pile with its number of tiles."""
    count = Text(words("dominuxen-count", count=str(len(view.s.pile))), 40)
    return Across(Text(words("dominuxen-pile"), 30), _back(view, width), count, grow=1)


def _back(view: DominuxenView, width: int) -> Node:
    """Return the back of a tile for the pile, or an empty place."""

    def empty(canvas: Canvas, x: float, y: float, wide: float, high: float) -> None:
        canvas.outline(x, y, width, 2 * width, corner(width), 3, canvas.look.mat_line, dash=8)

    return Picture(tile_back(width)) if view.s.pile else Paint(width, 2 * width, empty)
