"""The private picture of Dominuxen: own tiles, how many of each number, and what the question is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.tiles import HAS, HIGHEST, other
from engine.games.dominuxen.state import DominuxenView
from locales import Words
from render.games.dominuxen.line import set_label
from render.games.dominuxen.narration import signed
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.tiles import corner, number_chip, tile, tile_back, upright

HAND_TOP, HAND_FOOT = 88, 396
COUNTS: Final = 400
"""Top of the strip of numbers."""
PANEL: Final = 494
"""Top of the panel below it."""
PANEL_HEIGHT: Final = 132
WIDTHS: Final = (92, 84, 76, 68, 62, 56, 50, 45, 40, 36, 32, 28)


def paint_hand(view: DominuxenView, names: Sequence[str], words: Words) -> Image.Image:
    """1200 x 640 pixels."""
    me = view.seat
    if me is None:
        raise ValueError("an onlooker has no hand")
    canvas = Canvas(theme.HAND_HEIGHT)
    hand = view.s.hands[me]
    title = words("dominuxen-hand-title")
    canvas.top_bar(title, words.other("dominuxen-hand-title"))
    _task(canvas, view, me, names, words)
    if hand:
        _tiles(canvas, hand, view.s.fresh[me], words)
    else:
        middle = (HAND_TOP + HAND_FOOT) / 2
        canvas.text(600, middle, words("dominuxen-hand-empty"), size=40, colour=theme.QUIET, align="m", room=1100)
    _counts(canvas, hand)
    canvas.panel(20, PANEL, 1160, PANEL_HEIGHT)
    if me in view.waiting and view.phase != "play":
        canvas.outline(20, PANEL, 1160, PANEL_HEIGHT, 20, 5, theme.GOLD)
        if view.phase == "draw":
            _row(canvas, view, words)
        else:
            _set_in_question(canvas, view, names, words)
    else:
        _targets(canvas, view, me, names, words)
    return canvas.image


def _task(canvas: Canvas, view: DominuxenView, me: int, names: Sequence[str], words: Words) -> None:
    right = theme.WIDTH - theme.TEXT_SAFE
    if me in view.waiting:
        task = words(f"dominuxen-task-{view.phase}", owed=view.s.owed)
        canvas.badge(right, 10, task, size=34, height=52, fill=theme.GOLD, align="r")
        return
    note = words("dominuxen-over")
    if view.waiting:
        note = words("dominuxen-task-wait", name=text.clip(text.name(names[view.waiting[0]]), text.BOLD, 34, 380))
    canvas.text(right, 36, note, size=34, colour=theme.QUIET, align="r", room=620, least=28)


def layout(count: int) -> tuple[int, int]:
    """Width of a tile, and how many stand in a row, so that all fit."""
    for width in WIDTHS:
        gap = max(6, width // 8)
        per_row = (theme.WIDTH - 56 + gap) // (width + gap)
        rows = -(-count // per_row)
        if rows * (2 * width + 18) - 4 <= HAND_FOOT - HAND_TOP:
            return width, -(-count // rows)
    return WIDTHS[-1], -(-count // 4)


def _tiles(canvas: Canvas, hand: Sequence[int], fresh: Sequence[int], words: Words) -> None:
    """All tiles, the new ones with a word."""
    width, per_row = layout(len(hand))
    gap = max(6, width // 8)
    step = min(float(width + gap), (theme.WIDTH - 56 - width) / max(1, per_row - 1))
    rows = -(-len(hand) // per_row)
    tall = 2 * width + 18
    top = (HAND_TOP + HAND_FOOT - rows * tall + 14) / 2
    for k, t in enumerate(hand):
        row, column = divmod(k, per_row)
        here = min(per_row, len(hand) - row * per_row)
        left = theme.WIDTH / 2 - ((here - 1) * step + width) / 2
        x, y = left + column * step, top + row * tall
        canvas.sprite(upright(t, width), x, y)
        if t in fresh:
            canvas.outline(x - 4, y - 4, width + 8, 2 * width + 8, corner(width) + 4, 4, theme.MINT)
            if width >= 45:
                canvas.badge(x + width / 2, y + 2 * width - 18, words("dominuxen-new"), size=26, height=32)


def _counts(canvas: Canvas, hand: Sequence[int]) -> None:
    """How many tiles have each number (a tile counts for both of its numbers); the most are mint."""
    step = (theme.WIDTH - 56) / (HIGHEST + 1)
    counts = [sum(HAS[v][t] for t in hand) for v in range(HIGHEST + 1)]
    for v, count in enumerate(counts):
        middle = 28 + (v + 0.5) * step
        if not count:
            canvas.text(middle, COUNTS + 24, str(v), size=30, colour=theme.MAT_LINE, align="m")
            continue
        canvas.sprite(number_chip(v, 46), middle - 23, COUNTS)
        colour = theme.MINT if count == max(counts) else theme.CREAM
        canvas.text(middle, COUNTS + 66, f"×{count}", size=34, colour=colour, align="m")


def _row(canvas: Canvas, view: DominuxenView, words: Words) -> None:
    """The open tiles to draw from, and the pile."""
    middle = PANEL + PANEL_HEIGHT / 2
    used = canvas.text(44, middle, words("dominuxen-row"), size=36, room=170)
    x = 44 + used + 28
    for k, t in enumerate(view.s.row):
        canvas.sprite(upright(t, 58), x + k * 74, middle - 58)
    canvas.text(840, middle, words("dominuxen-pile"), size=36, room=100)
    if view.s.pile:
        canvas.sprite(tile_back(52), 930, middle - 52)
    canvas.text(1002, middle, words("dominuxen-count", count=str(len(view.s.pile))), size=44, room=160)


def _set_in_question(canvas: Canvas, view: DominuxenView, names: Sequence[str], words: Words) -> None:
    """Whose set it is, its tiles, its size."""
    middle = PANEL + PANEL_HEIGHT / 2
    number, _, *tiles = played = view.s.attacked_set
    whom = view.s.victims[0] if view.phase == "take" else view.s.active
    canvas.avatar(76, middle, 68, names[whom], whom, team=str(whom + 1))
    used = canvas.text(124, middle, text.name(names[whom]), size=34, room=250, least=28)
    x = 124 + used + 30
    label = set_label(played)
    end = theme.WIDTH - 44 - text.width(label, text.BOLD, 56)
    step = min(64.0, (end - 30 - x - 56) / max(1, len(tiles) - 1))
    for k, t in enumerate(tiles):
        canvas.sprite(tile(number, other(t, number), 56, faded=view.phase == "none"), x + k * step, middle - 56)
    canvas.text(theme.WIDTH - 44, middle, label, size=56, align="r", colour=theme.GOLD)


def _targets(canvas: Canvas, view: DominuxenView, me: int, names: Sequence[str], words: Words) -> None:
    """The newest set of everybody else, and what the own line is worth."""
    own = view.s.line_worth(me)
    canvas.text(44, PANEL + 40, words("dominuxen-hand-targets"), size=32, colour=theme.QUIET, room=260, least=26)
    mine = words("dominuxen-hand-own")
    used = canvas.text(44, PANEL + 94, mine, size=32, colour=theme.QUIET, room=180, least=26)
    canvas.text(44 + used + 14, PANEL + 94, signed(own), size=42)
    others = [(me + k) % view.seats for k in range(1, view.seats)]
    step = 850 / len(others)
    for k, p in enumerate(others):
        x, middle = 326 + k * step, PANEL + PANEL_HEIGHT / 2
        canvas.avatar(x + 32, middle, 60, names[p], p, team=str(p + 1))
        line = view.s.lines[p]
        if line:
            label = set_label(line[-1])
            canvas.sprite(number_chip(line[-1][0], 54), x + 80, middle - 27)
            canvas.text(x + 142, middle, label[label.index("×") :], size=44, room=step - 150)
        else:
            canvas.text(x + 82, middle, "−", size=44, colour=theme.QUIET)
