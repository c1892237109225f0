"""The rules of Hex Bases with drawn examples."""

from __future__ import annotations

from engine.core.state import NO_SEAT
from engine.families.jokers import cards
from engine.games.hex_jinchi import terms
from engine.games.hex_jinchi.state import HexJinchiState
from locales import Words
from render.edition import Options
from render.games.hex_jinchi.drawings import hexagon, strip
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.layout import Node, Paint, Picture, Row, Text
from render.kit.pages.joker_pack import small
from render.kit.pages.overview import Sketches
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pieces.person import Person, people


def _set(codes: str, total: str) -> Row:
    return Row(*(Picture(small(c, 62)) for c in cards(codes)), Text(f"= {total}", 44), gap=10)


def _board(words: Words, *lying: str) -> Node:
    """Return bases with these cards; "" for no owner, else the owner's seat and cards."""
    s = HexJinchiState()
    s.owners = [int(told[0]) if told else NO_SEAT for told in lying]
    s.bases = [cards(told[2:]) for told in lying]
    who = people(["A", "B"])
    return Paint(1060, 168, lambda c, x, y, w, h: strip(c, s, who, words, Box(x, y, w, h)))


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "bases": len(terms.BASES),
        "down": terms.DOWN,
        "hand": terms.HAND,
        "winning": terms.WINNING,
        "drawn": terms.DRAWN,
        "turn_limit": int(options.get("turn_limit", terms.TURN_LIMIT)),
    }


def blocks(number: int, words: Words) -> Blocks:
    """Return the parts of page ``number`` (counted from 0)."""
    pages: tuple[Blocks, ...] = (
        (1, 2, 3, _board(words, "0 S6", "1 H8 C2", "", "0 SA C2 X3", "", ""), 4),
        (1, 2, Row(_set("S6", "6"), _set("H8 C2", "−6"), _set("C2 DK X5", "−6"), gap=60), 3, _set("JB1 S5 HK", "6")),
        (1, _board(words, "0 S6", "0 JR1", "1 H8 C2", "1 SA C2 X3", "", "0 SA H2 C3 D4 L5 XK"), 2, 3, 4, 5),
    )
    return pages[number]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    black, red = (Picture(small(c, 74)) for c in cards("S6 H6"))
    signs = Row(black, Text("+6", 46, theme.MINT), red, Text("−6", 46, theme.MINT), gap=12)
    return Paint(348, 124, _three), _set("H8 C2", "−6"), signs


def _three(canvas: Canvas, x: float, y: float, _width: float, high: float) -> None:
    """Draw as many bases of one player as win: with its portrait and the cards that hold them."""
    radius, ours = round(high / 2), theme.SEAT_COLOUR[0]
    drawn = hexagon(radius, theme.mix(canvas.look.base, ours, 0.42), ours, 6)
    for at, codes in enumerate(("S6", "H8 C2", "SA C2 X3")[: terms.WINNING]):
        middle = x + drawn.width / 2 + at * (drawn.width + 8)
        canvas.sprite(drawn, middle - drawn.width / 2, y)
        canvas.portrait(middle, y + radius * 0.52, 42, Person("A", "koi"), 0, role="sign", rim=canvas.look.panel)
        held, wide = cards(codes), (40, 38, 32)[at]
        for k, c in enumerate(held):
            sprite = small(c, wide)
            left = middle + (k - len(held) / 2) * (wide + 1)
            canvas.sprite(sprite, left, y + radius * 1.28 - sprite.height / 2)
