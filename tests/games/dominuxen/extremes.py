"""The fullest positions of Dominuxen, and rare refusals (see ``tests.render.test_extremes``)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine.core.facts import Card, Number
from engine.core.match import Match
from engine.core.tiles import COUNT, HAS, parse
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import TAKE_IT
from tests.games.dominuxen.positions import played, step
from tests.render.positions import Extreme

REFUSALS = {
    **{"double": {"number": Number(3)}, "double-rule": {"number": Number(3)}, "pile": {}, "so-many": {"count": 2}},
    **{"twice": {}, "size": {"count": 2}, "match": {"tile": Card(parse("3-3")), "number": Number(6)}},
}


def in_phase(phase: str, seats: int, seed: int = 5, **options: Any) -> Match[DominuxenState]:
    """Return a position of this phase from the middle of a match."""
    m, rng = played(seats, seed, 25, **options), random.Random(seed)
    while m.state.phase != phase:
        assert not m.over
        step(m, rng)
    return m


def full(seats: int, kind: str) -> DominuxenState:
    """Return an extreme: "many" sets of one tile, one "long" set, "hand" all in one hand, "out" discarded."""
    s = played(seats, 3, 0, rounds=5, double_tiles=kind == "long").state
    rest = list(range(COUNT - 1, -1, -1))
    s.hands, s.pile = [[rest.pop(0)] for _ in range(seats)], []
    s.row, rest = rest[:6], rest[6:]
    s.round, s.turn, s.starter = 5, 149, 0
    s.columns, s.totals = [[-78] * seats] * 4, [-312] * seats
    s.reasons = ["turn_limit"] * 4
    if kind == "many":
        for k, t in enumerate(rest):
            s.lines[k % seats].append([12 if HAS[12][t] else 10 if HAS[10][t] else 0, 1, t])
    elif kind == "long":
        for p in range(seats):
            number = 12 - p
            mine = [t for t in rest if HAS[number][t]]
            rest = [t for t in rest if t not in mine]
            s.lines[p] = [[number, len(mine) + 1, *mine]]
        s.discard = rest
    elif kind == "hand":
        s.hands[0] = sorted(s.hands[0] + rest)
    else:
        s.discard = rest
    assert GAME.conserved(s) == list(range(COUNT))
    return s


def finished(s: DominuxenState, rounds: int = 5) -> DominuxenState:
    """Return the same position as a result."""
    n = len(s.hands)
    s = s.clone()
    s.columns, s.reasons = ([[-78] * n] * rounds), ["turn_limit"] * rounds
    s.revealed, s.waiting, s.ended = [h[:] for h in s.hands], [], "turn_limit"
    s.totals = s.scores = [-78 * rounds] * n
    s.winners = list(range(n))
    return s


def fullest() -> Iterator[Extreme]:
    """Yield every question at a full table, and every extreme, with all prepared decisions, and as an end."""
    for phase in ("play", "take", "recover", "draw"):
        yield Extreme(in_phase(phase, 5, rounds=2).state, {"rounds": 2})
    for seats in (3, 4, 5):
        for kind in ("many", "long", "hand", "out"):
            s = full(seats, kind)
            s.habits, s.answers = [3] * seats, [[TAKE_IT] * seats for _ in range(seats)]
            for one in (s, finished(s, 1), finished(s)):
                yield Extreme(one, {"rounds": 5})
