"""The rules of Boonaken with drawn examples."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.cards import cards
from engine.games.boonaken import terms
from locales import Words
from render.edition import Options
from render.kit.drawing import theme
from render.kit.layout import Icon, Node, Row, Text
from render.kit.pages.overview import ARROW, Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pages.trick_table import card_face, example
from render.kit.pieces.cards import back

_WIDTH: Final = 74
_shown = partial(example, width=_WIDTH, gap=14)


def _ladder(words: Words) -> Node:
    """Return the bids from the lowest to the highest."""
    misere, zwabber, boonaak = (words(f"boonaken-bid-{bid}") for bid in ("misere", "zwabber", "boonaak"))
    steps = ("70", misere, "75", "100", zwabber, "105", boonaak)
    shown = [Text(step, 36, "" if step.isdigit() else theme.MINT) for step in steps]
    between = [Text("<", 30, quiet=True), Text("<", 30, quiet=True), Text("…", 30, quiet=True)] * 2
    return Row(shown[0], *(node for pair in zip(between, shown[1:], strict=True) for node in pair), gap=16)


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "pack": len(terms.CARDS),
        "hand": terms.TRICKS,
        "table": terms.OPEN + terms.blind_cards(4, strict=options.get("table_rules") == terms.CHAMPIONSHIP),
        "open": terms.OPEN,
        "points": terms.ALL_POINTS,
        "min_bid": int(options.get("min_bid", terms.MIN_BID)),
        "redeal_limit": int(options.get("redeal_limit", terms.REDEALS)),
    }


def blocks(number_: int, words: Words) -> Blocks:
    """Return the parts of page ``number_`` (counted from 0)."""
    pages: tuple[Blocks, ...] = (
        (1, _shown("SK H9 - -"), 2, 3, 4),
        (1, 2, 3, _ladder(words)),
        (1, Row(_shown("- -"), Icon("plus", 36), _shown("SK H9"), gap=26), 2, 3),
        (1, 2, Row(_shown("HA HK HQ HJ"), Text("50", 48), _shown("HK HQ"), Text("20", 48), gap=26), 3),
        (1, 2, 3, _shown("HA H9 HJ HK", lit=[2], numbered=True), 4),
        (1, 2, 3, 4, 5),
    )
    return pages[number_]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    won = Row(Icon("plus", 66, theme.MINT), Icon("plus", 66, theme.MINT), ARROW, Icon("crown", 80, theme.MINT), gap=20)
    table = spread([card_face(c)(80) for c in cards("SK H9")] + [back(80)] * 2, 84)
    roem = spread([card_face(c)(80) for c in cards("HA HK HQ HJ")], 50)
    return won, table, Row(roem, Text("50", 54, theme.MINT), gap=14)
