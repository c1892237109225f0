"""No line of a table is cut before its end, which says what came of it: if room is missing, names are shortened."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.games.registry import GAMES
from locales import LANGUAGES, words
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing.names import shortened
from render.kit.drawing.scripts import ELLIPSIS
from render.kit.drawing.text import BOLD, width
from render.kit.drawing.typesetting import typeset_for
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from tests.render.positions import OVER, positions

LONG: tuple[str, ...] = (
    "Alexandra Brown",
    "Maximiliane v. Thurn",
    "ぽぷりん・ジャングル",
    "Gregory Piggyback",
    "岩田たろう",
)
LONG += ("ウルトラスーパーゲーマー", "Bartholomew")
CUT = (ELLIPSIS, "...")


def last_of(image: Image.Image) -> str:
    """Return the line of the last move in a picture, "" if it has none."""
    return next((one.text for one in written(image) if one.role == "last"), "")


@pytest.mark.parametrize("slug", GAMES)
def test_no_table_cuts_a_line_before_the_outcome(slug: str) -> None:
    """With long names: only a name alone may be cut."""
    found = []
    for position in positions(slug):
        if position.phase == OVER:
            continue
        for lang in LANGUAGES:
            told = words(lang)
            with typeset_for(told):
                image = PAINTERS[slug].table(position.view(None), people(LONG[: position.seats]), told)
            lines = [one.text for one in written(image) if one.role != "name"]
            found += [f"{position.name} {lang}: {line}" for line in lines if line.endswith(CUT)]
    assert not found, "\n".join(found)


def test_a_last_move_that_is_too_long_keeps_its_end() -> None:
    names = ["Alexandra Brown", "Maximiliane v. Thurn"]
    told = f"{names[0]}: guard at {names[1]}, who shows the princess and is out of the round"
    canvas = Canvas()
    canvas.bar("Love Letter", "", "Round 1", last=told, names=names)
    assert last_of(canvas.image) == told
    canvas = Canvas()
    canvas.bar("Love Letter", "", "Round 1", last=told, names=names, middle=60)
    line = last_of(canvas.image)
    assert line.endswith("is out of the round") and line.startswith("Alexandra: guard")
    cut = Canvas()
    cut.bar("Love Letter", "", "Round 1", last=told, middle=60)
    assert last_of(cut.image).endswith(CUT)


def test_shortened_names_are_told_apart_and_no_shorter_than_needed() -> None:
    names, told = ["Alexandra Brown", "Alexandra Black", "Ben"], "Alexandra Brown and Alexandra Black tell Ben: done"
    whole = width(told, BOLD, 20)
    assert shortened(told, names, BOLD, 20, whole) == told
    assert shortened(told, names[1:], BOLD, 20, whole - 1) == told.replace("Alexandra Black", "Alexandra")
    for room in range(20, 700, 40):
        line = shortened(told, names, BOLD, 20, room)
        first, second = line.removesuffix(" tell Ben: done").split(" and ")
        assert first != second
