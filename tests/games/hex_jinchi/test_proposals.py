"""The whole turns that a hand offers as one press each: legal, few, the same each time, and from one's own cards."""

from __future__ import annotations

import random

import pytest

from engine.core.match import Match
from engine.games.hex_jinchi.moves import Turn
from engine.games.hex_jinchi.plans import OFFERED
from engine.games.hex_jinchi.rules import GAME
from engine.games.hex_jinchi.terms import BASES
from engine.players.hex_jinchi import choose


@pytest.mark.parametrize(("seats", "secret"), [(2, 1), (2, 2), (3, 3)])
def test_the_proposals_of_a_whole_game(seats: int, secret: int) -> None:
    rng = random.Random(secret)
    match = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([secret]) * 32)
    several = 0
    for _ in range(30):
        if match.over:
            break
        seat = match.state.waiting[0]
        view = match.view(seat)
        if view.phase == "discard":
            found = [turn for turn in view.proposals if isinstance(turn, Turn)]
            assert tuple(found) == view.proposals
            assert 1 <= len(found) <= OFFERED and len(set(found)) == len(found)
            assert all(GAME.allows(match.state, seat, turn) for turn in found)
            assert view.proposals == match.view(seat).proposals
            fields = [((t.base1, t.cards1), (t.base2, t.cards2), (t.base3, t.cards3)) for t in found]
            laid = [placed for turn in fields for placed in turn if placed[0] in BASES]
            assert len(laid) == len(set(laid)), "ways to choose from"
            # Whatever the others hold, and in whatever order the stock lies.
            dealt = match.state.redeal(seat, rng.random)
            assert GAME.view(dealt, seat, match="m", options={}).proposals == view.proposals
            several += len(found) > 1
        for other in {None, *range(seats)} - {seat}:
            assert match.view(other).proposals == (), "nobody else sees them"
        match.submit(seat, choose(GAME, match.state.redeal(seat, rng.random), seat, rng.random))
    assert several > 2
