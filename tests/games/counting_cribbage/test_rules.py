"""Counting Cribbage by its rules: points of cards, the course of a round and a match, refusals.

Worked examples (E) and rulings (R) have the numbers of the spec. Claims are in ``test_muggins``.
"""

from __future__ import annotations

import random
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.cards import RANK, SUIT, card, cards, code
from engine.core.knowledge.horizon import OpenUntil
from engine.core.offers import Subset
from engine.core.state import NO_CARD
from engine.games.counting_cribbage import rules, terms
from engine.games.counting_cribbage.rules import ACCEPT, GAME, Claim, Declare, LayAway, Play, Respond, Waive
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import DECK, KINDS, PEG_KINDS, PIP, combinations_in, peg
from tests.games.counting_cribbage.positions import (
    CRIB,
    HANDS,
    Game,
    Vector,
    act,
    at_random,
    begin,
    facts,
    lay_away,
    of_vector,
    position,
    quiet,
    refused,
    seat,
    show,
    told,
    vectors,
)
from tests.games.counting_cribbage.test_players import runs_of, tail

NUMBER = {"low": 0, "high": 99}
SEVENTEEN = "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SQ SK CA H2 H3 H4 "
"""The cards of a first deal for three; the next one is the starter."""


# Points of cards


@pytest.mark.parametrize("v", vectors("show", "peg_score"))
def test_examples_of_points(v: Vector) -> None:
    """E4 is R3: the source prints 19, and its parts add up to 21."""
    laid, kinds = [card(c) for c in v.get("cards") or v["series"]], KINDS if "cards" in v else PEG_KINDS
    parts = terms.show(laid, card(v["starter"])) if "cards" in v else peg(laid, sum(PIP[c] for c in laid))
    assert {**dict(zip(kinds, parts, strict=True)), "total": sum(parts)} == v["expect"]


def series_up_to_31(rng: random.Random) -> list[int]:
    """Return a series of few ranks, which makes many pairs and runs; the longest run is A to 7."""
    out, low, wide = list[int](), rng.randrange(9), rng.choice((4, 6))
    for c in rng.sample(DECK, len(DECK)):
        if low <= RANK[c] <= low + wide and sum(PIP[x] for x in out) + PIP[c] <= 31:
            out.append(c)
    return out[: rng.randrange(1, len(out) + 1)]


@pytest.mark.parametrize("seed", range(10))
def test_pegging_against_the_rules_read_plainly(seed: int) -> None:
    rng = random.Random(seed)
    seven = [rng.sample(cards("SA H2 C3 D4 L5 X6 S7"), 7) for _ in range(5)]
    for series in (*seven, *(series_up_to_31(rng) for _ in range(300))):
        count, (same, run) = sum(PIP[c] for c in series), tail([RANK[c] for c in series])
        assert peg(series, count) == (2 * (count == 15), 2 * (count == 31), same * (same - 1), run)


@given(st.booleans().flatmap(lambda few: st.lists(st.sampled_from(DECK[: 26 if few else 78]), min_size=5, max_size=5,
                                                   unique=True)))  # fmt: skip
def test_the_show_and_its_combinations_against_the_rules_read_plainly(cs: list[int]) -> None:
    """Of two suits alone there are many flushes. R7: four cards are enough, in a crib too; R18: nob is of these."""
    four, starter = cs[:4], cs[4]
    parts, found = terms.show(four, starter), combinations_in(four, starter)
    same = len({SUIT[c] for c in four}) == 1
    assert dict(zip(KINDS, parts, strict=True)) == {
        "fifteen": 2 * sum(sum(PIP[c] for c in x) == 15 for n in range(1, 6) for x in combinations(cs, n)),
        "run": runs_of([RANK[c] for c in cs]),
        "pair": 2 * sum(RANK[a] == RANK[b] for a, b in combinations(cs, 2)),
        "flush": 4 + (SUIT[starter] == SUIT[four[0]]) if same else 0,
        "nob": sum(RANK[c] == 10 and SUIT[c] == SUIT[starter] for c in four),
    }
    assert {terms.show(order, starter) for order in permutations(four)} == {parts} and 0 <= sum(parts) <= 40
    assert tuple(sum(one.points for one in found if one.kind == kind) for kind in KINDS) == parts
    assert all(set(one.cards) <= set(cs) for one in found)


@pytest.mark.parametrize(("four", "starter", "combinations"), [
    ("D6 D7 D8 D9", "X7", [("fifteen", "D6 D9", 1, 2), ("fifteen", "D7 D8", 2, 4), ("run", "D6 D7 X7 D8 D9", 2, 8),
                           ("pair", "D7 X7", 1, 2), ("flush", "D6 D7 D8 D9", 1, 4)]),
    ("S9 SJ S2 S5", "SK", [("fifteen", "S5 SJ", 1, 2), ("fifteen", "S5 SK", 1, 2), ("flush", "S2 S5 S9 SJ SK", 1, 5),
                           ("nob", "SJ SK", 1, 1)]),
    ("SA H2 C3 DK", "LQ", [("fifteen", "H2 C3 LQ", 1, 2), ("fifteen", "H2 C3 DK", 1, 2), ("run", "SA H2 C3", 1, 3)]),
])  # fmt: skip
def test_a_combination_shows_its_cards(four: str, starter: str, combinations: list[tuple[str, str, int, int]]) -> None:
    found = combinations_in(cards(four), card(starter))
    assert [(one.kind, " ".join(map(code, one.cards)), one.times, one.points) for one in found] == combinations


@pytest.mark.parametrize("v", vectors("muggins"))
def test_e23_muggins(v: Vector) -> None:
    answers = [v["challenges"].get(f"P{p}", 0) for p in range(v["players"])]
    got = dict(terms.awards(v["actual"], v["claim"], seat(v["claimant"]), answers))
    assert [b + got.get(p, 0) for p, b in enumerate(v["scores_before"])] == v["expect"]["scores_after"]
    assert v["actual"] - sum(got.values()) == v["expect"]["unclaimed"]


@pytest.mark.parametrize(("actual", "claim", "claimant", "answers", "shares"), [
    (12, 14, 0, [0, 0, 0], []),  # R12: a claim above the truth scores nothing
    (12, 14, 0, [0, 12, 5], [(1, 12)]),
    (0, 3, 0, [0, 3, 3], []),
    (10, 10, 1, [1, 0, 10], [(1, 10)]),
    (10, 4, 2, [3, 7, 0, 5], [(2, 4), (3, 5), (0, 1)]),  # R13: clockwise, and too much is void
    (10, 4, 2, [6, 6, 0, 5], [(2, 4), (3, 5), (0, 1)]),
    (10, 4, 2, [0, 6, 0, 7], [(2, 4), (1, 6)]),
])  # fmt: skip
def test_r12_r13_claims(
    actual: int, claim: int, claimant: int, answers: list[int], shares: list[tuple[int, int]]
) -> None:
    assert terms.awards(actual, claim, claimant, answers) == shares


@pytest.mark.parametrize("v", vectors("skunk"))
def test_e22_r21_skunk(v: Vector) -> None:
    points, winner = v["final_scores"], seat(v["expect"]["winner"])
    assert points[winner] > 120 and terms.game_wins(points, winner, v["skunk"]) == v["expect"]["game_wins"]


# Dealing, laying away, the starter


@pytest.mark.parametrize("v", vectors("restock"))
def test_e21_r8_r9_restocking(v: Vector) -> None:
    n, expect = v["players"], v["expect"]
    s, table = begin(n, 1).state, quiet()
    s.deal, s.round = 8, 3  # the fourth round of a later game of the match
    s.stock, s.used, s.hands, s.extra = list(DECK[: v["stock"]]), list(DECK[v["stock"] :]), [[] for _ in s.hands], []
    rules.new_round(s, table)
    assert table.labels == ["deal 9"] and s.reshuffled == expect["reshuffle"]
    assert facts(table.events) == [["dealt", 9, 4, 1, expect["reshuffle"]]]
    dealt = sum(map(len, s.hands)) + len(s.extra)
    assert (dealt + 1, len(s.used)) == (expect["need"], expect["used_before_deal"])
    rules.LayingAway().reveal(s, [hand[-(2 if n == 2 else 1) :] for hand in s.hands], quiet())
    assert len(s.stock) == expect["stock_after_starter"] == expect["stock_before_deal"] - expect["need"]
    assert GAME.conserved(s) == list(DECK)


@pytest.mark.parametrize(("seats", "need"), [(2, 13), (3, 17), (4, 21)])
def test_r8_a_stock_that_is_just_enough_is_dealt_out_first(seats: int, need: int) -> None:
    for stock, reshuffled in ((need, False), (need - 1, True)):
        s = begin(seats).state
        s.stock, s.used = list(DECK[:stock]), list(DECK[stock:])
        rules.new_round(s, quiet())
        assert s.reshuffled == reshuffled


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer_and_lie_by_rank_then_suit() -> None:
    m = begin(3, 0, "SK SA S2 H3 H2 HA L5 D4 C3 CA C9 D9 XA X8 S8 HK")
    assert m.state.hands == [cards("HA S2 C3 S8 D9"), cards("CA XA H3 L5 SK"), cards("SA H2 D4 X8 C9")]
    assert m.state.extra == [card("HK")] and m.state.stock[0] == card("S3") and m.state.starter == NO_CARD
    assert facts(m.ctx.events) == [["dealt", 1, 1, 0, False]]


@pytest.mark.parametrize(("seats", "size", "need"), [(2, 6, 2), (3, 5, 1), (4, 5, 1)])
def test_everybody_lays_away_until_the_crib_has_four(seats: int, size: int, need: int) -> None:
    m = begin(seats, 1)
    s = m.state
    assert s.waiting == list(range(seats)) and s.phase == "lay_away" and len(s.extra) == (seats == 3)
    for p, hand in enumerate(s.hands):
        sets = [LayAway(tuple(sorted(some))) for some in combinations(hand, need)]
        assert len(hand) == size and set(GAME.legal(s, p)) == set(sets)
        assert {tuple(some) for some in s.sealed_choices(p)} == {a.cards for a in sets}
        assert GAME.offer(s, p, ("lay_away",)) == Subset(tuple(sorted(hand)), need, need)
    lay_away(m)
    assert [len(h) for h in s.hands] == [4] * seats and sum(map(len, s.away)) + len(s.extra) == 4
    assert s.phase == "play" and s.waiting == [2 % seats]
    for p in (None, *range(seats)):
        own = [s.away[q] if p == q else need for q in range(seats)]
        assert (m.view(p).state["away"], m.view(p).state["extra"]) == (own, int(seats == 3)), "known to their owner"


def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    m = begin(3)
    s = m.state
    first, second, third = (LayAway((c,)) for c in s.hands[0][:3])
    m.submit(0, first)
    public = m.view(None).state
    assert s.waiting == [1, 2] == m.view(None).waiting and second in m.view(0).anytime
    m.submit(0, second)
    assert s.choice[0] == list(second.cards) and m.view(None).state == public
    assert m.view(1).state["choice"] == [] and refused(m, 0, LayAway((s.hands[1][0],)))[0] == "not-your-turn"
    m.submit(1, GAME.legal(s, 1)[0])
    for k in range(9):
        other = s.redeal(k % 2, random.Random(k).random)
        assert other.choice[k % 2] == s.choice[k % 2], "one's own choice is known, another's may be any"
        assert all(set(other.choice[p]) <= set(other.hands[p]) for p in range(3))
    lay_away(m)
    assert s.away[0] == list(second.cards) and refused(m, 0, third)[0] == "not-your-turn"


@pytest.mark.parametrize(("starter", "heels"), [("HJ", 2), ("H10", 0), ("HQ", 0), ("HK", 0), ("HA", 0)])
@pytest.mark.parametrize("muggins", ["off", "full"])
def test_his_heels_r14_are_for_the_dealer_and_scored_by_the_host(starter: str, heels: int, muggins: str) -> None:
    m = begin(3, 2, SEVENTEEN + starter, muggins=muggins)
    m.state.points = [0, 0, 118]
    assert facts(lay_away(m)) == [["starter", 2, card(starter), heels]]
    assert m.state.points == [0, 0, 118 + heels] and m.state.waiting == [0] and m.state.game == 1
    assert m.state.phase == ("declare" if muggins == "full" else "play") and m.state.starter == card(starter)


@pytest.mark.parametrize("v", vectors("starter"))
def test_e19_his_heels_can_win(v: Vector) -> None:
    dealer = seat(v["dealer"])
    m = begin(3, dealer, SEVENTEEN + v["starter"])
    m.state.points = list(v["scores_before"])
    assert facts(lay_away(m))[0] == ["starter", dealer, card(v["starter"]), v["expect"]["heels"]]
    assert m.state.ended == "target" and m.state.points == v["expect"]["scores_after"]
    assert m.state.winners == [seat(v["expect"]["winner"])]


@pytest.mark.parametrize("muggins", ["off", "full"])
def test_his_heels_win_a_game_inside_a_match_and_the_next_one_begins(muggins: str) -> None:
    m = begin(3, 0, SEVENTEEN + "HJ", match_wins=3, skunk=True, muggins=muggins)
    s = m.state
    s.points = [119, 100, 60]
    assert [e.kind for e in lay_away(m)] == ["starter", "game_over", "dealt"]
    assert not m.over and (s.game, s.round, s.deal, s.dealer) == (2, 1, 2, 1)
    assert (s.columns, s.game_winner, s.game_gain, s.wins) == ([[121, 100, 60]], [0], [2], [2, 0, 0])
    assert s.phase == "lay_away" and s.waiting == [0, 1, 2], "nobody pegs in the game that is over"
    assert s.points == [0, 0, 0] and s.starter == NO_CARD and s.used == [] and s.away == [[], [], []]
    lay_away(m)
    assert s.phase == ("declare" if muggins == "full" else "play") and s.waiting == [2]


# Pegging


@pytest.mark.parametrize("v", vectors("pegging"))
def test_examples_of_the_course_of_pegging(v: Vector) -> None:
    m, expect = of_vector(v), v["expect"]
    events = act(m, " ".join(step[1:].replace(" ", ":") for step in v["plays"]))
    assert told(events) == expect["events"]
    s = m.state
    if expect.get("phase_over"):
        assert events[len(told(events))].kind == "counted"
        assert s.shown_before == expect["scores_after"] and s.shown_deal == 1
        return
    assert s.points == expect["scores_after"] and s.waiting == [seat(expect["to_act"])] and s.count == expect["count"]
    assert {code(a.card) for a in GAME.legal(s, s.waiting[0]) if isinstance(a, Play)} == set(expect["legal"])


@pytest.mark.parametrize(("hands", "dealer", "moves", "end", "points"), [
    # R1: left of the last card leads, if that seat has cards
    (["SK HA", "CQ", "D9 DJ", "L10 L9"], 3, "0:SK 1:CQ 2:D9 0:HA", "P2 go at 30, P0 last card 1, P2 leads new series",
     [1, 0, 0, 0]),
    # R2: a point for every series below 31
    (["SK HK C7 C9", "CQ D9 H4 S9"], 0, "1:CQ 0:SK 1:D9 0:HK 1:H4 0:C7 1:S9",
     "P0 go at 30, P1 last card 1, P0 leads new series", [0, 2]),
])  # fmt: skip
def test_r1_r2_who_leads_and_the_last_card(
    hands: list[str], dealer: int, moves: str, end: str, points: list[int]
) -> None:
    m = position(hands, dealer=dealer, starter="SA")  # the card 0 is a starter like any other
    assert ", ".join(told(act(m, moves))).endswith(end) and m.state.points == points


def test_what_was_counted_last_is_kept() -> None:
    m = position(HANDS, points=[0, 0, 0, 40])
    s = m.state
    act(m, "1:S6 2:H5 3:C4 0:SK 2:X3 3:SA 2:DA")
    assert s.last == [2, card("DA"), 0, 0, 2, 0, 0] and s.series_by == [1, 2, 3, 0, 2, 3, 2]
    assert (s.points, s.behind) == ([0, 0, 2, 45], [0, 0, 0, 40])
    act(m, "2:LA 3:H7 0:D7")
    assert s.last_series == cards("S6 H5 C4 SK X3 SA DA LA") and s.last_by == [1, 2, 3, 0, 2, 3, 2, 2]
    assert (s.last, s.series, s.series_by, s.count) == ([0, card("D7"), 0, 0, 2, 0, 0], cards("H7 D7"), [3, 0], 14)
    m = position(["SK L8", "CQ D9"])
    act(m, "1:CQ 0:SK")
    assert m.state.last[-1] == 0
    act(m, "1:D9")
    assert m.state.last == [1, card("D9"), 0, 0, 0, 0, 1], "the point for the last card"


LOW, HIGH = "S2 H2 C2 D2", "SK H9 C9 D9"


@pytest.mark.parametrize(("hands", "series", "known", "moves", "least"), [
    ([LOW, HIGH], "", 1, "1:SK 0:S2 1:H9 0:H2", 9),
    # a new series: known cards stay known, a go with less room gives no news
    ([LOW, HIGH], "", 1, "1:SK 0:S2 1:H9 0:H2 0:C2 0:D2", 9),
    (["D9 CJ L10", "S10 H10 C2"], "XK X9", 4, "1:S10", 4),
    (["D9 CJ L10", "S10 H10 CA"], "X8 X10", 3, "1:S10", 4),
])  # fmt: skip
def test_r5_a_go_shows_the_least_a_hand_may_hold(
    hands: list[str], series: str, known: int, moves: str, least: int
) -> None:
    m, who = position(hands, series=series), 0 if series else 1
    m.state.least[who] = known
    act(m, moves)
    assert m.state.least[who] == least and m.state.least[1 - who] == 1


# The show


def test_the_show_tells_every_hand_and_the_crib_with_its_parts() -> None:
    shown = ["D6 D7 D8 D9", "SJ HJ LJ XJ", "L2 L6 L9 LK"]
    m = position(shown[:2], dealer=1, crib="LK L9 L6 L2", points=[10, 20])
    s, starter = m.state, card("X7")
    parts = [[6, 8, 2, 4, 0], [0, 0, 12, 0, 1], [4, 0, 0, 4, 0]]
    assert facts(show(m)) == [
        ["counted", 0, "hand", cards(shown[0]), starter, parts[0]],
        ["counted", 1, "hand", cards(shown[1]), starter, parts[1]],
        ["counted", 1, "crib", cards(shown[2]), starter, parts[2]],  # sorted: nobody can tell who gave which card
        ["dealt", 2, 2, 0, False],
    ]
    assert (s.shown, s.shown_parts, s.shown_gains) == ([cards(c) for c in shown], parts, [[20, 0], [0, 13], [0, 8]])
    assert (s.shown_deal, s.shown_dealer, s.shown_starter, s.shown_before) == (1, 1, starter, [10, 20])
    assert s.shown_claims == [] and s.points == [30, 41]
    assert sorted(s.used) == sorted([starter, *(c for four in shown for c in cards(four))])


@pytest.mark.parametrize("v", vectors("show_order"))
def test_e20_the_order_of_counting_decides_and_r17_the_rest_stays_hidden(v: Vector) -> None:
    m, expect = of_vector(v), v["expect"]
    s, steps, totals = m.state, [], list(v["scores_before"])
    for kind, *fact in facts(show(m)):
        if kind == "counted":
            totals[fact[0]] += sum(fact[-1])
            steps.append([f"P{fact[0]}", fact[1], sum(fact[-1]), totals[fact[0]]])
    assert steps == expect["steps"] and s.points == expect["scores_after"] == s.scores, "R16: as they are"
    assert s.winners == [seat(expect["winner"])] and s.ended and max(s.points) > 121
    assert len(s.shown) == len(s.shown_parts) == len(s.shown_gains) == 2
    assert s.crib == [] and m.view(None).state["away"] == [1, 1, 1] and m.view(None).state["extra"] == 1


def test_r17_hands_stay_hidden_when_a_game_ends_in_pegging() -> None:
    m = position(["S5 HK C2 C3", "CQ D10 H3 H4"], dealer=1, points=[118, 119])
    act(m, "0:S5 1:CQ")
    assert m.over and m.state.winners == [1] and m.state.behind == [0, 119]
    assert m.view(None).state["hands"] == [3, 3] and m.state.shown_deal == 0


def test_a_show_is_news_until_the_next_cards_are_played() -> None:
    s = S(phase="lay_away", deal=1)
    assert not s.shown_now, "before the first show"
    s.shown_deal = 1
    for s.phase, s.deal, news in (("lay_away", 2, True), ("lay_away", 3, False), ("play", 2, False)):
        assert s.shown_now is news
    s.ended = "target"
    for s.phase, s.deal in (("show", 1), ("play", 2)):
        assert s.shown_now is (s.deal == 1), "whether it decided the game"


# Rounds, games and matches


def test_r10_r11_round_by_round() -> None:
    """R9: used cards stay aside; R10: the sixth round of two takes the whole stock."""
    found = {}
    for seats in (2, 4):
        for s in at_random(begin(seats, 1), random.Random(3)):
            if s.phase == "lay_away":
                found[seats, s.deal] = (s.dealer, s.reshuffled, len(s.used), len(s.stock))
    four = [(1, False, 0, 58), (2, False, 21, 37), (3, False, 42, 16), (0, True, 0, 58)]
    assert [found[4, k] for k in (1, 2, 3, 4)] == four
    assert found[2, 6] == (0, False, 65, 1) and found[2, 7] == (1, True, 0, 66)


def test_r21_r22_games_of_a_match() -> None:
    m = begin(3, 2, match_wins=4, skunk=True)
    s, wins = m.state, [0, 0, 0]
    games = [([121, 91, 90], 0, 2), ([40, 130, 60], 1, 3), ([122, 3, 91], 0, 2)]
    for number, (points, winner, won) in enumerate(games, 1):
        table = quiet()
        s.points = points[:]
        rules.finish_game(s, winner, table)
        wins[winner] += won
        dealt = [["dealt", number + 1, 1, number - 1, False]] if number < 3 else []
        assert facts(table.events) == [["game_over", number, winner, points, won, wins], *dealt]
        assert s.columns[-1] == points and bool(s.ended) == (number == 3)
        if dealt:
            assert (s.dealer, s.round, s.points, s.used) == (number - 1, 1, [0, 0, 0], []), "R22: left of the last"
            assert len(s.stock) == 78 - 16 and GAME.conserved(s) == list(DECK)
    assert (s.ended, s.winners, s.scores, s.waiting, s.game) == ("target", [0], [4, 3, 0], [], 3)
    assert (s.game_winner, s.game_gain) == ([0, 1, 0], [2, 3, 2]) and GAME.points_now(s) == [4, 3, 0]
    assert GAME.points_now(position(HANDS[:2], points=[7, 5]).state) == [7, 5], "of a single game the points"


def test_r20_used_cards_are_public_and_where_they_are_not_shown_the_log_ends_with_the_round_before() -> None:
    """Without ``show_used`` memory is part of the game."""
    m = begin(3, show_used=False)
    assert any(m.view(None).s.used == s.used != [] for s in at_random(m, random.Random(5)))
    until = {kind: OpenUntil("dealt", 2) for kind in ("starter", "played", "declared", "crib")}
    until["counted"] = OpenUntil("dealt", 2, keeps=("seat", "item", "parts"))
    for kind, horizon in {**until, "game_over": None}.items():
        assert GAME.open_until(kind, {"show_used": False}) == horizon
        assert GAME.open_until(kind, {"show_used": True}) is GAME.open_until(kind, {}) is None


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


# Refusals


def moment(name: str) -> Game:
    """Return laying away with 2 to 4 players ("lay 2"), pegging at 22 ("off", "full"), an open claim, or the show."""
    if name.startswith("lay"):
        return begin(int(name[-1]), -1, "S2 X2 S3")
    if name in ("off", "full"):
        return position(HANDS, dealer=3, muggins=name, series="X10 LK D2")
    m = position(HANDS[:2], muggins="full", crib=CRIB)
    if name == "respond":
        act(m, "1:S6=0")
    else:
        show(m)
        act(m, {"claim": "", "show": "0:0 0:0 1:0"}[name])
    return m


FIT = {"card": card("SK"), "count": 22, "room": 9}


@pytest.mark.parametrize(("name", "action", "reason", "facts"), [
    ("lay 3", LayAway(()), "lay-size", {"need": 1}),
    ("lay 3", LayAway((card("S2"), card("H2"))), "lay-size", {"need": 1}),
    ("lay 2", LayAway((card("S2"),)), "lay-size", {"need": 2}),
    ("lay 2", LayAway((card("S2"), card("S2"))), "lay-twice", {}),
    ("lay 2", LayAway((card("S3"), card("S2"))), "illegal-now", {}),  # named in ascending order
    ("lay 2", LayAway((card("S2"), card("XK"))), "card", {}),
    ("lay 3", Play(card("S2")), "play-yet", {}),
    ("lay 3", Waive(), "wish", {}),
    ("off", Play(card("SK")), "fit", FIT),
    ("full", Declare(card("SK"), 2), "fit", FIT),
    ("full", Declare(card("C9"), 100), "number", NUMBER),
    ("full", Declare(card("H8"), -1), "number", NUMBER),
    ("off", Play(card("X2")), "card", {}),
    ("full", Declare(card("X2"), 1), "card", {}),
    ("off", Declare(card("H8"), 2), "declare", {}),
    ("full", Play(card("H8")), "play-unsaid", {}),
    ("off", LayAway((card("H8"),)), "lay-now", {}),
    *((name, action, "answer-now", {}) for action in (Respond(3), ACCEPT) for name in ("off", "full", "claim")),
    *((name, Claim(3), "claim-now", {}) for name in ("off", "full", "respond", "show")),
    ("respond", Respond(100), "number", NUMBER),
    ("respond", Declare(card("SK"), 0), "play-now", {}),
    ("claim", Claim(100), "number", NUMBER),
    ("claim", Play(card("S6")), "play-now", {}),
    ("claim", LayAway((0,)), "lay-now", {}),
    ("show", Respond(100), "number", NUMBER),
])  # fmt: skip
def test_refusals(name: str, action: Action, reason: str, facts: dict[str, Any]) -> None:
    assert refused(moment(name), 0, action) == (reason, facts)
