"""Counting Cribbage in pictures: the pegging board, the series with its count, the show explained."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.counting_cribbage.state import CountingCribbageState, CountingCribbageView
from locales import Words
from render.games.contract import Painter
from render.games.counting_cribbage import LOOK
from render.games.counting_cribbage.board import (
    LEFT,
    STRIP_HEIGHT,
    STRIP_TOP,
    WIDTH,
    board_height,
    draw_board,
    draw_call,
    draw_piles,
    draw_places,
)
from render.games.counting_cribbage.hand import paint_hand
from render.games.counting_cribbage.narration import SENTENCES
from render.games.counting_cribbage.pegging import draw_series, draw_strip
from render.games.counting_cribbage.result import paint_result
from render.games.counting_cribbage.rules_pages import rules_page
from render.games.counting_cribbage.show import draw_rows, open_rows, past_rows
from render.games.counting_cribbage.unshown import HAND, TABLE
from render.kit import cards, text, theme
from render.kit.canvas import Canvas
from render.kit.person import Person, names

BOARD_TOP = theme.BAR_HEIGHT + 8


class CountingCribbagePainter(Painter[CountingCribbageState]):
    """See the contract."""

    slug = "counting_cribbage"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: CountingCribbageView, people: Sequence[Person], words: Words) -> Image.Image:
        """Board on top; below it pegging, or the show: the last one while everybody lays away."""
        if view.over:
            return self.result(view, people, words)
        canvas = Canvas()
        _bar(canvas, view, words)
        draw_board(canvas, view, BOARD_TOP, names(people), view.s.points)
        below = BOARD_TOP + board_height(view.seats) + 8
        if view.phase in ("claim", "show"):
            draw_rows(canvas, view, open_rows(view), below, STRIP_TOP - 2, names(people), words)
            _call_strip(canvas, view, words, view.phase)
        elif view.s.shown_now:
            draw_rows(canvas, view, past_rows(view), below, STRIP_TOP - 2, names(people), words)
            _call_strip(canvas, view, words, "lay_away")
        else:
            below += draw_places(canvas, view, below, names(people), words) + 8
            if view.phase == "lay_away":
                _first_call(canvas, view, below, names(people), words)
            else:
                draw_series(canvas, view, below, STRIP_TOP - 8 - below, names(people), words)
            draw_strip(canvas, view, names(people), words)
        return canvas.image

    def hand(self, view: CountingCribbageView, people: Sequence[Person], words: Words) -> Image.Image:
        """The own cards, or the cards to be judged."""
        return paint_hand(view, names(people), words)

    def result(self, view: CountingCribbageView, people: Sequence[Person], words: Words) -> Image.Image:
        """The board at the end, the players in order, the count that decided."""
        return paint_result(view, names(people), words)

    def rules(self, page: int, words: Words) -> Image.Image:
        """See ``counting_cribbage_rules``."""
        return rules_page(page, words).image

    def emblem(self, size: int) -> Image.Image:
        """Two fives and a ten-card over a board with pegs."""
        return paint_emblem(size)


def _bar(canvas: Canvas, view: CountingCribbageView, words: Words) -> None:
    right = words("counting_cribbage-round", round=str(view.s.round))
    middle = ""
    if view.phase in ("claim", "show"):
        middle = words("counting_cribbage-show-now")
    elif view.s.shown_now:
        middle = words("counting_cribbage-show-before")
    if view.s.match_wins > 1:
        game = words("counting_cribbage-result-game", game=str(view.s.game))
        right = words("counting_cribbage-sep").join([game, right])
        middle = middle or _wins(view, words)
    title = words("counting_cribbage-title")
    canvas.top_bar(title, words.other("counting_cribbage-title"), right=right, middle=middle)


def _wins(view: CountingCribbageView, words: Words) -> str:
    """The games everybody has won in this match, in the order of the tracks."""
    wins = words("counting_cribbage-dot").join(map(str, view.s.wins))
    return words("counting_cribbage-bar-wins", wins=wins)


def _call_strip(canvas: Canvas, view: CountingCribbageView, words: Words, what: str) -> None:
    canvas.panel(LEFT, STRIP_TOP, WIDTH, STRIP_HEIGHT)
    call = words(f"counting_cribbage-now-{what}")
    if view.s.match_wins > 1:
        call += "\n" + _wins(view, words)
    draw_call(canvas, call)
    draw_piles(canvas, view, words, LEFT + 508)


def _first_call(canvas: Canvas, view: CountingCribbageView, y: int, names: Sequence[str], words: Words) -> None:
    """Before the first show there is nothing to explain but what happens now, and for whom."""
    height = STRIP_TOP - 8 - y
    canvas.mat(LEFT, y, WIDTH, height, 36)
    middle = y + height / 2
    call = words("counting_cribbage-now-lay_away")
    canvas.text(600, middle - 32, call, size=44, align="m", room=WIDTH - 60, least=32)
    dealer = view.s.dealer
    whose = words("counting_cribbage-crib-of", name=text.clip(text.name(names[dealer]), text.BOLD, 34, 600))
    wide = text.width(whose, text.BOLD, 34)
    canvas.avatar(600 - wide / 2 - 34, middle + 34, 44, names[dealer], dealer, ground=theme.MAT)
    canvas.text(600, middle + 34, whose, size=34, colour=theme.QUIET, align="m")


def paint_emblem(size: int) -> Image.Image:
    """See ``CountingCribbagePainter.emblem``."""
    canvas = Canvas(size, size)
    unit = size / 100
    width = round(42 * unit)
    for k, (rank, suit) in enumerate((("5", "L"), ("5", "H"), ("J", "C"))):
        canvas.sprite(cards.mini(rank, suit, width), (6 + k * 23) * unit, (8 + k * 4) * unit)
    canvas.box(6 * unit, 74 * unit, round(88 * unit), round(20 * unit), round(6 * unit), theme.WOOD)
    canvas.box(9 * unit, 77 * unit, round(82 * unit), round(14 * unit), round(4 * unit), theme.WOOD_DARK)
    for k in range(14):
        for line in (0, 1):
            canvas.disc((14 + k * 5.6) * unit, (81 + line * 6) * unit, max(2, round(1.8 * unit)), theme.INK)
    for seat, x, y in ((0, 14 + 9 * 5.6, 81), (1, 14 + 6 * 5.6, 87)):
        canvas.disc(x * unit, y * unit, round(6.4 * unit), theme.INK)
        canvas.disc(x * unit, y * unit, round(5.2 * unit), theme.SEAT_COLOUR[seat])
    return canvas.image


PAINTER = CountingCribbagePainter()
