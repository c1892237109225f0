"""The house player of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.core.action import Action
from engine.core.game import Game, Rnd
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

Chooser = Callable[[Game[Any], Any, int, Rnd], Action]
"""Picks a legal move: ``choose(game, state, seat, rnd)``. ``state`` was redealt for ``seat``: of what others
hold it shows only a guess, so a chooser cannot cheat."""

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
"""The house player (level "house") by game slug."""
