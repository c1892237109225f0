"""The rules of All Aboard with drawn examples."""

from __future__ import annotations

from engine.core.cards import cards
from engine.core.state import NO_SEAT
from locales import Words
from render.games.all_aboard import railway
from render.kit.cards import back
from render.kit.joker_pack import small
from render.kit.layout import Node, Paint, Picture, Row, Text
from render.kit.rules_page import Blocks


def _line(codes: str) -> Node:
    """A railway with these cards."""
    line = cards(codes)
    crew = [NO_SEAT, *[0] * (len(line) - 1)]
    return Paint(1040, 240, lambda c, x, y, w, h: railway.draw(c, (x, y, w, h), line, crew))


def blocks(number: int, words: Words) -> Blocks:
    """Page ``number`` (from 0)."""
    left = Row(*(Picture(small(c, 60)) for c in cards("H2 D5 L9")), gap=8)
    proofs = Row(*(Picture(back(52)) for _ in range(3)), gap=8)
    pages: tuple[Blocks, ...] = (
        (1, 2, _line("S4 S9 X9 XQ")),
        (1, 2, _line("S4 S7 H7 C7 C9"), 3),
        (1, _line("S5 H5 D5 D9"), 2, 3),
        (1, 2, Row(proofs, Text("3"), left, Text("−6 ＋20"), Text("17", 52), gap=26), 3, 4),
    )
    return pages[number]
