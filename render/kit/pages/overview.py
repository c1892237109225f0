"""The first page of the rules: the game's box, and three drawings with a line each: the goal, a turn, how one scores.

A game has it if ``<slug>-sketch-goal``, ``-turn`` and ``-score`` are in the catalogue; its ``rules_pages.sketches``
returns the drawings.  The page comes before page 0: the numbers of the others are in buttons of older releases.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PIL import Image

from locales import Words, default
from locales import words as catalogue
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.lines import draw_lines, set_in_lines
from render.kit.drawing.look import Look
from render.kit.drawing.shapes import Sprite, rounded_mask
from render.kit.drawing.text import MEDIUM
from render.kit.layout import Column, Icon, Node, Paint, Row, Text
from render.kit.pages.rules_page import NO_FACTS, Facts, Signs

OVERVIEW: Final = -1
"""The number of the page."""
PARTS: Final = ("goal", "turn", "score")
ROOM, HEIGHT = 348, 172
"""The most that a drawing may want, px."""
COVER: Final = 380
"""The side of the box, px."""
_LEFT, _TOP, _BOTTOM, _GAP = 32, 96, 746, 16
_SLABS: Final = 432
"""The left edge of the drawings, px."""
_SIZES: Final = range(31, 23, -1)
_TITLE: Final = 36
"""The height of the head of a text, px."""
_LEADING: Final = 1.24

Sketches = tuple[Node, Node, Node]


def first_page(slug: str) -> int:
    """Return the number of a game's first page: OVERVIEW, or 0 if it has none."""
    return OVERVIEW if catalogue(default()).has(f"{slug}-sketch-goal") else 0


def page(
    look: Look,
    words: Words,
    slug: str,
    sketches: Sketches,
    counted: str,
    facts: Facts = NO_FACTS,
    box: Signs = (),
    cover: Image.Image | None = None,
) -> Canvas:
    """Return the page, with ``counted`` in its corner; ``cover`` is a square of COVER px."""
    canvas = Canvas(theme.TABLE_HEIGHT, look=look)
    canvas.bar(words(f"{slug}-title"), words.second(f"{slug}-title"), counted)
    if cover:
        corner = COVER // 18
        canvas.box(_LEFT + 4, _TOP + 7, COVER, COVER, corner, canvas.look.panel)
        canvas.image.paste(cover, (_LEFT, _TOP), rounded_mask(COVER, COVER, corner))
        canvas.outline(_LEFT, _TOP, COVER, COVER, corner, 3, theme.CARD_EDGE)
    signs = [Row(Icon(name, 32, quiet=True), Text(said, 28, quiet=True), gap=12) for name, said in box]
    foot = Column(*signs, gap=6)
    foot.place(canvas, _LEFT, _BOTTOM - foot.height, _SLABS - _LEFT - 8)
    told = Box(_LEFT, _TOP + COVER + 14, COVER, _BOTTOM - foot.height - 10 - (_TOP + COVER + 14))
    _written(canvas, told.x, told.y, *_fitted(words(f"{slug}-line"), told), canvas.look.quiet)
    slabs = Box(_SLABS, _TOP, theme.WIDTH - _LEFT - _SLABS, _BOTTOM - _TOP).rows(len(PARTS), _GAP)
    for part, sketch, slab in zip(PARTS, sketches, slabs, strict=True):
        canvas.slab(*slab, fill=look.mat, line=look.mat_line)
        sketch.within(canvas, slab.left(ROOM + 24))
        beside = slab.beside(ROOM + 30).inset(0, 14)
        beside = beside.left(beside.width - 12)
        size, lines = _fitted(words(f"{slug}-sketch-{part}", **facts), beside.below(_TITLE))
        # The head and the text stand in the middle of the slab, as the drawing does.
        y = beside.y + max(0, (beside.height - _TITLE - len(lines) * size * _LEADING) / 2)
        canvas.text(beside.x, y + 16, words(f"rules-{part}"), size=28, colour=theme.MINT, room=beside.width, least=22)
        _written(canvas, beside.x, y + _TITLE, size, lines, theme.CREAM)
    return canvas


def _fitted(told: str, box: Box) -> tuple[int, tuple[str, ...]]:
    """Return the size at which a text is as large as it fits, with its lines."""

    def lines(size: int) -> tuple[str, ...]:
        return set_in_lines(told, MEDIUM, size, box.width)

    size = fit(_SIZES, lambda size: len(lines(size)) * size * _LEADING <= box.height)
    return size, lines(size)


def _written(canvas: Canvas, x: float, y: float, size: int, lines: tuple[str, ...], colour: str) -> None:
    draw_lines(canvas.image, x, y, lines, size=size, colour=colour, face=MEDIUM, leading=_LEADING)


# What many sketches are made of

ARROW: Final = Icon("right", 34, quiet=True)


def points(told: str) -> Text:
    """Return points, large."""
    return Text(told, 54, theme.MINT)


def spread(sprites: Sequence[Sprite], step: float, lit: Collection[int] = (), rise: float = 0) -> Node:
    """Return cards from left to right, ``step`` px apart, those in ``lit`` in mint; each ``rise`` px higher."""
    wide, high = sprites[0].width, max(sprite.height for sprite in sprites)
    up = rise * (len(sprites) - 1)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, sprite in enumerate(sprites):
            middle = x + 6 + wide / 2 + k * step
            canvas.card(sprite, middle, y + 6 + up - k * rise + high / 2, 0, theme.MINT if k in lit else "", 5)

    return Paint(wide + step * (len(sprites) - 1) + 12, high + up + 12, draw)
