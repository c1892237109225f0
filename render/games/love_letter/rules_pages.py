"""The rules of Love Letter: the course of a turn, the eight cards with their effects, fine points."""

from __future__ import annotations

from typing import Final

from engine.core.options import AUTO
from engine.games.love_letter import terms
from engine.games.love_letter.terms import COPIES
from locales import Words
from render.edition import Options
from render.games.love_letter.drawings import card_height, card_sprite
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.lines import draw_lines, set_in_lines
from render.kit.drawing.text import MEDIUM
from render.kit.layout import Icon, Node, Paint, Picture, Row, Suit, Text
from render.kit.pages.overview import Sketches
from render.kit.pages.rules_page import Blocks, Facts

_WIDE: Final = 254
_SIZE: Final = 28
_LEADING: Final = 1.3
_ROOM: Final = 498
"""Size of a card and its effect, px."""


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "pack": len(terms.DECK),
        "face_up": terms.FACE_UP,
        "too_much": terms.TOO_MUCH,
        "target": options.get("target", AUTO),
        **{f"for_{seats}": tokens for seats, tokens in terms.TARGETS.items()},
        "max_rounds": int(options.get("max_rounds", terms.MAX_ROUNDS)),
    }


def blocks(number: int, w: Words) -> Blocks:
    """Return the parts of page ``number`` (counted from 0)."""
    cards = range(4 * number - 3, 4 * number + 1)
    explained = Row(*(_explained(card, w) for card in cards), gap=12) if number in (1, 2) else Row()
    pages: tuple[Blocks, ...] = ((1, _turn(w), 2, 3, 4), (explained,), (explained,), (1, 2, 3, 4, 5), (1, 2, 3, 4))
    return pages[number]


def _effect(card: int, w: Words) -> tuple[str, ...]:
    return set_in_lines(w(f"love_letter-effect-{card}"), MEDIUM, _SIZE, _WIDE)


def _card(w: Words) -> int:
    """Return the width of the cards: as large as the longest effect allows, the same on both pages."""
    most = max(len(_effect(card, w)) for card in range(1, len(COPIES)))
    return max(wide for wide in range(150, _WIDE - 10) if card_height(wide) + 38 + most * _SIZE * _LEADING <= _ROOM)


def _explained(card: int, w: Words) -> Node:
    """Return a card, and its effect below it."""
    wide = _card(w)

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        middle, down = x + width / 2, card_height(wide)
        canvas.card(card_sprite(card, w, wide), middle, y + down / 2)
        right, copies, panel = middle + wide / 2 - 6, f"×{COPIES[card]}", canvas.look.panel
        canvas.badge(
            right, y + 10, copies, size=28, height=44, align="r", fill=panel, colour=theme.CREAM, line=canvas.look.quiet
        )
        lines = _effect(card, w)
        draw_lines(canvas.image, x, y + down + 26, lines, size=_SIZE, colour=theme.CREAM, face=MEDIUM, leading=_LEADING)

    return Paint(_WIDE, _ROOM, draw)


def _turn(w: Words) -> Node:
    """Return the card held and the one drawn; one of them is played, one stays."""
    guard, princess = (Picture(card_sprite(card, w, 118)) for card in (1, 8))
    return Row(
        princess, Icon("plus", 36), guard, Icon("right", 26), guard, Text(w("love_letter-rules-example"), 28), gap=26
    )


def sketches(w: Words) -> Sketches:
    """Return the drawings of the overview."""
    guard, princess = (Picture(card_sprite(card, w, 116)) for card in (1, 8))
    last = Row(Icon("crown", 72, theme.MINT), princess, gap=30)
    return last, Row(princess, Icon("plus", 34), guard, gap=22), Row(*(Suit("H", 84) for _ in range(3)), gap=18)
