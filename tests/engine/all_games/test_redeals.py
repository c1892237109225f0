"""Redeals and shuffles: every possible deal occurs, each equally often; a seed and a label fix an order."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.context import SeededContext, seeded_shuffle
from engine.core.knowledge.redeal import Place, deal_again, shuffle
from engine.core.state import NO_CARD
from tests.engine.core.test_core import small

# Redeals


def test_redeal_moves_only_what_the_seat_cannot_see() -> None:
    s, rng = small(), random.Random(1)
    seen_hands, own_secret = set(), set()
    for _ in range(60):
        new = s.redeal(2, rng.random)
        assert new.seen_by(2) == s.seen_by(2) and new.seen_by(None) == s.seen_by(None)
        assert new.chips == s.chips and new.memo == s.memo
        assert new.piles[1][0] == NO_CARD
        hidden = new.hands[0] + new.hands[1] + new.hands[3] + new.side[1] + new.stock
        hidden += new.piles[0] + new.piles[1][1:] + [c for cards in new.secret for c in cards]
        assert sorted(hidden) == [1, 2, 3, 4, 5, 6, 12, 13, 15, 16, 17, 18, *range(30, 36)]
        assert [len(cards) for cards in new.secret] == [3, 0, 2, 1]
        seen_hands.add(tuple(new.hands[1]))
        own_secret.add(tuple(new.secret[2]))
    assert len(seen_hands) > 8 < len(own_secret)
    assert s == small()


def places_of(sizes: list[tuple[int | None, int]], first: int = 0) -> list[Place]:
    """Return places filled with the cards ``first``, ``first + 1``, ..."""
    out, at = [], first
    for holder, size in sizes:
        out.append(Place(list(range(at, at + size)), holder))
        at += size
    return out


def test_every_valid_deal_is_reached_and_no_other() -> None:
    """Two seats and a stock; seat 1 cannot hold 4 or 5, seat 2 cannot hold 0."""
    sizes: list[tuple[int | None, int]] = [(1, 2), (2, 2), (None, 2)]
    barred = {(1, 4), (1, 5), (2, 0)}
    valid = {
        p
        for p in permutations(range(6))
        if not any((1, c) in barred for c in p[:2]) and not any((2, c) in barred for c in p[2:4])
    }
    rng = random.Random(2)
    reached: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        places = places_of(sizes)
        deal_again(places, {}, lambda seat, c: (seat, c) not in barred, rng.random)
        reached[tuple(c for place in places for c in place.cards)] += 1
    assert set(reached) == valid
    assert min(reached.values()) > 5


def test_the_order_of_a_stock_tells_nothing_about_restrictions() -> None:
    """Only the stock can contain card 0; it is as often at the top as at any other place in it."""
    rng = random.Random(3)
    at: Counter[int] = Counter()
    for _ in range(4_000):
        places = [Place([1, 2, 3], 1), Place([0, 4, 5, 6], None)]
        deal_again(places, {}, lambda seat, c: c != 0, rng.random)
        at[places[1].cards.index(0)] += 1
    assert chi_square([at[k] for k in range(4)]) < 16.3  # 3 degrees of freedom, p = 0.001


@st.composite
def deals(draw: st.DrawFn) -> tuple[list[Place], set[tuple[int, int]], dict[int, int]]:
    """Generate places, barred pairs (seat, card) that the present deal does not contain, and pinned cards."""
    sizes: list[tuple[int | None, int]] = [(p, draw(st.integers(0, 5))) for p in range(draw(st.integers(1, 4)))]
    sizes.append((None, draw(st.integers(0, 4))))
    places = places_of(sizes)
    home = {c: place.holder for place in places for c in place.cards}
    pairs = [(p, c) for p, _ in sizes if p is not None for c in home if home[c] != p]
    barred = draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    held = [c for c, p in home.items() if p is not None]
    pinned = draw(st.sets(st.sampled_from(held))) if held else set()
    pins = {c: p for c in pinned if (p := home[c]) is not None}
    for place in places:
        gap = draw(st.integers(-1, len(place.cards)))
        if gap >= 0:
            place.cards.insert(gap, NO_CARD)
    return places, barred, pins


@settings(max_examples=400, deadline=None)
@given(deals(), st.randoms(use_true_random=False))
def test_a_redeal_obeys_every_restriction(
    deal: tuple[list[Place], set[tuple[int, int]], dict[int, int]], rng: random.Random
) -> None:
    places, barred, pins = deal
    before = [place.cards[:] for place in places]
    deal_again(places, pins, lambda seat, c: (seat, c) not in barred, rng.random)
    assert sorted(c for p in places for c in p.cards) == sorted(c for b in before for c in b)
    for place, old in zip(places, before, strict=True):
        assert [c < 0 for c in place.cards] == [c < 0 for c in old]
        for c in place.cards:
            assert c < 0 or (place.holder, c) not in barred
        for c, holder in pins.items():
            if holder == place.holder:
                assert place.cards.index(c) == old.index(c)


def test_a_deal_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        deal_again(places_of([(0, 2), (1, 2)]), {}, lambda seat, c: seat == 0, random.Random(4).random)


# Shuffles


def words_of(seed: bytes, label: str) -> Iterator[int]:
    """Yield the 32-bit words of the stream by its description, independently of the code."""
    key = hmac.new(seed, ("shuffle-v1|" + label).encode(), hashlib.sha256).digest()
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).hexdigest()
        yield from (int(block[k : k + 8], 16) for k in range(0, 64, 8))
        counter += 1


def shuffled_by_the_book(seed: bytes, label: str, items: list[int]) -> list[int]:
    """Shuffle by Fisher-Yates from the last index down, with rejection sampling."""
    out, words = items[:], words_of(seed, label)
    for last in range(len(out) - 1, 0, -1):
        size = last + 1
        word = next(w for w in words if w < 2**32 // size * size)
        other = word % size
        out[last], out[other] = out[other], out[last]
    return out


@pytest.mark.parametrize(
    ("seed", "label", "order"),
    [
        (bytes(32), "deal 1", [1, 0, 7, 6, 5, 4, 9, 3, 10, 11, 8, 2]),
        (bytes(32), "deal 2", [9, 11, 0, 5, 1, 8, 3, 10, 2, 6, 4, 7]),
        (bytes(range(32)), "deal 1", [0, 1, 9, 11, 3, 2, 10, 4, 7, 6, 8, 5]),
    ],
)
def test_known_orders_of_shuffle_v1(seed: bytes, label: str, order: list[int]) -> None:
    assert seeded_shuffle(seed, label, range(12)) == order


@given(st.binary(min_size=32, max_size=32), st.text(max_size=12), st.integers(0, 120))
def test_shuffles_follow_their_description(seed: bytes, label: str, size: int) -> None:
    assert seeded_shuffle(seed, label, range(size)) == shuffled_by_the_book(seed, label, list(range(size)))


def chi_square(found: list[int]) -> float:
    """Return the chi-square statistic against equal shares."""
    share = sum(found) / len(found)
    return sum((n - share) ** 2 / share for n in found)


def seeded(number: int) -> list[int]:
    return seeded_shuffle(b"uniformity", f"deal {number}", range(4))


def simulated(rnd: Callable[[], float]) -> list[int]:
    out = list(range(4))
    shuffle(out, rnd)
    return out


def test_every_order_is_equally_likely() -> None:
    rnd = random.Random(5).random
    for orders in ([seeded(k) for k in range(6_000)], [simulated(rnd) for _ in range(6_000)]):
        found = Counter(tuple(o) for o in orders)
        assert len(found) == 24
        assert chi_square(list(found.values())) < 49.7  # 23 degrees of freedom, p = 0.001


def test_a_shuffle_is_named_by_its_label_alone() -> None:
    ctx, again = SeededContext(b"s"), SeededContext(b"s")
    again.shuffled("something else", range(9))
    assert ctx.shuffled("deal 1", range(30)) == again.shuffled("deal 1", range(30))
    assert ctx.shuffled("deal 1", range(30)) != ctx.shuffled("deal 2", range(30))
    assert SeededContext(b"t").shuffled("deal 1", range(30)) != ctx.shuffled("deal 1", range(30))


def test_tests_may_prescribe_an_order() -> None:
    ctx = SeededContext(b"s", {"deal 1": [2, 0, 1]})
    assert ctx.shuffled("deal 1", range(3)) == [2, 0, 1]
    with pytest.raises(ValueError, match="not a permutation"):
        ctx.shuffled("deal 1", range(4))
