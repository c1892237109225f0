"""The figures that Boonaken must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.boonaken.state import BoonakenView
from tests.render.expected import Figure, held


def marks(view: BoonakenView, seat: int) -> tuple[int, int]:
    """Return pluses and minuses in the order of the contracts played; each game of a championship begins anew."""
    state = view.state
    if state["games"] > 1:
        return state["plus"][seat], state["minus"][seat]
    made = [row[5] for row in state["history"] if row[1] == seat]
    return made.count(1), made.count(0)


def table(view: BoonakenView) -> Iterator[Figure]:
    state = view.state
    if view.phase == "play":
        trick = 1 + sum(state["won"])
        yield Figure(
            None, told=(f"ディール{state['deal']}・トリック{trick} / 6", f"Deal {state['deal']}, trick {trick} of 6")
        )
        seat = state["declarers"][0]
        if 2 < state["high"] < 1000:
            made = state["points"][seat] + state["roem"]
            left = max(0, state["high"] - made)
            yield Figure(None, f"{made} / {state['high']}", (f"合わせて{made}点", f"{made} in all"))
            yield Figure(None, (f"あと{left}点", f"{left} to go") if left else ("達成", "Made"))
    for p in range(view.seats):
        if state["inside"][p]:
            plus, minus = marks(view, p)
            yield Figure(p, told=(f"プラス{plus}、マイナス{minus}", f"plus {plus}, minus {minus}"))
            yield Figure(p, str(held(view, p)), (f"手札{held(view, p)}枚", f"holds {held(view, p)}"))


def result(view: BoonakenView) -> Iterator[Figure]:
    for p in range(view.seats):
        plus, minus = marks(view, p)
        yield Figure(p, told=(f"プラス{plus}、マイナス{minus}", f"plus {plus}, minus {minus}"))


def hand(view: BoonakenView) -> Iterator[Figure]:
    for card in view.state["hands"][view.me]:
        rank = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")[card % 13]
        yield Figure(None, told=(f"の{rank}", f"{rank} of"))
