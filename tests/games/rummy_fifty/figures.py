"""The figures that Rummy Fifty must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.view import View
from tests.render.expected import Figure, held


def table(view: View) -> Iterator[Figure]:
    points = view.state["history"][-1] if view.state["history"] else [1] * view.seats
    for p in range(view.seats):
        hand = held(view, p)
        told = (f"：{points[p]}点、手札{hand}枚", f": {points[p]} point")
        yield Figure(p, str(points[p]), told)
        yield Figure(p, str(hand), (f"手札{hand}枚", f"hand {hand}"))
    stock = view.state["stock"]
    yield Figure(None, str(stock), (f"山札{stock}枚。", f"Stock {stock}."), after=("山札", "Stock"))


def result(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        points = view.state["history"][-1][p]
        yield Figure(p, str(points), (f"：{points}点", f": {points} point"))
        if view.state["last_out"] not in (-1, p):
            total = view.state["last_totals"][p]
            line = (f"席{p + 1}の残り", f"Seat {p + 1} left")
            yield Figure(p, str(total), (f"足して{total}", f"{total} in all"), after="=", line=line)
