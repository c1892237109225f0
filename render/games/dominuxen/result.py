"""The outcome of Dominuxen: a table by the sea at night, on it the winner's line; below it points by round, or of line
and hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.tiles import other
from engine.games.dominuxen.state import DominuxenView
from engine.games.dominuxen.terms import Set, worth
from locales import Words
from render.games.dominuxen import LOOK
from render.games.dominuxen.narration import NARRATION, called, set_label, spoken_tiles
from render.kit.canvas import Canvas
from render.kit.drawing.box import Box, fit
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import signed
from render.kit.layout import Told
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.person import Person
from render.kit.pieces.tiles import tile
from render.kit.plaque import Plaque
from render.narration.tiles import tile_list

_LARGEST, _LEAST = 79, 34
"""The maximum and minimum width of a standing tile, px."""
_APART, _BEFORE, _SIGN = 18, 24, 72
"""The distance of two sets, that of two rows, and the room for a portrait before a line, px."""
_EDGE: Final = 12
"""The distance of the standing tiles' feet from the back edge of the table, px."""
_RACK, _OVER = 26, 10
"""The height of the rack in which a row stands, and how much of the tiles it covers, px."""
_FRAME, _SKY, _SEA, _SHINE, _MOON = "#0B1724", "#14304A", "#0E3B4A", "#1F5673", "#FFF6E3"
_MOON_AT: Final = 56.0
"""The middle of the moon, left of the score, in hundredths of the width."""
_WOOD, _SEAM, _RIM = "#664B30", "#573D29", "#8C6A45"
_LIGHT, _GLEAM = "#A47C4F", "#C39A68"


def shown(view: DominuxenView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (-s.totals[p], p))
    several = len(s.columns) > 1
    rounds = tuple(str(k + 1) for k in range(len(s.columns)))
    return Result(
        LOOK,
        *words.both("dominuxen-title"),
        words(f"dominuxen-reason-{s.reasons[-1]}"),
        tuple(_rank(view, p, people[p]) for p in order),
        len(s.winners),
        words("games-result-win", count=len(view.s.winners)),
        words("dominuxen-unit", count=s.totals[order[0]]),
        story(view, people, words),
        rounds if several else (words("dominuxen-result-line"), words("dominuxen-result-hand")),
        kinds=not several,
        scene=lambda canvas, x, y, width, height: _table(canvas, view, people, round(width), round(height)),
        remarks=tuple(_left_told(view, p, words) for p in order),
        leg="round",
    )


def _left_told(view: DominuxenView, p: int, words: Words) -> Told:
    """Return the sets of a line and the tiles left in the hand; older sets and tiles as numbers; or nothing."""
    line, held = view.s.lines[p], sorted(view.s.revealed[p])
    sets = [NARRATION.set_words(played, words) for played in line]
    older = [words("dominuxen-alt-older", count=len(sets) - 1)] if sets[1:] else []
    told = [
        (sets, spoken_tiles(held, words)),
        (sets, tile_list(held, words)),
        ([*older, *sets[-1:]], tile_list(held, words)),
        ([*older, *sets[-1:]], words("dominuxen-tiles", count=len(held))),
    ]
    none = words("dominuxen-alt-empty-line")
    facts = [{"seat": str(p + 1), "sets": words.listed(parts) or none, "tiles": tiles} for parts, tiles in told]
    return (*(words("dominuxen-alt-left", **one) for one in facts), "")


def _rank(view: DominuxenView, p: int, who: Person) -> Rank:
    s = view.s
    legs = tuple(column[p] for column in s.columns)
    if len(legs) == 1:
        legs = s.line_worth(p), -worth(s.revealed[p], s.double_tiles)
    return Rank(Plaque(who, p, seal=str(p + 1)), signed(s.totals[p]), legs)


def story(view: DominuxenView, people: Sequence[Person], words: Words) -> tuple[str, ...]:
    """Return the margin of the win, and the largest set left on a line."""
    s = view.s
    others = [total for p, total in enumerate(s.totals) if p not in s.winners]
    lines = [words("dominuxen-story-shared")]
    if len(s.winners) == 1:
        lines = [words("dominuxen-story-margin", points=max(s.totals) - max(others))]
    sets = [(played[1], played[0], -p) for p, line in enumerate(s.lines) for played in line]
    if sets:
        size, number, p = max(sets)
        facts = {"name": called(people[-p], 26, 240), "set": set_label([number, size])}
        lines.append(words("dominuxen-story-set", **facts))
    return tuple(lines)


def _table(canvas: Canvas, view: DominuxenView, people: Sequence[Person], width: int, height: int) -> None:
    """Draw the table and on it the winners' lines, as large as they have room: the first row on the back edge."""
    s, several = view.s, len(view.s.winners) > 1
    place = Box(FREE, SKY, width - 24 - FREE, height - SKY - 18)
    parts = [part.beside(_SIGN if several else 0) for part in place.rows(len(s.winners), _APART)]
    lines = [(part, s.lines[p]) for part, p in zip(parts, s.winners, strict=True)]

    def fits(wide: int) -> bool:
        return all(len(_rows(line, wide, part.width)) * (2 * wide + _BEFORE) <= part.height for part, line in lines)

    wide = min(fit(range(_LARGEST, _LEAST, -1), fits), int((parts[0].height - _BEFORE) / 2))
    step = 2 * wide + _BEFORE
    # of a line that is too long even in small tiles, the newest sets
    made = [_even(line, wide, part.width)[-max(1, int(part.height // step)) :] for part, line in lines]
    y = place.bottom - (sum(map(len, made)) * step - _BEFORE + _APART * (len(made) - 1))
    y -= (y - SKY) * 0.35
    lay_opaque(canvas.image, _room(width, height, round(y) + 2 * wide - _EDGE), 0, 0)
    for p, part, rows in zip(s.winners, parts, made, strict=True):
        if several:
            canvas.portrait(FREE + 28, y + wide, min(56, 2 * wide), people[p], p, "sign", _SEAM)
        for row in rows:
            left, room = part.x + (part.width - _room_of(row, wide)) / 2, _room_of(row, wide)
            _standing(canvas, row, left, y, wide)
            _rack(canvas, left - 12, y + 2 * wide - _OVER, room + 24)
            y += step
        y += _APART


def _rows(line: Sequence[Set], wide: int, room: float) -> list[list[Set]]:
    """Return the sets of a line in rows that have so much room, with tiles of this width."""
    rows: list[list[Set]] = [[]]
    for played in line:
        if rows[-1] and _room_of([*rows[-1], played], wide) > room:
            rows.append([])
        rows[-1].append(played)
    return rows


def _even(line: Sequence[Set], wide: int, room: float) -> list[list[Set]]:
    """Return the sets of a line in as few rows as they need, of about the same width."""
    count = len(_rows(line, wide, room))
    narrowest = max((_room_of([played], wide) for played in line), default=0)
    rooms = range(narrowest, int(room), wide // 2)
    return next((rows for one in rooms if len(rows := _rows(line, wide, one)) == count), _rows(line, wide, room))


def _room_of(sets: Sequence[Set], wide: int) -> int:
    """Return the width of sets in a row."""
    return sum((len(played) - 2) * (wide + 2) - 2 for played in sets) + _APART * (len(sets) - 1)


def _standing(canvas: Canvas, sets: Sequence[Set], x: float, y: float, wide: int) -> None:
    """Draw sets as standing tiles, from their upper left corner on."""
    for number, _, *tiles in sets:
        for t in tiles:
            canvas.sprite(tile(number, other(t, number), wide, pale=True), x, y)
            x += wide + 2
        x += _APART - 2


def _rack(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw the rack before the feet of standing tiles."""
    canvas.slab(x, y, width, _RACK, radius=8, fill=_LIGHT, line=_SEAM)
    canvas.box(x + 4, y + 3, round(width) - 8, 4, 2, _GLEAM)


@kept
def _room(width: int, height: int, edge: int) -> Image.Image:
    """Return a wide window to the sea, and the table, its back edge at ``edge``. Do not draw into it."""
    k = 100 / width
    pen, back = Pen(width, height, _FRAME), edge * k
    pen.box(1.6, 1.6, 98.4, back, _SKY)
    for n in range(40):
        pen.dot(n * 43 % 97 + 1.8, 2 + n * 31 % 17 * back / 21, 0.07 + n % 3 * 0.05, _SHINE)
    pen.dot(_MOON_AT, 4.3, 2.2, _MOON)
    sea = back - 4.6
    pen.box(1.6, sea, 98.4, back, _SEA)
    for n, half in enumerate((4.5, 3.2, 5, 3.8)):
        y = sea + 0.7 + 1.1 * n
        pen.line([(_MOON_AT - half, y), (_MOON_AT + half, y)], 0.32, _SHINE)
    pen.shape([(72, sea), (80, sea - 2.6), (88, sea - 0.8), (95, sea)], _FRAME)
    for n in (1, 2, 3):
        pen.box(25 * n - 0.4, 1.6, 25 * n + 0.4, back, _FRAME)
    pen.box(0, back, 100, 100, _WOOD)
    pen.box(0, back, 100, back + 0.5, _RIM)
    for n in range(1, 6):
        y = back + (height * k - back) * (n / 6) ** 1.25
        pen.line([(0, y), (100, y)], 0.22, _SEAM)
    return pen.drawn()
