from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction
from engine.core.context import GameContext
from engine.core.match import Match
from engine.core.offers import Path, Subset, Values, wander
from engine.core.options import BadOption
from engine.core.tiles import COUNT, DOUBLE, HAS, HIGH, LOW, code, other, parse, tile, tiles
from engine.games.dominuxen.moves import (
    ANSWER,
    BACK,
    DISCARD,
    DRAW,
    HABIT,
    LEAVE,
    REST,
    TAKE,
    Answer,
    Draws,
    Habit,
    Play,
)
from engine.games.dominuxen.rules import GAME, largest_sets
from engine.games.dominuxen.state import DominuxenState, end_round, round_score
from engine.games.dominuxen.terms import (
    ASK,
    ASK_ME,
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
from engine.players.dominuxen.heuristic import choose

SECRET = bytes(range(32))


def line(text: str) -> list[list[int]]:
    """Sets as the rules write them: "6x2: 5-6 6-9 | 4x1: 4-8"."""
    out = []
    for part in filter(None, (p.strip() for p in text.split("|"))):
        head, tail = part.split(":")
        number, size = head.split("x")
        out.append([int(number), int(size), *tiles(tail)])
    return out


def position(
    hands: Sequence[str],
    lines: Sequence[str] = (),
    *,
    row: str = "",
    pile: str = "",
    active: int = 0,
    options: dict[str, Any] | None = None,
) -> Match[DominuxenState]:
    """A match put into a position; ``pile`` top first. Tiles named nowhere are out of the game."""
    n = len(hands)
    m = Match.begin(GAME, match="m", seats=n, options=options or {}, secret=SECRET)
    s = m.state
    s.hands = [sorted(tiles(h)) for h in hands]
    s.lines = [line(text) for text in lines] or [[] for _ in hands]
    s.row, s.pile = tiles(row), tiles(pile)[::-1]
    s.phase, s.active, s.waiting = "play", active, [active]
    m.ctx.events.clear()
    return m


def play(number: int, codes: str, size: int = 0) -> Play:
    chosen = sorted(tiles(codes))
    return Play(number, tuple(chosen), size or len(chosen))


def codes(cards: Sequence[int]) -> str:
    return " ".join(code(t) for t in sorted(cards))


def same(cards: Sequence[int], text: str) -> bool:
    return sorted(cards) == sorted(tiles(text))


def scores(s: DominuxenState) -> list[int]:
    """What a round ending now would score."""
    return [round_score(li, h, s.double_tiles) for li, h in zip(s.lines, s.hands, strict=True)]


def told(m: Match[DominuxenState]) -> list[str]:
    return [e.kind for e in m.ctx.events]


def refused(m: Match[DominuxenState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as caught:
        m.submit(seat, action)
    return caught.value.reason, caught.value.facts


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


def last_sets(*sets: tuple[int, int]) -> DominuxenState:
    """A position with these last sets (number, size); (-1, 0) for an empty line."""
    s = position(["0-1"] * len(sets)).state
    s.lines = [[[number, size]] if size else [] for number, size in sets]
    return s


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


E4_HANDS = ["6-9 6-11 2-6 1-4", "3-3 8-10", "5-5 0-9", "7-12 1-1"]
E4_LINES = ["5x2: 5-6 5-9", "3x2: 3-4 3-12", "7x2: 2-7 7-7", "4x1: 4-8 | 4x2: 0-4 4-10"]
E4_ROW = "0-1 8-8 2-12 9-9 10-11 0-5"


def at_e4(row: str = E4_ROW, pile: str = "1-9 6-6 3-7 4-4", first: str = E4_HANDS[0]) -> Match[DominuxenState]:
    return position([first, *E4_HANDS[1:]], E4_LINES, row=row, pile=pile)


SIX = play(6, "6-9 6-11")


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


def doubles_at_e7(number: int) -> Match[DominuxenState]:
    lines = ["", "5x2: 5-7 3-5", "7x2: 7-7"]
    hands = [f"{number}-{number} 0-1", "0-2", "0-3"]
    return position(hands, lines, row="1-2 1-3 1-4 1-5 1-6 1-7", pile="2-3 2-4", options={"double_tiles": True})


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


def at_e9(**options: Any) -> Match[DominuxenState]:
    return position(
        ["6-7", "9-12 2-2", "8-8"],
        ["0x1: 0-1", "", "5x1: 4-5"],
        row="1-2 1-3 1-4 1-5 1-6 1-7",
        pile="2-3 2-4",
        active=1,
        options=options,
    )


def loop(m: Match[DominuxenState]) -> None:
    """The three turns of example 9."""
    for seat, victim, number, codes_ in ((1, 2, 12, "9-12"), (2, 0, 5, "4-5"), (0, 1, 0, "0-1")):
        m.submit(seat, play(number, codes_))
        assert m.state.victims == [victim]
        m.submit(seat, LEAVE)
        m.submit(victim, BACK)


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


# Setup, sight, shuffles


@pytest.mark.parametrize(("seats", "pile"), [(3, 46), (4, 33), (5, 20)])
def test_setup(seats: int, pile: int) -> None:
    order = [(5 * k) % COUNT for k in range(COUNT)]
    m = Match.begin(GAME, match="m", seats=seats, options={}, secret=SECRET, given={"deal 1": order})
    s = m.state
    assert [sorted(order[p * 13 : p * 13 + 13]) for p in range(seats)] == s.hands
    assert s.row == order[seats * 13 : seats * 13 + 6]
    assert s.pile[::-1] == order[seats * 13 + 6 :] and len(s.pile) == pile
    assert s.lines == [[]] * seats and s.discard == []
    assert GAME.conserved(s) == list(range(COUNT))


@pytest.mark.parametrize("wrong", [{"rounds": 6}, {"rounds": 0}, {"turn_limit": 49}, {"turn_limit": 501}, {"x": 1}])
def test_options_out_of_range_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.check(4, wrong)


def test_only_three_to_five_can_play() -> None:
    for seats in (2, 6):
        with pytest.raises(ValueError):
            Match.begin(GAME, match="m", seats=seats, options={}, secret=SECRET)


def step(m: Match[DominuxenState], rng: random.Random) -> None:
    """A move put together by walking the offers."""
    seat = m.state.waiting[0]
    m.submit(seat, GAME.read(wander(partial(GAME.offer, m.state, seat), rng.random)))


def played(seats: int, seed: int, moves: int = 10**6, **options: Any) -> Match[DominuxenState]:
    """A match after so many random moves, or at its end."""
    m = Match.begin(GAME, match=f"m{seed}", seats=seats, options=options, secret=SECRET)
    rng = random.Random(seed)
    while not m.over and len(m.log) < moves:
        step(m, rng)
    return m


def test_public_and_private() -> None:
    m = played(4, 5, 30)
    s = m.state
    for p in range(4):
        view = m.view(p)
        assert view.state["hands"] == [s.hands[q] if q == p else len(s.hands[q]) for q in range(4)]
        assert view.state["pile"] == len(s.pile)
        assert view.state["habits"] == s.habits[p] and view.state["answers"] == s.answers[p]
    public = m.view(None)
    assert public.state["hands"] == [len(h) for h in s.hands]
    assert public.state["habits"] == [] and public.state["answers"] == [] and public.state["fresh"] == []
    for key in ("lines", "row", "discard", "turn", "active", "victims", "drawn", "owed"):
        assert public.state[key] == getattr(s, key)


def test_secrecy_events_keep_drawn_faces_and_arrangements_private() -> None:
    private = {"dealt", "drew_tiles", "settled", "habit"}
    for seed in range(4):
        for e in played(4, seed).ctx.events:
            assert (e.only is not None) == (e.kind in private)
            if e.kind == "drew_pile":
                assert set(e.facts) == {"seat", "count"}


def test_what_everybody_saw_going_into_a_hand_is_known_until_it_is_played() -> None:
    for seed in range(6):
        m = Match.begin(GAME, match="m", seats=4, options={}, secret=SECRET)
        rng = random.Random(seed)
        while not m.over:
            step(m, rng)
            s = m.state
            assert all(set(known) <= set(hand) for known, hand in zip(s.known, s.hands, strict=True))
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, DRAW[parse("8-8")])
    m.submit(1, DRAW[PILE])
    assert m.state.pins(2) == {**dict.fromkeys(tiles("3-4 3-12"), 0), parse("8-8"): 1}
    for k in range(20):
        new = m.state.redeal(2, random.Random(k).random)
        assert set(tiles("3-4 3-12")) <= set(new.hands[0]) and parse("8-8") in new.hands[1]


def test_a_redeal_forgets_what_others_keep_to_themselves() -> None:
    m = at_e4()
    m.submit(1, HABIT[3])
    m.submit(0, ANSWER[1][TAKE_IT])
    new = m.state.redeal(2, random.random)
    assert new.habits == [ASK] * 4 and new.answers == [[], [], [], []]
    assert m.state.redeal(1, random.random).habits[1] == 3


# Steps


def offered(m: Match[DominuxenState], *path: Any) -> Any:
    return GAME.offer(m.state, m.state.waiting[0], path)


def test_a_play_is_chosen_in_steps() -> None:
    m = at_e4()
    assert offered(m) == Values(("play",))
    assert offered(m, "play") == Values((1, 2, 4, 6, 9, 11))
    assert offered(m, "play", 6) == Subset(tuple(tiles("2-6 6-9 6-11")), 1, 3)
    assert offered(m, "play", 6, tiles("6-9 6-11")) == Values((2,))
    assert offered(m, "play", 6, tiles("6-9 6-11"), 2) is None


def test_with_the_option_a_double_asks_how_much_it_counts() -> None:
    m = doubles_at_e7(8)
    assert offered(m, "play", 8, [DOUBLE[8]]) == Values((1, 2))
    assert offered(m, "play", 0, tiles("0-1")) == Values((1,))


@pytest.mark.parametrize("path", [("take",), ("play", 13), ("play", "x"), ("play", [1]), ("play", 3), ("play", 6, 7)])
def test_a_path_that_begins_no_move_is_offered_nothing(path: Path) -> None:
    assert offered(at_e4(), *path) is None


def test_steps_and_list_tell_the_same() -> None:
    rng = random.Random(2)
    for seed in range(8):
        m = played(3 + seed % 3, seed, rng.randrange(40), double_tiles=bool(seed % 2))
        if m.over:
            continue
        seat, s = m.state.waiting[0], m.state
        legal = set(GAME.legal(s, seat))
        assert all(GAME.allows(s, seat, a) for a in legal)
        for _ in range(200):
            assert GAME.read(wander(partial(GAME.offer, s, seat), rng.random)) in legal


@given(st.data())
def test_allows_is_exactly_the_list(data: Any) -> None:
    hand = data.draw(st.lists(st.integers(0, COUNT - 1), min_size=1, max_size=9, unique=True))
    doubles = data.draw(st.booleans())
    m = position([codes(hand), "", ""], options={"double_tiles": doubles})
    legal = set(GAME.legal(m.state, 0))
    chosen = data.draw(st.lists(st.sampled_from([*hand, 0, 44, 90]), max_size=5))
    action = Play(data.draw(st.integers(-1, 13)), tuple(chosen), data.draw(st.integers(0, 6)))
    assert GAME.allows(m.state, 0, action) == (action in legal)


def test_a_hand_of_one_number_has_8191_plays_and_answers_without_the_list() -> None:
    hand = codes([t for t in range(COUNT) if HAS[7][t]])
    m = position([hand, "0-1", "0-2"], options={"double_tiles": True})
    sevens = [a for a in GAME.legal(m.state, 0) if isinstance(a, Play) and a.number == 7]
    assert len(sevens) == 8191 + 4096
    view = m.view(0)
    assert view.legal == () and view.asked and view.first["play"] == Values(tuple(range(13)))


# Refusals


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (play(6, "0-9"), "held"),
        (play(6, "1-4"), "match"),
        (Play(6, (), 0), "tiles"),
        (Play(13, (1,), 1), "number"),
        (Play(-1, (1,), 1), "number"),
        (Play(6, (91,), 1), "such-tile"),
        (Play(6, (parse("6-9"), parse("6-9")), 2), "twice"),
        (Play(6, tuple(tiles("6-9 6-11")), 1), "size"),
        (Play(6, tuple(tiles("6-9 6-11")), 4), "size"),
        (Play(6, tuple(tiles("6-9 6-11")), 3), "double-rule"),
        (TAKE, "play-now"),
        (DRAW[PILE], "play-now"),
        (Answer(0, TAKE_IT), "answer"),
        (Answer(9, TAKE_IT), "answer"),
        (Habit(99), "habit"),
        (Habit(ASK), "change"),
    ],
)
def test_wrong_plays_are_refused_exactly(action: Action, reason: str) -> None:
    assert refused(at_e4(), 0, action)[0] == f"dominuxen-no-{reason}"


def test_tiles_in_another_order_are_malformed() -> None:
    chosen = tuple(reversed(tiles("6-9 6-11")))
    assert refused(at_e4(), 0, Play(6, chosen, 2)) == ("malformed", {})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (DRAW[parse("3-3")], "row-tile"),
        (Draws(tuple(tiles("0-1 0-5 8-8"))), "so-many"),
        (Draws(()), "tiles-drawn"),
        (Draws((parse("0-1"), parse("0-1"))), "twice"),
        (Draws((91,)), "such-tile"),
        (TAKE, "draw-now"),
        (play(6, "2-6"), "draw-now"),
    ],
)
def test_wrong_draws_are_refused_exactly(action: Action, reason: str) -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, TAKE)
    assert refused(m, 1, action)[0] == f"dominuxen-no-{reason}"


def test_a_single_draw_and_an_empty_pile_are_told() -> None:
    m = at_e4(pile="")
    m.submit(0, SIX)
    m.submit(0, TAKE)
    assert refused(m, 1, DRAW[PILE])[0] == refused(m, 1, REST)[0] == "dominuxen-no-pile"
    m.submit(1, DRAW[parse("8-8")])
    assert refused(m, 1, REST)[0] == refused(m, 1, Draws((parse("0-1"),)))[0] == "dominuxen-no-single"
    assert refused(m, 1, DRAW[parse("8-8")]) == ("dominuxen-no-row-tile", {"tile": parse("8-8")})


def test_a_question_to_answer_is_told_by_name() -> None:
    m = at_e4()
    m.submit(0, SIX)
    assert refused(m, 0, BACK)[0] == "dominuxen-no-take-now"
    m.submit(0, LEAVE)
    assert refused(m, 1, TAKE)[0] == "dominuxen-no-recover-now"
    assert refused(m, 0, TAKE)[0] == "not-your-turn"


# Drawing several tiles at one go


def test_draws_of_the_row_and_the_rest_of_the_pile() -> None:
    m = at_e4()
    m.state.lines[1] = line("3x3: 3-4 3-12 3-5")
    m.state.hands[0] = sorted(tiles("6-9 6-11 2-6 1-4"))
    m.submit(0, play(6, "6-9 6-11 2-6"))
    m.submit(0, TAKE)
    m.submit(1, Draws((parse("0-1"),)))
    assert same(m.state.hands[1], "3-3 8-10 0-1 1-9 6-6")
    assert m.state.drawn == [parse("0-1"), PILE, PILE]
    assert m.state.row == tiles("8-8 2-12 9-9 10-11 0-5 3-7")


def test_draws_and_one_by_one_lead_to_the_same_position() -> None:
    one, other_ = at_e4(), at_e4()
    for m in (one, other_):
        m.submit(0, SIX)
        m.submit(0, TAKE)
    one.submit(1, DRAW[parse("0-5")])
    one.submit(1, DRAW[PILE])
    other_.submit(1, Draws((parse("0-5"),)))
    assert one.state == other_.state


def test_a_pile_that_runs_out_leaves_the_rest_to_ask_for() -> None:
    m = at_e4(pile="1-9")
    m.state.lines[1] = line("3x3: 3-4 3-12 3-5")
    m.submit(0, play(6, "6-9 6-11 2-6"))
    m.submit(0, TAKE)
    m.submit(1, REST)
    assert m.state.owed == 2 and m.state.waiting == [1] and m.state.drawn == [PILE]
    assert GAME.automatic(m.state) is None
    m.submit(1, Draws(tuple(sorted(tiles("8-8 9-9")))))
    assert m.state.phase != "draw" and m.state.row == tiles("0-1 2-12 10-11 0-5")


# Arrangements beforehand


def settle(m: Match[DominuxenState]) -> int:
    """Make the moves that are settled or forced; how many there were."""
    count = 0
    while not m.over:
        seat = m.state.waiting[0]
        found = GAME.wished(m.state, seat) or GAME.forced(m.state, seat)
        if found is None:
            break
        m.submit(seat, found)
        count += 1
    return count


def test_answers_for_all_victims_together_with_the_play() -> None:
    m = at_e4()
    m.submit(0, ANSWER[1][TAKE_IT])
    m.submit(0, ANSWER[3][LEAVE_IT])
    m.submit(0, SIX)
    assert settle(m) == 1 and m.state.waiting == [1] and m.state.phase == "draw"
    m.submit(1, REST)
    assert settle(m) == 1 and m.state.waiting == [3] and m.state.phase == "recover"
    m.submit(3, BACK)
    assert m.state.active == 1 and m.state.answers == [[], [], [], []]


def test_an_answer_can_be_given_and_taken_back_while_others_decide() -> None:
    m = at_e4()
    m.submit(0, SIX)
    assert ANSWER[1][TAKE_IT] not in m.view(0).anytime
    m.submit(0, TAKE)
    assert [a for a in m.view(0).anytime if isinstance(a, Answer)] == [ANSWER[3][LEAVE_IT], ANSWER[3][TAKE_IT]]
    assert not [a for a in m.view(1).anytime if isinstance(a, Answer)]
    m.submit(0, ANSWER[3][TAKE_IT])
    m.submit(0, ANSWER[3][ASK_ME])
    m.submit(1, REST)
    assert settle(m) == 0 and m.state.waiting == [0]


def test_an_answer_is_dropped_when_the_round_has_ended() -> None:
    m = at_e4(row="0-1 8-8", pile="")
    m.state.rounds = 2
    m.submit(0, SIX)
    m.submit(0, ANSWER[3][TAKE_IT])
    m.submit(0, TAKE)
    m.submit(1, DRAW[parse("8-8")])
    assert settle(m) == 1
    assert m.state.round == 2 and m.state.answers == [[], [], [], []]
    assert m.state.columns == [[0, -4, 0, 1]]


@pytest.mark.parametrize(("habit", "outcome"), [(1, RETURNED), (2, RETURNED), (3, THROWN), (NEVER, THROWN)])
def test_a_habit_answers_for_sets_that_were_left(habit: int, outcome: int) -> None:
    m = at_e4()
    m.submit(3, HABIT[habit])
    m.submit(0, SIX)
    m.submit(0, LEAVE)
    assert settle(m) == 0
    m.submit(1, BACK)
    m.submit(0, LEAVE)
    assert settle(m) == 1
    assert m.state.attacks[1][3] == outcome


def test_a_habit_may_be_settled_while_one_is_asked_and_lasts() -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, LEAVE)
    m.submit(1, HABIT[2])
    assert settle(m) == 1 and m.state.habits == [ASK, 2, ASK, ASK]
    m.submit(1, HABIT[ASK])
    assert m.state.habits[1] == ASK


def test_arrangements_never_change_the_order_of_play() -> None:
    """The same decisions, settled beforehand or when asked, lead to the same events that others see."""
    plain, ahead = at_e4(), at_e4()
    plain.submit(0, SIX)
    plain.submit(0, LEAVE)
    plain.submit(1, DISCARD)
    plain.submit(1, REST)
    plain.submit(0, TAKE)
    ahead.submit(1, HABIT[3])
    ahead.submit(0, ANSWER[3][TAKE_IT])
    ahead.submit(0, ANSWER[1][LEAVE_IT])
    ahead.submit(0, SIX)
    settle(ahead)
    ahead.submit(1, REST)
    settle(ahead)
    public = [[e.to_json() for e in m.ctx.events if e.only is None] for m in (plain, ahead)]
    assert public[0] == public[1]
    assert plain.state.waiting == ahead.state.waiting == [3]
    plain.submit(3, REST)
    ahead.submit(3, REST)
    ahead.submit(1, HABIT[ASK])
    assert ahead.state == plain.state


def test_nobody_sees_that_somebody_settled_something() -> None:
    m = at_e4()
    before = [json.dumps(dict(m.view(p).state)) for p in (None, 0, 2)]
    asked = m.state.waiting[:]
    m.submit(3, HABIT[4])
    assert [json.dumps(dict(m.view(p).state)) for p in (None, 0, 2)] == before
    assert m.state.waiting == asked and m.view(3).state["habits"] == 4
    assert [e.only for e in m.ctx.events] == [(3,)]


def test_every_arrangement_offered_can_be_made() -> None:
    rng = random.Random(4)
    for seed in range(6):
        m = played(3 + seed % 3, seed, rng.randrange(5, 40))
        if m.over:
            continue
        for p in range(m.header.seats):
            for action in m.view(p).anytime:
                again = Match.resume(GAME, m.header, m.secret, m.snapshot())
                again.submit(p, action)
                assert action not in again.view(p).anytime
            assert {a.size for a in m.view(p).anytime if isinstance(a, Habit)} == set(HABITS) - {m.state.habits[p]}


# Timeout and automatic moves


def test_timeout_default_is_the_largest_set_of_the_higher_number() -> None:
    m = position(["6-9 6-11 2-9 1-4", "0-1", "0-2"])
    assert GAME.timeout(m.state, 0) == play(9, "2-9 6-9")
    with_double = position(["6-9 6-11 6-12 4-4 4-9", "0-1", "0-2"], options={"double_tiles": True})
    assert GAME.timeout(with_double.state, 0) == play(6, "6-9 6-11 6-12")
    with_double.state.hands[0] = tiles("4-4 4-9 4-10 6-9 6-11 6-12")
    assert GAME.timeout(with_double.state, 0) == play(4, "4-4 4-9 4-10", 4)


def test_timeout_defaults_of_the_other_decisions() -> None:
    m = at_e4()
    m.submit(0, SIX)
    assert GAME.timeout(m.state, 0) == LEAVE
    m.submit(0, LEAVE)
    assert GAME.timeout(m.state, 1) == BACK
    m.submit(1, DISCARD)
    assert GAME.timeout(m.state, 1) == DRAW[PILE]
    m.state.pile = []
    assert GAME.timeout(m.state, 1) == DRAW[parse("0-1")]


def test_automatic_a_draw_with_one_source_left() -> None:
    m = at_e4(row="", pile="1-9 6-6 3-7")
    m.submit(0, SIX)
    m.submit(0, TAKE)
    assert GAME.automatic(m.state) == (1, DRAW[PILE])
    m.state.pile, m.state.row = [], tiles("8-8")
    assert GAME.automatic(m.state) == (1, DRAW[parse("8-8")])
    m.state.row = tiles("8-8 0-1")
    assert GAME.automatic(m.state) is None
    m.state.row, m.state.pile = tiles("8-8"), tiles("1-9")
    assert GAME.automatic(m.state) is None


def test_automatic_a_lone_double_but_never_a_lone_mixed_tile() -> None:
    assert GAME.automatic(position(["4-4", "0-1", "0-2"]).state) == (0, play(4, "4-4"))
    assert GAME.automatic(position(["4-5", "0-1", "0-2"]).state) is None
    assert GAME.automatic(position(["4-4 1-1", "0-1", "0-2"]).state) is None
    assert GAME.automatic(position(["4-4", "0-1", "0-2"], options={"double_tiles": True}).state) is None


# Scoring


lines_of_tiles = st.lists(st.integers(0, COUNT - 1), max_size=40, unique=True)


@given(lines_of_tiles, st.integers(0, 40), st.booleans())
def test_every_tile_counts_once_and_a_double_twice_with_the_option(cards: list[int], cut: int, doubles: bool) -> None:
    laid, held = cards[:cut], cards[cut:]
    sets = [[LOW[t], 1, t] for t in laid]
    extra = (sum(t in DOUBLE for t in laid) - sum(t in DOUBLE for t in held)) if doubles else 0
    assert round_score(sets, held, doubles) == len(laid) - len(held) + extra


@given(st.permutations(list(range(20))))
def test_order_and_grouping_of_sets_do_not_matter(order: list[int]) -> None:
    one = [[0, 20, *order]]
    many = [[0, 1, t] for t in order]
    assert round_score(one, [], True) == round_score(many, [], True) == worth(sorted(order), True)


# Heuristic player


def house_game(seats: int, seed: int, house: int, **options: Any) -> DominuxenState:
    """A heuristic player among random ones; its moves are checked, and made blindfolded."""
    rng = random.Random(seed)
    ctx = GameContext(rng.random)
    s = GAME.start(seats, GAME.check(seats, options), ctx)
    while not s.ended:
        seat = s.waiting[0]
        if seat == house:
            move = choose(GAME, s.redeal(seat, rng.random), seat, rng.random)
            assert GAME.allows(s, seat, move)
        else:
            move = GAME.read(wander(partial(GAME.offer, s, seat), rng.random))
        GAME.apply(s, seat, move, ctx)
    return s


@pytest.mark.parametrize("double_tiles", [False, True])
def test_the_house_player_beats_random_play(double_tiles: bool) -> None:
    wins = games = 0
    for seed in range(10):
        for seats in (3, 4, 5):
            s = house_game(seats, seed, seed % seats, double_tiles=double_tiles)
            wins += s.winners == [seed % seats]
            games += 1
    assert wins >= 0.9 * games


def test_the_house_player_looks_only_at_what_it_knows() -> None:
    for seed in range(25):
        m = played(3 + seed % 3, seed, seed * 3)
        if m.over:
            continue
        seat = m.state.waiting[0]
        rng = random.Random(seed)
        moves = {choose(GAME, m.state.redeal(seat, rng.random), seat, lambda: 0.5) for _ in range(4)}
        assert len(moves) == 1


def test_the_house_player_lays_its_hand_in_few_sets() -> None:
    m = position(["1-5 2-5 3-5 5-9 0-12 8-11", "0-1 0-2 0-3 0-4", "1-1 1-2 1-3 1-4"], row="7-7", pile="7-8")
    move = choose(GAME, m.state, 0, random.Random(1).random)
    assert move == play(5, "1-5 2-5 3-5 5-9")


def test_largest_sets_are_all_tiles_of_each_number() -> None:
    assert largest_sets(tiles("3-3 3-12"), True) == [play(3, "3-3 3-12", 3), play(12, "3-12")]
    assert largest_sets(tiles("3-3 3-12"), False) == [play(3, "3-3 3-12"), play(12, "3-12")]
