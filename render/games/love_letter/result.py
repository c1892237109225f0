"""The result of Love Letter: the winner with a sentence, and by seat the rounds it has won as hearts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.love_letter.state import LoveLetterState, LoveLetterView
from engine.games.love_letter.terms import face
from locales import Words
from render.games.love_letter import LOOK, faces
from render.games.love_letter.narration import NARRATION
from render.kit import shapes, theme
from render.kit.canvas import Canvas
from render.kit.layout import Item, Paint
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.narration.telling import Telling

_STEP, _HEART, _NUMBERED = 56, 46, 34
"""The distance of rounds and the size of a heart, px, and the distance from which on the rounds are numbered."""
_SHOWDOWN = 134
"""Height of the last showdown, px."""


def shown(view: LoveLetterView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (p not in s.winners, -s.tokens[p], p))
    return Result(
        LOOK,
        *words.both("love_letter-title"),
        words("love_letter-result-title"),
        tuple(_row(s, p, people[p], words) for p in order),
        len(s.winners),
        words("love_letter-result-win"),
        words("love_letter-unit", count=s.tokens[order[0]]),
        story=(NARRATION.story(s, words),),
        own=(lambda c, x, y, w, h: _showdown(c, s, people, (x, y, w), words)) if s.shown else None,
        own_height=_SHOWDOWN if s.shown else 0,
        remarks=(NARRATION.showdown(Telling(view, names(people), words)),),
    )


def _row(s: LoveLetterState, seat: int, who: Person, words: Words) -> Rank:
    number = s.tokens[seat]
    told = words("love_letter-amount", count=number, number=str(number))
    return Rank(Plaque(who, seat), str(number), detail=_hearts(s, seat, words), total_told=told)


def _hearts(s: LoveLetterState, seat: int, words: Words) -> Item:
    """Return a place for each round, with a heart if this seat got a token; rounds without a winner are visible too."""

    def drawn(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        step = min(_STEP, width / max(1, len(s.columns)))
        for k, column in enumerate(s.columns):
            at, down = x + (k + 0.5) * step, y + height / 2
            if not column[seat]:
                canvas.disc(at, down, min(8, max(3, round(step) - 3)), LOOK.line)
                continue
            canvas.shape("H", at, down, min(_HEART, round(step) - 2), theme.SEAT_COLOUR[seat])
            if step >= _NUMBERED:
                shapes.glyph(canvas.image, at, down - 3, str(k + 1), 21, theme.INK)

    won = [str(number) for number, column in enumerate(s.columns, 1) if column[seat]]
    told = words("love_letter-alt-won", count=len(won), rounds=words.join(won)) if won else ""
    return Item(lambda k: Paint(200, _HEART, drawn, grow=1), told)


def _showdown(
    canvas: Canvas, s: LoveLetterState, people: Sequence[Person], corner: tuple[float, float, float], words: Words
) -> None:
    """Draw the cards of the last showdown, into left, top, width."""
    x, y, width = corner
    canvas.text(x + 28, y + 68, words("love_letter-showdown"), size=28, colour=LOOK.quiet, room=180, least=20)
    held = [(p, card) for p, card in enumerate(s.shown) if card]
    step = min(140.0, (width - 226) / len(held))
    for k, (p, card) in enumerate(held):
        canvas.sprite(faces.sprite(face(card, s.minister), words, 84), x + 226 + step * k, y + 14)
        canvas.portrait(x + 226 + step * k + 84, y + 98, 42, people[p], p)
