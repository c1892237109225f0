"""The moves that a waiting seat may have next, by its own knowledge, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.knowledge.foresight import foreseen
from engine.games.registry import GAMES
from tests.engine.every_game import begin, usual

EVERY_GAME = [pytest.param(game, id=game.key) for game in GAMES.values()]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_hangs_on_nothing_that_the_seat_does_not_know(game: Game[Any]) -> None:
    """In another deal that looks the same to the seat, the moves are the same; the position does not change."""
    rnd, match = random.Random(game.key), begin(usual(game), 4)
    options, looked = match.header.options, 0
    for _ in range(40):
        if match.over or looked == 4:
            break
        mover = match.state.waiting[0]
        others = [p for p in range(match.header.seats) if p not in match.state.waiting]
        if others and not game.phases[match.state.phase].secret_readiness:
            looked += 1
            seat, before = others[-1], match.state.to_json()
            here = foreseen(game, match.state, seat, options, random.Random(1).random)
            assert match.state.to_json() == before
            # A redeal keeps what the seat knows and changes the rest, so two such positions give the same redeals.
            elsewhere = match.state.redeal(seat, rnd.random)
            if game.masked(elsewhere, seat).seen_by(seat) == game.masked(match.state, seat).seen_by(seat):
                assert foreseen(game, elsewhere, seat, options, random.Random(1).random) == here
            assert len(here) == len(set(here)) and all(game.read(a.wire()) == a for a in here)
        match.submit(mover, rnd.choice(list(game.legal(match.state, mover))))


def test_in_a_trick_every_card_that_may_become_playable_is_there() -> None:
    game = GAMES["tricky_express"]
    match, rnd = begin(usual(game), 2), random.Random(2)
    while match.state.phase != "play" or len(match.state.waiting) != 1 or len(match.state.hands[0]) > 9:
        match.submit(match.state.waiting[0], rnd.choice(list(game.legal(match.state, match.state.waiting[0]))))
    seat = next(p for p in range(4) if p not in match.state.waiting and len(match.state.hands[p]) > 1)
    found = {a.wire()[1] for a in foreseen(game, match.state, seat, match.header.options, rnd.random)}
    assert found and found <= set(match.state.hands[seat])


def test_before_cards_change_hands_no_lead_is_prepared() -> None:
    """Tricky Express, Asynchronous play: a lead can be prepared only after PASS 2 has been carried out."""
    game = GAMES["tricky_express"]
    match, rnd = begin(usual(game), 2), random.Random(2)
    options = match.header.options
    for phase in ("pass1", "pass2"):
        assert match.state.phase == phase
        for seat in range(4):
            match.submit(seat, game.legal(match.state, seat)[0])
            if seat < 3:
                assert not foreseen(game, match.state, seat, options, rnd.random)
    waits = next(p for p in range(4) if p not in match.state.waiting)
    assert foreseen(game, match.state, waits, options, rnd.random)
