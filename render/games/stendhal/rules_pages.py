"""The rules of Stendhal with drawn examples."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.cards import cards
from engine.core.options import AUTO
from engine.games.stendhal import terms
from locales import Words
from render.edition import Options
from render.kit.layout import Node, Picture, Row, Suit, Text
from render.kit.pages.overview import Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pages.trick_table import card_face, example
from render.kit.pieces.cards import back

_WIDTH: Final = 74
_shown = partial(example, width=_WIDTH, gap=14)


def _minus(suits: str, points: str = "") -> Node:
    return Row(*(Suit(suit, 56) for suit in suits), *([Text(points, 44)] if points else []), gap=12)


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    limit, most = int(options.get("limit", terms.LIMIT)), options.get("max_deals", AUTO)
    return {
        "pack": terms.PACK,
        **{f"for_{seats}": terms.held_each(seats) for seats in (5, 6, 7)},
        "limit": limit,
        "max_deals": terms.most_deals(limit) if most == AUTO else int(most),
    }


def blocks(number_: int, words: Words) -> Blocks:
    """Return the parts of page ``number_`` (counted from 0)."""
    laid = Row(*(Picture(back(_WIDTH)) for _ in range(6)), gap=-30)
    dealt = Row(laid, Text("→", 44), _shown("C5 CJ HK CK H4 HJ"), gap=26)
    pages: tuple[Blocks, ...] = (
        (1, 2, 3, _shown("D10 XQ S9 D5 S2", lit=[2], numbered=True), 4),
        (1, 2, dealt, 3),
        (1, Row(_shown("C5 CJ HK CK H4 HJ"), Text("→", 44), _minus("CD"), gap=26), 2, 3),
        (1, 2, Row(_shown("X3 X5 X9 XJ XQ"), _shown("L10"), Text("−17", 52), gap=30), 3, 4),
        (1, 2, 3),
    )
    return pages[number_]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    avoid = Row(Text("−", 84), Suit("C", 96), Suit("D", 96), gap=26)
    trick = spread([card_face(c)(80) for c in cards("D10 XQ S9 D5 S2")], 62, {2})
    minus = spread([card_face(c)(80) for c in cards("C3 C9 CK")], 56)
    return avoid, trick, Row(minus, Text("−5", 54), gap=18)
