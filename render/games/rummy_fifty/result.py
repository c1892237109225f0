"""The result of Rummy Fifty: points round by round, and the cards each player had left in the last one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.core.state import NO_SEAT
from engine.games.rummy_fifty.state import RummyFiftyState, RummyFiftyView
from locales import Words
from render.games.rummy_fifty import LOOK
from render.games.rummy_fifty.narration import left_told
from render.games.rummy_fifty.rounds import draw_course, draw_left
from render.kit.canvas import Canvas
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.narration.cards import seat_number

_HEADING, _COURSE = 40, 210
"""Heights of a heading, and of the points round by round with theirs, px."""
_LINE = {2: 52, 3: 52, 4: 52, 5: 42, 6: 36}
"""The height of a seat's line by number of seats, px."""


def order_of(view: RummyFiftyView) -> list[int]:
    """Return seats from first to last; winners come first."""
    return sorted(range(view.seats), key=lambda p: (p not in view.s.winners, -view.s.scores[p], p))


def scored_rounds(view: RummyFiftyView) -> list[int]:
    """Return the numbers of the rounds that changed any points."""
    course = [[1] * view.seats, *view.s.history]
    return [k for k, (before, after) in enumerate(pairwise(course), 1) if before != after]


def legs_of(view: RummyFiftyView, seat: int) -> tuple[int, ...]:
    """Return the starting point of every player, and how each of these rounds changed it."""
    course = [1, *(after[seat] for after in view.s.history)]
    return (1, *(course[k] - course[k - 1] for k in scored_rounds(view)))


def story(view: RummyFiftyView, words: Words) -> tuple[str, ...]:
    """Return the margin of the match in points, the turning point or kind of the wins, and its length."""
    order, rounds = order_of(view), len(view.s.history)
    first = order[0]
    length = words("rummy_fifty-result-rounds", round=rounds)
    if len(view.s.winners) > 1:
        return (words("rummy_fifty-story-shared"), length)
    margin = view.s.scores[first] - view.s.scores[order[1]]
    told = [words("rummy_fifty-story-margin", points=margin)]
    lowest = max((k for k, after in enumerate(view.s.history, 1) if after[first] == 0), default=0)
    double = sum(v == 2 for v in legs_of(view, first))
    if lowest:
        told.append(words("rummy_fifty-story-back", round=lowest))
    elif double:
        told.append(words("rummy_fifty-story-double", count=double))
    return (*told, length)


def shown(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Result:
    """Return the outcome."""
    order = order_of(view)
    rows = tuple(Rank(Plaque(people[p], p), str(view.s.scores[p]), legs_of(view, p)) for p in order)

    scored, out, line = scored_rounds(view), view.s.last_out != NO_SEAT, _LINE[view.seats]
    last = _HEADING + view.seats * line + 8
    course = not out

    def below(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        if out:
            canvas.text(x + 20, y + 24, words("rummy_fifty-result-last"), size=24, colour=LOOK.quiet)
            for k, p in enumerate(order):
                top = y + _HEADING + k * line
                canvas.portrait(x + 40, top + line / 2, min(40, line - 2), people[p], p)
                draw_left(canvas, view, p, (x + 76, top, width - 92, line), words)
        if course:
            canvas.text(x + 20, y + 24, words("rummy_fifty-result-course"), size=24, colour=LOOK.quiet)
            draw_course(canvas, view, x + 16, y + _HEADING, width - 36, _COURSE - _HEADING - 12, told=True)

    return Result(
        LOOK,
        *words.both("rummy_fifty-title"),
        words("rummy_fifty-result-title"),
        rows,
        len(view.s.winners),
        words("rummy_fifty-result-win"),
        words("rummy_fifty-unit", count=view.s.scores[order[0]]),
        story(view, words),
        heads=("", *map(str, scored)),
        heads_told=(words("rummy_fifty-alt-start"), *(words("rummy_fifty-alt-round", round=str(k)) for k in scored)),
        own=below,
        own_height=last * out + _COURSE * course,
        remarks=tuple(last_round(view.s, p, words) for p in order) if out else (),
    )


def last_round(s: RummyFiftyState, seat: int, words: Words) -> str:
    """Return how the last round ended for a seat."""
    return words("rummy_fifty-alt-last", seat=seat_number(seat, words), told=left_told(s, seat, words))
