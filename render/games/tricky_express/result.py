"""The outcome of Tricky Express: every column of points, and the lines of all four deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.tricky_express.state import TrickyExpressView
from engine.games.tricky_express.terms import bonus_of, spans
from locales import Words
from render.games.tricky_express.points import cell
from render.games.tricky_express.railway import Line, disc, outlined, running, stations, track
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.narration.cards import seat_list

DEALS: Final = (560, 656, 752, 848)
GROWTH: Final = 958
TOTAL: Final = 1164
ROWS: Final = 140
ROW: Final = 54
LINES: Final = 362
LINE_STEP: Final = 97


def paint(view: TrickyExpressView, names: Sequence[str], words: Words) -> Canvas:
    """The result, 1200 x 764."""
    canvas = Canvas()
    title = words("tricky_express-result-title")
    shown = [text.name(n) for n in names]
    winners = words("tricky_express-result-winners", names=seat_list(view.s.winners, shown, words))
    canvas.top_bar(title, words.other("tricky_express-result-title"))
    canvas.text(1172, 36, winners, size=36, colour=theme.MINT, align="r", room=760, least=26)
    header(canvas, words)
    order = sorted(range(4), key=lambda p: (-view.s.totals[p], p))
    for row, seat in enumerate(order):
        player(canvas, ROWS + row * ROW, seat, view, shown, words)
    canvas.panel(20, LINES - 8, 1160, 764 - LINES - 6)
    for deal in range(4):
        route(canvas, LINES + 48 + deal * LINE_STEP, deal, view)
    return canvas


def header(canvas: Canvas, words: Words) -> None:
    """What the columns are."""
    y = 96
    for deal, x in enumerate(DEALS, 1):
        label = words("tricky_express-column-deal", deal=str(deal))
        canvas.text(x, y, label, size=26, colour=theme.QUIET, align="m", room=94, least=20)
    growth = words("tricky_express-growth")
    canvas.text(GROWTH, y, growth, size=26, colour=theme.QUIET, align="m", room=110, least=20)
    total = words("tricky_express-total")
    canvas.text(TOTAL, y, total, size=26, colour=theme.QUIET, align="r", room=150)


def player(canvas: Canvas, y: int, seat: int, view: TrickyExpressView, names: Sequence[str], words: Words) -> None:
    """One player's row: y is its middle."""
    wins = seat in view.s.winners
    canvas.box(20, y - 25, 1160, 50, 16, theme.PANEL)
    if wins:
        canvas.outline(20, y - 25, 1160, 50, 16, 4, theme.MINT)
    disc(canvas, 52, y, 38, seat)
    room = 416.0
    if wins:
        room -= canvas.badge(498, y - 18, words("tricky_express-win"), size=26, height=36, align="r") + 10
    canvas.text(84, y, names[seat], size=34, room=room, least=theme.NAME_MIN)
    for x, (base, top, second) in zip(DEALS, view.s.points(), strict=True):
        cell(canvas, x, y, base[seat], bonus_of(seat, top, second), size=32)
    growth = view.s.growth[seat]
    colour = theme.MINT if growth else theme.QUIET
    canvas.text(GROWTH, y, f"+{growth}" if growth else "0", size=32, colour=colour, align="m")
    unit = canvas.text(TOTAL, y + 1, words("tricky_express-unit"), size=26, colour=theme.QUIET, align="r")
    canvas.text(TOTAL - unit - 8, y, str(view.s.totals[seat]), size=42, align="r")


def route(canvas: Canvas, y: int, deal: int, view: TrickyExpressView) -> None:
    """The line of one deal with the express that got the top bonus above and the second bonus below."""
    line = Line(140, y, 82, 44)
    canvas.text(56, y, str(deal + 1), size=40, colour=theme.QUIET, align="m")
    built = view.s.routes[deal]
    track(canvas, line, len(built))
    stations(canvas, line, built)
    top, second = view.s.top[deal], view.s.second[deal]
    if top >= 0:
        running(canvas, line, y - 36, top, spans(view.s.longs[deal], top)[0], 24)
    if second >= 0:
        outlined(canvas, line, y + 34, second, spans(view.s.longs[deal], second)[1], 20)
