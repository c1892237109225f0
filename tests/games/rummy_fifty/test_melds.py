"""Rummy Fifty: the family of melds."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import RANK, SUIT, SUITS, code
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.terms import CARDS
from tests.games.rummy_fifty.positions import begin, fewest_left, position, valid


@given(st.integers(-1, 5), st.lists(st.sampled_from(CARDS), min_size=1, max_size=9, unique=True))
def test_melds_in_finds_exactly_the_valid_subsets(wild: int, hand: list[int]) -> None:
    found = family.melds_in(family.mask_of(hand), wild)
    assert len(set(found)) == len(found)
    wanted = set()
    for bits in range(1 << len(hand)):
        subset = tuple(sorted(c for k, c in enumerate(hand) if bits >> k & 1))
        if len(subset) >= 3 and valid(subset, wild):
            wanted.add(subset)
    assert set(found) == wanted


@given(st.data(), st.integers(0, 5))
def test_takes_is_what_leaves_a_meld_of_the_same_kind(data: st.DataObject, wild: int) -> None:
    hand = data.draw(st.lists(st.sampled_from(CARDS), min_size=14, max_size=20, unique=True))
    found = family.melds_in(family.mask_of(hand), wild)
    if not found:
        return
    meld = family.in_order(data.draw(st.sampled_from(found)))
    form = family.form_of(meld, wild)
    mask = family.takes(meld, form, wild)
    for c in CARDS:
        if c not in meld:
            fits = valid([*meld, c], wild) and family.form_of(family.in_order([*meld, c]), wild) in (form, SUIT[c])
            assert bool(mask >> c & 1) == (fits and (form != family.GROUP or RANK[c] == RANK[meld[0]]))


@given(st.integers(0, 5), st.lists(st.sampled_from(CARDS), min_size=12, max_size=18, unique=True), st.data())
def test_lay_out_is_the_best_there_is(wild: int, deck: list[int], data: st.DataObject) -> None:
    hand, rest = deck[:7], deck[7:]
    targets: list[list[int]] = []
    for meld in family.melds_in(family.mask_of(rest), wild):
        if not any(set(meld) & set(t) for t in targets):
            targets.append(family.in_order(meld))
    weights = [float(RANK[c] + 1) for c in range(78)]
    weight, made, laid = family.lay_out(family.mask_of(hand), targets, wild, weights)
    left = set(hand)
    for m in made:
        assert valid(m, wild) and set(m) <= left
        left -= set(m)
    for c, at in laid:
        assert c in left and family.takes(targets[at], family.form_of(targets[at], wild), wild) >> c & 1
        targets[at] = family.in_order([*targets[at], c])
        left.remove(c)
    assert weight == sum(weights[c] for c in left)


@pytest.mark.parametrize("seed", range(40))
def test_lay_out_agrees_with_trying_everything(seed: int) -> None:
    rng = random.Random(seed)
    deck = rng.sample(CARDS, 24)
    wild = rng.randrange(6)
    hand = deck[:6]
    melds: list[tuple[int, str]] = []
    used: set[int] = set(hand)
    for meld in family.melds_in(family.mask_of(deck[6:]), wild):
        if not used & set(meld):
            melds.append((1, " ".join(code(c) for c in meld)))
            used |= set(meld)
    m = position({0: " ".join(code(c) for c in hand)}, wild=SUITS[wild], melds=melds)
    weight, _, _ = family.lay_out(family.mask_of(hand), m.state.melds, wild, [1.0] * 78)
    assert weight == fewest_left(m.state, {})


def test_the_list_of_moves_stays_short() -> None:
    """The fullest hand known: a run of six whose four middle cards have wild doubles; and random play."""
    m = position({0: "L3 L4 L5 L6 C2 C3 C4 C5 C6 C7"})
    assert len(GAME.legal(m.state, 0)) == 105
    longest = 0
    for seed in range(6):
        rng = random.Random(seed)
        g = begin(2 + seed % 3, max_rounds=6)
        while not g.over:
            seat = rng.choice(g.state.waiting)
            legal = GAME.legal(g.state, seat)
            longest = max(longest, len(legal))
            g.submit(seat, rng.choice(legal))
    assert longest < 60
