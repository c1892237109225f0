"""A result in large print: how the match ended, then everybody from first to last, with what led to the total."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.text import signed
from render.kit.layout import Icon, Ink, Item, Node, Paint, Row, Text
from render.kit.pages.ranks import Rank, places
from render.kit.pages.result import Result
from render.large.parts import (
    GAP,
    INSIDE,
    LEAST,
    Face,
    Flow,
    Lines,
    Stack,
    bar,
    fewest,
    is_large,
    item,
    named,
    pill,
    sentences,
    sheet,
)

_MOST: Final = 1400
_CUTS: Final = (0, 1, 2, 3, 5, 9)
_TOLD: Final = 190
"""The maximum height of the sentences about a game's own panel, px; more of them are left to the description."""
_LEGS: Final = 2
"""The maximum number of lines of legs; of a longer match the totals are shown, and its description has the legs."""


def result(r: Result) -> Canvas:
    """Return the picture of a result."""
    head = bar((r.title, r.right), "", None)
    return fewest((sheet(r.look, head, *_blocks(r, cut)) for cut in _CUTS), _MOST)


def _blocks(r: Result, cut: int) -> list[Node]:
    story = [
        Lines(INSIDE, line, 40, colour=theme.MINT if k == 0 else "", quiet=k > 0) for k, line in enumerate(r.story)
    ]
    remarks = sentences(r.remarks, INSIDE, cut) if r.own else []
    if sum(node.height for node in remarks) > _TOLD:
        remarks = []
    return [_won(r), *story, _rows(r, cut), *remarks]


def _won(r: Result) -> Node:
    """Return the word of the end of the match, and the score of a team."""
    word = pill(r.win, theme.MINT)
    if not r.score:
        return word
    return Row(word, Text(f"{r.score} {r.unit}".strip(), 44), gap=20)


def _rows(r: Result, cut: int) -> Node:
    """Return all rows in the arrangement that needs the least height: one column, or two."""
    return min((_columns(r, cut, count) for count in (1, 2)), key=lambda node: node.height)


def _columns(r: Result, cut: int, count: int) -> Node:
    width = (INSIDE - GAP * (count - 1)) / count
    lines: list[Node] = []
    for first in range(0, len(r.rows), count):
        here = range(first, min(first + count, len(r.rows)))
        wide = width if len(here) == count else INSIDE
        made = [(place, _content(r, place, wide - 32, cut)) for place in here]
        high = max(node.height for _, node in made) + 24
        lines.append(Row(*(_slab(r, place, node, wide, high) for place, node in made), gap=GAP))
    return Stack(INSIDE, *lines, gap=12)


def _slab(r: Result, place: int, node: Node, width: float, height: float) -> Node:
    won, ink = place < r.winners, Ink(theme.CREAM, r.look.quiet, r.look.panel)

    def draw(canvas: Canvas, x: float, y: float, wide: float, _height: float) -> None:
        line, edge = (theme.MINT, 5) if won else ("", 2)
        canvas.slab(x, y, wide, height, fill=ink.ground, line=line, edge=edge, depth=0)
        node.place(canvas, x + 16, y + 12, wide - 32, ink)

    return Paint(width, height, draw)


def _content(r: Result, place: int, width: float, cut: int) -> Node:
    row, won = r.rows[place], place < r.winners
    number = Text(str(places(r.rows, r.winners)[place]), 44, theme.MINT if won else "", quiet=not won)
    total = Row(Text(row.total, 58), *([Text(r.unit, LEAST, quiet=True)] if r.unit and won else []), gap=8)
    room = width - number.want - 76 - total.want - 50
    name = named(row.seat.who.name, room)
    head = Row(Row(number, Face(row.seat), name, gap=14), total, gap=max(0.0, room - name.want) + 16)
    items = [one for one in (item(part, width, cut) for part in row.seat.items) if one]
    parts = [*items, *_note(row, width), *_detail(row, width, cut)]
    return Stack(width, head, Flow(width, parts) if parts else None, _legs(r, row, width), gap=6)


def _note(row: Rank, width: float) -> list[Node]:
    return [Lines(width, row.note, LEAST, quiet=True)] if row.note else []


def _detail(row: Rank, width: float, cut: int) -> list[Node]:
    """Return what led to the total, if it is no legs: as large as it can be, or in words."""
    if isinstance(row.detail, Item):
        made = item(row.detail, width, cut)
        return [made] if made else []
    return [row.detail] if row.detail and is_large(row.detail, width) else []


def _legs(r: Result, row: Rank, width: float) -> Node | None:
    """Return the points leg by leg, each below its head if they are points of several kinds; None if they need too
    many lines."""
    if len(row.legs) < 2:
        return None
    cells: list[Node] = []
    for k, points in enumerate(row.legs):
        head = r.heads[k] if r.kinds and k < len(r.heads) else ""
        sign = Icon(head[1:], 36, quiet=True) if head.startswith("*") else Text(head, LEAST, quiet=True)
        figure = Text(signed(points), 40, quiet=points <= 0)
        cells.append(Row(*([sign] if head else []), figure, gap=8))
    made = Flow(width, cells, gap=26, lead=2)
    return made if len(made.lines) <= _LEGS else None
