"""Rummy Fifty: its rulings, one by one."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import RANK, SUIT, SUITS, card, cards, code
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Discard, Draw, Layoff, sources
from engine.games.rummy_fifty.terms import CARDS, DISCARD, EXTRA, JACK, KING, QUEEN, STOCK, court_points, score_round
from tests.games.rummy_fifty.positions import END, begin, choose_all, melding, position, refusal


def test_r1_draw_then_discard_then_meld() -> None:
    m = position({0: "S4 S5 S6 S7"}, phase="draw", tops={1: "H9"})
    assert refusal(m, 0, melding("S4 S5 S6"))[0] == "no-draw-first"
    assert refusal(m, 0, Discard(card("S4")))[0] == "no-draw-first"
    m.submit(0, Draw(DISCARD + 1))
    assert refusal(m, 0, melding("S4 S5 S6"))[0] == "no-discard-first"
    assert refusal(m, 0, END)[0] == "no-discard-first"
    assert refusal(m, 0, Draw(STOCK))[0] == "no-draw-again"
    m.submit(0, Discard(card("S4")))
    assert refusal(m, 0, Discard(card("S5")))[0] == "no-discard-again"
    assert refusal(m, 0, Draw(STOCK))[0] == "no-draw-again"
    m.submit(0, melding("S5 S6 S7"))
    assert m.state.hands[0] == [card("H9")] and m.state.phase == "table"
    m.submit(0, END)
    assert m.state.waiting == [1] and m.state.phase == "draw"


def test_r1_nobody_goes_out_by_discarding() -> None:
    m = position({0: "S4"}, phase="draw")
    m.submit(0, Draw(STOCK))
    m.submit(0, Discard(card("S4")))
    assert len(m.state.hands[0]) == 1 and m.state.round == 1
    assert END in GAME.legal(m.state, 0)


def test_r2_the_indicator_stays_out_of_play() -> None:
    for seed in range(5):
        m = begin(4)
        rng = random.Random(seed)
        while m.state.round == 1:
            s = m.state
            lists = [*s.hands, s.stock, *s.discards, *s.melds]
            held = [c for cs in lists for c in cs]
            assert s.indicator not in held and len(held) == 59
            assert sum(SUIT[c] == SUIT[s.indicator] for c in held) == 9
            seat = rng.choice(s.waiting)
            m.submit(seat, rng.choice(GAME.legal(s, seat)))


def test_r3_no_run_from_ten_to_ace() -> None:
    m = position({0: "S8 S9 S10 SA HA C2"})
    assert refusal(m, 0, melding("S9 S10 SA")) == ("no-meld-wrap", {})
    m = position({0: "SA S2"}, melds=[(1, "S8 S9 S10")])
    assert refusal(m, 0, Layoff(card("SA"), 0)) == ("no-fit-end", {"card": card("SA"), "rank": 6})
    m = position({0: "S10 S2"}, melds=[(1, "SA S2 S3")])
    assert refusal(m, 0, Layoff(card("S10"), 0)) == ("no-fit-end", {"card": card("S10"), "rank": 3})


@given(st.sampled_from(range(6)), st.lists(st.sampled_from(CARDS), min_size=3, max_size=6, unique=True))
def test_r4_wild_cards_keep_their_rank(wild: int, found: list[int]) -> None:
    ranks = sorted(RANK[c] for c in found)
    natural = {SUIT[c] for c in found if SUIT[c] != wild}
    run = ranks == list(range(ranks[0], ranks[0] + len(ranks))) and len(natural) <= 1
    group = len(set(ranks)) == 1
    assert (family.fault(found, wild) is None) == (run or group)


def test_r4_wild_cards_are_ordinary_in_groups() -> None:
    m = position({0: "L3 H9"}, melds=[(1, "S3 H3 C3")])
    m.submit(0, Layoff(card("L3"), 0))
    assert m.state.melds == [cards("S3 H3 C3 L3")] and m.state.forms == [family.GROUP]
    m = position({0: "L4 H9"}, melds=[(1, "S3 H3 C3")])
    assert refusal(m, 0, Layoff(card("L4"), 0)) == ("no-fit-group", {"card": card("L4"), "rank": 2})


def test_r5_own_melds_are_closed() -> None:
    m = position({0: "S7 H9"}, melds=[(0, "S4 S5 S6")])
    assert refusal(m, 0, Layoff(card("S7"), 0)) == ("no-own-meld", {})


def test_r5_option_opens_own_melds() -> None:
    m = position({0: "S4 S5 S6 S7 H9"}, layoff_own=True)
    m.submit(0, melding("S4 S5 S6"))
    m.submit(0, Layoff(card("S7"), 0))
    assert m.state.melds == [cards("S4 S5 S6 S7")]


def test_r6_laying_off_needs_no_own_meld() -> None:
    m = position({0: "S7 H9"}, melds=[(2, "S4 S5 S6")])
    m.submit(0, Layoff(card("S7"), 0))
    assert m.state.owners == [2] and m.state.laid == [card("S7")]


def test_r7_the_card_just_drawn_may_be_discarded() -> None:
    m = position({0: "S4 H9"}, phase="draw", tops={1: "C7"})
    m.submit(0, Draw(DISCARD + 1))
    assert Discard(card("C7")) in GAME.legal(m.state, 0)
    m.submit(0, Discard(card("C7")))
    assert m.state.discards[0] == [card("C7")] and m.state.known == [[], [], []]


def test_r8_a_run_of_wild_cards_has_no_suit_yet() -> None:
    m = position({0: "L4 L5 L6 C10"})
    m.submit(0, melding("L4 L5 L6"))
    assert m.state.forms == [family.OPEN]
    m.submit(0, END)
    m.state.hands[1] = sorted(cards("H7 S3 H2 D9"))
    m.state.phase = "table"
    assert {Layoff(card("H7"), 0), Layoff(card("S3"), 0)} <= set(GAME.legal(m.state, 1))
    m.submit(1, Layoff(card("H7"), 0))
    assert m.state.forms == [SUITS.index("H")]
    assert refusal(m, 1, Layoff(card("S3"), 0))[0] == "no-fit-suit"


def test_r9_only_the_top_of_a_pile() -> None:
    m = position({0: "S4 H9"}, phase="draw", tops={1: "C7"})
    m.state.discards[1] = cards("D2 C7")
    m.submit(0, Draw(DISCARD + 1))
    assert m.state.discards[1] == [card("D2")] and card("C7") in m.state.hands[0]


def test_r10_drawing_the_last_card_ends_the_round_even_with_a_meld_in_hand() -> None:
    m = position({0: "S4 S5 S6"}, phase="draw", stock=1, tops={1: "S7"})
    m.submit(0, Draw(DISCARD + 1))  # a way round it
    assert m.state.round == 1 and m.state.phase == "discard"
    m = position({0: "S4 S5 S6"}, phase="draw", stock=1)
    m.submit(0, Draw(STOCK))
    assert m.state.round == 2


def test_r11_the_loser_counts_the_own_bonus_even_at_zero() -> None:
    scored = score_round(0, [JACK, KING, JACK], [[], cards("HA"), cards("S10 H9")], [1, 0, 3])
    assert scored.totals == [-1, 31, 29]
    assert (scored.losers, scored.value, scored.gain, scored.points) == ([1], 41, 1, [2, 0, 3])


@given(st.data(), st.integers(2, 4))
def test_r12_scoring_properties(data: st.DataObject, n: int) -> None:
    winner = data.draw(st.integers(0, n - 1))
    deck = data.draw(st.permutations(CARDS))
    sizes = [0 if p == winner else data.draw(st.integers(1, 10)) for p in range(n)]
    hands = [[deck[10 * p + k] for k in range(size)] for p, size in enumerate(sizes)]
    courts = [data.draw(st.sampled_from([JACK, QUEEN, KING])) for _ in range(n)]
    before = [data.draw(st.integers(0, 4)) for _ in range(n)]
    scored = score_round(winner, courts, hands, before)
    assert scored.losers and winner not in scored.losers
    for p in range(n):
        if p == winner:
            assert scored.points[p] - before[p] == scored.gain == (2 if scored.value >= 50 else 1)
        else:
            assert scored.totals[p] == sum(int(code(c)[1:].replace("A", "1")) for c in hands[p]) + court_points(
                courts[p]
            )
            assert (p in scored.losers) == (scored.totals[p] == max(scored.totals))
            assert scored.points[p] == (max(0, before[p] - 1) if p in scored.losers else before[p])
    assert scored.value == max(scored.totals) + court_points(courts[winner])


@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_r13_the_game_ends_after_max_rounds(rounds: int) -> None:
    m = begin(2, max_rounds=rounds)
    while not m.over:  # nobody ever melds, so the stock runs out
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    assert (m.state.ended, m.state.round) == ("rounds", rounds)
    assert m.state.winners == [0, 1] and m.state.scores == [1, 1]


def test_r13_most_points_win_at_the_limit() -> None:
    m = position({0: "S4", 1: "H9", 2: "D10 C4"}, melds=[(1, "S5 S6 S7")], max_rounds=1, courts="JJJ")
    m.submit(0, Layoff(card("S4"), 0))
    assert (m.state.ended, m.state.winners) == ("rounds", [0])
    assert m.state.scores == [2, 1, 0]


@pytest.mark.parametrize(("seats", "most"), [(2, 39), (3, 197), (4, 163)])
def test_r14_a_round_is_finite_for_hoarders(seats: int, most: int) -> None:
    """Nobody takes from the stock before having to, and nobody lays a card."""
    m = begin(seats)
    turns = 0
    while m.state.round == 1:
        seat = m.state.waiting[0]
        legal = GAME.legal(m.state, seat)
        turns += m.state.phase == "draw"
        m.submit(seat, legal[-1])
    assert turns <= most
    if seats > 2:
        assert turns == most


def test_r14_the_stall_counter() -> None:
    m = position({0: "S4 H9 C5"}, seat=0, phase="draw", tops={1: "C7", 2: "D2"})
    for turn in range(1, 7):
        seat = m.state.waiting[0]
        other = next(a.source for a in GAME.legal(m.state, seat) if isinstance(a, Draw) and a.source != STOCK)
        m.submit(seat, Draw(other))
        m.submit(seat, Discard(m.state.hands[seat][-1]))
        m.submit(seat, END)
        assert m.state.stall == turn
    seat = m.state.waiting[0]
    assert GAME.legal(m.state, seat) == [Draw(STOCK)]
    assert GAME.automatic(m.state) == (seat, Draw(STOCK))
    other = next(DISCARD + p for p, pile in enumerate(m.state.discards) if pile and p != seat)
    # Nobody is sent from the own pile to those of others while these are closed too.
    for closed in (other, DISCARD + seat):
        assert refusal(m, seat, Draw(closed)) == ("no-stalled", {"turns": 6})
    m.submit(seat, Draw(STOCK))
    m.submit(seat, Discard(m.state.hands[seat][-1]))
    m.submit(seat, END)
    assert m.state.stall == 0


def test_r14_laying_a_card_resets_the_counter() -> None:
    m = position({0: "S4 H9 C5"}, phase="draw", tops={1: "C7"}, melds=[(2, "S5 S6 S7")])
    m.state.stall = 5
    m.submit(0, Draw(DISCARD + 1))
    m.submit(0, Discard(card("C7")))
    m.submit(0, Layoff(card("S4"), 0))
    m.submit(0, END)
    assert m.state.stall == 0


def test_r14_two_players_have_no_counter() -> None:
    m = position({0: "S4 H9 C5"}, seats=2, phase="draw", tops={1: "C7"})
    m.state.stall = 4
    assert sources(m.state, 0) == [STOCK, DISCARD + 1]
    m.submit(0, Draw(DISCARD + 1))
    m.submit(0, Discard(card("C7")))
    m.submit(0, END)
    assert m.state.stall == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r15_a_round_without_a_winner_changes_no_points(seats: int) -> None:
    m = begin(seats)
    for _ in range(10_000):
        if m.state.round > 1:
            break
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    assert m.state.points == [1] * seats and m.state.history == [[1] * seats]
    assert m.state.last_totals == [-1] * seats


def test_r16_points_above_five_are_kept() -> None:
    m = position({0: "S4", 1: "H9 D10 C9", 2: "CA"}, melds=[(1, "S5 S6 S7")], courts="KJJ")
    m.state.points = [4, 1, 1]
    m.submit(0, Layoff(card("S4"), 0))
    assert m.state.scores == [6, 0, 1] and m.state.ended == "points"


def test_r17_the_flip_follows_every_turn_of_two() -> None:
    m = begin(2, dealer=1)
    choose_all(m)
    assert m.state.waiting == [1] and len(m.state.stock) == 39
    m.submit(1, Draw(STOCK))
    m.submit(1, Discard(m.state.hands[1][0]))
    m.submit(1, END)
    assert len(m.state.stock) == 37
    assert [len(pile) for pile in m.state.extras] == [0, 1]
    assert sources(m.state, 0) == [STOCK, DISCARD + 1, EXTRA + 1]
    m.submit(0, Draw(EXTRA + 1))
    m.submit(0, Discard(m.state.hands[0][0]))
    m.submit(0, END)
    assert sources(m.state, 1) == [STOCK, DISCARD + 0, EXTRA + 0]
    m.submit(1, Draw(STOCK))
    m.submit(1, Discard(m.state.hands[1][0]))
    m.submit(1, END)
    assert sources(m.state, 0) == [STOCK, DISCARD + 1, EXTRA + 0, EXTRA + 1]


def test_r18_hands_are_shown_after_a_scored_round_only() -> None:
    m = position({0: "S4", 1: "H9 D10", 2: "CA"}, melds=[(1, "S5 S6 S7")], courts="JJJ")
    events = m.submit(0, Layoff(card("S4"), 0))
    told = next(e for e in events if e.kind == "went_out")
    assert told.only is None and told.facts["hands"] == [[], sorted(cards("H9 D10")), cards("CA")]
    assert m.view(None).state["last_hands"] == told.facts["hands"]
    m = position({0: "S4"}, phase="draw", stock=1)
    held = {str(c) for hand in m.state.hands for c in hand} | {str(m.state.stock[0])}
    events = m.submit(0, Draw(STOCK))
    told_all = [e for e in events[: next(i for i, e in enumerate(events) if e.kind == "round")] if e.only is None]
    assert [e.kind for e in told_all] == ["drew", "unscored"]
    assert not held & {str(v) for e in told_all if e.kind == "unscored" for v in e.facts.values() if v != 1}
    assert m.view(None).state["last_hands"] == [[], [], []]


def test_r19_the_deal_passes_after_every_round() -> None:
    m = begin(3, dealer=2)
    rounds: list[int] = []
    rng = random.Random(5)
    while not m.over and m.state.round < 8:
        if m.state.round > len(rounds):
            rounds.append(m.state.dealer)
            if m.state.round % 2:  # every other round runs out
                while m.state.round == len(rounds) and not m.over:
                    seat = m.state.waiting[0]
                    m.submit(seat, GAME.timeout(m.state, seat))
                continue
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))
    assert rounds == [(2 + k) % 3 for k in range(len(rounds))] and len(rounds) > 3


def test_ruling_a_card_taken_face_up_stays_known() -> None:
    m = position({0: "S4 H9", 1: "D5 D6"}, phase="draw", tops={1: "C7"})
    m.submit(0, Draw(DISCARD + 1))
    assert m.view(None).state["known"] == [[card("C7")], [], []]
    m.submit(0, Discard(card("H9")))
    for seed in range(20):
        new = m.state.redeal(1, random.Random(seed).random)
        assert card("C7") in new.hands[0]
