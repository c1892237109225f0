"""The rules of No Thanks!, with drawn examples."""

from __future__ import annotations

from typing import Final

from engine.games.geschenk.terms import DECK, HIGHEST, LOWEST, REMOVED
from locales import Words
from render.games.geschenk import LOOK
from render.games.geschenk.drawings import chip, draw_notes, draw_tipped
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Icon, Node, Paint, Picture, Row, Text
from render.kit.pages.overview import Sketches
from render.kit.pages.rules_page import Blocks
from render.kit.pieces import cards

EXAMPLE: Final = "rules"
"""The match of drawn examples: it fixes the places of the chips."""


def blocks(number: int, words: Words) -> Blocks:
    """Return the parts of page ``number`` (counted from 0)."""
    return (_choice, _scoring, _setup, _reading, _habits)[number](words)


def _pot(first: int, chips: int) -> Row:
    """Return a card and the chips on it."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        for k in range(chips):
            row, column = divmod(k, 4)
            canvas.sprite(chip((first + k) % 4, 72, 40), x + column * 76, y + height - 46 - row * 34)

    return Row(Picture(cards.number(28, 96)), Paint(min(4, chips) * 76, 134, draw), Text(str(chips), 60), gap=18)


def _choice(words: Words) -> Blocks:
    arrow = Icon("right", 34, quiet=True)
    return 1, Row(_pot(0, 6), arrow, Picture(cards.number_mini(14, 96)), gap=40), 2, 3, 4


def _held(*held: int) -> Row:
    parts: list[Node] = []
    for run in held:
        sprite = cards.number_mini(run, 64)
        parts.append(Picture(cards.dimmed(sprite, 0.5, LOOK.mat) if run - 1 in held else sprite))
    return Row(*parts, gap=5)


def _scoring(words: Words) -> Blocks:
    runs = Row(_held(17, 18, 19, 20), _held(13, 15, 16), _held(13, 14, 15, 16), gap=64)
    return 1, 2, runs, 3, 4, 5, 6


def _setup(words: Words) -> Blocks:
    shown = [Picture(cards.number_mini(card, 66)) for card in (LOWEST, LOWEST + 1, HIGHEST)]
    backs = Paint(56 + 22 * (REMOVED - 1), 78, _backs)
    arrow = Icon("right", 34, quiet=True)
    deck = Text(f"{words('geschenk-deck')} {len(DECK) - REMOVED}", 38)
    dots = Text("…", 40, quiet=True)
    aside = Row(backs, Text(str(REMOVED), 44, quiet=True), gap=14)
    return 1, Row(*shown[:2], dots, shown[2], arrow, aside, Picture(cards.back(66)), deck, gap=18), 2, 3, 4, 5


def _backs(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    for k in range(REMOVED):
        canvas.sprite(cards.back(56), x + k * 22, y)


def _reading(words: Words) -> Blocks:
    payers = [2, 0, 1, 2, 0, 1, 2]

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        draw_tipped(canvas, x, y + height, 560, payers[:4], False, EXAMPLE, 2)
        draw_notes(canvas, x + 600, y + 110, 440, 110, payers, 3)
        for seat in range(3):
            canvas.shape("fist", x + 700 + seat * 110, y + height - 44, 72, theme.SEAT_COLOUR[seat])

    return 1, 2, 3, 4, Paint(1040, 236, draw)


def _habits(words: Words) -> Blocks:
    return 1, Row(_pot(0, 3), Icon("right", 40, quiet=True), _pot(0, 7), gap=48), 2, 3, 4


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""

    def chips(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        for k in range(5):
            row, column = divmod(k, 2)
            canvas.sprite(chip(k % 4, 72, 40), x + column * 78 + row % 2 * 10, y + height - 46 - row * 36)

    cost = Row(Picture(cards.number(12, 84)), Picture(cards.number(31, 84)), Text("= 43", 48), gap=14)
    pot = Row(Paint(166, 126, chips), Picture(cards.number(28, 92)), gap=18)
    return cost, pot, Row(_held(18, 19, 20), Text("= 18", 48), gap=16)
