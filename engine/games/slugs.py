"""The games in the order of the shelf: the only list of ours; every part of a game is found by its name.

Games from outside (``outside``) come last.
"""

from __future__ import annotations

from typing import Final

import outside

OURS: Final[tuple[str, ...]] = (
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
"""The games of this project. To add one, add its slug; the start then reports the missing parts, file by file."""

SLUGS: Final[tuple[str, ...]] = (*OURS, *outside.slugs(OURS))
"""Every game."""

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
"""The games that may be played with the doubling cube: their ``LEG`` defines the offer points."""
