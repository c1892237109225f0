"""The show as a picture that explains itself: every hand with its combinations, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import KINDS, by_rank, combinations_in, show_order
from locales import Words
from render.games.counting_cribbage import LOOK, Box, People, of
from render.games.counting_cribbage.board import LEFT, WIDTH
from render.games.counting_cribbage.facts import draw_combinations
from render.games.counting_cribbage.narration import FORMS, Say, parts_words
from render.games.counting_cribbage.pegging import draw_gains
from render.kit import cards, plaque, theme
from render.kit.canvas import Canvas
from render.kit.layout import GOLDEN, Told, ink_of, write_name
from render.kit.plaque import Plaque
from render.kit.trick_table import small_face

_WHO, _LONG = 226, 316
"""Width of the plaque at the left of a row; of a row too low for two lines."""
_LOW: Final = 84
_CLAIM: Final = 130
"""Width of the column with the claim and its gains."""


@dataclass(frozen=True, slots=True)
class Row:
    """A hand or crib in the show: its owner, its cards, and its score (None while that is open)."""

    owner: int
    crib: bool
    cards: Sequence[int]
    starter: int
    points: int | None
    claim: int = -1
    gains: Sequence[int] = ()


def past_rows(view: CountingCribbageView) -> list[Row]:
    """Return the last show, item by item."""
    s, order = view.s, show_order(view.s.shown_dealer, view.seats)
    claimed = list(zip(s.shown_claims, s.shown_gains, strict=False)) or [(-1, list[int]())] * len(s.shown)
    return [
        Row(order[i], i == view.seats, by_rank(four), s.shown_starter, sum(s.shown_parts[i]), *claimed[i])
        for i, four in enumerate(s.shown)
    ]


def open_rows(view: CountingCribbageView) -> list[Row]:
    """Return the show that is being claimed and answered: the scores are not known here."""
    s, claims = view.s, view.s.claims or [-1] * (view.seats + 1)
    return [
        Row(owner, i == view.seats, by_rank(s.item_cards(i)), s.starter, None, claims[i])
        for i, owner in enumerate(s.show_order)
    ]


def row_told(row: Row, words: Words) -> Told:
    """Return a row in words: in shorter forms without its combinations, then with short names of cards."""
    return tuple(_told(row, words, say, whole) for say, whole in FORMS)


def _told(row: Row, words: Words, say: Say, whole: bool) -> str:
    facts: dict[str, Any] = {"seat": str(row.owner + 1), "cards": words.listed([say(c, words) for c in row.cards])}
    claim = [of(words, "claim-short", points=row.claim)] if row.claim >= 0 else []
    gains = [of(words, "alt-gain", seat=str(p + 1), points=k) for p, k in enumerate(row.gains) if k]
    whose = of(words, f"alt-row-{'crib' if row.crib else 'hand'}", **facts)
    if row.points is None:
        return words.listed([whose, *claim])
    found = combinations_in(row.cards, row.starter)
    parts = [parts_words([sum(one.points for one in found if one.kind == kind) for kind in KINDS], words)] * whole
    told = words.listed([*parts, *claim, *gains])
    return of(words, "alt-row-counted" if told else "alt-row-points", row=whose, points=row.points, parts=told)


def draw_rows(
    canvas: Canvas,
    view: CountingCribbageView,
    rows: Sequence[Row],
    y: int,
    bottom: int,
    people: People,
    seats: Sequence[Plaque],
    words: Words,
) -> None:
    """Draw all rows between ``y`` and ``bottom``, as high as there is room for."""
    pitch = min(132, (bottom - y) // max(1, len(rows)))
    top = y + (bottom - y - pitch * len(rows)) // 2
    for k, row in enumerate(rows):
        box = (LEFT, top + k * pitch, WIDTH, pitch - 6)
        canvas.panel(LEFT, top + k * pitch, WIDTH, pitch - 6, 18)
        who = _LONG if box[3] < _LOW else _WHO
        _who(canvas, view, row, (LEFT, box[1], who, box[3]), seats[row.owner], words)
        draw_count(canvas, row, (LEFT + who, box[1], WIDTH - who, box[3]), people, words)


def draw_count(canvas: Canvas, row: Row, box: Box, people: People, words: Words, *, below: bool = False) -> None:
    """Draw four cards and the starter, the combinations (``below``: under them), the points; or the claim for them."""
    left, y, wide, height = box
    upper = height / 2 if below else height
    settled, middle, right = row.points is not None, y + upper / 2, left + wide - 18
    # With claims there is more text beside the cards.
    most, gap = (58, 4) if settled and row.claim >= 0 and not below else (76, 6) if settled else (96, 44)
    width = min(most, int((upper - 8) / cards.MINI_ASPECT))
    top = middle - cards.mini_height(width) / 2
    x = left + 14
    for c in row.cards:
        canvas.sprite(small_face(c)(width), x, top)
        x += width + gap
    x += 12
    canvas.sprite(small_face(row.starter)(width), x, top)
    canvas.outline(x - 4, top - 4, width + 8, cards.mini_height(width) + 8, 12, 3, LOOK.quiet, 10)
    x += width + 20
    if row.points is None:
        if row.claim >= 0:
            claim = of(words, "claimed", points=row.claim)
            canvas.text(x + 10, middle, claim, size=44, room=right - x - 20)
        return
    size, colour = 52 if upper > 70 else 46, theme.MINT if row.points else LOOK.quiet
    canvas.text(right - 34, middle, str(row.points), size=size, colour=colour, align="m", room=76)
    right -= 74
    if row.claim >= 0:
        right -= _CLAIM
        claim = of(words, "claim-short", points=row.claim)
        canvas.text(right + 8, y + upper * 0.2, claim, size=28, colour=LOOK.quiet, room=_CLAIM - 8, least=22)
        draw_gains(canvas, row.gains, right + 8, y + upper * 0.66, people, _CLAIM - 4)
    facts = (left, y + upper, wide - 18, upper - 4) if below else (x, y + 2, right - x - 6, height - 4)
    draw_combinations(canvas, combinations_in(row.cards, row.starter), facts, words)


def _who(canvas: Canvas, view: CountingCribbageView, row: Row, box: Box, who: Plaque, words: Words) -> None:
    """Draw the player's plaque; while all lay away it shows who is still choosing."""
    x, y, width, height = box
    turn, choosing = who.turn and not row.crib, who.turn or who.done
    ink, middle = GOLDEN if turn else ink_of(canvas), y + height / 2
    if turn:
        canvas.box(x, y, round(width), round(height), 18, theme.GOLD)
    plaque.disc(canvas, x + 38, middle, 52, replace(who, dealer="") if row.crib else who, ink)
    left, room = x + 74, width - 84
    if row.crib:
        canvas.text(left, middle, of(words, "crib"), size=34, room=room)
        return
    tall = height >= _LOW
    told = bool(choosing) or view.s.match_wins > 1
    down = height * 0.25 if told and tall else 0
    name_y, at, y = middle - down * 0.8, left if tall else x + width - 120, middle + down
    write_name(canvas, left, name_y, room if tall or not told else at - left - 8, who.who.name, 30, ink.front)
    if choosing:
        fill, colour = (theme.INK, theme.GOLD) if turn else (theme.MINT, theme.INK)
        canvas.pill(at, y - 16, 118 if tall else 112, 32, choosing, size=24 if tall else 20, fill=fill, colour=colour)
    elif told:
        canvas.shape("crown", at + 15, y, 30, ink.quiet)
        canvas.text(at + 42, y, str(view.s.wins[row.owner]), size=30)
