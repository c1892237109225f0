"""The rules of En Garde with drawn examples."""

from __future__ import annotations

from locales import Words
from render.games.en_garde import fencers
from render.games.en_garde.piste import Scene, example, row
from render.kit.layout import Row, Text
from render.kit.rules_page import Blocks

_CARD, _SMALL, _SCALE = 96, 56, 0.45


def blocks(number: int, words: Words) -> Blocks:
    """Page ``number`` (from 0)."""
    label, arrow = words("en_garde-distance"), Text("→", 44)
    thrust = Scene((9, 13), (fencers.GARDE, fencers.OPEN), 0, _SCALE, label, spaces=(6, 16))
    parried = Scene((10, 13), (fencers.TURNED, fencers.PARRY), 0, 0.55, spaces=(7, 16))
    last = Scene((9, 12), scale=_SCALE, label=label, spaces=(5, 16))
    pages: tuple[Blocks, ...] = (
        (1, 2, 3, Row(example(thrust), row([4, 4], _CARD), gap=60), 4),
        (1, 2, Row(row([3, 3], _CARD), arrow, example(parried), arrow, row([3, 3], _CARD), gap=26), 3, 4),
        (1, 2, Row(row([1, 3, 3], _SMALL), example(last), row([3, 5], _SMALL), gap=24), 3, 4),
    )
    return pages[number]
