"""Rummy Fifty in pictures: wild suit, stock and step on top, then one band per player with piles and melds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.rummy_fifty.state import RummyFiftyState, RummyFiftyView
from engine.games.rummy_fifty.terms import DISCARD, EXTRA
from locales import Words
from render.games.contract import Painter
from render.games.rummy_fifty import LOOK
from render.games.rummy_fifty.hand import paint_hand
from render.games.rummy_fifty.melds import TAG, draw_melds
from render.games.rummy_fifty.narration import SENTENCES
from render.games.rummy_fifty.result import paint_result
from render.games.rummy_fifty.rules_pages import rules_page
from render.games.rummy_fifty.seats import (
    PILE_WIDTH,
    PILE_X,
    PLAQUE_HEIGHT,
    draw_before,
    draw_choices,
    draw_pile,
    draw_plaque,
    face,
)
from render.games.rummy_fifty.unshown import HAND, TABLE
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.kit.person import Person, names

STRIP_TOP: Final = 80
STRIP_HEIGHT: Final = 92
BANDS_TOP: Final = 212
BOTTOM: Final = 756
MELDS_X: Final = 446
STEPS: Final = ("draw", "discard", "table")


class RummyFiftyPainter(Painter[RummyFiftyState]):
    """One band per player; melds lie beside their owner."""

    slug = "rummy_fifty"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: RummyFiftyView, people: Sequence[Person], words: Words) -> Image.Image:
        """Everything public; while bonus cards are chosen, how the round before ended."""
        if view.over:
            return self.result(view, people, words)
        canvas = Canvas()
        canvas.top_bar(
            words("rummy_fifty-title"),
            words.other("rummy_fifty-title"),
            right=words("rummy_fifty-round", round=view.s.round),
        )
        _strip(canvas, view, words)
        choosing = view.phase == "bonus"
        height = (BOTTOM - BANDS_TOP) // view.seats
        if choosing:
            _announce(canvas, view, words)
        else:
            _headings(canvas, view, words)
        for p in range(view.seats):
            y = BANDS_TOP + p * height
            draw_plaque(canvas, view, p, y + (height - 4 - PLAQUE_HEIGHT) // 2, names(people)[p], words)
            if p and not (choosing and view.s.history and view.s.last_out < 0):
                canvas.box(PILE_X, y - 4, theme.WIDTH - PILE_X - 20, 3, 1, theme.MAT_LINE)
            if not choosing:
                _band(canvas, view, p, y, height - 8, words)
            elif view.s.last_out >= 0:
                draw_before(canvas, view, p, y, height - 8, words)
            elif not view.s.history:
                draw_choices(canvas, view, p, y, height - 8)
        return canvas.image

    def hand(self, view: RummyFiftyView, people: Sequence[Person], words: Words) -> Image.Image:
        """Own cards, and below them what the step needs: bonus cards, piles, or melds."""
        return paint_hand(view, names(people), words)

    def result(self, view: RummyFiftyView, people: Sequence[Person], words: Words) -> Image.Image:
        """Points, how they grew, and the last round."""
        return paint_result(view, names(people), words)

    def rules(self, page: int, words: Words) -> Image.Image:
        """See ``rummy_fifty_rules``."""
        return rules_page(page, words).image

    def emblem(self, size: int) -> Image.Image:
        """A run with a wild card in its middle, and a king behind it."""
        return paint_emblem(size)


def _strip(canvas: Canvas, view: RummyFiftyView, words: Words) -> None:
    """Wild suit, stock, the stall counter, and which step of the turn it is."""
    canvas.mat(20, STRIP_TOP, 1160, STRIP_HEIGHT, 24)
    middle = STRIP_TOP + STRIP_HEIGHT // 2
    x = 44 + round(canvas.text(44, middle, words("rummy_fifty-wild"), size=36, room=256)) + 16
    canvas.sprite(face(view.s.indicator, 62), x, STRIP_TOP + 6)
    x += 62 + 26
    canvas.sprite(cards.back(54, 74), x, STRIP_TOP + 9)
    x += 64
    x += round(canvas.text(x, middle, words("rummy_fifty-stock"), size=34, colour=theme.QUIET, room=96)) + 10
    canvas.text(x, middle, str(len(view.s.stock)), size=44)
    limit = view.s.stall_limit
    if limit and view.phase != "bonus":
        _stall(canvas, view, limit, words)
    if view.phase == "bonus":
        canvas.badge(
            1164, STRIP_TOP + 20, words("rummy_fifty-step-bonus"), size=34, height=52, fill=theme.GOLD, align="r"
        )
        return
    x = 1164
    for k, step in reversed(list(enumerate(STEPS))):
        now = step == view.phase
        label = words(f"rummy_fifty-step-{step}")
        x -= canvas.badge(
            x,
            STRIP_TOP + 20,
            label,
            size=30,
            height=52,
            fill=theme.GOLD if now else theme.PANEL,
            colour=theme.INK if now else theme.QUIET,
            align="r",
        )
        if k:
            canvas.shape("right", x - 12, middle, 14, theme.QUIET)
            x -= 24


def _stall(canvas: Canvas, view: RummyFiftyView, limit: int, words: Words) -> None:
    """How many turns have gone by without a card laid down, of as many as close the piles."""
    shut = view.s.stall >= limit
    x, y = 626, STRIP_TOP + 28
    canvas.text(x, y, words("rummy_fifty-stall"), size=28, colour=theme.QUIET, room=150, least=24)
    label = f"{view.s.stall} / {limit}"
    canvas.text(x, y + 38, label, size=34, colour=theme.MINT if shut else theme.CREAM)


def _headings(canvas: Canvas, view: RummyFiftyView, words: Words) -> None:
    y = (STRIP_TOP + STRIP_HEIGHT + BANDS_TOP) // 2
    width = _pile_width(view)
    canvas.text(
        PILE_X + width / 2, y, words("rummy_fifty-discards"), size=28, colour=theme.QUIET, align="m", room=width + 30
    )
    if view.seats == 2:
        x = PILE_X + width + 16 + width / 2
        canvas.text(x, y, words("rummy_fifty-extras"), size=28, colour=theme.QUIET, align="m", room=width)
    canvas.text(_melds_x(view) + TAG, y, words("rummy_fifty-melds"), size=28, colour=theme.QUIET)


def _pile_width(view: RummyFiftyView) -> int:
    return 112 if view.seats == 2 else PILE_WIDTH


def _melds_x(view: RummyFiftyView) -> int:
    return PILE_X + 2 * (_pile_width(view) + 16) + 12 if view.seats == 2 else MELDS_X


def _band(canvas: Canvas, view: RummyFiftyView, seat: int, y: int, height: int, words: Words) -> None:
    """The piles of a player and the melds they made."""
    width = _pile_width(view)
    top = y + (height - cards.mini_height(width)) // 2
    fresh = seat == view.s.mover and view.phase != "discard"
    draw_pile(canvas, view, DISCARD + seat, PILE_X, top, width, fresh)
    if view.seats == 2:
        flipped = fresh and view.phase == "draw"
        draw_pile(canvas, view, EXTRA + seat, PILE_X + width + 16, top, width, flipped)
    numbers = [at for at, owner in enumerate(view.s.owners) if owner == seat]
    x = _melds_x(view)
    draw_melds(canvas, view, numbers, (x, y, theme.WIDTH - 24 - x, height), fresh=view.s.laid)
    if not view.s.melds and seat == 0:
        canvas.text(
            (x + theme.WIDTH - 24) / 2,
            y + height / 2,
            words("rummy_fifty-no-melds"),
            size=34,
            colour=theme.QUIET,
            align="m",
            room=theme.WIDTH - 40 - x,
        )


def _announce(canvas: Canvas, view: RummyFiftyView, words: Words) -> None:
    """What everybody is doing; where a round went before, a heading for it."""
    y = (STRIP_TOP + STRIP_HEIGHT + BANDS_TOP) // 2
    key = "before" if view.s.history else "choosing"
    canvas.text(PILE_X, y, words(f"rummy_fifty-{key}"), size=30, colour=theme.QUIET, room=830)
    if view.s.history and view.s.last_out < 0:
        middle = (BANDS_TOP + BOTTOM) / 2
        canvas.text((PILE_X + 1180) / 2, middle, words("rummy_fifty-before-none"), size=40, align="m", room=800)


def paint_emblem(size: int) -> Image.Image:
    """See ``RummyFiftyPainter.emblem``."""
    canvas = Canvas(size, size)
    width = round(size * 0.36)
    canvas.sprite(cards.card("K", "S", round(size * 0.4)), size * 0.3, size * 0.06)
    for k, (rank, suit) in enumerate((("4", "H"), ("5", "L"), ("6", "H"))):
        canvas.sprite(cards.mini(rank, suit, width), size * (0.03 + k * 0.29), size * (0.47 + 0.02 * (k != 1)))
    return canvas.image


PAINTER = RummyFiftyPainter()
