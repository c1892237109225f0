"""The show as a picture that explains itself: every hand with its combinations, one after another.

The points of a hand are a fan of facts: a capsule for each kind, with its combinations as tiny cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import KINDS, Combination, by_rank, combinations_in, show_order
from locales import Words
from render.games.counting_cribbage import LOOK, Box, People, of
from render.games.counting_cribbage.narration import FORMS, Say, parts_words
from render.games.counting_cribbage.pegging import LEFT, WIDTH, draw_gains
from render.kit import cards, plaque, shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.layout import GOLDEN, Told, ink_of, write_name
from render.kit.plaque import Plaque
from render.kit.text import BOLD
from render.kit.trick_table import small_face

LINE: Final = 1.26
"""Distance of two lines of capsules, as a factor of the height of their tiles."""
LARGEST, SMALLEST, LEAST = 46, 28, 22
"""Type in px: the largest, the minimum for drawing combinations, the minimum for any text."""

Fact = tuple[str, list[Combination], bool]
"""A kind, its combinations, and whether they are drawn; otherwise only their number and points."""


def draw_combinations(
    canvas: Canvas, found: Sequence[Combination], box: Box, words: Words, ground: str = LOOK.mat
) -> None:
    """Draw the combinations in a box (x, y, width, height), in as many lines as fit, as large as possible.

    If not all are readable, the kinds with the most to draw are reduced to their number and sum. ``ground`` is the
    colour of the capsules.
    """
    x, y, width, height = box
    if not found:
        word = of(words, "nothing")
        canvas.text(x + 10, y + height / 2, word, size=32, colour=LOOK.quiet, room=width - 20)
        return
    size, lines = fitting(found, width, height, words)
    pitch = size * LINE
    top = y + (height - pitch * len(lines)) / 2
    for k, line in enumerate(lines):
        left = x
        for fact in line:
            left += capsule(canvas, fact, left, top + (k + 0.5) * pitch, size, words, ground) + size * 0.25


def fitting(found: Sequence[Combination], width: float, height: float, words: Words) -> tuple[int, list[list[Fact]]]:
    """Return the largest size at which the facts fit, and their lines; all in brief if even LEAST is too large."""
    kinds = [(kind, [one for one in found if one.kind == kind]) for kind in KINDS]
    facts: list[Fact] = [(kind, same, True) for kind, same in kinds if same]
    for _ in range(len(facts) + 1):
        least = SMALLEST if any(drawn for *_, drawn in facts) else LEAST
        for size in range(min(LARGEST, int(height / LINE)), least - 1, -1):
            lines = _flow(facts, width, size, words)
            if lines and len(lines) * size * LINE <= height:
                return size, lines
        wide = [capsule(None, fact, 0, 0, SMALLEST, words) if fact[2] else 0 for fact in facts]
        at = wide.index(max(wide))
        facts[at] = (facts[at][0], facts[at][1], False)
    return LEAST, _flow(facts, width, LEAST, words)


def _flow(facts: Sequence[Fact], width: float, size: int, words: Words) -> list[list[Fact]]:
    """Return lines of capsules of at most ``width`` pixels; [] if one is too wide."""
    lines: list[list[Fact]] = [[]]
    used, gap = 0.0, size * 0.25
    for fact in facts:
        wide = capsule(None, fact, 0, 0, size, words) + gap
        if wide > width + gap:
            return []
        if lines[-1] and used + wide > width + gap:
            lines.append([])
            used = 0.0
        lines[-1].append(fact)
        used += wide
    return lines


def capsule(
    canvas: Canvas | None, fact: Fact, x: float, y: float, size: int, words: Words, ground: str = LOOK.mat
) -> float:
    """Draw a capsule with its middle line at y: the kind, each combination as tiles, the points. Return its width.

    Without a canvas it is only measured.
    """
    kind, same, drawn = fact
    label, points = of(words, f"kind-{kind}"), str(sum(one.points for one in same))
    small, large = max(LEAST, round(size * 0.74)), max(LEAST, round(size * 0.9))
    tile, pad = round(size * 0.84), size * (0.26 if drawn else 0.2)
    ways = sum(one.times if kind != "pair" else 1 for one in same)
    groups = [_tiles(one) for one in same] if drawn else [((), f"×{ways}" if ways > 1 and size >= SMALLEST else "")]
    whole = 2 * pad + text.width(label, BOLD, small) + text.width(points, BOLD, large)
    for held, times in groups:
        whole += len(held) * (tile + 2) + pad + (text.width(times, BOLD, small) + 3 if times else 0)
    whole += pad if drawn else 0
    if canvas is None:
        return whole
    high = round(size * 1.16)
    canvas.box(x, y - high / 2, round(whole), high, high // 3, ground)
    left = x + pad
    left += canvas.text(left, y, label, size=small, colour=LOOK.quiet) + pad
    for held, times in groups:
        for c in held:
            _tile(canvas, c, left, y, tile, size, kind)
            left += tile + 2
        if times:
            left += canvas.text(left + 3, y, times, size=small) + 3
        left += pad
    canvas.text(x + whole - pad, y, points, size=large, colour=theme.MINT, align="r")
    return whole


def _tiles(one: Combination) -> tuple[tuple[int, ...], str]:
    """Return the cards of a combination that are drawn as tiles, and how often it counts."""
    if one.kind == "nob":
        return one.cards[:1], ""
    if one.kind == "flush":
        return one.cards[:1], f"×{len(one.cards)}"
    return one.cards, f"×{one.times}" if one.times > 1 else ""


def _tile(canvas: Canvas, card: int, x: float, y: float, width: int, height: int, kind: str) -> None:
    """Draw a tiny card: its rank, for a flush its suit, in its colour."""
    canvas.box(x, y - height / 2, width, height, max(4, height // 6), theme.IVORY)
    suit = SUITS[SUIT[card]]
    colour = theme.SUIT_COLOUR[suit]
    if kind == "flush":
        canvas.shape(suit, x + width / 2, y, round(width * 0.8), colour)
        return
    rank, size = RANKS[RANK[card]], round(height * 0.8)
    shapes.glyph(canvas.image, x + width / 2, y, rank, size, colour, room=round(width * 0.84), tracking=-0.06)


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
    return tuple(words("spoken-sentence", text=_told(row, words, say, whole)) for say, whole in FORMS)


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
