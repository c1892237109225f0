"""The figures that Target must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.cards import RANK
from engine.games.target.state import TargetView
from tests.render.expected import Figure, held


def table(view: TargetView) -> Iterator[Figure]:
    """Yield the number of the round, cards held and won, deck and pile, and the distances."""
    state = view.state
    deck, pile, number = state["deck"], len(state["pile"]), sum(map(len, state["won"])) + (view.phase != "discard")
    yield Figure(None, told=(f"第{number}ゲーム", f"ound {number}"))
    yield Figure(None, (f"山札{deck}枚", f"Deck {deck}"), (f"山札{deck}枚", f"Deck {deck}"))
    if pile:
        yield Figure(None, (f"捨て札{pile}枚", f"Discard pile {pile}"), (f"捨て札{pile}枚", f"Discard pile {pile}"))
    for p, won in enumerate(state["won"]):
        count, cards = held(view, p), len(won)
        yield Figure(p, str(count), (f"手札{count}枚、獲得{cards}枚", f"has {count}, won {cards}"))
        yield Figure(p, str(cards))
    for k, c in enumerate(state["trick"]):
        away = abs(RANK[c] - RANK[state["target"]])
        seat = (state["leader"] + k) % view.seats + 1
        yield Figure(None, (f"差{away}", f"{away} off"), ("", f"seat {seat} "))


def result(view: TargetView) -> Iterator[Figure]:
    """Yield the targets won."""
    for p, won in enumerate(view.state["won"]):
        yield Figure(p, str(len(won)), (f"ターゲット{len(won)}枚", f"{len(won)} target") if won else "")
