"""A page of the rules as data: numbers of sentences and drawn examples, in order. Size and gaps follow from the room.

``page(look, words, "rummy_fifty", 2, (1, Row(...), 2, 3), "3 / 5")`` is the third page: sentence 1, an example,
sentences 2 and 3. The sentences are ``<slug>-rules-2-1`` and so on, the heading ``<slug>-rules-2-title``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from math import ceil
from types import MappingProxyType
from typing import Final

from PIL import Image

from locales import Words, default
from locales import words as catalogue
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.lines import draw_lines, set_in_lines
from render.kit.drawing.look import Look
from render.kit.drawing.shapes import rounded_mask
from render.kit.drawing.text import MEDIUM, width
from render.kit.drawing.typesetting import current
from render.kit.layout import Icon, Node, Row, Text

_LARGEST: Final = 36
SMALLEST: Final = 28
"""The minimum size of a sentence, px: 9 px if a phone shows the picture 400 px wide."""
_YIELDING: Final = 26
"""The same in a language whose words yield: then the page becomes higher."""
_LEFT, _TOP, _BOTTOM = 44, 96, 740
_LEADING: Final = 1.38
_INDENT: Final = 32
_HEADING: Final = 62
_AROUND: Final = 40
"""The additional height of an example around its drawing, px."""
_BOX: Final = 46
"""The height of the facts of the box, px."""
COVER: Final = 112
"""The side of the cover on the first page, px."""
_LEAST_GAP: Final = 10
"""The minimum distance between two blocks, px."""
_NARROWER: Final = 12
"""Lines may become shorter by this number of letters, so that no word is alone in the last one."""

_LONE: Final = 6.2
"""A last line of Japanese shorter than this counts as one word, in letters."""

Blocks = tuple[int | Node, ...]
"""A page: numbers of sentences, and drawn examples between them."""

Told = tuple[str, ...]
"""The lines of a sentence."""

Facts = Mapping[str, int | str]
"""The numbers in the sentences, by their names in the catalogue."""
NO_FACTS: Final[Facts] = MappingProxyType({})

Signs = Sequence[tuple[str, str]]
"""The facts of the box: names of shapes, each with a word or two."""


def page(
    look: Look,
    words: Words,
    slug: str,
    number: int,
    blocks: Blocks,
    counted: str,
    facts: Facts = NO_FACTS,
    box: Signs = (),
    cover: Image.Image | None = None,
) -> Canvas:
    """Return page ``number`` (from 0), with ``counted`` in its corner. It is higher if it is too full with small type.

    A ``cover`` of COVER px stands at the right of the heading.
    """
    told: list[str | Node] = [
        words(f"{slug}-rules-{number}-{block}", **facts) if isinstance(block, int) else block for block in blocks
    ]
    top = _TOP + _HEADING + (_BOX if box or cover else 0)
    size, laid, spare = _largest(told, _BOTTOM - top)
    missing = max(0, ceil(_LEAST_GAP * len(laid) - spare))
    spare += missing
    canvas = Canvas(theme.TABLE_HEIGHT + missing, look=look)
    canvas.bar(words(f"{slug}-title"), words.second(f"{slug}-title"), counted)
    gap = min(26.0, spare / len(laid))
    lower = (spare - gap * len(laid)) * 0.3
    heading = words(f"{slug}-rules-{number}-title")
    room = theme.WIDTH - 2 * _LEFT - (COVER + 24 if cover else 0)
    if cover:
        _cover(canvas, cover, round(_TOP + lower - 6))
    middle = _TOP + lower + (24 if box or not cover else 24 + _BOX / 2)
    canvas.text(_LEFT, middle, heading, size=44, colour=theme.MINT, room=room, role="heading")
    if box:
        signs = [Row(Icon(name, 32, quiet=True), Text(said, 28, quiet=True), gap=10) for name, said in box]
        Row(*signs, gap=34).place(canvas, _LEFT, _TOP + lower + _HEADING - 2, room)
    y = top + lower
    for block in laid:
        y += gap
        if isinstance(block, tuple):
            _sentence(canvas, block, y, size)
        else:
            _example(canvas, block, y)
        y += _height(block, size)
    return canvas


def pages(slug: str) -> int:
    """Return the number of pages of the rules with a title in the catalogue (``<slug>-rules-0-title`` and so on)."""
    return next(number for number in count() if not catalogue(default()).has(f"{slug}-rules-{number}-title"))


def sentences_of(slug: str, number: int, words: Words) -> Blocks:
    """Return all sentences of a page, without an example."""
    return tuple(range(1, next(k for k in count(1) if not words.has(f"{slug}-rules-{number}-{k}"))))


def around(words: Words, slug: str, number: int, example: Node, before: int) -> Blocks:
    """Return all sentences of a page, with the example after the first ``before`` of them."""
    told = sentences_of(slug, number, words)
    return (*told[:before], example, *told[before:])


def _largest(blocks: Sequence[str | Node], room: float) -> tuple[int, list[Told | Node], float]:
    """Return the largest size at which all blocks fit, else the smallest; the blocks with their lines; the room left,
    px."""
    for size in range(_LARGEST, (_YIELDING if current().yields else SMALLEST) - 1, -1):
        shown = [lines_of(block, size) if isinstance(block, str) else block for block in blocks]
        spare = room - sum(_height(block, size) for block in shown)
        if spare >= _LEAST_GAP * len(shown):
            break
    return size, shown, spare


def lines_of(sentence: str, size: int) -> Told:
    """Return a sentence as lines; no word is alone in the last line if shorter lines prevent it."""
    room = theme.WIDTH - 2 * _LEFT - _INDENT
    usual = set_in_lines(sentence, MEDIUM, size, room)
    for narrower in range(1, _NARROWER + 1):
        if not is_lone(usual, size):
            return usual
        tried = set_in_lines(sentence, MEDIUM, size, room - narrower * size)
        if len(tried) == len(usual) and not is_lone(tried, size):
            return tried
    return usual


def is_lone(lines: Told, size: int) -> bool:
    """True if the last of several lines has one word only; in Japanese, if it is so short that it mostly is one."""
    last, latin = lines[-1], all(letter < "\u3000" for letter in lines[-1])
    return len(lines) > 1 and " " not in last and (latin or width(last, MEDIUM, size) < _LONE * size)


def _height(block: Told | Node, size: int) -> float:
    return len(block) * size * _LEADING if isinstance(block, tuple) else block.height + _AROUND


def _cover(canvas: Canvas, cover: Image.Image, y: int) -> None:
    """Draw the game's box from the front."""
    x, corner = theme.WIDTH - _LEFT - COVER, COVER // 14
    canvas.box(x + 3, y + 4, COVER, COVER, corner, canvas.look.panel)
    canvas.image.paste(cover, (x, y), rounded_mask(COVER, COVER, corner))
    canvas.outline(x, y, COVER, COVER, corner, 2, theme.CARD_EDGE)


def _sentence(canvas: Canvas, lines: Told, y: float, size: int) -> None:
    canvas.disc(_LEFT + 8, y + size * _LEADING / 2, 11, theme.GOLD)
    draw_lines(canvas.image, _LEFT + _INDENT, y, lines, size=size, colour=theme.CREAM, face=MEDIUM, leading=_LEADING)


def _example(canvas: Canvas, node: Node, y: float) -> None:
    look, wide, height = canvas.look, theme.WIDTH - 2 * _LEFT, round(node.height + _AROUND)
    canvas.box(_LEFT, y, wide, height, 24, look.mat)
    canvas.outline(_LEFT, y, wide, height, 24, 2, look.mat_line)
    room = min(node.want, wide - 42)
    node.place(canvas, (theme.WIDTH - room) / 2, y + _AROUND / 2, room)
