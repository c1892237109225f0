"""The pegging board of Counting Cribbage, and the strip at the foot of the table with piles and used cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core.cards import RANKS, SUITS
from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import SKUNK, TARGET, rank_counts
from locales import Words
from render.games.counting_cribbage import LOOK, People, of
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.lines import draw_lines, wrap

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
