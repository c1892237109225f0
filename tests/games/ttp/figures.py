"""The figures that TTP must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ttp.state import TTPView
from tests.render.expected import Figure, column_totals, held


def table(view: TTPView) -> Iterator[Figure]:
    deal, deals = len(view.state["columns"]) + 1, view.state["deals"]
    trick = max(map(len, view.state["collected"]))
    if view.phase == "play" or len(set(map(len, view.state["collected"]))) == 1:
        trick += 1
    english = f"Deal {deal} of {deals}, trick {trick} of 5"
    told = f"{deals}ディール中の{deal}、5トリック中の{trick}。", f"{english}."
    yield Figure(None, (f"ディール{deal} / {deals}・トリック{trick} / 5", english), told)
    for p, total in enumerate(column_totals(view)):
        yield Figure(p, str(total), (f"合計{total}点、", f"; at {total},"))
        yield Figure(p, str(view.state["best"][p]), (f"最強の手役{view.state['best'][p]}回", "strongest hand"))
        yield Figure(p, told=(f"手札{held(view, p)}枚", f"holds {held(view, p)},"))


def result(view: TTPView) -> Iterator[Figure]:
    for p, total in enumerate(column_totals(view)):
        yield Figure(p, str(total), (f"：{total}点。", f": total {total}."))
        yield Figure(p, str(view.state["best"][p]), (f"最強の手役{view.state['best'][p]}回", "Strongest hand"))
