"""Rummy Fifty by its rules: the worked examples (E1 to E15), the rulings (R1 to R19), and its melds."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import RANK, SUIT, SUITS, card, cards, code
from engine.core.context import GameContext
from engine.core.options import BadOption, Number
from engine.core.state import NO_CARD, NO_SEAT
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Draw, Layoff, Meld, RummyFiftyState, sources
from engine.games.rummy_fifty.terms import CARDS, JACK, KING, QUEEN, STOCK, court_points, score_round
from tests.games.rummy_fifty.positions import (
    COURTS,
    END,
    PILES,
    VECTORS,
    at_random,
    begin,
    by_the_clock,
    move,
    position,
    refusal,
    told,
    vectors,
)

# Worked examples


def suit_of(code: str | None) -> int:
    return family.OPEN if code is None else SUITS.index(code)


def of(codes: list[str]) -> list[int]:
    return cards(" ".join(codes))


@vectors("meld")
def test_e1_e3_e4_e5_melds(v: dict[str, Any]) -> None:
    wanted, text = v["expect"], " ".join(v["cards"])
    m = position({0: f"{text} X9 HA"}, wild=v["wild"])
    assert (family.fault(cards(text), suit_of(v["wild"])) is None) == wanted["valid"]
    assert (move(f"meld {text}") in GAME.legal(m.state, 0)) == wanted["valid"]
    if wanted["valid"]:
        told(m, f"0 meld {text}")
        assert m.state.forms == [family.GROUP if wanted["type"] == "group" else suit_of(wanted["suit"])]
    else:
        refusal(m, 0, f"meld {text}")


@vectors("layoff")
def test_e2_e7_layoffs(v: dict[str, Any]) -> None:
    assert v["expect"].keys() == set(v["each_of"])
    for c, wanted in v["expect"].items():
        m = position({0: f"{c} C10"}, wild=v["wild"], melds=[(1, " ".join(v["meld"]))])
        assert (m.state.forms[0] == family.GROUP) == (v["type"] == "group")
        assert (Layoff(card(c), 0) in GAME.legal(m.state, 0)) == wanted["legal"], c
        if not wanted["legal"]:
            assert refusal(m, 0, f"layoff {c} 0")[0].startswith("fit")
            continue
        told(m, f"0 layoff {c} 0")
        assert m.state.forms == [suit_of(wanted["run_suit_after"]) if "run_suit_after" in wanted else family.GROUP]
        assert m.state.melds[0] == family.in_order([*of(v["meld"]), card(c)])


@vectors("layoff_sequence")
def test_e6_r8_a_run_of_wild_cards_finds_its_suit(v: dict[str, Any]) -> None:
    m = position({0: " ".join(v["cards_in_order"]) + " C10"}, wild=v["wild"], melds=[(1, " ".join(v["meld"]))])
    for c, legal, suit in v["expect"]["steps"]:
        assert GAME.allows(m.state, 0, Layoff(card(c), 0)) == legal, c
        if legal:
            assert told(m, f"0 layoff {c} 0") == [["laid_off", 0, card(c), 0, 1, suit_of(suit)]]
        assert m.state.forms == [suit_of(suit)]
    assert m.state.melds[0] == of(v["expect"]["final"])


@vectors("all_melds")
def test_e8_every_meld_of_a_hand(v: dict[str, Any]) -> None:
    m = position({0: " ".join(v["hand"])}, wild=v["wild"])
    found = [a.cards for a in GAME.legal(m.state, 0) if isinstance(a, Meld)]
    assert len(found) == v["expect"]["count"]
    assert {frozenset(meld) for meld in found} == {frozenset(of(t)) for t in v["expect"]["melds"]}


def can_empty(s: RummyFiftyState, seat: int) -> bool:
    """True if some order of table moves empties the hand, by trying all orders."""
    for action in GAME.legal(s, seat):
        if action != END:
            new = s.clone()
            GAME.apply(new, seat, action, GameContext(random.Random(1).random))
            if new.round > s.round or can_empty(new, seat):
                return True
    return False


@vectors("can_go_out")
def test_e9_going_out(v: dict[str, Any]) -> None:
    others, own, hand = v["other_players_melds"], v["own_melds"], of(v["hand_after_discard"])
    targets = [family.in_order(of(t)) for t in others]
    weight, made, laid = family.lay_out(family.mask_of(hand), targets, suit_of(v["wild"]), [1.0] * 78)
    table = [(1, " ".join(t)) for t in others] + [(0, " ".join(t)) for t in own]
    m = position({0: " ".join(v["hand_after_discard"])}, wild=v["wild"], melds=table)
    assert can_empty(m.state, 0) == (weight == 0) == v["expect"]
    for action in [*map(Meld, made), *(Layoff(c, at) for c, at in laid)]:
        m.submit(0, action)
    assert (m.state.round == 2) == v["expect"]


@vectors("round_score")
def test_e10_to_e13_scoring(v: dict[str, Any]) -> None:
    winner, wanted, left = int(v["winner"][1:]), v["expect"], v["hands_left"]
    courts, hands = [COURTS[c] for c in v["courts"]], [of(h) for h in left]
    scored = score_round(winner, courts, hands, v["points_before"])
    totals = [-1 if t is None else t for t in wanted["totals"]]
    outcome = [totals, wanted["lose_one"], wanted["value"], wanted["gain"], wanted["points_after"]]
    assert [scored.totals, scored.losers, scored.value, scored.gain, scored.points] == outcome
    # The same at a table: the winner lays off the last card of the hand.
    last, run = next(
        (c, run)
        for c, run in (("C5", "C2 C3 C4"), ("C8", "C5 C6 C7"), ("D8", "D5 D6 D7"), ("X8", "X5 X6 X7"))
        if all(card(c) not in h for h in hands)
    )
    n = len(hands)
    held = {p: last if p == winner else " ".join(left[p]) for p in range(n)}
    melds = [((winner + 1) % n, run)]
    m = position(held, seats=n, seat=winner, melds=melds, courts="".join(v["courts"]))
    m.state.points = list(v["points_before"])
    went_out = told(m, f"{winner} layoff {last} 0")[1]
    assert went_out == ["went_out", winner, [sorted(hand) for hand in hands], courts, *outcome]
    assert m.state.points == wanted["points_after"] and m.over == wanted["game_over"]
    if m.over:
        assert (m.state.ended, m.state.winners, m.state.scores) == ("points", [winner], wanted["points_after"])


@vectors("draw_options")
def test_e14_r9_draw_options(v: dict[str, Any]) -> None:
    seat = int(v["player"][1:])
    tops, extras = ({int(p[1:]): t for p, t in v.get(k, {}).items() if t} for k in ("discard_tops", "extra_tops"))
    m = position({}, seats=v["players"], seat=seat, phase="draw", tops=tops, extras=extras, stock=1)
    m.state.stall = v["stall"]
    assert list(GAME.legal(m.state, seat)) == [Draw(PILES[name]) for name in v["expect"]]


def flow(players: int, action: str) -> dict[str, Any]:
    (found,) = [v["expect"] for v in VECTORS if v.get("players") == players and v.get("action") == action]
    return dict(found)


def test_e15_r10_the_last_card_is_drawn_and_all_begins_anew() -> None:
    wanted = flow(3, "P1 draws from stock")
    m = position(
        {1: "S4 S5 S6"}, seat=1, phase="draw", stock=1, tops={2: "C7 D2"}, melds=[(1, "X5 X6 X7")], courts="KQJ"
    )
    s = m.state
    s.stall, s.known, s.round, s.points = 3, [[card("H9")], [], []], 5, [3, 0, 4]
    last = s.stock[0]
    events = told(m, "1 draw stock")
    assert (wanted["round_over"], wanted["scored"], wanted["stock"]) == (True, False, 0)
    assert events[:3] == [["drew", 1], ["drawn", last, (1,)], ["unscored", 5]], "R18: no hand is shown"
    assert wanted["next_dealer"] == "left of this round's dealer" and events[3] == ["round", 6, 1, s.indicator]
    assert (s.last_out, s.last_courts, s.last_totals) == (NO_SEAT, [KING, QUEEN, JACK], [-1] * 3)
    assert (s.last_hands, s.points, s.history) == ([[]] * 3, [3, 0, 4], [[3, 0, 4]])
    assert (s.round, s.dealer, s.phase, s.waiting) == (6, 1, "bonus", [0, 1, 2])
    assert [s.melds, s.owners, s.forms, s.laid] == [[], [], [], []]
    assert s.known == s.discards == s.extras == [[], [], []] and s.courts == s.drawn == [NO_CARD] * 3
    assert (s.mover, s.source, s.stall) == (NO_SEAT, STOCK, 0)
    assert [len(hand) for hand in s.hands] == [10] * 3 and GAME.conserved(s) == sorted(CARDS)


def test_e15_the_flip_takes_the_last_card() -> None:
    wanted = flow(2, "P0 draws from discard:P1, discards, melds, still holds cards, ends the turn")
    m = position({0: "S4 S5 S6 H9 C2"}, seats=2, phase="draw", tops={1: "D10"}, stock=1)
    last = m.state.stock[0]
    events = told(m, "0 draw discard:P1, 0 discard D10, 0 meld S4 S5 S6, 0 end")
    assert wanted == {"extra_flip": True, "stock": 0, "round_over": True, "scored": False}
    assert events[:2] == [["flipped", 0, last], ["unscored", 1]]
    assert m.state.round == 2 and m.state.points == [1, 1]


def test_e15_going_out_comes_before_the_flip() -> None:
    wanted = flow(2, "P0 draws from discard:P1, discards, plays the last card of the hand")
    m = position({0: "S4 S5 H9"}, seats=2, phase="draw", tops={1: "S6"}, stock=1)
    events = told(m, "0 draw discard:P1, 0 discard H9, 0 meld S4 S5 S6")
    assert wanted == {"round_over": True, "scored": True, "winner": "P0", "extra_flip": False}
    assert [e[0] for e in events] == ["melded", "went_out", "round", "hand", "hand"] and events[1][1] == 0
    assert m.state.round == 2 and m.state.last_out == 0


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


def hands(least: int, most: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.sampled_from(CARDS), min_size=least, max_size=most, unique=True)


def valid(found: list[int], wild: int) -> bool:
    return family.fault(found, wild) is None


def apart(deck: list[int], wild: int) -> list[list[int]]:
    """Return melds that are made of these cards and share none."""
    out: list[list[int]] = []
    for meld in family.melds_in(family.mask_of(deck), wild):
        if not any(set(meld) & set(t) for t in out):
            out.append(family.in_order(meld))
    return out


@given(st.integers(-1, 5), hands(1, 9))
def test_melds_in_finds_exactly_the_valid_subsets(wild: int, hand: list[int]) -> None:
    found = family.melds_in(family.mask_of(hand), wild)
    subsets = [sorted(c for k, c in enumerate(hand) if bits >> k & 1) for bits in range(1 << len(hand))]
    assert sorted(found) == sorted(tuple(s) for s in subsets if len(s) >= 3 and valid(s, wild))


@given(st.data(), st.integers(0, 5))
def test_takes_is_what_leaves_a_meld_of_the_same_kind(data: st.DataObject, wild: int) -> None:
    found = family.melds_in(family.mask_of(data.draw(hands(14, 20))), wild)
    if not found:
        return
    meld = family.in_order(data.draw(st.sampled_from(found)))
    form = family.form_of(meld, wild)
    mask = family.takes(meld, form, wild)
    for c in CARDS:
        if c not in meld:
            fits = valid([*meld, c], wild) and family.form_of(family.in_order([*meld, c]), wild) in (form, SUIT[c])
            assert bool(mask >> c & 1) == (fits and (form != family.GROUP or RANK[c] == RANK[meld[0]]))


@given(st.integers(0, 5), hands(12, 18))
def test_lay_out_lays_what_may_be_laid_and_weighs_what_is_left(wild: int, deck: list[int]) -> None:
    hand, targets = deck[:7], apart(deck[7:], wild)
    weights = [float(RANK[c] + 1) for c in range(78)]
    weight, made, laid = family.lay_out(family.mask_of(hand), targets, wild, weights)
    left = set(hand)
    for m in made:
        assert valid(list(m), wild) and set(m) <= left
        left -= set(m)
    for c, at in laid:
        assert c in left and family.takes(targets[at], family.form_of(targets[at], wild), wild) >> c & 1
        targets[at] = family.in_order([*targets[at], c])
        left.remove(c)
    assert weight == sum(weights[c] for c in left)


def fewest_left(s: RummyFiftyState, seen: dict[str, int]) -> int:
    """Return the fewest cards that seat 0 can keep, by trying every order of table moves."""
    key = json.dumps([s.hands[0], s.melds])
    if key not in seen:
        seen[key] = len(s.hands[0])
        for action in GAME.legal(s, 0):
            new = s.clone()
            if action != END:
                GAME.apply(new, 0, action, GameContext(random.Random(1).random))
                seen[key] = min(seen[key], 0 if new.round > s.round else fewest_left(new, seen))
    return seen[key]


@pytest.mark.parametrize("seed", range(40))
def test_lay_out_agrees_with_trying_everything(seed: int) -> None:
    rng = random.Random(seed)
    deck, wild = rng.sample(CARDS, 24), rng.randrange(6)
    melds = [(1, " ".join(code(c) for c in meld)) for meld in apart(deck[6:], wild)]
    s = position({0: " ".join(code(c) for c in deck[:6])}, wild=SUITS[wild], melds=melds).state
    assert family.lay_out(family.mask_of(deck[:6]), s.melds, wild, [1.0] * 78)[0] == fewest_left(s, {})


def test_the_list_of_moves_stays_short() -> None:
    """The fullest hand known: a run of six whose four middle cards have wild doubles."""
    assert len(GAME.legal(position({0: "L3 L4 L5 L6 C2 C3 C4 C5 C6 C7"}).state, 0)) == 105
