"""The order in which somebody holds their cards: a private taste that changes nothing in the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.cards import RANK, SUIT
from engine.core.view import View

BY_SUIT, BY_RANK, BY_MELDS = "suit", "rank", "melds"
"""The usual ways; which a game knows, ``Game.arrangements`` tells."""


def by_suit(cards: Sequence[int]) -> list[int]:
    """Suits S H C D L X, from the ace to the king within each."""
    return sorted(cards)


def by_rank(cards: Sequence[int]) -> list[int]:
    """From the aces to the kings, suits in order within each rank."""
    return sorted(cards, key=lambda c: (RANK[c], SUIT[c]))


def with_hand(view: View, cards: Sequence[int]) -> View:
    """The view with its own hand held in this order, which must be the same cards."""
    if view.seat is None:
        return view
    if view.inner is not None:
        return replace(view, inner=with_hand(view.inner, cards))
    hands: list[list[int]] = list(view.s.hands)
    if sorted(hands[view.seat]) != sorted(cards):
        raise ValueError("not the cards of this hand")
    hands[view.seat] = list(cards)
    return replace(view, s=replace(view.s, hands=hands))
