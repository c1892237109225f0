"""Domino tiles in words; the words are in ``tiles.ftl``. A tile is an int as in ``engine.core.tiles``."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.tiles import HIGH, LOW
from locales import Words


def tile_short(tile: int, words: Words) -> str:
    """Return a tile on a label: 3-7."""
    return words("tiles-short", low=str(LOW[tile]), high=str(HIGH[tile]))


def tile_name(tile: int, words: Words) -> str:
    """Return a tile in a sentence: 3-7の牌, the 3-7; 5-5のダブル牌, the double 5."""
    key = "tiles-double" if LOW[tile] == HIGH[tile] else "tiles-name"
    return words(key, low=str(LOW[tile]), high=str(HIGH[tile]))


def tile_list(tiles: Iterable[int], words: Words) -> str:
    """Return short names in the given order, separated by blanks: "3-7 5-5"; a word for "none" if empty."""
    return " ".join(tile_short(t, words) for t in tiles) or words("tiles-none")
