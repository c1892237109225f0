"""Tricky Express: what is told of passes, stations and points, why a move is refused, how a hand lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.arrange import BY_RANK, BY_SUIT
from engine.core.cards import card, cards
from engine.core.context import Event, SeededContext
from engine.core.horizon import Horizon
from engine.core.match import Match
from engine.core.state import NO_SEAT
from engine.families.tricks import PLAY
from engine.games.geschenk.moves import TAKE
from engine.games.tricky_express.rules import GAME, TRICK_PHASE
from engine.games.tricky_express.state import Pass, TrickyExpressState, top_pairs
from engine.games.tricky_express.terms import growth_bonus
from tests.games.tricky_express.test_rules import SEAT, SECRET, begin, built, deck, playing


def told(events: Iterable[Event]) -> list[tuple[str, dict[str, Any]]]:
    return [(e.kind, e.facts) for e in events]


def passes_done(m: Match[TrickyExpressState], times: int = 2) -> TrickyExpressState:
    """Let all four pass what their time would choose for them."""
    for _ in range(4 * times):
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    return m.state


# Events


def test_r8_every_receiver_is_told_from_which_side_each_card_came() -> None:
    m = begin(deal1=deck("SA HK", "HA DK", "DA CK", "CA SK"))
    assert told(m.ctx.events) == [("dealt", {"deal": 1, "dealer": 3})]
    s = passes_done(m)
    first, second = m.ctx.events[1:6], m.ctx.events[6:]
    assert told(first[:1] + second[:1]) == [("exchanged", {"round": 1}), ("exchanged", {"round": 2})]
    came = [cards(c) for c in ("SK HA", "HK DA", "DK CA", "CK SA")]
    for seat, (right, left) in enumerate(came):
        assert first[1 + seat] == Event("received", {"round": 1, "right": right, "left": left}, (seat,))
    for seat in range(4):
        right, left = s.passed[seat - 1][3], s.passed[(seat + 1) % 4][2]
        assert right != left
        assert second[1 + seat] == Event("received", {"round": 2, "right": right, "left": left}, (seat,))
    assert [e.only for e in m.ctx.events] == [None, None, *[(p,) for p in range(4)], None, *[(p,) for p in range(4)]]


def test_every_station_is_told_with_how_many_were_passed_since_the_owners_last_one() -> None:
    s, table = built(""), SeededContext(SECRET)
    assert (s.routes, s.longs, s.stops) == ([[]], [[0] * 16], [0] * 4)
    for w in "ABBACA":
        TRICK_PHASE.won(s, SEAT[w], [], table)
    told_of = [("A", 1, 0), ("B", 2, 0), ("B", 3, 0), ("A", 4, 2), ("C", 5, 0), ("A", 6, 1)]
    assert told(table.events) == [
        ("station", {"seat": SEAT[w], "number": number, "passed": passed}) for w, number, passed in told_of
    ]
    assert s.routes == [[0, 1, 1, 0, 2, 0]]
    assert (s.stops, s.longs) == ([6, 3, 5, 0], [[1, 4, 4, 6] + [0] * 12])


def test_example_10_is_told_and_the_next_deal_begins() -> None:
    s, table = built("B A A A C C C B D D A D A"), SeededContext(SECRET)
    TRICK_PHASE.done(s, table)
    assert told(table.events) == [
        ("scored", {"deal": 1, "base": [6, 6, 0, 1], "top": 0, "second": 0}),
        ("dealt", {"deal": 2, "dealer": 1}),
    ]
    assert (s.routes[1:], s.longs[1:], s.stops) == ([[]], [[0] * 16], [0] * 4)


def test_bonuses_that_nobody_or_different_seats_get_are_told_so() -> None:
    for route, base, top, second in (
        ("A A A B B B C C C D D D D", [0, 0, 0, 0], NO_SEAT, NO_SEAT),
        ("C A B A C B D A A C B B B", [3, 4, 4, 0], SEAT["B"], SEAT["C"]),
        ("A B B B B B B B B B B B A", [11, 0, 0, 0], SEAT["A"], NO_SEAT),
    ):
        s, table = built(route), SeededContext(SECRET)
        TRICK_PHASE.done(s, table)
        assert table.events[0] == Event("scored", {"deal": 1, "base": base, "top": top, "second": second})


def test_the_end_tells_growth_totals_and_winners() -> None:
    s, table = built("B A A A C C C B D D A D A"), SeededContext(SECRET)
    s.deal, s.totals = 4, [12, 18, 0, 0]
    s.base, s.top, s.second = [[3, 6, 0, 0], [4, 6, 0, 0], [5, 6, 0, 0]], [NO_SEAT] * 3, [NO_SEAT] * 3
    TRICK_PHASE.done(s, table)
    assert told(table.events) == [
        ("scored", {"deal": 4, "base": [6, 6, 0, 1], "top": 0, "second": 0}),
        ("growth", {"points": [8, 0, 0, 6]}),
        ("ended", {"totals": [29, 24, 0, 7], "winners": [0]}),
    ]
    assert (s.totals, s.growth, s.waiting) == ([29, 24, 0, 7], [8, 0, 0, 6], [])


def test_r12_who_looks_back_sees_the_last_completed_trick_and_of_older_ones_who_won() -> None:
    m = begin()
    passes_done(m)
    for _ in range(10):
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    look = Horizon(lambda kind: GAME.open_until(kind, {}))
    seen = [look.before(e) for e in reversed(m.ctx.events)][::-1]
    plays, tricks = (
        [(e, o) for e, o in zip(m.ctx.events, seen, strict=True) if e.kind == k] for k in ("played", "trick")
    )
    assert [o == e for e, o in plays] == [False] * 4 + [True] * 6
    assert [o for _, o in plays[:4]] == [None] * 4
    older, newest = tricks
    assert newest[0] == newest[1] and older[1] is not None
    assert older[1].facts == {k: older[0].facts[k] for k in ("winner", "leader")}


# Refusals


@pytest.mark.parametrize(
    ("hand", "action", "reason", "facts"),
    [
        ("SK CK HQ", "HQ SK", "highest", {"card": card("SK")}),
        ("SK CK HQ", "SK HQ", "second", {"card": card("CK")}),
        ("SK CK HQ", "CK HQ", "second", {"card": card("SK")}),
        ("SA HK", "HK SA", "highest", {"card": card("SA")}),
        ("SA HK DK", "SA S2", "second", {"card": card("HK")}),
        ("SA HK DK", "SA SA", "twice", {}),
        ("SA HK DK", "SA HA", "card", {}),
        ("SA HK DK", "HA HK", "card", {}),
    ],
)
def test_r6_a_refused_pass_names_a_card_that_may_go(hand: str, action: str, reason: str, facts: dict[str, Any]) -> None:
    low = cards("S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ D2 D3")
    m = begin()
    m.state.hands[0] = cards(hand) + low[: 13 - len(cards(hand))]
    refused = Pass(*cards(action))
    assert refused not in GAME.legal(m.state, 0)
    assert GAME.why_not(m.state, 0, refused) == (f"tricky_express-no-{reason}", facts)


def test_what_is_wrong_for_no_reason_of_ours_is_refused_without_one() -> None:
    m = playing("H9 S2", "SA D5 C9", "H3 HK")
    held: list[Action] = [PLAY[c] for c in m.state.hands[1]]
    for action in (held[0], held[-1], TAKE):
        assert GAME.why_not(m.state, 1, action) == ("illegal-now", {})
    assert GAME.why_not(begin().state, 0, TAKE) == ("illegal-now", {})


# Passes


def test_r8_both_rounds_offer_their_own_pairs() -> None:
    """What the table offers, and what a redealt seat is thought to have chosen."""
    m = begin(deal1=deck("SK CK HQ"))
    m.state.hands[0] = cards("SK CK HQ S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ")
    tops = [tuple(cards("SK CK")), tuple(cards("CK SK"))]
    assert [(a.right, a.left) for a in top_pairs(m.state.hands[0])] == tops
    assert m.state.sealed_choices(0) == tops
    s = passes_done(m, times=1)
    assert s.phase == "pass2"
    for seat in range(4):
        everything = {(r, c) for r in s.hands[seat] for c in s.hands[seat] if r != c}
        assert {(r, c) for r, c in s.sealed_choices(seat)} == everything and len(everything) == 156


@pytest.mark.parametrize(("which", "near", "far"), [(0, 3, 1), (1, 1, 3)])
@pytest.mark.parametrize(("drawn", "across"), [(0.0, False), (0.999, True)])
def test_a_card_of_pass_1_may_be_thought_with_its_neighbour_or_across(
    which: int, near: int, far: int, drawn: float, across: bool
) -> None:
    """Dealt to the neighbour it cannot have reached it is moved on, to either of the two, as the draw says."""
    s = passes_done(begin())
    passed = s.passed[0][which]
    assert passed in s.hands[near] and passed not in s.passed[0][2:]
    wrongly = next(c for c in s.hands[far] if c not in s.passed[0])
    s.hands[near][s.hands[near].index(passed)] = wrongly
    s.hands[far][s.hands[far].index(wrongly)] = passed
    s.after_redeal(0, lambda: drawn)
    assert passed in s.hands[2 if across else near]
    assert GAME.conserved(s) == (52, True) and [len(h) for h in s.hands] == [13] * 4


# Growth, hands, options


@pytest.mark.parametrize(
    ("firsts", "points"),
    [([0, 4, 4, 4], 6), ([3, 3, 3, 7], 6), ([2, 5, 5, 6], 7), ([4, 4, 4, 4], 0), ([4, 0, 4, 4], 0), ([0, 4, 4, 3], 0)],
)
def test_r5_three_equal_values_are_ascending_at_either_end(firsts: list[int], points: int) -> None:
    assert growth_bonus(firsts) == points


@pytest.mark.parametrize("seat", range(4))
def test_a_hand_lies_by_suit_or_by_strength(seat: int) -> None:
    view = begin(deal1=deck(*[""] * seat, "H2 SA D2 SK CK S2 HA C3 D3 H9 S9 DQ CQ")).view(seat)
    assert GAME.arrange(BY_RANK, view) == cards("SA HA SK CK CQ DQ S9 H9 C3 D3 S2 H2 D2")
    assert GAME.arrange(BY_SUIT, view) == cards("SA SK S9 S2 HA H9 H2 CK CQ C3 DQ D3 D2")


@pytest.mark.parametrize("dealer", range(4))
def test_r9_the_drawn_dealer_is_the_first_of_the_draw(dealer: int) -> None:
    order = [dealer, *(p for p in range(4) if p != dealer)]
    m = Match.begin(GAME, match="m", seats=4, options={}, secret=SECRET, given={"first dealer": order})
    assert (m.state.dealer, m.state.leader) == (dealer, (dealer + 1) % 4)
