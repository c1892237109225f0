"""The result of Arsène: the street at the end, above it the jewels of the winner and whom the police caught; below it
every player's robberies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.arsene.state import ArseneState, ArseneView
from engine.games.arsene.terms import CAUGHT, SHOPS
from locales import Words
from render.games.arsene import LOOK
from render.games.arsene.drawings import LIGHT, TALL, TAPE, front, jewel, thief
from render.games.arsene.narration import NARRATION, robberies, shops_told
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.ink import lay, lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Icon, Item, Node, Picture, Row, Text
from render.kit.pages.result import FREE, Rank, Result
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_PAVEMENT, _ROOF = 26, 18
"""The height of the pavement, and how far the roofs are above the shops, px."""
_UPPER, _NARROW = 304, 60
"""The highest place of the roofs, so that all on them is below score and title; the least width of a shop, px."""
_JAIL: Final = (414, 204, 106)
"""Left edge, width and height above the roofs of the police station, px."""
_SEEN, _CLEAR = 270, 124
"""How much of the thief is seen over the roofs at most, and the upper edge of the moon at least, px."""
_SEEN_PART: Final = 0.73
"""The part of the thief that is seen over the roofs."""
_MIDDLE, _BEFORE, _RIGHT = 1006, 340, 1180
"""The middle of thief and moon; room for jewels before him; how far the loot of several winners reaches, px."""
_JEWEL, _LEAST, _HEAP = 92, 14, 0.42
"""The largest and smallest size of a jewel, px; the height of a heap as a part of the thief: his face is clear."""
_ROW: Final = 5
"""The number of jewels from which on they lie in two rows; from twice as many on in three."""
_SKY, _DUSK, _HOUSE, _FAR, _STONE, _PANE, _MOON = (
    "#1F2336",
    "#2B2F4A",
    "#26232F",
    "#1D1C26",
    "#3B3B46",
    "#4A4456",
    "#FFF6E3",
)
_IRON, _IRON_LIGHT, _BEAM = "#474E70", "#626A92", ("#2A2F46", "#383D55")
"""The tower over the roofs, its braces, and the light from its top: the outer and the inner part."""
_TOWER: Final = (62.2, 3.2)
"""The middle of the tower and its tip, in hundredths of the width."""
_DEALS, _GEM = 8, 38
"""The number of latest robberies that a card shows, and the size of their jewels, px."""
_LATEST = (10, 5, 2)
"""The number of latest deals that a description tells if all are too many."""


def shown(view: ArseneView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -s.chips[p]))

    def row(p: int) -> Rank:
        chips = words("arsene-amount", count=s.chips[p], number=str(s.chips[p]))
        return Rank(Plaque(people[p], p), str(s.chips[p]), detail=_robberies(s, p, words), total_told=chips)

    return Result(
        LOOK,
        *words.both("arsene-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(map(row, order)),
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        words("arsene-chips"),
        NARRATION.story(s, words),
        scene=lambda canvas, x, y, width, height: _roofs(canvas, s, people, round(width), round(height)),
        remarks=(shops_told(s, words),),
    )


def _robberies(s: ArseneState, seat: int, words: Words) -> Item:
    """Return by robbery a jewel of the shop with the haul, a cross if caught; told are all deals."""
    deals = list(zip([c[seat] for c in s.columns], [h[seat] for h in robberies(s)], strict=True))
    told = list[str]()
    for count, haul in deals:
        key = f"arsene-alt-{'caught' if haul == CAUGHT else 'robbed'}"
        told.append(words(key, tricks=str(count), chips=str(haul)) if haul else str(count))
    latest = [words("arsene-alt-latest", deals=words.listed(told[-most:])) for most in _LATEST if most < len(told)]

    signs = [(count, haul) for count, haul in deals if haul]

    def made(k: float) -> Node:
        more = len(signs) - _DEALS
        older = [Text(f"+{more}", max(theme.LEAST_SIZE, round(26 * min(k, 1.3))), quiet=True)] if more > 0 else []
        hauls = signs[-_DEALS:]
        # so that a number belongs to the jewel before it
        gap = round(18 * min(k, 1.0)) if any(haul > 1 for _, haul in hauls) else 6
        return Row(*older, *(_robbery(count, haul, min(k, 1.0)) for count, haul in hauls), gap=gap)

    return Item(made, (words("arsene-alt-deals", deals=words.listed(told)), *latest))


def _robbery(count: int, haul: int, k: float) -> Node:
    """Return the jewel of a deal, with its number if it is several, or a cross."""
    size = round(_GEM * k)
    if haul == CAUGHT:
        return Icon("times", size, TAPE)
    gem = Picture(jewel(count, size))
    return Row(gem, Text(str(haul), max(theme.LEAST_SIZE, round(28 * k))), gap=2) if haul > 1 else gem


def _roofs(canvas: Canvas, s: ArseneState, people: Sequence[Person], width: int, height: int) -> None:
    """Draw the street with the jewels left, and on the roofs the thief, the winners' loot, and who was caught."""
    cell, caught = (width - FREE - 12) / len(SHOPS), s.caught
    wide = max(_NARROW, min(round(cell) - 10, int((height - _PAVEMENT - _ROOF - _UPPER) / TALL)))
    street = height - _PAVEMENT - round(wide * TALL)
    roof = street - _ROOF
    lay_opaque(canvas.image, _night(width, height, roof), 0, 0)
    for shop in SHOPS:
        left = FREE + 6 + (shop - 1) * cell + (cell - wide) / 2
        canvas.sprite(front(shop, s.shops[shop - 1], wide), left, street)
        canvas.seal(left + 20, street + 16, 36, str(shop), theme.IVORY, theme.INK, LOOK.panel)
    seen = _seen(roof)
    figure = thief(round(seen / _SEEN_PART))
    lay(canvas.image, figure.crop((0, 0, figure.width, seen)), _MIDDLE - figure.width // 2, roof - seen)
    if caught:
        _jail(canvas, [(people[p], p) for p in caught], roof)
    if len(s.winners) == 1:
        _loot(canvas, _jewels(s, s.winners[0]), None, (_MIDDLE - _BEFORE / 2, roof, _BEFORE))
        return
    first = _JAIL[0] + (_JAIL[1] + 22 if caught else 6)
    room = (_RIGHT - first) / max(1, len(s.winners))
    for k, p in enumerate(s.winners):
        _loot(canvas, _jewels(s, p), (people[p], p), (first + k * room, roof, room - 14))


def _seen(roof: int) -> int:
    """Return how much of the thief is seen over roofs there, px: he is below the title."""
    return min(_SEEN, roof - _CLEAR)


def _jewels(s: ArseneState, seat: int) -> list[int]:
    """Return the shop of each jewel that a seat has robbed."""
    deals = zip(s.columns, robberies(s), strict=True)
    return [count[seat] for count, hauls in deals for _ in range(max(0, hauls[seat]))]


def _loot(
    canvas: Canvas, shops: Sequence[int], who: tuple[Person, int] | None, place: tuple[float, float, float]
) -> None:
    """Draw jewels on a roof, into left, foot and width; before them whose they are, if there are several winners."""
    left, foot, room = place
    if who:
        canvas.portrait(left + 22, foot - 26, 44, *who, "sign", LOOK.panel)
        left, room = left + 50, room - 50
    rows = 1 + (len(shops) > _ROW) + (len(shops) > 2 * _ROW)
    per_row = -(-len(shops) // rows)
    highest = _seen(round(foot)) * _HEAP / (1 + 0.86 * (rows - 1))
    size = max(_LEAST, int(min(_JEWEL, highest, (room - 3) / max(1, per_row) - 3)))
    per_row = min(per_row, int(room // (size + 3)))
    if not who:  # in the middle
        left += (room - (per_row + 0.5 * (rows > 1)) * (size + 3)) / 2
    for k, shop in enumerate(shops[: rows * per_row]):
        up, across = divmod(k, per_row)
        x = left + (across + 0.5 * (up % 2)) * (size + 3)
        canvas.sprite(jewel(shop, size), x, foot - size - up * size * 0.86 + 2)


def _jail(canvas: Canvas, caught: Sequence[tuple[Person, int]], roof: float) -> None:
    """Draw the police station, its lamp, and behind bars those who were caught."""
    left, wide, high = _JAIL
    top = roof - high
    canvas.box(left, top, wide, high, 4, _STONE)
    canvas.box(left - 6, top - 8, wide + 12, 12, 3, LOOK.line)
    for size, colour in ((24, theme.BACK), (14, "#7DC9FF")):
        canvas.disc(left + wide / 2, top - 15, size, colour)
    x, y, across, down = left + 16, top + 15, wide - 32, 76
    canvas.box(x, y, across, down, 6, LIGHT)
    step = across / len(caught)
    size = min(70, round(step) - 6)
    for k, (who, seat) in enumerate(caught):
        canvas.portrait(x + (k + 0.5) * step, y + down / 2, size, who, seat, "sign", theme.INK)
    for k in range(6):
        canvas.box(x + (k + 0.5) * across / 6 - 2, y, 4, down, 0, theme.INK)


@kept
def _night(width: int, height: int, roof: int) -> Image.Image:
    """Return the sky with the moon, a tower whose light finds it, houses with lit windows, and the pavement.

    Do not draw into it.
    """
    k = 100 / width
    pen, ridge, street = Pen(width, height, _SKY), roof * k, (height - _PAVEMENT) * k
    pen.box(0, ridge - 14, 100, 100, _DUSK)
    moon, far = (_MIDDLE * k, ridge - _seen(roof) * k * 0.48), _seen(roof) * k * 0.49
    _tower(pen, ridge, moon, far)
    pen.dot(*moon, far, _MOON)
    for n in (*range(8), 13):  # before tower and moon are none
        x, high = n * 7.5 - 3, 4 + (n * 5 % 7) * 1.1
        pen.box(x, ridge - high, x + 6.6, street, _FAR)
        for row in range(int(high // 2.4)):
            if (n + row) % 3:
                y = ridge - high + 1 + row * 2.4
                pen.box(x + 1.2, y, x + 2.4, y + 1.3, _PANE)
    pen.box(0, ridge, 100, street, _HOUSE)
    pen.box(0, ridge, 100, ridge + 0.8, _STONE)
    pen.box(0, street - 3, 100, 100, theme.mix(_HOUSE, theme.IVORY, 0.12))
    pen.box(0, street + 0.6, 100, street + 1, _HOUSE)
    return pen.drawn()


def _tower(pen: Pen, ridge: float, moon: tuple[float, float], far: float) -> None:
    """Draw the iron tower of the town over the roofs, stars beside it, and its light on the moon of this size."""
    x, tip = _TOWER
    high = ridge - tip
    pen.stars(36, (29, 13, 17), 0.1, _IRON_LIGHT)
    lamp = ridge - 0.93 * high
    for part, colour in zip((1.0, 0.5), _BEAM, strict=True):
        pen.shape([(x, lamp), (moon[0], moon[1] - far * part), (moon[0], moon[1] + far * part)], colour)
    for side in (-1, 1):
        edge = ((0.31, 0.0), (0.235, 0.1), (0.18, 0.21), (0.105, 0.4), (0.06, 0.58), (0.03, 0.78), (0.016, 0.92))
        outer = [(x + side * wide * high, ridge - up * high) for wide, up in edge]
        pen.shape([*outer, (x, ridge - 0.93 * high), (x, ridge - 0.2 * high)], _IRON)
        leg = [outer[0], outer[2], (x + side * 0.06 * high, ridge - 0.21 * high), (x + side * 0.19 * high, ridge)]
        pen.shape(leg, _IRON)
        braces = (
            (0.155, 0.24, 0.11, 0.36),
            (0.085, 0.42, 0.062, 0.54),
            (0.05, 0.58, 0.034, 0.7),
            (0.026, 0.74, 0.02, 0.86),
        )
        for wide, low, narrow, up in braces:
            ends = (x + side * wide * high, ridge - low * high), (x - side * narrow * high, ridge - up * high)
            pen.line(ends, 0.22, _IRON_LIGHT)
    for wide, up in ((0.21, 0.21), (0.125, 0.4), (0.05, 0.7)):
        y = ridge - up * high
        pen.box(x - wide * high, y - 0.35, x + wide * high, y + 0.45, _IRON_LIGHT)
        for n in range(5):
            pen.dot(x + (n - 2) * wide * high * 0.44, y + 0.05, 0.2, LIGHT)
    pen.line([(x, lamp), (x, tip)], 0.3, _IRON)
    pen.dot(x, lamp, 0.55, LIGHT)
