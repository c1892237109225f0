"""The computer players of All Aboard: ways to the end of a turn, the cards they keep.

CHECKS finds out whether their reasons are true (``tests.engine.reasons``).
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from engine.families.jokers import RED, card, cards
from engine.games.all_aboard.rules import CLEAR, GAME, WAGON, Run, Wagon, split, ways
from engine.games.all_aboard.terms import FREE, MATCHING, same_number, start_player
from engine.games.registry import GAMES
from engine.players.all_aboard.policy import POLICY, Prospect, best_way, mask, members, move, ways_of, ways_to_end
from engine.players.policy import SearchResult
from tests.engine.reasons import Check, applied
from tests.games.all_aboard.test_rules import turn


def furthest(s: Any, p: int, a: Any) -> int:
    """Return the most wagons that can go in this turn after a move, by trying all moves."""
    game, after = GAMES["all_aboard"], applied("all_aboard", s, p, a)
    if after.columns != s.columns or after.waiting != [p] or len(after.hands[p]) != len(left_by(s, p, a)):
        return 0  # the round or the turn is over
    return max(furthest(after, p, b) + (b.tag == "wagon") for b in game.legal(after, p))


def left_by(s: Any, p: int, a: Any) -> list[int]:
    gone = a.wire()[1]
    return [c for c in s.hands[p] if c not in (gone if isinstance(gone, list) else [gone])]


def stopped(s: Any, p: int, a: Any) -> list[int]:
    """Return the signals that must follow a wagon."""
    return [c for c in s.hands[p] if RED[c] and same_number(c, a.card)]


CHECKS: dict[str, Check] = {
    "show-red": lambda s, p, a, f: a.tag == "show" and RED[a.card] and f["points"] == 2,
    "show-low": lambda s, p, a, f: a.tag == "show" and start_player([a.card, *left_by(s, p, a)]) == 0,
    "bonus": lambda s, p, a, f: bool(left_by(s, p, a)) and all(RED[c] for c in left_by(s, p, a)),
    "dump": lambda s, p, a, f: (
        a.tag in ("dump", "run") and sum(RED[c] for c in a.cards) == f["count"] == f["points"] / 2
    ),
    "run": lambda s, p, a, f: (
        a.tag == "run"
        and f["card"] == a.cards[-1]
        and f["count"] == sum(not RED[b] and not RED[c] for b, c in pairwise([s.table, *a.cards])) > 0
    ),
    "clear": lambda s, p, a, f: a.tag == "clear" and furthest(s, p, a) == f["count"] > 0,
    "signal": lambda s, p, a, f: a.tag == "signal" and furthest(s, p, a) == f["count"] > 0,
    "wagon": lambda s, p, a, f: a.tag == "wagon" and furthest(s, p, a) + 1 == f["count"] > 1,
    "stops": lambda s, p, a, f: (
        a.tag == "wagon" and f["right"] in stopped(s, p, a) and not furthest(s, p, a) and len(s.deck) > 1
    ),
    "last": lambda s, p, a, f: a.tag == "wagon" and not stopped(s, p, a) and not furthest(s, p, a),
}


@pytest.mark.parametrize("rule", [MATCHING, FREE])
@pytest.mark.parametrize("seed", range(30))
def test_every_outcome_of_a_turn_is_found_and_each_way_is_legal(seed: int, rule: str) -> None:
    rng = random.Random(seed)
    *hand, table = rng.sample(range(82), rng.randint(2, 8))
    deck = rng.choice((2, 30))
    known = {
        (frozenset(hand) - set(played), played[-1]) for _, played, _ in ways(sorted(hand), table, rule, deck) if played
    }
    found = ways_to_end(mask(hand), table, rule == FREE, deck)
    assert {(frozenset(members(way.left)), way.cards[-1]) for way in found if way.cards} == known
    for way in found:
        steps, at = split(hand, table, rule, way.cards)
        assert at == len(way.cards) and sum(isinstance(step, Wagon) for step in steps) == way.wagons
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
