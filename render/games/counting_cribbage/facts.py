"""The points of a hand as a fan of facts: a capsule for each kind, with its combinations as tiny cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.counting_cribbage.terms import KINDS, Combination
from locales import Words
from render.games.counting_cribbage import LOOK, Box, of
from render.kit import shapes, text, theme
from render.kit.canvas import Canvas
from render.kit.text import BOLD

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
