"""The outcome of Counting Cribbage: the winner, the players in order, the board, the count that decided."""

from __future__ import annotations

from typing import Final

from engine.games.counting_cribbage.state import CountingCribbageState, CountingCribbageView
from engine.games.counting_cribbage.terms import SKUNK, TARGET
from locales import Words
from render.games.counting_cribbage import LOOK, People, of
from render.games.counting_cribbage.drawings import Board, draw_board, draw_count, draw_run, past_rows, row_told
from render.games.counting_cribbage.narration import series_remark, starter_remark
from render.kit.canvas import Canvas
from render.kit.layout import Told
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result

_TRACK: Final = 22
_COUNT: Final = 148
"""Height of the deciding count, below the board, px."""
NEAR: Final = 10
"""The maximum distance from the win, in points, that is worth a sentence."""


def order_of(view: CountingCribbageView) -> list[int]:
    """Return the seats from first to last."""
    worth = view.s.wins if view.s.match_wins > 1 else view.s.points
    return sorted(range(view.seats), key=lambda p: (p not in view.s.winners, -worth[p], -view.s.points[p], p))


def story(view: CountingCribbageView, words: Words) -> tuple[str, ...]:
    """Return the margin of the last game, a close second or how it ended, and when."""
    s, winner = view.s, view.s.winners[0]
    points, second = s.points[winner], max(k for p, k in enumerate(s.points) if p != winner)
    told = [of(words, "story-margin", points=points - second)]
    if TARGET - second <= NEAR:
        told.append(of(words, "story-near", points=TARGET - second))
    elif points > s.behind[winner]:
        told.append(of(words, "story-last", gain=points - s.behind[winner], points=points))
    won = [of(words, "result-won", won=s.game_gain[-1])] if s.skunk else []
    return (*told, of(words, "sep").join([*won, of(words, "round", round=str(s.round))]))


def shown(view: CountingCribbageView, people: People, words: Words) -> Result:
    """Return the outcome."""
    s, rows = view.s, past_rows(view) if view.s.shown_now else []
    decided = rows or s.series

    def end(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        board = Board(view.seats, s.skunk, round(width) - 24, _TRACK, False)
        draw_board(canvas, board, view, round(x) + 12, round(y) + 12, people, LOOK.panel)
        low = y + board.height + 16
        if rows:
            # Of a show only the winning count is drawn, in full.
            canvas.portrait(x + 42, low + _COUNT / 4, 52, people[rows[-1].owner], rows[-1].owner)
            draw_count(canvas, rows[-1], (x + 70, low, width - 72, _COUNT), people, words, below=True)
        elif s.series:
            draw_run(canvas, s.series, s.series_by, (x + 20, low + 6, width - 130, _COUNT - 14), people)
            canvas.text(x + width - 20, low + _COUNT / 2, str(s.count), size=60, align="r")

    order = order_of(view)
    first = order[0]
    return Result(
        LOOK,
        *words.both("counting_cribbage-title"),
        of(words, "result-title"),
        tuple(_rank(view, p, people[p], words) for p in order),
        1,
        of(words, "result-win"),
        of(words, "unit-wins", n=s.wins[first]) if s.match_wins > 1 else of(words, "unit", count=s.points[first]),
        story(view, words),
        heads_told=_heads(view, words),
        own=end,
        own_height=Board(view.seats, s.skunk, track=_TRACK).height + 24 + (_COUNT if decided else 0),
        remarks=(starter_remark(rows[-1].starter, words), row_told(rows[-1], words)) if rows else _pegged(s, words),
    )


def _pegged(s: CountingCribbageState, words: Words) -> tuple[Told, ...]:
    return (series_remark(s, words),) if s.series else ()


def _heads(view: CountingCribbageView, words: Words) -> tuple[str, ...]:
    """Return what the bars are: the games of a match, or the last gain and the points before it."""
    if view.s.match_wins == 1:
        return of(words, "alt-behind"), of(words, "alt-gain-last")
    return tuple(of(words, "result-game", game=str(k)) for k in range(1, len(view.s.columns) + 1))


def _rank(view: CountingCribbageView, seat: int, who: Person, words: Words) -> Rank:
    """Return for a match the games won, and the points game by game; otherwise the points, and the last gain apart."""
    s, points, behind = view.s, view.s.points[seat], view.s.behind[seat]
    skunked = s.skunk and points < SKUNK and seat not in s.winners
    note = of(words, "result-skunked") if skunked else ""
    if s.match_wins == 1:
        return Rank(Plaque(who, seat), str(points), (behind, points - behind), note=note)
    won = [str(k) for k, p in enumerate(s.game_winner, 1) if p == seat]
    games = of(words, "won-games", games=words.join(won)) if won else note
    total = of(words, "amount-wins", count=s.wins[seat], number=str(s.wins[seat]))
    legs = tuple(column[seat] for column in s.columns)
    return Rank(Plaque(who, seat), str(s.wins[seat]), legs, note=games, total_told=total)
