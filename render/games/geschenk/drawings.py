"""The drawings of No Thanks!: the glass with the chips, the players round it with their cards, and the cover."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.games.geschenk.terms import CHIPS, HIGHEST, LOWEST, spans
from render.games.geschenk import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over, lights
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box, fit, ring
from render.kit.drawing.ink import stamp
from render.kit.drawing.kept import kept
from render.kit.drawing.look import Look
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import SCALE, Sprite, stroke_mask
from render.kit.drawing.text import BOLD
from render.kit.layout import Ink, Large, Node, Paint
from render.kit.pieces import cards
from render.kit.pieces.chips import STRIPES, chip_side, glass
from render.kit.plaque import Plaque, seat_tray

RIM, FLOOR, HEIGHT = 330, 278, 500
"""Size of the glass in pixels."""
FEW: Final = max(seats * chips for seats, chips in CHIPS.items())
"""The maximum number of chips with the usual number each; with more chips the rows get more and flatter."""
DROP: Final = 92
"""How far above its place the falling newest chip is."""
CEILING: Final = 26
"""The newest chip is never higher than this above a full glass (pixels from the sprites' corner)."""
MOODS: Final = (5, 11, 20)
"""The last pot of each mood except the warmest."""
WARM: Final = ("#344E39", "#664B30", "#804E0D")
"""The table round the glass, one step warmer with each mood after the first; colours of the palette of pictures."""
_USUAL: Final = 3
"""Columns of chips in the glass; more if there are more chips than FEW."""
_LINE: Final = 4
"""Width of trails and rays of light, px."""
_SCALE: Final = 6
"""The number of chips per mark on the wall of the glass; more if there are more chips."""
_CELLS: Final = (66, 58, 50, 44, 38, 34, 28, 24, 22, 20, 18, 16)
_LEAST_NOTES: Final = 150
"""The minimum width of the panel of notes, px."""
_FREE: Final = 1
"""What is free above and below the cards of a player, px."""
_FOOT: Final = 26
"""Height of the line of seat numbers, px."""
_LYING: Final = 0.62
"""Size of the glass on its side."""

Runs = tuple[tuple[int, int], ...]
"""The lowest and highest card of each run."""
SIZES: Final = (60, 57, 54, 51, 48, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14)
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

_COVER: Final = ("#7A2E4F", "#A04468", "#B9587A")
_CLEAR: Final = "#F1FBFA"
"""Colours of the cover: its light from the outside in, and the edges of the glass."""
_STACK: Final = (0, 1, 3)
"""The seats of the chips in the glass of the cover, from the floor."""


def mood(pot: int) -> int:
    """Return how full the glass feels, 0 to 3; from the public pot alone."""
    return sum(pot > last for last in MOODS)


def ground(look: Look, pot: int) -> str:
    """Return the colour of the table round the glass."""
    return (look.mat, *WARM)[mood(pot)]


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a chip: its middle, and its tilt in degrees."""

    x: int
    y: int
    tilt: int


@dataclass(frozen=True, slots=True)
class Grid:
    """How many chips are in a row, in how many rows, and how large they are (pixels)."""

    columns: int
    rows: int
    width: int
    height: int
    step: int


def grid(total: int) -> Grid:
    """Return the grid for a table with ``total`` chips in all; fixed for the whole match."""
    columns, width, height = (_USUAL, 86, 42) if total <= FEW else (5, 51, 27)
    rows = -(-max(total, 1) // columns)
    return Grid(columns, rows, width, height, min(30, (HEIGHT - 30 - height) // rows))


def _roll(*what: object) -> bytes:
    return hashlib.sha256("|".join(map(str, what)).encode()).digest()


@lru_cache(maxsize=256)
def places(match: str, serial: int, total: int) -> tuple[Spot, ...]:
    """Return the places of chips 1 to ``total`` for card number ``serial`` of the match."""
    g = grid(total)
    vessel = glass(RIM, FLOOR, HEIGHT)
    out: list[Spot] = []
    for row in range(g.rows):
        order = sorted(range(g.columns), key=lambda c: _roll(match, serial, "row", row, c))
        for column in order:
            k = len(out) + 1
            dice = _roll(match, serial, "chip", k)
            y = vessel.floor - g.height // 2 - row * g.step - dice[1] % 3
            free = vessel.inner_width(y + g.height / 2) - g.width - 4
            x = vessel.middle - free / 2 + free * column / (g.columns - 1)
            shift = dice[0] % 7 - 3
            if column in (0, g.columns - 1):
                shift = abs(shift) if column == 0 else -abs(shift)
            out.append(Spot(round(x) + shift, y, dice[2] % 7 - 3))
    return tuple(out[:total])


@kept
def chip(seat: int, width: int, height: int, tilt: int = 0) -> Sprite:
    """Return a chip seen a little from above: face, and the striped edge of its seat."""
    if not tilt:
        return Sprite(_large_chip(seat, width, height).reduce(SCALE), width, height, says=f"chip {seat + 1}")
    # Turning costs by area: it is done at half size, where the difference is invisible.
    half = _large_chip(seat, width, height).reduce(SCALE // 2)
    turned = half.rotate(tilt, Image.Resampling.BICUBIC, expand=True)
    small = turned.crop((0, 0, turned.width // 2 * 2, turned.height // 2 * 2)).reduce(2)
    return Sprite(small, small.width, small.height, says=f"chip {seat + 1}")


@kept
def _large_chip(seat: int, width: int, height: int) -> Image.Image:
    """Return a chip SCALE times larger."""
    w, h = width * SCALE, height * SCALE
    colour = theme.SEAT_COLOUR[seat]
    face = round(h * 0.62)
    edge = h - face
    shade = theme.mix(colour, theme.INK, 0.35)
    body = Image.new("RGB", (w, h), shade)
    pen = ImageDraw.Draw(body)
    half = 0.2 / max(2, len(STRIPES[seat]))
    for middle in STRIPES[seat]:
        pen.rectangle(((middle - half) * w, 0, (middle + half) * w, h), fill=theme.IVORY)
    if not STRIPES[seat]:
        for lift in range(edge):
            if 0.3 < lift / edge < 0.7:
                pen.arc((0, lift, w - 1, lift + face), 0, 180, fill=theme.INK, width=2)
    pen.ellipse((0, 0, w - 1, face), fill=colour)
    wide, high, line = round(w * 0.16), round(face * 0.2), max(2, round(w * 0.03))
    pen.ellipse((wide, high, w - wide, face - high), outline=theme.mix(colour, theme.INK, 0.45), width=line)
    pen.arc((0, 0, w - 1, face), 0, 360, fill=theme.mix(colour, theme.INK, 0.55), width=SCALE)
    mask = Image.new("L", (w, h), 0)
    cut = ImageDraw.Draw(mask)
    cut.ellipse((0, 0, w - 1, face), fill=255)
    cut.rectangle((0, face // 2, w - 1, face // 2 + edge - 1), fill=255)
    cut.ellipse((0, edge - 1, w - 1, h - 1), fill=255)
    body.putalpha(mask)
    return body


def _put(canvas: Canvas, seat: int, spot: Spot, g: Grid, x: float, y: float, tilt: int | None = None) -> None:
    if g.columns > _USUAL:  # so many chips from above would make the file too large to send
        piece = chip_side(seat, g.width, g.step - 1)
    else:
        piece = chip(seat, g.width, g.height, spot.tilt if tilt is None else tilt)
    canvas.sprite(piece, x + spot.x - piece.width / 2, y + spot.y - piece.height / 2)


def _stroke(canvas: Canvas, x: int, y: int, a: tuple[float, float], b: tuple[float, float], colour: str) -> None:
    """Draw a line from a to b, pixels from x, y."""
    left, top = round(min(a[0], b[0]) - _LINE), round(min(a[1], b[1]) - _LINE)
    wide, tall = (round(abs(a[k] - b[k]) + 2 * _LINE) + 2 for k in (0, 1))
    mask = stroke_mask(wide, tall, ((a[0] - left, a[1] - top), (b[0] - left, b[1] - top)), _LINE)
    stamp(canvas.image, colour, x + left, y + top, mask)


@dataclass(frozen=True, slots=True)
class Filling:
    """The content of the glass: the payer of each chip, in order; the number of chips of the table; the card's number.

    ``falling``: the last chip is still in the air.
    """

    notes: Sequence[int]
    total: int
    match: str
    serial: int
    falling: bool = True


def draw_glass(canvas: Canvas, x: int, y: int, filling: Filling) -> None:
    """Draw the glass with its sprites' corner at x, y, and everything in it."""
    vessel, g = glass(RIM, FLOOR, HEIGHT), grid(filling.total)
    spots = places(filling.match, filling.serial, filling.total)
    flying = filling.falling and bool(filling.notes)
    landed = len(filling.notes) - flying
    canvas.sprite(vessel.behind, x, y)
    for seat, spot in zip(filling.notes[:landed], spots, strict=False):
        _put(canvas, seat, spot, g, x, y)
    if flying:
        _splash(canvas, x, y, spots[landed - 1] if landed else None, g)
    canvas.sprite(vessel.front, x, y)
    if flying:
        spot = spots[landed]
        air = Spot(spot.x, max(CEILING, spot.y - DROP), spot.tilt)
        top = air.y - g.height / 2 - 10
        for side, length in ((-0.32, 34), (0.0, 52), (0.32, 34)):
            at = air.x + side * g.width
            end = max(top - length, -16.0)
            if end < top - 4:
                _stroke(canvas, x, y, (at, top), (at, end), theme.mix(canvas.look.mat, theme.CREAM, 0.7))
        _put(canvas, filling.notes[-1], air, g, x, y, 16 if spot.tilt >= 0 else -16)


def _splash(canvas: Canvas, x: int, y: int, spot: Spot | None, g: Grid) -> None:
    """Draw short rays of light from the chip that landed last (from the floor if the glass was empty)."""
    vessel = glass(RIM, FLOOR, HEIGHT)
    at = spot or Spot(vessel.middle, vessel.floor, 0)
    top = at.y - g.height * 0.5 + 4 if spot else at.y - 4
    for dx, dy in ((-0.62, -0.18), (-0.36, -0.42), (0.0, -0.52), (0.36, -0.42), (0.62, -0.18)):
        a = (at.x + dx * g.width, top + dy * 22)
        b = (at.x + dx * g.width * 1.4, top + dy * 22 + dy * 30)
        _stroke(canvas, x, y, a, b, theme.CREAM)


def draw_scale(canvas: Canvas, x: int, y: int, total: int) -> None:
    """Draw marks at the right wall: the heights of chip counts, and the brim, for all chips, in mint."""
    vessel, g = glass(RIM, FLOOR, HEIGHT), grid(total)
    every = _SCALE if total <= FEW else 3 * g.columns
    for count in (*range(every, total - every // 2, every), total):
        level = _surface(count, total)
        wall = x + vessel.middle + vessel.inner_width(level) / 2 + 5
        colour = theme.MINT if count == total else canvas.look.quiet
        if count == total:
            wide = round(vessel.inner_width(level))
            for k in range(0, wide - 12, 24):
                canvas.box(x + vessel.middle - wide / 2 + k, y + level - 2, 13, 4, 2, colour)
        canvas.box(wall, y + level - 2, 10, 4, 2, colour)
        canvas.text(wall + 13, y + level, str(count), size=22 if total < 100 else 20, colour=colour, role="scale")


def wall_at(x: int, y: int, chips: int, total: int) -> tuple[float, float]:
    """Return the left wall of the glass, at the height of this many chips."""
    vessel, at = glass(RIM, FLOOR, HEIGHT), _surface(chips, total)
    return x + vessel.middle - vessel.inner_width(at) / 2 - 6, y + at


def _surface(chips: int, total: int) -> int:
    """Return the height of this many chips, px from the sprites' corner."""
    g = grid(total)
    return glass(RIM, FLOOR, HEIGHT).floor - -(-chips // g.columns) * g.step - g.height // 3


def _notes_size(count: int, width: float, height: int, seats: int) -> tuple[int, int, int]:
    """Return the height of the panel for this many notes, at most ``height`` px; size of a note, notes in a line.

    A line holds whole rounds of the table, so that a column always belongs to one seat.
    """

    def panel(cell: int) -> tuple[int, int, int]:
        per_line = max(seats, int(width - 16) // cell // seats * seats)
        lines = -(-count // per_line)
        return round(lines * cell * 1.14) + _FOOT + 10, cell, per_line

    return fit(map(panel, _CELLS), lambda sizes: sizes[0] <= height)


def draw_notes(
    canvas: Canvas, x: float, low: float, width: float, height: int, notes: Sequence[int], seats: int
) -> None:
    """Draw one note per chip in its payer's colour, in order, with the seat numbers below, in a panel that ends at
    ``low``.

    The panel is as large as it must be; lines wrap and shrink until everything fits (105 notes in 500 x 112).
    """
    high, cell, per_line = _notes_size(len(notes), width, height, seats)
    top, used = low - high, min(len(notes), per_line)
    wide = min(width, max(_LEAST_NOTES, used * cell + 60))
    canvas.slab(x + (width - wide) / 2, top, wide, high, radius=18, depth=0)
    left, step = x + (width - used * cell) / 2, cell * 1.14
    for k, seat in enumerate(notes):
        line, column = divmod(k, per_line)
        middle = left + (column + 0.5) * cell
        canvas.shape("note", middle, top + 5 + (line + 0.5) * step, cell, theme.SEAT_COLOUR[seat])
    for column in range(used):
        middle = left + (column + 0.5) * cell
        canvas.text(middle, low - 5 - _FOOT / 2, str(notes[column] + 1), size=min(26, max(20, cell)), align="m")


@kept
def _lying(to_left: bool, behind: bool) -> Sprite:
    vessel = glass(RIM, FLOOR, HEIGHT)
    whole = (vessel.behind if behind else vessel.front).image
    small = whole.resize((round(whole.width * _LYING), round(whole.height * _LYING)), Image.Resampling.LANCZOS)
    turned = small.rotate(96 if to_left else -96, Image.Resampling.BICUBIC, expand=True)
    return Sprite(turned, turned.width, turned.height)


def draw_tipped(
    canvas: Canvas, x: float, low: float, width: float, chips: Sequence[int], to_left: bool, match: str, serial: int
) -> None:
    """Draw the glass on its side upon ``low``, and its chips running to the left or right end of ``width``.

    ``chips`` are the seats that had paid them.
    """
    back, front = _lying(to_left, True), _lying(to_left, False)
    at, y = x + width - back.width + 10 if to_left else x - 10, low - back.height + 4
    canvas.sprite(back, at, y)
    inside = at + back.width * (0.55 if to_left else 0.45)
    end = x + 40 if to_left else x + width - 40
    size = 78 if len(chips) <= 9 else 64 if len(chips) <= 21 else 50
    run = []
    for k, seat in enumerate(chips):
        dice = _roll(match, serial, "flow", k)
        part = min(max((k + 0.5) / len(chips) + (dice[0] / 255 - 0.5) * 0.16, 0.0), 1.0)
        spread = 8 + 26 * part + min(34, len(chips))
        run.append((dice[1] / 255 * 2 * spread - spread, part, seat, dice[2] % 31 - 15))
    for off, part, seat, tilt in sorted(run):
        piece = chip(seat, size, round(size * 0.56), tilt)
        across = inside + (end - inside) * part
        down = low - 62 - (1 - part) * 14 + off * 0.7
        canvas.sprite(piece, across - piece.width / 2, min(down, low - piece.height / 2) - piece.height / 2)
    canvas.sprite(front, at, y)


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
        tray = seat_tray(canvas, at, one, PLAQUE[count if seats >= _BOTH else seats - seats // 2]).inset(0, _FREE)
        size = size_for([held or [HIGHEST]], *tray[2:])
        draw_runs(canvas, tray, held, size, mark)
        if not held:
            wide, tall = _widths((HIGHEST, HIGHEST), size)[0], _tall(size)
            canvas.outline(tray.x, tray.middle[1] - tall / 2, wide, tall, 10, 3, canvas.look.mat_line, dash=8)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a card, and before it a glass with large chips, one in the air, in a warm light."""
    size = canvas.image.width
    lights(canvas, _COVER, 340, 250)
    canvas.card(cards.number(26, 258), 128, 236, 9)
    inside, outside = Pen(size, size), Pen(size, size)
    inside.shape([(45, 24), (99, 24), (96, 95), (48, 95)], theme.mix(_COVER[1], _CLEAR, 0.3))
    lay_over(canvas, inside)
    for k, seat in enumerate(_STACK):
        canvas.sprite(chip(seat, 206, 112), 267, 376 - 78 * k)
    canvas.sprite(chip(2, 150, 84, -14), 292, 14)
    for edge, foot in ((45, 48), (99, 96)):
        outside.line([(edge, 24), (foot, 95)], 1.9, _CLEAR)
    outside.line([(48, 95), (96, 95)], 3, _CLEAR)
    outside.line([(45, 24), (99, 24)], 1.5, _CLEAR)
    outside.line([(51, 34), (52, 60)], 1.6, _CLEAR)
    lay_over(canvas, outside)
