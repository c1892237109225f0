"""The last trick: below each card is the disc of its owner and of nobody else; whoever leads next sees it."""

from __future__ import annotations

from typing import Any

import pytest

from locales import words
from render.games.values import shown
from render.kit.canvas import Canvas
from render.kit.drawing.written import written
from render.kit.pages.trick_table import TrickTable, last_trick
from render.kit.pieces.person import people
from tests.render.positions import NAMES, OVER, alt_of, picture, positions
from tests.render.traced import traced


@pytest.mark.parametrize("slug", ["alliance", "boonaken", "stendhal", "tricky_express", "ttp"])
def test_each_card_of_the_last_trick_has_the_disc_of_its_owner(slug: str) -> None:
    """All have portraits, or all have seals of which no two are alike; a crown of the next contract tells no owner."""
    seen = 0
    for position in positions(slug):
        if position.phase == OVER:
            continue
        table = shown(slug, "table")(position.view(None), people(NAMES[: position.seats]), words("en"))
        if not isinstance(table, TrickTable) or not table.last:
            continue
        canvas, row = Canvas(look=table.look), last_trick(table, 46)
        faces = traced("portrait", lambda: row.place(canvas, 0, 100, row.want))  # noqa: B023
        if len(faces) != len(table.last):
            marks = [seal[3] for seal in traced("seal", lambda: row.place(canvas, 0, 100, row.want))]  # noqa: B023
            assert not faces and len(set(marks)) == len(table.last), (position.name, len(faces), marks)
        seen += 1
    assert seen


@pytest.mark.parametrize("slug", ["boonaken", "stendhal", "ttp"])
def test_whoever_leads_sees_and_is_told_the_trick_before(slug: str) -> None:
    w, seen = words("en"), 0
    for position in positions(slug):
        s: Any = position.state
        if position.phase != "play" or s.trick or not s.last_trick or len(s.waiting) != 1:
            continue
        view = position.view(s.waiting[0])
        label = w("cards-last-trick")
        assert label in [one.text for one in written(picture(view, w))], position.name
        assert label in alt_of(view, w), position.name
        seen += 1
    assert seen
