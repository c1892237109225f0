"""Faces of the pack with four jokers (``engine.families.jokers``)."""

from __future__ import annotations

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.families.jokers import FIRST_JOKER, RED
from render.kit.drawing.shapes import Sprite
from render.kit.pages.trick_table import Face
from render.kit.pieces import cards


def face(card: int) -> Face:
    """Return the function that draws a card in a given width."""
    if card >= FIRST_JOKER:
        return lambda width: cards.card("JOKER", "H" if RED[card] else "S", width)
    return lambda width: cards.card(RANKS[RANK[card]], SUITS[SUIT[card]], width)


def small(card: int, width: int) -> Sprite:
    """Return the small form of a card."""
    if card >= FIRST_JOKER:
        return cards.mini("JOKER", "H" if RED[card] else "S", width)
    return cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], width)
