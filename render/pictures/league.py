"""The table of a league as a picture: place, person, games, wins, promises kept, points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import stamp
from render.kit.drawing.look import Look
from render.kit.drawing.names import name_line
from render.kit.drawing.shapes import stroke_mask
from render.kit.drawing.text import MEDIUM
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
_SIGNING: Final = 292
"""Width of the game's card beside the people who have joined, px."""
_ACROSS: Final = 4
"""The most tags on a beam."""
_ROOM: Final = 460
_LEAST_TAG, _TALLEST_TAG = 206, 300
"""The height of all tags of a league with room, the least and the largest of one with its beam, px."""
_BEAM: Final = 18
_CORD: Final = 20
"""The height of a beam, and the length of a cord below it, px."""
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
    called = [row.who.name for row in table.rows]
    for at, row in enumerate(table.rows):
        _row(canvas, row, at, _TOP + _HEAD + at * step, step - 8, row.points / max(1, most), called)
    return canvas


def _sign_up(table: LeagueTable) -> Canvas:
    """Return the table before the league begins: the game large, beside it a tag for everybody who has joined.

    The tags hang on beams. The last one is free, with a plus: more people can come.
    """
    tags = (*table.rows, None)[:MOST]
    lines = -(-len(tags) // _ACROSS)
    across = -(-len(tags) // lines)
    high = max(_LEAST_TAG, min(_TALLEST_TAG, _ROOM // lines))
    canvas = Canvas(theme.BAR_HEIGHT + max(_SIGNING + 110, lines * high + 22), look=table.look)
    canvas.bar(table.title, table.second, table.state)
    x, middle = theme.EDGE_SAFE + 20 + _SIGNING / 2, (theme.BAR_HEIGHT + canvas.height) / 2
    leaders.shine(canvas, x, middle, 820)
    canvas.card(printed(table.emblem, "", _SIGNING, _SIGNING), x, middle, -3)
    left = round(x + _SIGNING / 2 + 44)
    area = Box(left, middle - lines * high / 2, theme.WIDTH - theme.EDGE_SAFE - left, lines * high)
    for line, place in enumerate(area.rows(lines)):
        hung = tags[line * across : (line + 1) * across]
        for at, (row, box) in enumerate(zip(hung, place.columns(across, 16), strict=False)):
            _tag(canvas, box, row, (line * across + at) % len(theme.SEAT_COLOUR))
        canvas.slab(place.x - 8, place.y + 8, place.width + 16, _BEAM, radius=7, fill=theme.WOOD, edge=0, depth=4)
        canvas.box(place.x - 8, place.y + 8 + _BEAM - 5, place.width + 16, 5, 2, theme.WOOD_DARK)
    return canvas


def _tag(canvas: Canvas, box: Box, row: LeagueRow | None, colour: int) -> None:
    """Draw the tag of a person, or a free one, and the cord on which it hangs from a beam above it."""
    x, top = box.middle[0], box.y + 8 + _BEAM + _CORD
    wide, high = round(box.width), round(box.bottom - 4 - top)
    if row is None:
        canvas.box(x - 2, top - _CORD, 4, _CORD, 0, theme.CARD_EDGE)
        canvas.box(box.x, top, wide, high, 16, theme.mix(canvas.look.panel, theme.MINT, 0.16))
        canvas.outline(box.x, top, wide, high, 16, 4, theme.MINT, dash=12)
        for along, thick in ((56, 12), (12, 56)):
            canvas.box(x - along / 2, top + (high - thick) / 2, along, thick, 6, theme.MINT)
        return
    canvas.slab(box.x, top, wide, high, radius=16, fill=theme.IVORY, line=theme.CARD_EDGE, depth=6)
    canvas.disc(x, top + 16, 16, canvas.look.panel)
    cord = stroke_mask(56, _CORD + 28, ((3, 3), (28, _CORD + 24), (53, 3)), 5)
    stamp(canvas.image, theme.CARD_EDGE, round(x - 28), round(top - _CORD - 8), cord)
    face = round((high - 34) * 0.62)
    # The name is below it: a seal with its letter would only cover a part.
    canvas.portrait(x, top + 28 + face / 2, face, row.who, colour, lettered=False)
    y, room = top + 30 + face, high - 34 - face
    write_name(canvas, box.x + 12, y + room / 2, wide - 24, row.who.name, 40, theme.INK, "m", height=room - 4)


def _row(canvas: Canvas, row: LeagueRow, at: int, y: float, height: int, share: float, others: Sequence[str]) -> None:
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
        called, small = name_line(row.who.name, small, room, others)
        canvas.text(_NAME, middle - 4, called, size=small, colour=colour, role="name")
    else:
        write_name(canvas, _NAME, middle - 4, room, row.who.name, 34, colour, height=height - 2 * _STRIP - 10)
    for place, told in zip(_COLUMNS, (str(row.played), str(row.won), row.kept), strict=False):
        if told:
            canvas.text(place, middle, told, size=min(34, size), colour=look.quiet, align="m", room=92, least=20)
    canvas.text(_COLUMNS[-1], middle, str(row.points), size=min(46, size + 4), colour=colour, align="m", role="score")
