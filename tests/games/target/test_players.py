"""The computer players of Target: the quick player, what is certain and its price.

CHECKS finds out whether their reasons are true (``tests.engine.reasons``).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from bench.strength.matches import Seeing, Shown
from engine.core.cards import RANK, SUIT, card, cards
from engine.core.context import GameContext
from engine.games.target.rules import DISCARD, GAME, KEEP
from engine.games.target.state import TargetState
from engine.games.target.terms import ALL, SAME_SUIT, taken_by
from engine.players.target.learned import FAR, KEEPS, NEAR, STANDS, TURN, chances, edge
from engine.players.target.policy import POLICY, choose, quick_reply, thrown
from tests.engine.reasons import Check


def wins_now(s: Any, card: int) -> bool:
    """True if the card leads the present round: the farthest one of the target's suit or of a suit already there."""
    lie = [*s.trick, card]
    far = any(SUIT[c] == SUIT[s.target] for c in lie)
    others = [abs(RANK[c] - RANK[s.target]) for c in s.trick]
    return all(away(s, card) > d if far else away(s, card) <= d for d in others)


def away(s: Any, card: int, target: int = -1) -> int:
    return abs(RANK[card] - RANK[s.target if target < 0 else target])


def last(s: Any) -> bool:
    return len(s.trick) == len(s.hands) - 1


CHECKS: dict[str, Check] = {
    "own-far": lambda s, p, a, f: (
        f["card"] in s.hands[p] and SUIT[f["card"]] == SUIT[a.card] and f["distance"] == away(s, f["card"], a.card) >= 6
    ),
    "own-near": lambda s, p, a, f: f["card"] in s.hands[p] and RANK[f["card"]] == RANK[a.card],
    "takes": lambda s, p, a, f: last(s) and wins_now(s, a.card),
    "lost": lambda s, p, a, f: last(s) and not any(wins_now(s, c) for c in s.hands[p]),
    "turns": lambda s, p, a, f: (
        SUIT[a.card] == SUIT[s.target] not in {SUIT[c] for c in s.trick} and f["distance"] == away(s, a.card)
    ),
    "leads": lambda s, p, a, f: (
        wins_now(s, a.card) and f["distance"] == away(s, a.card) and f["more"] == len(s.hands) - len(s.trick) - 1 > 0
    ),
    "dull": lambda s, p, a, f: f["card"] in a.cards and 4 <= RANK[f["card"]] <= 8,
    "keep": lambda s, p, a, f: a.tag == "keep" and not any(4 <= RANK[c] <= 8 for c in s.hands[p]),
}


def played(seed: int, until: str) -> TargetState:
    """Return a match of four heuristic players, in its fourth round, at the first decision of a phase."""
    rnd = random.Random(seed).random
    s, ctx = GAME.start(4, GAME.check(4, {}), GameContext(rnd)), GameContext(rnd)
    while s.round < 4 or s.phase != until:
        seat = s.waiting[0]
        GAME.apply(s, seat, choose(GAME, s.redeal(seat, rnd), seat, rnd), ctx)
    return s


def answer(target: str, trick: str, hand: str, more: int, far_pool: str = ALL) -> int:
    return quick_reply(card(target), cards(trick), cards(hand), far_pool, more, random.Random(1).random)


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
        found = quick_reply(target, trick, hand, far_pool, 0, rng.random)
        takes = [c for c in hand if taken_by(target, [*trick, c], far_pool) == len(trick)]
        assert not takes or found in takes


@pytest.mark.parametrize("seed", range(8))
def test_others_kept_nothing_duller_than_what_they_threw_away(seed: int) -> None:
    s, rnd = played(seed, "play"), random.Random(seed).random
    seat = s.waiting[0]
    for _ in range(20):
        deal = s.redeal(seat, rnd)
        POLICY.suppose(deal, seat, rnd)
        for p, gone in enumerate(s.thrown):
            far = sum(edge(c) >= max(map(edge, gone), default=0) for c in deal.hands[p])
            assert p == seat or not gone or far >= 4 - len(gone)
        assert deal.hands[seat] == s.hands[seat]
        found = sorted(c for pile in (*deal.hands, deal.deck) for c in pile)
        assert found == sorted(c for pile in (*s.hands, s.deck) for c in pile)


def test_who_sees_all_hands_guesses_none() -> None:
    s = played(1, "play")
    before = [hand[:] for hand in s.hands]
    shown: Any = Shown(s)
    searcher = Seeing(GAME, POLICY, shown, s.waiting[0], random.Random(1).random)
    assert searcher.before.hands == s.hands == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_chances_are_counted_for_every_number_of_seats_and_of_cards_to_come(seats: int) -> None:
    for table in (FAR, NEAR, TURN):
        rows = [chances(table, seats, more) for more in range(seats)]
        assert len(table[seats]) == seats - 1 and {len(row) for row in rows} == {13}
        assert all(0 <= chance <= 1 for row in rows for chance in row)
    assert all(chances(FAR, seats, more)[0] == 1 for more in range(seats)), "the farthest there is stays ahead"
    assert {*chances(FAR, seats, 0), *chances(NEAR, seats, 0)} == {1}
    assert {*chances(TURN, seats, 0)} == {0}, "nobody is left who could turn near into far"
    nearest = [chances(NEAR, seats, more)[0] for more in range(seats)]
    assert nearest == sorted(nearest, reverse=True), "more cards to come, fewer chances"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_seat_stands_better_by_each_target_and_by_the_first_aces_and_kings(seats: int) -> None:
    worth, dull, good = STANDS[seats], cards("S7 H6 D8 C5"), cards("S7 H6 DA CK")
    by_lacking = [worth.of(lacking, dull, False) for lacking in range(1, 8)]
    assert by_lacking == sorted(by_lacking, reverse=True), "also of seven, which a longer game asks for"
    assert all(worth.of(lacking, good, False) > worth.of(lacking, dull, False) for lacking in range(1, 8))
    value = POLICY.values(standing(seats, []), standing(seats, []))
    assert sum(value) == pytest.approx(sum(POLICY.values(standing(seats, [0]), standing(seats, []))))
    assert POLICY.values(standing(seats, [0]), standing(seats, []))[0] > value[0]


def standing(seats: int, won: list[int]) -> TargetState:
    """Return a new match in which the first seat has so many targets."""
    s = GAME.start(seats, GAME.check(seats, {}), GameContext(random.Random(3).random))
    s.won[0] = won
    return s


@pytest.mark.parametrize("seats", GAME.seats)
def test_aces_and_kings_are_kept_and_the_middle_is_thrown_away(seats: int) -> None:
    assert thrown(cards("SA HK D7 C6"), seats) == DISCARD[tuple(sorted(cards("D7 C6")))]
    assert thrown(cards("SA HK DA CK"), seats) == KEEP
    for seed in range(50):
        hand = random.Random(seed).sample(range(78), 4)
        away = set(hand) - kept(hand, seats)
        assert not [c for c in away if edge(c) == 6], "none of the ends"
        assert KEEPS[seats].of(5, sorted(kept(hand, seats)), False) >= KEEPS[seats].of(5, hand, False)


def kept(hand: list[int], seats: int) -> set[int]:
    move = thrown(hand, seats)
    return set(hand) - set(getattr(move, "cards", ()))
