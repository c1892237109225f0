"""The events of Alliance."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Index, Number, Numbers, Points, Seat, Seats, Word
from engine.core.state import NO_CARD


class Aces(GameEvent):
    """By seat: the suit that it plays."""

    suits: Numbers


class Proposed(GameEvent):
    """The proposed seats of joker 1, joker 2 and the white card; only for the team."""

    seat: Seat
    holders: Seats


class Accepted(GameEvent):
    """A member accepts; only for the team."""

    seat: Seat


class Reconsidered(GameEvent):
    """A member reconsiders; only for the team."""

    seat: Seat


class Ready(GameEvent):
    """All members of a team (BLACK or RED) have accepted."""

    team: Index


class Special(GameEvent):
    """The seat's own special cards."""

    cards: Cards


class Started(GameEvent):
    """``seat`` has spades."""

    seat: Seat


class Turned(GameEvent):
    """The next court card is on offer; ``left`` are to come."""

    court: Card
    left: Count


class Played(GameEvent):
    """A card is played face up; ``top``: 1 from the top of the pile."""

    seat: Seat
    card: Card
    top: Number


class Laid(GameEvent):
    """A card is played face down."""

    seat: Seat


class LaidOwn(GameEvent):
    """The card that was played face down, for its owner only."""

    card: Card


class Passed(GameEvent):
    """A seat plays nothing."""

    seat: Seat


class Trick(GameEvent):
    """A seat wins a court card; ``made``: the teams with a battalion. Only this stays open once the cards are face
    down."""

    winner: Seat
    court: Card = NO_CARD
    card: Card = NO_CARD
    how: Word = ""
    made: Numbers = ()


class Drew(GameEvent):
    """Cards drawn to the hand, for their owner only."""

    cards: Cards


class PutBack(GameEvent):
    """Hand cards put back into the pile, for their owner only."""

    cards: Cards


class Rebuilt(GameEvent):
    """The pile is rebuilt with ``back`` hand cards in it; then ``drawn`` cards are drawn, which gives a hand of
    ``hand``."""

    seat: Seat
    back: Count
    drawn: Count
    hand: Count
    forced: Flag


class Exhausted(GameEvent):
    """These seats have no cards left, which ends the game."""

    seats: Seats


class Ended(GameEvent):
    """The outcome; ``by``: the criterion that decided."""

    winners: Seats
    by: Word
    totals: Points


EVENTS = catalogue(
    Aces, Proposed, Accepted, Reconsidered, Ready, Special, Started, Turned, Played, Laid, LaidOwn, Passed, Trick, Drew,
    PutBack, Rebuilt, Exhausted, Ended,
)  # fmt: skip
"""All events of the game, by kind."""
