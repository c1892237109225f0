"""The policy of each game for the search."""

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
from engine.players.policy import SearchPolicy

POLICIES: Mapping[str, SearchPolicy[Any]] = MappingProxyType(
    {
        "geschenk": geschenk.POLICY,
        "tricky_express": tricky_express.POLICY,
        "tennos_square": tennos_square.POLICY,
        "counting_cribbage": counting_cribbage.POLICY,
        "rummy_fifty": rummy_fifty.POLICY,
        "jukugo_daifuda": jukugo_daifuda.POLICY,
        "alliance": alliance.POLICY,
        "dominuxen": dominuxen.POLICY,
    }
)
"""Policies by game slug."""

DEFAULT: Final[SearchPolicy[Any]] = SearchPolicy()


def policy_of(slug: str) -> SearchPolicy[Any]:
    """The policy of a game; one that knows nothing but winning where it has none of its own."""
    return POLICIES.get(slug, DEFAULT)
