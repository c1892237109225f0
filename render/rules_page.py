"""A page of rules: headings, paragraphs, points, and strips in which a painter draws an example.

The page finds the largest type, 34 down to 28, at which everything fits on 1200 x 764, and spreads what is
left.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.text import MEDIUM, wrap

LARGEST: Final = 34
SMALLEST: Final = 28
_LEADING: Final = 1.38
_LEFT: Final = 40
_TOP: Final = theme.BAR_HEIGHT + 20
_BOTTOM: Final = theme.TABLE_HEIGHT - 24

Drawing = Callable[[Canvas, int, int, int], None]
"""Draws an example: canvas, x, y of its corner, width it may use."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A line in mint that opens a part of the page."""

    words: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text; with ``point`` a bullet or number in front of it."""

    words: str
    point: str = ""


@dataclass(frozen=True, slots=True)
class Strip:
    """A drawn example over the whole width, ``height`` pixels high, on a mat; ``caption`` stands below it."""

    height: int
    draw: Drawing
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Beside:
    """Text at the left, a drawn example of ``width`` x ``height`` pixels on a mat at the right."""

    words: tuple[Paragraph, ...]
    width: int
    height: int
    draw: Drawing


Block = Heading | Paragraph | Strip | Beside


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One page: game in both languages, the page's place ("2 / 3"), and its blocks from the top."""

    title: str
    second: str
    place: str
    blocks: tuple[Block, ...]


def paint(page: RulesPage) -> Canvas:
    """Draw the page, 1200 x 764.  ValueError when it is too full even at the smallest type."""
    width = theme.WIDTH - 2 * _LEFT
    for size in range(LARGEST, SMALLEST - 1, -1):
        heights = [_height(block, size, width) for block in page.blocks]
        spare = _BOTTOM - _TOP - sum(heights) - 10 * (len(heights) - 1)
        if spare >= 0:
            break
    else:
        raise ValueError(f"rules page {page.place} of {page.title} is {-round(spare)} px too long")
    gap = 10 + min(18, spare / max(1, len(heights)))
    canvas = Canvas()
    canvas.top_bar(page.title, page.second, right=page.place)
    y = float(_TOP)
    for block, height in zip(page.blocks, heights, strict=True):
        _draw(canvas, block, size, round(y), width)
        y += height + gap
    return canvas


def _height(block: Block, size: int, width: float) -> float:
    match block:
        case Heading():
            return size * 1.5
        case Paragraph():
            return len(_lines(block, size, width)) * size * _LEADING
        case Strip():
            return block.height + (size * 1.5 if block.caption else 0)
        case Beside():
            left = width - block.width - 28
            return max(block.height, sum(_height(part, size, left) + 8 for part in block.words))


def _lines(part: Paragraph, size: int, width: float) -> tuple[str, ...]:
    return wrap(part.words, MEDIUM, size, width - (size * 1.3 if part.point else 0))


def _draw(canvas: Canvas, block: Block, size: int, y: int, width: int) -> None:
    match block:
        case Heading():
            canvas.text(_LEFT, y + size * 0.75, block.words, size=size + 4, colour=theme.MINT, room=width)
        case Paragraph():
            _paragraph(canvas, block, size, y, width)
        case Strip():
            canvas.mat(_LEFT - 12, y, width + 24, block.height, 24)
            block.draw(canvas, _LEFT + 8, y, width - 16)
            if block.caption:
                middle = y + block.height + size * 0.85
                canvas.text(
                    theme.WIDTH / 2,
                    middle,
                    block.caption,
                    size=size - 2,
                    colour=theme.QUIET,
                    face=MEDIUM,
                    align="m",
                    room=width,
                )
        case Beside():
            left = width - block.width - 28
            top = float(y)
            for part in block.words:
                top += _paragraph(canvas, part, size, top, left) + 8
            x = _LEFT + width - block.width + 12
            y += max(0, round(top - 8 - y) - block.height) // 2
            canvas.mat(x, y, block.width, block.height, 24)
            block.draw(canvas, x + 12, y, block.width - 24)


def _paragraph(canvas: Canvas, part: Paragraph, size: int, y: float, width: float) -> float:
    step = size * _LEADING
    left = _LEFT + (size * 1.3 if part.point else 0)
    lines = _lines(part, size, width)
    if part.point:
        canvas.text(_LEFT, y + step / 2, part.point, size=size, colour=theme.MINT)
    for index, line in enumerate(lines):
        canvas.text(left, y + step * (index + 0.5), line, size=size, face=MEDIUM)
    return len(lines) * step
