"""The rules pages of Counting Cribbage, each with a drawn example."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import cards as cards_of
from engine.games.counting_cribbage.terms import PIP, combinations_in
from locales import Words
from render.games.counting_cribbage.alt import peg_parts_words
from render.games.counting_cribbage.board import face
from render.games.counting_cribbage.narration import SENTENCES
from render.games.counting_cribbage.show import draw_combinations
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.rules_page import Block, Heading, Paragraph, RulesPage, Strip, paint

SERIES: Final = "S6 H5 C4 SK X3 SA DA LA"
"""The printed example of pegging."""
SERIES_BY: Final = (1, 2, 3, 0, 2, 3, 2, 2)
SERIES_PARTS: Final = {2: (2, 0, 0, 3), 6: (0, 0, 2, 0), 7: (0, 2, 6, 0)}
"""What its third, seventh and eighth card score."""


def rules_page(page: int, words: Words) -> Canvas:
    """Page ``page`` (from 0): the sentences of the catalogue and the examples between them."""
    told = [Paragraph(words(f"counting_cribbage-rules-{page}-{k}"), "・") for k in range(1, SENTENCES[page] + 1)]
    blocks = (_aim, _crib, _pegging, _points, _show, _end)[page](told, words)
    place = f"{page + 1} / {len(SENTENCES)}"
    heading = Heading(words(f"counting_cribbage-rules-{page}-title"))
    title = words("counting_cribbage-title")
    return paint(RulesPage(title, words.other("counting_cribbage-title"), place, (heading, *blocks)))


def _aim(told: Sequence[Block], words: Words) -> list[Block]:
    shown = cards_of("SA H2 C9 D10 LJ XQ SK")

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        step = width / len(shown)
        for k, c in enumerate(shown):
            left = round(x + step * (k + 0.5)) - 48
            canvas.sprite(face(c, 96), left, y + 16)
            canvas.pill(left + 12, y + 148, 72, 46, str(PIP[c]), size=36, line=theme.QUIET)

    def board(canvas: Canvas, x: int, y: int, width: int) -> None:
        canvas.box(x, y + 16, width, 58, 16, theme.WOOD_DARK)
        for k in range(61):
            for line in (0, 1):
                canvas.disc(x + 26 + k * (width - 52) / 60, y + 34 + line * 22, 6, theme.INK)
        for seat, hole in ((0, 47), (1, 41)):
            middle = x + 26 + hole * (width - 52) / 60
            canvas.disc(middle, y + 34 + seat * 22, 26, theme.INK)
            canvas.disc(middle, y + 34 + seat * 22, 22, theme.SEAT_COLOUR[seat])

    first, second, third = told
    return [first, Strip(90, board), second, Strip(208, draw), third]


def _crib(told: Sequence[Block], words: Words) -> list[Block]:
    hand, starter = cards_of("H5 C6 S7 DK L2"), cards_of("XJ")[0]

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        for k, c in enumerate(hand):
            canvas.sprite(face(c, 84), x + 10 + k * 94, y + 22)
        left = x + 10 + 4 * 94
        canvas.glow(left, y + 22, 84, cards.mini_height(84), theme.MINT, 5)
        canvas.shape("arrow", x + 536, y + 76, 48, theme.MINT)
        for k in range(4):
            canvas.sprite(cards.back(84, 109), x + 590 + k * 34, y + 22)
        canvas.badge(x + 682, y + 112, words("counting_cribbage-crib"), size=32, height=46)
        canvas.sprite(face(starter, 84), x + 850, y + 22)
        canvas.text(x + 952, y + 54, words("counting_cribbage-starter"), size=32, room=width - 956)
        canvas.text(x + 952, y + 108, "+2", size=48, colour=theme.MINT)

    return [told[0], Strip(174, draw), *told[1:]]


def _series(canvas: Canvas, x: int, y: int, width: int, upto: int = 8, points: bool = False) -> None:
    """The printed example with the running count above its cards."""
    shown, total = cards_of(SERIES)[:upto], 0
    step = width / 8
    for k, c in enumerate(shown):
        total += PIP[c]
        left = round(x + step * k + step / 2) - 42
        scores = points and k in SERIES_PARTS
        canvas.pill(
            left + 2,
            y + 8,
            80,
            44,
            str(total),
            size=36,
            fill=theme.MINT if scores else theme.PANEL,
            colour=theme.INK if scores else theme.CREAM,
        )
        canvas.sprite(face(c, 84), left, y + 60)
        if scores:
            canvas.glow(left, y + 60, 84, 109, theme.MINT, 5)
        canvas.disc(left + 42, y + 176, 34, theme.PANEL)
        canvas.disc(left + 42, y + 176, 28, theme.SEAT_COLOUR[SERIES_BY[k]])


def _pegging(told: Sequence[Block], words: Words) -> list[Block]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        _series(canvas, x, y, width)

    return [*told[:2], Strip(204, draw), *told[2:]]


def _points(told: Sequence[Block], words: Words) -> list[Block]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        _series(canvas, x, y, width, points=True)
        step = width / 8
        for k, parts in SERIES_PARTS.items():
            last = k == len(SERIES_BY) - 1
            shown = peg_parts_words(parts, words)
            place, line = (x + width - 20, y + 262) if last else (x + step * (k + 0.5), y + 218)
            canvas.text(place, line, shown, size=34, colour=theme.MINT, align="r" if last else "m", room=500)

    return [Strip(290, draw), *told]


def _show(told: Sequence[Block], words: Words) -> list[Block]:
    four, starter = cards_of("D6 D7 D8 D9"), cards_of("X7")[0]
    found = combinations_in(four, starter)

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        size = 92
        for k, c in enumerate(four):
            canvas.sprite(face(c, size), x + 10 + k * (size + 10), y + 20)
        left = x + 10 + 4 * (size + 10) + 24
        high = cards.mini_height(size)
        canvas.sprite(face(starter, size), left, y + 20)
        canvas.outline(left - 6, y + 14, size + 12, high + 12, 14, 4, theme.QUIET, 12)
        label = words("counting_cribbage-starter")
        canvas.text(left + size + 24, y + 20 + high / 2, label, size=34, colour=theme.QUIET, room=220)
        points = str(sum(one.points for one in found))
        canvas.text(x + width - 20, y + 20 + high / 2, points, size=88, colour=theme.MINT, align="r")
        draw_combinations(canvas, found, x + 6, y + high + 36, width - 12, 122, words, theme.PANEL)

    return [told[0], Strip(300, draw), *told[1:]]


def _end(told: Sequence[Block], words: Words) -> list[Block]:
    """A claim of 16 for a hand of 20: the left neighbour saw the other 4."""

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        middle = y + 46
        canvas.disc(x + 40, middle, 48, theme.SEAT_COLOUR[0])
        claim = words("counting_cribbage-claimed", points=16)
        canvas.text(x + 80, middle, claim, size=38, room=260)
        canvas.shape("arrow", x + 390, middle, 40, theme.MINT)
        canvas.text(x + 500, middle, "20", size=56, align="m")
        canvas.shape("arrow", x + 610, middle, 40, theme.MINT)
        for k, (seat, gain) in enumerate(((0, 16), (1, 4))):
            left = x + 690 + k * 190
            canvas.disc(left, middle, 48, theme.SEAT_COLOUR[seat])
            canvas.text(left + 38, middle, f"+{gain}", size=48, colour=theme.MINT)

    first, second, third, *rest = told
    return [first, second, third, Strip(92, draw), *rest]
