"""What several games share (engine/families): dealing, the last card of a hand, tricks, the end of a match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.context import GameContext
from engine.games.registry import GAMES


def test_a_phase_in_which_all_seats_play_asks_only_once_a_trick_who_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = GAMES["stendhal"]
    phase, rnd = game.phases["play"], random.Random(1).random
    ctx = GameContext(rnd, options := game.check(5, {}))
    s = game.start(5, options, ctx)
    while s.phase != "play":
        game.apply(s, s.waiting[0], game.timeout(s, s.waiting[0]), ctx)
    asked: list[int] = []

    def players(_phase: Any, s: Any) -> range:
        asked.append(len(s.trick))
        return range(5)

    monkeypatch.setattr(type(phase), "players", players)
    for seat in (0, 1, 2, 3, 4):
        turn = (s.leader + seat) % 5
        assert s.waiting == [turn]
        game.apply(s, turn, phase.legal(s, turn)[0], ctx)
    assert asked == [5]
    assert s.waiting == [s.leader] == [s.last_winner]
