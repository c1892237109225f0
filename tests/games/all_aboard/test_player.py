"""The quick player of All Aboard: when a round may end, and what it leaves in hand then."""

from __future__ import annotations

import pytest

from engine.families.jokers import card
from engine.games.all_aboard.moves import CLEAR, WAGON
from engine.games.all_aboard.rules import GAME
from engine.players.all_aboard.policy import is_late, to_the_end
from tests.games.all_aboard.test_rules import turn


@pytest.mark.parametrize(("deck", "late"), [(4, True), (5, False)])
def test_others_may_end_the_round_by_refills_and_wagons(deck: int, late: bool) -> None:
    s = turn("C5 H9 D2", "H5", deck=deck).state
    assert is_late(s, 0) == late, "the other has eight cards: four wagons at most"
    s.hands[1].pop()
    assert is_late(s, 0), "now it draws one as well"


def test_at_the_end_no_black_card_is_left_if_that_can_be() -> None:
    s = turn("C5 H9 D2", "H5", deck=4).state
    assert to_the_end(s, 0, GAME.legal(s, 0)) == CLEAR[card("C5")], "not the dump of H9"
    s = turn("C5 C8 SK H9 D2", "C3", deck=4).state
    assert to_the_end(s, 0, GAME.legal(s, 0)) in (WAGON[card("C5")], WAGON[card("C8")])
