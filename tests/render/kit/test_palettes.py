"""Stored palettes: well-formed, and chosen by how many pixels a colour serves and how far it is from the others."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.slugs import SLUGS
from render.encoding.palette import FILE, SIZE, apart, exact, stored
from render.games.registry import PAINTERS
from render.kit.drawing.look import HOUSE
from tests.render import palettes
from tests.render.palettes import LEAST, line, looks, own, served

FAR, NEAR, RARE = (200, 40, 40), (104, 100, 100), (10, 200, 10)


def test_every_line_is_a_look_with_colours_that_can_be_told_apart() -> None:
    lines = FILE.read_text("ascii").splitlines()
    assert HOUSE.name in stored() and len(lines) == len(stored())
    for look in looks():
        colours = (*exact(look), *stored().get(look.name, ()))
        assert apart(colours) == colours and len(colours) <= SIZE
    assert "\n".join(line(name, colours) for name, colours in stored().items()) == "\n".join(lines)


def test_the_colour_that_is_served_worst_comes_first() -> None:
    counts = Counter({FAR: 100, NEAR: 100, (101, 100, 100): 90_000, RARE: LEAST})
    assert served(counts, [(100, 100, 100)]) == (FAR, NEAR), "not one in a cell that is taken, and none of a few pixels"
    assert served(Counter({FAR: 100, NEAR: 900_000}), [(100, 100, 100)]) == (NEAR, FAR), "many pixels count"


def test_a_palette_is_full_at_its_size() -> None:
    many = Counter({(4 * k % 256, 4 * (k // 64), 80): 100 for k in range(900)})
    assert len(served(many, [(1, 1, 1), (255, 255, 255)])) == SIZE - 2


def test_colours_written_in_the_modules_of_a_game_are_found() -> None:
    assert (0xF2, 0xA7, 0xA0) in own("love_letter")
    assert all(own(slug) for slug in ("target", "arsene"))


def test_only_the_lines_of_the_games_asked_for_are_written_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    class File:
        def write_text(self, text: str, encoding: str) -> None:
            written.append(text)

    monkeypatch.setattr(palettes, "FILE", File())
    monkeypatch.setattr(palettes, "chosen", lambda look, slugs: ((1, 2, 3),))
    palettes.main(["target"])
    before = FILE.read_text("ascii").splitlines()
    anew = written[0].splitlines()
    assert len(anew) == len(looks()) and [one for one in anew if one not in before] == [
        line(PAINTERS["target"].look.name, ((1, 2, 3),))
    ]
    with pytest.raises(SystemExit):
        palettes.main(["no_such_game"])
    assert set(SLUGS) == {slug for slugs in looks().values() for slug in slugs}
