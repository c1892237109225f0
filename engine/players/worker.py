"""The one call of a thinking process: plain values in and out, no clock and no random numbers of its own.

It gets a state that was redealt for the seat, so other seats' cards are not in the process at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.facts import Message
from engine.core.game import Rnd
from engine.core.state import State
from engine.games.registry import GAMES
from engine.layers.layer import stripped
from engine.layers.legs import Legs
from engine.players.cube import decide, only_move
from engine.players.levels import level_of, settle
from engine.players.reasons import gain, why
from engine.players.registry import policy_of
from engine.players.search import Budget, Clock, search

INSIDE = "inner"
"""In a stored state: the state of the game inside a layer."""


def run_search(
    slug: str,
    state: Mapping[str, Any],
    seat: int,
    level: str,
    rnd: Rnd,
    clock: Clock,
    budget: tuple[int, float] | None = None,
) -> dict[str, Any]:
    """Search for ``seat``, which is asked in ``state`` (``State.to_json`` of a state redealt for it).

    If the doubling cube asks the seat (``cube.asks``), ``state`` is that of the match around the game.

    ``rnd`` and ``clock`` travel to the process as they are: ``random.Random(seed).random`` and ``time.monotonic`` can
    be pickled. ``budget`` (simulations, seconds) replaces the level's own.

    Returns plain JSON values: ``action``, the move of that level; ``best``, the suggested move; ``ranked``, candidates
    ``[move, visits, value]`` from the best down, moves as wire forms, values in [0, 1]; ``value`` of the position for
    the seat; ``gain`` over the second choice as a value; ``why`` and ``worth``: a reason and the gain, each a message
    key with its values (see ``reasons``); ``iterations`` made. Raises KeyError for an unknown game or level.
    """
    game, policy, found = GAMES[slug], policy_of(slug), level_of(slug, level)
    s: Any
    if INSIDE in state and isinstance(game.cubed, Legs):
        decided = _about_the_cube(game.cubed, state, seat, rnd, clock)
        if isinstance(decided, dict):
            return decided
        s = decided
    else:
        s = game.state.from_json(state)
    limit = found.budget if budget is None else Budget(*budget)
    result = search(game, policy, s, seat, limit, rnd, clock, found.heuristic(slug))
    return {
        "action": settle(found, result, rnd).wire(),
        "best": result.best.wire(),
        "ranked": [[c.action.wire(), c.visits, round(c.value, 4)] for c in result.ranked],
        "value": round(result.value, 4),
        "gain": round(result.gain, 4),
        "why": _plain(why(game, policy, s, seat, result)),
        "worth": _plain(gain(game, policy, s, seat, result)),
        "iterations": result.iterations,
    }


def _about_the_cube(game: Legs, state: Mapping[str, Any], seat: int, rnd: Rnd, clock: Clock) -> dict[str, Any] | State:
    """Return the decision about the cube in the form of a search; or the inner game, which continues and must be
    searched."""
    s: Any = game.state.from_json(state)
    found = decide(game, s, seat, rnd, clock)
    move, why_so = found.action, found.reason
    if move is None:
        inside, position = stripped(game, s)
        move, why_so = only_move(inside, position, seat), Message("hint-why-only")
        if move is None:
            return position
    wire = move.wire()
    return {
        "action": wire,
        "best": wire,
        "ranked": [],
        "value": round(found.chance, 4),
        "gain": 0.0,
        "why": _plain(why_so),
        "worth": ["hint-gain-unknown", {}],
        "iterations": 0,
    }


def _plain(reason: tuple[str, Mapping[str, Any]]) -> list[Any]:
    key, facts = reason
    return [key, dict(facts)]
