"""The players of a result as cards in a strip, from first to last: place, portrait, name and total, below them what led
to the total.

Up to five cards are in one line, six and seven in two; the cards of a line take its whole width. The content below the
names (legs, or a drawing of the game) is as large as it can be in all cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise, product
from typing import Final

from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.names import INK, LEADING, name_block
from render.kit.drawing.text import BOLD, signed
from render.kit.layout import Column, Item, Node, Paint, Row, ink_of
from render.kit.legs import draw_bar
from render.kit.plaque import Plaque

_TALLEST: Final = {1: 284, 2: 326}
"""The maximum height of the strip by its number of lines, px; two lines with names below the portraits are higher."""
_EDGE, _GAP, _PAD = 20, 12, 14
"""The distance of the strip from the edges of the picture, between two cards, and inside a card, px."""
_PER_LINE: Final = {6: 3, 7: 4}
"""The number of cards in a line, where it is not that of all."""
_WIDE: Final = 340
"""From this width on, a card has its name beside the portrait, px: in two lines always, in one if all are whole there.
A narrower one has it below; in two lines only if one is not whole beside its portrait."""
_SCALES: Final = (1.6, 1.4, 1.2, 1.0, 0.85, 0.7)
_SIZES: Final = (36, 32, 30, 28, 26)
"""Sizes of the figures of legs, the largest first."""
_SMALL: Final = (24, 23, 22, 21, 20)
"""Sizes of the figures of kinds of points, which cannot be added up, where the others have no room."""
_HIGH, _NAME, _TOTAL, _BEFORE = {1: 64, 2: 54}, {1: 32, 2: 28}, {1: 48, 2: 40}, {1: 130, 2: 124}
"""At the top of a card, by the number of lines: its height, the sizes of name and total, and the room for place,
portrait and gaps, px."""
_BELOW: Final = {1: (60, 28), 2: (42, 28)}
"""Of names below the portraits, by the number of lines: how far below the upper edge, and their size, px."""
_READ: Final = 25
"""The least size of a name beside its portrait in two lines of narrow cards, px; smaller ones are below."""
_LEAST_NAME: Final = theme.LEAST_SIZE
"""The smallest size of a name on one line, px: a smaller one goes on two lines."""
_HEADS: Final = (24, 20)
"""Sizes of the head above a figure, the largest first, px."""
_BESIDE: Final = ((36, 28), (34, 26), (32, 26), (30, 26), (28, 22), (26, 22))
"""Sizes of figure and head of points by kind on one line, the largest first, px."""
_BETWEEN: Final = 12
"""The least distance of two kinds of points on one line, px."""
_BAR: Final = 46
"""The height of a bar of legs, px."""


@dataclass(frozen=True, slots=True)
class Rank:
    """A row. ``legs``: the points leg by leg; ``note``: a quiet word. ``extra``: a final bonus that ``note`` names,
    drawn in cream.

    ``detail`` is below the name instead of legs. If it is a function of a scale, it gets the largest scale that fits in
    all cards. A row of parts that is too wide for a card goes on in the next line.
    """

    seat: Plaque
    total: str
    legs: tuple[int, ...] = ()
    extra: int = 0
    note: str = ""
    detail: Node | Item | None = None
    total_told: str = ""
    """The total in the description, if it is no number of points."""
    worth: tuple[int, ...] = ()
    """What the place depends on, if it is not the total."""


def places(rows: Sequence[Rank], winners: int) -> list[int]:
    """Return the place of each row: all winners are first, others share a place with the rows of equal worth."""
    found = list[int]()
    for at, row in enumerate(rows):
        worth = row.worth or row.total
        level = at > winners and worth and worth == (rows[at - 1].worth or rows[at - 1].total)
        found.append(1 if at < winners else found[-1] if level else at + 1)
    return found


def per_line(rows: int) -> int:
    """Return the number of cards in a line of a strip with so many cards."""
    return _PER_LINE.get(rows, rows)


def inside(rows: int) -> int:
    """Return the width inside the narrowest card of a strip with so many cards, px."""
    return _width(per_line(rows)) - 2 * _PAD


def beside(place: int, rows: int) -> bool:
    """Return if the card at this place is so wide that its name is beside the portrait, in a strip of two lines."""
    return rows > per_line(rows) and _width(_in_line(place, rows)) >= _WIDE


def _in_line(place: int, rows: int) -> int:
    """Return the number of cards in the line of this place."""
    return min(per_line(rows), rows - place // per_line(rows) * per_line(rows))


def _width(count: int) -> int:
    """Return the width of each of so many cards in a line, px."""
    return (theme.WIDTH - 2 * _EDGE - _GAP * (count - 1)) // count


@dataclass(frozen=True)
class Ranks:
    """The cards of all rows; the first ``winners`` of them are outlined.

    The legs are written as ``figures`` with ``heads`` above them ("*crown" draws that shape), or drawn as bars.
    """

    rows: tuple[Rank, ...]
    winners: int
    figures: bool
    heads: tuple[str, ...] = ()
    told_legs: bool = False
    """True if the legs are not drawn."""

    @cached_property
    def per_line(self) -> int:
        """Return the number of cards in a line."""
        return per_line(len(self.rows))

    @cached_property
    def lines(self) -> int:
        """Return the number of lines."""
        return -(-len(self.rows) // self.per_line)

    @cached_property
    def width(self) -> int:
        """Return the width of the narrowest card, px."""
        return _width(self.per_line)

    def _width_of(self, place: int) -> int:
        """Return the width of the card at this place: fewer cards in the last line are wider, px."""
        return _width(_in_line(place, len(self.rows)))

    def _beside(self, place: int) -> bool:
        """True if the name is beside the portrait: in cards with room for whole names, and in wide ones of two lines.

        In a line it is so for all or for none.
        """
        return beside(place, len(self.rows)) or self._all_beside

    @cached_property
    def _all_beside(self) -> bool:
        return (self.lines > 1 or self.width >= _WIDE) and all(map(self._whole, self.rows))

    def _whole(self, row: Rank) -> bool:
        """True if a name is whole beside its portrait; in two lines of cards large, and parted between words."""
        room = self.width - 2 * _PAD - _BEFORE[self.lines] - text.width(row.total, BOLD, _TOTAL[self.lines])
        lines, used = name_block(row.seat.who.name, _NAME[self.lines], room, _HIGH[self.lines])
        name = text.name(row.seat.who.name)
        if self.lines > 1:
            return " ".join(lines) == name and used >= _READ
        return "".join("".join(lines).split()) == "".join(name.split())

    def contents(self) -> list[Node | None]:
        """Return what is below the names, in the largest size at which all of it has room."""
        room, most = inside(len(self.rows)), self._most()
        if any(row.legs for row in self.rows) and not self.told_legs:
            if self.figures and self.lines > 1 and (beside := _beside_heads(self.rows, self.heads, room, most)):
                return list(beside)
            return list(_figures(self.rows, self.heads, room, most) if self.figures else _bars(self.rows, room, most))
        rooms = [self._width_of(k) - 2 * _PAD for k in range(len(self.rows))]
        tried = [[_detail(row, scale, wide) for row, wide in zip(self.rows, rooms, strict=True)] for scale in _SCALES]
        for whole in (True, False):
            for made in tried:
                fitting = (
                    one is None or (_wants(one, whole) <= wide and one.height <= most)
                    for one, wide in zip(made, rooms, strict=True)
                )
                if all(fitting):
                    return made
        return tried[-1]

    def _most(self) -> float:
        """Return the maximum height of the content below a name, px."""
        head = self._head(0)  # no other line has a higher one
        tallest = _TALLEST[self.lines] + (0 if self.lines == 1 else 2 * (head - _HIGH[2]))
        card = (tallest - _PAD - _GAP * self.lines) / self.lines
        return card - 2 * _PAD - head - 8 - (self._noted and 28)

    def _head(self, place: int) -> int:
        """Return the height of place, portrait, name and total in the card at this place, px."""
        return _HIGH[self.lines] if self._beside(place) else self._head_below

    @cached_property
    def _head_below(self) -> int:
        """The height of place, portrait, name and total in a card with the name below them, px."""
        room, (down, size) = self.width - 2 * _PAD, _BELOW[self.lines]
        two = self.lines == 1 and any(len(name_block(row.seat.who.name, size, room, 58)[0]) > 1 for row in self.rows)
        return down + (58 if two else round(size * 1.3))

    @cached_property
    def _noted(self) -> bool:
        return any(row.note for row in self.rows)

    def _card_height(self, contents: Sequence[Node | None]) -> int:
        most = max(self._needed(k, one) for k, one in enumerate(contents))
        return round(2 * _PAD + most + (self._noted and 28))

    def _needed(self, place: int, content: Node | None) -> float:
        """Return the height of what is in the card at this place, px."""
        return self._head(place) + (content.height + 8 if content else 0)

    def top(self, height: int, contents: Sequence[Node | None]) -> int:
        """Return the upper edge of the strip with these ``contents`` in a picture of this height, px."""
        high = self._card_height(contents)
        return height - _PAD - self.lines * high - _GAP * self.lines

    def draw(self, canvas: Canvas, contents: Sequence[Node | None]) -> None:
        """Draw the strip with these ``contents`` at the lower edge of the picture, on its panel."""
        panel, ranked = self.top(canvas.height, contents), places(self.rows, self.winners)
        high, top = self._card_height(contents), panel + _GAP
        canvas.box(0, panel, canvas.width, canvas.height - panel, 0, canvas.look.panel)
        canvas.box(0, panel, canvas.width, 2, 0, canvas.look.line)
        needed = [self._needed(k, one) for k, one in enumerate(contents)]
        for k, content in enumerate(contents):
            line, column = divmod(k, self.per_line)
            wide = self._width_of(k)
            here = _in_line(k, len(self.rows))
            left = (canvas.width - here * (wide + _GAP) + _GAP) / 2 + column * (wide + _GAP)
            # a line with lower cards has what is in them in the middle of the height
            spare = max(needed) - max(needed[line * self.per_line : (line + 1) * self.per_line])
            if content and self.lines == 1:  # less than others have is in the middle of the height that they need
                spare = max(needed) - needed[k]
            self._card(canvas, k, content, ranked[k], Box(left, top + line * (high + _GAP), wide, high), spare / 2)

    def _card(self, canvas: Canvas, k: int, content: Node | None, place: int, box: Box, down: float) -> None:
        """Draw the card of a row; its content is ``down`` px lower, or without any all of it."""
        (x, y, wide, high), row, won, look = box, self.rows[k], k < self.winners, canvas.look
        fill = theme.mix(look.panel, look.mat, 0.45)
        edge = (theme.MINT, 4) if won else ("", 2)
        canvas.slab(x, y, round(wide), round(high), radius=18, fill=fill, line=edge[0], edge=edge[1], depth=0)
        top = box if content else box.below(down)
        self._top(canvas, k, str(place), theme.MINT if won else look.quiet, top)
        left, room = x + _PAD, wide - 2 * _PAD
        if content:
            content.place(canvas, left, y + _PAD + self._head(k) + 8 + down, room, ink_of(canvas))
        if row.note:
            foot = y + high - _PAD - 10
            canvas.text(left + room / 2, foot, row.note, size=24, colour=look.quiet, align="m", room=room, least=20)

    def _top(self, canvas: Canvas, k: int, rank: str, colour: str, box: Box) -> None:
        """Draw place, portrait, name and total at the top of a card."""
        left, y, row, inline, head = box.x + _PAD, box.y + _PAD, self.rows[k], self._beside(k), self._head(k)
        right, ink = box.right - _PAD, ink_of(canvas)
        size = 52 if self.lines == 1 else 44 if inline else 38
        middle = y + (head / 2 if inline else size / 2 + (2 if self.lines == 1 else 0))
        used = canvas.text(left + 2, middle, rank, size=32, colour=colour, role="place")
        at = left + used + 14 + size / 2
        plaque.disc(canvas, at, middle, size, row.seat, ink)
        room = (right - at - size / 2 - 10) * (0.5 if inline else 1)
        total = canvas.text(
            right, middle, row.total, size=_TOTAL[self.lines], align="r", room=room, least=26, role="score"
        )
        name = row.seat.who.name
        if inline:
            start = at + size / 2 + 14
            _name(canvas, name, start, middle, right - total - 14 - start, head, _NAME[self.lines])
        else:
            down, most = _BELOW[self.lines]
            _name(canvas, name, left, y + (down + head) / 2, right - left, head - down, most)


def _name(canvas: Canvas, name: str, x: float, middle: float, room: float, height: float, size: int) -> None:
    """Draw a name around a middle line: on one line if it is readable there, else on two if both have room."""
    one = (used for used in range(size, _LEAST_NAME - 1, -1) if text.width(text.name(name), BOLD, used) <= room)
    if used := next(one, 0):
        lines: tuple[str, ...] = (text.name(name),)
    else:
        lines, used = name_block(name, size, room, height)
    for k, line in enumerate(lines):
        down = (k - (len(lines) - 1) / 2) * used * LEADING
        canvas.text(x, middle + down, line, size=used, room=room, least=theme.LEAST_SIZE, role="name")
    assert used * (INK + LEADING * (len(lines) - 1)) <= height + 1


def _wants(node: Node, whole: bool) -> float:
    """Return the width of a node: as it is ``whole``, or at least, px."""
    return node.want if whole else node.least


def _detail(row: Rank, scale: float, room: float) -> Node | None:
    made = row.detail(scale) if isinstance(row.detail, Item) else row.detail
    return wrapped(made, room) if isinstance(made, Row) else made


def wrapped(row: Row, room: float) -> Node:
    """Return a row of parts on as many lines as it needs in this room."""
    if row.want <= room:
        return row
    lines: list[list[Node]] = [[]]
    for part in row.parts:
        if lines[-1] and sum(p.want + row.gap for p in (*lines[-1], part)) - row.gap > room:
            lines.append([])
        lines[-1].append(part)
    return Column(*(Row(*parts, gap=row.gap) for parts in lines), gap=6)


def _bars(rows: Sequence[Rank], room: float, most: float) -> list[Node]:
    """Return a bar for each row, whose pieces are the legs; the best total has the whole width."""
    best = max(sum(row.legs) + row.extra for row in rows) or 1
    high = min(float(_BAR), most)

    def one(row: Rank) -> Node:
        def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
            draw_bar(canvas, row.legs, row.seat.seat, (x, y, room, height), best, extra=row.extra)  # one scale for all

        return Paint(room, high, draw)

    return [one(row) for row in rows]


def _numbered(heads: Sequence[str]) -> bool:
    """Return if the heads are those of legs in their order; the first may be a start."""
    return all(any(map(str.isdigit, head)) for head in heads[1:] or heads)


def _beside_heads(rows: Sequence[Rank], heads: tuple[str, ...], room: float, most: float) -> list[Node]:
    """Return points by kind on one line, each with its head at its left, if they are large so; else []."""
    if not heads or _numbered(heads):
        return []
    columns = list(zip(*(row.legs for row in rows), strict=True))
    for size, high in _BESIDE:
        headed = [high + 4 if head.startswith("*") else text.width(head, BOLD, high) for head in heads]
        wide = [
            head + 8 + max(text.width(signed(v), BOLD, size) for v in c)
            for head, c in zip(headed, columns, strict=True)
        ]
        if sum(wide) + _BETWEEN * (len(wide) - 1) <= room and size * 1.16 <= most:
            return [_line_of(heads, row.legs, (headed, wide), (size, high), room) for row in rows]
    return []


def _line_of(
    heads: Sequence[str],
    legs: Sequence[int],
    widths: tuple[Sequence[float], Sequence[float]],
    sizes: tuple[int, int],
    room: float,
) -> Node:
    """Return the points by kind of a row on one line; ``widths``: of the heads, and of head and figure together."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        spare = min(60.0, (width - sum(widths[1])) / max(1, len(legs) - 1))
        for head, points, headed, wide in zip(heads, legs, *widths, strict=True):
            _draw_head(canvas, head, sizes[1], x + headed / 2, y + height / 2, headed + 8)
            colour = theme.CREAM if points > 0 else canvas.look.quiet
            canvas.text(x + headed + 8, y + height / 2, signed(points), size=sizes[0], colour=colour)
            x += wide + spare

    return Paint(room, sizes[0] * 1.16, draw)


def _figures(rows: Sequence[Rank], heads: tuple[str, ...], room: float, most: float) -> list[Node]:
    """Return the legs of each row as figures below their heads, on several lines if large ones need them.

    If there are more than fit, the columns are as narrow as each can be; and if that is not enough, the first legs are
    added up: the figures of a row always give its total.
    """
    legs = [row.legs for row in rows]
    numbered = _numbered(heads)
    sizes = _SIZES if numbered else (*_SIZES, *_SMALL)
    for first in range(len(legs[0])):
        if first == 1 and not numbered and (narrow := _narrow(heads, legs, room, most)):
            return narrow
        added = [(sum(row[: first + 1]), *row[first + 1 :]) for row in legs]
        called = (_span(heads[: first + 1]), *heads[first + 1 :]) if heads else ()
        count = len(added[0])
        ways = product((*_SIZES, *sizes), _HEADS)
        for k, (size, head) in enumerate(ways):
            cell = _cell(called, added, size, head)
            per_line = max(1, min(count, int(room // cell)))
            line = size * 1.16 + (head * 1.1 if heads else 0)
            lines = -(-count // per_line)
            single = k < len(_SIZES) * len(_HEADS)  # first all in one line
            if cell <= room and lines * line <= most and not (single and lines > 1):
                shown = -(-count // lines)
                return [_grid(called, points, room, (size, head), shown, line) for points in added]
    total, head = [(sum(row),) for row in legs], _HEADS[-1]  # higher than there is room for: the scene gives way
    return [_grid(("",), points, room, (_SMALL[-1], head), 1, _SMALL[-1] * 1.16 + head * 1.1) for points in total]


def _narrow(heads: Sequence[str], legs: Sequence[tuple[int, ...]], room: float, most: float) -> list[Node]:
    """Return the legs in columns of which each is as wide as its head and figures, as large as they fit; or []."""
    for size, high in product((*_SIZES, *_SMALL), _HEADS):
        wide = [_column(head, [row[k] for row in legs], size, high) for k, head in enumerate(heads)]
        ends = _line_ends(wide, room)
        line = size * 1.16 + high * 1.1
        if max(wide) <= room and len(ends) * line <= most:
            return [_table(heads, points, wide, ends, (size, high), line, room) for points in legs]
    return []


def _column(head: str, figures: Sequence[int], size: int, high: int) -> float:
    """Return the least width of a column with this head, whose type is ``high``, px."""
    widest = max(text.width(signed(points), BOLD, size) for points in figures)
    return max(widest + 8, high + 10 if head.startswith("*") else text.width(head, BOLD, high) + 6)


def _line_ends(wide: Sequence[float], room: float) -> list[int]:
    """Return after which columns a line of them ends."""
    ends, used = list[int](), 0.0
    for k, width in enumerate(wide):
        if used and used + width > room:
            ends.append(k)
            used = 0.0
        used += width
    return [*ends, len(wide)]


def _table(
    heads: Sequence[str],
    legs: tuple[int, ...],
    wide: Sequence[float],
    ends: Sequence[int],
    sizes: tuple[int, int],
    line: float,
    room: float,
) -> Node:
    """Return the figures of one row in columns of these widths, in lines that end there; ``sizes``: figures, heads."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        for down, (first, end) in enumerate(pairwise((0, *ends))):
            used = sum(wide[first:end])
            spare = min(16.0, (width - used) / (end - first))
            at = x + (width - used - spare * (end - first)) / 2
            for k in range(first, end):
                cell = wide[k] + spare
                _figure(canvas, legs[k], sizes, at + cell / 2, y + down * line, heads[k], cell)
                at += cell

    return Paint(room, line * len(ends), draw)


def _span(heads: Sequence[str]) -> str:
    """Return the head of a sum of legs, "1–7"; the head itself if it is one leg."""
    named = [head for head in heads if head and not head.startswith("*")] or [""]
    return heads[0] if len(heads) == 1 else f"{named[0]}–{named[-1]}"


def _cell(heads: Sequence[str], legs: Sequence[tuple[int, ...]], size: int, high: int) -> float:
    """Return the width of a column with figures and heads of these sizes, px."""
    widest = max(text.width(signed(points), BOLD, size) for row in legs for points in row)
    headed = max((text.width(head, BOLD, high) for head in heads if not head.startswith("*")), default=0.0)
    return max(40.0, widest + 9, headed + 10)


def _grid(
    heads: Sequence[str], legs: tuple[int, ...], room: float, sizes: tuple[int, int], per_line: int, line: float
) -> Node:
    """Return the figures of one row, ``per_line`` in each line, with their heads; ``sizes``: figures, heads."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        cell = min(108.0, width / per_line)
        for k, points in enumerate(legs):
            down, across = divmod(k, per_line)
            here = min(per_line, len(legs) - down * per_line)
            at, top = x + width / 2 + (across - (here - 1) / 2) * cell, y + down * line
            _figure(canvas, points, sizes, at, top, heads[k] if heads else None, cell)

    return Paint(room, line * -(-len(legs) // per_line), draw)


def _figure(
    canvas: Canvas, points: int, sizes: tuple[int, int], x: float, y: float, head: str | None, cell: float
) -> None:
    """Draw a figure, and above it its head if the columns have heads: their middle is x, their upper edge y."""
    size, high = sizes
    if head is not None:
        _draw_head(canvas, head, high, x, y + high * 0.55, cell)
        y += high * 1.1
    colour = theme.CREAM if points > 0 else canvas.look.quiet
    canvas.text(x, y + size * 0.58, signed(points), size=size, colour=colour, align="m")


def _draw_head(canvas: Canvas, head: str, size: int, x: float, y: float, cell: float) -> None:
    quiet = canvas.look.quiet
    if head.startswith("*"):
        canvas.shape(head[1:], x, y, size + 2, quiet)
    else:
        canvas.text(x, y, head, size=size, colour=quiet, align="m", room=cell - 4, least=theme.LEAST_SIZE)
