"""The private picture of No Thanks!: chips, score, what taking would do, own cards by runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.geschenk.state import GeschenkView
from engine.games.geschenk.terms import added_cost, cost_of_runs, spans
from locales import Words
from render.games.geschenk.glass import chip
from render.games.geschenk.narration import signed
from render.games.geschenk.seats import Box
from render.kit import cards, text, theme
from render.kit.canvas import Canvas

TOP, TALL = 88, 236
OWN: Final = Box(28, 396, 1144, 226)
WIDTHS: Final = (150, 128, 112, 98, 86, 76, 66, 58, 50)
PILES, PILE = 4, 12


def minus(number: int) -> str:
    """A number with a proper minus sign, for pictures."""
    return str(number).replace("-", "−")


def paint_hand(view: GeschenkView, names: Sequence[str], words: Words) -> Image.Image:
    """The hand of ``view.seat``, 1200 x 640."""
    me = view.me
    held, chips = view.s.cards[me], view.s.chips[me]
    canvas = Canvas(theme.HAND_HEIGHT)
    _bar(canvas, view, names, words)
    _chips(canvas, Box(28, TOP, 330, TALL), me, chips, words)
    _score(canvas, Box(374, TOP, 312, TALL), cost_of_runs(held), chips, words)
    if not view.over:
        _offer(canvas, Box(702, TOP, 470, TALL), view, held, words)
    canvas.both(32, 360, words("geschenk-hand-cards"), words.other("geschenk-hand-cards"), size=34, room=500)
    if held:
        canvas.text(1168, 361, words("geschenk-hand-run"), size=28, colour=theme.QUIET, align="r", room=620, least=24)
        _own(canvas, held)
    else:
        middle = OWN.y + OWN.height / 2
        canvas.text(600, middle, words("geschenk-hand-no-cards"), size=38, colour=theme.QUIET, align="m", room=1100)
    return canvas.image


def _bar(canvas: Canvas, view: GeschenkView, names: Sequence[str], words: Words) -> None:
    title, second = words("geschenk-hand-title"), words.other("geschenk-hand-title")
    if view.legal:
        canvas.top_bar(title, second)
        task = words("geschenk-hand-either" if len(view.legal) > 1 else "geschenk-hand-must")
        canvas.badge(theme.WIDTH - theme.TEXT_SAFE, 10, task, size=34, height=52, fill=theme.GOLD, align="r")
    elif view.over:
        canvas.top_bar(title, second, right=words("geschenk-over"))
    else:
        name = text.clip(text.name(names[view.waiting[0]]), text.BOLD, 30, 300)
        canvas.top_bar(title, second, right=words("geschenk-hand-wait", name=name))


def _panel(canvas: Canvas, box: Box, label: str) -> None:
    canvas.panel(box.x, box.y, box.width, box.height)
    canvas.text(box.x + 22, box.y + 34, label, size=32, colour=theme.QUIET, room=box.width - 44)


def _chips(canvas: Canvas, box: Box, seat: int, chips: int, words: Words) -> None:
    """The number, and the chips in piles (48 at most are drawn)."""
    _panel(canvas, box, words("geschenk-hand-chips"))
    canvas.text(box.x + 24, box.y + 128, str(chips), size=96, room=140, least=60)
    high = 5 if chips <= PILES * 5 else PILE
    for k in range(min(chips, PILES * PILE)):
        pile, level = divmod(k, high)
        x = box.x + 158 + pile * 42
        y = box.y + box.height - 44 - level * (22 if high < PILE else 11)
        canvas.sprite(chip(seat, 40, 27), x, y)


def _score(canvas: Canvas, box: Box, runs: int, chips: int, words: Words) -> None:
    _panel(canvas, box, words("geschenk-hand-score"))
    used = canvas.text(box.x + 24, box.y + 118, minus(runs - chips), size=84, room=220)
    canvas.text(box.x + 34 + used, box.y + 132, words("geschenk-unit"), size=30, colour=theme.QUIET)
    line = words("geschenk-hand-sum", cost=str(runs), chips=str(chips))
    canvas.text(box.x + 24, box.y + 200, line, size=30, colour=theme.CREAM, room=box.width - 40, least=22)


def _offer(canvas: Canvas, box: Box, view: GeschenkView, held: Sequence[int], words: Words) -> None:
    """The offer, and what taking it would do to cards, chips and score."""
    canvas.panel(box.x, box.y, box.width, box.height)
    if view.legal:
        canvas.outline(box.x, box.y, box.width, box.height, 20, 5, theme.GOLD)
    card, pot = view.s.offer, view.s.pot
    canvas.sprite(cards.number(card, 134), box.x + 24, box.y + 24)
    canvas.text(box.x + 178, box.y + 34, words("geschenk-hand-if"), size=32, colour=theme.QUIET, room=box.width - 200)
    added = added_cost(held, card)
    x, room = box.x + 178, box.width - 200
    canvas.text(x, box.y + 84, words("geschenk-hand-if-cards", added=minus_signed(added)), size=36, room=room)
    canvas.text(x, box.y + 130, words("geschenk-hand-if-chips", pot=pot), size=36, room=room)
    canvas.box(x, box.y + 158, room, 3, 1, theme.PANEL_LINE)
    net = words("geschenk-hand-if-net", net=minus_signed(added - pot))
    canvas.text(x, box.y + 196, net, size=46, colour=theme.MINT if added <= pot else theme.CREAM, room=room)


def minus_signed(number: int) -> str:
    """A change with its sign, for pictures: +28, −1."""
    return signed(number).replace("-", "−")


def _own(canvas: Canvas, held: Sequence[int]) -> None:
    """Cards by runs, joined; all but the lowest of a run pale, as they cost nothing."""
    runs = spans(held)
    for width in WIDTHS:
        lines, gap = _lines(runs, width)
        tall = cards.mini_height(width)
        if len(lines) * (tall + 10) - 10 <= OWN.height:
            break
    top = OWN.y + (OWN.height - len(lines) * (tall + 10) + 10) // 2
    for row, line in enumerate(lines):
        x = OWN.x
        for low, high in line:
            for card in range(low, high + 1):
                sprite = cards.number_mini(card, width)
                free = card - 1 in held
                canvas.sprite(cards.dimmed(sprite) if free else sprite, x, top + row * (tall + 10))
                x += width
            x += gap


def _lines(runs: Sequence[tuple[int, int]], width: int) -> tuple[list[list[tuple[int, int]]], int]:
    """The runs cut into lines; a run longer than a line goes on in the next one."""
    gap = max(10, width // 5)
    lines: list[list[tuple[int, int]]] = [[]]
    x = 0
    for low, high in runs:
        start = low
        while start <= high:
            room = (OWN.width - x) // width
            fits = min(high, start + room - 1)
            whole = (OWN.width // width) >= high - start + 1
            if fits < start or (fits < high and whole and x):
                lines.append([])
                x = 0
                continue
            lines[-1].append((start, fits))
            x += (fits - start + 1) * width + gap
            start = fits + 1
    return lines, gap
