"""The hand in Stendhal: the trick that it answers and the suit that is winning it, then one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import SUITS
from engine.games.stendhal.state import StendhalState, StendhalView
from engine.games.stendhal.terms import NO_SUIT, counts, taken_by, winning_suit
from locales import Words
from render.games.stendhal import LOOK
from render.kit.canvas import Canvas
from render.kit.hand import Hand
from render.kit.hand import paint as paint_hand
from render.kit.layout import Column, Node, Row, Suit, Text
from render.kit.person import Person, names
from render.narration.tricks import answered, last_move, own_cards, own_place, play_task, waits_for


def paint(view: StendhalView, people: Sequence[Person], words: Words) -> Canvas:
    """Draw it, 1200 x 640."""
    s, playing = view.s, view.s.phase == "play" and not view.over
    task = play_task(view, words) if playing else (words("stendhal-task-choose"), "")
    chosen = s.choice[view.me] if s.phase == "choose" else []
    return paint_hand(
        Hand(
            LOOK,
            words("tricks-hand-title"),
            words.other("tricks-hand-title"),
            own_cards(view, chosen, words("stendhal-chosen")),
            *(task if view.asked else ("", "")),
            wait=waits_for(view, names(people), words),
            trick=answered(s, people, words, taken_by) if playing else (),
            about=_about(s, words) if playing else ("", "", ""),
            you=own_place(view, words),
            empty=words("tricks-empty"),
            last_move=last_move(s, names(people), words),
        )
    )


def _about(s: StendhalState, words: Words) -> Node:
    """The suit that is winning, and the minus suits."""
    suit = winning_suit(s.trick) if s.trick else NO_SUIT
    most: Node = Text(words("cards-lead"), 40)
    if suit != NO_SUIT:
        most = Row(Suit(SUITS[suit], 52), Text(f"× {counts(s.trick)[suit]}", 44), gap=12)
    minus = Row(*(Suit(SUITS[one], 42) for one in s.minus), gap=8)
    return Column(most, Text(words("stendhal-bar-minus"), 26, quiet=True), minus, gap=10)
