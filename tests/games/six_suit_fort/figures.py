"""The figures that Six-Suit Fort must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.cards import RANK, SUIT
from engine.games.six_suit_fort.state import SixSuitFortView
from tests.render.expected import Figure, held, minus


def said(points: int) -> tuple[str, str]:
    """Return points in words."""
    return (f"マイナス{-points}", f"minus {-points}") if points < 0 else (str(points), str(points))


def table(view: SixSuitFortView) -> Iterator[Figure]:
    """Yield the stock; each hand, and each fort with its value."""
    s = view.s
    if view.phase == "play" and not s.trigger:
        told = f"山札{len(s.stock)}枚", f"{len(s.stock)} card"
        yield Figure(None, str(len(s.stock)), told)
    for p, area in enumerate(s.areas):
        width, tallest = len(area), max(map(len, area), default=0)
        yield Figure(p, str(held(view, p)), (f"手札{held(view, p)}枚", f"{held(view, p)} in hand"))
        yield Figure(p, str(width * tallest), (f"{width * tallest}点", f"{width * tallest} point") if area else "")
        if area:
            size = f"横{width}、高さ{tallest}", f"{width} wide, {tallest} tall"
            yield Figure(p, f"{width}×{tallest}", size)


def result(view: SixSuitFortView) -> Iterator[Figure]:
    """Yield the score: columns times the tallest, a pair counted, less the lowest number of each suit."""
    s = view.s
    for p, area in enumerate(s.areas):
        heights = [len(column) for column in area]
        for source, target in [s.pairs[p]] if s.pairs[p] else []:
            heights[source - 1] -= 2
            heights[target - 1] += 1
        points = sum(h > 0 for h in heights) * max(heights, default=0)
        hand = s.revealed[p]
        penalty = sum(min(RANK[c] + 1 for c in hand if SUIT[c] == suit) for suit in {SUIT[c] for c in hand})
        ja, en = said(points - penalty)
        yield Figure(p, minus(points - penalty), (f"{ja}点", en))
        yield Figure(p, told=(f"{points}点", f"from {points} point"))
        yield Figure(p, told=(f"失点は{penalty}", f"less {penalty} "))


def hand(view: SixSuitFortView) -> Iterator[Figure]:
    """Yield the value of the own fort."""
    area = view.s.areas[view.me]
    points = len(area) * max(map(len, area), default=0)
    if area:
        yield Figure(None, told=(f"{points}点", f"{points} point"))
