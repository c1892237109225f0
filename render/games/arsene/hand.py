"""The hand of Arsène: the present trick, the own cards, and the five shops with the seats that would rob them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.families.tricks import best
from engine.games.arsene.state import ArseneState, ArseneView
from engine.games.arsene.terms import ASK, PLANS, SEATS, SHOPS
from locales import Words
from render.games.arsene import LOOK
from render.games.arsene.drawings import large_street, small_shop, small_street, trump_line, visitors
from render.games.arsene.narration import NARRATION, lying, shops_told, trump_told
from render.games.arsene.table import side_cards
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.layout import Column, Drawing, Node, Paint, Text
from render.kit.pages.hand import Hand, fan
from render.kit.pages.trick_table import Played, TrickTable, last_trick, small_face
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.large.parts import Lines
from render.narration.cards import seat_number
from render.narration.halt import whose_turn
from render.narration.hands import own_cards
from render.narration.telling import Telling
from render.narration.tricks import answered, hand_of, last_told, trick_labels
from render.unshown import Unshown

UNSHOWN: Final = (Unshown("plans", "a plan is for the present trick", phases="flip over"),)

_PLAYING, _ROOMY = 1.0, 1.2
"""Scale of the shops beside the hand: below a trick, and without one."""
_ABOUT: Final = 210
"""Width of the part at the left of the trick, px."""
_LAST_AT, _SIDE_AT = 290, 854
"""Left edges of the trick before and of the side cards, px."""

_BESIDE: Final = 5
"""The most cards that are beside the two ways of a trick; more are below them."""
_WAY, _HUT, _TAKER = 148, 72, 76
"""The height of a way above the cards, the height of the shop in it, and the diameter of the portrait, px."""


def shown(view: ArseneView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s, telling = view.s, Telling(view, names(people), words)
    playing = s.phase != "flip" and not view.over
    trick, leader = lying(s)
    laid = answered(replace(s, trick=trick, leader=leader), people, words, lambda cards: best(cards, s.trump))
    plain = tuple(replace(card, legal=None) for card in own_cards(replace(view, legal=()), words))
    return replace(
        hand_of(LOOK, view, people, words, ("", "", ""), own_cards(view, words) if s.phase == "play" else plain),
        wait=whose_turn(telling),
        trick=laid if playing else (),
        about=_about(view, people, words) if playing else ("", "", ""),
        own=_decision(view, people, words) if s.phase == "decide" and not view.over else None,
        beside=small_street(s.shops, visitors(s, people), _PLAYING if playing else _ROOMY),
        last_move=NARRATION.last_move(telling),
        remarks=() if view.over else tuple(_remarks(view, words)),
        large=lambda width: [] if view.over else _large(s, people, view, words, width),
    )


def _large(s: ArseneState, people: Sequence[Person], view: ArseneView, words: Words, width: float) -> list[Node]:
    """Return in large print the trumps, the shops, and the viewer's plan."""
    plan = s.plans[view.me]
    told = words(f"arsene-settled-{PLANS[plan]}") if plan and s.phase != "flip" else ""
    return [*large_street(s, people, words, width), *([Lines(width, told, 40, colour=theme.MINT)] if told else [])]


def _remarks(view: ArseneView, words: Words) -> Iterator[str]:
    """Yield the trumps, the shops with the seats before them, and the viewer's plan; before a trick the one before."""
    s = view.s
    if s.place:
        yield trump_told(s, words)
    yield shops_told(s, words)
    if s.phase != "flip":
        yield words("arsene-alt-count", tricks=words.listed(list(map(str, s.count))))
        if s.plans[view.me] != ASK:
            yield words("arsene-event-planned", plan=words(f"arsene-plan-{PLANS[s.plans[view.me]]}"))
        if s.last_trick and not lying(s)[0]:
            yield last_told(view, words)
        if s.phase == "decide":
            sides = {"seat": seat_number(s.last_winner, words), "target": seat_number(s.target, words)}
            yield words("arsene-alt-decide", **sides)


def _about(view: ArseneView, people: Sequence[Person], words: Words) -> Node:
    """Return trumps with the side cards, and the plan; before a trick also the one before, across the empty strip."""
    s = view.s
    plan = s.plans[view.me]
    told = [Text(words(f"arsene-settled-{PLANS[plan]}"), 26, theme.MINT)] if plan else []
    if lying(s)[0]:
        return Column(trump_line(s, words, 32), side_cards(s, 56), *told, gap=10)
    trumps, side, label = Column(trump_line(s, words, 38), *told, gap=10), side_cards(s, 90), trick_labels(words).last
    before = last_trick(_laid(s, people, words), 76)

    def put(canvas: Canvas, told: str, node: Node, x: float, y: float) -> None:
        canvas.text(x + node.want / 2, y + 10, told, size=26, colour=canvas.look.quiet, align="m", room=node.want)
        node.place(canvas, x, y + 34, node.want)

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        trumps.place(canvas, x, y + (height - trumps.height) / 2, width)
        put(canvas, words("arsene-side"), side, _SIDE_AT, y)
        if s.last_trick:
            put(canvas, label, before, _LAST_AT, y)

    return Paint(_ABOUT, 168, draw)


def _decision(view: ArseneView, people: Sequence[Person], words: Words) -> Drawing:
    """Return the drawing of the two ways of a trick just won, and of the own cards: below them, or beside if few."""
    s, street = view.s, visitors(view.s, people)
    ways = ((s.last_winner, words("arsene-tag-take")), (s.target, words("arsene-tag-push")))

    def way(canvas: Canvas, box: Box, taker: int, label: str) -> None:
        number, mint = s.count[taker] + 1, theme.MINT
        canvas.slab(*box, radius=20)
        canvas.text(box.x + 22, box.y + 36, label, size=32, room=box.width - 44, least=24)
        middle = box.y + 62 + (box.height - 72) / 2
        canvas.portrait(box.x + 66, middle, _TAKER, people[taker], taker, "sign")
        canvas.shape("right", box.x + 130, middle, 28, mint)
        there = [one for one in street.get(number, ()) if one[1] != taker]
        hut = Box(box.x + 162, middle - _HUT / 2, box.width - 180, _HUT)
        if number in SHOPS:
            small_shop(canvas, number, s.shops[number - 1], hut, there)
        else:
            canvas.seal(hut.x + 40, middle, 64, str(number), theme.CREAM, theme.INK, canvas.look.panel)

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        room, cards = Box(x, y, width, height), own_cards(replace(view, legal=()), words)
        few = len(cards) <= _BESIDE
        whole = room.beside(width * 0.42).inset(0, 8) if few else room.head(_WAY)
        boxes = whole.rows(2, 16) if few else whole.columns(2, 16)
        for box, (taker, label) in zip(boxes, ways, strict=True):
            way(canvas, Box(*map(round, box)), taker, label)
        hand = Hand(LOOK, "", "", tuple(replace(card, legal=None) for card in cards))
        fan(canvas, hand, room.left(width * 0.42) if few else room.below(_WAY + 8))

    return draw


def _laid(s: ArseneState, people: Sequence[Person], words: Words) -> TrickTable:
    """Return a table with the trick before alone."""
    seats = tuple(Plaque(who, p, (), "") for p, who in enumerate(people))
    last = tuple(Played((s.last_leader + k) % SEATS, small_face(c)) for k, c in enumerate(s.last_trick))
    return TrickTable(LOOK, "", "", "", seats, trick_labels(words), last=last, last_winner=s.last_winner)
