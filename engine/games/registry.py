"""The games of this house, in the order of the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.game import Game
from engine.core.parts import parts
from engine.games.slugs import SLUGS

GAMES: Mapping[str, Game[Any]] = parts(SLUGS, "engine.games.{slug}", "GAME")
"""Every game by its slug."""

for _game in GAMES.values():
    # A state field that does not declare who may see it is refused here, at import.
    _game.state.plan()
