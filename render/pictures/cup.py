"""The bracket of a knock-out as a picture: a column for each round, in it a tray for each table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import Look
from render.kit.drawing.names import name_line
from render.kit.drawing.text import MEDIUM
from render.kit.layout import write_name
from render.kit.pieces.person import Person
from render.pictures import leaders, trophy
from render.printed import Emblem

MOST: Final = 4
"""The most rounds that are drawn: the newest."""
_TOP: Final = theme.BAR_HEIGHT + theme.GAP_M
_HEAD: Final = 48
"""Height of the heads above the columns, px."""
_ROW: Final = 72
"""The height of a person in a tray, px, if there is room."""
_LONE: Final = 212
"""The greatest height of a person in the only tray of a cup, px; a row above ``_ROW`` is larger in all its parts."""
_LARGER: Final = 1.6
"""The largest scale of names and places in such a row."""
_ABOVE: Final = 30
"""The height of a head above a table, px."""
_TWO_LINES: Final = 58
"""The height of a row from which on a long name has two lines, px."""
_GAP: Final = 14
"""Between two trays, px."""
_BETWEEN: Final = 34
"""Between two columns, px."""
_BESIDE: Final = 2
"""The most rounds that leave room for the game at their right, with a winner one more; else the winner is above the
final."""
_WON: Final = 470
"""The height of the trophy above the final, px."""
_SEAL: Final = 40
"""The diameter of a place in the final, px, if there is room."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person or team at a table. ``on``: went on or has won; ``out``: is out.

    ``note`` is the place in a final. It is a seal on the edge, not a number in the row, which would be read as
    points; the first has a crown.
    """

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
    """Title in both languages, the text at the right of the bar, and the rounds from first to last.

    ``winner`` is somebody at the final, or None as long as it is not played.
    """

    title: str
    second: str
    state: str
    columns: tuple[Column, ...]
    emblem: Emblem
    look: Look
    winner: Person | None = None

    @property
    def colours(self) -> dict[Person, int]:
        """Return the number of everybody's colour, the same one in all rounds."""
        people = (one.who for column in self.columns for tray in column.trays for one in tray.entrants)
        return {who: at % len(theme.SEAT_COLOUR) for at, who in enumerate(dict.fromkeys(people))}

    def is_way(self, tray: Tray) -> bool:
        """Return whether the winner has gone on from a table."""
        return any(one.on and one.who == self.winner for one in tray.entrants)


def paint(bracket: Bracket) -> Canvas:
    """Return the picture, 1200 px wide, as high as needed. Raises ValueError for no rounds or more than four."""
    count = len(bracket.columns)
    if not 1 <= count <= MOST:
        raise ValueError(f"{count} rounds do not fit into a bracket")
    winner = bracket.winner
    beside = count <= _BESIDE + bool(winner)
    # The winner above the final takes height from the last round.
    above = [0] * (count - 1) + [_WON if winner and not beside else 0]
    row = min(_ROW, *(_fitting(column, more) for column, more in zip(bracket.columns, above, strict=True)))
    tall = max(_height(column, row) + more for column, more in zip(bracket.columns, above, strict=True))
    least = round(leaders.WIDE * trophy.HIGH) if beside else 0
    tall = max(tall, least + theme.GAP_L - _HEAD)
    lone = bracket.columns[0].trays if count == 1 and len(bracket.columns[0].trays) == 1 else ()
    for tray in lone:
        row = max(row, min(_LONE, (tall - 2 * _GAP) // max(1, len(tray.entrants))))
    canvas = Canvas(_TOP + _HEAD + tall + theme.GAP_L, look=bracket.look)
    canvas.bar(bracket.title, bracket.second, bracket.state)
    span = theme.WIDTH - 2 * theme.EDGE_SAFE - (leaders.WIDE + _BETWEEN if beside else 0)
    # The first round leaves room for those to come.
    places = count if winner or lone else max(2, count)
    wide = (span - (places - 1) * _BETWEEN) // places
    middles = [_middles(column, tall, row, more) for column, more in zip(bracket.columns, above, strict=True)]
    colour = bracket.colours[winner] if winner else 0
    if beside:
        x, y = theme.WIDTH - theme.EDGE_SAFE - leaders.WIDE / 2, _TOP + (canvas.height - _TOP - least) / 2
        trophy.draw(canvas, x, y, leaders.WIDE, bracket.emblem, winner, colour)
    elif winner:
        x = theme.EDGE_SAFE + (count - 1) * (wide + _BETWEEN) + wide / 2
        first = middles[-1][0] - len(bracket.columns[-1].trays[0].entrants) * row / 2
        y = _TOP + _HEAD + first - _WON
        trophy.draw(canvas, x, y, round((_WON - 24) / trophy.HIGH), bracket.emblem, winner, colour)
    _lines(canvas, bracket, middles, wide)
    for at, column in enumerate(bracket.columns):
        x = theme.EDGE_SAFE + at * (wide + _BETWEEN)
        y, quiet = _TOP + _HEAD / 2, bracket.look.quiet
        if lone:  # the only table is in the middle of the height, its head above it
            y += middles[at][0] - len(column.trays[0].entrants) * row / 2 - 4
        canvas.text(x + wide / 2, y, column.head, size=28, colour=quiet, face=MEDIUM, align="m", room=wide, least=20)
        _column(canvas, bracket, column, x, middles[at], wide, row)
    return canvas


def _fitting(column: Column, above: int) -> int:
    """Return the greatest height of a row at which a column fits below ``above`` px for something else."""
    rows = sum(len(tray.entrants) for tray in column.trays)
    rest = sum(_GAP + (_ABOVE if tray.head else 0) for tray in column.trays)
    return (theme.MAX_HEIGHT - _TOP - _HEAD - theme.GAP_L - rest - above) // max(1, rows)


def _height(column: Column, row: int) -> int:
    return sum(len(tray.entrants) * row + _GAP + (_ABOVE if tray.head else 0) for tray in column.trays)


def _middles(column: Column, tall: int, row: int, above: int) -> list[float]:
    """Return the middles of the tables of a round below the heads, spread over the height, so that a table is between
    those it comes from; ``above`` px are free over them."""
    spare = (tall - above - _height(column, row)) / len(column.trays)
    top, found = above + spare / 2, list[float]()
    for tray in column.trays:
        top += _ABOVE if tray.head else 0
        found.append(top + len(tray.entrants) * row / 2)
        top += len(tray.entrants) * row + _GAP + spare
    return found


def _lines(canvas: Canvas, bracket: Bracket, middles: Sequence[Sequence[float]], wide: int) -> None:
    """Draw the ways between the tables, the winner's last and in mint."""
    for won in (False, True):
        for at, (column, ends) in enumerate(zip(bracket.columns, middles[1:], strict=False)):
            x, colour = theme.EDGE_SAFE + at * (wide + _BETWEEN) + wide, theme.MINT if won else canvas.look.line
            for tray, start in zip(column.trays, middles[at], strict=True):
                for to in tray.to:
                    met = bracket.columns[at + 1].trays[to].entrants
                    if won == (bracket.is_way(tray) and any(one.who == bracket.winner for one in met)):
                        _line(canvas, x, _TOP + _HEAD + start, _TOP + _HEAD + ends[to], colour)


def _line(canvas: Canvas, x: float, start: float, end: float, colour: str) -> None:
    """Draw the way from a table, whose right edge is at ``x``, to one of the next round."""
    middle = x + _BETWEEN / 2
    canvas.box(x, start - 2, _BETWEEN / 2 + 2, 4, 0, colour)
    canvas.box(middle - 2, min(start, end) - 2, 4, abs(end - start) + 4, 0, colour)
    canvas.box(middle - 2, end - 2, _BETWEEN / 2 + 2, 4, 0, colour)


def _column(
    canvas: Canvas, bracket: Bracket, column: Column, x: int, middles: Sequence[float], wide: int, row: int
) -> None:
    for tray, middle in zip(column.trays, middles, strict=True):
        top, quiet = _TOP + _HEAD + middle - len(tray.entrants) * row / 2, canvas.look.quiet
        if tray.head:
            canvas.text(x + wide / 2, top - _ABOVE / 2 - 2, tray.head, size=24, colour=quiet, align="m", room=wide)
        _tray(canvas, bracket, tray, x, top, wide, row)


def _tray(canvas: Canvas, bracket: Bracket, tray: Tray, x: int, y: float, wide: int, row: int) -> None:
    look, high, colours = canvas.look, len(tray.entrants) * row, bracket.colours
    k = max(1.0, row / _ROW)
    canvas.slab(x, y, wide, high, radius=16, edge=0, depth=3)
    entrants = sorted(tray.entrants, key=lambda one: one.note)
    for at, one in enumerate(entrants):
        top = y + at * row
        if one.on:
            canvas.box(x, top, wide, row, 16, look.mat)
        middle, size = top + row / 2, min(round(32 * min(k, _LARGER)), row - 10)
        # With a winner known only their way is in mint.
        ahead = one.on and bracket.winner in (None, one.who)
        colour = theme.MINT if ahead else look.quiet if one.out else theme.CREAM
        face = min(round(56 * k), row - 8)
        canvas.portrait(x + 10 + face / 2, middle, face, one.who, colours[one.who])
        left, right = x + 20 + face, 14 + min(round(_SEAL * min(k, _LARGER)), row - 8) // 2 if one.note else 10
        room = x + wide - left - right
        if row < _TWO_LINES:
            called, size = name_line(one.who.name, size, room, (who.name for who in colours))
            canvas.text(left, middle, called, size=size, colour=colour, role="name")
        else:
            write_name(canvas, left, middle, room, one.who.name, size, colour, height=row - 6)
    canvas.outline(x, y, wide, high, 16, 2, theme.MINT if bracket.is_way(tray) else look.line)
    for at, one in enumerate(entrants):
        if one.note:
            seal, won = min(round(_SEAL * min(k, _LARGER)), row - 8), one.note == "1"
            mark, fill, ink = ("*crown", theme.MINT, theme.INK) if won else (one.note, look.line, theme.CREAM)
            canvas.seal(x + wide - 8, y + (at + 0.5) * row, seal, mark, fill, ink, look.base)
