"""Counting Cribbage: what a redeal knows, and the computer players: what they do, suppose, and expect of cards.

CHECKS finds out whether their reasons are true (``tests.engine.reasons``), counting card by card. Averages are over
every starter, and over some hundred possible cribs; flushes are left out, as the reason says. ``runs_of`` and ``tail``
are the rules read plainly; ``test_rules`` holds the game's own counts to them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from engine.core.cards import RANK, card, cards, code
from engine.games.counting_cribbage.rules import GAME, PLAY, LayAway
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import DECK, FULL, KINDS, PIP, PLACE, peg, points_by_rank, show
from engine.players.counting_cribbage.policy import POLICY, card_to_play, choose, crib, kept, lay_away, replies
from tests.engine.reasons import Check, Facts
from tests.games.counting_cribbage.positions import Game, at_random, begin, numbers, pegging, position

CRIBS = 300
"""The number of cribs filled at random."""
NEARLY = 0.1
"""The allowed error of an average of the kept cards: the reason does not say which cards are used."""
OF_CRIBS = 0.6
"""The allowed error with so few cribs."""
# A redeal of seat 0 in pegging: the unseen cards are in a known order, the random numbers are given

TO_PLAY: dict[str, Any] = {"count": 25, "waiting": [1]}
THREE = "C4 | SK HK | S9 SA"


def in_a_row(ranks: Sequence[int]) -> bool:
    return all(b == a + 1 for a, b in pairwise(sorted(ranks)))


def runs_of(ranks: Sequence[int]) -> int:
    """Return the points for runs, by trying every choice of cards."""
    runs = [n for n in range(3, len(ranks) + 1) for c in combinations(ranks, n) if in_a_row(c)]
    return sum(n for n in runs if n == max(runs))


def tail(ranks: list[int]) -> tuple[int, int]:
    """Return how many cards at the end are equal, and the longest run there in any order."""
    same = next((k for k, r in enumerate(reversed(ranks)) if r != ranks[-1]), len(ranks))
    return same, max((n for n in range(3, len(ranks) + 1) if in_a_row(ranks[-n:])), default=0)


def pegged(series: list[int]) -> int:
    return sum(peg(series, sum(PIP[c] for c in series)))


Averages = dict[tuple[int, ...], tuple[float, float]]
"""By the cards laid away: the average score of the kept cards, and of the crib."""


@lru_cache(maxsize=512)
def averages(hand: tuple[int, ...], give: int) -> Averages:
    def unflushed(four: Sequence[int], starter: int) -> int:
        return sum(k for kind, k in zip(KINDS, show(four, starter), strict=True) if kind != "flush")

    rng, out = random.Random(str(hand)), [c for c in DECK if c not in hand]
    cribs = [rng.sample(out, 5 - give) for _ in range(CRIBS)]
    found = {}
    for gone in combinations(hand, give):
        kept = [c for c in hand if c not in gone]
        stay = sum(unflushed(kept, c) for c in out) / len(out)
        there = sum(unflushed([*gone, *others[1:]], others[0]) for others in cribs) / CRIBS
        found[tuple(sorted(gone))] = stay, there
    return found


def of_hand(s: Any, p: int, a: Any) -> tuple[Averages, tuple[float, float]]:
    """Return the averages of every choice, and those of this one."""
    found = averages(tuple(s.hands[p]), len(a.cards))
    return found, found[tuple(sorted(a.cards))]


def own_crib(s: Any, p: int, a: Any, f: Facts) -> bool:
    found, (stay, there) = of_hand(s, p, a)
    return bool(s.dealer == p) and stay + there > max(x + y for x, y in found.values()) - OF_CRIBS


def their_crib(s: Any, p: int, a: Any, f: Facts) -> bool:
    found, (stay, there) = of_hand(s, p, a)
    little = sum(y for _, y in found.values()) / len(found)
    return bool(s.dealer != p) and stay > max(x for x, _ in found.values()) - NEARLY and there < little + OF_CRIBS


def true_count(s: Any, p: int, a: Any, f: Facts) -> bool:
    """True if a claim is the true score, or an answer the missed part; a claim too high leaves everything."""
    if s.phase == "respond":
        actual, claim = pegged(s.series), s.claim
    else:
        item = s.asked_item(p)
        actual, claim = sum(show(s.item_cards(item), s.starter)), 0 if a.tag == "claim" else s.claims[item]
    missed = actual - claim if claim <= actual else actual
    return bool(not missed if a.tag == "accept" else a.points == missed)


def makes(s: Any, a: Any, f: Facts) -> list[int]:
    """Return the series with the card; its count must be that of the reason."""
    series = [*s.series, a.card]
    assert f["count"] == sum(PIP[c] for c in series) <= FULL
    return series


def least_to_answer(s: Any, p: int, a: Any) -> bool:
    """True if the unseen cards together peg less after this card than after any other that fits."""
    seen = {*s.hands[p], *s.used, *(c for laid in s.laid for c in laid), s.starter, *s.away[p]}
    left = {}
    for own in s.hands[p]:
        series, count = [*s.series, own], s.count + PIP[own]
        if count <= FULL:
            left[own] = sum(pegged([*series, c]) for c in DECK if c not in seen and count + PIP[c] <= FULL)
    return left[a.card] == min(left.values()) < max(left.values())


CHECKS: dict[str, Check] = {
    "own-crib": own_crib,
    "their-crib": their_crib,
    "count": true_count,
    "peg": lambda s, p, a, f: pegged(makes(s, a, f)) == f["points"] > 0,
    "low": lambda s, p, a, f: not pegged(makes(s, a, f)) and f["count"] + 10 < 15,
    "no-fifteen": lambda s, p, a, f: not pegged(makes(s, a, f)) and f["count"] > 15 and f["count"] + 10 < 31,
    "safe": lambda s, p, a, f: not pegged(makes(s, a, f)) and least_to_answer(s, p, a),
}


@pytest.mark.parametrize(("hands", "stock", "more", "number", "after"), [
    # a seat that has said go gets the first cards high enough, the others the rest
    ("S2 | S6 H2 | SK H9", "D8 D4 D10", {"least": [1, 1, 6]}, (), "S2 | H2 H9 | S6 SK | D8 D4 D10"),
    # a go shows at least that there is no ace
    ("S2 | S3 H4 | SA S5", "D8", {"least": [1, 1, 2]}, (), "S2 | SA S5 | S3 H4 | D8"),
    # if another seat needs the chosen card (of 4 K Q 2 3 the second), the smallest one replaces it
    ("C4 | S4 | SK HQ", "D2 L3", {"count": 20, "waiting": [1], "least": [1, 1, 10]}, (0.3,),
     "C4 | D2 | SK HQ | S4 L3"),
    # the seat to play gets a card that fits: of A, 6 and 3 the first, second, third; then the first ones
    (THREE, "D6 D7 H3 DQ", TO_PLAY, (0.0,), "C4 | SA SK | HK S9 | D6 D7 H3 DQ"),
    (THREE, "D6 D7 H3 DQ", TO_PLAY, (0.4,), "C4 | D6 SK | HK S9 | SA D7 H3 DQ"),
    (THREE, "D6 D7 H3 DQ", TO_PLAY, (0.99,), "C4 | H3 SK | HK S9 | SA D6 D7 DQ"),
    (THREE, "D6 D7 H3 DQ", TO_PLAY | {"phase": "declare"}, (0.4,), "C4 | D6 SK | HK S9 | SA D7 H3 DQ"),
    # no ace: it would have been played instead of a go
    (THREE, "D6 D7 H3 DQ", TO_PLAY | {"least": [1, 3, 1]}, (0.0,), "C4 | D6 SK | HK S9 | SA D7 H3 DQ"),
    (THREE, "D6 D7 H3 DQ", TO_PLAY | {"least": [1, 3, 1]}, (0.99,), "C4 | H3 SK | HK S9 | SA D6 D7 DQ"),
    # outside a turn no seat needs a card that fits, and after the end there is no redeal
    *((THREE, "D6 D7", TO_PLAY | {"phase": phase}, (), f"{THREE} | D6 D7")
      for phase in ("lay_away", "respond", "claim", "show")),
    (" | SK | ", "D6", {"count": 25, "waiting": [], "ended": "target"}, (), " | SK |  | D6"),
])  # fmt: skip
def test_who_holds_what(hands: str, stock: str, more: dict[str, Any], number: tuple[float, ...], after: str) -> None:
    s = pegging(hands.split("|"), stock, **more)
    s.after_redeal(0, numbers(*number))
    assert " | ".join(" ".join(map(code, pile)) for pile in (*s.hands, s.stock)) == after


def test_cards_laid_away_are_dealt_before_the_extra_card_and_the_stock_and_the_wishes_of_others_are_unknown() -> None:
    more: dict[str, Any] = {"extra": cards("S3"), "least": [1, 2, 1], "waives": [1, 1, 1]}
    s = pegging(["S2", "SA H3", ""], "D8 D4", away=["C2", "", "D10"], **more)
    s.after_redeal(0, numbers())
    assert s.hands[1] == cards("H3 D10") and s.waives == [1, 0, 0]
    assert (s.away, s.extra, s.stock) == ([cards("C2"), [], cards("SA")], cards("S3"), cards("D8 D4"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_keeps_what_goes_have_shown_and_who_can_play(seats: int) -> None:
    known = 0
    for k, s in enumerate(at_random(begin(seats), random.Random(12))):
        if s.phase != "play" or k % 3:
            continue
        known += max(s.least) > 1
        for p in range(seats):
            dealt = s.redeal(p, random.Random(k).random)
            supposed = dealt.clone()
            POLICY.suppose(supposed, p, random.Random(k).random)
            for other in (dealt, supposed):
                assert GAME.legal(other, s.waiting[0]) and GAME.conserved(other) == list(DECK)
                assert [*map(len, other.hands), *map(len, other.away)] == [*map(len, s.hands), *map(len, s.away)]
                for q, hand in enumerate(other.hands):
                    assert q == p or all(PIP[c] >= s.least[q] for c in hand)
            again = s.redeal(p, random.Random(k).random)
            assert again == dealt, "the same knowledge, the same deal"
            POLICY.suppose(again, p, random.Random(k).random)
            assert again == supposed
    assert known > 8


# The moves


def a_game(seats: int, seed: int, house: tuple[int, ...], **options: Any) -> Game:
    """Play a match in which the heuristic plays some seats, and the others move at random."""
    rng, m = random.Random(seed), begin(seats, seed % seats, **options)
    while not m.over:
        s, p = m.state, m.state.waiting[0]
        dealt = s.redeal(p, rng.random)
        m.submit(p, choose(GAME, dealt, p, rng.random) if p in house else rng.choice(GAME.legal(s, p)))
    return m


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(seats: int) -> None:
    assert sum(a_game(seats, seed, (0,)).state.winners == [0] for seed in range(12)) >= 9


@pytest.mark.parametrize("muggins", ["count", "full"])
def test_it_claims_the_truth_and_misses_nothing(muggins: str) -> None:
    m = a_game(3, 4, (0, 1), muggins=muggins)
    for f in (e.facts for e in m.ctx.events if e.kind == "settled"):
        assert sum(f["gains"]) == f["actual"] and (f["seat"] == 2 or f["claim"] == f["actual"])
    assert m.state.winners[0] in (0, 1)


def test_it_gives_little_to_the_crib_of_others() -> None:
    m = begin(3, 0, "S5 H5 S9 HK C9 SK C5 CK HQ D9 LK X4 DK X2 L3 X8 LA")
    assert sorted(m.state.hands[1]) == sorted(cards("S5 HK C5 D9 DK"))
    thrown = {choose(GAME, m.state.redeal(1, random.Random(k).random), 1, random.Random(k).random) for k in range(9)}
    assert thrown == {LayAway((card("D9"),))}


@pytest.mark.parametrize(("series", "takes"), [("SQ DJ", False), ("SQ DJ D10", True)])
def test_it_avoids_21_and_takes_31(series: str, takes: bool) -> None:
    s = position(["SK H8 C9 D7", "S6 HA CQ L10", "H9 X8 DQ LJ"], crib="D2 D3 D4 L2", series=series).state
    assert (choose(GAME, s, 1, random.Random(1).random) == PLAY[card("HA")]) is takes


# A card and its replies; the series are ranks, 0 for the ace to 12 for the king

ACE, TWO, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = 0, 1, *range(3, 13)


@pytest.mark.parametrize(("series", "count", "answers"), [
    ((FIVE,), 5, {FIVE: 2, TEN: 2, JACK: 2, QUEEN: 2, KING: 2}),  # it invites a fifteen or a pair
    ((EIGHT, SEVEN), 15, {SIX: 3, SEVEN: 2, NINE: 3}),  # the series before counts too
    ((TEN, KING, ACE), 21, {ACE: 2, TEN: 2, JACK: 2, QUEEN: 2, KING: 2}),
    ((TEN, TEN, TEN), 30, {ACE: 2}),  # a fourth ten would be 40
    ((ACE,) * 6, 6, {NINE: 2}),  # nobody holds a seventh ace
])  # fmt: skip
def test_what_a_card_invites(series: tuple[int, ...], count: int, answers: dict[int, int]) -> None:
    assert dict(replies(series, count)) == answers


@pytest.mark.parametrize(("hand", "rest", "least", "plays"), [
    # at 20 a ten makes 31 of an ace, if there is one
    ("HA S6", "D10 C10 L10 X10 D9 C9", 1, "S6"),
    ("HA S6", "D9 C9 L9 X9 D8 C8", 1, "S6"),
    ("HA S8", "D3 C3 L3 X3 D8 C8", 1, "HA"),
    # 27 invites a 4, 25 nothing; but who has said go at 27 or later holds no 4, so that the 7 is the last card
    ("S5 S7", "D4 C4 L4 DK CK LK XK HK", 1, "S5"),
    ("S5 S7", "D4 C4 L4 DK CK LK XK HK", 5, "S7"),
])  # fmt: skip
def test_it_pegs_with_regard_to_what_the_next_player_may_hold(hand: str, rest: str, least: int, plays: str) -> None:
    unseen = cards(f"S9 H9 {rest}")
    s = pegging(["S9 H9", hand], rest, laid=[cards("SK"), cards("HQ")], starter=card("X7"), waiting=[1], count=20)
    s.series, s.least = cards("SK HQ"), [least, 1]
    s.used = [c for c in DECK if c not in [*unseen, *s.hands[1], *s.series, s.starter]]
    assert card_to_play(s, 1) == card(plays)
    s.hands[0], s.least[0] = [], 1
    alone = s.clone()
    assert card_to_play(alone, 1) == max(alone.hands[1], key=PIP.__getitem__), "the smaller one fits later too"


# The value of cards before the starter is known, against counting every case


def key(codes: str) -> int:
    return sum(PLACE[c] for c in cards(codes))


def starters(four: str) -> list[int]:
    return [c for c in DECK if c not in cards(four)]


@pytest.mark.parametrize("four", ["S5 H6 D7 L10", "SJ H5 D5 C2", "SJ HJ D3 CK"])
def test_four_cards_are_worth_the_average_of_all_starters_and_a_jack_a_sixth(four: str) -> None:
    """One starter in six has the suit of a jack."""
    average = sum(sum(points_by_rank(key(four) + PLACE[c])) for c in starters(four)) / len(starters(four))
    assert kept(key(four)) == pytest.approx(average + sum(RANK[c] == JACK for c in cards(four)) / 6)


@pytest.mark.parametrize("given", ["S5", "SJ", "S5 H5", "S9 HK"])
def test_a_crib_is_worth_the_average_of_all_that_others_may_give(given: str) -> None:
    rest = [PLACE[c] for c in starters(given)]
    cribs = [key(given) + sum(others) for others in combinations(rest, 4 - len(cards(given)))]
    assert crib(key(given), len(cards(given))) == pytest.approx(sum(map(kept, cribs)) / len(cribs))


# The supposition of seat 0's search: others kept the best of the cards they were dealt


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_laid_away_before_is_supposed_to_have_done_so_by_reason(seats: int) -> None:
    """A redeal lets them choose at random: a five would be in the crib as often as a king."""
    rng, m = random.Random(2), begin(seats)
    for p in range(seats - 1):
        m.submit(p, GAME.legal(m.state, p)[0])
    differ = 0
    for seat in (seats - 1, 0):
        for _ in range(20):
            s = m.state.redeal(seat, rng.random)
            best = [[*lay_away(s, p).cards] if p != seat else s.choice[p] for p in range(seats - 1)]
            differ += s.choice[:-1] != best
            POLICY.suppose(s, seat, rng.random)
            assert s.choice == [*best, []] and GAME.conserved(s) == list(DECK)
    assert differ > 10


def dealt(held: str, laid: str, *, back: bool = False, **more: Any) -> S:
    """Return a moment when the second of three (with six cards: of two) has laid away the first of these cards."""
    codes = held.split()
    seats, give = (2, 2) if len(codes) == 6 else (3, 1)
    whole = codes[::-1] if back else codes
    hands, away = ["C4", " ".join(whole[give:]), ""], ["S7", " ".join(whole[:give]), "H7"]
    return pegging(hands[:seats], "XK XQ", away=away[:seats], laid=[[], cards(laid), []][:seats], **more)


@pytest.mark.parametrize(("held", "laid", "dealer", "least", "hand", "away"), [
    # beside two fives and two tens, any player lays away the 2 and the 9
    ("H5 C5 D10 L10 H2 L9", "", 0, 1, "H5 C5 D10 L10", "H2 L9"),
    # the own crib gets a pair of fives, another's does not
    ("S2 H3 D4 C5 L5 X9", "", 1, 1, "S2 H3 D4 X9", "C5 L5"),
    ("S2 H3 D4 C5 L5 X9", "", 0, 1, "H3 D4 C5 L5", "S2 X9"),
    ("S2 C10 D10", "H5 C5", 0, 1, "C10 D10", "S2"),  # the first card that was not played may be the one laid away
    ("S2 H10 C10", "S5 H5", 0, 10, "H10 C10", "S2"),  # cards that are too low cannot be held
    ("D5 SK", "S8 H5 C5", 0, 1, "D5", "SK"),  # the 8 would have gone if it had not been played
])  # fmt: skip
def test_who_lays_away_is_supposed_to_do_so_by_reason(
    held: str, laid: str, dealer: int, least: int, hand: str, away: str
) -> None:
    for phase, back in product(("play", "declare", "respond"), (False, True)):
        s = dealt(held, laid, back=back, dealer=dealer, phase=phase, least=[1, least, 1])
        before = s.clone()
        POLICY.suppose(s, 0, numbers())
        assert (sorted(s.hands[1]), sorted(s.away[1])) == (sorted(cards(hand)), sorted(cards(away)))
        s.hands[1], s.away[1] = before.hands[1], before.away[1]
        assert s == before, "nothing else is supposed"


@pytest.mark.parametrize("turn", [1, 2])
def test_who_is_to_play_kept_a_card_that_fits(turn: int) -> None:
    """At 29 a 2 fits, and no ten: it was kept, though beside fives it is the first to go."""
    s = dealt("H10 S2 C10", "S5 H5", count=29, waiting=[turn])
    POLICY.suppose(s, 0, numbers())
    assert (card("S2") in s.hands[1]) is (turn == 1) and (s.away[1] == cards("S2")) is (turn == 2)


def test_nothing_is_supposed_outside_pegging_or_of_who_has_no_card_left() -> None:
    for s in (dealt("H2 C5 D5 D10 L10", "", phase="claim"), dealt("H2", "C5 D5 D10 L10"), begin(3).state):
        before = s.clone()
        POLICY.suppose(s, 0, numbers())
        assert s == before
