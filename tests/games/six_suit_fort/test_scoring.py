"""Six Suit Fort: scoring, and the end of a game."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.core.cards import card, cards, code
from engine.games.six_suit_fort import terms
from engine.games.six_suit_fort.rules import GAME, KEEP, Build, Pair
from engine.games.six_suit_fort.terms import NOTHING, POSITIONS, SPOTS
from tests.games.six_suit_fort.test_rules import begin, examples, fort, rock, turn

# Scoring: E13 to E16


@examples("penalty")
def test_penalty(example: dict[str, Any]) -> None:
    assert terms.penalty(card(c) for c in example["hand"]) == example["expect"]


def test_auto_takes_the_leftmost_best_pair_of_all() -> None:
    for heights in (h for width in range(6) for h in product((1, 2, 3, 4), repeat=width)):
        area, columns = [[0] * high for high in heights], range(1, len(heights) + 1)
        may = [(a, b) for a in columns for b in columns if a != b and heights[a - 1] > 1]
        assert terms.pairs(area) == may
        assert terms.best_pair(area) == max([(), *may], key=lambda pair: terms.points(area, pair)), heights


@examples("final_score")
@pytest.mark.parametrize("final_pair", ["auto", "manual"])
def test_final_score(example: dict[str, Any], final_pair: str) -> None:
    match, expect = begin(final_pair=final_pair), example["expect"]
    s, area, hand = match.state, fort(example["area"]), [card(c) for c in example["hand"]]
    assert (len(area), terms.tallest(area)) == (expect["width"], expect["tallest"])
    assert terms.points(area) == expect["points_without_pair"]
    pair = expect["one_best_pair"]
    best = (pair["from_column"], pair["to_column"]) if pair else ()
    assert terms.best_pair(area) == best and terms.points(area, best) == expect["best_points"]
    assert terms.penalty(hand) == expect["penalty"]
    # The last turn, in which only this card moves.
    s.trigger, s.waiting, s.areas[2], s.hands[2], s.stock = "stock", [2], area, hand or [card("SA")], []
    s.phase, s.loose, s.hands[2] = "build", [], hand
    match.submit(2, Build(NOTHING))
    if final_pair == "manual":
        while s.waiting:
            seat = s.waiting[0]
            match.submit(seat, GAME.timeout(s, seat))
    assert s.pairs[2] == list(best) and s.scores[2] == expect["score"] and s.revealed[2] == hand


def test_r13_r14_a_manual_pair_is_chosen_in_secret_and_may_be_a_bad_one() -> None:
    match = begin(final_pair="manual")
    s = match.state
    s.areas = [fort([["S3", "H3"], ["D5"]]), fort([["C5", "L5"]]), []]
    s.hands, s.phase, s.waiting, s.trigger = [[], [], []], "pair", [0, 1, 2], "hand"
    assert [GAME.legal(s, p) for p in range(3)] == [[KEEP, Pair(1, 2)], [KEEP], [KEEP]]
    assert [GAME.automatic(s)] == [(1, KEEP)]
    match.submit(0, Pair(1, 2))
    assert s.pairs == [] and GAME.view(s, 1, match="", options={}).s.areas == s.areas
    for p in (1, 2):
        match.submit(p, KEEP)
    assert (s.pairs, s.scores, s.winners, s.ended) == ([[1, 2], [], []], [2, 2, 0], [0, 1], "hand")


# The end: E17 to E19


@examples("refill")
def test_refill(example: dict[str, Any]) -> None:
    field, stock, expect = rock(example["field"]), [card(c) for c in example["stock_top_first"]], example["expect"]
    filled = terms.refill(field, stock)
    assert {POSITIONS[at]: code(field[at]) for at in filled} == expect["filled"]
    assert len(stock) == expect["stock_left"]
    assert [p for p, c in zip(POSITIONS, field, strict=True) if c < 0] == expect["empty_positions"]
    match = begin()
    s = match.state
    s.field, s.stock = rock(example["field"]), [card(c) for c in example["stock_top_first"]]
    turn(match, "SA", "1aU", "number")
    assert s.trigger == ("stock" if expect["end_triggered"] else ""), "R10: even where the rock is full"


@examples("end_of_game")
@pytest.mark.parametrize("reason", ["hand", "stock"])
def test_end_of_game(example: dict[str, Any], reason: str) -> None:
    seats, trigger = example["players"], int(example["trigger_at_end_of_turn_of"][1])
    match = begin(seats, start_player=int(example["start_player"][1]) + 1)
    s = match.state
    s.waiting = [trigger]
    if reason == "hand":
        s.hands[trigger] = cards("HA")
        turn(match, "HA", "1aU", "number", "F1")  # R9: nothing came to the hand
    else:
        s.stock = s.stock[:1]
        turn(match, "SK", "1aU", "number")
    played = []
    while s.waiting:
        played.append(f"P{s.waiting[0]}")
        turn(match, code(s.hands[s.waiting[0]][0]), next(p.code for p in SPOTS if s.field[p.adjacent] >= 0), "suit")
    assert played == example["expect"]["further_turns"] and s.ended == s.trigger == reason


@examples("stall")
def test_stall(example: dict[str, Any]) -> None:
    match = begin(example["players"])
    s, counted = match.state, []
    for number, null in enumerate(example["turns_are_null"], 1):
        s.hands[s.waiting[0]], s.field[0] = cards("HA XA"), card("SK")
        turn(match, "HA", "1aU", "number", "" if null else "F1")
        counted.append(s.quiet)
        assert (s.trigger == "stall") == (number == example["expect"]["end_triggered_after_turn"])
    assert counted == example["expect"]["counter_after_each_turn"] and s.ended == "stall"


def test_r10_a_turn_that_captures_but_builds_nothing_breaks_the_stall() -> None:
    match = begin(3)
    s = match.state
    s.quiet, s.hands[0], s.field[0] = 5, cards("SK XA"), card("HA")
    turn(match, "SK", "1aU", "number")
    assert (s.areas[0], len(s.hands[0]) > 2, s.quiet, s.trigger) == ([], True, 0, "")


def test_r15_equal_scores_share() -> None:
    match = begin()
    s = match.state
    s.trigger, s.waiting, s.phase, s.loose, s.stock = "stock", [2], "build", [], []
    s.areas, s.hands = [fort([["S3"]]), fort([["H3"]]), []], [cards("S2"), cards("HA C2"), cards("S2")]
    s.hands[1] = cards("HA HK SA")
    match.submit(2, Build(NOTHING))
    assert (s.scores, s.winners) == ([-1, -1, -2], [0, 1])
