"""The drawings of Rummy Fifty: tiles and melds, what decides a round, the course of a match, and the cover.

Melds are tiles that lie over each other, in as few and large lines as fit.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.families.melds import GROUP, OPEN
from engine.games.rummy_fifty.state import RummyFiftyView
from engine.games.rummy_fifty.terms import GOAL
from locales import Words
from render.games.rummy_fifty import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import icons, shapes, theme
from render.kit.drawing.box import Box, overlap
from render.kit.drawing.ink import lay_opaque, stamp
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.text import BOLD, signed
from render.kit.layout import Node, Picture, Row, Suit, Text
from render.kit.pages.trick_table import Face, card_face, small_face
from render.kit.pieces import cards
from render.kit.pieces.cards import PAD
from render.large.parts import Flow, chip, facts, stock
from render.narration.cards import rank_name, suit_name

TAG: Final = 40
"""Width of the tag with a meld's number and the gap behind it."""
BETWEEN: Final = 16
LINE_GAP: Final = 6
TALL: Final = 1.36
"""Height of a tile as a factor of its width."""
APART: Final = 0.88
"""Distance of the tiles of a meld, as a factor of their width, if there is room."""
SMALLEST: Final = 24
"""The minimum width of a tile, px."""
STAR: Final = theme.GOLD_TEXT
"""The colour of the star on a wild card: 3 : 1 or more on every card."""
_BACK, _PEEP = 76, 12
"""The maximum width of a card of a hand, and the least part of one below another, px."""
_EASY: Final = 60
"""A width at which tiles are easy to read, px."""
DUEL: Final = 2
"""From this number of seats down, each seat has twice the room."""

_SKY: Final = ("#2B1A5C", "#3A2476", "#55328F", "#7A4399")
_COAST, _SEA = "#1A1038", "#2A1A58"
_FIVE: Final = "#FFB35C"
"""Colours of the cover."""
_ZERO: Final = (67.5, 47.0)
"""The middle of the firework that is the zero of the cover, in hundredths of the width."""
_REACH: Final = 27
"""From there to its sparks."""
_SPARK: Final = {"S": "#DDE3F5", "H": "#FF6B6B", "C": "#7FA8FF", "D": "#FFC24D", "L": "#5FE0B2", "X": "#E58AE0"}
"""The suits as they burn: each in a light tone of its colour."""


@kept
def tile(card: int, width: int, step: int, wild: bool) -> Sprite:
    """Return a card of a meld, rank over suit in its left ``step`` pixels; the wild suit on its tint, with a star."""
    height, ink = round(width * TALL), min(step, width)
    image, suit = cards.blank(width, height), SUITS[SUIT[card]]
    colour, right, middle = theme.SUIT_COLOUR[suit], PAD + ink - 3.0, PAD + ink / 2
    if wild:
        corner = max(4, cards.radius(width) - 2)
        shapes.rounded(image, PAD + 2, PAD + 2, width - 4, height - 4, corner, theme.SUIT_TINT[suit])
        # in the part that the next card leaves free: beside the rank, or below it where that is narrow
        star = max(12, round(width * 0.24))
        if ink * 2 >= width:
            at, top = PAD + min(width - star - 4, ink - star - 1), PAD + 4
            right = min(right, at + star * 0.15)
        else:
            star = min(star, ink - 2)
            at, top = round(middle - star / 2), PAD + round(height * 0.46 - star / 2)
        icons.shape(image, "star", at, top, star, STAR)
    rank = RANKS[RANK[card]]
    size = min(round(width * 0.7), ink)
    ten = rank == "10"  # two digits keep clear of the next card
    free = min(ink - (10 if ten else 6), round(right) - PAD - 2)
    index = shapes.glyph_mask(rank, BOLD, size, free, -0.13 if ten else 0.0)
    left = max(PAD + 2.0, min(middle - index.width / 2, right - index.width))
    image.paste(cards.rank_colour(suit), (round(left), PAD + round(height * 0.11)), index)
    pip = min(round(width * 0.52), round(ink * 0.82))
    icons.shape(image, suit, middle - pip / 2, PAD + height - pip - round(height * 0.1), pip, colour)
    return cards.finished(image, cards.SUIT_SIGN[suit] + rank + ("*" if wild else ""), size)


@kept
def _starred(card: int, width: int) -> Sprite:
    plain = card_face(card)(width)
    image, size = plain.image.copy(), round(width * 0.2)
    icons.shape(image, "star", PAD + width - size - round(width * 0.06), PAD + 6, size, STAR)
    return Sprite(image, plain.width, plain.height, plain.pad, plain.says + "*", print=plain.print)


def hand_face(card: int, wild: int) -> Face:
    """Return a card in full, with a star if its suit is wild."""
    return (lambda width: _starred(card, width)) if SUIT[card] == wild else card_face(card)


def caption(canvas: Canvas, x: float, y: float, told: str, size: int, room: float, colour: str = "") -> None:
    """Draw a quiet word or two about the area below, in the middle at x."""
    canvas.text(x, y, told, size=size, colour=colour or canvas.look.quiet, align="m", room=room, least=20)


def draw_wild(canvas: Canvas, indicator: int, box: Box, words: Words) -> None:
    """Draw the wild suit as a banner, with the rank of the card that was turned up for it."""
    x, y, width, height = box
    suit = SUITS[SUIT[indicator]]
    colour, ink, middle = theme.SUIT_COLOUR[suit], cards.rank_colour(suit), box.middle[0]
    unit = min(height, width * 1.1)
    canvas.box(*box, 16, theme.SUIT_TINT[suit])
    canvas.outline(*box, 16, 4, colour)
    canvas.text(
        x + 13, y + unit * 0.17, RANKS[RANK[indicator]], size=round(unit * 0.21), colour=cards.rank_colour(suit)
    )
    canvas.shape("star", x + width - 24, y + 25, 28, STAR)
    above = height - 42
    canvas.shape(suit, middle, y + above / 2 + 8, round(min(unit * 0.6, above * 0.8)), colour)
    caption(canvas, middle, y + height - 24, suit_name(SUIT[indicator], words), 29, width - 20, ink)


@dataclass(frozen=True, slots=True)
class Packing:
    """The places of melds: width and step of tiles, and for each meld its line and the x of its tag."""

    width: int
    step: int
    places: tuple[tuple[int, float], ...]

    @property
    def height(self) -> int:
        """Return the height of a tile."""
        return round(self.width * TALL)

    @property
    def lines(self) -> int:
        """Return how many lines there are."""
        return 1 + max(line for line, _ in self.places)


def pack(sizes: Sequence[int], room: float, tall: float, tallest: int) -> Packing:
    """Return melds of these sizes in a box, in the number of lines that makes the text on a tile largest."""
    found = []
    for lines in (1, 2, 3, 4):
        height = min(tallest, int((tall - (lines - 1) * LINE_GAP) / lines))
        for width in range(int(height / TALL), SMALLEST - 1, -2):
            for step in range(round(width * APART), 9, -1):
                if places := _even(sizes, room, width, step, lines):
                    found.append(Packing(width, step, places))
                    break
    # large text first, then whole tiles, then few lines
    return max(found, key=lambda p: (min(round(p.width * 0.7), p.step - 4), p.step / p.width, -p.lines))


def _even(sizes: Sequence[int], room: float, width: int, step: int, lines: int) -> tuple[tuple[int, float], ...]:
    """Return the places of melds in lines of about the same length, or nothing if the longest is too long."""
    if lines == 1:
        places = _places(sizes, room, width, step)
        return places if not any(line for line, _ in places) else ()
    wide = [TAG + (size - 1) * step + width + BETWEEN for size in sizes]
    ends, line_of = [0.0] * lines, [0] * len(sizes)
    for at in sorted(range(len(sizes)), key=lambda at: -wide[at]):
        line_of[at] = ends.index(min(ends))
        ends[line_of[at]] += wide[at]
    if max(ends) - BETWEEN > room:
        return ()
    order = list(dict.fromkeys(line_of))  # the line of the first meld is on top
    ends, out = [0.0] * lines, []
    for line, one in zip(map(order.index, line_of), wide, strict=True):
        out.append((line, ends[line]))
        ends[line] += one
    return tuple(out)


def lines_of(sizes: Sequence[int], room: float) -> int:
    """Return the number of lines for melds of these sizes at a comfortable size of tiles."""
    places = _places(sizes, room, _EASY, round(_EASY * APART))
    return min(3, 1 + max(line for line, _ in places)) if places else 0


def _places(sizes: Sequence[int], room: float, width: int, step: int) -> tuple[tuple[int, float], ...]:
    line, x, out = 0, 0.0, []
    for size in sizes:
        wide = TAG + (size - 1) * step + width
        if x and x + wide > room:
            line, x = line + 1, 0.0
        # A meld too long for a line of its own makes the packing fail
        out.append((line if wide <= room else 99, x))
        x += wide + BETWEEN
    return tuple(out)


def draw_held(canvas: Canvas, count: int, box: Box) -> float:
    """Draw the cards in a player's hand as backs at the right end of a box, if it has room, and return their width."""
    width = int(min(_BACK, box.height / cards.ASPECT))
    step = overlap(count, width, box.width, width * 0.22)
    if not count or step < _PEEP:
        return 0
    back = cards.back(width)
    for k in range(count):
        canvas.sprite(back, box.right - width - (count - 1 - k) * step, box.middle[1] - back.height / 2)
    return width + (count - 1) * step


def draw_melds(
    canvas: Canvas,
    view: RummyFiftyView,
    numbers: Sequence[int],
    box: Box,
    tallest: int,
    newest: str = "",
    open_to: Collection[int] = (),
) -> float:
    """Draw the melds of these numbers, in the middle of the height of a box; tags in the colour of their owners.

    Cards laid in this turn are raised in mint, ``newest`` hangs below the last of them; gold tags for melds ``open_to``
    the player. Return the width of the longest line.
    """
    if not numbers:
        return 0.0
    x, y, room, tall = box
    packing = pack([len(view.s.melds[at]) for at in numbers], room, tall, tallest)
    line_high = packing.height + LINE_GAP
    top = y + max(0.0, tall - packing.lines * line_high + LINE_GAP) / 2
    last = view.s.laid[-1] if view.s.laid else -1
    for at, (line, dx) in zip(numbers, packing.places, strict=True):
        left, high = x + dx, top + line * line_high
        _tag(canvas, view, at, left, high, packing.height, at in open_to)
        draw_cards(canvas, view.s.melds[at], left + TAG, high, packing, view.s.wild, view.s.laid)
        if newest and last in view.s.melds[at]:
            middle = left + TAG + view.s.melds[at].index(last) * packing.step + packing.width / 2
            canvas.badge(middle, high + packing.height - 20, newest, size=22, height=32)
    ends = zip(numbers, packing.places, strict=True)
    return max(dx + TAG + (len(view.s.melds[at]) - 1) * packing.step + packing.width for at, (_, dx) in ends)


def draw_cards(
    canvas: Canvas, held: Sequence[int], x: float, y: float, packing: Packing, wild: int, fresh: Collection[int] = ()
) -> None:
    """Draw overlapping tiles; the fresh ones are raised in mint."""
    for k, c in enumerate(held):
        at, top = x + k * packing.step, y - 5 * (c in fresh)
        if c in fresh:
            canvas.glow(at, top, packing.width, packing.height, theme.MINT, 5)
        canvas.sprite(tile(c, packing.width, packing.step, SUIT[c] == wild), at, top)


def _tag(canvas: Canvas, view: RummyFiftyView, at: int, x: float, y: float, height: int, gold: bool) -> None:
    """Draw the number of a meld, and below it the suit of a run."""
    form, wide = view.s.forms[at], TAG - 6
    fill = theme.GOLD if gold else theme.SEAT_COLOUR[view.s.owners[at]]
    run = form != GROUP
    high = min(height, 82 if run else 54)
    top, small = y + (height - high) / 2, high < 70
    canvas.box(x, top, wide, high, 9, fill)
    size = 23 if small and run else 30
    number = top + high * (0.29 if run else 0.5)
    shapes.glyph(canvas.image, x + wide / 2, number, str(at + 1), size, theme.INK, room=wide - 8)
    if run:
        mark = "?" if form == OPEN else f"*{SUITS[form]}"
        canvas.seal(x + wide / 2, top + high * 0.72, 18 if small else 26, mark, theme.IVORY, theme.INK, theme.IVORY)


def large_melds(view: RummyFiftyView, width: float, legal: Collection[int] = ()) -> Node:
    """Return all melds in large print, each with its number, gold where a card may be laid off; in its owner's
    colour."""
    s = view.s

    def one(at: int) -> Node:
        colour = theme.GOLD if at in legal else theme.SEAT_COLOUR[s.owners[at]]
        tiles = [Picture(tile(c, 60, 60, SUIT[c] == s.wild)) for c in s.melds[at]]
        return Row(chip(str(at + 1), colour, theme.INK), *tiles, gap=4)

    return Flow(width, [one(at) for at in range(len(s.melds))], gap=26, lead=12)


def large_wild(view: RummyFiftyView, words: Words, width: float) -> Node:
    """Return the wild suit with the card that was turned up for it, and the stock, in large print."""
    s = view.s
    wild = Row(Text(words("rummy_fifty-wild"), 36, quiet=True), Suit(SUITS[s.wild], 60), gap=12)
    turned = Picture(small_face(s.indicator)(66))
    return facts(width, Row(wild, turned, gap=12), stock(len(s.stock), words("rummy_fifty-stock")))


@kept
def court_chip(seat: int, court: int, height: int) -> Sprite:
    """Return a player's bonus card as a small plate: its suit is the seat's."""
    suit, colour, width = SUITS[seat], theme.SUIT_COLOUR[SUITS[seat]], round(height * 1.28)
    image = cards.plain(width, height, 8)
    middle = PAD + height / 2
    index = shapes.glyph_mask(rank_name(court), BOLD, round(height * 0.68))
    at = PAD + round(width * 0.3 - index.width / 2), round(middle - index.height / 2)
    image.paste(cards.rank_colour(suit), at, index)
    size = round(height * 0.5)
    icons.shape(image, suit, PAD + width * 0.7 - size / 2, middle - size / 2, size, colour)
    return cards.finished(image, cards.SUIT_SIGN[suit] + rank_name(court), round(height * 0.68))


@kept
def stars(points: int, size: int, front: str, ground: str) -> Sprite:
    """Return the points as stars on the way to the win, and a ring for each missing one."""
    step, line = size + 4, max(3, round(size * 0.12))
    image = Image.new("RGBA", (GOAL * step, size), (0, 0, 0, 0))
    for k in range(GOAL):
        middle = k * step + size / 2
        if k < points:
            shapes.disc(image, middle, size / 2, size, front)
            icons.shape_at(image, "star", middle, size / 2 - 0.5, round(size * 0.66), ground)
        else:
            shapes.ring(image, k * step + 1, 1, size - 2, size - 2, size // 2 - 1, line, front)
    return Sprite(image, image.width - 4, size, says=str(points))


@kept
def burst(size: int, ground: str, colour: str) -> Image.Image:
    """Return a firework in a light of this colour on a ground. Do not draw into it."""
    pen, light = Pen(size, size), theme.mix(colour, theme.IVORY, 0.35)
    for k in range(16):
        turn = math.tau * k / 16
        across, down = math.cos(turn), math.sin(turn)
        tone = theme.mix(ground, light if k % 2 else colour, 0.86)
        far, near, side = (42, 9, 0.1) if k % 2 else (33, 9, 0.09)
        ends = [(50 + math.cos(turn + at) * far, 50 + math.sin(turn + at) * far) for at in (-side, side)]
        pen.shape([(50 + across * near, 50 + down * near), *ends], tone)
        pen.dot(50 + across * (far + 3), 50 + down * (far + 3), 3.4 if k % 2 else 2.6, tone)
    pen.dot(50, 50, 5, theme.mix(ground, theme.IVORY, 0.9))
    return pen.drawn()


def draw_left(
    canvas: Canvas, view: RummyFiftyView, seat: int, box: tuple[float, float, float, float], words: Words
) -> None:
    """Draw the cards left to ``seat`` in the round before, in a box: cards, bonus card, total, gain or loss."""
    x, y, width, height = box
    out, change, middle, right = view.s.last_out, view.s.change_of(seat), y + height / 2, x + width
    k = max(1.0, min(1.5, height / 112, width / 620))
    quiet, tall = canvas.look.quiet, min(92.0 * k, height - 8)
    chip = court_chip(seat, view.s.last_courts[seat], round(min(50 * k, height * 0.7)))
    equals = right - 204 * k
    if seat == out:
        canvas.shape("crown", x + 24 * k, middle, round(44 * k), theme.MINT)
        told, size = words("rummy_fifty-went-out"), round(34 * k)
        used = canvas.text(x + 58 * k, middle, told, size=size, colour=theme.MINT, room=200 * k)
        total, worst = view.s.last_value, str(max(view.s.last_totals))
        end = max(x + 90 * k + used, equals - chip.width - 76 * k)
        canvas.text(end, middle, worst, size=round(40 * k), align="r")
    else:
        total = view.s.last_totals[seat]
        wide, left = int(tall / TALL), view.s.last_hands[seat]
        step = int(overlap(len(left), wide, equals - chip.width - 70 * k - x, round(wide * 0.9)))
        packing = Packing(wide, step, ((0, 0.0),))
        draw_cards(canvas, left, x, middle - packing.height / 2, packing, -1)
    canvas.text(equals - chip.width - 44 * k, middle, "+", size=round(38 * k), colour=quiet, align="m")
    canvas.sprite(chip, equals - chip.width - 22 * k, middle - chip.height / 2)
    canvas.text(equals, middle, "=", size=round(38 * k), colour=quiet, align="m")
    colour = theme.MINT if seat == out else theme.CREAM
    canvas.text(equals + 22 * k, middle, str(total), size=round(44 * k), colour=colour)
    if change:
        told, fill = (f"+{change}", theme.MINT) if change > 0 else (signed(change), theme.CREAM)
        canvas.badge(right, middle - 24 * k, told, size=round(34 * k), height=round(48 * k), fill=fill, align="r")


def draw_course(canvas: Canvas, view: RummyFiftyView, x: float, y: float, width: float, height: float) -> None:
    """Draw the points of all seats round by round, a line for each in its colour."""
    course = [[1] * view.seats, *view.s.history]
    unit, step = (height - 20) / GOAL, (width - 20) / max(1, len(course) - 1)
    for level in range(GOAL + 1):
        canvas.box(x, y + height - 10 - level * unit, round(width), 1, 0, canvas.look.line)
    for p in range(view.seats):
        # a little apart, so that equal lines are distinguishable
        points = [(10 + k * step, height - 10 - now[p] * unit + (p - 1.5) * 3) for k, now in enumerate(course)]
        if len(points) > 1:
            line = shapes.stroke_mask(round(width), round(height), tuple(points), 4)
            stamp(canvas.image, theme.SEAT_COLOUR[p], round(x), round(y), line)
        canvas.disc(x + points[-1][0], y + points[-1][1], 12, theme.SEAT_COLOUR[p])


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a fifty over the bay, whose zero is a firework in a ring of the six suits."""
    size = canvas.image.width
    pen = Pen(size, size, _SKY[0])
    for n, colour in enumerate(_SKY[1:], 1):
        pen.box(0, 26 + n * 17, 100, 100, colour)
    for n in range(40):
        pen.dot(n * 43 % 101, 2 + n * 37 % 63, 0.25 + n % 3 * 0.12, theme.IVORY)
    _coast(pen)
    _firework(pen)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for tone, away in ((_COAST, 8), (_FIVE, 0)):
        shapes.glyph(canvas.image, 0.235 * size + away, 0.48 * size + away, "5", round(size * 0.68), tone)


def _firework(pen: Pen) -> None:
    """Draw twelve rays from the middle, each with a suit at its end, on a ring."""
    x, y = _ZERO
    suits = tuple(_SPARK)
    pen.dot(x, y, _REACH + 3.4, _FIVE)
    pen.dot(x, y, _REACH - 5.4, _SKY[0])
    for k in range(12):
        turn = math.tau * k / 12 - math.pi / 2
        across, down = math.cos(turn), math.sin(turn)
        colour = _SPARK[suits[k % 6]]
        near, far, side = 5, _REACH - 5.4, 0.15
        left, right = turn - side, turn + side
        pen.shape(
            [
                (x + across * near, y + down * near),
                (x + math.cos(left) * far, y + math.sin(left) * far),
                (x + math.cos(right) * far, y + math.sin(right) * far),
            ],
            colour,
        )
        pen.sign(suits[k % 6], x + across * (_REACH - 1), y + down * (_REACH - 1), 7.6, _SKY[0])
    pen.dot(x, y, 4, theme.IVORY)


def _coast(pen: Pen) -> None:
    """Draw the dark hills of the bay with some lights, and the sea before them."""
    pen.shape([(0, 85), (14, 78), (30, 84), (52, 80), (70, 85), (88, 77), (100, 82), (100, 93), (0, 93)], _COAST)
    pen.box(0, 91, 100, 100, _SEA)
    for n in range(16):
        pen.dot(n * 6.6 + 1.5, 89 - n * 7 % 4 * 0.9, 0.5, "#FFD98A")
