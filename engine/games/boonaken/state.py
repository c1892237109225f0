"""The state of Boonaken, the visibility of its fields, what each seat can know, and the events.

The events are in addition to those of every game of tricks and in every auction.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from engine.core.cards import SUIT
from engine.core.events import GameEvent, catalogue
from engine.core.facts import Cards, Count, Number, Points, Seat, Seats, Suit
from engine.core.knowledge.redeal import Place, deal_again
from engine.core.state import hidden, memo, public
from engine.core.view import View
from engine.families.auction import AuctionState, Passed
from engine.families.tricks import NO_TRUMP, Played, Trick, TrickState
from engine.games.boonaken.terms import FIRST_OUT, JACKS


@dataclass(slots=True)
class BoonakenState(TrickState, AuctionState):
    """A deal, and the marks of the game so far; lists by seat unless said otherwise.

    ``high`` is the bid, and after the auction the contract. The auction's ``joined`` are the seats that have bid the
    present misère, in order. ``open`` keeps the table cards as they were turned up, since all players remember them.
    """

    ending: str = public(FIRST_OUT)
    strict: bool = public(False)
    """Whether the table plays by the championship's rules."""
    least: int = public(0)
    """The lowest bid of points."""
    early: bool = public(True)
    redeal_limit: int = public(0)
    games: int = public(1)
    game: int = public(1)
    """Number of the present game, from 1; one unless it is a championship."""
    deal: int = public(0)
    """Number of the present deal of the match, from 1, those passed out included."""
    redeals: int = public(0)
    """Deals passed out in a row."""
    dealer: int = public(0)
    inside: list[bool] = public()
    """Whether the seat is still in this game."""
    plus: list[int] = public()
    minus: list[int] = public()
    places: list[int] = public()
    """The place (from 1) of a seat that has gone out, else 0."""
    losers: list[int] = public()
    """Seats that lost the game that is over."""
    totals: list[int] = public()
    """Points of the championship games that are over."""
    made: list[int] = public()
    seconds: list[int] = public()
    """Contracts made and second places in all games: they break ties of a championship."""
    history: list[list[int]] = public()
    """By deal played and declarer: deal, seat, bid, trump, card points with roem, 1 if made. In order."""

    joined: list[int] = public()
    open: list[int] = public()
    blind: list[int] = hidden()
    unused: list[int] = hidden()
    away: list[int] = hidden()
    """Cards discarded: they go to the next declarer, or are out of play."""
    declarers: list[int] = public()
    exchanged: int = public(0)
    """The number of declarers that have exchanged."""
    picked: list[list[int]] = memo()
    discarded: list[list[int]] = memo()
    players: list[int] = public()
    """The seats that play, or played, the visible tricks; some may have gone out since."""
    trump: int = public(NO_TRUMP)
    roem: int = public(0)
    """The roem that was declared."""
    lacking: list[int] = memo()
    """1 for a declarer without the roem announced with a boonaak; secret until the deal is over."""
    points: list[int] = public()
    """Card points captured in this deal."""
    won: list[int] = public()
    """Tricks taken in this deal."""

    @property
    def taken(self) -> bool:
        """True if the table cards have been picked up."""
        return self.phase != "auction"

    @property
    def at_table(self) -> int:
        """Return the number of seats still in the game."""
        return self.inside.count(True)

    @property
    def score(self) -> int:
        """Return the card points of the declarer, roem included."""
        return self.points[self.declarers[0]] + self.roem

    @property
    def joint(self) -> bool:
        """True if others have joined the present misère: no other bid is possible then."""
        return len(self.joined) > 1

    def constrained(self) -> bool:
        """True from the exchange on: all players know who took the open cards."""
        return self.taken

    def may_hold(self, seat: int, card: int) -> bool:
        """True unless the seat lacks the suit (the jack of trumps excepted), or another seat took the open card."""
        if self.voids[seat] >> SUIT[card] & 1 and not (SUIT[card] == self.trump and card == JACKS[self.trump]):
            return False
        return card not in self.open or not self.taken or seat in self.declarers[: self.exchanged + 1]

    def redeal(self, seat: int, rnd: Callable[[], float]) -> Self:
        """Return a redeal (State.redeal); a declarer also knows the possible places of cards it discarded or did not
        get."""
        new = self.clone()
        n = len(self.hands)
        away, unused = n, n + 1
        at = self.declarers.index(seat) if seat in self.declarers[: self.exchanged + self.taken] else -1
        places = [Place(hand, p) for p, hand in enumerate(new.hands) if p != seat]
        places += [Place(new.unused, unused), Place(new.blind, unused)]
        if at < 0 or self.exchanged != at + 1:
            places.append(Place(new.away, away))
        given = self.discarded[seat]

        def allowed(holder: int, card: int) -> bool:
            passed_on = card in given
            if passed_on or card in self.open:
                if holder == unused:
                    return False
                behind = holder == away or holder in self.declarers[at + 1 : self.exchanged + 1]
                if at >= 0 and (not behind if passed_on else holder not in self.declarers[:at]):
                    return False
            return holder >= n or self.may_hold(holder, card)

        deal_again(places, {}, allowed if self.constrained() else None, rnd)
        for p in range(n):
            if p != seat:
                self._forget(new, p)
        return new

    def _forget(self, new: Self, p: int) -> None:
        """Rebuild the private memory of ``p`` after a redeal for another seat, to fit the cards dealt now."""
        exchanging = self.phase == "exchange" and self.waiting == [p]
        cards = sorted(new.hands[p], key=lambda c: c not in self.open)
        new.picked[p] = cards[: len(self.picked[p])] if exchanging else []
        new.discarded[p], new.lacking[p] = [], 0


BoonakenView = View[BoonakenState]


class Dealt(GameEvent):
    """The next deal, with the face-up table cards."""

    deal: Number
    dealer: Seat
    cards: Cards


class Called(GameEvent):
    """A bid (see ``terms``)."""

    seat: Seat
    bid: Number


class PassedOut(GameEvent):
    """No player has bid: the same dealer deals again."""

    dealer: Seat


class Took(GameEvent):
    """A declarer takes cards, the first declarer those of the table; ``cards`` of them were face up."""

    seat: Seat
    count: Count
    cards: Cards


class Picked(GameEvent):
    """The cards taken, for their owner only."""

    cards: Cards


class Exchanged(GameEvent):
    """A declarer discards cards."""

    seat: Seat
    count: Count


class Opened(GameEvent):
    """The declarer names trumps and declares roem, and leads."""

    seat: Seat
    trump: Suit
    roem: Count


class DealOver(GameEvent):
    """The contract of a deal; who made it and who failed; for a bid of points the card points and roem."""

    deal: Number
    bid: Number
    made: Seats
    failed: Seats
    points: Count


class WentOut(GameEvent):
    """These seats have two pluses and take this place."""

    seats: Seats
    place: Number


class FellIn(GameEvent):
    """These seats have two minuses and are out of this game of a championship."""

    seats: Seats


class GameOver(GameEvent):
    """A game of a championship is over: its points by seat, and the points of all games so far."""

    game: Number
    points: Points
    totals: Points


class Ended(GameEvent):
    """The match is over; ``reason`` is one of the end reasons."""

    winners: Seats
    losers: Seats


EVENTS = catalogue(
    Dealt, Called, Passed, PassedOut, Took, Picked, Exchanged, Opened, Played, Trick, DealOver, WentOut, FellIn,
    GameOver, Ended,
)  # fmt: skip
