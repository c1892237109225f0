"""The pegging board, and the middle of the table during pegging: places, the series with its players, the count.

The strip at the foot has starter, crib, piles and used cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core.cards import RANKS, SUITS
from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import CRIB, FULL, SKUNK, TARGET, rank_counts
from locales import Words
from render.games.counting_cribbage import LOOK, Box, People, of
from render.games.counting_cribbage.narration import peg_parts_words
from render.kit import cards, plaque, text, theme
from render.kit.canvas import Canvas
from render.kit.lines import draw_lines, wrap
from render.kit.plaque import Plaque
from render.kit.trick_table import card_face, small_face

LEFT: Final = 20
WIDTH: Final = 1160
STRIP_TOP: Final = 658
STRIP_HEIGHT: Final = 94
_SCALE: Final = 36
_GROOVE: Final = theme.mix(theme.WOOD_DARK, theme.INK, 0.45)
_HOLE: Final = theme.mix(theme.WOOD_DARK, theme.INK, 0.9)


@dataclass(frozen=True, slots=True)
class Board:
    """A board ``width`` pixels wide with tracks ``track`` high; ``aside``: with portraits and points beside them."""

    seats: int
    skunk: bool
    width: int = WIDTH
    track: int = 30
    aside: bool = True

    @property
    def height(self) -> int:
        """Return the height with the scale above the tracks."""
        return _SCALE + self.seats * self.track + 8

    def at(self, points: int) -> float:
        """Return the x of a number of points, from the left edge of the board."""
        first = 68 if self.aside else 30
        return first + (self.width - 2 * first - (20 if self.aside else 0)) * min(points, TARGET) / TARGET

    def middle(self, seat: int) -> float:
        """Return the middle line of a track, from the top of the board."""
        return _SCALE + (seat + 0.5) * self.track


@lru_cache(maxsize=16)
def _wood(board: Board, ground: str) -> Canvas:
    """Return the empty board, drawn once."""
    high, width = board.height, board.width
    wood = Canvas(high, width, ground)
    wood.box(0, 0, width, high, 18, theme.WOOD)
    wood.box(4, 4, width - 8, high - 8, 15, theme.WOOD_DARK)
    for mark in (0, 30, 60, 90, TARGET):
        wood.text(board.at(mark), _SCALE / 2 + 3, str(mark), size=28 if board.aside else 22, align="m")
    thick, left, right = board.track - 6, board.at(0), board.at(TARGET)
    for seat in range(board.seats):
        y = board.middle(seat)
        wood.box(left - 12, y - thick / 2, round(right - left) + 24, thick, thick // 2, _GROOVE)
        for points in range(TARGET + 1):
            size = (6 if points % 5 == 0 else 4) - (not board.aside)
            wood.disc(board.at(points), y, size, theme.WOOD if points % 30 == 0 else _HOLE)
        wood.box(round(right) - 2, y - thick / 2, 4, thick, 0, theme.CREAM)
        if board.skunk:
            line = round((board.at(SKUNK) + board.at(SKUNK - 1)) / 2)
            wood.box(line - 1, y - thick / 2, 3, thick, 0, theme.MINT)
    return wood


def draw_board(
    canvas: Canvas, board: Board, view: CountingCribbageView, x: int, y: int, people: People, ground: str = LOOK.base
) -> None:
    """Draw one track per player with two pegs: the present points, and those before the last gain."""
    canvas.paste(_wood(board, ground), x, y)
    large = board.track - 6
    for seat in range(board.seats):
        middle = y + board.middle(seat)
        now, before = view.s.points[seat], view.s.behind[seat]
        colour = theme.SEAT_COLOUR[seat]
        if board.aside:
            canvas.portrait(x + 30, middle, board.track - 2, people[seat], seat)
        if before < now:
            start = round(x + board.at(before))
            canvas.box(start, middle - 2, round(x + board.at(now)) - start, 4, 2, colour)
            _peg(canvas, x + board.at(before), middle, round(large * 0.66), theme.mix(colour, theme.INK, 0.35))
        _peg(canvas, x + board.at(now), middle, large, colour)
        if board.aside:
            canvas.text(x + board.width - 14, middle, str(now), size=30, align="r")


def _peg(canvas: Canvas, x: float, y: float, size: int, colour: str) -> None:
    canvas.disc(x, y, size + 4, theme.INK)
    canvas.disc(x, y, size, colour)


# The strip at the foot


def draw_piles(canvas: Canvas, view: CountingCribbageView, words: Words, x: float) -> None:
    """Draw stock and used cards as numbers, and the used cards by rank if the table shows them."""
    upper, lower = STRIP_TOP + 28, STRIP_TOP + 68
    for y, key, number in ((upper, "stock", len(view.s.stock)), (lower, "used", len(view.s.used))):
        wide = canvas.text(x, y, of(words, f"{key}"), size=30, colour=LOOK.quiet, room=100)
        canvas.text(x + max(wide, 70) + 14, y, str(number), size=36)
    if not view.options.get("show_used", True):
        return
    left, right = x + 164, LEFT + WIDTH - 10
    step = (right - left) / 13
    for rank, count in enumerate(rank_counts(view.s.used)):
        middle = left + step * (rank + 0.5)
        canvas.text(middle, upper, RANKS[rank], size=30, colour=LOOK.quiet, align="m", room=step)
        if count == len(SUITS):
            canvas.box(middle - 17, lower - 19, 34, 38, 10, theme.MINT)
            canvas.text(middle, lower, str(count), size=34, colour=theme.INK, align="m")
        elif count:
            canvas.text(middle, lower, str(count), size=34, align="m")
        else:
            canvas.disc(middle, lower, 6, LOOK.line)


def draw_call(canvas: Canvas, call: str) -> None:
    """Draw the present task of the players, at the left of the strip."""
    size = 34 if len(wrap(call, text.BOLD, 34, 470)) <= 2 else 28
    lines = wrap(call, text.BOLD, size, 470)
    top = STRIP_TOP + (STRIP_HEIGHT - len(lines) * size * 1.25) / 2
    draw_lines(canvas.image, LEFT + 22, top, lines, size=size, colour=theme.CREAM, face=text.BOLD, leading=1.25)


_COUNT_WIDTH: Final = 318
"""Room for the count at the right of the mat."""
_PLAQUE: Final = 108
_CARD: Final = 58
PLACES: Final = plaque.TAB + _PLAQUE + 8 + cards.mini_height(_CARD)
"""Height of the places with the tab above them, px."""


def draw_places(canvas: Canvas, view: CountingCribbageView, y: int, seats: Sequence[Plaque]) -> None:
    """Draw a plaque per player, beneath it the cards played this round and the hand face down."""
    n, gap = view.seats, 12
    width = (WIDTH - gap * (n - 1)) // n
    for told in seats:
        x = LEFT + told.seat * (width + gap)
        plaque.draw(canvas, x, y + plaque.TAB, width, _PLAQUE, told)
        _cards(canvas, view, told.seat, x, y + plaque.TAB + _PLAQUE + 8, width)


def _cards(canvas: Canvas, view: CountingCribbageView, seat: int, x: int, y: int, width: int) -> None:
    """Draw the cards laid this round, then those still in hand."""
    laid, hand = view.s.laid[seat], len(view.s.hands[seat])
    count = len(laid) + hand
    step = min(_CARD + 8, (width - _CARD - 8) // max(1, count - 1))
    left = x + (width - step * (count - 1) - _CARD) // 2
    for k in range(count):
        back = cards.back(_CARD, cards.mini_height(_CARD))
        canvas.sprite(small_face(laid[k])(_CARD) if k < len(laid) else back, left + k * step, y)


def draw_series(canvas: Canvas, view: CountingCribbageView, y: int, height: int, people: People, words: Words) -> None:
    """Draw the series, or the last one before a new one begins, on a mat; at its right the count."""
    canvas.mat(LEFT, y, WIDTH, height, 36)
    over = not view.s.series
    series, by = (view.s.last_series, view.s.last_by) if over else (view.s.series, view.s.series_by)
    scored = not over and view.s.claim < 0 and any(view.s.last[2:])
    box = (LEFT + 28, y + 12, WIDTH - _COUNT_WIDTH - 60, height - 16)
    draw_run(canvas, series, by, box, people, glow=theme.MINT if scored else "", dim=over)
    _count(canvas, view, LEFT + WIDTH - _COUNT_WIDTH, y, height, people, words)


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
    width = min(150, round((height - 34) / cards.ASPECT))
    high = cards.card_height(width)
    if not series:
        canvas.place(left + width / 2, top + high / 2, width, high)
    step = min(width + 16.0, (room - width) / max(1, len(series) - 1))
    for k, c in enumerate(series):
        x, sprite = left + k * step, card_face(c)(width)
        shown = cards.dimmed(sprite, 0.45, LOOK.mat) if dim else sprite
        canvas.card(shown, x + width / 2, top + high / 2, 0, glow if k == len(series) - 1 else "")
    for k, seat in enumerate(by):
        middle = left + k * step + min(step, width) / 2
        canvas.disc(middle, top + high + 8, 44, LOOK.mat)
        canvas.portrait(middle, top + high + 8, 40, people[seat], seat)


def _count(
    canvas: Canvas, view: CountingCribbageView, x: int, y: int, height: int, people: People, words: Words
) -> None:
    """Draw the count, the rest to 31, and the points or the open claim of the last card."""
    room = _COUNT_WIDTH - 24
    s, line, low = view.s, y + height * 0.31, y + height * 0.63
    canvas.box(x - 8, y + 20, 3, height - 40, 0, LOOK.mat_line)
    canvas.text(x + 16, line, of(words, "count"), size=34, colour=LOOK.quiet, room=130)
    canvas.text(x + room - 6, line, str(s.count), size=88, align="r")
    if s.claim >= 0:
        canvas.text(x + 16, low, of(words, "claimed", points=s.claim), size=40, room=room)
        canvas.text(x + 16, low + 42, of(words, "answers"), size=32, colour=LOOK.quiet, room=room, least=20)
        return
    told = peg_parts_words(s.last[2:], words) if any(s.last[2:]) else ""
    claimed = s.peg_gains and any(s.last[2:6])
    lines = wrap(told, text.BOLD, 30, room - 46)
    if len(lines) < 2 and not claimed:
        canvas.text(x + 16, low, of(words, "room", room=FULL - s.count), size=32, colour=LOOK.quiet, room=room)
        low += 42
    if not told:
        return
    if claimed:
        # With claims the points may have gone to other seats, or to none.
        canvas.text(x + 16, low, told, size=32, colour=theme.MINT, room=room, least=22)
        draw_gains(canvas, s.peg_gains, x + 16, low + 42, people, room)
        return
    canvas.portrait(x + 32, low, 38, people[s.last[0]], s.last[0])
    for k, part in enumerate(lines[:2]):
        canvas.text(x + 58, low + 36 * k, part, size=30, colour=theme.MINT, room=room - 44, least=22)


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


def draw_strip(canvas: Canvas, view: CountingCribbageView, people: People, words: Words) -> None:
    """Draw starter, crib, stock and used cards."""
    canvas.panel(LEFT, STRIP_TOP, WIDTH, STRIP_HEIGHT)
    middle, width = STRIP_TOP + STRIP_HEIGHT // 2, 62
    high = cards.mini_height(width)
    x = LEFT + 18.0
    x += canvas.text(x, middle, of(words, "starter"), size=30, colour=LOOK.quiet, room=150) + 12
    up = view.s.starter >= 0
    face = small_face(view.s.starter)(width) if up else cards.empty(width, high, LOOK.line)
    canvas.sprite(face, x, middle - high / 2)
    x += width + 26
    x += canvas.text(x, middle, of(words, "crib"), size=30, colour=LOOK.quiet, room=100) + 12
    count = CRIB if up else len(view.s.extra)
    for k in range(count):
        canvas.sprite(cards.back(52, 72), x + 16 * k, middle - 36)
    if not count:
        canvas.sprite(cards.empty(100, 72, LOOK.line), x, middle - 36)
    canvas.disc(x + 100, middle + 20, 44, LOOK.panel)
    canvas.portrait(x + 100, middle + 20, 40, people[view.s.dealer], view.s.dealer)
    draw_piles(canvas, view, words, x + 148)
