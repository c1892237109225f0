"""What can happen in Alliance."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Index, Number, Numbers, Points, Seat, Seats, Word
from engine.core.state import NO_CARD


class Aces(GameEvent):
    """By seat the suit it plays."""

    suits: Numbers


class Proposed(GameEvent):
    """Who is to get joker 1, joker 2 and the white card, told to the team."""

    seat: Seat
    holders: Seats


class Accepted(GameEvent):
    """A member agrees, told to the team."""

    seat: Seat


class Reconsidered(GameEvent):
    """A member thinks again, told to the team."""

    seat: Seat


class Ready(GameEvent):
    """All of a team (BLACK or RED) agree."""

    team: Index


class Special(GameEvent):
    """The own special cards."""

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
    """Which one, told to its owner."""

    card: Card


class Passed(GameEvent):
    """Nothing is played."""

    seat: Seat


class Trick(GameEvent):
    """A court card is won; ``made``: the teams with a battalion. Once the cards lie face down only that is told."""

    winner: Seat
    court: Card = NO_CARD
    card: Card = NO_CARD
    how: Word = ""
    made: Numbers = ()


class Drew(GameEvent):
    """Cards drawn to the hand, told to its owner."""

    cards: Cards


class PutBack(GameEvent):
    """Hand cards put back into the pile, told to its owner."""

    cards: Cards


class Rebuilt(GameEvent):
    """The pile is rebuilt with ``back`` hand cards in it; then ``drawn`` are drawn, which makes a ``hand``."""

    seat: Seat
    back: Count
    drawn: Count
    hand: Count
    forced: Flag


class Exhausted(GameEvent):
    """These have no cards left, which ends the game."""

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
"""All of them, by kind."""
