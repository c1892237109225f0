"""The table of Hex Bases: the ring of six, the piles in its middle, the players in the corners."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from engine.core.state import NO_CARD, NO_SEAT
from engine.families.jokers import PACK
from engine.games.hex_jinchi.state import HexJinchiState, HexJinchiView
from engine.games.hex_jinchi.terms import BASES, WINNING, owned
from locales import Words
from render.games.hex_jinchi import LOOK
from render.games.hex_jinchi.drawings import base_told, hexes, large_board, large_rows, ring, sea
from render.games.hex_jinchi.narration import NARRATION, numbers
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, quarters
from render.kit.layout import Column, Item, Many, Node, Picture, Row, Text, Told, counted
from render.kit.pages.joker_pack import face, small
from render.kit.pages.table import Table
from render.kit.pieces import cards
from render.kit.pieces.cards import mini_height
from render.kit.pieces.person import Person, names
from render.kit.piles import Pile
from render.kit.plaque import TAB, Plaque, tabs
from render.large.parts import facts, laid, stock
from render.narration.cards import card_short, turn_word
from render.narration.jokers import listed as marks
from render.narration.jokers import named, spoken
from render.narration.spoken import held
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("down", "three on every base that is nobody's"),
    Unshown("held turns", "told at the end, game by game", phases="discard place"),
    Unshown("last_seat last_thrown", "told until the next turn is under way", phases="place"),
    Unshown("last_used", "told until the next turn is under way", phases="place", partly=True),
    Unshown("game games", "a single game has no number", phases="discard place", partly=True),
    Unshown("discards", "the newest cards of the discard pile", phases="place", where="picture", partly=True),
    Unshown("discards hands known stock taken_down thrown last_seat last_thrown last_used", "it is over", "over"),
    Unshown("limit turn game", "what became of every game is told", phases="over"),
    Unshown("starter", "told of a single game", phases="over", partly=True),
    Unshown("turns", "those of the shortest game are told", phases="over", partly=True),
    Unshown("scores", "the games won are the scores", phases="over"),
)

_TABLE: Final = Box(20, theme.BAR_HEIGHT + 16, theme.WIDTH - 40, theme.TABLE_HEIGHT - theme.BAR_HEIGHT - 36)
_HIGH: Final = 150
_SIDE: Final = 320
_PANEL: Final = 288
"""Width of the panel with the discard pile, px."""
_RADIUS: Final = 130
_HEART: Final = (theme.WIDTH / 2, (theme.BAR_HEIGHT + theme.TABLE_HEIGHT) / 2)
_KNOWN: Final = 272
"""Room for the known cards of a hand, px."""
DUEL: Final = 2
Form = Callable[[Iterable[int], Words], str]
"""A form of several cards."""
_LARGE: Final = 66
"""Width of small cards in large print, px."""
_FEW: Final = 5
"""While more cards wait for the end of the turn, the bases are in rows in large print."""
_PILE: Final = 70
"""Width of the piles in the middle, px."""
_WAITING, _THROWN = 56, 46
"""Width of the waiting cards, and of the newest discards, px."""


def shown(view: HexJinchiView, people: Sequence[Person], words: Words) -> Table:
    """Return the content of the table: ring, players, the cards waiting for the end of the turn, discard pile."""
    s = view.s

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        if not canvas.look.plain:
            sea(canvas, round(_HEART[0]), round(_HEART[1]), _RADIUS, duel=view.seats == DUEL)
        ring(canvas, s, people, words, _HEART, _RADIUS)
        _piles(canvas, s, words)
        corners, free = places(view.seats)
        for one, box in zip(seats, corners, strict=True):
            plaque.draw(canvas, *box, one)
            if cards_known := s.known[one.seat]:
                _known(canvas, cards_known, words, box)
        _discards(canvas, s, words, free)

    return Table(
        LOOK,
        *words.both("hex_jinchi-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(_plaque(view, p, people[p], words) for p in range(view.seats)),
        drawing,
        tuple(_remarks(s, words)),
        _last_move(s, people, words),
        mover=_latest(s)[0],
        large=lambda width: _large(s, people, words, width),
    )


def _large(s: HexJinchiState, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return the bases, the piles, and the cards that wait for the end of the turn, in large print."""
    waiting = [small(c, _LARGE) for c in s.taken]
    piles: list[Node | None] = [stock(len(s.stock), words("hex_jinchi-stock"))]
    if s.discards:
        label, top = words("hex_jinchi-discards"), Picture(small(s.discards[-1], _LARGE))
        piles.append(Row(Text(label, 36, quiet=True), top, gap=12))
    if s.taken_down:
        piles.append(stock(len(s.taken_down), words("hex_jinchi-waiting")))
    bases = large_board(s, people, width) if len(s.taken) <= _FEW else large_rows(s, width)
    found = [bases, facts(width, *piles)]
    return [*found, laid(width, waiting, words("hex_jinchi-waiting"))] if waiting else found


def _remarks(s: HexJinchiState, words: Words) -> Iterator[Told]:
    """Yield the bases, this turn or the one before, and the piles; in the end with marks, and few discards."""
    yield from (_base(s, base, words) for base in BASES)
    if s.thrown != NO_CARD or s.used:
        yield _by_length(lambda form, _: _now(s, words, form))
    elif s.last_seat != NO_SEAT:
        yield _by_length(lambda form, _: _before(s, words, form))
    if s.taken or s.taken_down:
        yield _by_length(lambda form, _: _waiting(s, words, form))
    yield _by_length(lambda form, most: _discarded(s, words, form, most))


def _by_length(tell: Callable[[Form, int], str]) -> Told:
    """Return the texts of ``tell``, which gets a form of cards and the maximum number of discards."""
    return tuple(tell(form, most) for form, most in ((spoken, PACK), (spoken, 8), (marks, 8), (marks, 2)))


def _base(s: HexJinchiState, base: int, words: Words) -> Told:
    return _by_length(lambda form, _: base_told(s, base, words, form))


def _now(s: HexJinchiState, words: Words, form: Form) -> str:
    card = form([s.thrown], words) if s.thrown != NO_CARD else words("hex_jinchi-nothing")
    return words("hex_jinchi-alt-now", card=card, bases=numbers(s.used, words))


def _waiting(s: HexJinchiState, words: Words, form: Form) -> str:
    what = [form(s.taken, words)] * bool(s.taken)
    what += [words("hex_jinchi-took-down", count=len(s.taken_down))] * bool(s.taken_down)
    return words("hex_jinchi-alt-waiting", what=words.join(what))


def _before(s: HexJinchiState, words: Words, form: Form) -> str:
    card = form([s.last_thrown], words) if s.last_thrown != NO_CARD else words("hex_jinchi-nothing")
    return words("hex_jinchi-alt-last", seat=str(s.last_seat + 1), card=card, bases=numbers(s.last_used, words))


def _discarded(s: HexJinchiState, words: Words, form: Form, most: int) -> str:
    key = "alt-pile" if len(s.discards) <= most else "alt-pile-late"
    facts = {"cards": form(s.discards[-most:], words), "count": str(len(s.discards))}
    return words(f"hex_jinchi-{key}", stock=len(s.stock), **facts)


def _plaque(view: HexJinchiView, p: int, who: Person, words: Words) -> Plaque:
    s = view.s
    count, won, known = owned(s.owners, view.seats)[p], s.totals[p], s.known[p]
    games = counted("crown", won, words("hex_jinchi-amount", count=won, number=str(won)))
    bases = words("hex_jinchi-amount-bases", count=count, number=str(count))
    return Plaque(
        who,
        p,
        (held(len(s.hands[p]), words), *([games] if s.games > 1 else [])),
        Item(lambda k: Row(Text(str(count), round(44 * k)), hexes(count, p, round(23 * k)), gap=14), bases),
        **tabs(view, p, turn_word(words), words("hex_jinchi-threat") if count >= WINNING else ""),
        dealer="*dealer" if p == s.starter else "",
        dealer_told=words("spoken-started"),
        remarks=(_by_length(lambda form, _: words("hex_jinchi-alt-known", cards=form(known, words))),) * bool(known),
        large=(lambda width: _large_known(known, words, width)) if known else None,
    )


def _large_known(known: Sequence[int], words: Words, width: float) -> Node:
    return laid(width, [small(c, _LARGE) for c in known], words("hex_jinchi-known"))


def places(seats: int) -> tuple[tuple[Box, ...], Box]:
    """Return the boxes of the plaques, clockwise from the lower left, and the corner of the discard pile."""
    found = quarters(3, _TABLE)
    lower, upper, last = found.seats
    corners = (lower, upper) if seats == DUEL else found.seats
    return tuple(_corner(box) for box in corners), last if seats == DUEL else found.middle


def _corner(quarter: Box) -> Box:
    """Return the place of a plaque in the outer corner of a quarter of the table."""
    x = quarter.x if quarter.x < theme.WIDTH / 3 else quarter.right - _SIDE
    y = quarter.y + TAB if quarter.y < theme.TABLE_HEIGHT / 3 else quarter.bottom - _HIGH
    return Box(x, y, _SIDE, _HIGH)


def _known(canvas: Canvas, cards_known: Sequence[int], words: Words, box: Box) -> None:
    """Draw the known cards of a hand below a plaque, or above it in the lower corners."""
    pile = Many([Picture(small(c, 46)) for c in cards_known], gap=4, newest=True)
    known = Row(Text(words("hex_jinchi-known"), 22, quiet=True), pile, gap=10)
    up = box.y - known.height - TAB - 6 if box.y > theme.TABLE_HEIGHT / 2 else box.bottom + 10
    known.place(canvas, box.x + (44 if box.x > theme.WIDTH / 2 else 4), up, _KNOWN)


def _piles(canvas: Canvas, s: HexJinchiState, words: Words) -> None:
    """Draw the stock, and the newest discard, lit if it was thrown last."""
    (x, y), away = _HEART, _PILE / 2 + 14
    top = face(s.discards[-1])(_PILE) if s.discards else None
    stock = Pile(_PILE, len(s.stock), label=words("hex_jinchi-stock"), room=102, size=24)
    newest = s.thrown if s.thrown != NO_CARD or s.used else s.last_thrown
    lit = bool(s.discards) and s.discards[-1] == newest
    thrown = Pile(_PILE, 0, top=top, label=words("hex_jinchi-discards"), told=False, lit=lit, room=102, size=24)
    for pile, middle in ((stock, x - away), (thrown, x + away)):
        pile.standing(canvas, middle, y + cards.card_height(_PILE) / 2 + 8)


def _discards(canvas: Canvas, s: HexJinchiState, words: Words, quarter: Box) -> None:
    """Draw in the free corner the discard pile, above it the waiting cards."""
    parts: list[Node] = []
    if s.taken or s.taken_down:
        backs = [Picture(cards.back(_WAITING, mini_height(_WAITING)))] * (len(s.taken_down) > 0)
        count = [Text(f"×{len(s.taken_down)}", 30)] * bool(backs)
        row = Row(*backs, *count, Many([Picture(small(c, _WAITING)) for c in s.taken], gap=4), gap=8)
        parts += [Text(words("hex_jinchi-waiting"), 25, quiet=True), row]
    if s.discards:
        pile = Many([Picture(small(c, _THROWN)) for c in s.discards], gap=4, newest=True)
        parts += [Text(f"{words('hex_jinchi-discards')} {len(s.discards)}", 25, quiet=True), pile]
    if parts:
        column = Column(*parts, gap=6)
        high, upper = column.height + 24, quarter.y < theme.TABLE_HEIGHT / 3
        panel = quarter.head(high) if upper else quarter.foot(high)
        panel = panel.left(_PANEL) if upper else panel.beside(panel.width - _PANEL)
        canvas.slab(*panel)
        column.place(canvas, panel.x + 16, panel.y + 12, _PANEL - 32)


def _latest(s: HexJinchiState) -> tuple[int, Sequence[int], int]:
    """Return the seat of this turn or the one before, its bases and its discard."""
    now = bool(s.waiting) and (s.thrown != NO_CARD or bool(s.used))
    return (s.waiting[0], s.used, s.thrown) if now else (s.last_seat, s.last_used, s.last_thrown)


def _last_move(s: HexJinchiState, people: Sequence[Person], words: Words) -> str:
    """Return the placements of this turn or the one before, else the discard."""
    seat, used, card = _latest(s)
    if seat == NO_SEAT or not (used or card != NO_CARD):
        return ""
    if used:
        return words("hex_jinchi-last", name=people[seat].name, bases=numbers(used, words))
    return words("hex_jinchi-last-none", name=people[seat].name, card=named(card, words, card_short))
