"""The hand of TTP: the trick or the pool, the own picks and their poker hand, then the cards still in hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.games.ttp.state import TTPView
from engine.games.ttp.terms import TRICKS
from locales import Words
from render.games.ttp import LOOK
from render.games.ttp.drawings import minis
from render.games.ttp.narration import last_move, made, mover
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Node, Paint, Picture, Row, Text
from render.kit.pages.hand import Hand, HandCard
from render.kit.pages.trick_table import card_face, number, small_face
from render.kit.pieces.cards import card_height, mini_height
from render.kit.pieces.person import Person, names
from render.large.parts import Flow, Lines, laid
from render.narration.cards import card_spoken, cards_spoken
from render.narration.halt import whose_turn
from render.narration.telling import Telling
from render.narration.tricks import hand_of, in_line, last_told, numbered_told, waits_for

_POOL, _POOLS = 150, 1120
"""Width of a card that may be picked, px, if all of them fit into the second width."""
_PICK, _LOW, _ACROSS = 74, 62, 3
"""Width of a picked card, px, and below cards to pick; and how many of them are side by side."""


def shown(view: TTPView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s, telling = view.s, Telling(view, names(people), words)
    playing = s.phase == "play" and not view.over
    legal = {a.wire()[1] for a in view.legal} if playing and view.asked else None
    own = tuple(
        HandCard(
            card_face(c),
            0 if s.order else k,
            None if legal is None else c in legal,
            quiet=not playing,
            told=card_spoken(c, words),
        )
        for k, c in enumerate(s.hands[view.me], 1)
    )
    return replace(
        in_line(hand_of(LOOK, view, people, words, _market(view, words), own), view, people, words, shown=s.number > 1),
        wait=(waits_for if s.phase == "play" else whose_turn)(telling),
        above=_pool(view) if s.order and not view.over else None,
        beside=None if view.over else _picks(view, words),
        last_move=last_move(telling) if not view.over else "",
        mover=mover(s, view.seats),
        remarks=() if view.over else tuple(_remarks(view, words)),
        large=lambda width: [] if view.over else _large(view, words, width),
    )


def _large(view: TTPView, words: Words, width: float) -> list[Node]:
    """Return the market or the cards to pick with their numbers, and the own picks with their poker hand."""
    s, mine = view.s, view.s.collected[view.me]
    label = words("ttp-market")
    shown = _large_pool(view, width) if s.order else laid(width, [small_face(c)(84) for c in s.market], label)
    told = made(mine, words) if len(mine) > 1 else words("ttp-nothing") if not mine else ""
    picks = laid(width, [small_face(c)(84) for c in mine], words("ttp-collected"))
    return [shown, picks, *([Lines(width, told, 40)] if told else [])]


def _large_pool(view: TTPView, width: float) -> Node:
    """Return the cards to pick, numbered as in the menu or, while waiting, by the own wishes."""
    s, pool = view.s, view.s.pool
    order = pool if view.asked else s.wanted[view.me]

    def one(c: int) -> Node:
        def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
            canvas.card(card_face(c)(116), x + 62, y + 88, 0, theme.GOLD if view.asked else "")
            if c in order:
                number = str(order.index(c) + 1)
                fill = theme.GOLD if view.asked else theme.CREAM
                canvas.badge(x + 62, y + 142, number, size=40, height=54, fill=fill)

        return Paint(124, 200, draw)

    return Flow(width, [one(c) for c in pool], gap=10)


def _remarks(view: TTPView, words: Words) -> Iterator[str]:
    """Yield the market or the cards to pick, and the viewer's wishes and picks with their poker hand."""
    s, mine, wanted = view.s, view.s.collected[view.me], view.s.wanted[view.me]
    if s.order:
        yield words("ttp-alt-pool", cards=(numbered_told if view.asked else cards_spoken)(s.pool, words))
        if wanted:
            yield words("ttp-alt-wanted", cards=cards_spoken(wanted, words))
    else:
        yield words("ttp-alt-market", cards=cards_spoken(s.market, words))
        if not s.trick and s.number > 1:
            yield last_told(view, words)
    if mine:
        hand = made(mine, words) if len(mine) > 1 else ""
        key = "ttp-alt-picks-made" if hand else "ttp-alt-picks"
        yield words(key, cards=cards_spoken(mine, words), made=hand)
    else:
        yield words("spoken-sentence", text=words("ttp-nothing"))


def _market(view: TTPView, words: Words) -> Node:
    """Return the cards of the market at the left of the trick."""
    s = view.s
    width = {1: 96, 2: 94, 3: 66}.get(len(s.market), 48)
    cards = Row(Picture(card_face(s.market[0])(width))) if len(s.market) == 1 else minis(s.market, width)
    return Column(Text(words("ttp-market"), 26, quiet=True), cards, gap=6)


def _picks(view: TTPView, words: Words) -> Node:
    """Return the own picks in two rows with a place for each, and their poker hand."""
    mine, pick = view.s.collected[view.me], _LOW if view.s.order else _PICK
    high = mini_height(pick)
    place = theme.mix(LOOK.panel, LOOK.line, 0.3)

    def cards(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k in range(TRICKS):
            left, top = x + (k % _ACROSS) * (pick + 8), y + k // _ACROSS * (high + 8)
            if k < len(mine):
                canvas.sprite(small_face(mine[k])(pick), left, top)
            else:
                canvas.box(left, top, pick, high, 8, place)

    wide = _ACROSS * (pick + 8) - 8
    told = made(mine, words) if len(mine) > 1 else words("ttp-nothing") if not mine else ""
    parts = Column(
        Text(words("ttp-collected"), 28, quiet=True),
        Paint(wide, 2 * high + 8, cards),
        Text(told, 28, quiet=True),
        gap=8,
    )

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.slab(x, y, width, height, radius=22)
        parts.place(canvas, x + 18, y + 12, width - 36)

    return Paint(wide + 36, parts.height + 24, draw)


def _pool(view: TTPView) -> Node:
    """Return the cards to pick, numbered as in the menu or, while waiting, by the own wishes."""
    s, pool = view.s, view.s.pool
    order = pool if view.asked else s.wanted[view.me]
    wide = min(_POOL, _POOLS // max(1, len(pool)) - 22)
    high, step = card_height(wide), wide + 22

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, c in enumerate(pool):
            middle = x + wide / 2 + k * step
            canvas.card(card_face(c)(wide), middle, y + high / 2 + 8, 0, theme.GOLD if view.asked else "")
            if c in order:
                number(canvas, middle + wide / 2 - 4, y + 14, order.index(c) + 1, 34)

    strip = Paint(wide + step * (len(pool) - 1), high + 18, draw)
    return Row(Text("", 20, grow=1), strip, Text("", 20, grow=1))
