"""The heuristic player of each game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

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
from engine.players.policy import Chooser

CHOOSERS: Mapping[str, Chooser] = MappingProxyType(
    {
        "geschenk": geschenk.choose,
        "tricky_express": tricky_express.choose,
        "tennos_square": tennos_square.choose,
        "counting_cribbage": counting_cribbage.choose,
        "rummy_fifty": rummy_fifty.choose,
        "jukugo_daifuda": jukugo_daifuda.choose,
        "alliance": alliance.choose,
        "dominuxen": dominuxen.choose,
    }
)
"""The heuristic player (level "house") by game slug."""
