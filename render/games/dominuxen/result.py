"""The outcome of Dominuxen: a table by the sea at night, on its edge the winner's line, before it the lines and hands
of the others; below it points by round, or of line and hand.
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
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.ink import lay_opaque
from render.kit.kept import kept
from render.kit.layout import Many, Pill, Told
from render.kit.pen import Pen
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import FREE, SKY, Rank, Result
from render.kit.text import signed
from render.kit.tiles import tile, upright
from render.narration.tiles import tile_list

_TILES: Final = {3: 26, 4: 23, 5: 20}
"""Width of the tiles left in a hand by number of seats, px."""
_SETS: Final = 300
"""Room for the sets of a line, px."""
_LARGEST, _READABLE, _APART = 84, 34, 18
"""The maximum and minimum width of a standing tile, and the distance of two sets, px."""
_LEFT: Final = 176
"""Room for the tiles left in the hand of a winner, px."""
_EDGE: Final = 12
"""The distance of the standing tiles' feet from the back edge of the table, px."""
_WALL, _FRAME, _SKY, _SEA, _SHINE, _MOON = "#092A31", "#0B1724", "#14304A", "#0E3B4A", "#1F5673", "#FFF6E3"
_WOOD, _SEAM, _RIM = "#664B30", "#573D29", "#8C6A45"


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
        words("dominuxen-result-win"),
        words("dominuxen-unit", count=s.totals[order[0]]),
        story(view, people, words),
        rounds if several else (words("dominuxen-result-line"), words("dominuxen-result-hand")),
        kinds=not several,
        scene=lambda canvas, x, y, width, height: _table(canvas, view, order, people, round(width), round(height)),
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


def _table(
    canvas: Canvas, view: DominuxenView, order: Sequence[int], people: Sequence[Person], width: int, height: int
) -> None:
    """Draw the table: the winners' lines stand on its back edge; before them lie older sets and the other lines."""
    s, small, room = view.s, _TILES[view.seats], (width - 28 - FREE) / len(view.s.winners)
    older = {p: _older(s.lines[p], room - 12 - _left_room(s.revealed[p], room)) for p in s.winners}
    rows = [(p, s.lines[p][: older[p]], False) for p in s.winners if older[p]]
    rows += [(p, s.lines[p], True) for p in order if p not in s.winners]
    step = 2 * small + 6
    most = int(min(_LARGEST, (height - SKY - 24 - len(rows) * step - 12) / 2))
    foot = SKY + 8 + 2 * most
    lay_opaque(canvas.image, _room(width, height, foot - _EDGE), 0, 0)
    for k, p in enumerate(s.winners):
        who = people[p] if len(s.winners) > 1 else None
        line = s.lines[p][older[p] :]
        _standing(canvas, view, p, line, who, (FREE + 8 + k * room, foot, room - 12), most)
    free = (height - foot - 10 - len(rows) * step) / (len(rows) + 1) if rows else 0
    for k, (p, sets, whole) in enumerate(rows):
        y = foot + 6 + free + k * (step + free)
        held = sorted(s.revealed[p]) if whole else []
        _lying(canvas, sets, held, people[p], p, (FREE + 8, y, width - 28 - FREE, small))


def _left_room(held: Sequence[int], room: float) -> float:
    """Return the room for the tiles left in the hand of a winner whose line has so much room."""
    return min(_LEFT, room * 0.34) if held else 0.0


def _older(line: Sequence[Set], room: float) -> int:
    """Return how many sets of a line, the oldest first, do not stand: the others have room at a readable size."""
    hidden = 0
    while hidden < len(line) - 1 and _tile_width(line[hidden:], room) < _READABLE:
        hidden += 1
    return hidden


def _tile_width(line: Sequence[Set], room: float) -> int:
    """Return the width of standing tiles with which these sets take so much room."""
    count = sum(len(played) - 2 for played in line)
    return int((room - _APART * max(0, len(line) - 1)) / max(1, count) - 2)


def _standing(
    canvas: Canvas,
    view: DominuxenView,
    p: int,
    line: Sequence[Set],
    who: Person | None,
    place: tuple[float, float, float],
    most: int,
) -> None:
    """Draw sets of a line as standing tiles, at their right the tiles left; ``place``: left, foot, width.

    Of several winners ``who`` is the one whose line it is.
    """
    (x, foot, room), held = place, sorted(view.s.revealed[p])
    left = _left_room(held, room + 12)
    wide, at = min(most, _tile_width(line, room - left)), x
    for number, _, *tiles in line:
        for t in tiles:
            canvas.sprite(tile(number, other(t, number), wide, pale=True), at, foot - 2 * wide)
            at += wide + 2
        at += _APART - 2
    if who:
        canvas.portrait(x + 14, foot + 4, 40, who, p, "sign", _SEAM)
    small = next(size for size in range(_TILES[view.seats], 0, -1) if _rows(held, left, size) * 2 * size <= 2 * most)
    across, rows = max(1, int(left // (small + 2))), _rows(held, left, small)
    for k, t in enumerate(held):
        row, column = divmod(k, across)
        first = x + room - min(across, len(held)) * (small + 2)
        canvas.sprite(upright(t, small), first + column * (small + 2), foot - (rows - row) * (2 * small + 2))


def _rows(held: Sequence[int], room: float, size: int) -> int:
    """Return in how many rows tiles of this width have so much room."""
    return -(-len(held) // max(1, int(room // (size + 2))))


def _lying(
    canvas: Canvas,
    line: Sequence[Set],
    held: Sequence[int],
    who: Person,
    seat: int,
    place: tuple[float, float, float, int],
) -> None:
    """Draw sets of a line, newest last, and tiles left in the hand; ``place``: left, top, width, width of a tile."""
    x, y, width, small = place
    middle = y + small
    canvas.portrait(x + 20, middle, 40, who, seat, rim=_SEAM)
    sets = Many([Pill(set_label(played), 26, LOOK.panel, theme.CREAM) for played in line], gap=6, newest=True)
    sets.place(canvas, x + 54, middle - sets.height / 2, _SETS if held else min(sets.want, width - 60))
    left = x + 54 + _SETS + 16
    step = min(small + 3.0, (x + width - left - small) / max(1, len(held) - 1))
    for k, t in enumerate(held):
        canvas.sprite(upright(t, small), left + k * step, y)


@kept
def _room(width: int, height: int, edge: int) -> Image.Image:
    """Return the wall with a window to the sea, and the table, its back edge at ``edge``. Do not draw into it."""
    k = 100 / width
    pen, top, back = Pen(width, height, _WALL), 10.2, edge * k
    left, right, sea = 36.0, 97.0, edge * k - 4.6
    pen.shape([(left - 1, top - 1), (right + 1, top - 1), (right + 1, 100), (left - 1, 100)], _FRAME)
    pen.shape([(left, top), (right, top), (right, 100), (left, 100)], _SKY)
    pen.dot(86, top + 4.6, 3.0, _MOON)
    pen.shape([(left, sea), (right, sea), (right, 100), (left, 100)], _SEA)
    for n, half in enumerate((4.5, 3.2, 5, 3.8)):
        y = sea + 0.7 + 1.1 * n
        pen.line([(86 - half, y), (86 + half, y)], 0.32, _SHINE)
    pen.shape([(left, sea), (45, sea - 2.6), (54, sea - 0.8), (60, sea)], _FRAME)
    for x in (left + (right - left) / 3, left + (right - left) * 2 / 3):
        pen.line([(x, top), (x, 100)], 0.7, _FRAME)
    pen.shape([(0, back), (100, back), (100, 100), (0, 100)], _WOOD)
    pen.shape([(0, back), (100, back), (100, back + 0.5), (0, back + 0.5)], _RIM)
    for n in range(1, 6):
        y = back + (height * k - back) * (n / 6) ** 1.25
        pen.line([(0, y), (100, y)], 0.22, _SEAM)
    return pen.drawn()
