"""The result of Love Letter: the hall by night with the cards that decided the last round, and by seat the rounds it
has won as hearts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PIL import Image

from engine.core.state import NO_SEAT
from engine.games.love_letter.state import LoveLetterState, LoveLetterView
from engine.games.love_letter.terms import face
from locales import Words
from render.games.love_letter import LOOK
from render.games.love_letter.drawings import card_sprite
from render.games.love_letter.narration import NARRATION, numbered
from render.kit.canvas import Canvas
from render.kit.drawing import shapes, theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite
from render.kit.layout import Item, Paint, Row
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.cards import back
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_HEARTS, _NUMBERED, _GAP = (54, 46, 40, 34, 28, 22, 16), 34, 8
"""Sizes of a heart, the largest first, that from which on it has a number, and the distance of two, px."""
_ROOM: Final = {2: 544, 3: 350, 4: 252}
"""The width inside a card by number of seats, px."""
_WALL, _FRAME, _NIGHT, _MOON, _TOWN, _STAR = "#33162B", "#1C0C18", "#26317A", "#FFF6E3", "#151B45", "#D2D0F8"
_CURTAIN, _FOLD, _FLOOR, _RUG, _CORD = "#7A2A2A", "#5A1A2A", "#2B1420", "#A6242D", "#C49C35"
_LOW: Final = 84
"""The height of the floor of the hall, px."""
_STARS: Final = ((46, 16), (52, 13), (57, 20), (63, 12.5), (69, 17), (72, 12), (89, 14), (92, 21), (48, 24), (66, 25))
_LARGEST, _BESIDE = 214, 26
"""The maximum width of a card, and the distance of two, px."""


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
        words("games-result-win", count=len(s.winners)),
        words("love_letter-unit", count=s.tokens[order[0]]),
        story=(NARRATION.story(s, words),),
        scene=lambda canvas, x, y, width, height: _hall(canvas, view, people, words, round(width), round(height)),
        remarks=tuple(_remarks(Telling(view, names(people), words))),
    )


def _row(s: LoveLetterState, seat: int, who: Person, words: Words) -> Rank:
    number = s.tokens[seat]
    told = words("love_letter-amount", count=number, number=str(number))
    return Rank(Plaque(who, seat), str(number), detail=_hearts(s, seat, words), total_told=told)


def _hearts(s: LoveLetterState, seat: int, words: Words) -> Item:
    """Return a heart with its number for each round that brought this seat a token."""
    won = [str(number) for number, column in enumerate(s.columns, 1) if column[seat]]
    told = words("love_letter-alt-won", count=len(won), rounds=words.join(won)) if won else ""

    size = _heart_size(s)
    hearts = Row(*(_heart(number, seat, size) for number in won), gap=_GAP, height=size)
    return Item(lambda k: hearts, told)


def _heart_size(s: LoveLetterState) -> int:
    """Return the largest size at which the most tokens of a seat take two lines of a card, or three without numbers."""
    room, most = _ROOM[len(s.tokens)], max(s.tokens)
    fits = (size for size in _HEARTS if most <= (room + _GAP) // (size + _GAP) * (2 if size >= _NUMBERED else 3))
    return next(fits, _HEARTS[-1])


def _heart(number: str, seat: int, size: int) -> Paint:
    def drawn(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.shape("H", x + width / 2, y + height / 2, size, theme.SEAT_COLOUR[seat])
        if size >= _NUMBERED:
            shapes.glyph(canvas.image, x + width / 2, y + height * 0.43, number, round(size * 0.46), theme.INK)

    return Paint(size, size, drawn)


def _remarks(telling: Telling[LoveLetterState]) -> Iterator[str]:
    """Yield the showdown, or the last turn and the card with which somebody fell."""
    s = telling.s
    if s.shown:
        yield NARRATION.showdown(telling)
    elif s.closing:
        yield telling("spoken-sentence", text=NARRATION.last_line(telling))
        if (seat := s.closing[-1]) != NO_SEAT and s.discards[seat]:
            card = numbered(face(s.discards[seat][-1], s.minister), telling.words)
            yield telling("love_letter-alt-fell", name=telling.name(seat), card=card)


def _hall(
    canvas: Canvas, view: LoveLetterView, people: Sequence[Person], words: Words, width: int, height: int
) -> None:
    """Draw the hall, and in it the cards that decided."""
    s, cards = view.s, _decided(view.s)
    lay_opaque(canvas.image, _night(width, height), 0, 0)
    room, high = width - FREE - 40.0, height - SKY - 58.0
    wide = min(_LARGEST, (room - _BESIDE * (len(cards) + 1)) / max(1, len(cards)), high / 1.4)
    for k, (card, seat, glow) in enumerate(cards):
        x = FREE + 20 + room / 2 + (k - (len(cards) - 1) / 2) * (wide + _BESIDE)
        sprite = card_sprite(face(card, s.minister), words, round(wide)) if card else back(round(wide))
        _held(canvas, sprite, (x, height - 20.0), people[seat], seat, glow)


def _decided(s: LoveLetterState) -> list[tuple[int, int, str]]:
    """Return cards with their seats, and mint for those of winners of the last round.

    These are the cards of the showdown; without one the last card played and the one that fell.  If its player fell,
    the first card is that of the winner, which nobody has seen: 0.
    """
    if s.shown:
        won = s.columns[-1]
        return [(card, p, theme.MINT if won[p] else "") for p, card in enumerate(s.shown) if card]
    if not s.closing:
        return []
    seat, card, *_, fell = s.closing
    cards = [(card, seat, theme.MINT if fell != seat else "")]
    if fell == seat:
        cards[:0] = [(0, p, theme.MINT) for p, won in enumerate(s.columns[-1]) if won]
    if fell != NO_SEAT and s.discards[fell]:
        cards.append((s.discards[fell][-1], fell, ""))
    return cards


def _held(canvas: Canvas, card: Sprite, foot: tuple[float, float], who: Person, seat: int, glow: str) -> None:
    """Draw a card with its owner at its corner; one without a glow has lost: it is turned and dim."""
    x, low = foot
    y = low - card.height / 2 - (22 if glow else 0)
    canvas.card(card, x, y, 0 if glow else 5, glow, veil="" if glow else _WALL)
    canvas.portrait(x + card.width / 2 - 20, y - card.height / 2 + 20, 68, who, seat, "sign", theme.INK)


@kept
def _night(width: int, height: int) -> Image.Image:
    """Return the hall with its window to the night and the curtains. Do not draw into it."""
    k = 100 / width
    pen, floor, middle = Pen(width, height, _WALL), (height - _LOW) * k, 69.5
    left, right, top = 45.5, 93.5, 10.6
    for grow, colour in ((1.0, _FRAME), (0.0, _NIGHT)):
        pen.oval((left - grow, top - grow, right + grow, top + 30 + grow), colour)
        pen.box(left - grow, top + 15, right + grow, floor, colour)
    pen.dots([(x, y) for x, y in _STARS], 0.22, _STAR)
    pen.dot(82, 19, 3.4, _MOON)
    pen.dot(83.5, 18.2, 3.0, _NIGHT)
    roofs = [(left, floor - 5), (45, floor - 9), (48, floor - 6), (52, floor - 6), (54, floor - 13), (56, floor - 6),
             (62, floor - 7), (66, floor - 4), (73, floor - 4), (76, floor - 10), (79, floor - 5), (86, floor - 8),
             (90, floor - 12), (right, floor - 8), (right, floor), (left, floor)]  # fmt: skip
    pen.shape(roofs, _TOWN)
    for x in (middle - 13, middle, middle + 13):
        pen.line([(x, top), (x, floor)], 0.7, _FRAME)
    pen.line([(left, 24), (right, 24)], 0.7, _FRAME)
    for side in (1, -1):
        _curtain(pen, middle + side * 32.0, side, floor)
    pen.box(left - 11, 9.4, right + 9, 10.4, _CORD)
    pen.box(0, floor, 100, 100, _FLOOR)
    pen.shape([(44, floor), (90, floor), (96, 100), (38, 100)], _RUG)
    return pen.drawn()


def _curtain(pen: Pen, edge: float, side: int, floor: float) -> None:
    """Draw the curtain whose outer edge is there, at the right (``side`` 1) or left of the window."""
    at = partial(_from, edge, side)
    waist = floor - 11
    hem = f"{at(4)} {waist} L{at(7)} {floor} L{at(-2)} {floor}Z"
    pen.path(f"M{at(-2)} 10 L{at(15)} 10 C{at(13)} 22 {at(8)} {waist - 6} {hem}", _CURTAIN)
    for up, down in ((11, 3), (7, 2), (3, 1)):
        pen.line([(at(up), 10.2), (at((up + down) / 2 - 0.4), waist - 9), (at(down), waist)], 0.35, _FOLD)
    for fold in (1, 2.6, 4.4):
        pen.line([(at(fold), waist), (at(fold * 1.5), floor)], 0.35, _FOLD)
    pen.line([(at(-1), waist - 0.6), (at(4.4), waist + 0.2)], 0.9, _CORD)


def _from(edge: float, side: int, x: float) -> float:
    """Return the point x hundredths inside the outer edge of a curtain at this side."""
    return edge - side * x
