"""The drawings of Tennos' Square: rows of cards and backs, their runs, and the cover.

A row has its groups, the next seat for each slot, and brackets under the runs with their squares.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.tennos_square.terms import GROUPS, next_seat, runs
from render.games.tennos_square import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite
from render.kit.layout import Node, Paint
from render.kit.pieces import cards
from render.kit.pieces.person import Person
from render.kit.plaque import Team
from render.large.parts import Flow

VERMILION: Final = "#A8382B"
"""The colour of the gate on a result."""
BRACKETS: Final = 32
"""Height of the brackets below a row, px."""
_CARD: Final = 76
"""Width of a card in large print, px."""

_SKY: Final = ("#F5B04A", "#F8C56A", "#FBD98F")
_SUN, _HILL, _NEAR, _PAVING, _JOINT = "#FFF4D6", "#6F9A5B", "#3F7049", "#D9CFB8", "#B9AD92"
_RED, _SHADE, _DARK = "#D3331F", "#A8241A", "#22242B"
"""Colours of the cover."""


def face(card: int, width: int) -> Sprite:
    """Return a small card by its number."""
    return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width)


def team(side: int) -> Team:
    """Return the capsule of the partners at seats 1 and 3 (0), or 2 and 4 (1)."""
    return Team("AB"[side], *((theme.CREAM, theme.INK) if side == 0 else (theme.INK, theme.CREAM)))


@dataclass(frozen=True, slots=True)
class Lane:
    """The slots of a row: ``xs`` their left edges, ``y`` their top, ``width`` of a card."""

    xs: tuple[int, ...]
    y: int
    width: int
    seats: int

    @property
    def height(self) -> int:
        """Return the height of a card of the row."""
        return cards.mini_height(self.width)

    @property
    def bottom(self) -> int:
        """Return the lower edge of the cards."""
        return self.y + self.height

    @property
    def middles(self) -> tuple[float, ...]:
        """Return the middle of each slot from left to right."""
        return tuple(x + self.width / 2 for x in self.xs)

    @property
    def groups(self) -> tuple[tuple[int, int], ...]:
        """Return the left and right edge of each group."""
        ends = [*accumulate(GROUPS[self.seats])]
        firsts = [0, *ends]
        return tuple((self.xs[first], self.xs[end - 1] + self.width) for first, end in zip(firsts, ends, strict=False))


def lane(seats: int, x: float, y: float, room: float, most: int, gap: int = 4, between: int = 14) -> Lane:
    """Return slots in the middle of ``room`` pixels from x, cards at most ``most`` wide, groups ``between`` apart."""
    count = sum(GROUPS[seats])
    fixed = gap * (count - 3) + 2 * between
    width = min(most, int((room - fixed) // count))
    at = round(x + (room - fixed - width * count) / 2)
    xs = []
    for size in GROUPS[seats]:
        for k in range(size):
            xs.append(at)
            at += width + (gap if k < size - 1 else between)
    return Lane(tuple(xs), round(y), width, seats)


def draw_row(
    canvas: Canvas, where: Lane, row: Sequence[int], seat: int, people: Sequence[Person], fresh: int = 0
) -> None:
    """Draw the cards of a row; on each back the disc of the next seat; that of slot ``fresh`` lit.

    Without ``people`` the backs stay plain.
    """
    ground = theme.mix(canvas.look.mat, canvas.look.base, 0.75)
    for left, right in where.groups:
        canvas.box(left - 4, where.y - 4, right - left + 8, where.height + 8, 12, ground)
    back = (_quiet_back if people else cards.back)(where.width, where.height)
    for i, (x, c) in enumerate(zip(where.xs, row, strict=True)):
        if c >= 0:
            if i + 1 == fresh:
                canvas.card(face(c, where.width), where.middles[i], where.y + where.height / 2, line=5, lit=True)
            else:
                canvas.sprite(face(c, where.width), x, where.y)
            continue
        canvas.sprite(back, x, where.y)
        if people:
            to = next_seat(seat, i + 1, where.seats)
            size = round(where.width * 0.7)
            draw_disc(canvas, where.middles[i], where.y + where.height / 2, size, to, people[to], lettered=False)


@kept
def _quiet_back(width: int, height: int) -> Sprite:
    """Return a back that steps behind the faces and the disc on it."""
    back = cards.back(width, height)
    return Sprite(cards.dimmed(back, 0.5, LOOK.base).image, width, height, back.pad, back.says)


def draw_disc(
    canvas: Canvas,
    x: float,
    y: float,
    size: int,
    seat: int,
    who: Person,
    role: str = "sign",
    *,
    lettered: bool = True,
) -> None:
    """Draw a player as a disc in the seat's colour on a dark rim."""
    canvas.disc(x, y, size + 8, canvas.look.panel)
    canvas.portrait(x, y, size, who, seat, role, lettered=lettered)


def draw_runs(canvas: Canvas, where: Lane, row: Sequence[int], size: int = 26, down: int = 0) -> None:
    """Draw a bracket under every run with its square on a pill; a single card is worth 1."""
    top = where.bottom + 4 + down
    high = round(size * 1.1)
    for run in runs(row):
        left, right = where.xs[run[0]] + 6, where.xs[run[-1]] + where.width - 6
        canvas.box(left, top + high // 2 - 2, right - left, 4, 2, theme.MINT)
        for x in (left, right - 4):
            canvas.box(x, top, 4, high // 2, 2, theme.MINT)
        n, ground = len(run), canvas.look.panel
        words, middle = f"{n}²={n * n}" if n > 1 else "1", (left + right) / 2
        canvas.badge(middle, top, words, size=size, height=high, fill=ground, colour=theme.MINT, line=theme.MINT)


def large_row(row: Sequence[int], width: float, legal: Collection[int] = (), fresh: int = 0) -> Node:
    """Return a row in large print: its cards, and in free slots their numbers, gold where a card may go.

    ``fresh`` is the slot of the newest card, which has a mint edge.
    """
    high = cards.mini_height(_CARD)

    def one(slot: int, card: int) -> Node:
        def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
            if card >= 0:
                canvas.card(face(card, _CARD), x + _CARD / 2, y + high / 2, 0, theme.MINT if slot == fresh else "", 5)
                return
            colour = theme.GOLD if slot in legal else canvas.look.line
            canvas.box(x, y, _CARD, high, 10, theme.mix(canvas.look.panel, theme.SHADE, 0.4))
            canvas.outline(x, y, _CARD, high, 10, 3, colour)
            ink = theme.GOLD if slot in legal else canvas.look.quiet
            canvas.text(x + _CARD / 2, y + high / 2, str(slot), size=40, colour=ink, align="m")

        return Paint(_CARD, high, draw)

    return Flow(width, [one(slot, card) for slot, card in enumerate(row, 1)], gap=10, lead=12)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a row of rising cards under the gate of the square at sunset."""
    size = canvas.image.width
    pen = Pen(size, size, _SKY[0])
    pen.dot(50, 54, 50, _SKY[1])
    pen.dot(50, 54, 38, _SKY[2])
    pen.dot(50, 54, 25, _SUN)
    pen.path("M-2 82 C14 58 28 66 40 74 C56 58 74 56 102 72 L102 100 L-2 100Z", _HILL)
    pen.path("M-2 84 C20 70 34 76 50 79 C66 74 86 70 102 82 L102 100 L-2 100Z", _NEAR)
    pen.box(0, 84, 100, 100, _PAVING)
    for y in (89.5, 95.5):
        pen.box(0, y, 100, y + 0.7, _JOINT)
    _gate(pen)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for k, (rank, suit) in enumerate((("2", "H"), ("5", "L"), ("9", "C"))):
        canvas.card(cards.mini(rank, suit, 148), 120 + k * 136, 400 - k * 68)


def _gate(pen: Pen) -> None:
    """Draw the vermilion gate: two posts that lean, the lower beam with its wedge, and the curved upper beams."""
    pen.both([(12, 24), (20, 24), (17, 90), (7, 90)], _RED)
    pen.both([(12, 24), (14.4, 24), (10, 90), (7, 90)], _SHADE)
    pen.both([(6, 86), (18, 86), (19, 92), (5, 92)], _DARK)
    pen.box(3, 32, 97, 39, _RED)
    pen.box(3, 37.4, 97, 39, _SHADE)
    pen.box(45, 22, 55, 34, _SHADE)
    pen.paths("M50 15 C30 15 12 13 -1 7 L0 15 C14 21 32 23 50 23Z", _RED)
    pen.paths("M50 10 C30 10 12 8 -3 0 L-2 8 C12 14 30 16 50 16Z", _DARK)
