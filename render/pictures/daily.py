"""The day's deal as a picture to share, without any of its cards.

The game is a printed card, the day a leaf of a calendar, the own place a seal, and everybody a card in a pile.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas
from render.kit.drawing import icons, shapes, text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.depth import rays, shaded
from render.kit.drawing.ink import stamp
from render.kit.drawing.kept import kept
from render.kit.drawing.lines import balanced
from render.kit.drawing.look import Look
from render.kit.drawing.shapes import SCALE, Sprite
from render.kit.drawing.text import BOLD
from render.kit.drawing.typesetting import current
from render.kit.layout import write_name
from render.kit.pieces import cards
from render.kit.pieces.person import Person
from render.printed import Emblem, printed

MOST_BARS: Final = 8

_CARD: Final = (340, 442)
"""Width and height of the game's card, px."""
_MIDDLE: Final = (210, 242)
"""The middle of that card, px; the rays come from there."""
_LEAF: Final = (206, 244)
"""Width and height of the calendar's leaf, px."""
_SEAL: Final = 156
"""Diameter of the seal, px."""
_X: Final = 478
_END: Final = theme.WIDTH - 28
"""The left edge of the own result and of the last days, and their right edge, px."""
_BESIDE: Final = 452.0
"""The room beside the leaf, px."""
_TOLD, _QUIET = 38, 29
"""The largest sizes of the line about the result, and of a quiet one, px."""
_DAY, _DAYS = (58, 62), (396, 370)
"""Width of the card of a day, and the upper edge of the row, px: below an own result, and without one."""
_GHOST: Final = (78, 94)
"""Width and height of the empty card of a person who has no result, px."""
_PANEL: Final = (20, 474, 1160, 272)
"""The panel with everybody: x, y, width, height, px."""
_COUNT: Final = 208
"""Room at the left of the panel for the number of people, px."""
_DEALT: Final = 118
"""Width of the cards of a deal that nobody has finished, px."""
_FAN, _SPREAD = 640, 17
"""The radius of their fan, px, and half of its angle, degrees."""
_OWN: Final = (70, 80)
"""Width and height of the card with one's portrait on a pile, px."""
_SUNK: Final = 20
"""How much of that card is before the pile, px."""
_THIN: Final = 2.4
_THICK: Final = 15.0
"""The least and the greatest thickness of a card in a pile, px; a pile of more cards than fit shows fewer."""
_NUMBER: Final = re.compile(r"([−+-]?\d[\d,]*)")
_UNIT: Final = 2
"""Between a large number and its unit, px; the number has some room of its own beside it."""
_SEALED: Final = theme.SUIT_COLOUR["H"]
_BLUE: Final = theme.PIPS[5]


@dataclass(frozen=True, slots=True)
class Bar:
    """A number of people with scores from ``first`` to ``last``; ``own``: the own score is among them."""

    first: str
    last: str
    count: int
    own: bool


@dataclass(frozen=True, slots=True)
class Leaf:
    """A day of the calendar in words; ``weekday`` from 0, Monday: Saturday is blue and Sunday red."""

    month: str
    day: str
    called: str
    weekday: int


@dataclass(frozen=True, slots=True)
class Day:
    """One of the last days: its weekday in few letters, and the game that the person played (None: none)."""

    called: str
    emblem: Emblem | None


@dataclass(frozen=True, slots=True)
class DailyPicture:
    """The content of a picture of a day's deal.

    ``who`` has ``score`` and with it, if others have one too, ``place``: the place in words, and of how many. Without a
    result these are left out. ``told`` is a line about the result ("": none), or without a result about the deal;
    ``options`` is a quiet one. ``bars`` go from the worst scores to the best; without bars only ``heading`` is shown.
    ``days`` are the last days of the person, today the last; ``foot`` is the line beside them.
    """

    look: Look
    title: str
    second: str
    leaf: Leaf
    game: str
    emblem: Emblem
    who: Person | None
    score: str
    told: str
    options: str
    heading: str
    bars: tuple[Bar, ...]
    days: tuple[Day, ...] = ()
    foot: str = ""
    place: tuple[str, str] | None = None
    first: bool = False
    """True if nobody has a better score, but somebody a worse one."""
    called: str = ""
    """The text beside the portrait if it is not the name: "you", for ``who`` alone."""
    prompt: str = ""
    """While the deal can be played: large words above the heading if nobody has finished. If others have, a person
    without a result sees an empty card before the piles."""

    @property
    def own(self) -> bool:
        """True if the own result is shown."""
        return self.who is not None and bool(self.score)


def paint(daily: DailyPicture) -> Canvas:
    """Return the picture, 1200 x 764 pixels."""
    canvas, (x, y) = Canvas(look=daily.look), _MIDDLE
    sun = rays(2000, 2000)
    stamp(canvas.image, theme.mix(daily.look.base, theme.IVORY, 0.055), x - 1000, y - 1000, sun)
    canvas.card(printed(daily.emblem, daily.game, *_CARD), x, y, 3.5)
    canvas.card(_leaf(daily.leaf), 1064, 148, -4)
    if daily.place:
        canvas.sprite(_seal(*daily.place, daily.first), x + 164 - _SEAL / 2, y + 62 - _SEAL / 2)
    canvas.bilingual(_X, 46, daily.title, daily.second, size=34, colour=theme.CREAM, second_size=24, room=_BESIDE)
    (_result if daily.own else _invitation)(canvas, daily)
    _days(canvas, daily)
    _everybody(canvas, daily)
    return canvas


# The result


def _result(canvas: Canvas, daily: DailyPicture) -> None:
    """Draw the own result, the person, and the lines about it."""
    assert daily.who is not None
    _large(canvas, daily.score, _X, 148, _BESIDE, 164)
    canvas.portrait(_X + 34, 258, 68, daily.who, 0)
    write_name(canvas, _X + 84, 258, _BESIDE - 84, daily.called or daily.who.name, 36, theme.CREAM, height=64)
    _lines(canvas, daily, (daily.told, daily.options), 298, _END - _X)


def _invitation(canvas: Canvas, daily: DailyPicture) -> None:
    """Draw what the deal is about, for a person who has no result."""
    lines, size = _largest(daily.told, 58, _BESIDE)
    for k, line in enumerate(lines):
        canvas.text(_X, 128 + k * size * 1.22, line, size=size, room=_BESIDE, role="story")
    _lines(canvas, daily, ("", daily.options), 142 + (len(lines) - 0.4) * size * 1.22, _BESIDE)


def _lines(canvas: Canvas, daily: DailyPicture, told: tuple[str, str], y: float, room: float) -> None:
    """Draw a line in mint and a smaller quiet one below y, as large as they fit; "" leaves a line out."""
    end, (first, second) = (_DAYS[not daily.own] - 34 if daily.days else 462), told
    for size in range(_TOLD if first else _QUIET, 19, -1):
        below = max(theme.LEAST_SIZE, min(_QUIET, size - 6 if first else size))
        lines = [(part, size, theme.MINT) for part in balanced(first, BOLD, size, room) if first]
        lines += [(part, below, daily.look.quiet) for part in balanced(second, BOLD, below, room) if second]
        if y + sum(used for _, used, _ in lines) * 1.28 <= end:
            break
    for part, used, colour in lines:
        canvas.text(_X, y + used * 0.64, part, size=used, colour=colour, room=room, least=20, role="story")
        y += used * 1.28


def _large(canvas: Canvas, score: str, x: float, y: float, room: float, most: int) -> None:
    """Draw a text with a number: the number as large as it goes, its words small on the same foot."""
    parts = [part.strip() for part in _NUMBER.split(score) if part.strip()]
    for size in range(most, 30, -4):
        sizes = [size if _is_number(part) else max(34, size // 4) for part in parts]
        gaps = _UNIT * (len(parts) - 1)
        if sum(text.width(part, BOLD, used) for part, used in zip(parts, sizes, strict=True)) + gaps <= room:
            break
    for part, used in zip(parts, sizes, strict=True):
        down, role = (size - used) * 0.36, "score" if used == size else "unit"
        x += _UNIT + canvas.text(x, y + down, part, size=used, role=role, room=room, least=20)


def _is_number(part: str) -> bool:
    return _NUMBER.fullmatch(part) is not None


def _largest(words: str, most: int, room: float, lines: int = 2) -> tuple[Sequence[str], int]:
    """Return a text on at most so many lines, at the largest size at which it fits, at most ``most``."""
    tried = ((balanced(words, BOLD, size, room), size) for size in range(most, theme.LEAST_SIZE - 1, -1))
    return next((found for found in tried if len(found[0]) <= lines), (balanced(words, BOLD, 20, room), 20))


# The last days


def _days(canvas: Canvas, daily: DailyPicture) -> None:
    """Draw the last days in a row: the game's cover as a card where one played, an empty place where not."""
    y, wide = _DAYS[not daily.own], _DAY[not daily.own]
    step = wide + (10 if daily.own else 8)
    for at, day in enumerate(daily.days):
        x = _X + at * step
        colour = theme.CREAM if at == len(daily.days) - 1 else daily.look.quiet
        if day.emblem is None:
            canvas.outline(x, y, wide, wide, 9, 3, daily.look.mat_line, dash=8)
        else:
            canvas.sprite(printed(day.emblem, "", wide, wide), x, y)
        canvas.text(x + wide / 2, y - 16, day.called, size=20, colour=colour, align="m", room=step - 2, least=20)
    if daily.days and daily.foot:
        left = _X + len(daily.days) * step + 10
        on_one = text.width(daily.foot, BOLD, 24) <= _END - left
        lines, size = _largest(daily.foot, 30, _END - left, 1 if on_one else 2)
        for k, line in enumerate(lines):
            down = (k - (len(lines) - 1) / 2) * size * 1.25
            canvas.text(left, y + wide / 2 + down, line, size=size, colour=theme.MINT, room=_END - left, least=20)


# Everybody


def _everybody(canvas: Canvas, daily: DailyPicture) -> None:
    """Draw all results: a pile for each score, or for several if there are many, and on the own one the portrait."""
    x, y, width, height = _PANEL
    canvas.slab(x, y, width, height, radius=24)
    if not daily.bars:
        _nobody(canvas, daily, Box(x, y, width, height).inset(40, 0))
        return
    _count(canvas, daily, x + 30, y + height / 2)
    left, room = x + _COUNT + 20.0, width - _COUNT - 44.0
    base = y + height - 50.0
    canvas.box(left, base, round(room), 3, 0, daily.look.mat_line)
    if daily.prompt and not daily.own and len(daily.bars) < MOST_BARS:
        left, room = _ghost(canvas, left, base, room)
    step = min(150.0, room / len(daily.bars))
    piles = _Piles(canvas, daily, y + height - 52.0, step)
    for k, bar in enumerate(daily.bars):
        piles.draw(bar, left + room / 2 + step * (k + 0.5 - len(daily.bars) / 2))


def _ghost(canvas: Canvas, left: float, base: float, room: float) -> tuple[float, float]:
    """Draw at the left of the piles an empty card, whose place among them is open; return where the piles have room."""
    (wide, high), far = _GHOST, left + _GHOST[0] + 24
    top = base - high - 8
    canvas.outline(left, top, wide, high, 12, 4, theme.MINT, dash=12)
    canvas.text(left + wide / 2, top + high / 2, "?", size=60, colour=theme.MINT, align="m", role="ghost")
    middle = top + high / 2
    canvas.box(far - 10, middle - 3, 26, 6, 3, theme.MINT)
    canvas.shape("arrow", far + 18, middle, 26, theme.MINT)
    return far + 34, room - (far + 34 - left)


def _nobody(canvas: Canvas, daily: DailyPicture, box: Box) -> None:
    """Draw the deal as it waits: a fan of cards face down, and in its middle the lit card of the first place."""
    reach = _FAN * math.sin(math.radians(_SPREAD))
    x, y = box.right - _DEALT / 2 - reach - 10, box.middle[1] - 6
    room = x - reach - _DEALT / 2 - 40 - box.x
    large, size = _largest(daily.prompt or daily.heading, 62 if daily.prompt else 50, room, 2 if daily.prompt else 3)
    small, least = _largest(daily.heading if daily.prompt else "", 32, room)
    told = [(line, size, theme.CREAM) for line in large]
    told += [(line, least, daily.look.quiet) for line in small if line]
    down = box.middle[1] - sum(used * 1.25 for _, used, _ in told) / 2
    for line, used, colour in told:
        canvas.text(box.x, down + used * 0.625, line, size=used, colour=colour, room=room, role="story")
        down += used * 1.25
    glow = rays(round(2 * reach + _DEALT), round(box.height - 12))
    stamp(canvas.image, theme.mix(daily.look.panel, theme.MINT, 0.2), round(x - glow.width / 2), round(box.y + 6), glow)
    for k in (-4, -3, -2, -1, 4, 3, 2, 1):
        turn = math.radians(_SPREAD * k / 4)
        canvas.card(cards.back(_DEALT), x + _FAN * math.sin(turn), y + _FAN * (1 - math.cos(turn)), _SPREAD * k / 4)
    canvas.card(cards.finished(cards.blank(_DEALT, cards.card_height(_DEALT))), x, y - 8, 0, theme.MINT, 7)
    canvas.shape("crown", x, y - 8, 84, _SEALED)


def _count(canvas: Canvas, daily: DailyPicture, x: float, y: float) -> None:
    """Draw the number of people, its words below it; words alone in the middle."""
    number, room = _NUMBER.search(daily.heading), _COUNT - 24
    lines, size = _largest(_NUMBER.sub("", daily.heading).strip(), 32, room)
    if number:
        canvas.text(x, y - 34, number[0], size=84, room=room, least=40)
        y += 34
    for k, line in enumerate(lines):
        down = (k - (len(lines) - 1) / 2) * size * 1.25
        canvas.text(x, y + down, line, size=size, colour=daily.look.quiet, room=room, least=20)


@dataclass(frozen=True, slots=True)
class _Piles:
    """The piles of a chart: their foot, and the room for each, px."""

    canvas: Canvas
    daily: DailyPicture
    base: float
    step: float

    @property
    def wide(self) -> int:
        """Return the width of a card."""
        return round(min(92, self.step - 32))

    @property
    def thick(self) -> float:
        """Return the thickness of a card with which every pile, with what is on it, stays in the panel."""
        room = self.base - _PANEL[1] - 46 - _depth(self.wide)
        return min(_THICK, *((room - self._above(bar)) / bar.count for bar in self.daily.bars if bar.count))

    def _above(self, bar: Bar) -> int:
        return _OWN[1] - _SUNK if bar.own and self.daily.who else 0

    def draw(self, bar: Bar, x: float) -> None:
        """Draw a pile with its middle at x, above it how many people it is, below it their scores."""
        top, mint = self.base, bar.own
        if bar.count:
            high = max(4, round(bar.count * self.thick))
            sprite = stack(max(1, min(bar.count, int(high / _THIN))), high, self.wide)
            top -= sprite.height
            self.canvas.sprite(sprite, x - self.wide / 2, top)
            if bar.own and self.daily.who:
                self._portrait(self.daily.who, x, top - _OWN[1] / 2 + _SUNK)
            ink, y = theme.MINT if mint else theme.CREAM, top - self._above(bar) - 22
            self._text(x, y, str(bar.count), 26, ink, "people")
        self._scores(bar, x, theme.MINT if mint else self.daily.look.quiet)

    def _portrait(self, who: Person, x: float, y: float) -> None:
        self.canvas.card(cards.finished(cards.blank(*_OWN)), x, y, -5, theme.MINT, 5)
        self.canvas.portrait(x, y, _OWN[0] - 14, who, 0, "sign")

    def _scores(self, bar: Bar, x: float, ink: str) -> None:
        label = bar.first if bar.first == bar.last else f"{bar.first} – {bar.last}"
        if text.width(label, BOLD, 22) <= self.step - 8:
            self._text(x, self.base + 28, label, 24, ink, "scores")
            return
        for down, part in ((18, f"{bar.first} –"), (40, bar.last)):
            self._text(x, self.base + down, part, 21, ink, "scores")

    def _text(self, x: float, y: float, told: str, size: int, ink: str, role: str) -> None:
        self.canvas.text(x, y, told, size=size, colour=ink, align="m", room=self.step - 4, least=20, role=role)


# Sprites


@kept(by=lambda *how: (*how, current()))
def _leaf(leaf: Leaf) -> Sprite:
    """Return a leaf torn off a calendar: the month below the torn edge, the day large, the weekday at the foot."""
    wide, high = _LEAF
    image = cards.blank(wide, high)
    colour = {5: _BLUE, 6: _SEALED}.get(leaf.weekday, theme.INK)
    band = colour if leaf.weekday > 4 else _SEALED
    shapes.rounded(image, cards.PAD + 2, cards.PAD + 2, wide - 4, 62, 12, band)
    shapes.rounded(image, cards.PAD + 2, cards.PAD + 40, wide - 4, 24, 0, band)
    middle = cards.PAD + wide / 2
    for told, size, down, ink, most in (
        (leaf.month, 32, 40, theme.IVORY, wide - 24),
        (leaf.day, 128, 134, colour, wide - 30),
        (leaf.called, 28, 216, colour, wide - 24),
    ):
        mask = shapes.glyph_mask(told, BOLD, size, most)
        image.paste(ink, (round(middle - mask.width / 2), round(cards.PAD + down - mask.height / 2)), mask)
    _tear(image, wide)
    return cards.finished(image, f"{leaf.month} {leaf.day} {leaf.called}")


def _tear(image: Image.Image, wide: int) -> None:
    """Make the upper edge of a leaf ragged."""
    across = wide + 2 * cards.PAD
    teeth = [(cards.PAD + wide * k / 18, cards.PAD + 4 + (k * 7 % 5) * 2.2) for k in range(19)]
    mask = Image.new("L", (across * SCALE, 40 * SCALE), 0)
    pen = ImageDraw.Draw(mask)
    pen.polygon([(0, 0), (across * SCALE, 0), *((x * SCALE, y * SCALE) for x, y in reversed(teeth)), (0, 0)], fill=255)
    image.paste((0, 0, 0, 0), (0, 0), mask.reduce(SCALE))
    torn = ImageDraw.Draw(image)
    for (x, y), (to_x, to_y) in pairwise(teeth):
        torn.line([(x, y), (to_x, to_y)], fill=theme.IVORY, width=3)


@kept(by=lambda *how: (*how, current()))
def _seal(place: str, of: str, first: bool) -> Sprite:
    """Return a seal with a waved rim, a little turned: the place, and of how many; a crown above the first place."""
    size, middle = _SEAL, _SEAL / 2
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    image.paste(_SEALED, (0, 0), _waved(size))
    shapes.ring(image, 11, 11, size - 22, size - 22, (size - 22) // 2, 3, theme.IVORY)
    if first:
        icons.shape(image, "crown", middle - 21, 22, 42, theme.IVORY)
    drop = 10 if first else 0
    for told, high, down, most in ((place, 52 if first else 58, drop - 8, 112), (of, 24, drop + 32, 100)):
        glyph = shapes.glyph_mask(told, BOLD, high, most)
        image.paste(theme.IVORY, (round(middle - glyph.width / 2), round(middle + down - glyph.height / 2)), glyph)
    turned = Image.new("RGBA", (size + 40, size + 40), (0, 0, 0, 0))
    turned.paste(image, (20, 20))
    return Sprite(shaded(turned.rotate(9, Image.Resampling.BICUBIC), 7), size, size, 20, place)


def _waved(size: int) -> Image.Image:
    """Return the mask of a disc with twenty small waves around it."""
    mask, pen = shapes.scaled(size, size)
    half, rim = size * SCALE / 2, []
    for k in range(240):
        angle = math.tau * k / 240
        reach = half * (0.955 + 0.045 * math.cos(20 * angle))
        rim.append((half + reach * math.cos(angle), half + reach * math.sin(angle)))
    pen.polygon(rim, fill=255)
    return mask.reduce(SCALE)


def _depth(wide: int) -> int:
    """Return the height of the uppermost card of a pile as it is seen from the front, px."""
    return round(wide * 0.34)


@kept
def stack(layers: int, high: int, wide: int) -> Sprite:
    """Return a pile of ``layers`` cards, ``high`` pixels high below its uppermost card, seen from the front."""
    deep, slack = _depth(wide), 3
    image = Image.new("RGBA", ((wide + 2 * slack) * SCALE, (high + deep) * SCALE), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    left, right = slack * SCALE, (slack + wide) * SCALE
    each = high * SCALE / layers
    for k in range(layers):
        # Cards of a pile do not lie exactly on each other.
        off = (k * k * 7 + 3 * k) % 5 - 2 if layers > 1 else 0
        bottom = (high + deep) * SCALE - each * k
        shift = off * SCALE * 0.9
        pen.rectangle((left + shift, bottom - each, right + shift, bottom), fill=theme.CARD_EDGE)
        pen.rectangle((left + shift, bottom - each, right + shift, bottom - each * 0.28), fill=theme.IVORY)
    _uppermost(pen, left + shift, right + shift, deep * SCALE)
    framed = Image.new("RGBA", (wide + 2 * slack, high + deep + 2 * slack), (0, 0, 0, 0))
    framed.paste(image.reduce(SCALE), (0, slack))
    return Sprite(framed, wide, high + deep, slack)


def _uppermost(pen: ImageDraw.ImageDraw, left: float, right: float, deep: float) -> None:
    """Draw the back of the uppermost card: it becomes narrower towards the far side."""
    wide = right - left
    for edge, colour in ((0.0, theme.IVORY), (0.07, theme.BACK), (0.2, theme.BACK_LATTICE)):
        near, far, lean = deep * (1 - 2 * edge), deep * 2 * edge, wide * (0.11 + edge * 0.8)
        side = wide * edge
        pen.polygon([(left + lean, far), (right - lean, far), (right - side, near), (left + side, near)], fill=colour)
