"""The hand of Grazia: the six piles, then the own cards; connecting cards are raised."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.grazia.state import NOTHING, GraziaState, GraziaView
from engine.games.grazia.terms import SUITS
from locales import Words
from render.games.grazia import LOOK
from render.games.grazia.drawings import CARD, HIGH, large_tops, top_card
from render.games.grazia.narration import NARRATION, last_move, tops_told
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.text import signed
from render.kit.layout import Column, Icon, Node, Paint, Picture, Pill, Row, Text
from render.kit.pages.hand import Hand, HandCard
from render.kit.pages.trick_table import card_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.large.parts import Lines, facts, stock
from render.narration.cards import card_spoken, points_spoken, run_name
from render.narration.halt import whose_turn
from render.narration.hands import every_hand
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("drawn", "a card that was played since is marked no more", partly=True),
    Unshown("prepared", "it is over", phases="over"),
)

_STEP: Final = CARD + 22


def shown(view: GraziaView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    telling = Telling(view, names(people), words)
    return Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        tuple(_card(view, k, c, words) for k, c in enumerate(view.s.hands[view.me], 1)),
        words(f"grazia-task-{NARRATION.stage(view)}") if view.asked else "",
        wait="" if view.asked else whose_turn(telling),
        above=Row(_piles(view), _own(telling), gap=30),
        last_move=last_move(telling),
        mover=view.s.mover,
        people=people,
        **every_hand(view, words),
        remarks=tuple(_remarks(telling)),
        playable=(_connecting(view, words),) if view.asked and view.s.hands[view.me] else (),
        large=lambda width: _large(telling, width),
    )


def _large(telling: Telling[GraziaState], width: float) -> list[Node]:
    """Return in large print the piles, the own deck, jumps and score, and the prepared move."""
    s, me, words = telling.s, telling.view.me, telling.words
    jumps = Row(Icon("jump", 44), Text(str(s.jumps[me]), 44), gap=10)
    score = Row(Text(words("grazia-my-score"), 36, quiet=True), Text(signed(s.standing()[me]), 44), gap=10)
    own = facts(width, stock(len(s.decks[me]), words("grazia-mine")), jumps, score)
    if s.prepared[me] == NOTHING or telling.view.over:
        return [large_tops(s, width), own]
    ahead = words("grazia-ahead-now", what=NARRATION.ahead(telling, s.prepared[me], run_name))
    return [large_tops(s, width), own, Lines(width, ahead, 38, colour=theme.MINT)]


def _card(view: GraziaView, number: int, card: int, words: Words) -> HandCard:
    """Return an own card; one that connects is raised while the viewer is asked."""
    fits = view.asked and not view.s.jump(card)
    new = words("grazia-new") if card == view.s.drawn[view.me] else ""
    return HandCard(card_face(card), number, fits or None, new, told=card_spoken(card, words))


def _remarks(telling: Telling[GraziaState]) -> Iterator[str]:
    """Yield the tops of the piles, and the viewer's deck, jumps, score and prepared move."""
    s, me, words = telling.s, telling.view.me, telling.words
    yield tops_told(s, words)
    score = points_spoken(s.standing()[me], words)
    yield words("grazia-alt-own", deck=len(s.decks[me]), jumps=s.jumps[me], score=score)
    if s.prepared[me] != NOTHING and not telling.view.over:
        ahead = NARRATION.ahead(telling, s.prepared[me], run_name)
        yield words("spoken-sentence", text=words("grazia-ahead-now", what=ahead))


def _connecting(view: GraziaView, words: Words) -> str:
    """Return the numbers of the cards that connect; any other may be played too."""
    fits = [str(k) for k, c in enumerate(view.s.hands[view.me], 1) if not view.s.jump(c)]
    return words("grazia-alt-fits", numbers=words.join(fits)) if fits else words("grazia-alt-fits-none")


def _piles(view: GraziaView) -> Node:
    """Return the top cards."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.slab(x, y, width, height, fill=canvas.look.mat, line=canvas.look.mat_line)
        for suit in range(SUITS):
            top_card(canvas, view.s, suit, x + 20 + _STEP * (suit + 0.5), y + 16)

    return Paint(SUITS * _STEP + 40, HIGH + 32, draw)


def _own(telling: Telling[GraziaState]) -> Node:
    """Return the own deck and jumps, the own score, and the prepared move."""
    s, me, words = telling.s, telling.view.me, telling.words
    deck = Row(Picture(cards.back(40, 56)), Text(words("grazia-mine"), 28, quiet=True), Text(str(len(s.decks[me])), 44))
    jumps = Row(Icon("jump", 40), Text(words("grazia-my-jumps"), 28, quiet=True), Text(str(s.jumps[me]), 44))
    score = Row(Text(words("grazia-my-score"), 28, quiet=True), Text(signed(s.standing()[me]), 44))
    parts: list[Node] = [deck, Row(jumps, score, gap=26)]
    if s.prepared[me] != NOTHING and not telling.view.over:
        parts.append(Pill(NARRATION.anytime_prompt(telling), 26))
    return Column(*parts, gap=14)
