"""Cards of Rummy Fifty on the table: tiles that lie over each other, and melds in as few and large lines as fit."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.families.melds import GROUP, OPEN
from engine.games.rummy_fifty.state import RummyFiftyView
from locales import Words
from render.kit.canvas import Canvas
from render.kit.drawing import icons, shapes, theme
from render.kit.drawing.box import Box
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.text import BOLD
from render.kit.layout import Node, Picture, Row, Suit, Text
from render.kit.pages.trick_table import Face, card_face, small_face
from render.kit.pieces import cards
from render.kit.pieces.cards import PAD
from render.large.parts import Flow, chip, facts, stock
from render.narration.cards import suit_name

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
    index = shapes.glyph_mask(rank, BOLD, size, min(ink - 6, round(right) - PAD - 2), -0.09 if rank == "10" else 0.0)
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
    step = min(width * 0.22, (box.width - width) / max(1, count - 1))
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
