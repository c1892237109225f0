"""The games, in the order of the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.core.game import Game
from engine.games import (
    alliance,
    counting_cribbage,
    dominuxen,
    geschenk,
    jukugo_daifuda,
    rummy_fifty,
    tennos_square,
    tricky_express,
)


def _listed(*games: Game[Any]) -> Mapping[str, Game[Any]]:
    """The games by key; a state field that does not declare who may see it is refused here, at import."""
    for game in games:
        game.state.plan()
    return MappingProxyType({game.key: game for game in games})


GAMES: Mapping[str, Game[Any]] = _listed(
    geschenk.GAME,
    tricky_express.GAME,
    tennos_square.GAME,
    counting_cribbage.GAME,
    rummy_fifty.GAME,
    jukugo_daifuda.GAME,
    alliance.GAME,
    dominuxen.GAME,
)
"""Every game by its slug. To add one, list it here, its chooser, its painter and its narration likewise."""
