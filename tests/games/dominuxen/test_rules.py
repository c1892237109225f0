"""Dominuxen by its rules: tiles, strength, the worked examples (E1 to E9) and the rulings (R1 to R17)."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.match import Match
from engine.core.offers import Path, Subset, Values, wander
from engine.core.options import Number
from engine.core.tiles import COUNT, DOUBLE, HAS, HIGH, LOW, code, other, parse, tile, tiles
from engine.games.dominuxen.rules import ANSWER, DRAW, GAME, HABIT, LEG, REST, Answer, Draws, Habit, Play, largest_sets
from engine.games.dominuxen.state import DominuxenState, end_round, round_score
from engine.games.dominuxen.terms import (
    ASK,
    BEATS,
    HABITS,
    LEAVE_IT,
    NEVER,
    PILE,
    RETURNED,
    TAKE_IT,
    TAKEN,
    THROWN,
    victims_of,
    worth,
)
from tests.games.dominuxen.positions import (
    SECRET,
    SIX,
    at_e4,
    at_e7,
    at_e9,
    line,
    move,
    played,
    position,
    refused,
    settle,
    step,
    told,
)

SEVENS = " ".join(code(t) for t in range(COUNT) if HAS[7][t])
AFTER_TAKE = f"{SIX}, 0 take"
"""Seat 1 has to draw two tiles."""


def test_a_double_twelve_set_has_each_pair_once_and_each_number_thirteen_times() -> None:
    assert COUNT == 91 == len({(LOW[t], HIGH[t]) for t in range(COUNT)})
    for t, (a, b) in enumerate(zip(LOW, HIGH, strict=True)):
        assert tile(a, b) == tile(b, a) == parse(code(t)) == t
        assert code(t) == f"{a}-{b}" and a <= b and other(t, a) == b and other(t, b) == a
    for v in range(13):
        assert sum(HAS[v]) == 13 and HAS[v][DOUBLE[v]] and LOW[DOUBLE[v]] == HIGH[DOUBLE[v]] == v
    for wrong in ("", "3", "3-", "1-2-3", "0-13", "-1-2", "a-b"):
        with pytest.raises(ValueError):
            parse(wrong)


def test_strength() -> None:
    """With the examples: 12 beats 11 but not 0, 0 beats 12 but not 11, 1 beats 0, 5 does not beat 5."""
    weaker = [[y for y in range(13) if BEATS[x][y]] for x in range(13)]
    assert weaker == [[12], *(list(range(x)) for x in range(1, 12)), list(range(1, 12))]


@pytest.mark.parametrize(
    ("lines", "seat", "number", "size", "victims"),
    [
        pytest.param("5x2 3x2 7x2 4x2", 0, 6, 2, [1, 3], id="E1"),
        pytest.param("11x1 12x1 - 0x1", 2, 12, 1, [0], id="E2-12"),
        pytest.param("11x1 12x1 - 0x1", 2, 0, 1, [1], id="E2-0"),
        *(pytest.param("- 12x2 -", 0, v, 2, [1] * (v == 0), id=f"source-{v}") for v in range(13)),
        *(pytest.param("3x2 " * 5, p, 6, 2, [(p + k) % 5 for k in range(1, 5)], id=f"R1-{p}") for p in range(5)),
        pytest.param("5x2 3x2 7x2 4x2", 2, 6, 2, [3, 0, 1], id="R1-clockwise"),
        pytest.param("5x2 3x2 7x2 4x2", 1, 5, 2, [3], id="R1-equal"),
        pytest.param("1x2 2x2 3x2|3x1 4x2", 3, 9, 2, [0, 1], id="R1-last"),
    ],
)
def test_whom_a_set_attacks(lines: str, seat: int, number: int, size: int, victims: list[int]) -> None:
    sets = [[] if text == "-" else line(text.replace("|", ":|") + ":") for text in lines.split()]
    assert victims_of(sets, seat, number, size) == victims


@pytest.mark.parametrize(
    ("hand", "counts", "all_plays", "doubled"),
    [
        ("3-3 3-12 0-3 5-12 7-8", {0: 1, 3: 7, 5: 1, 7: 1, 8: 1, 12: 3}, 14, 18),
        ("0-0 0-12 12-12", {0: 3, 12: 3}, 6, 10),
        pytest.param(SEVENS, {7: 8191} | {v: 1 for v in range(13) if v != 7}, 8203, 8203 + 4096, id="sevens"),
    ],
)
def test_e3_legal_plays(hand: str, counts: dict[int, int], all_plays: int, doubled: int) -> None:
    for double_tiles, wanted in ((False, all_plays), (True, doubled)):
        m = position([hand, "1-1", "2-2"], double_tiles=double_tiles)
        legal = GAME.legal(m.state, 0)
        plain = [a.number for a in legal if isinstance(a, Play) and a.size == len(a.tiles)]
        assert len(legal) == wanted and {v: plain.count(v) for v in sorted(plain)} == counts


def test_e4_a_full_turn_and_what_it_tells() -> None:
    m = at_e4()
    s, tiles_there = m.state, GAME.conserved(m.state)
    assert told(m, SIX) == [["played", 0, 6, 2, tiles("6-9 6-11")], ["attacks", 0, [1, 3]]]
    assert told(m, "0 take") == [["took", 0, 1, 3, 2, tiles("3-4 3-12")]]
    assert (s.phase, s.waiting, s.owed) == ("draw", [1], 2)
    assert told(m, "1 draw 8-8") == [["drew", 1, parse("8-8")]]
    by_pile = [["drew_pile", 1, 1], ["drew_tiles", tiles("1-9"), (1,)], ["refilled", tiles("6-6")]]
    assert told(m, "1 draw pile") == by_pile and s.fresh[1] == tiles("8-8 1-9")
    assert s.row == tiles("0-1 2-12 9-9 10-11 0-5 6-6")
    assert (s.phase, s.waiting, s.victims) == ("take", [0], [3])
    assert told(m, "0 leave") == [["left", 0, 3, 4, 2]] and (s.phase, s.waiting) == ("recover", [3])
    assert told(m, "3 discard") == [["discarded", 3, 4, 2, tiles("0-4 4-10")]]
    told(m, "3 draw 10-11, 3 draw pile")
    hands = "2-6 1-4 3-4 3-12", "3-3 8-10 8-8 1-9", "5-5 0-9", "7-12 1-1 10-11 3-7"
    assert s.hands == [sorted(tiles(hand)) for hand in hands]
    assert s.lines == [line(t) for t in ("5x2: 5-6 5-9 | 6x2: 6-9 6-11", "", "7x2: 2-7 7-7", "4x1: 4-8")]
    assert (s.row, s.pile, s.discard) == (tiles("0-1 2-12 9-9 0-5 6-6 4-4"), [], tiles("0-4 4-10"))
    assert (s.phase, s.waiting, s.active) == ("play", [1], 1) and GAME.conserved(s) == tiles_there
    assert s.attacks == [[1, 3, 2, TAKEN], [3, 4, 2, THROWN]]
    end_round(s, "turn_limit", m.ctx)
    assert s.scores == [0, -4, 0, -3]


def test_e5_an_empty_centre_ends_the_round_at_once_even_in_the_middle_of_an_attack() -> None:
    m = at_e4(f"{SIX}, 0 take, 1 draw 8-8", row="0-1 8-8", pile="")
    assert not m.over
    told(m, "1 draw 0-1")
    assert (m.state.ended, m.state.scores) == ("centre_empty", [0, -4, 0, 1])
    assert m.state.lines[3] == line("4x1: 4-8 | 4x2: 0-4 4-10")
    m = at_e4(row="0-1", pile="")
    m.state.rounds = 2
    told(m, f"{SIX}, 0 take, 1 draw 0-1")
    assert (m.state.round, m.state.owed, m.state.drawn) == (2, 0, []), "nothing is owed in the next round"


def test_e6_r4_an_emptied_hand_ends_the_round_before_the_attack() -> None:
    m = at_e4(first="6-9 6-11")
    hands = [[], tiles("3-3 8-10"), tiles("0-9 5-5"), tiles("1-1 7-12")]
    assert told(m, SIX) == [
        ["played", 0, 6, 2, tiles("6-9 6-11")],
        ["round_over", 1, "hand_empty", [4, 0, 0, 1], hands],
        ["over", [4, 0, 0, 1], [0]],
    ]
    s = m.state
    assert (s.ended, s.scores, s.winners, s.revealed, s.attacks) == ("hand_empty", [4, 0, 0, 1], [0], hands, [])


def test_e7_a_lone_double_as_two_for_which_one_tile_is_drawn() -> None:
    m = at_e7()
    s = m.state
    told(m, "0 8x2 8-8")
    assert s.victims == [1, 2]
    told(m, "0 leave, 1 back")
    assert s.hands[1] == tiles("0-2 3-5 5-7") and not s.drawn
    told(m, "0 take")
    assert (s.phase, s.waiting, s.owed) == ("draw", [2], 1)
    told(m, "2 draw pile")
    assert (s.phase, s.waiting, s.hands[2]) == ("play", [1], tiles("0-3 2-3"))
    once = at_e7()
    assert told(once, "0 8x1 8-8") == [["played", 0, 8, 1, tiles("8-8")]] and once.state.waiting == [1]
    assert round_score(once.state.lines[0], [], True) == 2, "R10"


@pytest.mark.parametrize(
    ("text", "hand", "with_doubles", "without"),
    [
        ("8x4: 8-8 1-8 2-8 | 0x1: 0-6", "", 5, 4),
        ("12x5: 12-12 3-12 4-12 7-12", "1-1 2-3 4-9", 1, 1),
        ("9x3: 9-9 5-9", "0-0 12-12", -1, 0),
    ],
)
def test_e8_scores_with_and_without_the_option(text: str, hand: str, with_doubles: int, without: int) -> None:
    assert round_score(line(text), tiles(hand), True) == with_doubles
    assert round_score(line(text), tiles(hand), False) == without
    s = position([hand, "", ""], [text, "", ""], double_tiles=True).state
    assert s.line_worth(0) - worth(tiles(hand), True) == with_doubles


LOOP = "1 12x1 9-12, 1 leave, 2 back", "2 5x1 4-5, 2 leave, 0 back", "0 0x1 0-1, 0 leave, 1 back"


def test_e9_r9_an_endless_loop_restores_the_position_until_the_turn_limit_ends_it() -> None:
    m = at_e9(turn_limit=50)
    s, before = m.state, at_e9().state
    for moves in LOOP:
        told(m, moves)
    shown = [[s.hands, s.lines, s.row, s.pile, s.active] for s in (s, before)]
    assert shown[0] == shown[1] and s.turn == 3
    while not m.over:
        told(m, LOOP[s.active - 1])
    assert (s.ended, s.turn, s.scores) == ("turn_limit", 50, [-2, 0, 0]), "the last turn is dealt with to its end"


def test_r1_only_the_last_set_is_attacked_compulsorily_and_no_uncovered_one_in_the_same_turn() -> None:
    m = position(["6-6 0-1", "0-2", "0-3"], ["", "4x1: 3-4 | 5x1: 4-5", ""], "1-2 1-3 1-4 1-5 1-6 1-7", "2-3")
    told(m, "0 6x1 6-6")
    assert refused(m, 0, "0x1 0-1") == ("take-now", {})
    told(m, "0 take, 1 draw pile")
    assert m.state.phase == "play" and m.state.lines[1] == line("4x1: 3-4")


def test_r1_an_attack_of_seat_2_goes_round_and_comes_back_to_the_left_of_seat_2() -> None:
    hands = ["0-1 0-2", "0-3 0-4", "6-9 6-11 1-4", "0-5 0-7"]
    lines = ["5x2: 5-6 5-9", "3x2: 3-4 3-12", "9x2: 9-9 9-10", "4x2: 4-8 4-10"]
    m = position(hands, lines, "1-1 1-2 1-3 1-5 1-6 1-7", "2-2 2-3 2-4 2-5 2-6 2-7", 2)
    s = m.state
    told(m, "2 6x2 6-9 6-11")
    assert s.victims == [3, 0, 1] and [a[0] for a in s.attacks] == [3, 0, 1]
    told(m, "2 take, 3 draw pile, 3 draw pile")
    assert (s.phase, s.waiting, s.victims) == ("take", [2], [0, 1])
    told(m, "2 leave, 0 back, 2 leave, 1 back")
    assert (s.phase, s.waiting, s.active) == ("play", [3], 3)


def test_r2_r7_the_row_is_refilled_after_the_last_draw_and_each_pile_tile_is_seen_before_the_next_choice() -> None:
    m = at_e4(f"{SIX}, 0 take, 1 draw pile")
    assert parse("1-9") in m.view(1).state["hands"][1] and m.view(0).state["hands"][1] == 3
    assert (m.state.waiting, m.state.owed, m.state.row) == ([1], 1, tiles("0-1 8-8 2-12 9-9 10-11 0-5"))
    m = at_e4(f"{SIX}, 0 take, 1 draw 8-8, 1 draw 0-1")
    assert m.state.row == tiles("2-12 9-9 10-11 0-5 1-9 6-6")


def test_r3_exhaustion_needs_row_and_pile_and_is_checked_after_every_draw() -> None:
    m = at_e4(f"{SIX}, 0 take, 1 draw 8-8, 1 draw 0-1", row="0-1 8-8 2-12", pile="")
    assert not m.over and m.state.row == tiles("2-12") and m.state.victims == [3]
    told(m, "0 take, 3 draw 2-12")
    assert m.state.ended == "centre_empty" and m.state.owed == 0


def test_r5_after_back_nobody_draws_and_what_everybody_saw_is_known() -> None:
    m = at_e4()
    m.state.known[3], m.state.fresh[3] = tiles("1-1"), tiles("1-1")
    told(m, f"{SIX}, 0 leave, 1 back")
    assert (m.state.phase, m.state.victims, len(m.state.pile)) == ("take", [3], 4)
    assert m.state.hands[1] == tiles("3-3 3-4 3-12 8-10")
    assert told(m, "0 leave, 3 back") == [["back", 3, 4, 2, tiles("0-4 4-10")]]
    assert m.state.known[3] == m.state.fresh[3] == tiles("1-1 0-4 4-10")


def test_r5_r10_who_discards_draws_for_every_tile_of_the_set_not_for_what_it_counted() -> None:
    m = at_e7()
    s = m.state
    told(m, "0 8x2 8-8, 0 leave, 1 discard")
    assert (s.phase, s.waiting, s.owed) == ("draw", [1], 2)
    told(m, "1 draw pile")
    assert (s.phase, s.owed) == ("draw", 1)
    told(m, "1 draw pile, 0 leave, 2 discard")
    assert s.lines[2] == [] and s.discard == tiles("5-7 3-5 7-7")
    assert (s.waiting, s.owed) == ([2], 1), "7-7 counted as two"
    told(m, "2 draw 1-2")
    assert s.phase == "play" and len(s.hands[2]) == 2
    assert [worth(tiles("8-8 1-2"), doubles) for doubles in (True, False)] == [3, 2]


def test_r6_both_numbers_are_free_again_in_a_hand_and_its_sets_are_known_and_remembered() -> None:
    m = at_e4()
    s = m.state
    s.known[0] = tiles("1-4")
    told(m, f"{SIX}, 0 take, 1 rest, 0 take, 3 rest")
    assert s.known[0] == tiles("1-4 3-4 3-12 0-4 4-10") and s.fresh[0] == tiles("3-4 3-12 0-4 4-10")
    s.active, s.waiting = 0, [0]
    assert all(GAME.allows(s, 0, move(text)) for text in ("12x1 3-12", "3x1 3-12"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r8_the_discard_never_returns(seats: int) -> None:
    m = played(seats, seats)
    seen = [t for e in m.ctx.events if e.kind == "discarded" for t in e.facts["tiles"]]
    assert m.state.discard == seen and not set(seen) & {t for hand in m.state.hands for t in hand}


@given(st.permutations(range(COUNT)), st.integers(0, 40), st.booleans())
def test_r10_every_tile_counts_once_and_a_double_twice_with_the_option(
    order: list[int], cut: int, doubles: bool
) -> None:
    laid, held = order[:cut], order[cut:60]
    extra = sum(t in DOUBLE for t in laid) - sum(t in DOUBLE for t in held)
    for sets in ([[LOW[t], 1, t] for t in laid], [[0, cut, *laid]]):
        assert round_score(sets, held, doubles) == len(laid) - len(held) + doubles * extra


def test_r11_only_the_double_of_the_number_can_count_as_two() -> None:
    m = position(["3-3 3-12 12-12 5-5", "1-1", "2-2"], double_tiles=True)
    assert all(sum(t in DOUBLE for t in a.tiles) <= 1 for a in GAME.legal(m.state, 0) if isinstance(a, Play))
    assert GAME.allows(m.state, 0, move("12x3 3-12 12-12"))
    assert refused(m, 0, "3x2 3-12") == ("double", {"number": 3})


def test_r12_without_the_option_a_double_is_an_ordinary_tile() -> None:
    m = position(["3-3 1-2", "1-1", "2-2"])
    assert refused(m, 0, "3x2 3-3") == ("double-rule", {"number": 3})
    assert [a for a in GAME.legal(m.state, 0) if isinstance(a, Play) and DOUBLE[3] in a.tiles] == [move("3x1 3-3")]


def test_r13_the_start_player_is_drawn_and_told_the_round_hands_and_row() -> None:
    given = {"start player": [2, 0, 1], "deal 1": list(range(91))}
    m = Match.begin(GAME, match="m", seats=3, options={}, secret=SECRET, given=given)
    assert [[e.kind, *e.facts.values(), e.only] for e in m.ctx.events] == [
        ["round", 1, 2, None],
        *(["dealt", list(range(13 * p, 13 * p + 13)), (p,)] for p in range(3)),
        ["row", list(range(39, 45)), None],
    ]
    assert m.state.waiting == [2] and m.state.starter == m.state.active == 2


def test_r14_the_highest_total_wins_and_ties_share() -> None:
    s = position(["0-1", "0-2", "0-3"], ["5x1: 1-5 | 3x1: 3-9", "4x1: 1-4 | 6x1: 6-9", ""]).state
    end_round(s, "hand_empty", GameContext(random.random))
    assert (s.scores, s.winners) == ([1, 1, -1], [0, 1])


def test_r15_rounds_are_added_up_and_the_start_moves_one_seat_left() -> None:
    m = Match.begin(GAME, match="m", seats=3, options={"rounds": 4}, secret=SECRET, given={"start player": [1, 0, 2]})
    s, rng, starts = m.state, random.Random(3), list[int]()
    while not m.over:
        if s.turn == 0 and len(starts) < s.round:
            starts.append(s.waiting[0])
        step(m, rng)
    assert starts == [1, 2, 0, 1] and len(s.columns) == 4 == len(s.reasons)
    assert s.totals == s.scores == [sum(c[p] for c in s.columns) for p in range(3)]
    assert s.ended == s.reasons[-1]


def test_r16_a_hand_has_no_limit() -> None:
    m = at_e4(first="6-9 6-11 11-11 11-12 10-12 " + " ".join(code(t) for t in range(COUNT) if HAS[2][t]))
    told(m, f"{SIX}, 0 take")
    assert len(m.state.hands[0]) == 18


@pytest.mark.parametrize(("seats", "least", "most"), [(3, 0.0, 0.25), (4, 0.2, 0.8), (5, 0.8, 1.0)])
def test_r17_five_are_tight(seats: int, least: float, most: float) -> None:
    """Random play empties the centre rarely with three, in about half of the games with four, mostly with five."""
    ends = [played(seats, seed).state.ended for seed in range(40)]
    assert least <= ends.count("centre_empty") / 40 <= most


@pytest.mark.parametrize(("seats", "pile"), [(3, 46), (4, 33), (5, 20)])
def test_setup(seats: int, pile: int) -> None:
    order = [(5 * k) % COUNT for k in range(COUNT)]
    m = Match.begin(GAME, match="m", seats=seats, options={}, secret=SECRET, given={"deal 1": order})
    s = m.state
    assert [sorted(order[p * 13 : p * 13 + 13]) for p in range(seats)] == s.hands
    assert [*s.row, *s.pile[::-1]] == order[seats * 13 :] and (len(s.row), len(s.pile)) == (6, pile)
    assert s.lines == [[]] * seats and s.discard == [] and GAME.conserved(s) == list(range(COUNT))


def test_what_a_table_may_choose() -> None:
    assert GAME.check(4, {}) == {"double_tiles": False, "rounds": 1, "turn_limit": 150}
    assert [(o.low, o.high) for o in GAME.options if isinstance(o, Number)] == [(1, 5), (50, 500)]
    assert (GAME.seats, GAME.default_seats, (ASK, *range(1, 7), NEVER)) == ((3, 4, 5), 4, HABITS)


def test_habits_and_the_hands_shown_last_are_carried_into_the_next_round() -> None:
    last, s = at_e4().state, at_e4().state
    last.habits, last.revealed = [0, 3, 0, 15], [tiles("1-1"), [], [], []]
    LEG.carry(s, last)
    assert (s.habits, s.revealed) == ([0, 3, 0, 15], [tiles("1-1"), [], [], []])
    s.habits[0] = 2
    assert last.habits[0] == 0
    m = at_e4(first="6-9 6-11")
    m.state.rounds = 2
    told(m, f"3 habit 2, {SIX}")
    assert m.state.round == 2 and m.state.habits == [ASK, ASK, ASK, 2] and settle(m) == 0


def offered(m: Match[DominuxenState], *path: Any) -> Any:
    return GAME.offer(m.state, m.state.waiting[0], path)


def test_a_play_is_chosen_in_steps() -> None:
    m = at_e4()
    assert offered(m) == Values(("play",)) and offered(m, "play") == Values((1, 2, 4, 6, 9, 11))
    assert offered(m, "play", 6) == Subset(tuple(tiles("2-6 6-9 6-11")), 1, 3)
    assert offered(m, "play", 6, tiles("6-9 6-11")) == Values((2,))
    assert offered(m, "play", 6, tiles("6-9 6-11"), 2) is None
    doubles = at_e7()
    assert offered(doubles, "play", 8, tiles("8-8")) == Values((1, 2))
    assert offered(doubles, "play", 0, tiles("0-1")) == Values((1,))


@pytest.mark.parametrize("path", [("take",), ("play", 13), ("play", "x"), ("play", [1]), ("play", 3), ("play", 6, 7)])
def test_a_path_that_begins_no_move_is_offered_nothing(path: Path) -> None:
    assert offered(at_e4(), *path) is None


def test_all_thirteen_tiles_of_a_number_may_be_laid_at_once_and_are_not_listed() -> None:
    m = position([SEVENS, "0-1", "0-2"], double_tiles=True)
    view, sevens = m.view(0), tiles(SEVENS)
    assert view.legal == () and view.asked and view.first["play"] == Values(tuple(range(13)))
    assert offered(m, "play", 7, sevens) == Values((13, 14)) and offered(m, "play", 7, [*sevens, 0]) is None
    told(m, f"0 7x14 {SEVENS}")
    assert m.over and m.state.scores[0] == 14


@pytest.mark.parametrize(
    ("owed", "row", "pile", "tags"),
    [
        (1, "0-1 8-8", "1-9", ["draw"]),
        (1, "0-1", "", ["draw"]),
        (2, "0-1 8-8", "1-9", ["draw", "draws", "rest"]),
        (2, "0-1 8-8", "", ["draw", "draws"]),
        (2, "", "1-9 6-6", ["draw", "rest"]),
        (3, "0-1", "1-9", ["draw", "draws", "rest"]),
    ],
)
def test_ways_to_draw_are_offered_as_far_as_there_are_tiles(owed: int, row: str, pile: str, tags: list[str]) -> None:
    m = at_e4(AFTER_TAKE, row, pile)
    m.state.owed = owed
    assert list(offered(m).values) == tags
    assert offered(m, "draw") == Values((*tiles(row), PILE) if pile else tuple(tiles(row)))
    some = Subset(tuple(tiles(row)), 1, min(owed, len(tiles(row)))) if "draws" in tags else None
    assert offered(m, "draws") == some
    assert offered(m, "rest") is None and offered(m, "draw", PILE) is None and offered(m, "take") is None


def test_steps_list_and_judgement_tell_the_same() -> None:
    for seed in range(6):
        m = played(3 + seed % 3, seed, 7 * seed, double_tiles=bool(seed % 2))
        s, seat, rng = m.state, m.state.waiting[0], random.Random(seed)
        legal = set(GAME.legal(s, seat))
        assert all(GAME.allows(s, seat, a) for a in legal)
        for _ in range(100):
            assert GAME.read(wander(partial(GAME.offer, s, seat), rng.random)) in legal


@given(st.data())
def test_allowed_is_exactly_what_is_listed(data: st.DataObject) -> None:
    hand = data.draw(st.lists(st.integers(0, COUNT - 1), min_size=1, max_size=9, unique=True))
    m = position([" ".join(code(t) for t in hand), "", ""], double_tiles=data.draw(st.booleans()))
    chosen = data.draw(st.lists(st.sampled_from([*hand, 0, 44, 90]), max_size=5))
    action = Play(data.draw(st.integers(-1, 13)), tuple(chosen), data.draw(st.integers(0, 6)))
    assert GAME.allows(m.state, 0, action) == (action in GAME.legal(m.state, 0))


def test_several_tiles_are_listed_from_one_to_as_many_as_are_owed_but_not_in_the_view() -> None:
    m = at_e4(AFTER_TAKE, row="0-1 8-8 2-12")
    one = [*(DRAW[t] for t in tiles("0-1 8-8 2-12")), DRAW[PILE]]
    some = ["0-1", "2-12", "8-8", "0-1 2-12", "0-1 8-8", "2-12 8-8"]
    assert list(GAME.legal(m.state, 1)) == [*one, REST, *(Draws(tuple(tiles(text))) for text in some)]
    assert m.view(1).legal == () and m.view(1).first
    told(m, "1 draw pile")
    assert list(GAME.legal(m.state, 1)) == one
    assert len(at_e4(SIX).view(0).legal) == 2, "take or leave"


def test_draws_of_the_row_and_the_rest_of_the_pile() -> None:
    m = at_e4()
    m.state.lines[1] = line("3x3: 3-4 3-12 3-5")
    told(m, "0 6x3 6-9 6-11 2-6, 0 take, 1 draws 0-1")
    assert m.state.hands[1] == tiles("0-1 1-9 3-3 6-6 8-10")
    assert m.state.drawn == [parse("0-1"), PILE, PILE] and m.state.row == tiles("8-8 2-12 9-9 10-11 0-5 3-7")
    assert told(at_e4(AFTER_TAKE), "1 draws 0-1 8-8") == [
        ["drew", 1, parse("0-1")],
        ["drew", 1, parse("8-8")],
        ["refilled", tiles("1-9 6-6")],
    ]
    assert at_e4(f"{AFTER_TAKE}, 1 draws 0-5").state == at_e4(f"{AFTER_TAKE}, 1 draw 0-5, 1 draw pile").state


def test_a_pile_that_runs_out_leaves_the_rest_to_ask_for() -> None:
    m = at_e4(pile="1-9")
    m.state.lines[1] = line("3x3: 3-4 3-12 3-5")
    told(m, "0 6x3 6-9 6-11 2-6, 0 take, 1 rest")
    assert (m.state.owed, m.state.waiting, m.state.drawn) == (2, [1], [PILE]) and GAME.automatic(m.state) is None
    told(m, "1 draws 8-8 9-9")
    assert m.state.phase != "draw" and m.state.row == tiles("0-1 2-12 10-11 0-5")


@pytest.mark.parametrize(
    ("action", "reason", "facts"),
    [
        ("6x1 0-9", "held", {"tile": parse("0-9")}),
        ("6x1 0-0", "held", {"tile": 0}),
        ("6x1 1-4", "match", {"tile": parse("1-4"), "number": 6}),
        ("0x1 1-4", "match", {"tile": parse("1-4"), "number": 0}),
        ("12x1 1-4", "match", {"tile": parse("1-4"), "number": 12}),
        (Play(6, (), 0), "tiles", {"number": 6}),
        (Play(0, (), 0), "tiles", {"number": 0}),
        (Play(13, (1,), 1), "number", {"number": 13}),
        (Play(-1, (1,), 1), "number", {"number": -1}),
        (Play(6, (91,), 1), "such-tile", {}),
        ("6x2 6-9 6-9", "twice", {}),
        (Play(6, tuple(tiles("6-11 6-9")), 2), "malformed", {}),
        ("6x1 6-9 6-11", "size", {"count": 2}),
        ("6x4 6-9 6-11", "size", {"count": 2}),
        ("6x3 6-9 6-11", "double-rule", {"number": 6}),
        ("take", "play-now", {}),
        ("draw pile", "play-now", {}),
        (Answer(0, TAKE_IT), "answer", {}),
        (Answer(9, TAKE_IT), "answer", {}),
        (Habit(99), "habit", {}),
        (Habit(ASK), "change", {}),
    ],
)
def test_a_refused_play_names_what_is_wrong(action: Action | str, reason: str, facts: dict[str, Any]) -> None:
    assert refused(at_e4(), 0, action) == (reason, facts)


def test_a_double_that_is_not_among_the_tiles_counts_once() -> None:
    m = position(["6-6 6-9 6-11", "0-1", "0-2"], double_tiles=True)
    assert refused(m, 0, "6x3 6-9 6-11") == ("double", {"number": 6}) and GAME.allows(m.state, 0, move("6x3 6-6 6-9"))


@pytest.mark.parametrize(
    ("moves", "pile", "action", "reason", "facts"),
    [
        ("", "1-9", "draw 3-3", "row-tile", {"tile": parse("3-3")}),
        ("", "1-9", "draw 0-0", "row-tile", {"tile": 0}),
        ("", "1-9", "draws 0-1 0-5 8-8", "so-many", {"count": 2}),
        ("", "1-9", "draws 8-8 0-5", "malformed", {}),
        ("", "1-9", "draws", "tiles-drawn", {}),
        ("", "1-9", "draws 0-1 0-1", "twice", {}),
        ("", "1-9", Draws((91,)), "such-tile", {}),
        ("", "1-9", "take", "draw-now", {}),
        ("", "1-9", "6x1 2-6", "draw-now", {}),
        ("", "", "draw pile", "pile", {}),
        ("", "", "rest", "pile", {}),
        (", 1 draw 8-8", "", "rest", "single", {}),
        (", 1 draw 8-8", "", "draws 0-1", "single", {}),
        (", 1 draw 8-8", "", "draw 8-8", "row-tile", {"tile": parse("8-8")}),
    ],
)
def test_a_refused_draw_names_what_is_wrong(
    moves: str, pile: str, action: Action | str, reason: str, facts: dict[str, Any]
) -> None:
    assert refused(at_e4(AFTER_TAKE + moves, pile=pile), 1, action) == (reason, facts)


def test_a_question_to_answer_is_told_by_name() -> None:
    m = at_e4(SIX)
    assert refused(m, 0, "back") == ("take-now", {})
    told(m, "0 leave")
    assert refused(m, 1, "take") == ("recover-now", {}) and refused(m, 0, "take")[0] == "not-your-turn"


def test_answers_for_all_victims_together_with_the_play() -> None:
    m = at_e4()
    assert told(m, "0 answer 1 take") == [["settled", 1, TAKE_IT, (0,)]]
    told(m, f"0 answer 3 leave, {SIX}")
    assert settle(m) == 1 and (m.state.waiting, m.state.phase) == ([1], "draw")
    told(m, "1 rest")
    assert settle(m) == 1 and (m.state.waiting, m.state.phase) == ([3], "recover")
    told(m, "3 back")
    assert m.state.active == 1 and m.state.answers == [[], [], [], []]


def test_an_answer_can_be_given_and_taken_back_while_others_decide() -> None:
    m = at_e4(SIX)
    assert ANSWER[1][TAKE_IT] not in m.view(0).anytime
    told(m, "0 take")
    answers = [[a for a in m.view(seat).anytime if isinstance(a, Answer)] for seat in (0, 1)]
    assert answers == [[ANSWER[3][LEAVE_IT], ANSWER[3][TAKE_IT]], []]
    told(m, "0 answer 3 take, 0 answer 3 ask, 1 rest")
    assert settle(m) == 0 and m.state.waiting == [0]


def test_an_answer_is_dropped_when_the_round_has_ended() -> None:
    m = at_e4(row="0-1 8-8", pile="")
    m.state.rounds = 2
    told(m, f"{SIX}, 0 answer 3 take, 0 take, 1 draw 8-8")
    assert settle(m) == 1
    assert (m.state.round, m.state.answers, m.state.columns) == (2, [[], [], [], []], [[0, -4, 0, 1]])


@pytest.mark.parametrize(("habit", "outcome"), [(1, RETURNED), (2, RETURNED), (3, THROWN), (NEVER, THROWN)])
def test_a_habit_answers_for_sets_that_were_left(habit: int, outcome: int) -> None:
    m = at_e4(f"3 habit {habit}, {SIX}, 0 leave")
    assert settle(m) == 0, "seat 1 has none"
    told(m, "1 back, 0 leave")
    assert GAME.automatic(m.state) is None and settle(m) == 1 and m.state.attacks[1][3] == outcome


def test_a_habit_may_be_settled_while_one_is_asked_and_lasts() -> None:
    m = at_e4(f"{SIX}, 0 leave")
    assert told(m, "1 habit 2") == [["habit", 2, (1,)]]
    assert settle(m) == 1 and m.state.habits == [ASK, 2, ASK, ASK]
    told(m, "1 habit 0")
    assert m.state.habits[1] == ASK


def test_arrangements_never_change_the_order_of_play() -> None:
    """The same decisions, prepared or made when asked, lead to the same events for others."""
    plain, ahead = at_e4(), at_e4()
    told(plain, f"{SIX}, 0 leave, 1 discard, 1 rest, 0 take")
    told(ahead, f"1 habit 3, 0 answer 3 take, 0 answer 1 leave, {SIX}")
    settle(ahead)
    told(ahead, "1 rest")
    settle(ahead)
    public = [[e.to_json() for e in m.ctx.events if e.only is None] for m in (plain, ahead)]
    assert public[0] == public[1] and plain.state.waiting == ahead.state.waiting == [3]
    told(plain, "3 rest")
    told(ahead, "3 rest, 1 habit 0")
    assert ahead.state == plain.state


def test_every_habit_and_answer_but_the_present_one_can_be_settled() -> None:
    m = at_e4("1 habit 3")
    assert list(m.view(1).anytime) == [HABIT[size] for size in HABITS if size != 3]
    mine = [a for q in (1, 2, 3) for a in (ANSWER[q][LEAVE_IT], ANSWER[q][TAKE_IT])]
    assert list(m.view(0).anytime) == [*(HABIT[size] for size in HABITS[1:]), *mine]
    assert m.view(None).anytime == ()


def test_the_move_of_the_clock_is_the_largest_set_of_the_higher_number_leave_back_and_the_pile() -> None:
    for hand, wanted, doubles in (
        ("6-9 6-11 2-9 1-4", "9x2 2-9 6-9", False),
        ("6-9 6-11 6-12 4-4 4-9", "6x3 6-9 6-11 6-12", True),
        ("4-4 4-9 4-10 6-9 6-11 6-12", "4x4 4-4 4-9 4-10", True),
    ):
        s = position([hand, "0-1", "0-2"], double_tiles=doubles).state
        assert GAME.timeout(s, 0) == move(wanted)
    m = at_e4(SIX)
    for seat, wanted, then in ((0, "leave", "leave"), (1, "back", "discard"), (1, "draw pile", "draw pile")):
        assert GAME.timeout(m.state, seat) == move(wanted)
        told(m, f"{seat} {then}")
    m.state.pile = []
    assert GAME.timeout(m.state, 1) == move("draw 0-1")
    for doubles in (True, False):
        threes = move(f"3x{2 + doubles} 3-3 3-12")
        assert largest_sets(tiles("3-3 3-12"), doubles) == [threes, move("12x1 3-12")]


@pytest.mark.parametrize(
    ("row", "pile", "wanted"), [("", "1-9", "pile"), ("8-8", "", "8-8"), ("8-8 0-1", "", ""), ("8-8", "1-9", "")]
)
def test_a_draw_with_one_source_left_makes_itself(row: str, pile: str, wanted: str) -> None:
    m = at_e4(AFTER_TAKE)
    m.state.row, m.state.pile = tiles(row), tiles(pile)
    assert GAME.automatic(m.state) == ((1, move(f"draw {wanted}")) if wanted else None)


@pytest.mark.parametrize(
    ("hand", "doubles", "wanted"),
    [("4-4", False, True), ("4-5", False, False), ("4-4 1-1", False, False), ("4-4", True, False)],
)
def test_a_lone_double_plays_itself_but_never_a_lone_mixed_tile(hand: str, doubles: bool, wanted: bool) -> None:
    s = position([hand, "0-1", "0-2"], double_tiles=doubles).state
    assert GAME.automatic(s) == ((0, move("4x1 4-4")) if wanted else None)


def test_a_lone_double_in_the_hand_answers_no_attack() -> None:
    m = position(["6-6 4-4", "1-1", "0-2"], ["", "5x1: 4-5", ""], "2-3", "2-4")
    for moves, asked in (("0 6x1 6-6", 0), ("0 leave", 1)):
        told(m, moves)
        assert m.state.waiting == [asked] and len(m.state.hands[asked]) == 1 and GAME.automatic(m.state) is None


def test_a_redeal_keeps_what_everybody_saw_and_forgets_what_others_keep_to_themselves() -> None:
    m = at_e4(f"{AFTER_TAKE}, 0 answer 3 take, 1 habit 3, 1 draw 8-8, 1 draw pile")
    assert m.state.pins(2) == {**dict.fromkeys(tiles("3-4 3-12"), 0), parse("8-8"): 1}
    assert m.state.fresh[:2] == [tiles("3-4 3-12"), tiles("8-8 1-9")]
    for seed in range(20):
        new = m.state.redeal(2, random.Random(seed).random)
        assert set(tiles("3-4 3-12")) <= set(new.hands[0]) and parse("8-8") in new.hands[1]
        assert (new.habits, new.answers, new.fresh) == ([ASK] * 4, [[]] * 4, [[]] * 4)
        assert all(hand == sorted(hand) for hand in new.hands)
    assert m.state.redeal(1, random.random).habits[1] == 3


def test_new_tiles_are_those_since_the_own_last_play() -> None:
    m = at_e4()
    m.state.fresh[0], m.state.fresh[2] = tiles("1-4"), tiles("5-5")
    told(m, SIX)
    assert m.state.fresh == [[], [], tiles("5-5"), []]


@pytest.mark.parametrize(
    ("hands", "wanted"),
    [
        # Three 9s and three 6s: the higher number is first; of the rest two 6s, then 0-1 and 1-4 by the 1.
        (["6-9 6-11 2-6 1-4 9-12 4-9 0-1", "0-2", "0-3"], "4-9 6-9 9-12 2-6 6-11 0-1 1-4"),
        (["11-12 5-12 1-11 2-3", "0-2", "0-3"], "5-12 11-12 1-11 2-3"),
        (["0-1", "0-2", "5-5 3-5 0-3"], "3-5 5-5 0-3"),
    ],
)
def test_a_hand_lies_by_numbers_or_by_sets(hands: list[str], wanted: str) -> None:
    seat = max(range(3), key=lambda p: len(hands[p]))
    view = position(hands).view(seat)
    assert GAME.arrange("numbers", view) == sorted(tiles(wanted)) and GAME.arrange("sets", view) == tiles(wanted)
