"""The figures that Tricky Express must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.view import View
from tests.render.expected import Figure

LETTERS = "ABCD"


def tricky_totals(view: View) -> list[int]:
    """Return base points, two for the top of a deal, one for the second, and the growth bonus."""
    growth = view.state["growth"] or [0] * 4
    deals = range(len(view.state["base"]))
    return [
        sum(view.state["base"][d][p] + 2 * (view.state["top"][d] == p) + (view.state["second"][d] == p) for d in deals)
        + growth[p]
        for p in range(4)
    ]


def table(view: View) -> Iterator[Figure]:
    played = [(view.state["leader"] + k) % 4 for k in range(len(view.state["trick"]))]
    tricks = len(view.state["routes"][-1])
    for p, total in enumerate(tricky_totals(view)):
        told = (f"{LETTERS[p]}は{total}", f"{LETTERS[p]} {total}") if view.state["base"] else ""
        yield Figure(p, str(total), told, line=("合計：", "Totals:"))
        hand = 13 - tricks - (p in played)
        told = (f"{LETTERS[p]}は{hand}枚", f"{LETTERS[p]} {hand}")
        yield Figure(p, str(hand), told, line=("手札：", "Cards in hand:"))
    if view.phase == "play":
        trick = f" {tricks + 1} / 13"
        yield Figure(
            None, (f"トリック{trick}", f"Trick{trick}"), (f"13トリック中の{tricks + 1}", f"trick {tricks + 1} of")
        )


def result(view: View) -> Iterator[Figure]:
    for p, total in enumerate(tricky_totals(view)):
        told = (f"{LETTERS[p]}は{total}", f"{LETTERS[p]} {total}")
        yield Figure(p, str(total), told, after=LETTERS[p], line=("合計：", "Totals:"))
