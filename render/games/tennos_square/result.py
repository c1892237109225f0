"""The result of Tennos Square."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import PARTNERSHIP, SPLIT
from locales import Words
from render.games.tennos_square.narration import deal_points
from render.games.tennos_square.plaque import NAME_X, draw_plaque, team_letter
from render.games.tennos_square.row import (
    ROW_ROOM,
    ROW_X,
    Lane,
    draw_row,
    draw_runs,
    marks,
    table_lane,
)
from render.kit import shapes, theme
from render.kit.canvas import Canvas

RESULT_TOP: Final = 86


def paint_result(view: TennosSquareView, names: Sequence[str], words: Words) -> Image.Image:
    """See ``TennosSquarePainter.result``."""
    canvas = Canvas()
    letters = marks(names[: view.seats])
    scores, winners = view.s.scores, view.s.winners
    partners = view.s.mode == PARTNERSHIP
    tie = partners and len(set(scores)) == 1
    canvas.top_bar(
        words("tennos_square-title"),
        words.other("tennos_square-title"),
        right=words("tennos_square-result-title"),
        middle=words("tennos_square-tie" if tie else f"tennos_square-option-mode-{view.s.mode}"),
    )
    order = sorted(range(view.seats), key=lambda p: (p not in winners, -scores[p], p))
    height = (theme.TABLE_HEIGHT - 16 - RESULT_TOP) // view.seats
    for place, p in enumerate(order):
        y = RESULT_TOP + place * height
        where = table_lane(view.seats, y + 4)
        winner = p in winners
        draw_plaque(canvas, y, p, names[p], letters[p], team_letter(view, p), False, winner)
        if winner:
            canvas.shape("crown", NAME_X + 94, y + 84, 38, theme.MINT)
            canvas.text(NAME_X + 126, y + 84, words("tennos_square-result-win"), size=34, colour=theme.MINT, room=150)
        draw_row(canvas, where, view.s.row[p], p, ())
        draw_runs(canvas, where, view.s.row[p])
        _by_deal(canvas, view, p, where)
        if not partners:
            _final(canvas, view, p, y, winner, words)
        elif place % 2 == 0:
            _team(canvas, view, order[place : place + 2], y, height, winner)
    return canvas.image


def _by_deal(canvas: Canvas, view: TennosSquareView, seat: int, where: Lane) -> None:
    """The points of every deal, its number on a disc before them."""
    step = ROW_ROOM / view.seats
    y = where.bottom + 54
    for deal in range(view.seats):
        x = ROW_X + deal * step
        canvas.disc(x + 16, y, 30, theme.PANEL_LINE)
        shapes.glyph(canvas.image, x + 16, y, str(deal + 1), 20, theme.CREAM)
        canvas.text(x + 40, y, deal_points(view, deal, seat), size=34, room=step - 46)


def _final(canvas: Canvas, view: TennosSquareView, seat: int, y: int, winner: bool, words: Words) -> None:
    """The final score; in a split partnership above it the own total."""
    middle = 1100
    colour = theme.MINT if winner else theme.CREAM
    if view.s.mode == SPLIT:
        own = view.s.totals[seat]
        label = f"{own}+{view.s.scores[seat] - own}"
        canvas.text(middle, y + 24, label, size=36, colour=theme.QUIET, align="m", room=150)
        canvas.text(middle, y + 84, str(view.s.scores[seat]), size=64, colour=colour, align="m", room=156)
        return
    canvas.text(middle, y + 22, words("tennos_square-total"), size=30, colour=theme.QUIET, align="m", room=150)
    canvas.text(middle, y + 80, str(view.s.scores[seat]), size=64, colour=colour, align="m", room=156)


def _team(canvas: Canvas, view: TennosSquareView, seats: Sequence[int], y: int, height: int, winner: bool) -> None:
    """Both partners' totals and beside them their sum, in a panel over two bands."""
    for k, p in enumerate(seats):
        canvas.text(1054, y + k * height + 56, str(view.s.totals[p]), size=40, align="m", room=72)
    x, width, tall = 1094, 86, 2 * height - 16
    canvas.panel(x, y, width, tall)
    if winner:
        canvas.outline(x, y, width, tall, 20, 5, theme.MINT)
    canvas.disc(x + width / 2, y + tall / 2 - 52, 44, theme.CREAM)
    shapes.glyph(canvas.image, x + width / 2, y + tall / 2 - 52, team_letter(view, seats[0]), 30, theme.INK)
    colour = theme.MINT if winner else theme.CREAM
    score = str(view.s.scores[seats[0]])
    canvas.text(x + width / 2, y + tall / 2 + 10, score, size=42, colour=colour, align="m", room=width - 16)
