"""The result of a match with the doubling cube: the winner, and the result of every game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.view import View
from engine.layers import terms
from locales import Words
from render.cube.seen import standing_of
from render.kit.drawing import text
from render.kit.drawing.look import Look
from render.kit.drawing.names import cut_name
from render.kit.drawing.text import BOLD
from render.kit.pages.result import Rank, Result
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_BAR, _SMALL = 360, 24
"""Room at the right of a result's bar, and the smallest type size there, px."""


def _won(view: View, called: Sequence[str], words: Words) -> str:
    """Return the winner for the bar; long names are cut first, so that the end of the sentence stays."""
    for room in range(_BAR, 40, -20):
        told = winners_line(Telling(view, [cut_name(name, _SMALL, room, called) for name in called], words))
        if text.width(told, BOLD, _SMALL) <= _BAR:
            break
    return told


def result_of(view: View, people: Sequence[Person], words: Words, look: Look) -> Result:
    """Return the match as a result: a row for each player, and the result of each game."""
    standing, s = standing_of(view), view.s
    order = sorted(range(len(people)), key=lambda p: (p not in s.winners, -standing.totals[p]))
    heads = tuple(str(k) for k in range(1, len(standing.columns) + 1))
    rows = tuple(
        Rank(Plaque(people[p], p), str(standing.totals[p]), tuple(column[p] for column in standing.columns))
        for p in order
    )
    shared = len(s.winners) > 1
    ended = [str(number) for number, reason in enumerate(s.reasons, 1) if reason == terms.PASSED]
    best = max((max(column) for column in standing.columns), default=0)
    story = tuple(
        words(f"cube-story-{key}", count=count) for key, count in (("best", best), ("passed", len(ended))) if count
    )
    return Result(
        look,
        words(f"{view.game}-title"),
        words.second(f"{view.game}-title"),
        _won(view, names(people), words),
        rows,
        len(s.winners),
        words("cube-picture-shared" if shared else "cube-picture-win"),
        "",
        story,
        heads,
        kinds=True,
        leg="game",
        remarks=(words("cube-passed", numbers=words.join(ended)),) if ended else (),
    )


def winners_line(telling: Telling) -> str:
    """Return the winner of the match, without a full stop."""
    winners = [telling.name(p) for p in telling.s.winners]
    return telling("cube-won", names=telling.words.join(winners)) if len(winners) == 1 else telling("cube-drawn")
