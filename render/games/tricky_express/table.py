"""The table of Tricky Express: the station of the present trick, the seats round it, and the railway below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine.games.tricky_express.state import TrickyExpressView
from engine.games.tricky_express.terms import DEALS, Span, bonus_of, length, spans
from locales import Words
from render.games.tricky_express import LOOK
from render.games.tricky_express.drawings import Line, depot, disc, ghost, land, lane, sample, stations, track
from render.games.tricky_express.narration import NARRATION, letter_told, route_told
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import fit
from render.kit.layout import Node, Row, Text
from render.kit.pages.trick_table import TrickTable, dais, last_trick, places
from render.kit.pieces import cards
from render.kit.pieces.person import Person, marks, names, on_discs, seal_of
from render.kit.plaque import Plaque, tabs
from render.large.parts import Flow, Lines, sign
from render.narration.cards import turn_word
from render.narration.spoken import held
from render.narration.telling import Telling
from render.narration.tricks import table_of
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("waiting", "who has chosen yet is a secret", phases="pass1 pass2"),
    Unshown("voids", "who could not follow is for the players to remember"),
    Unshown("stops", "the last station of everybody, as the line shows"),
    Unshown("longs", "of the finished deals the points are told", phases="pass1 pass2 play", partly=True),
    Unshown("longs", "they follow from the lines; the result draws the longest of all", "over", partly=True),
    Unshown("routes", "of the finished deals the points are told", phases="pass1 pass2"),
    Unshown("routes", "the present line; at the end that of the longest express", phases="play over", partly=True),
    Unshown("leader", "who leads is who is to play while the trick is empty", phases="play", partly=True),
    Unshown("leader", "nobody leads before the passes are over", phases="pass1 pass2"),
    Unshown("deal dealer hands last_trick last_leader last_winner leader", "the outcome is told", phases="over"),
    Unshown("scores", "the totals are the scores", phases="over"),
)

STRIP: Final = 284
"""Height of the railway, px."""
HEADS: Final = 28
"""The line of the legend and of the numbers of the deals, above the lanes, px."""
LANES: Final = 68
LANE: Final = 42
COLUMNS, COLUMN = 944, 69
"""Middle of the first deal's points, and from deal to deal, px."""


def shown(view: TrickyExpressView, people: Sequence[Person], words: Words) -> TrickTable:
    """Return the content of the table."""
    s, playing = view.s, view.phase == "play"
    right = "bar-trick" if playing else f"bar-{view.phase}"
    seats = [_plaque(view, seat, people, words) for seat in range(view.seats)]
    usual = table_of(LOOK, view, people, words, words(f"tricky_express-{right}", trick=str(s.number)), seats)
    return replace(
        usual,
        last_move=NARRATION.last_move(Telling(view, names(people), words)),
        mover=NARRATION.mover(view),
        bar=Text(words("tricky_express-bar-deal", deal=str(s.deal)), 30, quiet=True),
        centre=partial(_station if playing else _passing, usual, view, words),
        own=partial(_railway, view, people, words),
        own_height=STRIP,
        remarks=tuple(_remarks(view, people, words)),
        large=lambda width: _large(view, people, words, width),
    )


def _large(view: TrickyExpressView, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return in large print the deal, what is passed or the station of the trick, and the stations so far."""
    s = view.s
    deal = Text(words("tricky_express-bar-deal", deal=str(s.deal)), 38, quiet=True)
    if view.phase == "play":
        now = Row(Text(words("tricky_express-station"), 38), Text(str(s.number), 60), gap=12)
    else:
        now = Row(Lines(width - 260, words(f"tricky_express-alt-{view.phase}"), 38))
    discs = on_discs(people)
    owned = [sign(discs[seat], seat) for seat in s.route]
    return [Flow(width, [now, deal], gap=40), Flow(width, owned, gap=12)]


def _large_lane(view: TrickyExpressView, seat: int, width: float) -> Node:
    """Return a seat's points deal by deal in large print, each with its bonus."""
    cells: list[Node] = []
    for base, first, second in view.s.points():
        bonus = bonus_of(seat, first, second)
        added = [Text(f"+{bonus}", 40)] if bonus else []
        cells.append(Row(Text(str(base[seat]), 40, quiet=True), *added))
    return Flow(width, cells, gap=30)


def _remarks(view: TrickyExpressView, people: Sequence[Person], words: Words) -> Iterator[str]:
    """Yield the deal, what is passed, and the line; before the first run, what one brings."""
    yield words("tricky_express-alt-deal", deal=str(view.s.deal))
    if view.phase != "play":
        yield words(f"tricky_express-alt-{view.phase}")
    yield route_told(view.s.route, marks(names(people)), words)
    if not any(view.s.longs[-1]):
        yield words("spoken-sentence", text=words("tricky_express-first-run"))


def _lane(view: TrickyExpressView, seat: int, letter: str, words: Words) -> Iterator[str]:
    """Yield what the lane of a seat shows: its letter, its long passes, its points by deal."""
    yield letter_told(letter, words)
    passes = [_span(span, words) for span in spans(view.s.longs[-1], seat) if span[1]]
    if passes:
        yield words(f"tricky_express-alt-long-{len(passes)}", first=passes[0], second=passes[-1])
    points = [_cell_told(base[seat], bonus_of(seat, *bonus), words) for base, *bonus in view.s.points()]
    if len(points) > len(view.s.base):
        points[-1] = words("tricky_express-alt-so-far", points=points[-1])
    if points:
        yield words("tricky_express-alt-points", points=words.listed(points))


def _span(span: Span, words: Words) -> str:
    ends = {"from": str(span[0]), "to": str(span[1])}
    return words("tricky_express-alt-span", length=str(length(span, 0)), **ends)


def _cell_told(base: int, bonus: int, words: Words) -> str:
    return words("tricky_express-alt-bonus", base=str(base), bonus=str(bonus)) if bonus else str(base)


def _plaque(view: TrickyExpressView, seat: int, people: Sequence[Person], words: Words) -> Plaque:
    s = view.s
    return Plaque(
        people[seat],
        seat,
        (held(len(s.hands[seat]), words),),
        str(s.totals[seat]),
        words("tricky_express-unit", count=s.totals[seat]),
        **tabs(view, seat, turn_word(words)),
        seal=seal_of(people, seat),
        dealer="*dealer" if seat == s.dealer else "",
        remarks=tuple(_lane(view, seat, marks(names(people))[seat], words)),
        large=lambda width: _large_lane(view, seat, width),
    )


def _station(table: TrickTable, view: TrickyExpressView, words: Words, canvas: Canvas, *box: float) -> None:
    """Draw the station of the present trick, on rays, and the trick before."""
    x, y, width, height = box
    middle = x + width / 2
    dais(canvas, x - 40, y - 20, width + 80, height + 50)
    down = y + (64 if table.last else height / 2)
    canvas.disc(middle, down, 128, theme.CREAM)
    canvas.disc(middle, down, 113, canvas.look.panel)
    canvas.text(middle, down + 6, str(view.s.number), size=62, align="m", role="station")
    canvas.badge(middle, down - 80, words("tricky_express-station"), size=25, height=36, fill=theme.CREAM)
    _last(table, canvas, middle, y + 150, width)


def _last(table: TrickTable, canvas: Canvas, middle: float, y: float, width: float) -> None:
    if table.last:
        node = fit((last_trick(table, card) for card in (76, 68, 60, 52, 48)), lambda one: one.want <= width)
        canvas.text(middle, y, table.labels.last, size=28, colour=canvas.look.quiet, align="m", room=width)
        node.place(canvas, middle - node.want / 2, y + 22, node.want)


def _passing(table: TrickTable, view: TrickyExpressView, words: Words, canvas: Canvas, *box: float) -> None:
    """Draw the pass: cards face down to both sides, and the seats that have chosen. The last trick stays visible."""
    x, y, width, height = box
    at, middle = places(4, theme.TABLE_HEIGHT - STRIP), x + width / 2
    dais(canvas, x - 40, y - 20, width + 80, height + 50)
    for spot in at.spots:
        for side in (-1, 1):
            canvas.card(cards.back(78), spot.card_x + 16 * side, spot.card_y + 6 * side, -9 * side)
    left, right = at.spots[0].card_x, at.spots[2].card_x
    crossing = (at.spots[0].card_y + at.spots[1].card_y) / 2
    for column in (left, right):
        canvas.shape("up", column, crossing - 14, 26, theme.CREAM)
        canvas.shape("down", column, crossing + 18, 26, theme.CREAM)
    for row in (at.top + 38, at.bottom - 46):
        canvas.shape("left", middle - 16, row, 26, theme.CREAM)
        canvas.shape("right", middle + 16, row, 26, theme.CREAM)
    key = "high" if view.phase == "pass1" else "any"
    top = y + (46 if table.last else height / 2 - 24)
    room = width if table.last else right - left - 120  # between the cards, or between the arrows
    for line, size, down in ((f"passing-{key}", 34, 0), ("passing", 30, 46)):
        canvas.text(middle, top + down, words(f"tricky_express-{line}"), size=size, align="m", room=room, least=22)
    _last(table, canvas, middle, y + 150, width)


def _railway(view: TrickyExpressView, people: Sequence[Person], words: Words, canvas: Canvas, *box: float) -> None:
    """Draw lanes with the express of every player, the line itself, and at the right the points."""
    _, y, _, height = box
    line, top = Line(106, round(y + height - 40), 64, 56), round(y)
    route, longs, discs = view.s.route, view.s.longs[-1], on_discs(people)
    rows = [top + LANES + seat * LANE for seat in range(4)]
    waits = not any(longs)
    land(canvas, line, top + (8 if waits else LANES - LANE // 2), lit=waits)
    for seat, middle in enumerate(rows):
        disc(canvas, 42, middle, 40, seat, discs)
        if not waits:
            lane(canvas, line, middle, seat, route, spans(longs, seat), 36)
    track(canvas, line, len(route))
    stations(canvas, line, route, discs)
    if waits:
        depot(canvas, line, rows)
        ghost(canvas, line, top + LANES + 4, len(route))
        told, room = words("tricky_express-first-run"), 12 * line.step
        canvas.text(line.at(7), top + HEADS, told, size=32, align="m", room=room, least=24)
    for left, which in ((line.x, "first"), (line.x + 6 * line.step, "second")):
        if not waits:
            sample(canvas, left, top + HEADS, which, words(f"tricky_express-{which}-long-pass"))
    _points(canvas, view, words, top)


def _points(canvas: Canvas, view: TrickyExpressView, words: Words, top: int) -> None:
    """Draw points deal by deal: base, and the bonuses in mint; those of the running deal on a lighter ground."""
    look = canvas.look
    for deal in range(DEALS):
        x = COLUMNS + deal * COLUMN
        if deal == view.s.deal - 1:
            canvas.box(x - COLUMN / 2, top + 6, COLUMN, LANES + 4 * LANE - 24, 14, look.mat)
        canvas.text(x, top + HEADS, str(deal + 1), size=28, colour=look.quiet, align="m")
    middle = COLUMNS + (DEALS - 1) * COLUMN / 2
    title = words("tricky_express-points-by-deal")
    canvas.text(middle, top + STRIP - 40, title, size=26, colour=look.quiet, align="m", room=DEALS * COLUMN - 8)
    for deal, (base, first, second) in enumerate(view.s.points()):
        for seat in range(4):
            bonus = bonus_of(seat, first, second)
            _cell(canvas, COLUMNS + deal * COLUMN, top + LANES + seat * LANE, base[seat], bonus)


def _cell(canvas: Canvas, x: float, y: float, base: int, bonus: int) -> None:
    """Draw one player's points of one deal, centred: base, then +2 for top, +1 for second, +3 for both."""
    size = 28 if base >= 10 else 29 if bonus else 34
    parts = [(str(base), theme.CREAM)] + [(f"+{bonus}", theme.MINT)] * bool(bonus)
    left = x - sum(text.width(part, text.BOLD, size) for part, _ in parts) / 2
    for part, colour in parts:
        left += canvas.text(left, y, part, size=size, colour=colour)
