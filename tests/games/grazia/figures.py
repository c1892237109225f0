"""The figures that Grazia must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.cards import RANKS
from engine.games.grazia.state import GraziaView
from tests.render.expected import Figure, held, minus, said


def table(view: GraziaView) -> Iterator[Figure]:
    """Yield the cards left, jumps and places of all seats; the tops of the piles."""
    s = view.state
    lie = sum(map(len, s["piles"]))
    if view.phase == "turn":
        left = 78 - lie - len(s["residual"])
        both = f"残り{left}枚", f"{left} card{'s' * (left != 1)} left in all"
    else:
        left = (s["trigger"] - view.waiting[0]) % view.seats
        both = f"最後の1周・あと{left}人", f"Last lap, {left} turn{'s' * (left != 1)} left"
    yield Figure(None, both, both)
    for pile in s["piles"]:
        if pile:
            rank = RANKS[pile[-1] % 13]
            yield Figure(None, rank, (f"上は{rank}", f"{rank} on top"))
    for p, jumps in enumerate(s["jumps"]):
        hand, deck = held(view, p), s["decks"][p]
        ja, en = said(-hand - deck - 2 * jumps)
        yield Figure(p, minus(-hand - deck - 2 * jumps), (f"{ja}点", f"at {en}"))
        yield Figure(p, f"{hand}+{deck}" if deck else str(hand))
        yield Figure(p, str(jumps) if jumps else "")


def result(view: GraziaView) -> Iterator[Figure]:
    """Yield the scores and their parts."""
    for p, jumps in enumerate(view.state["jumps"]):
        ja, en = said(-held(view, p) - 2 * jumps)
        yield Figure(p, minus(-held(view, p) - 2 * jumps), (f"：{ja}点", f": {en}"))
        yield Figure(p, told=(f"残り{held(view, p)}枚、不連続{jumps}回", f"left: {held(view, p)}, jumps: {jumps}"))


def hand(view: GraziaView) -> Iterator[Figure]:
    """Yield the own deck and jumps."""
    deck = view.state["decks"][view.me]
    yield Figure(None, str(deck), (f"山札は{deck}枚" if deck else "もうありません", f"{deck} card" if deck else "gone"))
    yield Figure(None, str(view.state["jumps"][view.me]))
