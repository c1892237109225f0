"""The figures that No Thanks! must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.geschenk.state import GeschenkView
from engine.games.geschenk.terms import cost_of_runs
from tests.render.expected import Both, Figure, minus, place, said
from tests.render.positions import NAMES


def table(view: GeschenkView) -> Iterator[Figure]:
    number, removed, pot = view.s.number, view.s.removed_count, len(view.s.notes)
    deck = 33 - removed - number
    game, games = len(view.s.columns) + 1, view.s.games
    which = (f"第{game}ゲーム / {games}　", f"Game {game} / {games}　") if games > 1 else ("", "")
    yield Figure(None, (f"{which[0]}カード {number} / {33 - removed}", f"{which[1]}Card {number} / {33 - removed}"))
    told = ("容器は空", "glass is empty") if not pot else (f"容器にチップ{pot}枚。", f"on offer, {pot} chip")
    yield Figure(None, str(pot), told, after=("チップ", "Chips"))
    told = (f"山札あと{deck}枚、除外カード{removed}枚", f"{deck} cards to come, {removed} removed")
    yield Figure(None, str(deck), told, after="back" if deck else "empty")
    for p in range(view.seats):
        cost = cost_of_runs(view.s.cards[p])
        earlier = sum(column[p] for column in view.s.columns)
        before = minus(earlier)
        total = f"合計 {before}", f"Total {before}"
        beside: Both = total if view.s.columns else str(view.s.open_chips[p]) if view.s.open_chips else NAMES[p]
        yield Figure(p, str(cost), (f"（失点{cost}）", f"(cost {cost})"), after=beside)
        if view.s.columns:
            yield Figure(p, total, (f"前のゲームまで{said(earlier)[0]}点", f"{said(earlier)[1]} before"))
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
        yield Figure(p, minus(total), (f"{rank}位 ", f"{rank}. "), after=NAMES[p][0].upper())
        yield Figure(p, "", (f" {said(total)[0]}点（", f" {said(total)[1]} ("))


def hand(view: GeschenkView) -> Iterator[Figure]:
    me = view.seat or 0
    chips = view.s.chips[me]
    score = cost_of_runs(view.s.cards[me]) - chips
    yield Figure(None, str(chips), (f"チップ{chips}枚", f"with {chips} chip"), after=("あなたのチップ", "Your chips"))
    told = (f"チップを引いて{said(score)[0]}点", f"minus your chips: {said(score)[1]}.")
    yield Figure(None, minus(score), told, after=("いまの失点", "Score now"))
