"""The moves of Dominuxen."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.prepared.wishes import Wish
from engine.core.tiles import COUNT
from engine.games.dominuxen.terms import HABITS


class Play(Action):
    """Put tiles that share ``number`` on one's own line; they count as ``size``."""

    number: int
    tiles: tuple[int, ...]
    size: int


class Take(Action):
    """Take the victim's set into the hand."""


class Leave(Action):
    """Leave the victim's set to the victim."""


class Back(Action):
    """Take one's own set back into the hand."""


class Discard(Action):
    """Discard one's own set out of the round, and draw as many tiles."""


class Draw(Action):
    """Draw one tile: of the row, or PILE for the top of the pile."""

    tile: int


class Draws(Action):
    """Draw these tiles of the row, and the rest of the required number from the pile."""

    tiles: tuple[int, ...]


class Rest(Action):
    """Draw the required number of tiles from the pile."""


class Answer(Wish):
    """Decide beforehand, in private, about the set of ``seat`` in one's present turn."""

    seat: int
    choice: int


class Habit(Wish):
    """Decide in private to take back sets of ``size`` and more and to discard smaller ones."""

    size: int


TAKE, LEAVE, BACK, DISCARD, REST = Take(), Leave(), Back(), Discard(), Rest()
DRAW = tuple(Draw(t) for t in range(COUNT + 1))
ANSWER = tuple(tuple(Answer(p, choice) for choice in range(3)) for p in range(5))
HABIT = {size: Habit(size) for size in HABITS}

Move = Play | Take | Leave | Back | Discard | Draw | Draws | Rest
TAKE_OR_LEAVE: tuple[Move, ...] = (TAKE, LEAVE)
BACK_OR_DISCARD: tuple[Move, ...] = (BACK, DISCARD)
