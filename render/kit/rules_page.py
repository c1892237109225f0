"""A page of the rules as data: numbers of sentences and drawn examples, in order. Type and spread follow from the room.

``page(look, words, "rummy_fifty", 2, (1, Row(...), 2, 3), "3 / 5")`` is the third page: sentence 1, an example,
sentences 2 and 3. The sentences are ``<slug>-rules-2-1`` and so on, the heading ``<slug>-rules-2-title``.
"""

from __future__ import annotations

from itertools import count
from typing import Final

from locales import Words
from locales import words as catalogue
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Node
from render.kit.lines import draw_lines, set_in_lines
from render.kit.look import Look
from render.kit.text import MEDIUM

_LARGEST, _SMALLEST = 36, 27
_LEFT, _TOP, _BOTTOM = 44, 96, 740
_LEADING: Final = 1.38
_INDENT: Final = 32
_HEADING: Final = 62
_AROUND: Final = 40
"""What a drawn example is higher than what is drawn, px."""

Blocks = tuple[int | Node, ...]
"""A page: numbers of sentences, and drawn examples between them."""

Told = tuple[str, ...]
"""The lines of a sentence."""


def page(look: Look, words: Words, slug: str, number: int, blocks: Blocks, counted: str) -> Canvas:
    """Draw page ``number`` (from 0), with ``counted`` in its corner; raises ValueError when it is too full at 27 px."""
    canvas = Canvas(look=look)
    canvas.bar(words(f"{slug}-title"), words.other(f"{slug}-title"), counted)
    size, laid, spare = _largest(words, slug, number, blocks)
    gap = min(26.0, spare / len(laid))
    y = _TOP + (spare - gap * len(laid)) * 0.3
    heading = words(f"{slug}-rules-{number}-title")
    canvas.text(_LEFT, y + 24, heading, size=44, colour=theme.MINT, room=1100, role="heading")
    y += _HEADING
    for block in laid:
        y += gap
        if isinstance(block, tuple):
            _sentence(canvas, block, y, size)
        else:
            _example(canvas, block, y)
        y += _height(block, size)
    return canvas


def pages(slug: str) -> int:
    """How many pages of the rules have a title in the catalogue (``<slug>-rules-0-title`` and so on)."""
    return next(number for number in count() if not catalogue("en").has(f"{slug}-rules-{number}-title"))


def around(words: Words, slug: str, number: int, example: Node, before: int) -> Blocks:
    """All sentences of a page, the example behind the first ``before`` of them."""
    told = next(k for k in count() if not words.has(f"{slug}-rules-{number}-{k + 1}"))
    return (*range(1, before + 1), example, *range(before + 1, told + 1))


def _largest(words: Words, slug: str, number: int, blocks: Blocks) -> tuple[int, list[Told | Node], float]:
    """The largest size at which all blocks fit, the blocks with their lines, and the room that is left, px."""
    for size in range(_LARGEST, _SMALLEST - 1, -1):
        shown = [_lines(words, slug, number, block, size) if isinstance(block, int) else block for block in blocks]
        spare = _BOTTOM - _TOP - _HEADING - sum(_height(block, size) for block in shown)
        if spare >= 10 * len(shown):
            return size, shown, spare
    raise ValueError(f"page {number} of the rules of {slug} is {round(10 * len(shown) - spare)} px too long")


def _lines(words: Words, slug: str, number: int, sentence: int, size: int) -> Told:
    return set_in_lines(words(f"{slug}-rules-{number}-{sentence}"), MEDIUM, size, theme.WIDTH - 2 * _LEFT - _INDENT)


def _height(block: Told | Node, size: int) -> float:
    return len(block) * size * _LEADING if isinstance(block, tuple) else block.height + _AROUND


def _sentence(canvas: Canvas, lines: Told, y: float, size: int) -> None:
    canvas.disc(_LEFT + 8, y + size * _LEADING / 2, 11, theme.GOLD)
    draw_lines(canvas.image, _LEFT + _INDENT, y, lines, size=size, colour=theme.CREAM, face=MEDIUM, leading=_LEADING)


def _example(canvas: Canvas, node: Node, y: float) -> None:
    look, width, height = canvas.look, theme.WIDTH - 2 * _LEFT, round(node.height + _AROUND)
    canvas.box(_LEFT, y, width, height, 24, look.mat)
    canvas.outline(_LEFT, y, width, height, 24, 2, look.mat_line)
    room = min(node.want, width - 42)
    node.place(canvas, (theme.WIDTH - room) / 2, y + _AROUND / 2, room)
