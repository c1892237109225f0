"""The rules pages of Rummy Fifty, each with a drawn example."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import SUITS, card
from engine.core.cards import cards as cards_of
from engine.games.rummy_fifty.terms import court_points
from locales import Words
from render.games.rummy_fifty.melds import draw_cards
from render.games.rummy_fifty.narration import SENTENCES
from render.games.rummy_fifty.seats import court_face, face
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.rules_page import Block, Heading, Paragraph, RulesPage, Strip, paint

LEAF: Final = SUITS.index("L")
WIDE: Final = 54
HIGH: Final = 76


def rules_page(page: int, words: Words) -> Canvas:
    """Page ``page`` (from 0): the sentences of the catalogue and the examples between them."""
    told = [Paragraph(words(f"rummy_fifty-rules-{page}-{k}"), "・") for k in range(1, SENTENCES[page] + 1)]
    blocks = (_aim, _turn, _melds, _layoffs, _score, _ends)[page](told, words)
    title = words("rummy_fifty-title")
    heading = Heading(words(f"rummy_fifty-rules-{page}-title"))
    place = f"{page + 1} / {len(SENTENCES)}"
    return paint(RulesPage(title, words.other("rummy_fifty-title"), place, (heading, *blocks)))


def _aim(told: Sequence[Block], words: Words) -> list[Block]:
    def wild(canvas: Canvas, x: int, y: int, width: int) -> None:
        middle = y + 60
        canvas.sprite(cards.back(72, 94), x + 60, y + 13)
        canvas.shape("arrow", x + 180, middle, 44, theme.MINT)
        canvas.sprite(face(card("L5"), 72), x + 240, y + 13)
        used = canvas.text(x + 350, middle, words("rummy_fifty-wild"), size=38, room=340)
        canvas.disc(x + 350 + used + 50, middle, 72, theme.IVORY)
        canvas.shape("L", x + 350 + used + 50, middle, 50, theme.SUIT_COLOUR["L"])

    def courts(canvas: Canvas, x: int, y: int, width: int) -> None:
        for k, court in enumerate((10, 11, 12)):
            left = x + 190 + k * 280
            canvas.sprite(court_face(0, court, 84), left, y + 12)
            canvas.text(left + 104, y + 66, f"= {court_points(court)}", size=44, colour=theme.MINT)

    return [*told[:2], Strip(120, wild), told[2], Strip(134, courts)]


def _turn(told: Sequence[Block], words: Words) -> list[Block]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        middle = y + 66
        canvas.sprite(cards.back(64, 84), x + 20, y + 24)
        canvas.sprite(face(card("S6"), 64), x + 104, y + 24)
        canvas.shape("arrow", x + 216, middle, 40, theme.MINT)
        draw_cards(canvas, cards_of("S4 S5 S6 H9 H10"), x + 260, y + 24, WIDE, HIGH, LEAF, cards_of("S6"))
        canvas.shape("arrow", x + 598, middle, 40, theme.MINT)
        canvas.sprite(face(card("H10"), 64), x + 646, y + 24)
        canvas.shape("arrow", x + 760, middle, 40, theme.MINT)
        draw_cards(canvas, cards_of("S4 S5 S6"), x + 806, y + 24, WIDE, HIGH, LEAF)
        canvas.sprite(face(card("H9"), 64), x + 1020, y + 24)

    return [*told[:3], Strip(132, draw), *told[3:]]


def _row(canvas: Canvas, x: int, y: int, sets: Sequence[str], sign: str, colour: str, gap: int) -> None:
    """Several small sets side by side, each with a check or a cross before it."""
    for text in sets:
        held = cards_of(text)
        canvas.shape(sign, x + 16, y + HIGH // 2, 34, colour)
        draw_cards(canvas, held, x + 44, y, WIDE, HIGH, LEAF)
        x += 44 + len(held) * WIDE + gap


def _melds(told: Sequence[Block], words: Words) -> list[Block]:
    def groups(canvas: Canvas, x: int, y: int, width: int) -> None:
        _row(canvas, x + 30, y + 9, ("S3 H3 C3", "S7 H7 C7 D7 L7 X7"), "check", theme.MINT, 80)

    def runs(canvas: Canvas, x: int, y: int, width: int) -> None:
        _row(canvas, x + 30, y + 9, ("SA S2 S3", "S4 L5 S6", "L4 L5 L6 L7"), "check", theme.MINT, 80)

    def wrong(canvas: Canvas, x: int, y: int, width: int) -> None:
        _row(canvas, x + 6, y + 9, ("S9 S10 SA", "S4 L5 C6", "S4 L4 S5 S6", "S7 H8"), "times", theme.CREAM, 40)

    first, second, third, fourth = told
    return [first, Strip(96, groups), second, third, Strip(96, runs), fourth, Strip(96, wrong)]


def _layoffs(told: Sequence[Block], words: Words) -> list[Block]:
    def plain(canvas: Canvas, x: int, y: int, width: int) -> None:
        draw_cards(canvas, cards_of("S2 S3 S4"), x + 200, y + 16, WIDE, HIGH, LEAF)
        for left, c in ((x + 120, "SA"), (x + 396, "S5"), (x + 480, "L5")):
            canvas.sprite(face(card(c), 62), left, y + 18)
            canvas.glow(left, y + 18, 62, cards.mini_height(62), theme.MINT, 5)
        draw_cards(canvas, cards_of("S3 H3 C3"), x + 700, y + 16, WIDE, HIGH, LEAF)
        canvas.sprite(face(card("D3"), 62), x + 896, y + 18)
        canvas.glow(x + 896, y + 18, 62, cards.mini_height(62), theme.MINT, 5)

    def unsettled(canvas: Canvas, x: int, y: int, width: int) -> None:
        draw_cards(canvas, cards_of("L4 L5 L6"), x + 60, y + 16, WIDE, HIGH, LEAF)
        canvas.sprite(face(card("X7"), 62), x + 254, y + 18)
        canvas.glow(x + 254, y + 18, 62, cards.mini_height(62), theme.MINT, 5)
        canvas.shape("arrow", x + 380, y + 57, 44, theme.MINT)
        draw_cards(canvas, cards_of("X3 L4 L5 L6 X7"), x + 440, y + 16, WIDE, HIGH, LEAF)
        canvas.shape("times", x + 800, y + 57, 36, theme.CREAM)
        canvas.sprite(face(card("S3"), 62), x + 836, y + 18)

    first, second, third, fourth = told
    return [first, second, Strip(116, plain), third, Strip(116, unsettled), fourth]


def _score(told: Sequence[Block], words: Words) -> list[Block]:
    def total(held: str, seat: int, court: int, number: int) -> Strip:
        def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
            middle = y + 50
            draw_cards(canvas, cards_of(held), x + 60, y + 9, WIDE, HIGH, LEAF)
            canvas.text(x + 290, middle, "+", size=44, colour=theme.QUIET, align="m")
            canvas.sprite(court_face(seat, court, 62), x + 320, y + 9)
            canvas.text(x + 420, middle, "=", size=44, colour=theme.QUIET, align="m")
            canvas.text(x + 456, middle, str(number), size=52)
            if number == 40:
                canvas.badge(x + 620, y + 24, "−1", size=38, height=52, fill=theme.CREAM)

        return Strip(100, draw)

    def value(canvas: Canvas, x: int, y: int, width: int) -> None:
        middle = y + 50
        canvas.shape("crown", x + 90, middle, 52, theme.MINT)
        canvas.text(x + 226, middle, "40", size=52, align="m")
        canvas.text(x + 290, middle, "+", size=44, colour=theme.QUIET, align="m")
        canvas.sprite(court_face(0, 11, 62), x + 320, y + 9)
        canvas.text(x + 420, middle, "=", size=44, colour=theme.QUIET, align="m")
        canvas.text(x + 456, middle, "60", size=52, colour=theme.MINT)
        canvas.badge(x + 620, y + 24, "+2", size=38, height=52)

    first, second, third = told
    return [
        first,
        total("S4 D5 HA", 1, 10, 20),
        total("C8 X2", 2, 12, 40),
        second,
        Strip(100, value),
        third,
    ]


def _ends(told: Sequence[Block], words: Words) -> list[Block]:
    def piles(canvas: Canvas, x: int, y: int, width: int) -> None:
        middle = y + 62
        canvas.sprite(cards.back(72, 94), x + 80, y + 15)
        canvas.shape("arrow", x + 206, middle, 44, theme.MINT)
        for left, c, key in ((x + 270, "D6", "extras"), (x + 640, "H9", "discards")):
            canvas.sprite(face(card(c), 72), left, y + 15)
            canvas.text(left + 92, middle, words(f"rummy_fifty-{key}"), size=36, room=240)

    return [*told[:4], Strip(124, piles), *told[4:]]
