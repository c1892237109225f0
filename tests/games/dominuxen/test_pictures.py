from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.context import Event
from engine.core.facts import Card, Number
from engine.core.tiles import COUNT, HIGHEST, other, parse, tiles
from engine.core.view import View
from engine.games.dominuxen.moves import ANSWER
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import ASK_ME, PENDING, RETURNED, TAKE_IT, TAKEN, THROWN
from locales import LANGUAGES, words
from render.games.dominuxen.hand import layout
from render.games.dominuxen.line import Track, plan, set_width
from render.games.dominuxen.narration import NARRATION
from render.games.dominuxen.parts import last_move
from render.games.dominuxen.result import story
from render.games.registry import PAINTERS
from render.kit import theme
from render.kit import tiles as sprites
from render.kit.person import people
from render.kit.written import written
from render.narration.tiles import tile_name, tile_short
from tests.games.dominuxen.extremes import finished, full, in_phase, played

PAINTER = PAINTERS["dominuxen"]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra", "Jo"]
SEATS = (3, 4, 5)


def view_of(s: DominuxenState, seat: int | None) -> View:
    return GAME.view(s, seat, match="m", options={})


# Tiles and lines in their room


def test_numerals_on_a_tile_can_be_told_from_its_ground() -> None:
    assert len(set(theme.PIPS)) == HIGHEST + 1
    assert all(theme.contrast(colour, theme.IVORY) >= 3 for colour in theme.PIPS)


@given(st.lists(st.integers(1, 13), max_size=40), st.sampled_from(((562, 151, 56), (352, 170, 56), (562, 210, 76))))
def test_a_line_never_leaves_its_room(counts: list[int], size: tuple[int, int, int]) -> None:
    """However many sets, however large: pills, tiles and labels stand within the tray, and nothing is lost."""
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
    assert used <= room + 1
    assert found.width >= 30


@pytest.mark.parametrize("count", [1, 13, 14, 26, 40, 60, 90])
def test_a_hand_of_any_size_has_its_places(count: int) -> None:
    width, per_row = layout(count, 1140, 270)
    rows = -(-count // per_row)
    assert per_row * (width + 10) - 10 <= 1140 and rows * (2 * width + 10) - 10 <= 270
    assert width >= (64 if count <= 14 else 56 if count <= 26 else 38 if count <= 40 else 20)


# Sprites


def test_tiles_are_drawn_once_and_told_apart() -> None:
    assert sprites.tile(3, 7, 60) is sprites.tile(3, 7, 60)
    faces = {sprites.upright(t, 40).image.tobytes() for t in range(COUNT)}
    assert len(faces) == COUNT
    assert sprites.tile(7, 3, 60, faded=True).image.tobytes() != sprites.tile(7, 3, 60).image.tobytes()
    flat = sprites.tile(3, 12, 64, flat=True)
    assert (flat.width, flat.height) == (128, 64)


# Pictures


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
    s, who = played(4, 0).state, people(["Ann", "Ben", "Cat", "Dora"])
    assert last_move(view_of(s, None), who, words("en")) == ""
    s.played, s.attacks = [1, 6, 2], attacks
    assert last_move(view_of(s, None), who, words("en")) == told


def test_the_story_of_a_result_is_true() -> None:
    s, who, w = finished(full(4, "out"), 1), people(["Ann", "Ben", "Cat", "Dora"]), words("en")
    s.lines = [[[5, 2, 1, 2]], [[9, 3, 3, 4, 5], [1, 1, 6]], [[7, 3, 7, 8, 9]], []]
    assert story(view_of(s, None), who, w) == ("A tie: the win is shared", "Largest set: Ben, 9×3")
    s.totals, s.winners = [4, 1, -2, 3], [0]
    assert story(view_of(s, None), who, w)[0] == "Won by a single point"
    s.lines = [[], [], [], []]
    assert len(story(view_of(s, None), who, w)) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_letters_of_the_row_are_those_of_the_menu(seats: int) -> None:
    m, w = in_phase("draw", seats), words("en")
    seat = m.state.waiting[0]
    view = m.view(seat)
    for picture in (PAINTER.table(m.view(None), people(NAMES[:seats]), w), PAINTER.hand(view, people(NAMES), w)):
        drawn = [one.text for one in written(picture)]
        for t in m.state.row:
            label = NARRATION.value_label(view, "draw", [], t, w).text
            letter, tile = label.split()
            assert drawn[drawn.index(letter) - 1] == tile == tile_short(t, w)


def test_the_hand_is_drawn_in_the_order_of_the_view() -> None:
    m, w = played(4, 0), words("ja")
    view = m.view(0)
    before = PAINTER.hand(view, people(NAMES), w).tobytes()
    view.s.hands[0].reverse()
    assert PAINTER.hand(view, people(NAMES), w).tobytes() != before


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alt_texts_list_the_discard_while_there_is_room(lang: Any) -> None:
    w = words(lang)
    s = played(4, 30).state
    s.discard = tiles("0-4 4-10")
    tiles_told = "0-4、4-10" if lang == "ja" else "0-4, 4-10"
    assert tiles_told in NARRATION.table_alt(view_of(s, None), NAMES, w)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_name_the_tile(lang: Any) -> None:
    w, view = words(lang), played(4, 9).view(0)
    for key, facts in (
        ("held", {"tile": Card(parse("3-7"))}),
        ("match", {"tile": Card(parse("3-3")), "number": Number(6)}),
        ("row-tile", {"tile": Card(parse("0-12"))}),
    ):
        text = NARRATION.refusal(f"dominuxen-no-{key}", facts, view, w)
        assert len(text) > 20 and text[0] != "t"
        assert tile_name(facts["tile"], w)[1:] in text


def test_answers_are_told_by_seat() -> None:
    w = words("en")
    m = in_phase("take", 4)
    view = m.view(m.state.active)
    for move in view.anytime:
        if move.tag == "answer":
            label = NARRATION.anytime_label(view, move, w)
            seat = int(move.wire()[1])
            number, size, *_ = m.state.lines[seat][-1]
            shown = f"one {number}" if size == 1 else f"{size} tiles of {number}"
            assert f"seat {seat + 1}" in label.text and shown in label.hint
    assert ANSWER[0][TAKE_IT].wire() == ["answer", 0, TAKE_IT]
    assert other(parse("3-7"), 3) == 7


def test_who_settles_something_is_told_what() -> None:
    view = in_phase("take", 4).view(0)
    for lang, said in (("en", "Settled: "), ("ja", "決めました：")):
        w = words(lang)
        for event in (
            Event("settled", {"victim": 1, "choice": TAKE_IT}, (0,)),
            Event("settled", {"victim": 1, "choice": ASK_ME}, (0,)),
            Event("habit", {"size": 3}, (0,)),
            Event("habit", {"size": 0}, (0,)),
        ):
            text = NARRATION.happened(event, view, NAMES, w)
            assert text is not None and text.startswith(said), text
