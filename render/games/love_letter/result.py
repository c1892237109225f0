"""The result of Love Letter: the winner with a sentence, and the rounds as hearts in the colours of who took them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.love_letter.state import LoveLetterView
from engine.games.love_letter.terms import face
from locales import Words
from render.games.love_letter import LOOK, faces
from render.games.love_letter.narration import NARRATION
from render.kit import shapes, theme
from render.kit.canvas import Canvas
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result

_PER_ROW = 20


def paint(view: LoveLetterView, people: Sequence[Person], words: Words) -> Canvas:
    """Draw it, 1200 x 764."""
    s, told = view.s, names(people)
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -s.tokens[p], p))
    rows = -(-len(s.columns) // _PER_ROW)
    return Result(
        LOOK,
        *words.both("love_letter-title"),
        words("love_letter-result"),
        tuple(Rank(Plaque(people[p], p), str(s.tokens[p])) for p in order),
        len(s.winners),
        words("love_letter-wins"),
        words("love_letter-unit"),
        story=(NARRATION.story(view, told, words),),
        own=lambda c, x, y, w, h: _rounds(c, view, people, x, y, w, words),
        own_height=30 + 46 * rows + (112 if s.shown else 0),
    ).drawn()


def _rounds(
    canvas: Canvas, view: LoveLetterView, people: Sequence[Person], x: float, y: float, width: float, words: Words
) -> None:
    """A heart for each round, one of two colours where it was shared, hollow where nobody won; the last showdown."""
    s = view.s
    step = (width - 40) / _PER_ROW
    for k, column in enumerate(s.columns):
        at, down = x + 20 + (k % _PER_ROW + 0.5) * step, y + 38 + 46 * (k // _PER_ROW)
        won = [p for p, got in enumerate(column) if got]
        canvas.shape("H", at, down, 34, theme.SEAT_COLOUR[won[0]] if won else LOOK.line)
        for j, p in enumerate(won[1:]):
            canvas.disc(at + 10 - 9 * j, down + 12, 13, theme.SEAT_COLOUR[p])
        shapes.glyph(canvas.image, at, down - 3, str(k + 1), 17, theme.INK if won else theme.CREAM)
    top = y + 24 + 46 * -(-len(s.columns) // _PER_ROW)
    if s.shown:
        canvas.text(x + 28, top + 48, words("love_letter-showdown"), size=26, colour=LOOK.quiet, room=170, least=20)
    for k, (p, card) in enumerate((p, card) for p, card in enumerate(s.shown) if card):
        canvas.sprite(faces.sprite(face(card, s.minister), words, 80), x + 216 + 122 * k, top)
        canvas.portrait(x + 216 + 122 * k + 80, top + 80, 38, people[p], p)
