"""The table of a league is readable with any number of people and any names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import Person
from render.pictures.league import MOST, LeagueRow, LeagueTable, paint
from tests.render.traced import traced

LONG = ("さくら", "Alexandra Brown-Montgomery the Third", "W" * 32)


def table(count: int, lang: Lang, slug: str = "counting_cribbage", leaders: int = 1) -> LeagueTable:
    w, painter = words(lang), PAINTERS[slug]
    rows = tuple(
        LeagueRow(
            at + 1,
            Person(LONG[at % 3]),
            12,
            11,
            "" if at else w("league-kept", count=100),
            120,
            at < leaders,
            at == 1,
        )
        for at in range(count)
    )
    h = [w(f"league-head-{head}") for head in ("played", "won", "kept", "points")]
    title, second = (v("league-title", title=v(f"{slug}-title")) for v in (w, w.other))
    state = w("league-state", week=12, weeks=12)
    return LeagueTable(title, second, state, (h[0], h[1], h[2], h[3]), rows, painter.emblem, painter.look)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 8, MOST])
def test_a_table_can_be_read(count: int, lang: Lang) -> None:
    image = paint(table(count, lang)).image
    assert faults(image) == []
    texts = [one.text for one in written(image)]
    assert [one.text for one in written(image) if one.role == "score"] == ["120"] * count
    assert [str(at + 1) for at in range(count) if str(at + 1) not in texts] == []


@pytest.mark.parametrize("leaders", [0, 1, 2, 3, 9])
def test_who_leads_stands_large_below_the_game(leaders: int) -> None:
    """A lone leader with the name; of several, up to three portraits. Before the first game nobody leads."""
    image = paint(table(9, "en", leaders=leaders)).image
    assert faults(image) == []
    large = [one for one in written(image) if one.role == "leading"]
    assert [one.text for one in large] == (["120"] if leaders else [])
    assert len([one for one in written(image) if one.role == "sign" and one.x < 312]) == min(leaders, 3)


def test_the_points_are_seen_as_a_part_of_the_most() -> None:
    few = replace(begun := table(2, "en"), rows=(begun.rows[0], replace(begun.rows[1], points=60)))
    widths = []
    for row, colour in enumerate((theme.rgb(theme.MINT), theme.rgb(few.look.line))):
        y = 72 + 12 + 58 + 92 * row + 76
        line = paint(few).image.crop((326, y, 1174, y + 1))
        widths.append({colour: count for count, colour in line.getcolors(1 << 12) or ()}.get(colour, 0))
    assert widths[1] == pytest.approx(widths[0] / 2, abs=8) and widths[1] > 100


@pytest.mark.parametrize("count", [2, 12, MOST])
def test_a_strip_touches_no_name_and_no_figure(count: int) -> None:
    begun = table(count, "en")
    image = paint(replace(begun, rows=tuple(replace(row, first=False) for row in begun.rows))).image
    names = [one for one in written(image) if one.x > 450 and (LONG[0] in one.text or one.text[:3] in ("Ale", "WWW"))]
    assert len(names) >= count
    line = theme.rgb(begun.look.line)
    for one in names:
        high = one.size // 2 - 2
        area = image.crop((one.x, one.y - high, one.x + one.width, one.y + high))
        assert line not in {colour for _, colour in area.getcolors(1 << 16) or ()}, one.text


def test_the_edge_of_a_bar_runs_through_no_figure() -> None:
    for points in (120, 100, 71, 60, 42):
        begun = table(2, "en")
        image = paint(replace(begun, rows=(begun.rows[0], replace(begun.rows[1], points=points)))).image
        figures = min(one.x for one in written(image) if one.text == "12")
        y, mat = 72 + 12 + 58 + 92 + 76, theme.rgb(begun.look.line)
        lit = [x for x in range(326, 1000) if image.getpixel((x, y)) == mat]
        assert lit and max(lit) < figures


def test_nobody_and_too_many_are_no_table() -> None:
    for count in (0, MOST + 1):
        with pytest.raises(ValueError, match="rows"):
            paint(table(count, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [1, MOST])
def test_who_has_signed_up_can_be_read(count: int, lang: Lang) -> None:
    begun = table(count, lang)
    rows = tuple(LeagueRow(0, row.who) for row in begun.rows)
    image = paint(replace(begun, heads=("", "", "", ""), rows=rows)).image
    texts = [one.text for one in written(image)]
    assert faults(image) == [] and "0" not in texts and LONG[0] in texts


@pytest.mark.parametrize("count", [1, 4, 7, MOST - 1, MOST])
def test_tags_of_those_who_have_signed_up_hang_in_rows_of_one_length(count: int) -> None:
    """At most four on a beam, and a free one at the end while there is room."""
    begun = table(count, "en", "arsene")
    image = paint(replace(begun, heads=("", "", "", ""), rows=tuple(LeagueRow(0, Person("Ann")) for _ in begun.rows)))
    names = [one for one in written(image.image) if one.role == "name"]
    tags = min(MOST, count + 1)
    across = -(-tags // -(-tags // 4))
    hung = [len([one for one in names if one.y == y]) for y in sorted({one.y for one in names})]
    assert sum(hung) == count and max(hung) <= 4 and hung[:-1] == [across] * (len(hung) - 1)
    colours = {colour for _, colour in image.image.getcolors(1 << 24) or ()}
    assert (theme.rgb(theme.MINT) in colours) is (count < MOST)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_on_a_tag_is_clear_of_its_edges(lang: Lang) -> None:
    begun = table(7, lang, "arsene")
    called = ("岩田たろう", "Alexandra Brown-Fitzgerald", "Konstantinopel", "W" * 32)
    rows = tuple(LeagueRow(0, Person(called[at % 4])) for at in range(7))
    sign_up = replace(begun, heads=("", "", "", ""), rows=rows)
    image = paint(sign_up).image
    tags = [(x, wide) for x, _, wide, high, *_ in traced("slab", lambda: paint(sign_up)) if high > 100]
    assert len(tags) == 7
    for x, wide in tags:
        inside = [one for one in written(image) if one.role == "name" and x - 20 < one.middle < x + wide + 20]
        assert inside and all(one.x >= x + 10 and one.x + one.width <= x + wide - 10 for one in inside)
