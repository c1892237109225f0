"""The figures that Jukugo Daifuda must show, worked out from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.view import View
from tests.render.expected import Figure, held, place


def table(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        chips, hand = view.state["chips"][p], held(view, p)
        yield Figure(p, str(chips), (f"チップ{chips}、手札{hand}枚", f"chips {chips}, hand {hand},"), after=str(hand))
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
        rons = sum(w == p for w in view.state["round_winners"])
        yield Figure(p, (f"ロン {rons}回", f"{rons} ron" if rons == 1 else f"{rons} rons"))
        rank = place(last, p)
        yield Figure(p, str(last[p]), (f"{rank}位 ", f"{rank}. "))
        yield Figure(p, "", (f"チップ{last[p]}（", f"chips {last[p]} ("))
