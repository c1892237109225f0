"""A result one wants to show: the winner large with a sentence of the story, the others in rows with every leg."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit import plaque, shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.depth import rays
from render.kit.ink import stamp
from render.kit.layout import Drawing, Item, Node, ink_of, write_name
from render.kit.lines import balanced
from render.kit.look import Look
from render.kit.names import name_lines
from render.kit.plaque import Plaque
from render.kit.text import BOLD, signed

_WIDE, _NARROW = 448, 376
"""Width of the winner's panel; narrow where the legs are written as figures."""
_MOST_BARS: Final = 10
_APART: Final = 9
"""Between two legs that are written as figures where there is room, px."""
_SHORT_NAME: Final = 92
"""The least room of a name beside legs that all fit then, px."""
_NAMES: Final = {150.0: 38, 0.0: 30}
"""Size of a name by the height of its row from which on it is so large, px."""
_SCALES: Final = (1.6, 1.4, 1.2)
_DISC: Final = 144
"""Width of what stands before a name, px."""
_BOTTOM: Final = theme.TABLE_HEIGHT - 12.0


@dataclass(frozen=True, slots=True)
class Rank:
    """A row. ``legs``: the points leg by leg; ``extra``: a final bonus, drawn in cream; ``note``: a quiet word.

    ``detail`` stands below the name instead of bars; one that is made at a scale is as large as all rows have room for.
    """

    seat: Plaque
    total: str
    legs: tuple[int, ...] = ()
    extra: int = 0
    note: str = ""
    detail: Node | Item | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """What a result shows.

    ``rows`` from first to last, the first ``winners`` of them have won; ``score`` is theirs where it is not the first
    row's total, as of a team.  ``story``: a headline in mint, then quiet lines.  ``heads``: what the legs are called
    where they are written as figures (with negative or many legs, or if they are ``kinds`` of points); "*crown" draws
    that shape.
    ``own`` is a panel of the game's own below the rows, ``own_height`` px high.
    """

    look: Look
    title: str
    second: str
    right: str
    rows: tuple[Rank, ...]
    winners: int
    win: str
    unit: str
    story: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    own: Drawing | None = None
    own_height: int = 0
    score: str = ""
    kinds: bool = False
    lost: int = 0
    """Where nobody has won: so many of the last rows have lost, and are shown large instead, without a crown."""

    def drawn(self) -> Canvas:
        """The picture (``paint``)."""
        return paint(self)

    @property
    def bars(self) -> bool:
        """Whether the legs are drawn as bars: none is negative and there are not too many."""
        all_legs = [(*row.legs, row.extra) for row in self.rows]
        return (
            not self.kinds
            and all(v >= 0 for legs in all_legs for v in legs)
            and max(map(len, all_legs)) <= _MOST_BARS + 1
        )

    @property
    def figures(self) -> bool:
        """Whether the legs are written as figures."""
        return bool(self.rows[0].legs) and not self.bars


def paint(r: Result) -> Canvas:
    """Draw it, 1200 x 764."""
    canvas = Canvas(look=r.look)
    left = _NARROW if r.figures else _WIDE
    _winner(canvas, r, left)
    canvas.bar(r.title, r.second, line=theme.mix(r.look.panel, theme.MINT, 0.6))
    canvas.text(1172, 36, r.right, size=34, colour=theme.MINT, align="r", room=360, least=24, role="bar")
    top, bottom, x = 92.0, _BOTTOM - (r.own_height + 14 if r.own else 0), left + 20.0
    if r.figures and r.heads:
        top += 26
    step = min(190.0 if len(r.rows) < 4 else 150.0, (bottom - top) / len(r.rows))
    top += max(0.0, (bottom - top - step * len(r.rows)) / 2)
    details = _details(r, _end(r, 1180) - x - _DISC, step - 12)
    for place, (row, detail) in enumerate(zip(r.rows, details, strict=True)):
        _row(canvas, r, row, place, detail, (x, top + place * step, 1180 - x, step - 12))
    if r.figures and r.heads:
        _heads(canvas, r, x, 1180 - x, top - 15)
    if r.own:
        y = bottom + 4
        canvas.slab(x, y, 1180 - x, r.own_height, radius=24)
        r.own(canvas, x, y, 1180 - x, r.own_height)
    return canvas


_ROOM: Final = 652
"""Height of the winner and the story, px."""


def _winner(canvas: Canvas, r: Result, left: int) -> None:
    middle, quiet = left / 2, r.look.quiet
    first = r.rows[: r.winners] or r.rows[len(r.rows) - r.lost :]
    if not first:
        _nobody(canvas, r, left)
        return
    size = 196 if len(first) == 1 else 138 if len(first) == 2 else round(380 / len(first) - 18)
    called = tuple(text.name(row.seat.who.name) for row in r.rows)
    told = [
        (part, 32 if k == 0 else 26, k)
        for k, line in enumerate(r.story)
        for part in balanced(line, BOLD, 32 if k == 0 else 26, left - 56, called)
    ]
    names, high = _winners_names(first, left)
    below = 50 + len(names) * high * 1.2 + 128 + sum(s * 1.34 for _, s, _ in told)
    used = size + _above(r, size) + below
    if used > _ROOM:  # a long story, or the longest names in it
        size, used = max(96, size - round(used - _ROOM)), _ROOM
    y = theme.BAR_HEIGHT + size / 2 + _above(r, size) + max(10.0, (692 - 30 - used) / 2)
    _rays(canvas, middle, y, left)
    step = min(size + 24.0, (left - size - 16) / max(1, len(first) - 1))
    for k, row in enumerate(first):
        _crowned(canvas, r, row, middle + (k - (len(first) - 1) / 2) * step, y, size)
    canvas.badge(middle, y + size / 2 - (14 if len(first) == 1 else -2), r.win, size=32, height=52)
    y += size / 2 + 82
    for line in names:
        canvas.text(middle, y, line, size=high, align="m", room=left - 36, least=20, role="name")
        y += high * 1.2
    y += 36
    unit = text.width(r.unit, BOLD, 34) + 12 if r.unit else 0
    score = r.score or first[0].total
    figure = text.width(score, BOLD, 88)
    canvas.text(middle - unit / 2, y, score, size=88, align="m", role="score")
    if r.unit:
        canvas.text(middle - unit / 2 + figure / 2 + 12, y + 16, r.unit, size=34, colour=quiet, role="unit")
    y += 84
    for part, small, k in told:
        colour = theme.MINT if k == 0 else quiet
        canvas.text(middle, y, part, size=small, colour=colour, align="m", room=left - 40, role="story")
        y += small * 1.34


def _nobody(canvas: Canvas, r: Result, left: int) -> None:
    """A draw without winner or loser: the word for it, and the story."""
    y = 330.0
    _rays(canvas, left / 2, y, left)
    canvas.badge(left / 2, y - 32, r.win, size=44, height=72)
    for line in r.story:
        y += 60
        canvas.text(left / 2, y, line, size=30, align="m", room=left - 40, least=20, role="story")


def _winners_names(first: tuple[Rank, ...], left: int) -> tuple[tuple[str, ...], int]:
    if len(first) == 1:
        return name_lines(first[0].seat.who.name, 52, left - 44)
    return tuple(text.name(row.seat.who.name) for row in first), 36 if len(first) < 4 else 28


def _above(r: Result, size: int) -> float:
    """Room above a portrait of that size: the crown stands out by a third of it, and keeps clear of the bar."""
    return max(50.0, size * 0.36) if r.winners else 50.0


def _crowned(canvas: Canvas, r: Result, row: Rank, x: float, y: float, size: int) -> None:
    canvas.disc(x, y, size + 26 if size > 100 else size + 14, theme.mix(r.look.base, theme.INK, 0.5))
    canvas.disc(x, y, size + (16 if size > 100 else 8), theme.MINT if r.winners else r.look.quiet)
    canvas.portrait(x, y, size - 4, row.seat.who, row.seat.seat)
    if r.winners:
        canvas.shape("crown", x, y - size / 2 - size * 0.12, round(size * 0.46), theme.MINT)


def _rays(canvas: Canvas, x: float, y: float, left: int) -> None:
    """Rays behind the winner, cut at the rim of the panel."""
    size, bar = 1400, theme.BAR_HEIGHT
    at_x, at_y = round(size / 2 - x), round(size / 2 - y + bar)
    canvas.box(0, bar, left, theme.TABLE_HEIGHT - bar, 0, canvas.look.base)
    mask = rays(size, size, 28).crop((at_x, at_y, at_x + left, at_y + theme.TABLE_HEIGHT - bar))
    stamp(canvas.image, theme.mix(canvas.look.base, theme.MINT, 0.13), 0, bar, mask)


def _end(r: Result, right: float) -> float:
    """Where the totals begin, in rows that end at ``right``."""
    return right - 34 - max(text.width(one.total, BOLD, 50) for one in r.rows)


def _name_size(height: float) -> int:
    return next(size for least, size in _NAMES.items() if height >= least)


def _details(r: Result, room: float, height: float) -> list[Node | None]:
    """What stands below the names."""

    def at(k: float) -> list[Node | None]:
        return [row.detail(k) if callable(row.detail) else row.detail for row in r.rows]

    free = height - _name_size(height) - 36
    for k in _SCALES if any(callable(row.detail) for row in r.rows) else ():
        tried = at(k)
        if all(one is None or (one.want <= room and one.height <= free) for one in tried):
            return tried
    return at(1.0)


def _row(
    canvas: Canvas, r: Result, row: Rank, place: int, detail: Node | None, box: tuple[float, float, float, float]
) -> None:
    x, y, width, height = box
    won, ink = place < r.winners, ink_of(canvas)
    canvas.slab(x, y, width, height, radius=20, line=theme.MINT if won else "", edge=4 if won else 2)
    middle = y + height / 2
    rank, colour = ("1", theme.MINT) if won else (str(place + 1), ink.quiet)
    canvas.text(x + 32, middle, rank, size=36, colour=colour, align="m")
    plaque.disc(canvas, x + 92, middle, round(min(84, height - 18)), row.seat, ink)
    canvas.text(x + width - 20, middle, row.total, size=50, align="r", role="score")
    left, end, high = x + _DISC, _end(r, x + width), _name_size(height)
    if r.figures:
        cell, first = _cells(r, end - left)
        legs, size = row.legs[first:], _figure_size(r, first, cell - _APART)
        write_name(canvas, left, middle, end - left - cell * len(legs) - 6, row.seat.who.name, high, theme.CREAM)
        for k, points in enumerate(legs):
            colour = theme.CREAM if points > 0 else ink.quiet
            at = end - cell * (len(legs) - k - 0.5)
            canvas.text(at, middle, signed(points), size=size, colour=colour, align="m", room=cell - 5, least=20)
        return
    name_y = y + height * 0.31 if row.legs else middle
    if detail:
        name_y = y + (height - detail.height - high - 10) / 2 + high * 0.54
    room = end - left
    if row.note:
        quiet = ink.quiet
        beside = max(room * 0.45, room - text.width(text.name(row.seat.who.name), BOLD, high) - 12)
        room -= canvas.text(end, name_y, row.note, size=25, colour=quiet, align="r", room=beside, least=20) + 12
    name = text.name(row.seat.who.name)
    if row.legs or detail:
        canvas.text(left, name_y, name, size=high, room=room, least=20, role="name")
        if detail:
            detail.place(canvas, left, name_y + high * 0.46 + 10, end - left)
        else:
            _bars(canvas, r, row, left, y + height * 0.56, end - left, height)
    else:
        write_name(canvas, left, middle, room, row.seat.who.name, high + 2, theme.CREAM)


def _cells(r: Result, room: float) -> tuple[float, int]:
    """Width of a leg's column, in which every leg can be written, and the first leg there is room for."""
    count = len(r.rows[0].legs)
    widest = max(text.width(signed(points), BOLD, theme.LEAST_SIZE) for row in r.rows for points in row.legs)
    cell = min(80.0, max(36.0, widest + 6.5, (room - 186) / count))
    if count * cell + _SHORT_NAME <= room:
        return cell, 0
    return cell, max(0, count - int((room - 170) // cell))


def _figure_size(r: Result, first: int, room: float) -> int:
    """The size at which every leg from ``first`` on can be written, so that no figure is smaller than its neighbour."""
    widest = max((signed(points) for row in r.rows for points in row.legs[first:]), key=len, default="")
    return next((size for size in range(30, 20, -1) if text.width(widest, BOLD, size) <= room), 20)


def _heads(canvas: Canvas, r: Result, x: float, width: float, y: float) -> None:
    left, end = x + _DISC, _end(r, x + width)
    cell, first = _cells(r, end - left)
    heads = r.heads[first:]
    if first:  # earlier legs are counted, but there is no room for them
        canvas.text(end - cell * len(heads) - 4, y, text.ELLIPSIS, size=22, colour=r.look.quiet, align="r")
    for k, head in enumerate(heads):
        at = end - cell * (len(heads) - k - 0.5)
        if head.startswith("*"):
            canvas.shape(head[1:], at, y, 26, r.look.quiet)
            continue
        canvas.text(at, y, head, size=22, colour=r.look.quiet, align="m", room=cell - 4, least=20)


def _bars(canvas: Canvas, r: Result, row: Rank, x: float, y: float, width: float, height: float) -> None:
    """One bar with a piece for each leg, to one scale for all rows."""
    most = max(sum(one.legs) + one.extra for one in r.rows) or 1
    scale, tall = width / most, round(min(36, height * 0.3))
    colour = theme.SEAT_COLOUR[row.seat.seat]
    for k, points in enumerate((*row.legs, row.extra)):
        if not points:
            continue
        long = max(6, round(points * scale) - 3)
        fill = theme.CREAM if k == len(row.legs) else colour if k % 2 == 0 else theme.mix(colour, theme.INK, 0.22)
        canvas.box(x, y, long, tall, min(8, long // 2), fill)
        if long > 22:
            size = round(tall * 0.62)
            shapes.glyph(canvas.image, x + long / 2, y + tall / 2, str(points), size, theme.INK, room=long - 4)
        x += points * scale
