"""Facts in words: the one converter for events, refusals and reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.events import GameEvent
from locales import Words
from render.narration.cards import card_list, card_name, rank_name, suit_name
from render.narration.telling import Telling

WORDLESS = frozenset({"Numbers", "Hands", "Wire"})
"""Kinds of facts that a game words in its own way, or not at all."""


@dataclass(frozen=True, slots=True)
class FactWords:
    """How one game words its facts: its slug, and its names for a card, or several."""

    slug: str
    card: Callable[[int, Words], str] = card_name
    cards: Callable[[Iterable[int], Words], str] = card_list

    def of_event(self, event: GameEvent, telling: Telling) -> dict[str, Any]:
        """Return the facts of an event as values for the catalogue, without those that have no words."""
        kinds = event.fact_kinds.items()
        return {
            name: self.fact(name, kind, getattr(event, name), telling) for name, kind in kinds if kind not in WORDLESS
        }

    def of_message(self, facts: Mapping[str, Any], telling: Telling) -> dict[str, Any]:
        """Return the facts of a message as values for the catalogue, each by the class of its value."""
        return {name: self.fact(name, type(value).__name__, value, telling) for name, value in facts.items()}

    def fact(self, name: str, kind: str, value: Any, telling: Telling) -> Any:
        """Return a fact called ``name`` of a kind of ``core.facts`` in words; a value of another kind unchanged.

        Raises ValueError for a seat without a person: the game must word that case.
        """
        words = telling.words
        match kind:
            case "Seat":
                return telling.name(value)
            case "Seats":
                return telling.people(value)
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
                return self.points(value, telling)
        return value

    def points(self, by_seat: Sequence[int], telling: Telling, *, all_seats: bool = True) -> str:
        """Return a number by seat (``<slug>-score-of``): Mina 3 points, Ken 0 points; or only seats that have some."""
        shown = [(telling.names[p], str(points)) for p, points in enumerate(by_seat) if all_seats or points]
        return telling.words.join([telling(f"{self.slug}-score-of", name=name, score=score) for name, score in shown])
