"""The outcome of Counting Cribbage: the board, the players in order, the count that decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import SKUNK
from locales import Words
from render.games.counting_cribbage.board import LEFT, WIDTH, board_height, draw_board
from render.games.counting_cribbage.pegging import draw_series
from render.games.counting_cribbage.show import draw_row, past_rows
from render.kit import text, theme
from render.kit.canvas import Canvas

BOTTOM: Final = 748
GAMES_SHOWN: Final = 9
"""Columns of games there is room for; of a longer match the latest."""


def paint_result(view: CountingCribbageView, names: Sequence[str], words: Words) -> Image.Image:
    """See ``CountingCribbagePainter.result``."""
    canvas = Canvas()
    title = words("counting_cribbage-title")
    round_ = words("counting_cribbage-round", round=str(view.s.round))
    canvas.top_bar(
        title,
        words.other("counting_cribbage-title"),
        right=words("counting_cribbage-result-title"),
        middle=round_,
    )
    y = theme.BAR_HEIGHT + 8
    draw_board(canvas, view, y, names, view.s.points)
    y += board_height(view.seats) + 10
    rows = past_rows(view) if view.s.shown_now else []
    last = 118 if rows else 176 if view.s.series else 0
    height = min(112, (BOTTOM - y - last) // view.seats)
    winner = view.s.winners[0]
    match = view.s.match_wins > 1
    worth = view.s.wins if match else view.s.points
    for place, p in enumerate(sorted(range(view.seats), key=lambda p: (p != winner, -worth[p], p))):
        _player(canvas, view, p, y + place * height, height - 8, p == winner, names[p], words)
    if rows:
        # Of a show only the count that won is drawn, in full.
        draw_row(canvas, view, rows[-1], BOTTOM - last + 8, last - 8, names, words)
    elif view.s.series:
        draw_series(canvas, view, BOTTOM - last + 4, last - 4, names, words)
    return canvas.image


def _player(
    canvas: Canvas, view: CountingCribbageView, seat: int, y: int, height: int, winner: bool, name: str, words: Words
) -> None:
    """Name, crown or skunk, the games of a match, the score."""
    canvas.panel(LEFT, y, WIDTH, height)
    if winner:
        canvas.outline(LEFT, y, WIDTH, height, 20, 5, theme.MINT)
    middle = y + height / 2
    canvas.avatar(LEFT + 46, middle, min(58, height - 12), name, seat)
    canvas.text(LEFT + 90, middle, text.name(name), size=38, room=350, least=28)
    x = LEFT + 460.0
    if winner:
        canvas.shape("crown", x + 20, middle, 40, theme.MINT)
        word = words("counting_cribbage-result-win")
        x += 54 + canvas.text(x + 50, middle, word, size=36, colour=theme.MINT, room=120) + 20
        if view.s.skunk and view.s.match_wins == 1:
            gain = words("counting_cribbage-result-won", won=view.s.game_gain[-1])
            canvas.text(x, middle, gain, size=32, room=260)
    elif view.s.skunk and view.s.points[seat] < SKUNK:
        canvas.badge(
            x, middle - 24, words("counting_cribbage-result-skunked"), size=32, height=48, fill=theme.QUIET, align="l"
        )
    right = LEFT + WIDTH - 24
    colour = theme.MINT if winner else theme.CREAM
    if view.s.match_wins == 1:
        canvas.text(right, middle, str(view.s.points[seat]), size=64, colour=colour, align="r", room=150)
        return
    wins = words("counting_cribbage-result-wins", wins=view.s.wins[seat])
    canvas.text(right, middle, wins, size=44, colour=colour, align="r", room=140)
    shown = list(enumerate(view.s.columns))[-GAMES_SHOWN:]
    left = LEFT + (700 if len(shown) < 5 else 640)
    step = (right - 150 - left) / len(shown)
    for k, (game, column) in enumerate(shown):
        won = view.s.game_winner[game] == seat
        canvas.text(
            left + step * (k + 0.5),
            middle,
            str(column[seat]),
            size=34,
            colour=theme.MINT if won else theme.QUIET,
            align="m",
            room=step - 4,
            least=20,
        )
