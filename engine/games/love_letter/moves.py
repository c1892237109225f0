"""The moves of Love Letter: a card is played by its own name, so that every question is whom it is for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.action import Action
from engine.games.love_letter import terms


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card that is for nobody in particular."""

    number: ClassVar[int] = 0


@dataclass(frozen=True, slots=True)
class Aimed(Play):
    """A card for another player."""

    target: int


@dataclass(frozen=True, slots=True)
class Guard(Aimed):
    """Name the card (2 to 8) that ``target`` holds."""

    tag: ClassVar[str] = "guard"
    number: ClassVar[int] = terms.GUARD
    named: int


@dataclass(frozen=True, slots=True)
class Idle(Play):
    """A 1, 2, 3 or 6 where nobody can be chosen: it has no effect."""

    tag: ClassVar[str] = "idle"
    card: int


class Priest(Aimed):
    """Look at a card."""

    __slots__ = ()
    tag: ClassVar[str] = "priest"
    number: ClassVar[int] = terms.PRIEST


class Baron(Aimed):
    """Compare cards; the lower is out."""

    __slots__ = ()
    tag: ClassVar[str] = "baron"
    number: ClassVar[int] = terms.BARON


class Prince(Aimed):
    """``target``, possibly oneself, discards the card and draws another."""

    __slots__ = ()
    tag: ClassVar[str] = "prince"
    number: ClassVar[int] = terms.PRINCE


class King(Aimed):
    """Exchange cards."""

    __slots__ = ()
    tag: ClassVar[str] = "king"
    number: ClassVar[int] = terms.KING


class Handmaid(Play):
    """Nobody may choose its player until the next turn."""

    __slots__ = ()
    tag: ClassVar[str] = "handmaid"
    number: ClassVar[int] = terms.HANDMAID


class Countess(Play):
    """No effect; with the option ``minister`` it is the minister."""

    __slots__ = ()
    tag: ClassVar[str] = "countess"
    number: ClassVar[int] = terms.COUNTESS


class Princess(Play):
    """Whoever plays her is out."""

    __slots__ = ()
    tag: ClassVar[str] = "princess"
    number: ClassVar[int] = terms.PRINCESS


SEATS = range(max(terms.TARGETS))
# One object per move: simulations allocate nothing.
GUARD = tuple(tuple(Guard(p, named) for named in terms.NUMBERS) for p in SEATS)
AIMED: dict[int, tuple[Aimed, ...]] = {
    kind.number: tuple(kind(p) for p in SEATS) for kind in (Priest, Baron, Prince, King)
}
IDLE = tuple(Idle(card) for card in range(terms.PRINCESS + 1))
PLAIN: dict[int, Play] = {kind.number: kind() for kind in (Handmaid, Countess, Princess)}


def card_of(action: Play) -> int:
    """The card that is played."""
    return action.card if isinstance(action, Idle) else action.number
