"""The computer players of Rummy Fifty: the heuristic one, and reasons for moves by position.

Reasons are checked (``tests.engine.reasons``) with going out played out.
"""

from __future__ import annotations

import random
from functools import partial
from itertools import combinations
from typing import Any

import pytest

from engine.core.cards import RANK, card, cards
from engine.core.match import Match
from engine.families.melds import fault
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import RummyFiftyState, pile_of, sources
from engine.games.rummy_fifty.terms import CARDS, DISCARD, JACK, KING, QUEEN, STOCK
from engine.players.rummy_fifty.heuristic import choose
from engine.players.rummy_fifty.policy import reason
from tests.engine.reasons import Check, Facts, applied
from tests.games.rummy_fifty.positions import END, at_random, move, position

after = partial(applied, "rummy_fifty")
FAR = {1: "C10 D9 SA H2 X8", 2: "D2 X5 C3 H10 SA"}
"""Hands of others that do not combine with any card here."""


def finishes(s: Any, seat: int, a: Any) -> bool:
    """True if the hand can be emptied in the table step, this move first."""
    then = after(s, seat, a)
    if then.round != s.round or then.ended or then.phase != "table" or not then.hands[seat]:
        return True  # the round is over, or another one has begun
    return any(b.tag != "end_turn" and finishes(then, seat, b) for b in GAME.legal(then, seat))


def valid(s: Any, *cards: int) -> bool:
    return fault(cards, s.wild) is None


def linked(s: Any, a: int, b: int) -> bool:
    """True if some third card makes a meld with both."""
    return any(c not in (a, b) and valid(s, a, b, c) for c in CARDS)


def goes_with(s: Any, seat: int, card: int) -> int:
    return sum(c != card and linked(s, card, c) for c in s.hands[seat])


def melds_now(s: Any, seat: int, card: int) -> bool:
    """True if ``card`` makes a meld with two or three of the hand, or may be laid off."""
    hand = [c for c in s.hands[seat] if c != card]
    if any(valid(s, card, *pair) for pair in combinations(hand, 2)):
        return True
    return any((owner != seat or s.layoff_own) and fits(s, at, card) for at, owner in enumerate(s.owners))


def fits(s: Any, at: int, card: int) -> bool:
    meld = s.melds[at]
    group = RANK[meld[0]] == RANK[meld[1]]
    return valid(s, *meld, card) and group == (RANK[card] == RANK[meld[0]])


def outside(s: Any, seat: int) -> list[int]:
    """Return the cards that no meld and no layoff takes now."""
    return [c for c in s.hands[seat] if not melds_now(s, seat, c)]


def near_out(s: Any, seat: int, f: Facts) -> bool:
    return bool(f["seat"] != seat and f["count"] == len(s.hands[f["seat"]]) <= 4)


def counts_most(s: Any, card: int, among: list[int]) -> bool:
    return all(RANK[c] <= RANK[card] for c in among)


def tops(s: Any, seat: int) -> list[int]:
    return [pile_of(s, pile)[-1] for pile in sources(s, seat) if pile != STOCK]


def drawn_last(s: Any, seat: int, a: Any) -> bool:
    then = after(s, seat, a)
    return a.source == STOCK and (then.round != s.round or bool(then.ended))


def out_with_it(s: Any, seat: int, a: Any) -> bool:
    then = after(s, seat, a)
    return any(finishes(then, seat, b) for b in GAME.legal(then, seat))


def safe(s: Any, seat: int, a: Any, f: Facts) -> bool:
    """True if the next player took a card that this one does not go with."""
    theirs = f["right"] in s.known[f["seat"]] and f["seat"] == (seat + 1) % len(s.hands)
    return theirs and not goes_with(s, seat, a.card) and not linked(s, a.card, f["right"])


def loose_high(s: Any, seat: int, a: Any) -> bool:
    loose = [c for c in outside(s, seat) if not goes_with(s, seat, c)]
    return not goes_with(s, seat, a.card) and counts_most(s, a.card, loose)


def pips(a: Any) -> int:
    return sum(RANK[c] + 1 for c in (a.cards if a.tag == "meld" else [a.card]))


def may(s: Any, seat: int, *wire: Any) -> bool:
    """True if a legal move begins so."""
    return any(b.wire()[: len(wire)] == [*wire] for b in GAME.legal(s, seat))


CHECKS: dict[str, Check] = {
    "bonus-low": lambda s, p, a, f: a.court == JACK and 0 <= f["loose"] <= len(s.hands[p]),
    "bonus-middle": lambda s, p, a, f: a.court == QUEEN and len(s.points) > 2,
    "bonus-high": lambda s, p, a, f: a.court == (QUEEN if len(s.points) == 2 else KING),
    "draw-last": lambda s, p, a, f: drawn_last(s, p, a),
    "draw-stock": lambda s, p, a, f: a.source == STOCK and not any(melds_now(s, p, c) for c in tops(s, p)),
    "draw-out": lambda s, p, a, f: out_with_it(s, p, a),
    "draw-meld": lambda s, p, a, f: melds_now(s, p, f["card"]) and f["count"] > 0,
    "draw-fits": lambda s, p, a, f: melds_now(s, p, f["card"]),
    "draw-near": lambda s, p, a, f: (
        f["right"] in s.hands[p] and f["card"] in tops(s, p) and linked(s, f["card"], f["right"])
    ),
    "discard-out": lambda s, p, a, f: finishes(s, p, a),
    "discard-danger": lambda s, p, a, f: near_out(s, p, f) and counts_most(s, a.card, outside(s, p)),
    "discard-safe": safe,
    "discard-loose-high": lambda s, p, a, f: loose_high(s, p, a),
    "discard-loose": lambda s, p, a, f: not goes_with(s, p, a.card),
    "discard-few": lambda s, p, a, f: all(goes_with(s, p, c) >= goes_with(s, p, a.card) for c in outside(s, p)),
    "discard-high": lambda s, p, a, f: counts_most(s, a.card, outside(s, p)),
    "down-last": lambda s, p, a, f: len(s.hands[p]) == (len(a.cards) if a.tag == "meld" else 1),
    "down-out": lambda s, p, a, f: finishes(s, p, a),
    "down-danger": lambda s, p, a, f: near_out(s, p, f),
    "meld-light": lambda s, p, a, f: f["points"] == pips(a) and a.tag == "meld",
    "layoff-light": lambda s, p, a, f: f["points"] == pips(a) and a.tag == "layoff",
    "end-hold": lambda s, p, a, f: not s.layoff_own and may(s, p, "meld"),
    "end-keep": lambda s, p, a, f: goes_with(s, p, f["card"]) > 0 and may(s, p, "layoff", f["card"]),
}


def chooses(m: Match[RummyFiftyState], seat: int = 0, rng: random.Random | None = None) -> None:
    rng = rng or random.Random(1)
    m.submit(seat, choose(GAME, m.state.redeal(seat, rng.random), seat, rng.random))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_house_beats_random(seats: int) -> None:
    won = 0
    for game in range(12):
        m = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([game]) * 32)
        rng, house = random.Random(game), game % seats
        while not m.over:
            if house in m.state.waiting:
                chooses(m, house, rng)
            else:
                at_random(m, rng)
        won += m.state.winners == [house]
    assert won >= 11


def test_house_goes_out_when_it_can() -> None:
    m = position({0: "S4 S5 S6 H9 C9 D9 X2 XA H10"}, phase="draw", tops={1: "X3"})
    chooses(m)
    assert m.state.source == DISCARD + 1
    chooses(m)
    assert m.state.discards[0] == [card("H10")]
    other = position({0: "S4 S5 S6 H9 C9 D9 X2"}, melds=[(1, "X3 X4 X5")])
    for going in (m, other):
        while going.state.round == 1:
            chooses(going)
        assert going.state.last_out == 0


def test_house_holds_its_melds_back() -> None:
    m = position({0: "S4 S5 S6 H9 D2", 1: "C2 C4 C6 C8 H2 H4", 2: "X2 X4 X6 X8 D4 D6"})
    assert choose(GAME, m.state, 0, random.Random(1).random) == END
    m.state.hands[1] = cards("C2 C4")
    assert choose(GAME, m.state, 0, random.Random(1).random) == move("meld S4 S5 S6")


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
