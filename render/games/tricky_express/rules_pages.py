"""The rules of Tricky Express page by page, and its cover."""

from __future__ import annotations

from typing import Final

from PIL import Image

from locales import Words
from render.games.tricky_express.narration import SENTENCES
from render.games.tricky_express.railway import Line, disc, express, lane, running, stations, track
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.rules_page import Block, Heading, Paragraph, RulesPage, Strip
from render.rules_page import paint as paint_page

ROUTE: Final = [2, 0, 1, 0, 2, 1, 3, 0, 0, 2, 1, 1, 1]
"""The line of the worked example: C A B A C B D A A C B B B."""
LONGS: Final = (((4, 8), (2, 4)), ((6, 11), (3, 6)), ((5, 10), (1, 5)), ((0, 0), (0, 0)))
COVER: Final = 640
GROWTHS: Final = (((0, 2, 4, 7), 8), ((3, 4, 4, 6), 7), ((5, 4, 6, 7), 0))


def paint(page: int, words: Words) -> Canvas:
    """Rules page ``page``, 1200 x 764."""

    def say(k: int) -> str:
        return words(f"tricky_express-rules-{page}-{k}")

    drawings = (line_example, passes, trick, scores, growth)
    heights = (150, 190, 196, 250, 190)
    caption = {0: 3, 1: 0, 2: 4, 3: 5, 4: 3}[page]
    strip = Strip(heights[page], lambda c, x, y, w: drawings[page](c, x, y, w, words), say(caption) if caption else "")
    blocks: list[Block] = [Heading(words(f"tricky_express-rules-{page}-title"))]
    numbers = [k for k in range(1, SENTENCES[page] + 1) if k != caption]
    before = {0: 2, 1: 1, 2: 3, 3: 4, 4: 2}[page]
    blocks += [Paragraph(say(k), "・") for k in numbers[:before]]
    blocks.append(strip)
    blocks += [Paragraph(say(k), "・") for k in numbers[before:]]
    title = words("tricky_express-title")
    place = f"{page + 1} / {len(SENTENCES)}"
    return paint_page(RulesPage(title, words.other("tricky_express-title"), place, tuple(blocks)))


def line_example(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """B's express from station 6 to 11."""
    line = Line(x + 64, y + 106, 82, 56)
    track(canvas, line, 13)
    stations(canvas, line, ROUTE)
    running(canvas, line, y + 44, 1, LONGS[1][0], 34)


def passes(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """The highest card to the right, the next highest to the left."""
    middle = x + width // 2
    wide = 84
    for i, (rank, suit) in enumerate((("K", "H"), ("9", "S"), ("7", "D"), ("4", "C"), ("A", "S"))):
        left = middle - 2 * (wide + 16) - wide // 2 + i * (wide + 16)
        outer = i in (0, 4)
        canvas.sprite(cards.card(rank, suit, wide, not outer), left, y + (16 if outer else 40))
        if outer:
            canvas.glow(left, y + 16, wide, cards.card_height(wide), theme.MINT, 4)
    for side, edge in ((-1, x + 20), (1, x + width - 20)):
        name = "left" if side < 0 else "right"
        label = words(f"tricky_express-{name}")
        canvas.text(edge, y + 78, label, size=34, align="l" if side < 0 else "r", room=220)
        canvas.shape(name, middle + side * 310, y + 78, 40, theme.CREAM)
        canvas.text(
            edge,
            y + 118,
            words(f"tricky_express-rules-{name}"),
            size=28,
            colour=theme.QUIET,
            align="l" if side < 0 else "r",
            room=230,
        )


def trick(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """Hearts led: the king wins, the ace of spades loses."""
    wide, middle = 112, x + width // 2
    for i, (rank, suit) in enumerate((("9", "H"), ("K", "H"), ("4", "H"), ("A", "S"))):
        left = middle - 2 * 150 + 19 + i * 150
        canvas.sprite(cards.card(rank, suit, wide), left, y + 18)
        if i == 1:
            canvas.glow(left, y + 18, wide, cards.card_height(wide), theme.MINT, 6)
            canvas.badge(left + wide / 2, y + 136, words("tricky_express-best"), size=28, height=40)
        if i == 0:
            word = words("tricky_express-lead")
            canvas.badge(
                left + wide / 2,
                y + 138,
                word,
                size=26,
                height=38,
                fill=theme.PANEL,
                colour=theme.CREAM,
                line=theme.QUIET,
            )


def scores(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """The example's four lanes and its line."""
    line = Line(x + 100, y + 212, 80, 54)
    for seat in range(4):
        disc(canvas, x + 30, y + 32 + 38 * seat, 32, seat)
        lane(canvas, line, y + 32 + 38 * seat, seat, ROUTE, LONGS[seat], 30)
    track(canvas, line, 13)
    stations(canvas, line, ROUTE)


def growth(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """Three sequences of first long passes and what they earn."""
    third = width // 3
    for i, (lengths, points) in enumerate(GROWTHS):
        left = x + i * third + 24
        for k, n in enumerate(lengths):
            tall = 4 + n * 15
            colour = theme.SEAT_COLOUR[i] if points else theme.SEAT_COLOUR[6]
            canvas.box(left + k * 54, y + 150 - tall, 40, tall, 4, colour)
            canvas.text(left + k * 54 + 20, y + 170, str(n), size=28, align="m")
        colour = theme.MINT if points else theme.QUIET
        canvas.text(left + 236, y + 100, f"+{points}" if points else "0", size=48, colour=colour)


def emblem(size: int) -> Image.Image:
    """Three expresses on parallel tracks above the stations they pass."""
    canvas = Canvas(COVER, COVER, theme.MAT)
    high = 110
    for row, (seat, nose) in enumerate(((0, 590), (1, 430), (2, 510))):
        y = 76 + row * 150
        for x in range(0, COVER, 38):
            canvas.box(x, y + high + 10, 16, 14, 0, theme.MAT_LINE)
        canvas.box(0, y + high + 6, COVER, 8, 0, theme.QUIET)
        express(canvas, -40, y, nose + 40, high, seat)
        for x in range(nose - 250, -60, -96):
            canvas.box(x, y + 28, 58, 42, 14, theme.INK)
            canvas.box(x + 7, y + 35, 44, 28, 9, theme.IVORY)
    for place, seat in enumerate((3, 0, 1, 2)):
        x = 88 + place * 155
        for diameter, colour in ((104, theme.IVORY), (94, theme.INK), (82, theme.SEAT_COLOUR[seat])):
            canvas.disc(x, 570, diameter, colour)
    return canvas.image.resize((size, size), Image.Resampling.LANCZOS)
