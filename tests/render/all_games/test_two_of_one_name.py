"""If two people at a table have one name, every picture and its description says which one is meant."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PIL import Image

from engine.core.text.names import distinct, parted
from engine.games.slugs import SLUGS
from locales import LANGUAGES, Lang, words
from render.games.registry import PAINTERS
from render.kit.drawing import text
from render.kit.drawing.names import name_lines
from render.kit.drawing.text import BOLD
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.lengths import with_names_cut
from tests.render.positions import Position, positions, told

SHORT = tuple(distinct(dict.fromkeys(range(7), "Alex")).values())
LONG = tuple(distinct(dict.fromkeys(range(7), "Alexandra Brown-Hernández the 3rd")).values())
SEATS = "①②③④⑤⑥⑦"


def some(slug: str) -> Iterator[Position]:
    """Yield the first position of each phase for each number of seats."""
    met = set()
    for position in positions(slug):
        if (position.phase, position.seats) not in met:
            met.add((position.phase, position.seats))
            yield position


def unmarked(image: Image.Image) -> list[str]:
    """Return texts with a name, or its end, and without a seat; for a name on two lines the second line counts."""
    found = [one.text for one in sorted(written(image), key=lambda one: (one.y, one.x))]
    marks = [one for one in found if re.search("[①-⑦]", one)]
    bare = [one for one in found if "Alex" in one and not re.search("[①-⑦]", one)]
    continued = [one for one in marks if "Alex" not in one]
    return bare if len(bare) > len(continued) else []


@pytest.mark.parametrize("names", [SHORT, LONG], ids=["short", "long"])
@pytest.mark.parametrize("slug", SLUGS)
def test_the_seat_stands_beside_every_name_in_a_picture(slug: str, names: tuple[str, ...]) -> None:
    painter, wrong = PAINTERS[slug], []
    for number, position in enumerate(some(slug)):
        lang: Lang = LANGUAGES[number % 2]
        for seat in (None, next((s for s in position.state.waiting if s >= 0), 0)):
            view = position.view(seat)
            paint = painter.hand if seat is not None else painter.result if view.over else painter.table
            image = paint(view, people(names[: view.seats]), words(lang))
            where = f"{position.name} {seat} {lang}"
            wrong += [f"{where}: {one}" for one in unmarked(image)]
            wrong += [f"{where}: {fault}" for fault in faults(image)]
            if seat is None:
                said = " ".join(one.text for one in written(image))
                wrong += [f"{where}: no {mark}" for mark in SEATS[: view.seats] if mark not in said]
    assert not wrong, "\n".join(wrong[:40])


@pytest.mark.parametrize("slug", SLUGS)
def test_the_seat_stands_beside_every_name_in_words(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.render.positions.NAMES", SHORT)
    wrong = []
    for position in some(slug):
        for seat in (None, next((s for s in position.state.waiting if s >= 0), 0)):
            for lang in LANGUAGES:
                for what, said in told(position.view(seat), words(lang)).items():
                    bare = re.findall(r"Alex(?! [①-⑦])", said)
                    wrong += [f"{position.name} {seat} {lang} {what}: {said}"] if bare else []
    assert not wrong, "\n".join(wrong[:10])


@pytest.mark.parametrize("room", [30.0, 44.0, 60.0, 90.0, 120.0, 200.0, 400.0])
@pytest.mark.parametrize("size", [20, 28, 40])
@pytest.mark.parametrize("name", ["Alex", "Alexandra Brown-Hernández the 3rd", "國" * 32, "W" * 32])
def test_the_seat_is_never_cut_off(name: str, size: int, room: float) -> None:
    lines, used = name_lines(f"{name} ②", size, room)
    assert lines[-1].endswith("②") and all(text.width(one, BOLD, used) <= room for one in lines)
    clipped = text.clip(f"{name} ②", BOLD, size, room)
    assert clipped.endswith("②") or room < 1.3 * size
    (cut,) = [with_names_cut(lambda names: "x" * 1000 + names[0], [f"{name} ②"])]
    assert cut.endswith(" ②") and parted(cut)[1]
