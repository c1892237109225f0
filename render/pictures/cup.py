"""The bracket of a knock-out as a picture: a column for each round, in it a tray for each table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import Look
from render.kit.drawing.text import MEDIUM, name
from render.kit.layout import write_name
from render.kit.pieces.person import Person

MOST: Final = 4
"""The most rounds that are drawn: the newest."""
_TOP: Final = theme.BAR_HEIGHT + theme.GAP_M
_HEAD: Final = 48
"""Height of the heads above the columns, px."""
_ROW: Final = 72
"""The height of a person in a tray, px, if there is room."""
_ABOVE: Final = 30
"""The height of a head above a table, px."""
_TWO_LINES: Final = 58
"""The height of a row from which on a long name has two lines, px."""
_GAP: Final = 14
"""Between two trays, px."""
_BETWEEN: Final = 34
"""Between two columns, px."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person or team at a table. ``on``: went on or has won; ``out``: is out. ``note``: at the right, a place."""

    who: Person
    on: bool = False
    out: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tray:
    """A table of a round, or a bye; ``head`` stands above it ("": nothing), as for the third place.

    ``to``: the tables of the next round, from above, to which its people go on.
    """

    entrants: tuple[Entrant, ...]
    head: str = ""
    to: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """A round: its head, and its tables from above."""

    head: str
    trays: tuple[Tray, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """Title in both languages, the text at the right of the bar, and the rounds from first to last."""

    title: str
    second: str
    state: str
    columns: tuple[Column, ...]
    look: Look


def paint(bracket: Bracket) -> Canvas:
    """Return the picture, 1200 px wide, as high as needed. Raises ValueError for no rounds or more than four."""
    if not 1 <= len(bracket.columns) <= MOST:
        raise ValueError(f"{len(bracket.columns)} rounds do not fit into a bracket")
    row = min(_ROW, *(_fitting(column) for column in bracket.columns))
    tall = max(_height(column, row) for column in bracket.columns)
    canvas = Canvas(_TOP + _HEAD + tall + theme.GAP_L, look=bracket.look)
    canvas.bar(bracket.title, bracket.second, bracket.state)
    # One or two rounds leave room for those to come.
    count = max(2, len(bracket.columns))
    wide = (theme.WIDTH - 2 * theme.EDGE_SAFE - (count - 1) * _BETWEEN) // count
    middles = [_middles(column, tall, row) for column in bracket.columns]
    for at, (column, ends) in enumerate(zip(bracket.columns, middles[1:], strict=False)):
        x = theme.EDGE_SAFE + at * (wide + _BETWEEN) + wide
        for tray, start in zip(column.trays, middles[at], strict=True):
            for to in tray.to:
                _line(canvas, x, _TOP + _HEAD + start, _TOP + _HEAD + ends[to])
    for at, column in enumerate(bracket.columns):
        x = theme.EDGE_SAFE + at * (wide + _BETWEEN)
        y, quiet = _TOP + _HEAD / 2, bracket.look.quiet
        canvas.text(x + wide / 2, y, column.head, size=28, colour=quiet, face=MEDIUM, align="m", room=wide, least=20)
        _column(canvas, column, x, _TOP + _HEAD, wide, tall, row)
    return canvas


def _fitting(column: Column) -> int:
    """Return the greatest height of a row at which a column fits."""
    rows = sum(len(tray.entrants) for tray in column.trays)
    rest = sum(_GAP + (_ABOVE if tray.head else 0) for tray in column.trays)
    return (theme.MAX_HEIGHT - _TOP - _HEAD - theme.GAP_L - rest) // max(1, rows)


def _height(column: Column, row: int) -> int:
    return sum(len(tray.entrants) * row + _GAP + (_ABOVE if tray.head else 0) for tray in column.trays)


def _middles(column: Column, tall: int, row: int) -> list[float]:
    """Return the middles of the tables of a round below the heads, spread over the height, so that a table is between
    those it comes from."""
    spare = (tall - _height(column, row)) / len(column.trays)
    top, found = spare / 2, list[float]()
    for tray in column.trays:
        top += _ABOVE if tray.head else 0
        found.append(top + len(tray.entrants) * row / 2)
        top += len(tray.entrants) * row + _GAP + spare
    return found


def _line(canvas: Canvas, x: float, start: float, end: float) -> None:
    """Draw the way from a table, whose right edge is at ``x``, to one of the next round."""
    middle, colour = x + _BETWEEN / 2, canvas.look.line
    canvas.box(x, start - 2, _BETWEEN / 2 + 2, 4, 0, colour)
    canvas.box(middle - 2, min(start, end) - 2, 4, abs(end - start) + 4, 0, colour)
    canvas.box(middle - 2, end - 2, _BETWEEN / 2 + 2, 4, 0, colour)


def _column(canvas: Canvas, column: Column, x: int, y: int, wide: int, tall: int, row: int) -> None:
    for tray, middle in zip(column.trays, _middles(column, tall, row), strict=True):
        top, quiet = y + middle - len(tray.entrants) * row / 2, canvas.look.quiet
        if tray.head:
            canvas.text(x + wide / 2, top - _ABOVE / 2 - 2, tray.head, size=24, colour=quiet, align="m", room=wide)
        _tray(canvas, tray, x, top, wide, row)


def _tray(canvas: Canvas, tray: Tray, x: int, y: float, wide: int, row: int) -> None:
    look, high = canvas.look, len(tray.entrants) * row
    canvas.slab(x, y, wide, high, radius=16, edge=0, depth=3)
    for at, one in enumerate(tray.entrants):
        top = y + at * row
        if one.on:
            canvas.box(x, top, wide, row, 16, look.mat)
        middle, size = top + row / 2, min(32, row - 10)
        colour = theme.MINT if one.on else look.quiet if one.out else theme.CREAM
        face = min(56, row - 8)
        canvas.portrait(x + 10 + face / 2, middle, face, one.who, at % len(theme.SEAT_COLOUR))
        left, right = x + 20 + face, 44 if one.note else 10
        room = x + wide - left - right
        if row < _TWO_LINES:
            canvas.text(left, middle, name(one.who.name), size=size, colour=colour, room=room, least=20)
        else:
            write_name(canvas, left, middle, room, one.who.name, size, colour, height=row - 6)
        if one.note:
            canvas.text(x + wide - 14, middle, one.note, size=size, colour=colour, align="r", room=40, least=20)
    canvas.outline(x, y, wide, high, 16, 2, look.line)
