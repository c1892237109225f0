"""The hand in Stendhal: the trick that it answers and the suit that is winning it, then one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import SUIT, SUITS
from engine.games.stendhal.state import StendhalState, StendhalView
from engine.games.stendhal.terms import NO_SUIT, counts, taken_by, winning_suit
from locales import Words
from render.games.stendhal import LOOK
from render.games.stendhal.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.hand import Hand, HandCard, Shown
from render.kit.hand import paint as paint_hand
from render.kit.layout import Column, Node, Row, Suit, Text
from render.kit.person import Person, names
from render.kit.trick_table import card_face


def paint(view: StendhalView, people: Sequence[Person], words: Words) -> Canvas:
    """Draw it, 1200 x 640."""
    s, me = view.s, view.me
    playing = s.phase == "play" and not view.over
    task, suit = _task(view, words)
    return paint_hand(
        Hand(
            LOOK,
            words("stendhal-hand-title"),
            words.other("stendhal-hand-title"),
            _cards(view, words),
            task,
            suit,
            wait=NARRATION.waits_for(view, names(people), words),
            trick=_trick(s, people, words) if playing else (),
            about=_about(s, words) if playing else ("", "", ""),
            you=(words("stendhal-you"), words("stendhal-nth", number=str((me - s.leader) % len(people) + 1)))
            if view.asked and playing
            else ("", ""),
            empty=words("stendhal-alt-hand-empty"),
            last_move=NARRATION.last_move(s, names(people), words),
        )
    )


def _task(view: StendhalView, words: Words) -> tuple[str, str]:
    """What is to be done, and the suit to be followed."""
    s = view.s
    if not view.asked:
        return "", ""
    if s.phase == "play" and s.trick and any(SUIT[c] == SUIT[s.trick[0]] for c in s.hands[view.me]):
        return words("stendhal-task-follow"), SUITS[SUIT[s.trick[0]]]
    return words(f"stendhal-task-{'lead' if s.phase == 'play' and not s.trick else s.phase}"), ""


def _cards(view: StendhalView, words: Words) -> tuple[HandCard, ...]:
    s, me = view.s, view.me
    allowed = {a.wire()[1] for a in view.legal}
    chosen = s.choice[me] if s.phase == "choose" else []
    return tuple(
        HandCard(card_face(c), k, c in allowed if view.asked else None, words("stendhal-chosen") if c in chosen else "")
        for k, c in enumerate(s.hands[me], 1)
    )


def _trick(s: StendhalState, people: Sequence[Person], words: Words) -> tuple[Shown, ...]:
    seats = [(s.leader + k) % len(people) for k in range(len(s.trick))]
    best = taken_by(s.trick) if s.trick else -1
    tags = [words("stendhal-best") if k == best else "" for k in range(len(seats))]
    return tuple(
        Shown(people[p], p, card_face(c), tag, bool(tag)) for p, c, tag in zip(seats, s.trick, tags, strict=True)
    )


def _about(s: StendhalState, words: Words) -> Node:
    """The suit that is winning, and the minus suits."""
    suit = winning_suit(s.trick) if s.trick else NO_SUIT
    most: Node = Text(words("stendhal-lead"), 40)
    if suit != NO_SUIT:
        most = Row(Suit(SUITS[suit], 52), Text(f"× {counts(s.trick)[suit]}", 44), gap=12)
    minus = Row(*(Suit(SUITS[one], 42) for one in s.minus), gap=8)
    return Column(most, Text(words("stendhal-bar-minus"), 26, quiet=True), minus, gap=10)
