"""The dictionary of Jukugo Daifuda for those who look at it: signs, reading order, readings, glosses.

The file is data and no rules: it is read where it lies, beside the game, like a picture or a font. Words and
readings are JMdict's (CC BY-SA 3.0, see the licence beside the data).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import permutations
from typing import Any, Final

from engine.core.cards import RANK, SUIT, card

KINDS: Final = ("four_kind", "four_word", "three_kind", "three_word", "chain", "twin", "pair", "two_word")
POINTS: Final = (20, 20, 10, 10, 5, 3, 2, 1)
NUMBERS: Final = ("four_kind", "three_kind", "pair")
"""Kinds that are made of equal numbers."""
FIRST_JOKER: Final = 52
REPEAT: Final = "々"
TIERS: Final = {"core": 1, "standard": 2, "full": 3}


@dataclass(frozen=True, slots=True)
class Entry:
    """A word as the dictionary has it: its readings in kana, glosses in English, and how common (1 to 3)."""

    word: str
    readings: tuple[str, ...]
    gloss: tuple[str, ...]
    tier: int


def _data(name: str) -> Any:
    folder = files("engine").joinpath("games", "jukugo_daifuda", "data")
    return json.loads(folder.joinpath(name).read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def kanji() -> tuple[str, ...]:
    """The sign of each card."""
    signs = [REPEAT] * 54
    for entry in _data("deck.json")["cards"]:
        if entry["suit"] is not None:
            signs[card(entry["id"])] = entry["kanji"]
    return tuple(signs)


@lru_cache(maxsize=1)
def dictionary() -> dict[str, Entry]:
    """Every word of the list. Do not change it."""
    return {
        e["w"]: Entry(e["w"], tuple(e["readings"]), tuple(e["gloss"]), e["tier"]) for e in _data("words.json")["words"]
    }


def known(word: str, tiers: str) -> bool:
    """Whether the word counts where the option ``dictionary`` is ``tiers``."""
    entry = dictionary().get(word)
    return entry is not None and entry.tier <= TIERS[tiers]


def text_of(cards: Sequence[int]) -> str:
    """What the cards say in this order."""
    signs = kanji()
    return "".join(signs[c] for c in cards)


@lru_cache(maxsize=4096)
def reading_order(kind: str, cards: tuple[int, ...], tiers: str) -> tuple[int, ...]:
    """Cards of a set in the order in which as many of its words as possible can be read."""
    if kind in NUMBERS:
        return tuple(sorted(cards))
    if kind in ("chain", "twin"):
        return max(
            permutations(sorted(cards)),
            key=lambda o: (
                known(text_of(o[:2]), tiers) + known(text_of(o[1:]), tiers),
                known(text_of(o[1::-1]), tiers) + known(text_of(o[:0:-1]), tiers),
            ),
        )
    return next(o for o in permutations(sorted(cards)) if known(text_of(o), tiers))


def words_in(kind: str, cards: Sequence[int], tiers: str) -> list[str]:
    """The words of a set whose cards lie in reading order; none in a set of equal numbers."""
    if kind in NUMBERS:
        return []
    text = text_of(cards)
    if kind not in ("chain", "twin"):
        return [text]
    out = []
    for pair in (text[:2], text[1:]):
        out.append(pair if known(pair, tiers) else pair[::-1])
    return out


def pair_words(hand: Sequence[int], tiers: str) -> list[str]:
    """The two-kanji words that two cards of a hand make, each once, in the order of the hand."""
    out: dict[str, None] = {}
    for a, b in permutations(hand, 2):
        word = text_of((a, b))
        if known(word, tiers):
            out[word] = None
    return list(out)


def number_of(card: int) -> int | None:
    """The number of a card from 1 to 13; None for a joker."""
    return RANK[card] + 1 if card < FIRST_JOKER else None


def suit_letter(card: int) -> str:
    """The suit's letter; "" for a joker."""
    return "SHCD"[SUIT[card]] if card < FIRST_JOKER else ""


def goes_with(one: int, other: int, tiers: str) -> bool:
    """Whether two cards are a pair or a word."""
    numbers = {number_of(c) for c in (one, other)}
    if len(numbers) == 1 or None in numbers:
        return numbers != {None}
    return known(text_of((one, other)), tiers) or known(text_of((other, one)), tiers)


@dataclass(frozen=True, slots=True)
class Album:
    """A word shown in the game: who showed it, in which kind of set, for how many points."""

    entry: Entry
    seat: int
    kind: str
    points: int


def best_words(album: Sequence[Sequence[int]], tiers: str, most: int) -> list[Album]:
    """The finest words of a game, each once: long ones first, then by the points of their set."""
    found: dict[str, Album] = {}
    for _round, seat, kind, points, *cards in album:
        for word in words_in(KINDS[kind], cards, tiers):
            before = found.get(word)
            if before is None or before.points < points:
                found[word] = Album(dictionary()[word], seat, KINDS[kind], points)
    ranked = sorted(found.values(), key=lambda a: (-len(a.entry.word), -a.points, a.entry.tier, a.entry.word))
    return ranked[:most]
