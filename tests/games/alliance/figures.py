"""The figures that Alliance must show, worked out from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.view import View
from tests.render.expected import Figure, held

MARKS = (
    ("スペード", "spades"),
    ("ハート", "hearts"),
    ("クラブ", "clubs"),
    ("ダイヤ", "diamonds"),
    ("リーフ", "leaves"),
    ("クロス", "crosses"),
)


def sized(value: object) -> int:
    """A list, or its length where the list is hidden."""
    return value if isinstance(value, int) else len(value)  # type: ignore[arg-type]


def table(view: View) -> Iterator[Figure]:
    if view.phase == "distribute":
        return
    for p in range(view.seats):
        (ja, en), hand, won = MARKS[view.state["suits"][p]], held(view, p), sized(view.state["won"][p])
        told = (f"{ja}は手札{hand}、絵札{won}", f"{en} hand {hand}, court cards {won}")
        yield Figure(p, str(hand), told, after="back", line=("各人：", "Players:"))
        yield Figure(p, str(won))
    if view.phase == "play":
        left = sized(view.state["courts"])
        told = (f"山の残り{left}枚", f"Court cards left: {left}.")
        yield Figure(None, (f"残り{left}枚", f"{left} left"), told)


def result(view: View) -> Iterator[Figure]:
    for p in range(view.seats):
        (ja, en), total = MARKS[view.state["suits"][p]], sum(view.state["points"][p])
        yield Figure(p, str(total), (f"{ja}は{total}点", f"{en}: {total}"), line=(f"{ja}は{total}点", f"{en}: {total}"))
    if view.state["mode"] != "individual":
        for team in sorted(set(view.state["teams"])):
            total = sum(sum(view.state["points"][p]) for p in range(view.seats) if view.state["teams"][p] == team)
            total += 2 * sum(view.state["battalions"][team : team + 1])
            yield Figure(None, str(total), (f"合計{total}点", f"total {total}"))
