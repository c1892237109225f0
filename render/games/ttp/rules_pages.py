"""The rules of TTP with drawn examples."""

from __future__ import annotations

from typing import Final

from engine.core.cards import cards
from engine.core.options import AUTO
from engine.games.ttp import terms
from engine.games.ttp.terms import NAMES, POINTS, choice_order, five_of
from locales import Words
from render.edition import Options
from render.games.ttp.drawings import minis
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Icon, Node, Paint, Row, Text
from render.kit.pages.overview import Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pages.trick_table import card_face, number, small_face
from render.kit.pieces.cards import card_height

_WIDTH: Final = 70
_EXAMPLES: Final = (
    "", "SA HK C9 D6 L3", "S9 H9 CK D6 L3", "S9 H9 CK DK L3", "S9 H9 C9 DK L3", "S5 H6 C7 D8 L9",
    "S9 H9 C9 DK LK", "S9 H9 C9 D9 LK", "L2 L5 L9 LJ LK", "S9 H9 C9 D9 L9", "X5 X6 X7 X8 X9",
)  # fmt: skip
"""By rank: a hand of each kind."""


def _choice(market: str, played: str) -> Node:
    """Return a market card, and a trick with the order in which its owners pick."""
    top, trick, high = cards(market), cards(played), card_height(_WIDTH)
    order = choice_order(trick)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, c in enumerate([*top, *trick]):
            middle = x + _WIDTH / 2 + k * (_WIDTH + 18) + (30 if k >= len(top) else 0)
            place = order.index(k - len(top)) if k >= len(top) else -1
            canvas.card(card_face(c)(_WIDTH), middle, y + high / 2, 0, theme.MINT if place == 0 else "")
            if place >= 0:
                number(canvas, middle + _WIDTH / 2 - 4, y + 4, place + 1, 30)

    return Paint((_WIDTH + 18) * (len(top) + len(trick)) + 12, high, draw)


def _loot(pool: str, taken: str) -> Node:
    """Return a market card with the cards of a trick, and the one that somebody takes of them."""
    card = cards(taken)
    return Row(minis(cards(pool), 70, 78, card), Icon("right", 36, quiet=True), minis(card, 70, 78, card), gap=30)


def _seven(codes: str) -> Node:
    """Return seven cards, the five that count in mint."""
    seven = cards(codes)
    return minis(seven, 60, 68, five_of(seven))


def _kinds(words: Words) -> Node:
    """Return all kinds of hands, strongest first, with an example and their points."""

    def kind(rank: int) -> Node:
        name = Text(words(f"ttp-made-{NAMES[rank]}"), 28, grow=1)
        return Row(minis(cards(_EXAMPLES[rank]), 30, 32), name, Text(str(POINTS[rank]), 30, theme.MINT), gap=14, grow=1)

    left, right = [kind(rank) for rank in range(10, 5, -1)], [kind(rank) for rank in range(5, 0, -1)]
    return Row(Column(*left, gap=10, grow=1), Column(*right, gap=10, grow=1), gap=50)


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "pack": terms.PACK,
        "hand": terms.HELD,
        "tricks": terms.TRICKS,
        "kept": terms.HELD - terms.TRICKS,
        "market": int(options.get("market", terms.MARKET)),
        "follow": str(options.get("follow", terms.MUST)),
        "bonus": options.get("bonus", AUTO),
        "deals": options.get("deals", AUTO),
    }


def blocks(number_: int, words: Words) -> Blocks:
    """Return the parts of page ``number_`` (counted from 0)."""
    pages: tuple[Blocks, ...] = (
        (1, 2, 3, 4, _loot("C10 H7 HK SA H9", "SA")),
        (1, 2, _choice("C10", "H7 HK SA H9"), 3),
        (1, 2, _seven("S7 H7 C7 D8 L8 X8 SA"), 3, 4),
        (1, _kinds(words), 2),
    )
    return pages[number_]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    seven, trick = cards("S7 H7 C7 D8 L8 X8 SA"), cards("H7 HK SA H9")
    best = five_of(seven)
    order = choice_order(trick)

    def picks(canvas: Canvas, x: float, y: float, _width: float, height: float) -> None:
        for k, c in enumerate(trick):
            place = order.index(k)
            canvas.card(card_face(c)(76), x + 44 + k * 82, y + height / 2, 0, theme.MINT if place == 0 else "", 5)
            number(canvas, x + 44 + k * 82 + 32, y + height / 2 - 48, place + 1, 34)

    hand = spread([small_face(c)(66) for c in seven], 44, {k for k, c in enumerate(seven) if c in best})
    kinds = [Row(minis(cards(_EXAMPLES[k]), 46, 49), Text(str(POINTS[k]), 46, theme.MINT), gap=18) for k in (9, 6)]
    return hand, Paint(340, 130, picks), Column(*kinds, gap=14)
