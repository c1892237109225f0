"""The rules of Alliance page by page, and its cover."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final

from PIL import Image

from engine.core.cards import SUITS, card
from engine.games.alliance.terms import AROUND, COLOUR, card_of
from locales import Words
from render.games.alliance import LOOK
from render.games.alliance.parts import TEAM_FILL, face, team_pill
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.kit.layout import Column, Icon, Node, Paint, Picture, Row, Suit, Text
from render.kit.rules_page import Blocks, around
from render.narration.tricks import trick_labels

COVER: Final = 640
BEFORE: Final = (3, 3, 3, 1, 2, 4)
"""How many sentences stand before the drawing."""


def blocks(page: int, words: Words) -> Blocks:
    """Page ``page`` (from 0)."""
    drawings: Sequence[Callable[[Words], Node]] = (_seats, _trick, _strength, _battalion, _cleanup, _points)
    return around(words, "alliance", page, drawings[page](words), BEFORE[page])


def _seats(words: Words) -> Node:
    """The six suits in the order of the seats, the colours in turn."""
    parts: list[Node] = []
    for suit in AROUND:
        pill = team_pill(COLOUR[suit], words)
        # a row as wide as the suit keeps it above the middle of its pill
        parts += [Column(_middle(Suit(SUITS[suit], 76), pill.want), pill, gap=8), Icon("right", 22, quiet=True)]
    return Row(*parts[:-1], gap=30)


def _middle(node: Node, width: float) -> Node:
    wide = max(width, node.want)
    return Paint(wide, node.height, lambda c, x, y, w, h: node.place(c, x + (w - node.want) / 2, y, node.want))


def _row(played: Sequence[str], best: int, words: Words, wide: int) -> Node:
    """Cards of a trick ("": face down), the winner's outlined."""
    high = cards.card_height(wide)

    def one(code: str, wins: bool) -> Node:
        def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
            sprite = face(card_of(code), wide) if code else cards.back(wide)
            canvas.card(sprite, x + w / 2, y + high / 2, 0, theme.MINT if wins else "")
            if wins:
                canvas.badge(x + w / 2, y + high - 14, trick_labels(words).best, size=25, height=38)

        return Paint(wide, high + 20, draw)

    return Row(*(one(code, k == best) for k, code in enumerate(played)), gap=22)


def _trick(words: Words) -> Node:
    """A court card, and four plays for it."""
    offer = Column(Text(words("alliance-hand-court"), 30, quiet=True), _middle(Icon("right", 30, quiet=True), 130))
    return Row(Picture(face(card_of("CQ"), 110)), offer, _row(("S9", "", "C7", "D10"), 3, words, 104), gap=34)


def _strength(words: Words) -> Node:
    """Same Two and White Punisher."""
    line = Paint(3, 130, lambda c, x, y, w, h: c.box(x, y, 3, 130, 1, LOOK.mat_line))
    return Row(_row(("SA", "H2", "C9"), 1, words, 104), line, _row(("JB1", "WR", "SA"), 1, words, 104), gap=60)


def _battalion(words: Words) -> Node:
    """Three fives of red against a joker."""
    return _row(("H5", "X10", "L5", "JB1", "D5", "SA"), 2, words, 100)


def _cleanup(words: Words) -> Node:
    """Discard pile and pile become the new pile."""
    wide = 84
    high = cards.card_height(wide)

    def fan(codes: Sequence[str], step: int, rise: int) -> Node:
        def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
            for k, code in enumerate(codes):
                sprite = face(card_of(code), wide) if code else cards.back(wide)
                canvas.sprite(sprite, x + k * step, y + 20 - k * rise)

        return Paint(wide + step * (len(codes) - 1), high + 20, draw)

    piles = fan(("H4", "", "HA", "H9"), 46, 0), fan(("", ""), 6, 4), fan(("",) * 6, 6, 4)
    return Row(piles[0], Icon("plus", 40), piles[1], Icon("right", 44, theme.MINT), piles[2], gap=44)


def _points(words: Words) -> Node:
    """A set of the other colour."""
    parts: list[Node] = []
    for code in ("SJ", "SQ", "SK"):
        parts += [Picture(face(card(code), 88)), Text("2", 40)]
    return Row(*parts, Text("+3", 50, theme.MINT), Text("=", 46), Text("9", 62, theme.MINT), gap=26)


def cover(size: int) -> Image.Image:
    """A crown in the middle of a table of six suits, black and red in turn."""
    canvas = Canvas(COVER, COVER, LOOK.mat, look=LOOK)
    middle = COVER / 2
    canvas.disc(middle, middle, 560, LOOK.panel)
    canvas.disc(middle, middle, 540, LOOK.base)
    for n, suit in enumerate(AROUND):
        angle = pi * (2 * n / 6 - 0.5)
        x, y = middle + 206 * cos(angle), middle + 206 * sin(angle)
        canvas.disc(x, y, 168, TEAM_FILL[COLOUR[suit]])
        canvas.disc(x, y, 142, theme.IVORY)
        canvas.shape(SUITS[suit], x, y, 85, theme.SUIT_COLOUR[SUITS[suit]])
    canvas.shape("crown", middle, middle - 4, 196, theme.IVORY)
    return canvas.image.resize((size, size), Image.Resampling.LANCZOS)
