"""The drawings of Counting Cribbage: the board, a series, the count of a hand, which explains itself, and the cover.

The points of a hand are facts: a capsule for each kind, with its combinations as tiny cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.counting_cribbage import terms
from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import KINDS, NO_CLAIM, SKUNK, TARGET, Combination, by_rank, combinations_in
from locales import Words
from render.games.counting_cribbage import LOOK, People, of
from render.games.counting_cribbage.narration import FORMS, Say, gains_told, parts_words
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import shapes, theme
from render.kit.drawing.box import Box, overlap
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Node, Paint, Picture, Text, Told
from render.kit.layout import Row as Line
from render.kit.pages.trick_table import card_face, small_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person
from render.large.parts import Flow, lit, sign

_SCALE: Final = 36
_GROOVE: Final = theme.mix(theme.WOOD_DARK, theme.INK, 0.45)
_HOLE: Final = theme.mix(theme.WOOD_DARK, theme.INK, 0.9)
_SOCKETS: Final = 6
"""The number of places that a short series shows, if there is room."""
_COURT: Final = 84
"""The least width of a card whose court figure can be seen, px; narrower ones are rank and suit alone."""
LINE: Final = 1.26
"""Distance of two lines of capsules, as a factor of the height of their tiles."""
LARGEST, SMALLEST, LEAST = 46, 28, 22
"""Type in px: the largest, the minimum for drawing combinations, the minimum for any text."""
Fact = tuple[str, list[Combination], bool]
"""A kind, its combinations, and whether they are drawn; otherwise only their number and points."""
_CLAIM: Final = 130
"""Width of the column with the claim and its gains."""
_LOW: Final = 104
"""Below this height of a row its combinations are only named, px."""
_FOOT: Final = 8
"""The height of the mark below a card that counts, px."""

_FELT: Final = ("#2C6E49", "#357F55", "#40905F")
_WOOD, _SIDE, _GRAIN, _BORE = "#C98A4B", "#8E5A2B", "#B87A3D", "#4A2A14"
_PEGS: Final = ("#D3331F", "#2F5C9E")
"""Colours of the cover."""
_TILT: Final = math.radians(-17)
"""The turn of its board."""
_LANES: Final = (72.0, 85.0)
"""The heights of the rows of holes at its middle, in hundredths of the width."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board ``width`` pixels wide with tracks ``track`` high; ``aside``: with portraits and points beside them.

    ``start`` is its first hole: a result shows the last stretch, with the portraits as pegs.
    """

    seats: int
    skunk: bool
    width: int = 1160
    track: int = 30
    aside: bool = True
    start: int = 0

    @property
    def height(self) -> int:
        """Return the height with the scale above the tracks."""
        return _SCALE + self.seats * self.track + 8

    def at(self, points: int) -> float:
        """Return the x of a number of points, from the left edge of the board."""
        first = 68 if self.aside else 38
        room = self.width - 2 * first - (20 if self.aside else 0)
        return first + room * (min(max(points, self.start), TARGET) - self.start) / (TARGET - self.start)

    def middle(self, seat: int) -> float:
        """Return the middle line of a track, from the top of the board."""
        return _SCALE + (seat + 0.5) * self.track


@kept
def _wood(board: Board, ground: str) -> Canvas:
    """Return the empty board, drawn once."""
    high, width = board.height, board.width
    wood = Canvas(high, width, ground)
    wood.box(0, 0, width, high, 18, theme.WOOD)
    wood.box(4, 4, width - 8, high - 8, 15, theme.WOOD_DARK)
    for mark in (*range(board.start, TARGET - 1, 30 if board.start < 60 else 10), TARGET):
        wood.text(board.at(mark), _SCALE / 2 + 3, str(mark), size=28, align="m")
    thick, left, right = board.track - 6, board.at(0), board.at(TARGET)
    step = (right - left) / (TARGET - board.start)
    for seat in range(board.seats):
        y = board.middle(seat)
        wood.box(left - 12, y - thick / 2, round(right - left) + 24, thick, thick // 2, _GROOVE)
        for points in range(board.start, TARGET + 1):
            size = max((6 if points % 5 == 0 else 4), round(step * (0.5 if points % 5 == 0 else 0.34)))
            wood.disc(board.at(points), y, size, theme.WOOD if points % 30 == 0 else _HOLE)
        wood.box(round(right) - 2, y - thick / 2, 4, thick, 0, theme.CREAM)
        if board.skunk and board.start < SKUNK - 1:
            line = round((board.at(SKUNK) + board.at(SKUNK - 1)) / 2)
            wood.box(line - 1, y - thick / 2, 3, thick, 0, theme.MINT)
    return wood


def draw_board(canvas: Canvas, board: Board, view: CountingCribbageView, x: int, y: int, people: People) -> None:
    """Draw one track per player with two pegs: the present points, and those before the last gain."""
    canvas.paste(_wood(board, canvas.look.base), x, y)
    large = board.track - 6
    for seat, (now, before) in enumerate(zip(view.s.points, view.s.behind, strict=True)):
        middle, colour = y + board.middle(seat), theme.SEAT_COLOUR[seat]
        if board.aside:
            canvas.portrait(x + 30, middle, board.track - 2, people[seat], seat)
            canvas.text(x + board.width - 14, middle, str(now), size=30, align="r")
        pegs = [(now, large, colour)]
        if before < now:
            start = round(x + board.at(before))
            canvas.box(start, middle - 2, round(x + board.at(now)) - start, 4, 2, colour)
            pegs.insert(0, (before, round(large * 0.66), theme.mix(colour, theme.INK, 0.35)))
        for points, size, fill in pegs:
            canvas.disc(x + board.at(points), middle, size + 4, theme.INK)
            canvas.disc(x + board.at(points), middle, size, fill)
        if not board.aside:
            canvas.portrait(x + board.at(now), middle, large, people[seat], seat, lettered=False)


def draw_run(
    canvas: Canvas,
    series: Sequence[int],
    by: Sequence[int],
    box: Box,
    people: People,
    *,
    glow: str = "",
    dim: bool = False,
) -> None:
    """Draw a series from left to right, below each card its player; the newest raised in ``glow``."""
    left, top, room, height = box
    width = min(180, round((height - 34) / cards.ASPECT))
    face, high = card_face, cards.card_height(width)
    if width < _COURT:
        face, high = small_face, cards.mini_height(width)
    # Sockets for the cards to come, so that a mat at the start of a count is no empty table.
    socket = cards.empty(width, high, canvas.look.mat_line, theme.mix(canvas.look.mat, canvas.look.base, 0.45))
    for k in range(len(series), min(_SOCKETS, int((room + 16) // (width + 16)))):
        canvas.sprite(socket, left + k * (width + 16), top)
    step = overlap(len(series), width, room, width + 16)
    for k, c in enumerate(series):
        sprite = face(c)(width)
        shown = cards.dimmed(sprite, 0.45, canvas.look.mat) if dim else sprite
        newest = k == len(series) - 1 and not dim
        canvas.card(shown, left + k * step + width / 2, top + high / 2, 0, glow if newest else "", raised=newest)
    for k, seat in enumerate(by):
        middle = left + k * step + min(step, width) / 2
        canvas.portrait(middle, top + high + 8, 40, people[seat], seat, rim=canvas.look.mat)


def draw_gains(canvas: Canvas, gains: Sequence[int], x: float, y: float, people: People, room: float) -> None:
    """Draw the gains, as small portraits with numbers, in one line of ``room`` pixels or in two."""
    shown = [(p, k) for p, k in enumerate(gains) if k]
    tight = len(shown) * 82 > room
    step, size = (room / max(1, int(room // 62)), 24) if tight else (88.0, 32)
    per = max(1, int(room // step))
    lines = -(-len(shown) // per)
    for at, (p, k) in enumerate(shown):
        left, middle = x + at % per * step, y + (at // per - (lines - 1) / 2) * 26
        canvas.portrait(left + size / 2, middle, size, people[p], p)
        canvas.text(left + size + 3, middle, f"+{k}", size=20 if tight else 28, colour=theme.MINT)


def draw_combinations(
    canvas: Canvas, found: Sequence[Combination], box: Box, words: Words, ground: str = "", *, plain: bool = False
) -> None:
    """Draw the combinations in the middle of a box, in capsules of the colour ``ground``; ``plain`` without tiles."""
    x, y, width, height = box
    if not found:
        word = of(words, "nothing")
        canvas.text(x + 10, y + height / 2, word, size=32, colour=canvas.look.quiet, room=width - 20)
        return
    *_, block = fitting(found, width, height, words, ground, plain=plain)
    block.place(canvas, x, y + (height - block.height) / 2, width)


def fitting(
    found: Sequence[Combination], width: float, height: float, words: Words, ground: str = "", *, plain: bool = False
) -> tuple[list[Fact], int, Flow]:
    """Return the facts, and their capsules in as many lines as fit, at the largest size that fits.

    If not all are readable, the kinds with the most to draw are reduced to their number and sum; if ``plain``, all are.
    """
    kinds = [(kind, [one for one in found if one.kind == kind]) for kind in KINDS]
    facts: list[Fact] = [(kind, same, not plain) for kind, same in kinds if same]

    def block(size: int) -> Flow:
        capsules = [capsule(fact, size, words, ground) for fact in facts]
        return Flow(width, capsules, gap=size / 4, lead=size * LINE - capsules[0].height)

    while True:
        least = SMALLEST if any(drawn for *_, drawn in facts) else LEAST
        for size in range(min(LARGEST, int(height / LINE)), least - 1, -1):
            lines = block(size).lines
            if max(line.want for line in lines) <= width and len(lines) * size * LINE <= height:
                return facts, size, block(size)
        if least == LEAST:
            return facts, LEAST, block(LEAST)
        wide = [capsule(fact, SMALLEST, words).want if fact[2] else 0 for fact in facts]
        at = wide.index(max(wide))
        facts[at] = (*facts[at][:2], False)


def capsule(fact: Fact, size: int, words: Words, ground: str = "") -> Node:
    """Return a capsule for tiles ``size`` px high: the kind, each combination as tiles, the points.

    It has the colour ``ground``, or that of a mat.
    """
    kind, same, drawn = fact
    small, pad = max(LEAST, round(size * 0.74)), size * (0.26 if drawn else 0.2)
    parts: list[Node] = [Text(of(words, f"kind-{kind}"), small, quiet=True)]
    if drawn:
        parts += [_tiles(one, size, small) for one in same]
    elif kind != "pair" and sum(one.times for one in same) > 1 and size >= SMALLEST:
        parts.append(Text(f"×{sum(one.times for one in same)}", small))
    parts.append(Text(str(sum(one.points for one in same)), max(LEAST, round(size * 0.9)), theme.MINT))
    line, high = Line(*parts, gap=pad), round(size * 1.16)

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.box(x, y, round(width), high, high // 3, ground or canvas.look.mat)
        line.place(canvas, x + pad, y + (high - line.height) / 2, line.want)

    return Paint(line.want + 2 * pad, high, draw)


def _tiles(one: Combination, size: int, small: int) -> Node:
    """Return a combination as tiles, with the number of times it counts; of a flush its suit, of a nob the jack."""
    held = one.cards[:1] if one.kind in ("flush", "nob") else one.cards
    times = len(one.cards) if one.kind == "flush" else 1 if one.kind == "nob" else one.times
    tiles: list[Node] = [_tile(c, round(size * 0.84), size, flush=one.kind == "flush") for c in held]
    return Line(*tiles, *([Text(f"×{times}", small)] if times > 1 else []), gap=2)


def _tile(card: int, width: int, height: int, *, flush: bool) -> Node:
    """Return a tiny card: its rank, for a flush its suit, in its colour."""

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        canvas.box(x, y, width, height, max(4, height // 6), theme.IVORY)
        suit, middle = SUITS[SUIT[card]], (x + width / 2, y + height / 2)
        colour = theme.SUIT_COLOUR[suit]
        if flush:
            canvas.shape(suit, *middle, round(width * 0.8), colour)
            return
        rank, type_size = RANKS[RANK[card]], round(height * 0.8)
        shapes.glyph(canvas.image, *middle, rank, type_size, colour, room=round(width * 0.84), tracking=-0.06)

    return Paint(width, height, draw)


@dataclass(frozen=True, slots=True)
class Row:
    """A hand or crib in the show: its owner, its cards, and its score (None while that is open)."""

    owner: int
    crib: bool
    cards: Sequence[int]
    starter: int
    points: int | None
    claim: int = NO_CLAIM
    gains: Sequence[int] = ()


def rows_of(view: CountingCribbageView) -> list[Row]:
    """Return the items of the show: of the open one without scores, which are not known here; of the last one while it
    is news."""
    s = view.s
    if view.phase in ("claim", "show") and not view.over:
        order, claims = s.show_order, s.claims or [NO_CLAIM] * (view.seats + 1)
        return [
            Row(owner, i == view.seats, by_rank(s.item_cards(i)), s.starter, None, claims[i])
            for i, owner in enumerate(order)
        ]
    if not s.shown_now:
        return []
    order = terms.show_order(s.shown_dealer, view.seats)
    claimed = list(zip(s.shown_claims, s.shown_gains, strict=False)) or [(NO_CLAIM, list[int]())] * len(s.shown)
    return [
        Row(order[i], i == view.seats, by_rank(four), s.shown_starter, sum(s.shown_parts[i]), *claimed[i])
        for i, four in enumerate(s.shown)
    ]


def row_told(row: Row, words: Words) -> Told:
    """Return a row in words: in shorter forms without its combinations, then with short names of cards."""
    claim = [of(words, "claim-short", points=row.claim)] if row.claim >= 0 else []
    found = combinations_in(row.cards, row.starter) if row.points is not None else []
    parts = parts_words([sum(one.points for one in found if one.kind == kind) for kind in KINDS], words)

    def told(say: Say, whole: bool) -> str:
        held = words.listed([say(c, words) for c in row.cards])
        whose = of(words, f"alt-row-{'crib' if row.crib else 'hand'}", seat=str(row.owner + 1), cards=held)
        if row.points is None:
            return words.listed([whose, *claim])
        more = words.listed([*([parts] if whole else []), *claim, *gains_told(row.gains, words)])
        return of(words, "alt-row-counted" if more else "alt-row-points", row=whose, points=row.points, parts=more)

    return tuple(words("spoken-sentence", text=told(say, whole)) for say, whole in FORMS)


def draw_count(canvas: Canvas, row: Row, box: Box, people: People, words: Words, *, below: bool = False) -> None:
    """Draw four cards and the starter, the combinations (``below``: under them), the points; or the claim for them."""
    left, y, wide, height = box
    upper = height / 2 if below else height
    settled, middle, right = row.points is not None, y + upper / 2, left + wide - 18
    # With claims there is more text beside the cards.
    most, gap = (58, 4) if settled and row.claim >= 0 and not below else (76, 6) if settled else (96, 44)
    width = min(most, int((upper - 8) / cards.MINI_ASPECT))
    top = middle - cards.mini_height(width) / 2
    # In low rows the cards that count are marked in the hand, and the capsules need no tiles.
    found = combinations_in(row.cards, row.starter) if settled else []
    plain = height < _LOW and not below
    scoring = _scoring(found, row) if plain else ()

    def draw_card(c: int, x: float) -> None:
        canvas.sprite(small_face(c)(width), x, top)
        if c in scoring:
            canvas.box(x, top + cards.mini_height(width) - 4, width, _FOOT, _FOOT // 2, theme.MINT)

    x = left + 14
    for c in row.cards:
        draw_card(c, x)
        x += width + gap
    x += 12
    draw_card(row.starter, x)
    canvas.outline(x - 4, top - 4, width + 8, cards.mini_height(width) + 8, 12, 3, canvas.look.quiet, 10)
    x += width + 20
    if row.points is None:
        if row.claim >= 0:
            claim = of(words, "claimed", points=row.claim)
            canvas.text(x + 10, middle, claim, size=44, room=right - x - 20)
        return
    size, colour = 52 if upper > 70 else 46, theme.MINT if row.points else canvas.look.quiet
    canvas.text(right - 34, middle, str(row.points), size=size, colour=colour, align="m", room=76)
    right -= 74
    if row.claim >= 0:
        right -= _CLAIM
        claim = of(words, "claim-short", points=row.claim)
        canvas.text(right + 8, y + upper * 0.2, claim, size=28, colour=canvas.look.quiet, room=_CLAIM - 8, least=22)
        draw_gains(canvas, row.gains, right + 8, y + upper * 0.66, people, _CLAIM - 4)
    facts = Box(left, y + upper, wide - 18, upper - 4) if below else Box(x, y + 2, right - x - 6, height - 4)
    draw_combinations(canvas, found, facts, words, plain=plain)


def _scoring(found: Sequence[Combination], row: Row) -> set[int]:
    """Return the cards of a row that count in any combination."""
    exact = {c for one in found if one.kind in ("flush", "nob") for c in one.cards}
    ranks = {RANK[c] for one in found if one.kind not in ("flush", "nob") for c in one.cards}
    return {c for c in (*row.cards, row.starter) if c in exact or RANK[c] in ranks}


def large_series(view: CountingCribbageView, people: Sequence[Person], words: Words, width: float) -> Node:
    """Return in large print the count, the series with its players or the open claim, and the starter."""
    s = view.s
    count = Line(Text(words("counting_cribbage-count"), 36, quiet=True), Text(str(s.count), 72), gap=14)
    series: list[Node] = []
    for k, (card, seat) in enumerate(zip(s.series, s.series_by, strict=True)):
        newest = k == len(s.series) - 1
        face = small_face(card)(72)
        series.append(Line(sign(people[seat], seat), lit(face) if newest else Picture(face), gap=4))
    if not series:
        series.append(Text(words("counting_cribbage-new-series"), 40, quiet=True))
    if s.claim >= 0:
        claim = Text(words("counting_cribbage-claim"), 36, quiet=True)
        series.append(Line(claim, Text(str(s.claim), 60), gap=12))
    label = Text(words("counting_cribbage-starter"), 36, quiet=True)
    starter = Line(label, Picture(small_face(s.starter)(72)), gap=12)
    return Flow(width, [count, *series, starter], gap=20)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a board with pegs across the table, behind it two fives and a ten-card."""
    size = canvas.image.width
    pen = Pen(size, size, _FELT[0])
    pen.dot(40, 38, 56, _FELT[1])
    pen.dot(40, 38, 38, _FELT[2])
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for k, (rank, suit) in enumerate((("5", "L"), ("5", "H"), ("J", "C"))):
        canvas.card(cards.card(rank, suit, 212), 122 + k * 132, (214, 168, 160)[k], 18 - k * 16)
    board = Pen(size, size)
    _pegged_board(board)
    lay_over(canvas, board)


def _tilted(x: float, y: float) -> tuple[float, float]:
    """Return a place on the board, which is turned around the middle of the cover's lower half."""
    across, down, cos, sin = x - 50, y - 78, math.cos(_TILT), math.sin(_TILT)
    return 50 + across * cos - down * sin, 78 + across * sin + down * cos


def _pegged_board(pen: Pen) -> None:
    """Draw the board with two rows of holes and a peg in each."""
    pen.shape([_tilted(-30, 66), _tilted(130, 66), _tilted(130, 150), _tilted(-30, 150)], _SIDE)
    pen.shape([_tilted(-30, 63), _tilted(130, 63), _tilted(130, 94), _tilted(-30, 94)], _WOOD)
    for y in (*(lane - 4 for lane in _LANES), _LANES[-1] + 4):
        pen.line([_tilted(-30, y), _tilted(130, y)], 0.6, _GRAIN)
    for lane in _LANES:
        for k in range(11):
            pen.dot(*_tilted(-10 + k * 12, lane), 3, _BORE)
    for lane, colour, k in zip(_LANES, _PEGS, (7, 3), strict=True):
        _peg(pen, *_tilted(-10 + k * 12, lane), colour)


def _peg(pen: Pen, x: float, y: float, colour: str) -> None:
    """Draw a peg that stands in a hole."""
    pen.line([(x, y), (x + 11, y + 5)], 6, theme.mix(_WOOD, theme.INK, 0.28))
    pen.line([(x, y), (x, y - 21)], 8, theme.mix(colour, theme.INK, 0.25))
    pen.line([(x - 1.2, y - 1), (x - 1.2, y - 21)], 4.8, colour)
    pen.dot(x, y - 25, 8.4, colour)
    pen.dot(x - 2.6, y - 27.6, 2.6, theme.mix(colour, theme.IVORY, 0.6))
