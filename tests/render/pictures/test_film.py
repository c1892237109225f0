"""The film of a game: every game, both languages; its layout, its times and its size."""

from __future__ import annotations

import io
import math
import random
from itertools import pairwise

import pytest
from PIL import Image, ImageColor

from engine.core.view import View
from engine.games.registry import GAMES
from engine.games.slugs import CUBED
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.look import HOUSE
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pages.table import Heading
from render.kit.pieces.faces import faces
from render.kit.pieces.person import Person, people
from render.pictures import film
from render.pictures.film import Progress, Shot
from tests.render.pictures.test_cube import moment
from tests.render.positions import OVER, Position, picture, positions

LONG = (
    "Maximiliane v. Thurn-Taxis",
    "寿限無寿限無五劫の擦り切れ",
    "Ada",
    "國" * 32,
    "クロ CPU★★",
    "Alexandra Brown-Fitzgerald",
    "Nour",
)
AT = Progress(3, 9, (0, 4), (1, 3, 8))
ENDED = Progress(8, 9, (0, 4), (3, 5))
"""The end of a game of two deals that turned twice."""
SOME = 4
"""The number of tables of a game that are drawn as frames."""


def some(slug: str) -> list[Position]:
    found = [position for position in positions(slug) if position.phase != OVER]
    return found[:: max(1, len(found) // SOME)]


def said(view: View, lang: Lang) -> Heading:
    return PAINTERS[view.game].heading(view, people(LONG[: view.seats]), words(lang))


def drawn(view: View, lang: Lang, progress: Progress = AT, body: int = 0) -> Image.Image:
    painter, who, w = PAINTERS[view.game], people(LONG[: view.seats]), words(lang)
    table = painter.table(view, who, w)
    heading = painter.heading(view, who, w)
    return film.table(table, heading, progress, w("film-turned"), painter.look, body or film.body_of(table))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_frame_of_every_game_can_be_read(slug: str, lang: Lang) -> None:
    """With a turning point in one language and without one in the other, by turns."""
    for number, position in enumerate(some(slug)):
        view, progress = position.view(None), (AT, Progress(2, 9))[(number + LANGUAGES.index(lang)) % 2]
        frame = drawn(view, lang, progress)
        assert faults(frame) == []
        texts = {one.role: one for one in written(frame)}
        heading = said(view, lang)
        if heading.last or heading.right:
            assert texts["last"].size >= 30, "10 px on a picture of 400"
        assert ("badge" in texts) >= progress.turned
        assert film.still(frame).size == (600, (film.body_of(picture(view, words(lang))) + film.STRIP) // 2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_frame_says_what_the_bar_of_its_table_says(slug: str, lang: Lang) -> None:
    """The bar may cut it; a frame says nothing that the table, drawn from an onlooker's view, does not say."""
    for position in some(slug):
        view, heading = position.view(None), said(position.view(None), lang)
        texts = written(PAINTERS[slug].table(view, people(LONG[: view.seats]), words(lang)))
        last = [one.text for one in texts if one.role == "last"]
        assert bool(heading.last) == bool(last)
        for one in last:
            whole, cut = "".join(heading.last.split()), "".join(one.split()).split("…")
            assert cut[0][:8] == whole[: len(cut[0][:8])]
        if heading.right:
            assert any(one.role == "bar" and heading.right[:4] in one.text for one in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_film_begins_with_its_players(slug: str, lang: Lang) -> None:
    w, painter = words(lang), PAINTERS[slug]
    for seats in (min(GAMES[slug].seats), max(GAMES[slug].seats)):
        who = people(LONG[:seats])
        front = film.title(painter.look, painter.emblem, NARRATIONS[slug].title(w), who, "手札亭 · 2026", 694)
        assert faults(front) == []
        names = [one for one in written(front) if one.role == "name"]
        assert len(names) >= seats and all(one.size >= 24 for one in names)
        large = 64 if seats <= 5 else 56
        assert all(one.size == large for one in names if one.text in ("Ada", "Nour")), "28 px at the final size"


@pytest.mark.parametrize("count", [6, 7])
def test_many_players_of_a_title_are_as_large_as_few(count: int) -> None:
    """In rows, each with the name below the portrait: the seals have their largest size, and lie on no name."""
    front = film.title(PAINTERS["grazia"].look, PAINTERS["grazia"].emblem, "Grazia", crowd(count), "2026", 694)
    assert faults(front) == []
    seals = [one for one in written(front) if one.role == "avatar"]
    assert {one.size for one in seals} == {round(0.7 * 46)}
    for name in (one for one in written(front) if one.role == "name"):
        middle = name.x + name.width / 2
        above = max((one for one in seals if one.y < name.y), key=lambda one: (one.y, -abs(one.x - middle)))
        assert above.y + 23 < name.y - name.size / 2, name.text


def crowd(count: int) -> list[Person]:
    named = [(name, "") for name in (*LONG[:4], "Ben", "Cleo", "Nour")][:count]
    return [Person(name, face=face) for (name, _), face in zip(named, faces(named), strict=True)]


@pytest.mark.parametrize("count", [6, 7])
def test_no_seal_of_a_title_lies_on_another_portrait(count: int) -> None:
    painter = PAINTERS["target"]
    front = film.title(painter.look, painter.emblem, "Target", crowd(count), "2026", 694)
    seals = [(one.x + one.width / 2, one.y, one.size / 0.7) for one in written(front) if one.role == "avatar"]
    assert len(seals) == count
    heads = [(x + size / 0.36 * 0.37, y - size / 0.36 * 0.37) for x, y, size in seals]
    for k, (x, y, size) in enumerate(seals):
        others = [math.dist((x, y), head) for head in heads[:k] + heads[k + 1 :]]
        assert min(others) > size / 0.36 / 2 + size / 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_title_has_in_brackets_does_not_make_it_smaller(lang: Lang) -> None:
    w, painter = words(lang), PAINTERS["ttp"]
    front = film.title(painter.look, painter.emblem, NARRATIONS["ttp"].title(w), people(LONG[:4]), "2026", 694)
    texts = written(front)
    assert [(one.text, one.size) for one in texts if one.role == "title"] == [("TTP", 112)]
    (note,) = [one for one in texts if one.text.endswith(" · 2026")]
    assert note.text.removesuffix(" · 2026") in NARRATIONS["ttp"].title(w) and note.size == 44


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_film_ends_on_its_last_turning_point(slug: str, lang: Lang) -> None:
    """It lies below the result, with its person; the winners are in the result itself."""
    w, painter = words(lang), PAINTERS[slug]
    for position in positions(slug):
        view = position.view(None)
        if view.over and not painter.shows_the_end(view):
            continue
        said = painter.heading(view, people(LONG[: view.seats]), w)
        end = film.result(Image.new("RGB", (1200, 764)), said, ENDED, w("film-turned"), painter.look, 694)
        assert faults(end) == [] and end.size == (1200, 694 + film.STRIP)
        texts = [one.text for one in written(end)]
        assert w("film-turned") in texts
        stars = {end.getpixel((36 + round(1128 * ENDED.share(turn)), 764 + 26)) for turn in ENDED.turns}
        assert stars == {ImageColor.getrgb(theme.MINT)}, "every turning point is on the course"
        if said.last or said.right:
            last = next(one for one in written(end) if one.role == "last")
            assert "".join(last.text.split())[:6] in "".join((said.last or said.right).split())
        assert all(one.y + one.size / 2 <= end.height for one in written(end))


def test_a_game_that_never_turned_ends_on_its_result_alone() -> None:
    picture = Image.new("RGB", (1200, 764), "#FF0000")
    end = film.result(picture, None, ENDED, "turned", HOUSE, 694)
    assert end.size == (1200, 694 + film.STRIP) and not written(end)
    assert end.getpixel((600, 73)) == end.getpixel((600, 73 + 763)) == (255, 0, 0) != end.getpixel((600, 72))


@pytest.mark.parametrize("slug", CUBED)
def test_a_frame_of_a_match_with_the_cube_has_room_for_an_offered_double(slug: str) -> None:
    """All frames of a film have one size, though the strip of an event is higher."""
    before, offered = moment(slug, "taken").match.view(None), moment(slug, "offered").match.view(None)
    body = film.body_of(PAINTERS[slug].table(before, people(LONG[: before.seats]), words("en")))
    sizes = {drawn(view, "en", body=body).size for view in (before, offered)}
    assert sizes == {(1200, body + film.STRIP)}


def test_a_film_shows_the_moves_at_which_the_game_turned_and_the_edges_of_deals() -> None:
    for count in (1, 2, 5, 40, 44, 72, 300, 1500):
        turns = tuple(sorted({at for at in (1, count // 2, count - 2) if 0 < at < count}))
        deals = (0, *(at for at in (count // 3, count // 2 + 1) if 0 < at < count))
        shown = film.chosen(Progress(0, count, deals, turns))
        assert shown == sorted(set(shown)) and {0, count - 1} <= {*shown} <= {*range(count)}
        assert {*turns, *(at - 1 for at in turns)} <= {*shown}, "before and after"
        assert {*deals[1:], *(at - 1 for at in deals[1:])} <= {*shown}
        assert len(shown) == min(count, film.MOST_FRAMES)
    many = Progress(0, 900, tuple(range(0, 900, 3)), (5, 6, 7))
    assert len(film.chosen(many)) == film.MOST_FRAMES


def grey(level: int, width: int = 600, height: int = 455) -> Image.Image:
    return Image.new("P", (width, height), level)


BODY = 694


def test_a_frame_stays_as_long_as_its_change_is_worth() -> None:
    little, much = grey(1), grey(1)
    little.paste(2, (10, 10, 60, 60))
    much.paste(3, (0, 0, 600, 300))
    course = much.copy()
    course.paste(4, (0, BODY // 2 + 2, 300, BODY // 2 + 20))
    shots = [Shot(grey(1), film.TITLE_MS), Shot(little), Shot(much), Shot(course), Shot(grey(1), film.END_MS)]
    shown = film.apart(shots, BODY)
    assert [shot.still for shot in shown] == [shots[at].still for at in (0, 1, 2, 4)], "only the course has moved"
    times = film.times(shown, BODY)
    assert times[0] == film.TITLE_MS and times[-1] == film.END_MS and times[1] < times[2] < film.TURN_MS


def noise(seed: int) -> Image.Image:
    made = grey(0)
    made.frombytes(random.Random(seed).randbytes(600 * 455))
    made.putpalette(bytes(range(256)) * 3)
    return made


@pytest.mark.parametrize("count", [2, 12, 44])
def test_a_film_of_many_frames_is_not_too_long(count: int) -> None:
    shots = [Shot(grey(k % 250), film.TURN_MS if k in (3, 5, 9) else 0) for k in range(count)]
    shots = [Shot(grey(0), film.TITLE_MS), *shots, Shot(grey(9), film.END_MS)]
    times = film.times(shots, BODY)
    assert sum(times) <= film.LONGEST_MS and (count < 44 or sum(times) > 0.9 * film.LONGEST_MS)
    assert min(times) >= film.LEAST_MS
    assert all(ms % 10 == 0 for ms in times)


def test_a_film_that_would_be_too_large_has_fewer_frames_and_not_smaller_ones() -> None:
    """Noise is the worst that a frame can be."""
    shots = [Shot(noise(0), film.TITLE_MS), *(Shot(noise(k)) for k in range(1, film.MOST_FRAMES))]
    shots = [*shots, Shot(noise(98), film.TURN_MS), Shot(noise(99), film.END_MS)]
    data = film.film(shots, BODY)
    assert len(data) <= film.LARGEST == 8 * 2**20
    gif = Image.open(io.BytesIO(data))
    frames = getattr(gif, "n_frames", 1)
    assert gif.format == "GIF" and gif.size == (600, 455) and 8 <= frames < len(shots)
    for at, shot in ((0, shots[0]), (frames - 2, shots[-2]), (frames - 1, shots[-1])):
        gif.seek(at)
        assert gif.info["duration"] == shot.held
        assert gif.convert("RGB").tobytes() == shot.still.convert("RGB").tobytes()


def test_fewer_frames_leave_out_no_frame_with_a_time_of_its_own() -> None:
    for count in (3, 4, 5, 12, 17):
        shots = [Shot(grey(k), 100 if k in (0, 2) else 0) for k in range(count)]
        while len(less := film.fewer(shots)) < len(shots):
            assert less[-1] is shots[-1] and [shot for shot in less if shot.held] == [
                shot for shot in shots if shot.held
            ]
            shots = less
        assert len(shots) == len({0, 2, count - 1})


def test_the_course_of_a_game_shows_its_turning_points_as_stars() -> None:
    """Those that are still to come are quiet; equal input gives equal frames."""
    table = Image.new("RGB", (1200, 764))
    frames = [
        film.table(table, Heading("1"), Progress(at, 9, (0, 4), turns), "", HOUSE, BODY).tobytes()
        for at, turns in ((0, (5,)), (0, (5,)), (0, ()), (5, (5,)), (6, (5,)), (6, ()))
    ]
    assert frames[0] == frames[1]
    assert all(one != other for one, other in pairwise(frames[1:]))
