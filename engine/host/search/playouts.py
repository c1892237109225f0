"""Play-outs: a position of a finished game played to its end many times, to see how often a seat wins after a move.

All cards lie as they lay in the game; only shuffles still to come are others. Every seat plays from its own knowledge:
by the heuristic player, or by a search (``SIMULATIONS``). Play-outs of two moves take the same random numbers, so that
chance favours neither.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf
from types import MappingProxyType
from typing import Any

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Game, Rnd
from engine.core.state import State
from engine.games.registry import GAMES
from engine.players.policy import Chooser
from engine.players.registry import CHOOSERS, policy_of
from engine.players.search import Budget, search

FAR = 3000
"""The number of moves after which a play-out is given up, as won by nobody."""

SIMULATIONS: Mapping[str, int] = MappingProxyType(
    {
        "geschenk": 16,
        "tricky_express": 8,
        "rummy_fifty": 16,
        "alliance": 32,
        "dominuxen": 64,
        "love_letter": 32,
        "target": 64,
        "grazia": 64,
        "boonaken": 32,
        "hex_jinchi": 64,
        "stendhal": 16,
        "en_garde": 128,
        "ttp": 64,
        "six_suit_fort": 64,
        "tennos_square": 128,
        "arsene": 64,
        "jukugo_daifuda": 256,
        "all_aboard": 256,
        "counting_cribbage": 256,
    }
)
"""Simulations of a move: few that make a search stronger than the heuristic player, and no more than strong makes.

Measured by pairs of matches against the heuristic player, on the same shuffles with sides changed, at the usual number
of seats, until the search was 3 standard errors ahead in points (``bench.strength.playouts``): won 18, 31, 14, 15, 13,
52, 20, 28, 47 and 10 and lost 2, 15, 2, 4, 3, 31, 5, 9, 16 and 0 pairs in the ten games above Stendhal (2.7 standard
errors in Love Letter), 16 : 4 in Stendhal, 18 : 6 in En Garde (with 64 only 69 : 47), 19 : 3 in TTP, 19 : 8 in Six-Suit
Fort, 17 : 3 in Tennos Square, 102 : 73 in Arsène.

With fewer the heuristic player is as strong or stronger. By standard errors, the search was ahead by 0.7 in TTP (with
16) and 0.8 in Arsène (12); behind by 0.1 in Counting Cribbage (16), 0.8 in All Aboard! (16), 1.1 in Six-Suit Fort (16),
1.9 in En Garde (32) and 4.6 in Tennos Square (16).

In three games twice as many are made as were measured, within half an hour: 128 are ahead in Counting Cribbage with
two (19 : 6, 3.1 standard errors) and in All Aboard! with six (14 : 2, 4.5), but with four only 22 : 18 (1.2), and in
Jukugo Daifuda with two 30 : 27 (2.3). Strong itself, with 600, won 70 : 44 in Counting Cribbage with three (3.5), and
in Jukugo Daifuda 132 : 65 with two, 96 : 75 with three, 65 : 42 with four (5.6, 1.9, 2.7); these were players of former
code, but in both games 250 choose as 2,000 do (``budgets.md``). In All Aboard! it won 25 : 5 with five and 22 : 2 with
six (``players.jsonl`` beside it).
"""

SECONDS: Mapping[str, float] = MappingProxyType(
    {
        "geschenk": 37,
        "tricky_express": 61,
        "rummy_fifty": 51,
        "alliance": 55,
        "dominuxen": 94,
        "love_letter": 65,
        "target": 40,
        "grazia": 60,
        "boonaken": 124,
        "hex_jinchi": 45,
        "stendhal": 218,
        "en_garde": 300,
        "ttp": 320,
        "six_suit_fort": 227,
        "tennos_square": 827,
        "arsene": 338,
        "jukugo_daifuda": 1080,
        "all_aboard": 1080,
        "counting_cribbage": 1100,
    }
)
"""How many seconds of one core 200 games after each of two moves take, on average from everywhere in a match: from its
beginning twice as many. Measured by whole matches at the usual number of seats.
"""


def wins(
    slug: str,
    state: Mapping[str, Any],
    seat: int,
    moves: Sequence[Sequence[Any]],
    most: int,
    seed: str,
    clock: Callable[[], float],
    seconds: float,
    after: int = 0,
    simulations: int = 0,
) -> list[int]:
    """Return the number of play-outs of each move, and by move how many of them ``seat`` won.

    ``state``: the true state (``State.to_json``), in which ``seat`` is asked. ``moves``: wire forms. There are ``most``
    play-outs of each move, without the ``after`` first ones; fewer, but at least one, if ``seconds`` of ``clock`` end
    first. All seats search with so many ``simulations`` for a move; 0: they are heuristic players. Raises KeyError for
    an unknown game.
    """
    game, chooser = GAMES[slug], partial(searched, simulations) if simulations else CHOOSERS[slug]
    start: Any = game.state.from_json(state)
    actions = [game.read(list(wire)) for wire in moves]
    won, end, made = [0] * len(actions), clock() + seconds, after
    while made < most and (clock() < end or made == after):
        for at, action in enumerate(actions):
            rnd = random.Random(f"{seed}:{made}").random
            s = start.clone()
            game.apply(s, seat, action, GameContext(rnd))
            play_to_end(game, chooser, s, rnd)
            won[at] += seat in s.winners
        made += 1
    return [made - after, *won]


def play_to_end(game: Game[Any], chooser: Chooser, s: State, rnd: Rnd) -> None:
    """Play on to the end of the game; every seat chooses from its own view."""
    ctx = GameContext(rnd)
    for _ in range(FAR):
        if not s.waiting:
            return
        seat = s.waiting[0]
        if seat == TABLE_ACTOR:
            moves = game.legal(s, seat)
            move = moves[int(rnd() * len(moves))]
        else:
            move = chooser(game, s.redeal(seat, rnd), seat, rnd)
        game.apply(s, seat, move, ctx)


def searched(simulations: int, game: Game[Any], s: State, seat: int, rnd: Rnd) -> Action:
    """Return the move of a short search, which no time ends: the same random numbers give the same move."""
    budget, slug = Budget(simulations, inf), game.key
    return search(game, policy_of(slug), s, seat, budget, rnd, lambda: 0.0, CHOOSERS[slug]).best
