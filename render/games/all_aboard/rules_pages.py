"""The rules of All Aboard with drawn examples."""

from __future__ import annotations

from engine.core.state import NO_SEAT
from engine.families.jokers import FIRST_JOKER, PACK, cards
from engine.games.all_aboard import terms
from locales import Words
from render.edition import Options
from render.games.all_aboard import drawings
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.layout import Node, Paint, Picture, Row, Text
from render.kit.pages.joker_pack import small
from render.kit.pages.overview import Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pieces.cards import back


def _line(codes: str) -> Node:
    """Return a railway with these cards, below each wagon its proof."""
    line = cards(codes)
    crew = [NO_SEAT, *[0] * (len(line) - 1)]
    return Paint(1040, 210, lambda c, x, y, w, h: drawings.draw_line(c, Box(x, y, w, h), line, crew, proofs=True))


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    jokers = options.get("jokers", terms.WILD)
    return {
        "pack": PACK if jokers == terms.WILD else FIRST_JOKER,
        "jokers": str(jokers),
        "hand": terms.HAND,
        "cost": terms.COST,
        "bonus": terms.BONUS,
    }


def blocks(number: int, words: Words) -> Blocks:
    """Return the parts of page ``number`` (counted from 0)."""
    left = Row(*(Picture(small(c, 60)) for c in cards("H2 D5 L9")), gap=8)
    proofs = Row(*(Picture(back(52)) for _ in range(3)), gap=8)
    shown = Row(*(Picture(small(c, 74)) for c in cards("X4 SA D9 HA JB1")), gap=26)
    pages: tuple[Blocks, ...] = (
        (1, 2, _line("S4 S9 X9 XQ"), 3),
        (1, shown, 2),
        (1, 2, _line("S4 S7 H7 C7 C9"), 3),
        (1, _line("S5 H5 D5 D9"), 2),
        (1, _line("S5 JR1 JB1 X8"), 2),
        (1, 2, Row(proofs, Text("3"), left, Text("−6 ＋20"), Text("17", 52), gap=26), 3, 4),
    )
    return pages[number]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    wagons = spread([small(c, 74) for c in cards("S4 S9")], 88)
    train = Row(Picture(drawings.engine(140)), wagons, gap=0)
    played = spread([small(c, 74) for c in cards("S4 S9 X9 H9")], 84)
    worth = Row(Picture(back(64)), Text("+1", 50, theme.MINT), Picture(small(cards("H2")[0], 68)), gap=16)
    return train, played, Row(worth, Text(f"−{terms.COST}", 50), gap=16)
