"""The figures that En Garde must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.en_garde.state import EnGardeView
from tests.render.expected import Figure, held


def table(view: EnGardeView) -> Iterator[Figure]:
    """Yield round, distance, deck, and for both seats hits, space, spaces behind and cards in hand."""
    state, (white, black) = view.state, view.s.at
    deck, number, far = state["deck"], len(state["columns"]) + 1, black - white
    yield Figure(
        None, (f"第{number}ラウンド・5本先取", f"Round {number}, first to 5"), (f"第{number}", f"Round {number}")
    )
    yield Figure(None, (f"間合い {far}", f"Distance {far}"), (f"間合いは{far}。", f"distance is {far}."))
    yield Figure(None, str(deck), (f"山札は{deck}枚", f"In the deck: {deck}."))
    for p, room in ((0, white - 1), (1, 23 - black)):
        hits, count, space = state["hits"][p], held(view, p), view.s.at[p]
        won = sum(got[p] for got in state["columns"])
        assert won == hits
        yield Figure(p, str(hits), (f"{hits}本", f"{hits} hit"))
        yield Figure(p, str(count), (f"手札{count}枚", f"{count} in hand"))
        yield Figure(None, str(space), (f"{space}マス目、うしろは{room}マス", f"on space {space}, {room} behind"))


def result(view: EnGardeView) -> Iterator[Figure]:
    """Yield the hits."""
    for p in (0, 1):
        hits = sum(got[p] for got in view.s.columns)
        yield Figure(p, str(hits), (f"{hits}本", f"{hits} hit"))


def hand(view: EnGardeView) -> Iterator[Figure]:
    """Yield the own cards, and the distance."""
    for card in view.s.hands[view.me]:
        yield Figure(None, told=str(card))
    if not view.over:
        far = view.s.at[1] - view.s.at[0]
        yield Figure(None, (f"間合い {far}", f"Distance {far}"), (f"間合いは{far}。", f"distance is {far}."))
