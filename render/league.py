"""The table of a league as a picture: place, person, games, wins, promises kept, points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import write_name
from render.kit.look import Look
from render.kit.person import Person
from render.kit.text import MEDIUM, name
from render.shelf import Emblem, cover

MOST: Final = 16
_HEAD: Final = 64
_TALL: Final = 84
_COLUMNS: Final = (620, 760, 930, 1110)
"""The middles of games, wins, promises and points, px."""
_NAME: Final = 190
_COVER: Final = 300
"""Width of the game's cover beside the people who have joined, px."""
_TWO_LINES: Final = 66
"""The height from which on a long name has two lines, px."""


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A row. ``kept`` is written as it is, "" for nothing yet; ``first`` marks the leader, ``gone`` a person who has
    left.

    ``place`` 0: the league has not begun, and the row is a name alone; this holds for all rows or for none.
    """

    place: int
    who: Person
    played: int = 0
    won: int = 0
    kept: str = ""
    points: int = 0
    first: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class LeagueTable:
    """Title in both languages, the text at the right of the bar, the four heads ("": none), rows from first to last."""

    title: str
    second: str
    state: str
    heads: tuple[str, str, str, str]
    rows: tuple[LeagueRow, ...]
    emblem: Emblem
    look: Look


def paint(table: LeagueTable) -> Canvas:
    """Return the picture, 1200 px wide, as high as needed. Raises ValueError for no rows or more than sixteen."""
    if not 1 <= len(table.rows) <= MOST:
        raise ValueError(f"{len(table.rows)} rows do not fit into a league's table")
    if not any(row.place for row in table.rows):
        return _sign_up(table)
    top = theme.BAR_HEIGHT + theme.GAP_M
    room = theme.MAX_HEIGHT - top - _HEAD - theme.GAP_M
    step = min(_TALL, room // len(table.rows))
    canvas = Canvas(max(420, top + _HEAD + step * len(table.rows) + theme.GAP_M), look=table.look)
    canvas.bar(table.title, table.second, table.state)
    cover(canvas, table.emblem, theme.EDGE_SAFE + 8, top + 6, _HEAD - 14)
    for middle, head in zip(_COLUMNS, table.heads, strict=True):
        if not head:
            continue
        canvas.text(
            middle, top + _HEAD / 2, head, size=27, colour=table.look.quiet, face=MEDIUM, align="m", room=150, least=20
        )
    for at, row in enumerate(table.rows):
        _row(canvas, row, at, top + _HEAD + at * step, step - 8)
    return canvas


def _sign_up(table: LeagueTable) -> Canvas:
    """Return the table before the league begins: the game large, beside it in two columns who has joined."""
    top, lines = theme.BAR_HEIGHT + 24, -(-len(table.rows) // 2)
    canvas = Canvas(max(top + _COVER + 24, top + lines * _TALL + 16), look=table.look)
    canvas.bar(table.title, table.second, table.state)
    cover(canvas, table.emblem, theme.EDGE_SAFE + 8, top, _COVER)
    left = theme.EDGE_SAFE + 8 + _COVER + 28
    wide = (theme.WIDTH - theme.EDGE_SAFE - left - 16) // 2
    for at, row in enumerate(table.rows):
        x, y = left + (at % 2) * (wide + 16), top + (at // 2) * _TALL
        canvas.slab(x, y, wide, _TALL - 12, radius=18, depth=3)
        canvas.portrait(x + 44, y + (_TALL - 12) / 2, 60, row.who, at % len(theme.SEAT_COLOUR))
        write_name(canvas, x + 88, y + (_TALL - 12) / 2, wide - 104, row.who.name, 34, theme.CREAM)
    return canvas


def _row(canvas: Canvas, row: LeagueRow, at: int, y: float, height: int) -> None:
    look, wide = canvas.look, theme.WIDTH - 2 * theme.EDGE_SAFE
    line = theme.MINT if row.first else ""
    canvas.slab(theme.EDGE_SAFE, y, wide, height, radius=18, line=line, edge=4 if row.first else 2, depth=3)
    middle, size = y + height / 2, min(40, height - 12)
    colour = look.quiet if row.gone else theme.CREAM
    ink = theme.MINT if row.first else colour
    canvas.text(64, middle, str(row.place), size=min(36, size), colour=ink, align="m")
    canvas.portrait(136, middle, min(64, height - 12), row.who, at % len(theme.SEAT_COLOUR))
    room = _COLUMNS[0] - 70 - _NAME
    if height < _TWO_LINES:
        canvas.text(_NAME, middle, name(row.who.name), size=min(34, size), colour=colour, room=room, least=20)
    else:
        write_name(canvas, _NAME, middle, room, row.who.name, 34, colour)
    figures = (str(row.played), str(row.won), row.kept)
    for place, told in zip(_COLUMNS, figures, strict=False):
        if told:
            canvas.text(place, middle, told, size=min(34, size), colour=look.quiet, align="m", room=130, least=20)
    canvas.text(_COLUMNS[-1], middle, str(row.points), size=min(46, size + 4), colour=colour, align="m", role="score")
