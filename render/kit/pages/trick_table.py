"""The table of a trick game for two to seven seats: plaques around a mat, the trick on it, a band below.

Seats are clockwise: up the left side, with an odd number one at the top, down the right side.  A game gives data. If it
has a drawing of its own, this is ``centre`` (the middle of the mat), ``band`` (right of the last trick) or ``own`` (a
strip instead of the band).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Container, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.core.cards import card as card_of
from engine.core.state import NO_SEAT
from render.kit import plaque
from render.kit.canvas import RAISED, Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box, fit, ring
from render.kit.drawing.depth import rays
from render.kit.drawing.ink import stamp
from render.kit.drawing.look import Look
from render.kit.drawing.shapes import Sprite
from render.kit.layout import Column, Drawing, Icon, Larges, Node, Paint, Picture, Pill, Row, Text, Told
from render.kit.pages.table import band, draw_bar, strip
from render.kit.pieces import cards
from render.kit.plaque import TAB, Plaque, Team

_SEAM: Final = re.compile("の|[ぁ-ん](?=[ァ-ヶ])")
"""Where a Japanese label is parted: after the first の, or between hiragana and katakana."""

Face = Callable[[int], Sprite]
"""A function that draws a card in a given width, px."""

BAND: Final = 124
"""The height of the band below the mat, px."""
_LAST_TRICK: Final = (58, 50, 46, 42, 38)
"""The widths of the cards of the last trick, the largest first; for the smallest there is always room."""
_TOP: Final = theme.BAR_HEIGHT + 2
_HEIGHT: Final = theme.TABLE_HEIGHT
_WIDTH: Final = theme.WIDTH
_MIDDLE: Final = theme.WIDTH / 2
_EDGE: Final = 16.0
"""The distance of the plaques from the edge of the picture, px."""
_OPPOSITE_MAT: Final = 52.0
"""The left edge of the mat between two players whose cards are below their plaques, px."""
_CROWN: Final = 104
"""The height of the plaque above the mat, px."""


@dataclass(frozen=True, slots=True)
class Played:
    """A card of a trick: its owner, as a place in ``TrickTable.seats``; its face (None: a word instead of a card); a
    word below it; its name in words."""

    seat: int
    face: Face | None
    mark: str = ""
    told: Told = ""


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of a trick table: turn, lead, winning so far, last trick, and "3rd" by number from 1."""

    turn: str
    lead: str
    best: str
    last: str
    nth: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class TrickTable:
    """The content of a trick table.

    ``best``, ``to_play`` and ``last_winner`` are places in ``seats``, -1 for none; ``last`` is the trick before,
    ``last_prize`` its prize.  ``last_move`` is a line in the bar, ``mover`` the place of the seat that made it; ``bar``
    is in the bar's middle.  ``own`` replaces the band with the last trick: the game then draws that itself, with
    ``last_trick``.  ``remarks`` says what ``bar``, ``centre``, ``band`` and ``own`` show, in sentences.
    """

    look: Look
    title: str
    second: str
    right: str
    seats: tuple[Plaque, ...]
    labels: Labels
    played: tuple[Played, ...] = ()
    best: int = -1
    to_play: int = -1
    last: tuple[Played, ...] = ()
    last_winner: int = -1
    last_prize: Face | None = None
    last_move: str = ""
    bar: Node | None = None
    centre: Drawing | None = None
    band: Node | None = None
    own: Drawing | None = None
    own_height: int = 0
    """The height of the strip below the mat, px; 0: ``BAND``."""
    remarks: tuple[Told, ...] = ()
    tray: int = 0
    """The room for a game's own drawing below each plaque, px (``places``)."""
    trays: Callable[[Canvas], None] | None = None
    """Draws into that room, at the end; the ``remarks`` of the plaques say what."""
    mover: int = NO_SEAT
    large: Larges | None = None
    """What ``bar``, ``centre``, ``band`` and ``own`` show, in large print; without it ``remarks`` are written there."""

    def drawn(self) -> Canvas:
        """Return the picture (``paint``)."""
        return paint(self)


def card_face(card: int) -> Face:
    """Return the function that draws a card of a pack (``engine.core.cards``) in full."""
    return lambda width: cards.card(RANKS[RANK[card]], SUITS[SUIT[card]], width)


def small_face(card: int) -> Face:
    """Return the function that draws a card as rank above suit, without anything else."""
    return lambda width: cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width)


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a seat's plaque (corner and size) and of its card (middle, turn in degrees)."""

    x: float
    y: float
    width: float
    height: float
    card_x: float
    card_y: float
    tilt: float


@dataclass(frozen=True, slots=True)
class Places:
    """The places of all seats, and the width of their cards, for a mat from ``top`` to ``bottom``."""

    spots: tuple[Spot, ...]
    card: int
    top: float
    bottom: float
    crown: bool
    """True if a seat is at the top, above the mat's middle."""
    opposite: bool = False
    """True for two seats whose cards are below their plaques."""

    @property
    def mat(self) -> float:
        """The left edge of the mat."""
        return _OPPOSITE_MAT if self.opposite else self.spots[0].width - 40

    @property
    def middle(self) -> Box:
        """The free box between the cards."""
        left = max(s.card_x + self.card / 2 for s in self.spots if s.card_x < _MIDDLE) + 18
        if self.opposite:
            left = self.spots[0].x + self.spots[0].width + 18
        y = self.top + 34
        if self.crown:
            spot = next(s for s in self.spots if s.card_x == _MIDDLE)
            y = spot.card_y + self.card * 0.7 + 24
        return Box(left, y, _WIDTH - 2 * left, self.bottom - 44 - y)


def places(seats: int, bottom: float, tray: int = 0) -> Places:
    """Return the places of two to seven seats; below each plaque at a side ``tray`` px are free.

    Two seats without trays have large cards below their plaques: the middle of the table is free.
    """
    if seats == 2 and not tray:
        return _opposite(bottom)
    rows, crown = seats // 2, seats > 2 and seats % 2 == 1
    tight = bottom < 600
    step = (bottom - _TOP) / rows
    high = min(168 if rows < 3 else 150, step - TAB - 12 - tray)
    narrow = (crown and rows > 1) or (tight and rows == 2)
    wide = 300 if narrow else 320 if tight or rows > 2 else 336
    size = int(
        min((128, 116, 94 if crown else 104)[rows - 1], 100 if crown else 108 if tight else 999, (step - 40) / 1.4)
    )
    area = Box(_EDGE, _TOP, _WIDTH - 2 * _EDGE, bottom - _TOP)

    def top(seat: Box) -> Spot:
        """Return the place of a plaque above the mat, the card below it."""
        inner = 2 * (_MIDDLE - (_EDGE + wide + 20 + size + 12 * (rows == 3)) - _EDGE)
        w, y = 336 if rows == 1 else min(336, inner), seat.y + TAB - 4
        return Spot(_MIDDLE - w / 2, y, w, seat.height, _MIDDLE, y + seat.height + 14 + size * 0.7, 2)

    def side(seat: Box) -> Spot:
        """Return the place of a plaque in the box of its seat, the card beside it."""
        row, left = round((seat.y - _TOP) / step), seat.x < _MIDDLE
        reach = wide + 20 + size / 2 + 12 * (rows == 3 and row != 1)
        y = seat.y + (step - high - tray + TAB - 8) / 2
        tilt = (4 if left else -4) * (1 if row % 2 else -1)
        card_x = _EDGE + reach if left else _WIDTH - _EDGE - reach
        # what stands at a card's foot stays on the mat
        up = 8 + (size - 94 if rows == 3 else 4 * tight) * (row == rows - 1)
        return Spot(seat.x, y, wide, high, card_x, y + (high + tray) / 2 - up, tilt)

    at_top = rows if crown else NO_SEAT
    boxes = ring(seats, area, wide, crown=_CROWN).seats
    spots = tuple((top if p == at_top else side)(seat) for p, seat in enumerate(boxes))
    return Places(spots, size, _TOP, bottom, crown)


def _opposite(bottom: float) -> Places:
    """Return the places of two seats: at the left and the right the plaque, below it the card."""
    y, wide, high = _TOP + TAB + 8.0, 372.0, 168.0
    room = bottom - 26 - y - high
    size = int(min(196, (room - 44) / 1.4))
    spots = tuple(
        Spot(x, y, wide, high, x + wide / 2, y + high + room / 2 + 4, tilt)
        for x, tilt in ((_EDGE, -3.0), (_WIDTH - _EDGE - wide, 3.0))
    )
    return Places(spots, size, _TOP, bottom, crown=False, opposite=True)


def paint(t: TrickTable) -> Canvas:
    """Return the picture of the table, 1200 x 764."""
    canvas = Canvas(look=t.look)
    bottom = float(_HEIGHT - (t.own_height or BAND))
    draw_bar(canvas, (t.title, t.second, t.right), t.last_move, t.bar, t.seats, t.mover)
    at = places(len(t.seats), bottom, t.tray)
    mat(canvas, at.mat, _TOP, bottom)
    if t.centre:
        t.centre(canvas, *at.middle)
    for spot, seat in zip(at.spots, t.seats, strict=True):
        plaque.draw(canvas, spot.x, spot.y, spot.width, spot.height, seat)
    _trick(canvas, t, at)
    if t.own:
        band(canvas, t.own_height or BAND)
        t.own(canvas, 0, bottom, _WIDTH, _HEIGHT - bottom)
    else:
        sizes = _LAST_TRICK if len(t.last) < 6 else _LAST_TRICK[1:]
        strip(canvas, t.own_height or BAND, lambda size: _band(t, size), sizes)
    if t.trays:
        t.trays(canvas)
    return canvas


def mat(canvas: Canvas, x: float, top: float, bottom: float) -> None:
    """Draw the mat with its edge, at the same distance from the left and the right edge of the picture."""
    look = canvas.look
    width, y, height = _WIDTH - 2 * x, top + 14, bottom - top - 26
    radius = round(min(150, height / 2.6))
    rim = theme.mix(look.base, theme.SHADE, 0.45)
    canvas.box(x - 4, y, round(width + 8), round(height + 8), radius, rim)
    canvas.box(x, y, round(width), round(height), radius, look.mat_line)
    canvas.box(x + 4, y + 4, round(width - 8), round(height - 8), radius - 4, look.mat)
    inner = theme.mix(look.mat, theme.GOLD, 0.30)
    canvas.outline(x + 18, y + 18, round(width - 36), round(height - 36), radius - 18, 2, inner)


def _trick(canvas: Canvas, t: TrickTable, at: Places) -> None:
    """Draw the cards in the order played, the newest raised, the best in mint, and the place of the seat to play."""
    size = at.card
    high = cards.card_height(size)
    small = 24 if size >= 100 else 21
    for order, played in enumerate(t.played, 1):
        spot = at.spots[played.seat]
        x, y = spot.card_x, spot.card_y
        if played.face is None:
            canvas.place(x, y, size, high)
            canvas.text(x, y, played.mark, size=28, colour=t.look.quiet, align="m", room=size - 16, least=20)
            continue
        best, newest = played.seat == t.best, order == len(t.played)
        canvas.card(played.face(size), x, y, spot.tilt, theme.MINT if best else "", raised=newest)
        y -= RAISED * newest
        number(canvas, x + size / 2 - 4, y - high / 2 + 4, order, 32 if size >= 100 else 28)
        foot = y + high / 2 - 12
        if best:
            # between plaque and middle, which are 18 px or more from the card
            sizes = range(small + 2, small - 1, -1)
            large = fit(sizes, partial(_narrow, t.labels.best, size))
            canvas.badge(x, foot, t.labels.best, size=large, height=small + 14)
        elif played.mark or order == 1:
            word = played.mark or t.labels.lead
            fill, line = t.look.panel, t.look.quiet
            canvas.badge(x, foot, word, size=small, height=small + 12, fill=fill, colour=theme.CREAM, line=line)
    if t.to_play >= 0:
        spot = at.spots[t.to_play]
        canvas.place(spot.card_x, spot.card_y, size, high, theme.GOLD)
        word = t.labels.nth(len(t.played) + 1) if t.played else t.labels.lead
        canvas.text(
            spot.card_x,
            spot.card_y,
            word,
            size=30,
            colour=theme.GOLD,
            align="m",
            room=size - 18,
            least=theme.LEAST_SIZE,
        )


def _narrow(told: str, room: int, size: int) -> bool:
    """True if a word has at most this width."""
    return text.width(told, text.BOLD, size) <= room


def number(canvas: Canvas, x: float, y: float, order: int, size: int = 32) -> None:
    """Draw the order number at the upper right corner of a card."""
    canvas.seal(x, y, size, str(order), theme.CREAM, theme.INK, canvas.look.panel)


def example(codes: str, width: int, gap: int, lit: Container[int] = (), *, numbered: bool = False) -> Node:
    """Return cards in a row for the rules, face down for "-", those at ``lit`` in mint; if ``numbered``, in the order
    of play."""
    held, high, step = codes.split(), cards.card_height(width), width + gap

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k, code in enumerate(held):
            middle = x + width / 2 + k * step
            sprite = cards.back(width) if code == "-" else card_face(card_of(code))(width)
            canvas.card(sprite, middle, y + high / 2, 0, theme.MINT if k in lit else "")
            if numbered:
                number(canvas, middle + width / 2 - 4, y + 4, k + 1, 28)

    return Paint(len(held) * step - gap, high, draw)


def last_trick(t: TrickTable, width: int, *, seats: bool = True, gap: float = 0) -> Node:
    """Return the trick before in the order played, below each card the disc of its owner; the winner's card in mint.

    A disc is the seat's seal if each seat has another; a crown tells no seat, and may be one of the next deal.
    """
    high, seals = cards.mini_height(width), {who.seal for who in t.seats} - {""}
    sealed = len(seals) == len(t.seats)

    def one(played: Played) -> Node:
        def draw(canvas: Canvas, x: float, y: float, _w: float, _h: float) -> None:
            sprite = played.face(width) if played.face else cards.empty(width, high, t.look.line)
            canvas.sprite(sprite, x, y)
            if played.seat == t.last_winner:
                canvas.glow(x, y, width, high, theme.MINT, 5)
            if seats:
                who = t.seats[played.seat]
                middle, below = x + width / 2, y + high + 10
                if sealed:
                    fill = theme.IVORY if who.seal.startswith("*") else theme.SEAT_COLOUR[played.seat]
                    canvas.seal(middle, below, 26, who.seal, fill, theme.INK, t.look.panel)
                else:
                    canvas.portrait(middle, below, 30, who.who, played.seat, "sign", t.look.panel)

        return Paint(width, high + (24 if seats else 0), draw)

    parts = [one(played) for played in t.last]
    if t.last_prize:
        parts[:0] = [Picture(t.last_prize(width)), Icon("right", 18, quiet=True)]
    return Row(*parts, gap=gap or (13 if len(t.last) < 6 else 9))


def face_down(canvas: Canvas, seats: int, waiting: Collection[int], band: int = BAND) -> None:
    """Draw a phase in which all choose at once: a back for a seat that has chosen, an empty place for ``waiting``.

    ``band`` is the height of the strip below the mat.
    """
    at = places(seats, _HEIGHT - band)
    for p, spot in enumerate(at.spots):
        if p in waiting:
            canvas.place(spot.card_x, spot.card_y, at.card, cards.card_height(at.card))
        else:
            canvas.card(cards.back(at.card), spot.card_x, spot.card_y, spot.tilt)


def by_seat(t: TrickTable, figures: Iterable[str]) -> list[Node]:
    """Return the portrait of each player with a figure below it."""

    def one(p: int, figure: str) -> Node:
        def draw(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
            canvas.portrait(x + width / 2, y + 22, 40, t.seats[p].who, p, "sign", t.look.panel)

        return Column(Paint(62, 46, draw), Text(figure, 28, align="m"), gap=4)

    return [one(p, figure) for p, figure in enumerate(figures)]


def two_lines(words: str, size: int = 26) -> Node:
    """Return a quiet label, on two lines if it is long."""
    if " " in words:
        parts = words.split(" ", 1)
    else:
        cut = _SEAM.search(words) if len(words) > 4 else None
        parts = [words[: cut.end()], words[cut.end() :]] if cut else [words]
    return Column(*(Text(part, size, quiet=True) for part in parts if part), gap=0)


def _band(t: TrickTable, size: int) -> Row:
    """Return the last trick in cards of this width, and the game's own part."""
    parts: list[Node] = []
    if t.last:
        parts.append(Row(two_lines(t.labels.last), last_trick(t, size), gap=18))
    if t.band:
        if parts:
            parts.append(Paint(2, 88, lambda c, x, y, w, h: c.box(x, y, 2, 88, 0, t.look.line)))
        parts.append(t.band)
    spare = _WIDTH - 52 - sum(p.want for p in parts)
    return Row(*parts, gap=max(18.0, min(40.0, spare / max(1, len(parts) - 1))))


def dais(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw rays around the middle of the mat, below everything else: the prize is placed on them."""
    tone = theme.mix(canvas.look.mat, theme.CREAM, 0.06)
    stamp(canvas.image, tone, round(x), round(y), rays(round(width), round(height)))


def team_score(left: Team, a: int, icon: str, b: int, right: Team) -> Node:
    """Return the score of two teams for the bar: 黒 3 ♔ 5 赤."""
    pills = [Pill(team.word, 26, team.fill, team.colour, theme.CREAM) for team in (left, right)]
    return Row(pills[0], Text(str(a), 36), Icon(icon, 30), Text(str(b), 36), pills[1], gap=12)
