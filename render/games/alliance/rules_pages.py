"""The rules of Alliance page by page, and its cover."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.games.alliance.terms import AROUND, COLOUR
from locales import Words
from render.games.alliance.narration import SENTENCES
from render.games.alliance.parts import TEAM_FILL, face, suit_disc, team_pill
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.rules_page import Block, Heading, Paragraph, RulesPage, Strip
from render.rules_page import paint as paint_page

COVER: Final = 640
BLACK_JOKER, RED_JOKER, RED_WHITE = 78, 81, 83
BACK: Final = -2
HEIGHTS: Final = (150, 190, 190, 176, 166, 160)
BEFORE: Final = (3, 3, 3, 1, 2, 2)
"""How many sentences stand before the drawing."""
CAPTIONS: Final = (0, 4, 4, 2, 0, 5)
"""Which sentence is the drawing's caption (0: none)."""


def card(code: str) -> int:
    """The card of a code such as "S10"."""
    ranks = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    return SUITS.index(code[0]) * 13 + ranks.index(code[1:])


def paint(page: int, words: Words) -> Canvas:
    """Rules page ``page``, 1200 x 764."""

    def say(k: int) -> str:
        return words(f"alliance-rules-{page}-{k}")

    drawings = (seats, trick, strength, battalion, cleanup, points)
    caption = CAPTIONS[page]
    strip = Strip(HEIGHTS[page], lambda c, x, y, w: drawings[page](c, x, y, w, words), say(caption) if caption else "")
    numbers = [k for k in range(1, SENTENCES[page] + 1) if k != caption]
    blocks: list[Block] = [Heading(words(f"alliance-rules-{page}-title"))]
    blocks += [Paragraph(say(k), "・") for k in numbers[: BEFORE[page]]]
    blocks.append(strip)
    blocks += [Paragraph(say(k), "・") for k in numbers[BEFORE[page] :]]
    title = words("alliance-title")
    place = f"{page + 1} / {len(SENTENCES)}"
    return paint_page(RulesPage(title, words.other("alliance-title"), place, tuple(blocks)))


def seats(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """The six suits in the order of the seats, the colours in turn."""
    step = width // 6
    for n, suit in enumerate(AROUND):
        middle = x + n * step + step // 2
        team = COLOUR[suit]
        suit_disc(canvas, middle, y + 54, 82, suit)
        team_pill(canvas, middle, y + 102, team, words(f"alliance-team-{team}"), 40, centred=True)
        if n < 5:
            canvas.shape("right", middle + step // 2, y + 54, 24, theme.QUIET)


def row(canvas: Canvas, x: int, y: int, width: int, played: list[int], best: int, words: Words, wide: int) -> None:
    """Cards of a trick, each with its player's suit; the winner's outlined."""
    step = min(width // len(played), 210)
    left = x + (width - step * len(played)) // 2
    high = cards.card_height(wide)
    for n, c in enumerate(played):
        at = left + n * step + (step - wide) // 2
        canvas.sprite(cards.back(wide) if c == BACK else face(c, wide), at, y)
        if n == best:
            canvas.glow(at, y, wide, high, theme.MINT, 6)
            canvas.badge(at + wide / 2, y + high - 40, words("alliance-best"), size=28, height=40)


def trick(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """A court card, and four plays for it."""
    wide = 110
    canvas.sprite(face(card("CQ"), wide), x + 60, y + 18)
    canvas.text(x + 230, y + 66, words("alliance-offer"), size=34, colour=theme.QUIET, align="m", room=120)
    canvas.shape("right", x + 230, y + 110, 26, theme.QUIET)
    row(canvas, x + 290, y + 18, width - 300, [card("S9"), BACK, card("C7"), card("D10")], 3, words, wide)


def strength(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """Same Two and White Punisher."""
    half = width // 2
    row(canvas, x, y + 18, half - 20, [card("SA"), card("H2"), card("C9")], 1, words, 110)
    row(canvas, x + half + 20, y + 18, half - 20, [BLACK_JOKER, RED_WHITE, card("SA")], 1, words, 110)
    canvas.box(x + half - 1, y + 20, 3, 150, 1, theme.MAT_LINE)


def battalion(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """Three fives of red against a joker."""
    played = [card("H5"), card("X10"), card("L5"), BLACK_JOKER, card("D5"), card("SA")]
    row(canvas, x, y + 14, width, played, 2, words, 104)


def cleanup(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """Discard pile and pile become the new pile."""
    wide, top = 92, y + 18
    middle = x + width // 2
    for n, c in enumerate((card("H4"), BACK, card("HA"), card("H9"))):
        canvas.sprite(cards.back(wide) if c == BACK else face(c, wide), middle - 430 + n * 46, top)
    canvas.shape("plus", middle - 130, top + 62, 40, theme.CREAM)
    for n in range(2):
        canvas.sprite(cards.back(wide), middle - 80 + n * 6, top - n * 4)
    canvas.shape("right", middle + 90, top + 62, 44, theme.MINT)
    for n in range(6):
        canvas.sprite(cards.back(wide), middle + 190 + n * 6, top + 6 - n * 4)


def points(canvas: Canvas, x: int, y: int, width: int, words: Words) -> None:
    """A set of the other colour."""
    wide, high = 92, cards.card_height(92)
    middle = x + width // 2
    for n, (code, worth) in enumerate((("SJ", "2"), ("SQ", "2"), ("SK", "2"))):
        canvas.sprite(face(card(code), wide), middle - 400 + n * 150, y + 14)
        canvas.disc(middle - 400 + n * 150 + wide, y + 14 + high - 10, 50, theme.PANEL)
        canvas.text(middle - 400 + n * 150 + wide, y + 14 + high - 10, worth, size=34, align="m")
    canvas.text(middle + 100, y + 80, "+3", size=52, colour=theme.MINT, align="m")
    canvas.text(middle + 220, y + 80, "=", size=48, align="m")
    canvas.text(middle + 340, y + 80, "9", size=64, colour=theme.MINT, align="m")


def emblem(size: int) -> Image.Image:
    """A crown in the middle of a table of six suits, black and red in turn."""
    canvas = Canvas(COVER, COVER, theme.MAT)
    middle = COVER / 2
    canvas.disc(middle, middle, 560, theme.PANEL)
    canvas.disc(middle, middle, 540, theme.FELT)
    for n, suit in enumerate(AROUND):
        angle = pi * (2 * n / 6 - 0.5)
        x, y = middle + 206 * cos(angle), middle + 206 * sin(angle)
        canvas.disc(x, y, 168, TEAM_FILL[COLOUR[suit]])
        suit_disc(canvas, x, y, 142, suit)
    canvas.shape("crown", middle, middle - 4, 196, theme.IVORY)
    return canvas.image.resize((size, size), Image.Resampling.LANCZOS)
