"""The rules of Grazia with drawn examples."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.core.cards import cards
from engine.games.grazia.terms import JUMP_COST, PACK
from locales import Words
from render.edition import Options
from render.kit.drawing import theme
from render.kit.layout import Icon, Node, Picture, Row, Text
from render.kit.pages.overview import ARROW, Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pages.trick_table import card_face, example
from render.kit.pieces.cards import back

_WIDTH: Final = 78
_shown = partial(example, width=_WIDTH, gap=12)


def _play(top: str, run: str, points: str, lit: Sequence[int] = ()) -> Node:
    """Return a run on its pile, and its cost."""
    return Row(_shown(top), Text("←", 44), _shown(run, lit=lit), Text(points, 46), gap=18)


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "pack": PACK,
        "jump": JUMP_COST,
    }


def blocks(number_: int, words: Words) -> Blocks:
    """Return the parts of page ``number_`` (counted from 0)."""
    plays = Row(_play("H5", "H6 H7", "0", (0, 1)), _play("C9", "C4", "−2"), gap=70)
    blind = Row(*(Picture(back(_WIDTH)) for _ in range(3)), Text("→", 44), _shown("D8", lit=[0]), gap=14)
    jumps = (Icon("jump", 56), Icon("jump", 56), Text("−4", 46))
    counted = Row(_shown("S3 X9 LK"), Text("−3", 46), *jumps, Text("= −7", 46), gap=20)
    pages: tuple[Blocks, ...] = ((1, 2, plays, 3, 4), (1, 2, blind, 3), (1, 2, counted, 3, 4, 5))
    return pages[number_]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    held = Row(spread([card_face(c)(84) for c in cards("S3 X9 LK")], 34), ARROW, Text("0", 72, theme.MINT), gap=18)
    free = Row(_shown("H5"), Text("←", 44), _shown("H6 H7", lit=(0, 1)), gap=14)
    return held, free, Row(_shown("C9"), Text("←", 44), _shown("C4"), Text(f"−{JUMP_COST}", 50), gap=14)
