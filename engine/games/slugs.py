"""The games of this house in the order of the shelf: the one list, by which every part is found by its name."""

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
"""Every game. To add one, add its slug; what is then missing is told at start, file by file."""

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
"""Those that may be played with the doubling cube: their ``leg.py`` says where a double can be offered."""
