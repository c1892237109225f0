"""The rules of Six-Suit Fort with drawn examples."""

from __future__ import annotations

from engine.core.cards import cards
from engine.games.six_suit_fort import terms
from locales import Words
from render.edition import Options
from render.games.six_suit_fort import drawings
from render.games.six_suit_fort.drawings import square_height, square_width
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.layout import Column, Node, Paint, Picture, Row, Text
from render.kit.pages.overview import Sketches
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pages.trick_table import small_face


def facts(options: Options) -> Facts:
    """Return the facts in the sentences; none of them is an option."""
    return {
        "pack": terms.PACK,
        **{f"for_{seats}": each for seats, each in terms.DEALT.items()},
        "reach": terms.REACH,
    }


def blocks(number: int, words: Words) -> Blocks:
    """Return the parts of page ``number`` (counted from 0)."""
    pages: tuple[Blocks, ...] = (
        (1, _fort("S4|C6 X6|H7|DQ LQ SQ|LK|XA"), 2, 3),
        (1, _square(), 2),
        (1, 2, _taken("C8", "S5 C3"), 3),
        (1, _taken("S4", "S5"), 2, 3),
        (1, 2, _fort("D7|S9 H9|HQ", opened=True), 3, 4, 5),
        (1, 2, 3, 4, _score()),
    )
    return pages[number]


def _square() -> Node:
    """Return a square with its spots, one of them marked, and the cards behind each other there."""
    card = 76

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        drawings.square(canvas, cards("S5 H8 C3 S9"), 0, x, y, card, 0)

    lines = [Row(*(Text(word, 40) for word in ("1aU", "→", "1a", "→", "1c")), gap=16), _faces("S5 C3")]
    return Row(Paint(square_width(card), square_height(card), draw), Column(*lines, gap=24), gap=80)


def _faces(codes: str) -> Node:
    return Row(*(Picture(small_face(c)(66)) for c in cards(codes)), gap=12)


def _taken(played: str, taken: str) -> Node:
    return Row(_faces(played), Text("→", 44), _faces(taken), gap=26)


def _score() -> Node:
    """Return the score of fort and hand: 5 times 3, minus 2 + 9 + 1."""
    figures = [Text(told, 44) for told in ("15  −", "12  =  3")]
    return Row(_fort("SA|H2|D4 C4 X4|L6|S8"), figures[0], _faces("S2 S7 H9 HK CA"), figures[1], gap=26)


def _fort(columns: str, *, opened: bool = False) -> Node:
    """Return a fort; ``opened`` with the empty places at its ends."""
    area = [cards(column) for column in columns.split("|")]
    wide = len(area) * (58 + drawings.SPACE) + opened * (2 * drawings.OPENING + 16)

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        if opened:
            drawings.open_fort(canvas, area, Box(x, y, width, height), 0, "")
        else:
            drawings.fort(canvas, area, Box(x, y, width, height), 0)

    return Paint(wide, 110, draw)


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""

    def towers(canvas: Canvas, x: float, y: float, _width: float, height: float) -> None:
        for k, codes in enumerate(("D5", "C6 X6", "H7 L7 S7", "DQ")):
            drawings.bastion(canvas, cards(codes), (x + k * 76, y + height, 72, 48), 0)

    figures = Row(Text("4 × 3", 50, theme.MINT), Text("−", 44), gap=12)
    return Paint(300, 160, towers), _taken("C8", "S5 C3"), Row(figures, _faces("S2 H9"), gap=12)
