"""The outcome of Counting Cribbage: the winner, the players in order, the board, the count that decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import SKUNK, TARGET
from locales import Words
from render.games.counting_cribbage import LOOK
from render.games.counting_cribbage.board import Board, draw_board
from render.games.counting_cribbage.pegging import draw_run
from render.games.counting_cribbage.show import draw_count, past_rows
from render.kit.canvas import Canvas
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result

_TRACK: Final = 22
_COUNT: Final = 148
"""Height of what decided, below the board, px."""
NEAR: Final = 10
"""So few points short of the win are worth telling."""


def order_of(view: CountingCribbageView) -> list[int]:
    """Seats from first to last."""
    worth = view.s.wins if view.s.match_wins > 1 else view.s.points
    return sorted(range(view.seats), key=lambda p: (p not in view.s.winners, -worth[p], -view.s.points[p], p))


def story(view: CountingCribbageView, words: Words) -> tuple[str, ...]:
    """By how many points the last game was won, who was near or how it ended, and when."""
    winner, *others = sorted(range(view.seats), key=lambda p: (p not in view.s.winners, -view.s.points[p], p))
    points = view.s.points
    second = others[0]
    told = [words("counting_cribbage-story-margin", points=points[winner] - points[second])]
    gain = points[winner] - view.s.behind[winner]
    if TARGET - points[second] <= NEAR:
        told.append(words("counting_cribbage-story-near", points=TARGET - points[second]))
    elif gain:
        told.append(words("counting_cribbage-story-last", gain=gain, points=points[winner]))
    when = [words("counting_cribbage-round", round=str(view.s.round))]
    if view.s.skunk:
        when.insert(0, words("counting_cribbage-result-won", won=view.s.game_gain[-1]))
    return (*told, words("counting_cribbage-sep").join(when))


def paint(view: CountingCribbageView, people: Sequence[Person], words: Words) -> Canvas:
    """The outcome, 1200 x 764."""
    rows = past_rows(view) if view.s.shown_now else []
    decided = bool(rows or view.s.series)

    def end(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        board = Board(view.seats, view.s.skunk, round(width) - 24, _TRACK, False)
        draw_board(canvas, board, view, round(x) + 12, round(y) + 12, people, LOOK.panel)
        low = y + board.height + 16
        if rows:
            # Of a show only the count that won is drawn, in full.
            canvas.portrait(x + 42, low + _COUNT / 4, 52, people[rows[-1].owner], rows[-1].owner)
            draw_count(canvas, rows[-1], (x + 70, low, width - 72, _COUNT), people, words, below=True)
        elif view.s.series:
            draw_run(canvas, view.s.series, view.s.series_by, (x + 20, low + 6, width - 130, _COUNT - 14), people)
            canvas.text(x + width - 20, low + _COUNT / 2, str(view.s.count), size=60, align="r")

    order, match = order_of(view), view.s.match_wins > 1
    return Result(
        LOOK,
        *words.both("counting_cribbage-title"),
        words("counting_cribbage-result-title"),
        tuple(_rank(view, p, people[p], words) for p in order),
        1,
        words("counting_cribbage-result-win"),
        words(
            f"counting_cribbage-unit-{'wins' if match else 'points'}",
            n=(view.s.wins if match else view.s.points)[order[0]],
        ),
        story(view, words),
        own=end,
        own_height=Board(view.seats, view.s.skunk, track=_TRACK).height + 24 + (_COUNT if decided else 0),
    ).drawn()


def _rank(view: CountingCribbageView, seat: int, who: Person, words: Words) -> Rank:
    """Of a match the games won, and the points game by game; else the points, and the last gain apart."""
    points, behind = view.s.points[seat], view.s.behind[seat]
    skunked = view.s.skunk and points < SKUNK and seat not in view.s.winners
    note = words("counting_cribbage-result-skunked") if skunked else ""
    if view.s.match_wins == 1:
        return Rank(Plaque(who, seat), str(points), (behind, points - behind), note=note)
    won = [str(k) for k, p in enumerate(view.s.game_winner, 1) if p == seat]
    games = words("counting_cribbage-won-games", games=words.join(won)) if won else note
    return Rank(Plaque(who, seat), str(view.s.wins[seat]), tuple(column[seat] for column in view.s.columns), note=games)
