"""Dominuxen: tiles, strength, the worked examples and the rulings of its rules."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.context import GameContext
from engine.core.match import Match
from engine.core.tiles import COUNT, DOUBLE, HAS, HIGH, LOW, code, other, parse, tile, tiles
from engine.games.dominuxen.moves import (
    BACK,
    DISCARD,
    DRAW,
    LEAVE,
    REST,
    TAKE,
    Play,
)
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.state import end_round, round_score
from engine.games.dominuxen.terms import (
    BEATS,
    PILE,
    TAKEN,
    THROWN,
    victims_of,
    worth,
)
from tests.games.dominuxen.positions import (
    SECRET,
    SIX,
    at_e4,
    at_e9,
    doubles_at_e7,
    last_sets,
    line,
    loop,
    play,
    played,
    position,
    refused,
    same,
    scores,
    step,
    told,
)

# Tiles


def test_a_double_twelve_set_has_each_pair_once_and_each_number_thirteen_times() -> None:
    assert COUNT == 91
    assert len({(LOW[t], HIGH[t]) for t in range(COUNT)}) == 91
    for v in range(13):
        with_v = [t for t in range(COUNT) if HAS[v][t]]
        assert len(with_v) == 13 and sum(LOW[t] == HIGH[t] for t in with_v) == 1
        assert DOUBLE[v] in with_v
        assert all(v in (LOW[t], HIGH[t]) and other(t, v) in (LOW[t], HIGH[t]) for t in with_v)


@given(st.integers(0, 12), st.integers(0, 12))
def test_tiles_read_and_write_their_codes(a: int, b: int) -> None:
    t = tile(a, b)
    assert t == tile(b, a) == parse(code(t))
    assert code(t) == f"{min(a, b)}-{max(a, b)}"
    assert other(t, a) == b


@pytest.mark.parametrize("wrong", ["", "3", "3-", "1-2-3", "0-13", "-1-2", "a-b"])
def test_what_is_no_tile_is_not_read(wrong: str) -> None:
    with pytest.raises(ValueError):
        parse(wrong)


# Strength


def test_strength_examples() -> None:
    assert BEATS[12][11] and not BEATS[12][0] and BEATS[0][12]
    assert not BEATS[0][11] and BEATS[1][0] and not BEATS[5][5]


def test_strength_12_beats_1_to_11_and_0_beats_12_only() -> None:
    assert [y for y in range(13) if BEATS[12][y]] == list(range(1, 12))
    assert [y for y in range(13) if BEATS[0][y]] == [12]
    for x in range(1, 12):
        assert [y for y in range(13) if BEATS[x][y]] == list(range(x))


@given(st.integers(0, 12), st.integers(0, 12))
def test_of_two_different_numbers_exactly_one_is_stronger(x: int, y: int) -> None:
    assert BEATS[x][y] + BEATS[y][x] == (x != y)


def test_source_a_set_of_twelve_tiles_is_possible() -> None:
    hand = " ".join(f"{min(4, k)}-{max(4, k)}" for k in range(13) if k != 4) + " 0-1"
    m = position([hand, "1-2", "2-2"], row="5-6 5-7", pile="5-8")
    big = play(4, hand.removesuffix(" 0-1"))
    m.submit(0, big)
    assert m.state.lines[0] == [[4, 12, *big.tiles]]


def test_source_only_a_zero_set_answers_a_set_of_twelves() -> None:
    for number in range(13):
        s = position(["0-1", "0-2", "0-3"], ["", "12x2: 1-12 2-12", ""]).state
        assert (victims_of(s.lines, 0, number, 2) == [1]) == (number == 0)


def test_source_one_tile_is_drawn_for_a_double_that_counted_as_two() -> None:
    m = doubles_at_e7(8)
    m.submit(0, Play(8, (DOUBLE[8],), 2))
    m.submit(0, LEAVE)
    m.submit(1, BACK)
    m.submit(0, TAKE)
    assert m.state.phase == "draw" and m.state.owed == 1


# Examples


def test_example_1_victims_are_weaker_and_of_the_same_size() -> None:
    s = last_sets((5, 2), (3, 2), (7, 2), (4, 2))
    assert victims_of(s.lines, 0, 6, 2) == [1, 3]


def test_example_2_equal_twelve_and_zero_are_safe() -> None:
    s = last_sets((11, 1), (12, 1), (-1, 0), (0, 1))
    assert victims_of(s.lines, 2, 12, 1) == [0]
    assert victims_of(s.lines, 2, 0, 1) == [1]


@pytest.mark.parametrize(
    ("hand", "counts", "double", "more"),
    [
        ("3-3 3-12 0-3 5-12 7-8", {0: 1, 3: 7, 5: 1, 7: 1, 8: 1, 12: 3}, 18, True),
        ("3-3 3-12 0-3 5-12 7-8", {0: 1, 3: 7, 5: 1, 7: 1, 8: 1, 12: 3}, 14, False),
        ("0-0 0-12 12-12", {0: 3, 12: 3}, 6, False),
        ("0-0 0-12 12-12", {0: 3, 12: 3}, 10, True),
    ],
)
def test_example_3_legal_plays(hand: str, counts: dict[int, int], double: int, more: bool) -> None:
    m = position([hand, "1-1", "2-2"], options={"double_tiles": more})
    legal = GAME.legal(m.state, 0)
    assert len(legal) == double
    plain = [a for a in legal if isinstance(a, Play) and a.size == len(a.tiles)]
    by_number = {v: sum(a.number == v for a in plain) for v in range(13)}
    assert {v: n for v, n in by_number.items() if n} == counts


def test_example_4_a_full_turn() -> None:
    m = at_e4()
    s = m.state
    m.submit(0, SIX)
    assert s.victims == [1, 3] and s.phase == "take" and s.waiting == [0]
    m.submit(0, TAKE)
    assert s.phase == "draw" and s.waiting == [1] and s.owed == 2
    m.submit(1, DRAW[parse("8-8")])
    m.submit(1, DRAW[PILE])
    assert s.row == tiles("0-1 2-12 9-9 10-11 0-5 6-6")
    assert s.phase == "take" and s.waiting == [0] and s.victims == [3]
    m.submit(0, LEAVE)
    assert s.phase == "recover" and s.waiting == [3]
    m.submit(3, DISCARD)
    m.submit(3, DRAW[parse("10-11")])
    m.submit(3, DRAW[PILE])
    assert same(s.hands[0], "2-6 1-4 3-4 3-12")
    assert same(s.hands[1], "3-3 8-10 8-8 1-9")
    assert same(s.hands[2], "5-5 0-9")
    assert same(s.hands[3], "7-12 1-1 10-11 3-7")
    assert s.lines == [line("5x2: 5-6 5-9 | 6x2: 6-9 6-11"), [], line("7x2: 2-7 7-7"), line("4x1: 4-8")]
    assert s.row == tiles("0-1 2-12 9-9 0-5 6-6 4-4") and s.pile == [] and s.discard == tiles("0-4 4-10")
    assert s.phase == "play" and s.waiting == [1] and s.active == 1
    assert scores(s) == [0, -4, 0, -3]
    assert s.attacks == [[1, 3, 2, TAKEN], [3, 4, 2, THROWN]]


def test_example_5_an_empty_centre_ends_the_round_at_once() -> None:
    m = at_e4(row="0-1 8-8", pile="")
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, DRAW[parse("8-8")])
    assert not m.over
    m.submit(1, DRAW[parse("0-1")])
    assert m.over and m.state.ended == "centre_empty"
    assert m.state.scores == [0, -4, 0, 1]
    assert m.state.lines[3] == line("4x1: 4-8 | 4x2: 0-4 4-10")


def test_example_6_an_emptied_hand_ends_the_round_before_the_attack() -> None:
    m = at_e4(first="6-9 6-11")
    m.submit(0, SIX)
    assert m.over and m.state.ended == "hand_empty"
    assert m.state.scores == [4, 0, 0, 1]
    assert m.state.winners == [0] and not m.state.attacks


def test_example_7_a_lone_double_as_two() -> None:
    m = doubles_at_e7(8)
    m.submit(0, Play(8, (DOUBLE[8],), 2))
    s = m.state
    assert s.victims == [1, 2]
    m.submit(0, LEAVE)
    m.submit(1, BACK)
    assert same(s.hands[1], "0-2 5-7 3-5") and not s.drawn
    m.submit(0, TAKE)
    assert s.waiting == [2] and s.owed == 1
    m.submit(2, DRAW[PILE])
    assert s.phase == "play" and s.waiting == [1] and same(s.hands[2], "0-3 2-3")
    once = doubles_at_e7(8)
    once.submit(0, Play(8, (DOUBLE[8],), 1))
    assert once.state.victims == [] and once.state.phase == "play"


@pytest.mark.parametrize(
    ("text", "hand", "with_doubles", "without"),
    [
        ("8x4: 8-8 1-8 2-8 | 0x1: 0-6", "", 5, 4),
        ("12x5: 12-12 3-12 4-12 7-12", "1-1 2-3 4-9", 1, 1),
        ("9x3: 9-9 5-9", "0-0 12-12", -1, 0),
    ],
)
def test_example_8_scores_with_and_without_the_option(text: str, hand: str, with_doubles: int, without: int) -> None:
    assert round_score(line(text), tiles(hand), True) == with_doubles
    assert round_score(line(text), tiles(hand), False) == without


def test_example_9_an_endless_loop_restores_the_position() -> None:
    m = at_e9()
    before = (
        [sorted(h) for h in m.state.hands],
        [li[:] for li in m.state.lines],
        m.state.row[:],
        m.state.pile[:],
        m.state.active,
    )
    loop(m)
    s = m.state
    assert ([sorted(h) for h in s.hands], s.lines, s.row, s.pile, s.active) == before
    assert s.turn == 3


# Rulings


def test_r1_only_the_last_set_is_attacked_clockwise_and_compulsorily() -> None:
    s = last_sets((1, 2), (2, 2), (3, 2), (4, 2))
    s.lines[2].append([3, 1])
    assert victims_of(s.lines, 3, 9, 2) == [0, 1]
    m = at_e4()
    m.submit(0, SIX)
    assert refused(m, 0, play(2, "2-6"))[0] == "dominuxen-no-take-now"


def test_r1_an_uncovered_set_is_not_attacked_in_the_same_turn() -> None:
    m = position(["6-6 0-1", "0-2", "0-3"], ["", "4x1: 3-4 | 5x1: 4-5", ""], row="1-2 1-3 1-4 1-5 1-6 1-7", pile="2-3")
    m.submit(0, play(6, "6-6"))
    m.submit(0, TAKE)
    m.submit(1, DRAW[PILE])
    assert m.state.phase == "play" and m.state.lines[1] == line("4x1: 3-4")


def test_r2_the_row_is_refilled_after_the_last_draw_only() -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, DRAW[parse("8-8")])
    assert len(m.state.row) == 5
    m.submit(1, DRAW[parse("0-1")])
    assert m.state.row == tiles("2-12 9-9 10-11 0-5 1-9 6-6")


def test_r3_exhaustion_needs_row_and_pile_and_is_checked_after_every_draw() -> None:
    m = at_e4(row="0-1 8-8 2-12", pile="")
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, DRAW[parse("8-8")])
    m.submit(1, DRAW[parse("0-1")])
    assert not m.over and m.state.row == tiles("2-12") and m.state.victims == [3]
    m.submit(0, TAKE)
    m.submit(3, DRAW[parse("2-12")])
    assert m.over and m.state.ended == "centre_empty" and m.state.owed == 0


def test_r4_is_example_6() -> None:
    m = at_e4(first="6-9 6-11")
    m.submit(0, SIX)
    assert "attacks" not in told(m) and same(m.state.lines[1][0][2:], "3-4 3-12")


def test_r5_after_back_nobody_draws() -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, LEAVE)
    m.submit(1, BACK)
    assert m.state.phase == "take" and m.state.victims == [3]
    assert same(m.state.hands[1], "3-3 8-10 3-4 3-12") and len(m.state.pile) == 4


def test_r6_both_numbers_are_free_again_in_a_hand() -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, REST)
    m.submit(0, LEAVE)
    m.submit(3, BACK)
    m.state.active, m.state.waiting = 0, [0]
    assert GAME.allows(m.state, 0, play(12, "3-12")) and GAME.allows(m.state, 0, play(3, "3-12"))


def test_r7_each_pile_tile_is_seen_before_the_next_choice() -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, DRAW[PILE])
    assert parse("1-9") in m.view(1).state["hands"][1]
    assert m.view(0).state["hands"][1] == 3 and m.state.waiting == [1] and m.state.owed == 1


def test_r8_the_discard_never_returns() -> None:
    for seed in range(12):
        m = played(3 + seed % 3, seed)
        seen: list[int] = []
        for e in m.ctx.events:
            if e.kind == "discarded":
                seen += e.facts["tiles"]
        assert m.state.discard == seen
        assert not set(seen) & {t for hand in m.state.hands for t in hand}


def test_r9_the_turn_limit_ends_the_loop() -> None:
    m = at_e9(turn_limit=50)
    while not m.over:
        seat, victim, number, codes_ = ((0, 1, 0, "0-1"), (1, 2, 12, "9-12"), (2, 0, 5, "4-5"))[m.state.active]
        m.submit(seat, play(number, codes_))
        assert m.state.victims == [victim]
        m.submit(seat, LEAVE)
        m.submit(victim, BACK)
    assert m.state.ended == "turn_limit" and m.state.turn == 50
    # The last turn is dealt with to its end, no tile changes hands afterwards.
    assert m.state.scores == scores(m.state)


@pytest.mark.parametrize("style", ["first", "last", "timeout"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r9_termination_bound(style: str, seats: int) -> None:
    """Never more than ``turn_limit`` plays a round; a play asks at most 2 + 13 times for each of 4 victims."""
    m = Match.begin(GAME, match="m", seats=seats, options={"turn_limit": 50, "rounds": 2}, secret=SECRET)
    while not m.over:
        seat = m.state.waiting[0]
        legal = GAME.legal(m.state, seat)
        m.submit(seat, GAME.timeout(m.state, seat) if style == "timeout" else legal[0 if style == "first" else -1])
        assert m.state.turn <= 50
    assert len(m.log) <= 2 * 50 * (1 + 4 * 15)


def test_r10_a_double_counts_as_two_for_size_only_and_for_points_always() -> None:
    m = doubles_at_e7(8)
    m.submit(0, Play(8, (DOUBLE[8],), 1))
    assert round_score(m.state.lines[0], [], True) == 2
    assert worth(tiles("8-8 1-2"), True) == 3 and worth(tiles("8-8 1-2"), False) == 2


def test_r11_only_the_double_of_the_number_can_count_as_two() -> None:
    hand = "3-3 3-12 12-12 5-5"
    m = position([hand, "1-1", "2-2"], options={"double_tiles": True})
    for action in GAME.legal(m.state, 0):
        assert isinstance(action, Play)
        assert sum(t in DOUBLE for t in action.tiles) <= 1
    assert GAME.allows(m.state, 0, play(12, "3-12 12-12", 3))
    assert refused(m, 0, play(3, "3-12", 2)) == ("dominuxen-no-double", {"number": 3})


def test_r12_without_the_option_a_double_is_an_ordinary_tile() -> None:
    m = position(["3-3 1-2", "1-1", "2-2"])
    assert refused(m, 0, play(3, "3-3", 2)) == ("dominuxen-no-double-rule", {"number": 3})
    assert [a.wire() for a in GAME.legal(m.state, 0) if DOUBLE[3] in a.wire()[2]] == [["play", 3, [DOUBLE[3]], 1]]


def test_r13_the_start_player_is_drawn() -> None:
    m = Match.begin(GAME, match="m", seats=4, options={}, secret=SECRET, given={"start player": [2, 0, 1, 3]})
    assert m.state.waiting == [2] and m.state.starter == 2


def test_r14_the_highest_total_wins_and_ties_share() -> None:
    s = position(["0-1", "0-2", "0-3"], ["5x1: 1-5 | 3x1: 3-9", "4x1: 1-4 | 6x1: 6-9", ""]).state
    end_round(s, "hand_empty", GameContext(random.random))
    assert s.scores == [1, 1, -1] and s.winners == [0, 1]


def test_r15_rounds_are_added_up_and_the_start_moves_one_seat_left() -> None:
    m = Match.begin(GAME, match="m", seats=3, options={"rounds": 4}, secret=SECRET, given={"start player": [1, 0, 2]})
    rng = random.Random(3)
    starts: list[int] = []
    while not m.over:
        if m.state.turn == 0 and len(starts) < m.state.round:
            starts.append(m.state.waiting[0])
        step(m, rng)
    assert starts == [1, 2, 0, 1]
    assert len(m.state.columns) == 4 == len(m.state.reasons)
    assert m.state.totals == m.state.scores == [sum(c[p] for c in m.state.columns) for p in range(3)]
    assert m.state.ended == m.state.reasons[-1]


def test_r16_a_hand_has_no_limit() -> None:
    m = at_e4()
    m.state.hands[0] = sorted(tiles("6-9 6-11 11-11 11-12 10-12") + [t for t in range(COUNT) if HAS[2][t]])
    before = len(m.state.hands[0])
    m.submit(0, SIX)
    m.submit(0, TAKE)
    assert len(m.state.hands[0]) == before


@pytest.mark.parametrize(("seats", "least", "most"), [(3, 0.0, 0.25), (4, 0.2, 0.8), (5, 0.8, 1.0)])
def test_r17_five_are_tight(seats: int, least: float, most: float) -> None:
    """Random play empties the centre rarely with three, about every other time with four, mostly with five."""
    ends = [played(seats, seed).state.ended for seed in range(40)]
    assert least <= ends.count("centre_empty") / 40 <= most
