"""The winners in a result: portraits side by side above their plate, and crowns that do not touch them."""

from __future__ import annotations

import math

import pytest
from PIL import Image, ImageChops

from render.kit import theme
from render.kit.look import HOUSE
from render.kit.person import people
from render.kit.plaque import Plaque
from render.kit.result import FREE, Rank, Result
from render.kit.written import written

SEATS = 7
KINDS = ("figures", "bars")
"""The ways in which legs are shown."""
WIDE = FREE - 10
"""The right edge of winners and plate, px."""


def above(winners: int, kind: str) -> Image.Image:
    """Return where a picture of so many winners is mint, from its upper edge to the badge, which covers their feet."""
    whole = drawn(winners, kind)
    badge = next(one for one in written(whole) if one.role == "badge")
    return mint(whole.crop((0, 0, WIDE, badge.y - 26)))


def drawn(winners: int, kind: str) -> Image.Image:
    """Draw a result of seven people with so many winners; the portraits are plain discs."""
    legs = (3, -1, 4) if kind == "figures" else (3, 1, 4)
    rows = tuple(Rank(Plaque(who, p), "6", legs) for p, who in enumerate(people(" " * 7)))
    return Result(HOUSE, "a", "b", "c", rows, winners, "won", "pts", heads=("1", "2", "3")).drawn().image


def mint(image: Image.Image) -> Image.Image:
    """Return a mask: 255 where a picture is mint."""
    far = ImageChops.difference(image.convert("RGB"), Image.new("RGB", image.size, theme.MINT))
    red, green, blue = far.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda v: 255 * (v == 0))


def middle(mask: Image.Image) -> tuple[int, int]:
    """Return the first non-empty column of a mask, and the middle of its contents."""
    left = (mask.getbbox() or (0,))[0]
    column = mask.crop((left, 0, left + 1, mask.height)).getbbox()
    assert column
    return left, (column[1] + column[3]) // 2


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("winners", range(1, SEATS + 1))
def test_winners_stand_apart_and_above_their_plate(winners: int, kind: str) -> None:
    ringed = above(winners, kind)
    left, y = middle(ringed)
    right = (ringed.getbbox() or (0, 0, 0))[2]
    assert left >= 14 and right <= WIDE
    row = ringed.crop((0, y, WIDE, y + 1)).tobytes()
    runs = sum(here > before for before, here in zip(b"\0" + row, row, strict=False))
    assert runs == 2 * winners, "a ring is one run at the left of a portrait and one at its right"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("winners", (1, 2, 3))
def test_a_crown_leaves_the_portrait_alone(winners: int, kind: str) -> None:
    ringed = above(winners, kind)
    left, y = middle(ringed)
    row = ringed.crop((0, y, WIDE, y + 1)).tobytes()
    inside = row.index(0, left)
    radius = (row.index(255, inside) - inside) / 2
    x = inside + radius
    found = [
        (a, b)
        for a in range(inside, round(x + radius))
        for b in range(round(y - radius), y)
        if math.dist((a, b), (x, y)) < radius - 3 and ringed.getpixel((a, b))
    ]
    assert found == []
