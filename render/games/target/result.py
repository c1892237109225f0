"""The result of Target: every player's targets, and the card that decided it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.target.state import TargetView
from locales import Words
from render.games.target import LOOK
from render.games.target.drawings import targets
from render.games.target.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.layout import Item
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result


def paint(view: TargetView, people: Sequence[Person], words: Words) -> Canvas:
    """Return the picture, 1200 x 764 pixels."""
    s = view.s
    width = 44 if view.seats < 5 else 36
    rows = [
        Rank(Plaque(people[p], p), str(s.scores[p]), detail=_won(s.won[p], width) if s.won[p] else None)
        for p in sorted(range(view.seats), key=lambda p: -s.scores[p])
    ]
    return Result(
        LOOK,
        *words.both("target-title"),
        NARRATION.state_line(view, names(people), words),
        tuple(rows),
        1,
        words("tricks-win"),
        words("target-unit", count=max(s.scores)),
        NARRATION.story(s, words),
    ).drawn()


def _won(cards: Sequence[int], width: int) -> Item:
    """Return targets won; many overlap."""
    return Item(lambda k: targets(cards, round(width * k), 460))
