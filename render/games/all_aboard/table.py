"""The table of All Aboard: plaques above, the railway in the middle, below the deck and the cards shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from engine.core.state import NO_SEAT
from engine.games.all_aboard.state import AllAboardState, AllAboardView
from engine.games.all_aboard.terms import reds
from locales import Words
from render.games.all_aboard import LOOK, drawings
from render.games.all_aboard.narration import NARRATION, table_card
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, overlap
from render.kit.drawing.text import signed
from render.kit.layout import Node, Paint, Picture, Row, Text, Told, stacked
from render.kit.pages.joker_pack import small
from render.kit.pages.table import Table, band
from render.kit.pages.trick_table import two_lines
from render.kit.pieces.cards import mini_height
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque, tabs
from render.large.parts import sentences
from render.narration.cards import points_spoken, turn_word
from render.narration.jokers import spoken
from render.narration.spoken import held
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("jokers red_dump", "agreed in the lobby"),
    Unshown("last_hands last_proofs columns", "told until the next round is under way", phases="turn"),
    Unshown("columns", "the totals are told; of the rounds before only the last", phases="show", partly=True),
    Unshown("line crew", "the end of the line is what counts; all of it is in the log", phases="turn", partly=True),
    Unshown("passes", "nothing was played yet", phases="show"),
    Unshown("crew", "nothing was played yet", phases="show", partly=True),
    Unshown("last_hands last_proofs", "of several rounds the points are shown", phases="over"),
    Unshown("sent", "the end of the line shows them"),
    Unshown("longest", "told at the end", phases="show turn"),
    Unshown("taken", "whose they are is shown; the faces nobody sees"),
    Unshown("scores", "the totals are the scores", phases="over"),
    Unshown("hands proofs", "told as those of the last round", phases="over"),
    Unshown("line crew deck shown starter passes points most", "the outcome is told", phases="over"),
)

_TOLD: Final = 10
"""The number of latest cards of the line that are told, with the seats that laid them."""
_SIDE, _GAP = 20, 16
_TOP: Final = theme.BAR_HEIGHT + 32.0
_ROWS: Final = {2: [(2, 80)], 3: [(3, 120)], 4: [(4, 132)], 5: [(3, 120), (2, 80)], 6: [(3, 112), (3, 112)]}
"""By number of seats: the rows of plaques, with their number and height, px; wider plaques are lower."""
_ALONE, _FEW, _MANY = 200, 152, 125
"""Maximum width of a card on the line, px: of the first one; with two or three players, when five fit behind the
tunnel; with more players, when six fit."""
_STRIP: Final = 100
"""Height of the strip below, px."""
_STATION, _LONE = 520, 146
"""Width of the railway and of its single card while the last round is shown beside it, px."""
_LAST: Final = 150
"""Height of the strip with the last round, px."""
_FANS: Final = 3
"""The number of fans of eight cards that are readable side by side in the strip."""
_CARD, _LARGE, _PORTRAIT = 44, 60, 38
"""Widths, px, of cards and portraits of the last round."""
_HEADING, _POINTS = 46, 204
"""On its panel, px: the height of its heading, the width of the area beside a fan."""
_SEAT: Final = _PORTRAIT + 5 + mini_height(_CARD)
"""Height of a seat with its fan below, px."""


def shown(view: AllAboardView, people: Sequence[Person], words: Words) -> Table:
    """Return the table: before the start the seats that have picked, and the last round; then the train as it grows."""
    return Table(
        LOOK,
        *words.both("all_aboard-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(_plaque(view, p, who, words) for p, who in enumerate(people)),
        lambda canvas, seats: _table(canvas, view, people, words, seats),
        tuple(_remarks(view.s, words)),
        large=lambda width: _large(view.s, people, words, width),
    )


def _large(s: AllAboardState, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return the line in large print; before the start the last round in words, for a few players."""
    line = drawings.large_line(s, people, NARRATION.signal(s, words), width)
    if s.phase != "show":
        return [line]
    told = sentences([_last_told(s, p, words) for p in range(len(s.last_hands))], width, 1)
    return [line, *(told if len(told) <= _FANS else [])]


def _remarks(s: AllAboardState, words: Words) -> Iterator[Told]:
    """Yield the task before the start and the last round; then the line and the cards shown."""
    if s.phase == "show":
        yield words("all_aboard-alt-show")
    yield table_card(s, words)
    if s.phase == "show":
        yield from (_last_told(s, p, words) for p in range(len(s.last_hands)))
    else:
        yield tuple(_line(s, count, words) for count in range(min(_TOLD, len(s.line)), 0, -1))
        yield words("all_aboard-alt-shown", cards=spoken(s.shown, words))


def _line(s: AllAboardState, count: int, words: Words) -> str:
    """Return the latest cards of the line, each run of one seat with its number."""
    latest = list(zip(s.crew, s.line, strict=True))[-count:]
    told = []
    for seat, run in groupby(latest, lambda laid: laid[0]):
        cards = spoken([card for _, card in run], words)
        told.append(cards if seat == NO_SEAT else words("all_aboard-alt-by", cards=cards, seat=str(seat + 1)))
    return words("all_aboard-alt-line", count=len(latest), cards=words("games-alt-semicolon").join(told))


def _last_told(s: AllAboardState, p: int, words: Words) -> Told:
    """Return a seat's last round with the cards left in hand; or only the number of red ones; or nothing."""
    hand = s.last_hands[p]
    facts = {"seat": str(p + 1), "points": points_spoken(s.columns[-1][p], words), "proofs": s.last_proofs[p]}
    facts |= {"cards": spoken(hand, words), "held": str(len(hand)), "red": str(reds(hand))}
    return words("all_aboard-alt-last", **facts), words("all_aboard-alt-last-short", **facts), ""


def _table(
    canvas: Canvas, view: AllAboardView, people: Sequence[Person], words: Words, seats: Sequence[Plaque]
) -> None:
    s = view.s
    top = _plaques(canvas, seats) + 14
    told, most = NARRATION.signal(s, words), _ALONE if len(s.line) == 1 else _FEW if view.seats < 4 else _MANY
    looks_back = s.phase == "show" and bool(s.last_hands)
    if looks_back and view.seats > _FANS:
        high = theme.TABLE_HEIGHT - _SIDE - top
        scene = Box(_SIDE, top, _STATION, high)
        drawings.draw_line(canvas, scene, s.line, s.crew, people, deck=len(s.deck), word=told, most=_LONE, alone=True)
        left = _SIDE + _STATION + _GAP
        _beside(canvas, view, people, words, (left, top, 1200 - _SIDE - left, high))
        return
    strip = _LAST if looks_back else _STRIP
    bottom = theme.TABLE_HEIGHT - strip
    scene = Box(_SIDE, top, 1200 - 2 * _SIDE, bottom - 14 - top)
    drawings.draw_line(
        canvas, scene, s.line, s.crew, people, deck=len(s.deck), word=told, most=most, alone=s.phase == "show"
    )
    room = band(canvas, strip)
    if s.phase != "turn" and s.last_hands:
        _last_round(canvas, view, people, words, bottom)
    else:
        (_shown(view, people, words) if s.phase == "turn" else _first(words)).within(canvas, room)


def _plaques(canvas: Canvas, seats: Sequence[Plaque]) -> float:
    """Draw seats in one row, from five in two, each row over the whole width; return the lower edge."""
    y, first = _TOP, 0
    for count, high in _ROWS[len(seats)]:
        wide = (1200 - 2 * _SIDE - _GAP * (count - 1)) / count
        for k, seat in enumerate(seats[first : first + count]):
            plaque.draw(canvas, _SIDE + (wide + _GAP) * k, y, wide, high, seat)
        y, first = y + high + plaque.TAB, first + count
    return y - plaque.TAB


def _plaque(view: AllAboardView, p: int, who: Person, words: Words) -> Plaque:
    s, showing = view.s, view.s.phase == "show"
    stuck = not showing and bool(view.waiting) and 0 < (view.waiting[0] - p) % view.seats <= s.passes
    done = words("all_aboard-picked") if showing else words("all_aboard-passed") if stuck else ""
    return Plaque(
        who,
        p,
        (held(len(s.hands[p]), words), stacked(s.proofs[p], words("all_aboard-alt-proofs", count=s.proofs[p]))),
        signed(s.totals[p]),
        **tabs(view, p, words("all_aboard-choosing") if showing else turn_word(words), done),
        dealer="*right" if p == s.starter else "",
        dealer_told=words("spoken-started"),
    )


def _first(words: Words) -> Node:
    return Text(words("all_aboard-first"), 30, quiet=True, grow=1)


def _shown(view: AllAboardView, people: Sequence[Person], words: Words) -> Node:
    """Return the cards that decided the start, each with its player."""

    def one(p: int, card: int) -> Node:
        def sign(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
            canvas.portrait(x + 22, y + 22, 44, people[p], p, "sign", canvas.look.panel)

        return Row(Paint(44, 44, sign), Picture(small(card, 60)), gap=8)

    shown = Row(*(one(p, card) for p, card in enumerate(view.s.shown)), gap=38)
    return Row(two_lines(words("all_aboard-shown")), shown, gap=34, grow=1)


def _last_round(canvas: Canvas, view: AllAboardView, people: Sequence[Person], words: Words, top: float) -> None:
    """Draw by seat the points of the last round, the proofs, and the cards left in hand."""
    told = two_lines(words("all_aboard-last-round"))
    told.place(canvas, 40, top + (_LAST - told.height) / 2, 128)
    wide = 1000 / view.seats
    for p, cards in enumerate(view.s.last_hands):
        x = 180 + wide * p
        _points(canvas, view.s, p, people[p], x, top + 36)
        _fan(canvas, cards, x, top + 72, wide - 14)


def _beside(
    canvas: Canvas, view: AllAboardView, people: Sequence[Person], words: Words, box: tuple[float, float, float, float]
) -> None:
    """Draw the same on a panel, four in a column, more in two; ``box``: left, top, width, height, px."""
    x, y, width, height = box
    canvas.slab(x, y, width, height, radius=26, fill=canvas.look.panel, line=canvas.look.line)
    x, width = x + 24, width - 2 * 24
    canvas.text(x, y + 28, words("all_aboard-last-round"), size=26, colour=canvas.look.quiet, room=width)
    columns = 1 if view.seats < 5 else 2
    wide, high = (width + 16) / columns - 16, (height - _HEADING - 10) / -(-view.seats // columns)
    for p, cards in enumerate(view.s.last_hands):
        left, top = x + (wide + 16) * (p % columns), y + _HEADING + high * (p // columns)
        if columns == 1:
            _points(canvas, view.s, p, people[p], left, top + high / 2)
            _fan(canvas, cards, left + _POINTS, top + (high - mini_height(_LARGE)) / 2, wide - _POINTS, _LARGE)
        else:
            top += (high - _SEAT) / 2
            _points(canvas, view.s, p, people[p], left, top + _PORTRAIT / 2)
            _fan(canvas, cards, left, top + _SEAT - mini_height(_CARD), wide)


def _points(canvas: Canvas, s: AllAboardState, p: int, who: Person, x: float, y: float) -> None:
    """Draw portrait, points and proofs of a seat; ``y`` is their middle."""
    canvas.portrait(x + _PORTRAIT / 2, y, _PORTRAIT, who, p, "sign", canvas.look.panel)
    canvas.text(x + 44, y, signed(s.columns[-1][p]), size=30, room=50)
    proofs = stacked(s.last_proofs[p])(0.94)
    proofs.place(canvas, x + 112, y - proofs.height / 2, proofs.want)


def _fan(canvas: Canvas, cards: Sequence[int], x: float, y: float, room: float, wide: int = _CARD) -> None:
    """Draw cards from ``x`` on, closer together if they need more than ``room`` px."""
    step = overlap(len(cards), wide, room, wide - 4)
    for k, c in enumerate(cards):
        canvas.sprite(small(c, wide), x + step * k, y)
