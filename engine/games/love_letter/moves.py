"""The moves of Love Letter: a card is played by its own name, so that each question is only about its target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeVar

from engine.core.action import Action
from engine.games.love_letter import terms


class Play(Action):
    """A card without a target; ``number`` is the card."""

    number: ClassVar[int] = 0


@dataclass(frozen=True, slots=True)
class Aimed(Play):
    """A card for ``target``; the prince's may be oneself."""

    target: int


@dataclass(frozen=True, slots=True)
class Guard(Aimed):
    """Name the card (2 to 8) that ``target`` holds."""

    number: ClassVar[int] = terms.GUARD
    named: int


@dataclass(frozen=True, slots=True)
class Idle(Play):
    """A 1, 2, 3 or 6 if no player can be chosen: it has no effect."""

    card: int


Kind = TypeVar("Kind", bound=Play)


def _kind(base: type[Kind], tag: str, number: int) -> type[Kind]:
    """Return the move class for the card ``number``: one class per card, because each is a question of its own."""
    return type(tag.capitalize(), (base,), {"__slots__": (), "__module__": __name__, "tag": tag, "number": number})


AIMED_KINDS = tuple(
    _kind(Aimed, tag, number)
    for tag, number in (
        ("priest", terms.PRIEST),
        ("baron", terms.BARON),
        ("prince", terms.PRINCE),
        ("king", terms.KING),
    )
)
PLAIN_KINDS = tuple(
    _kind(Play, tag, number)
    for tag, number in (("handmaid", terms.HANDMAID), ("countess", terms.COUNTESS), ("princess", terms.PRINCESS))
)
KINDS: tuple[type[Play], ...] = (Guard, *AIMED_KINDS, *PLAIN_KINDS, Idle)

SEATS = range(max(terms.TARGETS))
# One object per move: simulations allocate nothing.
GUARD = tuple(tuple(Guard(p, named) for named in terms.NUMBERS) for p in SEATS)
AIMED = {kind.number: tuple(kind(p) for p in SEATS) for kind in AIMED_KINDS}
IDLE = tuple(Idle(card) for card in range(terms.PRINCESS + 1))
PLAIN = {kind.number: kind() for kind in PLAIN_KINDS}


def card_of(action: Play) -> int:
    """Return the card that is played."""
    return action.card if isinstance(action, Idle) else action.number
