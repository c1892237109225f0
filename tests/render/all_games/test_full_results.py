"""Results with the fewest, the usual and the most players: every name is whole, nothing crosses it, and no card or chip
crosses an edge of the picture.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from locales import LANGUAGES, words
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing.names import INK
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.written import Written, covers, written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from tests.engine.every_game import Case, at_random, course

NAMES = ("さくら", "Alexandra Brown", "岩田たろう", "Nour", "ミナト", "Konstantin", "Ben")
UPON = ("badge", "pill", "sign", "avatar")
"""Roles of texts that lie on the edge of something."""
WORDS = {word for name in NAMES for word in (name, *name.split())}
Box = tuple[float, float, float, float]


def box(one: Written) -> Box:
    """Return left, top, right, bottom of a text."""
    half = one.size * INK / 2
    return one.x, one.y - half, one.x + one.width, one.y + half


def shared(a: Box, b: Box) -> bool:
    """True if two boxes share more than an edge."""
    return min(a[2], b[2]) - max(a[0], b[0]) > 3 and min(a[3], b[3]) - max(a[1], b[1]) > 3


def inside(a: Box, b: Box) -> bool:
    """True if the first box lies in the second."""
    return a[0] >= b[0] - 3 and a[1] >= b[1] - 4 and a[2] <= b[2] + 3 and a[3] <= b[3] + 4


@pytest.mark.parametrize("slug", SLUGS)
def test_every_text_of_a_result_is_clear(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, found, discs = GAMES[slug], set[str](), list[Box]()
    true = Canvas.portrait

    def noted(canvas: Canvas, x: float, y: float, size: int, *others: Any, **named: Any) -> None:
        discs.append((x - size * 0.4, y - size * 0.4, x + size * 0.4, y + size * 0.4))
        true(canvas, x, y, size, *others, **named)

    monkeypatch.setattr(Canvas, "portrait", noted)
    placed, lay = list[tuple[float, float]](), Canvas.sprite

    def laid(canvas: Canvas, sprite: Sprite, x: float, y: float, *others: Any, **named: Any) -> None:
        placed.append((x, x + sprite.width))
        lay(canvas, sprite, x, y, *others, **named)

    monkeypatch.setattr(Canvas, "sprite", laid)
    for seats in sorted({min(game.seats), game.default_seats, max(game.seats)}):
        for seed in (1, 2):
            view = course(Case(game, seats, game.check(seats, {})), seed, at_random)[0].view(None)
            for lang in LANGUAGES:
                discs.clear()
                placed.clear()
                image = PAINTERS[slug].result(view, people(NAMES[:seats]), words(lang))
                texts = [one for one in written(image) if one.size and one.role not in UPON]
                edges = [(c.x, c.y, c.x + c.width, c.y + c.height) for c in covers(image)]
                wrong = {
                    f"{t.text!r} lies on an edge"
                    for t in texts
                    for e in edges
                    if shared(box(t), e) and not inside(box(t), e)
                }
                wrong |= {f"{t.text!r} lies on a portrait" for t in texts for d in discs if shared(box(t), d)}
                wrong |= {f"{left}-{right} is cut" for left, right in placed if left < 0 or right > image.width}
                wrong |= {f"{t.text!r} is no whole name" for t in texts if t.role == "name" and t.text not in WORDS}
                found |= {f"{seats} seats, {seed}, {lang}: {fault}" for fault in (*wrong, *faults(image))}
    assert not found, "\n".join(sorted(found)[:40])
