"""The table of Grazia: six ladders between the plaques, which show played, possible and impossible cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from engine.core.cards import RANK
from engine.games.grazia.state import GraziaState, GraziaView
from engine.games.grazia.terms import SUITS, runs_in
from locales import Words
from render.games.grazia import LOOK
from render.games.grazia.drawings import ladder, large_tops
from render.games.grazia.narration import NARRATION, last_move, last_told
from render.kit import layout, plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, overlap, ring
from render.kit.drawing.ink import lay
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import signed
from render.kit.pages.table import Table
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import TAB, Plaque, tabs
from render.narration.cards import cards_spoken, rank_name, suit_name, turn_word
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("first", "who began matters for ties alone", phases="turn last_lap"),
    Unshown("first", "it is told by the order of those who are level", phases="over", partly=True),
    Unshown("empty_suit", "agreed in the lobby, and told by the rules", where="words"),
    Unshown("empty_suit", "it decides which first cards were jumps", where="picture", partly=True),
    Unshown("decks residual mover laid jumped", "the outcome is told", phases="over"),
    Unshown("piles", "the words tell the top of each", phases="over", where="words", partly=True),
)

_WIDE: Final = 286
"""Width of a plaque, px."""
_TOP, _BOTTOM = theme.BAR_HEIGHT + 14, 752
_MAT: Final = _WIDE + 28
"""Left edge of the mat, px."""
_FEW: Final = 4
"""The maximum number of seats with room for each player's cards below the plaques."""
_LONE: Final = 3
"""The number of seats of which one is alone at its side: above and below it is the garden."""
_MOON, _LEAF = "#FBEFC9", "#239A7C"
_BACK, _BACKS = 52, 100
"""Width of a card there, height of the row, px."""


def shown(view: GraziaView, people: Sequence[Person], words: Words) -> Table:
    """Return the content of the table: plaques up the left side and down the right one, the piles between them."""
    telling = Telling(view, names(people), words)
    return Table(
        LOOK,
        *words.both("grazia-title"),
        NARRATION.state_line(telling),
        tuple(_plaque(view, p, who, words) for p, who in enumerate(people)),
        lambda canvas, seats: _draw(canvas, view.s, seats, words),
        tuple(_remarks(view, words)),
        last_move(telling),
        mover=view.s.mover,
        large=lambda width: [large_tops(view.s, width)],
    )


def _remarks(view: GraziaView, words: Words) -> Iterator[str]:
    """Yield the last move, the piles with their played cards in spans, and the cards out of play."""
    s = view.s
    yield last_told(s, words)
    for suit, pile in enumerate(s.piles):
        name = suit_name(suit, words)
        if pile:
            spans = words.listed([_span(run, words) for run in runs_in(sorted(pile))])
            yield words("grazia-alt-pile", suit=name, top=rank_name(RANK[pile[-1]]), cards=spans)
        else:
            yield words("grazia-alt-empty", suit=name)
    if s.residual:
        yield words("grazia-alt-residual", cards=cards_spoken(s.residual, words))


def _span(run: Sequence[int], words: Words) -> str:
    """Return ranks that were played: "A to 4", "7"."""
    first, last = rank_name(RANK[run[0]]), rank_name(RANK[run[-1]])
    return words("grazia-alt-span", first=first, last=last) if len(run) > 1 else first


def _draw(canvas: Canvas, s: GraziaState, seats: Sequence[Plaque], words: Words) -> None:
    width = theme.WIDTH - 2 * _MAT
    if not canvas.look.plain:
        high = theme.TABLE_HEIGHT - theme.BAR_HEIGHT - 2
        garden = _garden(_MAT + 8, high, canvas.look.base) if len(seats) == _LONE else _grounds(high, canvas.look.base)
        drawn, left, top = garden
        lay(canvas.image, drawn, left, top + theme.BAR_HEIGHT + 2)
    canvas.slab(_MAT, _TOP, width, _BOTTOM - _TOP, radius=26, fill=canvas.look.mat, line=canvas.look.mat_line)
    step = (width - 12) / SUITS
    for suit in range(SUITS):
        box = Box(_MAT + 10 + suit * step, _TOP + 12.0, step - 8, _BOTTOM - _TOP - 20.0)
        ladder(canvas, s, suit, box, words)
    for p, (seat, box) in enumerate(zip(seats, _places(len(seats)), strict=True)):
        if len(seats) <= _FEW:
            box = box._replace(y=box.y - _BACKS / 2)
            _backs(canvas, s, p, box.x + 16, box.bottom + 22)
        plaque.draw(canvas, *box, seat)


@kept
def _garden(width: int, height: int, ground: str) -> tuple[Image.Image, int, int]:
    """Return the garden by night around a lone plaque, and its corner: the moon above, cypresses below."""
    pen, foot = Pen(width, height), 100 * height / width
    for n in range(22):
        pen.dot(n * 37 % 97 + 2, 5 + n * 23 % 66, 0.5 + n % 3 * 0.22, theme.mix(ground, theme.IVORY, 0.5))
    moon, x, y = theme.mix(ground, _MOON, 0.76), 48.5, 36
    pen.dot(x, y, 26, theme.mix(ground, _MOON, 0.14))
    pen.dot(x, y, 20, moon)
    for across, down, size in ((-8, -7, 4), (6, -10, 2.2), (8, 4, 4.4), (-5, 8, 2.6)):
        pen.dot(x + across, y + down, size, theme.mix(moon, ground, 0.14))
    hedge = theme.mix(ground, _LEAF, 0.34)
    for at, tall, wide in ((12, 52, 7), (30, 36, 5.6), (70, 40, 6), (89, 58, 7.4)):
        tone = theme.mix(ground, _LEAF, 0.5 if tall > 50 else 0.42)
        pen.oval((at - wide, foot - 14 - tall, at + wide, foot), tone)
    for k in range(9):
        pen.dot(k * 12.5, foot - 8, 8.4, hedge)
    pen.box(0, foot - 8, 100, foot, hedge)
    return pen.cropped()


@kept
def _grounds(high: int, ground: str) -> tuple[Image.Image, int, int]:
    """Return the garden behind plaques at both sides, and its corner: the moon at the right edge, cypresses."""
    pen, foot = Pen(theme.WIDTH, high), 100 * high / theme.WIDTH
    for n in range(36):
        x, y = n * 37 % 51 / 2, 1.0 + n * 23 % 31
        pen.dot(x if n % 2 else 100 - x, y, 0.14 + n % 3 * 0.06, theme.mix(ground, theme.IVORY, 0.5))
    moon, x, y = theme.mix(ground, _MOON, 0.76), 94.2, 5.4
    pen.dot(x, y, 10, theme.mix(ground, _MOON, 0.14))
    pen.dot(x, y, 7.5, moon)
    for across, down, size in ((-3, -2.6, 1.5), (2.2, -3.6, 0.8), (3, 1.5, 1.6), (-1.9, 3, 1)):
        pen.dot(x + across, y + down, size, theme.mix(moon, ground, 0.14))
    far, near, hedge = (theme.mix(ground, _LEAF, part) for part in (0.3, 0.42, 0.27))
    for left in (0.0, 74.0):
        for at, tall, wide in ((12.6, 44, 2.2), (24.6, 30, 2), (1.2, 34, 2.1)):
            pen.oval((left + at - wide, foot - tall, left + at + wide, foot + 4), far)
        for at, tall, wide in ((6.6, 24, 2.2), (18.4, 38, 2.3)):
            pen.oval((left + at - wide, foot - tall, left + at + wide, foot + 4), near)
        for k in range(9):
            pen.dot(left + 3.25 * k, foot - 2, 2.6, hedge)
        pen.box(left, foot - 2, left + 26, foot, hedge)
    return pen.cropped()


def _places(seats: int) -> list[Box]:
    """Return the boxes of the plaques: clockwise, up the left side, then down the right one."""
    area = Box(14, _TOP - 8, theme.WIDTH - 28, _BOTTOM - _TOP + 10)
    out = []
    for box in ring(seats, area, _WIDE).seats:
        high = min(170.0, box.height - TAB - 6)
        out.append(box.below((box.height - high + TAB - 6) / 2).head(high))
    return out


def _backs(canvas: Canvas, s: GraziaState, p: int, x: float, y: float) -> None:
    """Draw the deck as a pile that shrinks, beside it the hand, all face down."""
    back, deck, hand_size = cards.back(_BACK), len(s.decks[p]), len(s.hands[p])
    for k in range(deck):
        canvas.sprite(back, x + 2 * k, y - k)
    left = x + (_BACK + 2 * deck + 24 if deck else 0)
    step = overlap(hand_size, _BACK, _WIDE - 32 - left + x, 22)
    for k in range(hand_size):
        canvas.sprite(back, left + k * step, y)


def _plaque(view: GraziaView, p: int, who: Person, words: Words) -> Plaque:
    s = view.s
    hand, deck, jumps = len(s.hands[p]), len(s.decks[p]), words("grazia-alt-jumps", jumps=str(s.jumps[p]))
    held = layout.held(f"{hand}+{deck}" if deck else hand, words("grazia-alt-cards", hand=str(hand), deck=deck))
    both = tabs(view, p, turn_word(words), "" if s.to_come(p) else words("grazia-done"))
    told = words("grazia-alt-done")
    plaque = Plaque(who, p, (held,), signed(s.standing()[p]), done_told=told, **both)
    if s.jumps[p]:
        return replace(plaque, items=(held, layout.counted("jump", s.jumps[p], jumps)))
    return replace(plaque, seal="*star", remarks=(jumps,))
