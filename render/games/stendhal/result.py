"""The result of Stendhal: in an open book the account of the first and the last player, in red and black, and every
player's points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.games.stendhal.state import StendhalState, StendhalView
from locales import Words
from render.games.stendhal import LOOK
from render.games.stendhal.drawings import PAPER, WALL, candle, pages
from render.games.stendhal.narration import NARRATION, minus_told, worst
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.names import cut_name
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import BOLD, signed
from render.kit.layout import Ink, Name
from render.kit.pages.result import Rank, Result
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_BOOK, _TOP, _LOWER = (476, 1136), 164, 214
"""The left and the right edge of the open book, and its upper one; below a unit beside several winners, px."""
_TABLE: Final = 62
"""The height of the table on which it lies, px."""
_DEALS: Final = 8
"""The maximum number of latest deals on a page."""
_LINE, _APART = 34, 54
"""The least and the greatest distance of their lines, px."""
_HEAD, _SUM = 92, 50
"""The height of portrait and name on a page, and of the sum at its foot, px."""
_RED: Final = theme.SUIT_COLOUR["H"]
_FAINT: Final = "#6E5B45"
_SHELF: Final = "#1B0709"
_SPINES: Final = ("#5A1A1E", "#1D1D22", "#6E4A22", "#3A2A2E", "#7A2A2A", "#27272E")


def shown(view: StendhalView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    points, deal, hit = worst(s.columns)
    name = cut_name(people[hit].name, 26, 200, (who.name for who in people))
    order = sorted(range(view.seats), key=lambda p: -s.totals[p])
    rows = [Rank(Plaque(people[p], p), signed(s.totals[p]), tuple(column[p] for column in s.columns)) for p in order]
    return Result(
        LOOK,
        *words.both("stendhal-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        words("tricks-unit", count=s.totals[order[0]]),
        (NARRATION.story(s, words), words("stendhal-blow", name=name, points=signed(points), deal=str(deal + 1))),
        tuple(map(str, range(1, s.deal + 1))),
        scene=lambda canvas, x, y, width, height: _book(canvas, s, (order[0], order[-1]), people, words, round(height)),
        told_legs=True,
        remarks=(minus_told(s, words),) if s.minus else (),
    )


def _book(
    canvas: Canvas, s: StendhalState, ends: tuple[int, int], people: Sequence[Person], words: Words, high: int
) -> None:
    """Draw the library with the open book: on its pages what the first and the last player took in each deal, and as a
    bookmark the minus suits."""
    top = _TOP if len(s.winners) == 1 else _LOWER
    lay_opaque(canvas.image, _library(canvas.width, high, top), 0, 0)
    place = Box(_BOOK[0], top, _BOOK[1] - _BOOK[0], high - _TABLE - top)
    for p, page in zip(ends, place.columns(2), strict=True):
        _page(canvas, s, ends, p, people[p], page.inset(22, 0))
    if s.minus:
        told, (x, y) = words("stendhal-bar-minus"), (place.middle[0], place.y - 16)
        wide = text.width(told, BOLD, 31) + 2 * 46 + 44
        canvas.slab(x - wide / 2, y - 26, round(wide), 54, radius=27, fill=theme.IVORY, line=LOOK.quiet)
        used = canvas.text(x - wide / 2 + 20, y, told, size=31, colour=theme.INK)
        for k, suit in enumerate(s.minus):
            canvas.shape(SUITS[suit], x - wide / 2 + 20 + used + 32 + 46 * k, y, 38, theme.SUIT_COLOUR[SUITS[suit]])


def _page(canvas: Canvas, s: StendhalState, ends: tuple[int, int], p: int, who: Person, page: Box) -> None:
    """Draw a player's portrait and name on a page, below them the latest deals: what each brought as a bar in black or
    red, on a scale for both pages, and the sum."""
    top = page.y + 52
    canvas.portrait(page.x + 36, top, 64, who, p, "sign", theme.INK)
    name = Name(who.name, 40)
    name.place(canvas, page.x + 80, top - name.height / 2, page.width - 84, Ink(theme.INK, _FAINT, PAPER))
    lines = Box(page.x, page.y + _HEAD, page.width, page.height - _HEAD - _SUM)
    most = min(_DEALS, int(lines.height / _LINE))
    deals = list(enumerate(s.columns, 1))[-most:]
    if not deals:
        return
    taken = [column[seat] for _, column in deals for seat in ends]
    step = min(_APART, lines.height / len(deals))
    size = round(min(40.0, step * 0.86))
    axis, unit = _scale(lines.beside(30), min(*taken, 0), max(*taken, 0), size)
    foot = lines.y + len(deals) * step
    for k, (deal, column) in enumerate(deals):
        y, points = lines.y + (k + 0.5) * step, column[p]
        canvas.text(page.x - 10, y, str(deal), size=max(theme.LEAST_SIZE, round(size * 0.7)), colour=_FAINT)
        colour, side = (_RED, -1) if points < 0 else (theme.INK, 1)
        long, thick = round(abs(points) * unit), round(step * 0.66)
        canvas.box(axis if side > 0 else axis - long, y - thick / 2, long, thick, 0, colour)
        canvas.text(
            axis + side * (long + 9), y, signed(points), size=size, colour=colour, align="l" if side > 0 else "r"
        )
    canvas.box(axis - 1, lines.y, 3, round(foot - lines.y), 0, _FAINT)
    canvas.box(page.x, foot + 4, round(page.width), 3, 0, theme.INK)
    total, colour = s.totals[p], _RED if s.totals[p] < 0 else theme.INK
    canvas.text(page.right - 4, foot + 8 + _SUM * 0.5, signed(total), size=48, colour=colour, align="r", room=160)


def _scale(place: Box, low: int, high: int, size: int) -> tuple[float, float]:
    """Return where 0 is, and how many px a point is, with room for figures of this size beyond the longest bars."""
    before, after = ((9 + text.width(signed(end), BOLD, size)) if end else 0 for end in (low, high))
    after = max(after, 9 + text.width("0", BOLD, size))
    unit = (place.width - before - after) / max(1, high - low)
    return place.x + before - low * unit, unit


@kept
def _library(width: int, height: int, upper: int) -> Image.Image:
    """Return shelves in the dark, and on a table an open book, whose edge is ``upper``, between two
    candles. Do not draw into it."""
    k = 100 / width
    deep, pen = height * k, Pen(width, height, WALL[0])
    for n, colour in enumerate(WALL[1:], 1):
        pen.box(0, deep * n / 3, 100, deep, colour)
    foot = deep - _TABLE * k
    for shelf, top in enumerate((18.5, 30.5)):
        x, n = 34.0, shelf * 3
        while x < 99 and top + 10 < foot + 6:
            wide, tall = 1.6 + n * 5 % 4 * 0.5, 6.4 + n * 7 % 5 * 0.55
            colour = theme.mix(_SPINES[n % len(_SPINES)], _SHELF, 0.45)
            pen.box(x, top + 10 - tall, x + wide, top + 10, colour)
            pen.box(x, top + 11 - tall, x + wide, top + 11.3 - tall, _SHELF)
            x, n = x + wide + 0.15, n + 1
        pen.box(33, top + 10, 100, top + 10.8, _SHELF)
    for x in (36.6, 97.6):
        candle(pen, x, foot)
    pen.box(0, foot, 100, deep, theme.WOOD_DARK)
    pen.box(0, foot, 100, foot + 0.6, theme.WOOD)
    pages(pen, _BOOK[0] * k, _BOOK[1] * k, upper * k, foot + 2.2)
    return pen.drawn()
