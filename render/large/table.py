"""A table in large print: the bar, the trick or the game's middle, and everybody's plaque in one or two columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.state import NO_SEAT
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import Look
from render.kit.layout import GOLDEN, Ink, Item, Node, Paint, Row, Text, Told
from render.kit.pages.table import Table, mover_of
from render.kit.pages.trick_table import Played, TrickTable
from render.kit.pieces import cards
from render.kit.plaque import Plaque
from render.large.parts import (
    GAP,
    INSIDE,
    LEAST,
    Face,
    Flow,
    Lines,
    Stack,
    bar,
    fewest,
    item,
    named,
    part,
    pill,
    said,
    sentences,
    sheet,
)

_MOST: Final = 1400
"""A table that is higher has shorter sentences, px."""
_CARD: Final = 126
_LAST: Final = 92
"""The width of a card of the trick, and of the trick before, px."""
_FOOT: Final = 66
"""The diameter of the portrait on the foot of a card, px."""
_BESIDE: Final = 430
"""The least width of what is beside the trick, px."""
_CUTS: Final = (0, 1, 2, 3, 5, 9)


def table(t: Table) -> Canvas:
    """Return the table of a game that draws its middle itself."""
    head = bar((t.title, t.right), t.last_move, mover_of(t.seats, t.mover))
    return fewest(
        (sheet(t.look, head, *_middle(t, INSIDE, cut), players(t.look, t.seats, cut)) for cut in _CUTS), _MOST
    )


def trick_table(t: TrickTable) -> Canvas:
    """Return the table of a trick game: the trick, beside or below it what the game shows in the middle."""
    head = bar((t.title, t.right), t.last_move, mover_of(t.seats, t.mover))
    return fewest((sheet(t.look, head, *_trick_parts(t, cut)) for cut in _CUTS), _MOST)


def _middle(t: Table | TrickTable, width: float, cut: int) -> list[Node]:
    """Return the parts in place of the game's own drawing: its ``large``, else the sentences that describe it."""
    if t.large:
        return [node for node in t.large(width) if node.height]
    return [*filter(None, [part(t.bar, width)]), *sentences(t.remarks, width, cut)]


def _trick_parts(t: TrickTable, cut: int) -> list[Node]:
    trick = _trick(t)
    people = players(t.look, t.seats, cut, _marks(t))
    if trick is None:
        return [*_middle(t, INSIDE, cut), people]
    beside = INSIDE - trick.want - 30
    if beside >= _BESIDE:
        middle = Stack(beside, *_middle(t, beside, cut))
        if middle.height <= trick.height + 60:
            return [Row(trick, middle, gap=30), people]
    return [trick, *_middle(t, INSIDE, cut), people]


def _marks(t: TrickTable) -> dict[int, Node]:
    """Return the words that belong to a card of the trick, by the place of its owner: they are on the plaque."""
    found = {}
    for order, played in enumerate(t.played):
        if played.seat == t.best:
            found[played.seat] = pill(t.labels.best, theme.MINT)
        elif played.face is None or played.mark or order == 0:
            found[played.seat] = pill(played.mark or t.labels.lead, t.look.mat, theme.CREAM, t.look.quiet)
    return found


def _trick(t: TrickTable) -> Node | None:
    """Return the trick in the order played, and the place of the seat to play; before its first card the trick
    before."""
    played = [one for one in t.played if one.face]
    if played:
        cells = [_card(t, one, _CARD, theme.MINT if one.seat == t.best else "") for one in played]
    elif t.last:
        cells = [_card(t, one, _LAST, theme.MINT if one.seat == t.last_winner else "") for one in t.last if one.face]
        label = Lines(300, t.labels.last, LEAST, quiet=True)
        return Row(label, *cells, gap=16)
    else:
        return None
    if t.to_play != NO_SEAT and len(t.played) < len(t.seats):
        cells.append(_place(t))
    return Row(*cells, gap=20)


def _card(t: TrickTable, played: Played, width: int, glow: str) -> Node:
    """Return a card with the portrait of its owner on its foot."""
    assert played.face
    sprite = played.face(width)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        canvas.card(sprite, x + width / 2, y + 6 + sprite.height / 2, 0, glow)
        _owner(canvas, t, played.seat, x + width / 2, y + 6 + sprite.height)

    return Paint(width, sprite.height + 10 + _FOOT / 2, draw)


def _place(t: TrickTable) -> Node:
    high = cards.card_height(_CARD)

    def draw(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
        canvas.place(x + width / 2, y + 6 + high / 2, _CARD, high, theme.GOLD)
        _owner(canvas, t, t.to_play, x + width / 2, y + 6 + high)

    return Paint(_CARD, high + 10 + _FOOT / 2, draw)


def _owner(canvas: Canvas, t: TrickTable, place: int, x: float, y: float) -> None:
    one = t.seats[place]
    canvas.portrait(x, y, _FOOT, one.who, one.seat, "avatar", t.look.panel, lettered=False)


# Players


def players(look: Look, seats: Sequence[Plaque], cut: int, marks: dict[int, Node] | None = None) -> Node:
    """Return all plaques in the arrangement that needs the least height: one column, or two."""
    return min((_columns(look, seats, cut, marks or {}, count) for count in (1, 2)), key=lambda node: node.height)


def _columns(look: Look, seats: Sequence[Plaque], cut: int, marks: dict[int, Node], count: int) -> Node:
    width = (INSIDE - GAP * (count - 1)) / count
    rows: list[Node] = []
    for first in range(0, len(seats), count):
        here = range(first, min(first + count, len(seats)))
        wide = width if len(here) == count else INSIDE
        made = [(seats[p], content(seats[p], wide - 32, cut, marks.get(p))) for p in here]
        high = max(node.height for _, node in made) + 24
        rows.append(Row(*(_slab(look, one, node, wide, high) for one, node in made), gap=GAP))
    return Stack(INSIDE, *rows, gap=12)


def _slab(look: Look, one: Plaque, node: Node, width: float, height: float) -> Node:
    """Return a plaque on its panel: gold for a seat that is to act, with a mint edge for a winner."""
    ink = GOLDEN if one.turn else Ink(theme.CREAM, look.quiet, look.panel)
    if one.out:
        ink = Ink(ink.quiet, ink.quiet, ink.ground)
    line = theme.GOLD if one.turn else theme.MINT if one.winner else ""

    def draw(canvas: Canvas, x: float, y: float, wide: float, _height: float) -> None:
        canvas.slab(x, y, wide, height, fill=ink.ground, line=line, edge=5 if one.winner else 2, depth=0)
        node.place(canvas, x + 16, y + 12, wide - 32, ink)

    return Paint(width, height, draw)


def content(one: Plaque, width: float, cut: int, mark: Node | None = None) -> Node:
    """Return what a plaque says: portrait, name and score, below them the words and items, then what the game draws
    beside it."""
    score = _score(one, width)
    room = width - 76 - 14 - (score.want + 16 if score else 0)
    name = named(one.who.name, room)
    parts = [*_words(one, mark), *(node for node in (item(part, width, cut) for part in one.items) if node)]
    left = Row(Face(one), name, gap=14)
    beside = sum(part.want + 22 for part in parts)
    if beside and beside <= room - name.want:
        left, parts = Row(left, *parts, gap=22), []
    head = Row(left, *([score] if score else []), gap=width - left.want - score.want if score else 0)
    below = [one.large(width)] if one.large else sentences(_short(one.remarks), width, cut)
    return Stack(width, head, Flow(width, parts) if parts else None, *below, gap=8)


def _short(remarks: Sequence[Told]) -> Sequence[Told]:
    return [told for told in remarks if said(told)]


def _score(one: Plaque, width: float) -> Node | None:
    if not one.score:
        return None
    made = item(one.score, width / 2) if isinstance(one.score, Item) else Text(one.score, 58)
    if made is None:
        return None
    unit = [Text(one.unit, LEAST, quiet=True)] if one.unit else []
    return Row(made, *unit, gap=8)


def _words(one: Plaque, mark: Node | None) -> list[Node]:
    """Return the words of the corners of a plaque as capsules: turn, done, team, seal, and the mark of its card."""
    found = []
    if one.turn:
        found.append(pill(one.turn, theme.INK, theme.GOLD))
    elif one.done:
        found.append(pill(one.done, theme.MINT))
    if mark:
        found.append(mark)
    if one.team:
        found.append(pill(one.team.word, one.team.fill, one.team.colour, theme.CREAM))
    letters = [word for word in (one.seal, one.dealer) if word and not word.startswith("*")]
    found += [pill(word, theme.SEAT_COLOUR[one.seat]) for word in letters]
    return found
