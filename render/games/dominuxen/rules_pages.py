"""Rules pages and the cover of Dominuxen, with drawn examples."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.core.tiles import HIGHEST, other, tiles
from locales import Words
from render.games.dominuxen.line import Track, draw_set, set_width
from render.games.dominuxen.narration import SENTENCES
from render.kit import shapes, theme
from render.kit.canvas import Canvas
from render.kit.tiles import number_chip, tile, tile_back, upright
from render.rules_page import Block, Heading, Paragraph, RulesPage, Strip, paint

WIDTH: Final = 62


def paint_rules(page: int, words: Words) -> Image.Image:
    """Rules page ``page``, 1200 x 764."""
    lines = [words(f"dominuxen-rules-{page}-{k}") for k in range(1, SENTENCES[page] + 1)]
    blocks: tuple[Block, ...] = (
        Heading(words(f"dominuxen-rules-{page}-title")),
        *(_sets, _strength, _snatch, _draw, _doubles, _habits)[page](lines, words),
    )
    place = f"{page + 1} / {len(SENTENCES)}"
    return paint(RulesPage(words("dominuxen-title"), words.other("dominuxen-title"), place, blocks)).image


def _points(lines: list[str]) -> tuple[Paragraph, ...]:
    return tuple(Paragraph(line, "•") for line in lines)


def _set(canvas: Canvas, x: float, y: int, text: str, mark: str = "old", width: int = WIDTH) -> float:
    """A set written "7x3 2-7 4-7 7-11" with its label; returns the room it took."""
    head, *codes = text.split()
    number, size = (int(n) for n in head.split("x"))
    track = Track(0, y, 0, width, 40)
    return draw_set(canvas, x, track, [number, size, *tiles(" ".join(codes))], width + 2, mark)


def _row(canvas: Canvas, x: float, y: int, codes: str, width: int = WIDTH) -> float:
    for t in tiles(codes):
        canvas.sprite(upright(t, width), x, y)
        x += width + 14
    return x


def _sets(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        end = _row(canvas, x + 12, y + 26, "0-5 2-7 4-7 6-6 7-11")
        for k, codes in ((1, "2-7"), (2, "4-7"), (4, "7-11")):
            left = x + 12 + k * (WIDTH + 14)
            canvas.glow(left, y + 26, WIDTH, 2 * WIDTH, theme.GOLD, 5)
            del codes
        canvas.shape("right", end + 46, y + 88, 54, theme.QUIET)
        used = _set(canvas, end + 130, y + 26, "7x3 2-7 4-7 7-11", "")
        canvas.text(end + 160 + used, y + 88, f"+3 {words('dominuxen-unit')}", size=52, colour=theme.MINT)

    return (Paragraph(lines[0]), Strip(206, draw), *_points(lines[1:]))


def _strength(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        step = (width - 90) / (HIGHEST + 1)
        for k, v in enumerate(range(HIGHEST, -1, -1)):
            canvas.sprite(number_chip(v, 56), x + k * step, y + 16)
            if v:
                canvas.text(x + k * step + 56 + (step - 56) / 2, y + 44, ">", size=28, colour=theme.QUIET, align="m")
        end = x + (HIGHEST + 1) * step
        canvas.text(end - (step - 56) / 2, y + 44, ">", size=34, colour=theme.GOLD, align="m")
        canvas.sprite(number_chip(HIGHEST, 56), end, y + 16)

    def attack(canvas: Canvas, x: int, y: int, width: int) -> None:
        used = _set(canvas, x + 10, y + 20, "6x2 6-9 6-11", "now", 56)
        canvas.shape("right", x + used + 52, y + 76, 46, theme.GOLD)
        left = x + used + 100
        for text, mark in (("3x2 3-4 3-12", ""), ("7x2 2-7 7-7", "old"), ("4x1 4-8", "old"), ("4x2 0-4 4-10", "")):
            used = _set(canvas, left, y + 20, text, mark, 56)
            name = "check" if not mark else "times"
            colour = theme.MINT if not mark else theme.QUIET
            canvas.shape(name, left + used + 22, y + 76, 34, colour)
            left += used + 66

    return (Paragraph(lines[0]), Strip(88, draw), Paragraph(lines[1]), Strip(186, attack), Paragraph(lines[2]))


def _snatch(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        used = _set(canvas, x + 14, y + 30, "3x2 3-4 3-12", "now")
        left = x + used + 40
        rows = (("take", "dominuxen-asked-draw"), ("back", ""), ("discard", "dominuxen-asked-draw"))
        for k, (tag, then) in enumerate(rows):
            middle = y + 40 + k * 62
            canvas.shape("right", left + 20, middle, 34, theme.QUIET)
            end = (
                left
                + 56
                + canvas.badge(
                    left + 56,
                    middle - 26,
                    words(f"dominuxen-tag-{tag}"),
                    size=32,
                    height=52,
                    fill=theme.CREAM,
                    align="l",
                )
            )
            if then:
                canvas.shape("right", end + 30, middle, 30, theme.QUIET)
                for n in range(2):
                    canvas.sprite(tile_back(24), end + 62 + n * 30, middle - 24)
                canvas.text(end + 132, middle, words(then), size=32)

    return (*_points(lines[:1]), Strip(206, draw), *_points(lines[1:]))


def _draw(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        end = _row(canvas, x + 8, y + 14, "0-1 8-8 2-12 9-9 10-11 0-5", 56)
        for layer in range(3):
            canvas.sprite(tile_back(56), end + 40 + layer * 4, y + 16 - layer * 2)
        canvas.text(end + 124, y + 70, words("dominuxen-pile"), size=36)

    return (*_points(lines[:1]), Strip(140, draw), *_points(lines[1:]))


def _doubles(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        used = _set(canvas, x + 20, y + 34, "8x4 8-8 1-8 2-8", "", 72)
        text = f"2 + 1 + 1 = 4 {words('dominuxen-unit')}"
        canvas.text(x + used + 80, y + 106, text, size=52, colour=theme.MINT)

    return (*_points(lines[:1]), Strip(240, draw), *_points(lines[1:]))


def _habits(lines: list[str], words: Words) -> tuple[Block, ...]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        texts = ("5x4 1-5 3-5 5-8 5-10", "9x2 2-9 3-9", "12x1 8-12")
        room = sum(set_width(len(t.split()) - 1, WIDTH) for t in texts) + 2 * 40
        left = x + (width - room) / 2
        for k, t in enumerate(texts):
            left += _set(canvas, left, y + 20, t, "" if k == len(texts) - 1 else "old") + 40

    return (*_points(lines[:2]), Strip(190, draw), *_points(lines[2:]))


def paint_cover(size: int) -> Image.Image:
    """Three dominoes with sevens, fanned, on a dark ground."""
    canvas = Canvas(520, 520, theme.COVER[1])
    for k, (code, angle, x, y) in enumerate((("2-7", 16, 34, 84), ("7-12", 0, 176, 60), ("0-7", -16, 278, 84))):
        t = tiles(code)[0]
        sprite = tile(7, other(t, 7), 150, faded=k != 1)
        turned = sprite.image.rotate(angle, Image.Resampling.BICUBIC, expand=True)
        canvas.image.paste(turned, (x, y), turned)
    shapes.rounded(canvas.image, 150, 404, 220, 88, 44, theme.MINT)
    canvas.text(260, 448, "7×3", size=68, colour=theme.INK, align="m")
    return canvas.image.resize((size, size), Image.Resampling.LANCZOS)
