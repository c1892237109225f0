"""The figures that No Thanks! must show, worked out from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.geschenk.state import GeschenkView
from engine.games.geschenk.terms import cost_of_runs
from tests.render.expected import UNIT, Figure, minus, place


def table(view: GeschenkView) -> Iterator[Figure]:
    number, removed, pot = view.s.number, view.s.removed_count, len(view.s.notes)
    deck = 33 - removed - number
    yield Figure(None, (f"カード {number} / {33 - removed}", f"Card {number} / {33 - removed}"))
    told = ("容器は空", "glass is empty") if not pot else (f"容器にチップ{pot}枚。", f"on offer, {pot} chip")
    yield Figure(None, str(pot), told, after=("チップ", "Chips"))
    told = (f"山札あと{deck}枚、除外カード{removed}枚", f"{deck} cards to come, {removed} removed")
    yield Figure(None, str(deck), told, after="back" if deck else "empty")
    for p in range(view.seats):
        cost = cost_of_runs(view.s.cards[p])
        yield Figure(p, str(cost), (f"（失点{cost}）", f"(cost {cost})"), after=UNIT)
        if view.s.columns:
            before = sum(column[p] for column in view.s.columns)
            yield Figure(p, (f"合計 {before}", f"Total {before}"), (f"前のゲームまで{before}点", f"{before} before"))
        if view.s.open_chips:
            chips = view.s.open_chips[p]
            yield Figure(p, str(chips), (f"チップ{chips}枚", f"{chips} chip"))


def result(view: GeschenkView) -> Iterator[Figure]:
    games = range(len(view.s.columns))
    totals = [
        sum(cost_of_runs(view.s.final_cards[g][p]) - view.s.final_chips[g][p] for g in games) for p in range(view.seats)
    ]
    for p, total in enumerate(totals):
        rank = place(totals, p, low=True)
        yield Figure(p, minus(total), (f"{rank}位 ", f"{rank}. "), after=UNIT)
        yield Figure(p, "", (f" {total}点（", f" {total} ("))


def hand(view: GeschenkView) -> Iterator[Figure]:
    me = view.seat or 0
    chips = view.s.chips[me]
    score = cost_of_runs(view.s.cards[me]) - chips
    yield Figure(None, str(chips), (f"チップは{chips}枚", f"with {chips} chip"), after=("あなたのチップ", "Your chips"))
    told = (f"チップを引くと{score}点", f"less chips {score}.")
    yield Figure(None, minus(score), told, after=("いまの失点", "Score now"))
