"""The drawings of Tricky Express: track, stations, the expresses that run through them, and the cover.

The line has 13 places. Every seat has a lane above the track: dots are its stations, a train is its first
long pass with one window for each station it passes, an outlined bar is its second long pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from engine.games.tricky_express.terms import TRICKS, Span
from render.games.tricky_express import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque, stamp
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import glyph, polygon_mask, scaled
from render.kit.pages.trick_table import card_face
from render.kit.pieces.person import Person

WINDOW: Final = theme.IVORY
_MOON: Final = "#F6F2E6"
_STARS: Final = (
    (56, 7.6),
    (62, 10.5),
    (68, 6.6),
    (73.6, 8.4),
    (90, 7.2),
    (94.6, 10.4),
    (97, 6.4),
    (66, 13.5),
    (53.5, 12.4),
)
PLAIN: Final = 6
"""The colour of an express that is no player's."""

_SKY, _GLOW, _SUN = "#1F5C99", "#2E78BC", "#F7C65B"
_GROUND, _RAIL, _TIE = "#15395F", "#B9C7D6", "#0F2A47"
_BODY, _SHADE, _STRIPE, _GLASS, _LAMP = "#F6F2E6", "#CFCBBD", "#E4572E", "#14202E", "#FFE08A"
"""Colours of the cover."""
_HAND: Final = ((25, 112, 208, -24), (37, 196, 160, -8), (11, 324, 160, 8), (0, 408, 208, 24))
"""The cards behind its train: card, middle, turn in degrees."""


@dataclass(frozen=True, slots=True)
class Line:
    """The place of the line: middle of the first station, distance of stations, their diameter."""

    x: int
    y: int
    step: int
    station: int

    def at(self, place: int) -> int:
        """Return the x of station ``place``, 1 to 13."""
        return self.x + (place - 1) * self.step


def track(canvas: Canvas, line: Line, built: int) -> None:
    """Draw rails on sleepers, bright as far as stations are built."""
    left, right = line.at(1) - line.station // 2 - 8, line.at(TRICKS) + line.station // 2 + 8
    high, look = max(18, line.station // 2), canvas.look
    tie = theme.mix(look.panel, look.quiet, 0.3)
    for x in range(left, right, 14):
        canvas.box(x, line.y - high // 2, 6, high, 2, tie)
    end = line.at(built) if built else left
    for rise in (-high // 4, high // 4 - 3):
        canvas.box(left, line.y + rise, right - left, 3, 0, look.mat_line)
        if built:
            canvas.box(left, line.y + rise, end - left, 3, 0, look.quiet)


def land(canvas: Canvas, line: Line, top: int, *, lit: bool = False) -> None:
    """Draw the land that the line crosses, from ``top`` down to the track: hills, houses, trees, perhaps by night."""
    left, right = line.at(1) - line.station // 2 - 8, line.at(TRICKS) + line.station // 2 + 8
    if not canvas.look.plain:
        drawn = _land(right - left, line.y - top, canvas.look.panel, canvas.look.mat, lit)
        lay_opaque(canvas.image, drawn, left, top)


@kept
def _land(width: int, height: int, ground: str, tone: str, lit: bool) -> Image.Image:
    """Return the land: its hills begin and end on the ground. Do not draw into it."""
    pen, deep = Pen(width, height, ground), height * 100 / width
    hills, near = theme.mix(ground, tone, 0.55 if lit else 0.4), theme.mix(ground, tone, 0.85)
    window = theme.mix(ground, theme.GOLD, 0.75 if lit else 0.45)
    if lit:
        moon = theme.mix(ground, _MOON, 0.9)
        pen.dot(83, 10.6, 6.6, theme.mix(ground, tone, 0.6))
        pen.dot(83, 10.6, 4.8, moon)
        for x, y, size in ((81.4, 9.4, 1), (84.6, 11.6, 1.3), (82.2, 13, 0.7)):
            pen.dot(x, y, size, theme.mix(moon, tone, 0.25))
        pen.dots(_STARS, 0.3, theme.mix(ground, _MOON, 0.6))
    for x, wide, tall in ((13.0, 26, 0.62), (35, 34, 0.86), (64, 30, 0.7), (85, 30, 0.9)):
        rise = tall * (0.7 if lit else 1)
        pen.oval((x - wide / 2, deep * (1 - rise), x + wide / 2, deep * (1 + rise)), hills)
    for n in range(24):
        x, tall = 4 + n * 4.1, deep * (0.2 + n * 7 % 5 * 0.055)
        if n % 3:
            pen.shape([(x - 1.1, deep), (x, deep - tall), (x + 1.1, deep)], near)
            continue
        pen.box(x - 1.5, deep - tall, x + 1.5, deep, near)
        pen.shape([(x - 1.9, deep - tall), (x, deep - tall - 1.5), (x + 1.9, deep - tall)], near)
        pen.box(x - 0.5, deep - tall + 0.5, x + 0.4, deep - tall + 1.5, window)
        if lit:
            pen.box(x - 0.5, deep - tall + 2.4, x + 0.4, deep - tall + 3.4, window)
    return pen.drawn()


def depot(canvas: Canvas, line: Line, rows: Sequence[int]) -> None:
    """Draw the expresses before the first of them runs: under one roof, each on the lane of its seat."""
    left, right, look = line.x - 36, line.at(3) - 44, canvas.look
    post = theme.mix(look.panel, look.quiet, 0.5)
    for seat, y in enumerate(rows):
        canvas.box(left, y + 16, right + 24 - left, 3, 0, post)
        express(canvas, left + 8, y - 16, right - left, 32, seat)
        for place in range(2):
            canvas.box(left + 24 + 28 * place, y - 9, 16, 11, 4, theme.INK)
            canvas.box(left + 26 + 28 * place, y - 7, 12, 7, 3, WINDOW)


def ghost(canvas: Canvas, line: Line, top: int, built: int) -> None:
    """Draw in dashes the express that two stations further on would be, from ``top`` down to the stations."""
    first = max(3, built + 1)
    last = first + 4
    if last > TRICKS:
        return
    left, width, high = line.at(first), line.at(last) - line.at(first), 84
    for place in (first, last):
        for y in range(top + high + 6, line.y - line.station // 2 - 2, 14):
            canvas.box(line.at(place) - 2, y, 4, 8, 1, theme.MINT)
        canvas.outline(
            line.at(place) - line.station // 2 - 2,
            line.y - line.station // 2 - 2,
            line.station + 4,
            line.station + 4,
            line.station // 2 + 2,
            5,
            theme.MINT,
        )
    stamp(canvas.image, theme.mix(canvas.look.panel, theme.MINT, 0.22), left, top, _body(width, high, 126))
    stamp(canvas.image, theme.MINT, left, top, _dashed(width, high, 126))
    for place in range(first + 1, last):
        canvas.outline(line.at(place) - 20, top + 32, 40, 30, 8, 4, theme.MINT)
        canvas.disc(line.at(place), line.y - line.station // 2 - 12, 10, theme.MINT)
    glyph(canvas.image, left + width + 52, top + high // 2, f"+{last - first - 1}", 56, theme.MINT)


def stations(canvas: Canvas, line: Line, route: list[int], discs: Sequence[Person]) -> None:
    """Draw built stations as discs of their owners (``on_discs``); the others are empty places with their number."""
    size = line.station
    for place in range(1, TRICKS + 1):
        x = line.at(place)
        if place <= len(route):
            disc(canvas, x, line.y, size, route[place - 1], discs)
        else:
            canvas.disc(x, line.y, size - 6, canvas.look.mat_line)
            canvas.disc(x, line.y, size - 11, canvas.look.panel)
            glyph(canvas.image, x, line.y, str(place), round(size * 0.42), canvas.look.quiet)


def disc(canvas: Canvas, x: float, y: float, size: int, seat: int, discs: Sequence[Person]) -> None:
    """Draw a station: the face or letter of its owner on a light rim."""
    canvas.disc(x, y, size, theme.IVORY)
    canvas.portrait(x, y, size - max(6, size // 7), discs[seat], seat, "sign", theme.INK)


def lane(
    canvas: Canvas, line: Line, y: int, seat: int, route: list[int], longs: tuple[Span, Span], high: int = 28
) -> None:
    """Draw one seat's lane: a dotted guide, its stations, the express of the first and the bar of the second."""
    colour = theme.SEAT_COLOUR[seat]
    for x in range(line.at(1), line.at(TRICKS) + 1, 14):
        canvas.box(x - 2, y - 1, 4, 3, 1, canvas.look.mat_line)
    first, second = longs
    for place, owner in enumerate(route, 1):
        if owner == seat:
            canvas.disc(line.at(place), y, 14, colour)
    if second[1]:
        outlined(canvas, line, y, seat, second, high - 6)
    if first[1]:
        running(canvas, line, y, seat, first, high)


def running(canvas: Canvas, line: Line, y: int, seat: int, span: Span, high: int = 28) -> None:
    """Draw a long pass as a train with one window for each station it passes."""
    left, right = line.at(span[0]), line.at(span[1])
    express(canvas, left, y - high // 2, right - left, high, seat)
    for place in range(span[0] + 1, span[1]):
        canvas.box(line.at(place) - 9, y - high // 4 - 1, 18, high // 2, 4, theme.INK)
        canvas.box(line.at(place) - 7, y - high // 4 + 1, 14, high // 2 - 4, 3, WINDOW)
    number(canvas, line, y, span, theme.INK, high)


def outlined(canvas: Canvas, line: Line, y: int, seat: int, span: Span, high: int = 22) -> None:
    """Draw a long pass as an outlined bar with one dot for each station it passes."""
    colour = theme.SEAT_COLOUR[seat]
    left, right = line.at(span[0]), line.at(span[1])
    canvas.box(left, y - high // 2, right - left, high, high // 2, canvas.look.panel)
    canvas.outline(left, y - high // 2, right - left, high, high // 2, 3, colour)
    for place in range(span[0] + 1, span[1]):
        canvas.disc(line.at(place), y, 7, colour)
    number(canvas, line, y, span, colour, high + 2)


def sample(canvas: Canvas, x: int, y: int, which: str, words: str) -> None:
    """Draw the legend of an express or an outlined bar on the lanes."""
    if which == "first":
        express(canvas, x, y - 14, 74, 28, PLAIN)
        canvas.box(x + 9, y - 7, 12, 10, 3, WINDOW)
        canvas.box(x + 26, y - 7, 12, 10, 3, WINDOW)
    else:
        canvas.outline(x, y - 12, 74, 24, 12, 3, theme.SEAT_COLOUR[PLAIN])
    canvas.text(x + 86, y, words, size=27, colour=canvas.look.quiet, room=290, least=22)


def number(canvas: Canvas, line: Line, y: int, span: Span, colour: str, high: int) -> None:
    """Draw the length of a section, between its first two places."""
    x = line.at(span[0]) + line.step * 0.5
    glyph(canvas.image, x, y, str(span[1] - span[0] - 1), round(high * 0.86), colour)


def express(canvas: Canvas, x: int, y: int, width: int, height: int, seat: int) -> None:
    """Draw the side of a train: blunt at the back, a long nose in front, a dark skirt below."""
    colour = theme.SEAT_COLOUR[seat]
    nose = min(width // 2, round(height * 1.5))
    stamp(canvas.image, colour, x, y, _body(width, height, nose))
    shade = theme.mix(colour, theme.INK, 0.45)
    canvas.box(x + 3, y + height - 5, width - round(nose * 0.35), 3, 1, shade)
    glass = _windscreen(nose, height)
    stamp(canvas.image, theme.INK, x + width - nose, y, glass)


@kept
def _body(width: int, height: int, nose: int) -> Image.Image:
    mask, pen = scaled(width, height)
    unit = mask.width / width
    high = mask.height
    start = (width - nose) * unit
    pen.rounded_rectangle((0, 0, start, high - 1), height * unit * 0.2, fill=255)
    pen.rectangle((start / 2, 0, start, high - 1), fill=255)
    points = [(start, 0.0)]
    for i in range(1, 25):
        t = i / 24
        points.append((start + nose * unit * (1 - (1 - t) ** 1.6), high * 0.86 * t**1.5))
    points += [(mask.width - 1 - nose * unit * 0.08, high - 1.0), (start, high - 1.0)]
    pen.polygon(points, fill=255)
    return mask.resize((width, height), Image.Resampling.BOX)


@kept
def _dashed(width: int, height: int, nose: int) -> Image.Image:
    """Return the outline of a train in dashes 4 px wide."""
    mask = _body(width, height, nose).copy()
    mask.paste(0, (4, 4), _body(width - 10, height - 8, nose - 6))
    pen = ImageDraw.Draw(mask)
    for x in range(-height, width, 20):
        pen.line([(x, height), (x + height, 0)], fill=0, width=5)
    return mask


@kept
def _windscreen(nose: int, height: int) -> Image.Image:
    h = float(height)
    return polygon_mask(
        nose, height, ((nose * 0.12, h * 0.16), (nose * 0.34, h * 0.2), (nose * 0.5, h * 0.42), (nose * 0.12, h * 0.42))
    )


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw an express from the front, which comes out of a hand of cards."""
    size = canvas.image.width
    back = Pen(size, size, _SKY)
    back.dot(50, 46, 46, _GLOW)
    back.dot(50, 46, 33, _SUN)
    back.box(0, 68, 100, 100, _GROUND)
    for k in range(5):
        y, reach = 76 + k * k * 1.5 + k * 2, 26 + 9 * k
        back.box(50 - reach, y, 50 + reach, y + 1.4 + 0.5 * k, _TIE)
    for side in (-1, 1):
        back.shape([(50 + 10 * side, 68), (50 + 12 * side, 68), (50 + 38 * side, 100), (50 + 31 * side, 100)], _RAIL)
    canvas.image.paste(back.drawn(), (0, 0))
    for card, x, y, turn in _HAND:
        canvas.card(card_face(card)(176), x, y, turn)
    lay_over(canvas, _train(size))
    canvas.shape("S", size / 2, 376, 80, theme.IVORY)


def _train(size: int) -> Pen:
    """Return the front of the train: its nose, windscreen and lamps."""
    pen = Pen(size, size)
    pen.path("M24 90 C23 56 34 30 50 28 C66 30 77 56 76 90Z", _BODY)
    pen.path("M24 90 C23.6 78 24.4 68 26.4 60 L73.6 60 C75.6 68 76.4 78 76 90Z", _STRIPE)
    pen.path("M28.6 56 C31 43 38 35.6 50 35 C62 35.6 69 43 71.4 56 C60 59.6 40 59.6 28.6 56Z", _GLASS)
    pen.path("M31.6 54.4 C34 45 40 39 48 38.4 L44.6 56.6 C40 56.4 35.4 55.8 31.6 54.4Z", "#33506B")
    pen.line([(50, 35), (50, 58.4)], 1.2, _BODY)
    pen.box(24, 83.6, 76, 86.2, _BODY)
    for x in (33.5, 66.5):
        pen.oval((x - 5.2, 72.6, x + 5.2, 80.6), _GLASS)
        pen.oval((x - 3.8, 73.8, x + 3.8, 79.4), _LAMP)
    pen.box(21, 87, 79, 94.6, _GLASS)
    pen.box(21, 87, 79, 88.6, _SHADE)
    for x in (32, 68):
        pen.dot(x, 91.6, 2.2, _SHADE)
    return pen
