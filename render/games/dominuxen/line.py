"""Lines of Dominuxen: sets as rows of tiles on the deck of a boat, older ones as its cargo if a line grows long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from engine.core.tiles import other
from engine.games.dominuxen.terms import Set
from locales import Words
from render.games.dominuxen import LOOK
from render.games.dominuxen.narration import set_label
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.ink import lay
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Node, Picture, Row, Text
from render.kit.pieces.tiles import corner, number_chip, tile, tile_back
from render.large.parts import Flow, chip

GAP: Final = 20
"""Gap between two sets."""
JOIN: Final = 2
"""Gap between two tiles of a set."""
PILL: Final = 94
"""Width of an older set as cargo."""
CRATE: Final = 42
"""Width of the number of such a set."""
_HULL, _KEEL, _RAIL = "#C92F4A", "#8E2036", "#DFF6F2"
_BOW: Final = 16
"""How far the bow of a boat rises over its deck, px."""
LIFT: Final = 4
"""How far the newest set of all is raised, px."""
LABEL: Final = 34
"""Height of the label below a set; it hides the last 6 px of its tiles."""
_PEEP: Final = 10
"""The least part of a back below another, px."""
_SAIL: Final = 110
"""The least height of sails, px."""
_PILL_STEP: Final = 46


@dataclass(frozen=True, slots=True)
class Track:
    """The place of a line, px: corner, room, height, and the width of its tiles if there is room."""

    x: float
    y: float
    room: float
    height: float
    width: int

    @property
    def rows(self) -> int:
        """Return how many pills fit above each other."""
        return max(1, int((self.height - LABEL + 6) // _PILL_STEP))

    @property
    def deck(self) -> float:
        """Return the y on which the tiles stand; their labels are below it."""
        return self.y + self.height - LABEL + 6


@dataclass(frozen=True, slots=True)
class Plan:
    """How to show a line: ``hidden`` oldest sets as a number, ``told`` ones as pills, the others as tiles.

    The tiles of the newest set are ``width`` wide and are in ``rows``.
    """

    hidden: int
    told: int
    width: int
    rows: int = 1


def set_width(count: int, width: int) -> int:
    """Return the room for a set of ``count`` tiles and its label."""
    return max(count * (width + JOIN) - JOIN, width + 36)


def plan(counts: Sequence[int], track: Track) -> Plan:
    """Return a plan with as many of the newest sets in tiles as leave room for older ones as pills; ``counts``: tiles
    by set."""
    for told in range(len(counts)):
        used = _pills_width(told, track) + sum(set_width(n, track.width) + GAP for n in counts[told:]) - GAP
        if used <= track.room:
            return Plan(0, told, track.width)
    if not counts:
        return Plan(0, 0, track.width)
    older = len(counts) - 1
    columns = min(-(-older // track.rows), 2 if track.room > 500 else 1)
    told = min(older, columns * track.rows)
    told -= told < older
    room = track.room - _pills_width(columns * track.rows, track)
    fitting = [(_fitting(counts[-1], rows, room, track), -rows) for rows in (1, 2)]
    width, rows = max(fitting)
    return Plan(older - told, told, width, -rows)


def _pills_width(count: int, track: Track) -> int:
    return -(-count // track.rows) * (PILL + 6) + (GAP - 6 if count else 0)


def _fitting(count: int, rows: int, room: float, track: Track) -> int:
    """Return the width of the tiles of a set in this many rows."""
    across = (room + JOIN) // -(-count // rows) - JOIN
    down = (track.height - LABEL + 6 - JOIN * (rows - 1)) // (2 * rows)
    return int(min(track.width, across, down))


def whole(line: Sequence[Set], track: Track) -> bool:
    """True if all sets of a line have room as tiles of the usual width, with their labels."""
    return plan([len(played) - 2 for played in line], track) == Plan(0, 0, track.width)


def draw_line(canvas: Canvas, track: Track, line: Sequence[Set], words: Words, mark: str = "last") -> float:
    """Draw a line, and return its width; ``mark`` is that of its newest set (``draw_set``)."""
    deck = track.deck
    if not line:
        wide, radius = track.width, corner(track.width)
        canvas.outline(track.x, deck - 2 * wide, wide, 2 * wide, radius, 3, canvas.look.mat_line, dash=8)
        return wide
    shown = plan([len(played) - 2 for played in line], track)
    x, cargo = track.x, line[shown.hidden : shown.hidden + shown.told]
    count = len(cargo) + (shown.hidden > 0)
    per = -(-count // max(1, -(-count // track.rows)))
    for k in range(count):
        column, row = divmod(k, per)
        left = x + column * (PILL + 6)
        y = deck - (min(per, count - column * per) - row) * _PILL_STEP
        if shown.hidden and not k:
            more = words("dominuxen-more", count=str(shown.hidden))
            canvas.pill(left, y, PILL, LABEL + 4, more, size=28, line=canvas.look.line)
        else:
            _crate(canvas, left, y, cargo[k - (shown.hidden > 0)])
    x += _pills_width(count, track)
    rest = line[shown.hidden + shown.told :]
    for played in rest[:-1]:
        x += draw_set(canvas, x, deck - _tall(track.width), track.width, played) + GAP
    top = deck - _tall(shown.width, shown.rows)
    return x + draw_set(canvas, x, top, shown.width, rest[-1], mark, shown.rows) - track.x


def _tall(width: int, rows: int = 1) -> int:
    """Return the height of a set in this many rows."""
    return rows * (2 * width + JOIN) - JOIN


def _crate(canvas: Canvas, x: float, y: float, played: Set) -> None:
    """Draw an older set as cargo: its number as half a tile, and how many tiles it has."""
    number, size, *_ = played
    canvas.sprite(number_chip(number, CRATE), x, y)
    canvas.text(x + CRATE + 8, y + CRATE / 2, f"×{size}", size=30, room=PILL - CRATE - 8)


def moor(canvas: Canvas, box: Box, seat: int) -> None:
    """Draw the boat of a seat: its deck is above the labels that lie over ``box``, the foot of the tray."""
    high = round(box.height) + LABEL - 4 + _BOW
    lay(canvas.image, _boat(round(box.width), high, seat), round(box.x), round(box.bottom - high))


@kept
def _boat(width: int, height: int, seat: int) -> Image.Image:
    """Return a boat from the side, its bow at the left, in waves of the seat's colour. Do not draw into it."""
    pen, k = Pen(width, height), 100 / width
    foot = height * k
    rail, bow = _BOW * k, 26 * k
    pen.shape([(0, 0), (bow, rail), (99, rail), (100 - 12 * k, foot), (42 * k, foot), (14 * k, foot * 0.6)], _HULL)
    pen.shape([(26 * k, foot * 0.78), (100 - 9 * k, foot * 0.78), (100 - 12 * k, foot), (42 * k, foot)], _KEEL)
    pen.line([(1.5 * k, 1.5 * k), (bow, rail + 2 * k), (99, rail + 2 * k)], 5 * k, _RAIL)
    wave = theme.mix(theme.SEAT_COLOUR[seat], theme.SHADE, 0.62)
    crest = theme.mix(theme.SEAT_COLOUR[seat], theme.SHADE, 0.2)
    top, step = foot - 15 * k, 36 * k
    pen.box(0, top + 4 * k, 100, foot, wave)
    for n in range(int(100 / step) + 1):
        x = n * step
        pen.oval((x, top, x + step, top + 14 * k), wave)
        pen.arc((x, top, x + step, top + 14 * k), 200, 340, 2.2 * k, crest)
    made = pen.drawn()
    mask = Image.new("L", made.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, -40, width - 1, height - 1), 15, fill=255)
    made.putalpha(ImageChops.multiply(made.getchannel("A"), mask))
    return made


def set_sail(canvas: Canvas, box: Box, seat: int) -> None:
    """Draw the sails of a boat in a box that stands on its deck, hardly lighter than the tray; none in a low box."""
    if box.height >= _SAIL and not canvas.look.plain:
        lay(canvas.image, _sails(round(box.width), round(box.height), seat), round(box.x), round(box.y))


@kept
def _sails(width: int, height: int, seat: int) -> Image.Image:
    """Return mast, main sail, jib and pennant. Do not draw into it."""
    pen, k = Pen(width, height), 100 / width
    ground = theme.mix(LOOK.base, theme.SHADE, 0.3)
    cloth, seam = (theme.mix(ground, theme.SEAT_COLOUR[seat], part) for part in (0.28, 0.4))
    top, foot, mast = 4 * k, height * k, 56.0
    pen.path(
        f"M{mast + 2} {top + 8 * k} C{mast + 26} {foot * 0.3} 92 {foot * 0.62} 95 {foot - 12 * k} "
        f"C82 {foot - 4 * k} 70 {foot - 6 * k} {mast + 2} {foot - 10 * k}Z",
        cloth,
    )
    pen.path(
        f"M{mast - 2} {top + 12 * k} C{mast - 12} {foot * 0.4} 30 {foot * 0.7} 16 {foot - 8 * k} "
        f"C30 {foot - 14 * k} 42 {foot - 14 * k} {mast - 2} {foot - 10 * k}Z",
        cloth,
    )
    for part in (0.45, 0.7):
        y = top + (foot - top) * part
        pen.line([(mast + 2, y), (mast + 2 + 36 * part, y + 4 * k)], 2 * k, seam)
    pen.line([(mast, top), (mast, foot)], 5 * k, theme.mix(ground, theme.WOOD, 0.7))
    pen.shape([(mast, top), (mast - 30 * k, top + 7 * k), (mast, top + 14 * k)], theme.SEAT_COLOUR[seat])
    return pen.drawn()


def draw_held(canvas: Canvas, count: int, track: Track, used: float) -> None:
    """Draw the tiles in hand as backs at the right of a line that is ``used`` px wide, if they have room there."""
    room, most = track.room - used - 2 * GAP, min(52, round(track.width * 0.8))
    wide = fit(range(most, 35, -4), lambda wide: wide + (count - 1) * _PEEP <= room)
    step = min(wide * 0.62, (room - wide) / max(1, count - 1))
    if count and step >= _PEEP:
        back = tile_back(wide)
        for k in range(count):
            left = track.x + track.room - wide - (count - 1 - k) * step
            canvas.sprite(back, left, track.deck - 2 * wide)


def large_line(line: Sequence[Set], width: float, mark: str) -> Node:
    """Return a line in large print: of each set its number and how many tiles it has, the newest one marked."""

    def one(played: Set, newest: bool) -> Node:
        number, size, *_ = played
        label = f"×{size}"
        if not newest or mark == "last":
            return Row(Picture(number_chip(number, 52)), Text(label, 44), gap=8)
        colour = theme.GOLD if mark == "now" else theme.MINT
        return Row(Picture(number_chip(number, 52)), chip(label, colour, theme.INK, theme.INK), gap=8)

    return Flow(width, [one(played, k == len(line) - 1) for k, played in enumerate(line)], gap=24)


def draw_set(canvas: Canvas, x: float, y: float, width: int, played: Set, mark: str = "old", rows: int = 1) -> float:
    """Draw a set and its label; return the room it took.

    ``mark``: "old"; "last" (the newest of a line, outlined); "new" (the newest of all, mint and raised); "now" (gold).
    """
    number, _, *tiles = played
    columns = -(-len(tiles) // rows)
    long = min(columns, len(tiles)) * (width + JOIN) - JOIN
    used = max(long, width + 36)
    left = round(x + (used - long) / 2)
    tall, y = _tall(width, rows), y - LIFT * (mark == "new")
    for k, t in enumerate(tiles):
        row, column = divmod(k, columns)
        at = left + column * (width + JOIN), y + row * (2 * width + JOIN)
        canvas.sprite(tile(number, other(t, number), width, pale=True), *at)
    label, look = set_label(played), canvas.look
    colour = {"now": theme.GOLD, "new": theme.MINT}.get(mark, look.quiet)
    if mark != "old":
        line = 3 if mark == "last" else 6
        canvas.outline(left - line, y - line, long + 2 * line, tall + 2 * line, corner(width) + line, line, colour)
    wide = max(width + 20, round(text.width(label, text.BOLD, 29)) + 26)
    fill, ink = (colour, theme.INK) if mark in ("now", "new") else (look.panel, theme.CREAM)
    rim = {"old": look.line, "last": look.quiet}.get(mark, "")
    at = round(x + (used - wide) / 2), y + tall - 6
    canvas.pill(*at, wide, LABEL, label, size=29, fill=fill, colour=ink, line=rim)
    return used
