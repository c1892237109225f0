"""Files keep the texts of every picture, and the tests show a change of them in words.

After an intended change, ``python -m tests.render.texts [slug ...]`` writes the files anew; read the changes (``git
diff tests/render/texts``) before you commit them.
"""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from locales import words
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing.shapes import glyph
from render.kit.drawing.written import Written, written
from render.kit.pieces.cards import card
from render.kit.pieces.person import people
from render.kit.plaque import Plaque
from tests.render.positions import positions
from tests.render.texts import changes, file_of, parsed, sections, told_cases, written_down

AGAIN = "if this was meant, run python -m tests.render.texts and read what changed"


@pytest.mark.parametrize("slug", GAMES)
def test_what_the_pictures_say_is_what_is_on_file(slug: str) -> None:
    found = changes(parsed(file_of(slug).read_text("utf-8")), sections(slug))
    assert not found, "\n".join([*found[:200], AGAIN])


@pytest.mark.parametrize("slug", GAMES)
def test_every_phase_of_a_golden_view_is_on_file(slug: str) -> None:
    names = {name.split(" | ")[0] for name in parsed(file_of(slug).read_text("utf-8"))}
    met = {p.phase for p in positions(slug)}
    assert {p.phase for p in positions(slug) if p.name in names} == met
    assert {p.name.removesuffix(f"-{p.phase}") for p in positions(slug)} >= set(told_cases(slug))


def test_a_change_is_told_in_words() -> None:
    before = {"4-decide | table | en": ["  text: Chips | 3", "  alt> 3 chips in the glass."], "gone": ["  text: x"]}
    after = {"4-decide | table | en": ["  text: Chips | 7", "  alt> 3 chips in the glass."], "new": []}
    assert changes(before, after) == [
        "gone: is gone",
        "new: is new",
        "4-decide | table | en:",
        "    was text: Chips | 3",
        "    now text: Chips | 7",
    ]
    assert changes(before, before) == []
    assert parsed(written_down(before)) == before


def test_a_picture_knows_what_was_drawn_on_it_and_where() -> None:
    canvas = Canvas(300, 800)
    canvas.bar("Title", "題", "Card 3 / 24")
    canvas.sprite(card("K", "S", 100), 20, 100)
    plaque.draw(canvas, 300, 100, 336, 160, Plaque(people(["Ada"])[0], 0, score="24", unit="pts", turn="Turn"))
    glyph(canvas.image, 700, 200, "7", 40, "#ffffff")
    said = written(canvas.image)
    assert [(w.role, w.text) for w in said] == [
        ("bar", "Card 3 / 24"),
        ("bar", "Title"),
        ("bar", "題"),
        ("card", "♠K"),
        ("avatar", "A"),
        ("name", "Ada"),
        ("text", "24"),
        ("text", "pts"),
        ("badge", "Turn"),
        ("sign", "7"),
    ]
    king, score = said[3], said[6]
    assert king == Written("card", "♠K", 20, 170, 100, print=45)
    assert 450 < score.x < score.x + score.width < 620
    assert abs(said[-1].middle - 700) <= 1
    whole = Canvas(600, 800)
    whole.paste(canvas, 0, 200)
    assert written(whole.image)[3] == Written("card", "♠K", 20, 370, 100, print=45)
    assert written(whole.image.copy()) == written(whole.image)


def test_text_that_is_fitted_is_noted_as_it_is_drawn() -> None:
    canvas = Canvas(100, 400)
    canvas.text(10, 50, "A name that never ends and never will", size=40, room=200)
    (only,) = written(canvas.image)
    assert only.text.endswith("...") and only.width <= 200
    canvas.text(10, 50, "", size=40)
    canvas.paragraph(10, 10, words("ja")("geschenk-about"), 380)
    assert {w.role for w in written(canvas.image)[1:]} == {"line"}
