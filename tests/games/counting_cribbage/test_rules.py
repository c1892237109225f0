"""Counting Cribbage by its rules: the course of a round and a match, worked examples (E) and rulings (R) by number.

Counting is in ``test_score``, claims are in ``test_muggins``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import card, cards
from engine.core.horizon import OpenUntil
from engine.core.offers import Subset
from engine.core.state import NO_CARD
from engine.games.counting_cribbage.moves import ACCEPT, Claim, Declare, LayAway, Play, Respond, Waive
from engine.games.counting_cribbage.round import begin_pegging, finish_game, new_round
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import DECK, by_rank, rank_counts
from tests.games.counting_cribbage.positions import (
    CRIB,
    HANDS,
    Game,
    Vector,
    act,
    begin,
    facts,
    lay_away,
    position,
    quiet,
    refused,
    seat,
    show,
    vectors,
)

NUMBER = {"low": 0, "high": 99}


def at_random(m: Game, rng: random.Random) -> Iterator[S]:
    """Make random moves; yield the state before each."""
    while not m.over:
        yield m.state
        p = rng.choice(m.state.waiting)
        m.submit(p, rng.choice(GAME.legal(m.state, p)))


# Dealing, laying away, the starter


@pytest.mark.parametrize("v", vectors("restock"))
def test_e21_r8_r9_restocking(v: Vector) -> None:
    n, expect = v["players"], v["expect"]
    s, table = begin(n, 1).state, quiet()
    s.deal, s.round = 8, 3  # the fourth round of a later game of the match
    s.stock, s.used, s.hands, s.extra = list(DECK[: v["stock"]]), list(DECK[v["stock"] :]), [[] for _ in s.hands], []
    new_round(s, table)
    assert table.labels == ["deal 9"] and s.reshuffled == expect["reshuffle"]
    assert facts(table.events) == [["dealt", 9, 4, 1, expect["reshuffle"]]]
    dealt = sum(map(len, s.hands)) + len(s.extra)
    assert (dealt + 1, len(s.used)) == (expect["need"], expect["used_before_deal"])
    assert len(s.stock) + dealt == expect["stock_before_deal"]
    s.away = [[hand.pop() for _ in range(2 if n == 2 else 1)] for hand in s.hands]
    begin_pegging(s, quiet())
    assert len(s.stock) == expect["stock_after_starter"] and GAME.conserved(s) == list(DECK)


@pytest.mark.parametrize(("seats", "need"), [(2, 13), (3, 17), (4, 21)])
def test_r8_a_stock_that_is_just_enough_is_dealt_out_first(seats: int, need: int) -> None:
    for stock, reshuffled in ((need, False), (need - 1, True)):
        s = begin(seats).state
        s.stock, s.used = list(DECK[:stock]), list(DECK[stock:])
        new_round(s, quiet())
        assert s.reshuffled == reshuffled


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer_and_lie_by_rank_then_suit() -> None:
    m = begin(3, 0, "SK SA S2 H3 H2 HA L5 D4 C3 CA C9 D9 XA X8 S8 HK")
    assert m.state.hands == [cards("HA S2 C3 S8 D9"), cards("CA XA H3 L5 SK"), cards("SA H2 D4 X8 C9")]
    assert m.state.extra == [card("HK")] and m.state.stock[0] == card("S3") and m.state.starter == NO_CARD
    assert facts(m.ctx.events) == [["dealt", 1, 1, 0, False]]
    assert by_rank(cards("SK HA S2 SA XK")) == cards("SA HA S2 SK XK")
    assert rank_counts(cards("SK HA S2 SA XK")) == [2, 1, *[0] * 10, 2]


@pytest.mark.parametrize(("seats", "size", "need"), [(2, 6, 2), (3, 5, 1), (4, 5, 1)])
def test_everybody_lays_away_until_the_crib_has_four(seats: int, size: int, need: int) -> None:
    m = begin(seats, 1)
    s = m.state
    assert s.waiting == list(range(seats)) and s.phase == "lay_away" and len(s.extra) == (seats == 3)
    for p in range(seats):
        sets = [LayAway(tuple(sorted(x))) for x in combinations(s.hands[p], need)]
        assert len(s.hands[p]) == size and set(GAME.legal(s, p)) == set(sets) and len(sets) == (15 if need == 2 else 5)
        assert sorted(map(list, s.sealed_choices(p))) == sorted(list(a.cards) for a in sets)
        assert GAME.offer(s, p, ("lay_away",)) == Subset(tuple(sorted(s.hands[p])), need, need)
    lay_away(m)
    assert [len(h) for h in s.hands] == [4] * seats and sum(map(len, s.away)) + len(s.extra) == 4
    assert s.phase == "play" and s.waiting == [2 % seats]
    for p in (None, *range(seats)):
        seen = m.view(p).state["away"]
        assert seen == [s.away[q] if p == q else need for q in range(seats)], "known to their owner alone"
        assert m.view(p).state["extra"] == (seats == 3)


def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    m = begin(3)
    s = m.state
    first, second, third = (LayAway((c,)) for c in s.hands[0][:3])
    assert m.submit(0, first) == []
    assert s.waiting == [1, 2] == m.view(None).waiting and s.choice[0] == list(first.cards)
    view, public = m.view(0), m.view(None).state
    assert view.legal == () and first in view.anytime and second in view.anytime
    m.submit(0, second)
    assert s.waiting == [1, 2] and s.choice[0] == list(second.cards)
    assert m.view(1).state["choice"] == [] and m.view(None).state == public
    assert refused(m, 0, LayAway((s.hands[1][0],)))[0] == "not-your-turn"
    m.submit(1, GAME.legal(s, 1)[0])
    for k in range(9):
        other = s.redeal(k % 2, random.Random(k).random)
        assert other.choice[k % 2] == s.choice[k % 2], "one's own choice is known, another's may be any"
        assert all(set(other.choice[p]) <= set(other.hands[p]) for p in range(3))
    lay_away(m)
    assert s.away[0] == list(second.cards) and third.cards[0] in s.hands[0]
    assert refused(m, 0, third)[0] == "not-your-turn"


@pytest.mark.parametrize(("starter", "heels"), [("HJ", 2), ("H10", 0), ("HQ", 0), ("HK", 0), ("HA", 0)])
@pytest.mark.parametrize("muggins", ["off", "full"])
def test_his_heels_r14_are_for_the_dealer_and_scored_by_the_host(starter: str, heels: int, muggins: str) -> None:
    m = begin(3, 2, f"SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SQ SK CA H2 H3 H4 {starter}", muggins=muggins)
    m.state.points = [0, 0, 118]
    assert facts(lay_away(m)) == [["starter", 2, card(starter), heels]]
    assert m.state.points == [0, 0, 118 + heels] and m.state.waiting == [0] and m.state.game == 1
    assert m.state.phase == ("declare" if muggins == "full" else "play") and m.state.starter == card(starter)


@pytest.mark.parametrize("v", vectors("starter"))
def test_e19_his_heels_can_win(v: Vector) -> None:
    dealer = seat(v["dealer"])
    m = begin(3, dealer, f"SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SQ SK CA H2 H3 H4 {v['starter']}")
    s = m.state
    s.points = list(v["scores_before"])
    assert facts(lay_away(m))[0] == ["starter", dealer, card(v["starter"]), v["expect"]["heels"]]
    assert m.over and s.ended == "target" and s.points == v["expect"]["scores_after"]
    assert s.winners == [seat(v["expect"]["winner"])]


@pytest.mark.parametrize("muggins", ["off", "full"])
@pytest.mark.parametrize("before", [119, 120])
def test_his_heels_win_a_game_inside_a_match_and_the_next_one_begins(muggins: str, before: int) -> None:
    deck = "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SQ SK HA H2 H3 H4 HJ"
    m = begin(3, 0, deck, match_wins=3, skunk=True, muggins=muggins)
    s = m.state
    s.points = [before, 100, 60]
    assert [e.kind for e in lay_away(m)] == ["starter", "game_over", "dealt"]
    assert not m.over and (s.game, s.round, s.deal, s.dealer) == (2, 1, 2, 1)
    assert (s.columns, s.game_winner, s.game_gain, s.wins) == ([[before + 2, 100, 60]], [0], [2], [2, 0, 0])
    assert s.phase == "lay_away" and s.waiting == [0, 1, 2], "nobody pegs in the game that is over"
    assert s.points == [0, 0, 0] and s.starter == NO_CARD and s.used == [] and s.away == [[], [], []]
    lay_away(m)
    assert s.phase == ("declare" if muggins == "full" else "play") and s.waiting == [2]


def test_r10_r11_round_by_round() -> None:
    """R9: used cards stay aside; R10: the sixth round of two takes the whole stock."""
    found = {}
    for seats in (2, 4):
        for s in at_random(begin(seats, 1), random.Random(3)):
            if s.phase == "lay_away":
                found[seats, s.deal] = (s.dealer, s.reshuffled, len(s.used), len(s.stock))
    assert [found[4, k] for k in (1, 2, 3, 4)] == [
        (1, False, 0, 58),
        (2, False, 21, 37),
        (3, False, 42, 16),
        (0, True, 0, 58),
    ]
    assert found[2, 6] == (0, False, 65, 1) and found[2, 7] == (1, True, 0, 66)


# Games and matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r15_a_game_ends_in_time(seats: int) -> None:
    for seed in range(8):
        m = begin(seats)
        assert sum(1 for _ in at_random(m, random.Random(seed))) and m.state.round < 30 <= 120 * seats + 1


def test_r21_r22_games_of_a_match() -> None:
    m = begin(3, 2, match_wins=4, skunk=True)
    s, wins = m.state, [0, 0, 0]
    games = [([121, 91, 90], 0, 2), ([40, 130, 60], 1, 3), ([122, 3, 91], 0, 2)]
    for number, (points, winner, won) in enumerate(games, 1):
        table = quiet()
        s.points = points[:]
        finish_game(s, winner, table)
        wins[winner] += won
        dealt = [["dealt", number + 1, 1, number - 1, False]] if number < 3 else []
        assert facts(table.events) == [["game_over", number, winner, points, won, wins], *dealt]
        assert s.columns[-1] == points and bool(s.ended) == (number == 3)
        if number < 3:
            assert (s.dealer, s.round, s.points, s.used) == (number - 1, 1, [0, 0, 0], []), (
                "R22: left of the last dealer"
            )
            assert len(s.stock) == 78 - 16 and GAME.conserved(s) == list(DECK)
    assert (s.ended, s.winners, s.scores, s.waiting, s.game) == ("target", [0], [4, 3, 0], [], 3)
    assert (s.game_winner, s.game_gain) == ([0, 1, 0], [2, 3, 2]) and GAME.points_now(s) == [4, 3, 0]
    assert GAME.points_now(position(HANDS[:2], points=[7, 5]).state) == [7, 5], "of a single game the points"


def test_r20_used_cards_are_public_and_the_log_ends_with_the_next_round_but_one_where_they_are_not_shown() -> None:
    """Without ``show_used`` memory is part of the game."""
    m = begin(3, show_used=False)
    assert any(m.view(None).s.used == s.used != [] for s in at_random(m, random.Random(5)))
    until = {kind: OpenUntil("dealt", 2) for kind in ("starter", "played", "declared", "crib")}
    until["counted"] = OpenUntil("dealt", 2, keeps=("seat", "item", "parts"))
    for kind, horizon in until.items():
        assert GAME.open_until(kind, {"show_used": False}) == horizon
        assert GAME.open_until(kind, {"show_used": True}) is GAME.open_until(kind, {}) is None
    assert GAME.open_until("game_over", {"show_used": False}) is None


# Defaults and safe moves


@pytest.mark.parametrize(("hand", "away"), [
    ("SK HQ D10 XK L2 CA", "SK XK"), ("DK LK L2 CA C3 C4", "DK LK"), ("SK HK XQ S2 S3 S4", "SK HK"),
    ("S2 HQ CK DK L3", "CK"), ("S10 HJ C2 D3 L4", "HJ"),
])  # fmt: skip
def test_silence_lays_away_the_highest(hand: str, away: str) -> None:
    s = begin(2 if " " in away else 3).state
    s.hands[0] = cards(hand)
    assert GAME.timeout(s, 0) == LayAway(tuple(cards(away)))


@pytest.mark.parametrize(("count", "played"), [(0, "LK"), (21, "LK"), (22, "S9")])
def test_silence_plays_the_highest_that_fits(count: int, played: str) -> None:
    for muggins in ("off", "full"):
        s = position(["S9 D9 C2 LK", "S6 H10 CQ LQ"], dealer=1, muggins=muggins).state
        s.count = count
        assert GAME.timeout(s, 0) == (Declare(card(played), 0) if muggins == "full" else Play(card(played)))


def test_only_the_last_card_of_a_hand_is_played_by_itself() -> None:
    m = position(["SK H8", "S6 H10"])
    assert GAME.automatic(m.state) is None
    m.state.count = 25  # one legal card of two: playing it at once would reveal the other
    assert len(GAME.legal(m.state, 1)) == 1 and GAME.automatic(m.state) is None
    m.state.hands[1] = cards("S6")
    assert GAME.automatic(m.state) == (1, Play(card("S6")))
    assert GAME.automatic(position(["SK H8", "H10"], muggins="full").state) is None, "the claim is theirs"
    assert GAME.automatic(begin(3).state) is None


def test_the_lowest_card_of_all_is_a_starter_like_any_other() -> None:
    s = begin(2).state
    s.hands = [[c for c in hand if c != card("SA")] for hand in s.hands]
    s.starter, s.stock = card("SA"), [c for c in DECK if c != card("SA") and all(c not in h for h in s.hands)]
    assert GAME.conserved(s) == list(DECK)


# Refusals


@pytest.mark.parametrize(("seats", "action", "reason", "told_"), [
    (3, LayAway(()), "lay-size", {"need": 1}),
    (3, LayAway((card("S2"), card("H2"))), "lay-size", {"need": 1}),
    (2, LayAway((card("S2"),)), "lay-size", {"need": 2}),
    (2, LayAway((card("S2"), card("S2"))), "lay-twice", {}),
    (2, LayAway((card("S2"), card("XK"))), "card", {}),
    (4, LayAway((card("XK"),)), "card", {}),
    (3, LayAway((-5,)), "card", {}),
    (3, Play(card("S2")), "play-yet", {}),
    (3, Waive(), "wish", {}),
])  # fmt: skip
def test_refusals_while_laying_away(seats: int, action: Action, reason: str, told_: dict[str, Any]) -> None:
    assert refused(begin(seats, 0, "S2 S3"), 1, action) == (reason, told_)


def test_a_lay_away_is_named_in_ascending_order() -> None:
    two = begin(2)
    assert refused(two, 0, LayAway(tuple(sorted(two.state.hands[0][:2], reverse=True)))) == ("illegal-now", {})


FIT = {"card": card("SK"), "count": 22, "room": 9}


@pytest.mark.parametrize(("muggins", "action", "reason", "told_"), [
    ("off", Play(card("SK")), "fit", FIT),
    ("full", Declare(card("SK"), 2), "fit", FIT),
    ("full", Declare(card("H8"), 100), "number", NUMBER),
    ("full", Declare(card("H8"), -1), "number", NUMBER),
    ("full", Declare(card("C9"), 100), "number", NUMBER),  # a card that just fits
    ("off", Play(card("X2")), "card", {}),
    ("off", Play(-1), "card", {}),
    ("full", Declare(card("X2"), 1), "card", {}),
    ("off", Declare(card("H8"), 2), "declare", {}),
    ("full", Play(card("H8")), "play-unsaid", {}),
    ("off", LayAway((card("H8"),)), "lay-now", {}),
    *(("off", action, "answer-now", {}) for action in (Respond(3), ACCEPT)),
    *(("full", action, "answer-now", {}) for action in (Respond(3), ACCEPT)),
    *((muggins, Claim(3), "claim-now", {}) for muggins in ("off", "full")),
])  # fmt: skip
def test_refusals_in_pegging(muggins: str, action: Action, reason: str, told_: dict[str, Any]) -> None:
    m = position(HANDS, dealer=3, muggins=muggins, series="X10 LK D2")
    assert m.state.count == 22 and refused(m, 0, action) == (reason, told_)


def test_refusals_of_claims_and_answers() -> None:
    m = position(HANDS[:2], muggins="full", crib=CRIB)
    act(m, "1:S6=0")
    assert refused(m, 0, Respond(100)) == ("number", NUMBER)
    assert refused(m, 0, Declare(card("SK"), 0)) == ("play-now", {})
    show(m)
    for wrong in (Claim(100), Claim(-1)):
        assert refused(m, 0, wrong) == ("number", NUMBER)
    for action, reason in ((Play(card("S6")), "play-now"), (LayAway((0,)), "lay-now"), (ACCEPT, "answer-now")):
        assert refused(m, 0, action) == (reason, {})
    act(m, "1:0")
    assert refused(m, 1, Claim(2))[0] == "not-your-turn"
    act(m, "0:0 0:0")
    assert m.state.phase == "show" and refused(m, 0, Respond(100)) == ("number", NUMBER)
