"""Hands of cards: dealing, refusals of a card, and the last card."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Protocol

from engine.core.facts import Card, Message
from engine.core.game import A


class Hands(Protocol):
    """The fields of a state in which a seat to act holds a hand."""

    ended: str
    waiting: list[int]
    hands: list[list[int]]


def deal_singly(cards: list[int], seats: int, each: int, first: int = 0) -> tuple[list[list[int]], list[int]]:
    """Deal from the top, one card at a time, from seat ``first``; return the hands by seat, and the cards left."""
    at = seats * each
    return [cards[(p - first) % seats : at : seats] for p in range(seats)], cards[at:]


def deal_packets(cards: list[int], seats: int, each: int) -> tuple[list[list[int]], list[int]]:
    """Deal from the top, a whole hand at a time, from seat 0; return the hands by seat, and the cards left."""
    return [cards[p * each : (p + 1) * each] for p in range(seats)], cards[seats * each :]


def about_card(key: str, card: int, pack: Container[int], **facts: object) -> Message:
    """Return the refusal ``key`` of a move with ``card`` (a fact); a number of no card of the pack has no name."""
    return Message(key, {**facts, "card": Card(card)}) if card in pack else Message("illegal-now")


def last_card(s: Hands, moves: Sequence[A]) -> tuple[int, A] | None:
    """Return the seat to act and its move with its only card (``moves`` by card); None if it holds several.

    The sizes of hands are public, so all players know that the move is forced.
    """
    if s.ended or not s.waiting:
        return None
    seat = s.waiting[0]
    hand = s.hands[seat]
    return (seat, moves[hand[0]]) if len(hand) == 1 else None
