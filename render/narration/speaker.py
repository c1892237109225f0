"""Facts put into words: the one converter for events, refusals and reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from locales import Words
from render.narration.cards import card_list, card_name, rank_name, seat_list, suit_name

WORDLESS = frozenset({"Numbers", "Hands", "Wire"})
"""Kinds of facts that a game tells in its own way, or not at all."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """How one game says its facts: its slug, the people by seat, and what it calls a card, or several."""

    slug: str
    names: Sequence[str]
    words: Words
    card: Callable[[int, Words], str] = card_name
    cards: Callable[[Iterable[int], Words], str] = card_list

    def event(self, told: GameEvent) -> dict[str, Any]:
        """The facts of an event as values for the catalogue; those that have no words are left out."""
        kinds = told.fact_kinds.items()
        return {name: self.fact(name, kind, getattr(told, name)) for name, kind in kinds if kind not in WORDLESS}

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts of a message as values for the catalogue, each by the class of its value."""
        return {name: self.fact(name, type(value).__name__, value) for name, value in facts.items()}

    def fact(self, name: str, kind: str, value: Any) -> Any:
        """A fact called ``name`` of a kind of ``core.facts``; of any other kind as it is.

        Raises ValueError for a seat at which nobody sits: what is then to be said, the game knows.
        """
        words = self.words
        match kind:
            case "Seat":
                return self.name(value)
            case "Seats":
                return seat_list(value, self.names, words)
            case "Card":
                return self.card(value, words)
            case "Cards":
                return self.cards(value, words)
            case "Suit":
                return suit_name(value, words)
            case "Rank":
                return rank_name(value)
            case "Count":
                return int(value)
            case "Number":
                return str(int(value))
            case "Index":
                return str(value + 1)
            case "Word":
                return words(f"{self.slug}-{name}-{value}")
            case "Flag":
                return "yes" if value else "no"
            case "Points":
                return self.points(value)
        return value

    def name(self, seat: int) -> str:
        """Who sits there; raises ValueError for NO_SEAT."""
        if seat == NO_SEAT:
            raise ValueError("nobody has no name")
        return self.names[seat]

    def points(self, by_seat: Sequence[int], *, all_seats: bool = True) -> str:
        """A number by seat (``<slug>-score-of``): Mina 3 points, Ken 0 points; or only those that have some."""
        shown = [p for p in range(len(by_seat)) if all_seats or by_seat[p]]
        key = f"{self.slug}-score-of"
        return self.words.join([self.words(key, name=self.names[p], score=str(by_seat[p])) for p in shown])
