"""The empty places of tables: the word in one, such as 2nd, is clear of its dashed edge."""

from __future__ import annotations

from functools import partial

import pytest

from engine.games.slugs import SLUGS
from locales import words
from render.games.registry import PAINTERS
from render.kit.drawing.typesetting import typeset_for
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from tests.render.positions import NAMES, OVER, positions
from tests.render.traced import traced

_CLEAR = 7
"""The edge is 4 px thick."""


@pytest.mark.parametrize("slug", SLUGS)
def test_a_word_in_an_empty_place_is_clear_of_its_edge(slug: str) -> None:
    w, touching, seen = words("ja"), list[str](), set[tuple[str, int]]()
    for position in positions(slug):
        if position.phase == OVER or (position.phase, position.seats) in seen:
            continue
        seen.add((position.phase, position.seats))
        view, who = position.view(None), people(NAMES[: position.seats])
        with typeset_for(w):
            paint = partial(PAINTERS[slug].table, view, who, w)
            image, slots = paint(), traced("place", paint)
        for x, y, wide, *_ in slots:
            inside = [one for one in written(image) if abs(one.middle - x) < 3 and abs(one.y - y) < 40]
            touching += [
                f"{position.name}: {one.text!r} is {one.width} px wide in {wide} px"
                for one in inside
                if one.size and one.width > wide - 2 * _CLEAR
            ]
    assert not touching, "\n".join(touching)
