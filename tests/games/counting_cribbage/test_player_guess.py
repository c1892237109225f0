"""The guess of a hand in pegging, and the supposition of a search, calculated by hand for small cases.

The series and the cards played to it are ranks, 0 for the ace to 12 for the king.
"""

from __future__ import annotations

import random
from math import exp
from typing import Any

import pytest

from engine.core.cards import RANK, cards
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.score import show
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import DECK, FULL
from engine.players.counting_cribbage import POLICY
from engine.players.counting_cribbage.guess import (
    KEEP_LOW,
    KEEPING,
    PEGGING,
    REPLY,
    Guess,
    Past,
    after,
    appeal,
    guess,
    looks,
    past,
    played,
)
from engine.players.counting_cribbage.heuristic import choose
from engine.players.counting_cribbage.quick import quick_lay_away
from tests.games.counting_cribbage.positions import act, begin, numbers, pegging, position

ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(13)
HELD = (0.3,) * 13
"""The probability that the next player holds each rank, in these small cases."""
HIT = REPLY * 0.3
"""The value that a card loses by a point that some rank would score next."""


def on_average(codes: str) -> float:
    """Return the average score of four cards without a jack, not of one suit, over all starters."""
    four = cards(codes)
    starters = [c for c in DECK if c not in four]
    return sum(show(four, c).total for c in starters) / len(starters)


# A card and its answers


@pytest.mark.parametrize(("series", "rank", "count", "points", "answers"), [
    ((), FIVE, 5, 0, {FIVE: 2, TEN: 2, JACK: 2, QUEEN: 2, KING: 2}),  # it invites a fifteen or a pair
    ((EIGHT,), SEVEN, 15, 2, {SIX: 3, SEVEN: 2, NINE: 3}),  # the series before counts too
    ((TEN, KING), ACE, 21, 0, {ACE: 2, TEN: 2, JACK: 2, QUEEN: 2, KING: 2}),
    ((TEN, TEN), TEN, 30, 6, {ACE: 2}),  # a fourth ten would be 40
])  # fmt: skip
def test_what_a_card_scores_and_invites(
    series: tuple[int, ...], rank: int, count: int, points: int, answers: dict[int, int]
) -> None:
    assert after(series, rank, count) == (points, tuple(answers.items()))


def test_after_all_six_of_a_rank_nobody_is_expected_to_hold_a_seventh() -> None:
    points, answers = after((ACE,) * 5, ACE, 6)
    assert points == 30 and ACE not in [rank for rank, _ in answers]


@pytest.mark.parametrize(("series", "rank", "count", "points", "pips", "next_points"), [
    ((), FIVE, 0, 0, 5, 10),  # five ranks answer with two points each
    ((TEN,), FIVE, 10, 2, 5, 2),  # fifteen, and only a five pairs it
    ((), KING, 0, 0, 10, 4),  # a king weighs ten: a five makes fifteen, a king a pair
    ((KING,), KING, 10, 2, 10, 6),  # a pair, and a third king would score six
    ((TEN, JACK, ACE), TEN, 21, 2, 10, 0),  # 31: nothing comes after it
])  # fmt: skip
def test_how_good_a_card_looks(
    series: tuple[int, ...], rank: int, count: int, points: int, pips: int, next_points: int
) -> None:
    assert appeal(series, rank, count, HELD) == pytest.approx(points + KEEP_LOW * pips - HIT * next_points)


# Played cards, and the series before them


def test_the_past_tells_to_what_each_card_was_played() -> None:
    m = position(["SK H10 D9 L5", "SA H2 C3 D8"], dealer=1)
    act(m, "0:SK 1:SA 0:H10 1:D8 1:H2")
    s = m.state
    assert s.count == 0 and s.last_series
    assert [(x.before, x.ranks) for x in played(s)[1]] == [
        (10, (ACE, EIGHT, TWO)),
        (21, (EIGHT, TWO)),
        (29, (TWO,)),
    ]


def test_of_a_series_that_is_no_longer_remembered_only_the_later_cards_are_told() -> None:
    rows = ((tuple(cards("HK S9")), (0, 1)), (tuple(cards("H2 C4 D6")), (1, 0, 1)))
    laid = (tuple(cards("HK C4")), tuple(cards("SA S9 H2 D6")))
    assert [(x.before, x.ranks) for x in past(laid, (2, 0), rows, (5,) * 13)[1]] == [
        (10, (NINE, TWO, SIX)),
        (0, (TWO, SIX)),
        (6, (SIX,)),
    ]


def test_a_card_looked_as_it_does_to_the_heuristic_player_who_had_seen_no_more_than_the_table() -> None:
    """A king was led. Of 40 unseen cards four are kings, three of each other rank; the next player holds four."""
    out, chance = [3] * 12 + [4], 4 / 40
    found = looks((KING,), 10, out, 4, 1)
    assert found[KING] == pytest.approx(2 + KEEP_LOW * 10 - REPLY * 6 * 3 * chance)
    assert found[FOUR] == pytest.approx(KEEP_LOW * 4 - REPLY * chance * (2 * 3 + 2 * 2)), "aces, and fours but this"
    assert looks((KING, KING, EIGHT), 28, out, 4, 4)[THREE] == pytest.approx(2 + KEEP_LOW * 3)
    assert looks((KING, KING), 20, out, 0, 1)[NINE] == pytest.approx(1 + KEEP_LOW * 9), "nobody can follow"
    assert looks((KING, KING), 20, out, 2, 4)[EIGHT] == pytest.approx(1 + KEEP_LOW * 8 - REPLY * 2 * 3 * 2 / 40), (
        "nothing that fits is held after a go at 28, but threes are still feared, as the heuristic player fears them"
    )
    assert looks((KING, KING, EIGHT), 28, out, 4, 1)[FOUR] == 0, "does not fit"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_what_they_held_the_heuristic_players_nearly_always_played_what_looked_best(seats: int) -> None:
    """So a true hand is hardly ever rejected, for any cards gone and any seats that have said go."""
    rng, m = random.Random(8), begin(seats)
    best: list[bool] = []
    while not m.over and len(best) < 300:
        p, s = m.state.waiting[0], m.state
        if s.phase == "play":
            for q, plays in enumerate(played(s)):
                for x in plays:
                    own = {*x.ranks, *(RANK[c] for c in s.hands[q])}
                    fit = [x.looks[r] for r in own if x.before + min(r + 1, 10) <= FULL]
                    if len(fit) > 1:
                        best.append(x.looks[x.ranks[0]] >= max(fit) - 0.1)
        m.submit(p, choose(GAME, s.redeal(p, rng.random), p, rng.random))
    assert sum(best) >= 0.95 * len(best)


# Kept cards


@pytest.mark.parametrize(("held", "laid", "give", "share", "least", "hand", "away"), [
    # beside two fives and two tens, any player lays away the 2 and the 9
    ("H5 C5 D10 L10 H2 L9", "", 2, 0.0, 1, "H5 C5 D10 L10", "H2 L9"),
    ("S2 H2 S5 H5 C10", "", 1, 0.0, 1, "H2 S5 H5 C10", "S2"),  # of two equal cards the first one goes
    # the own crib gets a pair of fives, another's does not
    ("S2 H3 D4 C5 L5 X9", "", 2, 1.0, 1, "S2 H3 D4 X9", "C5 L5"),
    ("S2 H3 D4 C5 L5 X9", "", 2, -1.0, 1, "H3 D4 C5 L5", "S2 X9"),
    ("S2 C10 D10", "H5 C5", 1, 0.0, 1, "C10 D10", "S2"),  # the first card that was not played may be the one laid away
    ("S2 H10 C10", "S5 H5", 1, 0.0, 10, "H10 C10", "S2"),  # cards that are too low cannot be held
])  # fmt: skip
def test_who_lays_away_by_reason_is_as_likely_as_can_be(
    held: str, laid: str, give: int, share: float, least: int, hand: str, away: str
) -> None:
    assert guess(cards(held), cards(laid), give, share, [], least, FULL) == Guess(1.0, cards(hand), cards(away))


@pytest.mark.parametrize(("laid", "rest"), [("S8", "H5 C5 D5 SK"), ("S8 H5", "C5 D5 SK"), ("S8 H5 C5", "D5 SK")])
def test_what_was_laid_down_was_not_laid_away(laid: str, rest: str) -> None:
    """The 8 would have gone if it had not been played; the king went instead, which costs so much."""
    found = guess(cards(rest), cards(laid), 1, 0.0, [], 1, FULL)
    loss = on_average("S8 H5 C5 D5") - on_average("H5 C5 D5 SK")
    assert found is not None and found.weight == pytest.approx(exp(loss / KEEPING))
    assert (found.hand, found.away) == (cards(rest)[:-1], cards("SK"))


@pytest.mark.parametrize("least", [1, 2])
def test_where_nothing_higher_fits_the_2_was_kept_and_a_ten_went(least: int) -> None:
    held, laid = cards("S2 H10 C10"), cards("S5 H5")
    found = guess(held, laid, 1, 0.0, [], least, 2)
    odds = exp((on_average("S2 C10 S5 H5") - on_average("H10 C10 S5 H5")) / KEEPING)
    assert found is not None and found.weight == pytest.approx(odds)
    assert (found.hand, found.away) == (cards("S2 C10"), cards("H10"))
    assert guess(held, laid, 1, 0.0, [], 1, 1) is guess(held, laid, 1, 0.0, [], 11, FULL) is None


# Played instead of a better card


def one(series: tuple[int, ...], before: int, ranks: tuple[int, ...]) -> Past:
    """Return a card played to ``series`` when any rank is equally likely to be answered."""
    fitting = [min(r + 1, 10) + before <= FULL for r in range(13)]
    return Past(before, ranks, tuple(fits * appeal(series, r, before, HELD) for r, fits in enumerate(fitting)))


LED_FIVE = KEEP_LOW * 5 - HIT * 10
LED_TEN = KEEP_LOW * 10 - HIT * 4
"""The value of a lead: five ranks answer a five with two points each, two ranks a ten."""
LATE_FIVE = KEEP_LOW * 5 - HIT * 4
"""A five after 10 Q A: only another five answers, with a pair and 31."""
THIRTY_ONE = 2 + KEEP_LOW * 10


@pytest.mark.parametrize(("hand", "laid", "plays", "lost"), [
    # a king led: fifteen looks better than a pair that may be answered with six
    ("HK DQ", "C5 L5", [one((KING,), 10, (FIVE, FIVE))], 0.0),
    # a five led though there was a king; though there was a ten, which was played later
    ("HK DQ", "C5 L5", [one((), 0, (FIVE, FIVE))], LED_TEN - LED_FIVE),
    ("H5 D5", "C5 L10", [one((), 0, (FIVE, TEN))], LED_TEN - LED_FIVE),
    # 31 missed with a king; with a five: the ace played instead is answered by a 4 or an ace
    ("HK DQ", "C5 L5", [one((TEN, QUEEN, ACE), 21, (FIVE, FIVE))], THIRTY_ONE - LATE_FIVE),
    ("H5 D5", "C5 LA", [one((TEN, QUEEN, SIX), 26, (ACE,))], 2 + KEEP_LOW * 5 - (KEEP_LOW - HIT * 4)),
    # at 24 a king does not fit, at 27 a five does not
    ("HK DQ", "C5 L5", [one((TEN, QUEEN, FOUR), 24, (FIVE, FIVE))], 0.0),
    ("H5 D5", "C5 LA", [one((TEN, QUEEN, SEVEN), 27, (ACE,))], 0.0),
    # two such errors
    ("HK DQ", "C5 L5", [one((), 0, (FIVE, FIVE)), one((TEN, QUEEN, ACE), 21, (FIVE,))],
     LED_TEN - LED_FIVE + THIRTY_ONE - LATE_FIVE),
])  # fmt: skip
def test_who_could_have_played_better_probably_did_not_hold_it(
    hand: str, laid: str, plays: list[Past], lost: float
) -> None:
    """In every case the 2 was laid away, as it should be."""
    found = guess([*cards(hand), *cards("S2")], cards(laid), 1, 0.0, plays, 1, FULL)
    assert found is not None and (found.hand, found.away) == (cards(hand), cards("S2"))
    assert found.weight == pytest.approx(exp(-lost / PEGGING))


# The supposition of a search about cards laid away before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_laid_away_is_supposed_to_have_done_so_by_reason(seats: int) -> None:
    """A redeal gives them random cards, without information: a five would be in the crib as often as a king."""
    rng, m = random.Random(2), begin(seats)
    for p in range(seats - 1):
        m.submit(p, GAME.legal(m.state, p)[0])
    me, differ = seats - 1, 0
    for _ in range(40):
        s = m.state.redeal(me, rng.random)
        found = [list(chosen) for chosen in s.choice]
        POLICY.suppose(s, me, rng.random)
        assert s.choice == [[*quick_lay_away(s, p).cards] for p in range(me)] + [[]]
        assert GAME.conserved(s) == list(DECK)
        differ += found != s.choice
    assert differ > 20


def test_the_own_cards_laid_away_are_never_guessed() -> None:
    m = begin(3)
    m.submit(0, GAME.legal(m.state, 0)[0])
    s = m.state.redeal(0, random.Random(1).random)
    mine = [*s.choice[0]]
    POLICY.suppose(s, 0, random.Random(1).random)
    assert s.choice == [mine, [], []]


# The supposition of seat 0's search; its unseen cards are in a known order (``test_redeal``)


def dealt_anew(s: CountingCribbageState, *values: float) -> tuple[list[int], list[int], list[int]]:
    """Return the cards after a shuffle of seat 0's unseen cards: seat 1's hand and laid-away cards, and the stock."""
    rnd = numbers(*values)
    s.after_redeal(0, rnd)
    POLICY.suppose(s, 0, rnd)
    return s.hands[1], s.away[1], s.stock


@pytest.mark.parametrize("phase", ["play", "declare", "respond"])
@pytest.mark.parametrize(("dealer", "hand", "away"), [(1, "S2 H3 D4 X9", "C5 L5"), (0, "H3 D4 C5 L5", "S2 X9")])
def test_a_pair_of_fives_is_laid_away_by_the_dealer_alone(phase: str, dealer: int, hand: str, away: str) -> None:
    s = pegging(["C4", "S2 H3 D4 C5"], "", away=["S7", "L5 X9"], dealer=dealer, phase=phase, extra="HQ")
    assert dealt_anew(s, 0.0) == (cards(hand), cards(away), [])
    assert (s.hands[0], s.away[0], s.extra) == (cards("C4"), cards("S7"), cards("HQ"))


DEALT = ("HK", "SK", "SQ HQ SJ HJ D9")
QUEENS, JACKS = ("HQ", "SQ", "SK HK SJ HJ D9"), ("HJ", "SJ", "SQ HQ SK HK D9")


@pytest.mark.parametrize(("number", "count", "held"), [
    (0.0, 29, DEALT), (0.3, 29, DEALT), (1 / 3, 29, DEALT),  # only the seat to play needs a card that fits
    (0.34, 0, QUEENS), (0.66, 0, QUEENS), (0.67, 0, JACKS), (0.99, 0, JACKS),
])  # fmt: skip
def test_another_handful_alike_changes_places_with_the_stock(number: float, count: int, held: tuple[str, ...]) -> None:
    """Seat 1 has played three 2s, which nobody would lay away; it may have K K, or from the stock Q Q or J J."""
    s = three()
    s.count = count
    assert dealt_anew(s, number) == tuple(map(cards, held))
    assert (s.hands[0], s.hands[2], s.away[0], s.away[2]) == (cards("C4"), [], cards("S7"), cards("H7"))


def three(stock: str = DEALT[2]) -> CountingCribbageState:
    return pegging(["C4", "SK", ""], stock, away=["S7", "HK", "H7"], laid=[[], cards("S2 H2 D2"), []])


def test_a_stock_that_comes_out_even_is_used_to_its_last_card() -> None:
    assert dealt_anew(three("SQ HQ SJ HJ"), 0.99) == (cards("HJ"), cards("SJ"), cards("SQ HQ SK HK"))


def test_no_more_than_twelve_handfuls_of_the_stock_are_weighed() -> None:
    high = [f"{suit}{rank}" for rank in ("K", "Q", "J", "9", "7") for suit in "SHCDLX"]
    s = three(" ".join(high[:26]))
    s.hands[1], s.away[1] = cards("S6"), cards("H6")
    hand, away, stock = dealt_anew(s, 0.9999)
    assert set(hand + away) == set(cards(" ".join(high[22:24])))
    assert stock == cards(" ".join([*high[:22], "S6", "H6", *high[24:26]]))


@pytest.mark.parametrize(("led", "hand"), [("C5", "H5 D5"), ("", "HK DQ")])
def test_what_was_played_before_tells_what_is_held(led: str, hand: str) -> None:
    """A player who led a five very likely had no king, and hardly any card but fives: none is a worse lead."""
    more: dict[str, Any] = {"series": cards("SK L5"), "series_by": [0, 1], "count": 25, "last_by": [1]}
    more |= {"laid": [[], cards("C5 L5"), []], "last_series": cards(led)}
    s = pegging(["C4", "HK DQ", ""], "H5 D5 X2 C9", away=["S7", "S2", "H7"], **more)
    assert dealt_anew(s, 0.03)[0] == cards(hand)
    if led:
        assert s.away[1] == cards("X2") and s.stock == cards("HK DQ S2 C9")


@pytest.mark.parametrize(("number", "hand", "away"), [(0.4, "L2", "SK"), (0.6, "SA", "H8"), (0.9999, "SA", "H8")])
def test_who_is_to_play_gets_no_handful_in_which_nothing_fits(number: float, hand: str, away: str) -> None:
    """At 29 only A and 2 fit. The deal gives seat 1 a 2 and a king; of 7 Q and A 8 in the stock one fits."""
    laid = [[], cards("S3 H3 D3"), []]
    s = pegging(["C4", "SK", ""], "HQ SA H8 D8 L2", away=["S7", "DK", "H7"], laid=laid, count=29, waiting=[1])
    assert dealt_anew(s, 0.9, number)[:2] == (cards(hand), cards(away))
