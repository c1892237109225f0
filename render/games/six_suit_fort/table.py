"""The table of Six-Suit Fort: the cliff at the left, on the meadows at the right every player's fort."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.state import NO_SEAT
from engine.games.six_suit_fort import terms
from engine.games.six_suit_fort.state import SixSuitFortState, SixSuitFortView
from engine.games.six_suit_fort.terms import SPOTS
from locales import Words
from render.games.six_suit_fort import LOOK, drawings
from render.games.six_suit_fort.drawings import Scale
from render.games.six_suit_fort.narration import NARRATION
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.layout import Item, Node, Picture, Row, Text, Told
from render.kit.pages.table import Table
from render.kit.pages.trick_table import small_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import TAB, Plaque, tabs
from render.large.parts import Flow, Lines, Stack, stock
from render.narration.cards import card_name, cards_spoken
from render.narration.spoken import held
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("areas", "in a fort numbers and heights count, not suits; at the end heights alone", partly=True),
    Unshown("manual", "agreed in the lobby, and told by the rules"),
    Unshown("quiet", "it is looked at when the turn is over", phases="build"),
    Unshown("trigger", "the digging is over", phases="pair"),
    Unshown("dug start quiet stock field hands", "the outcome is told", phases="over"),
    Unshown("revealed", "what a hand costs is told", phases="over", partly=True),
)

_TOP: Final = theme.BAR_HEIGHT + 2
_CLIFF: Final = 352
"""Width of the cliff, px."""
_CARD: Final = 76
_BETWEEN: Final = 24
"""Gap between the squares of the rock with their tags, px."""
_PLAQUE: Final = {3: 256, 4: 282, 5: 282}
"""Width of a plaque by number of seats: a low one needs more."""
_TERRACE: Final = {3: 176, 4: 134, 5: 130}
"""The least height of a terrace by number of seats, px."""
_GRASS: Final = 14
"""The height of the grass before a fort, px."""
_MARGIN: Final = 3
"""The room above a flag, px."""


def shown(view: SixSuitFortView, people: Sequence[Person], words: Words) -> Table:
    """Return the rock with its spots, stock and captured cards; every player's fort with its fitting numbers."""
    telling = Telling(view, names(people), words)

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        rest, highs = Box(_CLIFF, _TOP, theme.WIDTH - _CLIFF, theme.TABLE_HEIGHT - _TOP), row_heights(view.s)
        room = rest.width - _PLAQUE[view.seats] - 46
        scales = drawings.scales_of(view.s.areas, room, [_air(high) for high in highs])
        for seat, high, scale in zip(seats, highs, scales, strict=True):
            _meadow(canvas, view.s, seat, words, rest.head(high), scale)
            rest = rest.below(high)
        _rock(canvas, view.s, words)

    return Table(
        LOOK,
        *words.both("six_suit_fort-title"),
        NARRATION.state_line(telling),
        tuple(_plaque(view, p, one, words) for p, one in enumerate(people)),
        drawing,
        tuple(_remarks(view, words)),
        NARRATION.last_move(telling),
        mover=view.s.dug[0] if view.s.dug else NO_SEAT,
        large=lambda width: [_large(view.s, words, width)],
    )


def _large(s: SixSuitFortState, words: Words, width: float) -> Node:
    """Return the rock in large print, beside it the stock and the captured cards."""
    lit = s.dug[2] if s.dug else -1
    found = [Picture(small_face(c)(84)) for c in s.loose]
    quiet = words("six_suit_fort-bar-quiet", quiet=str(s.quiet), most=str(2 * len(s.areas)))
    beside = [Lines(380, quiet, 36, quiet=True)] if s.quiet and not found else []
    squares = [drawings.large_square(s.field, number, lit) for number in (0, 1)]
    return Flow(width, [*squares, Stack(300, stock(len(s.stock)), Flow(300, found, gap=10), *beside)], gap=16)


def _remarks(view: SixSuitFortView, words: Words) -> Iterator[Told]:
    """Yield the rock, the cards at its foot, the last digging; while digging lasts how spots are named."""
    s = view.s
    yield from NARRATION.rock(s, words)
    if s.trigger or view.phase == "pair":
        yield words("six_suit_fort-alt-stock", stock=len(s.stock))
    if s.loose:
        yield words("six_suit_fort-alt-found", cards=cards_spoken(s.loose, words))
    elif s.quiet:
        yield words("six_suit_fort-alt-quiet", quiet=s.quiet, most=str(2 * view.seats))
    if s.dug:
        yield _last(s, words)
    if view.phase != "pair":
        how = words("six_suit_fort-alt-how")
        yield how, how, ""


def _last(s: SixSuitFortState, words: Words) -> str:
    seat, card, spot, mode = s.dug
    facts = {"spot": SPOTS[spot].code, "mode": words(f"six_suit_fort-mode-{terms.MODES[mode]}")}
    facts |= {"seat": str(seat + 1), "card": card_name(card, words), "taken": cards_spoken(s.taken, words)}
    return words(f"six_suit_fort-alt-last{'' if s.taken else '-nothing'}", **facts)


def _rock(canvas: Canvas, s: SixSuitFortState, words: Words) -> None:
    """Draw the cliff, both squares, at its foot the stock and the captured cards."""
    if canvas.look.plain:
        canvas.box(0, _TOP, _CLIFF - 20, theme.TABLE_HEIGHT - _TOP, 0, canvas.look.mat)
    else:
        canvas.sprite(drawings.cliff(_CLIFF, theme.TABLE_HEIGHT - _TOP), 0, _TOP)
    x, high = theme.EDGE_SAFE + 4.0, drawings.square_height(_CARD)
    lit = s.dug[2] if s.dug else -1
    for number in (0, 1):
        drawings.square(canvas, s.field, number, x, _TOP + 10 + number * (high + _BETWEEN), _CARD, lit)
    foot = theme.TABLE_HEIGHT - 88
    canvas.box(theme.EDGE_SAFE, foot, _CLIFF - 52, 76, 16, canvas.look.panel)
    stock = Row(Picture(cards.back(42)), Text(str(len(s.stock)), 40), gap=10)
    stock.place(canvas, theme.EDGE_SAFE + 14, foot + 39 - stock.height / 2, stock.want)
    if s.loose:
        found = Row(*(Picture(small_face(c)(46)) for c in s.loose), gap=8)
        found.place(canvas, _CLIFF - 44 - found.want, foot + 39 - found.height / 2, found.want)
    elif s.quiet:
        told = words("six_suit_fort-bar-quiet", quiet=str(s.quiet), most=str(2 * len(s.areas)))
        right, room = _CLIFF - 44, _CLIFF - 44 - theme.EDGE_SAFE - 28 - stock.want
        canvas.text(right, foot + 39, told, size=28, colour=canvas.look.quiet, align="r", room=room, least=20)


def row_heights(s: SixSuitFortState) -> list[int]:
    """Return the heights of the terraces: what a plaque needs, and the rest by the heights of the forts."""
    seats = len(s.areas)
    free, tallest = theme.TABLE_HEIGHT - _TOP - _TERRACE[seats] * seats, [max(1, terms.tallest(a)) for a in s.areas]
    # in steps, so that few terraces are drawn anew
    highs = [_TERRACE[seats] + free * one // sum(tallest) // 10 * 10 for one in tallest]
    highs[-1] += theme.TABLE_HEIGHT - _TOP - sum(highs)
    return highs


def _air(high: float) -> float:
    """Return the room for a fort above the grass of a terrace."""
    return high - _GRASS - _MARGIN


def _meadow(canvas: Canvas, s: SixSuitFortState, plate: Plaque, words: Words, box: Box, scale: Scale) -> None:
    """Draw one player's terrace: plaque, fort, and the empty places at its ends."""
    (x, y, _, high), p = box, plate.seat
    if canvas.look.plain:
        canvas.box(0, y + high - _GRASS, theme.WIDTH, 4, 0, canvas.look.mat_line)
    else:
        lay_opaque(canvas.image, drawings.meadow(theme.WIDTH, round(high), p, bool(plate.turn)), 0, round(y))
    tall = min(high - TAB - 14, 140)
    wide, up = _PLAQUE[len(s.areas)], (high - _GRASS + TAB - tall) / 2
    plaque.draw(canvas, x + 10, y + up, wide, tall, plate)
    left = x + wide + 26
    space = Box(left, y + _MARGIN, theme.WIDTH - left - 20, _air(high))
    drawings.open_fort(canvas, s.areas[p], space, p, words("six_suit_fort-begins"), scale)


def _plaque(view: SixSuitFortView, p: int, who: Person, words: Words) -> Plaque:
    s, area = view.s, view.s.areas[p]
    decided = words("six_suit_fort-decided") if view.phase == "pair" else ""
    size = f"{len(area)}×{terms.tallest(area)}"
    return Plaque(
        who,
        p,
        (held(len(s.hands[p]), words),),
        Item(
            lambda k: Row(Text(size, max(20, round(28 * k)), quiet=True), Text(str(terms.points(area)), round(44 * k))),
            NARRATION.worth(area, words),
        ),
        **tabs(view, p, words(f"six_suit_fort-asked-{view.phase}"), decided),
        dealer="1" if p == s.start else "",
        dealer_told=words("spoken-started"),
        remarks=(NARRATION.columns(area, words),),
        large=lambda width: drawings.large_fort(area, width, words("six_suit_fort-begins")),
    )
