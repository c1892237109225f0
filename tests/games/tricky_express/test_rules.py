"""Tricky Express by its rules: the worked examples (E1 to E11) and rulings (R1 to R12) by their numbers."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction
from engine.core.cards import SUIT, card, cards
from engine.core.context import Event, SeededContext
from engine.core.knowledge.horizon import Horizon
from engine.core.match import Match
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.state import NO_SEAT
from engine.families.tricks import PLAY, best, sorted_hand
from engine.games.geschenk.rules import TAKE
from engine.games.tricky_express.rules import GAME, TRICK_PHASE
from engine.games.tricky_express.state import PASS, Pass, TrickyExpressState, any_pairs, top_pairs
from engine.games.tricky_express.terms import bonus_seat, growth_bonus, length, spans
from tests.engine.played import starting

SEATS = "ABCD"


def begin(*hands: str, dealer: str = "seat4", drawn: list[int] | None = None) -> Match[TrickyExpressState]:
    """Return a match whose first deal gives the seats these cards; the other cards are filled up in order."""
    named = [cards(h) for h in hands] + [[] for _ in range(4 - len(hands))]
    rest = [c for c in range(52) if all(c not in h for h in named)]
    given = {"deal 1": [c for h in named for c in h + [rest.pop(0) for _ in range(13 - len(h))]]} if hands else {}
    options = {"first_dealer": "random" if drawn else dealer}
    given |= {"first dealer": drawn} if drawn else {}
    return Match.begin(GAME, match="m", seats=4, options=options, secret=b"\x05" * 32, given=given)


def on_time(m: Match[TrickyExpressState], moves: int) -> TrickyExpressState:
    """Make so many moves as the clock would choose them."""
    for _ in range(moves):
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    return m.state


def playing(*hands: str) -> Match[TrickyExpressState]:
    """Return the moment before the first trick, with these cards in hand; seat 1 leads."""
    m = begin(*hands)
    m.state.phase, m.state.waiting = "play", [0]
    return m


# Passes


@pytest.mark.parametrize(
    ("number", "hand", "legal"),
    [
        ("E4", "SA HA DA", ["SA HA", "SA DA", "HA SA", "HA DA", "DA SA", "DA HA"]),
        ("E5", "SA HK DK CK", ["SA HK", "SA DK", "SA CK"]),
        ("E5", "SA HA DK CK", ["SA HA", "HA SA"]),
        ("E5", "SQ HJ", ["SQ HJ"]),
        ("R6", "SK CK HQ DQ", ["SK CK", "CK SK"]),
    ],
)
def test_pass_1_goes_by_rank(number: str, hand: str, legal: list[str]) -> None:
    """The offers of the table, and the supposed choices of a redealt seat."""
    m = begin()
    m.state.hands[0] = sorted_hand([*cards(hand), *cards("S2 S3 S4 S5 S6 S7 S8 S9 S10 D2 D3")[: 13 - len(cards(hand))]])
    pairs = [Pass(*cards(codes)) for codes in legal]
    assert set(GAME.legal(m.state, 0)) == set(pairs) == set(top_pairs(m.state.hands[0]))
    assert len(GAME.legal(m.state, 0)) == len(pairs)
    assert {Pass(*pair) for pair in m.state.sealed_choices(0)} == set(pairs)


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
    m = begin()
    m.state.hands[0] = cards(hand) + cards("S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ D2 D3")[: 13 - len(cards(hand))]
    refused(m, 0, Pass(*cards(action)), f"tricky_express-no-{reason}", facts)


def refused(m: Match[TrickyExpressState], seat: int, action: Action, reason: str, facts: dict[str, Any]) -> None:
    """Check that the move is not legal, and return the reason."""
    assert action not in GAME.legal(m.state, seat)
    with pytest.raises(IllegalAction) as e:
        m.submit(seat, action)
    assert (e.value.reason, e.value.facts) == (reason, facts)


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


def test_pass_2_offers_every_pair_and_what_came_in() -> None:
    s = on_time(begin(), 4)
    assert s.phase == "pass2" and PASS[s.received[0][0]][s.received[0][1]] in GAME.legal(s, 0)
    for seat, hand in enumerate(s.hands):
        everything = {Pass(r, c) for r in hand for c in hand if r != c}
        assert set(GAME.legal(s, seat)) == {Pass(*pair) for pair in s.sealed_choices(seat)} == everything
        assert len(GAME.legal(s, seat)) == len(everything) == 156


def test_pairs_of_the_second_pass_are_all_ordered_pairs_of_the_hand() -> None:
    hand = [40, 3, 17]
    pairs = any_pairs(hand)
    hand.pop()  # the list stays the same as when it was requested
    told = [PASS[40][3], PASS[40][17], PASS[3][40], PASS[3][17], PASS[17][40], PASS[17][3]]
    assert len(pairs) == 6 and list(pairs) == [pairs[i] for i in range(6)] == list(pairs[:]) == told
    assert pairs[-1] == told[-1] and pairs[1:3] == told[1:3]
    with pytest.raises(IndexError):
        pairs[6]


def test_r8_highest_to_the_right_second_highest_to_the_left() -> None:
    """Every receiver, and nobody else, is told from which side each card came."""
    m = begin("SA HK", "HA DK", "DA CK", "CA SK")
    assert m.ctx.events == [Event("dealt", {"deal": 1, "dealer": 3})]
    s = on_time(m, 8)
    passed = [[cards(c)] for c in ("SA HK", "HA DK", "DA CK", "CA SK")]
    for giver in range(4):
        passed[giver].append(s.passed[giver][2:])
        assert s.passed[giver] == passed[giver][0] + passed[giver][1]
    events = m.ctx.events[1:]
    for number in (1, 2):
        came = [(passed[(p - 1) % 4][number - 1][1], passed[(p + 1) % 4][number - 1][0]) for p in range(4)]
        assert events[5 * number - 5 : 5 * number] == [
            Event("exchanged", {"round": number}),
            *(Event("received", {"round": number, "right": r, "left": c}, (p,)) for p, (r, c) in enumerate(came)),
        ]
        assert [tuple(s.received[p][2 * number - 2 : 2 * number]) for p in range(4)] == came
    assert all(c in s.hands[p] for p in range(4) for c in s.received[p][2:])


# Deals


@pytest.mark.parametrize("dealer", range(4))
def test_r9_the_drawn_dealer_is_the_first_of_the_draw(dealer: int) -> None:
    s = begin(drawn=starting(dealer, 4)).state
    assert (s.dealer, s.leader) == (dealer, (dealer + 1) % 4)


def test_r11_four_deals_of_eight_passes_and_52_cards_and_only_the_last_trick_plays_itself() -> None:
    """The deal passes to the left, and the dealer's left neighbour leads."""
    m, automatic, seen = begin(dealer="seat3"), 0, []
    while not m.over:
        s = m.state
        if not s.route and not s.trick and s.phase == "play":
            seen.append((s.deal, s.dealer, s.waiting[0]))
        assert GAME.conserved(s) == (52, True)
        seat, step = s.waiting[0], GAME.automatic(s)
        assert (step is not None) == (s.phase == "play" and len(s.route) == 12)
        assert step in (None, (seat, GAME.timeout(s, seat)))
        automatic += step is not None
        m.submit(seat, GAME.timeout(s, seat))
    assert seen == [(1, 2, 3), (2, 3, 0), (3, 0, 1), (4, 1, 2)]
    assert [entry[1] for entry in m.log] == (["pass"] * 8 + ["play"] * 52) * 4 and automatic == 16
    assert m.state.ended == "deals" and [len(r) for r in m.state.routes] == [13] * 4


def test_r12_only_the_last_completed_trick_stays_on_view() -> None:
    """Even after the end of a deal; the replay shows who won the older ones."""
    m = begin()
    last: list[int] = []
    while not m.over:
        before, seat = m.state.trick[:], m.state.waiting[0]
        action = GAME.timeout(m.state, seat)
        m.submit(seat, action)
        if len(before) == 3:
            last = [*before, action.wire()[1]]
        seen = m.view(None).state
        assert (seen["last_trick"], seen["hands"]) == (last, [len(h) for h in m.state.hands])
        assert seen["passed"] == seen["received"] == seen["choice"] == []


def test_r12_who_looks_back_sees_of_older_tricks_who_won() -> None:
    m = begin()
    on_time(m, 8 + 10)
    look = Horizon(lambda kind: GAME.open_until(kind, {}))
    seen = [look.before(e) for e in reversed(m.ctx.events)][::-1]
    plays, tricks = (
        [(e, o) for e, o in zip(m.ctx.events, seen, strict=True) if e.kind == k] for k in ("played", "trick")
    )
    assert [o for _, o in plays[:4]] == [None] * 4 and all(o == e for e, o in plays[4:]) and len(plays) == 10
    (older, shown), newest = tricks
    assert newest[0] == newest[1] and shown is not None
    assert shown.facts == {k: older.facts[k] for k in ("winner", "leader")}


# Tricks


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [("H9 HK H4 SA", -1, 1), ("D2 SA HA CA", -1, 0), ("CK CA C2 CQ", -1, 1), ("H9 S2 HA S3", 0, 3)],
)
def test_the_highest_of_the_led_suit_wins_and_the_ace_is_high(trick: str, trump: int, winner: int) -> None:
    assert best(cards(trick), trump) == winner


def test_followers_play_the_led_suit_if_they_can() -> None:
    m = playing("H9 S2", "SA D5 C9", "H3 HK")
    m.submit(0, PLAY[card("H9")])
    hearts = [c for c in m.state.hands[1] if SUIT[c] == 1]
    assert list(GAME.legal(m.state, 1)) == [PLAY[c] for c in hearts or m.state.hands[1]]
    m.state.hands[1] = cards("SA D5 C9")
    assert len(GAME.legal(m.state, 1)) == 3
    m.submit(1, PLAY[card("SA")])
    assert m.state.voids == [0, 1 << 1, 0, 0]
    wrong = next(c for c in m.state.hands[2] if SUIT[c] != 1)
    refused(m, 2, PLAY[wrong], "tricky_express-no-follow", {"suit": 1})


def test_other_refusals_say_why() -> None:
    m = begin()
    refused(m, 0, PLAY[m.state.hands[0][0]], "tricky_express-no-play-yet", {})
    refused(m, 0, Pass(77, 99), "tricky_express-no-card", {})
    refused(m, 0, TAKE, "illegal-now", {})
    s = on_time(m, 8)
    refused(m, 0, PASS[s.hands[0][0]][s.hands[0][1]], "tricky_express-no-pass-now", {})
    refused(m, 0, PLAY[s.hands[1][0]], "tricky_express-no-card", {})
    for action in (PLAY[s.hands[1][0]], PLAY[s.hands[1][-1]], TAKE):
        assert GAME.why_not(s, 1, action) == ("illegal-now", {})


@pytest.mark.parametrize("seat", range(4))
def test_a_hand_lies_by_suit_or_by_strength(seat: int) -> None:
    view = begin(*[""] * seat, "H2 SA D2 SK CK S2 HA C3 D3 H9 S9 DQ CQ").view(seat)
    assert GAME.arrange(BY_RANK, view) == cards("SA HA SK CK CQ DQ S9 H9 C3 D3 S2 H2 D2")
    assert GAME.arrange(BY_SUIT, view) == cards("SA SK S9 S2 HA H9 H2 CK CQ C3 DQ D3 D2")


# Time limits


def test_timeout_pass_1_takes_suits_in_the_order_s_h_d_c() -> None:
    s = begin("SA HA DA CA", "CK DK HQ", "HK CQ DQ SQ", "SK").state
    for seat, pair in enumerate(("SA HA", "DK CK", "HK SQ")):
        assert GAME.timeout(s, seat) == Pass(*cards(pair))


def test_timeout_pass_2_gives_the_two_lowest() -> None:
    s = on_time(begin("S2 H2 D2 C2 SA", "C3 S3 CK CQ CJ C10 C9 C8 C7 C6 C5 C4 HK"), 4)
    for seat, pair in enumerate(("C2 D2", "C3 S3")):
        assert GAME.timeout(s, seat) == Pass(*cards(pair))


def test_timeout_plays_the_lowest_legal_card() -> None:
    m = playing("S2 C2 H5", "H3 H9 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK")
    assert GAME.timeout(m.state, 0) == PLAY[card("C2")]
    m.submit(0, PLAY[card("H5")])
    assert GAME.timeout(m.state, 1) == PLAY[card("H3")]


# Secrets


def test_pass_readiness_is_hidden() -> None:
    m = begin()
    m.submit(2, GAME.timeout(m.state, 2))
    assert [m.view(seat).waiting for seat in (None, 0, 2)] == [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 3]]
    assert m.view(0).state["choice"] == [] and m.view(2).state["choice"] == m.state.choice[2]


def test_memos_are_readable_for_the_whole_deal_and_the_owners_alone() -> None:
    m = begin()
    s = on_time(m, 50)
    assert [len(x) for x in s.passed] == [4] * 4
    view = m.view(2)
    assert view.s.passed[2] == s.passed[2] and view.s.received[2] == s.received[2]
    assert m.view(None).state["passed"] == m.view(None).state["received"] == []


def test_what_was_passed_lies_where_it_went_and_of_pass_1_once_one_home_is_void() -> None:
    m = begin()
    s = on_time(m, 4)
    assert s.pins(0) == {s.passed[0][0]: 3, s.passed[0][1]: 1}
    first, second, right, left = on_time(m, 4).passed[0]
    assert s.pins(0) == {right: 3, left: 1}
    for passed, near in ((first, 3), (second, 1)):
        for void, home in ((near, 2), (2, near)):
            s.voids = [(p == void) << SUIT[passed] for p in range(4)]
            assert s.pins(0)[passed] == home


def test_a_redeal_keeps_who_has_chosen_and_what_oneself_chose() -> None:
    m = begin()
    for seat in (2, 0):
        m.submit(seat, GAME.timeout(m.state, seat))
    new = m.state.redeal(0, random.Random(1).random)
    assert new.choice[0] == m.state.choice[0] and [bool(choice) for choice in new.choice] == [True, False, True, False]
    assert tuple(new.choice[2]) in new.sealed_choices(2)


@pytest.mark.parametrize(("which", "near", "far"), [(0, 3, 1), (1, 1, 3)])
@pytest.mark.parametrize(("drawn", "across"), [(0.0, False), (0.999, True)])
def test_a_card_of_pass_1_may_be_thought_with_its_neighbour_or_across(
    which: int, near: int, far: int, drawn: float, across: bool
) -> None:
    """If the redeal gives it to a neighbour who cannot have it, it moves to one of the two, by the random number."""
    s = on_time(begin(), 8)
    passed = s.passed[0][which]
    assert passed in s.hands[near] and passed not in s.passed[0][2:]
    wrongly = next(c for c in s.hands[far] if c not in s.passed[0])
    s.hands[near][s.hands[near].index(passed)] = wrongly
    s.hands[far][s.hands[far].index(wrongly)] = passed
    s.voids[far], before = 1 << SUIT[s.hands[near][0]], set(s.hands[far])
    s.after_redeal(0, lambda: drawn)
    assert passed in s.hands[2 if across else near]
    (came,) = set(s.hands[far]) - before
    assert s.may_hold(far, came) and all(c in s.hands[home] for c, home in s.pins(0).items())
    assert s.passed[1:] == s.received[1:] == [[]] * 3 and s.passed[0]
    assert sorted(c for hand in s.hands for c in hand) == [*range(52)] and [len(h) for h in s.hands] == [13] * 4


def built(route: str, ctx: SeededContext | None = None) -> TrickyExpressState:
    """Return a state whose line was built by these winners."""
    s = GAME.start(4, {"first_dealer": "seat1"}, SeededContext(bytes(32)))
    for w in route.split():
        TRICK_PHASE.won(s, SEATS.index(w), [], ctx or SeededContext(bytes(32)))
    return s


def seat(name: str) -> int:
    """Return the seat of a letter; - for nobody."""
    return NO_SEAT if name == "-" else SEATS.index(name)


NOTHING = [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("example", "route", "firsts", "seconds", "bonuses", "totals"),
    [
        ("E1", "C A B A C B D A A C B B B", [3, 4, 4, 0], [1, 2, 3, 0], "B C", [3, 6, 5, 0]),
        ("E3", "A B C D B C D B C D B C A", [11, 2, 2, 2], [0, 2, 2, 2], "A C", [13, 2, 3, 2]),
        ("E6", "A B C D A B C D A B C D A", [3, 3, 3, 3], [3, 3, 3, 3], "A A", [6, 3, 3, 3]),
        ("E7", "A A A A A A A A A A A A A", NOTHING, NOTHING, "- -", NOTHING),
        ("E7", "A A A B B B C C C D D D D", NOTHING, NOTHING, "- -", NOTHING),
        ("E8", "A B B B B B B B B B B B A", [11, 0, 0, 0], NOTHING, "A -", [13, 0, 0, 0]),
        ("E9", "A C B B A B B A C B B C D", [3, 2, 6, 0], [2, 1, 2, 0], "C C", [3, 2, 9, 0]),
        ("E10", "B A A A C C C B D D A D A", [6, 6, 0, 1], [1, 0, 0, 0], "A A", [9, 6, 0, 1]),
        ("R2", "A A B B C C D D D D D D D", NOTHING, NOTHING, "- -", NOTHING),
        ("R4", "A A A A A A A B B B C C C", NOTHING, NOTHING, "- -", NOTHING),
        ("R4", "A A A A A A A A A A A A B", NOTHING, NOTHING, "- -", NOTHING),
    ],
)
def test_a_deal_scores_and_is_told(
    example: str, route: str, firsts: list[int], seconds: list[int], bonuses: str, totals: list[int]
) -> None:
    s, table = built(route), SeededContext(bytes(32))
    longs = s.longs[-1]
    assert [[length(longs, 4 * p + which) for p in range(4)] for which in (0, 2)] == [firsts, seconds]
    top, second = map(seat, bonuses.split())
    TRICK_PHASE.done(s, table)
    assert (s.base, s.top, s.second, s.totals) == ([firsts], [top], [second], totals)
    assert table.events == [
        Event("scored", {"deal": 1, "base": firsts, "top": top, "second": second}),
        Event("dealt", {"deal": 2, "dealer": 1}),
    ]
    assert (s.routes[1:], s.longs[1:], s.stops) == ([[]], [[0] * 16], NOTHING)


@pytest.mark.parametrize(
    ("example", "route", "whose", "first", "second"),
    [
        ("E1", "C A B A C B D A A C B B B", "B", (6, 11), (3, 6)),
        ("E1", "C A B A C B D A A C B B B", "C", (5, 10), (1, 5)),
        ("E6", "A B C D A B C D A B C D A", "A", (9, 13), (5, 9)),
        ("E6", "A B C D A B C D A B C D A", "B", (6, 10), (2, 6)),
        ("E6", "A B C D A B C D A B C D A", "C", (7, 11), (3, 7)),
        ("E6", "A B C D A B C D A B C D A", "D", (8, 12), (4, 8)),
        ("R1", "A B B A C C A", "A", (4, 7), (1, 4)),
    ],
)
def test_the_later_of_equal_sections_is_the_first_long_pass(
    example: str, route: str, whose: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    assert spans(built(route).longs[-1], seat(whose)) == (first, second)


@pytest.mark.parametrize(("route", "top"), [("A B C C A B", "B"), ("B A C C B A", "A")])
def test_r3_of_equal_lengths_the_one_completed_later_gets_the_bonus(route: str, top: str) -> None:
    """A and B pass three stations each: the later arrival gets it, at either seat."""
    longs = built(route).longs[-1]
    assert length(longs, 0) == length(longs, 4) == 3 and bonus_seat(longs, 0) == seat(top)


def own_sections(route: list[int], seat: int) -> list[tuple[int, int]]:
    """Return (length, completion) of every pass-through section, directly by the definition."""
    stations = [i for i, w in enumerate(route, 1) if w == seat]
    return [(b - a - 1, b) for a, b in pairwise(stations) if b - a > 1]


@given(st.lists(st.integers(0, 3), min_size=13, max_size=13))
@settings(max_examples=300)
def test_scoring_is_the_definition_and_leaves_no_tie_r3(route: list[int]) -> None:
    s = built(" ".join(SEATS[w] for w in route))
    longs = s.longs[-1]
    ends = [end for end in longs[1::2] if end]
    assert len(set(ends)) == len(ends)
    TRICK_PHASE.done(s, SeededContext(bytes(32)))
    ranked = [[*sorted(own_sections(route, p), reverse=True), (0, 0), (0, 0)] for p in range(4)]
    expected = [r[0][0] for r in ranked]
    assert s.base == [expected] and [length(longs, 4 * p + 2) for p in range(4)] == [r[1][0] for r in ranked]
    for which, got, points in ((0, s.top[0], 2), (1, s.second[0], 1)):
        want = max(range(4), key=lambda p: ranked[p][which])
        assert got == (want if ranked[want][which][0] else NO_SEAT)
        expected = [n + points * (p == got) for p, n in enumerate(expected)]
    assert s.totals == expected and min(expected) >= 0 and max(expected) <= 14


@pytest.mark.parametrize(
    ("example", "firsts", "points"),
    [
        ("E2", [0, 2, 4, 7], 8),
        ("E2", [3, 4, 4, 6], 7),
        ("E2", [5, 5, 5, 5], 0),
        ("E11", [3, 3, 4, 4], 6),
        ("E11", [0, 0, 0, 1], 6),
        ("E11", [4, 4, 4, 5], 6),
        ("E11", [1, 2, 3, 3], 7),
        ("E11", [5, 4, 6, 7], 0),
        ("E11", [0, 0, 0, 0], 0),
        ("R5", [2, 2, 2, 3], 6),
        ("R5", [0, 4, 4, 4], 6),
        ("R5", [2, 3, 3, 4], 7),
        ("R5", [2, 5, 5, 6], 7),
        ("R5", [1, 1, 1, 1], 0),
        ("R5", [4, 0, 4, 4], 0),
        ("R5", [0, 4, 4, 3], 0),
    ],
)
def test_growth(example: str, firsts: list[int], points: int) -> None:
    assert growth_bonus(firsts) == points


def test_every_station_is_told_with_how_many_were_passed_since_the_owners_last_one() -> None:
    assert ((s := built("")).routes, s.longs, s.stops) == ([[]], [[0] * 16], NOTHING)
    table = SeededContext(bytes(32))
    s = built("A B B A C A", table)
    told = [(0, 1, 0), (1, 2, 0), (1, 3, 0), (0, 4, 2), (2, 5, 0), (0, 6, 1)]
    assert table.events == [Event("station", {"seat": p, "number": n, "passed": k}) for p, n, k in told]
    assert (s.routes, s.stops, s.longs) == ([[0, 1, 1, 0, 2, 0]], [6, 3, 5, 0], [[1, 4, 4, 6] + [0] * 12])


@pytest.mark.parametrize(
    ("totals", "growth", "ended", "winners"),
    [
        ([12, 18, 0, 0], [8, 0, 0, 6], [29, 24, 0, 7], [0]),
        ([12, 23, 0, 0], [8, 0, 0, 6], [29, 29, 0, 7], [0, 1]),
    ],
)
def test_r10_the_end_tells_growth_totals_and_winners(
    totals: list[int], growth: list[int], ended: list[int], winners: list[int]
) -> None:
    """The fourth deal is that of E10; equal totals share the win."""
    s, table = built("B A A A C C C B D D A D A"), SeededContext(bytes(32))
    s.deal, s.totals = 4, totals
    s.base, s.top, s.second = [[3, 6, 0, 0], [4, 6, 0, 0], [5, 6, 0, 0]], [NO_SEAT] * 3, [NO_SEAT] * 3
    TRICK_PHASE.done(s, table)
    assert table.events[1:] == [
        Event("growth", {"points": growth}),
        Event("ended", {"totals": ended, "winners": winners}),
    ]
    assert (s.ended, s.winners, s.scores, s.totals) == ("deals", winners, ended, ended)
    assert (s.growth, s.waiting) == (growth, [])
