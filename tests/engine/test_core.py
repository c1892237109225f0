"""States, redeals and shuffles, apart from any real game."""

from __future__ import annotations

import hashlib
import hmac
import json
import pickle
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError, dataclass
from itertools import permutations
from typing import Any, NewType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import state as declarations
from engine.core.action import Action
from engine.core.cards import RANK, SUIT, card, cards, code
from engine.core.context import Event, GameContext, SeededContext, seeded_shuffle
from engine.core.events import GameEvent
from engine.core.facts import Count, Seat
from engine.core.redeal import Place, deal_again, shuffle
from engine.core.state import NO_CARD, State, Visibility, hidden, memo, owner, per_seat, public, secret, team
from engine.families.tricks import PLAY

# Cards


def test_card_codes_read_back() -> None:
    assert [code(c) for c in cards("SA S10 HK X2")] == ["SA", "S10", "HK", "X2"]
    assert (card("SA"), card("S10"), card("HA"), card("XK")) == (0, 9, 13, 77)
    assert all(card(code(c)) == c and SUIT[c] * 13 + RANK[c] == c for c in range(78))


@pytest.mark.parametrize("wrong", ["", "S", "S1", "S11", "ZA", "10S", "sA", "S10 "])
def test_what_is_no_card_code(wrong: str) -> None:
    with pytest.raises(ValueError):
        card(wrong)


# Declared visibility


@dataclass(slots=True)
class Small(State):
    hands: list[list[int]] = owner()
    chips: list[int] = owner()
    side: list[list[int]] = team()
    stock: list[int] = hidden()
    piles: list[list[int]] = hidden()
    secret: list[list[int]] = secret()
    memo: list[list[int]] = memo()
    deep: list[list[list[int]]] = public()
    pair: tuple[int, ...] = public(())

    def team(self, seat: int) -> int:
        return seat % 2


def small() -> Small:
    return Small(
        phase="p",
        waiting=[1],
        hands=[[1, 2], [3], [], [4, 5, 6]],
        chips=[7, 8, 9, 10],
        side=[[11], [12, 13], [14], []],
        stock=[15, 16],
        piles=[[17], [NO_CARD, 18]],
        secret=[[30, 31, 32], [], [33, 34], [35]],
        memo=[[20], [], [21, 22], [23]],
        deep=[[[1], [2, 3]], [[], []]],
        pair=(4, 5),
    )


def test_each_visibility_shows_what_it_promises() -> None:
    seen = small().seen_by(2)
    assert seen["hands"] == [2, 1, [], 3]
    assert seen["chips"] == [None, None, 9, None]
    assert seen["side"] == [[11], 2, [14], 0]
    assert seen["stock"] == 2
    assert seen["piles"] == [1, 2]
    assert seen["secret"] == [None, None, 2, None]
    assert seen["memo"] == [21, 22]
    assert seen["deep"] == [[[1], [2, 3]], [[], []]]
    assert seen["waiting"] == [1] and seen["pair"] == (4, 5)


def test_an_onlooker_sees_lengths() -> None:
    seen = small().seen_by(None)
    assert seen["hands"] == [2, 1, 0, 3]
    assert seen["chips"] == [None] * 4
    assert seen["side"] == [1, 2, 1, 0]
    assert seen["secret"] == [None] * 4
    assert seen["memo"] == []


def test_a_seen_list_is_a_copy() -> None:
    s = small()
    for seat in (None, 0, 3):
        seen = s.seen_by(seat)
        for value in seen.values():
            if isinstance(value, list):
                value.append("scribble")
                for inner in value:
                    if isinstance(inner, list):
                        inner.append("scribble")
    assert s == small()


def test_clone_shares_nothing_and_json_reads_back() -> None:
    s, again = small(), small().clone()
    again.deep[0][0].append(9)
    again.hands[0].append(9)
    again.stock.append(9)
    assert s == small() != again
    stored = json.loads(json.dumps(s.to_json()))
    assert Small.from_json(stored) == s
    del stored["hands"]
    with pytest.raises(KeyError):
        Small.from_json(stored)


def declared(kind: Any, visibility: Visibility | None) -> type[State]:
    """A state with one more field ``x`` of type ``kind``."""
    value = getattr(declarations, visibility.value)() if visibility else 0
    spaces: dict[str, Any] = {"__annotations__": {"x": kind}, "__module__": __name__, "x": value}
    return dataclass(slots=True)(type("Made", (State,), spaces))


def test_a_field_that_does_not_declare_is_refused() -> None:
    with pytest.raises(TypeError, match="x does not say who may see it"):
        declared("int", None).plan()


@pytest.mark.parametrize(
    "kind",
    [
        *("dict[str, int]", "set[int]", "list[dict[str, int]]", "list[tuple[int, int]]", "list", "object", "Any"),
        *("Table", "list[Table]", "tuple[list[int], ...]", "bytes", "int | list[int]", "Deck", "NoSuchType"),
    ],
)
def test_a_field_that_would_not_copy_or_store_is_refused(kind: str) -> None:
    with pytest.raises(TypeError, match=r"only lists of plain values|cannot be read"):
        declared(kind, Visibility.PUBLIC).plan()


Cards = list[int]
Deck = dict[str, int]
Card = NewType("Card", int)


@dataclass(slots=True)
class Aliased(State):
    row: Cards = public()
    rows: list[Cards] = hidden()
    top: Card | None = public(None)
    taken: list[Card] = owner()
    pair: tuple[Card, ...] = public(())


def test_types_are_read_for_what_they_mean() -> None:
    s = Aliased(row=[1], rows=[[2], [3]], taken=[Card(4)], pair=(Card(5),))
    again, stored = s.clone(), json.loads(json.dumps(s.to_json()))
    again.row.append(9)
    again.rows[0].append(9)
    again.taken.append(Card(9))
    assert Aliased.from_json(stored) == s and (s.row, s.rows, s.taken) == ([1], [[2], [3]], [4])
    assert s.seen_by(None)["rows"] == [1, 1] and Aliased.from_json(stored).pair == (5,)


# States of an earlier release


@dataclass(slots=True)
class Grown(Small):
    """What a later release made of it."""

    pot: int = public(7)
    row: list[int] = public()
    limit: tuple[int, ...] = public((3, 4))
    aside: list[list[int]] = owner(absent=per_seat("hands", list))
    total: int = public(0, absent=lambda stored: sum(stored["chips"]))


def test_a_field_added_since_gets_what_it_declares_or_its_default() -> None:
    old = {**small().to_json(), "forgotten": [1, 2]}
    new = Grown.from_json(old)
    assert (new.pot, new.row, new.limit, new.aside, new.total) == (7, [], (3, 4), [[], [], [], []], 34)
    assert new.hands == small().hands and not hasattr(new, "forgotten")
    Grown.from_json(old).row.append(1)
    new.aside[0].append(1)
    assert Grown.from_json(old).row == [] and Grown.from_json(old).aside[1] == []


def test_a_list_by_seat_that_declares_nothing_for_old_states_is_not_taken_to_be_empty() -> None:
    old = small().to_json()
    del old["memo"]
    with pytest.raises(KeyError, match="memo"):
        Small.from_json(old)


@pytest.mark.parametrize(
    "visibility", [Visibility.OWNER, Visibility.TEAM, Visibility.HIDDEN, Visibility.SECRET, Visibility.MEMO]
)
def test_a_secret_that_is_no_list_is_refused(visibility: Visibility) -> None:
    with pytest.raises(TypeError, match="must be a list"):
        declared("int", visibility).plan()


def test_a_subclass_has_its_own_plan() -> None:
    assert declared("list[int]", Visibility.PUBLIC).plan()[-1].name == "x"
    assert "x" not in [p.name for p in State.plan()]


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
    """GuildAdmin filled with the cards ``first``, ``first + 1``, ..."""
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
    """Card 0 may lie with nobody but in the stock; it is as often at the top as anywhere in it."""
    rng = random.Random(3)
    at: Counter[int] = Counter()
    for _ in range(4_000):
        places = [Place([1, 2, 3], 1), Place([0, 4, 5, 6], None)]
        deal_again(places, {}, lambda seat, c: c != 0, rng.random)
        at[places[1].cards.index(0)] += 1
    assert chi_square([at[k] for k in range(4)]) < 16.3  # 3 degrees of freedom, p = 0.001


@st.composite
def deals(draw: st.DrawFn) -> tuple[list[Place], set[tuple[int, int]], dict[int, int]]:
    """GuildAdmin, pairs (seat, card) that are barred though not by the present deal, and pinned cards."""
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
    """The 32-bit words of the stream, as its description says and not as the code does it."""
    key = hmac.new(seed, ("shuffle-v1|" + label).encode(), hashlib.sha256).digest()
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).hexdigest()
        yield from (int(block[k : k + 8], 16) for k in range(0, 64, 8))
        counter += 1


def shuffled_by_the_book(seed: bytes, label: str, items: list[int]) -> list[int]:
    """Fisher-Yates from the last index down with rejection sampling."""
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
    """The statistic against equal shares."""
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


# Events


class Drew(GameEvent):
    card: Count


class Played(GameEvent):
    seat: Seat
    card: Count


def test_events_are_kept_for_those_who_may_know() -> None:
    ctx = SeededContext(b"s")
    ctx.tell_only(2, Drew, card=5)
    ctx.tell(Played, seat=1, card=5)
    drew, played = ctx.events
    assert [drew.seen_by(p) for p in (None, 1, 2)] == [False, False, True]
    assert played.seen_by(None) and played.seen_by(0)
    assert [Event.from_json(json.loads(json.dumps(e.to_json()))) for e in ctx.events] == ctx.events
    GameContext(random.Random(1).random).tell_only(2, Drew, card=5)


def test_a_move_is_a_frozen_value_however_it_is_declared() -> None:
    class Lay(Action):
        card: int

    @dataclass(frozen=True, slots=True)
    class LayDown(Action):
        card: int

    for kind, tag in ((Lay, "lay"), (LayDown, "lay_down")):
        move: Any = kind(3)
        assert (move.tag, move.wire()) == (tag, [tag, 3])
        assert move == kind(3) != kind(4) and len({move, kind(3), kind(4)}) == 2 and repr(move).endswith("(card=3)")
        for name in ("card", "other"):
            with pytest.raises((FrozenInstanceError, TypeError)):
                setattr(move, name, 4)
        with pytest.raises((FrozenInstanceError, TypeError)):
            del move.card
    assert pickle.loads(pickle.dumps(PLAY[5])) == PLAY[5]
    assert len({Lay(3), LayDown(3)}) == 2
