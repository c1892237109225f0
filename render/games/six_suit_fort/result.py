"""The result of Six-Suit Fort: every player's fort at the end, and the cost of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.six_suit_fort import terms
from engine.games.six_suit_fort.state import SixSuitFortState, SixSuitFortView
from locales import Words
from render.games.six_suit_fort import LOOK, drawings
from render.games.six_suit_fort.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.layout import Item, Paint
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import signed
from render.narration.telling import Telling

_HIGH, _RIM = {3: 104, 4: 84, 5: 66}, 14
"""By number of seats: the maximum height of the tallest fort, and the height of battlements and ground, px."""


def shown(view: SixSuitFortView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    rows = [
        Rank(Plaque(people[p], p), signed(s.scores[p]), note=_sum(s, p, words), detail=_fort(s, p, words))
        for p in NARRATION.ranking(s)
    ]
    return Result(
        LOOK,
        *words.both("six_suit_fort-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("tricks-win"),
        words("tricks-unit", count=max(s.scores)),
        (NARRATION.story(s, words), words(f"six_suit_fort-why-{s.trigger}")),
    )


def _sum(s: SixSuitFortState, p: int, words: Words) -> str:
    fort, hand = words("six_suit_fort-head-fort"), words("six_suit_fort-head-penalty")
    penalty = -terms.penalty(s.revealed[p])
    return f"{fort} {terms.points(s.areas[p], s.pairs[p])}  {hand} {signed(penalty) if penalty else 0}"


def _fort(s: SixSuitFortState, p: int, words: Words) -> Item:
    """Return a fort to one scale with the others, and in words its heights, with the face-down pair."""
    forts = [drawings.at_last(area, pair) for area, pair in zip(s.areas, s.pairs, strict=True)]
    tallest = max(1, *(len(column) for fort in forts for column in fort))
    stone = int(max(8.0, min(30.0, (_HIGH[len(forts)] - _RIM) / tallest)))

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        drawings.skyline(canvas, forts[p], (x, y, width, height), p, stone)

    drawn = Paint(400, stone * max(1, *map(len, forts[p]), 1) + _RIM, draw)
    return Item(lambda k: drawn, words.listed(_heights(s, p, words)))


def _heights(s: SixSuitFortState, p: int, words: Words) -> list[str]:
    heights = [str(len(column)) for column in drawings.at_last(s.areas[p], s.pairs[p])]
    told = [words("six_suit_fort-alt-heights", heights=words.listed(heights))] if heights else []
    return told + [words("six_suit_fort-alt-pair", column=str(target)) for target in s.pairs[p][1:]]
