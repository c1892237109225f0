"""The games, in the order of the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import outside
from engine.core.game import Game
from engine.core.parts import first_part, part
from engine.games.slugs import CUBED, SLUGS
from engine.layers.cube import Cube
from engine.layers.leg import Leg
from engine.layers.legs import Legs


def leg_of(slug: str) -> Leg[Any]:
    """Return the leg of a game: at the end of its rules, or in a file of its own. Raises MissingPart."""
    found: Leg[Any] = first_part([f"engine.games.{slug}.rules", f"engine.games.{slug}.leg"], "LEG")
    return found


def game_of(slug: str) -> Game[Any]:
    """Return a game by its slug, including the match with the doubling cube if the cube works with it.

    Raises MissingPart, and TypeError for a state field that does not declare who may see it.
    """
    game: Game[Any] = part(f"engine.games.{slug}", "GAME", package=True)
    game.state.plan()
    if slug in CUBED and game.cubed is None:
        game.cubed = Legs(Cube(leg_of(slug)))
        game.cubed.state.plan()
    return game


GAMES: Mapping[str, Game[Any]]
"""Every game by its slug, without those from outside that cannot be loaded."""
BROKEN: outside.Broken
"""Those, and why."""
GAMES, BROKEN = outside.loaded(SLUGS, game_of)
