"""Rows of Tennos Square: cards and backs by groups, who moves after each slot, runs with their squares."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.tennos_square.terms import GROUPS, next_seat, runs
from render.kit import cards, shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.shapes import Sprite

ROW_X: Final = 320
ROW_ROOM: Final = 694
CARD_MOST: Final = 84
"""Where the rows of table and result stand, and how wide their cards are at most."""
PAD: Final = 3
"""How far the ground of a group reaches beyond its cards."""


def face(card: int, width: int) -> Sprite:
    """A small card by its number."""
    return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width)


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """One character per player: the first of the name, where two share it the last (CPU 1), else the seat."""
    shown = [unicodedata.normalize("NFKC", text.name(name)) for name in names]
    for choice in ([n[0].upper() for n in shown], [n[-1].upper() for n in shown]):
        if len(set(choice)) == len(choice):
            return tuple(choice)
    return tuple(str(p + 1) for p in range(len(names)))


@dataclass(frozen=True, slots=True)
class Lane:
    """Where the slots of a row stand: ``xs`` their left edges, ``y`` their top, ``width`` of a card."""

    xs: tuple[int, ...]
    y: int
    width: int
    seats: int

    @property
    def height(self) -> int:
        """Height of a card of the row."""
        return cards.mini_height(self.width)

    @property
    def bottom(self) -> int:
        """The lower edge of the cards."""
        return self.y + self.height


def lane(seats: int, x: int, y: int, room: int, most: int, gap: int = 4, between: int = 14) -> Lane:
    """Slots that fill ``room`` pixels from x, cards at most ``most`` wide, groups ``between`` apart."""
    count = sum(GROUPS[seats])
    fixed = gap * (count - 3) + 2 * between
    width = min(most, (room - fixed) // count)
    at = x + (room - fixed - width * count) // 2
    xs = []
    for size in GROUPS[seats]:
        for k in range(size):
            xs.append(at)
            at += width + (gap if k < size - 1 else between)
    return Lane(tuple(xs), y, width, seats)


def table_lane(seats: int, y: int) -> Lane:
    """The slots of a row on table and result."""
    return lane(seats, ROW_X, y, ROW_ROOM, CARD_MOST)


def draw_grounds(canvas: Canvas, where: Lane, colour: str = theme.MAT) -> None:
    """A lighter ground under each group."""
    first = 0
    for size in GROUPS[where.seats]:
        left, right = where.xs[first], where.xs[first + size - 1] + where.width
        canvas.box(left - PAD, where.y - PAD, right - left + 2 * PAD, where.height + 2 * PAD, 12, colour)
        first += size


def draw_row(
    canvas: Canvas, where: Lane, row: Sequence[int], seat: int, letters: Sequence[str], fresh: int = 0
) -> None:
    """The cards of a row; on each back the disc of who moves after it; a mint outline for slot ``fresh``.

    Without ``letters`` the backs stay plain.
    """
    draw_grounds(canvas, where)
    back = cards.back(where.width, where.height)
    disc = round(where.width * 0.6)
    for i, (x, c) in enumerate(zip(where.xs, row, strict=True)):
        if c >= 0:
            canvas.sprite(face(c, where.width), x, where.y)
            if i + 1 == fresh:
                canvas.glow(x, where.y, where.width, where.height, theme.MINT, 5)
            continue
        canvas.sprite(back, x, where.y)
        if letters:
            to = next_seat(seat, i + 1, where.seats)
            draw_disc(canvas, x + where.width / 2, where.y + where.height / 2, disc, to, letters[to])


def draw_disc(canvas: Canvas, x: float, y: float, size: int, seat: int, letter: str) -> None:
    """A player as a disc in the seat's colour on a dark rim."""
    canvas.disc(x, y, size + 8, theme.PANEL)
    canvas.disc(x, y, size, theme.SEAT_COLOUR[seat])
    shapes.glyph(canvas.image, x, y, letter, round(size * 0.56), theme.INK, room=round(size * 0.8))


def draw_runs(canvas: Canvas, where: Lane, row: Sequence[int], size: int = 28) -> None:
    """A bracket under every run with its square on a pill; a single card is worth 1."""
    line = where.bottom + 21
    for run in runs(row):
        left, right = where.xs[run[0]] + 6, where.xs[run[-1]] + where.width - 6
        canvas.box(left, line - 2, right - left, 4, 2, theme.MINT)
        for x in (left, right - 4):
            canvas.box(x, where.bottom + 6, 4, 16, 2, theme.MINT)
        n = len(run)
        words = f"{n}²={n * n}" if n > 1 else "1"
        canvas.badge(
            (left + right) / 2,
            where.bottom + 5,
            words,
            size=size,
            height=32,
            fill=theme.PANEL,
            colour=theme.MINT,
            line=theme.MINT,
        )
