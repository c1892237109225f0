from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import card, cards, code
from engine.core.match import Match
from engine.core.offers import Subset
from engine.core.options import BadOption
from engine.core.state import NO_CARD
from engine.games.counting_cribbage.moves import Declare, LayAway, Play, Waive
from engine.games.counting_cribbage.round import begin_pegging, begin_show, finish_game, new_round
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import DECK, PIP, show_order
from engine.players.counting_cribbage import POLICY
from engine.players.counting_cribbage.heuristic import choose
from tests.games.counting_cribbage.positions import Vector, begin, of_vector, play, position, quiet, seat, told, vectors


def at_random(m: Match[CountingCribbageState], rng: random.Random, stop: int = 10_000) -> None:
    while not m.over and len(m.log) < stop:
        p = rng.choice(m.state.waiting)
        m.submit(p, rng.choice(GAME.legal(m.state, p)))


def lay_away_first(m: Match[CountingCribbageState]) -> None:
    """Everybody gives the first cards of the hand."""
    for p in m.state.waiting[:]:
        m.submit(p, GAME.legal(m.state, p)[0])


# Worked examples


@pytest.mark.parametrize("v", vectors("pegging"))
def test_examples_of_pegging_e1_e2_e17_e18(v: Vector) -> None:
    m = of_vector(v)
    events, expect = play(m, v["plays"]), v["expect"]
    assert told(events) == expect["events"]
    s = m.state
    if expect.get("phase_over"):
        assert next(e.kind for e in events if e.kind in ("counted", "leads") and e is events[len(told(events))])
        assert s.shown_before == expect["scores_after"]
        assert s.shown_deal == 1
        return
    assert s.points == expect["scores_after"]
    assert s.waiting == [seat(expect["to_act"])]
    assert s.count == expect["count"]
    assert {code(a.card) for a in GAME.legal(s, s.waiting[0]) if isinstance(a, Play)} == set(expect["legal"])


@pytest.mark.parametrize("v", vectors("starter"))
def test_e19_his_heels_can_win(v: Vector) -> None:
    m = begin(3, seat(v["dealer"]))
    s = m.state
    s.points = list(v["scores_before"])
    jack = card(v["starter"])
    for hand in s.hands:
        if jack in hand:
            hand[hand.index(jack)] = s.stock[0]
    s.extra = [s.stock[0]] if s.extra == [jack] else s.extra
    s.stock = [jack, *(c for c in s.stock[1:] if c != jack)]
    lay_away_first(m)
    assert m.over and s.ended == "target"
    assert s.points == v["expect"]["scores_after"]
    assert s.winners == [seat(v["expect"]["winner"])]
    assert next(e for e in m.ctx.events if e.kind == "starter").facts["heels"] == v["expect"]["heels"]


@pytest.mark.parametrize("v", vectors("show_order"))
def test_e20_the_order_of_counting_decides(v: Vector) -> None:
    m = of_vector(v)
    s, table = m.state, quiet()
    s.laid, s.hands = s.hands, [[] for _ in s.hands]
    begin_show(s, table)
    steps, totals = [], list(v["scores_before"])
    for e in table.events:
        if e.kind == "counted":
            points = sum(e.facts["parts"])
            totals[e.facts["seat"]] += points
            steps.append([f"P{e.facts['seat']}", e.facts["item"], points, totals[e.facts["seat"]]])
    assert steps == v["expect"]["steps"]
    assert s.points == v["expect"]["scores_after"]
    assert s.winners == [seat(v["expect"]["winner"])] and s.ended
    assert len(s.shown) == 2


@pytest.mark.parametrize("v", vectors("restock"))
def test_e21_restocking(v: Vector) -> None:
    s = begin(v["players"]).state
    deck = list(DECK)
    s.stock, s.used = deck[: v["stock"]], deck[v["stock"] :]
    s.hands = [[] for _ in s.hands]
    need, expect, n = v["expect"]["need"], v["expect"], v["players"]
    new_round(s, quiet())
    dealt = sum(map(len, s.hands)) + len(s.extra)
    assert dealt + 1 == need
    assert s.reshuffled == expect["reshuffle"]
    assert len(s.used) == expect["used_before_deal"]
    assert len(s.stock) + dealt == expect["stock_before_deal"]
    s.choice = [[] for _ in range(n)]
    for p in range(n):
        for c in s.hands[p][: 2 if n == 2 else 1]:
            s.hands[p].remove(c)
            s.away[p].append(c)
    begin_pegging(s, quiet())
    assert len(s.stock) == expect["stock_after_starter"]
    assert GAME.conserved(s) == deck


@pytest.mark.parametrize(("seats", "need"), [(2, 13), (3, 17), (4, 21)])
def test_r8_a_stock_that_is_just_enough_is_dealt_out_first(seats: int, need: int) -> None:
    """Hands, with three players the crib's own card, and the starter: one card fewer brings the used ones back."""
    for stock, reshuffled in ((need, False), (need - 1, True)):
        s = begin(seats).state
        s.stock, s.used = list(DECK[:stock]), list(DECK[stock:])
        new_round(s, quiet())
        assert s.reshuffled == reshuffled


# The deal and laying away


@pytest.mark.parametrize(("seats", "size", "sets"), [(2, 6, 15), (3, 5, 5), (4, 5, 5)])
def test_everybody_lays_away_until_the_crib_has_four(seats: int, size: int, sets: int) -> None:
    m = begin(seats, 1)
    s = m.state
    assert s.waiting == list(range(seats)) and s.phase == "lay_away"
    for p in range(seats):
        assert len(s.hands[p]) == size
        legal = GAME.legal(s, p)
        assert len(legal) == sets
        assert {a.cards for a in legal if isinstance(a, LayAway)} == {
            tuple(sorted(x)) for x in combinations(s.hands[p], 2 if seats == 2 else 1)
        }
        offer = GAME.offer(s, p, ("lay_away",))
        need = 2 if seats == 2 else 1
        assert offer == Subset(tuple(sorted(s.hands[p])), need, need)
    assert len(s.extra) == (seats == 3)
    lay_away_first(m)
    assert [len(h) for h in s.hands] == [4] * seats
    assert sum(map(len, s.away)) + len(s.extra) == 4
    assert s.phase == "play" and s.waiting == [(1 + 1) % seats]


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    s = begin(3, 0, "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK HA H2 H3 H4").state
    assert sorted(s.hands[1]) == sorted(cards("SA S4 S7 S10 SK"))
    assert sorted(s.hands[2]) == sorted(cards("S2 S5 S8 SJ HA"))
    assert sorted(s.hands[0]) == sorted(cards("S3 S6 S9 SQ H2"))
    assert s.extra == [card("H3")] and s.stock[0] == card("H4")


def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    m = begin(3)
    s = m.state
    first, second, third = (LayAway((c,)) for c in s.hands[0][:3])
    m.submit(0, first)
    assert s.waiting == [1, 2] and s.choice[0] == list(first.cards)
    view = m.view(0)
    assert view.legal == () and first in view.anytime and second in view.anytime
    assert m.view(None).s.waiting == [1, 2]
    m.submit(0, second)
    assert s.waiting == [1, 2] and s.choice[0] == list(second.cards)
    assert m.view(1).state["choice"] == [] and m.view(None).state["choice"] == []
    with pytest.raises(IllegalAction):
        m.submit(0, LayAway((s.hands[1][0],)))
    for p in (1, 2):
        m.submit(p, GAME.legal(m.state, p)[0])
    assert s.away[0] == list(second.cards) and third.cards[0] in s.hands[0]
    with pytest.raises(IllegalAction):
        m.submit(0, third)


def test_the_crib_lies_sorted_when_it_is_turned_up() -> None:
    m = position(["S2 S3 S4 S6", "H9 H10 HJ HQ", "D9 D10 DJ DQ"], crib="CK C3 LA X8")
    at_random(m, random.Random(1), 12)
    assert m.state.shown[-1] == cards("LA C3 X8 CK")


# Rulings


def test_r1_left_of_the_last_card_leads_skipping_empty_hands() -> None:
    m = position(["SK HK", "CQ", "DJ D10", "L10 L9"], dealer=3)
    events = play(m, ["P0 SK", "P1 CQ", "P2 DJ"])
    assert told(events)[-2:] == ["P2 last card 1", "P3 leads new series"]
    events = play(m, ["P3 L10", "P0 HK", "P2 D10"])
    assert told(events)[-2:] == ["P2 last card 1", "P3 leads new series"]


def test_r2_every_series_below_31_gives_a_point() -> None:
    m = position(["SK HK C7 C9", "CQ D9 H4 S9"], dealer=0)
    events = play(m, ["P1 CQ", "P0 SK", "P1 D9"])
    assert told(events)[-2:] == ["P1 last card 1", "P0 leads new series"]
    assert m.state.points == [0, 1]
    events = play(m, ["P0 HK", "P1 H4", "P0 C7", "P1 S9"])
    assert told(events)[-3:] == ["P0 go at 30", "P1 last card 1", "P0 leads new series"]
    assert m.state.points == [0, 2]


def test_no_last_card_point_together_with_31() -> None:
    m = position(["SK HA C2", "CQ H10 H3"], dealer=0)
    events = play(m, ["P1 CQ", "P0 SK", "P1 H10", "P0 HA"])
    assert told(events)[-2:] == ["P0 HA -> 31 thirty_one 2", "P1 leads new series"]
    assert m.state.points == [2, 0]


def test_r5_go_lasts_for_the_series() -> None:
    m = position(["SK H8 C9 D7", "S6 H10 CQ L9", "H5 X3 DA LA", "C4 SA H7 X8"])
    play(m, ["P1 S6", "P2 H5", "P3 C4", "P0 SK"])
    assert m.state.gone == [1]
    play(m, ["P2 X3"])
    assert m.state.gone == [1] and m.state.waiting == [3]
    assert m.state.least[1] == 7
    for p in (0, 2, 3):
        for again in range(5):
            other = m.state.redeal(p, random.Random(again).random)
            assert all(PIP[c] >= 7 for c in other.hands[1])


def test_r8_r9_used_cards_come_back_only_when_the_stock_is_short() -> None:
    m = begin(4)
    rng = random.Random(2)
    piles = {1: (True, 0, 58)}
    while m.state.deal < 4:
        s = m.state
        if s.phase == "lay_away":
            piles[s.deal] = (s.reshuffled, len(s.used), len(s.stock))
        at_random(m, rng, len(m.log) + 1)
    s = m.state
    assert piles == {1: (False, 0, 58), 2: (False, 21, 37), 3: (False, 42, 16)}
    assert s.reshuffled and s.used == [] and len(s.stock) == 58


def test_r10_the_sixth_round_of_two_uses_every_card() -> None:
    m = begin(2)
    rng = random.Random(3)
    while m.state.deal < 6:
        at_random(m, rng, len(m.log) + 1)
    s = m.state
    assert len(s.used) == 65 and len(s.stock) == 1
    assert m.view(None).state["stock"] == 1
    starter = s.stock[0]
    lay_away_first(m)
    assert s.starter == starter and s.stock == []


def test_r11_the_deal_passes_to_the_left() -> None:
    m = begin(3, 1)
    rng = random.Random(4)
    dealers: dict[int, int] = {}
    while not m.over:
        dealers.setdefault(m.state.deal, m.state.dealer)
        at_random(m, rng, len(m.log) + 1)
    assert [dealers[d] for d in sorted(dealers)] == [d % 3 for d in range(1, len(dealers) + 1)]
    assert len(dealers) > 6, "the deck has been reshuffled on the way"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r15_a_game_ends_in_time(seats: int) -> None:
    for seed in range(15):
        m = begin(seats, 0)
        at_random(m, random.Random(seed))
        assert m.over and m.state.round <= 120 * seats + 1
        assert m.state.round < 30


def test_r16_points_above_the_target_stand() -> None:
    m = position(["S5 HK C2 C3", "CK D10 H3 H4"], dealer=1, points=[120, 120])
    s = m.state
    s.laid, s.hands = s.hands, [[] for _ in s.hands]
    begin_show(s, quiet())
    assert s.winners == [0] and s.scores == s.points == [120 + sum(s.shown_parts[0]), 120]
    assert s.points[0] > 121


def test_r17_what_was_not_counted_stays_hidden() -> None:
    v: Any = vectors("show_order")[0].values[0]
    m = of_vector(v)
    s = m.state
    s.laid, s.hands = s.hands, [[] for _ in s.hands]
    begin_show(s, quiet())
    assert s.crib == [] and m.view(None).state["away"] == [1, 1, 1] and m.view(None).state["extra"] == 1
    assert len(s.shown) == len(s.shown_parts) == len(s.shown_gains) == 2


def test_r17_hands_stay_hidden_when_a_game_ends_in_pegging() -> None:
    m = position(["S5 HK C2 C3", "CQ D10 H3 H4"], dealer=1, points=[118, 119])
    play(m, ["P0 S5", "P1 CQ"])
    assert m.over and m.state.winners == [1]
    assert m.view(None).state["hands"] == [3, 3] and m.state.shown_deal == 0


def test_r19_only_cards_that_fit_are_offered_and_one_must_be_played() -> None:
    m = position(["SK H8 C9 D7", "S6 H10 CQ L9", "H5 X3 DA LA", "C4 SA H7 X8"])
    play(m, ["P1 S6", "P2 H5", "P3 C4", "P0 SK"])
    assert [a.wire() for a in GAME.legal(m.state, 2)] == [["play", c] for c in m.state.hands[2]]
    play(m, ["P2 X3"])
    assert [a.wire() for a in GAME.legal(m.state, 3)] == [["play", card("SA")]]
    with pytest.raises(IllegalAction) as refusal:
        m.submit(3, Play(card("H7")))
    assert refusal.value.reason == "counting_cribbage-no-fit"
    assert refusal.value.facts == {"card": card("H7"), "count": 28, "room": 3}


@pytest.mark.parametrize("used", [True, False])
def test_r20_used_cards_are_public(used: bool) -> None:
    m = begin(3, show_used=used)
    at_random(m, random.Random(5), 40)
    assert m.view(None).s.used == m.state.used and len(m.state.used) >= 17
    assert len(m.state.redeal(0, random.Random(1).random).used) == len(m.state.used)
    assert m.state.redeal(0, random.Random(1).random).used == m.state.used


def test_r21_skunk_at_the_end_of_a_match() -> None:
    m = begin(4, skunk=True, match_wins=3)
    s = m.state
    s.points = [121, 90, 91, 40]
    finish_game(s, 0, quiet())
    assert s.ended == "target" and s.wins == [3, 0, 0, 0] and s.scores == [3, 0, 0, 0] and s.winners == [0]


def test_r22_the_next_game_of_a_match() -> None:
    m = begin(3, 2, match_wins=2)
    s = m.state
    s.points = [40, 121, 60]
    finish_game(s, 1, quiet())
    assert not s.ended and s.game == 2 and s.round == 1 and s.deal == 2
    assert s.dealer == 0, "left of the dealer of the round in which the last game ended"
    assert s.points == [0, 0, 0] and s.wins == [0, 1, 0]
    assert s.columns == [[40, 121, 60]] and s.game_winner == [1] and s.game_gain == [1]
    assert s.used == [] and len(s.stock) == 78 - 16
    assert GAME.conserved(s) == list(DECK)


def test_a_match_goes_on_until_somebody_has_the_wins() -> None:
    m = begin(2, match_wins=3)
    at_random(m, random.Random(6))
    s = m.state
    assert max(s.wins) == 3 and s.scores == s.wins and s.winners == [s.wins.index(3)]
    assert len(s.columns) == sum(s.wins) == s.game
    assert all(max(c) >= 121 and sum(p >= 121 for p in c) == 1 for c in s.columns)


# Counting


def test_every_round_is_counted_from_the_left_of_the_dealer() -> None:
    assert show_order(1, 4) == [2, 3, 0, 1, 1]
    m = begin(3, 1)
    at_random(m, random.Random(7), 3 + 12)
    counted = [e for e in m.ctx.events if e.kind == "counted"]
    assert [(e.facts["seat"], e.facts["item"]) for e in counted] == [(2, "hand"), (0, "hand"), (1, "hand"), (1, "crib")]
    s = m.state
    assert s.shown == [e.facts["cards"] for e in counted]
    assert s.shown_parts == [e.facts["parts"] for e in counted]
    assert [max(g) for g in s.shown_gains] == [sum(p) for p in s.shown_parts]
    assert s.shown_deal == 1 and s.deal == 2 and s.shown_dealer == 1 and s.dealer == 2
    gained = [sum(g[p] for g in s.shown_gains) for p in range(3)]
    assert s.points == [a + b for a, b in zip(s.shown_before, gained, strict=True)]


def test_pegs_remember_where_they_came_from() -> None:
    m = position(["S5 HK C2 C3", "CQ D10 H3 H4"], dealer=1, points=[30, 40])
    m.submit(0, Play(card("S5")))
    m.submit(1, Play(card("CQ")))
    assert m.state.points == [30, 42] and m.state.behind == [0, 40]


# Options


def test_first_dealer_must_be_somebody() -> None:
    for seats in (2, 3, 4):
        for p in range(4):
            if p < seats:
                assert begin(seats, 0, first_dealer=f"seat{p + 1}").state.dealer == p
            else:
                with pytest.raises(BadOption):
                    begin(seats, 0, first_dealer=f"seat{p + 1}")


# Defaults and safe moves


def test_timeouts_give_up_the_highest_cards() -> None:
    m = begin(2)
    s = m.state
    s.hands[0] = cards("SK HQ D10 XK L2 CA")
    assert GAME.timeout(s, 0) == LayAway((card("SK"), card("XK")))
    s.hands[0] = cards("DK LK L2 CA C3 C4")
    assert GAME.timeout(s, 0) == LayAway(tuple(sorted(cards("DK LK"))))
    m = position(["S9 D9 C2 LK", "S6 H10 CQ LQ"])
    assert GAME.timeout(m.state, 1) == Play(card("CQ"))
    m.state.count = 21
    m.state.waiting = [0]
    assert GAME.timeout(m.state, 0) == Play(card("LK"))
    m.state.count = 22
    assert GAME.timeout(m.state, 0) == Play(card("S9"))


def test_only_the_last_card_of_a_hand_is_played_by_itself() -> None:
    m = position(["SK H8", "S6 H10"])
    assert GAME.automatic(m.state) is None
    m.state.count = 25  # one legal card of two: playing it at once would tell about the other
    assert len(GAME.legal(m.state, 1)) == 1 and GAME.automatic(m.state) is None
    m.state.count = 0
    m.state.hands[1] = cards("H10")
    assert GAME.automatic(m.state) == (1, Play(card("H10")))
    full = position(["SK H8", "H10"], muggins="full")
    assert GAME.automatic(full.state) is None
    assert GAME.automatic(begin(3).state) is None


# Refusals


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (Play(card("S2")), "play-yet"),
        (LayAway((card("S2"), card("H2"))), "lay-size"),
        (LayAway(()), "lay-size"),
        (LayAway((card("XK"),)), "card"),
        (LayAway((-5,)), "card"),
        (Waive(), "wish"),
    ],
)
def test_refusals_while_laying_away(wrong: Action, reason: str) -> None:
    m = begin(3, 0, "S2 S3")
    assert card("S2") in m.state.hands[1] and card("XK") not in m.state.hands[1]
    with pytest.raises(IllegalAction) as refusal:
        m.submit(1, wrong)
    assert refusal.value.reason == f"counting_cribbage-no-{reason}"


def test_refusals_in_pegging() -> None:
    m = position(["SK H8", "S6 H10"])
    for wrong, reason in (
        (LayAway((card("S6"), card("H10"))), "lay-now"),
        (Play(card("SK")), "card"),
        (Play(-1), "card"),
        (Declare(card("S6"), 3), "declare"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            m.submit(1, wrong)
        assert refusal.value.reason == f"counting_cribbage-no-{reason}"
    two = begin(2)
    hand = two.state.hands[0]
    with pytest.raises(IllegalAction) as refusal:
        two.submit(0, LayAway((hand[0], hand[0])))
    assert refusal.value.reason == "counting_cribbage-no-lay-twice"
    ordered = tuple(sorted(hand[:2], reverse=True))
    with pytest.raises(IllegalAction):
        two.submit(0, LayAway(ordered))


# Secrecy


def everything(m: Match[CountingCribbageState], s: CountingCribbageState, p: int | None) -> str:
    view = GAME.view(s, p, match="m", options=m.header.options)
    return json.dumps([dict(view.state), [a.wire() for a in view.legal], [a.wire() for a in view.anytime]])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_change_nothing_that_others_see(seats: int) -> None:
    rng = random.Random(8)
    m = begin(seats)
    moved = 0
    for stop in range(1, 60):
        at_random(m, rng, stop)
        s = m.state
        for p in range(seats):
            other = s.redeal(p, rng.random)
            moved += other.stock != s.stock or len(s.stock) < 2
            assert everything(m, other, p) == everything(m, s, p)
            assert everything(m, other, None) == everything(m, s, None)
            assert other.away[p] == s.away[p]
            assert GAME.conserved(other) == list(DECK)
    assert moved > 100


def supposed(s: S, seat: int, rnd: Callable[[], float]) -> S:
    """A position as a search of ``seat`` imagines it: dealt anew, and then what is likely."""
    new = s.redeal(seat, rnd)
    POLICY.suppose(new, seat, rnd)
    return new


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_keeps_what_goes_have_shown_and_who_can_play(seats: int) -> None:
    rng = random.Random(12)
    m = begin(seats)
    known = 0
    while not m.over:
        at_random(m, rng, len(m.log) + 1)
        s = m.state
        if s.phase != "play" or not s.waiting:
            continue
        known += max(s.least) > 1
        for p in range(seats):
            for imagined in (S.redeal, supposed):
                other = imagined(s, p, random.Random(len(m.log)).random)
                assert GAME.legal(other, s.waiting[0])
                for q, hand in enumerate(other.hands):
                    assert q == p or all(PIP[c] >= s.least[q] for c in hand)
                # The same knowledge and the same numbers give the same deal.
                again = imagined(other, p, random.Random(len(m.log)).random)
                assert again == other
    assert known > 20


def test_own_cards_in_the_crib_are_known_to_their_owner_alone() -> None:
    m = begin(3, 0)
    lay_away_first(m)
    s = m.state
    for p in range(3):
        assert m.view(p).state["away"][p] == s.away[p]
        assert [m.view(p).state["away"][q] for q in range(3) if q != p] == [1, 1]
        assert m.view(p).state["extra"] == 1
    assert m.view(None).state["away"] == [1, 1, 1]


def test_who_has_laid_away_shows_and_what_does_not() -> None:
    m = begin(4)
    first, second = GAME.legal(m.state, 2)[:2]
    m.submit(2, first)
    shown = m.view(None).state
    assert m.view(None).waiting == [0, 1, 3]
    m.submit(2, second)
    assert m.view(None).state == shown
    assert m.view(1).state["hands"][2] == 5
    assert m.ctx.events[-1].kind == "dealt", "choosing is no news"


def test_a_starter_is_unknown_before_it_is_turned_up() -> None:
    m = begin(4)
    assert m.view(0).s.starter == NO_CARD
    top = m.state.stock[0]
    lay_away_first(m)
    assert m.state.starter == top


# The heuristic player


def a_game(seats: int, housers: set[int], seed: int, **options: Any) -> Match[CountingCribbageState]:
    """A match in which some seats are played by the heuristic, the others at random."""
    rng = random.Random(seed)
    m = begin(seats, seed % seats, **options)
    while not m.over:
        p = m.state.waiting[0]
        if p in housers:
            m.submit(p, choose(GAME, m.state.redeal(p, rng.random), p, rng.random))
        else:
            m.submit(p, rng.choice(GAME.legal(m.state, p)))
    return m


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_house_player_beats_chance(seats: int) -> None:
    won = sum(a_game(seats, {0}, seed).state.winners == [0] for seed in range(12))
    assert won >= 9


@pytest.mark.parametrize("muggins", ["count", "full"])
def test_house_player_claims_the_truth_and_misses_nothing(muggins: str) -> None:
    m = a_game(3, {0, 1}, 4, muggins=muggins)
    for e in m.ctx.events:
        if e.kind == "settled":
            f = e.facts
            if f["seat"] in (0, 1):
                assert f["claim"] == f["actual"] == f["gains"][f["seat"]]
            else:
                assert sum(f["gains"]) == f["actual"]
    assert m.state.winners[0] in (0, 1)


def test_house_player_gives_little_to_the_crib_of_others() -> None:
    m = begin(3, 0, "S5 H5 S9 HK C9 SK C5 CK HQ D9 LK X4 DK X2 L3 X8 LA")
    hand = m.state.hands[1]
    assert {code(c) for c in hand} == {"S5", "HK", "C5", "D9", "DK"}
    thrown = {choose(GAME, m.state.redeal(1, random.Random(k).random), 1, random.Random(k).random) for k in range(9)}
    assert thrown == {LayAway((card("D9"),))}


def test_house_player_avoids_21_and_takes_31() -> None:
    m = position(["SK H8 C9 D7", "S6 HA CQ L10", "H9 X8 DQ LJ"], dealer=0, crib="D2 D3 D4 L2")
    m.state.series, m.state.series_by, m.state.count = cards("SQ DJ"), [0, 2], 20
    assert choose(GAME, m.state, 1, random.Random(1).random) != Play(card("HA"))
    m.state.series, m.state.count = cards("SQ DJ D10"), 30
    assert choose(GAME, m.state, 1, random.Random(1).random) == Play(card("HA"))
