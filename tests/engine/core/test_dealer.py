from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.core.match import Match
from engine.core.options import BadOption
from engine.families.dealer import FIRST_DEALER
from engine.games.registry import GAMES

CHOOSING = [game for game in GAMES.values() if FIRST_DEALER in game.options]


@pytest.mark.parametrize("game", CHOOSING, ids=lambda game: game.key)
def test_the_first_dealer_is_drawn_by_name_or_must_be_at_the_table(game: Game[Any]) -> None:
    for seats in game.seats:
        for dealer in range(seats):
            order = [dealer, *(p for p in range(seats) if p != dealer)]
            drawn: dict[str, Any] = {
                "match": "m",
                "seats": seats,
                "secret": bytes(32),
                "given": {"first dealer": order},
            }
            assert Match.begin(game, options={}, **drawn).state.dealer == dealer
            chosen = {"first_dealer": f"seat{dealer + 1}"}
            assert Match.begin(game, match="m", seats=seats, options=chosen, secret=bytes(32)).state.dealer == dealer
        for away in range(seats, 4):
            with pytest.raises(BadOption) as bad:
                game.check(seats, {"first_dealer": f"seat{away + 1}"})
            assert (bad.value.option, bad.value.value) == ("first_dealer", f"seat{away + 1}")


def test_three_games_let_the_table_choose() -> None:
    assert [game.key for game in CHOOSING] == ["tricky_express", "counting_cribbage", "rummy_fifty"]
