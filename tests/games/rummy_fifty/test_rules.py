"""Rummy Fifty by its rules: the worked examples (E1 to E15) and the rulings (R1 to R19)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import RANK, SUIT, card, cards, code
from engine.core.context import GameContext
from engine.core.options import BadOption, Number
from engine.core.state import NO_CARD, NO_SEAT
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Draw, sources
from engine.games.rummy_fifty.terms import CARDS, JACK, KING, QUEEN, STOCK, court_points, score_round
from tests.games.rummy_fifty.positions import (
    PILES,
    at_random,
    begin,
    by_the_clock,
    move,
    position,
    refusal,
    told,
)

# Rulings


def test_r1_draw_then_discard_then_meld() -> None:
    m = position({0: "S4 S5 S6 S7"}, phase="draw", tops={1: "H9"})
    for moves, refused in (
        ("0 draw discard:P1", {"meld S4 S5 S6": "draw-first", "discard S4": "draw-first"}),
        ("0 discard S4", {"meld S4 S5 S6": "discard-first", "end": "discard-first", "draw stock": "draw-again"}),
        ("0 meld S5 S6 S7", {"discard S5": "discard-again", "draw stock": "draw-again"}),
    ):
        assert {wrong: refusal(m, 0, wrong)[0] for wrong in refused} == refused
        told(m, moves)
    assert m.state.hands[0] == [card("H9")] and m.state.phase == "table"
    told(m, "0 end")
    assert m.state.waiting == [1] and m.state.phase == "draw"
    m = position({0: "S4"}, phase="draw")
    told(m, "0 draw stock, 0 discard S4")
    assert len(m.state.hands[0]) == 1 and m.state.round == 1, "nobody goes out by discarding"


@pytest.mark.parametrize("seed", range(3))
def test_r2_the_indicator_stays_out_of_play(seed: int) -> None:
    m, rng = begin(4), random.Random(seed)
    s = m.state
    while s.round == 1:
        held = [c for pile in (*s.hands, s.stock, *s.discards, *s.melds) for c in pile]
        assert s.indicator not in held and len(held) == 59
        assert sum(SUIT[c] == SUIT[s.indicator] for c in held) == 9
        at_random(m, rng)


@pytest.mark.parametrize(
    ("hand", "meld", "wrong", "refused"),
    [
        ("S8 S9 S10 SA HA C2", "", "meld S9 S10 SA", ("meld-wrap", {})),
        ("SA S2", "S8 S9 S10", "layoff SA 0", ("fit-end", {"card": card("SA"), "rank": 6})),
        ("S10 S2", "SA S2 S3", "layoff S10 0", ("fit-end", {"card": card("S10"), "rank": 3})),
    ],
)
def test_r3_no_run_from_ten_to_ace(hand: str, meld: str, wrong: str, refused: tuple[str, dict[str, int]]) -> None:
    assert refusal(position({0: hand}, melds=[(1, meld)] if meld else []), 0, wrong) == refused


@given(st.sampled_from(range(6)), st.lists(st.sampled_from(CARDS), min_size=3, max_size=6, unique=True))
def test_r4_wild_cards_keep_their_rank(wild: int, found: list[int]) -> None:
    ranks = sorted(RANK[c] for c in found)
    natural = {SUIT[c] for c in found if SUIT[c] != wild}
    run = ranks == list(range(ranks[0], ranks[0] + len(ranks))) and len(natural) <= 1
    assert (family.fault(found, wild) is None) == (run or len(set(ranks)) == 1)


def test_r5_own_melds_are_closed_unless_the_option_opens_them() -> None:
    for option, reason in ((False, "own-meld"), (True, "fit-ends")):
        m = position({0: "S9 H3"}, melds=[(0, "D4 D5 D6")], layoff_own=option)
        assert refusal(m, 0, "layoff S9 0")[0] == reason
    m = position({0: "S4 S5 S6 S7 H9"}, layoff_own=True)
    told(m, "0 meld S4 S5 S6, 0 layoff S7 0")
    assert m.state.melds == [cards("S4 S5 S6 S7")], "also one made in this turn"


def test_r4_r6_wild_cards_are_ordinary_in_groups_and_laying_off_needs_no_own_meld() -> None:
    m = position({0: "L3 L4 H9"}, melds=[(2, "S3 H3 C3")])
    assert refusal(m, 0, "layoff L4 0") == ("fit-group", {"card": card("L4"), "rank": 2})
    told(m, "0 layoff L3 0")
    assert m.state.melds == [cards("S3 H3 C3 L3")] and m.state.forms == [family.GROUP]
    assert m.state.owners == [2] and m.state.laid == [card("L3")]


def test_r7_r9_r10_only_the_top_of_a_pile_which_may_be_discarded_again_and_puts_off_the_end_of_the_stock() -> None:
    m = position({0: "S4 H9"}, phase="draw", tops={1: "D2 C7"}, stock=1)
    s = m.state
    told(m, "0 draw discard:P1")
    assert s.discards[1] == [card("D2")] and card("C7") in s.hands[0] and (s.round, s.phase) == (1, "discard")
    told(m, "0 discard C7")
    assert s.discards[0] == [card("C7")] and s.known == [[], [], []]


def test_r11_the_loser_counts_the_own_bonus_even_at_zero() -> None:
    scored = score_round(0, [JACK, KING, JACK], [[], cards("HA"), cards("S10 H9")], [1, 0, 3])
    assert (scored.totals, scored.losers, scored.value) == ([-1, 31, 29], [1], 41)
    assert (scored.gain, scored.points) == (1, [2, 0, 3])


@given(st.data(), st.integers(2, 4))
def test_r12_every_worst_hand_loses_one_and_the_winner_gains_one_or_two(data: st.DataObject, n: int) -> None:
    winner, deck = data.draw(st.integers(0, n - 1)), data.draw(st.permutations(CARDS))
    hands = [[] if p == winner else deck[10 * p : 10 * p + data.draw(st.integers(1, 10))] for p in range(n)]
    courts = [data.draw(st.sampled_from([JACK, QUEEN, KING])) for _ in range(n)]
    before = [data.draw(st.integers(0, 4)) for _ in range(n)]
    scored = score_round(winner, courts, hands, before)
    left = [sum(int(code(c)[1:].replace("A", "1")) for c in hand) for hand in hands]
    totals = [-1 if p == winner else left[p] + court_points(courts[p]) for p in range(n)]
    losers, value = [p for p in range(n) if totals[p] == max(totals)], max(totals) + court_points(courts[winner])
    gain = 2 if value >= 50 else 1
    points = [v + gain if p == winner else max(0, v - (p in losers)) for p, v in enumerate(before)]
    assert [scored.totals, scored.losers, scored.value, scored.gain] == [totals, losers, value, gain]
    assert scored.points == points


@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (2, 7), (3, 2), (4, 1)])
def test_r13_r15_the_game_ends_after_max_rounds_and_those_without_a_winner_change_no_points(
    seats: int, rounds: int
) -> None:
    m = begin(seats, max_rounds=rounds)
    while not m.over:
        by_the_clock(m)
    s = m.state
    assert (s.ended, s.round, s.winners) == ("rounds", rounds, list(range(seats)))
    assert s.scores == [1] * seats and s.history == [[1] * seats] * rounds and s.last_totals == [-1] * seats


def test_r13_most_points_win_at_the_limit_and_equal_ones_share() -> None:
    m = position({0: "S4", 1: "H9", 2: "D10 C4"}, melds=[(1, "S5 S6 S7")], max_rounds=1)
    told(m, "0 layoff S4 0")
    assert (m.state.ended, m.state.winners, m.state.scores) == ("rounds", [0], [2, 1, 0])
    m = position({0: "S4", 1: "H9", 2: "D10 C4"}, melds=[(1, "S5 S6 S7")], max_rounds=1)
    m.state.points = [4, 1, 1]
    told(m, "0 layoff S4 0")
    assert (m.state.ended, m.state.winners, m.state.scores) == ("points", [0], [5, 1, 0]), "both ends at once"
    m = position({0: "S4"}, phase="draw", stock=1, max_rounds=3)
    m.state.points, m.state.round = [2, 0, 2], 3
    assert told(m, "0 draw stock")[2:] == [["unscored", 3], ["over", [2, 0, 2], [0, 2]]]
    assert m.state.ended == "rounds"


@pytest.mark.parametrize(("seats", "most"), [(2, 39), (3, 197), (4, 163)])
def test_r14_a_round_is_finite_for_hoarders(seats: int, most: int) -> None:
    """No player takes from the stock before they must, and none plays a card."""
    m, turns = begin(seats), 0
    while m.state.round == 1:
        seat = m.state.waiting[0]
        turns += m.state.phase == "draw"
        m.submit(seat, GAME.legal(m.state, seat)[-1])
    assert turns == most if seats > 2 else turns <= most


def test_r14_the_stall_counter() -> None:
    m = position({0: "S4 H9 C5"}, phase="draw", tops={1: "C7", 2: "D2"})
    s = m.state
    for turn in range(1, 8):
        seat = s.waiting[0]
        piles = list(GAME.legal(s, seat))
        if turn == 7:
            assert piles == [Draw(STOCK)] and GAME.automatic(s) == (seat, Draw(STOCK))
            # No seat is sent from its own pile to the others' while these are closed too.
            for p, pile in enumerate(s.discards):
                assert refusal(m, seat, f"draw discard:P{p}") == ("stalled", {"turns": 6}), pile
        m.submit(seat, piles[-1])
        m.submit(seat, GAME.legal(s, seat)[-1])
        assert told(m, f"{seat} end") == [["turn_ended", seat, turn % 7]] and s.stall == turn % 7


def test_r14_laying_a_card_resets_the_counter_which_two_players_have_not() -> None:
    m = position({0: "S4 H9 C5"}, phase="draw", tops={1: "C7"}, melds=[(2, "S5 S6 S7")])
    m.state.stall = 5
    told(m, "0 draw discard:P1, 0 discard C7, 0 layoff S4 0, 0 end")
    assert m.state.stall == 0
    m = position({0: "S4 H9 C5"}, seats=2, phase="draw", tops={1: "C7"})
    m.state.stall = 4
    assert sources(m.state, 0) == [STOCK, PILES["discard:P1"]]
    told(m, "0 draw discard:P1, 0 discard C7, 0 end")
    assert m.state.stall == 4


@pytest.mark.parametrize(
    ("before", "courts", "points", "ended"),
    [
        ([4, 1, 1], "KJJ", [6, 0, 1], "points"),
        ([4, 1, 1], "JJJ", [5, 0, 1], "points"),
        ([3, 1, 1], "JJJ", [4, 0, 1], ""),
        ([3, 0, 4], "JJJ", [4, 0, 4], ""),
    ],
)
def test_r16_points_above_five_are_kept(before: list[int], courts: str, points: list[int], ended: str) -> None:
    m = position({0: "S4", 1: "H9 D10", 2: "CA"}, melds=[(1, "S5 S6 S7")], courts=courts)
    s = m.state
    s.points = before
    events = told(m, "0 layoff S4 0")
    assert (s.ended, s.points, s.winners) == (ended, points, [0] if ended else [])
    if ended:
        assert events[2:] == [["over", points, [0]]]
        assert s.scores == points and s.waiting == [] and s.round == 1 and s.history == [points]


def test_r17_the_flip_follows_every_turn_of_two() -> None:
    m = begin(2, dealer=1)
    s = m.state
    told(m, "0 bonus J, 1 bonus J")
    assert s.waiting == [1] and len(s.stock) == 39
    for turn, (seat, pile, wanted) in enumerate(
        [
            (1, "stock", ["stock", "discard:P1", "extra:P1"]),
            (0, "extra:P1", ["stock", "discard:P0", "extra:P0"]),
            (1, "stock", ["stock", "discard:P1", "extra:P0", "extra:P1"]),
        ]
    ):
        told(m, f"{seat} draw {pile}, {seat} discard {code(s.hands[seat][0])}")
        top = s.stock[0]
        assert told(m, f"{seat} end") == [["flipped", seat, top], ["turn_ended", seat, 0]]
        assert s.extras[seat] == [top] and len(s.stock) == (37, 36, 34)[turn]
        assert sources(s, 1 - seat) == [PILES[name] for name in wanted]


def test_r18_hands_are_shown_after_a_scored_round_with_every_bonus_and_point() -> None:
    m = position({0: "H9 D10", 1: "S4", 2: "CA", 3: "X10 L9"}, seats=4, seat=1, melds=[(2, "S5 S6 S7")], courts="JKQJ")
    s = m.state
    s.points = [3, 2, 1, 0]
    hands = [sorted(cards(h)) for h in ("H9 D10", "", "CA", "X10 L9")]
    totals, points, courts = [29, -1, 21, 29], [2, 4, 1, 0], [JACK, KING, QUEEN, JACK]
    _, went_out, following, *dealt = told(m, "1 layoff S4 0")
    assert went_out == ["went_out", 1, hands, courts, totals, [0, 3], 59, 2, points]
    assert following == ["round", 2, 1, s.indicator] and dealt == [["hand", s.hands[p], (p,)] for p in range(4)]
    assert (s.last_out, s.last_hands, s.last_courts, s.last_totals) == (1, hands, courts, totals)
    assert s.points == points and s.history == [points] and not s.ended
    assert m.view(None).state["last_hands"] == hands


def test_r19_the_deal_passes_after_every_round() -> None:
    m, rng, dealers = begin(3, dealer=2), random.Random(5), list[int]()
    while not m.over and m.state.round < 8:
        dealers.append(m.state.dealer)
        if m.state.round % 2:
            by_the_clock(m)
        while m.state.round == len(dealers) and not m.over:
            at_random(m, rng)
    assert dealers == [(2 + k) % 3 for k in range(len(dealers))] and len(dealers) > 3


# Setup and options


@pytest.mark.parametrize(("seats", "dealer", "stock"), [(2, 1, 39), (3, 2, 29), (4, 0, 19)])
def test_setup_and_what_a_round_tells(seats: int, dealer: int, stock: int) -> None:
    m = begin(seats, dealer=dealer)
    s = m.state
    assert [[e.kind, *e.facts.values(), e.only] for e in m.ctx.events] == [
        ["round", 1, dealer, s.indicator, None],
        *(["hand", s.hands[p], (p,)] for p in range(seats)),
    ]
    assert [len(h) for h in s.hands] == [10] * seats and len(s.stock) == stock and s.points == [1] * seats
    assert all(hand == sorted(hand) for hand in s.hands) and GAME.conserved(s) == sorted(CARDS)
    assert (s.phase, s.waiting, s.mover, s.source) == ("bonus", list(range(seats)), NO_SEAT, STOCK)
    assert s.courts == s.drawn == [NO_CARD] * seats and s.known == s.discards == s.extras == [[]] * seats
    assert list(GAME.legal(s, 0)) == [move(f"bonus {court}") for court in "JQK"[: 2 + (seats > 2)]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_table_may_choose(seats: int) -> None:
    assert GAME.check(seats, {}) == {"max_rounds": 30, "layoff_own": False, "first_dealer": "random"}
    assert [(o.low, o.high) for o in GAME.options if isinstance(o, Number)] == [(1, 50)]
    assert (GAME.seats, GAME.default_seats) == ((2, 3, 4), 4)
    if seats < 4:
        with pytest.raises(BadOption):
            GAME.check(seats, {"first_dealer": f"seat{seats + 1}"})
    assert [begin(seats, dealer=p).state.dealer for p in range(seats)] == list(range(seats))
    by_lot = {GAME.start(seats, GAME.check(seats, {}), GameContext(random.Random(k).random)).dealer for k in range(24)}
    assert by_lot == set(range(seats))
