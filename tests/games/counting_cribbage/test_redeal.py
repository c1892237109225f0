"""A redeal of seat 0 in pegging: the cards of the others, on small positions with fixed random numbers.

The unseen cards are in a known order (after a shuffle), so that every outcome can be followed by hand. The further
suppositions of a search are in ``test_player_guess``.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.cards import cards, code
from tests.games.counting_cribbage.positions import numbers, pegging

TO_PLAY: dict[str, Any] = {"count": 25, "waiting": [1]}


def spelt(*piles: list[int]) -> str:
    return " | ".join(" ".join(map(code, pile)) for pile in piles)


@pytest.mark.parametrize(("hands", "stock", "more", "number", "after"), [
    # a seat that has said go gets the first cards high enough, the others the rest
    ("S2 | S6 H2 | SK H9", "D8 D4 D10", {"least": [1, 1, 6]}, (), "S2 | H2 H9 | S6 SK | D8 D4 D10"),
    # a go shows at least that there is no ace
    ("S2 | S3 H4 | SA S5", "D8", {"least": [1, 1, 2]}, (), "S2 | SA S5 | S3 H4 | D8"),
    # if another seat needs the chosen card (of 4 K Q 2 3 the second), the smallest one replaces it
    ("C4 | S4 | SK HQ", "D2 L3", {"count": 20, "waiting": [1], "least": [1, 1, 10]}, (0.3,),
     "C4 | D2 | SK HQ | S4 L3"),
    # the seat to play gets a card that fits: of A, 6 and 3 the first, second, third; then the first ones
    ("C4 | SK HK | S9 SA", "D6 D7 H3 DQ", TO_PLAY, (0.0,), "C4 | SA SK | HK S9 | D6 D7 H3 DQ"),
    ("C4 | SK HK | S9 SA", "D6 D7 H3 DQ", TO_PLAY, (0.4,), "C4 | D6 SK | HK S9 | SA D7 H3 DQ"),
    ("C4 | SK HK | S9 SA", "D6 D7 H3 DQ", TO_PLAY, (0.99,), "C4 | H3 SK | HK S9 | SA D6 D7 DQ"),
    ("C4 | SK HK | S9 SA", "D6 D7 H3 DQ", TO_PLAY | {"phase": "declare"}, (0.4,), "C4 | D6 SK | HK S9 | SA D7 H3 DQ"),
    # no ace: it would have been played instead of a go
    ("C4 | SK HK | S9 SA", "D6 D7 H3 DQ", TO_PLAY | {"least": [1, 3, 1]}, (0.0,), "C4 | D6 SK | HK S9 | SA D7 H3 DQ"),
    ("C4 | SK HK | S9 SA", "D6 D7 H3 DQ", TO_PLAY | {"least": [1, 3, 1]}, (0.99,), "C4 | H3 SK | HK S9 | SA D6 D7 DQ"),
    # outside a turn no seat needs a card that fits, and after the end there is no redeal
    *(("C4 | SK HK | S9 SA", "D6 D7", TO_PLAY | {"phase": phase}, (), "C4 | SK HK | S9 SA | D6 D7")
      for phase in ("lay_away", "respond", "claim", "show")),
    (" | SK | ", "D6", {"count": 25, "waiting": [], "ended": "target"}, (), " | SK |  | D6"),
])  # fmt: skip
def test_who_holds_what(hands: str, stock: str, more: dict[str, Any], number: tuple[float, ...], after: str) -> None:
    s = pegging(hands.split("|"), stock, **more)
    s.after_redeal(0, numbers(*number))
    assert spelt(*s.hands, s.stock) == after


def test_cards_laid_away_are_dealt_before_the_extra_card_and_the_stock() -> None:
    s = pegging(["S2", "SA H3", ""], "D8 D4", away=["C2", "", "D10"], extra="S3", least=[1, 2, 1])
    s.after_redeal(0, numbers())
    assert s.hands[1] == cards("H3 D10")
    assert (s.away, s.extra, s.stock) == ([cards("C2"), [], cards("SA")], cards("S3"), cards("D8 D4"))


def test_the_own_wish_about_claims_is_known_and_that_of_others_is_not() -> None:
    s = pegging(["C4", "SK", "S9"], "D6", waives=[1, 1, 1])
    s.after_redeal(0, numbers())
    assert s.waives == [1, 0, 0]
    s.waives, s.phase, s.series_by = [1, 1, 1], "respond", [0]
    s.after_redeal(2, numbers())
    assert s.waives == [0, 0, 1]
