"""The drawings of Arsène: the five jewel shops by night, the line with the trumps, and the cover.

A shop has an awning, a lit window and a cushion for every pile; once it is empty it is dark and taped off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.families.tricks import NO_TRUMP
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import PILES, SEATS, SHOPS, next_pile, piles_left
from locales import Words
from render.games.arsene import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.box import Box, overlap
from render.kit.drawing.ink import lay
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite
from render.kit.layout import Node, Paint, Picture, Row, Suit, Text
from render.kit.pages.trick_table import small_face
from render.kit.pieces.person import Person
from render.large.parts import Flow, chip, sign

GEMS: Final = ("", "#FFB57C", "#DD6D90", "#BECCCC", "#239A7C", "#B66EFF")
"""By shop: the colour of its jewels: topaz, ruby, diamond, emerald, amethyst."""
LIGHT, ROOM, DARK = "#F6DFA6", theme.WOOD, theme.INK
VELVET, CUSHION, TAPE, LAMP = "#6A2A66", "#7A2A2A", "#F9FF31", "#7DC9FF"
Visitors = Sequence[tuple[Person, int, str]]
"""A visitor before a shop: person, seat, and a word on the result ("" for none)."""
_HUT: Final = (252, 62)
"""Width and height of a small shop, px."""

_SKY, _HALO, _MOON, _CITY = "#3A2C86", "#54459F", "#FFF1C9", "#241A60"
"""Colours of the cover."""
_THIEF: Final = 640
"""The height of the thief, whose feet are below the edge of the cover, px."""


class Stall(NamedTuple):
    """The shape of a shop, in hundredths of its width: height, upper edge of the cushions, size of a jewel.

    By pile: ``wide`` is the width of its cushion, ``lie`` the positions of its jewels, from the middle of its foot.
    """

    high: float
    foot: float
    gem: float
    wide: Mapping[int, float]
    lie: Mapping[int, Sequence[tuple[float, float]]]


LOW: Final = Stall(
    92,
    60,
    13.4,
    {1: 15.0, 2: 27.5, 3: 27.5, 5: 40.0},
    {
        1: ((0, 0),),
        2: ((-6.3, 0), (6.3, 0)),
        3: ((-6.3, 0), (6.3, 0), (0, -9.6)),
        5: ((-12.6, 0), (0, 0), (12.6, 0), (-6.3, -9.6), (6.3, -9.6)),
    },
)
HIGH: Final = Stall(
    112,
    71,
    17,
    {1: 18.0, 2: 30.0, 3: 30.0, 5: 32.0},
    {
        1: ((0, 0),),
        2: ((-7, 0), (7, 0)),
        3: ((-7, 0), (7, 0), (0, -12)),
        5: ((-7.5, 0), (7.5, 0), (-7.5, -12), (7.5, -12), (0, -24)),
    },
)
"""Where there is more height than width, larger jewels lie one above the other."""
TALL: Final = LOW.high / 100
"""Height of a low shop, as a factor of its width."""


def gem(p: Pen, x: float, y: float, colour: str, size: float = 13.4) -> None:
    """Draw a cut jewel with its middle at x, y."""
    k = size / 12
    left, right, tip = (x - 6 * k, y - k), (x + 6 * k, y - k), (x, y + 6 * k)
    top, inner = [(x - 3.4 * k, y - 5.4 * k), (x + 3.4 * k, y - 5.4 * k)], (x + 2 * k, y - k)
    p.shape([left, *top, right, tip], theme.mix(colour, theme.INK, 0.4))
    p.shape([left, *top, inner], theme.mix(colour, theme.IVORY, 0.6))
    p.shape([left, inner, tip], colour)


@kept
def jewel(shop: int, size: int) -> Sprite:
    """Return one jewel of a shop."""
    pen = Pen(size, size)
    gem(pen, 50, 48, GEMS[shop], 92)
    return Sprite(pen.drawn(), size, size)


@kept
def thief(high: int) -> Image.Image:
    """Return the thief with hat, cape and mask. Do not draw into it."""
    pen = Pen(round(high * 0.78), high)
    pen.path(
        "M50 40 C30 46 20 70 2 124 C20 118 30 126 38 128 L62 128 C72 124 82 120 98 128 C82 74 70 46 50 40Z", theme.INK
    )
    pen.path("M50 46 C44 60 40 90 38 128 L62 128 C60 90 56 60 50 46Z", "#A6242D")
    pen.shape([(40, 52), (60, 52), (58, 128), (42, 128)], theme.INK)
    pen.dot(50, 34, 12, theme.SKIN)
    pen.shape([(37, 29), (63, 29), (62, 36), (50, 34), (38, 36)], theme.INK)
    pen.dots(((45, 32.4), (55, 32.4)), 1.7, theme.IVORY)
    pen.shape([(37, 4), (63, 4), (61, 25), (39, 25)], theme.INK)
    pen.shape([(38.6, 19), (61.4, 19), (61.2, 23), (38.8, 23)], "#A6242D")
    pen.oval((26, 22, 74, 28), theme.INK)
    pen.shape([(44, 49), (50, 53), (56, 49), (56, 57), (50, 54), (44, 57)], theme.IVORY)
    return pen.drawn()


def cushions(shop: int, stall: Stall = LOW) -> list[float]:
    """Return the middles of the three cushions, in hundredths of the width."""
    widths = [stall.wide[pile] for pile in PILES[shop]]
    gap = (86 - sum(widths)) / 4
    return [7 + gap * (k + 1) + sum(widths[:k]) + widths[k] / 2 for k in range(len(widths))]


@kept
def front(shop: int, chips: int, width: int, high: bool = False) -> Sprite:
    """Return a shop with this many chips left: every pile has a light of its own."""
    stall = HIGH if high else LOW
    foot, ledge, cloth = stall.high, stall.foot, 19 if high else 16
    p = Pen(width, round(width * foot / 100))
    dim, gone = 0.0 if chips else 0.62, len(PILES[shop]) - len(piles_left(shop, chips))
    p.shape([(1, 12), (99, 12), (99, foot), (1, foot)], theme.mix(LOOK.base, theme.IVORY, 0.14))
    p.shape([(7, 20), (93, 20), (93, ledge + 10), (7, ledge + 10)], ROOM if chips else DARK)
    piles = [(pile, x, k >= gone) for k, (pile, x) in enumerate(zip(PILES[shop], cushions(shop, stall), strict=True))]
    for pile, x, lies in piles:
        half = stall.wide[pile] / 2
        if lies:
            p.shape([(x - 3, 20), (x + 3, 20), (x + half + 1, ledge + 3), (x - half - 1, ledge + 3)], LIGHT)
    p.shape([(7, ledge + 3), (93, ledge + 3), (93, ledge + cloth), (7, ledge + cloth)], theme.mix(VELVET, DARK, dim))
    for pile, x, lies in piles:
        half = stall.wide[pile] / 2
        p.oval((x - half, ledge - 3, x + half, ledge + 6), theme.mix(CUSHION, DARK, dim))
        for dx, dy in stall.lie[pile] if lies else ():
            gem(p, x + dx, ledge + 0.3 - stall.gem / 2 + dy, GEMS[shop], stall.gem)
    _awning(p, theme.mix(GEMS[shop], DARK, dim), theme.mix(theme.IVORY, DARK, dim))
    if not chips:
        _tape(p)
    return Sprite(p.drawn(), width, round(width * foot / 100))


def _awning(p: Pen, colour: str, white: str) -> None:
    """Draw ten stripes with round ends."""
    for k in range(10):
        x, tone = 10.0 * k, white if k % 2 else colour
        p.shape([(2 + 9.6 * k, 0), (11.6 + 9.6 * k, 0), (x + 10, 19), (x, 19)], tone)
        p.oval((x, 14, x + 10, 24), tone)


def _tape(p: Pen) -> None:
    """Draw crossed tapes over a dark window, and a rotating lamp."""
    for a, b in (((4, 34), (96, 64)), ((4, 64), (96, 34))):
        p.line([a, b], 7, TAPE)
        for k in range(1, 12, 2):
            at, to = k / 12, (k + 0.6) / 12
            ends = [(a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v) for v in (at, to)]
            p.line(ends, 3.2, theme.INK)
    p.dot(50, 30, 9, theme.mix(LAMP, DARK, 0.5))
    p.dot(50, 30, 6, LAMP)


def visitors(s: ArseneState, people: Sequence[Person]) -> dict[int, Visitors]:
    """Return by shop the seats before it: by the tricks of this deal, before its first trick by the last deal's."""
    before = s.phase == "flip" and bool(s.columns)
    count, hauls = (s.columns[-1], s.hauls[-1]) if before else (s.count, [0] * SEATS)
    words = [f"+{haul}" if haul > 0 else "" for haul in hauls]
    return {shop: [(people[p], p, words[p]) for p in range(SEATS) if count[p] == shop] for shop in SHOPS}


def shop(
    canvas: Canvas,
    number: int,
    chips: int,
    x: float,
    y: float,
    width: int,
    police: str,
    who: Visitors,
    stall: Stall = LOW,
) -> None:
    """Draw a shop with its number, a figure on every pile (what the next robbery brings in mint), and its visitors."""
    canvas.sprite(front(number, chips, width, stall is HIGH), x, y)
    canvas.seal(
        x + width * 0.12, y + width * 0.1, round(width * 0.22), str(number), theme.IVORY, theme.INK, canvas.look.panel
    )
    size, down = (34, 11) if stall is HIGH else (25, 9.5)
    left, line = piles_left(number, chips), y + width * (stall.foot + down) / 100
    for k, (pile, at) in enumerate(zip(left, cushions(number, stall)[3 - len(left) :], strict=True)):
        told, colour = (str(pile), theme.CREAM) if k else (f"+{pile}", theme.MINT)
        canvas.text(x + width * at / 100, line, told, size=size, align="m", colour=colour)
    if not chips:
        canvas.badge(
            x + width / 2, y + width * 0.44, police, size=27, height=42, fill=theme.INK, colour=TAPE, line=TAPE
        )
    # before a high shop visitors stand on its foot, within the picture
    foot = y + width * stall.high / 100 - (24 if stall is HIGH else 4)
    for k, (person, seat, word) in enumerate(who):
        at = x + width / 2 + (k - (len(who) - 1) / 2) * 68 - (32 if word else 0)
        canvas.portrait(at, foot, 52, person, seat, "sign", canvas.look.panel)
        if word:
            canvas.badge(at + 32, foot - 18, word, size=27, height=36, fill=theme.MINT, align="l")


def street(canvas: Canvas, shops: Sequence[int], y: float, police: str, who: Mapping[int, Visitors]) -> None:
    """Draw all five over the whole width on a pavement, with their visitors."""
    top = y + 238
    canvas.box(0, top, theme.WIDTH, round(canvas.height - top), 0, theme.mix(canvas.look.panel, theme.IVORY, 0.1))
    for number in SHOPS:
        x, chips = 20 + (number - 1) * 234.5, shops[number - 1]
        shop(canvas, number, chips, x, y, 222, police, who.get(number, ()), HIGH)


def small_street(shops: Sequence[int], who: Mapping[int, Visitors], scale: float) -> Paint:
    """Return the shops one below the other, each with the haul of the next robbery and its visitors."""
    wide, high = round(_HUT[0] * scale), round(_HUT[1] * scale)

    def draw(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
        for row, number in enumerate(SHOPS):
            box = Box(x, y + row * (high + 6), wide, high)
            small_shop(canvas, number, shops[number - 1], box, who.get(number, ()))

    return Paint(wide, len(SHOPS) * (high + 6) - 6, draw)


def small_shop(canvas: Canvas, number: int, chips: int, box: Box, who: Visitors) -> None:
    """Draw a small shop as a row: number, jewel and next haul, visitors; or the police tape."""
    x, y, wide, high = box
    k, dim = high / _HUT[1], 0.0 if chips else 0.62
    canvas.panel(x, y, wide, high, round(12 * k))
    middle, jewels = y + high / 2, round(46 * k)
    tone = theme.mix(GEMS[number], DARK, dim * 0.5)
    canvas.seal(x + 24 * k, middle, round(34 * k), str(number), tone, theme.INK, canvas.look.panel)
    if chips:
        canvas.sprite(jewel(number, jewels), x + 43 * k, middle - jewels / 2)
        told, colour = f"+{next_pile(number, chips)}", theme.MINT
    else:
        canvas.box(x + 47 * k, middle - 11 * k, round(36 * k), round(22 * k), 3, TAPE)
        for n in range(3):
            canvas.box(x + (50 + 12 * n) * k, middle - 11 * k, round(6 * k), round(22 * k), 0, theme.INK)
        told, colour = "0", TAPE
    left = x + 94 * k + canvas.text(x + 94 * k, middle, told, size=round(40 * k), colour=colour)
    head, room = round(40 * k), box.right - left - 12
    step = overlap(len(who), head, room, head + 4)
    for n, (person, seat, _) in enumerate(reversed(who)):
        canvas.portrait(box.right - 8 - head / 2 - n * step, middle, head, person, seat, "sign", canvas.look.panel)


def trump_line(s: ArseneState, words: Words, size: int = 34) -> Node:
    """Return diamonds, or none."""
    if s.trump == NO_TRUMP:
        return Text(words("arsene-no-trumps"), size, quiet=True)
    return Row(Text(words("arsene-trumps"), size), Suit("D", round(size * 1.4)), gap=10)


def large_street(s: ArseneState, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return in large print the trumps with the card that decided them, and of each shop its number, its chips with the
    haul of the next robbery, and the players before it."""
    parts: list[Node] = []
    if s.place:
        turned = Picture(small_face(s.turned)(72))
        parts.append(Flow(width, [trump_line(s, words, 44), turned]))
    there = visitors(s, people)
    shops: list[Node] = []
    for shop in SHOPS:
        before = [sign(who, p) for who, p, _ in there[shop]]
        chips = s.shops[shop - 1]
        gems = Row(Picture(jewel(shop, 52)), Text(str(chips), 48), Text(f"({next_pile(shop, chips)})", 38), gap=8)
        shops.append(Row(chip(str(shop), theme.IVORY, theme.INK), gems, *before, gap=10))
    return [*parts, Flow(width, shops, gap=34)]


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw the thief before the moon, and the jewel for a lone visitor."""
    size = canvas.image.width
    pen = Pen(size, size, _SKY)
    pen.dot(50, 40, 47, _HALO)
    pen.dot(50, 40, 38, _MOON)
    for k in range(9):
        x, high = k * 12.5 - 4, 16 + k * 5 % 7 * 2.4
        pen.box(x, 100 - high, x + 11.5, 100, _CITY)
        pen.box(x + 3, 103 - high, x + 5.6, 106 - high, theme.GOLD)
    canvas.image.paste(pen.drawn(), (0, 0))
    figure = thief(_THIEF)
    lay(canvas.image, figure, (size - figure.width) // 2, 24)
    canvas.sprite(jewel(2, 216), size / 2 - 108, 300)
