"""The events of Dominuxen. A set is given by ``number`` and ``size``, the number it counts as."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Hands, Index, Number, Numbers, Seat, Seats, Word
from engine.families.outcome import Over


class Round(GameEvent):
    """A round begins; ``seat`` starts."""

    round: Number
    seat: Seat


class Dealt(GameEvent):
    """The hand, for its owner only."""

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
    """The seats that the set attacks, in order."""

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
    """The victim discards it out of the round."""

    seat: Seat
    number: Number
    size: Number
    tiles: Cards


class Drew(GameEvent):
    """The victim draws a tile of the row."""

    seat: Seat
    tile: Card


class DrewPile(GameEvent):
    """The victim draws tiles from the pile."""

    seat: Seat
    count: Count


class DrewTiles(GameEvent):
    """The tiles drawn from the pile, for their owner only."""

    tiles: Cards


class Refilled(GameEvent):
    """New tiles come into the row."""

    tiles: Cards


class RoundOver(GameEvent):
    """The reason a round is over, its scores and the hands that were left."""

    round: Number
    reason: Word
    scores: Numbers
    hands: Hands


class Settled(GameEvent):
    """The decision about a victim's set in the present turn (terms.LEAVE_IT ...), for the seat that made it only."""

    victim: Index
    choice: Number


class Habit(GameEvent):
    """The size from which on own sets are taken back, for the seat that chose it only."""

    size: Number


EVENTS = catalogue(
    Round, Dealt, Row, Played, Attacks, Took, Left, Back, Discarded, Drew, DrewPile, DrewTiles, Refilled, RoundOver,
    Settled, Habit, Over,
)  # fmt: skip
