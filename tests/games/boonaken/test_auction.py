"""Boonaken: the deal, the auction, and the order that bids."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.options import BadOption
from engine.families.auction import DEAL, LIMIT, PASS
from engine.games.boonaken import terms
from engine.games.boonaken.rules import BIDS, GAME, Boonaak, Misere, call_of
from engine.games.boonaken.terms import CHAMPIONSHIP, MISERE, ZWABBER
from tests.games.boonaken.test_rules import bid, call, dealt, examples

# The deal and the auction: E11 to E15, R1, R5


@pytest.mark.parametrize(("seats", "strict", "blind", "unused"), [
    (2, False, 2, 16), (3, False, 2, 10), (4, False, 2, 4), (5, False, 0, 0),
    (2, True, 1, 17), (3, True, 1, 11), (4, True, 1, 5), (5, True, 0, 0),
])  # fmt: skip
def test_table_cards_by_number_of_players(seats: int, strict: bool, blind: int, unused: int) -> None:
    s = dealt(seats, dealer=seats - 1, table_rules=CHAMPIONSHIP if strict else "standard").state
    assert [len(h) for h in s.hands] == [6] * seats and s.waiting == [0]
    assert (len(s.open), len(s.blind), len(s.unused)) == (2, blind, unused)


@pytest.mark.parametrize(("options", "calls", "high", "declarers"), examples("auctions"))
def test_auctions(options: dict[str, Any], calls: str, high: int, declarers: list[int]) -> None:
    match = dealt(**options)
    bid(match, calls)
    s = match.state
    assert (s.high, s.declarers, s.phase, s.waiting) == (high, declarers, "exchange", [declarers[0]])


@pytest.mark.parametrize(("strict", "high", "sharing", "legal", "illegal"), examples("calls"))
def test_what_may_be_bid(strict: bool, high: int, sharing: int, legal: str, illegal: str) -> None:
    s = dealt(table_rules=CHAMPIONSHIP if strict else "standard").state
    s.high, s.holder, s.joined = high, 2 if high else -1, [2, 3][:sharing] if high == MISERE else []
    found = GAME.legal(s, 1)
    assert found[0] == PASS and all(call(w) in found for w in legal.split())
    assert not any(call(w) in found for w in illegal.split())
    if high in (1050, 1240) or sharing == 2:
        assert len(found) == 1 + len(legal.split())
    keys = [terms.key(high, strict), *(terms.key(b, strict) for b in (75, MISERE, ZWABBER, 105))]
    assert keys[1:] == ([75, 102.5, 127.5, 105] if strict else [75, 72.5, 102.5, 105])


def test_r3_bids_begin_and_end_somewhere() -> None:
    numbers = [a for a in GAME.legal(dealt(min_bid=5).state, 1) if a.tag == "bid"]
    assert [numbers[0].wire()[1], numbers[-1].wire()[1], len(numbers)] == [5, 380, 76]
    assert all(call_of(b).wire() == a.wire() for b, a in ((5, BIDS[1]), (MISERE, Misere()), (1020, Boonaak(20))))
    with pytest.raises(BadOption):
        GAME.check(4, {"min_bid": 26})
    assert GAME.check(5, {}) == {
        "ending": "first_out", "table_rules": "standard", "min_bid": 25, "early_stop": True, "redeal_limit": 10,
        "championship_games": 1,
    }  # fmt: skip


def test_r5_the_same_dealer_deals_again_and_the_limit_is_a_draw() -> None:
    match = dealt(redeal_limit=3)
    told = bid(match, "1:pass 2:pass 3:pass 0:pass")
    assert [e[0] for e in told] == ["passed", "passed_out", "dealt"] and match.state.dealer == 0
    bid(match, "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass")
    told = bid(match, "0:pass")
    assert told[1:] == [["passed_out", 0], ["ended", [], []]] and (match.state.ended, match.state.deal) == (
        "redeals",
        3,
    )


def test_a_standing_order_bids_step_by_step_up_to_a_limit() -> None:
    match = dealt()
    s, order = match.state, {DEAL: 1, LIMIT: 60}
    assert GAME.follow(s, 1, order) == BIDS[5] and GAME.follow(s, 2, order) is None
    for high, limit, want in (
        (55, 60, BIDS[12]),
        (60, 60, PASS),
        (MISERE, 74, PASS),
        (MISERE, 75, BIDS[15]),
        (1000, 380, PASS),
    ):
        s.high = high
        assert GAME.follow(s, 1, {DEAL: 1, LIMIT: limit}) == want
    s.high, s.joined = MISERE, [2, 3]
    assert GAME.follow(s, 1, {DEAL: 1, LIMIT: 380}) == PASS
    assert GAME.follow(s, 1, {DEAL: 2, LIMIT: 60}) is None and GAME.follow(s, 1, {DEAL: 1}) is None
    s.phase = "exchange"
    assert GAME.follow(s, 1, order) is None
