"""The hand in Grazia: the six piles, then the own cards; connecting cards are raised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.grazia.state import NOTHING, GraziaView
from engine.games.grazia.terms import SUITS
from locales import Words
from render.games.grazia import LOOK
from render.games.grazia.ladder import CARD, HIGH, top_card
from render.games.grazia.narration import NARRATION, fitting, last_move
from render.kit import cards
from render.kit.canvas import Canvas
from render.kit.hand import Hand, HandCard
from render.kit.layout import Column, Icon, Node, Paint, Picture, Pill, Row, Text
from render.kit.person import Person, names
from render.kit.text import signed
from render.kit.trick_table import card_face

_STEP: Final = CARD + 22


def paint(view: GraziaView, people: Sequence[Person], words: Words) -> Canvas:
    """Return the picture, 1200 x 640 pixels."""
    s, me = view.s, view.me
    own, fits = s.hands[me], fitting(s, s.hands[me])
    new = words("grazia-new")
    return Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        tuple(
            HandCard(card_face(c), k, (c in fits or None) if view.asked else None, new * (c == s.drawn[me]))
            for k, c in enumerate(own, 1)
        ),
        words(f"grazia-task-{NARRATION.stage(view)}") if view.asked else "",
        wait="" if view.asked else NARRATION.task(view, names(people), words),
        above=Row(_piles(view), _own(view, words), gap=30),
        empty=words("tricks-empty"),
        last_move=last_move(s, names(people), words),
        over=view.over,
    ).drawn()


def _piles(view: GraziaView) -> Node:
    """Return the top cards."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.slab(x, y, width, height, fill=LOOK.mat, line=LOOK.mat_line)
        for suit in range(SUITS):
            top_card(canvas, view.s, suit, x + 20 + _STEP * (suit + 0.5), y + 16)

    return Paint(SUITS * _STEP + 40, HIGH + 32, draw)


def _own(view: GraziaView, words: Words) -> Node:
    """Return the own deck and jumps, the own score, and the prepared move."""
    s, me = view.s, view.me
    deck = Row(Picture(cards.back(40, 56)), Text(words("grazia-mine"), 28, quiet=True), Text(str(len(s.decks[me])), 44))
    jumps = Row(Icon("jump", 40), Text(words("grazia-my-jumps"), 28, quiet=True), Text(str(s.jumps[me]), 44))
    score = Row(Text(words("grazia-my-score"), 28, quiet=True), Text(signed(s.standing()[me]), 44))
    parts: list[Node] = [deck, Row(jumps, score, gap=26)]
    if s.prepared[me] != NOTHING and not view.over:
        parts.append(Pill(NARRATION.anytime_prompt(view, words), 26))
    return Column(*parts, gap=14)
