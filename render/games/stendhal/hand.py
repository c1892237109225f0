"""The hand in Stendhal: the present trick and the suit that is winning it, then the own cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import SUITS
from engine.games.stendhal.state import StendhalState, StendhalView
from engine.games.stendhal.terms import NO_SUIT, counts, taken_by, winning_suit
from locales import Words
from render.games.stendhal import LOOK
from render.kit.canvas import Canvas
from render.kit.layout import Column, Node, Row, Suit, Text
from render.kit.person import Person
from render.narration.tricks import hand_of, own_cards


def paint(view: StendhalView, people: Sequence[Person], words: Words) -> Canvas:
    """Return the picture, 1200 x 640 pixels."""
    chosen = view.s.choice[view.me] if view.s.phase == "choose" else []
    own = own_cards(view, chosen, words("stendhal-chosen"))
    return hand_of(LOOK, view, people, words, _about(view.s, words), own, taken_by).drawn()


def _about(s: StendhalState, words: Words) -> Node:
    """Return the suit that is winning, and the minus suits."""
    suit = winning_suit(s.trick) if s.trick else NO_SUIT
    most: Node = Text(words("cards-lead"), 40)
    if suit != NO_SUIT:
        most = Row(Suit(SUITS[suit], 52), Text(f"× {counts(s.trick)[suit]}", 44), gap=12)
    minus = Row(*(Suit(SUITS[one], 42) for one in s.minus), gap=8)
    return Column(most, Text(words("stendhal-bar-minus"), 26, quiet=True), minus, gap=10)
