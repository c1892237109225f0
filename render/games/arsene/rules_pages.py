"""The rules of Arsène with drawn examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import cards
from engine.games.arsene import terms
from engine.games.arsene.terms import FULL, SHOPS
from locales import Words
from render.edition import Options
from render.games.arsene.drawings import TALL, jewel, shop
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Node, Paint, Picture, Row
from render.kit.pages.overview import ARROW, Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pages.trick_table import card_face, example
from render.kit.pieces.cards import back

_SHOP: Final = 176


def _shops(shown: Sequence[tuple[int, int]], police: str, gap: int) -> Node:
    """Return shops with these numbers of chips left."""

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, (number, chips) in enumerate(shown):
            shop(canvas, number, chips, x + k * (_SHOP + gap), y, _SHOP, police, ())
            if k and gap > 40:
                canvas.shape("arrow", x + k * (_SHOP + gap) - gap / 2, y + 80, 40, theme.CREAM)

    return Paint(len(shown) * (_SHOP + gap) - gap, _SHOP * TALL, draw)


def _push() -> Node:
    """Return four seats with their tricks; a push goes past the second to the third."""

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for p, tricks in enumerate((1, 2, 1, 1)):
            middle = x + 45 + p * 170
            canvas.seal(middle, y + 90, 84, str(p + 1), theme.SEAT_COLOUR[p], theme.INK, canvas.look.panel)
            canvas.row([back(26, 38)] * tricks, middle - 15 * tricks + 2, y + 140, 30)
        for left, top, width, height in ((x + 42, y + 14, 346, 6), (x + 42, y + 14, 6, 28), (x + 382, y + 14, 6, 16)):
            canvas.box(left, top, width, height, 3, theme.MINT)
        canvas.shape("down", x + 385, y + 36, 24, theme.MINT)

    return Paint(600, 180, draw)


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "pack": len(terms.PACK),
        "hand": terms.TRICKS,
        "side": terms.SIDE,
        "max_deals": int(options.get("max_deals", terms.MAX_DEALS)),
    }


def blocks(number: int, words: Words) -> Blocks:
    """Return the parts of page ``number`` (counted from 0)."""
    street = _shops([(n, FULL[n - 1]) for n in SHOPS], "", 18)
    empty = _shops([(3, 8), (3, 5), (3, 0)], words("arsene-police"), 90)
    pages: tuple[Blocks, ...] = (
        (1, 2, street, 3, 4),
        (1, 2, example("H10 HK D6 HA", 82, 18, [2]), 3, 4),
        (1, 2, _push(), 3),
        (1, empty, 2, 3),
        (1, 2, 3, 4),
    )
    return pages[number]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""

    def robbed(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
        shop(canvas, 3, FULL[2], x, y, round(width), "", ())

    jewels = Row(*(Picture(jewel(number, 104)) for number in (1, 3, 5)), gap=10)
    trick = spread([card_face(c)(84) for c in cards("H10 HK D6 HA")], 74, {2})
    tricks = spread([back(46)] * 3, 24)
    return jewels, trick, Row(tricks, ARROW, Paint(150, 150 * TALL, robbed), gap=12)
