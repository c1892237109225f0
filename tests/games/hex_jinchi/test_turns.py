"""Hex Bases: a turn sent whole, the same step by step, and the turns that a hand offers as one press each."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.match import Match
from engine.core.offers import Subset, Values
from engine.core.state import NO_CARD
from engine.families.jokers import PACK, card, cards, held
from engine.games.hex_jinchi import terms
from engine.games.hex_jinchi.moves import DISCARD, END_TURN, MOST, Place, Turn, steps, whole
from engine.games.hex_jinchi.plans import OFFERED
from engine.games.hex_jinchi.rules import GAME
from engine.games.hex_jinchi.state import HexJinchiState
from engine.games.hex_jinchi.terms import BASES, MORE
from engine.players.hex_jinchi import choose
from tests.games.hex_jinchi.test_rules import examples, move, placing, sets

# A turn sent whole


def test_a_whole_turn_is_the_same_as_its_steps() -> None:
    def to_discard() -> Match[HexJinchiState]:
        match = placing("S6 H6 SA H7 CK", ["", "", "1 D6"])
        match.state.phase, match.state.thrown = "discard", NO_CARD
        return match

    parts = [DISCARD[card("CK")], move("1 S6"), move("2 H6"), move("3 SA H7"), END_TURN]
    turn = whole(card("CK"), [(a.base, a.cards) for a in parts[1:4] if isinstance(a, Place)])
    one, other = to_discard(), to_discard()
    assert steps(turn) == parts and GAME.read(turn.wire()) == turn
    told = one.submit(0, turn)
    again = [event for part in parts for event in other.submit(0, part)]
    assert [e.to_json() for e in told] == [e.to_json() for e in again] and one.state == other.state
    third = to_discard()
    third.submit(0, whole(card("CK"), [(1, sets("S6"))], MORE))
    assert (third.state.phase, third.state.waiting, third.state.used) == ("place", [0], [1])


@pytest.mark.parametrize(("turn", "key"), examples("turns"))
def test_a_whole_turn_is_refused_for_its_first_broken_step_and_nothing_has_happened(turn: list[Any], key: str) -> None:
    match = placing("S6 H6 SA H7 CK", ["", "", "1 D6"])
    s = match.state
    s.phase, s.thrown = "discard", NO_CARD
    first, *rest = turn
    fields: list[Any] = [sets(f) if isinstance(f, str) else f for f in rest]
    action = Turn(card(first), *fields)
    before = s.to_json()
    assert GAME.why_not(s, 0, action).key == (f"hex_jinchi-{key}" if key else "illegal-now")
    with pytest.raises(IllegalAction):
        match.submit(0, action)
    assert s.to_json() == before


def test_what_is_not_of_this_step_is_refused() -> None:
    s = placing("S6 H6", [""]).state
    assert GAME.why_not(s, 0, DISCARD[card("S6")]).key == "hex_jinchi-no-place"
    assert GAME.why_not(s, 0, whole(card("S6"), [])).key == "hex_jinchi-no-place"
    s.phase = "discard"
    assert GAME.why_not(s, 0, move("1 S6")).key == GAME.why_not(s, 0, END_TURN).key == "hex_jinchi-no-discard"
    assert GAME.why_not(s, 0, DISCARD[card("SK")]).key == "hex_jinchi-no-card"
    assert {GAME.why_not(s, 0, a).key for a in (Action(), Turn(99, 0, (), 0, (), 0, ()))} == {"illegal-now"}
    facts = GAME.why_not(placing("S6", ["1 D6 H6"]).state, 0, move("1 S6")).facts
    assert facts == {"base": "1", "suits": 1, "least": 3}


def test_a_turn_is_offered_step_by_step_and_never_ends_by_itself() -> None:
    s = placing("S6 H6 SA H7 CK", ["", "", "1 D6 H6 S6"]).state
    s.phase = "discard"
    offer, six = GAME.offer, [card("S6")]
    path: list[Any] = ["turn", card("CK")]
    assert offer(s, 0, ()) == Values(("turn",)) and offer(s, 0, ["turn"]) == Values(tuple(s.hands[0]))
    assert offer(s, 0, path) == Values((0, 1, 2, 4, 5, 6, MORE)), "base 3 has three suits"
    path += [1, six]
    assert offer(s, 0, [*path[:3]]) == Values(
        tuple(list(one) for one in terms.listed(tuple(held(cards("S6 H6 SA H7"))), -1))
    )
    assert offer(s, 0, path) == Values((0, 2, 4, 5, 6, MORE))
    assert offer(s, 0, [*path, 0]) == Values(([],)) and offer(s, 0, [*path, 0, []]) == Values((0,))
    assert offer(s, 0, [*path, 2, [card("H6")], 0, []]) is None and offer(s, 0, ["discard", 3]) is None
    s.hands[0] = held(cards("SK CK XK"))
    assert offer(s, 0, ["turn", card("SK")]) == Values((0, MORE)), "no set: still to be ended by hand"


@pytest.mark.parametrize("seed", range(40))
def test_what_is_counted_is_what_is_listed(seed: int) -> None:
    rng = random.Random(seed)
    hand = tuple(sorted(rng.sample(range(PACK), rng.randint(1, 9))))
    sets = terms.sets_in(hand)
    assert sorted(sets) == sorted(
        one for size in range(1, len(hand) + 1) for one in combinations(hand, size) if terms.makes_six(one)
    )
    for beaten in range(-1, 7):
        more = [one for one in sets if terms.suits(one) > beaten]
        assert terms.numbers(hand)[beaten + 1] == len(more)
        assert len(terms.listed(hand, beaten)) == min(len(more), terms.LISTED)


def test_one_by_one_the_sets_listed_are_offered_and_where_there_are_more_any_cards() -> None:
    s = placing("S6 H6 SK", ["1 D6"]).state
    assert GAME.offer(s, 0, ()) == Values(("end_turn", "place"))
    assert GAME.offer(s, 0, ["place"]) == Values((2, 3, 4, 5, 6)) and GAME.offer(s, 0, ["place", 1]) is None
    s.hands[0] = held(cards("SK CK"))
    assert GAME.offer(s, 0, ()) == Values(("end_turn",)) and GAME.automatic(s) is None
    s.hands[0] = held(cards("SA S3 C4 H5 H2 D6 L2 X3 JB1"))
    assert GAME.offer(s, 0, ()) == Values(("end_turn", "place", "gather"))
    found = terms.listed(tuple(s.hands[0]), -1)
    assert len(found) == 25 and all(map(terms.makes_six, found)) and len(set(found)) == 25
    assert {terms.suits(one) for one in found} == {0, 1, 2, 3, 4, 5, 6}, "some of every number of suits"
    assert GAME.offer(s, 0, ["gather", 3]) == Subset(tuple(s.hands[0]), 1, 9)
    s.hands[0] = held([*s.hands[0], *cards("SQ SK CK")])
    assert len(terms.listed(tuple(s.hands[0]), 2)) == 25 and GAME.offer(s, 0, ["gather"]) is not None
    s.phase = "discard"
    many = [c for c in range(MOST) if c != card("SQ")]
    s.hands[0] = held({*s.hands[0], *many})
    offer = GAME.offer(s, 0, ["turn", card("SQ"), 1, many, 2])
    assert isinstance(offer, Values) and {len(one) for one in offer.values if isinstance(one, list)} == {1}, "the id"


def test_nothing_but_a_single_card_and_an_empty_hand_is_played_at_once() -> None:
    s = placing("S6", [""]).state
    assert GAME.automatic(s) is None
    s.hands[0] = []
    assert GAME.automatic(s) == (0, END_TURN)
    s.hands[0], s.phase = cards("S6"), "discard"
    assert GAME.automatic(s) == (0, DISCARD[card("S6")])
    s.hands[0] = cards("S6 H6")
    assert GAME.automatic(s) is None
    s.waiting = []
    assert GAME.automatic(s) is None


# Whole turns that a hand offers as one press each


@pytest.mark.parametrize(("seats", "secret"), [(2, 1), (2, 2), (3, 3)])
def test_the_proposals_of_a_whole_game(seats: int, secret: int) -> None:
    rng = random.Random(secret)
    match = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([secret]) * 32)
    several = 0
    for _ in range(30):
        if match.over:
            break
        seat = match.state.waiting[0]
        view = match.view(seat)
        if view.phase == "discard":
            found = [turn for turn in view.proposals if isinstance(turn, Turn)]
            assert tuple(found) == view.proposals
            assert 1 <= len(found) <= OFFERED and len(set(found)) == len(found)
            assert all(GAME.allows(match.state, seat, turn) for turn in found)
            assert view.proposals == match.view(seat).proposals
            fields = [((t.base1, t.cards1), (t.base2, t.cards2), (t.base3, t.cards3)) for t in found]
            laid = [placed for turn in fields for placed in turn if placed[0] in BASES]
            assert len(laid) == len(set(laid)), "ways to choose from"
            # Whatever the others hold, and in whatever order the stock lies.
            dealt = match.state.redeal(seat, rng.random)
            assert GAME.view(dealt, seat, match="m", options={}).proposals == view.proposals
            several += len(found) > 1
        for other in {None, *range(seats)} - {seat}:
            assert match.view(other).proposals == (), "nobody else sees them"
        match.submit(seat, choose(GAME, match.state.redeal(seat, rng.random), seat, rng.random))
    assert several > 2
