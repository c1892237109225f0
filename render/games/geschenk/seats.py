"""Players of No Thanks! round the glass: a plaque each, and below it their cards as tags, one per run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.games.geschenk.terms import HIGHEST, LOWEST, spans
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box, fit, ring
from render.kit.drawing.text import BOLD
from render.kit.layout import Ink, Large, Node, Paint
from render.kit.plaque import Plaque, seat_tray

Runs = tuple[tuple[int, int], ...]
"""The lowest and highest card of each run."""
SIZES: Final = (60, 54, 48, 44, 38, 34, 30, 26, 24, 22, 20, 18, 16, 14)
"""Type on tags; the last three only if one player of many owns nearly everything."""
TABLE: Final = Box(14, 74, theme.WIDTH - 28, 684)
_LARGE: Final = 44
"""Type on tags in large print."""
SIDE: Final = 308
"""Width of a seat's place."""
PLAQUE: Final = {2: 142, 3: 104, 4: 84}
"""Height of a plaque by the number at a side."""
_BOTH: Final = 5
"""From this number on the seats of both sides take the whole height."""


def _tall(size: int) -> int:
    """Return the height of a tag; the smallest type is set tight."""
    return round(size * (1.26 if size > 20 else 1.15 if size > 14 else 1.08))


def _pad(size: int) -> int:
    """Return the room at either side of a number."""
    return round(size * 0.22) if size > 20 else 3


def _widths(span: tuple[int, int], size: int) -> tuple[int, int]:
    """Return the width of the part that counts (the lowest card), and of the rest of the run."""
    low, high = span
    head = round(text.width(str(low), BOLD, size)) + 2 * _pad(size)
    tail = round(text.width(f"–{high}", BOLD, size)) + round(1.5 * _pad(size)) if high > low else 0
    return head, tail


@lru_cache(maxsize=2048)
def _spots(runs: Runs, width: float, size: int) -> tuple[tuple[int, int], ...]:
    """Return the offset of each run when tags of this type size wrap."""
    gap = max(3, round(size * 0.16)) if size > 20 else 2
    x = y = 0
    spots = []
    for span in runs:
        wide = sum(_widths(span, size))
        if x and x + wide > width:
            x, y = 0, y + _tall(size) + gap
        spots.append((x, y))
        x += wide + gap
    return tuple(spots)


def size_for(hands: Sequence[Sequence[int]], width: float, height: float, most: int = SIZES[0]) -> int:
    """Return the largest type at which the runs of every hand fit into a box of this size."""
    all_runs = [runs for held in hands if (runs := tuple(spans(held)))]

    def fits(size: int) -> bool:
        return all(_spots(runs, width, size)[-1][1] + _tall(size) <= height for runs in all_runs)

    return fit((size for size in SIZES if size <= most), fits)


def draw_runs(canvas: Canvas, box: Box, held: Sequence[int], size: int, mark: int = 0) -> None:
    """Draw the cards as tags, one per run, in the middle of the height of the box.

    The lowest card of a run, which counts, is in its colour, the rest is quiet.  ``mark`` outlines the run that holds
    this card.
    """
    runs = tuple(spans(held))
    if not runs:
        return
    spots = _spots(runs, box.width, size)
    tall, corner = _tall(size), max(5, round(size * 0.2))
    down = round(box.y + (box.height - spots[-1][1] - tall) / 2)
    for span, (dx, dy) in zip(runs, spots, strict=True):
        x, y = box.x + dx, down + dy
        head, tail = _widths(span, size)
        if span[0] <= mark <= span[1]:
            canvas.box(x - 4, y - 4, head + tail + 8, tall + 8, corner + 4, theme.MINT)
        if tail:
            canvas.box(x, y, head + tail, tall, corner, canvas.look.mat_line)
            canvas.text(x + head + round(_pad(size) * 0.5), y + tall / 2, f"–{span[1]}", size=size, role="tag")
        colour = theme.heat((span[0] - LOWEST) / (HIGHEST - LOWEST))
        canvas.box(x, y, head, tall, corner, colour)
        canvas.text(x + head / 2, y + tall / 2, str(span[0]), size=size, colour=theme.IVORY, align="m", role="tag")


class Tags(Node):
    """Cards as tags in a part of given size."""

    def __init__(self, held: Sequence[int], width: int, height: int, most: int) -> None:
        self.held, self.most = held, most
        self.want, self.least, self.height, self.grow = width, 40, height, 1

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw in the largest type that fits."""
        size = size_for([self.held], width, self.height, self.most)
        draw_runs(canvas, Box(round(x), round(y), width, self.height), self.held, size)


def large_tags(held: Sequence[int], mark: int) -> Large:
    """Return the function that makes the cards as tags in large print."""

    def made(width: float) -> Node:
        runs = tuple(spans(held))
        high = _spots(runs, width, _LARGE)[-1][1] + _tall(_LARGE) + 8 if runs else 0
        return Paint(width, high, lambda c, x, y, w, h: draw_runs(c, Box(x + 4, y, w - 4, h), held, _LARGE, mark))

    return made


def draw_seats(canvas: Canvas, plaques: Sequence[Plaque], hands: Sequence[Sequence[int]], mark: int) -> None:
    """Draw every player's plaque, and on the tray below it the cards, as large as they fit, or an empty place.

    ``mark`` outlines the run that holds this card.
    """
    seats = len(plaques)
    places = ring(seats, TABLE, SIDE, even=seats < _BOTH).seats
    for at, one, held in zip(places, plaques, hands, strict=True):
        count = sum(there.x == at.x for there in places)
        tray = seat_tray(canvas, at, one, PLAQUE[count if seats >= _BOTH else seats - seats // 2])
        size = size_for([held or [HIGHEST]], *tray[2:])
        draw_runs(canvas, tray, held, size, mark)
        if not held:
            wide, tall = _widths((HIGHEST, HIGHEST), size)[0], _tall(size)
            canvas.outline(tray.x, tray.middle[1] - tall / 2, wide, tall, 10, 3, canvas.look.mat_line, dash=8)
