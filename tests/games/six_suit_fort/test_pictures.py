"""Six-Suit Fort in pictures and words: spots have one code everywhere, forts have numbers, pairs stay secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

from engine.core.cards import SUITS, card, cards
from engine.core.context import GameContext
from engine.games.six_suit_fort.rules import BUILD, GAME, KEEP, Pair, Play
from engine.games.six_suit_fort.state import SixSuitFortState, SixSuitFortView
from engine.games.six_suit_fort.terms import SPOTS
from locales import LANGUAGES, Lang, words
from render.encoding.encode import indexed, png
from render.games.registry import PAINTERS
from render.games.six_suit_fort import LOOK, drawings
from render.games.six_suit_fort.drawings import bastion, fort_width, scales_of, skyline, tower
from render.games.six_suit_fort.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.engine.every_game import Case, course, heuristic
from tests.games.six_suit_fort.test_rules import begin, fort
from tests.render.positions import Extreme
from tests.render.traced import traced

NAMES = ["Mina", "Ken", "Aoi"]
EN = words("en")
BOTH = [words(lang) for lang in LANGUAGES]
PAINTER = PAINTERS["six_suit_fort"]


def seen(s: SixSuitFortState, seat: int | None = 0) -> SixSuitFortView:
    return GAME.view(s, seat, match="m", options={})


def test_a_spot_has_one_code_in_menu_move_log_and_picture() -> None:
    match = begin()
    match.state.hands[0] = cards("C8")
    view, w = seen(match.state), EN
    labels = [NARRATION.value_label(Telling(view, NAMES, w), "play", [card("C8")], spot) for spot in range(16)]
    assert [label.text[:3] for label in labels] == [spot.code for spot in SPOTS]
    assert labels[0].text == "1aU: ♠5, then ♣3"
    assert labels[0].hint == "By number: takes ♠5 ♣3. By suit: takes nothing."
    assert labels[6].hint == "Number or suit, it takes nothing."
    assert (
        NARRATION.value_label(Telling(view, NAMES, w), "play", [], card("C8")).hint
        == "the 8 of clubs: takes ♠5 ♣3 at 1aU"
    )
    assert NARRATION.move(Telling(view, NAMES, w), Play(card("C8"), 0, "number")) == "Dig with ♣8 at 1aU as number"
    drawn = [text.text for text in written(PAINTER.table(seen(match.state, None), people(NAMES), w))]
    assert {spot.code for spot in SPOTS} <= set(drawn)
    events = match.submit(0, Play(card("C8"), 0, "number"))
    assert "at 1aU with the 8 of clubs as number and takes ♠5 ♣3" in str(
        NARRATION.happened(events[0], Telling(view, NAMES, w))
    )


def test_the_words_of_a_fort_are_its_numbers_and_what_fits_it() -> None:
    s = begin().state
    s.areas[0] = fort([["DK"], ["S2", "H2"], ["C5"]])
    told = NARRATION.hand_alt(Telling(seen(s), NAMES, EN))
    assert "fort 3 wide, 2 tall, 6 points, from the left K, 2 cards of 2, 5." in told
    assert "Fits on the left: 10, J, Q. On the right: 6, 7, 8. To stack: K, 5." in told


def sizes_in(image: Image.Image) -> set[int]:
    """Return the sizes of all numbers of forts."""
    return {one.size for one in written(image) if one.role == "sign" and one.x > 540}


@pytest.mark.parametrize("seat", [None, 0])
def test_small_forts_are_drawn_larger_and_the_numbers_of_a_table_alike(seat: int | None) -> None:
    s = begin().state
    s.areas = [fort([["DK"], ["S2", "H2"]]), fort([["C5"]]), fort([["X9"]])]
    shown = PAINTER.table if seat is None else PAINTER.hand
    assert sizes_in(shown(seen(s, seat), people(NAMES), EN)) == {51, 55}
    s.areas[2] = fort([["X9"] for _ in range(5)])
    assert sizes_in(PAINTER.table(seen(s, None), people(NAMES), EN)) == {35, 38}
    s.areas[2] = fort([["X9"] for _ in range(12)])
    assert sizes_in(PAINTER.table(seen(s, None), people(NAMES), EN)) == {27, 29}


def test_stones_are_as_large_as_each_fort_has_room_for() -> None:
    one, long = fort([["DK"]]), fort([["X9"]] * 7)
    assert scales_of([one] * 3, 566, [190.0] * 3)[0].wide > 150
    short, _, wide = scales_of([fort([["X9"]] * 4), fort([["S2", "H2"], *[["D5"]] * 3]), long], 520, [113.0] * 3)
    assert short.wide >= 90 > wide.wide
    assert short.stone >= 50


def test_those_of_five_are_high_enough_for_their_suits() -> None:
    five = [fort([["S2", "H2"], *[["D5"]] * 4])] * 5
    assert min(one.stone for one in scales_of(five, 500, [121.0] * 5)) >= 30


def test_a_way_of_building_says_what_comes_of_it() -> None:
    s = begin().state
    s.phase, s.loose, s.areas[0] = "build", cards("C8 SQ"), fort([["S7"]])
    labels = [NARRATION.value_label(Telling(seen(s), NAMES, EN), "build", [], a.wire()[1]) for a in GAME.legal(s, 0)]
    assert [label.text for label in labels] == ["♣8 right", "Build nothing"]
    assert labels[0].hint == "2 wide, 1 tall, 2 points. To your hand: ♠Q"


@pytest.mark.parametrize("columns", [1, 7, 14, 15, 40])
def test_a_fort_takes_no_more_than_its_room(columns: int) -> None:
    assert fort_width(columns, 450) <= 450


def test_nobody_sees_what_others_decide_about_their_pair() -> None:
    shown = []
    for choice in (KEEP, Pair(1, 2)):
        match = begin(final_pair="manual")
        s = match.state
        s.areas = [fort([["S3", "H3"], ["D5"]]), fort([["C5"]]), fort([["C6"]])]
        s.phase, s.waiting, s.trigger = "pair", [0, 1, 2], "hand"
        match.submit(0, choice)
        view, onlooker = seen(s, 1), seen(s, None)
        pictures = [png(PAINTER.hand(view, people(NAMES), EN)), png(PAINTER.table(onlooker, people(NAMES), EN))]
        told = [
            NARRATION.hand_alt(Telling(view, NAMES, w)) + NARRATION.table_alt(Telling(onlooker, NAMES, w)) for w in BOTH
        ]
        shown.append((pictures, told))
    assert shown[0] == shown[1]


def test_the_story_is_true() -> None:
    s = begin().state
    s.pairs, s.areas = [[], [], []], [fort([["S3"], ["H5"]]), fort([["C5"]]), []]
    s.scores, s.winners = [0, 1, -9], [1]
    assert NARRATION.story(s, EN) == "Won by what the others still held, by 1 point"
    s.scores, s.winners = [3, 1, -9], [0]
    assert NARRATION.story(s, EN) == "Ahead by 2 points"
    s.scores, s.winners = [3, 3, -9], [0, 1]
    assert NARRATION.story(s, EN) == "The win is shared"


def of_colour(image: Image.Image, colour: str) -> int:
    """Return how many pixels have exactly this colour."""
    return sum(
        count for count, found in image.getcolors(image.width * image.height) or [] if found == theme.rgb(colour)
    )


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("high", [8, 10, 12, 16, 22])
@pytest.mark.parametrize("wide", [20, 27, 58])
def test_a_stone_shows_its_suit_however_low_it_is(suit: str, high: int, wide: int) -> None:
    canvas = Canvas(60, 100, LOOK.base)
    tower(canvas, [card(f"{suit}5")], (10, 50, wide, high), 1)
    sent = indexed(canvas.image).convert("RGB").crop((10, 50 - high, 10 + wide, 50))
    assert of_colour(sent, theme.SUIT_COLOUR[suit]) >= 0.08 * wide * high


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_forts_of_five_show_all_suits_at_the_end(lang: Lang) -> None:
    over = course(Case(GAME, 5, GAME.check(5, {})), 5, heuristic)[0]
    image = indexed(PAINTER.result(over.view(None), people("ABCDE"), words(lang))).convert("RGB")
    for suit in SUITS:
        assert of_colour(image, theme.SUIT_COLOUR[suit]) > 300, suit


@pytest.mark.parametrize("draw", [bastion, tower])
def test_a_tower_has_a_stone_for_every_card(draw: Any) -> None:
    boxes = traced("box", lambda: draw(Canvas(), cards("S2 H2 C2"), (100, 500, 60, 40), 0))
    assert [y for _, y, _, _, _, colour in boxes if colour == theme.IVORY] == [460, 420, 380]


def test_a_fort_without_numbers_has_its_columns_from_the_left() -> None:
    columns = fort([["DK"], ["S2", "H2"], ["C5"]])
    boxes = traced("box", lambda: skyline(Canvas(), columns, Box(0, 100, 300, 200), 0, 20))
    stones = [x for x, _, _, high, _, colour in boxes if colour == theme.SEAT_COLOUR[0] and high == 18]
    assert [stones.count(x) for x in sorted(set(stones))] == [1, 2, 1]


def test_below_each_name_of_a_result_is_the_fort_of_that_player() -> None:
    s = begin().state
    s.areas, s.pairs = [fort([["S3"], ["H5"]]), fort([["C5", "D5", "L5"]]), []], [[], [], []]
    s.scores, s.winners, s.ended, s.trigger, s.revealed = [2, 3, 0], [1], "hand", "hand", [[], [], []]
    shown = traced("box", lambda: PAINTER.result(seen(s, None), people(NAMES), EN))
    strip = [
        (x, y) for x, y, wide, _, radius, colour in shown if colour in theme.SEAT_COLOUR[:2] and radius == 2 and y > 500
    ]
    columns = sorted({x for x, _ in strip})
    assert [sum(x == left for x, _ in strip) for left in columns] == [3, 1, 1]


def test_a_stone_too_narrow_for_its_suit_has_the_colour_of_it() -> None:
    boxes = traced("box", lambda: tower(Canvas(), cards("H2 D2 L2"), (100, 500, 12, 10), 0))
    bands = [colour for *_, radius, colour in boxes if radius == 1 and colour != theme.SEAT_COLOUR[0]]
    assert bands == [theme.SUIT_COLOUR[suit] for suit in "HDL"]


@pytest.mark.parametrize("wide", [1, 9])
def test_the_scene_of_a_result_has_the_fort_of_the_winner_and_of_small_ones_all(
    monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    built, flags = list[list[int]](), list[bool]()

    def bastion(canvas: Canvas, column: list[int], *_: object, flag: bool) -> None:
        built.append(list(column))
        flags.append(flag)

    monkeypatch.setattr(drawings, "bastion", bastion)
    s = begin().state
    s.areas, s.pairs = [fort([["S3"], ["H5"]] * wide), fort([["C5", "D5", "L5"], ["C7"]]), []], [[], [], []]
    s.scores, s.winners, s.ended, s.trigger, s.revealed = [2, 6, 0], [1], "hand", "hand", [[], [], []]
    view = seen(s, None)
    PAINTER.result(view, people(NAMES), EN).tobytes()
    assert built == (s.areas[0] + s.areas[1] if wide == 1 else s.areas[1])
    assert wide > 1 or flags == [False, False, True, False], "the flag is on the winner's tallest column"
    told = NARRATION.result_alt(Telling(view, NAMES, EN))
    assert [f"The fort of seat {seat}" in told for seat in (1, 2)] == [wide == 1, True]


REFUSALS = {"column": {"count": 1}, "other": {}, "two": {"column": 2}, "neighbour": {"spot": "1aU"}}


def crowded(seats: int, width: int, tall: int, held: int) -> SixSuitFortState:
    """Return forts of so many columns, the first one tall, and hands of so many cards, in the last turn."""
    s = GAME.start(seats, GAME.check(seats, {}), GameContext(lambda: 0.5))
    s.areas = [
        [[(9 + k * 2) % 13 + 13 * (k % 6)] * (tall if k == p else 1) for k in range(width)] for p in range(seats)
    ]
    s.hands = [list(range(p % 2, 2 * held, 2)) for p in range(seats)]
    s.dug, s.taken, s.quiet, s.trigger, s.start = [0, 22, 15, 1], [9, 35], 2 * seats - 1, "stall", 1
    return s


def fullest() -> Iterator[Extreme]:
    """Yield long and tall forts, large hands, three dug cards, and the ends of such matches."""
    for seats, width, tall, held in ((3, 26, 9, 30), (5, 19, 7, 20), (4, 1, 12, 39)):
        s = crowded(seats, width, tall, held)
        yield Extreme(s)
        s = s.clone()
        s.phase, s.loose, s.waiting = "build", [22, 9, 35], [s.last]
        yield Extreme(s)
        s = s.clone()
        GAME.apply(s, s.last, BUILD[0], GameContext(lambda: 0.5))
        yield Extreme(s)


@pytest.mark.parametrize("long", [1, 6, 10])
def test_every_fort_of_a_result_has_its_size(long: int) -> None:
    """One of ten columns takes the whole width: its size is above it."""
    match = begin(5)
    s = match.state
    s.areas = [[cards("C8")] * (long if p == 2 else 5) for p in range(5)]
    s.pairs, s.revealed = [[] for _ in range(5)], [[] for _ in range(5)]
    sizes = [len(drawings.at_last(area, pair)) for area, pair in zip(s.areas, s.pairs, strict=True)]
    s.trigger, s.ended, s.winners, s.waiting, s.scores = "stock", "stock", [0], [], [0] * 5
    drawn = [one.text for one in written(PAINTER.result(seen(s, None), people((*NAMES, "Kim", "Zoë")), EN))]
    assert sorted(one for one in drawn if "×" in one) == sorted(f"{size}×1" for size in sizes)
