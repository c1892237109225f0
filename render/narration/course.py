"""How a match went for who won it: one sentence, from what each deal, round or game brought, or else each move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from engine.core.course import Course
from engine.core.view import View
from locales import Words


def course(view: View, words: Words) -> str:
    """Whether the one winner has led from the first leg on, or until when they were behind; "" where neither is worth
    a word, or the points leg by leg (``columns`` of the state) do not say who has won.
    """
    columns: Sequence[Sequence[int]] = getattr(view.s, "columns", ())
    if len(view.s.winners) != 1 or len(columns) < 3 or {len(column) for column in columns} != {view.seats}:
        return ""
    (winner,) = view.s.winners
    totals = list(accumulate(columns, lambda before, column: [b + c for b, c in zip(before, column, strict=True)]))
    if totals[-1] != list(view.s.scores):
        # A game may keep something else by leg, such as what everybody had in hand.
        return ""
    best = _direction(totals[-1], winner)
    if best is None:
        return ""
    behind = [leg for leg, total in enumerate(totals, 1) if total[winner] != best(total)]
    led = [leg for leg, total in enumerate(totals, 1) if total.count(best(total)) == 1 and total[winner] == best(total)]
    if len(led) == len(totals):
        return words("course-led", count=len(totals))
    if behind and 2 * behind[-1] >= len(totals):
        return words("course-behind", leg=behind[-1], count=len(totals))
    return ""


def by_moves(went: Course, lead: str, words: Words) -> str:
    """The same, move by move: until when who won was behind, or since when in front; ``lead`` is by how much."""
    facts = {"lead": lead, "count": went.moves}
    if 2 * went.behind >= went.moves:
        return words("course-moves-behind", move=went.behind, **facts)
    if went.ahead == went.moves:
        return words("course-moves-last", **facts)
    return words("course-moves-ahead", move=went.ahead, **facts)


def _direction(end: Sequence[int], winner: int) -> Callable[[Sequence[int]], int] | None:
    """Whether the most points win or the fewest; None where the winner has neither alone."""
    for best in (max, min):
        if end[winner] == best(end) and list(end).count(best(end)) == 1:
            return best
    return None
