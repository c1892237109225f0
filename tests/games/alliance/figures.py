"""The figures that Alliance must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.alliance.state import AllianceView
from locales import words
from render.narration.cards import suit_name
from tests.render.expected import Figure, held


def named(view: AllianceView, seat: int) -> tuple[str, str]:
    """Return the subject of a line, in both languages: players are named by their suits."""
    suit = view.state["suits"][seat]
    return suit_name(suit, words("ja")), suit_name(suit, words("en"))


def table(view: AllianceView) -> Iterator[Figure]:
    for p in range(view.seats) if view.phase != "distribute" else ():
        (ja, en), hand, won = named(view, p), held(view, p), len(view.s.won[p])
        told = (f"{ja}は手札{hand}、絵札{won}", f"{en} hand {hand}, court cards {won}")
        yield Figure(p, str(hand), told, after="back", line=("各人：", "Players:"))
        yield Figure(p, str(won))
    if view.phase == "play":
        left = len(view.s.courts)
        yield Figure(None, (f"残り{left}枚", f"{left} left"), (f"山の残り{left}枚", f"Court cards left: {left}."))


def result(view: AllianceView) -> Iterator[Figure]:
    state = view.state
    sums = [sum(own) for own in state["points"]]
    for p, total in enumerate(sums):
        ja, en = named(view, p)
        told = (f"{ja}は{total}点", f"{en}: {total}")
        yield Figure(p, str(total), told, line=told)
    if state["mode"] != "individual":
        for team in sorted(set(state["teams"])):
            total = sum(n for n, u in zip(sums, state["teams"], strict=True) if u == team)
            total += 2 * sum(state["battalions"][team : team + 1])
            yield Figure(None, str(total), (f"合計{total}点", f"total {total}"))
