"""The figures that Jukugo Daifuda must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.state import NO_CARD
from engine.core.view import View
from tests.render.expected import Both, Figure, held, minus, place
from tests.render.positions import NAMES


def table(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        chips, hand = view.state["chips"][p], held(view, p)
        rons, turn = view.state["round_winners"].count(p), p == view.state["turn"] and view.state["daifuda"] != NO_CARD
        beside: Both = ("手番", "Turn") if turn else str(rons or hand)
        told = (f"チップ{chips}枚、手札{hand}枚", f"{chips} chips, hand {hand},")
        yield Figure(p, minus(chips), told, after=beside)
        yield Figure(p, str(hand), after="back")
        if rons:
            yield Figure(p, str(rons), after=str(hand))
    deck, gone = view.state["deck"], len(view.state["discards"])
    yield Figure(None, str(deck), (f"山札{deck}枚。", f"Deck: {deck}."), after=("山札", "Deck"))
    yield Figure(None, str(gone), "", after=("捨て札", "Discards"))
    rounds = (
        f"ラウンド{view.state['round']}（全{view.state['rounds']}）",
        f"Round {view.state['round']} of {view.state['rounds']}",
    )
    yield Figure(None, "", rounds)


def result(view: View) -> Iterator[Figure]:
    last = view.state["columns"][-1]
    for p in range(view.seats):
        rank = place(last, p)
        told = (f"{rank}位 ", f"{rank}. ")
        yield Figure(p, minus(last[p]), told, after=NAMES[p][0].upper())
        yield Figure(p, "", (f"チップ{last[p]}枚（", f"chips {last[p]} ("))
