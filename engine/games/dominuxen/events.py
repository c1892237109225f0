"""What can happen in Dominuxen. A set is told by its ``number`` and ``size``, being how many it counts as."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Hands, Index, Number, Numbers, Seat, Seats, Word
from engine.families.outcome import Over


class Round(GameEvent):
    """A round begins with ``seat``."""

    round: Number
    seat: Seat


class Dealt(GameEvent):
    """The hand, told to its owner."""

    tiles: Cards


class Row(GameEvent):
    """The open tiles a round begins with."""

    tiles: Cards


class Played(GameEvent):
    """A set is put on the line of ``seat``."""

    seat: Seat
    number: Number
    size: Number
    tiles: Cards


class Attacks(GameEvent):
    """Whom it attacks, in order."""

    seat: Seat
    victims: Seats


class Took(GameEvent):
    """The attacker takes the victim's set."""

    seat: Seat
    victim: Seat
    number: Number
    size: Number
    tiles: Cards


class Left(GameEvent):
    """The attacker leaves it to the victim."""

    seat: Seat
    victim: Seat
    number: Number
    size: Number


class Back(GameEvent):
    """The victim takes the set back into the hand."""

    seat: Seat
    number: Number
    size: Number
    tiles: Cards


class Discarded(GameEvent):
    """The victim gives it out of the round."""

    seat: Seat
    number: Number
    size: Number
    tiles: Cards


class Drew(GameEvent):
    """A tile of the row."""

    seat: Seat
    tile: Card


class DrewPile(GameEvent):
    """So many tiles of the pile."""

    seat: Seat
    count: Count


class DrewTiles(GameEvent):
    """Which tiles these were, told to who drew them."""

    tiles: Cards


class Refilled(GameEvent):
    """New tiles in the row."""

    tiles: Cards


class RoundOver(GameEvent):
    """Why a round is over, its scores and the hands that were left."""

    round: Number
    reason: Word
    scores: Numbers
    hands: Hands


class Settled(GameEvent):
    """What becomes of a victim's set in the present turn (terms.LEAVE_IT ...), told to who settled it."""

    victim: Index
    choice: Number


class Habit(GameEvent):
    """From which size on own sets are taken back, told to who settled it."""

    size: Number


EVENTS = catalogue(
    Round, Dealt, Row, Played, Attacks, Took, Left, Back, Discarded, Drew, DrewPile, DrewTiles, Refilled, RoundOver,
    Settled, Habit, Over,
)  # fmt: skip
