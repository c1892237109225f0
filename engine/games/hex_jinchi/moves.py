"""The moves of Hex Bases, how a whole turn is read, and why a move is refused.

``Turn`` names a discard and up to three placements in order. The base END says that the turn ends there, MORE that it
continues; the fields after them are END and ().
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.families.jokers import PACK
from engine.games.hex_jinchi.state import HexJinchiState
from engine.games.hex_jinchi.terms import BASES, END, MORE, Set, makes_six, suits

MOST: Final = 18
"""The maximum number of cards offered for a placement in a whole turn: its beginning has to fit on a button."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put a card of the hand face up on the discard pile."""

    tag: ClassVar[str] = "discard"
    card: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a listed set on a base."""

    tag: ClassVar[str] = "place"
    base: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gather(Place):
    """Put a set on a base, chosen card by card; offered if not every set is listed."""

    tag: ClassVar[str] = "gather"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Take up the waiting cards and start the next player's turn."""

    tag: ClassVar[str] = "end_turn"


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """A discard and up to three placements, sent together."""

    tag: ClassVar[str] = "turn"
    card: int
    base1: int
    cards1: tuple[int, ...]
    base2: int
    cards2: tuple[int, ...]
    base3: int
    cards3: tuple[int, ...]


Step = Discard | Place | EndTurn
DISCARD = tuple(Discard(c) for c in range(PACK))
END_TURN = EndTurn()


def whole(card: int, placed: Sequence[tuple[int, Set]], last: int = END) -> Turn:
    """Return a turn with these placements, at most three; ``last`` is END or MORE."""
    rest = [*placed, *([(last, ())] if len(placed) < 3 else []), (END, ()), (END, ()), (END, ())]
    (base1, cards1), (base2, cards2), (base3, cards3) = rest[:3]
    return Turn(card, base1, cards1, base2, cards2, base3, cards3)


def steps(turn: Turn) -> list[Step] | None:
    """Return the steps of a turn, one by one; None if the fields after its end are not empty."""
    found: list[Step] = [DISCARD[turn.card]] if 0 <= turn.card < PACK else []
    fields = ((turn.base1, turn.cards1), (turn.base2, turn.cards2), (turn.base3, turn.cards3))
    placed = [Place(base, cards) for base, cards in fields if base not in (END, MORE)]
    tail = fields[len(placed) :]
    if [p.base for p in placed] != [base for base, _ in fields[: len(placed)]] or any(cards for _, cards in tail):
        return None
    if not found or any(base for base, _ in tail[1:]):
        return None
    return [*found, *placed, *([] if tail and tail[0][0] == MORE else [END_TURN])]


def fault(s: HexJinchiState, seat: int, hand: Sequence[int], used: Sequence[int], move: Place) -> Message | None:
    """Return the first reason, in the order of the rules, against a set with this hand, after these bases."""
    facts = {"base": str(move.base)}
    if move.base not in BASES or not move.cards or any(not 0 <= c < PACK for c in move.cards):
        return Message("illegal-now")
    if move.base in used:
        return Message("hex_jinchi-no-used", facts)
    missing = next((c for k, c in enumerate(move.cards) if c not in hand or c in move.cards[:k]), None)
    if missing is not None:
        return Message("hex_jinchi-no-card", {"card": Card(missing)})
    if not makes_six(move.cards):
        return Message("hex_jinchi-no-six", facts)
    if suits(move.cards) <= (beaten := s.beaten(seat, move.base)):
        return Message("hex_jinchi-no-suits", {**facts, "suits": suits(move.cards), "least": beaten + 1})
    return None if list(move.cards) == sorted(move.cards) else Message("illegal-now")


def refused(s: HexJinchiState, seat: int, action: Action) -> Message | None:
    """Return why a move is refused, None if it is legal; for a whole turn the reason of its first illegal step."""
    parts = steps(action) if isinstance(action, Turn) else [action] if isinstance(action, Step) else None
    if parts is None:
        return Message("illegal-now")
    if isinstance(action, Turn | Discard) != (s.phase == "discard"):
        return Message(f"hex_jinchi-no-{s.phase}")
    hand, used = s.hands[seat][:], s.used[:]
    for part in parts:
        if isinstance(part, Place):
            if found := fault(s, seat, hand, used, part):
                return found
            used.append(part.base)
            hand = [c for c in hand if c not in part.cards]
        elif isinstance(part, Discard):
            if part.card not in hand:
                known = 0 <= part.card < PACK
                return Message("hex_jinchi-no-card", {"card": Card(part.card)}) if known else Message("illegal-now")
            hand.remove(part.card)
    return None
