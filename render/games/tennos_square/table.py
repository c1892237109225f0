"""The table of Tennos Square: one band per player, all rows read from their owner's left."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import PARTNERSHIP, bonus, by_rank, final_scores, row_score
from locales import Words
from render.games.tennos_square import LOOK
from render.games.tennos_square.drawings import (
    BRACKETS,
    VERMILION,
    Lane,
    draw_row,
    draw_runs,
    face,
    lane,
    large_row,
    team,
)
from render.games.tennos_square.narration import NARRATION, deal_points, last_move, mover, pool_words
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque, stamp
from render.kit.drawing.kept import kept
from render.kit.drawing.lines import balanced
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite, polygon_mask
from render.kit.drawing.text import BOLD
from render.kit.layout import Column, Item, Node, Paint, Picture, Pill, Row, Text, Told
from render.kit.pages.table import Table, band
from render.kit.pages.trick_table import team_score
from render.kit.pieces import cards
from render.kit.pieces.person import Person, on_discs, seal_of
from render.kit.plaque import Plaque, tabs
from render.large.parts import Lines, Stack, laid, stock
from render.narration.cards import card_spoken, turn_word
from render.narration.spoken import held, said
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("given swaps", "past moves, told when they happen; the cards lie in the pool"),
    Unshown("under", "how many cards lie face down is seen by the backs in the row"),
    Unshown("deck taken", "every deal begins with the same deck, and nobody has moved", phases="discard"),
    Unshown("row", "all rows are face down; the rows of the deal before are shown", phases="discard"),
    Unshown("outs row_points", "of deals before the last one the totals are told", phases="discard", partly=True),
    Unshown("outs row_points last_rows", "of the deals before the totals are told", phases="turn"),
    Unshown("row", "the rows of the winners are drawn", phases="over", where="picture", partly=True),
    Unshown("totals", "alone they are the scores", phases="over", partly=True),
    Unshown("deal dealer deck hands last_rows placed pool taken", "the outcome is told", phases="over"),
)

_TOP: Final = 106
"""The upper edge of the bands: below the line with the numbers of the slots."""
_STRIP: Final = 92
"""Height of the strip with pool and deck."""
_ROW_LEFT, _ROW_RIGHT = 344, 1070
_POINTS: Final = 1124
"""Middle of the column of row scores."""
_GATE: Final = Box(332, theme.BAR_HEIGHT + 2, 852, theme.TABLE_HEIGHT - _STRIP - theme.BAR_HEIGHT - 2)
"""The room between the posts of the gate."""
_POST, _EAVES = 20, 28
"""The width of a post, how far the roof reaches beyond the posts, px."""
_AMBER, _BONUS = "#E8A25A", "#8A2A1E"
_LIT: Final = theme.mix(LOOK.mat, theme.GOLD, 0.22)
"""The ground of the row of the seat that is to move."""
_POOL: Final = 570
"""Room for the cards of the pool, px."""


def shown(view: TennosSquareView, people: Sequence[Person], words: Words) -> Table:
    """Return all rows, the next seat for each slot, pool, deck, scores, and whose turn it is."""
    s, score = view.s, None
    right = words("tennos_square-deal-of", deal=s.deal, deals=view.seats)
    if s.mode == PARTNERSHIP:
        first, second, *_ = final_scores(PARTNERSHIP, s.totals)
        score = team_score(team(0), first, "star", second, team(1))
    else:
        right = f"{words(f'tennos_square-bar-{s.mode}')}  {right}"
    return Table(
        LOOK,
        *words.both("tennos_square-title"),
        right,
        tuple(_plaque(view, p, people, words) for p in range(view.seats)),
        lambda canvas, seats: _table(canvas, view, people, words, seats),
        tuple(_remarks(view, words)),
        last_move(view, people, words),
        bar=score,
        mover=mover(view),
        large=lambda width: _large(view, words, width),
    )


def _large(view: TennosSquareView, words: Words, width: float) -> list[Node]:
    """Return the teams' points, the pool and the deck in large print, or the text that all give up a card."""
    s = view.s
    parts: list[Node] = []
    if s.mode == PARTNERSHIP:
        first, second, *_ = final_scores(PARTNERSHIP, s.totals)
        parts.append(Lines(width, words("tennos_square-alt-teams", first=first, second=second), 40))
    if view.phase == "discard":
        before = [Lines(width, words("tennos_square-before"), 38, colour=theme.MINT)] if s.last_rows else []
        return [*parts, Lines(width, words("tennos_square-now-discard"), 40), *before]
    pool = laid(width - 220, [face(c, 72) for c in by_rank(s.pool)], words("tennos_square-pool"))
    return [*parts, Row(pool, stock(len(s.deck)), gap=30)]


def _large_row(view: TennosSquareView, p: int, width: float) -> Node:
    """Return a row with its points in large print; before a deal that of the deal before."""
    s = view.s
    before = s.last_rows if view.phase == "discard" else []
    row = (before or s.row)[p]
    points = s.row_points[-1][p] if before else row_score(row)
    fresh = s.placed[1] if s.placed[:1] == [p] and not before else 0
    return Stack(width, large_row(row, width, (), fresh), Text(str(points), 44), gap=2)


def _remarks(view: TennosSquareView, words: Words) -> Iterator[Told]:
    """Yield the teams' points, the choice before a deal or pool and deck, the last move, the next seats by slot."""
    s = view.s
    if s.mode == PARTNERSHIP:
        first, second, *_ = final_scores(PARTNERSHIP, s.totals)
        yield words("tennos_square-alt-teams", first=first, second=second)
    if view.phase == "discard":
        yield words("tennos_square-alt-discard")
        yield words("tennos_square-alt-before" if s.last_rows else "tennos_square-alt-facedown")
        return
    spoken, short = (words("tennos_square-alt-pool", cards=pool, deck=len(s.deck)) for pool in pool_words(view, words))
    yield spoken, spoken, short
    if s.placed:
        seat, slot = s.placed
        card = card_spoken(s.row[seat][slot - 1], words)
        yield words("tennos_square-alt-last", seat=str(seat + 1), slot=str(slot), card=card)
    yield words("tennos_square-alt-rows")
    key = words(f"tennos_square-alt-key{view.seats}")
    yield key, "", key, ""


def _row_told(view: TennosSquareView, p: int, words: Words) -> Told:
    """Return a row with its points, or the row of the deal before; "" if all rows are face down."""
    s = view.s
    if view.phase == "discard" and not s.last_rows:
        return ""
    points, row = words("tennos_square-points", row=row_score(s.row[p]), bonus=0), s.row[p]
    if view.phase == "discard":
        points, row = deal_points(view, s.deal - 2, p, words), s.last_rows[p]
    spoken, short = (
        words("tennos_square-alt-row", points=points, row=told) for told in NARRATION.row_words(row, words)
    )
    return spoken, spoken, short


def _table(
    canvas: Canvas, view: TennosSquareView, people: Sequence[Person], words: Words, seats: Sequence[Plaque]
) -> None:
    _gate(canvas)
    _heads(canvas, view.seats, words)
    high = (theme.TABLE_HEIGHT - _STRIP - _TOP) / view.seats
    for p, seat in enumerate(seats):
        _band(canvas, view, seat, people, words, _TOP + p * high, high)
    part = _announcement(view, words) if view.phase == "discard" else _pool(view, words)
    part.within(canvas, band(canvas, _STRIP))


def _gate(canvas: Canvas) -> None:
    """Draw the sky at dusk, and before it the vermilion gate; the numbers of the slots stand on its beam."""
    left, right, top, low = _GATE.x, _GATE.right, _GATE.y, _GATE.bottom
    if canvas.look.plain:
        canvas.box(*_GATE, 0, canvas.look.mat)
    else:
        dusk = _dusk(round(_GATE.width), round(low - top), canvas.look.mat, canvas.look.base)
        lay_opaque(canvas.image, dusk, round(left), round(top))
    for x in (left - _POST + 6, right - 6):
        canvas.box(x, top, _POST, round(low - top), 0, VERMILION)
        canvas.box(x, top, 5, round(low - top), 0, theme.mix(VERMILION, theme.IVORY, 0.2))
        canvas.box(x - 3, low - 34, _POST + 6, 34, 4, theme.INK)
    wide = round(right - left + 2 * _EAVES)
    roof = ((0.0, 0.0), (wide / 2, 7.0), (wide, 0.0), (wide - 7, 12.0), (wide / 2, 16.0), (7.0, 12.0))
    canvas.box(left - _EAVES + 10, top + 10, wide - 20, round(_TOP - top - 12), 3, VERMILION)
    stamp(canvas.image, theme.INK, round(left - _EAVES), round(top), polygon_mask(wide, 18, roof))


@kept
def _dusk(width: int, height: int, mat: str, base: str) -> Image.Image:
    """Return the sky behind the gate at dusk: the sun behind cedars. Do not draw into it."""
    pen, deep = Pen(width, height, theme.mix(mat, _AMBER, 0.1)), 100 * height / width
    for k, part in enumerate((0.16, 0.23, 0.3)):
        pen.box(0, deep * (0.14 + 0.13 * k), 100, deep, theme.mix(mat, _AMBER, part))
    horizon = deep * 0.62
    pen.dot(46, deep * 0.44, 19, theme.mix(mat, _AMBER, 0.38))
    pen.dot(46, deep * 0.44, 15, theme.mix(mat, _AMBER, 0.52))
    far, near = theme.mix(mat, base, 0.3), theme.mix(base, mat, 0.25)
    for k in range(26):
        x, tall = k * 4.1 - 1, 6 + k * 7 % 5 * 1.7
        pen.shape([(x - 2.2, horizon + 2), (x, horizon - tall), (x + 2.2, horizon + 2)], far)
    pen.box(0, horizon, 100, deep, far)
    for k, at in enumerate((2, 9, 15, 78, 85, 92, 98)):
        tall = 24 + k * 5 % 3 * 6
        for part in (0.0, 0.3, 0.55):
            y = horizon + 8 - tall * (1 - part)
            pen.shape([(at, y), (at - 3.4 - 3 * part, y + tall * 0.42), (at + 3.4 + 3 * part, y + tall * 0.42)], near)
    pen.box(0, horizon + 6, 100, deep, near)
    return pen.drawn()


def _light(high: float) -> Sprite:
    """Return the lantern for a band of this height."""
    return _lantern(round(min(high - 26, 112)) // 4 * 4)


@kept
def _lantern(high: int) -> Sprite:
    """Return a paper lantern on its cord."""
    width = round(high * 0.88)
    pen = Pen(width, high)
    deep = 100 * high / width
    paper = "#F3DFB2"
    pen.box(48, 0, 52, 12, theme.INK)
    pen.oval((2, 8, 98, deep - 8), paper)
    for k in range(1, 6):
        y = 8 + (deep - 16) * k / 6
        reach = 48 * math.sqrt(max(0.0, 1 - ((y - deep / 2) / (deep / 2 - 8)) ** 2))
        pen.box(50 - reach, y - 0.8, 50 + reach, y + 0.8, theme.mix(paper, "#C98A3C", 0.3))
    for y in (6, deep - 12):
        pen.box(28, y, 72, y + 7, VERMILION)
    return Sprite(pen.drawn(), width, high)


def _heads(canvas: Canvas, seats: int, words: Words) -> None:
    """Draw the numbers of the slots, and the word above the points of the rows."""
    middle = theme.BAR_HEIGHT + 17  # clear of a raised card of the first row
    for slot, x in enumerate(_lane(seats, 0, (theme.TABLE_HEIGHT - _STRIP - _TOP) / seats - 4).middles, 1):
        canvas.text(x, middle, str(slot), size=26, align="m")
    row = words("tennos_square-row")
    canvas.text(_POINTS, middle, row, size=24, align="m", room=88, least=theme.LEAST_SIZE)


def _lane(seats: int, y: float, high: float) -> Lane:
    """Return the slots of a row within a band."""
    room, most = _ROW_RIGHT - _ROW_LEFT, int((high - BRACKETS - 15) / 1.3)
    where = lane(seats, _ROW_LEFT, y, room, most, 6, 22)
    return replace(where, y=round(y + (high - where.height - BRACKETS) / 2))


def _band(
    canvas: Canvas, view: TennosSquareView, plate: Plaque, people: Sequence[Person], words: Words, y: float, high: float
) -> None:
    """Draw one player: plaque, row with brackets, the points of the row (or of that in the deal before)."""
    tall, p = min(high - 32, 148), plate.seat
    plaque.draw(canvas, 16, y + (high - tall + plaque.TAB) / 2 - 4, 300, tall, plate)
    if p:
        canvas.box(_GATE.x, y - 2, round(_GATE.width), 4, 0, theme.mix(canvas.look.base, theme.INK, 0.3))
    before = view.s.last_rows if view.phase == "discard" else []
    row = (before or view.s.row)[p]
    where = _lane(view.seats, y, high - 4)
    fresh = view.s.placed[1] if view.s.placed[:1] == [p] else 0
    if plate.turn and not before:
        lit = round(_GATE.x) + 6, round(y) - 2, round(_GATE.width) - 12, round(high) + 4
        canvas.box(*lit, 16, _LIT)
        canvas.outline(*lit, 16, 4, theme.GOLD, 0)
    draw_row(canvas, where, row, p, () if before else on_discs(people[: view.seats]), fresh)
    draw_runs(canvas, where, row)
    out = before and view.s.outs[-1] == p
    points = view.s.row_points[-1][p] if before else row_score(row)
    light = _light(high)
    middle = y + high / 2 - 2
    canvas.sprite(light, _POINTS - light.width / 2, middle - light.height / 2)
    size = round(light.height * (0.37 if out else 0.45))
    canvas.text(_POINTS, middle - (14 if out else 0), str(points), size=size, colour=theme.INK, align="m", role="score")
    if out:
        canvas.text(_POINTS, middle + 22, f"+{bonus(view.seats)}", size=30, colour=_BONUS, align="m")


def _plaque(view: TennosSquareView, p: int, people: Sequence[Person], words: Words) -> Plaque:
    choosing = view.phase == "discard"
    turn = words("tennos_square-choosing") if choosing else turn_word(words)
    total, hand = str(view.s.totals[p]), held(len(view.s.hands[p]), words)
    if p in view.acting and not choosing and view.s.taken >= 0:
        took = words("tennos_square-alt-took", card=card_spoken(view.s.taken, words))
        hand = Item(lambda k: Picture(face(view.s.taken, round(36 * k))), f"{said(hand.told)}{took}")
    partners = view.s.mode == PARTNERSHIP
    return Plaque(
        people[p],
        p,
        (hand,),
        Item(lambda k: Text(total, round(44 * k)), words("spoken-total", number=total)),
        words("tennos_square-total"),
        **tabs(view, p, turn, words("tennos_square-chosen") if choosing else ""),
        seal=seal_of(people[: view.seats], p),
        team=replace(team(p % 2), told=words("tennos_square-alt-team", team="AB"[p % 2])) if partners else None,
        dealer="*dealer" if p == view.s.dealer else "",
        remarks=(_row_told(view, p, words),),
        large=lambda width: _large_row(view, p, width),
    )


def _pool(view: TennosSquareView, words: Words) -> Node:
    """Return the cards for a swap, low to high, the deck, and the meaning of the discs on the backs."""
    pool = by_rank(view.s.pool)
    width = min(58, _POOL // max(1, len(pool)) - 7)
    shown = Row(*(Picture(face(c, width)) for c in pool), gap=7)
    label, count = Text(words("tennos_square-deck"), 26, quiet=True), Text(str(len(view.s.deck)), 40)
    deck = Row(label, Picture(cards.back(46, 64)), count, gap=10)
    lines = balanced(words("tennos_square-discs"), BOLD, 25, 215)
    legend = Row(Paint(32, 32, _sample_disc), Column(*(Text(line, 25, quiet=True) for line in lines), gap=0), gap=8)
    return Row(Text(words("tennos_square-pool"), 28), shown, deck, legend, gap=34)


def _sample_disc(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.disc(x + width / 2, y + height / 2, 32, canvas.look.line)
    canvas.disc(x + width / 2, y + height / 2, 24, canvas.look.quiet)


def _announcement(view: TennosSquareView, words: Words) -> Node:
    """Return the text that every player gives up a card now, and which deal's rows are shown meanwhile."""
    now = Text(words("tennos_square-now-discard"), 34)
    return Row(Pill(words("tennos_square-before"), 28), now, gap=28) if view.s.last_rows else now
