"""The result of Grazia: the cards left, the cost of jumps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.grazia.state import GraziaView
from engine.games.grazia.terms import JUMP_COST
from locales import Words
from render.games.grazia import LOOK
from render.games.grazia.narration import NARRATION, ranking
from render.kit import text
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import signed
from render.narration.telling import Telling

_NAME: Final = 180
"""Room for the name of the player who began the last lap, px."""


def shown(view: GraziaView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s, called = view.s, names(people)
    began = text.clip(text.name(called[s.trigger]), text.BOLD, 26, _NAME)
    rows = tuple(
        Rank(Plaque(people[p], p), signed(s.scores[p]), (-len(s.hands[p]), -JUMP_COST * s.jumps[p])) for p in ranking(s)
    )
    return Result(
        LOOK,
        *words.both("grazia-title"),
        NARRATION.state_line(Telling(view, called, words)),
        rows,
        1,
        words("tricks-win"),
        words("tricks-unit", count=s.scores[ranking(s)[0]]),
        (NARRATION.story(s, words), words("grazia-story-trigger", name=began)),
        (words("grazia-left-over"), words("grazia-jumped")),
        kinds=True,
    )
