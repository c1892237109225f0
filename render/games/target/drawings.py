"""What Target draws itself: the rings, on which a card lies as far out as its number is away, and a pile by suit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from PIL import Image, ImageDraw

from engine.core.cards import PER_SUIT, RANKS, SUITS
from engine.games.target.terms import FARTHEST
from render.games.target import LOOK
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import mini_height
from render.kit.layout import Paint
from render.kit.shapes import SCALE, Sprite
from render.kit.trick_table import small_face

NEAREST: Final = 112
"""How far from the middle a card lies that has the target's number, px; ``RING`` more for each step of distance."""
RING: Final = 11
RIM: Final = NEAREST + RING * FARTHEST + 16
PAPER, DARK = theme.mix(theme.IVORY, theme.WOOD, 0.22), theme.mix(theme.INK, LOOK.base, 0.45)
BLACK: Final = (3, 7, 11)
"""The black rings of a kasumi-mato, by distance."""
CELL: Final = 17
"""Width of a number in the pile by suit, px."""
ROW: Final = 30


def radius(away: int, scale: float = 1) -> float:
    """How far from the middle a card of that distance lies, px."""
    return (NEAREST + RING * away) * scale


def rings(canvas: Canvas, x: float, y: float, scale: float = 1, marked: int = -1) -> None:
    """The target with its middle at x, y; the ring of the distance ``marked`` in mint."""
    board = _board(scale)
    canvas.sprite(board, x - board.width / 2, y - board.height / 2)
    if marked >= 0:
        outer = round(radius(marked, scale) + RING * scale / 2)
        canvas.outline(x - outer, y - outer, 2 * outer, 2 * outer, outer, round(RING * scale), theme.MINT)


@lru_cache(maxsize=2)
def _board(scale: float) -> Sprite:
    """The rings without a mark, drawn large and reduced."""
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
    """The point so far from x, y; 0 is to the right, 90 below."""
    return x + away * cos(radians(degrees)), y + away * sin(radians(degrees))


def targets(won: Sequence[int], width: int, room: float) -> Paint:
    """Targets won, side by side or one over the other's edge, with every number to be seen."""
    step = min(width + 6.0, (room - width) / max(1, len(won) - 1))

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, c in enumerate(won):
            canvas.sprite(small_face(c)(width), x + k * step, y)

    return Paint(width + step * (len(won) - 1) if won else 0, mini_height(width), draw)


def by_suit(cards: Iterable[int]) -> Paint:
    """Which cards lie on the pile: six suits, each with its thirteen numbers from the ace to the king."""
    lying, half = set(cards), ROW + 10 + CELL * PER_SUIT

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for suit, name in enumerate(SUITS):
            left, top = x + suit % 2 * (half + 26), y + 22 + suit // 2 * ROW
            canvas.disc(left + ROW / 2 - 2, top + ROW / 2, ROW - 4, theme.IVORY)
            canvas.shape(name, left + ROW / 2 - 2, top + ROW / 2, 17, theme.SUIT_COLOUR[name])
            for rank in range(PER_SUIT):
                there = suit * PER_SUIT + rank in lying
                fill = theme.IVORY if there else theme.mix(LOOK.panel, LOOK.line, 0.5)
                canvas.box(left + ROW + 6 + rank * CELL, top + 5, CELL - 3, ROW - 10, 4, fill)
        for column in range(2):
            for rank in (0, PER_SUIT // 2, PER_SUIT - 1):
                at = x + column * (half + 26) + ROW + 6 + rank * CELL + (CELL - 3) / 2
                canvas.text(at, y + 10, RANKS[rank], size=20, colour=LOOK.quiet, align="m")

    return Paint(2 * half + 26, 22 + 3 * ROW, draw)
