"""Cards, suits and seats in words, for every game; the words are in ``cards.ftl``.

A card is an int as in ``engine.core.cards`` (six suits of thirteen, rank 0 the ace). Jokers and other cards outside the
suits have names of their own (``joker_name``); each game maps its own ints to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from locales import Words


def suit_name(suit: int, words: Words) -> str:
    """Return a suit as a word: スペード, spades (``suit`` 0..5 in the order S H C D L X)."""
    return words(f"cards-suit-{SUITS[suit].lower()}")


def suit_mark(suit: int, words: Words) -> str:
    """Return the mark of a suit on labels: ♠ ♥ ♣ ♦, and a word for leaf and cross, which have no character."""
    return words(f"cards-mark-{SUITS[suit].lower()}").strip()


def rank_name(rank: int) -> str:
    """Return the print of a rank 0..12: A 2 3 ... 10 J Q K."""
    return RANKS[rank]


def card_short(card: int, words: Words) -> str:
    """Return a card on a label: ♠10, リーフ5, Leaf 5."""
    mark = words(f"cards-mark-{SUITS[SUIT[card]].lower()}")
    return words("cards-short", mark=mark, rank=RANKS[RANK[card]])


def card_name(card: int, words: Words) -> str:
    """Return a card in a sentence: スペードの10, the 10 of spades."""
    return words("cards-name", suit=suit_name(SUIT[card], words), rank=RANKS[RANK[card]])


def card_spoken(card: int, words: Words) -> str:
    """Return a card as a screen reader says it, in lists: スペードの10, 10 of spades."""
    return words("cards-spoken", suit=suit_name(SUIT[card], words), rank=RANKS[RANK[card]])


def run_short(cards: Sequence[int], words: Words) -> str:
    """Return cards of one suit that follow each other, or one card, on a label: ♠4〜6, ♠4."""
    if len(cards) == 1:
        return card_short(cards[0], words)
    return words("cards-run-short", first=card_short(cards[0], words), last=RANKS[RANK[cards[-1]]])


def run_name(cards: Sequence[int], words: Words) -> str:
    """Return the same in a sentence: スペードの4から6, the 4 to 6 of spades."""
    if len(cards) == 1:
        return card_name(cards[0], words)
    first, last = RANKS[RANK[cards[0]]], RANKS[RANK[cards[-1]]]
    return words("cards-run-name", first=first, last=last, suit=suit_name(SUIT[cards[0]], words))


def joker_name(colour: Literal["black", "red"] | None, words: Words) -> str:
    """Return a joker in a sentence or on a label; None if the pack has only one kind."""
    return words("cards-joker" if colour is None else f"cards-joker-{colour}")


def card_list(cards: Iterable[int], words: Words) -> str:
    """Return short names in the given order, separated by blanks: "♠10 ♥3"; a word for "none" if empty."""
    return " ".join(card_short(c, words) for c in cards) or words("cards-none")


def cards_spoken(cards: Iterable[int], words: Words) -> str:
    """Return several cards in order, as a screen reader says them; "" for none."""
    return words.listed([card_spoken(c, words) for c in cards])


def points_spoken(points: int, words: Words) -> str:
    """Return a number of points as it is said: マイナス12, minus 12."""
    return words("cards-minus", points=str(-points)) if points < 0 else str(points)


def turn_word(words: Words) -> str:
    """Return the word on the tab of the seat to move, where two languages are wanted in both: 手番 Turn."""
    return " ".join(filter(None, words.both("cards-turn")))


def seat_number(seat: int, words: Words) -> str:
    """Return a seat by its number counted from 1: 席1, seat 1."""
    return words("cards-seat", number=str(seat + 1))
