"""How the sets of Jukugo Daifuda are read: the order of their cards, their words, and the finest ones of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Final

from engine.core.cards import RANK
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, KINDS, Entry, dictionary, known, read
from locales import Words

NUMBERS: Final = ("four_kind", "three_kind", "pair")
"""Kinds that are made of equal numbers."""


@lru_cache(maxsize=4096)
def reading_order(kind: str, cards: tuple[int, ...], tiers: str) -> tuple[int, ...]:
    """Return the cards of a set in the order in which as many of its words as possible can be read."""
    if kind in NUMBERS:
        return tuple(sorted(cards))
    if kind in ("chain", "twin"):
        return max(
            permutations(sorted(cards)),
            key=lambda o: (
                known(read(o[:2]), tiers) + known(read(o[1:]), tiers),
                known(read(o[1::-1]), tiers) + known(read(o[:0:-1]), tiers),
            ),
        )
    return next(o for o in permutations(sorted(cards)) if known(read(o), tiers))


def words_in(kind: str, cards: Sequence[int], tiers: str) -> list[str]:
    """Return the words of a set whose cards are in reading order; none in a set of equal numbers."""
    if kind in NUMBERS:
        return []
    text = read(cards)
    if kind not in ("chain", "twin"):
        return [text]
    return [pair if known(pair, tiers) else pair[::-1] for pair in (text[:2], text[1:])]


def meaning(word: str) -> str:
    """Return the short meaning of a word: without the dictionary's text in brackets."""
    gloss = dictionary()[word].gloss[0]
    return re.sub(r"\s*\([^)]*\)\s*", " ", gloss).strip() or gloss


def entry_said(word: str, words: Words) -> str:
    """Return a word's reading, and if Japanese is not the table's language its meaning."""
    reading = dictionary()[word].readings[0]
    return reading if words.lang == "ja" else f"{reading} {meaning(word)}"


def pair_words(hand: Sequence[int], tiers: str) -> list[str]:
    """Return the two-kanji words that two cards of a hand make, each once, in the order of the hand."""
    found = dict.fromkeys(map(read, permutations(hand, 2)))
    return [word for word in found if known(word, tiers)]


def goes_with(one: int, other: int, tiers: str) -> bool:
    """True if two cards are a pair or a word."""
    numbers = {RANK[c] for c in (one, other) if c < BLACK_JOKER}
    return len(numbers) == 1 or known(read((one, other)), tiers) or known(read((other, one)), tiers)


@dataclass(frozen=True, slots=True)
class Album:
    """A word shown in the game, with its player, its kind of set, and its points."""

    entry: Entry
    seat: int
    kind: str
    points: int


def best_words(album: Sequence[Sequence[int]], tiers: str, most: int) -> list[Album]:
    """Return the finest words of a game, each once: long ones first, then by the points of their set."""
    found: dict[str, Album] = {}
    for _round, seat, kind, points, *cards in album:
        for word in words_in(KINDS[kind], cards, tiers):
            before = found.get(word)
            if before is None or before.points < points:
                found[word] = Album(dictionary()[word], seat, KINDS[kind], points)
    ranked = sorted(found.values(), key=lambda a: (-len(a.entry.word), -a.points, a.entry.tier, a.entry.word))
    return ranked[:most]
