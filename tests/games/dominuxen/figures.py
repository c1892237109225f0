"""The figures that Dominuxen must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.tiles import DOUBLE
from engine.core.view import View
from tests.render.expected import Both, Figure, held, minus, place, said


def laid(view: View, seat: int) -> int:
    """Return the tiles of a line; a double tile counts twice if the option says so."""
    tiles = [t for played in view.s.lines[seat] for t in played[2:]]
    return len(tiles) + (sum(t in DOUBLE for t in tiles) if view.s.double_tiles else 0)


def table(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        hand = held(view, p)
        yield Figure(p, str(hand), (f"手牌{hand}枚", f"hand {hand},"), after="back")
        points, key = laid(view, p) - hand, ("", "score ")
        if view.s.double_tiles:
            points, key = laid(view, p), ("場は", "line ")
        told = (f"、{key[0]}{said(points)[0]}点", f", {key[1]}{said(points)[1]}")
        before: Both = str(hand)
        if view.s.columns:
            total = sum(column[p] for column in view.s.columns)
            before = f"前まで{minus(total)}", f"{minus(total)} before"
            yield Figure(p, before, (f"前まで{said(total)[0]}点", f"{said(total)[1]} before"), after=str(hand))
        if view.s.double_tiles:
            yield Figure(p, ("場", "line"), after=before)
            before = "場", "line"
        yield Figure(p, minus(points), told, after=before)
    pile, gone = len(view.s.pile), len(view.s.discard)
    yield Figure(None, f"× {pile}", (f"山{pile}枚", f"Pile {pile}."))
    yield Figure(None, str(gone), after=("捨て牌", "Discard"))


def result(view: View) -> Iterator[Figure]:
    totals = [sum(column[p] for column in view.s.columns) for p in range(view.seats)]
    several = len(view.s.columns) > 1
    for p, total in enumerate(totals):
        rank = place(totals, p)
        yield Figure(None, minus(total), after=str(p + 1))
        yield Figure(p, "", (f"{rank}位 席{p + 1} ", f"{rank}. Seat {p + 1} "))
        yield Figure(p, "", (f" {said(total)[0]}点（", f" {said(total)[1]} ("))
        doubles = sum(t in DOUBLE for t in view.s.revealed[p]) if view.s.double_tiles else 0
        legs = [c[p] for c in view.s.columns] if several else [laid(view, p), -len(view.s.revealed[p]) - doubles]
        for points in legs:
            yield Figure(p, minus(points))
