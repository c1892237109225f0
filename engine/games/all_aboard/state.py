"""The state of All Aboard, the visibility of its fields, and its events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Hands, Number, Numbers, Points, Seat
from engine.core.state import NO_SEAT, hidden, owner, public
from engine.core.view import View
from engine.families.outcome import Ended
from engine.families.sealed import SealedState
from engine.games.all_aboard.terms import FREE, GOES, MATCHING, WILD


@dataclass(slots=True)
class AllAboardState(SealedState):
    """A round in progress and the results of the rounds before; lists by seat unless said otherwise."""

    hands: list[list[int]] = owner()
    deck: list[int] = hidden()
    """The deck, top card first."""
    proofs: list[int] = public()
    """The number of proofs of each seat."""
    taken: list[int] = hidden()
    """The cards of the proofs; face down even for their owners."""
    line: list[int] = public()
    """All cards played and turned up, in order; the last one is the table card."""
    crew: list[int] = public()
    """By card of the line: the seat that laid it, NO_SEAT if it came from the deck."""
    shown: list[int] = public()
    """The cards shown for the start player, [] until all have picked."""
    starter: int = public(NO_SEAT)
    sent: list[int] = public()
    """The wagons of the present turn."""
    longest: list[int] = public()
    """The longest train of one turn in the match: seat, round, then its wagons; [] before the first wagon."""
    passes: int = public(0)
    """How many seats in a row, up to the seat to move, could not play on this table card."""
    columns: list[list[int]] = public()
    """By finished round: the points of each seat."""
    totals: list[int] = public()
    last_proofs: list[int] = public()
    """The number of proofs of each seat at the end of the round before, [] in the first."""
    last_hands: list[list[int]] = public()
    """The hands at that time."""
    jokers: str = public(WILD)
    red_dump: str = public(MATCHING)
    points: int = public(0)
    """The total that ends the match, 0 if only the number of rounds ends it."""
    most: int = public(1)
    """The maximum number of rounds."""

    @property
    def table(self) -> int:
        """Return the table card."""
        return self.line[-1]

    @property
    def round(self) -> int:
        """Return the number of the present round, from 1; after the match that of the last one."""
        return len(self.columns) + (not self.ended)

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return all cards of the hand: any of them may be shown."""
        return [[c] for c in self.hands[seat]]

    def constrained(self) -> bool:
        """True if a player was stuck on this table card."""
        return self.phase == "turn" and self.passes > 0

    def may_hold(self, seat: int, card: int) -> bool:
        """True unless the seat passed on this table card and ``card`` fits it."""
        stuck = self.waiting and 0 < (self.waiting[0] - seat) % len(self.hands) <= self.passes
        return not stuck or not GOES[self.red_dump == FREE][self.table][card]

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Make other seats' picks anew, and make sure that the waiting seat has a card to play."""
        SealedState.after_redeal(self, seat, rnd)
        if self.phase != "turn" or not self.waiting or self.waiting[0] == seat:
            return
        goes, hand = GOES[self.red_dump == FREE][self.table], self.hands[self.waiting[0]]
        if any(goes[c] for c in hand):
            return
        others = [h for p, h in enumerate(self.hands) if p not in (seat, self.waiting[0])]
        places = [(pile, i) for pile in (self.deck, self.taken, *others) for i, c in enumerate(pile) if goes[c]]
        pile, i = places[int(rnd() * len(places))]
        k = int(rnd() * len(hand))
        pile[i], hand[k] = hand[k], pile[i]


AllAboardView = View[AllAboardState]


class Dealt(GameEvent):
    """A round begins; ``card`` lies on the table."""

    round: Number
    card: Card


class Shown(GameEvent):
    """By seat the cards shown; ``seat`` showed the lowest."""

    cards: Cards
    seat: Seat


class Refilled(GameEvent):
    """``seat`` drew ``count`` cards; ``deck`` is the number left."""

    seat: Seat
    count: Count
    deck: Count


class Drew(GameEvent):
    """The cards drawn, for their owner only."""

    cards: Cards


class Cleared(GameEvent):
    """A black card releases the signal."""

    seat: Seat
    card: Card


class Signalled(GameEvent):
    """A red card stops the train."""

    seat: Seat
    card: Card


class Through(GameEvent):
    """A wagon goes through, and a proof is taken."""

    seat: Seat
    card: Card
    proofs: Count


class Dumped(GameEvent):
    """All of a red suit; the last card lies on top."""

    seat: Seat
    cards: Cards
    card: Card


class Passed(GameEvent):
    """``seat`` could play nothing."""

    seat: Seat


class Flipped(GameEvent):
    """Every player was stuck: a new table card."""

    card: Card


class RoundOver(GameEvent):
    """The deck is empty: proofs, hands, points of the round and totals by seat."""

    round: Number
    proofs: Numbers
    hands: Hands
    points: Points
    totals: Points


EVENTS = catalogue(Dealt, Shown, Refilled, Drew, Cleared, Signalled, Through, Dumped, Passed, Flipped, RoundOver, Ended)
