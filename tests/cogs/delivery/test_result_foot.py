"""What a result says outside the server: below the picture stand house and day."""

from __future__ import annotations

import io
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from cogs.community.daily_sheet import dated
from cogs.delivery.sheets.table_sheets import result_picture
from cogs.ui.drawing import Drawing, result_credit, result_foot
from engine.core.course import Course
from engine.games.credits import credit_of
from engine.games.registry import GAMES
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.look import HOUSE, Style
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.large.parts import small
from render.narration.course import by_moves, course
from render.pictures.foot import HEIGHT, LINE, with_foot
from tests.host.rig import ANN, BEN, Rig


def test_the_day_is_that_of_the_reader() -> None:
    info: Any = SimpleNamespace(touched=1_795_300_000.0, commitment="0123456789abcdef" * 4, cards="")
    assert result_foot(info, words("ja")) == "手札 Tefuda　2026年11月22日"
    assert result_foot(info, words("en")) == "Tefuda 手札 · 21 November 2026"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_of_the_deal_of_the_day_it_is_the_day_of_the_deal_wherever_it_is_read(rig: Rig, lang: Lang) -> None:
    """In Japan it is tomorrow already when it is finished, and everywhere when it is finished late."""
    rig.now, w = 1_795_300_000.0, words(lang)
    assert rig.host.daily.today == "2026-11-21"
    info = await rig.host.daily.open(
        "geschenk", ANN, [f"Robot {at}" for at in range(3)], "house", channel="9", lang=lang
    )
    day = w("result-date", year="2026", month=11, day="21")
    for later in (0, 3600, 30 * 3600):
        rig.now = 1_795_300_000.0 + later
        assert result_foot(replace(await rig.host.reading.table(info.id), touched=rig.now), w) == w(
            "result-foot", date=day
        )
    assert dated("2026-11-21", w) in day, "as the deal itself is called"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_the_strip_can_be_read(lang: Lang) -> None:
    info: Any = SimpleNamespace(touched=1_795_900_000.0, commitment="dddddddddddddddd", cards="")
    image = with_foot(
        Image.new("RGB", (theme.WIDTH, theme.TABLE_HEIGHT), HOUSE.base), HOUSE, result_foot(info, words(lang))
    )
    assert image.size == (theme.WIDTH, theme.TABLE_HEIGHT + HEIGHT) and faults(image) == []
    assert [one.text for one in written(image)] == [result_foot(info, words(lang))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("style", ["usual", "large"])
@pytest.mark.parametrize("slug", GAMES)
def test_it_names_the_designer_whole(slug: str, style: Style, lang: Lang) -> None:
    info: Any = SimpleNamespace(touched=1_795_900_000.0, commitment="dddddddddddddddd", cards="", game=slug)
    day, made = result_foot(info, words(lang)), result_credit(info, words(lang))
    assert bool(made) is bool(credit_of(slug).designer), "who is named nowhere is not made up"
    empty = Image.new("RGB", (theme.WIDTH, 400), HOUSE.base)
    image = with_foot(empty, HOUSE, day, "", style, made)
    said = [one.text for one in written(image)]
    assert "".join(said).replace(" ", "") == f"{day}{made}".replace(" ", "") and faults(image) == []
    assert style == "large" or image.height == 400 + HEIGHT, "no game needs a second line"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_designer_without_room_beside_the_day_gets_a_line(lang: Lang) -> None:
    made = words(lang)("card-designer", name="Wolfgang Kramer, Michael Kiesling, Reiner Knizia, 1993")
    empty = Image.new("RGB", (theme.WIDTH, 400), HOUSE.base)
    image = with_foot(empty, HOUSE, "Tefuda " * 8, "", made=made)
    assert image.height > 400 + HEIGHT and faults(image) == []
    assert made in [one.text for one in written(image)]


async def test_the_result_of_a_table_has_it_and_that_of_a_lesson_has_not(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, game="en_garde", size=2)
    over = await rig.play_on(info.id, ANN, BEN)
    _, view = await rig.host.reading.view(info.id, None)
    drawing, w = Drawing(PAINTERS, NARRATIONS), words("en")
    picture = await drawing.result(over, view, w)
    how = course(view, w)
    foot = HEIGHT + (LINE if how else 0)
    assert Image.open(io.BytesIO(picture.data)).height == theme.TABLE_HEIGHT + foot
    small = await drawing.result(over, view, w, small=True)
    assert Image.open(io.BytesIO(small.data)).size == (theme.WIDTH // 2, (theme.TABLE_HEIGHT + foot) // 2)
    assert small.alt == picture.alt, "by ear it is the same"
    parts = [result_foot(over, w), *([how] if how else [])]
    assert picture.alt.endswith(" ".join(f"{part}." for part in parts)), "each is heard by itself"
    assert "Design: Reiner Knizia, 1993." in picture.alt
    assert over.commitment[:4] not in picture.alt, 'it stands behind "How cards are shuffled"'
    large = await drawing.result(replace(over, pictures="large"), view, w, small=True)
    assert Image.open(io.BytesIO(large.data)).width == theme.WIDTH and large.alt == picture.alt
    drawing.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_large_print_it_is_large(lang: Lang) -> None:
    info: Any = SimpleNamespace(touched=1_795_900_000.0, commitment="dddddddddddddddd", cards="")
    told, course_ = result_foot(info, words(lang)), words(lang)("course-behind", leg=29, count=30) * 3
    empty = Image.new("RGB", (theme.WIDTH, 400), HOUSE.base)
    image = with_foot(empty, HOUSE, told, course_, "large")
    assert not small(image) and not faults(image)
    said = "".join(one.text for one in written(image)).replace(" ", "")
    assert told.replace(" ", "") in said and course_.replace(" ", "") in said


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_log_tells_how_it_went_where_the_last_position_does_not(rig: Rig, lang: Lang) -> None:
    w, info = words(lang), await rig.started(ANN, BEN, game="counting_cribbage", size=2)
    assert await rig.host.match_histories.of(info.id) is None, "it still goes on"
    over = await rig.play_on(info.id, ANN, BEN)
    _, view = await rig.host.reading.view(info.id, None)
    went = await rig.host.match_histories.of(info.id)
    assert went is not None and course(view, w) == ""
    services: Any = SimpleNamespace(host=rig.host, drawing=Drawing(PAINTERS, NARRATIONS))
    picture = await result_picture(services, over, view, w)
    told = by_moves(went, NARRATIONS[info.game].lead(went.lead, over.options, w), w)
    assert picture.alt.endswith(w("result-said", text=told)) and "{" not in picture.alt
    best, other = sorted(view.s.scores, reverse=True)
    assert went.lead == best - other and w("games-amount", count=went.lead, number=str(went.lead)) in told
    shown = Image.open(io.BytesIO(picture.data)).height
    assert shown == Image.open(io.BytesIO((await services.drawing.result(over, view, w)).data)).height + LINE
    await rig.reopen()
    assert await rig.host.match_histories.of(info.id) == went
    services.drawing.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("went", [Course(700, 801, 999, 120), Course(3, 999, 999, 120), Course(0, 301, 999, 120)])
def test_the_longest_sentence_can_be_read(lang: Lang, went: Course) -> None:
    empty = Image.new("RGB", (theme.WIDTH, theme.TABLE_HEIGHT), HOUSE.base)
    lead = max((words(lang)(f"{game}-amount", count=120, number="120") for game in GAMES), key=len)
    told = by_moves(went, lead, words(lang))
    image = with_foot(empty, HOUSE, "", told)
    assert faults(image) == [] and told in [one.text for one in written(image)]
