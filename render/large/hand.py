"""A hand in large print: the bar with the task, the trick, and the own cards in rows with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.state import NO_SEAT
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.shapes import Sprite
from render.kit.layout import Drawing, Node, Paint, Row, Suit
from render.kit.pages.hand import Hand, HandCard, Shown
from render.large.parts import (
    INSIDE,
    LEAST,
    Flow,
    Lines,
    Stack,
    bar,
    fewest,
    part,
    pill,
    sentences,
    sheet,
    small,
)

_MOST: Final = 1400
_CARDS: Final = (196, 176, 160, 150, 140, 130, 120, 112)
"""Widths of a card of the hand, the largest first."""
_LARGEST: Final = 250
"""The width of cards with smaller type than usual, px."""
_HIGH: Final = 560
"""All cards together are at most this high, px, if a width of ``_CARDS`` allows it."""
_TRICK: Final = 112
_NUMBER: Final = 40
_CUTS: Final = (0, 1, 2, 3, 5, 9)


def hand(h: Hand) -> Canvas:
    """Return the picture of a hand."""
    if h.over:
        h = replace(h, numbers=False, cards=tuple(replace(card, mark="") for card in h.cards))
    if not h.numbers:
        h = replace(h, cards=tuple(replace(card, number=0) for card in h.cards))
    mover = None if h.mover == NO_SEAT else (h.people[h.mover], h.mover)
    task = _task(h) if h.task else None
    head = bar((h.title, "" if task else h.wait), h.last_move, mover, task)
    own = None if h.own and h.large else _own(h)
    return fewest((sheet(h.look, head, _about(h, cut, drawn=own is not None), own) for cut in _CUTS), _MOST)


def _task(h: Hand) -> Node:
    node = pill(h.task, theme.GOLD)
    return Row(node, Suit(h.task_suit, 54), gap=10) if h.task_suit else node


def _about(h: Hand, cut: int, *, drawn: bool) -> Node | None:
    """Return what is above the cards: the trick, and what the game shows beside it; sentences for what would be
    small."""
    if h.large:
        return Stack(INSIDE, _trick(h), *h.large(INSIDE))
    given = [node for node in (h.about if isinstance(h.about, Node) else None, h.above, h.below, h.beside) if node]
    large = [part(node, INSIDE) for node in given]
    if all(large) and (drawn or not h.own):
        told = _lines(h)
    else:
        large, told = [], sentences(h.remarks, INSIDE, cut)
    return Stack(INSIDE, _beside(_trick(h), [node for node in large if node]), *told)


def _beside(trick: Node | None, others: Sequence[Node]) -> Node:
    """Return the trick, and in the same lines or below it other parts."""
    return Stack(INSIDE, trick, Flow(INSIDE, others) if others else None)


def _lines(h: Hand) -> list[Node]:
    """Return the three lines beside the trick as one."""
    if isinstance(h.about, Node):
        return []
    told = "　".join(filter(None, h.about))
    return [Lines(INSIDE, told, LEAST, quiet=True)] if told else []


def _trick(h: Hand) -> Node | None:
    if not h.trick:
        return None
    return Flow(INSIDE, [_shown(h, one) for one in h.trick], gap=16)


def _shown(h: Hand, one: Shown) -> Node:
    sprite = one.face(_TRICK)

    def draw(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
        middle = x + width / 2
        canvas.card(sprite, middle, y + 6 + sprite.height / 2, 0, theme.MINT if one.best else "")
        canvas.portrait(middle, y + 6 + sprite.height, 60, one.who, one.seat, "avatar", h.look.panel, lettered=False)

    return _tagged(h, one, sprite, draw) if one.tag else Paint(_TRICK, sprite.height + 42, draw)


def _tagged(h: Hand, one: Shown, sprite: Sprite, draw: Drawing) -> Node:
    """Return a card of the trick with its word below it."""
    tag = pill(one.tag, theme.MINT) if one.best else pill(one.tag, h.look.panel, theme.CREAM, h.look.quiet)
    wide, high = max(float(_TRICK), tag.want), sprite.height + 42

    def both(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
        draw(canvas, x + (width - _TRICK) / 2, y, _TRICK, high)
        tag.place(canvas, x + (width - tag.want) / 2, y + high + 4, tag.want)

    return Paint(wide, high + 4 + tag.height, both)


def _own(h: Hand) -> Node | None:
    """Return the own cards, or the game's own pieces if they are large print."""
    if h.own:
        return _pieces(h)
    if not h.cards:
        return Lines(INSIDE, h.empty, 44, quiet=True) if h.empty else None
    made: Node | None = None
    widths = [width for width in _CARDS if not any(0 < one.face(width).print < LEAST for one in h.cards)]
    for width in widths or [_LARGEST]:
        made = Flow(INSIDE, [_card(h, one, width) for one in h.cards], gap=max(8, width // 14), lead=4, middle=True)
        if made.height <= _HIGH:
            break
    return made


def _pieces(h: Hand) -> Node | None:
    """Return the drawing of a hand that is no cards, at the first height at which it is large print; else None."""
    own = h.own
    for high in (430, 560, 700):
        canvas = Canvas(high, theme.WIDTH, theme.INK)
        assert own
        own(canvas, 20, 0, INSIDE, high)
        if not small(canvas.image):
            return Paint(INSIDE, high, own)
    return None


def _card(h: Hand, one: HandCard, width: int) -> Node:
    """Return a card, on its foot the number, on its head the mark; one that may not be chosen is dimmed."""
    sprite = one.face(width)
    above = 26 if one.mark else 4
    below = 30 if one.number else 8
    glow = theme.GOLD if one.legal else theme.MINT if one.mark and not one.quiet else ""
    mark = pill(one.mark, h.look.panel if one.quiet else theme.MINT, theme.CREAM if one.quiet else theme.INK)
    wide = max(width + 14.0, mark.want if one.mark else 0.0)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        middle, down = x + wide / 2, y + above + 6
        veil = h.look.base if one.legal is False else ""
        canvas.card(sprite, middle, down + sprite.height / 2, 0, glow, 6, veil=veil)
        if one.number:
            fill, colour = (theme.GOLD, theme.INK) if one.legal else (h.look.panel, theme.CREAM)
            foot, line = down + sprite.height - 26, "" if one.legal else h.look.line
            number = str(one.number)
            canvas.badge(middle, foot, number, size=_NUMBER, height=54, fill=fill, colour=colour, line=line)
        if one.mark:
            mark.place(canvas, middle - mark.want / 2, y, mark.want)

    return Paint(wide, above + 6 + sprite.height + below, draw)
