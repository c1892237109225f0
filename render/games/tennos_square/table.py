"""Tennos Square in pictures: one band per player, all rows read from their owner's left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import PARTNERSHIP, bonus, by_rank, final_scores, row_score
from locales import Words
from render.games.tennos_square import LOOK
from render.games.tennos_square.narration import last_move
from render.games.tennos_square.row import BRACKETS, Lane, draw_row, draw_runs, face, lane, on_discs, seal_of, team
from render.kit import cards, plaque, theme
from render.kit.canvas import Canvas
from render.kit.layout import Column, Item, Node, Paint, Picture, Pill, Row, Text, held
from render.kit.lines import balanced
from render.kit.person import Person
from render.kit.plaque import Plaque, tabs
from render.kit.text import BOLD
from render.kit.trick_table import team_score
from render.narration.cards import turn_word

_TOP: Final = 106
"""The upper edge of the bands: below the line with the numbers of the slots."""
_STRIP: Final = 92
"""Height of the strip with pool and deck."""
_ROW_LEFT, _ROW_RIGHT = 338, 1086
_POINTS: Final = 1136
"""Middle of the column of row scores."""
_POOL: Final = 570
"""Room for the cards of the pool, px."""


def table(view: TennosSquareView, people: Sequence[Person], words: Words) -> Canvas:
    """Return all rows, the next seat for each slot, pool, deck, scores, and whose turn it is."""
    canvas = Canvas(look=LOOK)
    _bar(canvas, view, people, words)
    high = (theme.TABLE_HEIGHT - _STRIP - _TOP) / view.seats
    for p in range(view.seats):
        _band(canvas, view, p, people, words, _TOP + p * high, high)
    top = theme.TABLE_HEIGHT - _STRIP
    canvas.box(0, top, theme.WIDTH, _STRIP, 0, LOOK.panel)
    canvas.box(0, top, theme.WIDTH, 2, 0, LOOK.line)
    strip = _announcement(view, words) if view.phase == "discard" else _pool(view, words)
    width = min(strip.want, theme.WIDTH - 2 * theme.TEXT_SAFE)
    strip.place(canvas, (theme.WIDTH - width) / 2, top + (_STRIP - strip.height) / 2, width)
    return canvas


def cover(size: int) -> Image.Image:
    """Return three rising cards, and one still face down."""
    canvas = Canvas(size, size, ground=LOOK.base)
    width = round(size * 0.26)
    for k, (rank, suit) in enumerate((("", ""), ("2", "H"), ("6", "L"), ("10", "D"))):
        card = cards.mini(rank, suit, width) if rank else cards.back(width, cards.mini_height(width))
        canvas.sprite(card, size * (0.05 + k * 0.213), size * (0.60 - k * 0.18))
    return canvas.image


def _bar(canvas: Canvas, view: TennosSquareView, people: Sequence[Person], words: Words) -> None:
    """Draw title, last move, deal and mode; partners' points in the middle; below it the numbers of the slots."""
    partners = view.s.mode == PARTNERSHIP
    right = words("tennos_square-deal-of", deal=view.s.deal, deals=view.seats)
    score: Node = Row()
    if partners:
        first, second, *_ = final_scores(PARTNERSHIP, view.s.totals)
        score = team_score(team(0), first, "star", second, team(1))
    else:
        right = f"{words(f'tennos_square-bar-{view.s.mode}')}  {right}"
    last, title = last_move(view, people, words), "tennos_square-title"
    left, end = canvas.bar(*words.both(title), right, last=last, middle=score.want + 48 * partners)
    at = min(max(left, (theme.WIDTH - score.want) / 2), end - score.want)
    score.place(canvas, at, (theme.BAR_HEIGHT - score.height) / 2, score.want)
    middle = theme.BAR_HEIGHT + 20
    for slot, x in enumerate(_lane(view.seats, 0, (theme.TABLE_HEIGHT - _STRIP - _TOP) / view.seats - 4).middles, 1):
        canvas.text(x, middle, str(slot), size=26, colour=LOOK.quiet, align="m")
    row = words("tennos_square-row")
    canvas.text(_POINTS, middle, row, size=24, colour=LOOK.quiet, align="m", room=96, least=theme.LEAST_SIZE)


def _lane(seats: int, y: float, high: float) -> Lane:
    """Return the slots of a row within a band."""
    room, most = _ROW_RIGHT - _ROW_LEFT, int((high - BRACKETS - 15) / 1.3)
    where = lane(seats, _ROW_LEFT, y, room, most, 6, 22)
    return replace(where, y=round(y + (high - where.height - BRACKETS) / 2))


def _band(
    canvas: Canvas, view: TennosSquareView, p: int, people: Sequence[Person], words: Words, y: float, high: float
) -> None:
    """Draw one player: plaque, row with brackets, the points of the row (or of that in the deal before)."""
    tall = min(high - 32, 148)
    plaque.draw(canvas, 16, y + (high - tall + plaque.TAB) / 2 - 4, 300, tall, _plaque(view, p, people, words))
    canvas.box(326, y + 2, theme.WIDTH - 342, round(high - 6), 20, LOOK.mat)
    before = view.s.last_rows if view.phase == "discard" else []
    row = (before or view.s.row)[p]
    where = _lane(view.seats, y, high - 4)
    fresh = view.s.placed[1] if view.s.placed[:1] == [p] else 0
    draw_row(canvas, where, row, p, () if before else on_discs(people[: view.seats]), fresh)
    draw_runs(canvas, where, row)
    out = before and view.s.outs[-1] == p
    points = view.s.row_points[-1][p] if before else row_score(row)
    middle = where.y + where.height / 2 + 6
    canvas.text(_POINTS, middle - (18 if out else 0), str(points), size=52, colour=theme.MINT, align="m", role="score")
    if out:
        canvas.text(_POINTS, middle + 28, f"+{bonus(view.seats)}", size=36, colour=theme.MINT, align="m")


def _plaque(view: TennosSquareView, p: int, people: Sequence[Person], words: Words) -> Plaque:
    choosing = view.phase == "discard"
    turn = words("tennos_square-choosing") if choosing else turn_word(words)
    items: tuple[Item, ...] = (held(len(view.s.hands[p])),)
    if p in view.acting and not choosing and view.s.taken >= 0:
        items = (Item(lambda k: Picture(face(view.s.taken, round(36 * k)))),)
    return Plaque(
        people[p],
        p,
        items,
        str(view.s.totals[p]),
        words("tennos_square-total"),
        **tabs(view, p, turn, words("tennos_square-chosen") if choosing else ""),
        seal=seal_of(people[: view.seats], p),
        team=team(p % 2) if view.s.mode == PARTNERSHIP else None,
        dealer="*dealer" if p == view.s.dealer else "",
    )


def _pool(view: TennosSquareView, words: Words) -> Node:
    """Return the cards for a swap, low to high, the deck, and the meaning of the discs on the backs."""
    pool = by_rank(view.s.pool)
    width = min(58, _POOL // max(1, len(pool)) - 7)
    shown = Row(*(Picture(face(c, width)) for c in pool), gap=7)
    label, count = Text(words("tennos_square-deck"), 26, quiet=True), Text(str(len(view.s.deck)), 40)
    deck = Row(label, Picture(cards.back(46, 64)), count, gap=10)
    lines = balanced(words("tennos_square-discs"), BOLD, 22, 190)
    legend = Row(Paint(32, 32, _sample_disc), Column(*(Text(line, 22, quiet=True) for line in lines), gap=0), gap=8)
    return Row(Text(words("tennos_square-pool"), 28), shown, deck, legend, gap=34)


def _sample_disc(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.disc(x + width / 2, y + height / 2, 32, LOOK.line)
    canvas.disc(x + width / 2, y + height / 2, 24, LOOK.quiet)


def _announcement(view: TennosSquareView, words: Words) -> Node:
    """Return the text that every player gives up a card now, and which deal's rows are shown meanwhile."""
    now = Text(words("tennos_square-now-discard"), 34)
    return Row(Pill(words("tennos_square-before"), 28), now, gap=28) if view.s.last_rows else now
