"""The table of Love Letter: every player's discards below their plaque, the deck between them, the round as a strip."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PIL import Image

from engine.core.state import NO_SEAT
from engine.games.love_letter.state import LoveLetterView
from engine.games.love_letter.terms import HANDMAID, face, piles
from locales import Words
from render.games.love_letter import LOOK
from render.games.love_letter.drawings import COLOURS, card_height, card_sprite, number_of
from render.games.love_letter.narration import NARRATION
from render.games.love_letter.narration import Pile as Discards
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, Ring, fit, overlap, quarters, ring
from render.kit.drawing.ink import lay
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Column, Icon, Ink, Item, Node, Paint, Picture, Pill, Row, Text
from render.kit.layout import words as quiet
from render.kit.pages.table import Table, strip
from render.kit.pages.trick_table import two_lines
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.piles import Pile
from render.kit.plaque import Plaque, seat_column, seat_tray
from render.large.parts import LEAST, Flow, Lines, chip, facts, stock
from render.narration.cards import turn_word
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
        "hands deck aside face_up protected starter target max_rounds share",
        "the outcome is told: who took which round, and the last showdown",
        phases="over",
    ),
    Unshown("discards plays closing", "the result shows what decided the last round", phases="over", partly=True),
)
DRAWS_THE_END: Final = True
"""The last event stays visible under the result."""

STRIP: Final = 134
"""Height of the strip below, px."""
TABLE: Final = Box(14, theme.BAR_HEIGHT + 4, theme.WIDTH - 28, theme.TABLE_HEIGHT - STRIP - theme.BAR_HEIGHT - 10)
_WIDE: Final = 484
"""Width of a player's tray beside the deck, px."""
_TALL: Final = 400
"""From this height on a tray has its plaque at the head, else at the left, px."""
_TOKEN: Final = "#E7709A"
"""The colour of a heart that is won."""
_COLUMNS: Final = (3, 4)
"""The numbers of seats whose plaques are at the left of their trays."""
_COLUMN: Final = 186
"""The width of a plaque at the left, px."""
_CARDS: Final = (236, 220, 204, 190, 176, 162, 150, 138, 126, 114, 110, 100, 90, 80)
"""Widths of discards."""
_WHOLE, _OPEN = 150, 0.62
"""Below a plaque discards this wide are whole; of smaller ones this part is not below the next one."""
_HALF: Final = 0.5
"""Beside a plaque this part of a discard is not below the next one."""
_BACKS: Final = (150, 124, 114, 106, 96, 86, 76)
"""Widths of the cards of a hand; the largest only if there is nothing beside it in a high tray."""
_PEEP, _SEEN = 0.5, 36
"""The part of a card of a hand that is not below the next one, and the px of each that are not below discards."""
_ENOUGH: Final = 138, 126
"""In a high and in a low tray: a hand leaves room for discards of this width, or lies below them."""
_LETTER: Final = 116
"""The least room beside a hand for a letter, px."""
_APART: Final = 14
"""The distance of discards and hand, px."""
_TURNS: Final = (*((True, size) for size in (124, 112, 100)), *((False, size) for size in range(126, 28, -2)))
"""Of the turns in the strip, whether the player is beside the card instead of below it, and the size, percent."""
_FEW: Final = 8
"""Up to this number the turns are further apart."""


def shown(view: LoveLetterView, people: Sequence[Person], words: Words) -> Table:
    """Return the content of the table: every player's cell, the deck, the strip."""
    s = view.s
    last = NARRATION.last_line(Telling(view, names(people), words))

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        places = round_table(view.seats)
        for one, box in zip(seats, places.seats, strict=True):
            _cell(canvas, view, one, box, words)
        _deck(canvas, view, places.middle, words)
        strip(canvas, STRIP, lambda size: _turns(view, people, words, size), _TURNS)

    return Table(
        LOOK,
        *words.both("love_letter-title"),
        f"{words('love_letter-round', round=str(s.round))} · {words('love_letter-goal', target=s.target)}",
        tuple(seat_of(view, p, people, pile, words) for p, pile in enumerate(piles(s.discards, s.plays))),
        drawing,
        tuple(_remarks(view, last, names(people), words)),
        last,
        mover=NARRATION.mover(s),
        large=lambda width: _large(view, people, words, width),
    )


def round_table(seats: int) -> Ring:
    """Return every player's tray, clockwise from the lower left, and the place of the deck."""
    return quarters(seats, TABLE, 8) if seats == 3 else ring(seats, TABLE, _WIDE)


def tokens(number: int, words: Words) -> Item:
    """Return hearts won."""
    told = words("love_letter-amount", count=number, number=str(number))
    return Item(
        lambda k: Row(Icon("H", round(36 * k), _TOKEN), Text(str(number), round(44 * k)), gap=round(8 * k)), told
    )


class Hearts(Node):
    """A heart for each that wins the match, those of a player in colour."""

    def __init__(self, number: int, target: int, size: int) -> None:
        self.number, self.target, self.size = number, target, size
        self.want = self.least = target * (size + size // 4) - size // 4
        self.height = float(size)

    def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
        """Draw from the left."""
        for n in range(self.target):
            middle, won = x + self.size / 2 + n * (self.size + self.size // 4), n < self.number
            canvas.shape("H", middle, y + self.size / 2, self.size, _TOKEN if won else ink.quiet)
            if not won:
                canvas.shape("H", middle, y + self.size / 2, self.size - 7, ink.ground)


def seat_of(view: LoveLetterView, seat: int, people: Sequence[Person], pile: Discards, words: Words) -> Plaque:
    """Return a plaque: whether safe or out, tokens, the starter of the round; in words the cards held, the discards."""
    s = view.s
    cards_held = len(s.hands[seat])
    items = [] if cards_held else [quiet(words("love_letter-out"))]
    if s.protected[seat]:
        safe = words("love_letter-protected")
        items.append(Item(lambda k: Pill(safe, max(theme.LEAST_SIZE, round(26 * k))), safe))
    if not items and view.seats in _COLUMNS:
        items.append(Item(lambda k: Hearts(s.tokens[seat], s.target, round(30 * k))))
    hand = [words("spoken-held", number=str(cards_held))] if cards_held else []
    return Plaque(
        people[seat],
        seat,
        tuple(items),
        tokens(s.tokens[seat], words),
        **plaque.tabs(view, seat, turn_word(words)),
        dealer="*right" if seat == s.starter else "",
        dealer_told=words("spoken-started"),
        out=not cards_held,
        remarks=(*hand, NARRATION.pile(Telling(view, names(people), words), pile)),
        large=lambda width: _large_discards(view, seat, width),
    )


def _large_discards(view: LoveLetterView, seat: int, width: float) -> Node:
    """Return the cards held, and the discards as numbers on their colours, the newest of the table with a mint edge."""
    s, pile = view.s, view.s.discards[seat]
    newest = s.plays[-1][1] if s.plays and s.plays[-1][0] == seat else 0
    last = len(pile) - 1 - pile[::-1].index(newest) if newest else -1
    shown = [face(number, s.minister) for number in pile]
    chips = [
        chip(number_of(one), COLOURS[one], line=theme.MINT if k == last else theme.CREAM) for k, one in enumerate(shown)
    ]
    hand = [Row(Picture(cards.back(40)), Text(str(len(s.hands[seat])), 44), gap=10)] if s.hands[seat] else []
    return Flow(width, [*hand, *chips], gap=10)


def _cell(canvas: Canvas, view: LoveLetterView, shown: Plaque, box: Box, words: Words) -> None:
    """Draw a tray with the plaque, the discards, and at the right the hand."""
    fill, line = canvas.look.mat, canvas.look.mat_line
    tall = box.height > _TALL
    if tall:
        free = seat_tray(canvas, box, shown, 168, fill=fill, line=line).below(4).inset(4, 2)
    else:
        free = seat_column(canvas, box, shown, _COLUMN, fill=fill, line=line).inset(0, 12)

    def seen(wide: int) -> float:
        return (1 if wide >= _WHOLE else _OPEN) if tall else _HALF

    hand, pile = len(view.s.hands[shown.seat]), len(view.s.discards[shown.seat])
    backs, enough = (_BACKS[:4], _ENOUGH[0]) if tall else (_BACKS[1:], _ENOUGH[1])
    if not pile:
        wide = fit(backs, lambda wide: free.width - _reach(hand, wide) >= _LETTER)
        _letter(canvas, free.left(free.width - _reach(hand, wide) - _APART))
        _hand(canvas, view, shown, free, wide)
        return
    enough = min(enough, _size(pile, free, seen))
    places = [(wide, _PEEP, free.left(free.width - _reach(hand, wide) - _APART)) for wide in backs]
    below = _BACKS[2], _SEEN / _BACKS[2], free.left(free.width - _SEEN * hand)
    places = [*places, below] if hand else [(0, _PEEP, free)]
    back, part, beside = fit(places, lambda place: _size(pile, place[2], seen) >= enough)
    if hand:
        _hand(canvas, view, shown, free, back, part)
    _discards(canvas, view, shown.seat, beside, words, seen)


def _letter(canvas: Canvas, box: Box) -> None:
    """Draw a sealed letter where discards will lie."""
    if canvas.look.plain:
        return
    (x, y), letter = box.middle, _sealed(round(min(box.width - 8, box.height * 1.1, 200)), canvas.look.mat)
    lay(canvas.image, letter, round(x - letter.width / 2), round(y - letter.height / 2))


@kept
def _sealed(width: int, mat: str) -> Image.Image:
    """Return a letter with a heart on its seal. Do not draw into it."""
    paper, edge = (theme.mix(mat, theme.IVORY, part) for part in (0.3, 0.12))
    pen = Pen(width, round(width * 0.68))
    pen.box(0, 0, 100, 68, paper)
    for fold in ([(3, 65), (38, 32)], [(97, 65), (62, 32)], [(3, 3), (50, 42), (97, 3)]):
        pen.line(fold, 2.4, edge)
    pen.dot(50, 42, 15, "#A6242D")
    pen.sign("H", 50, 43, 17, _TOKEN)
    return pen.drawn()


def _reach(hand: int, wide: int) -> float:
    """Return the room of a hand with backs of this width."""
    return wide * (1 + (hand - 1) * _PEEP)


def _hand(canvas: Canvas, view: LoveLetterView, shown: Plaque, box: Box, wide: int, part: float = _PEEP) -> None:
    """Draw a hand at the right of a box: gold if its player is to move, with the handmaid's shield if it is safe."""
    count, back = len(view.s.hands[shown.seat]), cards.back(wide)
    x, y = box.right - wide / 2, box.centred(0, 0).y
    for k in range(count):  # the left one lies on top, as it is beside the discards
        canvas.card(back, x - k * wide * part, y, glow=theme.GOLD if shown.turn else "", line=5)
    if view.s.protected[shown.seat]:
        below = part != _PEEP  # the discards hide all but a strip
        x, size = (box.right - _SEEN / 2 + 1, _SEEN - 12) if below else (x, round(wide * 0.62))
        canvas.shape("shield", x, y, size + (6 if below else 12), theme.IVORY)
        canvas.shape("shield", x, y, size, COLOURS[HANDMAID])


def _discards(
    canvas: Canvas, view: LoveLetterView, seat: int, box: Box, words: Words, seen: Callable[[int], float]
) -> None:
    """Draw the discards of a seat in rows, as large as there is room; the newest of the table is lit.

    At least the part ``seen`` of a card of some width is not below the next one.
    """
    s, pile = view.s, view.s.discards[seat]
    wide = _size(len(pile), box, seen)
    high, per = card_height(wide), -(-len(pile) // _lines(len(pile), box, wide))
    lines = -(-len(pile) // per)
    top = box.centred(0, lines * (high + 10) - 10).y + high / 2
    newest = s.plays[-1][0] if s.plays else NO_SEAT
    last = len(pile) - 1 - (pile[::-1].index(s.plays[-1][1]) if seat == newest else -1)
    for k, number in enumerate(pile):
        row, column = divmod(k, per)
        sprite = card_sprite(face(number, s.minister), words, wide)
        x, y = box.x + wide / 2 + column * _step(len(pile), box, wide), top + row * (high + 10)
        canvas.card(sprite, x, y, lit=seat == newest and k == last)


def _lines(count: int, box: Box, wide: int) -> int:
    """Return in how many rows so many discards of this width are, at least one."""
    return max(1, min(count, int((box.height + 10) // (card_height(wide) + 10))))


def _step(count: int, box: Box, wide: int) -> float:
    """Return the distance of two discards in a row."""
    return overlap(-(-count // _lines(count, box, wide)), wide, box.width, wide + 12)


def _size(count: int, box: Box, seen: Callable[[int], float]) -> int:
    """Return the largest width of so many discards in a box."""

    def fits(wide: int) -> bool:
        inside = card_height(wide) <= box.height and wide <= box.width
        return inside and (count < 2 or _step(count, box, wide) >= wide * seen(wide))

    return fit(_CARDS, fits)


def _deck(canvas: Canvas, view: LoveLetterView, box: Box, words: Words) -> None:
    """Draw the deck, the card set aside, with two players the cards out of play."""
    s, wide = view.s, 92 if view.s.face_up else 104 if box.width < _WIDE else 150
    deck = Pile(wide, len(s.deck), label=words("love_letter-deck"), room=184)
    aside = Pile(wide, len(s.aside), label=words("love_letter-aside"), told=not s.aside, room=184)
    parts: list[Node] = [deck, aside]
    if s.face_up:
        told = Text(words("love_letter-face-up"), 26, align="m", quiet=True)
        parts.append(Column(told, Paint(200, 128, lambda c, x, y, w, h: _face_up(c, view, x, y, words)), gap=4))
    places = box.columns(len(parts)) if box.width > 300 else box.inset(0, 8).rows(len(parts))
    for part, place in zip(parts, places, strict=True):
        part.within(canvas, place)


def _face_up(canvas: Canvas, view: LoveLetterView, x: float, y: float, words: Words) -> None:
    """Draw the cards that are out of play, as a fan 200 px wide."""
    for k, number in enumerate(view.s.face_up):
        shown = card_sprite(face(number, view.s.minister), words, 84)
        canvas.card(shown, x + 46 + 54 * k, y + 62, 4 * k - 4)


def _turns(view: LoveLetterView, people: Sequence[Person], words: Words, size: tuple[bool, int]) -> Node:
    """Return the turns of this round in order; before the first one the last showdown."""
    s, (beside, percent) = view.s, size
    scale = percent / 100
    if not s.plays and not s.shown:
        return Text(words("love_letter-begins"), 30)
    label = two_lines(words("love_letter-turns") if s.plays else words("love_letter-showdown"))
    gap = 30 if beside else 20 if len(s.plays) < _FEW else 5
    shown = [(p, card, NO_SEAT, 0, NO_SEAT) for p, card in enumerate(s.shown) if card]
    parts = [_turn(s.minister, play, people, words, scale, beside=beside) for play in (s.plays or shown)]
    return Row(label, Row(*parts, gap=gap), gap=24, grow=1)


def _turn(minister: bool, play: Sequence[int], people: Sequence[Person], words: Words, k: float, beside: bool) -> Node:
    """Return a turn at scale ``k``: player ``beside`` or below the card, target, the number named; a seat that is out
    is crossed out."""
    seat, number, target, named, fell = play
    card = round((68 if beside else 50) * k)
    size = round((40 if beside else 28) * k)
    start = size + 8 * k if beside else 0.0
    end = start + card + (6 + 14) * k
    reach = end + size + (14 * k if named else 0) if target != NO_SEAT or named else start + card

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.sprite(card_sprite(face(number, minister), words, card), x + start, y)
        own = (x + size / 2, y + 46 * k) if beside else (x + 25 * k, y + 76 * k)
        _seal(canvas, people[seat], seat, *own, size, fell == seat)
        middle, upper = x + (end + size / 2 if beside else 76 * k), y + (size / 2 + 4 * k if beside else 22 * k)
        if target != NO_SEAT:
            arrow = round(12 * k) if beside else 8
            canvas.shape("right", x + start + card + (10 if beside else 7) * k, upper, arrow, canvas.look.quiet)
            _seal(canvas, people[target], target, middle, upper, size, fell == target)
        if named:
            hit, wide, top = fell == target, round((40 if beside else 30) * k), y + (52 if beside else 44) * k
            line, sign = (theme.MINT, "check") if hit else (canvas.look.quiet, "times")
            canvas.box(middle - wide / 2, top, wide, wide, 8, COLOURS[named])
            canvas.outline(middle - wide / 2, top, wide, wide, 8, 2, line)
            canvas.text(middle, top + wide / 2, str(named), size=round(wide * 0.84), align="m")
            if beside:
                at = middle + 22 * k, top + 34 * k
                canvas.disc(*at, round(28 * k), canvas.look.panel)
                canvas.shape(sign, *at, round(20 * k), line)
            else:
                canvas.shape(sign, middle, top + 42 * k, 14, line)

    return Paint(reach if beside else 98 * k, 96 * k, draw)


def _seal(canvas: Canvas, who: Person, seat: int, x: float, y: float, size: int = 28, fell: bool = False) -> None:
    """Draw a small disc with a person's portrait or letter; crossed out if the seat is out."""
    canvas.portrait(x, y, size + 2, who, seat, "sign", canvas.look.panel)
    if fell:
        canvas.shape("times", x, y, size + 6, "#C62828")


def _large(view: LoveLetterView, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return the deck, the card set aside and those out of play; before the first turn the last showdown."""
    s = view.s
    aside = stock(len(s.aside), words("love_letter-aside")) if s.aside else None
    out = [chip(number_of(face(card, s.minister)), COLOURS[face(card, s.minister)]) for card in s.face_up]
    parts = [facts(width, stock(len(s.deck), words("love_letter-deck")), aside)]
    if out:
        parts.append(Flow(width, [Text(words("love_letter-face-up"), LEAST, quiet=True), *out], gap=10))
    if not s.plays:
        told = NARRATION.showdown(Telling(view, names(people), words))
        parts += [Lines(width, told)] if told else []
    return parts


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
