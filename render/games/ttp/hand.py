"""The hand in TTP: the trick or the pool, one's own picks and what they make, then the cards still in hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.ttp.state import TTPView
from locales import Words
from render.games.ttp import LOOK
from render.games.ttp.drawings import minis
from render.games.ttp.narration import NARRATION, made
from render.games.ttp.table_words import last_move
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import card_height
from render.kit.hand import HandCard
from render.kit.layout import Column, Node, Paint, Row, Text
from render.kit.person import Person, names
from render.kit.trick_table import card_face, number
from render.narration.tricks import hand_of

_POOL = 104
"""Width of a card that may be picked, px; a little less where there are many."""


def paint(view: TTPView, people: Sequence[Person], words: Words) -> Canvas:
    """Draw it, 1200 x 640."""
    s, playing = view.s, view.s.phase == "play" and not view.over
    legal = {a.wire()[1] for a in view.legal} if playing and view.asked else None
    own = tuple(
        HandCard(card_face(c), 0 if s.order else k, None if legal is None else c in legal, quiet=not playing)
        for k, c in enumerate(s.hands[view.me], 1)
    )
    return replace(
        hand_of(LOOK, view, people, words, _about(view, words), own),
        wait=NARRATION.waits_for(view, names(people), words),
        above=_pool(view, words) if s.order and not view.over else None,
        last_move=last_move(s, names(people), words) if not view.over else "",
    ).drawn()


def _about(view: TTPView, words: Words) -> Node:
    """The market, and one's own picks."""
    s, mine = view.s, view.s.collected[view.me]
    market = Row(Text(words("ttp-market"), 22, quiet=True), minis(s.market, 36, 38), gap=8)
    return Column(market, _picks(mine, words, 36, 38), gap=6)


def _picks(mine: Sequence[int], words: Words, width: int, step: int = 0) -> Node:
    """The own picks and what they make."""
    if not mine:
        return Text(words("ttp-nothing"), 24, quiet=True)
    told = made(mine, words) if len(mine) > 1 else words("ttp-collected")
    return Column(minis(mine, width, step), Text(told, 24 if len(told) < 9 else 20, quiet=True), gap=2)


def _pool(view: TTPView, words: Words) -> Node:
    """What may be picked, numbered as the menu has it or, while one waits, as one wants it; beside it the own picks."""
    s, pool = view.s, view.s.pool
    order = pool if view.asked else s.wanted[view.me]
    width = _POOL if len(pool) < 6 else 92
    high, step = card_height(width), width + 22

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, c in enumerate(pool):
            middle = x + width / 2 + k * step
            canvas.card(card_face(c)(width), middle, y + high / 2 + 8, 0, theme.GOLD if view.asked else "")
            if c in order:
                number(canvas, middle + width / 2 - 4, y + 14, order.index(c) + 1, 34)

    strip = Paint(width + step * (len(pool) - 1), high + 18, draw)
    mine = s.collected[view.me]
    picks = _picks(mine, words, 60 if len(pool) < 6 else 48)
    if len(mine) > 1:  # a single one has the word below it
        picks = Column(Text(words("ttp-collected"), 24, quiet=True), picks, gap=4)
    return Row(Text("", 20, grow=1), strip, Text("", 20, grow=1), picks, Text("", 20), gap=20)
