"""The result of a game that has no ``result.py``: the winners, and everybody's final score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.parts import part
from engine.core.view import View
from locales import Words
from render.kit.drawing.text import signed
from render.kit.pages.result import Rank, Result
from render.kit.pieces.person import Person
from render.kit.plaque import Plaque


def shown(view: View[Any], people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result: the winners first, then from the best score to the worst."""
    s = view.s
    least_wins = bool(s.winners) and s.scores[s.winners[0]] < max(s.scores)
    order = sorted(
        range(view.seats), key=lambda p: (p not in s.winners, s.scores[p] if least_wins else -s.scores[p], p)
    )
    rows = tuple(Rank(Plaque(people[seat], seat), signed(s.scores[seat])) for seat in order)
    unit = words("games-unit", count=s.scores[order[0]])
    title = words.both(f"{view.game}-title")
    look = part(f"render.games.{view.game}", "LOOK", package=True)
    return Result(
        look,
        *title,
        words("games-result-title"),
        rows,
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        unit,
    )
