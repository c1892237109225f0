"""The result of Target: the last round on the rings, at an archery range by night, below it every player's targets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.core.state import NO_SEAT
from engine.games.target.state import TargetView
from engine.games.target.terms import distance
from locales import Words
from render.games.target import LOOK
from render.games.target.drawings import RIM, bank, radius, rings, spot, targets
from render.games.target.narration import NARRATION, away, card_away, mode
from render.games.target.table import places, won_told
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.text import Align
from render.kit.layout import Item, Paint, Told
from render.kit.pages.ranks import inside
from render.kit.pages.result import Rank, Result
from render.kit.pages.trick_table import small_face
from render.kit.pieces.cards import mini_height
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.cards import card_spoken, seat_number
from render.narration.spoken import trick_told
from render.narration.telling import Telling

_HUNG, _MIDDLE = 118, 800
"""The upper edge of the target, and its middle from the left, px."""
_HIGHER: Final = 103
"""The upper edge of the target of many players, px."""
_FOOT: Final = 8
"""The distance of the target from the foot of the scene, px."""
_SMALLER: Final = 0.86
"""The width of a few cards, as a part of their width on the table's target."""
_STEP: Final = 0.8
"""The least visible part of a target won below the next one."""
_LANTERNS: Final = {1: ((37.0, 96.0), 19.0), 2: ((39.2, 96.4), 10.9)}
"""The middles of the lanterns and their upper edge by the number of lines of cards, in hundredths of the width: over a
low scene they hang above the distances."""
_TOLD: Final = 24
"""The size of the distances, px."""
_WON: Final = theme.MINT, theme.INK
"""The colours of the distance that took the target, and of its text."""
_IN_LINE: Final = 5
"""The maximum number of players whose cards are in one line."""
_LABEL_SIZES: Final = (36, 25, -1)
"""The range of the sizes of the numbers on labels, px."""
_CROWD: Final = 5
"""The number of cards from which on they are smaller, and the portraits beside them."""


def shown(view: TargetView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s

    def row(p: int) -> Rank:
        won = _won(s.won[p], view.seats) if s.won[p] else None
        return Rank(Plaque(people[p], p), str(s.scores[p]), detail=won, total_told=won_told(s.won[p], words))

    return Result(
        LOOK,
        *words.both("target-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(row(p) for p in sorted(range(view.seats), key=lambda p: -s.scores[p])),
        1,
        words("games-result-win", count=1),
        words("target-unit", count=max(s.scores)),
        NARRATION.story(s, words),
        remarks=tuple(_last_told(view, words)),
        scene=lambda canvas, x, y, width, height: _range(canvas, view, people, words, round(width), round(height)),
    )


def _won(cards: Sequence[int], seats: int) -> Item:
    """Return targets won; many overlap, but never so far that a number is hidden."""
    room, width = inside(seats), 44 if seats < _CROWD else 36
    if seats > _IN_LINE and (low := _labels(cards, room)):
        return Item(lambda k: low)

    def made(k: float) -> Paint:
        wide = round(width * k)
        return targets(cards, wide, max(room, wide + _STEP * wide * (len(cards) - 1)))

    return Item(made)


def _labels(cards: Sequence[int], room: float) -> Paint | None:
    """Return targets won as low labels with the suit beside the number, for cards of two lines; None without room."""
    ranks = [RANKS[RANK[card]] for card in cards]
    size = next((k for k in range(*_LABEL_SIZES) if sum(_long(rank, k) + 6 for rank in ranks) - 6 <= room), 0)
    if not size:
        return None
    high = round(size * 1.3)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for card, rank in zip(cards, ranks, strict=True):
            suit, wide = SUITS[SUIT[card]], _long(rank, size)
            canvas.box(x, y, wide, high, 9, theme.IVORY)
            canvas.text(x + size * 0.2, y + high / 2, rank, size=size, colour=theme.SUIT_INK[suit], role="card")
            canvas.shape(suit, x + wide - size * 0.55, y + high / 2, round(size * 0.76), theme.SUIT_COLOUR[suit])
            x += wide + 6

    return Paint(room, high, draw)


def _long(rank: str, size: int) -> int:
    """Return the length of a label with this number, px."""
    return round(text.width(rank, text.BOLD, size) + size * 1.25)


def _last_told(view: TargetView, words: Words) -> Iterator[Told]:
    """Yield the last target with its taker, and the cards of its round with their distances."""
    s = view.s
    taken = {"target": card_spoken(s.last_target, words), "seat": seat_number(s.last_winner, words)}
    yield words(f"target-alt-last-{mode(s.last_target, s.last_trick)}", **taken)
    told = [card_away(s.last_target, card, words) for card in s.last_trick]
    played = [((s.last_leader + k) % view.seats, card) for k, card in enumerate(told)]
    yield trick_told("target-alt-played", played, NO_SEAT, words)


class _Lying(NamedTuple):
    """A card on the rings: its seat, its middle and width, px; ``won``: it took the target."""

    card: int
    seat: int
    won: bool
    x: float
    y: float
    wide: int


def _range(canvas: Canvas, view: TargetView, people: Sequence[Person], words: Words, width: int, height: int) -> None:
    """Draw the target with the cards of the last round on its rings, in mint the one that took it."""
    s = view.s
    crowd, (lanterns, high) = view.seats >= _CROWD, _LANTERNS[1 + (view.seats == 2 or view.seats > _IN_LINE)]
    lay_opaque(canvas.image, bank(width, height, 9.0, high, lanterns, 66.7), 0, 0)
    top, foot = (_HIGHER, 0) if crowd else (_HUNG, _FOOT)
    scale = int((height - top - foot) / 2 / (RIM + 8) * 40) / 40  # few sizes: the rings are kept
    x, y = _MIDDLE, top + (RIM + 8) * scale
    small, large = _sizes(view.seats, scale)
    lying = _lying(view, (x, y), scale, small, height)
    rings(canvas, x, y, scale, next(distance(s.last_target, one.card) for one in lying if one.won))
    upper = sum(one.y <= y + 1 for one in lying)
    _laid(canvas, lying[:upper])
    canvas.card(small_face(s.last_target)(large), x, y)  # cards above it and beside it would hide its number
    _laid(canvas, lying[upper:])
    size = 46 if crowd else 52
    for one in lying:
        tall, side = mini_height(one.wide), 1 if one.x > x else -1
        told, (fill, colour) = away(s.last_target, one.card, words), _WON if one.won else (LOOK.panel, theme.CREAM)
        # beside the long edge away from the middle, clear of the card
        at, down = one.x + side * (one.wide / 2 + size / 2 - 4), one.y - tall * 0.16
        align: Align = "l" if side > 0 else "r"
        beside = at + side * (size / 2 - (8 if side > 0 else 2))
        canvas.badge(beside, down, told, size=_TOLD, height=_TOLD + 8, fill=fill, colour=colour, align=align)
        canvas.portrait(at, down, size, people[one.seat], one.seat, "sign", LOOK.panel)


def _laid(canvas: Canvas, lying: Sequence[_Lying]) -> None:
    """Draw these cards, one that took the target with its edge."""
    for one in lying:
        canvas.card(small_face(one.card)(one.wide), one.x, one.y, 0, theme.MINT if one.won else "")


def _lying(view: TargetView, middle: tuple[float, float], scale: float, small: int, height: int) -> list[_Lying]:
    """Return the cards of the last round from the uppermost on, the one that took the target a little larger."""
    s, n, found = view.s, view.seats, list[_Lying]()
    for k, card in enumerate(s.last_trick):
        seat = (s.last_leader + k) % n
        wide = small + 10 * (seat == s.last_winner)
        x, y = spot(*middle, places(n)[seat][1], radius(distance(s.last_target, card), scale))
        lowest = height - mini_height(wide) / 2 - 20
        found.append(_Lying(card, seat, seat == s.last_winner, x, min(y, lowest), wide))
    return sorted(found, key=lambda one: one.y)  # a card above never hides the number of one below


def _sizes(count: int, scale: float) -> tuple[int, int]:
    """Return the width of the cards played, and of the target in the middle."""
    if count < _CROWD:
        return round(((80 if count < 4 else 70) + 24 * scale) * _SMALLER), round((58 + 50 * scale) * _SMALLER)
    return round(52 + 24 * scale), round(50 + 32 * scale)
