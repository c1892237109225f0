"""The five jewel shops by night: awning, lit window, a cushion for every pile; dark and taped off once it is empty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.games.arsene.terms import PILES, SHOPS, next_pile, piles_left
from render.games.arsene import LOOK
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Paint
from render.kit.pen import Pen
from render.kit.person import Person
from render.kit.shapes import Sprite

GEMS: Final = ("", "#FFB57C", "#DD6D90", "#BECCCC", "#239A7C", "#B66EFF")
"""By shop the colour of its jewels: topaz, ruby, diamond, emerald, amethyst."""
LIGHT, DARK, VELVET, CUSHION, TAPE, LAMP = "#F6DFA6", "#14161C", "#6A2A66", "#7A2A2A", "#F9FF31", "#7DC9FF"
TALL: Final = 0.92
"""Height of a shop, of its width."""
_WIDE: Final = {1: 16.0, 2: 25.0, 3: 25.0, 5: 36.0}
"""By pile the width of its cushion."""
_LIE: Final[Mapping[int, Sequence[tuple[float, float]]]] = {
    1: ((0, 0),),
    2: ((-5.8, 0), (5.8, 0)),
    3: ((-5.8, 0), (5.8, 0), (0, -9)),
    5: ((-11.6, 0), (0, 0), (11.6, 0), (-5.8, -9), (5.8, -9)),
}
"""Where the jewels of a pile lie, from the middle of its foot."""
_FOOT: Final = 60.0
"""The upper edge of the cushions."""


def gem(p: Pen, x: float, y: float, colour: str, size: float = 12) -> None:
    """A cut jewel with its middle at x, y."""
    k = size / 12
    girdle, table, tip = (x - 6 * k, y - k, x + 6 * k), (x - 3.4 * k, x + 3.4 * k, y - 5.4 * k), (x, y + 6 * k)
    left, right = (girdle[0], girdle[1]), (girdle[2], girdle[1])
    crown = [(table[0], table[2]), (table[1], table[2])]
    inner = (x + 2 * k, girdle[1])
    p.shape([left, *crown, right, tip], theme.mix(colour, theme.INK, 0.4))
    p.shape([left, *crown, inner], theme.mix(colour, theme.IVORY, 0.6))
    p.shape([left, inner, tip], colour)


@lru_cache(maxsize=64)
def jewel(shop: int, size: int) -> Sprite:
    """One jewel of a shop."""
    pen = Pen(size, size)
    gem(pen, 50, 48, GEMS[shop], 92)
    return Sprite(pen.drawn(), size, size)


def cushions(shop: int) -> list[float]:
    """The middles of the three cushions, in hundredths of the width."""
    widths = [_WIDE[pile] for pile in PILES[shop]]
    gap = (86 - sum(widths)) / 4
    return [7 + gap * (k + 1) + sum(widths[:k]) + widths[k] / 2 for k in range(len(widths))]


@lru_cache(maxsize=128)
def front(shop: int, chips: int, width: int) -> Sprite:
    """A shop in which so many chips are left."""
    p, foot = Pen(width, round(width * TALL)), 100 * TALL
    dim = 0.0 if chips else 0.62
    p.shape([(1, 12), (99, 12), (99, foot), (1, foot)], theme.mix(LOOK.base, theme.IVORY, 0.14))
    p.shape([(7, 20), (93, 20), (93, 76), (7, 76)], LIGHT if chips else DARK)
    p.shape([(7, 63), (93, 63), (93, 76), (7, 76)], theme.mix(VELVET, DARK, dim))
    gone = len(PILES[shop]) - len(piles_left(shop, chips))
    for k, (pile, x) in enumerate(zip(PILES[shop], cushions(shop), strict=True)):
        half = _WIDE[pile] / 2
        p.oval((x - half, _FOOT - 3, x + half, _FOOT + 6), theme.mix(CUSHION, DARK, dim))
        for dx, dy in _LIE[pile] if k >= gone else ():
            gem(p, x + dx, _FOOT - 6 + dy, GEMS[shop])
    _awning(p, theme.mix(GEMS[shop], DARK, dim), theme.mix(theme.IVORY, DARK, dim))
    if not chips:
        _tape(p)
    return Sprite(p.drawn(), width, round(width * TALL))


def _awning(p: Pen, colour: str, white: str) -> None:
    """Ten stripes with round ends."""
    for k in range(10):
        x, tone = 10.0 * k, white if k % 2 else colour
        p.shape([(2 + 9.6 * k, 0), (11.6 + 9.6 * k, 0), (x + 10, 19), (x, 19)], tone)
        p.oval((x, 14, x + 10, 24), tone)


def _tape(p: Pen) -> None:
    """Crossed tapes over a dark window, and a lamp that turns."""
    for a, b in (((4, 34), (96, 64)), ((4, 64), (96, 34))):
        p.line([a, b], 7, TAPE)
        for k in range(1, 12, 2):
            at, to = k / 12, (k + 0.6) / 12
            ends = [(a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v) for v in (at, to)]
            p.line(ends, 3.2, theme.INK)
    p.dot(50, 30, 9, theme.mix(LAMP, DARK, 0.5))
    p.dot(50, 30, 6, LAMP)


Visitors = Sequence[tuple[Person, int, str]]
"""Who stands before a shop: person, seat, and a word on what they got ("" for nothing to say)."""


def shop(canvas: Canvas, number: int, chips: int, x: float, y: float, width: int, police: str, who: Visitors) -> None:
    """A shop with its number, a figure on every pile (the one taken next in mint), and who stands before it."""
    canvas.sprite(front(number, chips, width), x, y)
    canvas.seal(x + width * 0.12, y + width * 0.1, round(width * 0.22), str(number), theme.IVORY, theme.INK, LOOK.panel)
    left = piles_left(number, chips)
    for pile, at in zip(left, cushions(number)[3 - len(left) :], strict=True):
        colour = theme.MINT if pile is left[0] else theme.CREAM
        canvas.text(x + width * at / 100, y + width * 0.695, str(pile), size=25, align="m", colour=colour)
    if not chips:
        canvas.badge(
            x + width / 2, y + width * 0.44, police, size=27, height=42, fill=theme.INK, colour=TAPE, line=TAPE
        )
    step = min(74.0, (width - 8) / max(1, len(who)))
    for k, (person, seat, word) in enumerate(who):
        middle, foot = x + width / 2 + (k - (len(who) - 1) / 2) * step, y + width * TALL - 6
        canvas.portrait(middle, foot, 50, person, seat, "sign", LOOK.panel)
        if word:
            canvas.badge(middle, foot + 10, word, size=24, height=32, fill=theme.MINT)


def street(canvas: Canvas, shops: Sequence[int], y: float, police: str, who: Mapping[int, Visitors]) -> None:
    """All five over the whole width, and who stands where."""
    for number in SHOPS:
        x, chips = 20 + (number - 1) * 234.5, shops[number - 1]
        shop(canvas, number, chips, x, y, 222, police, who.get(number, ()))


def small_street(shops: Sequence[int], who: Mapping[int, Visitors], width: float, high: int) -> Paint:
    """Shops ``high`` pixels high, with what the next robbery brings and who stands there."""
    cell, wide = width / len(SHOPS), round(high / TALL)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for number in SHOPS:
            chips, left = shops[number - 1], x + (number - 1) * cell
            canvas.sprite(front(number, chips, wide), left, y)
            canvas.seal(left + 16, y + 14, 32, str(number), theme.IVORY, theme.INK, LOOK.panel)
            right, room = left + wide + 8, cell - wide - 14
            brings = f"+{next_pile(number, chips)}" if chips else "0"
            canvas.text(right + room / 2, y + 22, brings, size=34, align="m", colour=theme.MINT if chips else TAPE)
            for k, (person, seat, _) in enumerate(who.get(number, ())):
                canvas.portrait(
                    right + 20 + k * min(42, (room - 40) / 2), y + high - 24, 40, person, seat, "sign", LOOK.panel
                )

    return Paint(width, high, draw)
