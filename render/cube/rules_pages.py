"""The rules of the doubling cube, appended to those of every game that uses it: the cube, then the match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.layers.terms import CAP, FACES
from locales import Words
from render.edition import Options
from render.kit.layout import Node
from render.kit.pages.rules_page import Blocks, Facts


def blocks(number: int, faces: Node) -> Blocks:
    """Return the parts of page ``number`` (counted from 0), with an example of the cube."""
    pages: tuple[Blocks, ...] = ((1, 2, faces, 3, 4), (1, 2, 3, 4, 5))
    return pages[number]


def facts(goes_with: Sequence[str], options: Options, words: Words) -> Facts:
    """Return the highest value of the cube, and the names of the games that use it."""
    return {
        "cap": int(options.get(CAP, FACES[-1])),
        "games": words.join([words(f"{slug}-title") for slug in goes_with]),
    }
