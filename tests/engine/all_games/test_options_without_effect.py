"""What a table hides of its options has no effect: a match goes the same way whatever their values."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.match import Match
from engine.core.options import BadOption
from engine.games.registry import GAMES
from tests.engine.every_game import steps

CONDITIONAL = [(slug, key) for slug, game in GAMES.items() for key in game.only_with]


@pytest.mark.parametrize(("slug", "key"), CONDITIONAL)
def test_it_goes_the_same_way(slug: str, key: str) -> None:
    game = GAMES[slug]
    by_key = {option.key: option for option in game.options}
    other, values = game.only_with[key]
    idle = [value for value in by_key[other].samples() if value not in values]
    assert idle and set(values) <= set(by_key[other].samples()), "for some values it has an effect"
    tried = 0
    for value in idle:
        ways = set()
        for sample in by_key[key].samples():
            given = {other: value, key: sample}
            try:
                seats = game.usual_seats(given)
                options = game.check(seats, given)
            except BadOption:
                continue
            assert not game.has_effect(key, options)
            match: Match[Any] = Match.begin(game, match="m", seats=seats, options=options, secret=bytes(32))
            for _ in steps(match, seed=3):
                pass
            ways.add((repr(match.log), repr(match.state.ended), repr(match.state.winners)))
        tried += len(ways)
        assert len(ways) == 1
    assert tried
