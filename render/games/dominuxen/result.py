"""The result of Dominuxen: by night the ship of the winner's line, before it the small boats of the others; below it
points by round, or of line and hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.tiles import other
from engine.games.dominuxen.state import DominuxenState, DominuxenView
from engine.games.dominuxen.terms import Set, worth
from locales import Words
from render.games.dominuxen import LOOK
from render.games.dominuxen.narration import NARRATION, called, set_label, spoken_tiles
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.ink import lay, lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import signed
from render.kit.layout import Told
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.person import Person
from render.kit.pieces.tiles import tile
from render.kit.plaque import Plaque
from render.narration.tiles import tile_list

_LARGEST, _LEAST = 104, 34
"""The maximum and minimum width of a standing tile, px."""
_APART, _BEFORE, _SIGN = 18, 44, 56
"""The distance of two sets, that of two ships, and the size of the portrait on a ship, px."""
_PLANK: Final = 16
"""The height of the deck below the upper rows of a ship, px."""
_HULL, _OVER = 50, 12
"""The height of a boat, and how much of the tiles it covers, px."""
_BOW, _STERN, _KEEL = 46, 20, 78
"""What a boat reaches beyond its tiles, before and behind them, and its room at the foot of the scene, px."""
_LEFT, _UPPER = 560, 124
"""The left edge of a line at the right of the score, and its upper edge, below the title, px."""
_SKY, _SEA, _DEEP, _SHINE, _MOON, _FAR = "#14304A", "#0E3B4A", "#0B2F3D", "#1F5673", "#FFF6E3", "#0B1724"
_LARGE_MOON: Final = (70.0, 9.2)
"""The middle of a large moon over the horizon, and its radius, in hundredths of the width."""
_SMALL_MOON: Final = (39.5, 5.0)
"""The same of a moon left of a ship without a mast."""
_ALOFT: Final = 60
"""The height above a lone ship from which on it has a mast before a large moon, px."""
_FLEET: Final = 4
"""From this number of ships on they sail closer to each other."""
_SAILS: Final = 64
"""The least width of tiles of a line in one row, below a mast, px; smaller ones stand in several rows."""
_MAST: Final = 640
"""The x of that mast, px."""
_SMALL: Final = 92
"""The length of the small boat of who came second; each next one is a tenth shorter."""
_WOOD: Final = "#6B3F22"
_RED, _SHADE, _FOAM = "#C92F4A", "#8E2036", "#DFF6F2"


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
        scene=lambda canvas, x, y, width, height: _night(canvas, view, people, round(width), round(height)),
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
    if largest := _largest(s):
        size, number, p = largest
        facts = {"name": called(people, -p, 26, 240), "set": set_label([number, size])}
        lines.append(words("dominuxen-story-set", **facts))
    return tuple(lines)


def _largest(s: DominuxenState) -> tuple[int, int, int] | None:
    """Return size, number, and the seat times -1 of the largest set left on a line."""
    return max(((played[1], played[0], -p) for p, line in enumerate(s.lines) for played in line), default=None)


def _places(winners: int, width: int, height: int) -> list[Box]:
    """Return the places for the lines: beside the plate, and of one line also that at the right of the score."""
    corners = [(FREE, SKY), (_LEFT, _UPPER)][: 3 - min(2, winners)]
    return [Box(x + _BOW, y, width - 24 - x - _BOW - _STERN, height - y - _KEEL) for x, y in corners]


def _between(ships: int) -> int:
    """Return the height between ships: many sail closer, so that tiles of more than a few pixels have room."""
    return _BEFORE if ships < _FLEET else round(_BEFORE * 0.55)


def _tall(rows: int, wide: int) -> int:
    """Return the height of a ship's rows of tiles, with the decks between them."""
    return rows * (2 * wide + _PLANK) - _PLANK


def _widest(lines: Sequence[Sequence[Set]], place: Box) -> int:
    """Return the width of a tile with which the lines of all winners fit into a place."""
    parts = place.rows(len(lines), _between(len(lines)))

    def fits(wide: int) -> bool:
        return all(
            _tall(len(_rows(line, wide, part.width)), wide) <= part.height
            for part, line in zip(parts, lines, strict=True)
        )

    return min(fit(range(_LARGEST, _LEAST, -1), fits), int(parts[0].height / 2))


def _night(canvas: Canvas, view: DominuxenView, people: Sequence[Person], width: int, height: int) -> None:
    """Draw the ships with the winners' lines, as large as they have room, and before them the boats of the others."""
    s = view.s
    lines = [s.lines[p] for p in s.winners]
    places = _places(len(lines), width, height)
    place = max(places, key=lambda place: _widest(lines, place))
    wide = _widest(lines, place)
    sail = fit(range(_LARGEST, _LEAST, -1), lambda tile: len(_rows(lines[0], tile, places[0].width)) == 1)
    if len(lines) == 1 and sail >= _SAILS:
        place, wide = places[0], min(sail, int(places[0].height / 2))
    before = _between(len(lines))
    parts = place.rows(len(lines), before)
    # of a line that is too long even in small tiles, the newest sets
    made = [
        _even(line, wide, part.width)[-max(1, int((part.height + _PLANK) // (2 * wide + _PLANK))) :]
        for part, line in zip(parts, lines, strict=True)
    ]
    y = place.bottom - (sum(_tall(len(rows), wide) + before for rows in made) - before)
    lone = sum(map(len, made)) == 1 and y - place.y > _ALOFT
    y -= (y - place.y) * (0.1 if lone else 0.35)
    lay_opaque(canvas.image, _room(width, height, round(y) + _tall(len(made[0]), wide), lone), 0, 0)
    if lone:
        _pennant(canvas, people[s.winners[0]], s.winners[0], _MAST, y + 2 * wide)
    largest = _largest(s)
    for p, rows in zip(s.winners, made, strict=True):
        longest = max(_room_of(row, wide) for row in rows)
        left = place.x + (place.width - longest) / 2
        for k, row in enumerate(rows):
            at = left + (longest - _room_of(row, wide)) / 2
            _standing(canvas, row, at, y, wide, [largest[1], largest[0]] if largest and largest[2] == -p else [])
            y += 2 * wide
            if k < len(rows) - 1:
                canvas.box(left - 14, y - 2, longest + 28, _PLANK - 2, 6, _FOAM)
                canvas.box(left - 14, y + _PLANK - 7, longest + 28, 5, 2, _RED)
                y += _PLANK
        _boat(canvas, left, y - min(_OVER, wide // 6), longest)
        canvas.portrait(left - _BOW / 2 + 18, y + 10, min(_SIGN, wide + 16), people[p], p, "sign", _FOAM)
        y += before
    _others(canvas, view, people, left + _SIGN, place.right, height)


def _others(
    canvas: Canvas, view: DominuxenView, people: Sequence[Person], left: float, right: float, height: int
) -> None:
    """Draw the boats of those who did not win at the foot of the scene, by place; who came later has a smaller one."""
    order = sorted((p for p in range(view.seats) if p not in view.s.winners), key=lambda p: (-view.s.totals[p], p))
    step = (right - left) / max(1, len(order))
    for k, p in enumerate(order):
        long = round(_SMALL * (1 - k / 10))
        x, foot = left + step * (k + 0.5), height - 8
        # the boat would cover half a letter
        canvas.portrait(x, foot - long * 0.42, round(long * 0.5), people[p], p, "sign", _FOAM, lettered=False)
        lay(canvas.image, _small(long, theme.SEAT_COLOUR[p]), round(x - long / 2), round(foot - long * 0.3))


def _pennant(canvas: Canvas, who: Person, seat: int, x: float, deck: float) -> None:
    """Draw the mast of a lone boat, and at its head a pennant in the colour of the seat with the player on it."""
    top = _UPPER + 6
    canvas.box(x - 5, top, 10, round(deck - top), 5, _WOOD)
    pen = Pen(250, 84)
    pen.path("M0 0 C30 -1 60 10 100 9 C66 17 30 27 0 33Z", theme.INK)
    pen.path("M1 1 C30 0.6 58 11 92 10.6 C62 17 30 25.6 1 31.4Z", theme.SEAT_COLOUR[seat])
    lay(canvas.image, pen.drawn(), round(x + 4), round(top + 4))
    canvas.portrait(x + 44, top + 44, 60, who, seat, "sign", _FOAM)


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


def _standing(canvas: Canvas, sets: Sequence[Set], x: float, y: float, wide: int, marked: Sequence[int]) -> None:
    """Draw sets as standing tiles, from their upper left corner on; the set of this number and size has an edge."""
    for number, size, *tiles in sets:
        room = _room_of([[number, size, *tiles]], wide)
        if [number, size] == marked:
            canvas.box(x - 6, y - 6, room + 12, 2 * wide + 12, 14, theme.MINT)
        for t in tiles:
            canvas.sprite(tile(number, other(t, number), wide, pale=True), x, y)
            x += wide + 2
        x += _APART - 2


def _boat(canvas: Canvas, x: float, y: float, room: float) -> None:
    """Draw a boat before the feet of ``room`` px of tiles, its bow at the left."""
    hull = _hull(round(room) + _BOW + _STERN)
    lay(canvas.image, hull, round(x) - _BOW, round(y))


@kept
def _hull(width: int) -> Image.Image:
    """Return a boat from the side, its bow at the left. Do not draw into it."""
    pen, k = Pen(width, _HULL), 100 / width
    deck, foot, rail = 5 * k, (_HULL - 4) * k, 11 * k
    pen.shape([(0, deck), (100, deck), (100 - 16 * k, foot), (34 * k, foot), (12 * k, foot * 0.6)], _RED)
    pen.shape([(20 * k, foot * 0.72), (100 - 9 * k, foot * 0.72), (100 - 16 * k, foot), (34 * k, foot)], _SHADE)
    pen.box(0, 1 * k, 100, rail, _FOAM)
    return pen.drawn()


@kept
def _small(long: int, colour: str) -> Image.Image:
    """Return a rowing boat in the colour of a seat. Do not draw into it."""
    pen = Pen(long, round(long * 0.32))
    pen.path("M0 0 C20 9 80 9 100 0 C98 18 88 26 76 26 L24 26 C12 26 2 18 0 0Z", colour)
    pen.path("M0 0 C20 9 80 9 100 0 L99 6 C80 15 20 15 1 6Z", _FOAM)
    pen.path(
        "M6 17 C30 20 70 20 94 17 C90 23 84 26 76 26 L24 26 C16 26 10 23 6 17Z", theme.mix(colour, theme.INK, 0.35)
    )
    for x in (6, 30, 54, 78):
        pen.arc((x - 4, 25, x + 20, 37), 205, 335, 2.4, theme.mix(_DEEP, _FOAM, 0.55))
    return pen.drawn()


@kept
def _room(width: int, height: int, horizon: int, lone: bool) -> Image.Image:
    """Return the sea under the moon, the first boat afloat at ``horizon``; a ``lone`` one is before a large moon.

    Do not draw into it.
    """
    k = 100 / width
    pen, back = Pen(width, height, _SKY), horizon * k
    sea = back - 4.6
    for n in range(40):
        pen.dot(n * 43 % 97 + 1.8, 2 + n * 31 % 17 * back / 21, 0.07 + n % 3 * 0.05, _SHINE)
    (across, radius), up = (_LARGE_MOON, 6) if lone else (_SMALL_MOON, 9)
    pen.dot(across, sea - up, radius * 1.5, theme.mix(_SKY, _SHINE, 0.6))
    pen.dot(across, sea - up, radius * 1.24, theme.mix(_SKY, _MOON, 0.16))
    pen.dot(across, sea - up, radius, _MOON)
    pen.shape([(68, sea), (78, sea - 3.4), (88, sea - 1), (97, sea)], _FAR)
    pen.box(0, sea, 100, 100, _SEA)
    for n, half in enumerate((4.5, 3.2, 5, 3.8)):
        y = sea + 0.7 + 1.1 * n
        pen.line([(across - half, y), (across + half, y)], 0.32, _SHINE)
    pen.box(0, back + 2.6, 100, 100, _DEEP)
    for n in range(26):
        x, y = n * 37 % 101, back + 4 + n * 5 % 13 * (height * k - back) / 14
        pen.line([(x - 1.6, y), (x + 1.6, y)], 0.24, _SHINE)
    for n in range(9):  # crests of the waves
        at, top = 36 + n * 7.4, back + 3.2 + n * 7 % 3 * 2.6
        pen.arc((at - 2, top, at + 2, top + 2.6), 205, 335, 0.28, theme.mix(_DEEP, _FOAM, 0.55))
    return pen.drawn()
