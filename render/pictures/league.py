"""The table of a league as a picture: place, person, games, wins, promises kept, points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import Look
from render.kit.drawing.text import MEDIUM, name
from render.kit.layout import write_name
from render.kit.pieces.person import Person
from render.pictures import leaders
from render.printed import Emblem, printed

MOST: Final = 16
_TOP: Final = theme.BAR_HEIGHT + theme.GAP_M
_HEAD: Final = 58
"""Height of the heads above the rows, px."""
_TALL: Final = 92
"""The greatest distance of two rows, px."""
_SIGNING: Final = 318
"""Width of the game's card beside the people who have joined, px."""
_STEP: Final = 84
"""The distance of two people who have joined, px."""
_X: Final = theme.EDGE_SAFE + leaders.WIDE + 12
"""The left edge of the rows, px."""
_PLACE: Final = _X + 42
_FACE: Final = _X + 110
_NAME: Final = _X + 160
_COLUMNS: Final = (_X + 508, _X + 598, _X + 696, _X + 800)
"""The middles of place and portrait, the left edge of the name, the middles of games, wins, promises and points, px."""
_STRIP: Final = 6
"""The height of the strip below a name, px."""
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
    step = min(_TALL, (theme.MAX_HEIGHT - _TOP - _HEAD - theme.GAP_M) // len(table.rows))
    first = [(at, row.who) for at, row in enumerate(table.rows) if row.first]
    least, most = leaders.LEADING if first else leaders.ALONE, max(row.points for row in table.rows)
    canvas = Canvas(_TOP + max(least, _HEAD + step * len(table.rows) + theme.GAP_M), look=table.look)
    canvas.bar(table.title, table.second, table.state)
    leaders.draw(canvas, _TOP, table.emblem, first, str(most))
    for middle, head in zip(_COLUMNS, table.heads, strict=True):
        if head:
            y, quiet = _TOP + _HEAD / 2, table.look.quiet
            canvas.text(middle, y, head, size=27, colour=quiet, face=MEDIUM, align="m", room=94, least=20)
    for at, row in enumerate(table.rows):
        _row(canvas, row, at, _TOP + _HEAD + at * step, step - 8, row.points / max(1, most))
    return canvas


def _sign_up(table: LeagueTable) -> Canvas:
    """Return the table before the league begins: the game large, beside it in two columns who has joined.

    A place at the end is free, with a plus: more people can come.
    """
    top, lines = theme.BAR_HEIGHT + 24, -(-min(MOST, len(table.rows) + 1) // 2)
    canvas = Canvas(max(top + _SIGNING + 40, top + lines * _STEP + 16), look=table.look)
    canvas.bar(table.title, table.second, table.state)
    middle = theme.EDGE_SAFE + 20 + _SIGNING / 2
    leaders.shine(canvas, middle, top + 14 + _SIGNING / 2, 760)
    canvas.card(printed(table.emblem, "", _SIGNING, _SIGNING), middle, top + 14 + _SIGNING / 2, -3)
    left = round(middle + _SIGNING / 2 + 46)
    wide = (theme.WIDTH - theme.EDGE_SAFE - left - 16) // 2
    for at, row in enumerate((*table.rows, None)[:MOST]):
        x, y, high = left + (at % 2) * (wide + 16), top + (at // 2) * _STEP, _STEP - 12
        if row is None:
            canvas.box(x, y, wide, high, 18, theme.mix(table.look.panel, theme.MINT, 0.12))
            canvas.outline(x, y, wide, high, 18, 4, theme.MINT, dash=12)
            for along, thick in ((34, 8), (8, 34)):
                canvas.box(x + (wide - along) / 2, y + (high - thick) / 2, along, thick, 4, theme.MINT)
            continue
        canvas.slab(x, y, wide, high, radius=18, depth=3)
        canvas.portrait(x + 44, y + high / 2, 60, row.who, at % len(theme.SEAT_COLOUR))
        write_name(canvas, x + 88, y + high / 2, wide - 104, row.who.name, 34, theme.CREAM)
    return canvas


def _row(canvas: Canvas, row: LeagueRow, at: int, y: float, height: int, share: float) -> None:
    """Draw a row with a strip at its foot, ``share`` of the room: its points as a part of the most."""
    look, wide = canvas.look, theme.WIDTH - theme.EDGE_SAFE - _X
    canvas.slab(_X, y, wide, height, radius=18, edge=0, depth=3)
    # a strip below the names alone: the edge of a higher or longer bar would run through a name or a figure
    if part := round((_COLUMNS[0] - 44 - _NAME) * share):
        thick = _STRIP if height >= _TWO_LINES else _STRIP - 2
        colour = theme.MINT if row.first else look.line
        canvas.box(_NAME, y + height - thick - 5, part, thick, thick // 2, colour)
    canvas.outline(_X, y, wide, height, 18, 4 if row.first else 2, theme.MINT if row.first else look.line)
    middle, size = y + height / 2, min(40, height - 12)
    colour = look.quiet if row.gone else theme.CREAM
    ink = theme.MINT if row.first else colour
    canvas.text(_PLACE, middle, str(row.place), size=min(36, size), colour=ink, align="m")
    canvas.portrait(_FACE, middle, min(68, height - 12), row.who, at % len(theme.SEAT_COLOUR))
    room = _COLUMNS[0] - 44 - _NAME
    if height < _TWO_LINES:
        small = max(theme.LEAST_SIZE, min(34, size - 8))
        canvas.text(_NAME, middle - 4, name(row.who.name), size=small, colour=colour, room=room, least=20)
    else:
        write_name(canvas, _NAME, middle - 4, room, row.who.name, 34, colour, height=height - 2 * _STRIP - 10)
    for place, told in zip(_COLUMNS, (str(row.played), str(row.won), row.kept), strict=False):
        if told:
            canvas.text(place, middle, told, size=min(34, size), colour=look.quiet, align="m", room=92, least=20)
    canvas.text(_COLUMNS[-1], middle, str(row.points), size=min(46, size + 4), colour=colour, align="m", role="score")
