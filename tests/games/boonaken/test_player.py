"""The computer player of Boonaken: the safest hand for a misère."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from engine.games.boonaken.terms import CARDS, TRICKS
from engine.players.boonaken.worth import danger, safest


@pytest.mark.parametrize("held", [TRICKS, 8, 10])
def test_the_safest_six_found_suit_by_suit_are_the_safest_of_all(held: int) -> None:
    rng = random.Random(held)
    for _ in range(20):
        hand = rng.sample(CARDS, held)
        risk, kept = safest(hand)
        assert len(kept) == TRICKS and set(kept) <= set(hand)
        assert risk == pytest.approx(danger(kept)) == pytest.approx(min(map(danger, combinations(hand, TRICKS))))
