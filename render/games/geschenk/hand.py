"""The hand of No Thanks!: chips, score, the effect of taking, own cards by runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.geschenk.state import GeschenkView
from engine.games.geschenk.terms import added_cost, cost_of_runs, spans
from locales import Words
from render.games.geschenk import LOOK
from render.games.geschenk.drawings import chip, large_tags
from render.games.geschenk.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.text import signed
from render.kit.layout import Node, Paint, Picture, Row, Text
from render.kit.pages.hand import Hand
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.large.parts import Flow, Lines, Stack
from render.narration.cards import points_spoken
from render.narration.halt import whose_turn
from render.narration.telling import Telling

TALL, ALONE = 240, 530
"""Height of the panels above the cards taken, and while there is none, px."""
OWN: Final = Box(28, 396, 1144, 226)
WIDTHS: Final = (164, 150, 128, 112, 98, 86, 76, 66, 58, 50)
PILES, PILE = 4, 12
_GAP: Final = 16
"""Gap between two panels, px."""


def shown(view: GeschenkView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand of ``view.seat``."""
    me = view.me
    held, chips = view.s.cards[me], view.s.chips[me]
    tall = TALL if held else ALONE

    def above(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        whole = Box(x, round(y), width, height)
        score = whole.beside(350 + _GAP)
        _chips(canvas, whole.left(350), me, chips, words)
        _score(canvas, score.left(306), cost_of_runs(held), chips, words)
        if not view.over:
            _offer(canvas, score.beside(306 + _GAP), view, held, words)

    task = words("geschenk-hand-either" if len(view.legal) > 1 else "geschenk-hand-must") if view.legal else ""
    telling = Telling(view, names(people), words)
    return Hand(
        LOOK,
        *words.both("geschenk-hand-title"),
        (),
        task,
        wait="" if view.legal else whose_turn(telling, "geschenk-hand-wait"),
        above=Paint(theme.WIDTH - 40, tall, above),
        own=lambda canvas, *_: _taken(canvas, held, words),
        last_move=NARRATION.last_words(telling),
        mover=view.s.last_seat,
        people=people,
        seat=me,
        remarks=tuple(_remarks(view, words)),
        large=lambda width: _large(view, words, width),
    )


def _large(view: GeschenkView, words: Words, width: float) -> list[Node]:
    """Return in large print the offer with the effect of taking it, the own chips and score, and the cards taken."""
    held, chips = view.s.cards[view.me], view.s.chips[view.me]
    score = cost_of_runs(held) - chips
    own = [
        Row(Text(words("geschenk-hand-chips"), 38, quiet=True), Text(str(chips), 72), gap=14),
        Row(Text(words("geschenk-hand-score"), 38, quiet=True), Text(signed(score), 72), gap=14),
    ]
    parts: list[Node] = [Flow(width, own, gap=50)]
    if not view.over:
        card, pot = view.s.offer, view.s.pot
        added = added_cost(held, card)
        net = words("geschenk-hand-if-net", net=signed(f"{added - pot:+d}"))
        told = Stack(
            width - 180,
            Lines(width - 180, words("geschenk-hand-if-cards", added=signed(f"{added:+d}")), 40),
            Lines(width - 180, words("geschenk-hand-if-chips", pot=pot), 40),
            Lines(width - 180, net, 46, colour=theme.MINT if added <= pot else ""),
            gap=4,
        )
        parts.insert(0, Row(Picture(cards.number(card, 130)), told, gap=24))
    none = words("geschenk-hand-no-cards")
    return [*parts, large_tags(held, 0)(width) if held else Lines(width, none, 40, quiet=True)]


def _remarks(view: GeschenkView, words: Words) -> Iterator[str]:
    """Yield own chips, cards and score, and the effect of taking."""
    held, chips = view.s.cards[view.me], view.s.chips[view.me]
    cost = cost_of_runs(held)
    facts = {"seat": str(view.me + 1), "chips": chips, "cards": NARRATION.card_words(held, words), "cost": cost}
    yield words("geschenk-alt-hand", score=points_spoken(cost - chips, words), **facts)
    if not view.over:
        added, pot = added_cost(held, view.s.offer), view.s.pot
        change, net = (_change_spoken(number, words) for number in (added, added - pot))
        yield words("geschenk-alt-hand-offer", card=view.s.offer, pot=pot, added=change, net=net)


def _change_spoken(number: int, words: Words) -> str:
    """Return a change as it is said: +28, minus 1."""
    return f"{number:+d}" if number >= 0 else points_spoken(number, words)


def _taken(canvas: Canvas, held: Sequence[int], words: Words) -> None:
    """Draw the cards taken, with their title; nothing if there are none."""
    if held:
        canvas.bilingual(32, 364, *words.both("geschenk-hand-cards"), size=34, room=500)
        run = words("geschenk-hand-run")
        canvas.text(1168, 365, run, size=28, colour=canvas.look.quiet, align="r", room=620, least=24)
        _own(canvas, held)


def _panel(canvas: Canvas, box: Box, label: str, line: str = "") -> None:
    canvas.slab(*box, line=line, edge=5 if line else 2)
    canvas.text(box.x + 22, box.y + 34, label, size=32, colour=canvas.look.quiet, room=box.width - 44)


def _chips(canvas: Canvas, box: Box, seat: int, chips: int, words: Words) -> None:
    """Draw the number, and the chips in piles (48 at most are drawn), larger in a high panel."""
    _panel(canvas, box, words("geschenk-hand-chips"))
    high = 5 if chips <= PILES * 5 else PILE
    if box.height > TALL:
        canvas.text(box.x + box.width / 2, box.y + 130, str(chips), size=132, align="m", room=box.width - 60)
        wide, deep, step, apart = 76, 49, 37 if high < PILE else 18, 80
        piles = min(PILES, -(-chips // high))
        first, foot = box.x + (box.width - piles * apart) / 2 + 2, box.bottom - 90
    else:
        canvas.text(box.x + 24, box.y + 136, str(chips), size=92, room=116, least=50)
        wide, deep, step, apart = 50, 32, 24 if high < PILE else 12, 47
        first, foot = box.x + 152, box.bottom - 52
    for k in range(min(chips, PILES * PILE)):
        pile, level = divmod(k, high)
        canvas.sprite(chip(seat, wide, deep), first + pile * apart, foot - level * step)


def _score(canvas: Canvas, box: Box, runs: int, chips: int, words: Words) -> None:
    """Draw the score and what it is made of; in a high panel also that there is no card."""
    _panel(canvas, box, words("geschenk-hand-score"))
    look, total = canvas.look, signed(runs - chips)
    used = canvas.text(box.x + 24, box.y + 124, total, size=92, room=220)
    canvas.text(box.x + 34 + used, box.y + 140, words("geschenk-unit", count=runs - chips), size=30, colour=look.quiet)
    line = words("geschenk-hand-sum", cost=str(runs), chips=str(chips))
    canvas.text(box.x + 24, box.y + 204, line, size=30, room=box.width - 40, least=22)
    if box.height > TALL:
        wide, tall = 104, cards.card_height(104)
        canvas.place(box.x + box.width / 2, box.y + 308, wide, tall)
        none = words("geschenk-hand-no-cards")
        canvas.paragraph(box.x + box.width / 2, box.y + 400, none, box.width - 40, size=29, align="m", most=3)


def _offer(canvas: Canvas, box: Box, view: GeschenkView, held: Sequence[int], words: Words) -> None:
    """Draw the offer, and the effect of taking on cards, chips and score: beside it, in a high panel below it."""
    _panel(canvas, box, "", theme.GOLD if view.legal else "")
    card, pot = view.s.offer, view.s.pot
    added = added_cost(held, card)
    told = words("geschenk-hand-if-cards", added=signed(f"{added:+d}")), words("geschenk-hand-if-chips", pot=pot)
    net = words("geschenk-hand-if-net", net=signed(f"{added - pot:+d}"))
    colour = theme.MINT if added <= pot else theme.CREAM
    if box.height > TALL:
        canvas.card(cards.number(card, 190), box.x + 124, box.y + 160)
        x, room, y = box.x + 246, box.width - 268, box.y + 160
        canvas.text(x, y - 66, words("geschenk-hand-if"), size=30, colour=canvas.look.quiet, room=room)
        canvas.text(x, y, told[0], size=38, room=room)
        canvas.text(x, y + 54, told[1], size=38, room=room)
        canvas.box(box.x + 28, box.y + 336, box.width - 56, 3, 1, canvas.look.line)
        canvas.text(box.x + box.width / 2, box.y + 432, net, size=72, colour=colour, align="m", room=box.width - 56)
        return
    x, room = box.x + 186, box.width - 208
    canvas.card(cards.number(card, 140), box.x + 92, box.y + TALL / 2)
    canvas.text(x, box.y + 36, words("geschenk-hand-if"), size=32, colour=canvas.look.quiet, room=room)
    canvas.text(x, box.y + 86, told[0], size=36, room=room)
    canvas.text(x, box.y + 132, told[1], size=36, room=room)
    canvas.box(x, box.y + 160, room, 3, 1, canvas.look.line)
    canvas.text(x, box.y + 198, net, size=46, colour=colour, room=room)


def _own(canvas: Canvas, held: Sequence[int]) -> None:
    """Draw cards by runs, joined; all but the lowest of a run pale, as they cost nothing."""
    runs = spans(held)
    width = fit(WIDTHS, lambda width: len(_lines(runs, width)[0]) * (cards.mini_height(width) + 10) - 10 <= OWN.height)
    (lines, gap), tall = _lines(runs, width), cards.mini_height(width)
    top = OWN.y + (OWN.height - len(lines) * (tall + 10) + 10) / 2
    for row, line in enumerate(lines):
        used = sum((high - low + 1) * width + gap for low, high in line) - gap
        x, y = OWN.x + (OWN.width - used) / 2, top + row * (tall + 10) + tall / 2
        for low, high in line:
            for card in range(low, high + 1):
                veil = canvas.look.base if card - 1 in held else ""
                canvas.card(cards.number_mini(card, width), x + width / 2, y, veil=veil)
                x += width
            x += gap


def _lines(runs: Sequence[tuple[int, int]], width: int) -> tuple[list[list[tuple[int, int]]], int]:
    """Return the runs cut into lines; a run longer than a line continues in the next one."""
    gap = max(10, width // 5)
    lines: list[list[tuple[int, int]]] = [[]]
    x = 0
    for low, high in runs:
        start = low
        while start <= high:
            room = int(OWN.width - x) // width
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
