"""Target in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.context import Event
from engine.core.events import GameEvent
from engine.games.target.state import EVENTS, Taken, TargetState, TargetView, Thrown
from engine.games.target.terms import distance, is_far, taken_by
from locales import Words
from render.emoji import card_key
from render.narration.cards import card_list, card_name, card_short, card_spoken
from render.narration.contract import Label, Narration
from render.narration.telling import Telling


def mode(target: int, cards: Iterable[int]) -> str:
    """Return ``far`` or ``near``, by the cards so far: the end of a message key."""
    return "far" if is_far(target, cards) else "near"


def away(target: int, card: int, words: Words) -> str:
    """Return the distance of a card, on a picture: 差4, 4 off."""
    return words("target-distance", distance=str(distance(target, card)))


def card_away(target: int, card: int, words: Words) -> str:
    """Return a card in words with its distance."""
    return words("spoken-marked", card=card_spoken(card, words), mark=away(target, card, words))


def names_target(view: TargetView) -> bool:
    """True if the viewer names the target now: then the three cards have the numbers, not the hand."""
    return view.asked and view.s.phase == "choose_target"


class TargetNarration(Narration[TargetState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "target"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"play": 1, "discard": 1}

    def prompt(self, telling: Telling[TargetState]) -> str:
        """Return the question, and in the play the number that wins so far."""
        return telling(f"target-prompt-{self._asked(telling.s)}")

    @staticmethod
    def _asked(s: TargetState) -> str:
        return f"play-{mode(s.target, s.trick)}" if s.phase == "play" else s.phase

    def face(self, view: TargetView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the emoji also for the cards of which one becomes the target."""
        return card_key(value) if tag == "choose_target" else super().face(view, tag, chosen, value)

    def value_label(self, telling: Telling[TargetState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card; in the play the hint says its distance, and whether it would win so far."""
        words = telling.words
        s, name = telling.s, card_name(value, words)
        if tag == "play":
            lie, away = [*s.trick, value], str(distance(s.target, value))
            wins = taken_by(s.target, lie, s.far_pool) == len(s.trick)
            key = "distance" if not s.trick else "winning" if wins else "losing"
            name = words(f"target-hint-{key}", name=name, distance=away)
        return Label(card_short(value, words), name)

    def numbered(self, view: TargetView, tag: str, chosen: Sequence[Any]) -> Sequence[int]:
        """Return the numbers, which for the three target cards are their own."""
        return view.s.revealed if tag == "choose_target" else super().numbered(view, tag, chosen)

    def move(self, telling: Telling[TargetState], action: Action) -> str:
        """Return the card named or played, or the cards discarded."""
        words = telling.words
        tag, *fields = action.wire()
        if not fields:
            return words(f"target-tag-{tag}")
        cards = fields[0] if tag == "discard" else fields
        return words(f"target-move-{tag}", card=card_short(cards[0], words), cards=card_list(cards, words))

    def tell_among(self, told: GameEvent, others: Sequence[Event], telling: Telling[TargetState]) -> str | None:
        """Return a target taken without the card that takes it, if that was the one just played."""
        if isinstance(told, Taken) and any(e.kind == "played" and e.facts.get("seat") == told.seat for e in others):
            return telling.words("target-event-taken-last", **self.event_facts(told, telling))
        return self.tell(told, telling)

    def tell(self, told: GameEvent, telling: Telling[TargetState]) -> str | None:
        """Return the discards of all in one sentence."""
        if not isinstance(told, Thrown):
            return super().tell(told, telling)
        words = telling.words
        some = [
            words("target-thrown-of", name=telling.name(p), cards=card_list(cards, words))
            for p, cards in zip(told.seats, told.cards, strict=True)
            if cards
        ]
        return words("target-event-thrown", told=words.join(some)) if some else words("target-event-thrown-none")

    def state_line(self, telling: Telling[TargetState]) -> str:
        """Return the round, and the number that wins so far."""
        phase = "over" if telling.view.over else self._asked(telling.s)
        return telling(f"target-state-{phase}", round=str(telling.s.round))

    def story(self, s: TargetState, words: Words) -> tuple[str, str]:
        """Return the margin of the win, and its card."""
        first, second = sorted(s.scores, reverse=True)[:2]
        card = s.last_trick[(s.last_winner - s.last_leader) % len(s.won)]
        facts = {"card": card_short(card, words), "distance": str(distance(s.last_target, card))}
        last = words(f"target-story-last-{mode(s.last_target, s.last_trick)}", **facts)
        return words("target-story-margin", count=first - second), last


NARRATION = TargetNarration()
