"""Who is next, as everybody knows it: right in the games that say so, and silent where the order is secret."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from tests.engine.every_game import SUBJECTS, at_random, begin, cases, steps

TOLD = frozenset(
    {
        *("geschenk", "tricky_express", "rummy_fifty", "alliance", "stendhal", "love_letter", "target", "arsene"),
        *("grazia", "all_aboard", "ttp", "six_suit_fort", "hex_jinchi"),
    }
)
"""Games that must say who is next, since the order of turns is public. In most others several seats are asked at once,
the next one depends on the move, or there are only two."""
NEARLY_ALL = 0.9
"""Of the turns that follow, so many must be those that were told: the rest begin another round."""


@pytest.mark.parametrize("key", SUBJECTS)
def test_the_seat_that_is_told_is_the_next_one_asked(key: str) -> None:
    game: Game[Any] = SUBJECTS[key]
    right, wrong, every = 0, 0, cases(SUBJECTS[key])
    for case in every[:: max(1, len(every) // 4)][:4]:
        match = begin(case, 1)
        told: tuple[int, int] | None = None
        for _ in steps(match, at_random, 1):
            view = match.view(None)
            acting = view.acting
            if told is not None and acting != [told[0]]:
                right += len(acting) == 1 and acting[0] == told[1]
                wrong += len(acting) == 1 and acting[0] != told[1]
                told = None
            seat = match.game.next_turn(view)
            assert seat is None or len(acting) == 1 != view.sealed, "a secret"
            if seat is not None:
                assert seat != acting[0] and 0 <= seat < view.seats
                told = acting[0], seat
    assert right or game.key not in TOLD
    assert right >= NEARLY_ALL * (right + wrong)
