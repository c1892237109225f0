"""The outcome of Dominuxen: points by round, or of line and hand; lines and hands at the end of the last round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.dominuxen.state import DominuxenView
from engine.games.dominuxen.terms import worth
from locales import Words
from render.games.dominuxen import LOOK
from render.games.dominuxen.narration import NARRATION, called, set_label, spoken_tiles
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Many, Pill, Told
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import signed
from render.kit.tiles import upright
from render.narration.tiles import tile_list

_TILE: Final = 23
"""Width of the tiles left in a hand, px."""
_SETS: Final = 300
"""Room for the sets of a line, px."""


def shown(view: DominuxenView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (-s.totals[p], p))
    several = len(s.columns) > 1
    rounds = tuple(str(k + 1) for k in range(len(s.columns)))
    step = 58 if view.seats < 5 else 52

    def left(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        for k, p in enumerate(order):
            _left(canvas, view, p, people[p], x + 14, y + 10 + k * step, width - 28)

    return Result(
        LOOK,
        *words.both("dominuxen-title"),
        words(f"dominuxen-reason-{s.reasons[-1]}"),
        tuple(_rank(view, p, people[p]) for p in order),
        len(s.winners),
        words("dominuxen-result-win"),
        words("dominuxen-unit", count=s.totals[order[0]]),
        story(view, people, words),
        rounds if several else (words("dominuxen-result-line"), words("dominuxen-result-hand")),
        left,
        14 + step * view.seats,
        kinds=not several,
        remarks=tuple(_left_told(view, p, words) for p in order),
        leg="round",
    )


def _left_told(view: DominuxenView, p: int, words: Words) -> Told:
    """Return the sets of a line and the tiles left in the hand; older sets and tiles as numbers; or nothing."""
    line, held = view.s.lines[p], sorted(view.s.revealed[p])
    sets = [NARRATION.set_words(played, words) for played in line]
    older = [words("dominuxen-alt-older", count=len(sets) - 1)] if sets[1:] else []
    told = [
        (sets, spoken_tiles(held, words)),
        (sets, tile_list(held, words)),
        ([*older, *sets[-1:]], tile_list(held, words)),
        ([*older, *sets[-1:]], words("dominuxen-tiles", count=len(held))),
    ]
    none = words("dominuxen-alt-empty-line")
    facts = [{"seat": str(p + 1), "sets": words.listed(parts) or none, "tiles": tiles} for parts, tiles in told]
    return (*(words("dominuxen-alt-left", **one) for one in facts), "")


def _rank(view: DominuxenView, p: int, who: Person) -> Rank:
    s = view.s
    legs = tuple(column[p] for column in s.columns)
    if len(legs) == 1:
        legs = s.line_worth(p), -worth(s.revealed[p], s.double_tiles)
    return Rank(Plaque(who, p, seal=str(p + 1)), signed(s.totals[p]), legs)


def story(view: DominuxenView, people: Sequence[Person], words: Words) -> tuple[str, ...]:
    """Return the margin of the win, and the largest set left on a line."""
    s = view.s
    others = [total for p, total in enumerate(s.totals) if p not in s.winners]
    lines = [words("dominuxen-story-shared")]
    if len(s.winners) == 1:
        lines = [words("dominuxen-story-margin", points=max(s.totals) - max(others))]
    sets = [(played[1], played[0], -p) for p, line in enumerate(s.lines) for played in line]
    if sets:
        size, number, p = max(sets)
        facts = {"name": called(people[-p], 26, 240), "set": set_label([number, size])}
        lines.append(words("dominuxen-story-set", **facts))
    return tuple(lines)


def _left(canvas: Canvas, view: DominuxenView, p: int, who: Person, x: float, y: float, width: float) -> None:
    """Draw the sets of a line, newest last, and the tiles left in the hand."""
    middle = y + _TILE + 2
    canvas.portrait(x + 20, middle, 40, who, p)
    pills = [Pill(set_label(played), 24, LOOK.mat, theme.CREAM) for played in view.s.lines[p]]
    sets = Many(pills, gap=6, newest=True)
    sets.place(canvas, x + 54, middle - sets.height / 2, _SETS)
    held = sorted(view.s.revealed[p])
    left = x + 54 + _SETS + 16
    step = min(_TILE + 3.0, (x + width - left - _TILE) / max(1, len(held) - 1))
    for k, t in enumerate(held):
        canvas.sprite(upright(t, _TILE), left + k * step, y + 2)
