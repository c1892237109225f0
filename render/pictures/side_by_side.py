"""The same cards at several tables, side by side: their players, and the results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import Look
from render.kit.drawing.text import MEDIUM
from render.kit.pieces.person import Person

MOST_TABLES: Final = 3
_SEAT: Final = 96
"""Width of the column with the number of the seat, px."""
_TOP: Final = 92
_HEAD: Final = 48
_BOTTOM: Final = theme.TABLE_HEIGHT - 20
_TALLEST: Final = 150


@dataclass(frozen=True, slots=True)
class Cell:
    """The person at a seat, with their points, and whether they have won."""

    who: Person
    score: str
    won: bool
    best: bool
    """Whether no person did better with these cards."""


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Title in both languages, ``right`` in the bar; ``heads`` names the tables, ``rows`` has their cells by seat."""

    look: Look
    title: str
    second: str
    right: str
    heads: tuple[str, ...]
    seats: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def paint(shown: SideBySide) -> Canvas:
    """Return the picture, 1200 x 764. Raises ValueError for no table or more than MOST_TABLES."""
    if not 1 <= len(shown.heads) <= MOST_TABLES:
        raise ValueError(f"{len(shown.heads)} tables do not fit beside each other")
    canvas = Canvas(look=shown.look)
    canvas.bar(shown.title, shown.second, shown.right)
    left, width = theme.EDGE_SAFE + _SEAT, theme.WIDTH - 2 * theme.EDGE_SAFE - _SEAT
    column = width / len(shown.heads)
    for k, head in enumerate(shown.heads):
        middle = left + column * (k + 0.5)
        canvas.text(middle, _TOP + 20, head, size=28, colour=shown.look.quiet, face=MEDIUM, align="m", room=column - 20)
    step = min(_TALLEST, (_BOTTOM - _TOP - _HEAD) / len(shown.rows))
    for seat, row in enumerate(shown.rows):
        y = _TOP + _HEAD + seat * step
        canvas.slab(theme.EDGE_SAFE, y, theme.WIDTH - 2 * theme.EDGE_SAFE, step - 10, radius=20)
        middle = y + (step - 10) / 2
        canvas.text(
            theme.EDGE_SAFE + _SEAT / 2, middle, shown.seats[seat], size=26, align="m", room=_SEAT - 12, least=20
        )
        for k, cell in enumerate(row):
            _cell(canvas, shown, cell, seat, (left + column * k, middle, column - 44, step - 10))
    return canvas


def _cell(canvas: Canvas, shown: SideBySide, cell: Cell, seat: int, box: tuple[float, float, float, float]) -> None:
    x, middle, width, height = box
    size = round(min(72, height - 20))
    canvas.portrait(x + size / 2, middle, size, cell.who, seat)
    if cell.won:
        canvas.shape("crown", x + size / 2, middle - size / 2 + 2, round(size * 0.4), theme.MINT)
    colour = theme.MINT if cell.best else theme.CREAM
    used = canvas.text(x + width, middle, cell.score, size=44, colour=colour, align="r", room=width / 2, role="score")
    left = x + size + 14
    room = x + width - used - 14 - left
    canvas.text(left, middle, cell.who.name, size=28, room=room, least=20, role="name")
