"""The state of Tennos Square, the visibility of its fields, and its events. Slots count from 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat
from engine.core.state import NO_CARD, hidden, owner, public
from engine.core.view import View
from engine.families.outcome import Over
from engine.families.sealed import SealedState
from engine.games.tennos_square.terms import PARTNERSHIP


@dataclass(slots=True)
class TennosSquareState(SealedState):
    """One deal in progress, and the score columns of the deals before."""

    hands: list[list[int]] = owner()
    """Candidates in the phase ``discard``, then 1 or 2 hand cards."""
    row: list[list[int]] = public()
    """By seat and slot the face-up card, NO_CARD while face down."""
    under: list[list[int]] = hidden()
    """By seat and slot the face-down card, NO_CARD once it is picked up."""
    deck: list[int] = hidden()
    """The face-down deck, top first."""
    pool: list[int] = public()
    given: list[int] = public()
    """By seat the card given up in this deal, NO_CARD before."""
    swaps: list[int] = public()
    """By seat the card or DECK that the swap of this deal took, NO_CARD without a swap."""
    taken: int = public(NO_CARD)
    """The pool card that the seat to move took just now and still holds, as all players saw."""
    placed: list[int] = public()
    """``[seat, slot]`` of the last card placed in this deal, [] before the first."""
    mode: str = public("")
    deal: int = public(0)
    """Number of the present deal, from 1."""
    dealer: int = public(0)
    totals: list[int] = public()
    """Points of the finished deals by seat."""
    row_points: list[list[int]] = public()
    """By finished deal and seat the row score, without the bonus."""
    outs: list[int] = public()
    """By finished deal the seat that completed its row and got the bonus."""
    last_rows: list[list[int]] = public()
    """The rows at the end of the deal before, [] in the first."""

    def team(self, seat: int) -> int:
        """Return the team: partners sit opposite; in the other modes each seat plays alone."""
        return seat % 2 if self.mode == PARTNERSHIP else seat

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return each of the three candidates."""
        return [[c] for c in self.hands[seat]]

    def pins(self, seat: int) -> Mapping[int, int]:
        """Return the card taken from the pool, which all players know until it is placed."""
        return {self.taken: self.waiting[0]} if self.taken >= 0 else {}


TennosSquareView = View[TennosSquareState]


class Deal(GameEvent):
    """A deal begins."""

    deal: Number
    dealer: Seat


class Candidates(GameEvent):
    """The candidates, for their owner only."""

    cards: Cards


class Given(GameEvent):
    """By seat the card each player gave up; these cards are the pool."""

    cards: Cards


class First(GameEvent):
    """The start player."""

    seat: Seat


class Swapped(GameEvent):
    """Two cards were paid for ``took``, a card of the pool or DECK."""

    seat: Seat
    paid: Cards
    took: Card


class Drew(GameEvent):
    """The card taken from the deck, for its owner only."""

    card: Card


class Placed(GameEvent):
    """``next``: the seat to move now, NO_SEAT if the row is complete."""

    seat: Seat
    card: Card
    slot: Number
    next: Seat


class Picked(GameEvent):
    """The card that was under the slot, for its new owner only."""

    card: Card


class DealOver(GameEvent):
    """A deal is over; ``out``: the seat that completed the row and gets the bonus; ``rows``: row scores by seat; totals
    by seat."""

    deal: Number
    out: Seat
    rows: Points
    bonus: Count
    totals: Points


EVENTS = catalogue(Deal, Candidates, Given, First, Swapped, Drew, Placed, Picked, DealOver, Over)
