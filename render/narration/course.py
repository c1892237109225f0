"""The course of a match for its winner in one sentence, by deal, round or game, or else by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from engine.core.course import Course
from engine.core.view import View
from locales import Words


def course(view: View, words: Words) -> str:
    """Return whether the single winner has led from the first leg on, or until when they were behind.

    Return "" if neither deserves a sentence, or if the points leg by leg (``columns`` of the state) do not determine
    the winner.
    """
    columns: Sequence[Sequence[int]] = getattr(view.s, "columns", ())
    if len(view.s.winners) != 1 or len(columns) < 3 or {len(column) for column in columns} != {view.seats}:
        return ""
    (winner,) = view.s.winners
    totals = list(accumulate(columns, lambda before, column: [b + c for b, c in zip(before, column, strict=True)]))
    if totals[-1] != list(view.s.scores):
        # A game may store other values by leg, such as the cards left in hand.
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


def turned(
    game: str, totals: Sequence[int], columns: Sequence[Sequence[int]], winners: Sequence[int], words: Words
) -> str:
    """Return whether the last deal or round has turned the match, else the margin of the win or that it is shared
    (``<game>-story-turned``, ``-margin``, ``-level``)."""
    if len(winners) > 1:
        return words(f"{game}-story-level")
    first, second = sorted(totals, reverse=True)[:2]
    before = [total - last for total, last in zip(totals, columns[-1], strict=True)]
    if len(columns) > 1 and before[winners[0]] < max(before):
        return words(f"{game}-story-turned")
    return words(f"{game}-story-margin", points=first - second)


def by_moves(went: Course, lead: str, words: Words) -> str:
    """Return the same by moves: until when the winner was behind, or since when they led; ``lead`` is the margin."""
    facts = {"lead": lead, "count": went.moves}
    if 2 * went.behind >= went.moves:
        return words("course-moves-behind", move=went.behind, **facts)
    if went.ahead == went.moves:
        return words("course-moves-last", **facts)
    return words("course-moves-ahead", move=went.ahead, **facts)


def _direction(end: Sequence[int], winner: int) -> Callable[[Sequence[int]], int] | None:
    """Return ``max`` if the most points win, ``min`` if the fewest do; None if the winner has neither alone."""
    for best in (max, min):
        if end[winner] == best(end) and list(end).count(best(end)) == 1:
            return best
    return None
