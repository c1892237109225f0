"""The quick player of Target: what is certain, and at what price."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import card, cards
from engine.games.target.terms import ALL, SAME_SUIT, taken_by
from engine.players.target.quick import reply


def answer(target: str, trick: str, hand: str, more: int, far_pool: str = ALL) -> int:
    return reply(card(target), cards(trick), cards(hand), far_pool, more, random.Random(1).random)


def test_the_last_to_play_takes_the_target_without_an_ace_or_a_king_if_that_can_be() -> None:
    assert answer("S7", "H2 D9", "SK C8 LQ D3 LA", 0) == card("C8")
    assert answer("S7", "H2 D9", "SK C4 LQ D3 LA", 0) == card("SK"), "far: only the king's suit turns it"


def test_before_others_the_farthest_card_of_the_suit_is_certain() -> None:
    assert answer("SA", "", "SK HA S9 D2 L3", 3) == card("SK")


def test_far_cards_of_other_suits_count_for_nothing_where_only_the_suit_competes() -> None:
    assert answer("S7", "S8", "HK S3 D6", 1, SAME_SUIT) == card("S3")
    assert answer("S7", "S8", "HK S3 D6", 1) == card("HK")


@pytest.mark.parametrize("far_pool", [ALL, SAME_SUIT])
def test_a_last_card_that_can_take_the_target_does(far_pool: str) -> None:
    rng = random.Random(7)
    for _ in range(200):
        target, *dealt = rng.sample(range(78), 9)
        trick, hand = dealt[:3], dealt[3:]
        found = reply(target, trick, hand, far_pool, 0, rng.random)
        takes = [c for c in hand if taken_by(target, [*trick, c], far_pool) == len(trick)]
        assert not takes or found in takes
