"""The result of Counting Cribbage: by the fireside the board and the count that decided, below it the players."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import SKUNK, TARGET
from locales import Words
from render.games.counting_cribbage import LOOK, People, of
from render.games.counting_cribbage.drawings import Board, draw_board, draw_count, draw_run, row_told, rows_of
from render.games.counting_cribbage.narration import series_remark, starter_remark
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.person import Person
from render.kit.plaque import Plaque

_TRACKS: Final = (60, 40, 20)
"""The maximum height of a track of the board, the least beside a large fire, and the least of all, px."""
_COUNT: Final = {2: 184, 3: 158, 4: 152}
"""Height of the deciding count, below the board, by number of seats, px."""
_RISE: Final = 24
"""How far the table reaches above the board, px."""
_WALL, _BRICK, _JOINT, _SOOT, _MANTEL = "#1B1512", "#4A2A20", "#2B1913", "#0B0807", "#664B30"
_LOW_HEARTH: Final = 9.2
"""The height from the mantel to the table below which there are only flames, in hundredths of the width."""
_FLAME, _FIRE, _CORE, _GLOW, _LOG = "#C2410C", "#CF8200", "#F6DFA6", "#2E1E16", "#573D29"
NEAR: Final = 10
"""The maximum distance from the win, in points, that is worth a sentence."""


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
    s, rows = view.s, rows_of(view)
    worth = s.wins if s.match_wins > 1 else s.points
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -worth[p], -s.points[p], p))
    games = [of(words, "result-game", game=str(k)) for k in range(1, len(s.columns) + 1)]
    series = (series_remark(s, words),) if s.series else ()
    return Result(
        LOOK,
        *words.both("counting_cribbage-title"),
        of(words, "result-title"),
        tuple(_rank(view, p, people[p], words) for p in order),
        1,
        words("games-result-win", count=1),
        of(words, "unit-wins", n=s.wins[order[0]]) if s.match_wins > 1 else of(words, "unit", count=s.points[order[0]]),
        story(view, words),
        heads_told=tuple(games) if s.match_wins > 1 else (of(words, "alt-behind"), of(words, "alt-gain-last")),
        scene=lambda canvas, x, y, width, height: _fireside(canvas, view, people, words, round(width), round(height)),
        remarks=(starter_remark(rows[-1].starter, words), row_told(rows[-1], words)) if rows else series,
    )


def _fireside(
    canvas: Canvas, view: CountingCribbageView, people: People, words: Words, width: int, height: int
) -> None:
    """Draw the table before the fire: on it the board, and of the last show the winning count, or the last series."""
    s, rows = view.s, rows_of(view)
    left, room = FREE + 4, width - FREE - 24
    count = _COUNT[view.seats]
    high = count if rows or s.series else 0
    most, usual, least = _TRACKS
    free = height - SKY - high - 64
    track = max(least, min(most, free // view.seats, max(usual, (free - 50) // view.seats)))
    board = Board(view.seats, s.skunk, room, track, False, min(90, min(s.points) // 30 * 30))
    low = height - high - 12
    top = low - board.height - 8
    edge = max(top - _RISE, SKY + 2)  # below the unit of the score
    lay_opaque(canvas.image, _pub(width, height, edge), 0, 0)
    draw_board(canvas, board, view, left, top, people)
    if rows:
        canvas.portrait(left + 30, low + count / 4, 56, people[rows[-1].owner], rows[-1].owner)
        draw_count(canvas, rows[-1], Box(left + 58, low, room - 58, count), people, words, below=True)
    elif s.series:
        draw_run(canvas, s.series, s.series_by, Box(left + 8, low + 6, room - 130, count - 14), people)
        canvas.text(left + room - 8, low + count / 2, str(s.count), size=64, align="r")


def _hearth(pen: Pen, edge: float) -> None:
    """Draw the hearth of bricks with its fire, down to the edge of the table."""
    left, right, middle, top = 58.0, 96.0, 77.0, 9.4
    if edge - top < _LOW_HEARTH:
        _low_fire(pen, middle, top, edge)
        return
    pen.box(left, top, right, edge, _BRICK)
    for n in range(int((edge - top) / 2.2) + 1):
        y = top + 2.2 * n
        pen.line([(left, y), (right, y)], 0.22, _JOINT)
        for x in range(9):
            at = left + 4.6 * x + 2.3 * (n % 2)
            if at < right:
                pen.line([(at, y), (at, min(edge, y + 2.2))], 0.22, _JOINT)
    pen.box(left - 2.4, top - 0.4, right + 2.4, top + 1.0, _MANTEL)
    mouth = top + 1.8
    arch = min(7.0, (edge - mouth) / 2)
    pen.oval((middle - 12, mouth, middle + 12, mouth + 2 * arch), _SOOT)
    pen.box(middle - 12, mouth + arch, middle + 12, edge, _SOOT)
    pen.box(middle - 12, edge - 1.1, middle + 12, edge, _BRICK)  # the stone on which the fire lies
    for colour, part, wide in ((_FLAME, 1.0, 8.6), (_FIRE, 0.72, 6.0), (_CORE, 0.44, 3.2)):
        _flame(pen, middle, edge - 1.6, wide, (edge - mouth - 2.0) * part, colour)
    for side in (-1, 1):
        pen.line([(middle - 9 * side, edge - 1.7), (middle + 8 * side, edge - 2.4)], 1.1, _LOG)


def _low_fire(pen: Pen, middle: float, top: float, edge: float) -> None:
    """Draw flames behind the board of many players, which leaves no room for a hearth."""
    if edge < top + 2:
        return
    pen.oval((middle - 19, top - 1, middle + 19, edge + 6), theme.mix(_GLOW, _FLAME, 0.22))
    for away, part in ((-10.5, 0.72), (10.5, 0.78), (0.0, 1.0)):
        for colour, high, wide in ((_FLAME, 1.0, 5.6), (_FIRE, 0.72, 3.9), (_CORE, 0.44, 2.1)):
            _flame(pen, middle + away, edge - 0.5, wide, (edge - top) * part * high, colour)
    for side in (-1, 1):
        pen.line([(middle - 15 * side, edge - 0.3), (middle + 14 * side, edge - 0.9)], 1.0, _LOG)


def _flame(pen: Pen, x: float, low: float, wide: float, high: float, colour: str) -> None:
    """Draw flames with three tongues upon the line ``low``, their middle at x."""
    curves = (
        ((-1.2, 0.5), (-0.3, 0.5), (-0.42, 0.86)),
        ((-0.1, 0.7), (0.0, 0.8), (0.16, 1.0)),
        ((0.3, 0.7), (0.5, 0.72), (0.6, 0.8)),
        ((0.7, 0.5), (1.15, 0.4), (1.0, 0.0)),
    )
    told = [" ".join(f"{x + across * wide} {low - up * high}" for across, up in curve) for curve in curves]
    pen.path(f"M{x - wide} {low} C" + " C".join(told) + "Z", colour)


@kept
def _pub(width: int, height: int, table: int) -> Image.Image:
    """Return the wall with the hearth, and the table, its back edge at ``table``. Do not draw into it."""
    k = 100 / width
    pen, edge = Pen(width, height, _WALL), table * k
    pen.oval((41, edge - 24, 113, edge + 24), _GLOW)
    _hearth(pen, edge)
    pen.box(0, edge, 100, 100, LOOK.base)
    pen.box(0, edge, 100, edge + 0.6, _MANTEL)
    for n in range(1, 6):
        y = edge + (height * k - edge) * n / 6
        pen.line([(0, y), (100, y)], 0.2, _WALL)
    return pen.drawn()


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
