"""Lines of Dominuxen: sets as rows of tiles, older ones as pills where a line grows long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.tiles import other
from engine.games.dominuxen.terms import Set
from locales import Words
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.tiles import corner, tile

GAP: Final = 20
"""Between two sets."""
JOIN: Final = 2
"""Between two tiles of a set."""
PILL: Final = 94
"""Width of a set that is only told."""


@dataclass(frozen=True, slots=True)
class Track:
    """Where a line lies: corner, room, the width of its tiles and the height of its labels."""

    x: int
    y: int
    room: int
    width: int
    label: int

    @property
    def height(self) -> int:
        """From the top of the tiles to the foot of the labels."""
        return 2 * self.width + self.label - 6

    @property
    def rows(self) -> int:
        """How many pills stand above each other."""
        return max(1, (self.height + 6) // (self.label + 14))


@dataclass(frozen=True, slots=True)
class Plan:
    """How a line is shown: ``hidden`` oldest sets as a number, ``told`` ones as pills, the others as tiles.

    ``step`` is the distance from tile to tile in the newest set.
    """

    hidden: int
    told: int
    step: float


def set_width(count: int, width: int) -> int:
    """The room that a set of ``count`` tiles and its label take."""
    return max(count * (width + JOIN) - JOIN, width + 44)


def plan(counts: Sequence[int], track: Track) -> Plan:
    """As many of the newest sets in tiles as leave room for the older ones as pills."""
    width, rows = track.width, track.rows
    whole = float(width + JOIN)
    for told in range(len(counts)):
        columns = -(-told // rows)
        used = columns * (PILL + 6) + (GAP - 6 if told else 0)
        used += sum(set_width(n, width) + GAP for n in counts[told:]) - GAP
        if used <= track.room:
            return Plan(0, told, whole)
    if not counts:
        return Plan(0, 0, whole)
    # Only the newest set in tiles: the oldest pills go first, then its tiles move together.
    last = set_width(counts[-1], width)
    older = len(counts) - 1
    columns = min(-(-older // rows), max(min(2, older), int((track.room - last - GAP + 6) // (PILL + 6))))
    told = min(older, columns * rows)
    if told < older:
        told -= 1
    room = track.room - columns * (PILL + 6) - (GAP - 6 if columns else 0)
    step = min(whole, (room - width) / max(1, counts[-1] - 1))
    return Plan(older - told, told, step)


def draw_line(canvas: Canvas, track: Track, line: Sequence[Set], words: Words, mark: str = "") -> None:
    """A line; its newest set is outlined: mint, or gold with ``mark`` in {"now"} where it is being decided."""
    if not line:
        canvas.outline(
            track.x,
            track.y,
            track.width,
            2 * track.width,
            corner(track.width),
            3,
            theme.MAT_LINE,
            dash=8,
        )
        return
    shown = plan([len(played) - 2 for played in line], track)
    x = float(track.x)
    pills = [set_label(played) for played in line[shown.hidden : shown.hidden + shown.told]]
    if shown.hidden:
        pills.insert(0, words("dominuxen-more", count=str(shown.hidden)))
    tall = track.label + 8
    for k, label in enumerate(pills):
        column, row = divmod(k, track.rows)
        left, y = x + column * (PILL + 6), track.y + 2 + row * (tall + 6)
        canvas.pill(left, y, PILL, tall, "", line=theme.MAT_LINE)
        canvas.text(left + PILL / 2, y + tall / 2, label, size=32, align="m", room=PILL - 12, least=24)
    if pills:
        x += -(-len(pills) // track.rows) * (PILL + 6) + GAP - 6
    rest = line[shown.hidden + shown.told :]
    for k, played in enumerate(rest):
        newest = k == len(rest) - 1
        x += draw_set(canvas, x, track, played, shown.step if newest else track.width + JOIN, mark if newest else "old")
        x += GAP


def set_label(played: Set) -> str:
    """Number × size."""
    return f"{played[0]}×{played[1]}"


def draw_set(canvas: Canvas, x: float, track: Track, played: Set, step: float, mark: str) -> float:
    """A set and its label; returns the room it took. ``mark``: "old", "now" (gold) or "" (mint)."""
    number, _, *tiles = played
    width = track.width
    long = round((len(tiles) - 1) * step + width)
    used = max(long, width + 44)
    left = x + (used - long) / 2
    for k, t in enumerate(tiles):
        canvas.sprite(tile(number, other(t, number), width, faded=True), left + k * step, track.y)
    colour = theme.GOLD if mark == "now" else theme.MINT
    if mark != "old":
        line = 5 if track.width < 60 else 6
        canvas.outline(
            left - line, track.y - line, long + 2 * line, 2 * width + 2 * line, corner(width) + line, line, colour
        )
    label = set_label(played)
    size = track.label - 4
    wide = max(width + 20, round(text.width(label, text.BOLD, size)) + 26)
    canvas.pill(
        round(x + (used - wide) / 2),
        track.y + 2 * width - 6,
        wide,
        track.label,
        label,
        size=size,
        fill=theme.PANEL if mark == "old" else colour,
        colour=theme.CREAM if mark == "old" else theme.INK,
        line=theme.MAT_LINE if mark == "old" else "",
    )
    return used
