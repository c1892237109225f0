"""The result of Stendhal: the minus suits of the last deal in an open book, and every player's deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.games.stendhal.state import StendhalView
from locales import Words
from render.games.stendhal import LOOK
from render.games.stendhal.narration import NARRATION, minus_told, worst
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.ink import lay_opaque
from render.kit.kept import kept
from render.kit.pen import Pen
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import signed
from render.narration.telling import Telling

_BOOK: Final = (560, 1130)
"""The left and the right edge of the open book, px."""
_TABLE: Final = 62
"""The height of the table on which it lies, px."""
_WALL, _SHELF, _PAPER, _EDGE = ("#22090C", "#2E0D10", "#3A1114"), "#1B0709", "#F4E9D2", "#D9C8A6"
_SPINES: Final = ("#5A1A1E", "#1D1D22", "#6E4A22", "#3A2A2E", "#7A2A2A", "#27272E")


def shown(view: StendhalView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    points, deal, _ = worst(s.columns)
    order = sorted(range(view.seats), key=lambda p: -s.totals[p])
    rows = [Rank(Plaque(people[p], p), signed(s.totals[p]), tuple(column[p] for column in s.columns)) for p in order]
    return Result(
        LOOK,
        *words.both("stendhal-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("tricks-win"),
        words("tricks-unit", count=s.totals[order[0]]),
        (NARRATION.story(s, words), words("stendhal-blow", points=signed(points), deal=str(deal + 1))),
        tuple(map(str, range(1, s.deal + 1))),
        scene=lambda canvas, x, y, width, height: _book(canvas, s.minus, round(width), round(height)),
        remarks=(minus_told(s, words),) if s.minus else (),
    )


def _book(canvas: Canvas, minus: Sequence[int], width: int, height: int) -> None:
    """Draw the library with the open book; on each page a minus suit."""
    lay_opaque(canvas.image, _library(width, height), 0, 0)
    left, right = _BOOK
    for k, suit in enumerate(minus):
        x, y = left + (right - left) * (0.27 + 0.46 * k), height - _TABLE - 132
        canvas.shape(SUITS[suit], x, y, 132, theme.SUIT_COLOUR[SUITS[suit]])
        canvas.box(x - 30, y + 92, 60, 10, 4, theme.INK)


@kept
def _library(width: int, height: int) -> Image.Image:
    """Return shelves in the dark, and on a table an open book between two candles. Do not draw into it."""
    k = 100 / width
    deep, pen = height * k, Pen(width, height, _WALL[0])
    for n, colour in enumerate(_WALL[1:], 1):
        pen.box(0, deep * n / 3, 100, deep, colour)
    foot = deep - _TABLE * k
    for shelf, top in enumerate((18.5, 30.5)):
        x, n = 34.0, shelf * 3
        while x < 99 and top + 10 < foot + 6:
            wide, tall = 1.6 + n * 5 % 4 * 0.5, 6.4 + n * 7 % 5 * 0.55
            colour = theme.mix(_SPINES[n % len(_SPINES)], _SHELF, 0.45)
            pen.box(x, top + 10 - tall, x + wide, top + 10, colour)
            pen.shape(
                [
                    (x, top + 11 - tall),
                    (x + wide, top + 11 - tall),
                    (x + wide, top + 11.3 - tall),
                    (x, top + 11.3 - tall),
                ],
                _SHELF,
            )
            x, n = x + wide + 0.15, n + 1
        pen.box(33, top + 10, 100, top + 10.8, _SHELF)
    for x in (45.6, 97.0):
        _candle(pen, x, foot)
    pen.box(0, foot, 100, deep, theme.WOOD_DARK)
    pen.box(0, foot, 100, foot + 0.6, theme.WOOD)
    _pages(pen, _BOOK[0] * k, _BOOK[1] * k, foot)
    return pen.drawn()


def _candle(pen: Pen, x: float, foot: float) -> None:
    for size, part in ((7.5, 0.05), (5.2, 0.1), (3.2, 0.16)):
        pen.dot(x, foot - 9.5, size, theme.mix(_WALL[1], "#F2B566", part))
    pen.box(x - 0.8, foot - 7.4, x + 0.8, foot, _PAPER)
    pen.shape([(x, foot - 11), (x + 0.75, foot - 8.8), (x, foot - 7.6), (x - 0.75, foot - 8.8)], "#F2B566")
    pen.oval((x - 2.2, foot - 0.9, x + 2.2, foot + 0.7), "#C49C35")


def _pages(pen: Pen, left: float, right: float, foot: float) -> None:
    """Draw both halves of a book that leans open towards the reader, with lines of print beside the middle."""
    middle, top, low = (left + right) / 2, foot - 20, foot + 2.2
    pen.box(left - 1, top + 1.2, right + 1, low + 0.8, "#7A1A1E")
    for edge in (0.5, 0.0):
        fill = _EDGE if edge else _PAPER
        for outer, side in ((left - edge, -1), (right + edge, 1)):
            away = abs(outer - middle)
            upper = [(middle + side * away * t / 8, top - 1.5 * (t / 8 * (1 - t / 8)) * 3.2 + edge) for t in range(9)]
            lower = [(x, y + low - top) for x, y in reversed(upper)]
            pen.shape([*upper, *lower], fill)
    pen.box(middle - 0.25, top, middle + 0.25, low, _EDGE)
