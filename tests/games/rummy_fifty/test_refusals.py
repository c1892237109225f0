"""Rummy Fifty: what is wrong with a meld that is none; secrets, defaults and options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.cards import card, cards
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.state import NO_CARD
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Bonus, Discard, Draw, Layoff, Meld
from engine.games.rummy_fifty.terms import DISCARD, EXTRA, JACK, KING, QUEEN, STOCK
from tests.games.rummy_fifty.positions import END, begin, choose_all, melding, position, refusal

# Refusals: what is wrong with a meld that is none


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("S4 S5", "no-meld-few", {"least": 3}),
        ("S4 S5 S7", "no-meld-gap", {"rank": 5}),
        ("S4 H5 S6", "no-meld-suits", {"suit": 0, "other": 1}),
        ("S4 H4 S5", "no-meld-repeat", {"rank": 3}),
        ("S4 L4 S5", "no-meld-repeat", {"rank": 3}),
        ("S4 S5 C8", "no-meld-gap", {"rank": 5}),
        ("SA S9 S10", "no-meld-wrap", {}),
        ("S4 S5 X6", "no-hand-card", {"card": card("X6")}),
    ],
)
def test_a_meld_that_is_none_is_refused_exactly(text: str, reason: str, facts: dict[str, Any]) -> None:
    m = position({0: "S4 S5 S6 S7 H4 H5 L4 C8 SA S9 S10"})
    assert refusal(m, 0, melding(text)) == (reason, facts)


def test_layoffs_are_refused_exactly() -> None:
    table = [(1, "S4 S5 S6"), (2, "H7 C7 D7"), (1, "SA S2 S3")]
    m = position({0: "S9 H3 H10 L7 X9 CA"}, melds=table)
    assert refusal(m, 0, Layoff(card("S9"), 0)) == ("no-fit-ends", {"card": card("S9"), "low": 2, "high": 6})
    assert refusal(m, 0, Layoff(card("H3"), 0)) == ("no-fit-suit", {"card": card("H3"), "suit": 0, "wild": 4})
    assert refusal(m, 0, Layoff(card("H10"), 1)) == ("no-fit-group", {"card": card("H10"), "rank": 6})
    assert refusal(m, 0, Layoff(card("X9"), 2)) == ("no-fit-end", {"card": card("X9"), "rank": 3})
    assert refusal(m, 0, Layoff(card("L7"), 3)) == ("no-such-meld", {"count": 3})
    assert refusal(m, 0, Layoff(card("D10"), 0)) == ("no-hand-card", {"card": card("D10")})
    full = " ".join(f"S{r}" for r in ("A", *range(2, 11)))
    m = position({0: "L2 H3"}, melds=[(1, full)])
    assert refusal(m, 0, Layoff(card("L2"), 0)) == ("no-fit-full", {})


def test_draws_are_refused_exactly() -> None:
    m = position({0: "S9 H3"}, phase="draw", tops={0: "C7"})
    assert refusal(m, 0, Draw(DISCARD)) == ("no-own-pile", {})
    assert refusal(m, 0, Draw(DISCARD + 1)) == ("no-card-there", {})
    assert refusal(m, 0, Draw(EXTRA)) == ("no-pile", {})
    assert refusal(m, 0, Draw(77)) == ("no-pile", {})
    assert refusal(m, 0, Bonus(JACK)) == ("no-bonus-now", {})
    m = begin(2)
    assert refusal(m, 0, Bonus(KING)) == ("no-court", {})
    assert refusal(m, 0, Draw(STOCK)) == ("no-bonus-first", {})
    m.submit(0, Bonus(QUEEN))
    assert refusal(m, 0, Bonus(QUEEN))[0] == "not-your-turn"


def test_a_card_named_twice_is_no_meld() -> None:
    m = position({0: "S4 S5 S6"})
    for wrong in ((card("S4"),) * 3, tuple(cards("S6 S5 S4"))):
        assert not GAME.allows(m.state, 0, Meld(wrong))
        refusal(m, 0, Meld(wrong))


# Secrets, defaults, options


def test_bonus_choices_are_secret_until_all_have_chosen() -> None:
    m = begin(3)
    m.submit(0, Bonus(KING))
    assert m.view(0).state["choice"] == [KING]
    assert m.view(1).state["choice"] == [] and m.view(None).state["choice"] == []
    assert m.view(None).waiting == [1, 2] and m.view(None).state["courts"] == [NO_CARD] * 3
    other = begin(3)
    other.submit(0, Bonus(JACK))
    assert other.view(1) == m.view(1) and other.view(None) == m.view(None)
    m.submit(2, Bonus(JACK))
    events = m.submit(1, Bonus(QUEEN))
    assert [e.facts for e in events] == [{"courts": [KING, QUEEN, JACK]}]
    assert m.view(None).state["courts"] == [KING, QUEEN, JACK]


def test_swapping_hidden_cards_changes_no_view_of_others() -> None:
    m = position({0: "S9 H3"}, phase="draw")
    m.submit(0, Draw(STOCK))
    s = m.state.clone()
    s.hands[2][0], s.stock[0] = s.stock[0], s.hands[2][0]
    for seat in (None, 0, 1):
        assert s.seen_by(seat) == m.state.seen_by(seat)
    assert m.state.seen_by(1)["drawn"] == NO_CARD and m.state.seen_by(0)["drawn"] == m.state.drawn[0]
    assert m.state.redeal(1, random.Random(1).random).drawn == [NO_CARD] * 3


def test_timeout_defaults() -> None:
    m = begin(3)
    assert GAME.timeout(m.state, 1) == Bonus(JACK)
    m = position({0: "D10 H10 S9 X10"}, phase="draw", tops={1: "C7"})
    assert GAME.timeout(m.state, 0) == Draw(STOCK)
    m.state.phase = "discard"
    assert GAME.timeout(m.state, 0) == Discard(card("H10"))
    m.state.phase = "table"
    assert GAME.timeout(m.state, 0) == END


def test_nothing_but_a_forced_draw_is_automatic() -> None:
    m = begin(3)
    assert GAME.automatic(m.state) is None
    choose_all(m)
    assert GAME.automatic(m.state) == (0, Draw(STOCK))
    m.submit(0, Draw(STOCK))
    assert GAME.automatic(m.state) is None
    m.submit(0, Discard(m.state.hands[0][0]))
    m.state.hands[0] = cards("S2")
    assert GAME.legal(m.state, 0) == [END]
    assert GAME.automatic(m.state) is None
    m.submit(0, END)
    assert GAME.automatic(m.state) is None  # a discard pile is open too


@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_dealer_is_at_the_table(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.check(seats, {"first_dealer": f"seat{seats + 1}"})
    for p in range(seats):
        assert begin(seats, dealer=p).state.dealer == p
    drawn = {
        Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([k]) * 32).state.dealer for k in range(24)
    }
    assert drawn == set(range(seats))


@pytest.mark.parametrize(("seats", "stock"), [(2, 39), (3, 29), (4, 19)])
def test_setup(seats: int, stock: int) -> None:
    s = begin(seats).state
    assert [len(h) for h in s.hands] == [10] * seats
    assert len(s.stock) == stock and s.points == [1] * seats
    assert len(GAME.legal(s, 0)) == (2 if seats == 2 else 3)
