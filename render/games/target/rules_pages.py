"""The rules of Target with drawn examples."""

from __future__ import annotations

from typing import Final

from engine.core.cards import SUIT, card, cards
from engine.games.target import terms
from engine.games.target.terms import ALL, distance, taken_by
from locales import Words
from render.edition import Options
from render.games.target.drawings import by_suit
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Node, Paint, Row
from render.kit.pages.overview import Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pages.trick_table import card_face, small_face
from render.kit.pieces.cards import card_height

_WIDTH: Final = 64
_PILE: Final = "SA S3 S4 S9 SK H2 H7 H8 HQ C5 C6 CJ CQ D2 D4 D9 D10 L3 L7 L8 X2 X6 XJ XK"


def _round(target: str, codes: str, words: Words) -> Node:
    """Return a target and the cards played, each with its distance; the one that takes it in mint."""
    t, played, high = card(target), cards(codes), card_height(_WIDTH)
    best = taken_by(t, played, ALL)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        canvas.disc(x + 52, y + high / 2, 116, theme.IVORY)
        canvas.disc(x + 52, y + high / 2, 104, theme.INK)
        canvas.card(card_face(t)(_WIDTH), x + 52, y + high / 2)
        for k, c in enumerate(played):
            middle, won = x + 160 + k * (_WIDTH + 18), k == best
            canvas.card(card_face(c)(_WIDTH), middle, y + high / 2, 0, theme.MINT if won else "")
            fill, colour = (theme.MINT, theme.INK) if won else (canvas.look.panel, theme.CREAM)
            canvas.badge(middle, y + high - 10, str(distance(t, c)), size=24, height=34, fill=fill, colour=colour)

    return Paint(160 + _WIDTH / 2 + 3 * (_WIDTH + 18), high + 14, draw)


def _named(target: str, others: str) -> Node:
    """Return three cards turned up: the one that is named, and those that go away."""
    t, gone, high = card(target), cards(others), card_height(_WIDTH)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        canvas.disc(x + 52, y + high / 2, 116, theme.IVORY)
        canvas.disc(x + 52, y + high / 2, 104, theme.INK)
        canvas.card(card_face(t)(_WIDTH), x + 52, y + high / 2)
        for k, c in enumerate(gone):
            canvas.card(card_face(c)(_WIDTH), x + 176 + k * (_WIDTH + 18), y + high / 2)
        canvas.shape("right", x + 356, y + high / 2, 40, theme.CREAM)
        for k, c in enumerate(gone):
            canvas.card(card_face(c)(_WIDTH), x + 450 + 12 * k, y + high / 2, 5 - 12 * k)

    return Paint(510, high + 14, draw)


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "pack": terms.PACK,
        "hand": terms.HELD,
        "revealed": terms.REVEALED,
        "others": terms.REVEALED - 1,
        "thrown": terms.THROWN,
        "goal": int(options.get("goal", terms.GOAL)),
    }


def blocks(number: int, words: Words) -> Blocks:
    """Return the parts of page ``number`` (counted from 0)."""
    near, far = _round("H7", "S2 D9 L3 CK", words), _round("H7", "S2 D9 H8 CK", words)
    pages: tuple[Blocks, ...] = (
        (1, 2, _named("H7", "D2 CQ"), 3, 4),
        (1, Row(near, far, gap=60), 2, 3),
        (1, 2, 3, 4, by_suit(cards(_PILE), theme.WIDTH - 200), 5),
    )
    return pages[number]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""

    def aimed(width: int) -> Node:
        def draw(canvas: Canvas, x: float, y: float, wide: float, high: float) -> None:
            middle = x + wide / 2, y + high / 2
            canvas.disc(*middle, round(wide), theme.IVORY)
            canvas.disc(*middle, round(wide) - 12, theme.INK)
            canvas.card(small_face(card("H7"))(width), *middle)

        return Paint(width * 1.9, width * 1.9, draw)

    def taken(codes: str) -> Node:
        """Return a target with the cards played, each with its distance; one of the target's suit in its colour."""
        target, played = card("H7"), cards(codes)
        best = taken_by(target, played, ALL)

        def draw(canvas: Canvas, x: float, y: float, _width: float, high: float) -> None:
            for k, c in enumerate(played):
                middle, lit, sprite = x + 27 + k * 88, k == best, small_face(c)(44)
                suit = theme.SUIT_COLOUR["H"] if SUIT[c] == SUIT[target] else ""
                canvas.card(sprite, middle, y + high / 2, 0, theme.MINT if lit else suit, 5)
                fill, ink = (theme.MINT, theme.INK) if lit else (canvas.look.panel, theme.CREAM)
                canvas.seal(middle + 44, y + high / 2, 36, str(distance(target, c)), fill, ink, fill)

        return Row(aimed(38), Paint(266, 72, draw), gap=8)

    won = spread([small_face(c)(62) for c in cards("H7 S2 D9 LQ XA")], 66)
    played = spread([card_face(c)(74) for c in cards("S2 D9 L3")], 56)
    return won, Row(aimed(66), played, gap=8), Column(taken("S2 D9 L3"), taken("S2 H8 D9"), gap=8)
