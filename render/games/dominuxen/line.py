"""Lines of Dominuxen: sets as rows of tiles, older ones as pills if a line grows long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.tiles import other
from engine.games.dominuxen.terms import Set
from locales import Words
from render.games.dominuxen.narration import set_label
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.layout import Node, Picture, Row, Text
from render.kit.pieces.tiles import corner, number_chip, tile, tile_back
from render.large.parts import Flow, chip

GAP: Final = 20
"""Gap between two sets."""
JOIN: Final = 2
"""Gap between two tiles of a set."""
PILL: Final = 94
"""Width of a set shown as a pill."""
LIFT: Final = 4
"""How far the newest set of all is raised, px."""
LABEL: Final = 34
"""Height of the label below a set; it hides the last 6 px of its tiles."""
_PEEP: Final = 12
"""The least part of a back below another, px."""
_PILL_STEP: Final = LABEL + 10


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
        return max(1, int((self.height + 10) // _PILL_STEP))


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
    if not line:
        wide, radius = track.width, corner(track.width)
        canvas.outline(track.x, track.y, wide, 2 * wide, radius, 3, canvas.look.mat_line, dash=8)
        return wide
    shown = plan([len(played) - 2 for played in line], track)
    x = track.x
    pills = [set_label(played) for played in line[shown.hidden : shown.hidden + shown.told]]
    if shown.hidden:
        pills.insert(0, words("dominuxen-more", count=str(shown.hidden)))
    for k, label in enumerate(pills):
        column, row = divmod(k, track.rows)
        left, y = x + column * (PILL + 6), track.y + row * _PILL_STEP
        canvas.pill(left, y, PILL, LABEL + 4, label, size=28, line=canvas.look.line)
    x += _pills_width(len(pills), track)
    rest = line[shown.hidden + shown.told :]
    for played in rest[:-1]:
        x += draw_set(canvas, x, track.y, track.width, played) + GAP
    return x + draw_set(canvas, x, track.y, shown.width, rest[-1], mark, shown.rows) - track.x


def draw_held(canvas: Canvas, count: int, track: Track, used: float) -> None:
    """Draw the tiles in hand as backs at the right of a line that is ``used`` px wide, if they have room there."""
    wide = round(track.width * 0.8)
    step = min(wide * 0.62, (track.room - used - 2 * GAP - wide) / max(1, count - 1))
    if count and step >= _PEEP:
        back = tile_back(wide)
        for k in range(count):
            left = track.x + track.room - wide - (count - 1 - k) * step
            canvas.sprite(back, left, track.y + track.width - wide)


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
    tall, y = rows * (2 * width + JOIN) - JOIN, y - LIFT * (mark == "new")
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
