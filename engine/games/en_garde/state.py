"""The state of En Garde, the visibility of its fields, and its events."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Cards, Count, Flag, Hands, Number, Points, Seat, Seats, Word
from engine.core.state import State, hidden, memo, owner, public
from engine.core.view import View
from engine.games.en_garde.terms import EXACT, STANDARD, distance


@dataclass(slots=True)
class EnGardeState(State):
    """A round in progress and the results of the rounds before; lists by seat unless said otherwise."""

    at: list[int] = public()
    """The spaces on which the fencers stand."""
    hands: list[list[int]] = owner()
    """The hands, in ascending order."""
    deck: list[int] = hidden()
    """The deck, the next card last. Empty: the round is closing."""
    spent: list[int] = public()
    """The cards played in this round. All players saw them; with ``discards`` at ``last`` they cannot be looked up."""
    attack: list[int] = public()
    """The attack to answer: the number, how many cards; [] if there is none."""
    indirect: bool = public(False)
    """Whether the attacker has moved before, so that a retreat is allowed."""
    parried: bool = public(False)
    """Whether the seat on turn has parried: its action comes next, without a refill before."""
    acts: list[list[int]] = public()
    """The latest two actions of this round: seat, kind (the place in ``terms.HOW``), cards."""
    starter: int = public(0)
    hits: list[int] = public()
    columns: list[list[int]] = public()
    """By finished round: the hits of each seat."""
    reasons: list[str] = public()
    """By finished round: how it ended."""
    last_at: list[int] = public()
    """The fencers' spaces at the end of the round before, [] before the first."""
    last_hands: list[list[int]] = public()
    """The hands of that round, if it ended by comparing; else []."""
    level: str = public(STANDARD)
    parry: str = public(EXACT)
    riposte_wins: bool = public(False)
    open: bool = public(True)
    """Whether all cards of a round may be looked up."""
    target: int = public(5)
    max_rounds: int = public(30)
    parries: list[int] = memo()
    """1 for a seat that wishes to parry unasked if it can."""

    @property
    def round(self) -> int:
        """Return the number of the present round, from 1; after the match that of the last one."""
        return len(self.columns) + (not self.ended)

    @property
    def turn(self) -> int:
        """Return the seat that acts or answers next; if no seat is asked (an open double), by the latest action."""
        if self.waiting:
            return self.waiting[0]
        if not self.acts:
            return self.starter
        return self.acts[-1][0] if self.parried else 1 - self.acts[-1][0]

    @property
    def distance(self) -> int:
        """Return the distance of the fencers."""
        return distance(self.at)


EnGardeView = View[EnGardeState]


class RoundBegan(GameEvent):
    """``seat`` starts."""

    round: Number
    seat: Seat


class Drew(GameEvent):
    """The seat's new cards, for that seat only."""

    cards: Cards


class Acted(GameEvent):
    """A move, an attack or an answer (``how``: its tag) with these cards, and the distance after it."""

    seat: Seat
    how: Word
    cards: Cards
    distance: Number


class RoundOver(GameEvent):
    """The reason, the winner if any; the hands and figures by seat that were compared, if any; the hits now."""

    round: Number
    reason: Word
    winners: Seats
    hands: Hands
    figures: Points
    hits: Points


class Over(GameEvent):
    """The match is over."""

    hits: Points
    winners: Seats
    rounds: Count


class Wished(GameEvent):
    """Whether the seat parries unasked from now on, for that seat only."""

    on: Flag


EVENTS = catalogue(RoundBegan, Drew, Acted, RoundOver, Over, Wished)
