"""Counting Cribbage: pegging, and the show after it, with the rulings of the spec."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.core.cards import card, cards, code
from engine.core.state import NO_SEAT
from engine.games.counting_cribbage.moves import Play
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import PIP, show_order
from engine.players.counting_cribbage import POLICY
from tests.games.counting_cribbage.positions import (
    HANDS,
    Vector,
    act,
    begin,
    facts,
    of_vector,
    position,
    refused,
    seat,
    show,
    told,
    vectors,
)
from tests.games.counting_cribbage.test_rules import at_random

# Pegging


@pytest.mark.parametrize("v", vectors("pegging"))
def test_e1_e2_e17_e18_pegging(v: Vector) -> None:
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
    # R1: left of the last card leads, skipping empty hands; once more from there
    (["SK HK", "CQ", "DJ D10", "L10 L9"], 3, "0:SK 1:CQ 2:DJ", ["P2 last card 1", "P3 leads new series"], [0, 0, 4, 0]),
    (["SK HK", "CQ", "DJ D10", "L10 L9"], 3, "0:SK 1:CQ 2:DJ 3:L10 0:HK 2:D10",
     ["P2 last card 1", "P3 leads new series"], [0, 0, 5, 0]),
    # R2: a point for every series below 31, none together with 31
    (["SK HK C7 C9", "CQ D9 H4 S9"], 0, "1:CQ 0:SK 1:D9", ["P1 last card 1", "P0 leads new series"], [0, 1]),
    (["SK HK C7 C9", "CQ D9 H4 S9"], 0, "1:CQ 0:SK 1:D9 0:HK 1:H4 0:C7 1:S9",
     ["P0 go at 30", "P1 last card 1", "P0 leads new series"], [0, 2]),
    (["SK HA C2", "CQ H10 H3"], 0, "1:CQ 0:SK 1:H10 0:HA", ["P0 HA -> 31 thirty_one 2", "P1 leads new series"], [2, 0]),
])  # fmt: skip
def test_r1_r2_who_leads_and_the_last_card(
    hands: list[str], dealer: int, moves: str, end: list[str], points: list[int]
) -> None:
    m = position(hands, dealer=dealer)
    assert told(act(m, moves))[-len(end) :] == end and m.state.points == points


def test_what_was_counted_last_is_kept() -> None:
    m = position(HANDS, points=[0, 0, 0, 40])
    s = m.state
    act(m, "1:S6 2:H5 3:C4 0:SK 2:X3 3:SA 2:DA")
    assert s.last == [2, card("DA"), 0, 0, 2, 0, 0] and s.series_by == [1, 2, 3, 0, 2, 3, 2]
    assert (s.points, s.behind) == ([0, 0, 2, 45], [0, 0, 0, 40])
    act(m, "2:LA 3:H7 0:D7")
    assert s.last_series == cards("S6 H5 C4 SK X3 SA DA LA") and s.last_by == [1, 2, 3, 0, 2, 3, 2, 2]
    assert (s.last, s.series, s.series_by, s.count) == ([0, card("D7"), 0, 0, 2, 0, 0], cards("H7 D7"), [3, 0], 14)
    m = position(["SK HK", "CQ D9"])
    act(m, "1:CQ 0:SK")
    assert m.state.last[-1] == 0
    m.state.hands[0] = cards("L8")
    act(m, "1:D9")
    assert m.state.last == [1, card("D9"), 0, 0, 0, 0, 1], "the point for the last card"


def test_r5_go_lasts_for_the_series_and_r19_one_must_play_what_fits() -> None:
    m = position(HANDS)
    act(m, "1:S6 2:H5 3:C4 0:SK")
    assert m.state.gone == [1] and GAME.legal(m.state, 2) == [Play(c) for c in m.state.hands[2]]
    act(m, "2:X3")
    assert (m.state.gone, m.state.waiting, m.state.least) == ([1], [3], [1, 7, 1, 1])
    assert GAME.legal(m.state, 3) == [Play(card("SA"))]
    assert refused(m, 3, Play(card("H7"))) == ("fit", {"card": card("H7"), "count": 28, "room": 3})


@pytest.mark.parametrize(("hands", "series", "known", "moves", "least"), [
    (["S2 H2 C2 D2", "SK H9 C9 D9"], "", 1, "1:SK 0:S2 1:H9 0:H2", 9),
    # a new series: known cards stay known, a go with less room gives no news
    (["S2 H2 C2 D2", "SK H9 C9 D9"], "", 1, "1:SK 0:S2 1:H9 0:H2 0:C2 0:D2", 9),
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


def supposed(s: S, p: int, rnd: Callable[[], float]) -> S:
    """Return a position as a seat's search supposes it: a redeal, and then the likely hands."""
    new = s.redeal(p, rnd)
    POLICY.suppose(new, p, rnd)
    return new


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_keeps_what_goes_have_shown_and_who_can_play(seats: int) -> None:
    known = 0
    for k, s in enumerate(at_random(begin(seats), random.Random(12))):
        if s.phase != "play" or k % 3:
            continue
        known += max(s.least) > 1
        for p in range(seats):
            for imagined in (S.redeal, supposed):
                other = imagined(s, p, random.Random(k).random)
                assert GAME.legal(other, s.waiting[0])
                for q, hand in enumerate(other.hands):
                    assert q == p or all(PIP[c] >= s.least[q] for c in hand)
                assert imagined(other, p, random.Random(k).random) == other, "the same knowledge, the same deal"
    assert known > 8


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


def at(phase: str, **more: object) -> S:
    """Return three players, the second one deals."""
    s = S(phase=phase, waiting=[2, 0], dealer=1, points=[5, 6, 7], choice=[[], [], []])
    s.laid, s.crib = [cards("SA S2 S3 S4"), cards("HA H2 H3 H4"), cards("CA C2 C3 C4")], cards("D5 D6 D7 D8")
    for name, value in more.items():
        setattr(s, name, value)
    return s


def test_somebody_is_on_turn_while_cards_are_played() -> None:
    phases = ("lay_away", "play", "declare", "respond", "claim", "show")
    assert [at(phase).pegging for phase in phases] == [False, True, True, True, False, False]
    assert [at(phase).on_turn for phase in phases] == [NO_SEAT, 2, 2, NO_SEAT, NO_SEAT, NO_SEAT]
    assert at("play", waiting=[]).on_turn == NO_SEAT


def test_the_dealer_claims_twice_and_answers_once_less() -> None:
    s = at("show")
    assert s.show_order == [2, 0, 1, 1] and show_order(1, 4) == [2, 3, 0, 1, 1]
    assert [s.answered_by(p) for p in range(3)] == [[0, 2, 3], [0, 1], [1, 2, 3]]
    assert [s.item_cards(i) for i in range(4)] == [s.laid[2], s.laid[0], s.laid[1], s.crib]
    s.phase = "claim"
    assert [s.asked_item(p) for p in range(3)] == [1, 2, 0]
    s.choice[1] = [8]
    assert s.asked_item(1) == 3, "after the own hand the crib"
    s.phase, s.choice = "show", [[], [0], [4, 0]]
    assert [s.asked_item(p) for p in range(3)] == [0, 1, 3]


@pytest.mark.parametrize(("phase", "ended", "deal", "shown", "news"), [
    ("lay_away", "", 1, 0, False),  # before the first show
    ("lay_away", "", 2, 1, True),
    ("lay_away", "", 3, 1, False),
    ("play", "", 2, 1, False),
    ("show", "", 2, 1, False),
    ("show", "target", 2, 2, True),  # it decided the game
    ("play", "target", 2, 1, False),
])  # fmt: skip
def test_a_show_is_news_until_the_next_cards_are_played(
    phase: str, ended: str, deal: int, shown: int, news: bool
) -> None:
    assert at(phase, ended=ended, deal=deal, shown_deal=shown).shown_now is news
