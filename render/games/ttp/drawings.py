"""The drawings of TTP: cards side by side, the stall of the night market, the market in its slot, and the cover."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.games.ttp.state import TTPState
from locales import Words
from render.games.ttp import LOOK
from render.kit.canvas import Canvas, cover_of
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Paint
from render.kit.pages.trick_table import BAND, Places, card_face, places, small_face
from render.kit.pieces.cards import card_height, mini, mini_height
from render.kit.piles import Pile

DUEL: Final = 2
_MOST: Final = 160
"""Width of a card if there is room, px."""
_STOCK: Final = 84
_EDGE, _GAP, _LABEL = 14, 12, 22
"""Gap between a card and the rim of the slot, gap between two cards, and depth of the word in the slot, px."""
NIGHT: Final = ("#1A0F0B", "#2A1911", "#3B2417")
INSIDE: Final = theme.mix(NIGHT[0], theme.WOOD_DARK, 0.4)
"""The colour of the stall behind what lies on it."""
_LAMP, _GLOW = "#E08A4A", "#F2B566"
_LANTERNS: Final = {
    3: ((35, 11.6), (40.5, 9.4), (59.5, 9.4), (65, 11.6)),
    4: ((35.8, 21.4), (64.2, 21.4)),
}
"""By the number of players, where the lanterns of the stall hang; for four between the cards of each side."""
TRAY: Final = 100
"""Room below each plaque for a player's picks, px."""

_COVER_NIGHT, _HAZE, _ROOFS = "#0C3B36", ("#12504A", "#1B645A"), "#082B27"
_HALO, _RED, _CLOTH = "#6B6A3A", "#C2352B", "#F4E9D2"
"""Colours of the cover."""
_LANTERN: Final = ("#D9542B", "#EE8A3C", "#F9C667")
"""Its lantern from the rim to the light."""
_STRIPS: Final = 5
"""The strips of its awning."""


class Slot(NamedTuple):
    """A box with room for a number of cards beside and below each other."""

    box: Box
    across: int
    down: int

    @property
    def card(self) -> int:
        """Return the width of its cards, px; below 1 if there is no room."""
        _, _, width, height = self.box
        wide = (width - 2 * _EDGE - _GAP * (self.across - 1)) / self.across
        high = (height - _LABEL - 2 * _EDGE - _GAP * (self.down - 1)) / self.down
        return min(_MOST, int(wide), int(high / (card_height(_MOST) / _MOST)))

    @property
    def size(self) -> tuple[float, float]:
        """Return its own width and height, px."""
        return (
            self.across * (self.card + _GAP) - _GAP + 2 * _EDGE,
            self.down * (card_height(self.card) + _GAP) - _GAP + 2 * _EDGE + _LABEL,
        )


def stall(pen: Pen, left: float, right: float, roof: float, foot: float, end: float) -> None:
    """Draw a stall: its awning at ``roof``, its counter from ``foot`` to ``end``; hundredths of the picture's width."""
    pen.box(left, roof, right, foot, INSIDE)
    strips = round((right - left + 3) / 5.4)
    step = (right - left + 3) / strips
    for n in range(strips):
        at, colour = left - 1.5 + n * step, "#B3262B" if n % 2 else theme.UNLIT
        pen.box(at, roof - 3, at + step, roof + 1.6, colour)
        pen.dot(at + step / 2, roof + 1.6, step / 2, colour)
    pen.box(left - 1.7, roof - 3.4, right + 1.7, roof - 2.6, theme.WOOD_DARK)
    pen.box(left - 1.5, foot, right + 1.5, foot + 1.7, theme.WOOD)
    pen.box(left, foot + 1.7, right, end, theme.WOOD_DARK)


def lantern(pen: Pen, x: float, y: float, cord: float) -> None:
    """Draw a lantern with its upper end at x, y on a cord of this length."""
    pen.line([(x, y - cord), (x, y)], 0.16, theme.WOOD_DARK)
    pen.dot(x, y + 1.6, 2.5, theme.mix(NIGHT[1], _GLOW, 0.25))
    pen.oval((x - 1.3, y, x + 1.3, y + 3), _LAMP)
    pen.oval((x - 0.6, y + 0.3, x + 0.6, y + 2.7), _GLOW)
    for edge in (y - 0.1, y + 2.7):
        pen.box(x - 0.7, edge, x + 0.7, edge + 0.4, theme.INK)


@kept
def street(width: int, height: int, edge: int, seats: int) -> Image.Image:
    """Return the street at night with the stall on which the trick lies, ``edge`` px from the sides; lanterns where two
    players leave room for them, else in the stall, clear of all cards. Do not draw into it.
    """
    duel = seats == DUEL
    k, deep = 100 / width, height * 100 / width
    pen = Pen(width, height, NIGHT[0])
    for n, colour in enumerate(NIGHT[1:], 1):
        pen.box(0, deep * n / 3, 100, deep, colour)
    if duel:
        for n in range(4):
            for x in (3.5 + n * 5.6, 96.5 - n * 5.6):
                lantern(pen, x, (4.4, 6.2, 6.8, 6.2)[n], (4.4, 6.2, 6.8, 6.2)[n])
    stall(pen, edge * k, 100 - edge * k, 3.4, deep - 5, deep)
    if not duel:
        for away, tone in ((21, 0.07), (15, 0.14), (9, 0.2)):
            down = away * 0.7
            pen.oval((50 - away, deep / 2 + 2 - down, 50 + away, deep / 2 + 2 + down), theme.mix(INSIDE, _GLOW, tone))
        for x, y in _LANTERNS.get(seats, ()):
            lantern(pen, x, y, y - 7)
    return pen.drawn()


def minis(cards: Sequence[int], width: int, step: float = 0, marked: Sequence[int] = ()) -> Paint:
    """Return cards side by side, ``step`` px apart (by default their width and a gap); some in mint."""
    step, high = step or width + 5, mini_height(width)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, c in enumerate(cards):
            canvas.sprite(small_face(c)(width), x + k * step, y)
            if c in marked:
                canvas.glow(x + k * step, y, width, high, theme.MINT, 4)

    return Paint(width + step * (len(cards) - 1) if cards else 0, high, draw)


def market(canvas: Canvas, s: TTPState, words: Words) -> None:
    """Draw the remaining market cards, as large as possible; with two players also the stock."""
    seats, count = len(s.totals), len(s.market)
    at = places(seats, theme.TABLE_HEIGHT - BAND, TRAY)
    if not canvas.look.plain:
        ground = street(theme.WIDTH, round(at.bottom - at.top), round(at.spots[0].width) - 40, seats)
        lay_opaque(canvas.image, ground, 0, round(at.top))
    down = 18 if at.crown else 10  # the word is above the slot, and below the card of a seat on top
    free = at.middle.below(down)
    slots = [Slot(free.head(free.height + 14), 1, count)]
    if seats != DUEL:  # there the picks are below
        slots.append(Slot(_below(at), count, 1))
    slot = max(slots, key=lambda one: one.card)
    (x, y, wide, high), (width, height), card = slot.box, slot.size, slot.card
    stock = card_height(_STOCK) + 52
    stocked = seats == DUEL and height + stock <= high
    x, y = x + (wide - width) / 2, y + (high - height - stock * stocked) / 2
    canvas.box(x, y, round(width), round(height), 20, theme.WOOD_DARK)
    canvas.outline(x, y, round(width), round(height), 20, 3, theme.WOOD)
    told = words("ttp-market")
    fill, line = canvas.look.panel, canvas.look.quiet
    canvas.badge(x + width / 2, y - 20, told, size=26, height=40, fill=fill, colour=theme.CREAM, line=line)
    for k, c in enumerate(s.market):
        left = x + _EDGE + (card + _GAP) * (k % slot.across)
        top = y + _LABEL + _EDGE + (card_height(card) + _GAP) * (k // slot.across)
        middle = left + card / 2, top + card_height(card) / 2
        if s.order and c not in s.pool:
            canvas.place(*middle, card, card_height(card))
        else:
            canvas.card(card_face(c)(card), *middle)
    if stocked:
        Pile(_STOCK, len(s.stock)).standing(canvas, x + width / 2, y + height + 24 + card_height(_STOCK))


def _below(at: Places) -> Box:
    """Return what is free below the cards at the sides, between the plaques."""
    first = at.spots[0]
    left, top = first.x + first.width + _EDGE, first.card_y + card_height(at.card) / 2 + 28
    return Box(left, top, theme.WIDTH - 2 * left, at.bottom - 36 - top)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a hand of cards for sale under the large lantern of a night market."""
    size = canvas.image.width
    pen = Pen(size, size, _COVER_NIGHT)
    pen.dot(50, 60, 52, _HAZE[0])
    pen.dot(50, 60, 36, _HAZE[1])
    for x, top in ((-6, 58), (72, 54)):
        pen.shape([(x - 8, top + 7), (x + 3, top), (x + 31, top), (x + 42, top + 7)], _ROOFS)
        pen.box(x, top + 7, x + 34, 100, _ROOFS)
    _cover_lantern(pen, 50, 36, 58)
    _awning(pen)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    canvas.shape("L", size / 2, 182, 150, theme.INK)
    for k, suit in enumerate("SHL"):
        away = k - 1
        canvas.card(mini("A", suit, 166), 256 + away * 150, 394 + abs(away) * 26, -away * 12)


def _awning(pen: Pen) -> None:
    """Draw the striped cloth over the stall."""
    step = 100 / _STRIPS
    for n in range(_STRIPS):
        colour = _CLOTH if n % 2 else _RED
        pen.box(n * step, 0, (n + 1) * step, 12, colour)
        pen.dot((n + 0.5) * step, 12, step / 2, colour)
    pen.box(0, 0, 100, 3, theme.WOOD_DARK)


def _cover_lantern(pen: Pen, x: float, y: float, wide: float) -> None:
    """Draw a lit paper lantern with its hoops."""
    high = wide
    pen.dot(x, y, wide * 0.7, _HALO)
    for colour, part in zip(_LANTERN, (1.0, 0.8, 0.52), strict=True):
        pen.oval((x - wide * part / 2, y - high / 2, x + wide * part / 2, y + high / 2), colour)
    for down in (-0.34, -0.17, 0, 0.17, 0.34):
        half = wide / 2 * (1 - (2 * down) ** 2) ** 0.5
        pen.line([(x - half + 1, y + down * high), (x + half - 1, y + down * high)], 0.5, _LANTERN[0])
    for edge in (y - high / 2, y + high / 2):
        pen.box(x - wide * 0.24, edge - wide * 0.06, x + wide * 0.24, edge + wide * 0.06, theme.INK)
