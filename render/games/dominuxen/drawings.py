"""The drawings of Dominuxen: lines as sets on boats, the centre, and the cover.

A set is a row of tiles on the deck of a boat; older ones are its cargo if a line grows long.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from engine.core.tiles import other
from engine.games.dominuxen.state import DominuxenView
from engine.games.dominuxen.terms import ROW, Set
from locales import Words
from render.games.dominuxen import LOOK
from render.games.dominuxen.narration import LETTERS, set_label
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box, fit, overlap
from render.kit.drawing.ink import lay, lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Column, Node, Paint, Picture, Row, Text
from render.kit.pieces.tiles import corner, number_chip, tile, tile_back, upright
from render.large.parts import Flow, chip, facts

GAP: Final = 20
"""Gap between two sets."""
JOIN: Final = 2
"""Gap between two tiles of a set."""
PILL: Final = 94
"""Width of an older set as cargo."""
CRATE: Final = 42
"""Width of the number of such a set."""
CRATES: Final = (1.4, 1.28, 1.14, 1.0)
"""Scales of the cargo, the largest first."""
_HULL, _KEEL, _RAIL = "#C92F4A", "#8E2036", "#DFF6F2"
_BOW: Final = 16
"""How far the bow of a boat rises over its deck, px."""
LIFT: Final = 4
"""How far the newest set of all is raised, px."""
LABEL: Final = 34
"""Height of the label below a set; it hides the last 6 px of its tiles."""
_PEEP: Final = 10
"""The least part of a back below another, px."""
_MAST_AT, _PENNANT = 58, 30
"""Where the mast stands, in hundredths of the width of a tray, and the length of its pennant, px."""
_SAIL: Final = 110
"""The least height of sails, px."""
_PILL_STEP: Final = 46

_BESIDE: Final = 400
"""The least width of what is beside the open tiles in large print, px."""
_NARROW, _SIDE = 400, 126
"""A centre narrower than this has the pile at the side of the open tiles, in so much room, px."""
_BETWEEN: Final = 6
"""The distance of two rows of open tiles, px."""
_LETTER, _HANG = 32, 24
"""Height of a letter below an open tile, and how far it hangs below it, px."""

_SKY: Final = ("#35B5C4", "#5CC7CE", "#8ADADA")
_SEA: Final = ("#1789A8", "#0F6D92", "#0B557A")
_SUN, _RAY, _FOAM, _MAST = "#FFC24D", "#FFD98A", "#F2FBF6", "#5A3219"
_COVER_HULL, _COVER_SHADE = "#D3304C", "#9C1F38"
"""Colours of the cover."""
_COVER_SAIL: Final = 186
"""The width of the tile that is the sail of the cover, px."""
_COVER_DECK: Final = 384
"""The height of its deck, px."""


@dataclass(frozen=True, slots=True)
class Track:
    """The place of a line, px: corner, room, height, and the width of its tiles if there is room."""

    x: float
    y: float
    room: float
    height: float
    width: int
    crates: float = 1.0
    """The scale of older sets as cargo."""

    @property
    def pill(self) -> int:
        """Return the width of an older set as cargo."""
        return round(PILL * self.crates)

    @property
    def step(self) -> int:
        """Return the distance of older sets above each other."""
        return round(_PILL_STEP * self.crates)

    @property
    def rows(self) -> int:
        """Return how many pills fit above each other."""
        return max(1, int((self.height - LABEL + 6) // self.step))

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
    return -(-count // track.rows) * (track.pill + 6) + (GAP - 6 if count else 0)


def _fitting(count: int, rows: int, room: float, track: Track) -> int:
    """Return the width of the tiles of a set in this many rows."""
    across = (room + JOIN) // -(-count // rows) - JOIN
    down = (track.height - LABEL + 6 - JOIN * (rows - 1)) // (2 * rows)
    return int(min(track.width, across, down))


def whole(line: Sequence[Set], track: Track) -> bool:
    """True if all sets of a line have room as tiles of the usual width, with their labels."""
    return plan([len(played) - 2 for played in line], track) == Plan(0, 0, track.width)


def roomy(line: Sequence[Set], track: Track) -> Track:
    """Return a track with its cargo as large as it can be without any set being smaller, or hidden, for it."""
    counts = [len(played) - 2 for played in line]
    usual = plan(counts, track)
    tried = (replace(track, crates=scale) for scale in CRATES)
    return next((one for one in tried if plan(counts, one) == usual), track)


def newest_part(line: Sequence[Set], track: Track) -> tuple[float, float]:
    """Return from where to where the sets of a line that are drawn as tiles reach, px from its left end."""
    counts = [len(played) - 2 for played in line]
    shown = plan(counts, track)
    rest = counts[shown.hidden + shown.told :]
    start = _pills_width(shown.told + (shown.hidden > 0), track)
    older = sum(set_width(n, track.width) + GAP for n in rest[:-1])
    return start, start + older + (set_width(-(-rest[-1] // shown.rows), shown.width) if rest else track.width)


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
        left = x + column * (track.pill + 6)
        y = deck - (min(per, count - column * per) - row) * track.step
        if shown.hidden and not k:
            more = words("dominuxen-more", count=str(shown.hidden))
            canvas.pill(left, y, track.pill, track.step - 8, more, size=28, line=canvas.look.line)
        else:
            _crate(canvas, left, y, cargo[k - (shown.hidden > 0)], track.crates)
    x += _pills_width(count, track)
    rest = line[shown.hidden + shown.told :]
    for played in rest[:-1]:
        x += draw_set(canvas, x, deck - _tall(track.width), track.width, played) + GAP
    top = deck - _tall(shown.width, shown.rows)
    return x + draw_set(canvas, x, top, shown.width, rest[-1], mark, shown.rows) - track.x


def _tall(width: int, rows: int = 1) -> int:
    """Return the height of a set in this many rows."""
    return rows * (2 * width + JOIN) - JOIN


def _crate(canvas: Canvas, x: float, y: float, played: Set, scale: float) -> None:
    """Draw an older set as cargo: its number as half a tile, and how many tiles it has."""
    (number, size, *_), wide = played, round(CRATE * scale)
    canvas.sprite(number_chip(number, wide), x, y)
    room = PILL * scale - wide - 8
    canvas.text(x + wide + 8, y + wide / 2, f"×{size}", size=round(30 * scale), room=room)


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


def set_sail(canvas: Canvas, box: Box, seat: int, before: tuple[float, float]) -> None:
    """Draw the sails of a boat in a box that stands on its deck, hardly lighter than the tray; none in a low box.

    The pennant is left out where the tiles ``before`` the sails would hide a part of it, px from the box's left edge.
    """
    if box.height >= _SAIL and not canvas.look.plain:
        mast = box.width * _MAST_AT / 100
        flown = before[1] + 6 < mast - _PENNANT or before[0] - 6 > mast
        lay(canvas.image, _sails(round(box.width), round(box.height), seat, flown), round(box.x), round(box.y))


@kept
def _sails(width: int, height: int, seat: int, flown: bool) -> Image.Image:
    """Return main sail and jib, and the mast, above the sails only if its pennant is ``flown``. Do not draw into it."""
    pen, k = Pen(width, height), 100 / width
    ground = theme.mix(LOOK.base, theme.SHADE, 0.3)
    cloth, seam = (theme.mix(ground, theme.SEAT_COLOUR[seat], part) for part in (0.28, 0.4))
    top, foot, mast = 4 * k, height * k, float(_MAST_AT)
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
    head = top if flown else top + 12 * k
    pen.line([(mast, head), (mast, foot)], 5 * k, theme.mix(ground, theme.WOOD, 0.7))
    if flown:
        flag = [(mast, top), (mast - _PENNANT * k, top + 7 * k), (mast, top + 14 * k)]
        pen.shape(flag, theme.SEAT_COLOUR[seat])
    return pen.drawn()


def draw_held(canvas: Canvas, count: int, track: Track, used: float) -> None:
    """Draw the tiles in hand as backs at the right of a line that is ``used`` px wide, if they have room there."""
    room, most = track.room - used - 2 * GAP, min(52, round(track.width * 0.8))
    wide = fit(range(most, 35, -4), lambda wide: wide + (count - 1) * _PEEP <= room)
    step = overlap(count, wide, room, wide * 0.62)
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


def draw_centre(canvas: Canvas, view: DominuxenView, words: Words, box: Box) -> None:
    """Draw the centre on a mat, gold round it while a player draws."""
    x, y, width, height = box
    look, drawing = canvas.look, view.phase == "draw"
    canvas.slab(*box, fill=look.mat, line=theme.GOLD if drawing else look.mat_line, edge=5, radius=26)
    left = words("dominuxen-draws-left", owed=str(view.s.owed)) if drawing else ""
    counts = _counts(view, words)
    if height < 200:
        middle = y + height / 2
        canvas.text(x + 26, middle - (20 if left else 0), words("dominuxen-row"), size=32, room=140)
        canvas.text(x + 26, middle + 22, left, size=30, colour=theme.GOLD, room=140)
        draw_row(canvas, view, Box(x + 176, y + 10, 500, height - 20))
        counts.place(canvas, x + 704, middle - counts.height / 2, width - 730)
        return
    if width < _NARROW:
        draw_row(canvas, view, box.left(width - _SIDE).inset(10))
        side = box.beside(width - _SIDE).inset(2, 12)
        canvas.text(side.x + side.width / 2, y + 40, left, size=30, colour=theme.GOLD, align="m", room=side.width - 8)
        _stacked(view, words).within(canvas, side.below(40) if left else side)
        return
    canvas.text(x + 26, y + 34, words("dominuxen-row"), size=32, room=width / 2)
    canvas.text(x + width - 26, y + 34, left, size=32, colour=theme.GOLD, align="r", room=width / 2 - 40)
    foot = counts.height + 20
    draw_row(canvas, view, box.below(58).head(height - 58 - foot - 8).inset(20, 0))
    counts.place(canvas, x + 26, y + height - foot, width - 52)


def draw_row(canvas: Canvas, view: DominuxenView, box: Box) -> None:
    """Draw the open tiles from left to right as large as they fit, each with its letter; dashes for a missing one.

    They are in two rows if they are larger then.
    """
    rows = max((1, 2), key=lambda rows: (_widest(box, rows), -rows))
    wide, per = _widest(box, rows), ROW // rows
    step, high = box.width / per, 2 * wide + _HANG
    first = box.y + (box.height - rows * high - (rows - 1) * _BETWEEN) / 2
    for k in range(ROW):
        row, column = divmod(k, per)
        middle, top = box.x + (column + 0.5) * step, first + row * (high + _BETWEEN)
        left = middle - wide / 2
        if k >= len(view.s.row):
            canvas.outline(left, top, wide, 2 * wide, corner(wide), 3, canvas.look.mat_line, dash=8)
            continue
        canvas.sprite(upright(view.s.row[k], wide), left, top)
        line = theme.GOLD if view.phase == "draw" else canvas.look.quiet
        under = top + 2 * wide - _LETTER + _HANG
        fill = canvas.look.panel
        canvas.badge(middle, under, LETTERS[k], size=25, height=_LETTER, fill=fill, colour=theme.CREAM, line=line)


def _widest(box: Box, rows: int) -> int:
    """Return the width of the open tiles in this many rows."""
    high = (box.height - (rows - 1) * _BETWEEN) / rows
    return int(min(76, (high - _HANG) / 2, box.width * rows / ROW - 14))


def large_row(view: DominuxenView, words: Words, width: float) -> Node:
    """Return the open tiles with their letters, the pile and the discard, in large print."""
    drawing = view.phase == "draw"

    def one(k: int) -> Node:
        def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
            canvas.sprite(upright(view.s.row[k], 80), x, y)
            fill, colour = (theme.GOLD, theme.INK) if drawing else (canvas.look.panel, theme.CREAM)
            canvas.badge(x + 40, y + 148, LETTERS[k], size=38, height=50, fill=fill, colour=colour)

        return Paint(80, 200, draw)

    left = Text(words("dominuxen-draws-left", owed=str(view.s.owed)), 40, theme.GOLD) if drawing else None
    back = Picture(tile_back(34))
    row = Row(*(one(k) for k in range(len(view.s.row))), gap=18)
    beside = width - row.want - 40
    piles = facts(
        beside if beside > _BESIDE else width,
        Row(Text(words("dominuxen-pile"), 36, quiet=True), back, Text(str(len(view.s.pile)), 44), gap=12),
        Row(Text(words("dominuxen-discard"), 36, quiet=True), Text(str(len(view.s.discard)), 44), gap=12),
        left,
    )
    return facts(width, row, piles)


def _counts(view: DominuxenView, words: Words) -> Node:
    """Return how many tiles the pile has, and how many are out of the round."""
    return Row(
        pile(view, words, 36), Text(words("dominuxen-discard"), 28, quiet=True), Text(str(len(view.s.discard)), 40)
    )


def _stacked(view: DominuxenView, words: Words) -> Node:
    """Return the pile, and below it the discard, in a column."""
    count = words("dominuxen-count", count=str(len(view.s.pile)))
    return Column(
        Text(words("dominuxen-pile"), 28, align="m", quiet=True),
        _back(view, 36),
        Text(count, 38, align="m"),
        Text(words("dominuxen-discard"), 28, align="m", quiet=True),
        Text(str(len(view.s.discard)), 38, align="m"),
        gap=4,
    )


def pile(view: DominuxenView, words: Words, width: int) -> Node:
    """Return the pile with its number of tiles."""
    count = Text(words("dominuxen-count", count=str(len(view.s.pile))), 40)
    return Row(Text(words("dominuxen-pile"), 30), _back(view, width), count, grow=1)


def _back(view: DominuxenView, width: int) -> Node:
    """Return the back of a tile for the pile, or an empty place."""

    def empty(canvas: Canvas, x: float, y: float, wide: float, high: float) -> None:
        canvas.outline(x, y, width, 2 * width, corner(width), 3, canvas.look.mat_line, dash=8)

    return Picture(tile_back(width)) if view.s.pile else Paint(width, 2 * width, empty)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a boat on the sea, its sail a large domino."""
    size = canvas.image.width
    pen = Pen(size, size, _SKY[0])
    pen.dot(50, 46, 58, _SKY[1])
    pen.dot(50, 44, 47, _RAY)
    pen.dot(50, 44, 41, _SUN)
    pen.box(0, 70, 100, 100, _SEA[0])
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    _wave(canvas, 72, 0)
    _cover_boat(canvas)
    _wave(canvas, 89, 2)


def _cover_boat(canvas: Canvas) -> None:
    """Draw the boat; the tile is its sail."""
    size = canvas.image.width
    pen, deck = Pen(size, size), _COVER_DECK * 100 / size
    pen.line([(50, deck), (50, 1)], 3.6, _MAST)
    pen.path(
        f"M2 {deck - 11} C13 {deck - 3} 24 {deck} 36 {deck} L66 {deck} C78 {deck} 89 {deck - 4} 98 {deck - 14} "
        f"C98 {deck + 8} 90 {deck + 22} 76 {deck + 22} L25 {deck + 22} C11 {deck + 22} 3 {deck + 8} 2 {deck - 11}Z",
        _FOAM,
    )
    pen.path(
        f"M3 {deck - 3} C14 {deck + 4} 24 {deck + 6} 36 {deck + 6} L66 {deck + 6} C78 {deck + 6} 88 {deck + 2} "
        f"97.4 {deck - 5} C97 {deck + 11} 89 {deck + 22} 76 {deck + 22} L25 {deck + 22} "
        f"C12 {deck + 22} 4 {deck + 10} 3 {deck - 3}Z",
        _COVER_HULL,
    )
    pen.box(10, deck + 13, 90, deck + 15.4, _COVER_SHADE)
    lay_over(canvas, pen)
    canvas.card(tile(7, 7, _COVER_SAIL), size / 2, _COVER_DECK - _COVER_SAIL - 4, -4)


def _wave(canvas: Canvas, top: float, tone: int) -> None:
    """Draw a row of waves over the whole width."""
    size, step = canvas.image.width, 12.5
    pen = Pen(size, size)
    pen.box(0, top + 3, 100, 100, _SEA[tone])
    for n in range(9):
        x = n * step - (step / 2) * (tone % 2)
        pen.dot(x + step / 2, top + 3.6, step / 2, _SEA[tone])
        pen.arc((x, top - 2.7, x + step, top + 9.9), 205, 335, 0.9, theme.mix(_SEA[tone], _FOAM, 0.55))
    lay_over(canvas, pen)
