"""What a redeal gives to others in pegging and what a search supposes, on small positions with prescribed numbers.

Seat 0 redeals. The cards it cannot see lie in a known order (as a shuffle has left them), so that every outcome can
be followed by hand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.core.cards import RANK, cards
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import PIP
from engine.players.counting_cribbage import POLICY
from tests.games.counting_cribbage.positions import play, position


def numbers(*values: float) -> Callable[[], float]:
    """Random numbers that are prescribed; one more is an error."""
    return iter(values).__next__


def pegging(
    hands: Sequence[str], stock: str, *, away: Sequence[str] = (), extra: str = "", **more: Any
) -> CountingCribbageState:
    """Seat 0 and others in pegging; seat 0 is to play unless ``more`` names others (fields of the state)."""
    seats = len(hands)
    s = CountingCribbageState(
        hands=[cards(h) for h in hands],
        away=[cards(a) for a in away] or [[] for _ in hands],
        extra=cards(extra),
        stock=cards(stock),
        laid=[[] for _ in hands],
        least=[1] * seats,
        waives=[0] * seats,
        choice=[[] for _ in hands],
        phase="play",
        waiting=[0],
    )
    for name, value in more.items():
        setattr(s, name, value)
    if s.phase == "respond":
        s.series_by = [seats - 1]  # there is a claim
    return s


# Cards that go and turn have shown (nobody's cards in the crib are guessed here: away is empty)


def test_who_has_said_go_gets_the_first_cards_high_enough_and_the_others_what_is_left() -> None:
    s = pegging(["S2", "S6 H2", "SK H9"], "D8 D4 D10", extra="S3", least=[1, 1, 6])
    s.after_redeal(0, numbers())
    assert s.hands == [cards("S2"), cards("H2 H9"), cards("S6 SK")]
    assert (s.extra, s.stock) == (cards("S3"), cards("D8 D4 D10"))


def test_a_go_shows_something_even_if_it_is_only_that_there_is_no_ace() -> None:
    s = pegging(["S2", "S3 H4", "SA S5"], "D8", least=[1, 1, 2])
    s.after_redeal(0, numbers())
    assert s.hands[1:] == [cards("SA S5"), cards("S3 H4")]


def test_cards_laid_away_are_dealt_before_the_extra_card_and_the_stock() -> None:
    s = pegging(["S2", "SA H3", ""], "D8 D4", away=["C2", "", "D10"], extra="S3", least=[1, 2, 1])
    s.after_redeal(0, numbers())
    assert s.hands[1] == cards("H3 D10")
    assert (s.away, s.extra, s.stock) == ([cards("C2"), [], cards("SA")], cards("S3"), cards("D8 D4"))


@pytest.mark.parametrize("phase", ["play", "declare"])
@pytest.mark.parametrize(
    ("number", "least", "second", "third", "stock"),
    [
        (0.0, 1, "SA SK", "HK S9", "D6 D7 H3 DQ"),  # of A, 6 and 3, which fit at 25, the first
        (0.4, 1, "D6 SK", "HK S9", "SA D7 H3 DQ"),
        (0.99, 1, "H3 SK", "HK S9", "SA D6 D7 DQ"),
        (0.0, 3, "D6 SK", "HK S9", "SA D7 H3 DQ"),  # no ace: it would have been played instead of a go
        (0.99, 3, "H3 SK", "HK S9", "SA D6 D7 DQ"),
    ],
)
def test_who_is_to_play_gets_a_card_that_fits_then_the_first_ones(
    phase: str, number: float, least: int, second: str, third: str, stock: str
) -> None:
    s = pegging(["C4", "SK HK", "S9 SA"], "D6 D7 H3 DQ", count=25, waiting=[1], least=[1, least, 1], phase=phase)
    s.after_redeal(0, numbers(number))
    assert s.hands == [cards("C4"), cards(second), cards(third)]
    assert s.stock == cards(stock)


def test_where_the_card_chosen_is_needed_by_another_the_smallest_one_takes_its_place() -> None:
    """Seat 2 holds two tens at least, and there are only two: seat 1 cannot have one of them."""
    s = pegging(["C4", "S4", "SK HQ"], "D2 L3", count=20, waiting=[1], least=[1, 1, 10])
    s.after_redeal(0, numbers(0.3))  # of 4 K Q 2 3 the second
    assert s.hands == [cards("C4"), cards("D2"), cards("SK HQ")]
    assert s.stock == cards("S4 L3")


@pytest.mark.parametrize("phase", ["lay_away", "respond", "claim", "show"])
def test_outside_a_turn_nobody_has_to_be_able_to_play(phase: str) -> None:
    s = pegging(["C4", "SK HK", "S9 SA"], "D6 D7", count=25, waiting=[1], phase=phase)
    before = s.clone()
    s.after_redeal(0, numbers())
    assert s == before


def test_after_the_end_nothing_is_dealt_anew() -> None:
    s = pegging(["", "SK", ""], "D6", count=25, waiting=[], ended="target")
    before = s.clone()
    s.after_redeal(0, numbers())
    assert s == before


def test_the_own_wish_about_claims_is_known_and_that_of_others_is_not() -> None:
    s = pegging(["C4", "SK", "S9"], "D6", waives=[1, 1, 1])
    s.after_redeal(0, numbers())
    assert s.waives == [1, 0, 0]
    s.waives, s.phase, s.series_by = [1, 1, 1], "respond", [0]
    s.after_redeal(2, numbers())
    assert s.waives == [0, 0, 1]


# What others laid away and still hold: a search supposes it


def dealt_anew(s: CountingCribbageState, rnd: Callable[[], float]) -> None:
    """What follows a shuffle of what seat 0 cannot see, in a search of seat 0."""
    s.after_redeal(0, rnd)
    POLICY.suppose(s, 0, rnd)


def imagined(s: CountingCribbageState, rnd: Callable[[], float]) -> CountingCribbageState:
    """A position as a search of seat 0 imagines it."""
    new = s.redeal(0, rnd)
    POLICY.suppose(new, 0, rnd)
    return new


@pytest.mark.parametrize("phase", ["play", "declare", "respond"])
@pytest.mark.parametrize(("dealer", "hand", "away"), [(1, "S2 H3 D4 X9", "C5 L5"), (0, "H3 D4 C5 L5", "S2 X9")])
def test_a_pair_of_fives_is_laid_away_by_the_dealer_alone(phase: str, dealer: int, hand: str, away: str) -> None:
    s = pegging(["C4", "S2 H3 D4 C5"], "", away=["S7", "L5 X9"], dealer=dealer, phase=phase, extra="HQ")
    dealt_anew(s, numbers(0.0))
    assert s.hands == [cards("C4"), cards(hand)]
    assert (s.away, s.extra) == ([cards("S7"), cards(away)], cards("HQ"))


def three(count: int = 0, **more: Any) -> CountingCribbageState:
    """Seat 1 has laid three 2s, which nobody would give away; of two cards alike the first one goes.

    The handfuls it may have: K K, and of the stock Q Q and J J; one card is left over.
    """
    laid = [[], cards("S2 H2 D2"), []]
    return pegging(["C4", "SK", ""], "SQ HQ SJ HJ D9", away=["S7", "HK", "H7"], laid=laid, count=count, **more)


@pytest.mark.parametrize("number", [0.0, 0.3, 1 / 3])
def test_of_three_handfuls_alike_the_first_third_is_what_they_were_dealt(number: float) -> None:
    s = three(count=29)  # nobody but who is to play has to hold a card that fits
    dealt_anew(s, numbers(number))
    assert s.hands == [cards("C4"), cards("HK"), []]
    assert s.away == [cards("S7"), cards("SK"), cards("H7")]
    assert s.stock == cards("SQ HQ SJ HJ D9")


@pytest.mark.parametrize(
    ("number", "hand", "away", "stock"),
    [
        (0.34, "HQ", "SQ", "SK HK SJ HJ D9"),
        (0.66, "HQ", "SQ", "SK HK SJ HJ D9"),
        (0.67, "HJ", "SJ", "SQ HQ SK HK D9"),
        (0.99, "HJ", "SJ", "SQ HQ SK HK D9"),
    ],
)
def test_another_handful_changes_places_with_the_stock(number: float, hand: str, away: str, stock: str) -> None:
    s = three()
    dealt_anew(s, numbers(number))
    assert s.hands == [cards("C4"), cards(hand), []]
    assert s.away == [cards("S7"), cards(away), cards("H7")]
    assert s.stock == cards(stock)


def test_a_stock_that_comes_out_even_is_used_to_its_last_card() -> None:
    s = three()
    s.stock.pop()
    dealt_anew(s, numbers(0.99))
    assert s.hands[1] == cards("HJ") and s.stock == cards("SQ HQ SK HK")


def test_no_more_than_twelve_handfuls_of_the_stock_are_weighed() -> None:
    high = [f"{suit}{rank}" for rank in ("K", "Q", "J", "9", "7") for suit in "SHCDLX"]
    s = three()
    s.hands[1], s.away[1], s.stock = cards("S6"), cards("H6"), cards(" ".join(high[:26]))
    dealt_anew(s, numbers(0.9999))
    twelfth = cards(" ".join(high[22:24]))
    assert s.hands[1] + s.away[1] in (twelfth, twelfth[::-1])
    assert s.stock == cards(" ".join([*high[:22], "S6", "H6", *high[24:26]]))


def test_what_was_played_before_tells_what_is_held() -> None:
    """Who led a five had no king, very likely, and hardly another card than fives: none looks worse to lead."""
    laid, rows = [[], cards("C5 L5"), []], {"last_series": cards("C5"), "last_by": [1]}
    more: dict[str, Any] = {"series": cards("SK L5"), "series_by": [0, 1], "count": 25, "laid": laid, **rows}
    s = pegging(["C4", "HK DQ", ""], "H5 D5 X2 C9", away=["S7", "S2", "H7"], **more)
    dealt_anew(s, numbers(0.03))
    assert s.hands[1] == cards("H5 D5") and s.away[1] == cards("X2")
    assert s.stock == cards("HK DQ S2 C9")
    unsaid = pegging(["C4", "HK DQ", ""], "H5 D5 X2 C9", away=["S7", "S2", "H7"], **{**more, "last_series": []})
    dealt_anew(unsaid, numbers(0.03))
    assert unsaid.hands[1] == cards("HK DQ")


@pytest.mark.parametrize(("number", "hand", "away"), [(0.4, "L2", "SK"), (0.6, "SA", "H8"), (0.9999, "SA", "H8")])
def test_who_is_to_play_gets_no_handful_in_which_nothing_fits(number: float, hand: str, away: str) -> None:
    """At 29 only A and 2 fit. The deal gives seat 1 a 2 and a king; of 7 Q and A 8 in the stock one fits."""
    laid = [[], cards("S3 H3 D3"), []]
    s = pegging(["C4", "SK", ""], "HQ SA H8 D8 L2", away=["S7", "DK", "H7"], laid=laid, count=29, waiting=[1])
    dealt_anew(s, numbers(0.9, number))
    assert (s.hands[1], s.away[1]) == (cards(hand), cards(away))


# On average


def test_others_are_guessed_to_hold_what_goes_with_what_they_played() -> None:
    m = position(["S2 H3 DK LK", "S7 H7 C8 C9"], dealer=0)
    play(m, ["P1 S7", "P0 DK"])
    s = m.state
    rnd = random.Random(4).random
    near = far = 0
    for _ in range(400):
        ranks = [RANK[c] for c in imagined(s, rnd).hands[1]]
        near += sum(r in (5, 6, 7, 8) for r in ranks)
        far += sum(r in (0, 1, 12) for r in ranks)
    assert near > 2 * far


def test_who_did_not_pair_probably_could_not() -> None:
    m = position(["SK H10 DK LK", "S9 H2 C3 D3"], dealer=1)
    play(m, ["P0 SK", "P1 H2"])
    s = m.state
    rnd = random.Random(5).random
    kings = sum(RANK[c] == 12 for _ in range(500) for c in imagined(s, rnd).hands[1])
    sixes = sum(RANK[c] == 5 for _ in range(500) for c in imagined(s, rnd).hands[1])
    assert kings < 0.2 * sixes


def test_a_guess_keeps_to_what_a_go_has_shown() -> None:
    m = position(["S9 H9 C9 D2", "SK HK CK L10"], dealer=0)
    play(m, ["P1 SK", "P0 S9", "P1 HK", "P0 D2"])
    s = m.state
    assert s.least[1] == 1
    rnd = random.Random(1).random
    s.least[1] = 6
    for _ in range(100):
        assert all(PIP[c] >= 6 for c in imagined(s, rnd).hands[1])
