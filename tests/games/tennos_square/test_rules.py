from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction
from engine.core.cards import RANK, SUITS, card, cards
from engine.core.context import GameContext
from engine.core.masks import NOT_YOURS, UNKNOWN
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import GAME, Discard, Place, Swap
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import (
    CARDS,
    DECK,
    final_scores,
    next_seat,
    row_score,
    runs,
    start_player,
    winning_seats,
)
from engine.players.tennos_square import choose

SECRET = bytes(range(32))

EXAMPLE_10 = """
C7 X10 C4 S10 S3 S6 H9 L4 L8 C3 X8 C6 H10 HA S4 H2 C10 D8 H6 D6 X3 X4 LA L6 D5 C2 H3 XA X9 D4
D10 D3 L3 CA L5 H5 H8 L10 SA D9 C8 L7 S2 X7 S7 H4 C5 L2 DA C9 X6 D2 S8 H7 S5 L9 X2 X5 D7 S9
"""
EXAMPLE_10_PLAY = """
1 place XA 1; 2 place X9 7; 1 place D5 4; 1 place C7 6; 0 place D4 3; 1 swap D3; 1 place D3 3;
2 place D6 5; 2 place HA 1; 0 place L8 6; 2 place X10 8; 1 place H9 7; 0 place D8 7; 2 swap D10;
2 place D10 6; 1 place H6 5; 1 place H10 8; 0 place H3 2; 1 place X4 2
"""


def begin(seats: int = 4, mode: str = "auto", deck: str = "", dealer: int = 0) -> Match[TennosSquareState]:
    """A match whose first dealer (and first deck, if given) is prescribed."""
    given = {"first dealer": [(dealer + k) % seats for k in range(seats)]}
    if deck:
        given["deal 1"] = cards(deck)
    return Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=SECRET, nonces=("a",), given=given)


def row(text: str) -> list[int]:
    """A row as the rules write it: ranks (any suits), x face down, | ignored."""
    words = text.replace("|", " ").split()
    return [NO_CARD if word == "x" else card(SUITS[i % 6] + word) for i, word in enumerate(words)]


def discards(m: Match[TennosSquareState]) -> None:
    for p in m.state.waiting[:]:
        m.submit(p, Discard(m.state.hands[p][0]))


def random_moves(m: Match[TennosSquareState], rng: random.Random, stop: int = 10_000) -> None:
    """Submit random legal moves until the end or until ``stop`` moves were made."""
    while not m.over and len(m.log) < stop:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))


def turn_state(
    hand: str, free: Sequence[int], pool: str, *, seats: int = 4, seat: int = 1, fill: str = "S5"
) -> Match[TennosSquareState]:
    """A match with ``seat`` to move: its hand, its face-down slots (from 1) and the pool as given.

    All other slots of its row show ``fill``: made for rules that look at legality, not at the pack.
    """
    m = begin(seats)
    discards(m)
    s = m.state
    s.waiting = [seat]
    s.hands[seat] = cards(hand)
    s.pool = cards(pool)
    for i in range(len(s.row[seat])):
        if i + 1 not in free:
            s.row[seat][i], s.under[seat][i] = card(fill), NO_CARD
    return m


def play_example_10(moves: int = 19) -> Match[TennosSquareState]:
    """Example 10 up to its first ``moves`` moves after the discards; all 19 end the deal."""
    m = begin(3, deck=EXAMPLE_10)
    for seat, c in enumerate(cards("L3 D10 D3")):
        m.submit(seat, Discard(c))
    for step in EXAMPLE_10_PLAY.replace("\n", " ").split(";")[:moves]:
        mover, verb, what, *slot = step.split()
        action: Action = Swap(card(what)) if verb == "swap" else Place(card(what), int(slot[0]))
        m.submit(int(mover), action)
    return m


# Worked examples


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("A A 3 | 5 6 7 | 8 9 10", 81),
        ("x 2 2 | 3 x 5 | 6 7 x", 36),
        ("A 2 5 | 6 6 7 | 6 10 3", 41),
        ("10 9 8 7 6 5 4 3 2", 9),
        ("x x x x x x x x x", 0),
        ("5 5 5 5 5 5 x x x", 36),
        ("A x 10 x 2 x 9 x 3", 9),
        ("10 A A A x x 2 9 9", 37),
        ("7 x x x x x x x x", 1),
        ("A 2 3 4 5 6 7 8", 64),
        ("3 3 2 2 4 x 4 A", 21),
    ],
)
def test_examples_1_to_4_rows(text: str, points: int) -> None:
    assert row_score(row(text)) == points


@pytest.mark.parametrize(
    ("seats", "seat", "slot", "to"),
    [
        (4, 1, 6, 3),
        (4, 1, 5, 1),
        (4, 1, 2, 2),
        (4, 1, 8, 0),
        (3, 0, 7, 2),
        (3, 0, 4, 0),
        (3, 0, 5, 0),
        (3, 0, 3, 1),
    ],
)
def test_example_5_next_player(seats: int, seat: int, slot: int, to: int) -> None:
    assert next_seat(seat, slot, seats) == to
    free = list(range(1, 10 if seats == 4 else 9))
    m = turn_state("S4 H9", free, "CA", seats=seats, seat=seat)
    events = m.submit(seat, Place(card("S4"), slot))
    assert m.state.waiting == [to]
    assert events[0].facts == {"seat": seat, "card": card("S4"), "slot": slot, "next": to}


@pytest.mark.parametrize(
    ("seats", "turns"), [(4, [1, 1, 1, 2, 0, 2, 3, 3, 3]), (3, [1, 1, 1, 0, 0, 2, 2, 2])], ids=["four", "three"]
)
def test_the_turn_after_every_slot(seats: int, turns: list[int]) -> None:
    """From seat 0: the left group to the left, the right group to the right; of four the outer centre goes across."""
    assert [next_seat(0, slot, seats) for slot in range(1, len(turns) + 1)] == turns


def test_example_6_legal_moves() -> None:
    m = turn_state("S4 H9", [2, 5], "CA D7 L7 X10")
    swaps = {Swap(c) for c in [*cards("CA D7 L7 X10 S4 H9"), DECK]}
    places = {Place(card(c), slot) for c in ("S4", "H9") for slot in (2, 5)}
    legal = GAME.legal(m.state, 1)
    assert len(legal) == 11
    assert set(legal) == swaps | places
    m.submit(1, Swap(card("L7")))
    assert m.state.pool == cards("CA D7 X10 S4 H9")
    assert m.state.hands[1] == [card("L7")]
    assert m.state.waiting == [1]
    assert list(GAME.legal(m.state, 1)) == [Place(card("L7"), 2), Place(card("L7"), 5)]


def test_example_7_start_player() -> None:
    assert start_player([50, 61, 50, 72], 2) == 0
    assert start_player([50, 61, 50, 72], 0) == 2
    assert start_player([40, 40, 40], 1) == 2


def test_example_8_split_partnership() -> None:
    finals = final_scores("split", [100, 80, 95])
    assert finals == [180, 175, 195]
    assert winning_seats("split", finals, 0) == [2]


def test_example_9_partnership_tie() -> None:
    finals = final_scores("partnership", [90, 101, 88, 77])
    assert finals == [178, 178, 178, 178]
    assert winning_seats("partnership", finals, 3) == [1, 3]
    assert winning_seats("partnership", finals, 2) == [0, 2]
    assert winning_seats("partnership", final_scores("partnership", [90, 101, 87, 77]), 0) == [1, 3]


def last_deal(completes: int, totals: Sequence[int]) -> Match[TennosSquareState]:
    """The last deal of four; seat ``completes`` is about to lay its last card, C2 into slot 9 of a row of ones.

    ``totals`` are such that they say what the match comes to with the row of ones (81) and the bonus (20).
    """
    m = turn_state("C2", [9], "CA", seat=completes, fill="SA")
    s = m.state
    s.deal, s.totals = 4, list(totals)
    for p in range(4):
        if p != completes:
            s.row[p] = [NO_CARD] * 9
    return m


@pytest.mark.parametrize("out", [0, 1, 2, 3])
def test_example_9_a_tie_at_the_end_of_a_match_goes_to_the_team_of_who_completed_the_last_row(out: int) -> None:
    totals = [101, 101, 0, 0]
    totals[out % 2] -= 101
    m = last_deal(out, totals)
    m.submit(out, Place(card("C2"), 9))
    assert m.over and m.state.ended == "deals" and m.state.outs == [out]
    assert m.state.scores == [101] * 4
    assert m.state.winners == [out % 2, out % 2 + 2]


def test_one_point_less_is_no_tie_at_the_end_of_a_match() -> None:
    m = last_deal(2, [0, 102, 0, 0])
    m.submit(2, Place(card("C2"), 9))
    assert m.state.scores == [101, 102, 101, 102] and m.state.winners == [1, 3]


def test_example_10_a_whole_deal() -> None:
    m = begin(3, deck=EXAMPLE_10)
    s = m.state
    assert [set(h) for h in s.hands] == [set(cards(t)) for t in ("H3 D4 L3", "D5 XA D10", "C2 X9 D3")]
    m = play_example_10()
    s = m.state
    assert (s.deal, s.phase, s.dealer) == (2, "discard", 1)
    # The last move dealt anew, so the end of deal 1 is read from what is kept of it.
    wanted = ("x H3 D4 x x L8 D8 x", "XA X4 D3 D5 H6 C7 H9 H10", "HA x x x D6 D10 X9 X10")
    assert s.last_rows == [[NO_CARD if c == "x" else card(c) for c in t.split()] for t in wanted]
    assert s.row_points == [[16, 40, 13]]
    assert s.outs == [1]
    assert s.totals == [16, 55, 13]
    over = next(e for e in m.ctx.events if e.kind == "deal_over")
    assert over.facts == {"deal": 1, "out": 1, "rows": [16, 40, 13], "bonus": 15, "totals": [16, 55, 13]}
    assert s.row == [[NO_CARD] * 8 for _ in range(3)]
    assert s.pool == [] and s.given == [NO_CARD] * 3


def test_example_10_before_its_last_move() -> None:
    m = play_example_10(18)
    s = m.state
    assert s.waiting == [1]
    assert s.hands[1] == [card("X4")]
    assert sorted(s.pool) == sorted(cards("L3 C3 H2 C2 LA"))
    assert len(s.deck) == 27
    assert sorted(s.hands[0]) == sorted(cards("X3 S6"))
    assert s.hands[2] == [card("C10")]
    assert GAME.automatic(s) == (1, Place(card("X4"), 2))
    start = next(e for e in m.ctx.events if e.kind == "first")
    assert start.facts == {"seat": 1}


# Rulings


def test_r1_rows_lie_as_dealt_and_nobody_sees_them() -> None:
    deck = cards(EXAMPLE_10)
    s = begin(3, deck=EXAMPLE_10).state
    assert s.under[1] == deck[0:24:3]
    assert s.under[2] == deck[1:24:3]
    assert s.under[0] == deck[2:24:3]
    for seat in (None, 0, 1, 2):
        seen = s.seen_by(seat)
        assert seen["under"] == [8, 8, 8]
        assert seen["row"] == [[NO_CARD] * 8 for _ in range(3)]


@given(st.lists(st.sampled_from(CARDS), min_size=9, max_size=9, unique=True))
def test_r2_rows_are_read_from_the_owners_left(cs: list[int]) -> None:
    lengths, last = [0], -1
    for c in cs:
        if RANK[c] < last:
            lengths.append(0)
        lengths[-1] += 1
        last = RANK[c]
    assert row_score(cs) == sum(n * n for n in lengths)
    assert [len(run) for run in runs(cs)] == lengths
    left, right = {next_seat(p, 1, 4) for p in (0,)}, {next_seat(p, 9, 4) for p in (0,)}
    assert (left, right) == ({1}, {3})


def test_r3_a_swap_costs_a_card_for_the_rest_of_the_deal() -> None:
    m = turn_state("S4 H9", [1, 2, 5, 9], "CA D7")
    m.submit(1, Swap(card("D7")))
    with pytest.raises(IllegalAction) as e:
        m.submit(1, Swap(DECK))
    assert e.value.reason == "tennos_square-no-swap-again"
    m.submit(1, Place(card("D7"), 5))
    assert m.state.waiting == [1]
    assert len(m.state.hands[1]) == 1
    with pytest.raises(IllegalAction) as e:
        m.submit(1, Swap(DECK))
    assert e.value.reason == "tennos_square-no-swap-again"


def test_r3_the_deck_never_runs_out() -> None:
    lowest = {3: 60, 4: 60}
    for seed in range(30):
        rng = random.Random(seed)
        for seats in (3, 4):
            m = begin(seats)
            while not m.over:
                seat = rng.choice(m.state.waiting)
                legal = GAME.legal(m.state, seat)
                m.submit(seat, Swap(DECK) if Swap(DECK) in legal else rng.choice(legal))
                lowest[seats] = min(lowest[seats], len(m.state.deck))
    assert lowest == {3: 24, 4: 8}


def test_r4_a_paid_card_may_be_taken_back() -> None:
    m = turn_state("S4 H9", [1, 2], "CA D7")
    events = m.submit(1, Swap(card("H9")))
    assert m.state.hands[1] == [card("H9")]
    assert m.state.pool == cards("CA D7 S4")
    assert [e.kind for e in events] == ["swapped"]
    assert events[0].facts == {"seat": 1, "paid": cards("S4 H9"), "took": card("H9")}


def test_r5_the_deck_is_taken_unseen() -> None:
    m = turn_state("S4 H9", [1, 2], "CA D7")
    top, following = m.state.deck[:2]
    before = m.view(None)
    events = m.submit(1, Swap(DECK))
    assert m.state.hands[1] == [top] and m.state.deck[0] == following
    assert m.state.pool == cards("CA D7 S4 H9")
    assert [(e.kind, e.only) for e in events] == [("swapped", None), ("drew", (1,))]
    assert events[0].facts["took"] == DECK
    seen = m.view(None)
    assert (before.state["deck"], seen.state["deck"]) == (12, 11)
    assert seen.state["hands"] == [2, 1, 2, 2]
    assert seen.state["taken"] == NO_CARD and seen.state["swaps"] == [NO_CARD, DECK, NO_CARD, NO_CARD]


def test_r6_who_gave_up_which_card_is_public() -> None:
    m = begin()
    discards(m)
    s = m.state
    assert m.view(None).s.given == s.given == s.pool
    assert len(s.pool) == 4 and len(s.deck) == 12
    opened = next(e for e in m.ctx.events if e.kind == "given")
    assert opened.only is None and opened.facts["cards"] == s.given


def test_r7_the_last_card_beneath_is_neither_taken_nor_shown() -> None:
    m = turn_state("S4", [9], "CA D7")
    m.state.deal = 4
    beneath = m.state.under[1][8]
    hands = [h[:] for h in m.state.hands]
    events = m.submit(1, Place(card("S4"), 9))
    assert [e.kind for e in events] == ["placed", "deal_over", "over"]
    assert m.state.under[1][8] == beneath
    hands[1] = []
    assert m.state.hands == hands
    assert str(beneath) not in {str(v) for e in events for v in e.facts.values()}
    assert m.view(1).s.under[1] == m.view(None).s.under[1] == [UNKNOWN] * 9


def test_r8_the_bonus_counts_for_who_starts() -> None:
    m = play_example_10()
    assert m.state.totals == [16, 55, 13]
    discards(m)
    assert m.state.waiting == [2]
    assert start_player([16, 40, 13], 0) == 2
    # Row scores alone would start seat 1 here: the bonus of 15 lifts it above seat 0.
    assert start_player([41, 40 + 15, 50], 2) == 0


@given(st.lists(st.integers(0, 3), min_size=3, max_size=4), st.integers(0, 3))
def test_r9_the_dealer_is_counted_last(totals: list[int], dealer: int) -> None:
    n = len(totals)
    dealer %= n
    first = start_player(totals, dealer)
    assert totals[first] == min(totals)
    between = [(dealer + k) % n for k in range(1, (first - dealer - 1) % n + 1)]
    assert all(totals[p] > totals[first] for p in between)


def test_r10_ties_share_in_split_and_individual() -> None:
    assert winning_seats("split", [180, 180, 175], 2) == [0, 1]
    assert winning_seats("individual", [50, 60, 60], 0) == [1, 2]


@pytest.mark.parametrize(("seats", "least", "most"), [(3, 13, 22), (4, 16, 33)])
def test_r11_a_deal_is_bounded(seats: int, least: int, most: int) -> None:
    seen = set()
    for seed in range(40):
        m = begin(seats)
        random_moves(m, random.Random(seed))
        assert m.state.deal == seats
        placed = 0
        for e in m.ctx.events:
            placed += e.kind == "placed"
            if e.kind == "deal_over":
                seen.add(placed)
                placed = 0
        assert len(m.log) <= seats * (most + 2 * seats)
    assert least <= min(seen) and max(seen) <= most


def test_r12_there_is_always_a_move() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        m = begin(3 + seed % 2)
        while not m.over:
            for p in m.state.waiting:
                legal = GAME.legal(m.state, p)
                assert legal and len(set(legal)) == len(legal)
                if m.state.phase == "turn":
                    free = m.state.row[p].count(NO_CARD)
                    two = len(m.state.hands[p]) == 2
                    assert len(legal) == (2 * free + len(m.state.pool) + 3 if two else free)
            seat = rng.choice(m.state.waiting)
            m.submit(seat, rng.choice(GAME.legal(m.state, seat)))


def test_r13_partners_see_no_more_than_anyone() -> None:
    s = begin().state
    assert s.seen_by(0)["hands"][2] == s.seen_by(1)["hands"][2] == 3


def test_r14_the_first_dealer_is_drawn() -> None:
    dealers = set()
    for k in range(20):
        m = Match.begin(GAME, match="m", seats=4, options={}, secret=bytes([k]) * 32)
        dealers.add(m.state.dealer)
    assert dealers == {0, 1, 2, 3}


def test_ruling_joining_is_the_consent_to_split() -> None:
    assert GAME.check(3, {"mode": "split"}) == {"mode": "split"}
    assert begin(3, "split").state.mode == "split"


# Modes and ends


@pytest.mark.parametrize(("seats", "mode"), [(3, "partnership"), (4, "individual"), (4, "split")])
def test_modes_that_a_number_of_seats_cannot_play(seats: int, mode: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.check(seats, {"mode": mode})
    assert (refused.value.option, refused.value.value) == ("mode", mode)


@pytest.mark.parametrize(("seats", "mode"), [(3, "individual"), (4, "partnership")])
def test_auto_is_the_usual_mode(seats: int, mode: str) -> None:
    assert begin(seats).state.mode == mode
    assert begin(seats, mode).state.mode == mode


@pytest.mark.parametrize(("seats", "mode"), [(3, "individual"), (3, "split"), (4, "partnership")])
def test_a_game_is_as_many_deals_as_seats(seats: int, mode: str) -> None:
    m = begin(seats, mode, dealer=1)
    random_moves(m, random.Random(5))
    s = m.state
    assert s.ended == "deals" and s.ended in GAME.end_reasons
    assert [e.facts["dealer"] for e in m.ctx.events if e.kind == "deal"] == [(1 + k) % seats for k in range(seats)]
    assert s.scores == final_scores(mode, s.totals)
    assert s.winners == winning_seats(mode, s.scores, s.outs[-1])
    for p in range(seats):
        rows = sum(points[p] for points in s.row_points)
        assert s.totals[p] == rows + 5 * seats * s.outs.count(p)
    assert m.view(0).team == ((0, 1, 0, 1) if seats == 4 else (0, 1, 2))


def test_teams_sit_opposite() -> None:
    assert GAME.teams(4, {"mode": "auto"}) == (0, 1, 0, 1)
    assert GAME.teams(3, {"mode": "split"}) is None


# Refusals


def refusal(m: Match[TennosSquareState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as e:
        m.submit(seat, action)
    return e.value.reason, e.value.facts


def test_refusals_say_why() -> None:
    m = begin()
    other = next(c for c in CARDS if c not in m.state.hands[0])
    assert refusal(m, 0, Discard(other)) == ("tennos_square-no-candidate", {"card": other})
    assert refusal(m, 0, Swap(DECK)) == ("tennos_square-no-discard-first", {})
    assert refusal(m, 0, Place(m.state.hands[0][0], 1)) == ("tennos_square-no-discard-first", {})
    m = turn_state("S4 H9", [1, 2], "CA D7")
    assert refusal(m, 1, Swap(card("X2"))) == ("tennos_square-no-take", {"card": card("X2")})
    assert refusal(m, 1, Place(card("S4"), 10)) == ("tennos_square-no-slot", {"slots": 9})
    assert refusal(m, 1, Place(card("S4"), 0)) == ("tennos_square-no-slot", {"slots": 9})
    assert refusal(m, 1, Place(card("S4"), 3)) == (
        "tennos_square-no-covered",
        {"slot": 3, "card": card("S5")},
    )
    assert refusal(m, 1, Place(card("CA"), 1)) == ("tennos_square-no-hand-card", {"card": card("CA")})
    assert refusal(m, 1, Discard(card("S4"))) == ("tennos_square-no-discard-now", {})
    assert refusal(m, 0, Place(card("S4"), 1))[0] == "not-your-turn"


@pytest.mark.parametrize(("seats", "slots"), [(3, 8), (4, 9)])
def test_a_covered_slot_is_named_with_its_own_card(seats: int, slots: int) -> None:
    m = turn_state("S4 H9", [1], "CA", seats=seats)
    m.state.row[1] = [NO_CARD, *cards("D2 D3 D4 D5 D6 D7 D8 D9")[: slots - 1]]
    for slot in range(2, slots + 1):
        at = {"slot": slot, "card": card(f"D{slot}")}
        assert refusal(m, 1, Place(card("S4"), slot)) == ("tennos_square-no-covered", at)
    assert refusal(m, 1, Place(card("S4"), slots + 1)) == ("tennos_square-no-slot", {"slots": slots})


@pytest.mark.parametrize(
    "wire",
    [["swap", -1], ["place", 900, 1], ["discard", -3]],
)
def test_values_that_are_no_card(wire: list[Any]) -> None:
    assert refusal(turn_state("S4 H9", [1], "CA"), 1, GAME.read(wire))[0] == (
        "tennos_square-no-discard-now" if wire[0] == "discard" else "illegal-now"
    )
    assert refusal(begin(), 1, GAME.read(wire))[0] == (
        "illegal-now" if wire[0] == "discard" else "tennos_square-no-discard-first"
    )


# Time-out and automatic moves


def test_timeout_gives_up_the_middle_candidate() -> None:
    m = begin(3, deck=EXAMPLE_10)
    m.state.hands[0] = cards("X4 H4 D4")
    assert GAME.timeout(m.state, 0) == Discard(card("D4"))
    m.state.hands[0] = cards("X10 HA D4")
    assert GAME.timeout(m.state, 0) == Discard(card("D4"))


def test_timeout_plays_for_the_best_row_and_never_swaps() -> None:
    m = turn_state("S4 H9", [1, 9], "CA D7", fill="S5")
    # 4 before or 9 behind the seven fives makes a run of 8; the lower slot wins.
    assert GAME.timeout(m.state, 1) == Place(card("S4"), 1)
    m = turn_state("H4 S4", [9, 1], "CA D7", fill="S5")
    assert GAME.timeout(m.state, 1) == Place(card("S4"), 1)
    m = turn_state("H5 S5", [2, 3], "CA D7", fill="C5")
    assert GAME.timeout(m.state, 1) == Place(card("S5"), 2)
    m = turn_state("H5 S3", list(range(1, 10)), "CA D7")
    assert GAME.timeout(m.state, 1) == Place(card("S3"), 1)


def test_timeout_gives_up_the_middle_candidate_by_rank_whatever_the_suits() -> None:
    m = begin()
    for hand, middle in (("S9 H2 D5", "D5"), ("D5 S9 H2", "D5"), ("H4 S4 DA", "S4"), ("X10 SA C7", "C7")):
        m.state.hands[2] = cards(hand)
        assert GAME.timeout(m.state, 2) == Discard(card(middle))


def test_timeout_never_covers_the_ace_of_spades() -> None:
    """It is card number 0."""
    m = turn_state("H10", [1], "CA")
    m.state.row[1][8] = card("SA")
    assert GAME.timeout(m.state, 1) == Place(card("H10"), 1), "behind the fives it would score more"


def test_automatic_only_with_one_card_and_one_slot() -> None:
    assert GAME.automatic(begin().state) is None
    assert GAME.automatic(turn_state("S4 H9", [3], "CA").state) is None
    assert GAME.automatic(turn_state("S4", [3, 4], "CA").state) is None
    assert GAME.automatic(turn_state("S4", [3], "CA").state) == (1, Place(card("S4"), 3))


# Secrets


def test_nothing_of_a_discard_shows_before_all_have_chosen() -> None:
    m = begin()
    view = m.view(None).state
    kept = {k: v for k, v in view.items() if k != "waiting"}
    m.submit(2, Discard(m.state.hands[2][1]))
    after = m.view(None).state
    assert after["waiting"] == [0, 1, 3]
    assert {k: v for k, v in after.items() if k != "waiting"} == kept
    assert m.view(2).s.choice[2] == [m.state.hands[2][1]]
    assert m.view(1).s.choice[1] == [] and m.view(1).s.choice[2] is NOT_YOURS


@pytest.mark.parametrize("seats", [3, 4])
def test_hidden_cards_change_no_view_and_a_redeal_keeps_what_is_known(seats: int) -> None:
    rng = random.Random(7)
    moved = 0
    for seed in range(60):
        m = begin(seats)
        random_moves(m, random.Random(seed), stop=rng.randrange(1, 120))
        s = m.state
        for seat in range(seats):
            other = s.redeal(seat, rng.random)
            assert other.seen_by(seat) == s.seen_by(seat)
            assert GAME.conserved(other) == GAME.conserved(s) == sorted(CARDS)
            assert [[c < 0 for c in u] for u in other.under] == [[c < 0 for c in u] for u in s.under]
            if s.taken >= 0:
                assert other.hands[s.waiting[0]] == [s.taken]
            for p, chosen in enumerate(other.choice):
                assert bool(chosen) == bool(s.choice[p])
                assert not chosen or chosen[0] in other.hands[p]
            moved += other.under != s.under
    assert moved > 60


def test_a_card_taken_from_the_pool_is_known_until_it_is_placed() -> None:
    m = turn_state("S4 H9", [1, 2, 5], "CA D7")
    m.submit(1, Swap(card("D7")))
    assert m.view(None).s.taken == card("D7")
    assert m.state.pins(0) == {card("D7"): 1}
    m.submit(1, Place(card("D7"), 5))
    assert m.view(None).s.taken == NO_CARD and m.state.pins(0) == {}


def test_card_number_0_is_a_card_like_any_other() -> None:
    """The ace of spades: known after it was taken from the pool, and named where it cannot be had."""
    assert card("SA") == 0
    m = turn_state("S4 H9", [1, 2, 5], "SA D7", fill="D5")
    m.submit(1, Swap(0))
    assert m.state.taken == 0 and m.state.pins(0) == m.state.pins(3) == {0: 1}
    for seed in range(20):
        assert m.state.redeal(0, random.Random(seed).random).hands[1] == [0]
    m.submit(1, Place(0, 5))
    assert m.state.pins(0) == {}
    m = turn_state("S4 H9", [1, 2], "CA D7", fill="SA")
    assert refusal(m, 1, Swap(0)) == ("tennos_square-no-take", {"card": 0})
    assert refusal(m, 1, Place(0, 1)) == ("tennos_square-no-hand-card", {"card": 0})
    assert refusal(m, 1, Place(card("S4"), 3)) == ("tennos_square-no-covered", {"slot": 3, "card": 0})
    m = begin()
    hand = next(p for p in range(4) if 0 not in m.state.hands[p])
    assert refusal(m, hand, Discard(0)) == ("tennos_square-no-candidate", {"card": 0})


def test_events_keep_private_cards_private() -> None:
    m = begin()
    random_moves(m, random.Random(3))
    for e in m.ctx.events:
        assert (e.only is not None) == (e.kind in {"candidates", "drew", "picked"})


# Heuristic player


def heuristic_game(seats: int, seed: int, heuristics: Sequence[int], mode: str = "auto") -> TennosSquareState:
    """A game of heuristic players against random ones; every heuristic move is checked and made blindfolded."""
    rng = random.Random(seed)
    ctx = GameContext(rng.random)
    s = GAME.start(seats, GAME.check(seats, {"mode": mode}), ctx)
    while not s.ended:
        seat = s.waiting[0]
        legal = GAME.legal(s, seat)
        if seat in heuristics:
            move = choose(GAME, s.redeal(seat, rng.random), seat, rng.random)
            assert move in legal
        else:
            move = rng.choice(legal)
        GAME.apply(s, seat, move, ctx)
    return s


def test_the_house_player_beats_random_play() -> None:
    for seed in range(10):
        assert heuristic_game(4, seed, (seed % 2, seed % 2 + 2)).winners == [seed % 2, seed % 2 + 2]
        assert heuristic_game(3, seed, [seed % 3]).winners == [seed % 3]


def test_the_house_player_looks_only_at_what_it_knows() -> None:
    rng = random.Random(11)
    for seed in range(25):
        m = begin(3 + seed % 2)
        random_moves(m, random.Random(seed), stop=rng.randrange(8, 60))
        seat = m.state.waiting[0]
        moves = {choose(GAME, m.state.redeal(seat, rng.random), seat, rng.random) for _ in range(4)}
        assert len(moves) == 1


def test_the_house_player_swaps_for_the_card_that_completes_a_long_run() -> None:
    m = turn_state("SA H2", [8], "C9 D4 L3 X3", fill="S5")
    m.state.row[1][8] = card("X9")
    assert choose(GAME, m.state, 1, random.random) == Swap(card("C9"))
