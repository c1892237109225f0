"""The events of Stendhal, in addition to those of every game of tricks; every player hears all of it."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Cards, Number, Points, Seat, Seats, Suit
from engine.families.outcome import Ended
from engine.families.tricks import Played, Trick


class Dealt(GameEvent):
    """The next deal."""

    deal: Number
    dealer: Seat


class Revealed(GameEvent):
    """By seat the cards chosen, the centre cards, and the two minus suits."""

    cards: Cards
    centre: Cards
    first: Suit
    second: Suit


class Scored(GameEvent):
    """The score of a deal."""

    deal: Number
    points: Points
    totals: Points


class PlayOff(GameEvent):
    """The limit is reached, but these seats are level at the top: another deal."""

    seats: Seats


EVENTS = catalogue(Dealt, Revealed, Played, Trick, Scored, PlayOff, Ended)
