"""The hand of Stendhal: the present trick and the suit that is winning it, then the own cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.cards import SUITS
from engine.games.stendhal.state import StendhalState, StendhalView
from engine.games.stendhal.terms import NO_SUIT, counts, taken_by, winning_suit
from locales import Words
from render.games.stendhal import LOOK
from render.games.stendhal.narration import trick_remarks
from render.games.stendhal.table import large_counts
from render.kit.layout import Column, Node, Row, Suit, Text
from render.kit.pages.hand import Hand
from render.kit.pieces.person import Person
from render.narration.hands import own_cards
from render.narration.tricks import hand_of, in_line, last_told


def shown(view: StendhalView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    chosen = view.s.choice[view.me] if view.s.phase == "choose" else []
    own = own_cards(view, words, chosen, words("stendhal-chosen"))
    hand = in_line(hand_of(LOOK, view, people, words, _about(view.s, words), own, taken_by), view, people, words)
    playing = view.s.phase == "play" and not view.over
    return replace(
        hand,
        remarks=tuple(_remarks(view, words)) if playing else (),
        large=lambda width: large_counts(view.s, words, width) if playing else [],
    )


def _remarks(view: StendhalView, words: Words) -> Iterator[str]:
    """Yield the suit that is winning, the minus suits, and before the lead the trick before."""
    yield from trick_remarks(view.s, words)
    if not view.s.trick and view.s.last_trick:
        yield last_told(view, words)


def _about(s: StendhalState, words: Words) -> Node:
    """Return the suit that is winning, and the minus suits."""
    suit = winning_suit(s.trick) if s.trick else NO_SUIT
    most: Node = Text(words("cards-lead"), 40)
    if suit != NO_SUIT:
        most = Row(Suit(SUITS[suit], 52), Text(f"× {counts(s.trick)[suit]}", 44), gap=12)
    minus = Row(*(Suit(SUITS[one], 42) for one in s.minus), gap=8)
    return Column(most, Text(words("stendhal-bar-minus"), 26, quiet=True), minus, gap=10)
