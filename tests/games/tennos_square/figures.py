"""The figures that Tennos Square must show, worked out from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.cards import RANK
from engine.games.tennos_square.state import TennosSquareView
from tests.render.expected import Figure


def row_worth(row: list[int]) -> int:
    """The squares of the runs that never go down; what is face down is left out."""
    runs: list[list[int]] = []
    for rank in [RANK[c] for c in row if c >= 0]:
        if runs and rank >= runs[-1][-1]:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    return sum(len(run) ** 2 for run in runs)


def tennos_total(view: TennosSquareView, seat: int) -> int:
    """What a seat scored in the finished deals, with five points per player for going out."""
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
        shown = f"{points}+{bonus}" if bonus else str(points)
        hand = (f"手札{len(view.s.hands[p])}枚、", f"hand {len(view.s.hands[p])}, ") if not before else ("", "")
        told = (f"（{shown}点）{hand[0]}合計{total}点", f"({shown}), {hand[1]}total {total}")
        yield Figure(p, str(points), told)
        yield Figure(p, str(total), "", after=f"+{bonus}" if bonus else str(points))
    if view.phase == "turn":
        deck = len(view.s.deck)
        yield Figure(None, str(deck), (f"山札{deck}枚。", f"Deck: {deck}."), after="back")
    if view.s.mode == "partnership":
        a, b = (tennos_total(view, p) + tennos_total(view, p + 2) for p in (0, 1))
        teams = (f"席1・3の組{a}点、席2・4の組{b}点", f"Seats 1 and 3: {a}, seats 2 and 4: {b}")
        yield Figure(None, f"A {a} : {b} B", teams if view.s.outs else "")


def result(view: TennosSquareView) -> Iterator[Figure]:
    own = [tennos_total(view, p) for p in range(view.seats)]
    for p in range(view.seats):
        if view.s.mode == "partnership":
            score = own[p] + own[(p + 2) % 4]
            yield Figure(None, str(score), "")
        else:
            score = view.s.scores[p] if view.s.mode == "split" else own[p]
            yield Figure(p, str(score))
        alone = view.s.mode == "individual"
        yield Figure(p, "", (f"：{score}点（", f": {score} (") if alone else (f"最終{score}点", f"final {score}"))
        for deal in range(view.seats):
            bonus = f"+{5 * view.seats}" if view.s.outs[deal] == p else ""
            yield Figure(p, f"{view.s.row_points[deal][p]}{bonus}", after=str(deal + 1))
