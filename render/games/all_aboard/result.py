"""The result of All Aboard: every player's rounds, and the longest train of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.all_aboard.state import AllAboardState, AllAboardView
from engine.games.all_aboard.terms import round_parts
from locales import Words
from render.games.all_aboard import LOOK, railway
from render.games.all_aboard.narration import NARRATION
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import signed
from render.narration.jokers import spoken
from render.narration.telling import Telling

_TRAIN: Final = 190
"""Height of the longest train, px."""


def shown(view: AllAboardView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: -s.totals[p])
    parted = len(s.columns) == 1
    rows = [Rank(Plaque(people[p], p), signed(s.totals[p]), _legs(s, p)) for p in order]
    kinds = tuple(words(f"all_aboard-head-{kind}") for kind in ("proofs", "reds", "bonus"))
    train, crew = s.longest[2:], s.longest[:1] * (len(s.longest) - 2)
    whose = [words("all_aboard-alt-train", name=people[p].name, cards=spoken(train, words)) for p in crew[:1]]
    return Result(
        LOOK,
        *words.both("all_aboard-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("tricks-win"),
        words("tricks-unit", count=s.totals[order[0]]),
        (NARRATION.story(s, words), *([words("all_aboard-story-train", wagons=len(train))] if train else [])),
        kinds if parted else tuple(map(str, range(1, s.round + 1))),
        kinds=parted,
        own=(lambda c, x, y, w, h: railway.draw(c, (x, y, w, h), train, crew, people)) if train else None,
        own_height=_TRAIN if train else 0,
        remarks=tuple(whose),
        leg="round",
    )


def _legs(s: AllAboardState, p: int) -> tuple[int, ...]:
    """Return the points of a seat by round; of the only round by kind."""
    if len(s.columns) == 1:
        return round_parts(s.last_proofs[p], s.last_hands[p])
    return tuple(column[p] for column in s.columns)
