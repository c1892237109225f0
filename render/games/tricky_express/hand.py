"""The hand of Tricky Express: trick or pass, the cards, and the cards passed and received at either side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Literal

from engine.games.tricky_express.state import TrickyExpressView
from engine.games.tricky_express.terms import TRICKS, left_of, right_of
from locales import Words
from render.games.tricky_express import LOOK
from render.games.tricky_express.narration import NARRATION, passable
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.lines import balanced
from render.kit.layout import Column, Face, Icon, Name, Node, Paint, Picture, Row, Text, ink_of
from render.kit.pages.hand import Hand, HandCard
from render.kit.pages.trick_table import card_face, small_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.narration.cards import card_spoken, cards_spoken
from render.narration.telling import Telling
from render.narration.tricks import hand_of, in_line, last_told, waits_for

Side = Literal["left", "right"]
SIDES: Final[tuple[Side, Side]] = ("left", "right")
WIDE: Final = theme.WIDTH - 40
PASS: Final = 156
PASSED: Final = 72
"""Heights of the strips of a coming pass and of finished ones, px."""
CARD: Final = 90
FACE: Final = 84
SMALL: Final = 46
HALF: Final = 410


def shown(view: TrickyExpressView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand of ``view.seat``."""
    s, me, playing = view.s, view.me, view.phase == "play" and not view.over
    station = str(s.number)
    wins = words("tricky_express-wins", number=station)
    about = Column(
        Text(words("tricky_express-this-trick"), 27, quiet=True),
        Text(f"{station} / {TRICKS}", 48),
        Text(wins, 27, quiet=True),
        gap=10,
    )
    return replace(
        in_line(hand_of(LOOK, view, people, words, about, _cards(view, me, words)), view, people, words),
        wait=waits_for(Telling(view, [text.name(name) for name in names(people)], words)),
        above=None if playing or view.over else _passing(view, me, people, words),
        below=Row(*(_gave_got(side, view, people, words) for side in SIDES), gap=16) if s.passed[me] else None,
        last_move=NARRATION.last_move(Telling(view, names(people), words)),
        mover=NARRATION.mover(view),
        remarks=tuple(_remarks(view, people, words)),
        playable=_playable(view, people, words),
    )


def _remarks(view: TrickyExpressView, people: Sequence[Person], words: Words) -> Iterator[str]:
    """Yield the station of the trick or the neighbours, and the cards given and got."""
    me, s = view.me, view.s
    called = {side: people[_neighbour(side, me)].name for side in SIDES}
    if not view.over and view.phase == "play":
        yield words("tricky_express-alt-station", number=str(s.number))
        if not s.trick and s.last_trick:
            yield last_told(view, words)
    elif not view.over and not view.asked:
        yield words("tricky_express-alt-neighbours", **called)
    for side in SIDES if s.passed[me] else ():
        gave, got = (cards_spoken(moved, words) for moved in _moved(view, side))
        yield words(f"tricky_express-alt-moved-{side}", name=called[side], gave=gave, got=got)


def _playable(view: TrickyExpressView, people: Sequence[Person], words: Words) -> tuple[str, ...]:
    """Return which cards may go to which side in the first pass."""
    if view.phase != "pass1" or not view.legal:
        return ()
    hand, told = view.s.hands[view.me], []
    ways: tuple[Side, Side] = "right", "left"
    for side, there in zip(ways, passable(view), strict=True):
        numbers, name = [str(hand.index(c) + 1) for c in there], people[_neighbour(side, view.me)].name
        told.append(words(f"tricky_express-alt-passable-{side}", name=name, numbers=words.join(numbers)))
    return tuple(told)


def _cards(view: TrickyExpressView, me: int, words: Words) -> tuple[HandCard, ...]:
    marks = card_marks(view, me, words)
    return tuple(
        HandCard(card_face(c), k, *marks.get(c, (None, "")), told=card_spoken(c, words))
        for k, c in enumerate(view.s.hands[me], 1)
    )


def card_marks(view: TrickyExpressView, me: int, words: Words) -> dict[int, tuple[bool | None, str]]:
    """Return for each card whether it may be chosen now (None: no question) and a word on it."""
    if view.phase != "play" and view.s.choice[me]:
        ways = zip(view.s.choice[me], ("right", "left"), strict=True)
        return {c: (None, words(f"tricky_express-mark-{way}")) for c, way in ways}
    if not view.legal:
        return {}
    if view.phase == "play":
        allowed = {a.wire()[1] for a in view.legal}
        return {c: (c in allowed, "") for c in view.s.hands[me]}
    if view.phase == "pass2":
        return dict.fromkeys(view.s.hands[me], (True, ""))
    right, left = passable(view)
    marks = {**dict.fromkeys(left, "left"), **{c: "both" if c in left else "right" for c in right}}
    return {c: (c in marks, words(f"tricky_express-mark-{marks[c]}") if c in marks else "") for c in view.s.hands[me]}


def _neighbour(side: Side, me: int) -> int:
    return left_of(me) if side == "left" else right_of(me)


def _place_of(side: Side, me: int, people: Sequence[Person], words: Words) -> list[Node]:
    """Return arrow, portrait and name of a neighbour, from the rim to the middle of the picture."""
    seat = _neighbour(side, me)
    who = people[seat]
    name = Name(who.name, 30, align="l" if side == "left" else "r")
    label = Text(words(f"tricky_express-{side}"), 26, align=name.align, quiet=True)
    return [Icon(side, 40), Face(who, seat, FACE), Column(label, name, gap=0, grow=1)]


def _passing(view: TrickyExpressView, me: int, people: Sequence[Person], words: Words) -> Node:
    """Return the pass: the neighbours in their seating order, and a place for the card to either of them."""
    chosen = dict(zip(("right", "left"), view.s.choice[me], strict=False))

    def place(side: str) -> Node:
        high = cards.card_height(CARD)
        if side in chosen:
            return Picture(card_face(chosen[side])(CARD))
        colour = theme.GOLD if view.legal else ""
        return Paint(CARD, high, lambda c, x, y, w, h: c.place(x + w / 2, y + h / 2, CARD, high, colour))

    lines = balanced(words(f"tricky_express-pass-{view.phase}"), text.BOLD, 28, 250)
    middle = Column(*(Text(line, 28, align="m") for line in lines), gap=2)
    left, right = (_place_of(side, me, people, words) for side in SIDES)
    sides = Row(*left, place("left"), gap=16), Row(place("right"), *reversed(right), gap=16)
    first, last = (Paint(HALF, cards.card_height(CARD), partial(_inside, side)) for side in sides)
    return _slab(Row(first, middle, last, gap=24), WIDE, PASS)


def _inside(row: Row, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    row.place(canvas, x, y + (height - row.height) / 2, width)


def _gave_got(side: Side, view: TrickyExpressView, people: Sequence[Person], words: Words) -> Node:
    """Return the cards given to one side and got from it in this deal."""
    me, parts = view.me, list[Node]()
    for key, own in zip(("gave", "got"), _moved(view, side), strict=True):
        minis = [Picture(small_face(card)(SMALL)) for card in own]
        parts.append(Row(Text(words(f"tricky_express-{key}"), 24, quiet=True), *minis, gap=6))
    who = [Icon(side, 26), Name(people[_neighbour(side, me)].name, 26, align="l" if side == "left" else "r")]
    row = Row(*who, *parts, gap=12) if side == "left" else Row(*parts, *reversed(who), gap=12)
    return _slab(row, (WIDE - 16) / 2, PASSED)


def _moved(view: TrickyExpressView, side: Side) -> tuple[Sequence[int], Sequence[int]]:
    """Return the cards given to one side and got from it in this deal."""
    first = 1 if side == "left" else 0
    return view.s.passed[view.me][first::2], view.s.received[view.me][first::2]


def _slab(row: Row, width: float, height: int) -> Node:
    """Return a row of parts on a panel."""

    def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        canvas.slab(x, y, w, h, radius=22)
        row.place(canvas, x + 18, y + (h - row.height) / 2, w - 36, ink_of(canvas))

    return Paint(width, height, draw)
