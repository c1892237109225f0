"""Rummy Fifty: the heuristic player."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import card, cards
from engine.core.match import Match
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import RummyFiftyState
from engine.games.rummy_fifty.terms import DISCARD
from engine.players.rummy_fifty.policy import choose
from tests.games.rummy_fifty.positions import END, at_random, move, position


def chooses(m: Match[RummyFiftyState], seat: int = 0, rng: random.Random | None = None) -> None:
    rng = rng or random.Random(1)
    m.submit(seat, choose(GAME, m.state.redeal(seat, rng.random), seat, rng.random))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_house_beats_random(seats: int) -> None:
    won = 0
    for game in range(12):
        m = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([game]) * 32)
        rng, house = random.Random(game), game % seats
        while not m.over:
            if house in m.state.waiting:
                chooses(m, house, rng)
            else:
                at_random(m, rng)
        won += m.state.winners == [house]
    assert won >= 11


def test_house_goes_out_when_it_can() -> None:
    m = position({0: "S4 S5 S6 H9 C9 D9 X2 XA H10"}, phase="draw", tops={1: "X3"})
    chooses(m)
    assert m.state.source == DISCARD + 1
    chooses(m)
    assert m.state.discards[0] == [card("H10")]
    other = position({0: "S4 S5 S6 H9 C9 D9 X2"}, melds=[(1, "X3 X4 X5")])
    for going in (m, other):
        while going.state.round == 1:
            chooses(going)
        assert going.state.last_out == 0


def test_house_holds_its_melds_back() -> None:
    m = position({0: "S4 S5 S6 H9 D2", 1: "C2 C4 C6 C8 H2 H4", 2: "X2 X4 X6 X8 D4 D6"})
    assert choose(GAME, m.state, 0, random.Random(1).random) == END
    m.state.hands[1] = cards("C2 C4")
    assert choose(GAME, m.state, 0, random.Random(1).random) == move("meld S4 S5 S6")
