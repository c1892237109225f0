"""Dominuxen: moves in steps, several draws at once, refusals, prepared decisions, and knowledge."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.match import Match
from engine.core.offers import Path, Subset, Values, wander
from engine.core.tiles import COUNT, code, parse, tiles
from engine.games.dominuxen.moves import ANSWER, DRAW, HABIT, REST, Answer, Draws, Habit, Play
from engine.games.dominuxen.rules import GAME, largest_sets
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import ASK, HABITS, LEAVE_IT, NEVER, PILE, RETURNED, TAKE_IT, THROWN
from tests.games.dominuxen.positions import SIX, at_e4, at_e7, line, move, played, position, refused, settle, told
from tests.games.dominuxen.test_rules import SEVENS

TAKEN = f"{SIX}, 0 take"
"""Seat 1 has to draw two tiles."""


def offered(m: Match[DominuxenState], *path: Any) -> Any:
    return GAME.offer(m.state, m.state.waiting[0], path)


# Steps


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
    m = at_e4(TAKEN, row, pile)
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


# Several tiles at one go


def test_several_tiles_are_listed_from_one_to_as_many_as_are_owed_but_not_in_the_view() -> None:
    m = at_e4(TAKEN, row="0-1 8-8 2-12")
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
    assert told(at_e4(TAKEN), "1 draws 0-1 8-8") == [
        ["drew", 1, parse("0-1")],
        ["drew", 1, parse("8-8")],
        ["refilled", tiles("1-9 6-6")],
    ]
    assert at_e4(f"{TAKEN}, 1 draws 0-5").state == at_e4(f"{TAKEN}, 1 draw 0-5, 1 draw pile").state


def test_a_pile_that_runs_out_leaves_the_rest_to_ask_for() -> None:
    m = at_e4(pile="1-9")
    m.state.lines[1] = line("3x3: 3-4 3-12 3-5")
    told(m, "0 6x3 6-9 6-11 2-6, 0 take, 1 rest")
    assert (m.state.owed, m.state.waiting, m.state.drawn) == (2, [1], [PILE]) and GAME.automatic(m.state) is None
    told(m, "1 draws 8-8 9-9")
    assert m.state.phase != "draw" and m.state.row == tiles("0-1 2-12 10-11 0-5")


# Refusals


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
    assert refused(at_e4(TAKEN + moves, pile=pile), 1, action) == (reason, facts)


def test_a_question_to_answer_is_told_by_name() -> None:
    m = at_e4(SIX)
    assert refused(m, 0, "back") == ("take-now", {})
    told(m, "0 leave")
    assert refused(m, 1, "take") == ("recover-now", {}) and refused(m, 0, "take")[0] == "not-your-turn"


# Prepared decisions


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


# Moves without a choice


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
    m = at_e4(TAKEN)
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


# Knowledge, and the order of a hand


def test_a_redeal_keeps_what_everybody_saw_and_forgets_what_others_keep_to_themselves() -> None:
    m = at_e4(f"{TAKEN}, 0 answer 3 take, 1 habit 3, 1 draw 8-8, 1 draw pile")
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
