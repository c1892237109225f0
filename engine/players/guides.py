"""The guide of each game for the search."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from engine.players import (
    alliance,
    counting_cribbage,
    dominuxen,
    geschenk,
    jukugo_daifuda,
    rummy_fifty,
    tennos_square,
    tricky_express,
)
from engine.players.guide import Guide

GUIDES: Mapping[str, Guide[Any]] = MappingProxyType(
    {
        "geschenk": geschenk.GUIDE,
        "tricky_express": tricky_express.GUIDE,
        "tennos_square": tennos_square.GUIDE,
        "counting_cribbage": counting_cribbage.GUIDE,
        "rummy_fifty": rummy_fifty.GUIDE,
        "jukugo_daifuda": jukugo_daifuda.GUIDE,
        "alliance": alliance.GUIDE,
        "dominuxen": dominuxen.GUIDE,
    }
)
"""Guides by game slug."""

DEFAULT: Final[Guide[Any]] = Guide()


def guide_of(slug: str) -> Guide[Any]:
    """The guide of a game; one that knows nothing but winning where it has none of its own."""
    return GUIDES.get(slug, DEFAULT)
