"""The numbers of a hand's options: each is a pill with a rim, so that those of many cards stay apart."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.games.slugs import SLUGS
from locales import words
from render.games.registry import PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from tests.render.positions import NAMES, OVER, positions

_GOLD = tuple(int(theme.GOLD[at : at + 2], 16) for at in (1, 3, 5))


def is_gold(pixel: object) -> bool:
    return isinstance(pixel, tuple) and all(abs(a - b) < 12 for a, b in zip(pixel, _GOLD, strict=False))


@pytest.mark.parametrize("slug", SLUGS)
def test_something_is_between_two_gold_numbers(slug: str) -> None:
    w, merged, seen = words("en"), list[str](), set[tuple[str, int]]()
    for position in positions(slug):
        view = position.view(next((seat for seat in position.state.waiting if seat >= 0), 0))
        if position.phase == OVER or (position.phase, position.seats) in seen:
            continue
        seen.add((position.phase, position.seats))
        image = PAINTERS[slug].hand(view, people(NAMES[: position.seats]), w)
        rgb = image.convert("RGB")
        numbers = sorted(
            {
                (one.x, one.y, one.text, one.width)
                for one in written(image)
                if one.role == "badge" and one.text.isdigit()
            }
        )
        for (x, y, a, wide), (next_x, next_y, b, _) in pairwise(numbers):
            if int(b) != int(a) + 1 or next_x - x > 120 or abs(next_y - y) > 40:
                continue
            start, end = x + wide + 2, next_x - 2
            line = [
                rgb.getpixel((at, round(y + (next_y - y) * (at - start) / max(1, end - start))))
                for at in range(start, end)
            ]
            if line and all(map(is_gold, line)):
                merged.append(f"{position.name}: {a} and {b}")
    assert not merged, "\n".join(merged)
