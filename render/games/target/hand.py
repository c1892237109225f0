"""The hand of Target: the target with the cards round it, then the own cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.state import NO_CARD
from engine.games.target.state import TargetView
from engine.games.target.terms import taken_by
from locales import Words
from render.games.target import LOOK
from render.games.target.narration import away, card_away, mode, names_target
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Node, Paint, Picture, Row, Text
from render.kit.pages.hand import Hand, HandCard, Shown
from render.kit.pages.trick_table import card_face, number
from render.kit.pieces.cards import card_height
from render.kit.pieces.person import Person, names
from render.large.parts import Flow
from render.narration.cards import card_spoken, cards_spoken
from render.narration.halt import halt_task, whose_turn
from render.narration.hands import every_hand
from render.narration.telling import Telling
from render.narration.tricks import nth, numbered_told
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown(
        "keeps", "a wish; the words tell it, the menu below the picture too", "choose_target play discard", "picture"
    ),
    Unshown("keeps", "it is over", phases="over"),
)


def shown(view: TargetView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s, playing = view.s, view.s.phase == "play" and not view.over
    task = f"play-{mode(s.target, s.trick)}" if playing else s.phase
    return Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        _own(view, words),
        words(f"target-task-{task}") if view.asked else halt_task(view, words),
        wait=_wait(view, names(people), words),
        trick=_round(view, people, words) if playing else (),
        about=_about(view, words) if playing else ("", "", ""),
        you=(words("tricks-you"), nth(len(s.trick) + 1, words)) if playing and view.asked else ("", ""),
        above=_choice(view) if s.phase == "choose_target" and not view.over else None,
        people=people,
        **every_hand(view, words),
        remarks=tuple(_remarks(view, words)),
        large=lambda width: _large(view, words, width),
    )


def _large(view: TargetView, words: Words, width: float) -> list[Node]:
    """Return in large print the target and what wins, or the cards of which one becomes the target."""
    s = view.s
    if view.over:
        return []
    if s.phase == "choose_target":
        strip = [_numbered(c, k, asked=view.asked) for k, c in enumerate(s.revealed, 1)]
        return [Flow(width, strip, gap=24, middle=True)]
    if s.phase != "play":
        return []
    aim = Text(words(f"target-{mode(s.target, s.trick)}"), 42)
    return [Flow(width, [Text(words("target-title"), 36, quiet=True), Picture(card_face(s.target)(110)), aim])]


def _numbered(card: int, number_: int, *, asked: bool) -> Node:
    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        canvas.card(card_face(card)(140), x + 76, y + 104, 0, theme.GOLD if asked else "")
        if asked:
            canvas.badge(x + 76, y + 176, str(number_), size=40, height=54, fill=theme.GOLD)

    return Paint(152, 234, draw)


def _remarks(view: TargetView, words: Words) -> Iterator[str]:
    """Yield the candidates or the target, and the viewer's wish to keep all cards."""
    s = view.s
    if view.over:
        return
    if s.phase == "choose_target":
        told = numbered_told if names_target(view) else cards_spoken
        yield words("target-alt-candidates", cards=told(s.revealed, words))
    elif s.phase == "play":
        yield words("target-alt-target", target=card_spoken(s.target, words))
        if not s.trick and view.waiting:
            yield words("spoken-no-trick")
        if not view.asked:  # else the question says it
            yield words(f"target-alt-{mode(s.target, s.trick)}")
    if s.keeps[view.me]:
        yield words("target-alt-wish")


def _wait(view: TargetView, names: Sequence[str], words: Words) -> str:
    """Return the seats that the table waits for."""
    answered = view.s.choice[view.me] and not view.over
    return words("tricks-waiting") if answered else whose_turn(Telling(view, names, words))


def _own(view: TargetView, words: Words) -> tuple[HandCard, ...]:
    """Return the own cards: before the play with their distance, mint if they win so far; then which stay."""
    s, gone = view.s, view.s.choice[view.me]
    asked = True if view.asked and s.phase != "choose_target" else None
    to_play = s.target != NO_CARD and (view.me - s.leader) % view.seats >= len(s.trick)

    def held(number: int, card: int) -> HandCard:
        told, quiet = "", True
        if to_play:
            wins = taken_by(s.target, [*s.trick, card], s.far_pool) == len(s.trick)
            told, quiet = away(s.target, card, words), not (asked and s.trick and wins)
        elif gone:
            told, quiet = words("target-away" if card in gone else "target-keep"), card not in gone
        return HandCard(card_face(card), number, asked, told, quiet, card_spoken(card, words))

    numbered = not names_target(view)
    return tuple(held(k * numbered, c) for k, c in enumerate(s.hands[view.me], 1))


def _round(view: TargetView, people: Sequence[Person], words: Words) -> tuple[Shown, ...]:
    """Return the round so far with its distances."""
    s = view.s
    top = taken_by(s.target, s.trick, s.far_pool) if s.trick else NO_CARD
    seats = [(s.leader + k) % view.seats for k in range(len(s.trick))]

    return tuple(
        Shown(people[p], p, card_face(c), away(s.target, c, words), k == top, card_away(s.target, c, words))
        for k, (p, c) in enumerate(zip(seats, s.trick, strict=True))
    )


def _about(view: TargetView, words: Words) -> Node:
    """Return the target, and the number that wins so far."""
    s = view.s
    title = Text(words("target-title"), 26, quiet=True)
    return Row(
        Picture(card_face(s.target)(92)), Column(title, Text(words(f"target-{mode(s.target, s.trick)}"), 32)), gap=14
    )


def _choice(view: TargetView) -> Node:
    """Return the three cards, numbered as in the menu for the player who names one."""
    width = 116
    high, shown = card_height(width), view.s.revealed

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, c in enumerate(shown):
            middle = x + width / 2 + k * (width + 40)
            canvas.card(card_face(c)(width), middle, y + high / 2 + 8, 0, theme.GOLD if view.asked else "")
            if view.asked:
                number(canvas, middle + width / 2 - 6, y + 14, k + 1, 34)

    strip = Paint(3 * width + 80, high + 16, draw)
    return Row(Text("", 20, grow=1), strip, Text("", 20, grow=1))
