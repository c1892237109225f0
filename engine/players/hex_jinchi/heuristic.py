"""The heuristic player of Hex Bases: the whole turn that leaves the best position on the table."""

from __future__ import annotations

from typing import Any

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.games.hex_jinchi.moves import END_TURN, Place
from engine.games.hex_jinchi.plans import Turns
from engine.games.hex_jinchi.state import HexJinchiState


def choose(game: Game[Any], s: HexJinchiState, seat: int, rnd: Rnd) -> Action:
    """Return the best plan by a quick look; in the middle of a turn the rest of it."""
    if s.phase == "place":
        return rest(s, seat, 1)
    turns = Turns(s, seat)
    best = turns.plans(1)[0]
    return turns.turn(best, turns.left(best)[0])


def rest(s: HexJinchiState, seat: int, width: int) -> Action:
    """Return the next placement of a turn that was begun, or its end."""
    turns = Turns(s, seat)
    fits = [plan for plan in turns.plans(width) if not any(base in s.used for base, _, _ in plan.placed)]
    if not fits or not fits[0].placed:
        return END_TURN
    return Place(*turns.sets_of(fits[0])[0])
