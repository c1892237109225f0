"""The family of melds, with the rules of Rummy Fifty."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import RANK, SUIT, SUITS, code
from engine.core.context import GameContext
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import RummyFiftyState
from engine.games.rummy_fifty.terms import CARDS
from tests.games.rummy_fifty.positions import END, position


def hands(least: int, most: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.sampled_from(CARDS), min_size=least, max_size=most, unique=True)


def valid(found: list[int], wild: int) -> bool:
    return family.fault(found, wild) is None


def apart(deck: list[int], wild: int) -> list[list[int]]:
    """Return melds that are made of these cards and share none."""
    out: list[list[int]] = []
    for meld in family.melds_in(family.mask_of(deck), wild):
        if not any(set(meld) & set(t) for t in out):
            out.append(family.in_order(meld))
    return out


@given(st.integers(-1, 5), hands(1, 9))
def test_melds_in_finds_exactly_the_valid_subsets(wild: int, hand: list[int]) -> None:
    found = family.melds_in(family.mask_of(hand), wild)
    subsets = [sorted(c for k, c in enumerate(hand) if bits >> k & 1) for bits in range(1 << len(hand))]
    assert sorted(found) == sorted(tuple(s) for s in subsets if len(s) >= 3 and valid(s, wild))


@given(st.data(), st.integers(0, 5))
def test_takes_is_what_leaves_a_meld_of_the_same_kind(data: st.DataObject, wild: int) -> None:
    found = family.melds_in(family.mask_of(data.draw(hands(14, 20))), wild)
    if not found:
        return
    meld = family.in_order(data.draw(st.sampled_from(found)))
    form = family.form_of(meld, wild)
    mask = family.takes(meld, form, wild)
    for c in CARDS:
        if c not in meld:
            fits = valid([*meld, c], wild) and family.form_of(family.in_order([*meld, c]), wild) in (form, SUIT[c])
            assert bool(mask >> c & 1) == (fits and (form != family.GROUP or RANK[c] == RANK[meld[0]]))


@given(st.integers(0, 5), hands(12, 18))
def test_lay_out_lays_what_may_be_laid_and_weighs_what_is_left(wild: int, deck: list[int]) -> None:
    hand, targets = deck[:7], apart(deck[7:], wild)
    weights = [float(RANK[c] + 1) for c in range(78)]
    weight, made, laid = family.lay_out(family.mask_of(hand), targets, wild, weights)
    left = set(hand)
    for m in made:
        assert valid(list(m), wild) and set(m) <= left
        left -= set(m)
    for c, at in laid:
        assert c in left and family.takes(targets[at], family.form_of(targets[at], wild), wild) >> c & 1
        targets[at] = family.in_order([*targets[at], c])
        left.remove(c)
    assert weight == sum(weights[c] for c in left)


def fewest_left(s: RummyFiftyState, seen: dict[str, int]) -> int:
    """Return the fewest cards that seat 0 can keep, by trying every order of table moves."""
    key = json.dumps([s.hands[0], s.melds])
    if key not in seen:
        seen[key] = len(s.hands[0])
        for action in GAME.legal(s, 0):
            new = s.clone()
            if action != END:
                GAME.apply(new, 0, action, GameContext(random.Random(1).random))
                seen[key] = min(seen[key], 0 if new.round > s.round else fewest_left(new, seen))
    return seen[key]


@pytest.mark.parametrize("seed", range(40))
def test_lay_out_agrees_with_trying_everything(seed: int) -> None:
    rng = random.Random(seed)
    deck, wild = rng.sample(CARDS, 24), rng.randrange(6)
    melds = [(1, " ".join(code(c) for c in meld)) for meld in apart(deck[6:], wild)]
    s = position({0: " ".join(code(c) for c in deck[:6])}, wild=SUITS[wild], melds=melds).state
    assert family.lay_out(family.mask_of(deck[:6]), s.melds, wild, [1.0] * 78)[0] == fewest_left(s, {})


def test_the_list_of_moves_stays_short() -> None:
    """The fullest hand known: a run of six whose four middle cards have wild doubles."""
    assert len(GAME.legal(position({0: "L3 L4 L5 L6 C2 C3 C4 C5 C6 C7"}).state, 0)) == 105
