"""Love Letter in pictures: every player's discards below their plaque, the deck between them, the round as a strip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.state import NO_SEAT
from engine.games.love_letter.state import LoveLetterView
from engine.games.love_letter.terms import face, piles
from locales import Words
from render.games.love_letter import LOOK, faces
from render.games.love_letter.characters import COLOURS
from render.games.love_letter.narration import NARRATION, Pile
from render.kit import cards, plaque, theme
from render.kit.canvas import Canvas
from render.kit.layout import Icon, Item, Pill, Row, Text
from render.kit.layout import words as quiet
from render.kit.person import Person, names
from render.kit.plaque import TAB, Plaque
from render.kit.shapes import Sprite
from render.kit.table import Table
from render.narration.cards import turn_word
from render.narration.spoken import held
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("cannot equal", "what follows from the turns, everybody works out alone"),
    Unshown("discards", "what was played is told with its turn", "play", "words", partly=True),
    Unshown("plays", "who fell is out; in the last turn and of guards it is told", "play", partly=True),
    Unshown("closing", "the last turn of a round is told until the next one's first", "play"),
    Unshown("shown", "the last showdown gives way to the turns of the round", "play"),
    Unshown("minister", "the card 7 itself shows it"),
    Unshown("share max_rounds", "agreed in the lobby", phases="play"),
    Unshown("columns", "of finished rounds the tokens are told, until the end", phases="play"),
    Unshown("scores", "the tokens are the scores", phases="over"),
    Unshown(
        "hands deck aside face_up discards protected plays closing starter target max_rounds share",
        "the outcome is told: who took which round, and the last showdown",
        phases="over",
    ),
)

Box = tuple[float, float, float, float]
"""Left, top, width, height, px."""
STRIP: Final = 124
"""Height of the strip below, px."""
_TOP, _BOTTOM = theme.BAR_HEIGHT + 2.0, theme.TABLE_HEIGHT - float(STRIP)
_HALF: Final = (_BOTTOM - _TOP) / 2
_EDGE: Final = 14.0
_NARROW, _WIDE = 484.0, 580.0
"""Widths of a cell."""


def _corners(width: float) -> tuple[Box, Box, Box, Box]:
    """Return four cells, clockwise from the lower left."""
    left, right, low = _EDGE, theme.WIDTH - _EDGE - width, _TOP + _HALF
    return (
        (left, low, width, _HALF),
        (left, _TOP, width, _HALF),
        (right, _TOP, width, _HALF),
        (right, low, width, _HALF),
    )


_MIDDLE: Final = (500.0, _TOP, 200.0, 2 * _HALF)
_SIDES: Final = tuple((x, _TOP, _NARROW, 2 * _HALF) for x in (_EDGE, theme.WIDTH - _EDGE - _NARROW))
CELLS: Final[dict[int, tuple[tuple[Box, ...], Box]]] = {
    2: (_SIDES, _MIDDLE),
    3: (_corners(_WIDE)[:3], _corners(_WIDE)[3]),
    4: (_corners(_NARROW), _MIDDLE),
}
"""By number of seats: every player's cell, clockwise from the lower left, and the deck's."""


def tokens(number: int, words: Words) -> Item:
    """Return hearts won."""
    told = words("love_letter-amount", count=number, number=str(number))
    return Item(
        lambda k: Row(Icon("H", round(36 * k), "#E7709A"), Text(str(number), round(44 * k)), gap=round(8 * k)), told
    )


def seat_of(view: LoveLetterView, seat: int, people: Sequence[Person], pile: Pile, words: Words) -> Plaque:
    """Return a plaque: cards held, whether safe or out, tokens, the starter of the round; and the discards in words."""
    s = view.s
    cards_held = len(s.hands[seat])
    items = [held(cards_held, words) if cards_held else quiet(words("love_letter-out"))]
    if s.protected[seat]:
        safe = words("love_letter-protected")
        items.append(Item(lambda k: Pill(safe, max(theme.LEAST_SIZE, round(26 * k))), safe))
    return Plaque(
        people[seat],
        seat,
        tuple(items),
        tokens(s.tokens[seat], words),
        **plaque.tabs(view, seat, turn_word(words)),
        dealer="*right" if seat == s.starter else "",
        dealer_told=words("spoken-started"),
        out=not cards_held,
        remarks=(NARRATION.pile(Telling(view, names(people), words), pile),),
    )


def _cell(canvas: Canvas, view: LoveLetterView, shown: Plaque, box: Box, words: Words) -> None:
    """Draw a tray with the plaque and the discards, the newest of the table in mint."""
    s, seat, (x, y, width, height) = view.s, shown.seat, box
    tall = height > 400
    canvas.box(x, y + TAB - 6, round(width), round(height - TAB), 26, LOOK.mat)
    canvas.outline(x, y + TAB - 6, round(width), round(height - TAB), 26, 2, LOOK.mat_line)
    high = 168 if tall else 104
    plaque.draw(canvas, x + 8, y + TAB + 2, width - 16, high, shown)
    card = 190 if tall else 100
    down = y + TAB + 2 + high + (height - TAB - 8 - high) / 2
    pile = s.discards[seat]
    if not pile:
        canvas.place(x + 30 + card / 2, down, card, faces.height(card))
    step = min(card + 12.0, (width - 48 - card) / max(1, len(pile) - 1))
    newest = s.plays[-1][0] if s.plays else NO_SEAT
    last = len(pile) - 1 - (pile[::-1].index(s.plays[-1][1]) if seat == newest else -1)
    for k, number in enumerate(pile):
        sprite = faces.sprite(face(number, s.minister), words, card)
        glow = theme.MINT if seat == newest and k == last else ""
        canvas.card(sprite, x + 24 + card / 2 + k * step, down, 0, glow, 4)


def _deck(canvas: Canvas, view: LoveLetterView, box: Box, words: Words) -> None:
    """Draw the deck, the card set aside, with two players the cards out of play."""
    s, (x, y, width, _) = view.s, box
    spots = [(x + 100, y + 42), (x + 100, y + 306)]
    if width > 300:
        spots = [(x + width * 0.3, y + 42), (x + width * 0.7, y + 42)]
    elif s.face_up:
        spots = [(x + 100, y + 36), (x + 100, y + 232)]
    wide = 92 if s.face_up else 118
    for at, (middle, top), word in zip((s.deck, s.aside), spots, ("deck", "aside"), strict=True):
        label = words(f"love_letter-{word}")
        canvas.text(middle, top, label, size=27, colour=LOOK.quiet, align="m", room=184)
        if word == "deck" or not at:
            canvas.stock(len(at), round(middle - wide / 2), round(top + 24), wide)
        else:
            canvas.card(cards.back(wide), middle, top + 26 + wide * 0.7, 4)
    if s.face_up:
        canvas.text(x + 100, y + 414, words("love_letter-face-up"), size=27, colour=LOOK.quiet, align="m", room=192)
        for k, number in enumerate(s.face_up):
            shown = faces.sprite(face(number, s.minister), words, 82)
            canvas.card(shown, x + 46 + 54 * k, y + 490, 4 * k - 4)


def _strip(canvas: Canvas, view: LoveLetterView, people: Sequence[Person], words: Words) -> None:
    """Draw the turns of this round in order; before the first one the last showdown."""
    s = view.s
    canvas.box(0, _BOTTOM, 1200, STRIP, 0, LOOK.panel)
    canvas.box(0, _BOTTOM, 1200, 2, 0, LOOK.line)
    if not s.plays and not s.shown:
        canvas.text(600, _BOTTOM + STRIP / 2, words("love_letter-begins"), size=30, align="m", room=1140, least=22)
        return
    key = "turns" if s.plays else "showdown"
    label = words(f"love_letter-{key}")
    canvas.text(28, _BOTTOM + STRIP / 2, label, size=26, colour=LOOK.quiet, room=150, least=20)
    if s.plays:
        step = min(134.0, 980 / len(s.plays))
        scale = min(1.14, step / 98)
        for k, play in enumerate(s.plays):
            shown = faces.sprite(face(play[1], s.minister), words, round(50 * scale))
            _turn(canvas, play, shown, 200 + k * step, scale, people)
    else:
        for k, (p, card) in enumerate((p, card) for p, card in enumerate(s.shown) if card):
            canvas.sprite(faces.sprite(face(card, s.minister), words, 56), 200 + 90 * k, _BOTTOM + 14)
            _seal(canvas, people, p, 228 + 90 * k, _BOTTOM + 94)


def _turn(canvas: Canvas, play: Sequence[int], shown: Sprite, x: float, k: float, people: Sequence[Person]) -> None:
    """Draw a turn at scale ``k``: player, card, target, the number named; a seat that is out is crossed out."""
    seat, _, target, named, fell = play
    top, size = _BOTTOM + 14, round(28 * k)
    canvas.sprite(shown, x, top)
    _seal(canvas, people, seat, x + 25 * k, top + 76 * k, size, fell == seat)
    if target != NO_SEAT:
        canvas.shape("right", x + 57 * k, top + 22 * k, 8, LOOK.quiet)
        _seal(canvas, people, target, x + 76 * k, top + 22 * k, size, fell == target)
    if named:
        hit, wide = fell == target, round(30 * k)
        line = theme.MINT if hit else LOOK.quiet
        canvas.box(x + 76 * k - wide / 2, top + 44 * k, wide, wide, 8, COLOURS[named])
        canvas.outline(x + 76 * k - wide / 2, top + 44 * k, wide, wide, 8, 2, line)
        canvas.text(x + 76 * k, top + 59 * k, str(named), size=round(25 * k), align="m")
        canvas.shape("check" if hit else "times", x + 76 * k, top + 86 * k, 14, line)


def _seal(
    canvas: Canvas, people: Sequence[Person], seat: int, x: float, y: float, size: int = 28, fell: bool = False
) -> None:
    """Draw a small disc with a person's portrait or letter; crossed out if the seat is out."""
    canvas.portrait(x, y, size + 2, people[seat], seat, "sign", LOOK.panel)
    if fell:
        canvas.shape("times", x, y, size + 6, "#C62828")


DRAWS_THE_END: Final = True
"""The last event stays visible under the result."""


def shown(view: LoveLetterView, people: Sequence[Person], words: Words) -> Table:
    """Return the content of the table: every player's cell, the deck, the strip."""
    s = view.s
    last = NARRATION.last_line(Telling(view, names(people), words))

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        cells, deck = CELLS[view.seats]
        for one, box in zip(seats, cells, strict=True):
            _cell(canvas, view, one, box, words)
        _deck(canvas, view, deck, words)
        _strip(canvas, view, people, words)

    return Table(
        LOOK,
        *words.both("love_letter-title"),
        f"{words('love_letter-round', round=str(s.round))} · {words('love_letter-goal', target=s.target)}",
        tuple(seat_of(view, p, people, pile, words) for p, pile in enumerate(piles(s.discards, s.plays))),
        drawing,
        tuple(_remarks(view, last, names(people), words)),
        last,
    )


def _remarks(view: LoveLetterView, last: str, called: Sequence[str], words: Words) -> Iterator[str]:
    """Yield the deck, the cards out of play, the last turn, and before the first one the last showdown."""
    s = view.s
    yield words("love_letter-alt-deck", deck=len(s.deck), aside=len(s.aside))
    if s.face_up:
        yield words("love_letter-alt-face-up", cards=NARRATION.faces(view, s.face_up, words))
    if last:
        yield words("love_letter-alt-last", text=last)
    if not s.plays:
        yield NARRATION.showdown(Telling(view, called, words))
