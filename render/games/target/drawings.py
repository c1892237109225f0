"""The drawings of Target: the rings, a pile by suit, the bank of sand with its lanterns, and the cover.

A card's distance from the middle of the rings is its distance in number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import Final

from PIL import Image, ImageDraw

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.target.terms import FARTHEST
from render.games.target import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import text, theme
from render.kit.drawing.box import overlap
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import SCALE, Sprite
from render.kit.layout import Paint
from render.kit.pages.trick_table import small_face
from render.kit.pieces.cards import card, mini_height

NEAREST: Final = 118
"""The distance of a card with the target's number from the middle, px; ``RING`` more for each step of distance."""
RING: Final = 11
RIM: Final = NEAREST + RING * FARTHEST + 10
PAPER, DARK = theme.mix(theme.IVORY, theme.WOOD, 0.22), theme.mix(theme.INK, LOOK.base, 0.45)
BLACK: Final = (3, 7, 11)
"""The black rings of a kasumi-mato, by distance."""
_ROOF, _TILE, _BEAM, _BANK, _SAND, _GRASS = "#141C24", "#1C2830", "#3D2A1B", "#3B3328", "#453B2E", "#1E2B1B"
_PAPER, _GLOW, _SHAFT = "#F6DFA6", "#5A4A33", "#CDBF9F"
ROW: Final = 36
"""Height of a suit in the pile by suit, px."""
_LARGEST: Final = 32
"""The size of its numbers if there is room, px."""
_RUN: Final = 3
"""The number of consecutive ranks from which on only the first and the last are written."""
_SEAL, _SHORTEST, _APART = 42, 30, 22
"""Room for a suit's shape, for its numbers at the minimum, and between the two columns, px."""

_RED, _DEEP, _CREAM = "#D8382C", "#A92324", "#FFF1D6"
_WOOD, _FEATHER, _BRIGHT = "#6B3F22", "#14161C", "#F2B134"
"""Colours of the cover."""
_BULLSEYE: Final = (46.0, 55.0)
"""The middle of the rings of the cover, in hundredths of the width."""
_RINGS: Final = ((76, _DEEP), (60, _CREAM), (47, _RED), (34, _CREAM), (20, _RED))
"""Their radius and colour, from the outside in."""


def radius(away: int, scale: float = 1) -> float:
    """Return how far from the middle a card of that distance is, px."""
    return (NEAREST + RING * away) * scale


def rings(canvas: Canvas, x: float, y: float, scale: float = 1, marked: int = -1) -> None:
    """Draw the target with its middle at x, y; the ring of the distance ``marked`` in mint."""
    board = _board(scale)
    canvas.sprite(board, x - board.width / 2, y - board.height / 2)
    if marked >= 0:
        outer = round(radius(marked, scale) + RING * scale / 2)
        canvas.outline(x - outer, y - outer, 2 * outer, 2 * outer, outer, round(RING * scale), theme.MINT)


@kept
def _board(scale: float) -> Sprite:
    """Return the rings without a mark, drawn large and reduced."""
    size, edge = round(2 * (RIM + 8) * scale), theme.mix(PAPER, DARK, 0.16)
    image = Image.new("RGBA", (size * SCALE, size * SCALE), (*theme.rgb(theme.WOOD_DARK), 0))
    pen = ImageDraw.Draw(image)

    def disc(reach: float, colour: str) -> None:
        near, far = (size / 2 - reach * scale) * SCALE, (size / 2 + reach * scale) * SCALE
        pen.ellipse((near, near, far, far), fill=colour)

    disc(RIM + 8, theme.WOOD_DARK)
    disc(RIM, PAPER)
    for away in range(FARTHEST, -1, -1):
        disc(radius(away) + RING / 2, edge)
        disc(radius(away) + RING / 2 - 1, DARK if away in BLACK else PAPER)
    disc(radius(0) - RING / 2, PAPER)
    return Sprite(image.reduce(SCALE), size, size)


def spot(x: float, y: float, degrees: float, away: float) -> tuple[float, float]:
    """Return the point at this distance and angle from x, y; 0 is to the right, 90 below."""
    return x + away * cos(radians(degrees)), y + away * sin(radians(degrees))


def targets(won: Sequence[int], width: int, room: float) -> Paint:
    """Return targets won, side by side or overlapping, with every number visible."""
    step = overlap(len(won), width, room, width + 6)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, c in enumerate(won):
            canvas.sprite(small_face(c)(width), x + k * step, y)

    return Paint(width + step * (len(won) - 1) if won else 0, mini_height(width), draw)


def by_suit(cards: Iterable[int], room: float, least: int = theme.LEAST_SIZE) -> Paint:
    """Return the cards of the pile: a line for each suit with their numbers, as large as ``room`` px allow.

    Three or more in a row are written as "2–5".  If there is no room at the size ``least``, it is wider.
    """
    lying = [_runs(sorted(RANK[c] for c in cards if SUIT[c] == suit)) for suit in range(len(SUITS))]

    def wide(size: int, column: int) -> float:
        """Return the width of the suits in one column."""
        return _SEAL + max(_SHORTEST, *(sum(_step(run, size) for run in runs) for runs in lying[column::2]))

    size = next((s for s in range(_LARGEST, least, -1) if wide(s, 0) + wide(s, 1) + _APART <= room), least)
    widths = wide(size, 0), wide(size, 1)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for suit, (name, runs) in enumerate(zip(SUITS, lying, strict=True)):
            at, middle = x + suit % 2 * (widths[0] + _APART), y + (suit // 2 + 0.5) * ROW
            canvas.disc(at + 15, middle, 30, theme.IVORY)
            canvas.shape(name, at + 15, middle, 20, theme.SUIT_COLOUR[name])
            at += _SEAL
            for run in runs:
                canvas.text(at, middle, run, size=size)
                at += _step(run, size)
            if not runs:
                canvas.text(at, middle, "–", size=size, colour=canvas.look.quiet)

    return Paint(sum(widths) + _APART, 3 * ROW, draw)


def _runs(ranks: Sequence[int]) -> list[str]:
    """Return ranks in order, those in a row as one: "A", "2–5"."""
    found: list[list[int]] = []
    for rank in ranks:
        if found and rank == found[-1][-1] + 1:
            found[-1].append(rank)
        else:
            found.append([rank])
    told = []
    for run in found:
        long = len(run) >= _RUN
        told += [f"{RANKS[run[0]]}–{RANKS[run[-1]]}"] if long else [RANKS[rank] for rank in run]
    return told


def _step(run: str, size: int) -> float:
    """Return the distance from one number to the next, px."""
    return text.width(run, text.BOLD, size) + size * 0.42


@kept
def bank(
    width: int, height: int, roof: float, high: float, lanterns: tuple[float, ...], middle: float = 50
) -> Image.Image:
    """Return a roof so deep, the bank of sand below it round ``middle``, lanterns from ``high`` on and grass, in
    hundredths of the width. Do not draw into it."""
    k = 100 / width
    pen, floor = Pen(width, height, _BANK), (height - 44) * k
    for n, (wide, colour) in enumerate(((40, "#40372B"), (33, _SAND))):
        pen.oval((middle - wide, roof + 6 + 4 * n, middle + wide, roof + 80), colour)
    pen.box(0, 0, 100, roof, _ROOF)
    for n in range(26):
        pen.box(n * 4, 0, n * 4 + 2.6, roof - 1.4, _TILE)
        pen.dot(n * 4 + 1.3, roof - 1.4, 1.3, _TILE)
    pen.box(0, roof, 100, roof + 0.9, _BEAM)
    for x in lanterns:
        pen.dot(x, high + 5, 8.5, _GLOW)
        pen.line([(x, roof), (x, high + 1)], 0.3, _BEAM)
        pen.oval((x - 3.3, high + 0.6, x + 3.3, high + 10), _PAPER)
        for down in (2.8, 5.3, 7.8):
            pen.line([(x - 3, high + down), (x + 3, high + down)], 0.2, _SHAFT)
        pen.box(x - 1.8, high, x + 1.8, high + 1.2, _BEAM)
        foot = high + 9.4
        pen.box(x - 1.8, foot, x + 1.8, foot + 1.2, _BEAM)
    pen.box(0, floor, 100, 100, _GRASS)
    for n in range(67):
        x, tall = n * 1.5, 0.7 + (n * 7 % 5) * 0.2
        pen.shape([(x - 0.7, floor + 0.1), (x, floor - tall), (x + 0.7, floor + 0.1)], _GRASS)
    return pen.drawn()


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw rings over the whole box, and an arrow in the card at their middle."""
    size = canvas.image.width
    pen, arrow = Pen(size, size, _DEEP), Pen(size, size)
    for radius, colour in _RINGS:
        pen.dot(*_BULLSEYE, radius, colour)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    canvas.card(card("A", "S", 208), _BULLSEYE[0] * size / 100, _BULLSEYE[1] * size / 100, -9)
    _arrow(arrow)
    lay_over(canvas, arrow)


def _arrow(pen: Pen) -> None:
    """Draw an arrow that comes from the upper right, its head in the card."""
    x, y = _BULLSEYE[0] + 3, _BULLSEYE[1] - 4
    pen.oval((x - 5, y - 2.4, x + 5, y + 4.4), theme.CARD_EDGE)
    pen.line([(x, y), (89, 12)], 5.6, _FEATHER)
    pen.line([(x, y), (89, 12)], 3.4, _WOOD)
    # Each feather runs along the shaft from its front to its rear end.
    for across, colour in ((-1, _BRIGHT), (1, theme.IVORY)):
        a, b = 7.0 * across, 7.0 * across
        pen.shape([(67, 34), (75 + a, 26 + b), (96 + a, 5 + b), (88, 13)], theme.INK)
        a, b = a * 0.8, b * 0.8
        pen.shape([(69.5, 31.5), (76 + a, 25 + b), (94.4 + a, 6.6 + b), (88, 13)], colour)
    pen.line([(66, 35), (89, 12)], 2.2, _FEATHER)
