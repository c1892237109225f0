"""The figures that Dominuxen must show, worked out from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.view import View
from tests.render.expected import UNIT, Figure, held, minus, place


def laid(view: View, seat: int) -> int:
    """The tiles of a line; a double tile counts twice where the table says so."""
    return sum(played[1] for played in view.s.lines[seat])


def table(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        hand = held(view, p)
        yield Figure(p, str(hand), (f"手牌{hand}枚", f"hand {hand},"), after="back")
        if view.s.double_tiles:
            continue
        points = laid(view, p) - hand
        yield Figure(p, "", (f"、{minus(points)}点", f", {minus(points)} pts"))
        if view.s.columns:
            total = sum(column[p] for column in view.s.columns)
            yield Figure(
                p,
                f"{minus(total)}{'−' if points < 0 else '+'}{abs(points)}",
                (f"前まで{minus(total)}点", f"{minus(total)} before"),
            )
        else:
            yield Figure(p, minus(points))
    pile, gone = len(view.s.pile), len(view.s.discard)
    yield Figure(None, f"× {pile}", (f"山{pile}枚", f"Pile {pile}."))
    yield Figure(None, str(gone), after=("捨て牌", "Discard"))


def result(view: View) -> Iterator[Figure]:
    totals = [sum(column[p] for column in view.s.columns) for p in range(view.seats)]
    for p, total in enumerate(totals):
        yield Figure(
            p, minus(total), (f"{place(totals, p)}位 席{p + 1} ", f"{place(totals, p)}. Seat {p + 1} "), after=UNIT
        )
        yield Figure(p, "", (f" {minus(total)}点（", f" {minus(total)} ("))
