"""No Thanks! in pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.games.geschenk.state import GeschenkState, GeschenkView
from engine.games.geschenk.terms import cost_of_runs
from locales import Words
from render.games.contract import Painter
from render.games.geschenk import LOOK
from render.games.geschenk.glass import GROUNDS, Filling, draw_back, draw_notes, draw_tipped, fill_glass, mood
from render.games.geschenk.hand import paint_hand
from render.games.geschenk.narration import SENTENCES
from render.games.geschenk.result import paint_result
from render.games.geschenk.rules_pages import paint_cover, paint_rules
from render.games.geschenk.seats import Box, Seat, draw_seat, places
from render.games.geschenk.unshown import HAND, TABLE
from render.kit import cards, theme
from render.kit.canvas import Canvas
from render.kit.person import Person, names

MAT = Box(360, 84, 480, 668)
GLASS = (520, 104)
"""The corner of the glass's sprites."""


def serial(view: GeschenkView) -> int:
    """The number of the card in play, counted over all games of the match."""
    return view.s.game * 100 + view.s.number


class GeschenkPainter(Painter[GeschenkState]):
    """Seats round a see-through glass."""

    slug = "geschenk"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: GeschenkView, people: Sequence[Person], words: Words) -> Image.Image:
        """The glass in the middle, the offer beside it, everybody's cards round it."""
        canvas = Canvas()
        _bar(canvas, view, words)
        for seat, box in enumerate(places(view.seats)):
            draw_seat(canvas, box, _seat(view, seat, names(people), words))
        canvas.paste(_mat(mood(view.s.pot)), MAT.x, MAT.y)
        total = view.s.per_player * view.seats
        fill_glass(canvas, *GLASS, Filling(view.s.notes, total, view.match, serial(view)))
        _offer(canvas, view, words)
        band = Box(MAT.x + 14, 554, MAT.width - 28, 186)
        if view.s.notes:
            draw_notes(canvas, band.x, band.y, band.width, band.height, view.s.notes, view.seats)
        elif view.s.taken:
            _taken(canvas, band, view, names(people), words)
        else:
            canvas.panel(band.x, band.y, band.width, band.height)
            line = words("geschenk-no-chips-yet")
            middle = band.x + band.width / 2, band.y + band.height / 2
            canvas.text(*middle, line, size=30, colour=theme.QUIET, align="m", room=band.width - 40)
        return canvas.image

    def hand(self, view: GeschenkView, people: Sequence[Person], words: Words) -> Image.Image:
        """Chips, score, what taking would do, and the cards taken."""
        return paint_hand(view, names(people), words)

    def result(self, view: GeschenkView, people: Sequence[Person], words: Words) -> Image.Image:
        """Everybody from the lowest score up."""
        return paint_result(view, names(people), words)

    def rules(self, page: int, words: Words) -> Image.Image:
        """A rules page."""
        return paint_rules(page, words)

    def emblem(self, size: int) -> Image.Image:
        """The cover."""
        return paint_cover(size)


@lru_cache(maxsize=len(GROUNDS))
def _mat(feeling: int) -> Canvas:
    """The middle of the table with the empty glass, to be copied; ``feeling`` is the mood of its colour."""
    canvas = Canvas(MAT.height, MAT.width)
    canvas.box(0, 0, MAT.width, MAT.height, 40, GROUNDS[feeling])
    canvas.outline(0, 0, MAT.width, MAT.height, 40, 3, theme.MAT_LINE)
    draw_back(canvas, GLASS[0] - MAT.x, GLASS[1] - MAT.y)
    return canvas


def _bar(canvas: Canvas, view: GeschenkView, words: Words) -> None:
    state = words("geschenk-bar-card", number=view.s.number, all=view.s.game_size)
    middle = ""
    if view.s.games > 1:
        middle = words("geschenk-bar-game", game=view.s.game, games=view.s.games)
    canvas.top_bar(words("geschenk-title"), words.other("geschenk-title"), right=state, middle=middle)


def _seat(view: GeschenkView, seat: int, names: Sequence[str], words: Words) -> Seat:
    held = view.s.cards[seat]
    took = view.s.taken and view.s.last_seat == seat and view.s.last_card in held
    total = f"{words('geschenk-result-total')} {view.s.totals[seat]}" if view.s.columns else ""
    return Seat(
        seat,
        names[seat],
        tuple(held),
        str(cost_of_runs(held)),
        words("geschenk-unit"),
        turn=words("geschenk-turn") if seat in view.waiting else "",
        mark=view.s.last_card if took else 0,
        chips=view.s.open_chips[seat] if view.s.open_chips else None,
        total=total,
        none=words("geschenk-none"),
    )


def _offer(canvas: Canvas, view: GeschenkView, words: Words) -> None:
    """Left of the glass: the card, how many chips lie on it, the deck."""
    x, y, width = MAT.x + 20, MAT.y + 28, 130
    middle = x + width / 2
    if view.s.offer >= 0:
        canvas.sprite(cards.number(view.s.offer, width), x, y)
        canvas.glow(x, y, width, cards.card_height(width), theme.MINT)
    else:
        canvas.sprite(cards.empty(width), x, y)
    low = y + cards.card_height(width)
    label = words("geschenk-over" if view.over else "geschenk-offer")
    canvas.pill(x - 8, low - 10, width + 16, 46, label, fill=theme.MINT, colour=theme.INK)
    canvas.text(middle, low + 62, words("geschenk-chips"), size=30, colour=theme.QUIET, align="m", room=width)
    canvas.text(middle, low + 112, str(view.s.pot), size=72, align="m")
    if view.s.notes:
        canvas.text(middle, low + 168, words("geschenk-clink"), size=34, align="m", room=width + 16)
    stock = cards.back(44) if len(view.s.deck) else cards.empty(44)
    canvas.sprite(stock, x + 14, low + 192)
    canvas.text(x + 72, low + 223, str(len(view.s.deck)), size=38)


def _taken(canvas: Canvas, band: Box, view: GeschenkView, names: Sequence[str], words: Words) -> None:
    """The glass tipped over, its chips running to the one who took the card."""
    seat, pot = view.s.last_seat, view.s.last_pot
    to_left = seat < view.seats // 2
    who = band.x + 44 if to_left else band.x + band.width - 44
    card_x = who - 30
    canvas.avatar(who, band.y + 50, 64, names[seat], seat, team=str(seat + 1), ground=theme.MAT)
    canvas.sprite(cards.number_mini(view.s.last_card, 60), card_x, band.y + 96)
    x = band.x + 88 if to_left else band.x
    payers = [(seat - pot + k) % view.seats for k in range(pot)]  # the taker sat after the last payer
    draw_tipped(canvas, x, band.y - 4, band.width - 88, payers, to_left, view.match, serial(view))
    key = "geschenk-rattle-chips" if pot else "geschenk-silence"
    middle = x + (band.width - 88) / 2
    canvas.text(middle, band.y + 168, words(key, chips=pot), size=34, align="m", room=band.width - 96, least=28)


PAINTER = GeschenkPainter()
