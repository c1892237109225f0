"""The quick player of All Aboard: ways to the end of a turn, and the cards it keeps when a round may end."""

from __future__ import annotations

import random

import pytest

from engine.families.jokers import RED, card, cards
from engine.games.all_aboard import moves
from engine.games.all_aboard.moves import CLEAR, WAGON, Run
from engine.games.all_aboard.rules import GAME
from engine.games.all_aboard.terms import FREE, MATCHING
from engine.players.all_aboard.policy import POLICY
from engine.players.all_aboard.turns import Prospect, best_way, mask, members, move, ways, ways_of
from engine.players.policy import SearchResult
from tests.games.all_aboard.test_rules import turn


@pytest.mark.parametrize("rule", [MATCHING, FREE])
@pytest.mark.parametrize("seed", range(30))
def test_every_outcome_of_a_turn_is_found_and_each_way_is_legal(seed: int, rule: str) -> None:
    rng = random.Random(seed)
    *hand, table = rng.sample(range(82), rng.randint(2, 8))
    deck = rng.choice((2, 30))
    known = {
        (frozenset(hand) - set(played), played[-1])
        for _, played, _ in moves.ways(sorted(hand), table, rule, deck)
        if played
    }
    found = ways(mask(hand), table, rule == FREE, deck)
    assert {(frozenset(members(way.left)), way.cards[-1]) for way in found if way.cards} == known
    for way in found:
        steps, at = moves.split(hand, table, rule, way.cards)
        assert at == len(way.cards) and sum(isinstance(step, moves.Wagon) for step in steps) == way.wagons
        assert way.wagons <= deck


@pytest.mark.parametrize(("deck", "why"), [(2, "all_aboard-hint-why-stops"), (1, "")])
def test_no_signal_comes_after_the_wagon_that_empties_the_deck(deck: int, why: str) -> None:
    s = turn("S7 C9 H7", "S4", deck=deck).state
    found = POLICY.reason(s, 0, WAGON[card("S7")], SearchResult(0, (), 0, 0.5))
    assert (found.key if found else "") == why


def test_a_way_is_a_run_or_the_one_step_that_it_is() -> None:
    s = turn("C5 H9 H2 SK", "H5", deck=30).state
    told = {move(s, 0, way) for way in ways_of(s, 0)}
    assert all(GAME.allows(s, 0, one) for one in told)
    assert CLEAR[card("C5")] in told and any(one.tag == "dump" for one in told)
    assert {type(one) for one in told} != {Run}


def test_at_the_end_no_black_card_is_left_if_that_can_be() -> None:
    s = turn("C5 H9 D2", "H5", deck=4).state
    assert best_way(s, 0, ways_of(s, 0)).cards == (card("C5"),), "not the dump of H9"
    s = turn("C5 C8 SK H9 D2", "C3", deck=4).state
    assert [c for c in members(best_way(s, 0, ways_of(s, 0)).left) if not RED[c]] == cards("SK")


def test_a_hand_without_black_cards_is_worth_most_where_the_round_ends_before_the_next_turn() -> None:
    worth = []
    for deck in (1, 12):
        s = turn("C5 H9 D2", "H5", deck=deck).state
        way = next(way for way in ways_of(s, 0) if way.cards == (card("C5"),))
        worth.append(Prospect(s, 0).worth(way))
    assert worth[0] > worth[1] + 10


def test_the_search_compares_whole_turns() -> None:
    s = turn("C5 C8 SK H9 D2", "C3", deck=30).state
    tried = POLICY.candidates(GAME, s, 0, random.Random(1).random)
    assert len(set(tried)) == len(tried) > 1 and all(GAME.allows(s, 0, one) for one in tried)
    assert any(isinstance(one, Run) for one in tried)
