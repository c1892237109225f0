"""The rules of Alliance page by page."""

from __future__ import annotations

from engine.core.cards import SUITS
from engine.games.alliance.terms import AROUND, COLOUR, card_of
from locales import Words
from render.games.alliance.drawings import face, team_pill
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Icon, Node, Paint, Picture, Row, Suit, Text, centred
from render.kit.pages.overview import Sketches, spread
from render.kit.pages.rules_page import Blocks
from render.kit.pieces import cards
from render.narration.tricks import trick_labels


def blocks(page: int, words: Words) -> Blocks:
    """Return the parts of page ``page`` (counted from 0)."""
    best = trick_labels(words).best
    offer = Column(Text(words("alliance-hand-court"), 30, quiet=True), centred(Icon("right", 30, quiet=True), 130))
    trick = Row(Picture(face(card_of("CQ"), 110)), offer, _cards("S9 - C7 D10", 104, 126, 3, best), gap=34)
    line = Paint(3, 130, lambda c, x, y, w, h: c.box(x, y, 3, 130, 1, c.look.mat_line))
    strong = Row(_cards("SA H2 C9", 104, 126, 1, best), line, _cards("JB1 WR SA", 104, 126, 1, best), gap=60)
    piles = (_cards("H4 - HA H9", 84, 46), Icon("plus", 40), _cards("- -", 84, 6, rise=4))
    rebuilt = Row(*piles, Icon("right", 44, theme.MINT), _cards("- - - - - -", 84, 6, rise=4), gap=44)
    pages: tuple[Blocks, ...] = (
        (1, 2, 3, _seats(words), 4),
        (1, 2, 3, trick, 4, 5),
        (1, 2, 3, strong, 4, 5),
        (1, _cards("H5 X10 L5 JB1 D5 SA", 100, 122, 2, best), 2, 3, 4),
        (1, 2, rebuilt, 3, 4, 5),
        (1, 2, 3, 4, _points("SJ SQ SK"), 5, 6),
    )
    return pages[page]


def _seats(words: Words) -> Node:
    """Return the six suits in the order of the seats, the colours in turn."""
    parts: list[Node] = []
    for suit in AROUND:
        pill = team_pill(COLOUR[suit], words)
        # a row as wide as the suit keeps it above the middle of its pill
        parts += [Column(centred(Suit(SUITS[suit], 76), pill.want), pill, gap=8), Icon("right", 22, quiet=True)]
    return Row(*parts[:-1], gap=30)


def _cards(codes: str, wide: int, step: int, best: int = -1, word: str = "", rise: int = 0) -> Node:
    """Return cards ("-": face down) side by side, the best one outlined with a word on it; or overlapping."""
    held, high = codes.split(), cards.card_height(wide)

    def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        for k, code in enumerate(held):
            sprite, left = cards.back(wide) if code == "-" else face(card_of(code), wide), x + k * step
            if step < wide:
                canvas.sprite(sprite, left, y + 20 - k * rise)
                continue
            canvas.card(sprite, left + wide / 2, y + high / 2, 0, theme.MINT if k == best else "")
            if k == best:
                canvas.badge(left + wide / 2, y + high - 14, word, size=25, height=38)

    return Paint(wide + step * (len(held) - 1), high + 20, draw)


def _points(codes: str) -> Node:
    """Return a set of the other colour, with the points of each card and the set."""
    parts = [part for code in codes.split() for part in (Picture(face(card_of(code), 88)), Text("2", 40))]
    return Row(*parts, Text("+3", 50, theme.MINT), Text("=", 46), Text("9", 62, theme.MINT), gap=26)


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    prizes = spread([face(card_of(code), 100) for code in ("CJ", "HQ", "LK")], 92)
    played = [cards.back(82) if code == "-" else face(card_of(code), 82) for code in ("S9", "-", "C7", "D10")]
    court = spread([face(card_of(code), 78) for code in ("SJ", "SQ", "SK")], 62)
    return prizes, spread(played, 84, {3}), Row(court, Text("+3", 54, theme.MINT), gap=16)
