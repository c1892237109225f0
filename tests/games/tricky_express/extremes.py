"""An end of Tricky Express that hardly any match reaches (see ``tests.render.test_extremes``)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.core.context import GameContext
from engine.games.tricky_express.rules import GAME, TRICK_PHASE
from tests.render.positions import Extreme


def fullest() -> Iterator[Extreme]:
    """Yield four deals without any section: no seat scores, all win."""
    quiet = GameContext(random.Random(0).random)
    s = GAME.start(4, {"first_dealer": "seat1"}, quiet)
    for _ in range(4):
        for winner in (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3):
            TRICK_PHASE.won(s, winner, [], quiet)
        TRICK_PHASE.done(s, quiet)
    assert s.winners == [0, 1, 2, 3]
    yield Extreme(s)
