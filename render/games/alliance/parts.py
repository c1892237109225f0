"""Pieces that several pictures of Alliance share: special cards, discs of suits, teams."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.alliance.terms import FIRST_SPECIAL, is_special, is_white
from render.kit import cards, shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.shapes import Sprite

TEAM_FILL: Final = (theme.INK, theme.SUIT_COLOUR["H"], theme.IVORY)
"""Black, red, white."""
TEAM_WORDS: Final = (theme.CREAM, theme.CREAM, theme.INK)


def special_team(card: int) -> int:
    """Whether a special card is black (0) or red (1)."""
    return (card - FIRST_SPECIAL) // 3


@lru_cache(maxsize=512)
def face(card: int, width: int, dim: bool = False) -> Sprite:
    """A card of the pack; a white card bears a disc in its colour."""
    if not is_special(card):
        return cards.card(RANKS[RANK[card]], SUITS[SUIT[card]], width, dim)
    made = cards.card("JOKER", "SH"[special_team(card)], width)
    if is_white(card):
        made = _coloured(cards.card("WHITE", "", width), width, special_team(card), 0.16)
    return cards.dimmed(made) if dim else made


@lru_cache(maxsize=512)
def small(card: int, width: int, dim: bool = False) -> Sprite:
    """A small card of the pack."""
    if not is_special(card):
        return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width, dim)
    made = cards.mini("JOKER", "SH"[special_team(card)], width)
    if is_white(card):
        made = _coloured(cards.mini("WHITE", "", width), width, special_team(card), 0.24)
    return cards.dimmed(made) if dim else made


def _coloured(sprite: Sprite, width: int, team: int, part: float) -> Sprite:
    """A white card with a disc of its team's colour in the lower right corner."""
    image = sprite.image.copy()
    size = round(width * part)
    at = sprite.pad + sprite.width - size, sprite.pad + sprite.height - size
    shapes.disc(image, at[0], at[1], size, TEAM_FILL[team])
    return Sprite(image, sprite.width, sprite.height, sprite.pad, f"{sprite.says} {'red' if team else 'black'}")


def suit_disc(canvas: Canvas, x: float, y: float, diameter: int, suit: int, edge: str = "") -> None:
    """A player's sign: the suit on an ivory disc round x, y."""
    if edge:
        canvas.disc(x, y, diameter + max(8, diameter // 6), edge)
    canvas.disc(x, y, diameter, theme.IVORY)
    canvas.shape(SUITS[suit], x, y, round(diameter * 0.6), theme.SUIT_COLOUR[SUITS[suit]])


def team_pill(
    canvas: Canvas, x: float, y: float, team: int, word: str, height: int = 42, *, centred: bool = False
) -> int:
    """The colour of a team with its word, left edge (or middle) at x; returns its width."""
    wide = max(64, round(text.width(word, text.BOLD, 28)) + 32)
    x -= wide / 2 if centred else 0
    canvas.pill(
        round(x),
        round(y),
        wide,
        height,
        word,
        size=28,
        fill=TEAM_FILL[team],
        colour=TEAM_WORDS[team],
        line=theme.CREAM,
    )
    return wide


def pile(canvas: Canvas, x: float, y: float, width: int, full: bool, ground: str) -> None:
    """A small pile, or an empty place in dashes."""
    high = cards.mini_height(width)
    if not full:
        canvas.sprite(cards.empty(width, high, ground), x, y)
        return
    for layer in range(3):
        canvas.sprite(cards.back(width, high), x + layer * 3, y - layer * 3)
