"""The hand in Hex Bases: the six bases above, one's own cards below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.hex_jinchi.state import HexJinchiView
from engine.games.hex_jinchi.terms import BASES, listed
from locales import Words
from render.games.hex_jinchi import LOOK
from render.games.hex_jinchi.board import strip
from render.games.hex_jinchi.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.hand import Hand, HandCard
from render.kit.joker_pack import face
from render.kit.layout import Paint
from render.kit.person import Person, names
from render.narration.halt import halt_task, numbers_cards

_ABOVE, _LOW, _MANY = 224, 150, 11
"""Height of the bases, and the same above a number of cards, px; such hands do not mark new cards."""


def paint(view: HexJinchiView, people: Sequence[Person], words: Words) -> Canvas:
    """Return the picture, 1200 x 640 pixels."""
    s, mine = view.s, view.s.hands[view.me]
    fits, many = set(mine), len(mine) > _MANY
    if s.phase == "place" and view.asked:
        least = min([s.beaten(view.me, base) for base in BASES if base not in s.used], default=9)
        fits = {c for one in listed(tuple(mine), least) for c in one}
    shown = [
        HandCard(
            face(c),
            k,
            c in fits if view.asked else None,
            words("hex_jinchi-new") if c in s.fresh[view.me] and not many else "",
        )
        for k, c in enumerate(mine, 1)
    ]
    bases = Paint(
        1160, _LOW if many else _ABOVE, lambda c, x, y, w, h: strip(c, s, people, words, (x, y, w, h), s.used)
    )
    return Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        tuple(shown),
        task=words(f"hex_jinchi-task-{s.phase}") if view.asked else halt_task(view, words),
        wait="" if view.asked else NARRATION.waits_for(view, names(people), words),
        above=None if view.over else bases,
        empty=words("tricks-empty"),
        numbers=numbers_cards(view),
        over=view.over,
    ).drawn()
