"""The kanji of the cards and the words they make, read once from the shipped data.

The data (JMdict and KANJIDIC2, CC BY-SA 3.0, see the licence beside it) is all this module knows: no rules.
Cards are suited ints as in ``engine.core.cards`` (suits S H C D only) and two jokers, which read as 々.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from itertools import permutations
from typing import Any, Final

from engine.core.cards import card

BLACK_JOKER, RED_JOKER = 52, 53
JOKERS: Final = (BLACK_JOKER, RED_JOKER)
CARDS: Final = range(54)
REPEAT: Final = "々"
"""What a joker reads as in a word: the kanji before it once more."""

TIERS: Final = {"core": 1, "standard": 2, "full": 3}
"""The option ``dictionary``: words up to this tier count."""


def _data(name: str) -> Any:
    folder = files("engine.games.jukugo_daifuda").joinpath("data")
    return json.loads(folder.joinpath(name).read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def kanji() -> tuple[str, ...]:
    """The sign of each card, 々 for both jokers."""
    signs = [REPEAT] * len(CARDS)
    for entry in _data("deck.json")["cards"]:
        if entry["suit"] is not None:
            signs[card(entry["id"])] = entry["kanji"]
    return tuple(signs)


@lru_cache(maxsize=1)
def tiers() -> dict[str, int]:
    """Every word of the list with its tier (1 core, 2 standard, 3 full). Do not change it."""
    return {entry["w"]: entry["tier"] for entry in _data("words.json")["words"]}


@lru_cache(maxsize=len(TIERS))
def spelled(dictionary: str) -> tuple[tuple[int, ...], ...]:
    """Every way to lay a word that counts in ``dictionary``: its cards in order, the jokers either way."""
    of = {sign: c for c, sign in enumerate(kanji()) if sign != REPEAT}
    out: list[tuple[int, ...]] = []
    for word, tier in tiers().items():
        if tier > TIERS[dictionary]:
            continue
        for jokers in permutations(JOKERS, word.count(REPEAT)):
            left = list(jokers)
            out.append(tuple(left.pop(0) if sign == REPEAT else of[sign] for sign in word))
    return tuple(out)


def read(cards: tuple[int, ...]) -> str:
    """What the cards say in this order."""
    signs = kanji()
    return "".join(signs[c] for c in cards)
