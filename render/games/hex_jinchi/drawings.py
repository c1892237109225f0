"""The drawings of Hex Bases: the six bases, the sea round them, and the cover.

Bases are hexagons round the middle, each with its number, owner, cards and number of suits. An owner's colour fills
the hexagon, and the owner's portrait is on it as a sign.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from PIL import Image

from engine.core.state import NO_SEAT
from engine.games.hex_jinchi.state import HexJinchiState
from engine.games.hex_jinchi.terms import BASES, DOWN, WINNING, suits
from locales import Words
from render.games.hex_jinchi import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite, glyph
from render.kit.layout import Node, Paint, Picture, Row, Told
from render.kit.pages.joker_pack import small
from render.kit.pieces import cards
from render.kit.pieces.cards import MINI_ASPECT
from render.kit.pieces.person import Person
from render.large.parts import Flow, best, chip
from render.narration.jokers import listed, spoken

WIDE: Final = math.sqrt(3)
"""Width of a hexagon that stands on a corner, in radii."""
PLACES: Final = ((-0.5, -1.5), (0.5, -1.5), (1.0, 0.0), (0.5, 1.5), (-0.5, 1.5), (-1.0, 0.0))
"""By base: the middle of its hexagon from that of the ring: in widths and in radii, clockwise from the upper left."""
_FEW: Final = {1: 0.6, 2: 0.57, 3: 0.5, 4: 0.4}
"""Width of the cards in one row by their number, in radii; more cards take two rows."""
_LAST: Final = {1: 0.7, 2: 0.66, 3: 0.51, 4: 0.39}
"""The same where a base has neither number nor count of suits, at the end."""
_ACROSS, _WIDEST = 1.56, 0.385
"""Room of a row, and the widest card in two rows, in radii."""
_WIDE_LAST: Final = 0.39
"""The widest card in two rows of such a base, in radii."""
_LARGE, _CARD = 660, 64
"""Height of all bases, and width of a card in rows, in large print, px."""
_BACK: Final = 0.52
"""Width of a card face down, in radii."""
BOARD: Final = (theme.mix(theme.WOOD_DARK, LOOK.base, 0.35), theme.mix(theme.WOOD, LOOK.base, 0.25))
"""The wood below the ring, and its edge."""
Point = tuple[float, float]

_DEEP: Final = theme.mix(LOOK.base, "#27408B", 0.34)
_SHORE: Final = theme.mix(LOOK.base, "#4C7CC4", 0.5)
_WAVE: Final = theme.mix(_DEEP, _SHORE, 0.6)
_FOAM: Final = theme.mix(_SHORE, "#C9CDEB", 0.42)
_CHART: Final = theme.mix(_DEEP, theme.IVORY, 0.5)
"""The light side of the compass rose and of the sails."""
_DARK: Final = theme.mix(_DEEP, theme.INK, 0.6)
_POINTS: Final = 8
_SIDES: Final = tuple((math.cos(math.radians(60 * n)), math.sin(math.radians(60 * n))) for n in range(6))
"""The corners of a hexagon that stands on a side."""

_SEA: Final = ("#2B2150", "#3A2D6C")
_RIM, _SIDE, _LAND, _LIT = "#FBF3DF", "#150F2B", "#63BDF7", "#93D2FA"
_OTHER: Final = "#5A4A96"
_FLAG: Final = ("#FF7A2F", "#D65A17")
"""Colours of the cover."""
_LAND_SIZE: Final = 36.0
"""From the middle of a hexagon to its corner, in hundredths of the width."""
_LAND_MIDDLE: Final = (50.0, 66.0)


@kept
def hexagon(radius: int, fill: str, line: str, edge: int) -> Sprite:
    """Return a hexagon that stands on a corner."""
    width, height = round(radius * WIDE), 2 * radius
    pen = Pen(width, height)

    def corners(inset: float) -> list[tuple[float, float]]:
        k, far = 100 / width, radius - inset
        at = ((0, -1), (WIDE / 2, -0.5), (WIDE / 2, 0.5), (0, 1), (-WIDE / 2, 0.5), (-WIDE / 2, -0.5))
        return [((width / 2 + x * far) * k, (radius + y * far) * k) for x, y in at]

    pen.shape(corners(0), line)
    pen.shape(corners(edge), fill)
    return Sprite(pen.drawn(), width, height)


def hexes(count: int, seat: int, radius: int) -> Node:
    """Return the bases of a seat as small hexagons, and as empty ones those that it needs besides to win."""
    own = Picture(hexagon(radius, theme.SEAT_COLOUR[seat], theme.INK, max(2, radius // 8)))
    free = Picture(hexagon(radius, LOOK.panel, LOOK.mat_line, max(3, radius // 7)))
    return Row(*[own] * count, *[free] * (WINNING - count), gap=3)


@kept
def wood(radius: int) -> Sprite:
    """Return the hexagon under the ring, which stands on a side."""
    tall, wide = round(radius * WIDE), 2 * radius
    pen = Pen(wide, tall)
    for far, colour in ((radius, BOARD[1]), (radius - 6, BOARD[0])):
        at = ((1, 0), (0.5, WIDE / 2), (-0.5, WIDE / 2), (-1, 0), (-0.5, -WIDE / 2), (0.5, -WIDE / 2))
        pen.shape([((radius + x * far) * 100 / wide, (tall / 2 + y * far) * 100 / wide) for x, y in at], colour)
    return Sprite(pen.drawn(), wide, tall)


def tile(canvas: Canvas, s: HexJinchiState, number: int, at: Point, radius: int, *, marked: bool) -> None:
    """Draw a base without its content; ``marked`` (in mint): used in this turn, or in the one before."""
    owner = s.owners[number - 1]
    colour = canvas.look.mat_line if owner == NO_SEAT else theme.SEAT_COLOUR[owner]
    fill = canvas.look.mat if owner == NO_SEAT else theme.mix(canvas.look.base, colour, 0.42)
    drawn = hexagon(radius, fill, theme.MINT if marked else colour, max(5, radius // (12 if marked else 16)))
    canvas.sprite(drawn, at[0] - drawn.width / 2, at[1] - radius)


def content(
    canvas: Canvas, s: HexJinchiState, number: int, people: Sequence[Person], words: Words, at: Point, radius: int
) -> None:
    """Draw its number, its owner, its cards and their suits."""
    x, y = at
    owner, lying = s.owners[number - 1], s.bases[number - 1]
    sign, high = round(radius * 0.4), y - radius * 0.71
    if owner == NO_SEAT:
        canvas.seal(x, high, sign, str(number), canvas.look.panel, theme.CREAM, canvas.look.mat_line)
        _backs(canvas, x, y + radius * 0.05, round(radius * _BACK))
        return
    canvas.seal(x - sign * 0.57, high, sign, str(number), canvas.look.panel, theme.CREAM, theme.SEAT_COLOUR[owner])
    canvas.portrait(x + sign * 0.57, high, sign, people[owner], owner, role="sign", rim=canvas.look.panel)
    _cards(canvas, lying, x, y + radius * 0.02, radius)
    size = max(theme.LEAST_SIZE, round(radius * 0.2))
    told = words("hex_jinchi-suits", count=suits(lying))
    canvas.badge(
        x, y + radius * 0.53, told, size=size, height=round(size * 1.3), fill=canvas.look.panel, colour=theme.CREAM
    )


def _backs(canvas: Canvas, x: float, y: float, width: int) -> None:
    """Draw the cards that lie face down in a base of nobody, middle at x, y."""
    for k in range(DOWN):
        canvas.sprite(cards.back(width), x + (k - 1) * width * 0.62 - width / 2, y - width * 0.57)


def _cards(
    canvas: Canvas,
    lying: Sequence[int],
    x: float,
    y: float,
    radius: int,
    few: Mapping[int, float] = _FEW,
    widest: float = _WIDEST,
) -> None:
    """Draw small cards in one row or two, as large as there is room, middle at x, y."""
    across = len(lying) if len(lying) in few else (len(lying) + 1) // 2
    width = round(radius * (few.get(len(lying)) or min(widest, _ACROSS / across)) - 2)
    rows = [lying[k : k + across] for k in range(0, len(lying), across)]
    high = width * MINI_ASPECT
    for k, row in enumerate(rows):
        top = y + (k - len(rows) / 2) * (high + 3)
        for i, c in enumerate(row):
            canvas.sprite(small(c, width), x + (i - len(row) / 2) * (width + 3) + 1.5, top)


def base_cards(canvas: Canvas, lying: Sequence[int], x: float, y: float, radius: int) -> None:
    """Draw the cards of a base that has neither number nor count of suits, at the end, middle at x, y."""
    _cards(canvas, lying, x, y, radius, _LAST, _WIDE_LAST)


def ring(canvas: Canvas, s: HexJinchiState, people: Sequence[Person], words: Words, at: Point, radius: int) -> None:
    """Draw all six round ``at``, on their board."""
    board, step = wood(round(3.02 * radius)), radius + 3
    canvas.sprite(board, at[0] - board.width / 2, at[1] - board.height / 2)
    middles = [(at[0] + across * step * WIDE, at[1] + down * step) for across, down in PLACES]
    _all(canvas, s, people, words, middles, radius, s.used or s.last_used)


def strip(
    canvas: Canvas, s: HexJinchiState, people: Sequence[Person], words: Words, box: Box, marked: Sequence[int] = ()
) -> None:
    """Draw all six side by side."""
    x, y, width, height = box
    radius = round(min(height / 2, width / 6 / WIDE - 2))
    middles = [(x + width / 2 + (number - 3.5) * (radius * WIDE + 6), y + height / 2) for number in BASES]
    _all(canvas, s, people, words, middles, radius, marked)


def two_rows(canvas: Canvas, s: HexJinchiState, people: Sequence[Person], box: Box) -> None:
    """Draw all six at the end in two rows of three, the upper one further to the right.

    A base has its owner and cards alone, as large as it has room; those of the winners shine.
    """
    x, y, width, height = box
    radius = round(min(height / 3.5, width / 3.5 / WIDE) - 3)
    step = radius * WIDE + 6
    for k, owner in enumerate(s.owners):
        at = (
            x + width / 2 + ((k % 3) - 0.75 - 0.5 * (k // 3)) * step,
            y + height / 2 + (k // 3 - 0.5) * (1.5 * radius + 5),
        )
        won = owner in s.winners
        colour = canvas.look.mat_line if owner == NO_SEAT else theme.SEAT_COLOUR[owner]
        fill = canvas.look.mat if owner == NO_SEAT else theme.mix(canvas.look.base, colour, 0.62 if won else 0.28)
        drawn = hexagon(radius, fill, colour, max(6, radius // 12))
        canvas.sprite(drawn, at[0] - drawn.width / 2, at[1] - radius)
        if owner == NO_SEAT:
            _backs(canvas, *at, round(radius * 0.5))
            continue
        _cards(canvas, s.bases[k], at[0], at[1] + radius * 0.14, radius, _LAST)
        canvas.portrait(at[0], at[1] - radius * 0.62, round(radius * 0.56), people[owner], owner, "sign", LOOK.panel)


def large_board(s: HexJinchiState, people: Sequence[Person], width: float) -> Node:
    """Return all bases in large print: as hexagons if all cards are large enough on them, else in rows."""
    wide = Paint(width, _LARGE, lambda c, x, y, w, h: two_rows(c, s, people, Box(x, y, w, h)))
    return best(width, wide, large_rows(s, width))


def large_rows(s: HexJinchiState, width: float) -> Node:
    """Return the bases beside each other: the number in the colour of the owner, and the cards."""

    def base(number: int) -> Node:
        owner, lying = s.owners[number - 1], s.bases[number - 1]
        colour = LOOK.mat_line if owner == NO_SEAT else theme.SEAT_COLOUR[owner]
        ink, used = theme.CREAM if owner == NO_SEAT else theme.INK, number in (s.used or s.last_used)
        shown = [cards.back(48, 66)] * DOWN if owner == NO_SEAT else [small(c, _CARD) for c in lying]
        sprites = [Picture(sprite) for sprite in shown]
        return Row(chip(str(number), colour, ink, theme.MINT if used else ""), *sprites, gap=6)

    return Flow(width, [base(number) for number in BASES], gap=26, lead=12)


def base_told(s: HexJinchiState, base: int, words: Words, form: Callable[[Iterable[int], Words], str]) -> str:
    """Return a base in words: its owner, suits and cards, these in the given form."""
    owner, lying = s.owners[base - 1], s.bases[base - 1]
    if owner == NO_SEAT:
        return words("hex_jinchi-alt-nobody", base=str(base), count=DOWN)
    facts = {"base": str(base), "seat": str(owner + 1), "suits": suits(lying)}
    return words("hex_jinchi-alt-base", cards=form(lying, words), **facts)


def bases_told(s: HexJinchiState, words: Words) -> tuple[Told, ...]:
    """Return all bases in words, shorter and at last not at all if a description is too long."""
    return tuple((base_told(s, base, words, spoken), base_told(s, base, words, listed), "") for base in BASES)


def _all(
    canvas: Canvas,
    s: HexJinchiState,
    people: Sequence[Person],
    words: Words,
    middles: Sequence[Point],
    radius: int,
    marked: Sequence[int],
) -> None:
    """Draw every tile before any content."""
    for number, at in zip(BASES, middles, strict=True):
        tile(canvas, s, number, at, radius, marked=number in marked)
    for number, at in zip(BASES, middles, strict=True):
        content(canvas, s, number, people, words, at, radius)


def sea(canvas: Canvas, x: int, y: int, radius: int, *, duel: bool) -> None:
    """Draw the water below the bar, around the bases with their middle at x, y; in a duel with a rose in the
    free corner, and a ship for each.
    """
    drawn = _water(theme.WIDTH, theme.TABLE_HEIGHT - theme.BAR_HEIGHT, x, y - theme.BAR_HEIGHT, radius, duel)
    lay_opaque(canvas.image, drawn, 0, theme.BAR_HEIGHT)


@kept
def _water(width: int, height: int, x: int, y: int, radius: int, duel: bool) -> Image.Image:
    """Return the sea. Do not draw into it."""
    pen, k = Pen(width, height, _DEEP), 100 / width
    shore = 3.06 * radius
    for n in range(96):  # in rows, every second one moved by half a wave
        row, column = divmod(n, 8)
        left = (column * 160 + row % 2 * 80 + row * 37 % 40 - 40) * k
        _wave(pen, left, (24 + row * 58) * k)
    for reach, tone in ((58, theme.mix(_DEEP, _SHORE, 0.45)), (30, _SHORE), (8, _FOAM)):
        pen.shape([((x + a * (shore + reach)) * k, (y + b * (shore + reach)) * k) for a, b in _SIDES], tone)
    if duel:
        _rose(pen, 132 * k, 134 * k, 92 * k)
        _ship(pen, 118 * k, 378 * k, 1.0, 0)
        _ship(pen, 1086 * k, 356 * k, -0.84, 1)
    return pen.drawn()


def _wave(pen: Pen, x: float, y: float) -> None:
    """Draw the crest of a wave, its left end at x, y."""
    crests = [f"C{x + n + 1} {y - 0.95} {x + n + 2} {y - 0.95} {x + n + 3} {y}" for n in (0, 3)]
    back = [f"C{x + n - 1} {y - 0.5} {x + n - 2} {y - 0.5} {x + n - 3} {y + down}" for n, down in ((6, 0.45), (3, 0))]
    pen.path(" ".join([f"M{x} {y}", *crests, *back]) + "Z", _WAVE)


def _rose(pen: Pen, x: float, y: float, far: float) -> None:
    """Draw a compass rose: a ring, eight points half light, half dark, the north one longest."""
    pen.dot(x, y, far * 0.8, _CHART)
    pen.dot(x, y, far * 0.76, _DEEP)
    pen.dot(x, y, far * 0.62, theme.mix(_DEEP, _CHART, 0.35))
    pen.dot(x, y, far * 0.59, _DEEP)
    for n in (*range(1, _POINTS, 2), *range(0, _POINTS, 2)):
        turn, tall = math.pi * 2 * n / _POINTS - math.pi / 2, far * (0.58 if n % 2 else 0.98)
        tip = (x + tall * math.cos(turn), y + tall * math.sin(turn))
        for side, tone in ((-1, _CHART), (1, _DARK)):
            flank = turn + side * math.pi / _POINTS
            wide = far * (0.2 if n % 2 else 0.26)
            pen.shape([(x, y), tip, (x + wide * math.cos(flank), y + wide * math.sin(flank))], tone)
    pen.dot(x, y, far * 0.1, _CHART)
    pen.dot(x, y, far * 0.05, _DARK)


def _ship(pen: Pen, x: float, y: float, k: float, seat: int) -> None:
    """Draw a ship of a seat under two sails, the middle of its water line at x, y; it sails to the left if k < 0."""

    def at(*points: float) -> list[tuple[float, float]]:
        return [(x + points[n] * k, y + points[n + 1] * abs(k)) for n in range(0, len(points), 2)]

    pen.shape(at(-4.6, -2.2, 5.2, -2.2, 3.4, 0.4, -3.4, 0.4), _DARK)
    pen.shape(at(-4.2, -2.2, 5.0, -2.2, 4.5, -1.5, -3.9, -1.5), _CHART)
    pen.line(at(0, -2, 0, -10), 0.4, _DARK)
    pen.shape(at(0.5, -9.6, 4.8, -3.2, 0.5, -3.2), _CHART)
    pen.shape(at(-0.5, -8.6, -4.2, -3.2, -0.5, -3.2), theme.mix(_DEEP, _CHART, 0.7))
    pen.shape(at(0, -10.6, -2.2, -10, 0, -9.4), theme.mix(_DEEP, theme.SEAT_COLOUR[seat], 0.8))
    pen.line(at(-5.4, 0.9, -1.6, 0.9), 0.3, _FOAM)
    pen.line(at(0.4, 1.1, 5.4, 1.1), 0.3, _FOAM)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a large flag with the six on a hexagon of land, the other lands around it."""
    size = canvas.image.width
    pen, flag = Pen(size, size, _SEA[0]), Pen(size, size)
    pen.dot(50, 50, 56, _SEA[1])
    x, y = _LAND_MIDDLE
    for k in range(6):
        turn = math.radians(60 * k)
        _land(pen, x + 67 * math.cos(turn), y + 67 * math.sin(turn), _OTHER, theme.mix(_OTHER, _RIM, 0.35))
    _land(pen, x, y, _LAND, _RIM)
    pen.oval((x - 22, y + 3, x + 22, y + 19), _LIT)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    _flag(flag)
    lay_over(canvas, flag)
    glyph(canvas.image, 0.585 * size, 0.268 * size, "6", round(size * 0.36), theme.IVORY)


def _land(pen: Pen, x: float, y: float, colour: str, rim: str) -> None:
    """Draw a hexagon that stands on a corner, with a bright rim and a dark side below it."""
    for size, down, tone in ((_LAND_SIZE, 5, _SIDE), (_LAND_SIZE, 0, rim), (_LAND_SIZE - 3, 0, colour)):
        corners = [math.radians(30 + 60 * k) for k in range(6)]
        pen.shape([(x + size * math.cos(a), y + down + size * math.sin(a)) for a in corners], tone)


def _flag(pen: Pen) -> None:
    """Draw the flag with a wave in its cloth, and its pole in the middle of the land."""
    pen.oval((25, 72, 47, 80), theme.mix(_LAND, theme.INK, 0.45))
    pen.line([(34, 75), (34, 7)], 6.4, theme.INK)
    pen.path("M32 4 C48 -2 62 14 93 5 C87 16 87 34 93 47 C64 56 50 40 32 47Z", theme.INK)
    pen.path("M34 6.4 C49 1 63 16 89 8.4 C85 18 85 33 89 44.6 C64 52.6 50 38 34 44.2Z", _FLAG[0])
    pen.path("M34 36 C50 30 64 44 86.6 36.6 L89 44.6 C64 52.6 50 38 34 44.2Z", _FLAG[1])
    pen.line([(34, 75), (34, 6)], 3.6, _RIM)
    pen.dot(34, 5, 4, theme.INK)
    pen.dot(34, 5, 2.7, theme.GOLD)
