"""The result of Stendhal: every player's deals, and the course of the match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.stendhal.state import StendhalView
from locales import Words
from render.games.stendhal import LOOK
from render.games.stendhal.narration import NARRATION, worst
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import signed
from render.narration.telling import Telling


def shown(view: StendhalView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    points, deal, _ = worst(s.columns)
    order = sorted(range(view.seats), key=lambda p: -s.totals[p])
    rows = [Rank(Plaque(people[p], p), signed(s.totals[p]), tuple(column[p] for column in s.columns)) for p in order]
    return Result(
        LOOK,
        *words.both("stendhal-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("tricks-win"),
        words("tricks-unit", count=s.totals[order[0]]),
        (NARRATION.story(s, words), words("stendhal-blow", points=signed(points), deal=str(deal + 1))),
        tuple(map(str, range(1, s.deal + 1))),
    )
