"""Rankings and profiles as pictures are readable with the longest names and the largest figures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import PAINTERS
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import Person
from render.pictures import profile, ranking
from render.pictures.profile import Profile, ProfileGame
from render.pictures.ranking import Ranking, RankingRow
from tests.render.traced import traced

NAMES = ("さくら", "Alexandra Brown-Montgomery", "W" * 32, "Ben", "春日野つばきのすけ太郎左衛門", "Eva", "🦊")


def a_ranking(lang: Lang, people: int, placed: int) -> Ranking:
    w = words(lang)
    rows = tuple(
        RankingRow(
            str(at + 1) if at < placed else "",
            Person(NAMES[at % len(NAMES)], "bear" if at % 2 else ""),
            ""
            if at == 6
            else str(1834 - 41 * at)
            if at < placed
            else w("ranking-provisional-rating", rating=str(1834 - 41 * at)),
            str(1234 - at),
            str(1000 - at),
            at == 2,
        )
        for at in range(people)
    )
    heads = w("ranking-head-rating"), w("ranking-head-games"), w("ranking-head-wins")
    title = w("ranking-title"), w.other("ranking-title"), w("jukugo_daifuda-title")
    return Ranking(
        *title,
        heads,
        rows,
        w("ranking-provisional"),
        PAINTERS["jukugo_daifuda"].look,
        PAINTERS["jukugo_daifuda"].emblem,
    )


def a_profile(lang: Lang, games: int, name: str) -> Profile:
    w = words(lang)
    many, alone = w("profile-told", games=1234, wins=1000), w("profile-told-alone", stars="★★", games=1200, wins=999)
    rows = tuple(
        ProfileGame(
            w(f"{slug}-title"),
            (many, alone) if at % 2 else (w("profile-told", games=12, wins=5),),
            "" if at == 3 else w("ranking-provisional-rating", rating="1834"),
            tuple(1500 + 40 * (k % 7) + 9 * k for k in range(5 + 3**at)),
            PAINTERS[slug].emblem,
        )
        for at, slug in enumerate(list(PAINTERS)[:games])
    )
    figures = (
        ("12345", w("profile-figure-games")),
        ("6789", w("profile-figure-wins")),
        (w("profile-minutes", count=59), w("profile-figure-answers")),
        (w("profile-percent", percent=100), w("profile-figure-promises")),
    )
    title = w("profile-title"), w.other("profile-title"), w("profile-everywhere")
    return Profile(*title, Person(name, "bear"), figures, rows)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("people", "placed"), [(1, 0), (2, 2), (7, 3), (ranking.MOST, 9), (ranking.MOST, 0)])
def test_a_ranking_can_be_read(people: int, placed: int, lang: Lang) -> None:
    image = ranking.paint(a_ranking(lang, people, placed)).image
    assert faults(image) == []
    texts = [one.text for one in written(image)]
    assert [t for t in texts if t == words(lang)("ranking-provisional")] == [words(lang)("ranking-provisional")] * (
        placed < people
    )
    assert all(str(1234 - at) in texts and str(1000 - at) in texts for at in range(people))


@pytest.mark.parametrize("placed", [0, 1, 2, 7])
def test_the_first_three_stand_on_a_podium(placed: int) -> None:
    """The first in the middle, the second left of it, the third right; nobody before the first rating."""
    texts = written(ranking.paint(a_ranking("en", 7, placed)).image)
    steps = {one.text: one.x for one in texts if one.role == "sign" and one.text in "123" and one.x < 312}
    assert sorted(steps) == ["1", "2", "3"][:placed]
    assert sorted(steps, key=lambda step: steps[step]) == [one for one in "213" if one in steps]


def test_those_who_share_a_place_stand_on_steps_of_one_height() -> None:
    page = a_ranking("en", 7, 3)
    rows = (page.rows[0], replace(page.rows[1], place="1"), *page.rows[2:])
    steps = [one for one in written(ranking.paint(replace(page, rows=rows)).image) if one.role == "sign"]
    first = [one for one in steps if one.text == "1" and one.x < 312]
    assert len(first) == 2 and len({one.y for one in first}) == 1


@pytest.mark.parametrize("people", [2, 5, ranking.MOST])
def test_no_seal_of_a_portrait_lies_on_the_place_before_it(people: int) -> None:
    page = a_ranking("en", people, people)
    rows = tuple(replace(row, who=Person(row.who.name, face="koi")) for row in page.rows)
    texts = written(ranking.paint(replace(page, rows=rows)).image)
    seals = [one for one in texts if one.role == "avatar"]
    places = [one for one in texts if one.text in {row.place for row in rows} and 340 < one.x < 400]
    assert len(places) == people and seals
    ends = max(one.x + one.width / 2 for one in places) + 28
    assert all(one.x + one.width / 2 - one.size / 0.7 / 2 > ends for one in seals)


@pytest.mark.parametrize("placed", [0, 1, 2, 3])
def test_of_three_people_names_are_whole_on_one_line(placed: int) -> None:
    page = a_ranking("en", 3, placed)
    texts = {one.text: one.size for one in written(ranking.paint(page).image)}
    assert texts["Alexandra Brown-Montgomery"] >= 30


def test_every_figure_of_a_ranking_is_shown() -> None:
    page = a_ranking("en", 3, 3)
    seen = {ranking.paint(page).image.tobytes()}
    other = RankingRow("7", Person("Zoe"), "1", "2", "3", True)
    for field in ("place", "who", "rating", "games", "wins", "mine"):
        row = page.rows[0]
        changed = RankingRow(**{**{f: getattr(row, f) for f in RankingRow.__slots__}, field: getattr(other, field)})
        rows = (changed, *page.rows[1:])
        told = (page.title, page.second, page.right, page.heads, rows, page.provisional, page.look)
        seen.add(ranking.paint(Ranking(*told)).image.tobytes())
    assert len(seen) == 7


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("games", "name"), [(0, "Ben"), (1, NAMES[1]), (3, NAMES[4]), (profile.MOST, NAMES[2])])
def test_a_profile_can_be_read(games: int, name: str, lang: Lang) -> None:
    image = profile.paint(a_profile(lang, games, name)).image
    assert faults(image) == []
    texts = [one.text for one in written(image)]
    assert {"12345", "6789"} <= set(texts)
    assert texts.count(words(lang)("ranking-provisional-rating", rating="1834")) == games - (games > 3)


def test_a_chart_shows_how_it_went() -> None:
    def drawn(*ratings: int) -> bytes:
        game = ProfileGame("Toy", ("2",), "1500", ratings, PAINTERS["geschenk"].emblem)
        return profile.paint(Profile("a", "b", "c", Person("Ann"), (), (game,))).image.tobytes()

    shown = {
        drawn(),
        drawn(1500),
        drawn(1500, 1600),
        drawn(1600, 1500),
        drawn(1500, 1900, 1400, 1600),
        drawn(1400, 1600),
    }
    assert len(shown) == 6, "a hundred and two hundred fill half and all of the height"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("games", range(1, profile.MOST + 1))
def test_a_profile_tells_its_games_in_whole_lines(games: int, lang: Lang) -> None:
    image = profile.paint(a_profile(lang, games, "Ada")).image
    assert not [one.text for one in written(image) if one.text.endswith("…")]


@pytest.mark.parametrize("games", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_games_of_a_profile_fill_it(games: int, lang: Lang) -> None:
    drawn = a_profile(lang, games, "Ann")
    slabs = [(x, y + high) for x, y, _, high, *_ in traced("slab", lambda: profile.paint(drawn)) if x > 300]
    assert len(slabs) == games and max(foot for _, foot in slabs) > 720


def test_two_lines_of_a_name_are_clear_of_their_row() -> None:
    drawn = a_ranking("ja", 7, 5)
    image = ranking.paint(drawn).image
    rows = [
        (y, y + high) for x, y, _, high, *_ in traced("slab", lambda: ranking.paint(drawn)) if x > 200 and high < 100
    ]
    names = [one for one in written(image) if one.role == "name" and one.x > 300]
    assert len(rows) == 7
    for one in names:
        top, foot = next((top, foot) for top, foot in rows if top < one.y < foot)
        assert one.y - one.size * 0.46 >= top + 5 and one.y + one.size * 0.46 <= foot - 5
