"""The moves that pass cards, the state of Tricky Express, four deals of one line, and its events.

The events are in addition to those of every game of tricks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, overload

from engine.core.action import Action
from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Count, Number, Points, Seat, Seats
from engine.core.state import memo, public
from engine.core.view import View
from engine.families.sealed import SealedState
from engine.families.tricks import ACE_HIGH, Played, Trick, TrickState
from engine.games.tricky_express.terms import SEATS, TRICKS, bonus_seat, length


class Pass(Action):
    """One card to the right neighbour and another to the left one, as the passer sees them."""

    right: int
    left: int

    def wire(self) -> list[Any]:
        """Return the stored form, written out for speed."""
        return ["pass", self.right, self.left]


PASS = tuple(tuple(Pass(r, l) for l in range(52)) for r in range(52))  # noqa: E741


@dataclass(slots=True)
class TrickyExpressState(TrickState, SealedState):
    """Four deals of one line. Positions on the line are trick numbers 1..13.

    ``passed`` and ``received`` are by seat [right, left] of PASS 1, then of PASS 2. ``routes`` are by deal the winners
    in order. ``longs`` are by deal, four numbers per seat: the own stations between which the first and the second long
    pass run (0, 0: none); for the running deal they are provisional. ``stops`` is each seat's latest station in this
    deal (0: none). ``base`` (by seat), ``top`` and ``second`` (the seat that got the bonus, or NO_SEAT) have one entry
    per finished deal.
    """

    passed: list[list[int]] = memo()
    received: list[list[int]] = memo()
    deal: int = public(0)
    dealer: int = public(0)
    routes: list[list[int]] = public()
    longs: list[list[int]] = public()
    stops: list[int] = public()
    base: list[list[int]] = public()
    top: list[int] = public()
    second: list[int] = public()
    growth: list[int] = public()
    totals: list[int] = public()

    @property
    def route(self) -> list[int]:
        """Return the winners of the running deal in order."""
        return self.routes[-1]

    @property
    def number(self) -> int:
        """Return the number of the present trick."""
        return min(len(self.route) + 1, TRICKS)

    def points(self) -> list[tuple[list[int], int, int]]:
        """Return base points, top and second bonus of every deal so far; for the running one as they would be now."""
        out = list(zip(self.base, self.top, self.second, strict=True))
        if len(out) < len(self.routes) and self.route:
            longs = self.longs[-1]
            out.append(([length(longs, 4 * p) for p in range(SEATS)], bonus_seat(longs, 0), bonus_seat(longs, 2)))
        return out

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return the pairs ``seat`` could pass in the present phase."""
        pairs = top_pairs if self.phase == "pass1" else any_pairs
        return [(a.right, a.left) for a in pairs(self.hands[seat])]

    def pins(self, seat: int) -> Mapping[int, int]:
        """Return where the cards are that ``seat`` passed, as far as it is certain (until they are played).

        The cards passed last are where they went. A PASS 1 card may have been passed on in PASS 2: it is with that
        neighbour or across (or back in the own hand, or played), so its place is certain only if one of the two has
        shown to lack its suit.
        """
        passed = self.passed[seat]
        if not passed:
            return {}
        right, left, across = (seat - 1) % SEATS, (seat + 1) % SEATS, (seat + 2) % SEATS
        pins = {passed[-2]: right, passed[-1]: left}
        if len(passed) > 2:
            for card, near in ((passed[0], right), (passed[1], left)):
                homes = [p for p in (near, across) if self.may_hold(p, card)]
                if len(homes) == 1:
                    pins[card] = homes[0]
        return pins

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Repair: PASS 1 cards cannot have reached the other side. Clear other seats' memories, which are unknown."""
        passed = self.passed[seat]
        if len(passed) > 2:
            right, left = (seat - 1) % SEATS, (seat + 1) % SEATS
            for card, far in ((passed[0], left), (passed[1], right)):
                if card in self.hands[far]:
                    self._send_back(card, far, seat, rnd)
        for p in range(SEATS):
            if p != seat:
                self.passed[p], self.received[p] = [], []
        SealedState.after_redeal(self, seat, rnd)

    def _send_back(self, card: int, far: int, seat: int, rnd: Callable[[], float]) -> None:
        """Exchange ``card``, wrongly dealt to ``far``, for a card of one of its two possible holders."""
        pins = self.pins(seat)
        swaps = [
            (home, other)
            for home in ((far + 2) % SEATS, (seat + 2) % SEATS)
            if self.may_hold(home, card)
            for other in self.hands[home]
            if pins.get(other) != home and self.may_hold(far, other)
        ]
        if swaps:
            home, other = swaps[int(rnd() * len(swaps))]
            self.hands[home][self.hands[home].index(other)] = card
            self.hands[far][self.hands[far].index(card)] = other


TrickyExpressView = View[TrickyExpressState]


def top_pairs(hand: Sequence[int]) -> list[Pass]:
    """Return PASS 1 pairs: a highest card to the right, a highest of the rest to the left; suits are equal (R6)."""
    m = max([ACE_HIGH[c] for c in hand])
    tops = [c for c in hand if ACE_HIGH[c] == m]
    if len(tops) > 1:
        return [PASS[r][c] for r in tops for c in tops if c != r]
    m2 = max([ACE_HIGH[c] for c in hand if ACE_HIGH[c] != m])
    row = PASS[tops[0]]
    return [row[c] for c in hand if ACE_HIGH[c] == m2]


def any_pairs(hand: Sequence[int]) -> Sequence[Pass]:
    """Return PASS 2 pairs: any two different cards."""
    return Pairs(tuple(hand))


@dataclass(frozen=True, slots=True)
class Pairs(Sequence[Pass]):
    """All pairs of two different ones of ``cards``, computed on demand: a simulation needs one of 156."""

    cards: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.cards) * (len(self.cards) - 1)

    @overload
    def __getitem__(self, at: int) -> Pass: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Pass]: ...

    def __getitem__(self, at: int | slice) -> Pass | Sequence[Pass]:
        """Return a pair, in the order of the hand, by the card to the right, then by the one to the left."""
        if isinstance(at, slice):
            return list(self)[at]
        right, left = divmod(range(len(self))[at], len(self.cards) - 1)
        return PASS[self.cards[right]][self.cards[left + (left >= right)]]

    def __iter__(self) -> Iterator[Pass]:
        return (PASS[r][c] for r, c in permutations(self.cards, 2))


class Dealt(GameEvent):
    """The next deal."""

    deal: Number
    dealer: Seat


class Exchanged(GameEvent):
    """All players have passed cards; ``round``: PASS 1 or 2."""

    round: Number


class Received(GameEvent):
    """The cards from the right and the left neighbour, for the receiver only."""

    round: Number
    right: Card
    left: Card


class Station(GameEvent):
    """``passed``: stations since the owner's last one."""

    seat: Seat
    number: Number
    passed: Count


class Scored(GameEvent):
    """Base points of a deal; ``top`` and ``second`` got the bonuses, or NO_SEAT."""

    deal: Number
    base: Points
    top: Seat
    second: Seat


class Growth(GameEvent):
    """The growth bonus of each seat."""

    points: Points


class Ended(GameEvent):
    """The match is over."""

    totals: Points
    winners: Seats


EVENTS = catalogue(Dealt, Exchanged, Received, Played, Trick, Station, Scored, Growth, Ended)
