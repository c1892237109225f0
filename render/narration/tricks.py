"""The few words that stand on every trick table."""

from __future__ import annotations

from locales import Words
from render.kit.trick_table import Labels
from render.narration.cards import turn_word


def trick_labels(words: Words) -> Labels:
    """Turn, lead, winning so far, last trick, and "3rd" (``cards.ftl``)."""
    lead, best, last = (words(f"cards-{key}") for key in ("lead", "best", "last-trick"))
    return Labels(turn_word(words), lead, best, last, lambda n: nth(n, words))


def nth(number: int, words: Words) -> str:
    """The place of a card in its trick, from 1: 3番目, 3rd."""
    return words("cards-nth", n=number)
