"""The figures that Tennos Square must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.cards import RANK
from engine.games.tennos_square.state import TennosSquareView
from tests.render.expected import Figure


def row_worth(row: list[int]) -> int:
    """Return the squares of the runs that never go down; face-down slots are left out."""
    runs: list[list[int]] = []
    for rank in [RANK[c] for c in row if c >= 0]:
        if runs and rank >= runs[-1][-1]:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    return sum(len(run) ** 2 for run in runs)


def tennos_total(view: TennosSquareView, seat: int) -> int:
    """Return a seat's score in the finished deals, with five points per player for going out."""
    outs = view.s.outs
    return sum(view.s.row_points[d][seat] + 5 * view.seats * (outs[d] == seat) for d in range(len(outs)))


def table(view: TennosSquareView) -> Iterator[Figure]:
    before = view.s.last_rows if view.phase == "discard" else []
    for p in range(view.seats):
        total = tennos_total(view, p)
        if view.phase == "discard" and not before:
            yield Figure(p, str(total), "", after="0")
            continue
        points = row_worth((before or view.s.row)[p])
        bonus = 5 * view.seats if before and view.s.outs[-1] == p else 0
        held = "" if before else f"手札{len(view.s.hands[p])}枚、", "" if before else f"hand {len(view.s.hands[p])}, "
        plus = (f"と早上がりの{bonus}点", f" plus {bonus} for going out") if bonus else ("", "")
        told = (f"（{points}点{plus[0]}）。{held[0]}合計{total}点", f"Row {points}{plus[1]}, {held[1]}total {total}")
        yield Figure(p, str(total), told, after=str(len(view.s.hands[p])))
        yield Figure(p, str(points))
        if bonus:
            yield Figure(p, f"+{bonus}", after=str(points))
    if view.phase == "turn":
        deck = len(view.s.deck)
        yield Figure(None, str(deck), (f"山札{deck}枚。", f"Deck: {deck}."), after="back")
    if view.s.mode == "partnership":
        a, b = (tennos_total(view, p) + tennos_total(view, p + 2) for p in (0, 1))
        teams = (f"席1と席3の組は{a}点、席2と席4の組は{b}点", f"Seats 1 and 3 have {a}, seats 2 and 4 have {b}")
        yield Figure(None, str(a), teams if view.s.outs else "", after="A")
        yield Figure(None, str(b), "", after=str(a))


def result(view: TennosSquareView) -> Iterator[Figure]:
    own = [tennos_total(view, p) for p in range(view.seats)]
    for p in range(view.seats):
        score = own[p]
        if view.s.mode != "individual":
            other = own[(p + (2 if view.s.mode == "partnership" else 1)) % view.seats]
            score += other
            left = "left" if view.s.mode == "split" else "partner"
            side = {"left": "左隣", "partner": "パートナー"}[left]
            yield Figure(None, (f"{own[p]}＋{side}{other}", f"{own[p]} + {left} {other}"), after=str(score))
        yield Figure(None, str(score))
        summed = (f"最終{score}点、自分は{own[p]}点", f"final {score}, own {own[p]}")
        alone = view.s.mode == "individual"
        yield Figure(p, "", (f"：{score}点（", f": {score} (") if alone else summed)
        last = str(row_worth(view.s.row[p]))
        yield Figure(p, f"{last}+{5 * view.seats}" if view.s.outs[-1] == p else last)
        for deal in range(view.seats):
            points, bonus = view.s.row_points[deal][p], 5 * view.seats * (view.s.outs[deal] == p)
            if (points + bonus) * 14 > max(view.s.scores):
                yield Figure(p, str(points + bonus))
