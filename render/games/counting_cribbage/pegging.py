"""The middle of the table while cards are pegged: the series, who played what, the count and its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import FULL
from locales import Words
from render.games.counting_cribbage.alt import peg_parts_words
from render.games.counting_cribbage.board import (
    LEFT,
    STRIP_HEIGHT,
    STRIP_TOP,
    WIDTH,
    draw_piles,
    face,
)
from render.kit import cards, text, theme
from render.kit.canvas import Canvas

_COUNT_WIDTH: Final = 318
"""Room for the count at the right of the mat."""


def draw_series(
    canvas: Canvas, view: CountingCribbageView, y: int, height: int, names: Sequence[str], words: Words
) -> None:
    """The series, or the last one where a new one has not begun, on a mat."""
    canvas.mat(LEFT, y, WIDTH, height, 36)
    over = not view.s.series
    series = view.s.last_series if over else view.s.series
    by = view.s.last_by if over else view.s.series_by
    width = min(150, round((height - 52) / cards.ASPECT))
    room = WIDTH - _COUNT_WIDTH - 60
    left, top = LEFT + 28, y + 14
    high = cards.card_height(width)
    if series:
        step = min(width + 14.0, (room - width) / max(1, len(series) - 1))
        for k, (c, seat) in enumerate(zip(series, by, strict=True)):
            x = round(left + k * step)
            sprite = cards.card(RANKS[RANK[c]], SUITS[SUIT[c]], width, over)
            canvas.sprite(sprite, x, top)
            newest = k == len(series) - 1
            if newest and not over and view.s.claim < 0 and any(view.s.last[2:]):
                canvas.glow(x, top, width, high, theme.MINT, 5)
            canvas.avatar(x + min(step, width) / 2, top + high + 2, 44, names[seat], seat, ground=theme.MAT)
    else:
        canvas.sprite(cards.empty(width), left, top)
    _count(canvas, view, LEFT + WIDTH - _COUNT_WIDTH, y, height, names, words)


def _count(
    canvas: Canvas, view: CountingCribbageView, x: int, y: int, height: int, names: Sequence[str], words: Words
) -> None:
    """The count, what is left to 31, and the points or the open claim of the last card."""
    room = _COUNT_WIDTH - 24
    canvas.box(x - 8, y + 20, 3, height - 40, 0, theme.MAT_LINE)
    line = y + height * 0.33
    canvas.text(x + 16, line, words("counting_cribbage-count"), size=34, colour=theme.QUIET, room=130)
    canvas.text(x + room - 6, line, str(view.s.count), size=88, align="r")
    low = y + height * 0.62
    if view.s.claim >= 0:
        claim = words("counting_cribbage-claimed", points=view.s.claim)
        canvas.text(x + 16, low, claim, size=40, room=room)
        canvas.text(x + 16, low + 44, words("counting_cribbage-answers"), size=30, colour=theme.QUIET, room=room)
        return
    last = view.s.last
    told = peg_parts_words(last[2:], words) if last and any(last[2:]) else ""
    claimed = bool(view.s.peg_gains) and any(last[2:6])
    lines = text.wrap(told, text.BOLD, 32, room - 46)
    if len(lines) < 2 and not claimed:
        rest = words("counting_cribbage-room", room=FULL - view.s.count)
        canvas.text(x + 16, low, rest, size=34, colour=theme.QUIET, room=room)
        low += 44
    if not told:
        return
    if claimed:
        # With claims the points may have gone to others, or to nobody.
        canvas.text(x + 16, low, told, size=32, colour=theme.MINT, room=room, least=22)
        draw_gains(canvas, view.s.peg_gains, x + 16, low + 44, names, room)
        return
    canvas.avatar(x + 32, low, 36, names[last[0]], last[0], ground=theme.MAT)
    for k, part in enumerate(lines[:2]):
        canvas.text(x + 58, low + 42 * k, part, size=32, colour=theme.MINT, room=room - 44, least=24)


def draw_gains(canvas: Canvas, gains: Sequence[int], x: float, y: float, names: Sequence[str], room: float) -> None:
    """Who got how many points, as small discs with numbers, in one line of ``room`` pixels."""
    shown = [(p, k) for p, k in enumerate(gains) if k]
    step = min(88.0, room / max(1, len(shown)))
    disc = 30 if step > 70 else 22
    for at, (p, k) in enumerate(shown):
        left = x + at * step
        canvas.avatar(left + disc / 2, y, disc, names[p], p)
        canvas.text(left + disc + 3, y, f"+{k}", size=30, colour=theme.MINT, room=step - disc - 5, least=18)


def draw_strip(canvas: Canvas, view: CountingCribbageView, names: Sequence[str], words: Words) -> None:
    """Starter, crib, stock and used cards."""
    canvas.panel(LEFT, STRIP_TOP, WIDTH, STRIP_HEIGHT)
    middle = STRIP_TOP + STRIP_HEIGHT / 2
    width = 62
    top = round(middle - cards.mini_height(width) / 2)
    x = LEFT + 18
    x += round(canvas.text(x, middle, words("counting_cribbage-starter"), size=30, colour=theme.QUIET, room=150)) + 12
    if view.s.starter >= 0:
        canvas.sprite(face(view.s.starter, width), x, top)
    else:
        canvas.sprite(cards.empty(width, cards.mini_height(width)), x, top)
    x += width + 26
    x += round(canvas.text(x, middle, words("counting_cribbage-crib"), size=30, colour=theme.QUIET, room=100)) + 12
    count = 4 if view.s.starter >= 0 else len(view.s.extra)
    for k in range(count):
        canvas.sprite(cards.back(52, 72), x + 16 * k, round(middle) - 36)
    if not count:
        canvas.sprite(cards.empty(100, 72), x, round(middle) - 36)
    canvas.avatar(x + 16 * 3 + 52, middle + 22, 40, names[view.s.dealer], view.s.dealer)
    draw_piles(canvas, view, words, x + 148)
