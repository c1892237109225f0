"""Large print and quiet pictures of every game: nothing below 36 px, nothing hidden or cut off, not too heavy."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.core.view import View
from engine.games.registry import GAMES
from engine.games.slugs import CUBED, SLUGS
from locales import LANGUAGES, Lang, Words, words
from render.encoding.encode import png
from render.encoding.palette import palette_of
from render.games.registry import PAINTERS
from render.games.values import shown
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import HOUSE, STYLES, Style, look_of
from render.kit.drawing.text import BOLD, MEDIUM
from render.kit.drawing.text import width as text_width
from render.kit.drawing.written import written
from render.kit.layout import GOLDEN, Item, Pill, Row, Text
from render.kit.pages.faults import faults
from render.kit.pages.table import Table
from render.kit.pages.trick_table import Labels, Played, TrickTable, card_face, small_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, people
from render.kit.plaque import Plaque
from render.large.parts import INSIDE, LEAST, Flow, Lines, is_large, item, small
from render.large.table import content
from render.styles import drawn
from tests.render.all_games.test_extremes import WIDEST, chosen, fullest, of_game, views
from tests.render.all_games.test_limits import WEIGHT
from tests.render.all_games.test_readable import LONGEST, turn, views_of
from tests.render.pictures.test_cube import MOMENTS, moment
from tests.render.positions import NAMES, PATCHES, firsts

HIGHEST = 1750
"""The maximum height of a picture, px; more would be small again on a phone."""
every_game = pytest.mark.parametrize("slug", SLUGS)
both = pytest.mark.parametrize("lang", LANGUAGES)
some = pytest.mark.parametrize(
    "whole", [pytest.param(False, id="some"), pytest.param(True, id="all", marks=pytest.mark.soak)]
)


def paint(view: View, names: tuple[str, ...], w: Words, style: Style) -> Image.Image:
    painter, seated = PAINTERS[view.game], people(names[: view.seats])
    way = painter.hand if view.seat is not None else painter.result if view.over else painter.table
    return way(view, seated, w, style)


def wrong(image: Image.Image) -> list[str]:
    """Return what is wrong with a picture in large print."""
    found = [*small(image), *faults(image)]
    if image.height > HIGHEST or image.width != theme.WIDTH:
        found.append(f"{image.size}")
    if (weight := len(png(image, PATCHES))) > WEIGHT:
        found.append(f"{weight} bytes")
    return found


@every_game
@both
@some
def test_nothing_is_small_in_any_phase_with_any_number_of_seats(slug: str, lang: Lang, whole: bool) -> None:
    """The first position of each phase and number of seats, with the longest names: table, hand, result.

    A table is in one language and the hand below it in the other, by turns (the soak draws both in both).
    """
    w, found = words(lang), []
    for number, position in enumerate(firsts(slug)):
        for seat in views_of(position):
            if not whole and lang != turn(number + (seat is None)):
                continue
            image = paint(position.view(seat), LONGEST, w, "large")
            found += [f"{position.name} {seat}: {one}" for one in wrong(image)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if of_game(slug, "fullest")])
@both
@some
def test_nothing_is_small_in_the_fullest_positions(slug: str, lang: Lang, whole: bool) -> None:
    """The table is in one language and the hands in the other, by turns; a result is in both."""
    found = []
    for number, extreme in enumerate(fullest(slug)):
        for view in views(extreme, GAMES[slug]):
            its_turn = whole or view.over or lang == turn(number + (view.seat is None))
            if view.seat in chosen(extreme) and its_turn:
                found += [f"{number} {view.seat}: {one}" for one in wrong(paint(view, WIDEST, words(lang), "large"))]
    assert not found, "\n".join(found)


def test_what_is_small_is_found() -> None:
    canvas = Canvas(look=HOUSE)
    canvas.text(40, 40, "small", size=35)
    canvas.sprite(cards.mini("9", "H", 40), 40, 100)
    assert len(small(canvas.image)) == 2 and "♥9" in small(canvas.image)[1]
    large = Canvas(look=HOUSE)
    large.text(40, 40, "large", size=36)
    large.sprite(cards.mini("9", "H", 84), 40, 100)
    assert not small(large.image)


def test_a_small_part_is_said_in_words() -> None:
    tiny = Item(lambda k: Text("9 of 12", 20), "nine of twelve")
    node = item(tiny, INSIDE)
    assert isinstance(node, Lines) and node.lines == ("nine of twelve",) and node.size >= LEAST
    grown = item(Item(lambda k: Text("9 of 12", round(26 * k)), "nine of twelve"), INSIDE)
    assert isinstance(grown, Text) and grown.size >= LEAST
    assert not is_large(Pill("wide", 40), 30) and item(Item(lambda k: Text("", 20)), INSIDE) is not None


def every_other(slug: str) -> Iterator[View]:
    """Yield the view of the first asked seat at every other position, and the same with other hidden cards."""
    game, rng = GAMES[slug], random.Random(3)
    for position in list(firsts(slug))[::2]:
        seat = next((p for p in position.state.waiting if p >= 0), None)
        if seat is None or position.state.ended:
            continue
        other = position.state.redeal(seat, rng.random)
        header = position.match.header
        for state in (position.state, other):
            yield game.view(state, seat, match=header.match, options=header.options)


@every_game
def test_what_a_seat_may_not_know_changes_no_byte(slug: str) -> None:
    """Only views that are not written alike, with all that a painter could read in them, are drawn."""
    found = list(every_other(slug))
    assert found
    for pair in zip(found[::2], found[1::2], strict=True):
        for style in STYLES[1:] if repr(pair[0]) != repr(pair[1]) else ():
            first, second = (png(paint(view, NAMES, words("en"), style), PATCHES) for view in pair)
            assert first == second


@every_game
@some
def test_quiet_pictures_say_the_same_without_weave_and_scene(slug: str, whole: bool) -> None:
    """All of them in words; the pixels of the first table, hand and result."""
    met = set()
    for position in firsts(slug):
        for seat in views_of(position):
            view, w = position.view(seat), words("ja")
            usual, quiet = (paint(view, NAMES, w, style) for style in ("usual", "quiet"))
            assert usual.size == quiet.size and look_of(quiet).plain
            assert palette_of(usual) is palette_of(quiet)
            said = [{(one.role, one.text) for one in written(image)} for image in (usual, quiet)]
            assert said[0] == said[1] or (view.over and said[1] <= said[0])
            kind = seat is None, view.over
            if PAINTERS[slug].look.weave and (whole or kind not in met):
                met.add(kind)
                assert ImageChops.difference(usual, quiet).getbbox()


def test_the_same_arguments_give_the_same_large_picture() -> None:
    position = next(firsts("stendhal"))
    first, second = (png(paint(position.view(None), LONGEST, words("en"), "large")) for _ in range(2))
    assert first == second


def plaque(**more: Any) -> Plaque:
    return replace(Plaque(Person("Ada"), 0), **more)


def test_a_plaque_shows_every_fact_it_has() -> None:
    told = plaque(
        items=(Item(lambda k: Row(Text("7", round(36 * k))), "seven"),),
        score="-12",
        unit="points",
        turn="Turn",
        seal="B",
        remarks=("holds the 3 and the 5",),
    )
    canvas = Canvas(look=HOUSE)
    content(told, 560, 0).place(canvas, 0, 0, 560)
    said = " ".join(one.text for one in written(canvas.image))
    for fact in ("Ada", "7", "-12", "points", "Turn", "B", "holds the 3 and the 5"):
        assert fact in said
    assert not small(canvas.image)


def labels() -> Labels:
    return Labels("Turn", "Lead", "Winning", "Last trick", lambda n: f"{n}th")


def test_a_trick_lies_in_the_order_played_with_its_words_on_the_plaques() -> None:
    seats = tuple(Plaque(Person(name), p) for p, name in enumerate(("Ada", "Ben", "Carla")))
    played = (Played(1, card_face(4)), Played(2, card_face(9)))
    table = TrickTable(HOUSE, "T", "T", "", seats, labels(), played=played, best=2, to_play=0)
    said = [one.text for one in written(drawn(table, "large").image)]
    faces = [card_face(c)(126).says for c in (4, 9)]
    assert [one for one in said if one in faces] == faces and "Winning" in said and "Lead" in said
    before = replace(table, played=(), last=(Played(0, small_face(4)), Played(1, small_face(9))), best=-1)
    said = [one.text for one in written(drawn(before, "large").image)]
    assert "Last trick" in said and [one for one in said if one in faces] == faces


def test_what_a_game_gives_in_large_print_takes_the_place_of_its_sentences() -> None:
    seats = (Plaque(Person("Ada"), 0, remarks=("holds a joker",)), Plaque(Person("Ben"), 1))
    table = Table(HOUSE, "T", "T", "", seats, lambda canvas, plaques: None, ("the pot has 7 chips",))
    said = " ".join(one.text for one in written(drawn(table, "large").image))
    assert "the pot has 7 chips" in said and "holds a joker" in said
    shown = replace(
        table,
        large=lambda width: [Text("7", 80)],
        seats=(replace(seats[0], large=lambda width: Text("J", 60)), seats[1]),
    )
    said = " ".join(one.text for one in written(drawn(shown, "large").image))
    assert "chips" not in said and "joker" not in said and "7" in said and "J" in said


def test_lines_and_flows_keep_their_width() -> None:
    lines = Lines(400, "one two three four five six seven eight nine ten " * 3, 38, most=3)
    assert len(lines.lines) == 3 and lines.lines[-1].endswith("...")
    assert all(text_width(line, BOLD, 38) <= 400 for line in lines.lines) and text_width("m", MEDIUM, 38)
    flow = Flow(400, [Text("mmmm", 40) for _ in range(7)])
    assert all(line.want <= 400 for line in flow.lines) and sum(len(line.parts) for line in flow.lines) == 7


@pytest.mark.parametrize("slug", CUBED)
@both
@some
def test_a_match_with_the_cube_is_large_too(slug: str, lang: Lang, whole: bool) -> None:
    """Each table and each hand of a moment in one of the languages, by turns; the result in both."""
    found = []
    for number, name in enumerate(MOMENTS):
        x = moment(slug, name)
        painter, seated = PAINTERS[slug], people(LONGEST[: x.match.header.seats])
        if whole or lang == turn(number):
            assert look_of(painter.table(x.match.view(None), seated, words(lang), "quiet")).plain
        for seat in (None, 0, 1):
            view = x.match.view(seat)
            if seat is not None and view.over:
                continue
            if not (whole or view.over or lang == turn(number + (seat == 1))):
                continue
            image = (painter.table if seat is None else painter.hand)(view, seated, words(lang), "large")
            found += [f"{name} {seat}: {one}" for one in wrong(image)]
            said = [one.text for one in written(image)]
            if not view.over:
                assert all(str(total) in said for total in x.s.totals)
            if name == "offered":
                assert words(lang)("cube-task-answer") in said
    assert not found, "\n".join(found)


@every_game
def test_what_lies_before_a_player_can_be_read_on_gold(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plaque is gold while its player is to act: no words in mint or gold stand on it."""
    used: list[tuple[str, str]] = []

    def noted(image: Image.Image, x: float, y: float, words: str, *, colour: str, **more: Any) -> float:
        used.append((words, colour))
        return 0.0

    monkeypatch.setattr("render.kit.drawing.text.draw", noted)
    monkeypatch.setattr("render.kit.drawing.lines.draw", noted)
    turns = set()
    for position in firsts(slug):
        view = position.view(None)
        value: Any = shown(slug, "table")(view, people(NAMES[: view.seats]), words("en")) if not view.over else None
        for one in value.seats if value else ():
            turns.add(one.turn)
            node = content(one, 540, 0)
            node.place(Canvas(round(node.height) + 1, look=HOUSE), 0, 0, 540, GOLDEN)
    assert used and not [one for one in used if one[1] in (theme.MINT, theme.GOLD) and one[0] not in turns]
