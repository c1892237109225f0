"""The result of Target: every player's targets, and the card that decided it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.target.state import TargetView
from locales import Words
from render.games.target import LOOK
from render.games.target.drawings import targets
from render.games.target.narration import NARRATION
from render.games.target.table import won_told
from render.kit.layout import Item
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.narration.telling import Telling


def shown(view: TargetView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s, width = view.s, 44 if view.seats < 5 else 36

    def row(p: int) -> Rank:
        won = _won(s.won[p], width) if s.won[p] else None
        return Rank(Plaque(people[p], p), str(s.scores[p]), detail=won, total_told=won_told(s.won[p], words))

    return Result(
        LOOK,
        *words.both("target-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(row(p) for p in sorted(range(view.seats), key=lambda p: -s.scores[p])),
        1,
        words("tricks-win"),
        words("target-unit", count=max(s.scores)),
        NARRATION.story(s, words),
    )


def _won(cards: Sequence[int], width: int) -> Item:
    """Return targets won; many overlap."""
    return Item(lambda k: targets(cards, round(width * k), 460))
