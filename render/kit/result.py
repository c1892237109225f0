"""A result to show to others: the winner large with a sentence about the match, the others in rows with their legs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from render.kit import plaque, text, theme
from render.kit.canvas import Canvas
from render.kit.depth import rays
from render.kit.ink import stamp
from render.kit.layout import Drawing, Item, Node, Told, ink_of
from render.kit.legs import Columns, columns, draw_bar, draw_figures, draw_heads
from render.kit.lines import balanced
from render.kit.look import Look
from render.kit.names import name_lines
from render.kit.plaque import Plaque
from render.kit.text import BOLD

_WIDE, _NARROW = 448, 376
"""Width of the winner's panel; ``_NARROW`` if the legs are written as figures."""
_MOST_BARS: Final = 10
_NAMES: Final = {150.0: 38, 0.0: 30}
"""The size of a name by the minimum height of its row, px."""
_SCALES: Final = (1.6, 1.4, 1.2)
_DISC: Final = 144
"""Width of the place and the portrait before a name, px."""
_APART: Final = 8
"""The distance between the rings of two winners, px."""
_BOTTOM: Final = theme.TABLE_HEIGHT - 12.0
_STORY: Final = ((36, 30), (34, 28), (32, 26))
"""Sizes of the story's headline and of its other lines, the largest first."""
_EASY: Final = 24
"""The content below a name is made larger only if all names keep this size, px."""
_LINE: Final = 1.14
"""The distance between the lines of a name, in sizes of its type."""


@dataclass(frozen=True, slots=True)
class Rank:
    """A row. ``legs``: the points leg by leg; ``note``: a quiet word. ``extra``: a final bonus that ``note`` names,
    drawn in cream.

    ``detail`` is below the name instead of bars. If it is a function of a scale, it gets the largest scale that fits in
    all rows.
    """

    seat: Plaque
    total: str
    legs: tuple[int, ...] = ()
    extra: int = 0
    note: str = ""
    detail: Node | Item | None = None
    total_told: str = ""
    """The total in the description, if it is no number of points."""


@dataclass(frozen=True, slots=True)
class Result:
    """The content of a result.

    ``rows`` are from first to last, and the first ``winners`` of them have won. ``score`` is the winners' score if it
    is not the first row's total, as for a team.  ``story``: a headline in mint, then quiet lines.  ``heads``: the heads
    of the legs if these are written as figures (negative legs, many legs, or ``kinds`` of points); "*crown" draws that
    shape.

    ``own`` draws a panel of the game below the rows, ``own_height`` px high; ``remarks`` says its content.
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
    heads_told: tuple[str, ...] = ()
    """The heads in words, if they are shapes, or if the legs are not all deals of the match in their order."""
    remarks: tuple[Told, ...] = ()
    leg: Literal["deal", "round", "game"] = "deal"
    """What the legs are, for the description."""
    lost: int = 0
    """If no player has won: this number of the last rows has lost, and is shown large instead, without a crown."""

    def drawn(self) -> Canvas:
        """Return the picture (``paint``)."""
        return paint(self)

    @property
    def bars(self) -> bool:
        """True if the legs are drawn as bars: they are no kinds of points, none is negative, and there are not too
        many."""
        all_legs = [(*row.legs, row.extra) for row in self.rows]
        return (
            not self.kinds
            and all(v >= 0 for legs in all_legs for v in legs)
            and max(map(len, all_legs)) <= _MOST_BARS + 1
        )

    @property
    def figures(self) -> bool:
        """True if the legs are written as figures."""
        return bool(self.rows[0].legs) and not self.bars


def paint(r: Result) -> Canvas:
    """Return the picture of a result, 1200 x 764."""
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
    room = _end(r, 1180) - x - _DISC
    details, legs = _details(r, room, step - 12), None
    if r.figures:
        legs = columns(r.heads, [row.legs for row in r.rows], room, step - 12, lambda wide: _whole(r, wide, step - 12))
        draw_heads(canvas, legs, _end(r, 1180), top - 15)
    for place, (row, detail) in enumerate(zip(r.rows, details, strict=True)):
        _row(canvas, r, row, place, legs or detail, (x, top + place * step, 1180 - x, step - 12))
    if r.own:
        y = bottom + 4
        canvas.slab(x, y, 1180 - x, r.own_height, radius=24)
        r.own(canvas, x, y, 1180 - x, r.own_height)
    return canvas


_ROOM: Final = 652
"""The height for the winner and the story, px."""


def _winner(canvas: Canvas, r: Result, left: int) -> None:
    middle, quiet = left / 2, r.look.quiet
    first = r.rows[: r.winners] or r.rows[len(r.rows) - r.lost :]
    if not first:
        _nobody(canvas, r, left)
        return
    size = _portrait(len(first), left)
    names = _winners_names(first, left)
    wide = 50 + sum(high * 1.2 for _, high in names) + 128 + _above(r, size)
    told = _told(r, left, _ROOM - wide - size)
    below = wide - _above(r, size) + sum(s * 1.34 for _, s, _ in told)
    used = size + _above(r, size) + below
    if used > _ROOM:  # a long story, or very long names in it
        size, used = max(96, size - round(used - _ROOM)), _ROOM
    y = theme.BAR_HEIGHT + size / 2 + _above(r, size) + max(10.0, (692 - 30 - used) / 2)
    _rays(canvas, middle, y, left)
    step = size + _ring(size) + _APART
    for k, row in enumerate(first):
        _crowned(canvas, r, row, middle + (k - (len(first) - 1) / 2) * step, y, size)
    canvas.badge(middle, y + size / 2 - (14 if len(first) == 1 else -2), r.win, size=32, height=52)
    y += size / 2 + 82
    for line, high in names:
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


def _portrait(count: int, left: int) -> int:
    """Return the size of the portraits of ``count`` winners, px: in the panel, side by side with their rings."""
    room = (left - 2 * theme.GAP_M - _APART * (count - 1)) // count
    return min(196 if count == 1 else 138, max(room - _ring(101), min(100, room - _ring(100))))


def _ring(size: int) -> int:
    """Return the additional width of a portrait by its ring and edge, px."""
    return 26 if size > 100 else 14


def _nobody(canvas: Canvas, r: Result, left: int) -> None:
    """Draw a draw without winner or loser: the word for it, and the story."""
    y = 330.0
    _rays(canvas, left / 2, y, left)
    canvas.badge(left / 2, y - 32, r.win, size=44, height=72)
    for line in r.story:
        y += 60
        canvas.text(left / 2, y, line, size=30, align="m", room=left - 40, least=20, role="story")


def _told(r: Result, left: int, free: float) -> list[tuple[str, int, int]]:
    """Return the story in lines, as large as there is room: each line, its size, and the number of its sentence."""
    called, told = tuple(text.name(row.seat.who.name) for row in r.rows), []
    for head, other in _STORY:
        told = [
            (part, head if k == 0 else other, k)
            for k, line in enumerate(r.story)
            for part in balanced(line, BOLD, head if k == 0 else other, left - 56, called)
        ]
        if sum(size * 1.34 for _, size, _ in told) <= free:
            break
    return told


def _winners_names(first: tuple[Rank, ...], left: int) -> list[tuple[str, int]]:
    """Return the lines of the winners' names with their sizes; with one or two winners a name may have two lines."""
    if len(first) > 2:
        return [(text.name(row.seat.who.name), 36 if len(first) < 4 else 28) for row in first]
    all_lines = (name_lines(row.seat.who.name, 52 if len(first) == 1 else 36, left - 44) for row in first)
    return [(line, size) for lines, size in all_lines for line in lines]


def _above(r: Result, size: int) -> float:
    """Return the room above a portrait of that size for the crown, a third of it, which does not touch the bar."""
    return max(50.0, size * 0.36) if r.winners else 50.0


def _crowned(canvas: Canvas, r: Result, row: Rank, x: float, y: float, size: int) -> None:
    canvas.disc(x, y, size + _ring(size), theme.mix(r.look.base, theme.INK, 0.5))
    if r.winners:  # behind the ring: its lower edge would be on the portrait
        canvas.shape("crown", x, y - size / 2 - size * 0.12, round(size * 0.46), theme.MINT)
    canvas.disc(x, y, size + (16 if size > 100 else 8), theme.MINT if r.winners else r.look.quiet)
    canvas.portrait(x, y, size - 4, row.seat.who, row.seat.seat)


def _rays(canvas: Canvas, x: float, y: float, left: int) -> None:
    """Draw rays behind the winner, cut at the edge of the panel."""
    size, bar = 1400, theme.BAR_HEIGHT
    at_x, at_y = round(size / 2 - x), round(size / 2 - y + bar)
    canvas.box(0, bar, left, theme.TABLE_HEIGHT - bar, 0, canvas.look.base)
    mask = rays(size, size, 28).crop((at_x, at_y, at_x + left, at_y + theme.TABLE_HEIGHT - bar))
    stamp(canvas.image, theme.mix(canvas.look.base, theme.MINT, 0.13), 0, bar, mask)


def _end(r: Result, right: float) -> float:
    """Return the left edge of the totals, in rows that end at ``right``."""
    return right - 34 - max(text.width(one.total, BOLD, 50) for one in r.rows)


def _name_size(height: float) -> int:
    return next(size for least, size in _NAMES.items() if height >= least)


def _details(r: Result, room: float, height: float) -> list[Node | None]:
    """Return the content below the names."""

    def at(k: float) -> list[Node | None]:
        return [row.detail(k) if isinstance(row.detail, Item) else row.detail for row in r.rows]

    free = height - _name_size(height) - 36
    for k in _SCALES if any(isinstance(row.detail, Item) for row in r.rows) else ():
        tried = at(k)
        if all(
            one is None or (one.want <= room and one.height <= free and _has_room(row, room, height, one))
            for row, one in zip(r.rows, tried, strict=True)
        ):
            return tried
    return at(1.0)


def _has_room(row: Rank, room: float, height: float, detail: Node) -> bool:
    """True if a name above such a detail is whole and not smaller than ``_EASY``."""
    lines, used = _block(row, room, _name_size(height), height - detail.height - 22)
    return used >= _EASY and _says(lines, row)


def _whole(r: Result, room: float, height: float) -> bool:
    """True if all names are whole in this room."""
    return all(_says(_block(row, room, _name_size(height), height - 16)[0], row) for row in r.rows)


def _says(lines: tuple[str, ...], row: Rank) -> bool:
    """True if these lines are the whole name."""
    return "".join("".join(lines).split()) == "".join(text.name(row.seat.who.name).split())


def _row(
    canvas: Canvas,
    r: Result,
    row: Rank,
    place: int,
    shown: Columns | Node | None,
    box: tuple[float, float, float, float],
) -> None:
    """Draw one row: place, portrait and total, and between them the name with its legs or with the content below it."""
    x, y, width, height = box
    won, ink = place < r.winners, ink_of(canvas)
    canvas.slab(x, y, width, height, radius=20, line=theme.MINT if won else "", edge=4 if won else 2)
    middle = y + height / 2
    rank, colour = ("1", theme.MINT) if won else (str(place + 1), ink.quiet)
    canvas.text(x + 32, middle, rank, size=36, colour=colour, align="m")
    plaque.disc(canvas, x + 92, middle, round(min(84, height - 18)), row.seat, ink)
    canvas.text(x + width - 20, middle, row.total, size=50, align="r", role="score")
    left, end = x + _DISC, _end(r, x + width)
    if isinstance(shown, Columns):
        if shown.below:
            _name(canvas, r, row, (left, y + height * 0.3, end - left), height, height * (0.5 if height > 90 else 0.34))
        else:
            _name(canvas, r, row, (left, middle, end - left - shown.width - 6), height, height - 16)
        draw_figures(canvas, shown, place, end, y + height * 0.73 if shown.below else middle)
    elif shown:
        below = shown.height + 10
        block = _name(canvas, r, row, (left, y + (height - below) / 2, end - left), height, height - below - 12)
        shown.place(canvas, left, y + (height - below + block) / 2 + 10, end - left)
    elif row.legs:
        _name(canvas, r, row, (left, y + height * 0.3, end - left), height, height * 0.5)
        most = max(sum(one.legs) + one.extra for one in r.rows) or 1
        bar = left, y + height * 0.56, end - left, min(46.0, height * 0.34)
        draw_bar(canvas, row.legs, row.seat.seat, bar, most, extra=row.extra)
    else:
        _name(canvas, r, row, (left, middle, end - left), height, height - 16, 2)


def _name(
    canvas: Canvas, r: Result, row: Rank, at: tuple[float, float, float], height: float, most: float, larger: int = 0
) -> float:
    """Draw a name around a middle line, its note at the right; ``at`` is left, middle, room.  Return the name's height.

    The name goes on two lines before it is cut, if these are at most ``most`` px high in a row of ``height``.
    """
    left, middle, room = at
    high = _name_size(height) + larger
    if row.note:
        beside = max(room * 0.45, room - text.width(text.name(row.seat.who.name), BOLD, high) - 12)
        quiet = canvas.look.quiet
        room -= canvas.text(left + room, middle, row.note, size=27, colour=quiet, align="r", room=beside, least=20) + 12
    lines, used = _block(row, room, high, most)
    for k, line in enumerate(lines):
        down = (k - (len(lines) - 1) / 2) * used * _LINE
        canvas.text(left, middle + down, line, size=used, room=room, least=theme.LEAST_SIZE, role="name")
    return _taken(lines, used)


def _block(row: Rank, room: float, high: int, most: float) -> tuple[tuple[str, ...], int]:
    """Return the lines of a name and their size, at most ``most`` px high."""
    for size in range(high, theme.LEAST_SIZE, -1):
        lines, used = name_lines(row.seat.who.name, size, room)
        if _taken(lines, used) <= most:
            return lines, used
    return name_lines(row.seat.who.name, theme.LEAST_SIZE, room)


def _taken(lines: tuple[str, ...], size: int) -> float:
    return size * (1 + _LINE * (len(lines) - 1))
