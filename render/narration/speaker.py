"""Facts in words: the one converter for events, refusals and reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from locales import Words
from render.narration.cards import card_list, card_name, rank_name, seat_list, suit_name

WORDLESS = frozenset({"Numbers", "Hands", "Wire"})
"""Kinds of facts that a game words in its own way, or not at all."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """How one game words its facts: its slug, the people by seat, and its names for a card, or several."""

    slug: str
    names: Sequence[str]
    words: Words
    card: Callable[[int, Words], str] = card_name
    cards: Callable[[Iterable[int], Words], str] = card_list

    def event(self, told: GameEvent) -> dict[str, Any]:
        """Return the facts of an event as values for the catalogue, without those that have no words."""
        kinds = told.fact_kinds.items()
        return {name: self.fact(name, kind, getattr(told, name)) for name, kind in kinds if kind not in WORDLESS}

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the facts of a message as values for the catalogue, each by the class of its value."""
        return {name: self.fact(name, type(value).__name__, value) for name, value in facts.items()}

    def fact(self, name: str, kind: str, value: Any) -> Any:
        """Return a fact called ``name`` of a kind of ``core.facts`` in words; a value of another kind unchanged.

        Raises ValueError for a seat without a person: the game must word that case.
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
        """Return the name of the person at a seat. Raises ValueError for NO_SEAT."""
        if seat == NO_SEAT:
            raise ValueError("nobody has no name")
        return self.names[seat]

    def points(self, by_seat: Sequence[int], *, all_seats: bool = True) -> str:
        """Return a number by seat (``<slug>-score-of``): Mina 3 points, Ken 0 points; or only seats that have some."""
        shown = [p for p in range(len(by_seat)) if all_seats or by_seat[p]]
        key = f"{self.slug}-score-of"
        return self.words.join([self.words(key, name=self.names[p], score=str(by_seat[p])) for p in shown])
