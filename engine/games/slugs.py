"""The games of this project in the order of the shelf: the only list; every part of a game is found by its name."""

from __future__ import annotations

from typing import Final

SLUGS: Final[tuple[str, ...]] = (
    "geschenk",
    "tricky_express",
    "tennos_square",
    "counting_cribbage",
    "rummy_fifty",
    "jukugo_daifuda",
    "alliance",
    "dominuxen",
    "stendhal",
    "love_letter",
    "target",
    "arsene",
    "grazia",
    "all_aboard",
    "boonaken",
    "ttp",
    "en_garde",
    "six_suit_fort",
    "hex_jinchi",
)
"""Every game. To add one, add its slug; the start then reports the missing parts, file by file."""

CUBED: Final[tuple[str, ...]] = (
    "counting_cribbage",
    "rummy_fifty",
    "jukugo_daifuda",
    "alliance",
    "love_letter",
    "target",
    "all_aboard",
    "boonaken",
    "ttp",
    "en_garde",
    "hex_jinchi",
)
"""The games that may be played with the doubling cube: their ``leg.py`` defines the offer points."""
