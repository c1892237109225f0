"""The figures that Stendhal must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.stendhal.state import StendhalView
from tests.render.expected import Figure, column_totals, held, minus, said


def table(view: StendhalView) -> Iterator[Figure]:
    if view.phase == "play":
        trick, deal = 1 + sum(map(len, view.state["captured"])) // view.seats, len(view.state["columns"]) + 1
        tricks = 78 // view.seats - 1
        english = f"Deal {deal}, trick {trick} of {tricks}"
        told = f"ディール{deal}、{tricks}トリック中の{trick}。", f"{english}."
        yield Figure(None, (f"ディール{deal}・トリック{trick} / {tricks}", english), told)
    for p, total in enumerate(column_totals(view)):
        ja, en = said(total)
        yield Figure(p, minus(total), (f"合計{ja}点", f"at {en}"))
        yield Figure(p, str(held(view, p)), (f"手札{held(view, p)}枚", f"has {held(view, p)},"))
        if view.phase == "play":
            won = len(view.state["captured"][p]) // view.seats
            yield Figure(p, told=(f"{won}トリック", f"won {won}"))


def result(view: StendhalView) -> Iterator[Figure]:
    for p, total in enumerate(column_totals(view)):
        ja, en = said(total)
        yield Figure(p, minus(total), (f"：{ja}点", f"total {en}"))
