"""The cover of Jukugo Daifuda: a word of two cards before a scroll with its seal."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.jukugo_daifuda.terms import spell
from render.games.jukugo_daifuda import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.icons import shape
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite, glyph, glyph_mask, rounded_mask
from render.kit.drawing.text import BOLD
from render.kit.pieces.cards import PAD, blank, finished, radius

_WALL: Final = ("#8C9A5B", "#97A567")
_POST, _GRAIN = "#5A3A22", "#6E4A2C"
_PAPER, _SILK, _GOLD, _ROD, _SEAL = "#FBF3DF", "#2B3A63", "#C9A24A", "#3A2416", "#D8402A"
_WIDE, _HIGH, _BAND = 232, 286, 54
"""Width and height of the cards and the height of their bands, px."""


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
    x, y = size * 0.33, size * 0.84
    canvas.box(x - 42, y - 42, 84, 84, 12, _SEAL)
    for k, sign in enumerate("熟語"):
        glyph(canvas.image, x, y - 18 + 36 * k, sign, 38, _PAPER, face=BOLD)
    for card, sign, across, down, turn in zip(
        spell("日本"), "日本", (0.315, 0.675), (0.34, 0.68), (5, -6), strict=True
    ):
        canvas.card(_card(card, sign), size * across, size * down, turn)


def _card(card: int, sign: str) -> Sprite:
    """Return a card with a sign that can be read when the cover is small."""
    image, suit = blank(_WIDE, _HIGH), SUITS[SUIT[card]]
    band = rounded_mask(_WIDE - 4, _HIGH - 4, radius(_WIDE) - 2).crop((0, 0, _WIDE - 4, _BAND))
    image.paste(theme.SUIT_TINT[suit], (PAD + 2, PAD + 2), band)
    index = glyph_mask(RANKS[RANK[card]], BOLD, 50, 80)
    image.paste(theme.SUIT_INK[suit], (PAD + 18, PAD + 2 + (_BAND - index.height) // 2), index)
    shape(image, suit, PAD + _WIDE - 60, PAD + 8, 42, theme.SUIT_COLOUR[suit])
    mask = glyph_mask(sign, BOLD, 214, _WIDE - 12)
    left, top = PAD + (_WIDE - mask.width) // 2, PAD + _BAND + (_HIGH - _BAND - mask.height) // 2
    image.paste(theme.INK, (left, top), mask)
    return finished(image)


def _scroll(pen: Pen) -> None:
    """Draw a hanging scroll: its cord, paper with borders of silk, and the rod."""
    pen.line([(30, 5), (50, -4), (70, 5)], 1, _ROD)
    pen.box(17, 4, 83, 101, _SILK)
    pen.box(17, 8.4, 83, 10.4, _GOLD)
    pen.box(23, 13, 77, 101, _PAPER)
    pen.box(14, 2, 86, 6.4, _ROD)
