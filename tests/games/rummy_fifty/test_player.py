"""Rummy Fifty: the heuristic player."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import card, cards
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.terms import DISCARD
from engine.players.rummy_fifty.policy import choose
from tests.games.rummy_fifty.positions import END, contest, melding, position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_house_beats_random(seats: int) -> None:
    assert sum(contest(seats, seed) for seed in range(12)) >= 11


def test_house_goes_out_when_it_can() -> None:
    m = position({0: "S4 S5 S6 H9 C9 D9 X2 XA H10"}, phase="draw", tops={1: "X3"}, courts="JJJ")
    m.submit(0, choose(GAME, m.state, 0, random.Random(1).random))
    assert m.state.source == DISCARD + 1
    m.submit(0, choose(GAME, m.state, 0, random.Random(1).random))
    assert m.state.discards[0] == [card("H10")]
    while m.state.round == 1:
        m.submit(0, choose(GAME, m.state, 0, random.Random(1).random))
    assert m.state.last_out == 0
    m = position({0: "S4 S5 S6 H9 C9 D9 X2"}, melds=[(1, "X3 X4 X5")], courts="JJJ")
    while m.state.round == 1:
        m.submit(0, choose(GAME, m.state, 0, random.Random(1).random))
    assert m.state.last_out == 0


def test_house_holds_its_melds_back() -> None:
    m = position({0: "S4 S5 S6 H9 D2", 1: "C2 C4 C6 C8 H2 H4", 2: "X2 X4 X6 X8 D4 D6"})
    assert choose(GAME, m.state, 0, random.Random(1).random) == END
    m.state.hands[1] = cards("C2 C4")
    assert choose(GAME, m.state, 0, random.Random(1).random) == melding("S4 S5 S6")
