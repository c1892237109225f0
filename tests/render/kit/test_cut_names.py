"""A name that is too long for its place is told by its first word, unless another one begins with the same word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image

from engine.games.slugs import SLUGS
from locales import words
from render.games.registry import PAINTERS
from render.kit.drawing.names import cut_name, name_line
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from render.pictures import cup, league
from tests.render.pictures.test_cup import bracket
from tests.render.pictures.test_league import table
from tests.render.positions import OVER, positions

LONG = "Alexandra Brown-Montgomery the Third"
NAMES = tuple(
    f"{first} Brown-Montgomery the Third" for first in ("Alexandra", "Ben", "Cem", "Dora", "Eva", "Finn", "Ida")
)


def test_a_name_is_its_first_word_if_it_is_too_long() -> None:
    assert name_line(LONG, 32, 180) == ("Alexandra", 32)
    assert cut_name(LONG, 26, 180) == "Alexandra"
    assert name_line("Alexandra Brown", 32, 240)[0] == "Alexandra Brown"


def test_a_first_word_that_two_have_is_not_left_alone() -> None:
    """Such as "Team" in German and Dutch."""
    teams = "Team Alexandra Brown", "Team Ben"
    assert cut_name(teams[0], 26, 180, teams).startswith("Team A")
    assert name_line(teams[0], 32, 180, teams)[0].startswith("Team A")


def houses() -> Iterator[tuple[str, Image.Image]]:
    for count, size in ((6, 2), (12, 6), (16, 2), (9, 3), (16, 4), (16, 7)):
        yield f"cup of {count}", cup.paint(bracket(count, size, "en")).image
    for count in (2, 7, 16):
        yield f"league of {count}", league.paint(table(count, "en", "geschenk")).image


def test_no_name_of_many_in_a_cup_or_league_is_cut() -> None:
    """ "W" 32 times is one word."""
    found = [(where, one.text) for where, image in houses() for one in written(image) if "Brown" in one.text]
    assert not [(where, told) for where, told in found if told.endswith(("...", "…"))]


@pytest.mark.parametrize("slug", SLUGS)
def test_no_name_in_a_sentence_of_a_game_is_cut_inside_a_word(slug: str) -> None:
    w, cut, seen = words("en"), list[str](), set[tuple[str, int, int | None]]()
    for position in positions(slug):
        for seat in (None, 0):
            if (key := (position.phase, position.seats, seat)) in seen or (position.phase == OVER and seat is not None):
                continue
            seen.add(key)
            view = position.view(seat)
            painter = PAINTERS[slug]
            paint = painter.hand if seat is not None else painter.result if view.over else painter.table
            image = paint(view, people(NAMES[: position.seats]), w)
            cut += [
                f"{position.name}: {one.text}" for one in written(image) if "Brown" in one.text and "..." in one.text
            ]
    assert not cut, "\n".join(cut)
