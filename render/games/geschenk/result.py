"""The outcome of No Thanks!: everybody from first to last, cards and chips or the scores of several games."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.geschenk.state import GeschenkView
from engine.games.geschenk.terms import ranks
from locales import Words
from render.games.geschenk.hand import minus
from render.games.geschenk.seats import Box, draw_runs
from render.kit import text, theme
from render.kit.canvas import Canvas

TOP, FOOT = 84, 68
NAME_ROOM = 230
DETAIL = Box(412, 0, 550, 0)
"""Where a row shows cards or the scores of the games."""


def paint_result(view: GeschenkView, names: Sequence[str], words: Words) -> Image.Image:
    """The result, 1200 x 764."""
    canvas = Canvas()
    canvas.top_bar(words("geschenk-title"), words.other("geschenk-title"), right=words("geschenk-result-title"))
    totals, columns = view.s.totals, view.s.columns
    several = len(columns) > 1
    top = TOP + (44 if several else 0)
    tall = min(132, (theme.TABLE_HEIGHT - FOOT - top) // view.seats)
    y = top + max(0, (theme.TABLE_HEIGHT - FOOT - top - tall * view.seats) // 2)
    if several:
        _game_numbers(canvas, y - 24, len(columns), words)
    size = _size(columns)
    places = ranks(totals)
    for seat in sorted(range(view.seats), key=lambda p: (totals[p], p)):
        row = Box(20, y, 1160, tall - 8)
        _row(canvas, row, view, seat, places[seat], names[seat], words)
        if several:
            _scores(canvas, row, [column[seat] for column in columns], size)
        else:
            inner = Box(DETAIL.x, row.y + 8, DETAIL.width - 148, row.height - 16)
            draw_runs(canvas, inner, view.s.final_cards[0][seat], most=38, middle=True)
            _fist(canvas, row, seat, view.s.final_chips[0][seat])
        y += tall
    key = "geschenk-result-removed-last" if several else "geschenk-result-removed"
    line = theme.TABLE_HEIGHT - FOOT // 2 - 4
    if view.s.revealed:
        used = canvas.text(28, line, words(key), size=30, colour=theme.QUIET, room=420)
        low = Box(round(28 + used + 20), line - 24, round(1152 - used - 20), 50)
        draw_runs(canvas, low, view.s.revealed, most=34, middle=True)
    return canvas.image


def _column(games: int, k: int) -> float:
    return DETAIL.x + (k + 0.5) * DETAIL.width / games


def _size(columns: Sequence[Sequence[int]]) -> int:
    """The type size at which every score fits into its column."""
    room = DETAIL.width / len(columns) - 12
    widest = max((minus(score) for column in columns for score in column), key=len)
    return next((s for s in range(36, 22, -1) if text.width(widest, text.BOLD, s) <= room), 22)


def _game_numbers(canvas: Canvas, line: float, games: int, words: Words) -> None:
    for k in range(games):
        canvas.text(_column(games, k), line, str(k + 1), size=28, colour=theme.QUIET, align="m")
    canvas.text(1158, line, words("geschenk-result-total"), size=28, colour=theme.QUIET, align="r")


def _row(canvas: Canvas, row: Box, view: GeschenkView, seat: int, place: int, name: str, words: Words) -> None:
    won = seat in view.s.winners
    canvas.panel(row.x, row.y, row.width, row.height)
    if won:
        canvas.outline(row.x, row.y, row.width, row.height, 20, 5, theme.MINT)
    line = row.y + row.height / 2
    if won:
        canvas.shape("crown", row.x + 46, line - 15, 38, theme.MINT)
        word = words("geschenk-result-win")
        canvas.text(row.x + 46, line + 21, word, size=26, colour=theme.MINT, align="m", room=74, least=20)
    else:
        canvas.text(row.x + 46, line, str(place), size=40, colour=theme.QUIET, align="m")
    canvas.avatar(row.x + 112, line, 56, name, seat, team=str(seat + 1))
    left = row.x + 156
    shown = text.name(name)
    canvas.text(left, line, shown, size=34, room=NAME_ROOM, least=28)
    right = row.x + row.width - 22
    used = canvas.text(right, line + 2, words("geschenk-unit"), size=26, colour=theme.QUIET, align="r")
    canvas.text(right - used - 8, line, minus(view.s.totals[seat]), size=56, align="r", room=160)


def _scores(canvas: Canvas, row: Box, scores: Sequence[int], size: int) -> None:
    line = row.y + row.height / 2
    for k, score in enumerate(scores):
        canvas.text(_column(len(scores), k), line, minus(score), size=size, align="m")


def _fist(canvas: Canvas, row: Box, seat: int, chips: int) -> None:
    line = row.y + row.height / 2
    right = DETAIL.x + DETAIL.width
    canvas.text(right, line, minus(-chips) if chips else "0", size=38, align="r")
    canvas.shape("fist", right - 114, line, 42, theme.SEAT_COLOUR[seat])
