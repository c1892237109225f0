"""The order in which a player holds the cards of a hand: a private preference that does not affect the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.cards import RANK, SUIT
from engine.core.view import View

BY_SUIT, BY_RANK, BY_MELDS = "suit", "rank", "melds"
"""The usual orders. ``Game.arrangements`` lists the orders that a game supports."""


def by_suit(cards: Sequence[int]) -> list[int]:
    """Return the cards by suit (S H C D L X), from the ace to the king within each suit."""
    return sorted(cards)


def by_rank(cards: Sequence[int]) -> list[int]:
    """Return the cards by rank from ace to king, with the suits in order within each rank."""
    return sorted(cards, key=lambda c: (RANK[c], SUIT[c]))


def with_hand(view: View, cards: Sequence[int]) -> View:
    """Return the view with its own hand in this order. Raises ValueError if they are not the cards of the hand."""
    if view.seat is None:
        return view
    if view.inner is not None:
        return replace(view, inner=with_hand(view.inner, cards))
    hands: list[list[int]] = list(view.s.hands)
    if sorted(hands[view.seat]) != sorted(cards):
        raise ValueError("not the cards of this hand")
    hands[view.seat] = list(cards)
    return replace(view, s=replace(view.s, hands=hands))
