"""The rules of En Garde with drawn examples."""

from __future__ import annotations

from engine.games.en_garde import terms
from locales import Words
from render.edition import Options
from render.games.en_garde.drawings import GARDE, OPEN, PARRY, TURNED, Scene, example, row
from render.kit.layout import Icon, Row, Text
from render.kit.pages.overview import Sketches
from render.kit.pages.rules_page import Blocks, Facts

_CARD, _SMALL, _SCALE = 96, 56, 0.45


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "from": terms.START[0],
        "to": terms.START[1],
        "highest": terms.HIGHEST,
        "copies": terms.COPIES,
        "hand": terms.HELD,
        "target": int(options.get("target", terms.TARGET)),
        "max_rounds": int(options.get("max_rounds", terms.MAX_ROUNDS)),
    }


def blocks(number: int, words: Words) -> Blocks:
    """Return the parts of page ``number`` (counted from 0)."""
    label, arrow = words("en_garde-distance"), Text("→", 44)
    begin = Scene((1, 23), scale=_SCALE, cell=46)
    thrust = Scene((9, 13), (GARDE, OPEN), 0, _SCALE, label, spaces=(6, 16))
    parried = Scene((10, 13), (TURNED, PARRY), 0, 0.55, spaces=(7, 16))
    last = Scene((9, 12), scale=_SCALE, label=label, spaces=(5, 16))
    pages: tuple[Blocks, ...] = (
        (1, 2, example(begin), 3),
        (1, Row(example(thrust), row([4, 4], _CARD), gap=60), 2, 3),
        (1, Row(row([3, 3], _CARD), arrow, example(parried), arrow, row([3, 3], _CARD), gap=26), 2, 3, 4),
        (1, 2, Row(row([1, 3, 3], _SMALL), example(last), row([3, 5], _SMALL), gap=24), 3),
        (1, 2, 3),
    )
    return pages[number]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    thrust = Scene((9, 13), (GARDE, OPEN), 0, 0.5, spaces=(8, 14), cell=48)
    moved = Row(Text("←", 64), row([3], 100), Text("→", 64), gap=24)
    return example(thrust), moved, Row(row([4], 100), Icon("times", 44, quiet=True), row([4], 100), gap=22)
