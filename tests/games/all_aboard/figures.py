"""The figures that All Aboard must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.all_aboard.state import AllAboardView
from tests.render.expected import Figure, column_totals, held, minus, said


def table(view: AllAboardView) -> Iterator[Figure]:
    deck = view.state["deck"] if isinstance(view.state["deck"], int) else len(view.state["deck"])
    yield Figure(None, str(deck), (f"山札は{deck}枚", f"{deck} cards are left" if deck > 1 else "1 card is left"))
    for p, total in enumerate(column_totals(view)):
        ja, en = said(total)
        yield Figure(p, minus(total), (f"合計{ja}点", f"at {en}"))
        yield Figure(p, str(held(view, p)), (f"手札{held(view, p)}枚", f"has {held(view, p)},"))


def result(view: AllAboardView) -> Iterator[Figure]:
    for p, total in enumerate(column_totals(view)):
        ja, en = said(total)
        yield Figure(p, minus(total), (f"合計{ja}点", f"total {en}"))
