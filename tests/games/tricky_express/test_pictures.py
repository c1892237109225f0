"""Tricky Express in pictures and words: provisional points, the story of the result, the last move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from engine.core.cards import cards as pack
from engine.core.context import GameContext, SeededContext
from engine.families.tricks import best
from engine.games.tricky_express.rules import GAME, TRICK_PHASE
from engine.games.tricky_express.state import TrickyExpressView
from engine.games.tricky_express.terms import bonus_of, left_of, right_of
from locales import LANGUAGES, Lang, words
from render.games.registry import PAINTERS
from render.games.tricky_express import LOOK, drawings, result
from render.games.tricky_express.narration import NARRATION
from render.games.tricky_express.result import headline, longest
from render.kit.canvas import Canvas
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from render.narration.cards import card_spoken, seat_number
from render.narration.telling import Telling
from tests.engine.every_game import at_random, begin, course, positions, steps, usual
from tests.render.positions import Extreme
from tests.render.positions import positions as golden
from tests.render.traced import traced

NAMES = ["A", "B", "C", "D"]


def ended(seed: int) -> TrickyExpressView:
    """Return the end of a random match, in an onlooker's view."""
    return course(usual(GAME), seed, at_random)[0].view(None)


@pytest.mark.parametrize("seed", range(6))
def test_provisional_points_become_the_points_of_the_deal(seed: int) -> None:
    assert [base for base, _, _ in ended(seed).s.points()] == ended(seed).s.base
    s = positions(usual(GAME), 2, seed)[-1].state  # before the last card
    told = s.points()[-1]
    TRICK_PHASE.done(s, SeededContext(bytes(32)))
    assert (s.base[-1], s.top[-1], s.second[-1]) == told and len(told[0]) == 4


def test_the_best_card_shown_is_the_one_that_wins() -> None:
    shown = [match.view(None).s for match in positions(usual(GAME), 40, seed=1)]
    tricks = [s for s in shown if s.last_trick]
    assert tricks and all((s.last_leader + best(s.last_trick)) % 4 == s.last_winner for s in tricks)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("totals", "growth", "winners", "key", "points"),
    [
        ([20, 18, 5, 4], [0, 0, 0, 0], [0], "margin", 2),
        ([20, 18, 5, 4], [1, 0, 0, 0], [0], "margin", 2),
        ([20, 18, 5, 4], [2, 0, 0, 0], [0], "margin", 2),
        ([20, 18, 5, 4], [7, 0, 0, 0], [0], "growth", 7),
        ([5, 18, 20, 4], [0, 8, 7, 0], [2], "margin", 2),
        ([18, 18, 5, 4], [7, 0, 0, 0], [0, 1], "shared", 0),
    ],
)
def test_the_headline_of_the_result_is_true(
    lang: Lang, totals: list[int], growth: list[int], winners: list[int], key: str, points: int
) -> None:
    """The points between the first two, a growth bonus that decided the game, or a shared win."""
    view, say = ended(1), words(lang)
    view.s.totals, view.s.growth, view.s.winners = totals, growth, winners
    told = say(f"tricky_express-story-{key}", points=points)
    assert headline(view, say) == told
    drawn = written(PAINTERS["tricky_express"].result(view, people(NAMES), say))
    assert told.replace(" ", "") in "".join(one.text for one in drawn).replace(" ", "")


@pytest.mark.parametrize("seed", range(8))
def test_the_longest_express_of_the_result(seed: int) -> None:
    """The most stations passed in any deal; for equals the earliest deal, and in it the one completed later (R1)."""
    view = ended(seed)
    run = longest(view)
    assert run.passed == max(max(deal) for deal in view.s.base) == view.s.base[run.deal][run.seat]
    assert run.deal == next(k for k, deal in enumerate(view.s.base) if max(deal) == run.passed)
    assert run.seat == view.s.top[run.deal]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_move_is_the_last_event_that_all_may_know(lang: Lang) -> None:
    match, say = begin(usual(GAME), seed=6), words(lang)
    for _ in steps(match):
        view = match.view(None)
        told = [e for e in match.ctx.events if not e.only and e.kind != "trick"]
        happened = "" if match.over else NARRATION.happened(told[-1], Telling(view, NAMES, say)) or ""
        assert NARRATION.last_move(Telling(view, NAMES, say)) == happened


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hand_tells_the_trick_its_station_and_the_neighbours_by_name(lang: Lang) -> None:
    """A reader of the hand's description alone does not know the letters of the others."""
    say, people_there = words(lang), ["Ada", "Ben", "Carla", "Dora"]
    match = next(m for m in positions(usual(GAME), 40, seed=1) if len(m.state.trick) > 1)
    s, me = match.state, match.state.waiting[0]
    trick, station, left, right, *_ = NARRATION.hand_alt(Telling(match.view(me), people_there, say)).split("\n")
    assert seat_number(s.leader, say) in trick and all(card_spoken(c, say) in trick for c in s.trick)
    assert str(s.number) in station
    for line, seat, cards in ((left, left_of(me), s.passed[me][1::2]), (right, right_of(me), s.passed[me][::2])):
        assert people_there[seat] in line and all(card_spoken(c, say) in line for c in cards)


@pytest.mark.parametrize(
    ("called", "letters", "seals"),
    [
        (("Ada", "さくら", "Ben", "ミナト"), "AさBミ", set()),
        (("Ada", "Ayo", "Ben", "Cleo"), "1234", {"1", "2", "3", "4"}),
    ],
)
def test_stations_have_the_letters_of_their_owners_names(
    called: tuple[str, ...], letters: str, seals: set[str]
) -> None:
    """A second alphabet by seat would give one player the letter of another's name."""
    view = ended(0)
    shown = result.shown(view, people(called), words("en"))
    assert {row.seat.seal for row in shown.rows} - {""} == seals
    route = view.s.routes[longest(view).deal]
    line = sorted((one.x, one.text) for one in written(shown.drawn().image) if one.role == "sign" and one.y == 468)
    assert [text for _, text in line] == [letters[seat] for seat in route]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_and_long_passes_are_told_at_their_seat(lang: Lang) -> None:
    say, match = words(lang), next(m for m in positions(usual(GAME), 80, seed=1) if len(m.state.base) == 1)
    lines = NARRATION.table_alt(Telling(match.view(None), NAMES, say)).split("\n")[-4:]
    (base, *bonus), *_ = match.state.points()
    for seat, line in enumerate(lines):
        more = bonus_of(seat, *bonus)
        figures = str(base[seat]), str(more)
        points = say("tricky_express-alt-bonus", base=figures[0], bonus=figures[1]) if more else figures[0]
        assert say("tricky_express-alt-letter", letter=NAMES[seat]) in line
        assert say("tricky_express-alt-points", points=points) in line


def test_the_first_pass_tells_by_number_which_card_may_go_where() -> None:
    match = positions(usual(GAME), 2, seed=1)[0]
    s = match.state
    s.hands[1] = pack("S3 HA H9 D4 DK")
    told = NARRATION.hand_alt(Telling(match.view(1), NAMES, words("en")))
    assert told.endswith("Cards for the right, A: 2. Cards for the left, C: 5.")


@pytest.mark.parametrize("seed", range(4))
def test_the_express_of_the_result_has_a_window_for_each_station_passed_and_ends_above_its_last(seed: int) -> None:
    view, trains, boxes = ended(seed), list[tuple[int, int]](), list[Any]()
    run = longest(view)

    def paint() -> None:
        boxes.extend(traced("box", lambda: PAINTERS["tricky_express"].result(view, people(NAMES), words("en"))))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(result, "express", lambda canvas, x, y, width, high, seat: trains.append((x, x + width)))
        stations = [x for x, _, size, *_ in traced("portrait", paint) if size == 45]
    assert sum(box[4:] == (6, result._LIGHT) for box in boxes) == run.passed
    (start, end), (first, last) = *trains, run.span
    assert start == pytest.approx(stations[first - 1] - 22, abs=2)
    assert end == pytest.approx(stations[last - 1] + 26, abs=2)


def test_a_lane_has_a_window_or_a_dot_for_each_station_passed_and_the_rails_are_bright_as_far_as_built() -> None:
    line, canvas = drawings.Line(100, 200, 80, 50), Canvas(look=LOOK)
    boxes = traced("box", lambda: drawings.running(canvas, line, 200, 0, (2, 6)))
    assert [x + 7 for x, _, wide, *_ in boxes if wide == 14] == [line.at(place) for place in (3, 4, 5)]
    dots = [x for x, _, size, _ in traced("disc", lambda: drawings.outlined(canvas, line, 200, 0, (2, 6))) if size == 7]
    assert dots == [line.at(place) for place in (3, 4, 5)]
    rails = traced("box", lambda: drawings.track(canvas, line, 4))
    assert {x + wide for x, _, wide, *_, colour in rails if colour == LOOK.quiet} == {line.at(4)}


@pytest.mark.parametrize("built", range(14))
def test_the_express_shown_before_the_first_run_stops_only_where_nobody_has_built(built: int) -> None:
    line, canvas = drawings.Line(100, 200, 80, 50), Canvas(look=LOOK)
    rings = [
        x + 27 for x, _, wide, *_ in traced("outline", lambda: drawings.ghost(canvas, line, 60, built)) if wide == 54
    ]
    stops = [place for place in range(1, 14) if line.at(place) in rings]
    assert stops == ([max(3, built + 1), max(3, built + 1) + 4] if built < 9 else [])


def test_the_legend_of_the_lanes_is_there_as_soon_as_an_express_runs() -> None:
    told = words("en")("tricky_express-first-run"), words("en")("tricky_express-first-long-pass")
    seen = set()
    for position in golden("tricky_express"):
        if position.state.ended:
            continue
        view = position.view(None)
        texts = traced("text", partial(PAINTERS["tricky_express"].table, view, people(NAMES[:4]), words("en")))
        runs = any(view.s.longs[-1])
        seen.add(runs)
        assert [any(told[k] in text for text in texts) for k in (0, 1)] == [not runs, runs]
        spoken = NARRATION.table_alt(Telling(view, NAMES[:4], words("en")))
        assert (told[0] in spoken) == (not runs), "and so it is said"
    assert seen == {True, False}


def fullest() -> Iterator[Extreme]:
    """Yield four deals without any section: no seat scores, all win."""
    quiet = GameContext(random.Random(0).random)
    s = GAME.start(4, {"first_dealer": "seat1"}, quiet)
    for _ in range(4):
        for winner in (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3):
            TRICK_PHASE.won(s, winner, [], quiet)
        TRICK_PHASE.done(s, quiet)
    assert s.winners == [0, 1, 2, 3]
    yield Extreme(s)
