"""Counting Cribbage in pictures: the pegging board, the series with its count, the show explained."""

from __future__ import annotations

from PIL import Image

from engine.games.counting_cribbage.state import CountingCribbageView
from locales import Words
from render.games.counting_cribbage import LOOK, People, of
from render.games.counting_cribbage.alt import last_move
from render.games.counting_cribbage.board import (
    LEFT,
    STRIP_HEIGHT,
    STRIP_TOP,
    WIDTH,
    Board,
    draw_board,
    draw_call,
    draw_piles,
)
from render.games.counting_cribbage.pegging import PLACES, draw_places, draw_series, draw_strip
from render.games.counting_cribbage.show import draw_rows, open_rows, past_rows
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.kit.layout import write_name
from render.kit.person import names

_BOARD_TOP = theme.BAR_HEIGHT + 10


def table(view: CountingCribbageView, people: People, words: Words) -> Canvas:
    """Return the board on top; below it pegging, or the show: the last one while all players lay away."""
    canvas, s = Canvas(look=LOOK), view.s
    game = [of(words, "result-game", game=str(s.game))] if s.match_wins > 1 else []
    right = of(words, "sep").join([*game, of(words, "round", round=str(s.round))])
    canvas.bar(*words.both("counting_cribbage-title"), right, last=last_move(view, names(people), words))
    board = Board(view.seats, s.skunk, track=30 if view.seats > 3 else 36)
    draw_board(canvas, board, view, LEFT, _BOARD_TOP, people)
    below = _BOARD_TOP + board.height
    open_now = view.phase in ("claim", "show")
    if open_now or s.shown_now:
        rows = open_rows(view) if open_now else past_rows(view)
        draw_rows(canvas, view, rows, below + 8, STRIP_TOP - 2, people, words)
        canvas.panel(LEFT, STRIP_TOP, WIDTH, STRIP_HEIGHT)
        draw_call(canvas, of(words, f"now-{view.phase}"))
        draw_piles(canvas, view, words, LEFT + 508)
        return canvas
    draw_places(canvas, view, below + 4, people, words)
    below += PLACES + 14
    if view.phase == "lay_away":
        _first_call(canvas, view, below, people, words)
    else:
        draw_series(canvas, view, below, STRIP_TOP - 8 - below, people, words)
    draw_strip(canvas, view, people, words)
    return canvas


def _first_call(canvas: Canvas, view: CountingCribbageView, y: int, people: People, words: Words) -> None:
    """Draw, before the first show, the present task and its seats."""
    height, dealer = STRIP_TOP - 8 - y, view.s.dealer
    canvas.mat(LEFT, y, WIDTH, height, 36)
    middle = y + height / 2
    canvas.text(LEFT + 40, middle, of(words, "now-lay_away"), size=40, room=560, least=28)
    x = LEFT + 640
    for k in range(4):
        canvas.card(cards.back(84), x + 60 + k * 30, middle, 9 - 6 * k)
    canvas.disc(x + 186, middle + 40, 60, LOOK.mat)
    canvas.portrait(x + 186, middle + 40, 54, people[dealer], dealer)
    write_name(canvas, x + 230, middle, 270, of(words, "crib-of", name=people[dealer].name), 34, theme.CREAM)


def cover(size: int) -> Image.Image:
    """Return two fives and a ten-card over a board with pegs."""
    canvas = Canvas(size, size, look=LOOK)
    unit = size / 100
    width = round(42 * unit)
    for k, (rank, suit) in enumerate((("5", "L"), ("5", "H"), ("J", "C"))):
        canvas.card(cards.mini(rank, suit, width), (27 + k * 23) * unit, (36 + k * 2) * unit, 8 - 8 * k)
    canvas.box(6 * unit, 74 * unit, round(88 * unit), round(20 * unit), round(6 * unit), theme.WOOD)
    canvas.box(9 * unit, 77 * unit, round(82 * unit), round(14 * unit), round(4 * unit), theme.WOOD_DARK)
    for k in range(14):
        for line in (0, 1):
            canvas.disc((14 + k * 5.6) * unit, (81 + line * 6) * unit, max(2, round(1.8 * unit)), theme.INK)
    for seat, x, y in ((0, 14 + 9 * 5.6, 81), (1, 14 + 6 * 5.6, 87)):
        canvas.disc(x * unit, y * unit, round(6.4 * unit), theme.INK)
        canvas.disc(x * unit, y * unit, round(5.2 * unit), theme.SEAT_COLOUR[seat])
    return canvas.image
