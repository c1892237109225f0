"""The result of Hex Bases: the games each has won, and the bases at the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.hex_jinchi.state import HexJinchiView
from engine.games.hex_jinchi.terms import LIMIT
from locales import Words
from render.games.hex_jinchi import LOOK
from render.games.hex_jinchi.board import bases_told, strip
from render.games.hex_jinchi.narration import NARRATION
from render.kit.layout import Item, Text
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.narration.telling import Telling

_BASES, _BASES_OF_TWO = 150, 320
"""Height of the bases at the end, px; two rows of people leave room for larger ones."""


def shown(view: HexJinchiView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -s.totals[p], -s.held[-1][p]))
    rows = [
        Rank(
            Plaque(people[p], p),
            str(s.totals[p]),
            detail=_bases(view, p, words),
            total_told=words("hex_jinchi-amount", count=s.totals[p], number=str(s.totals[p])),
        )
        for p in order
    ]
    first = words("hex_jinchi-story-started", starter=people[s.starter].name, turns=s.turns[0])
    quick = words("hex_jinchi-story-quick", turns=min(s.turns))
    story = [NARRATION.story(s, words), first if s.games == 1 else quick]
    if s.ended == LIMIT and s.games > 1:
        story.append(words("hex_jinchi-story-limit"))
    return Result(
        LOOK,
        *words.both("hex_jinchi-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("tricks-win"),
        words("hex_jinchi-games", count=max(s.totals)),
        tuple(story),
        own=lambda c, x, y, w, h: strip(c, s, people, words, (x + 8, y + 4, w - 16, h - 8)),
        own_height=_BASES_OF_TWO if view.seats == 2 else _BASES,
        remarks=bases_told(s, words),
    )


def _bases(view: HexJinchiView, p: int, words: Words) -> Item:
    """Return how many bases a player had at the end of each game."""
    held = words.join([str(held[p]) for held in view.s.held])
    drawn = words("hex_jinchi-held", held=held)
    told = words("hex_jinchi-alt-held", games=view.s.games, held=held)
    return Item(lambda k: Text(drawn, round(26 * min(k, 1.2)), quiet=True), told)
