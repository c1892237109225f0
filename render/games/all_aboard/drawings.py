"""The drawings of All Aboard: the line as a railway, and the cover.

Black cards are on wagons, red ones hang on signals, the newest is the table card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from engine.core.cards import card as card_of
from engine.core.state import NO_SEAT
from engine.families.jokers import RED, SUIT_OF
from engine.games.all_aboard.state import AllAboardState
from render.games.all_aboard import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite
from render.kit.layout import Node, Picture, Text
from render.kit.pages.joker_pack import face, small
from render.kit.pieces import cards
from render.kit.pieces.cards import card_height, finished
from render.kit.pieces.person import Person
from render.kit.piles import Pile
from render.large.parts import Flow, lit, sign, stock

DANGER, CLEAR = "#C62828", "#2E7D32"
"""Colours of the lamps."""
_LOCO, _TUNNEL, _YARD = 168, 92, 150
"""Room at the left for the engine, or for the tunnel from which the line comes, and at the right for the deck, px."""
_BED: Final = 52
"""Height of the area below the rails, px."""
_LAMP: Final = 34
_ROUND: Final = 26
"""The radius of the scene's corners, px."""
_SUN: Final = "#FFF1B8"
_HILLS: Final = ("#9CC98A", "#7DB36A", "#5F9A55")
BED: Final = 30
"""How far the bed of a wagon, on which its card stands, is above the rails, px."""
_GRAND, _SMALL, _APART, _MANY = 122, 44, 18, 6
"""Of a train that is drawn alone: the maximum and minimum width of a card and the distance of two, px; the number of
wagons from which on its engine is smaller."""
_CARD: Final = 76
"""Width of a card in large print, px."""

_SKY, _SUNLIGHT, _SMOKE = ("#5FB4E6", "#86CBF0"), "#FFE9A0", "#FFFFFF"
_MEADOWS: Final = ("#D6E6A4", "#C2DA8C", "#A9CB74")
_BALLAST, _RAIL = "#8A6B4A", "#E9DFC8"
"""Colours of the cover."""
_RAILHEAD: Final = 88
"""The height of its rails, in hundredths of the width."""
_LOAD: Final = 196
"""The width of the card on the wagon of the cover, px."""


@dataclass(slots=True)
class Car:
    """A wagon with its card, or a signal with all cards on it, the top card last; with their owners."""

    seat: int
    cards: list[int] = field(default_factory=list)

    @property
    def red(self) -> bool:
        """True if the car is a signal."""
        return RED[self.cards[-1]]


def cars(line: Sequence[int], crew: Sequence[int]) -> list[Car]:
    """Return the line as wagons and signals; red cards of one suit laid by one seat are together."""
    out: list[Car] = []
    for card, seat in zip(line, crew, strict=True):
        suits = {SUIT_OF[c] for c in (*out[-1].cards, card)} if out else set()
        if not (out and RED[card] and out[-1].red and out[-1].seat == seat and len(suits - {-1}) < 2):
            out.append(Car(seat))
        out[-1].cards.append(card)
    return out


@kept
def engine(width: int) -> Sprite:
    """Return a shunting engine that pushes the train to the right."""
    pen = Pen(width, width)
    pen.dot(30, 16, 9, LOOK.line)
    pen.dot(17, 9, 7, LOOK.line)
    pen.shape([(26, 30), (36, 30), (34, 46), (28, 46)], theme.INK)
    pen.shape([(18, 46), (62, 46), (62, 80), (18, 80)], theme.HEAT[1])
    pen.dot(18, 63, 17, theme.HEAT[1])
    pen.dot(18, 63, 9, theme.GOLD_TEXT)
    pen.dot(50, 46, 6, theme.GOLD_TEXT)
    pen.shape([(58, 30), (92, 30), (92, 80), (58, 80)], theme.WOOD_DARK)
    pen.shape([(54, 24), (97, 24), (97, 31), (54, 31)], theme.INK)
    pen.shape([(65, 38), (85, 38), (85, 54), (65, 54)], theme.SKIN)
    pen.shape([(4, 78), (98, 78), (98, 85), (4, 85)], theme.INK)
    for x, size in ((20, 10), (46, 13), (76, 13)):
        pen.dot(x, 99 - size, size, theme.INK)
        pen.dot(x, 99 - size, size * 0.45, LOOK.line)
    return finished(pen.drawn())


def draw_line(
    canvas: Canvas,
    box: Box,
    line: Sequence[int],
    crew: Sequence[int],
    people: Sequence[Person] = (),
    *,
    deck: int = -1,
    word: str = "",
    most: int = 132,
    proofs: bool = False,
    alone: bool = False,
) -> None:
    """Draw the end of the line that fits, the table card in mint; earlier cards are in the tunnel.

    ``deck`` cards are in the yard at the right, below a ``word`` about the table card; below 0 there is no yard. Cards
    are at most ``most`` px wide. ``proofs``: below each wagon its proof, in place of its owner. ``alone``: nobody has
    laid a card; the engine is larger, and there are empty wagons as far as there is room.
    """
    x, y, width, height = box
    canvas.slab(x, y, width, height, radius=_ROUND, fill=canvas.look.mat, line=canvas.look.mat_line)
    rails = y + height - _BED
    if not canvas.look.plain:
        land = _land(round(width) - 4, round(rails - y) - _ROUND, canvas.look.mat)
        lay_opaque(canvas.image, land, round(x) + 2, round(y) + _ROUND)
    lamp = _LAMP if any(RED[c] for c in line) else 0
    wide = round(min(most, (rails - y - lamp - 58) / 1.4))
    _track(canvas, x, rails, width)
    if deck >= 0:
        width -= _YARD
        _yard(canvas, x + width + _YARD / 2, y, rails, deck, word, RED[line[-1]])
    train = cars(line, crew)
    step, loco = wide + 24, max(_LOCO, round(wide * 1.2))
    if alone:
        loco = round(max(loco, min(loco * 1.4, (rails - y) * 0.9, width - wide - 44)))
    if len(train) <= (width - loco - 20) // step:
        first = 0
    else:
        first = max(1, len(train) - int((width - _TUNNEL - 20) // step))
    hidden = sum(len(car.cards) for car in train[:first])
    if first:
        _tunnel(canvas, x, y, rails, hidden)
    else:
        canvas.sprite(engine(loco - 20), x + 16, rails - loco + 22)
    left = x + (_TUNNEL if first else loco) + 10
    for k, car in enumerate(train[first:]):
        last = first + k == len(train) - 1
        at = left + step * k + wide / 2
        if car.red:
            _signal(canvas, at, rails, wide, car, last)
        else:
            _wagon(canvas, at, rails, wide, car, last)
        if not proofs:
            _whose(canvas, at, rails + _BED / 2 + 3, car.seat, people)
        elif first + k and not car.red and not train[first + k - 1].red:
            _proof(canvas, at, rails + _BED / 2 + 3)
    if alone:
        for k in range(1, int((x + width - 10 - left) // step)):
            _empty(canvas, left + step * k + wide / 2, rails, wide)


@kept
def _land(width: int, height: int, ground: str) -> Image.Image:
    """Return the land behind the train, in tones near those of the ground. Do not draw into it."""
    pen, deep = Pen(width, height, ground), 100 * height / width
    sun, cloud = theme.mix(ground, _SUN, 0.34), theme.mix(ground, theme.IVORY, 0.12)
    pen.dot(72, deep * 0.3, min(9, deep * 0.34), theme.mix(ground, _SUN, 0.1))
    pen.dot(72, deep * 0.3, min(6, deep * 0.22), sun)
    unit = min(1.0, deep / 34)
    for x, y in ((31.0, 0.15), (52.0, 0.3), (90.0, 0.2)):
        for across, size in ((-4.4, 2), (0, 3.2), (4.6, 2.4)):
            pen.dot(x + across * unit, deep * y - size * unit * 0.3, size * unit, cloud)
        pen.box(x - 6.4 * unit, deep * y, x + 7 * unit, deep * y + 1.7 * unit, cloud)
    for k, (x, wide, tall) in enumerate(
        ((14.0, 62, 0.6), (86, 64, 0.66), (50, 70, 0.46), (4, 44, 0.3), (97, 40, 0.32))
    ):
        tone = theme.mix(ground, _HILLS[k // 2], 0.26 + 0.05 * (k // 2))
        pen.oval((x - wide / 2, deep * (1 - tall), x + wide / 2, deep * (1 + tall)), tone)
    tree = theme.mix(ground, _HILLS[2], 0.55)
    for x, tall in ((33.0, 0.22), (36, 0.3), (39.4, 0.2), (60, 0.24), (63, 0.32), (93.4, 0.3), (96.6, 0.22)):
        high, foot = deep * tall, deep * 0.88
        pen.box(x - 0.35, foot - high * 0.4, x + 0.35, foot, theme.mix(ground, theme.WOOD_DARK, 0.7))
        pen.oval((x - high * 0.26, foot - high, x + high * 0.26, foot - high * 0.26), tree)
    return pen.drawn()


def large_line(s: AllAboardState, people: Sequence[Person], word: str, width: float, most: int = 10) -> Node:
    """Return the latest cards of the line in large print, each run with its player, the table card in mint; then the
    deck, and whether the line is clear."""
    latest = list(zip(s.crew, s.line, strict=True))[-most:]
    parts: list[Node] = [Text(f"… {len(s.line) - len(latest)}", 40, quiet=True)] if len(s.line) > len(latest) else []
    for k, (seat, card) in enumerate(latest):
        if seat != NO_SEAT and (k == 0 or latest[k - 1][0] != seat):
            parts.append(sign(people[seat], seat))
        parts.append(lit(small(card, _CARD)) if k == len(latest) - 1 else Picture(small(card, _CARD)))
    red = bool(s.line) and RED[s.line[-1]]
    return Flow(width, [*parts, stock(len(s.deck)), Text(word, 40, "" if red else theme.MINT)], gap=14)


def _engine_size(box: Box, wagons: int) -> int:
    """Return the size of the engine of ``express``."""
    return round(min(196.0 if wagons < _MANY else 156.0, box.height * 0.86))


def wagon_size(box: Box, wagons: int) -> int:
    """Return the width of a card of ``express``; the card reaches ``card_height`` and ``BED`` above the rails."""
    most, free = min(_GRAND, (box.height - BED - 4) / 1.4), box.width - _engine_size(box, wagons) - 16
    return int(max(_SMALL, min(most, free / wagons - _APART)))


def express(canvas: Canvas, box: Box, train: Sequence[int], seat: int, who: Person) -> None:
    """Draw a train of one player upon the lower edge of a box, as large as it fits, its player in the cab.

    If it is too long, its first wagons come out of the tunnel.
    """
    x, y, width, height = box
    rails, loco, wide = y + height, _engine_size(box, len(train)), wagon_size(box, len(train))
    step = wide + _APART
    fits = int((width - loco - 16) // step)
    first = len(train) - fits if len(train) > fits else 0
    left = x + width - (len(train) - first) * step
    if first:
        _tunnel(canvas, left - _TUNNEL - 8, y, rails, first)
    else:
        left -= max(0.0, (left - x - loco) / 2)
        at, top = left - loco + 4, rails - loco + 4
        canvas.sprite(engine(loco), at, top)
        canvas.portrait(at + loco * 0.75, top + loco * 0.47, round(loco * 0.3), who, seat, "sign", theme.INK)
    for k, card in enumerate(train[first:]):
        _wagon(canvas, left + step * k + wide / 2 + 8, rails, wide, Car(seat, [card]), last=False)


def _track(canvas: Canvas, x: float, rails: float, width: float) -> None:
    """Draw sleepers and two rails, the rear one thin."""
    for k in range(int(width - 20) // 44):
        canvas.box(x + 16 + 44 * k, rails + 3, 26, 9, 3, theme.WOOD_DARK)
    canvas.box(x + 4, rails - 1, round(width - 8), 5, 2, canvas.look.quiet)


def _yard(canvas: Canvas, x: float, y: float, rails: float, deck: int, word: str, red: bool) -> None:
    """Draw the deck, and whether the line is clear."""
    wide = round(min(100.0, (rails - y - 100) / 1.4))
    Pile(wide, deck).standing(canvas, x, rails - 34)
    canvas.pill(x - 68, y + 14, 136, 44, word, size=26, fill=DANGER if red else CLEAR, colour=theme.IVORY)


def _tunnel(canvas: Canvas, x: float, y: float, rails: float, hidden: int) -> None:
    high = round(rails - y - 30)
    canvas.box(x + 4, rails - high, _TUNNEL - 12, high, 40, theme.WOOD_DARK)
    canvas.box(x + 4, rails - high + 16, _TUNNEL - 26, high - 16, 34, theme.SHADE)
    canvas.box(x + 4, rails - 30, _TUNNEL - 26, 30, 0, theme.SHADE)
    canvas.text(x + 4 + (_TUNNEL - 26) / 2, rails - high / 2, f"+{hidden}", size=28, align="m", room=_TUNNEL - 34)


def _wagon(canvas: Canvas, x: float, rails: float, wide: int, car: Car, last: bool) -> None:
    """Draw a flat wagon in the colour of its owner, with the card on it."""
    long, bed = wide + 12, rails - BED
    colour = theme.WOOD if car.seat == NO_SEAT else theme.SEAT_COLOUR[car.seat]
    canvas.box(x - long / 2 - 12, bed + 6, long + 12, 6, 3, theme.INK)
    canvas.box(x - long / 2, bed, long, 15, 5, colour)
    for at in (x - long * 0.3, x + long * 0.3):
        canvas.disc(at, rails - 10, 21, theme.INK)
        canvas.disc(at, rails - 10, 8, canvas.look.quiet)
    sprite = face(car.cards[0])(wide)
    canvas.card(sprite, x, bed - card_height(wide) / 2 + 1, lit=last)


def _empty(canvas: Canvas, x: float, rails: float, wide: int) -> None:
    """Draw a wagon that waits for a card."""
    long, bed, high = wide + 12, rails - 30, card_height(wide)
    canvas.box(x - long / 2 - 12, bed + 6, long + 12, 6, 3, theme.INK)
    canvas.box(x - long / 2, bed, long, 15, 5, theme.WOOD_DARK)
    for at in (x - long * 0.3, x + long * 0.3):
        canvas.disc(at, rails - 10, 21, theme.INK)
        canvas.disc(at, rails - 10, 8, canvas.look.quiet)
    canvas.outline(x - wide / 2, bed - high + 1, wide, high, cards.radius(wide), 3, canvas.look.quiet, 14)


def _signal(canvas: Canvas, x: float, rails: float, wide: int, car: Car, last: bool) -> None:
    """Draw a mast with the card and its lamp, red if it is the table card; the cards below it are partly visible."""
    high, bed = card_height(wide), rails - 30
    top = bed - high - _LAMP - 8
    canvas.box(x - 22, rails - 10, 44, 12, 4, theme.INK)
    canvas.box(x - 5, top, 10, round(rails - top), 4, canvas.look.quiet)
    canvas.box(x - _LAMP / 2 - 3, top - 6, _LAMP + 6, _LAMP + 8, 12, theme.INK)
    canvas.disc(x, top + _LAMP / 2 - 2, _LAMP - 8, DANGER if last else CLEAR)
    canvas.disc(x - 4, top + _LAMP / 2 - 7, 7, theme.SKIN if last else theme.MINT)
    below = car.cards[-4:-1]
    for k, card in enumerate(below):
        canvas.card(face(card)(wide), x - 9 * (len(below) - k), bed - high / 2 + 1, -3.0 * (len(below) - k))
    canvas.card(face(car.cards[-1])(wide), x, bed - high / 2 + 1, lit=last)
    if len(car.cards) > 1:
        canvas.pill(x + wide / 2 - 46, bed - 24, 56, 38, f"×{len(car.cards)}", size=26, line=canvas.look.quiet)


def _whose(canvas: Canvas, x: float, y: float, seat: int, people: Sequence[Person]) -> None:
    """Draw a small portrait if people are known; a card's back for a card from the deck."""
    if seat == NO_SEAT:
        _proof(canvas, x, y)
    elif people:
        canvas.portrait(x, y, 40, people[seat], seat, "sign", canvas.look.panel)


def _proof(canvas: Canvas, x: float, y: float) -> None:
    """Draw a card of the deck, face down."""
    canvas.sprite(cards.back(22, 30), x - 11, y - 15)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a large engine with a card on its wagon, above them a red signal."""
    size = canvas.image.width
    pen, rails = Pen(size, size, _SKY[0]), _RAILHEAD * size / 100
    pen.dot(52, 40, 52, _SKY[1])
    pen.dot(84, 13, 9, _SUNLIGHT)
    for box, colour in zip(((-50, 38, 70, 130), (20, 46, 150, 140), (-20, 62, 90, 140)), _MEADOWS, strict=True):
        pen.oval(box, colour)
    pen.dot(30, 6, 8, _SMOKE)
    pen.box(0, _RAILHEAD - 2, 100, 100, _BALLAST)
    for n in range(11):
        pen.box(n * 9.6 - 2, _RAILHEAD + 0.8, n * 9.6 + 4, _RAILHEAD + 4.6, theme.WOOD_DARK)
    pen.box(0, _RAILHEAD - 0.6, 100, _RAILHEAD + 1.2, _RAIL)
    _red_signal(pen, 60, _RAILHEAD)
    _flat_wagon(pen, 80, _RAILHEAD)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    canvas.sprite(engine(372), -64, rails - 371)
    for x, y, wide in ((46, 148, 82), (24, 96, 104), (92, 62, 112)):
        canvas.disc(x, y, wide, _SMOKE)
    high = cards.card_height(_LOAD) / 2
    canvas.card(face(card_of("S7"))(_LOAD), 0.81 * size, rails - 48 - high)


def _flat_wagon(pen: Pen, x: float, rails: float) -> None:
    """Draw a flat wagon on the rails."""
    pen.box(x - 19, rails - 6.6, x + 17, rails - 5, theme.INK)
    pen.box(x - 16.5, rails - 8.4, x + 16.5, rails - 5, theme.SEAT_COLOUR[0])
    for at in (x - 9.5, x + 9.5):
        pen.dot(at, rails - 3.4, 3.4, theme.INK)
        pen.dot(at, rails - 3.4, 1.3, _RAIL)


def _red_signal(pen: Pen, x: float, rails: float) -> None:
    """Draw a mast with a red lamp."""
    pen.box(x - 5.4, rails - 2.4, x + 5.4, rails + 1.2, theme.INK)
    pen.box(x - 1.2, rails - 72, x + 1.2, rails, theme.INK)
    pen.dot(x, rails - 76, 10, theme.INK)
    pen.dot(x, rails - 76, 7.4, DANGER)
    pen.dot(x - 2.4, rails - 78.4, 2.2, "#F4A9AE")
