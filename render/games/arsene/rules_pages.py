"""The rules of Arsène with drawn examples."""

from __future__ import annotations

from typing import Final

from engine.core.cards import cards
from engine.games.arsene.terms import FULL, SHOPS
from locales import Words
from render.games.arsene import LOOK
from render.games.arsene.street import front
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import card_height
from render.kit.layout import Icon, Node, Paint, Picture, Row, Seal, Text
from render.kit.rules_page import page
from render.kit.trick_table import card_face

_WIDTH: Final = 82


def _trick(codes: str, taken: int) -> Node:
    """Cards in a row, the one that wins in mint."""
    shown, high = cards(codes), card_height(_WIDTH)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, c in enumerate(shown):
            middle = x + _WIDTH / 2 + k * (_WIDTH + 18)
            canvas.card(card_face(c)(_WIDTH), middle, y + high / 2, 0, theme.MINT if k == taken else "")

    return Paint(len(shown) * (_WIDTH + 18) - 18, high, draw)


def _push() -> Node:
    """Seat 1 may push to seat 3: by seat its colour and how many tricks it has."""
    seats: list[Node] = []
    for p, tricks in enumerate((1, 2, 1, 1)):
        seal = Seal(str(tricks), 74, theme.SEAT_COLOUR[p])
        seats.append(Row(Text(str(p + 1), 30, quiet=True), seal, gap=8))
    return Row(seats[0], Icon("arrow", 46, theme.MINT), seats[2], Text("", 60), seats[1], seats[3], gap=26)


def paint(number: int, words: Words) -> Canvas:
    """Draw page ``number`` (from 0)."""
    street = Row(*(Picture(front(shop, FULL[shop - 1], 150)) for shop in SHOPS), gap=20)
    parts: list[Node] = [Picture(front(3, chips, 150)) for chips in (8, 5, 0)]
    empty = Row(parts[0], Icon("arrow", 40), parts[1], Icon("arrow", 40), parts[2], gap=24)
    blocks: tuple[tuple[int | Node, ...], ...] = (
        (1, 2, street, 3, 4),
        (1, 2, _trick("H10 HK D6 HA", 2), 3, 4),
        (1, 2, _push(), 3),
        (1, empty, 2, 3, 4),
    )
    return page(LOOK, words, "arsene", number, len(blocks), *blocks[number])
