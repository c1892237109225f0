"""What follows from a position of Counting Cribbage: whose turn, which item is asked about, what is still news."""

from __future__ import annotations

import pytest

from engine.core.cards import cards
from engine.core.state import NO_SEAT
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import by_rank, rank_counts


def at(phase: str, **more: object) -> CountingCribbageState:
    """Three players, the second one deals."""
    s = CountingCribbageState(phase=phase, waiting=[2, 0], dealer=1, points=[5, 6, 7], choice=[[], [], []])
    s.laid, s.crib = [cards("SA S2 S3 S4"), cards("HA H2 H3 H4"), cards("CA C2 C3 C4")], cards("D5 D6 D7 D8")
    for name, value in more.items():
        setattr(s, name, value)
    return s


@pytest.mark.parametrize(
    ("phase", "pegging", "turn"),
    [
        ("lay_away", False, NO_SEAT),
        ("play", True, 2),
        ("declare", True, 2),
        ("respond", True, NO_SEAT),
        ("claim", False, NO_SEAT),
        ("show", False, NO_SEAT),
    ],
)
def test_somebody_is_on_turn_while_cards_are_played(phase: str, pegging: bool, turn: int) -> None:
    s = at(phase)
    assert (s.pegging, s.on_turn) == (pegging, turn)
    assert at(phase, waiting=[]).on_turn == NO_SEAT


def test_the_dealer_claims_twice_and_answers_once_less() -> None:
    s = at("show")
    assert s.show_order == [2, 0, 1, 1]
    assert [s.answered_by(p) for p in range(3)] == [[0, 2, 3], [0, 1], [1, 2, 3]]


def test_the_next_item_is_asked_about() -> None:
    s = at("claim")
    assert [s.asked_item(p) for p in range(3)] == [1, 2, 0]
    s.choice[1] = [8]
    assert s.asked_item(1) == 3, "after the own hand the crib"
    s.phase, s.choice = "show", [[], [0], [4, 0]]
    assert [s.asked_item(p) for p in range(3)] == [0, 1, 3]


def test_an_item_is_a_hand_or_at_last_the_crib() -> None:
    s = at("show")
    assert [s.item_cards(i) for i in range(4)] == [s.laid[2], s.laid[0], s.laid[1], s.crib]


@pytest.mark.parametrize(
    ("phase", "ended", "deal", "shown", "news"),
    [
        ("lay_away", "", 1, 0, False),  # before the first show
        ("lay_away", "", 2, 1, True),
        ("lay_away", "", 3, 1, False),
        ("play", "", 2, 1, False),
        ("show", "", 2, 1, False),
        ("show", "target", 2, 2, True),  # it decided the game
        ("play", "target", 2, 1, False),
    ],
)
def test_a_show_is_news_until_the_next_cards_are_played(
    phase: str, ended: str, deal: int, shown: int, news: bool
) -> None:
    assert at(phase, ended=ended, deal=deal, shown_deal=shown).shown_now is news


def test_cards_are_put_in_order_and_counted_by_rank() -> None:
    assert by_rank(cards("SK HA S2 SA XK")) == cards("SA HA S2 SK XK")
    assert rank_counts(cards("SK HA S2 SA XK")) == [2, 1, *[0] * 10, 2]
