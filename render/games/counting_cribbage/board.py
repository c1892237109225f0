"""The pegging board of Counting Cribbage, the players' places, and the tally of used cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import SKUNK, TARGET, rank_counts
from locales import Words
from render.kit import cards, text, theme
from render.kit.canvas import Canvas, Plaque
from render.kit.shapes import Sprite

LEFT: Final = 20
WIDTH: Final = 1160
TRACK: Final = 30
"""Height of a player's track."""
_SCALE: Final = 36
_FIRST: Final = 88
"""Where 0 is."""
_LAST: Final = 1092
"""Where 121 is; the points stand behind it."""
_GROOVE: Final = theme.mix(theme.WOOD_DARK, theme.INK, 0.45)
_HOLE: Final = theme.mix(theme.WOOD_DARK, theme.INK, 0.9)
STRIP_TOP: Final = 658
STRIP_HEIGHT: Final = 94


def face(card: int, width: int, dim: bool = False) -> Sprite:
    """A small card by its number."""
    return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width, dim)


def board_height(seats: int) -> int:
    """How high the board is."""
    return _SCALE + seats * TRACK + 8


def at(points: int) -> float:
    """Where a number of points lies."""
    return _FIRST + (_LAST - _FIRST) * min(points, TARGET) / TARGET


@lru_cache(maxsize=8)
def _wood(seats: int, skunk: bool) -> Canvas:
    """The empty board, drawn once."""
    high = board_height(seats)
    board = Canvas(high, WIDTH)
    board.box(0, 0, WIDTH, high, 18, theme.WOOD)
    board.box(4, 4, WIDTH - 8, high - 8, 15, theme.WOOD_DARK)
    for mark in (0, 30, 60, 90, TARGET):
        board.text(at(mark) - LEFT, _SCALE / 2 + 3, str(mark), size=28, colour=theme.CREAM, align="m")
    for seat in range(seats):
        y = _SCALE + seat * TRACK
        board.box(_FIRST - LEFT - 12, y + 3, _LAST - _FIRST + 24, TRACK - 6, 12, _GROOVE)
        for points in range(TARGET + 1):
            size = 6 if points % 5 == 0 else 4
            board.disc(at(points) - LEFT, y + TRACK / 2, size, theme.WOOD if points % 30 == 0 else _HOLE)
        x = round(at(TARGET) - LEFT)
        board.box(x - 2, y + 3, 4, TRACK - 6, 0, theme.CREAM)
        if skunk:
            board.box(round((at(SKUNK) + at(SKUNK - 1)) / 2) - LEFT - 1, y + 3, 3, TRACK - 6, 0, theme.MINT)
    return board


def draw_board(canvas: Canvas, view: CountingCribbageView, y: int, names: Sequence[str], points: Sequence[int]) -> None:
    """One track per player with two pegs: where they are, and where they were before the last gain."""
    canvas.paste(_wood(view.seats, view.s.skunk), LEFT, y)
    for seat in range(view.seats):
        middle = y + _SCALE + seat * TRACK + TRACK / 2
        canvas.avatar(LEFT + 30, middle, 26, names[seat], seat)
        now, before = points[seat], view.s.behind[seat]
        colour = theme.SEAT_COLOUR[seat]
        if before < now:
            start = round(at(before))
            canvas.box(start, middle - 2, round(at(now)) - start, 4, 2, colour)
            _peg(canvas, at(before), middle, 16, theme.mix(colour, theme.INK, 0.35))
        _peg(canvas, at(now), middle, 26, colour)
        canvas.text(LEFT + WIDTH - 14, middle, str(now), size=30, align="r")


def _peg(canvas: Canvas, x: float, y: float, size: int, colour: str) -> None:
    canvas.disc(x, y, size + 4, theme.INK)
    canvas.disc(x, y, size, colour)


# Places


def draw_places(canvas: Canvas, view: CountingCribbageView, y: int, names: Sequence[str], words: Words) -> int:
    """A plaque per player, beneath it the cards played this round and the hand from behind; the height used."""
    n, gap = view.seats, 12
    width = (WIDTH - gap * (n - 1)) // n
    secret = view.phase in ("respond", "claim", "show")
    for seat in range(n):
        x = LEFT + seat * (width + gap)
        choosing = view.phase == "lay_away"
        turn = seat in view.waiting and not secret
        state = words("counting_cribbage-chosen") if choosing and not turn else ""
        if seat in view.s.gone:
            state = words("counting_cribbage-go")
        points = str(view.s.points[seat])
        # In a narrow plaque the word for the turn leaves no room for three large digits; while everybody
        # chooses, the points on the board have to do.
        tight = turn and n == 4 and len(points) > 2
        plaque = Plaque(
            names[seat],
            seat,
            score="" if choosing or tight else points,
            state=state,
            turn=turn,
            turn_word=words(f"counting_cribbage-{'choosing' if choosing else 'turn'}") if turn else "",
            team=words("counting_cribbage-dealer-mark") if seat == view.s.dealer else "",
        )
        canvas.plaque(x, y, width, plaque)
        if tight and not choosing:
            canvas.text(x + width - 16, y + 75, points, size=34, colour=theme.INK, align="r")
        _cards(canvas, view, seat, x, y + 110, width)
    return 110 + cards.mini_height(CARD)


CARD: Final = 58


def _cards(canvas: Canvas, view: CountingCribbageView, seat: int, x: int, y: int, width: int) -> None:
    """Cards laid this round, then those still in hand."""
    laid, hand = view.s.laid[seat], len(view.s.hands[seat])
    count = len(laid) + hand
    step = min(CARD + 8, (width - CARD - 8) // max(1, count - 1))
    left = x + (width - step * (count - 1) - CARD) // 2
    for k, c in enumerate(laid):
        canvas.sprite(face(c, CARD), left + k * step, y)
    for k in range(len(laid), count):
        canvas.sprite(cards.back(CARD, cards.mini_height(CARD)), left + k * step, y)


# The strip at the bottom


def draw_piles(canvas: Canvas, view: CountingCribbageView, words: Words, x: int) -> None:
    """Stock and used cards as numbers, and the used cards by rank if the table shows them."""
    upper, lower = STRIP_TOP + 28, STRIP_TOP + 68
    for y, key, number in ((upper, "stock", len(view.s.stock)), (lower, "used", len(view.s.used))):
        wide = canvas.text(x, y, words(f"counting_cribbage-{key}"), size=30, colour=theme.QUIET, room=100)
        canvas.text(x + max(wide, 70) + 14, y, str(number), size=36)
    if not view.options.get("show_used", True):
        return
    left, right = x + 164, LEFT + WIDTH - 10
    step = (right - left) / 13
    for rank, count in enumerate(rank_counts(view.s.used)):
        middle = left + step * (rank + 0.5)
        canvas.text(middle, upper, RANKS[rank], size=30, colour=theme.QUIET, align="m", room=step)
        if count == len(SUITS):
            canvas.box(middle - 17, lower - 19, 34, 38, 10, theme.MINT)
            canvas.text(middle, lower, str(count), size=34, colour=theme.INK, align="m")
        elif count:
            canvas.text(middle, lower, str(count), size=34, align="m")
        else:
            canvas.disc(middle, lower, 6, theme.MAT_LINE)


def draw_call(canvas: Canvas, words: str) -> None:
    """What everybody does now, at the left of the strip."""
    size = 34 if len(text.wrap(words, text.BOLD, 34, 470)) <= 2 else 28
    lines = text.wrap(words, text.BOLD, size, 470)
    top = STRIP_TOP + (STRIP_HEIGHT - len(lines) * size * 1.25) / 2
    text.draw_lines(canvas.image, LEFT + 22, top, lines, size=size, colour=theme.CREAM, face=text.BOLD, leading=1.25)
