"""What somebody in pegging is guessed to hold, worked out by hand on small cases.

The series and what was played to it are ranks, 0 for the ace to 12 for the king.
"""

from __future__ import annotations

from math import exp

import pytest

from engine.core.cards import cards
from engine.games.counting_cribbage.score import show
from engine.games.counting_cribbage.terms import DECK, FULL
from engine.players.counting_cribbage.guess import (
    HELD,
    KEEP_LOW,
    KEEPING,
    PEGGING,
    REPLY,
    Guess,
    Past,
    after,
    appeal,
    guess,
    past,
)
from tests.games.counting_cribbage.positions import play, position

ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(13)
HIT = REPLY * HELD
"""What a point that some rank would score next takes from a card."""


def on_average(codes: str) -> float:
    """What four cards without a jack, not of one suit, count over all starters."""
    four = cards(codes)
    starters = [c for c in DECK if c not in four]
    return sum(show(four, c).total for c in starters) / len(starters)


# A card and its answers


def test_a_first_card_scores_nothing_and_invites_a_fifteen_or_a_pair() -> None:
    assert after((), FIVE, 5) == (0, ((FIVE, 2), (TEN, 2), (JACK, 2), (QUEEN, 2), (KING, 2)))


def test_the_series_before_counts_too() -> None:
    """8 7 scores 15; then 6 and 9 make a run, 7 a pair."""
    assert after((EIGHT,), SEVEN, 15) == (2, ((SIX, 3), (SEVEN, 2), (NINE, 3)))


def test_answers_may_come_to_31_but_not_further() -> None:
    assert after((TEN, KING), ACE, 21) == (0, ((ACE, 2), (TEN, 2), (JACK, 2), (QUEEN, 2), (KING, 2)))
    assert after((TEN, TEN), TEN, 30) == (6, ((ACE, 2),))  # a fourth ten would be 40


def test_after_all_six_of_a_rank_nobody_is_expected_to_hold_a_seventh() -> None:
    points, answers = after((ACE,) * 5, ACE, 6)
    assert points == 30 and ACE not in [rank for rank, _ in answers]


@pytest.mark.parametrize(
    ("series", "rank", "count", "points", "pips", "next_points"),
    [
        ((), FIVE, 0, 0, 5, 10),  # five ranks answer with two points each
        ((TEN,), FIVE, 10, 2, 5, 2),  # fifteen, and only a five pairs it
        ((), KING, 0, 0, 10, 4),  # a king weighs ten: a five makes fifteen, a king a pair
        ((KING,), KING, 10, 2, 10, 6),  # a pair, and a third king would score six
        ((TEN, JACK, ACE), TEN, 21, 2, 10, 0),  # 31: nothing comes after it
    ],
)
def test_how_good_a_card_looks(
    series: tuple[int, ...], rank: int, count: int, points: int, pips: int, next_points: int
) -> None:
    assert appeal(series, rank, count) == pytest.approx(points + KEEP_LOW * pips - HIT * next_points)


# What was played, and to what


def test_the_past_tells_to_what_each_card_was_played() -> None:
    m = position(["SK H10 D9 L5", "SA H2 C3 D8"], dealer=1)
    play(m, ["P0 SK", "P1 SA", "P0 H10", "P1 D8", "P1 H2"])
    s = m.state
    assert s.count == 0 and s.last_series
    rows = ((s.last_series, s.last_by), (s.series, s.series_by))
    assert past(s.laid[1], rows, 1) == [
        Past((KING,), 10, (ACE, EIGHT, TWO)),
        Past((KING, ACE, TEN), 21, (EIGHT, TWO)),
        Past((KING, ACE, TEN, EIGHT), 29, (TWO,)),
    ]


def test_of_a_series_that_is_no_longer_remembered_only_the_later_cards_are_told() -> None:
    rows = ((cards("HK S9"), [0, 1]), (cards("H2 C4 D6"), [1, 0, 1]))
    assert past(cards("SA S9 H2 D6"), rows, 1) == [
        Past((KING,), 10, (NINE, TWO, SIX)),
        Past((), 0, (TWO, SIX)),
        Past((TWO, FOUR), 6, (SIX,)),
    ]


# What was kept


def test_who_lays_away_by_reason_is_as_likely_as_can_be() -> None:
    """Nobody would lay away anything but the 2 and the 9 beside two fives and two tens."""
    found = guess(cards("H5 C5 D10 L10 H2 L9"), [], 2, 0.0, [], 1, FULL)
    assert found == Guess(1.0, cards("H5 C5 D10 L10"), cards("H2 L9"))


def test_of_two_cards_alike_the_first_goes() -> None:
    assert guess(cards("S2 H2 S5 H5 C10"), [], 1, 0.0, [], 1, FULL) == Guess(1.0, cards("H2 S5 H5 C10"), cards("S2"))


@pytest.mark.parametrize(("share", "hand", "away"), [(1.0, "S2 H3 D4 X9", "C5 L5"), (-1.0, "H3 D4 C5 L5", "S2 X9")])
def test_the_own_crib_gets_a_pair_of_fives_and_the_others_does_not(share: float, hand: str, away: str) -> None:
    assert guess(cards("S2 H3 D4 C5 L5 X9"), [], 2, share, [], 1, FULL) == Guess(1.0, cards(hand), cards(away))


@pytest.mark.parametrize(("laid", "rest"), [("S8", "H5 C5 D5 SK"), ("S8 H5", "C5 D5 SK"), ("S8 H5 C5", "D5 SK")])
def test_what_was_laid_down_was_not_laid_away(laid: str, rest: str) -> None:
    """The 8 would have gone, had it not been played; the king went instead, which costs so much."""
    found = guess(cards(rest), cards(laid), 1, 0.0, [], 1, FULL)
    loss = on_average("S8 H5 C5 D5") - on_average("H5 C5 D5 SK")
    assert found is not None
    assert found.weight == pytest.approx(exp(loss / KEEPING))
    assert (found.hand, found.away) == (cards(rest)[:-1], cards("SK"))


def test_the_first_card_that_was_not_laid_may_be_the_one_laid_away() -> None:
    found = guess(cards("S2 C10 D10"), cards("H5 C5"), 1, 0.0, [], 1, FULL)
    assert found == Guess(1.0, cards("C10 D10"), cards("S2"))


def test_cards_too_small_or_too_high_for_what_is_known_cannot_be_held() -> None:
    """Beside two fives and two tens the 2 goes; where nothing above 2 fits, it was kept and a ten went."""
    held, laid = cards("S2 H10 C10"), cards("S5 H5")
    assert guess(held, laid, 1, 0.0, [], 10, 10) == Guess(1.0, cards("H10 C10"), cards("S2"))
    odds = exp((on_average("S2 C10 S5 H5") - on_average("H10 C10 S5 H5")) / KEEPING)
    for least in (1, 2):
        found = guess(held, laid, 1, 0.0, [], least, 2)
        assert found is not None and found.weight == pytest.approx(odds)
        assert (found.hand, found.away) == (cards("S2 C10"), cards("H10"))
    assert guess(held, laid, 1, 0.0, [], 1, 1) is None
    assert guess(held, laid, 1, 0.0, [], 11, FULL) is None


# What was played instead of something better

LED_FIVE = KEEP_LOW * 5 - HIT * 10
LED_TEN = KEEP_LOW * 10 - HIT * 4
"""How a lead looks: five ranks answer a five with two points each, two a ten."""
LATE_FIVE = KEEP_LOW * 5 - HIT * 4
"""A five to 10 Q A: only another five answers, with a pair and 31."""
THIRTY_ONE = 2 + KEEP_LOW * 10


@pytest.mark.parametrize(
    ("hand", "laid", "plays", "lost"),
    [
        # a king led: fifteen looks better than a pair that may be answered with six
        ("HK DQ", "C5 L5", [Past((KING,), 10, (FIVE, FIVE))], 0.0),
        # a five led though there was a king
        ("HK DQ", "C5 L5", [Past((), 0, (FIVE, FIVE))], LED_TEN - LED_FIVE),
        # a five led though there was a ten, which was played later
        ("H5 D5", "C5 L10", [Past((), 0, (FIVE, TEN))], LED_TEN - LED_FIVE),
        # 31 missed with a king
        ("HK DQ", "C5 L5", [Past((TEN, QUEEN, ACE), 21, (FIVE, FIVE))], THIRTY_ONE - LATE_FIVE),
        # 31 missed with a five: the ace played instead is answered by a 4 or an ace
        ("H5 D5", "C5 LA", [Past((TEN, QUEEN, SIX), 26, (ACE,))], 2 + KEEP_LOW * 5 - (KEEP_LOW - HIT * 4)),
        # at 24 a king does not fit any more
        ("HK DQ", "C5 L5", [Past((TEN, QUEEN, FOUR), 24, (FIVE, FIVE))], 0.0),
        # at 27 a five does not fit any more
        ("H5 D5", "C5 LA", [Past((TEN, QUEEN, SEVEN), 27, (ACE,))], 0.0),
        # two such faults
        (
            "HK DQ",
            "C5 L5",
            [Past((), 0, (FIVE, FIVE)), Past((TEN, QUEEN, ACE), 21, (FIVE,))],
            LED_TEN - LED_FIVE + THIRTY_ONE - LATE_FIVE,
        ),
    ],
)
def test_who_could_have_played_better_probably_did_not_hold_it(
    hand: str, laid: str, plays: list[Past], lost: float
) -> None:
    """In every case the 2 was laid away, as it should be."""
    found = guess([*cards(hand), *cards("S2")], cards(laid), 1, 0.0, plays, 1, FULL)
    assert found is not None
    assert (found.hand, found.away) == (cards(hand), cards("S2"))
    assert found.weight == pytest.approx(exp(-lost / PEGGING))
