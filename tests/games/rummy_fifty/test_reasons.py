"""The reasons for moves of Rummy Fifty, by position; test_true_reasons checks that each reason is true."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.cards import card
from engine.games.rummy_fifty.state import RummyFiftyState
from engine.players.rummy_fifty.reasons import reason
from tests.games.rummy_fifty.positions import move, position

FAR = {1: "C10 D9 SA H2 X8", 2: "D2 X5 C3 H10 SA"}
"""Hands of others that do not combine with any card here."""


def placed(hand: str, phase: str = "table", **how: Any) -> RummyFiftyState:
    return position({0: hand, **FAR}, phase=phase, **how).state


def given(s: RummyFiftyState, action: str) -> tuple[str, dict[str, Any]]:
    """Return the reason, without its prefix."""
    found = reason(s, 0, move(action))
    return ("", {}) if found is None else (found[0].removeprefix("rummy_fifty-hint-why-"), dict(found[1]))


@pytest.mark.parametrize(("court", "key"), [("J", "bonus-low"), ("Q", "bonus-middle"), ("K", "bonus-high")])
def test_a_bonus_card_is_explained_by_what_it_counts(court: str, key: str) -> None:
    assert given(placed("S2 S3 S4 H7 C9", "bonus"), f"bonus {court}") == (key, {"loose": 2})
    two = position({0: "S2 S3 S4 H7 C9"}, seats=2, phase="bonus").state
    assert given(two, "bonus Q")[0] == "bonus-high"


@pytest.mark.parametrize(
    ("hand", "top", "key", "facts"),
    [
        ("S2 S3 H9", "S4", "draw-out", {"card": card("S4")}),
        ("S2 S3 H9 C7", "S4", "draw-meld", {"card": card("S4"), "count": 2}),
        ("S2 S3 S4 H9 C7", "S5", "draw-fits", {"card": card("S5")}),
        ("S2 H9 C7", "S4", "draw-near", {"card": card("S4"), "right": card("S2")}),
        ("S2 H9 C7", "X5", "", {}),
    ],
)
def test_why_a_face_up_card_is_drawn(hand: str, top: str, key: str, facts: dict[str, Any]) -> None:
    assert given(placed(hand, "draw", tops={1: top}), "draw discard:P1") == (key, facts)


def test_a_pair_that_nothing_can_complete_is_no_reason() -> None:
    s = placed("S2 H9 C7", "draw", tops={1: "S4"}, melds=[(1, "H3 C3 S3")])
    assert given(s, "draw discard:P1")[0] == "draw-near"  # the wild 3 is still out
    s.discards[2] = [card("L3"), card("X10")]
    s.stock = [c for c in s.stock if c != card("L3")]
    assert given(s, "draw discard:P1") == ("", {})


def test_the_stock_is_drawn_from_where_no_open_card_fits_and_piles_are_open() -> None:
    assert given(placed("S2 H9 C7", "draw", tops={1: "X5"}), "draw stock")[0] == "draw-stock"
    s = placed("S2 S3 C7 H9", "draw", tops={1: "S4"})
    assert given(s, "draw stock") == ("", {})
    s.stall = s.stall_limit
    assert given(s, "draw stock") == ("", {})
    s.stall, s.stock = 0, s.stock[:1]
    assert given(s, "draw stock")[0] == "draw-last"


@pytest.mark.parametrize(
    ("hand", "out", "key"),
    [
        ("S2 S3 S4 H9", "H9", "discard-out"),
        ("S2 S3 H9 C5", "H9", "discard-loose-high"),
        ("S2 S3 H9 C5", "C5", "discard-loose"),
        ("S2 S3 S4 H9 H10 CA", "S4", ""),
        ("S6 S7 S8 H9 H10 C9 D10 X7 X5", "X5", "discard-few"),
        ("S6 S7 H9 H10", "H10", "discard-high"),
    ],
)
def test_why_a_card_is_discarded(hand: str, out: str, key: str) -> None:
    assert given(placed(hand, "discard"), f"discard {out}")[0] == key


def test_high_cards_go_when_somebody_is_nearly_out() -> None:
    s = placed("S2 S3 H9 C5", "discard")
    s.hands[1] = s.hands[1][:3]
    assert given(s, "discard H9") == ("discard-danger", {"card": card("H9"), "seat": 1, "count": 3})
    assert given(s, "discard C5")[0] == "discard-loose"


def test_of_useless_cards_one_goes_that_the_next_player_was_not_seen_to_want() -> None:
    s = placed("S2 S3 H9 C6", "discard")
    s.known[1] = [card("C10"), card("X8")]
    assert given(s, "discard H9")[0] == "discard-loose-high", "nobody was seen to want either"
    s.hands[1], s.known[1] = [card("H10"), *s.hands[1][1:]], [card("H10")]
    assert given(s, "discard C6") == ("discard-safe", {"card": card("C6"), "seat": 1, "right": card("H10")})
    assert given(s, "discard H9")[0] == "discard-loose-high"
    s.known[1], s.known[2] = [], [card("H10")]
    assert given(s, "discard C6")[0] == "discard-loose", "it is not the next player who took it"


RUN = [(1, "S2 S3 S4")]


@pytest.mark.parametrize(
    ("hand", "how", "action", "key", "facts"),
    [
        ("S2 S3 S4", {}, "meld S2 S3 S4", "down-last", None),
        ("S2 S3 S4 H7 H8 H9", {}, "meld S2 S3 S4", "down-out", None),
        ("S2 S3 S4 H7 C9", {}, "meld S2 S3 S4", "meld-light", {"points": 9}),
        ("S5 H7 C9", {"melds": RUN}, "layoff S5 0", "layoff-light", {"points": 5}),
        pytest.param("S5 S6", {"melds": RUN}, "layoff S5 0", "down-out", None, id="the six follows on the five"),
        ("S2 S3 S4 H7 C9", {}, "end", "end-hold", {}),
        pytest.param("S2 S3 S4 H7 C9", {"layoff_own": True}, "end", "", {}, id="own melds are open then"),
        ("S5 S6 H9", {"melds": RUN}, "end", "end-keep", {"card": card("S5")}),
        ("S5 H9", {"melds": RUN}, "end", "", {}),
    ],
)
def test_why_cards_go_down_or_are_held_back(
    hand: str, how: dict[str, Any], action: str, key: str, facts: dict[str, Any] | None
) -> None:
    found = given(placed(hand, **how), action)
    assert found[0] == key and facts in (None, found[1])


def test_points_go_down_when_somebody_is_nearly_out() -> None:
    s = placed("S2 S3 S4 H7 C9")
    s.hands[2] = s.hands[2][:2]
    assert given(s, "meld S2 S3 S4") == ("down-danger", {"points": 9, "seat": 2, "count": 2})
