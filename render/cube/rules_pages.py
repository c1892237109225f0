"""The rules of the doubling cube, behind those of every game that goes with it: the cube, then the match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.layers.terms import CAP, FACES
from locales import Words
from render.edition import Options
from render.kit.layout import Node
from render.kit.rules_page import Blocks, Facts


def blocks(number: int, faces: Node) -> Blocks:
    """Page ``number`` (from 0), with an example of what the cube shows."""
    pages: tuple[Blocks, ...] = ((1, 2, faces, 3, 4), (1, 2, 3, 4, 5))
    return pages[number]


def facts(goes_with: Sequence[str], options: Options, words: Words) -> Facts:
    """The most that the cube may come to, and by their names the games that it goes with."""
    return {
        "cap": int(options.get(CAP, FACES[-1])),
        "games": words.join([words(f"{slug}-title") for slug in goes_with]),
    }
