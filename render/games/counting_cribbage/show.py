"""The show as a picture that explains itself: every hand with its combinations, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import KINDS, Combination, by_rank, combinations_in, show_order
from locales import Words
from render.games.counting_cribbage.board import LEFT, WIDTH, face
from render.games.counting_cribbage.pegging import draw_gains
from render.kit import cards, shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.text import BOLD

WHO: Final = 218
"""Width of the plaque at the left of a row."""
CLAIM: Final = 156
"""Width of the column that says what was claimed and who got it."""


@dataclass(frozen=True, slots=True)
class Row:
    """A hand or crib in the show: whose, its cards, and what it scored (None while that is open)."""

    owner: int
    crib: bool
    cards: Sequence[int]
    starter: int
    points: int | None
    claim: int = -1
    gains: Sequence[int] = ()


def past_rows(view: CountingCribbageView) -> list[Row]:
    """The last show, item by item."""
    order = show_order(view.s.shown_dealer, view.seats)
    claims = view.s.shown_claims or [-1] * len(view.s.shown)
    return [
        Row(
            order[i],
            i == view.seats,
            by_rank(four),
            view.s.shown_starter,
            sum(view.s.shown_parts[i]),
            claims[i],
            view.s.shown_gains[i] if view.s.shown_claims else (),
        )
        for i, four in enumerate(view.s.shown)
    ]


def open_rows(view: CountingCribbageView) -> list[Row]:
    """The show that is being claimed and answered: nothing here knows what it scores."""
    order = view.s.show_order
    claims = view.s.claims or [-1] * len(order)
    return [
        Row(owner, i == view.seats, by_rank(view.s.item_cards(i)), view.s.starter, None, claims[i])
        for i, owner in enumerate(order)
    ]


def draw_rows(
    canvas: Canvas,
    view: CountingCribbageView,
    rows: Sequence[Row],
    y: int,
    bottom: int,
    names: Sequence[str],
    words: Words,
) -> None:
    """All rows between ``y`` and ``bottom``, as high as there is room for."""
    pitch = min(132, (bottom - y) // max(1, len(rows)))
    top = y + (bottom - y - pitch * len(rows)) // 2
    for k, row in enumerate(rows):
        draw_row(canvas, view, row, top + k * pitch, pitch - 6, names, words)


def draw_row(
    canvas: Canvas, view: CountingCribbageView, row: Row, y: int, height: int, names: Sequence[str], words: Words
) -> None:
    """Who, four cards and the starter, the combinations, the points."""
    canvas.panel(LEFT, y, WIDTH, height, 18)
    _who(canvas, view, row, y, height, names, words)
    # With claims there is more to say beside the cards.
    most = 58 if row.points is not None and row.claim >= 0 else 68
    width = min(most, int((height - 8) / cards.MINI_ASPECT))
    top = y + (height - cards.mini_height(width)) // 2
    x = LEFT + WHO + 14
    for k, c in enumerate(row.cards):
        canvas.sprite(face(c, width), x + k * (width + 4), top)
    x += 4 * (width + 4) + 12
    canvas.sprite(face(row.starter, width), x, top)
    canvas.outline(x - 4, top - 4, width + 8, cards.mini_height(width) + 8, 12, 3, theme.QUIET, 10)
    x += width + 22
    right = LEFT + WIDTH - 18
    if row.points is None:
        if row.claim >= 0:
            claim = words("counting_cribbage-claimed", points=row.claim)
            canvas.text(x + 10, y + height / 2, claim, size=44, room=right - x - 20)
        return
    canvas.text(
        right - 44,
        y + height / 2,
        str(row.points),
        size=52 if height > 70 else 46,
        colour=theme.MINT if row.points else theme.QUIET,
        align="m",
        room=88,
    )
    right -= 90
    if row.claim >= 0:
        right -= CLAIM
        _claimed(canvas, row, right + 12, y, height, names, words)
    draw_combinations(canvas, combinations_in(row.cards, row.starter), x, y + 4, right - x, height - 8, words)


def _who(
    canvas: Canvas, view: CountingCribbageView, row: Row, y: int, height: int, names: Sequence[str], words: Words
) -> None:
    """The player's plaque; while everybody lays away it says who is still choosing."""
    choosing = view.phase == "lay_away" and not view.over and not row.crib
    turn = choosing and row.owner in view.waiting
    if turn:
        canvas.box(LEFT, y, WHO, height, 18, theme.GOLD)
    middle = y + height / 2
    ink = theme.INK if turn else theme.CREAM
    dealer = row.owner == view.s.dealer and choosing
    mark = words("counting_cribbage-dealer-mark") if dealer else ""
    canvas.avatar(LEFT + 34, middle, 46, names[row.owner], row.owner, turn=turn, team=mark)
    left, room = LEFT + 66, WHO - 76
    if row.crib:
        canvas.text(left, middle, words("counting_cribbage-crib"), size=36, room=room)
        return
    line = middle - (height * 0.22 if choosing else 0)
    size = 32 if choosing else 34
    canvas.text(left, line, text.name(names[row.owner]), size=size, colour=ink, room=room, least=28)
    if choosing:
        word = words("counting_cribbage-choosing" if turn else "counting_cribbage-chosen")
        fill, colour = (theme.INK, theme.GOLD) if turn else (theme.MINT, theme.INK)
        canvas.pill(left, middle + height * 0.23 - 16, 138, 32, word, size=27, fill=fill, colour=colour)


def _claimed(canvas: Canvas, row: Row, x: float, y: int, height: int, names: Sequence[str], words: Words) -> None:
    """What was claimed, and who got what of it."""
    claim = words("counting_cribbage-claim-short", points=row.claim)
    canvas.text(x, y + height * 0.28, claim, size=32, colour=theme.QUIET, room=CLAIM - 14, least=24)
    draw_gains(canvas, row.gains, x, y + height * 0.72, names, CLAIM - 14)


# Combinations


LINE: Final = 1.36
"""Distance of two lines of capsules, by the height of the tiles in them."""
SMALLEST: Final = 15
"""Height of tiles below which nothing shrinks."""


def draw_combinations(
    canvas: Canvas,
    found: Sequence[Combination],
    x: float,
    y: float,
    width: float,
    height: float,
    words: Words,
    ground: str = theme.MAT,
) -> None:
    """The combinations in capsules, one for each kind, in as many lines as fit, as large as fits.

    ``ground`` is the colour of the capsules.
    """
    if not found:
        word = words("counting_cribbage-nothing")
        canvas.text(x + 10, y + height / 2, word, size=32, colour=theme.QUIET, room=width - 20)
        return
    for size in range(min(46, int(height / LINE)), SMALLEST - 1, -1):
        lines = _flow(found, width, size, words)
        if lines and len(lines) * size * LINE <= height:
            break
    pitch = size * LINE
    top = y + (height - pitch * len(lines)) / 2
    for k, line in enumerate(lines):
        left = x
        for same in line:
            left += _capsule(canvas, same, left, top + (k + 0.5) * pitch, size, words, ground) + size * 0.25


def _flow(found: Sequence[Combination], width: float, size: int, words: Words) -> list[list[list[Combination]]]:
    """Lines of capsules of at most ``width`` pixels; [] where a kind is too wide and could still be smaller."""
    lines: list[list[list[Combination]]] = [[]]
    used = 0.0
    for kind in KINDS:
        for same in _pieces([one for one in found if one.kind == kind], width, size, words):
            wide = _capsule(None, same, 0, 0, size, words) + size * 0.25
            if wide > width + size * 0.25 and size > SMALLEST:
                return []
            if lines[-1] and used + wide > width:
                lines.append([])
                used = 0.0
            lines[-1].append(same)
            used += wide
    return lines


def _pieces(same: list[Combination], width: float, size: int, words: Words) -> list[list[Combination]]:
    """One capsule for a kind; at the smallest size as many as it takes."""
    if not same:
        return []
    out: list[list[Combination]] = [[]]
    for one in same:
        if size == SMALLEST and out[-1] and _capsule(None, [*out[-1], one], 0, 0, size, words) > width:
            out.append([])
        out[-1].append(one)
    return out


def _capsule(
    canvas: Canvas | None,
    same: Sequence[Combination],
    x: float,
    y: float,
    size: int,
    words: Words,
    ground: str = theme.MAT,
) -> float:
    """A capsule with its middle line at y: the kind, each combination as tiles, the points. Its width.

    Without a canvas it is only measured.
    """
    label = words(f"counting_cribbage-kind-{same[0].kind}")
    points = str(sum(one.points for one in same))
    small, large = max(15, round(size * 0.74)), round(size * 0.9)
    tile, pad = round(size * 0.84), size * 0.26
    groups = [_tiles(one) for one in same]
    whole = 3 * pad + text.width(label, BOLD, small) + text.width(points, BOLD, large)
    for cards_, times in groups:
        whole += len(cards_) * (tile + 2) + pad + (text.width(times, BOLD, small) + 3 if times else 0)
    if canvas is None:
        return whole
    high = round(size * 1.24)
    canvas.box(x, y - high / 2, round(whole), high, high // 3, ground)
    left = x + pad
    left += canvas.text(left, y, label, size=small, colour=theme.QUIET) + pad
    for cards_, times in groups:
        for c in cards_:
            _tile(canvas, c, left, y, tile, size, same[0].kind)
            left += tile + 2
        if times:
            left += canvas.text(left + 3, y, times, size=small) + 3
        left += pad
    canvas.text(x + whole - pad, y, points, size=large, colour=theme.MINT, align="r")
    return whole


def _tiles(one: Combination) -> tuple[tuple[int, ...], str]:
    """Which cards of a combination are drawn as tiles, and how often it counts."""
    if one.kind == "nob":
        return one.cards[:1], ""
    if one.kind == "flush":
        return one.cards[:1], f"×{len(one.cards)}"
    return one.cards, f"×{one.times}" if one.times > 1 else ""


def _tile(canvas: Canvas, card: int, x: float, y: float, width: int, height: int, kind: str) -> None:
    """A tiny card: its rank, for flush and nob its suit in its colour."""
    canvas.box(x, y - height / 2, width, height, max(4, height // 6), theme.IVORY)
    suit = SUITS[SUIT[card]]
    colour = theme.SUIT_COLOUR[suit]
    if kind == "flush":
        canvas.shape(suit, x + width / 2, y, round(width * 0.8), colour)
        return
    rank = RANKS[RANK[card]]
    shapes.glyph(
        canvas.image, x + width / 2, y, rank, round(height * 0.78), colour, room=round(width * 0.84), tracking=-0.06
    )
