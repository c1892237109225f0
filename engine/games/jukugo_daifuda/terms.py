"""The public terms of Jukugo Daifuda: kinds of sets, their worth, and the dictionary of the cards' kanji.

Words and readings are read once from the shipped data (JMdict and KANJIDIC2, CC BY-SA 3.0, see the licence beside it).
Cards are suited ints as in ``engine.core.cards`` (suits S H C D only) and two jokers, which read as 々.
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

BLACK_JOKER, RED_JOKER = 52, 53
JOKERS: Final = (BLACK_JOKER, RED_JOKER)
CARDS: Final = range(54)
SUIT_PLACE: Final = (0, 1, 3, 2, 4)
"""The suits S H C D in the order of the deck file (S H D C), then the jokers."""
REPEAT: Final = "々"
"""The character of a joker in a word: it repeats the kanji before it."""

CHIPS, ROUNDS = 60, 8
"""The chips at the start, and the rounds, if the table has named no other numbers."""
TIERS: Final = {"core": 1, "standard": 2, "full": 3}
"""The option ``dictionary``: words up to this tier count."""


FOUR_KIND, FOUR_WORD, THREE_KIND, THREE_WORD, CHAIN, TWIN, PAIR, TWO_WORD = range(8)
KINDS: Final = ("four_kind", "four_word", "three_kind", "three_word", "chain", "twin", "pair", "two_word")
"""The kinds in order of precedence; a kind is its place here."""
SIZE: Final = (4, 4, 3, 3, 3, 3, 2, 2)
POINTS: Final = (20, 20, 10, 10, 5, 3, 2, 1)
"""Worth of an open set (R2); hidden in the hand it is double."""

PASSED, CLAIMED, ATTACHED, WENT_OUT = range(4)
"""The first value of a stored answer (see ``answers.Note``)."""

RULES: Final = ("ask", "chi", "ron", "auto", "manual", "turn")
"""Standing orders: answer everything myself; pass unless chi or better; pass unless ron; go out by itself; do not go
out by itself; pass everything until my next turn."""
LEVEL: Final = (4, 4, 3, 2, 2, 2, 1, 0)
"""By kind: kan, pon, chi, pair, two_word, the precedence in a window."""
LEVEL_PASS, LEVEL_CHI, LEVEL_TSUMO, LEVEL_RON = -1, 2, 5, 6
CALLS: Final = ("", "", "chi", "pon", "kan", "tsumo", "ron")
"""By level: the call for the daifuda."""
NO_ORDER, UNTIL_TURN = 0, 7
THRESHOLD: Final = {"ask": NO_ORDER, "chi": LEVEL_CHI, "ron": LEVEL_RON, "turn": UNTIL_TURN}
"""The level of answers below which an order passes."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A dictionary word: its readings in kana, glosses in English, and its tier (1 core to 3 full)."""

    word: str
    readings: tuple[str, ...]
    gloss: tuple[str, ...]
    tier: int


def _data(name: str) -> Any:
    folder = files("engine.games.jukugo_daifuda").joinpath("data")
    return json.loads(folder.joinpath(name).read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def kanji() -> tuple[str, ...]:
    """Return the sign of each card, 々 for both jokers."""
    signs = [REPEAT] * len(CARDS)
    for entry in _data("deck.json")["cards"]:
        if entry["suit"] is not None:
            signs[card(entry["id"])] = entry["kanji"]
    return tuple(signs)


@lru_cache(maxsize=1)
def dictionary() -> dict[str, Entry]:
    """Return every word of the list. Do not change it."""
    return {
        e["w"]: Entry(e["w"], tuple(e["readings"]), tuple(e["gloss"]), e["tier"]) for e in _data("words.json")["words"]
    }


def known(word: str, tiers: str) -> bool:
    """True if the word counts with the option ``dictionary`` at ``tiers``."""
    entry = dictionary().get(word)
    return entry is not None and entry.tier <= TIERS[tiers]


def spell(text: str, jokers: Sequence[int] = JOKERS) -> tuple[int, ...]:
    """Return the cards of these signs; each 々 is the next of ``jokers``."""
    left = iter(jokers)
    return tuple(next(left) if sign == REPEAT else kanji().index(sign) for sign in text)


@lru_cache(maxsize=len(TIERS))
def spelled(tiers: str) -> tuple[tuple[int, ...], ...]:
    """Return every way to lay a word that counts in ``tiers``: its cards in order, the jokers either way."""
    words = [word for word in dictionary() if known(word, tiers)]
    return tuple(spell(word, order) for word in words for order in permutations(JOKERS, word.count(REPEAT)))


def by_rank(card: int) -> tuple[int, int]:
    """Sort key of a hand: by number, so that equal numbers are together; jokers last."""
    return (RANK[card], SUIT_PLACE[SUIT[card]]) if card < BLACK_JOKER else (99, card)


def by_suit(card: int) -> tuple[int, int]:
    """Sort key of the deck file: by suit, then by number; jokers last."""
    return SUIT_PLACE[SUIT[card]], RANK[card]


def read(cards: Sequence[int]) -> str:
    """Return the text of the cards in this order."""
    return "".join(kanji()[c] for c in cards)
