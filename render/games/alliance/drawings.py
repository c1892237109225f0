"""The drawings of Alliance: cards and crowns, the signs of teams and players, and the cover."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import FACE_DOWN, PASSED, TRICKS, is_special, is_white, special_colour
from locales import Words
from render.games.alliance import LOOK
from render.games.alliance.narration import team_word
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import shapes, theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite
from render.kit.layout import Node, Paint, Pill
from render.kit.pages.trick_table import Face
from render.kit.pieces import cards
from render.kit.plaque import Team

TEAM_FILL: Final = (theme.INK, theme.SUIT_COLOUR["H"], theme.IVORY)
"""Black, red, white."""
TEAM_WORDS: Final = (theme.CREAM, theme.CREAM, theme.INK)

_GROUND, _RAY = "#6B2240", "#7E2C4D"
_BLACK, _RED, _GOLD, _BRASS = "#17181D", "#C4202B", "#F4BE37", "#B9831A"
"""Colours of the cover."""
_HALVES: Final = (
    "M50 26 C36 34 24 34 15 31 L15 52 C16 72 31 84 50 92Z",
    "M50 26 C64 34 76 34 85 31 L85 52 C84 72 69 84 50 92Z",
)
_EDGE: Final = "M50 21 C36 30 24 30 11 26 L11 52 C12 75 29 88 50 97 C71 88 88 75 89 52 L89 26 C76 30 64 30 50 21Z"
"""The halves of its shield, and the edge of both."""


def team(number: int, words: Words) -> Team:
    """Return the capsule of a team on a plaque."""
    return Team(team_word(number, words), TEAM_FILL[number], TEAM_WORDS[number])


def team_pill(number: int, words: Words, size: int = 26) -> Pill:
    """Return the capsule of a team elsewhere."""
    return Pill(team_word(number, words), size, TEAM_FILL[number], TEAM_WORDS[number], theme.CREAM)


def seal_of(view: AllianceView, seat: int) -> str:
    """Return a player's sign: the suit they play."""
    return "*" + SUITS[view.s.suits[seat]]


@kept
def face(card: int, width: int, dim: bool = False) -> Sprite:
    """Return a card of the pack."""
    if not is_special(card):
        return cards.card(RANKS[RANK[card]], SUITS[SUIT[card]], width, dim)
    made = _special(card, width, cards.card, 0.16)
    return cards.dimmed(made) if dim else made


@kept
def small(card: int, width: int) -> Sprite:
    """Return a small card of the pack."""
    if not is_special(card):
        return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width)
    return _special(card, width, cards.mini, 0.24)


def _special(card: int, width: int, made: Callable[[str, str, int], Sprite], part: float) -> Sprite:
    """Return a joker, or a white card with a disc of its team's colour in the lower right corner."""
    number = special_colour(card)
    if not is_white(card):
        return made("JOKER", "SH"[number], width)
    sprite, size = made("WHITE", "", width), round(width * part)
    image = sprite.image.copy()
    shapes.disc(image, sprite.pad + sprite.width - size, sprite.pad + sprite.height - size, size, TEAM_FILL[number])
    return Sprite(image, sprite.width, sprite.height, sprite.pad, f"{sprite.says} {'red' if number else 'black'}")


def lying(card: int, *, mini: bool = False) -> Face | None:
    """Return a card of a trick, in full or small; None for a pass."""
    if card == PASSED:
        return None
    if card == FACE_DOWN:
        return (lambda width: cards.back(width, cards.mini_height(width))) if mini else cards.back
    return partial(small if mini else face, card)


def crowns(view: AllianceView, step: int, rows: int = 2) -> Node:
    """Return the eighteen court cards: one crown for each one won, in the colour of the team or the player.

    Counts only: no player may look at the court cards in a pile before the end.
    """
    across = TRICKS // rows
    teams, won = view.s.team_game, {p: len(view.s.won[p]) for p in view.s.order}
    order = sorted(won, key=view.s.team) if teams else won
    fills = [TEAM_FILL[view.s.team(p)] if teams else theme.SEAT_COLOUR[p] for p in order for _ in range(won[p])]

    def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        look, size = canvas.look, step - 8
        for k in range(TRICKS):
            at = x + size / 2 + k % across * step, y + size / 2 + k // across * step
            taken, line = k < len(fills), look.quiet if k == len(fills) else look.line
            canvas.disc(*at, size, theme.CREAM if taken else line)
            canvas.disc(*at, size - 5, fills[k] if taken else look.panel)
            ink = theme.CREAM if teams else theme.INK
            canvas.shape("crown", *at, round(size * 0.54), ink if taken else line)

    return Paint(across * step - 8, rows * step - 8, draw)


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a shield, half black and half red, below one crown."""
    size = canvas.image.width
    pen = Pen(size, size, _GROUND)
    for x, y in ((-30, -4), (-30, 34), (-30, 72), (-30, 110), (8, -40), (130, -4), (130, 34), (130, 72), (130, 110)):
        pen.shape([(50, 56), (x, y), (x + 2, y + 17)], _RAY)
    pen.path(_EDGE, theme.IVORY)
    for half, tone in zip(_HALVES, (_BLACK, _RED), strict=True):
        pen.path(half, tone)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for suit, x in (("S", 168), ("H", 352)):
        canvas.shape(suit, x, 290, 148, theme.IVORY)
    crown = Pen(size, size)
    crown.path("M22 8 L30 34 L70 34 L78 8 L63 20 L50 2 L37 20Z", _BRASS)
    crown.path("M25 13 L31.5 32 L68.5 32 L75 13 L63 23.5 L50 7 L37 23.5Z", _GOLD)
    crown.dots(((22, 8), (50, 4), (78, 8)), 3.4, _GOLD)
    crown.box(30, 29, 70, 35, _BRASS)
    for x, tone in ((38, _BLACK), (50, theme.IVORY), (62, _RED)):
        crown.dot(x, 32, 2.1, tone)
    lay_over(canvas, crown)
