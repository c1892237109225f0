"""The rules of Six-Suit Fort with drawn examples."""

from __future__ import annotations

from engine.core.cards import cards
from locales import Words
from render.games.six_suit_fort import LOOK, drawings
from render.games.six_suit_fort.drawings import square_height, square_width
from render.games.six_suit_fort.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.layout import Node, Paint, Picture, Row, Text
from render.kit.rules_page import page
from render.kit.trick_table import small_face


def paint(number: int, words: Words) -> Canvas:
    """Draw page ``number`` (from 0)."""
    blocks: tuple[tuple[int | Node, ...], ...] = (
        (1, Row(_square(), _taken("C8", "S5 C3"), _taken("S4", "S5"), gap=44), 2, 3, 4),
        (1, _fort("D7|S9 H9|HQ", words), 2, 3, 4),
        (1, 2, 3, Row(_fort("SA|H2|D4 C4 X4|L6|S8"), Text("15 − 12 = 3", 44), gap=40), 4),
    )
    return page(LOOK, words, "six_suit_fort", number, len(blocks), *blocks[number])


def _square() -> Node:
    card = 42

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        drawings.square(canvas, cards("S5 H8 C3 S9"), 0, x, y, card, 0)

    return Paint(square_width(card), square_height(card), draw)


def _taken(played: str, taken: str) -> Node:
    faces = [Picture(small_face(c)(56)) for c in cards(f"{played} {taken}")]
    return Row(faces[0], Text("→", 40), *faces[1:], gap=10)


def _fort(columns: str, words: Words | None = None) -> Node:
    area = [cards(column) for column in columns.split("|")]
    opening = drawings.OPENING + 8

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        if words is None:
            drawings.fort(canvas, area, (x, y, width, height), 0)
            return
        opens = NARRATION.openings(area)
        drawings.opening(canvas, x, y + height, opens["left"])
        drawings.fort(canvas, area, (x + opening, y, width, height), 0)
        drawings.opening(canvas, x + opening + 62 * len(area) + 4, y + height, opens["right"])

    return Paint(62 * len(area) + (2 * opening if words else 0), 110, draw)
