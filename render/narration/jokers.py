"""Cards of the pack with four jokers (``engine.families.jokers``) in words, and their typed forms."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any

from engine.core.cards import RANKS, SUITS
from engine.families.jokers import FIRST_JOKER, PACK, RED
from locales import Words, languages, words
from render.narration.cards import card_name, card_short, card_spoken
from render.narration.contract import Label


def named(card: int, said: Words, usual: Any = card_name) -> str:
    """Return a card by ``usual``, one of ``render.narration.cards``; jokers have names of their own."""
    return said(f"cards-joker-{card - FIRST_JOKER}") if card >= FIRST_JOKER else str(usual(card, said))


def short(card: int, words: Words, game: str) -> Label:
    """Return a card on a label with its full name; for a joker its meaning in this ``game``."""
    if card < FIRST_JOKER:
        return Label(card_short(card, words), card_name(card, words))
    return Label(named(card, words), words(f"{game}-joker-{'red' if RED[card] else 'black'}"))


def listed(cards: Iterable[int], words: Words) -> str:
    """Return cards on labels, in order."""
    return " ".join(named(c, words, card_short) for c in cards) or words("cards-none")


def spoken(cards: Iterable[int], words: Words) -> str:
    """Return cards in order, as a screen reader says them."""
    return words.listed([named(c, words, card_spoken) for c in cards]) or words("cards-none")


@cache
def spellings() -> dict[str, int]:
    """Return the typed forms of cards, the longest first: as on labels, by name, by letter and number."""
    found = {f"{letter}{rank}": k for k, (letter, rank) in enumerate(product(SUITS, RANKS))}
    found |= {f"J{colour}{number}": FIRST_JOKER + k for k, (colour, number) in enumerate(product("BR", "12"))}
    for lang, card in product(languages(), range(PACK)):
        found |= {named(card, words(lang), form): card for form in (card_short, card_spoken)}
    folded = {plain(name): card for name, card in found.items()}
    return dict(sorted(folded.items(), key=lambda entry: -len(entry[0])))


def plain(typed: str) -> str:
    """Return typed text in the form of ``spellings``."""
    return unicodedata.normalize("NFKC", typed).casefold()
