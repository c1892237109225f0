"""The result of TTP: on a stall of the night market the winner's hand of the last deal, below it everybody's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.ttp.state import TTPView
from engine.games.ttp.terms import five_of
from locales import Words
from render.games.ttp import LOOK
from render.games.ttp.drawings import NIGHT, lantern, minis, stall
from render.games.ttp.narration import NARRATION, made
from render.kit.canvas import Canvas
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Icon, Item, Node, Row, Text
from render.kit.pages.result import SKY, Rank, Result
from render.kit.pages.trick_table import card_face
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.cards import cards_spoken
from render.narration.telling import Telling

_COUNTER: Final = 96
"""The height of the counter of the stall, px."""
_CARD: Final = 122
_STALL, _ROOF = (556, 1168), SKY + 46
"""The left and the right edge of the stall, and the middle of its awning, px."""
_ROOFS: Final = "#140B08"


def shown(view: TTPView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (-s.totals[p], -s.best[p]))
    rows = [Rank(Plaque(people[p], p), str(s.totals[p]), detail=_detail(view, p, words)) for p in order]
    return Result(
        LOOK,
        words("ttp-name"),
        words("ttp-reconstructed"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        words("tricks-unit", count=s.totals[order[0]]),
        NARRATION.story(s, words),
        scene=lambda canvas, x, y, width, height: _stall(canvas, view, order[0], round(width), round(height), words),
    )


def _detail(view: TTPView, p: int, words: Words) -> Item:
    """Return how often the seat had the strongest hand, and its hand of the last deal with its name."""
    s = view.s
    often, hand = words("ttp-alt-best", count=s.best[p]), made(s.seven(p), words)
    five = words("spoken-marked", card=hand, mark=cards_spoken(five_of(s.seven(p)), words))

    def made_at(k: float) -> Node:
        size = min(28, round(26 * k))
        name = Text(hand, size, quiet=True)
        cards = minis(five_of(s.seven(p)), round(32 * k), 29 * k)
        return Row(Icon("crown", size), Text(str(s.best[p]), size), cards, name, gap=8 * k)

    return Item(made_at, (words.listed([often, five]), words.listed([often, hand])))


def _stall(canvas: Canvas, view: TTPView, first: int, width: int, height: int, words: Words) -> None:
    """Draw the market at night, and on a stall the winner's five cards of the last deal with their name."""
    lay_opaque(canvas.image, _market(width, height), 0, 0)
    five, seven = five_of(view.s.seven(first)), view.s.seven(first)
    middle, foot = sum(_STALL) / 2, height - _COUNTER
    for k, card in enumerate(five):
        away = k - (len(five) - 1) / 2
        canvas.card(card_face(card)(_CARD), middle + away * 107, foot - 72 + abs(away) * 9, -away * 4)
    canvas.badge(middle, height - _COUNTER + 26, made(seven, words), size=32, height=50)


@kept
def _market(width: int, height: int) -> Image.Image:
    """Return roofs and lanterns at night, before them a stall with its awning and its counter. Do not draw into it."""
    k, deep = 100 / width, height * 100 / width
    pen = Pen(width, height, NIGHT[0])
    for n, colour in enumerate(NIGHT[1:], 1):
        pen.shape([(0, deep * n / 3), (100, deep * n / 3 + 1), (100, deep), (0, deep)], colour)
    for n in range(7):
        house, top = n * 17 - 8, deep - 17 - n * 5 % 7
        pen.shape([(house - 2, top + 3), (house + 3, top), (house + 13, top), (house + 18, top + 3)], _ROOFS)
        pen.box(house, top + 3, house + 16, deep, _ROOFS)
    for n, (x, y) in enumerate(((34.5, 22), (39, 26), (43.5, 21.5))):
        lantern(pen, x, y, 4 + n)
    left, right, foot = _STALL[0] * k, _STALL[1] * k, deep - _COUNTER * k
    stall(pen, left, right, _ROOF * k, foot, deep)
    return pen.drawn()
