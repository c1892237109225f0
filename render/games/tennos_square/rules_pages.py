"""The rules pages of Tennos Square, each with a drawn example."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import cards as cards_of
from engine.core.state import NO_CARD
from engine.games.tennos_square.terms import GROUPS, STEP, row_score
from locales import Words
from render.games.tennos_square.narration import SENTENCES
from render.games.tennos_square.row import draw_disc, draw_row, draw_runs, face, lane
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.rules_page import Beside, Block, Heading, Paragraph, RulesPage, Strip, paint

ROW_STRIP: Final = 132
"""Height of a strip with one row and its brackets."""


def rules_page(page: int, words: Words) -> Canvas:
    """Page ``page`` (from 0): the sentences of the catalogue and the examples between them."""
    told = [Paragraph(words(f"tennos_square-rules-{page}-{k}"), "・") for k in range(1, SENTENCES[page] + 1)]
    blocks = (_aim, _start, _turn, _next, _score, _end)[page](told, words)
    title = words("tennos_square-title")
    place = f"{page + 1} / {len(SENTENCES)}"
    heading = Heading(words(f"tennos_square-rules-{page}-title"))
    return paint(RulesPage(title, words.other("tennos_square-title"), place, (heading, *blocks)))


def _row(text: str) -> list[int]:
    """A row of codes, x for a face-down slot."""
    return [NO_CARD if code == "x" else cards_of(code)[0] for code in text.split()]


def _row_strip(text: str, total: bool = False) -> Strip:
    """A row with its brackets; with ``total`` what it is worth at the right."""
    row = _row(text)

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        down = 8 if total or row_score(row) else 22
        where = lane(4, x, y + down, width - (170 if total else 0), 66, 10, 40)
        draw_row(canvas, where, row, 0, ())
        draw_runs(canvas, where, row)
        if total:
            middle = y + ROW_STRIP // 2
            canvas.text(x + width - 76, middle, str(row_score(row)), size=64, colour=theme.MINT, align="m")

    return Strip(ROW_STRIP, draw)


def _aim(told: Sequence[Block], words: Words) -> list[Block]:
    first, second, third = told
    return [first, _row_strip("x x x x x x x x x"), second, _row_strip("SA H3 x D5 C5 x L8 x X10"), third]


def _start(told: Sequence[Block], words: Words) -> list[Block]:
    hand, pool = cards_of("HA L5 D10"), cards_of("C2 L5 S6 X9")

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        for k, c in enumerate(hand):
            left = x + 30 + k * 112
            canvas.sprite(face(c, 96), left, y + 24)
            if c in pool:
                canvas.glow(left, y + 24, 96, cards.mini_height(96), theme.MINT, 6)
        canvas.shape("arrow", x + 430, y + 84, 54, theme.MINT)
        canvas.text(x + 500, y + 84, words("tennos_square-pool"), size=34, room=150)
        for k, c in enumerate(pool):
            canvas.sprite(face(c, 96), x + 660 + k * 108, y + 24)

    return [*told[:1], Strip(172, draw), *told[1:]]


def _turn(told: Sequence[Block], words: Words) -> list[Block]:
    row = _row("SA x H3 D5 x L7 x x x")
    kept, played = cards_of("S9 D5")

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        where = lane(4, x, y + 164, width, 78, 8, 24)
        draw_row(canvas, where, row, 0, (), 4)
        top, size = y + 14, where.width
        canvas.text(where.xs[2] - 20, top + 50, words("tennos_square-hand"), size=34, align="r")
        canvas.sprite(face(kept, size), where.xs[2], top)
        canvas.sprite(face(played, size), where.xs[3], top)
        canvas.glow(where.xs[3], top, size, where.height, theme.MINT, 5)
        canvas.shape("down", where.xs[3] + size / 2, y + 140, 30, theme.MINT)
        canvas.shape("arrow", (where.xs[4] + where.xs[5] + size) / 2, top + 50, 54, theme.MINT)
        canvas.sprite(face(kept, size), where.xs[6], top)
        canvas.sprite(cards.back(size, where.height), where.xs[7], top)
        canvas.glow(where.xs[7], top, size, where.height, theme.MINT, 5)

    first, second, third = told
    return [first, Strip(284, draw), second, third]


def _next(told: Sequence[Block], words: Words) -> list[Block]:
    first, second, third = told
    return [first, _next_strip(4, words), second, _next_strip(3, words), third]


def _next_strip(seats: int, words: Words) -> Strip:
    """Backs with their slot numbers, and under them who moves next."""
    kinds = {0: "self", 1: "left", 2: "partner", -1: "right"}
    colours = {0: 0, 1: 1, 2: 2, -1: 3}

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        where = lane(seats, x, y + 14, width, 112, 8, 28)
        high = 66
        for i, (left, step) in enumerate(zip(where.xs, STEP[seats], strict=True)):
            canvas.sprite(cards.back(where.width, high), left, y + 14)
            draw_disc(canvas, left + where.width / 2, y + 47, 46, colours[step], str(i + 1))
        first = 0
        for size in GROUPS[seats]:
            steps = STEP[seats][first : first + size]
            spans = [(first, size)] if len(set(steps)) == 1 else [(first + k, 1) for k in range(size)]
            for at, count in spans:
                left, right = where.xs[at], where.xs[at + count - 1] + where.width
                kind = kinds[STEP[seats][at]]
                # One slot is too narrow for its word, so the middle one stands a line lower than its neighbours
                line = y + (142 if count == 1 and kind == "self" else 104)
                word = words(f"tennos_square-who-{kind}")
                canvas.text((left + right) / 2, line, word, size=34, align="m")
            first += size

    return Strip(168 if seats == 4 else 128, draw)


def _score(told: Sequence[Block], words: Words) -> list[Block]:
    rows = ("SA HA C3 D5 L6 X7 S8 H9 C10", "x S2 H2 C3 x D5 L6 X7 x", "SA H2 C5 D6 L6 X7 S6 H10 C3")
    return [told[0], *(_row_strip(row, total=True) for row in rows), told[1]]


def _end(told: Sequence[Block], words: Words) -> list[Block]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        middle, reach = x + width / 2, 66
        canvas.box(middle - 46, y + 100 - 46, 92, 92, 20, theme.PANEL)
        for seat, (dx, dy) in enumerate(((0, 1), (-1, 0), (0, -1), (1, 0))):
            draw_disc(canvas, middle + dx * reach * 1.2, y + 100 + dy * reach, 46, seat, "AB"[seat % 2])

    first, second, *rest = told
    beside = Beside(tuple(p for p in (first, second) if isinstance(p, Paragraph)), 260, 200, draw)
    return [beside, *rest]
