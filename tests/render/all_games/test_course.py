"""The course of a match in a sentence: only if the points of the legs decide who wins."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from engine.core.course import Course
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.games.registry import GAMES
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS
from render.kit.drawing import theme
from render.kit.drawing.look import HOUSE
from render.kit.pages.faults import faults
from render.narration.course import by_moves, course
from render.pictures.foot import HEIGHT, LINE, with_foot
from tests.engine.every_game import cases

W = words("en")


def said(columns: list[list[int]], *winners: int) -> str:
    scores = [sum(points) for points in zip(*columns, strict=True)]
    view: Any = SimpleNamespace(s=SimpleNamespace(columns=columns, winners=list(winners), scores=scores), seats=2)
    return course(view, W)


def test_who_was_behind_until_when() -> None:
    assert said([[1, 3], [1, 2], [5, 1]], 0) == W("course-behind", leg=2, count=3)
    assert said([[3, 1], [1, 2], [5, 1]], 0) == W("course-led", count=3)
    assert said([[1, 2], [3, 1], [1, 1], [1, 0]], 0) == "", "behind for a moment only"
    assert said([[2, 1], [0, 1], [5, 1]], 0) == "", "level in between"


def test_the_fewest_may_win() -> None:
    assert said([[20, 9], [20, 25], [5, 30]], 0) == W("course-behind", leg=2, count=3)


@pytest.mark.parametrize("columns", [[], [[1, 2]], [[1, 2], [3, 4]], [[1], [2], [3]], [[2, 1], [1, 2], [0, 0]]])
def test_nothing_is_said_where_they_do_not_tell_it(columns: list[list[int]]) -> None:
    assert said(columns, 0) == ""
    elsewhere: Any = SimpleNamespace(columns=[[1, 3], [1, 2], [5, 1]], winners=[0], scores=[3, 4])
    assert course(SimpleNamespace(s=elsewhere, seats=2), W) == "", "they are no points"  # type: ignore[arg-type]
    assert said([[1, 3], [1, 2], [5, 1]], 0, 1) == "" == said([[1, 3], [1, 2], [5, 1]])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_can_be_read(lang: Lang) -> None:
    w = words(lang)
    empty = Image.new("RGB", (theme.WIDTH, theme.TABLE_HEIGHT), HOUSE.base)
    foot = w("result-foot", date=w("result-date", year="2026", month=9, day="30"))
    image = with_foot(empty, HOUSE, foot, w("course-behind", leg=29, count=30))
    assert faults(image) == [] and image.height == theme.TABLE_HEIGHT + LINE + HEIGHT <= theme.MAX_HEIGHT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_by_how_much_somebody_won_has_its_unit(game: Game[Any], lang: Lang) -> None:
    told, w = NARRATIONS[game.key], words(lang)
    for options in (case.options for case in cases(game)):
        for amount in (told.amount, told.lead):
            nine = amount(9, options, w)
            assert "9" in nine and nine.strip("9 ")
            assert nine in by_moves(Course(0, 3, 9, 9), nine, w)


@pytest.mark.parametrize(
    ("slug", "given", "amount", "lead"),
    [
        ("ttp", {}, "1 point", "1 point"),
        ("ttp", {"cube": True}, "1 point", "1 point"),
        ("arsene", {}, "1 chip", "1 chip"),
        ("jukugo_daifuda", {"cube": True}, "1 chip", "1 chip"),
        ("target", {}, "1 target", "1 target"),
        ("target", {"cube": True}, "1 point", "1 point"),
        ("counting_cribbage", {}, "1 point", "1 point"),
        ("counting_cribbage", {"match_wins": 3}, "1 win", "1 win"),
        ("hex_jinchi", {}, "1 win", "1 base"),
        ("hex_jinchi", {"match": "exchange"}, "1 win", "1 win"),
        ("boonaken", {}, "1 mark", "1 mark"),
        ("boonaken", {"ending": "championship"}, "1 point", "1 point"),
        ("boonaken", {"ending": "find_loser"}, "1 place", "1 place"),
    ],
)
def test_the_unit_goes_by_what_is_counted(slug: str, given: dict[str, OptionValue], amount: str, lead: str) -> None:
    options = GAMES[slug].settled(GAMES[slug].default_seats if "cube" not in given else 2, given)
    told = NARRATIONS[slug]
    assert (told.amount(1, options, W), told.lead(1, options, W)) == (amount, lead)
