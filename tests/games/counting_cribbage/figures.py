"""The figures that Counting Cribbage must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.cards import RANK, RANKS
from engine.core.view import View
from tests.render.expected import Figure, held


def table(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        points = view.s.points[p]
        yield Figure(p, str(points), (f"：{points}点、手札", f": {points} points, hand "))
        if view.phase in ("lay_away", "play", "declare", "respond"):
            yield Figure(p, "", (f"手札{held(view, p)}枚", f"hand {held(view, p)}"))
    stock, used = len(view.s.stock), view.s.used
    told = (f"山札{stock}枚、捨て札{len(used)}枚", f"Stock {stock}, used {len(used)}")
    yield Figure(None, str(stock), told, after=("山札", "Stock"))
    yield Figure(None, str(len(used)), told, after=("捨て札", "Used"))
    if view.options["show_used"]:
        for rank, name in enumerate(RANKS):
            if count := sum(RANK[c] == rank for c in used):
                yield Figure(None, str(count), (f"{name}が{count}枚", f"{name}: {count}"), after=name)
    if view.phase in ("play", "declare", "respond"):
        count = sum(min(RANK[c] + 1, 10) for c in view.s.series)
        series = (f"カウント{count}。", f"ount {count}.") if view.s.series else ""
        yield Figure(None, str(count), series, after=("カウント", "Count"))


def result(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        points = view.s.points[p]
        if view.s.match_wins == 1:
            yield Figure(p, str(points), (f"：{points}点", f": {points} points"))
        else:
            wins = sum(g for g, w in zip(view.s.game_gain, view.s.game_winner, strict=True) if w == p)
            yield Figure(p, str(wins), (f"：{wins}勝", f"wins {wins} "))
            for column in view.s.columns:
                yield Figure(p, str(column[p]))
