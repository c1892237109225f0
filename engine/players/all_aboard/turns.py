"""Whole turns of All Aboard: every way to the end of a turn, as masks of cards, and its worth afterwards.

A mask has bit ``c`` for the card ``c``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.core.action import Action
from engine.families.jokers import NO_SUIT, PACK, RED, SUIT_OF
from engine.games.all_aboard.moves import Run, split
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import FITS, FREE, HAND, OPENS, RED_SUITS, ROLLS, STOPS, round_score
from engine.players.all_aboard.weights import SLACK, WEIGHTS

LOOKED_AT: Final = 300
"""The maximum number of positions examined within a turn."""
AT_A_GLANCE: Final = 40
"""The same in a simulation."""


def mask(cards: Iterable[int]) -> int:
    """Return a bit for each of these cards."""
    found = 0
    for c in cards:
        found |= 1 << c
    return found


def members(found: int) -> list[int]:
    """Return the cards of a mask, the lowest first."""
    out = []
    while found:
        low = found & -found
        out.append(low.bit_length() - 1)
        found ^= low
    return out


def _masks(table: Sequence[Sequence[bool]]) -> tuple[int, ...]:
    return tuple(mask(c for c in range(PACK) if row[c]) for row in table)


_STOPS, _OPENS, _ROLLS, _FITS = _masks(STOPS), _masks(OPENS), _masks(ROLLS), _masks(FITS)
REDS: Final = mask(c for c in range(PACK) if RED[c])
_JOKERS: Final = mask(c for c in range(PACK) if RED[c] and SUIT_OF[c] == NO_SUIT)
_SUITS: Final = tuple(mask(c for c in range(PACK) if SUIT_OF[c] == suit) for suit in RED_SUITS)


class Way(NamedTuple):
    """A way to the end of a turn: its cards in order, the number of wagons, and the mask of the hand that is left."""

    cards: tuple[int, ...]
    wagons: int
    left: int


def ways(hand: int, table: int, free: bool, deck: int, *, whole: bool = True) -> list[Way]:
    """Return the ways to the end of the turn, one for each outcome; not ``whole``: some of them, with one top card per
    dump."""
    found: list[Way] = []
    seen, limit = {(hand, table)}, LOOKED_AT if whole else AT_A_GLANCE
    todo: list[tuple[int, int, int, tuple[int, ...]]] = [(hand, table, 0, ())]
    while todo:
        held, top, wagons, cards = todo.pop()
        if len(seen) > limit and found:
            break
        if wagons == deck:
            found.append(Way(cards, wagons, held))
            continue
        if RED[top]:
            moves, sent, ended = held & _OPENS[top], 0, False
            joining = held & REDS if free else held & REDS & _FITS[top]
            if joining:
                ended = True
                found += [Way(cards + down, wagons, left) for down, left in _dumps(held, joining, whole)]
        else:
            moves, sent, ended = held & _STOPS[top], 0, False
            if not moves:
                moves, sent = held & _ROLLS[top], 1
        if not moves:
            if not ended:
                found.append(Way(cards, wagons, held))
            continue
        while moves:
            low = moves & -moves
            moves ^= low
            card, rest = low.bit_length() - 1, held ^ low
            if (rest, card) not in seen:
                seen.add((rest, card))
                todo.append((rest, card, wagons + sent, (*cards, card)))
    return found


def _dumps(held: int, joining: int, every_top: bool) -> list[tuple[tuple[int, ...], int]]:
    """Return the dumps from a hand, top card last, and the rest of the hand; ``joining`` fit the table card."""
    found: list[tuple[tuple[int, ...], int]] = []
    jokers = held & _JOKERS
    for suit in _SUITS:
        whole = held & suit | jokers
        join = whole & joining
        if not join:
            continue
        everything = tops = members(whole)
        if len(everything) > 1 and not join & (join - 1):
            tops = members(whole ^ join)  # the only card that fits cannot be on top
        for last in tops if every_top else tops[:1]:
            found.append(((*[c for c in everything if c != last], last), held & ~whole))
    return found


class Prospect:
    """The worth of the ends of a turn in one position: points ahead of the other seats, without the proofs so far."""

    __slots__ = ("deck", "others", "rows", "seats")

    def __init__(self, s: AllAboardState, seat: int) -> None:
        self.seats, self.deck = len(s.hands), len(s.deck)
        self.others = sum([HAND - len(hand) for hand in s.hands]) - HAND + len(s.hands[seat])
        self.rows = WEIGHTS[self.seats]

    def worth(self, way: Way) -> float:
        """Return the worth of a way for its seat."""
        left, deck = way.left, self.deck - way.wagons
        count = left.bit_count()
        red = (left & REDS).bit_count()
        if not deck:
            return way.wagons + round_score(0, members(left))
        slack = max(0, deck - self.others)
        one, reds, blacks, none, none_reds, rolling = self.rows[SLACK[slack] if slack < len(SLACK) else -1]
        value = way.wagons + one + reds * red + blacks * (count - red)
        if red == count:
            value += none + none_reds * red
        return value if RED[way.cards[-1]] else value + rolling


def best_way(s: AllAboardState, seat: int, found: Sequence[Way]) -> Way:
    """Return the way with the highest worth."""
    worth = Prospect(s, seat).worth
    best, most = found[0], -1e9
    for way in found:
        value = worth(way)
        if value > most:
            best, most = way, value
    return best


def ways_of(s: AllAboardState, seat: int, *, whole: bool = True) -> list[Way]:
    """Return the ways of a seat that is to move."""
    return ways(mask(s.hands[seat]), s.line[-1], s.red_dump == FREE, len(s.deck), whole=whole)


def move(s: AllAboardState, seat: int, way: Way) -> Action:
    """Return a way as a move: a run, or its single step."""
    cards = way.cards
    if len(cards) > 1 and not (RED[s.line[-1]] and RED[cards[0]]):
        return Run(cards)
    return split(s.hands[seat], s.line[-1], s.red_dump, cards)[0][0]
