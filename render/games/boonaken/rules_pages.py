"""The rules of Boonaken with drawn examples."""

from __future__ import annotations

from typing import Final

from engine.core.cards import cards
from locales import Words
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import back, card_height
from render.kit.layout import Node, Paint, Row, Text
from render.kit.rules_page import Blocks
from render.kit.trick_table import card_face, number

_WIDTH: Final = 74


def _shown(codes: str, taken: int = -1, *, numbered: bool = False) -> Node:
    """Cards in a row, backs for "-", the one that takes the trick in mint."""
    held, high = codes.split(), card_height(_WIDTH)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, code in enumerate(held):
            middle = x + _WIDTH / 2 + k * (_WIDTH + 14)
            sprite = back(_WIDTH) if code == "-" else card_face(cards(code)[0])(_WIDTH)
            canvas.card(sprite, middle, y + high / 2, 0, theme.MINT if k == taken else "")
            if numbered:
                number(canvas, middle + _WIDTH / 2 - 4, y + 4, k + 1, 28)

    return Paint(len(held) * (_WIDTH + 14) - 14, high, draw)


def blocks(number_: int, words: Words) -> Blocks:
    """Page ``number_`` (from 0)."""
    pages: tuple[Blocks, ...] = (
        (1, _shown("SK H9 - -"), 2, 3, 4, 5),
        (1, 2, 3, Row(_shown("HA HK HQ HJ"), Text("50", 48), _shown("HK HQ"), Text("20", 48), gap=26), 4),
        (1, 2, 3, _shown("HA H9 HJ HK", 2, numbered=True), 4),
        (1, 2, 3, 4, 5),
    )
    return pages[number_]
