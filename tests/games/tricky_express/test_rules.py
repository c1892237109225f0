"""Tricky Express: the worked examples E1 to E11, the rulings R1 to R12, secrets, and its invariants."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction, MalformedAction
from engine.core.cards import RANK, SUIT, card, cards
from engine.core.context import GameContext
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.state import NO_SEAT
from engine.families.tricks import ACE_HIGH, PLAY, best, sorted_hand
from engine.games.tricky_express.rules import GAME, TRICK_PHASE
from engine.games.tricky_express.state import PASS, Pass, TrickyExpressState, any_pairs, top_pairs
from engine.games.tricky_express.terms import bonus_seat, growth_bonus, length
from engine.players.tricky_express.policy import choose

SEAT = {"A": 0, "B": 1, "C": 2, "D": 3}
SECRET = b"\x05" * 32
NO_CARDS = {
    *("phase", "waiting", "ended", "scores", "winners", "leader", "last_leader", "last_winner", "voids"),
    *("deal", "dealer", "routes", "longs", "stops", "base", "top", "second", "growth", "totals"),
}
"""The public fields that hold no cards."""
QUIET = GameContext(random.Random(0).random)


def begin(dealer: str = "seat4", secret: bytes = SECRET, **given: list[int]) -> Match[TrickyExpressState]:
    orders = {f"deal {k[-1]}": v for k, v in given.items()}
    return Match.begin(GAME, match="m", seats=4, options={"first_dealer": dealer}, secret=secret, given=orders or None)


def deck(*hands: str) -> list[int]:
    """A deck in which the seats get these hands; what is not named is filled up in order."""
    named = [cards(h) for h in hands] + [[] for _ in range(4 - len(hands))]
    rest = [c for c in range(52) if all(c not in h for h in named)]
    return [c for h in named for c in h + [rest.pop(0) for _ in range(13 - len(h))]]


def built(route: str) -> TrickyExpressState:
    """A state whose line was built by these winners."""
    s = GAME.start(4, {"first_dealer": "seat1"}, QUIET)
    for w in route.split():
        TRICK_PHASE.won(s, SEAT[w], [], QUIET)
    return s


def scores(route: str) -> tuple[list[int], list[int], int, int, list[int]]:
    """First and second lengths, the seats with the bonuses, and the deal's totals."""
    s = built(route)
    longs = s.longs[-1]
    TRICK_PHASE.done(s, QUIET)
    return (
        [length(longs, 4 * p) for p in range(4)],
        [length(longs, 4 * p + 2) for p in range(4)],
        s.top[0],
        s.second[0],
        s.totals,
    )


def random_match(seed: int, stop: int = 1000) -> Match[TrickyExpressState]:
    rng = random.Random(seed)
    m = begin("random", rng.randbytes(32))
    while not m.over and len(m.log) < stop:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(list(GAME.legal(m.state, seat))))
    return m


def pairs(codes: str) -> set[Pass]:
    """Legal pairs of PASS 1 with these cards and low ones of diamonds or spades."""
    hand = cards(codes)
    low = [c for c in cards("D2 D3 D4 D5 D6 D7 S2 S3 S4 S5 S6 S7") if c not in hand]
    return set(top_pairs(sorted_hand(hand + low[: 13 - len(hand)])))


def named(*codes: str) -> set[Pass]:
    return {Pass(*cards(c)) for c in codes}


# Worked examples


def test_example_1_route_map() -> None:
    first, second, top, sec, totals = scores("C A B A C B D A A C B B B")
    assert first == [3, 4, 4, 0]
    assert second == [1, 2, 3, 0]
    assert (top, sec) == (SEAT["B"], SEAT["C"])
    assert totals == [3, 6, 5, 0]


def test_example_1_sections_on_the_line() -> None:
    longs = built("C A B A C B D A A C B B B").longs[-1]
    assert longs[4:6] == [6, 11]  # B's section 6-11
    assert longs[8:10] == [5, 10]  # C's section 5-10


def test_example_2_growth() -> None:
    assert [growth_bonus(x) for x in ([0, 2, 4, 7], [3, 4, 4, 6], [5, 5, 5, 5])] == [8, 7, 0]


def test_example_3_first_and_last_trick() -> None:
    assert scores("A B C D B C D B C D B C A")[0][0] == 11


def test_example_4_three_aces() -> None:
    aces = cards("SA HA DA")
    assert pairs("SA HA DA") == {PASS[r][c] for r in aces for c in aces if r != c}
    assert len(pairs("SA HA DA")) == 6


def test_example_5_pass_1() -> None:
    assert pairs("SA HK DK CK") == named("SA HK", "SA DK", "SA CK")
    assert pairs("SA HA DK CK") == named("SA HA", "HA SA")
    assert pairs("SQ HJ") == named("SQ HJ")


def test_example_6_three_equal_sections() -> None:
    first, second, top, sec, totals = scores("A B C D A B C D A B C D A")
    assert first == [3, 3, 3, 3] and (top, sec) == (0, 0)
    assert second == [3, 3, 3, 3]  # "as long as the first"
    longs = built("A B C D A B C D A B C D A").longs[-1]
    assert [longs[4 * p + 1] for p in range(4)] == [13, 10, 11, 12]
    assert [longs[4 * p + 3] for p in range(4)] == [9, 6, 7, 8]
    assert totals == [6, 3, 3, 3]


@pytest.mark.parametrize("route", ["A A A A A A A A A A A A A", "A A A B B B C C C D D D D"])
def test_example_7_nobody_scores(route: str) -> None:
    assert scores(route) == ([0, 0, 0, 0], [0, 0, 0, 0], NO_SEAT, NO_SEAT, [0, 0, 0, 0])


def test_example_8_eleven_between() -> None:
    first, second, top, sec, totals = scores("A B B B B B B B B B B B A")
    assert (first, second, top, sec) == ([11, 0, 0, 0], [0, 0, 0, 0], 0, NO_SEAT)
    assert totals == [13, 0, 0, 0]


def test_example_9_second_tie_goes_to_the_later() -> None:
    first, second, top, sec, totals = scores("A C B B A B B A C B B C D")
    assert (first, second) == ([3, 2, 6, 0], [2, 1, 2, 0])
    assert (top, sec) == (SEAT["C"], SEAT["C"])
    assert totals == [3, 2, 9, 0]


def test_example_10_top_and_second() -> None:
    first, second, top, sec, totals = scores("B A A A C C C B D D A D A")
    assert first == [6, 6, 0, 1] and second[0] == 1
    assert (top, sec) == (SEAT["A"], SEAT["A"])
    assert totals == [9, 6, 0, 1]


def test_example_11_growth() -> None:
    given = ([3, 3, 4, 4], [0, 0, 0, 1], [4, 4, 4, 5], [1, 2, 3, 3], [5, 4, 6, 7], [0, 0, 0, 0])
    assert [growth_bonus(x) for x in given] == [6, 6, 6, 7, 0, 0]


# Rulings


def test_r1_equal_sections_the_later_is_the_first_long_pass() -> None:
    longs = built("A B B A C C A").longs[-1]
    assert longs[0:4] == [4, 7, 1, 4]


def test_r2_length_0_earns_no_bonus() -> None:
    assert scores("A A B B C C D D D D D D D")[2:4] == (NO_SEAT, NO_SEAT)


@given(st.lists(st.integers(0, 3), min_size=13, max_size=13), st.permutations(range(4)))
def test_r3_no_tie_is_left(route: list[int], seats: list[int]) -> None:
    """No two long passes end at the same trick, so nobody's place at the table decides about a bonus."""
    longs = built(" ".join("ABCD"[w] for w in route)).longs[-1]
    ends = [end for end in longs[1::2] if end]
    assert len(set(ends)) == len(ends)
    moved = built(" ".join("ABCD"[seats[w]] for w in route)).longs[-1]
    for which in (0, 2):
        got = bonus_seat(longs, which)
        assert bonus_seat(moved, which) == (NO_SEAT if got == NO_SEAT else seats[got])


@pytest.mark.parametrize(("route", "top"), [("A B C C A B", "B"), ("B A C C B A", "A")])
def test_r3_of_equal_lengths_the_one_completed_later_gets_the_bonus(route: str, top: str) -> None:
    """A and B pass three stations each: whoever arrives later, at whichever seat."""
    longs = built(route).longs[-1]
    assert length(longs, 0) == length(longs, 4) == 3 and bonus_seat(longs, 0) == SEAT[top]


def test_r4_no_or_one_station_is_length_0_and_counts_for_growth() -> None:
    assert scores("A A A A A A A B B B C C C")[0] == [0, 0, 0, 0]
    assert scores("A A A A A A A A A A A A B")[0][1] == 0
    assert growth_bonus([0, 2, 4, 7]) == 8


def test_r5_equal_neighbours_cost_one_each() -> None:
    assert growth_bonus([2, 2, 2, 3]) == 6 and growth_bonus([2, 3, 3, 4]) == 7
    assert growth_bonus([1, 1, 1, 1]) == 0


def test_r6_pass_1_goes_by_rank_and_the_tied_second_must_go_left() -> None:
    assert pairs("SK CK HQ DQ") == named("SK CK", "CK SK")
    m = begin(deal1=deck("SK CK HQ S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ"))
    refused = [("HQ SK", "highest"), ("SK HQ", "second"), ("SK SK", "twice"), ("SK D2", "card")]
    for codes, why in refused:
        with pytest.raises(IllegalAction) as e:
            m.submit(0, Pass(*cards(codes)))
        assert e.value.reason == f"tricky_express-no-{why}"
    m.submit(0, Pass(*cards("CK SK")))


def test_r7_both_passes_in_every_deal_and_before_anything_is_seen() -> None:
    m = begin()
    for number in (1, 2):
        assert m.state.phase == f"pass{number}"
        before = [h[:] for h in m.state.hands]
        for left, seat in enumerate((2, 0, 3)):
            m.submit(seat, GAME.timeout(m.state, seat))
            assert m.state.hands == before, "nothing moves before all have chosen"
            assert len(m.state.waiting) == 3 - left
        m.submit(1, GAME.timeout(m.state, 1))
        assert m.state.hands != before
    assert m.state.phase == "play"


def test_r7_pass_2_offers_every_pair_and_what_came_in() -> None:
    m = begin()
    for seat in range(4):
        m.submit(seat, GAME.timeout(m.state, seat))
    legal = GAME.legal(m.state, 0)
    assert len(legal) == len(set(legal)) == 156
    came = m.state.received[0]
    assert PASS[came[0]][came[1]] in legal


def test_r8_highest_to_the_right_second_highest_to_the_left() -> None:
    m = begin(deal1=deck("SA HK", "HA DK", "DA CK", "CA SK"))
    for seat in range(4):
        m.submit(seat, GAME.legal(m.state, seat)[0])
    s = m.state
    for giver, (right, left) in enumerate((("SA", "HK"), ("HA", "DK"), ("DA", "CK"), ("CA", "SK"))):
        assert card(right) in s.hands[(giver - 1) % 4]
        assert card(left) in s.hands[(giver + 1) % 4]
        assert s.passed[giver] == [card(right), card(left)]
    assert s.received[0] == [card("SK"), card("HA")]  # the right neighbour's l, the left neighbour's r


def test_r9_first_dealer_is_drawn_or_chosen() -> None:
    assert {begin("random", bytes([i] * 32)).state.dealer for i in range(40)} == {0, 1, 2, 3}
    drawn = Match.begin(GAME, match="m", seats=4, options={}, secret=SECRET, given={"first dealer": [2, 0, 1, 3]})
    assert drawn.state.dealer == 2 and drawn.state.leader == 3
    for k in range(4):
        assert begin(f"seat{k + 1}").state.dealer == k
    with pytest.raises(BadOption):
        begin("seat5")


def test_the_deal_passes_to_the_left_and_the_dealers_left_neighbour_leads() -> None:
    m = begin("seat3")
    seen = []
    while not m.over:
        s = m.state
        if not s.routes[-1] and not s.trick and s.phase == "play":
            seen.append((s.deal, s.dealer, s.waiting[0]))
        m.submit(s.waiting[0], GAME.legal(s, s.waiting[0])[-1])
    assert seen == [(1, 2, 3), (2, 3, 0), (3, 0, 1), (4, 1, 2)]


def test_r10_equal_totals_share_the_win() -> None:
    s = built("A A A B B B C C C D D D D")
    s.deal, s.totals = 4, [9, 9, 2, 3]
    s.base, s.top, s.second = [[0] * 4 for _ in range(3)], [NO_SEAT] * 3, [NO_SEAT] * 3
    TRICK_PHASE.done(s, QUIET)
    assert (s.ended, s.winners, s.scores) == ("deals", [0, 1], [9, 9, 2, 3])


def test_r11_always_four_deals_of_eight_passes_and_52_cards() -> None:
    for seed in range(5):
        m = random_match(seed)
        assert len(m.log) == 240 and m.state.ended == "deals" and m.state.waiting == []
        tags = [entry[1] for entry in m.log]
        assert tags == (["pass"] * 8 + ["play"] * 52) * 4
        assert [len(r) for r in m.state.routes] == [13] * 4


def test_r12_only_the_last_completed_trick_stays_on_view() -> None:
    m = random_match(3, stop=0)
    rng = random.Random(3)
    last: list[int] = []
    while not m.over:
        before, seat = m.state.trick[:], rng.choice(m.state.waiting)
        action = rng.choice(list(GAME.legal(m.state, seat)))
        m.submit(seat, action)
        if len(before) == 3:
            last = [*before, action.wire()[1]]
        assert m.view(None).state["last_trick"] == last  # also after the end of a deal
        seen = m.view(None).state
        assert seen["hands"] == [len(h) for h in m.state.hands]
        assert seen["passed"] == seen["received"] == seen["choice"] == []
        zones = {k for k in seen if k not in NO_CARDS}
        assert zones == {"hands", "trick", "last_trick", "passed", "received", "choice"}


# Scoring against the definition


def own_sections(route: list[int], seat: int) -> list[tuple[int, int]]:
    """(length, completion) of every pass-through section, straight from the definition."""
    stations = [i for i, w in enumerate(route, 1) if w == seat]
    return [(b - a - 1, b) for a, b in pairwise(stations) if b - a > 1]


@given(st.lists(st.integers(0, 3), min_size=13, max_size=13))
@settings(max_examples=300)
def test_scoring_is_the_definition(route: list[int]) -> None:
    s = built(" ".join("ABCD"[w] for w in route))
    longs = s.longs[-1]
    TRICK_PHASE.done(s, QUIET)
    ranked = [[*sorted(own_sections(route, p), reverse=True), (0, 0), (0, 0)] for p in range(4)]
    assert s.base == [[r[0][0] for r in ranked]]
    assert [length(longs, 4 * p + 2) for p in range(4)] == [r[1][0] for r in ranked]
    for which, got in ((0, s.top[0]), (1, s.second[0])):
        want = max(range(4), key=lambda p: ranked[p][which])
        assert got == (want if ranked[want][which][0] else NO_SEAT)
    expected = s.base[0][:]
    for got, points in ((s.top[0], 2), (s.second[0], 1)):
        if got != NO_SEAT:
            expected[got] += points
    assert s.totals == expected and min(expected) >= 0 and max(expected) <= 14


@given(st.lists(st.integers(0, 11), min_size=4, max_size=4))
def test_growth_is_the_definition(firsts: list[int]) -> None:
    rises = all(a <= b for a, b in pairwise(firsts)) and len(set(firsts)) > 1
    assert growth_bonus(firsts) == (8 - sum(a == b for a, b in pairwise(firsts)) if rises else 0)
    assert growth_bonus(firsts) in (0, 6, 7, 8)


@given(st.lists(st.integers(0, 3), min_size=13, max_size=13), st.permutations(range(4)))
def test_scoring_does_not_depend_on_who_sits_where(route: list[int], move: list[int]) -> None:
    here = scores(" ".join("ABCD"[w] for w in route))
    there = scores(" ".join("ABCD"[move[w]] for w in route))
    assert [there[4][move[p]] for p in range(4)] == here[4]
    assert there[2] == (NO_SEAT if here[2] == NO_SEAT else move[here[2]])


# Tricks


def test_follow_suit_and_the_highest_of_the_led_suit_wins() -> None:
    assert best(cards("H9 HK H4 SA")) == 1
    assert best(cards("D2 SA HA CA")) == 0
    assert best(cards("CK CA C2 CQ")) == 1  # the ace is high
    assert best(cards("H9 S2 HA S3"), trump=0) == 3


@given(st.permutations(range(52)).map(lambda d: d[:4]), st.integers(-1, 3))
def test_the_winner_of_a_trick_is_the_definition(trick: list[int], trump: int) -> None:
    def rank(c: int) -> tuple[bool, bool, int]:
        return SUIT[c] == trump, SUIT[c] == SUIT[trick[0]], (RANK[c] - 1) % 13

    assert trick[best(trick, trump)] == max(trick, key=rank)


def playing(*hands: str) -> Match[TrickyExpressState]:
    """Just before the first trick, with these cards in hand; seat 1 leads."""
    m = begin("seat4", deal1=deck(*hands))
    m.state.phase, m.state.waiting = "play", [0]
    return m


def test_followers_play_the_led_suit_if_they_can() -> None:
    m = playing("H9 S2", "SA D5 C9", "H3 HK")
    m.submit(0, PLAY[card("H9")])
    legal = [a.card for a in GAME.legal(m.state, 1)]  # type: ignore[attr-defined]  # all are Play here
    held = [c for c in m.state.hands[1] if SUIT[c] == 1]
    assert legal == (held or m.state.hands[1])
    m.state.hands[1] = cards("SA D5 C9")
    assert len(GAME.legal(m.state, 1)) == 3
    m.submit(1, PLAY[card("SA")])
    assert m.state.voids == [0, 1 << 1, 0, 0]
    wrong = next(c for c in m.state.hands[2] if SUIT[c] != 1)
    with pytest.raises(IllegalAction) as e:
        m.submit(2, PLAY[wrong])
    assert (e.value.reason, e.value.facts) == ("tricky_express-no-follow", {"suit": 1})


def test_refusals_say_why() -> None:
    m = begin()
    cases: list[tuple[Callable[[], Action], str]] = [
        (lambda: PLAY[m.state.hands[0][0]], "tricky_express-no-play-yet"),
        (lambda: Pass(77, 99), "tricky_express-no-card"),
    ]
    for make, why in cases:
        with pytest.raises(IllegalAction) as e:
            m.submit(0, make())
        assert e.value.reason == why
    for _ in range(8):
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    with pytest.raises(IllegalAction) as e:
        m.submit(0, PASS[m.state.hands[0][0]][m.state.hands[0][1]])
    assert e.value.reason == "tricky_express-no-pass-now"
    with pytest.raises(IllegalAction) as e:
        m.submit(0, PLAY[m.state.hands[1][0]])
    assert e.value.reason == "tricky_express-no-card"
    with pytest.raises(MalformedAction):
        GAME.read(["pass", 1])


# Time limits and safe moves


def test_timeout_pass_1_takes_suits_in_the_order_s_h_d_c() -> None:
    m = begin(deal1=deck("SA HA DA CA", "CK DK HQ", "HK CQ DQ SQ", "SK"))
    assert GAME.timeout(m.state, 0) == Pass(*cards("SA HA"))
    assert GAME.timeout(m.state, 1) == Pass(*cards("DK CK"))
    assert GAME.timeout(m.state, 2) == Pass(*cards("HK SQ"))


def test_timeout_pass_2_gives_the_two_lowest() -> None:
    m = begin(deal1=deck("S2 H2 D2 C2 SA", "C3 S3 CK CQ CJ C10 C9 C8 C7 C6 C5 C4 HK"))
    for seat in range(4):
        m.submit(seat, GAME.timeout(m.state, seat))
    assert GAME.timeout(m.state, 0) == Pass(*cards("C2 D2"))
    assert GAME.timeout(m.state, 1) == Pass(*cards("C3 S3"))


def test_timeout_plays_the_lowest_legal_card() -> None:
    m = playing("S2 C2 H5", "H3 H9 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK")
    assert GAME.timeout(m.state, 0) == PLAY[card("C2")]
    m.submit(0, PLAY[card("H5")])
    assert GAME.timeout(m.state, 1) == PLAY[card("H3")]


def test_only_the_last_trick_plays_itself() -> None:
    m = begin()
    automatic = 0
    while not m.over:
        step = GAME.automatic(m.state)
        if step is None:
            seat = m.state.waiting[0]
            m.submit(seat, GAME.timeout(m.state, seat))
        else:
            seat, action = step
            assert [len(h) for p, h in enumerate(m.state.hands) if p == seat] == [1]
            assert list(GAME.legal(m.state, seat)) == [action]
            m.submit(seat, action)
            automatic += 1
    assert automatic == 16 and len(m.log) - automatic == 224


# Secrets


def test_pass_readiness_is_hidden() -> None:
    m = begin()
    m.submit(2, GAME.timeout(m.state, 2))
    assert m.view(None).waiting == [0, 1, 2, 3]
    assert m.view(0).waiting == [0, 1, 2, 3]
    assert m.view(2).waiting == [0, 1, 3]
    assert m.view(0).state["choice"] == [] and m.view(2).state["choice"] == m.state.choice[2]


def test_swapping_hidden_cards_changes_no_public_view_and_no_other_hand() -> None:
    rng = random.Random(4)
    for seed in range(40):
        m = random_match(seed, stop=rng.randrange(239))
        s, other = m.state, m.state.clone()
        a, b = rng.sample(range(4), 2)
        if not s.hands[a] or not s.hands[b]:
            continue
        i, j = rng.randrange(len(s.hands[a])), rng.randrange(len(s.hands[b]))
        other.hands[a][i], other.hands[b][j] = s.hands[b][j], s.hands[a][i]
        other.passed[a], other.received[b], other.choice[a] = [1, 2], [3, 4], [5, 6]
        for seat in (None, *(p for p in range(4) if p not in (a, b))):
            left, right = (replace(m.game.view(x, seat, match="m", options={}), legal=()) for x in (s, other))
            assert left == right


def test_events_tell_received_cards_to_the_receiver_alone() -> None:
    m = random_match(9)
    kinds = {e.kind: e.only for e in m.ctx.events}
    assert all(only is None for kind, only in kinds.items() if kind != "received")
    told = [e for e in m.ctx.events if e.kind == "received"]
    assert len(told) == 32 and all(e.only is not None and len(e.only) == 1 for e in told)
    assert json.loads(json.dumps([e.to_json() for e in m.ctx.events]))
    shown = {k for e in m.ctx.events if e.only is None for k in e.facts}
    assert shown == {
        "deal", "dealer", "round", "seat", "card", "winner", "leader", "cards", "base", "top", "second",
        "points", "totals", "winners", "number", "passed",
    }  # fmt: skip


def test_memos_are_readable_for_the_whole_deal_and_the_owners_alone() -> None:
    m = random_match(5, stop=50)
    assert [len(x) for x in m.state.passed] == [4] * 4
    view = m.view(2)
    assert view.s.passed[2] == m.state.passed[2] and view.s.received[2] == m.state.received[2]
    assert m.view(None).state["passed"] == [] and m.view(None).state["received"] == []
    for giver in range(4):
        right, left = (giver - 1) % 4, (giver + 1) % 4
        for k in (0, 2):
            assert m.state.passed[giver][k] == m.state.received[right][k + 1]
            assert m.state.passed[giver][k + 1] == m.state.received[left][k]


def test_redeal_keeps_what_a_seat_knows() -> None:
    rng = random.Random(7)
    moved = 0
    for seed in range(120):
        m = random_match(seed, stop=rng.randrange(1, 239))
        s, seat = m.state, rng.randrange(4)
        other = s.redeal(seat, rng.random)
        assert replace(GAME.view(other, seat, match="m", options={}), legal=()) == replace(
            GAME.view(s, seat, match="m", options={}), legal=()
        )
        assert GAME.conserved(other) == GAME.conserved(s) == (52, True)
        moved += other.hands != s.hands
        where = {c: p for p in range(4) for c in other.hands[p]}
        truth = {c: p for p in range(4) for c in s.hands[p]}
        for c, p in where.items():
            assert p == seat or not s.voids[p] >> SUIT[c] & 1
        passed = s.passed[seat]
        right, left, across = (seat - 1) % 4, (seat + 1) % 4, (seat + 2) % 4
        for c, p in zip(passed[-2:], (right, left), strict=False):
            assert where.get(c) == truth.get(c) and truth.get(c) in (p, None)
        if len(passed) == 4:
            for c, p in zip(passed[:2], (right, left), strict=True):
                assert truth.get(c) in (p, across, seat, None)
                assert where.get(c) in (p, across, seat, None)
        for p in range(4):
            if p != seat:
                assert other.passed[p] == other.received[p] == []
            if other.choice[p]:
                assert tuple(other.choice[p]) in {tuple(x) for x in other.sealed_choices(p)}
        for p in s.waiting:
            if p == seat:
                assert GAME.legal(other, p) == GAME.legal(s, p)
            assert GAME.legal(other, p)
    assert moved > 80


def test_a_pass_1_card_is_certain_again_when_one_home_is_void() -> None:
    m = begin()
    for _ in range(8):
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    s = m.state
    first, second = s.passed[0][:2]
    assert set(s.pins(0)) == set(s.passed[0][2:])
    s.voids[3] = 1 << SUIT[first]
    assert s.pins(0)[first] == 2 and (second in s.pins(0)) == (second in s.passed[0][2:])
    s.voids = [0, 0, 1 << SUIT[first], 0]
    assert s.pins(0)[first] == 3


# The whole


def test_cards_are_conserved_and_every_position_has_moves() -> None:
    rng = random.Random(1)
    for seed in range(4):
        m = random_match(seed, stop=0)
        while not m.over:
            assert GAME.conserved(m.state) == (52, True)
            for seat in m.state.waiting:
                legal = list(GAME.legal(m.state, seat))
                assert legal and len(set(legal)) == len(legal)
                assert GAME.timeout(m.state, seat) in legal
            seat = rng.choice(m.state.waiting)
            m.submit(seat, rng.choice(list(GAME.legal(m.state, seat))))


def test_a_record_replays_and_a_snapshot_resumes() -> None:
    m = random_match(2)
    again = Match.replay(GAME, json.loads(json.dumps(m.export())))
    assert again.state.to_json() == m.state.to_json() and again.ctx.events == m.ctx.events
    half = random_match(2, stop=130)
    back = Match.resume(GAME, half.header, half.secret, json.loads(json.dumps(half.snapshot())))
    assert back.state.to_json() == half.state.to_json()


def test_totals_are_the_sum_of_the_columns() -> None:
    for seed in range(8):
        s = random_match(seed).state
        for p in range(4):
            columns = sum(d[p] for d in s.base) + 2 * s.top.count(p) + s.second.count(p) + s.growth[p]
            assert s.totals[p] == s.scores[p] == columns
        assert s.growth == [growth_bonus([d[p] for d in s.base]) for p in range(4)]
        assert s.winners == [p for p in range(4) if s.scores[p] == max(s.scores)]
        assert all(bonus_seat(longs, 0) == top for longs, top in zip(s.longs, s.top, strict=True))


def test_the_ace_is_high() -> None:
    assert [ACE_HIGH[c] for c in cards("SA SK S2")] == [12, 11, 0]
    assert sorted_hand(cards("H2 SK HA S3 SA")) == cards("SA SK S3 HA H2")


# The heuristic player


def test_house_player_is_legal_and_beats_random_play() -> None:
    heuristic = others = 0
    for seed in range(40):
        rng = random.Random(seed)
        m = begin("random", rng.randbytes(32))
        while not m.over:
            seat = rng.choice(m.state.waiting)
            if seat % 2:
                move = rng.choice(list(GAME.legal(m.state, seat)))
            else:
                move = choose(GAME, m.state.redeal(seat, rng.random), seat, rng.random)
            m.submit(seat, move)  # refuses what is not legal
        heuristic += m.state.scores[0] + m.state.scores[2]
        others += m.state.scores[1] + m.state.scores[3]
    assert heuristic > 1.4 * others


def test_house_player_knows_only_what_its_seat_knows() -> None:
    """Deals that look alike to a seat get the same move: only the union of the other hands is read."""
    rng = random.Random(11)
    for seed in range(30):
        m = random_match(seed, stop=rng.randrange(1, 239))
        seat = m.state.waiting[0]
        first, second = (m.state.redeal(seat, random.Random(k).random) for k in (1, 2))
        assert choose(GAME, first, seat, lambda: 0.5) == choose(GAME, second, seat, lambda: 0.5)


def test_pairs_of_the_second_pass_are_all_ordered_pairs_of_the_hand() -> None:
    hand = [40, 3, 17]
    pairs = any_pairs(hand)
    hand.pop()  # the list stays what it was when it was asked for
    told = [PASS[40][3], PASS[40][17], PASS[3][40], PASS[3][17], PASS[17][40], PASS[17][3]]
    assert len(pairs) == 6 and list(pairs) == [pairs[i] for i in range(6)] == list(pairs[:]) == told
    assert pairs[-1] == told[-1] and pairs[1:3] == told[1:3]
    with pytest.raises(IndexError):
        pairs[6]
