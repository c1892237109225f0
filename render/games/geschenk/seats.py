"""Players of No Thanks! and their cards: runs as tags, a panel per seat, the places round the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.games.geschenk.terms import HIGHEST, LOWEST, spans
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.text import BOLD

SIZES: Final = (44, 38, 34, 30, 26, 24, 22, 20, 18)
TOP, BOTTOM = 84, 752
SIDE: Final = 332
"""Width of a seat's panel."""


@dataclass(frozen=True, slots=True)
class Box:
    """A place on the canvas, pixels."""

    x: int
    y: int
    width: int
    height: int


def heat(card: int) -> str:
    """The colour of a number, cool to hot."""
    return theme.heat((card - LOWEST) / (HIGHEST - LOWEST))


def _tall(size: int) -> int:
    """Height of a tag; the smallest type is set tight."""
    return round(size * (1.26 if size > 20 else 1.15))


def _pad(size: int) -> int:
    return round(size * 0.22) if size > 20 else 3


def _rest(high: int, size: int) -> str:
    """What is written behind the lowest card of a run."""
    return f"–{high}" if size > 20 else f"-{high}"


def _widths(span: tuple[int, int], size: int) -> tuple[int, int]:
    """Width of the part that counts (the lowest card), and of the rest of the run."""
    low, high = span
    head = round(text.width(str(low), BOLD, size)) + 2 * _pad(size)
    tail = round(text.width(_rest(high, size), BOLD, size)) + round(1.5 * _pad(size)) if high > low else 0
    return head, tail


@lru_cache(maxsize=512)
def _layout(
    runs: tuple[tuple[int, int], ...], width: int, height: int, sizes: tuple[int, ...]
) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The largest size at which all runs fit, and each run's offset; the smallest size if none does."""
    for size in sizes:
        gap = max(3, round(size * 0.16)) if size > 20 else 2
        tall = _tall(size)
        x = y = 0
        spots = []
        for span in runs:
            wide = sum(_widths(span, size))
            if x and x + wide > width:
                x, y = 0, y + tall + gap
            spots.append((x, y))
            x += wide + gap
        if y + tall <= height:
            break
    return size, tuple(spots)


def draw_runs(
    canvas: Canvas,
    box: Box,
    cards: Sequence[int],
    *,
    most: int = 44,
    mark: int = 0,
    middle: bool = False,
) -> None:
    """The cards as tags, one per run: the lowest card, which counts, in its colour, the rest quiet.

    The largest type that fits is used (``most`` at most). ``mark`` outlines the run that holds this card;
    ``middle`` centres the lines in the height of the box.
    """
    runs = tuple(spans(cards))
    if not runs:
        return
    size, spots = _layout(runs, box.width, box.height, tuple(s for s in SIZES if s <= most))
    tall = _tall(size)
    corner = max(5, round(size * 0.2))
    down = (box.height - spots[-1][1] - tall) // 2 if middle else 0
    for span, (dx, dy) in zip(runs, spots, strict=True):
        x, y = box.x + dx, box.y + dy + down
        head, tail = _widths(span, size)
        if tail:
            canvas.box(x, y, head + tail, tall, corner, theme.MAT_LINE)
            line = _rest(span[1], size)
            canvas.text(x + head + round(_pad(size) * 0.5), y + tall / 2, line, size=size, colour=theme.CREAM)
        canvas.box(x, y, head, tall, corner, heat(span[0]))
        canvas.text(x + head / 2, y + tall / 2, str(span[0]), size=size, colour=theme.IVORY, align="m")
        if span[0] <= mark <= span[1]:
            canvas.outline(x - 4, y - 4, head + tail + 8, tall + 8, corner + 4, 4, theme.MINT)


@dataclass(frozen=True, slots=True)
class Seat:
    """What a seat's panel shows. ``chips`` only where they are public; ``total`` of earlier games, if any."""

    seat: int
    name: str
    cards: tuple[int, ...]
    cost: str
    unit: str
    turn: str = ""
    mark: int = 0
    chips: int | None = None
    total: str = ""
    none: str = ""


def places(seats: int) -> list[Box]:
    """Panels by seat: from the lower left corner clockwise round the table."""
    left = seats // 2
    rows = max(left, seats - left)
    gap = 12
    tall = min(216, (BOTTOM - TOP - gap * (rows - 1)) // rows)
    out = []
    for seat in range(seats):
        count = left if seat < left else seats - left
        at = left - 1 - seat if seat < left else seat - left
        spare = (BOTTOM - TOP - count * tall) // (count + 1) if count < rows or rows == 2 else 0
        y = TOP + spare + at * (tall + (spare or gap))
        out.append(Box(16 if seat < left else theme.WIDTH - 16 - SIDE, y, SIDE, tall))
    return out


def draw_seat(canvas: Canvas, box: Box, who: Seat) -> None:
    """A panel on the felt: who it is, a fist of constant size for the chips, the cards taken and their cost."""
    canvas.paste(_panel(box.width, box.height, box.y % 2, who), box.x, box.y - box.y % 2)


@lru_cache(maxsize=64)
def _panel(w: int, h: int, y: int, who: Seat) -> Canvas:
    """The panel of a seat, kept: from one move to the next hardly any changes.

    ``y`` is 1 for a panel that will stand at an odd height, so that halves of pixels round as they would there.
    """
    canvas = Canvas(y + h, w)
    head = 56
    canvas.panel(0, y, w, h)
    if who.turn:
        canvas.box(0, y, w, head + 16, 20, theme.GOLD)
        canvas.box(0, y + head, w, 18, 0, theme.PANEL)
        canvas.outline(0, y, w, h, 20, 5, theme.GOLD)
    front = theme.INK if who.turn else theme.CREAM
    line = y + 29
    canvas.avatar(34, line + 1, 44, who.name, who.seat, turn=bool(who.turn), team=str(who.seat + 1))
    end = w - 14
    if who.turn:
        end -= 12 + canvas.badge(
            end, line - 20, who.turn, size=28, height=40, fill=theme.INK, colour=theme.GOLD, align="r"
        )
    left = 68
    name = text.name(who.name)
    canvas.text(left, line, name, size=34, colour=front, room=end - left, least=theme.NAME_MIN)
    _purse(canvas, w - 116, y + head, 106, h - head, who)
    if who.cards:
        inner = Box(14, y + head + 4, w - 14 - 116, h - head - 8)
        draw_runs(canvas, inner, who.cards, mark=who.mark)
    else:
        canvas.text(20, y + head + 26, who.none, size=28, colour=theme.QUIET)
    return canvas


def _purse(canvas: Canvas, x: int, y: int, width: int, height: int, who: Seat) -> None:
    """At the right of a panel: the cost of the cards, and the fist."""
    right = x + width - 2
    used = canvas.text(right, y + 27, who.unit, size=24, colour=theme.QUIET, align="r")
    canvas.text(right - used - 5, y + 25, who.cost, size=40, align="r", room=width - used - 5, least=28)
    low = y + height - 30
    if who.chips is None:
        canvas.shape("fist", right - 24, low, 46, theme.SEAT_COLOUR[who.seat])
    else:
        used = canvas.text(right, low, str(who.chips), size=34, align="r")
        canvas.shape("fist", right - used - 28, low, 42, theme.SEAT_COLOUR[who.seat])
    if who.total and height >= 140:
        canvas.text(right, y + 66, who.total, size=26, colour=theme.QUIET, align="r", room=width)
