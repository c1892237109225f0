"""The result of Grazia: the six stairs of the garden as high as they were built; the cards left, the cost of jumps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import PER_SUIT, RANK, SUITS
from engine.games.grazia.state import GraziaState, GraziaView
from engine.games.grazia.terms import JUMP_COST
from locales import Words
from render.games.grazia import LOOK
from render.games.grazia.narration import NARRATION, ranking, tops_told
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.names import cut_name
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import signed
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pages.trick_table import card_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_CARD: Final = 112
"""Width of the cards on the stairs, px."""
_LAWN: Final = 34
_NIGHT, _HEDGE, _STONE, _GRASS = ("#101C3E", "#16264F", "#1D3161"), "#12233B", "#CDC6B4", "#1A3A35"
_SHINE: Final = "#EBDCA8"
_MOON: Final = (59.5, 0.36, 9.0)
"""The moon: its middle in hundredths of the width and as a part of the height, its radius in hundredths."""
_NAME: Final = 320
"""Room for the name of the player who began the last lap, px."""


def shown(view: GraziaView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s, called = view.s, names(people)
    began = cut_name(called[s.trigger], 26, _NAME, called)
    rows = tuple(
        Rank(Plaque(people[p], p), signed(s.scores[p]), (-len(s.hands[p]), -JUMP_COST * s.jumps[p])) for p in ranking(s)
    )
    return Result(
        LOOK,
        *words.both("grazia-title"),
        NARRATION.state_line(Telling(view, called, words)),
        rows,
        1,
        words("games-result-win", count=1),
        words("tricks-unit", count=s.scores[ranking(s)[0]]),
        (NARRATION.story(s, words), words("grazia-story-trigger", name=began)),
        (words("grazia-left-over"), words("grazia-jumped")),
        kinds=True,
        scene=lambda canvas, x, y, width, height: _stairs(canvas, s, round(width), round(height)),
        remarks=(tops_told(s, words),),
    )


def _stairs(canvas: Canvas, s: GraziaState, width: int, height: int) -> None:
    """Draw a stair for each suit, a step for each number, dark where it was jumped; on it the card on top."""
    lay_opaque(canvas.image, _garden(width, height), 0, 0)
    high, step = cards.card_height(_CARD), (width - FREE - 24) / len(s.piles)
    foot, rise = height - _LAWN, (height - _LAWN - SKY - cards.card_height(_CARD) * 0.86) / PER_SUIT
    for suit, pile in enumerate(s.piles):
        left, wide, colour = FREE + 14 + suit * step, round(step - 12), theme.SUIT_COLOUR[SUITS[suit]]
        top = RANK[pile[-1]] if pile else -1
        lying = {RANK[c] for c in pile}
        for rank in range(top + 1):
            y = foot - (rank + 1) * rise
            fill = theme.mix(_STONE, colour, 0.14) if rank in lying else theme.mix(_NIGHT[0], _STONE, 0.22)
            canvas.box(left, y, wide, round(rise + 1), 0, fill)
            canvas.box(left, y, wide, 3, 0, theme.IVORY if rank in lying else _NIGHT[2])
        canvas.box(left - 6, foot - 4, wide + 12, 12, 4, theme.mix(_STONE, theme.INK, 0.25))
        if pile:
            y = foot - (top + 1) * rise - high / 2 + 8
            canvas.card(card_face(pile[-1])(_CARD), left + wide / 2, y, (suit % 3 - 1) * 3.0)
        else:
            canvas.shape(SUITS[suit], left + wide / 2, foot - 40, 48, theme.mix(colour, theme.IVORY, 0.5))


@kept
def _garden(width: int, height: int) -> Image.Image:
    """Return the garden by night: the moon, cypresses, a hedge and the lawn. Do not draw into it."""
    deep = height * 100 / width
    pen, lawn = Pen(width, height, _NIGHT[0]), deep - (_LAWN + 10) * 100 / width
    for n, colour in enumerate(_NIGHT[1:], 1):
        pen.shape([(0, deep * n / 3), (100, deep * n / 3 - 0.8), (100, deep), (0, deep)], colour)
    pen.stars(44, (41, 29, 19), 0.09, theme.QUIET)
    across, down, wide = _MOON[0], deep * _MOON[1], _MOON[2]
    pen.dot(across, down, wide * 1.28, theme.mix(_NIGHT[1], _SHINE, 0.16))
    pen.dot(across, down, wide * 1.12, theme.mix(_NIGHT[1], _SHINE, 0.3))
    pen.dot(across, down, wide, _SHINE)
    for x, y, part in ((-0.45, -0.35, 0.17), (0.2, -0.55, 0.12), (-0.1, 0.1, 0.1), (0.5, -0.05, 0.14)):
        pen.dot(across + x * wide, down + y * wide, part * wide, theme.mix(_SHINE, "#A8925A", 0.4))
    for x, tall in ((36.4, 17), (48.6, 13), (72.6, 14), (84.8, 18), (96.4, 15)):  # none before the moon
        pen.oval((x - 1.7, lawn - tall, x + 1.7, lawn + 2), _HEDGE)
    pen.box(0, lawn - 4.5, 100, lawn, _HEDGE)
    for n in range(26):
        pen.dot(n * 4, lawn - 4.3, 1.4, _HEDGE)
    pen.box(0, lawn, 100, deep, _GRASS)
    return pen.drawn()
