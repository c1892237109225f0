"""The doubling cube in words and pictures: every game that has it, from the first game to the result."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.core.context import Event
from engine.core.view import View
from engine.games.registry import GAMES
from engine.games.slugs import CUBED
from engine.layers.cube import DOUBLE, PASS, TAKE, Cube
from engine.layers.terms import CUBE_TAGS
from locales import LANGUAGES, Lang, words
from render.cube import die, strip
from render.cube.narration import CubeNarration
from render.cube.seen import amount, cube_of
from render.cube.strip import EVENT
from render.encoding.encode import png
from render.games.contract import Painter
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.contract import Narration
from render.narration.lengths import ALT_LIMIT
from render.narration.telling import Telling
from tests.engine.every_game import begin, steps, usual
from tests.layers.cubes import Play, seldom
from tests.layers.matches import ADAPTERS
from tests.render.all_games.test_limits import WEIGHT
from tests.render.positions import PATCHES

NAMES = ("さくら", "Bartholomew the Third", "ゆう", "Zoë")
WIDE = ("W" * 32, "國" * 32, "Alexandra Brown-Fitzgerald", "ねこのしっぽ太郎丸の助")
MOMENTS = ("middle", "offered", "taken", "crawford", "over")


def moment(slug: str, name: str) -> Play:
    """Return a position of a match with the cube in this state."""
    short: dict[str, Any] = {} if slug == "jukugo_daifuda" else {"max_legs": 3}
    if name == "crawford" and slug != "jukugo_daifuda":
        target = ADAPTERS[slug].target
        assert target is not None
        short = {"crawford": True, target.key: 2}
    x = Play(slug, **short)
    x.offered(x.to_offer(), PASS)
    p = x.to_offer()
    if name == "offered":
        x.do(p, DOUBLE)
    elif name == "taken":
        x.offered(p, TAKE)
    elif name == "over":
        for _ in steps(x.match, seldom, 5):
            pass
    return x


def views(x: Play) -> Iterator[View]:
    for seat in (None, 0, 1):
        yield x.match.view(seat)


def test_every_method_of_a_narration_is_handed_on() -> None:
    """A missing method would answer the same for all games."""
    methods = {name for name, found in vars(Narration).items() if callable(found) and not name.startswith("_")}
    assert methods <= set(vars(CubeNarration)), methods - set(vars(CubeNarration))
    painting = {name for name, found in vars(Painter).items() if callable(found) and not name.startswith("_")}
    assert painting <= set(vars(type(PAINTERS["target"])))
    assert {a.tag for a in Cube.own} - {"cube_away", "cube_absent", "cube_late"} == CUBE_TAGS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", CUBED)
def test_the_words_tell_match_and_cube_to_everybody(slug: str, lang: Any) -> None:
    narration, w = NARRATIONS[slug], words(lang)
    names = NAMES[:2]
    for name in MOMENTS:
        x = moment(slug, name)
        assert x.match.over == (name == "over")
        for view in views(x):
            telling = Telling(view, names, w)
            alt = narration.table_alt(telling)
            assert len(alt) <= ALT_LIMIT and all(n in alt for n in names) and alt.startswith(narration.title(w)[:3])
            assert narration.state_line(telling)
            if view.over:
                assert str(max(x.s.totals)) in alt
                continue
            assert narration.cube_said(telling) in alt  # type: ignore[attr-defined]
            if view.seat is not None:
                hand = narration.hand_alt(telling)
                assert len(hand) <= ALT_LIMIT and narration.cube_said(telling) in hand  # type: ignore[attr-defined]
            if view.asked:
                asked = narration.prompt(telling)
                labels = [narration.tag_label(telling, tag).text for tag in view.first]
                assert asked and all(0 < len(label) <= 80 for label in labels)
                assert ("2" in asked) or name == "crawford" or "cube_double" not in view.first
                for action in view.legal[:5] + view.anytime:
                    assert narration.move(telling, action)
            for event in x.match.ctx.events:
                if event.seen_by(view.seat):
                    narration.happened(event, telling)
        told = [narration.happened(e, telling) for e in x.match.ctx.events if e.kind.startswith(("cube", "leg"))]
        assert sum(text is not None for text in told) >= 2


@pytest.mark.parametrize("slug", CUBED)
def test_the_cube_lies_in_the_middle_or_before_its_owner(slug: str) -> None:
    """An offered cube lies in the middle too, and the question beside it, on the side of the person who answers."""
    painter, seated = PAINTERS[slug], people(NAMES[:2])
    for name in MOMENTS:
        x = moment(slug, name)
        view = x.match.view(None)
        picture = painter.table(view, seated, words("ja" if name in ("offered", "over") else "en"))
        assert not faults(picture), (name, faults(picture))
        assert picture.height <= theme.MAX_HEIGHT
        if name == "over":
            assert str(max(x.s.totals)) in [one.text for one in written(picture)]
            continue
        top, low = (0, EVENT) if name == "offered" else (theme.TABLE_HEIGHT, theme.MAX_HEIGHT)
        strip = [one for one in written(picture) if top < one.y < low]
        assert sorted(one.text for one in strip if one.role == "score") == sorted(map(str, x.s.totals))
        holder = x.s.waiting[0] if name == "offered" else x.cube.owner
        value = 2 if name == "offered" else x.cube.value
        cubes = [one for one in strip if one.text == str(value) and one.role not in ("score", "name", "avatar")]
        if not x.cube.live:
            assert not cubes
            continue
        (cube,) = cubes
        left, middle = cube.middle < 460, 460 <= cube.middle <= 740
        if name == "offered":
            (question,) = [one for one in strip if one.text == words("ja")("cube-task-answer")]
            assert middle and (question.middle < cube.middle) == (holder == 0)
            continue
        assert middle if holder < 0 else left == (holder == 0), (name, holder, cube)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_totals_and_the_offered_value_are_those_of_the_match(lang: Lang) -> None:
    w, x = words(lang), moment("en_garde", "taken")
    view, totals = x.match.view(None), list(map(str, x.match.state.totals))
    image = PAINTERS["en_garde"].table(view, people(("Ada", "Ben")), w)
    below = [one.text for one in written(image) if one.y > image.height - strip.REST]
    assert [text for text in below if text in totals] == totals, below
    x = moment("en_garde", "offered")
    line = NARRATIONS["en_garde"].state_line(Telling(x.match.view(None), ("Ada", "Ben"), w))
    assert "2" in re.findall(r"\d+", line) and "4" not in re.findall(r"\d+", line), line


def test_with_three_left_there_is_no_cube_on_the_table_yet() -> None:
    x = Play("love_letter", seats=4)
    painter, seated, w = PAINTERS["love_letter"], people(NAMES), words("en")
    picture = painter.table(x.match.view(None), seated, w)
    assert not faults(picture)
    strip = [one for one in written(picture) if one.y > theme.TABLE_HEIGHT]
    assert [one.text for one in strip if one.role == "score"] == ["0"] * 4
    assert "1" not in [one.text for one in strip]
    x.s.totals = [10, 12, 20, 11]
    assert not faults(painter.table(x.match.view(None), seated, w)), "two figures fit as well"
    assert "two players are left" in NARRATIONS["love_letter"].table_alt(Telling(x.match.view(None), NAMES, w))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_an_offer_shows_those_who_are_out_as_well(seats: int, lang: Lang) -> None:
    """The two who play on are beside the cube, the others below them, each with their points."""
    x, w = Play("love_letter", seats=seats), words(lang)
    while not ((p := x.s.waiting[0]) >= 0 and x.can(p)):
        x.go(p)
    x.do(p, DOUBLE)
    x.s.totals = [10, 12, 20, 11][:seats]
    picture = PAINTERS["love_letter"].table(x.match.view(None), people(WIDE[:seats]), w)
    band = strip.height(x.match.view(None))
    drawn = [one for one in written(picture) if one.y < band]
    assert not faults(picture) and picture.height <= theme.MAX_HEIGHT
    assert sorted(one.text for one in drawn if one.role == "score") == sorted(map(str, x.s.totals))
    low = {one.text for one in drawn if one.role == "score" and one.y > EVENT}
    assert low == {str(x.s.totals[q]) for q in range(seats) if q not in (p, x.s.waiting[0])}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", CUBED)
def test_an_offer_says_what_a_take_and_a_pass_mean(slug: str, lang: Lang) -> None:
    """In the picture for everybody, in the description for everybody, whatever the names."""
    x, w, narration = moment(slug, "offered"), words(lang), NARRATIONS[slug]
    for view in views(x):
        painter = PAINTERS[slug]
        picture = (painter.table if view.seat is None else painter.hand)(view, people(WIDE[:2]), w)
        assert not faults(picture), faults(picture)
        assert len(png(picture, PATCHES)) <= WEIGHT
        said = [one.text for one in written(picture)]
        paid = amount(slug, cube_of(view).pass_base, w)
        assert w("cube-picture-take", double="2") in said and w("cube-picture-pass", amount=paid) in said
        alt = (narration.table_alt if view.seat is None else narration.hand_alt)(Telling(view, NAMES[:2], w))
        assert paid in alt


@pytest.mark.parametrize("value", [1, 8, 64])
@pytest.mark.parametrize("size", [74, 196])
@pytest.mark.parametrize("pose", [die.REST, die.OFFERED])
def test_a_die_stays_within_its_size_and_shows_its_number(value: int, size: int, pose: die.Pose) -> None:
    canvas = Canvas(400, 400, ground=theme.GOLD)
    die.draw(canvas, 200, 200, size, value, pose)
    assert str(value) in [one.text for one in written(canvas.image)]
    box = ImageChops.difference(canvas.image, Image.new("RGB", (400, 400), theme.GOLD)).getbbox()
    assert box is not None
    # The body has about the size that is asked for, and the shadow reaches a seventh of it further.
    assert all(size * 0.4 < away <= size * (0.5 + 1 / 7) for away in (200 - box[0], 200 - box[1], box[2] - 200))


@pytest.mark.parametrize("slug", CUBED)
def test_a_table_without_the_cube_is_the_game_s_own(slug: str) -> None:
    x = Play(slug)
    own: Any = PAINTERS[slug]
    view, seated, w = x.match.view(None).innermost, people(NAMES[:2]), words("en")
    assert own.table(view, seated, w).tobytes() == own.inner.table(view, seated, w).tobytes()
    said: Any = NARRATIONS[slug]
    telling = Telling(view, NAMES[:2], w)
    assert said.table_alt(telling) == said.inner.table_alt(telling)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_match_of_rummy_fifty_nobody_is_said_to_lose_a_point(lang: Any) -> None:
    """A game only gains points there: the value of a win times the cube; no points are lost."""
    narration, w = NARRATIONS["rummy_fifty"], words(lang)
    out = Event(
        "went_out",
        {"seat": 0, "hands": [[], [9]], "courts": [10, 11], "totals": [-1, 30], "losers": [1]}
        | {"value": 40, "gain": 1, "points": [2, 0]},
    )
    alone = begin(usual(GAMES["rummy_fifty"])).view(0)
    told, plain = (
        narration.happened(out, Telling(v, NAMES, w)) for v in (moment("rummy_fifty", "middle").match.view(0), alone)
    )
    loss = {"en": "minus a point", "ja": "失います"}[lang]
    assert plain and told and loss in plain and loss not in told


@pytest.mark.parametrize("slug", CUBED)
def test_pages_of_the_rules_are_counted_with_that_of_the_cube(slug: str) -> None:
    painter = PAINTERS[slug]
    first = painter.first_page
    for number in range(first, painter.rules_pages):
        said = [one.text for one in written(painter.rules(number, words("en")))]
        assert f"{number + 1 - first} / {painter.rules_pages - first}" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["さくら", "W" * 32, "國" * 32, "Alexandra Brown-Hernández the 3rd"])
def test_the_corner_of_a_result_says_its_sentence_to_the_end(name: str, lang: Lang) -> None:
    view = moment("target", "over").match.view(None)
    w, winner = words(lang), view.s.winners[0]
    called = ["Ada", "Ada"]
    called[winner] = name
    image = PAINTERS["target"].result(view, people(called), w)
    begins, ends = w("cube-won", names="|").split("|")
    (told,) = [one.text for one in written(image) if one.role == "bar" and one.y > 60]
    assert told.startswith(begins) and told.endswith(ends)
