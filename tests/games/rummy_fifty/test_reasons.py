"""Why a move of Rummy Fifty is suggested, position by position; that each reason is true: test_true_reasons."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import card
from engine.games.rummy_fifty.state import Bonus, Discard, Draw, EndTurn, Layoff
from engine.games.rummy_fifty.terms import DISCARD, JACK, KING, QUEEN, STOCK
from engine.players.rummy_fifty.reasons import reason
from tests.games.rummy_fifty.positions import melding, position

FAR = {1: "C10 D9 SA H2 X8", 2: "D2 X5 C3 H10 SA"}
"""Hands of others that go with nothing here."""


def given(s: Any, action: Action, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """The reason, without its prefix."""
    found = reason(s, seat, action)
    return ("", {}) if found is None else (found[0].removeprefix("rummy_fifty-hint-why-"), dict(found[1]))


@pytest.mark.parametrize(("court", "key"), [(JACK, "bonus-low"), (QUEEN, "bonus-middle"), (KING, "bonus-high")])
def test_a_bonus_card_is_explained_by_what_it_counts(court: int, key: str) -> None:
    s = position({0: "S2 S3 S4 H7 C9", **FAR}, phase="bonus").state
    assert given(s, Bonus(court)) == (key, {"loose": 2})


def test_for_two_the_queen_is_the_high_one() -> None:
    assert given(position({0: "S2 S3 S4 H7 C9"}, seats=2, phase="bonus").state, Bonus(QUEEN))[0] == "bonus-high"


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
    s = position({0: hand, **FAR}, phase="draw", tops={1: top}).state
    assert given(s, Draw(DISCARD + 1)) == (key, facts)


def test_a_pair_that_nothing_can_complete_is_no_reason() -> None:
    s = position({0: "S2 H9 C7", **FAR}, phase="draw", tops={1: "S4"}, melds=[(1, "H3 C3 S3")]).state
    assert given(s, Draw(DISCARD + 1))[0] == "draw-near"  # the wild 3 is still out
    s.discards[2] = [card("L3"), card("X10")]
    s.stock = [c for c in s.stock if c != card("L3")]
    assert given(s, Draw(DISCARD + 1)) == ("", {})


def test_nothing_is_said_of_face_up_cards_where_all_piles_are_closed() -> None:
    s = position({0: "S2 S3 H9 C7", **FAR}, phase="draw", tops={1: "S4"}).state
    s.stall = s.stall_limit
    assert given(s, Draw(STOCK)) == ("", {})


def test_the_stock_is_drawn_from_where_no_open_card_fits() -> None:
    assert given(position({0: "S2 H9 C7", **FAR}, phase="draw", tops={1: "X5"}).state, Draw(STOCK))[0] == "draw-stock"
    s = position({0: "S2 S3 C7 H9", **FAR}, phase="draw", tops={1: "S4"}).state
    assert given(s, Draw(STOCK)) == ("", {})
    s.stock = s.stock[:1]
    assert given(s, Draw(STOCK))[0] == "draw-last"


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
    s = position({0: hand, **FAR}, phase="discard").state
    assert given(s, Discard(card(out)))[0] == key


def test_high_cards_go_when_somebody_is_nearly_out() -> None:
    s = position({0: "S2 S3 H9 C5", 1: "C10 D9 SA", 2: FAR[2]}, phase="discard").state
    assert given(s, Discard(card("H9"))) == ("discard-danger", {"card": card("H9"), "seat": 1, "count": 3})
    assert given(s, Discard(card("C5")))[0] == "discard-loose"


def test_of_useless_cards_one_goes_that_the_next_player_was_not_seen_to_want() -> None:
    s = position({0: "S2 S3 H9 C6", **FAR}, phase="discard").state
    s.known[1] = [card("C10"), card("X8")]
    assert given(s, Discard(card("H9")))[0] == "discard-loose-high", "nobody was seen to want either"
    s.hands[1], s.known[1] = [card("H10"), *s.hands[1][1:]], [card("H10")]
    assert given(s, Discard(card("C6"))) == (
        "discard-safe",
        {"card": card("C6"), "seat": 1, "right": card("H10")},
    )
    assert given(s, Discard(card("H9")))[0] == "discard-loose-high"
    s.known[1], s.known[2] = [], [card("H10")]
    assert given(s, Discard(card("C6")))[0] == "discard-loose", "it is not the next player who took it"


def test_why_cards_go_down() -> None:
    s = position({0: "S2 S3 S4", **FAR}).state
    assert given(s, melding("S2 S3 S4"))[0] == "down-last"
    s = position({0: "S2 S3 S4 H7 H8 H9", **FAR}).state
    assert given(s, melding("S2 S3 S4"))[0] == "down-out"
    s = position({0: "S2 S3 S4 H7 C9", **FAR}).state
    assert given(s, melding("S2 S3 S4")) == ("meld-light", {"points": 9})
    s.hands[2] = s.hands[2][:2]
    assert given(s, melding("S2 S3 S4")) == ("down-danger", {"points": 9, "seat": 2, "count": 2})


def test_why_a_card_is_laid_off() -> None:
    s = position({0: "S5 H7 C9", **FAR}, melds=[(1, "S2 S3 S4")]).state
    assert given(s, Layoff(card("S5"), 0)) == ("layoff-light", {"points": 5})
    s = position({0: "S5 S6", **FAR}, melds=[(1, "S2 S3 S4")]).state
    assert given(s, Layoff(card("S5"), 0))[0] == "down-out", "the six follows on what the five makes"


def test_why_a_meld_is_held_back() -> None:
    assert given(position({0: "S2 S3 S4 H7 C9", **FAR}).state, EndTurn())[0] == "end-hold"
    s = position({0: "S2 S3 S4 H7 C9", **FAR}, layoff_own=True).state
    assert given(s, EndTurn()) == ("", {}), "own melds are open then"


def test_why_a_card_is_not_laid_off() -> None:
    s = position({0: "S5 S6 H9", **FAR}, melds=[(1, "S2 S3 S4")]).state
    assert given(s, EndTurn()) == ("end-keep", {"card": card("S5")})
    s = position({0: "S5 H9", **FAR}, melds=[(1, "S2 S3 S4")]).state
    assert given(s, EndTurn()) == ("", {})
