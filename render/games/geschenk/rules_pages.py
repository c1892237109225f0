"""Rules pages and the cover of No Thanks!, with drawn examples."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.games.geschenk.terms import DECK, HIGHEST, LOWEST, REMOVED
from locales import Words
from render.games.geschenk.glass import GROUNDS, Filling, chip, draw_glass, draw_notes, draw_tipped
from render.games.geschenk.narration import SENTENCES
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.rules_page import Beside, Block, Heading, Paragraph, RulesPage, Strip, paint

EXAMPLE = "rules"
"""Stands for a match in drawn examples: it fixes where the chips lie."""


def paint_rules(page: int, words: Words) -> Image.Image:
    """Rules page ``page``, 1200 x 764."""
    lines = [words(f"geschenk-rules-{page}-{k}") for k in range(1, SENTENCES[page] + 1)]
    blocks: tuple[Block, ...] = (
        Heading(words(f"geschenk-rules-{page}-title")),
        *(_choice, _scoring, _setup, _reading, _habits)[page](lines, words),
    )
    place = f"{page + 1} / {len(SENTENCES)}"
    title, second = words("geschenk-title"), words.other("geschenk-title")
    return paint(RulesPage(title, second, place, blocks)).image


def _points(lines: list[str]) -> tuple[Paragraph, ...]:
    return tuple(Paragraph(line, "•") for line in lines)


def _choice(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        canvas.sprite(cards.number(28, 112), x + 4, y + 60)
        draw_glass(canvas, x + width - 334, y + 20, Filling([0, 1, 2, 3, 0, 1], 44, EXAMPLE, 1))
        canvas.text(x + 60, y + 300, "6", size=72, align="m")
        canvas.text(x + 60, y + 250, words("geschenk-chips"), size=28, colour=theme.QUIET, align="m")

    return (Beside((Paragraph(lines[0]), *_points(lines[1:])), 490, 520, draw),)


def _scoring(lines: list[str], words: Words) -> tuple[Block, ...]:
    def hand(*held: int) -> Callable[[Canvas, int, int, int], None]:
        def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
            at = x
            for card in held:
                pale = card - 1 in held
                at += 0 if pale else 14
                sprite = cards.number_mini(card, 64)
                canvas.sprite(cards.dimmed(sprite, 0.5, theme.MAT) if pale else sprite, at, y + 10)
                at += 66

        return draw

    return (
        Paragraph(lines[0]),
        Paragraph(lines[1]),
        Beside((Paragraph(lines[2]),), 480, 104, hand(17, 18, 19, 20)),
        Beside((Paragraph(lines[3]),), 480, 104, hand(13, 15, 16)),
        Beside((Paragraph(lines[4]),), 480, 104, hand(13, 14, 15, 16)),
        Paragraph(lines[5]),
    )


def _setup(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        for k, card in enumerate((LOWEST, LOWEST + 1, HIGHEST)):
            canvas.sprite(cards.number_mini(card, 66), x + k * 76 + (44 if card == HIGHEST else 0), y + 22)
        canvas.text(x + 171, y + 66, "…", size=40, colour=theme.QUIET, align="m")
        canvas.shape("right", x + 302, y + 66, 34, theme.QUIET)
        for k in range(REMOVED):
            canvas.sprite(cards.back(56), x + 346 + k * 22, y + 26)
        canvas.text(x + 346 + (REMOVED - 1) * 22 + 78, y + 66, str(REMOVED), size=44, colour=theme.QUIET)
        canvas.sprite(cards.back(66), x + 724, y + 20)
        canvas.text(x + 806, y + 66, f"{words('geschenk-deck')} {len(DECK) - REMOVED}", size=38)

    return (*_points(lines[:1]), Strip(130, draw), *_points(lines[1:]))


def _reading(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        notes = [2, 0, 1, 2, 0, 1, 2]
        draw_notes(canvas, x, y + 16, width, 96, notes, 3)
        draw_tipped(canvas, x, y + 128, width - 40, [0, 1, 2, 0, 1, 2, 0], False, EXAMPLE, 2)
        line = words("geschenk-rattle-chips", chips=7)
        canvas.text(x + width / 2, y + 300, line, size=34, align="m", room=width)
        canvas.sprite(cards.number_mini(28, 60), x + width - 64, y + 180)
        for seat in range(3):
            canvas.shape("fist", x + width / 2 - 90 + seat * 90, y + 380, 64, theme.SEAT_COLOUR[seat])

    return (Beside(_points(lines), 480, 440, draw),)


def _habits(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        for pot, at in ((3, x + 40), (7, x + 560)):
            canvas.sprite(cards.number(28, 92), at, y + 20)
            for k in range(pot):
                canvas.sprite(chip(k % 4, 62, 42), at + 112 + k % 4 * 66, y + 84 - k // 4 * 40)
            canvas.text(at + 418, y + 84, str(pot), size=60, align="m")
        canvas.shape("right", x + 510, y + 84, 40, theme.QUIET)

    return (*_points(lines[:1]), Strip(168, draw), *_points(lines[1:]))


def paint_cover(size: int) -> Image.Image:
    """A card, and the glass with chips in it, on a warm ground."""
    canvas = Canvas(520, 520, GROUNDS[2])
    back = cards.number(26, 196)
    turned = back.image.rotate(9, Image.Resampling.BICUBIC, expand=True)
    canvas.image.paste(turned, (8, 120), turned)
    notes = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2]
    draw_glass(canvas, 188, 18, Filling(notes, 55, EXAMPLE, 4))
    return canvas.image.resize((size, size), Image.Resampling.LANCZOS)
