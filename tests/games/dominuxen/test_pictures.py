"""Dominuxen in pictures and words: lines and hands within their space, the last move, the story, letters, answers."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.facts import Card, Number
from engine.core.match import Match
from engine.core.tiles import COUNT, HAS, HIGHEST, LOW, parse, tiles
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.state import DominuxenState, DominuxenView
from engine.games.dominuxen.terms import PENDING, RETURNED, TAKE_IT, TAKEN, THROWN
from locales import words
from render.games.dominuxen import LOOK
from render.games.dominuxen.drawings import Track, draw_line, draw_set, newest_part, plan, roomy, set_width
from render.games.dominuxen.hand import layout
from render.games.dominuxen.narration import NARRATION, last_move
from render.games.dominuxen.result import story
from render.games.dominuxen.table import round_table
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.kept import BUDGET
from render.kit.drawing.written import written
from render.kit.pieces import tiles as sprites
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.games.dominuxen.positions import SIX, at_e4, line, played, step
from tests.render.positions import Extreme, positions
from tests.render.positions import picture as drawn_of
from tests.render.traced import traced

PAINTER = PAINTERS["dominuxen"]
WHO, EN = people(["Ann", "Ben", "Cat", "Dora"]), words("en")


def seen(s: DominuxenState, seat: int | None = None) -> DominuxenView:
    return GAME.view(s, seat, match="m", options={})


@given(st.lists(st.integers(1, 13), max_size=40), st.sampled_from(((562, 151, 56), (352, 170, 56), (562, 210, 76))))
def test_a_line_never_leaves_its_room(counts: list[int], size: tuple[int, int, int]) -> None:
    """With any number and size of sets, pills, tiles and labels stay within the tray, and nothing is lost."""
    room, height, width = size
    track = Track(0, 0, room, height, width)
    found = plan(counts, track)
    assert found.hidden + found.told <= max(0, len(counts) - 1)
    pills = found.told + (found.hidden > 0)
    used = -(-pills // track.rows) * 100.0 + (14 if pills else 0)
    rest = counts[found.hidden + found.told :]
    used += sum(set_width(n, width) + 20 for n in rest[:-1])
    if rest:
        used += set_width(-(-rest[-1] // found.rows), found.width)
        assert found.rows * (2 * found.width + 2) - 8 + 34 <= height
    assert used <= room + 1 and found.width >= 30


@given(st.lists(st.integers(1, 8), max_size=12))
def test_larger_cargo_takes_nothing_from_the_tiles(counts: list[int]) -> None:
    track = Track(0, 0, 562, 210, 76)
    line = [[k % 12, count, *range(count)] for k, count in enumerate(counts)]
    assert plan(counts, roomy(line, track)) == plan(counts, track)
    assert newest_part(line, track)[1] == draw_line(Canvas(), track, line, EN)


def test_older_sets_are_as_large_as_there_is_room() -> None:
    track = Track(0, 0, 362, 154, 62)
    line = [[k, 1, k] for k in range(2)] + [[5, 3, 5, 6, 7]]
    assert roomy(line, track).crates > 1


@pytest.mark.parametrize("count", [1, 13, 14, 26, 40, 60, 90])
def test_a_hand_of_any_size_has_its_places(count: int) -> None:
    width, per_row = layout(count, 1140, 270)
    assert per_row * (width + 10) - 10 <= 1140 and -(-count // per_row) * (2 * width + 10) - 10 <= 270
    assert width >= (64 if count <= 14 else 56 if count <= 26 else 38 if count <= 40 else 20)


def test_tiles_are_told_apart_and_drawn_once() -> None:
    assert len(set(theme.PIPS)) == HIGHEST + 1
    assert all(theme.contrast(colour, theme.IVORY) >= 3 for colour in theme.PIPS)
    assert len({sprites.upright(t, 40).image.tobytes() for t in range(COUNT)}) == COUNT
    # In a full budget a new tile may be the cheapest to make again, and go at once.
    BUDGET.clear()
    assert sprites.tile(3, 7, 60) is sprites.tile(3, 7, 60)
    assert sprites.tile(7, 3, 60, pale=True).image.tobytes() != sprites.tile(7, 3, 60).image.tobytes()


def test_a_half_that_does_not_count_can_still_be_read() -> None:
    for colour in theme.PIPS:
        assert 3 <= theme.contrast(sprites.faded(colour), theme.IVORY) < theme.contrast(colour, theme.IVORY)


@pytest.mark.parametrize("seats", GAME.seats)
def test_trays_are_clockwise_from_the_lower_left_and_clear_of_the_centre(seats: int) -> None:
    places = round_table(seats)
    x, y = zip(*(box.middle for box in places.seats), strict=True)
    turns = [math.atan2(down - 418, across - 600) for across, down in zip(x, y, strict=True)]
    first = [(turn - turns[0]) % math.tau for turn in turns]
    assert first == sorted(first) and x[0] < 600 and y[0] > 418
    for box in places.seats:
        apart = box.right <= places.middle.x or places.middle.right <= box.x
        assert apart or box.bottom <= places.middle.y or places.middle.bottom <= box.y
    flat = sprites.tile(3, 12, 64, flat=True)
    assert (flat.width, flat.height) == (128, 64)


@pytest.mark.parametrize(
    ("attacks", "told"),
    [
        ([], "Ben: 6×2"),
        ([[2, 3, 2, PENDING], [3, 4, 2, PENDING]], "Ben: 6×2, aimed at Cat: 3×2"),
        ([[2, 3, 2, TAKEN], [3, 4, 2, PENDING]], "Ben: 6×2, took 3×2 from Cat"),
        ([[2, 3, 2, TAKEN], [3, 4, 2, RETURNED]], "Ben: 6×2, Dora took 4×2 back"),
        ([[2, 3, 2, THROWN]], "Ben: 6×2, Cat discarded 3×2"),
    ],
)
def test_the_last_move_tells_the_play_and_what_became_of_its_attack(attacks: list[list[int]], told: str) -> None:
    s = at_e4().state
    assert last_move(seen(s), WHO, EN) == ""
    s.played, s.attacks = [1, 6, 2], attacks
    assert last_move(seen(s), WHO, EN) == told


def test_the_story_of_a_result_is_true() -> None:
    s = finished(full(4, "out"), 1)
    s.lines = [line(text) for text in ("5x2: 0-1 0-2", "9x3: 0-3 0-4 0-5 | 1x1: 0-6", "7x3: 0-7 0-8 0-9", "")]
    assert story(seen(s), WHO, EN) == ("A tie: the win is shared", "Largest set: Ben, 9×3")
    s.totals, s.winners, s.lines = [4, 1, -2, 3], [0], [[], [], [], []]
    assert story(seen(s), WHO, EN) == ("Won by a single point",)


def test_letters_of_the_row_are_those_of_the_menu_and_the_hand_lies_as_the_view_has_it() -> None:
    m = in_phase("draw", 4)
    view = m.view(m.state.waiting[0])
    for picture in (PAINTER.table(m.view(None), WHO, EN), PAINTER.hand(view, WHO, EN)):
        drawn = [one.text for one in written(picture) if one.role in ("card", "badge")]
        for t in m.state.row:
            letter, tile = NARRATION.value_label(Telling(view, (), EN), "draw", [], t).text.split()
            assert (tile, letter) in pairwise(drawn), "a letter is also in the portrait of who moved last"
    before = PAINTER.hand(view, WHO, EN).tobytes()
    view.s.hands[view.me].reverse()
    assert PAINTER.hand(view, WHO, EN).tobytes() != before


def test_with_five_one_is_told_that_tiles_are_few() -> None:
    assert [bool(NARRATION.seats_note(seats, EN)) for seats in GAME.seats] == [False, False, True]


def test_words_name_the_discard_while_there_is_room_and_answers_by_seat_and_set() -> None:
    s = at_e4(f"0 answer 1 take, {SIX}").state
    view = seen(s, 0)
    answers = [NARRATION.anytime_label(Telling(view, (), EN), a) for a in GAME.anytime(s, 0) if a.tag == "answer"]
    assert all("seat 4" in label.text and "2 tiles of 4" in label.hint for label in answers) and len(answers) == 2
    s.discard = tiles("0-4 4-10")
    for lang, told in (("ja", "0-4、4-10"), ("en", "0-4, 4-10")):
        assert told in NARRATION.table_alt(Telling(seen(s), ["A", "B", "C", "D"], words(lang)))


def test_tiles_in_hand_and_points_do_not_read_as_one_number() -> None:
    view = next(p for p in positions("dominuxen") if p.name == "4-draw").view(None)
    shown = written(drawn_of(view, EN))
    units = [one for one in shown if one.text in ("pt", "pts")]
    assert len(units) == view.seats
    for unit in units:
        line = [one for one in shown if abs(one.y - unit.y) < 12 and unit.x - 260 < one.x < unit.x]
        held, points = sorted((one for one in line if one.text[-1].isdigit()), key=lambda one: one.x)[-2:]
        assert points.x - held.x - held.width >= 24, (held, points)


@pytest.mark.parametrize(
    ("mark", "colour"), [("now", theme.GOLD), ("new", theme.MINT), ("last", LOOK.quiet), ("old", "")]
)
def test_the_newest_set_is_outlined_by_what_it_is(mark: str, colour: str) -> None:
    played = [3, 2, *tiles("3-1 3-5")]
    lines = traced("outline", lambda: draw_set(Canvas(look=LOOK), 20, 20, 60, played, mark))
    assert [line[-1] for line in lines] == [colour] * (mark != "old")


REFUSALS = {
    **{"double": {"number": Number(3)}, "double-rule": {"number": Number(3)}, "pile": {}, "so-many": {"count": 2}},
    **{"twice": {}, "size": {"count": 2}, "match": {"tile": Card(parse("3-3")), "number": Number(6)}},
}


def in_phase(phase: str, seats: int, seed: int = 5, **options: Any) -> Match[DominuxenState]:
    """Return a position of this phase from the middle of a match."""
    m, rng = played(seats, seed, 25, **options), random.Random(seed)
    while m.state.phase != phase:
        assert not m.over
        step(m, rng)
    return m


def full(seats: int, kind: str) -> DominuxenState:
    """Return an extreme: "many" sets of one tile, one "long" set, "hand" all in one hand, "out" discarded."""
    s = played(seats, 3, 0, rounds=5, double_tiles=kind == "long").state
    rest = list(range(COUNT - 1, -1, -1))
    s.hands, s.pile = [[rest.pop(0)] for _ in range(seats)], []
    s.row, rest = rest[:6], rest[6:]
    s.round, s.turn, s.starter = 5, 149, 0
    s.columns, s.totals = [[-78] * seats] * 4, [-312] * seats
    s.reasons = ["turn_limit"] * 4
    if kind == "many":
        for k, t in enumerate(rest):
            s.lines[k % seats].append([12 if HAS[12][t] else 10 if HAS[10][t] else LOW[t], 1, t])
    elif kind == "long":
        for p in range(seats):
            number = 12 - p
            mine = [t for t in rest if HAS[number][t]]
            rest = [t for t in rest if t not in mine]
            s.lines[p] = [[number, len(mine) + 1, *mine]]
        s.discard = rest
    elif kind == "hand":
        s.hands[0] = sorted(s.hands[0] + rest)
    else:
        s.discard = rest
    assert GAME.conserved(s) == list(range(COUNT))
    return s


def finished(s: DominuxenState, rounds: int = 5) -> DominuxenState:
    """Return the same position as a result."""
    n = len(s.hands)
    s = s.clone()
    s.columns, s.reasons = ([[-78] * n] * rounds), ["turn_limit"] * rounds
    s.revealed, s.waiting, s.ended = [h[:] for h in s.hands], [], "turn_limit"
    s.totals = s.scores = [-78 * rounds] * n
    s.winners = list(range(n))
    return s


def fullest() -> Iterator[Extreme]:
    """Yield every question at a full table, and every extreme, with all prepared decisions, and as an end."""
    for phase in ("play", "take", "recover", "draw"):
        yield Extreme(in_phase(phase, 5, rounds=2).state, {"rounds": 2})
    for seats in (3, 4, 5):
        for kind in ("many", "long", "hand", "out"):
            s = full(seats, kind)
            s.habits, s.answers = [3] * seats, [[TAKE_IT] * seats for _ in range(seats)]
            for one in (s, finished(s, 1), finished(s)):
                yield Extreme(one, {"rounds": 5})
