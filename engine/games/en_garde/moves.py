"""The moves of En Garde. One object each, so that simulations create none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.core.action import Action
from engine.core.prepared.wishes import Wish
from engine.games.en_garde.terms import COPIES, HIGHEST


class Step(Action):
    """Move a fencer by a card."""

    card: int


@dataclass(frozen=True, slots=True)
class Forward(Step):
    """Move towards the opponent."""


@dataclass(frozen=True, slots=True)
class Back(Step):
    """Move away from the opponent."""


@dataclass(frozen=True, slots=True)
class Retreat(Step):
    """Move back, in answer to an indirect attack."""


class Attack(Action):
    """Thrust with ``count`` cards of the present distance."""

    count: int


class Lunge(Action):
    """An indirect attack: forward by ``card``, then thrust with ``count`` cards of the distance that is left."""

    card: int
    count: int


class Parry(Action):
    """Answer an attack with these cards, written as ``terms.digits`` reads them."""

    cards: int


class Concede(Action):
    """Lose the round: an attack cannot be answered, or no action is possible. Legal only without another move (R5)."""


class AlwaysParry(Wish):
    """Parry for me from now on if possible."""


class AskMe(Wish):
    """Be asked again."""


_VALUES: Final = range(HIGHEST + 1)
_COUNTS: Final = range(COPIES + 1)
FORWARD: Final = tuple(Forward(v) for v in _VALUES)
BACK: Final = tuple(Back(v) for v in _VALUES)
RETREAT: Final = tuple(Retreat(v) for v in _VALUES)
ATTACK: Final = tuple(Attack(k) for k in _COUNTS)
LUNGE: Final[Mapping[tuple[int, int], Lunge]] = {(v, k): Lunge(v, k) for v in _VALUES for k in _COUNTS}
CONCEDE: Final = Concede()
ALWAYS_PARRY, ASK_ME = AlwaysParry(), AskMe()
KINDS = (Forward, Back, Attack, Lunge, Parry, Retreat, Concede, AlwaysParry, AskMe)


@cache
def parry(cards: int) -> Parry:
    """Return the parry with these cards."""
    return Parry(cards)
