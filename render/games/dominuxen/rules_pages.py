"""The rules of Dominuxen, with drawn examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.tiles import COUNT, HIGHEST, tiles
from engine.games.dominuxen import terms
from locales import Words
from render.edition import Options
from render.games.dominuxen.drawings import LABEL, draw_set, set_width
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Icon, Node, Paint, Picture, Pill, Row, Text
from render.kit.pages.overview import Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pieces.tiles import number_chip, tile_back, upright

_WIDE: Final = 62
"""Width of a tile in an example."""


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    return {
        "tiles": COUNT,
        "hand": terms.HAND,
        "row": terms.ROW,
        "turn_limit": int(options.get("turn_limit", terms.TURN_LIMIT)),
    }


def blocks(number: int, words: Words) -> Blocks:
    """Return the parts of page ``number`` (counted from 0)."""
    return _PAGES[number](words)


def _set(told: str, mark: str = "old", width: int = _WIDE) -> Paint:
    """Return a set written "7x3 2-7 4-7 7-11" with its label."""
    head, *codes = told.split()
    played = [*(int(n) for n in head.split("x")), *tiles(" ".join(codes))]
    wide, high = set_width(len(codes), width), 2 * width + LABEL

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        draw_set(canvas, x, y + 4, width, played, mark)

    return Paint(wide, high, draw)


def _sets(words: Words) -> Blocks:
    chosen = tiles("2-7 4-7 7-11")
    held = tiles("0-5 2-7 4-7 6-6 7-11")
    hand = Row(*(Picture(upright(t, _WIDE), theme.GOLD if t in chosen else "") for t in held), gap=14)
    gain = Text(f"+3 {words('dominuxen-unit', count=3)}", 50, theme.MINT)
    laid = Row(hand, Icon("right", 48, quiet=True), _set("7x3 2-7 4-7 7-11", "new"))
    return 1, Row(laid, gain, gap=50), 2, 3


def _strength(words: Words) -> Blocks:
    def order(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        step = (width - 56) / (HIGHEST + 1)
        for k, v in enumerate((*range(HIGHEST, -1, -1), HIGHEST)):
            canvas.sprite(number_chip(v, 56), x + k * step, y)
            if k <= HIGHEST:
                size, colour = (28, canvas.look.quiet) if v else (34, theme.GOLD)
                canvas.text(x + k * step + (56 + step) / 2, y + 28, ">", size=size, colour=colour, align="m")

    parts: list[Node] = [_set("6x2 6-9 6-11", "now", 56), Icon("right", 42, theme.GOLD)]
    for told, hit in (("3x2 3-4 3-12", True), ("7x2 2-7 7-7", False), ("4x1 4-8", False), ("4x2 0-4 4-10", True)):
        sign = Icon("check", 32, theme.MINT) if hit else Icon("times", 30, quiet=True)
        parts.append(Row(_set(told, "new" if hit else "old", 56), sign, gap=10))
    return 1, Paint(1060, 56, order), 2, Row(*parts, gap=26), 3


def _snatch(words: Words) -> Blocks:
    drawn = Row(Icon("right", 26, quiet=True), Picture(tile_back(23)), Picture(tile_back(23)), gap=8)
    then = Row(drawn, Text(words("dominuxen-asked-draw"), 30), gap=14)
    ways = []
    for tag, after in (("take", then), ("back", None), ("discard", then)):
        pill = Pill(words(f"dominuxen-tag-{tag}"), 30, theme.CREAM)
        ways.append(Row(Icon("right", 30, quiet=True), pill, *([after] if after else []), gap=18, height=52))
    return 1, Row(_set("3x2 3-4 3-12", "now"), Column(*ways, gap=4), gap=44), 2, 3, 4


def _draw(words: Words) -> Blocks:
    row = Row(*(Picture(upright(t, 50)) for t in tiles("0-1 8-8 2-12 9-9 10-11 0-5")), gap=16)
    return 1, Row(row, Row(Picture(tile_back(50)), Text(words("dominuxen-pile"), 34), gap=18), gap=60), 2, 3, 4, 5


def _doubles(words: Words) -> Blocks:
    worth = Text(f"2 + 1 + 1 = 4 {words('dominuxen-unit', count=4)}", 50, theme.MINT)
    return 1, Row(_set("8x4 8-8 1-8 2-8", "new", 84), worth, gap=70), 2, 3


def _habits(words: Words) -> Blocks:
    sets = [_set("5x4 1-5 3-5 5-8 5-10"), _set("9x2 2-9 3-9"), _set("12x1 8-12", "new")]
    return 1, 2, Row(*sets, gap=40), 3, 4


_PAGES: Final[tuple[Callable[[Words], Blocks], ...]] = (_sets, _strength, _snatch, _draw, _doubles, _habits)


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    line = spread([upright(t, 56) for t in tiles("2-7 4-7 7-11 0-5 1-5")], 64)
    weak, strong = _set("3x2 3-4 3-12", "old", 58), _set("7x2 2-7 7-11", "new", 58)
    snatch = Row(weak, Icon("right", 34, theme.MINT), strong, gap=16)
    kept, cost = Text("+1", 50, theme.MINT), Text("−1", 50)
    worth = Row(Picture(upright(tiles("4-7")[0], 64)), kept, Picture(tile_back(64)), cost, gap=16)
    return line, snatch, worth
