"""The hand in All Aboard: the end of the train above, one's own cards below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.all_aboard.state import AllAboardView
from locales import Words
from render.games.all_aboard import LOOK, railway
from render.games.all_aboard.narration import NARRATION, situation
from render.kit.canvas import Canvas
from render.kit.hand import Hand, HandCard
from render.kit.joker_pack import face
from render.kit.layout import Paint
from render.kit.person import Person, names
from render.narration.halt import halt_task, numbers_cards

_ABOVE: Final = 256
"""Height of the railway, px."""


def paint(view: AllAboardView, people: Sequence[Person], words: Words) -> Canvas:
    """Return the picture, 1200 x 640 pixels."""
    s = view.s
    picked = s.choice[view.me] if s.phase == "show" else []
    legal = {c for a in view.legal for c in _cards(a.wire()[1])}
    deck, word = len(s.deck), NARRATION.signal(s, words)
    train = Paint(
        1160,
        _ABOVE,
        lambda c, x, y, w, h: railway.draw(c, (x, y, w, h), s.line, s.crew, people, deck=deck, word=word),
    )
    return Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        tuple(
            HandCard(
                face(c),
                k,
                c in legal if view.asked else None,
                words("all_aboard-picked") if c in picked else "",
            )
            for k, c in enumerate(s.hands[view.me], 1)
        ),
        task=words(f"all_aboard-task-{situation(view)}") if view.asked else halt_task(view, words),
        wait="" if view.asked else NARRATION.waits_for(view, names(people), words),
        above=None if view.over else train,
        empty=words("tricks-empty"),
        numbers=numbers_cards(view),
        over=view.over,
    ).drawn()


def _cards(field: int | list[int]) -> list[int]:
    return field if isinstance(field, list) else [field]
