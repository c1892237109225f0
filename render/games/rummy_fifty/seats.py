"""A player's band in Rummy Fifty: plaque, piles, and how the round before ended for them."""

from __future__ import annotations

from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.rummy_fifty.state import RummyFiftyView
from engine.games.rummy_fifty.terms import court_points, courts_for
from locales import Words
from render.games.rummy_fifty.melds import draw_cards
from render.kit import cards, shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.shapes import Sprite
from render.narration.cards import rank_name

PLAQUE_X: Final = 20
PLAQUE_WIDTH: Final = 300
PLAQUE_HEIGHT: Final = 132
PILE_X: Final = 340
PILE_WIDTH: Final = 84
COURT_WIDTH: Final = 58


def face(card: int, width: int) -> Sprite:
    """A small card by its number."""
    return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width)


def court_face(seat: int, court: int, width: int) -> Sprite:
    """A player's bonus card: its suit is the seat's."""
    return cards.mini(rank_name(court), SUITS[seat], width)


def draw_plaque(canvas: Canvas, view: RummyFiftyView, seat: int, y: int, name: str, words: Words) -> None:
    """Name, points, hand from behind, bonus card and who deals; gold for the player to move."""
    turn = seat in view.waiting
    x, width, height = PLAQUE_X, PLAQUE_WIDTH, PLAQUE_HEIGHT
    canvas.box(x, y, width, height, 20, theme.GOLD if turn else theme.PANEL)
    if not turn:
        canvas.outline(x, y, width, height, 20, 2, theme.PANEL_LINE)
    ink, quiet = (theme.INK, theme.GOLD_TEXT) if turn else (theme.CREAM, theme.QUIET)
    canvas.avatar(x + 38, y + 36, 50, name, seat, turn=turn)
    canvas.text(
        x + 74, y + 34, text.name(name), size=theme.NAME_SIZE, colour=ink, room=width - 86, least=theme.NAME_MIN
    )
    low = y + 96
    points = str(view.s.points[seat])
    wide = canvas.text(x + 20, low, points, size=48, colour=ink)
    canvas.text(x + 24 + wide, low + 4, words("rummy_fifty-points"), size=28, colour=quiet)
    canvas.sprite(cards.back(34, 46), x + 98, low - 24)
    canvas.text(x + 137, low, str(len(view.s.hands[seat])), size=36, colour=ink)
    if seat == view.s.dealer:
        ground, letter = (theme.INK, theme.GOLD) if turn else (theme.QUIET, theme.INK)
        canvas.disc(x + 210, low, 36, ground)
        shapes.glyph(canvas.image, x + 210, low, words("rummy_fifty-dealer-mark"), 23, letter)
    _court(canvas, view, seat, x + width - COURT_WIDTH - 8, y + 53, words)


def _court(canvas: Canvas, view: RummyFiftyView, seat: int, x: int, y: int, words: Words) -> None:
    """The bonus card once all are shown; before that whether it has been chosen."""
    court = view.s.courts[seat]
    if court >= 0:
        canvas.sprite(court_face(seat, court, COURT_WIDTH), x, y)
    elif seat in view.waiting:
        canvas.sprite(cards.empty(COURT_WIDTH, cards.mini_height(COURT_WIDTH), theme.GOLD_TEXT), x, y)
    else:
        canvas.sprite(cards.back(COURT_WIDTH, cards.mini_height(COURT_WIDTH)), x, y)
        canvas.shape("check", x + COURT_WIDTH / 2, y + 38, 44, theme.MINT)


def draw_choices(canvas: Canvas, view: RummyFiftyView, seat: int, y: int, height: int) -> None:
    """The bonus cards a player chooses from, each with what it counts."""
    courts = courts_for(view.seats)
    top = y + (height - cards.mini_height(74)) // 2
    for k, court in enumerate(courts):
        x = PILE_X + 60 + k * 270
        canvas.sprite(court_face(seat, court, 74), x, top)
        canvas.text(x + 92, y + height / 2, f"= {court_points(court)}", size=40, colour=theme.QUIET)


def draw_pile(canvas: Canvas, view: RummyFiftyView, source: int, x: int, y: int, width: int, fresh: bool) -> None:
    """The top card of a pile, an empty place where there is none; a mint outline if it came just now."""
    card = view.s.top_of(source)
    if card < 0:
        canvas.sprite(cards.empty(width, cards.mini_height(width)), x, y)
        return
    canvas.sprite(face(card, width), x, y)
    if fresh:
        canvas.glow(x, y, width, cards.mini_height(width), theme.MINT, 5)


def draw_before(canvas: Canvas, view: RummyFiftyView, seat: int, y: int, height: int, words: Words) -> None:
    """What ``seat`` was left with in the round before: cards, bonus card, total, and what it cost or won."""
    out, change = view.s.last_out, view.s.change_of(seat)
    middle = y + height // 2
    high, width = min(92, height - 20), 50
    x = PILE_X
    court = court_face(seat, view.s.last_courts[seat], 58)
    if seat == out:
        canvas.shape("crown", x + 24, middle, 48, theme.MINT)
        canvas.text(x + 60, middle, words("rummy_fifty-went-out"), size=40, colour=theme.MINT, room=150)
        worst = max(view.s.last_totals)
        canvas.text(x + 430, middle, str(worst), size=44, align="r")
        total = view.s.last_value
    else:
        draw_cards(canvas, view.s.last_hands[seat], x, middle - high // 2, width, high, -1)
        total = view.s.last_totals[seat]
    canvas.text(x + 522, middle, "+", size=44, colour=theme.QUIET, align="m")
    canvas.sprite(court, x + 544, middle - 38)
    canvas.text(x + 630, middle, "=", size=44, colour=theme.QUIET, align="m")
    canvas.text(x + 656, middle, str(total), size=48, colour=theme.MINT if seat == out else theme.CREAM)
    if change:
        fill = theme.MINT if change > 0 else theme.CREAM
        label = f"+{change}" if change > 0 else f"−{-change}"
        canvas.badge(1172, middle - 28, label, size=40, height=56, fill=fill, align="r")
