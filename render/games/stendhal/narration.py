"""Stendhal in words. The table says names once, by seat; cards of a trick go clockwise from the seat that led."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.context import Event
from engine.core.events import GameEvent
from engine.families.tricks import Trick
from engine.games.stendhal.state import EVENTS, Revealed, Scored, StendhalState
from engine.games.stendhal.terms import NO_SUIT, counts, taken_by, winning_suit
from locales import Words
from render.narration.cards import (
    card_short,
    cards_spoken,
    suit_name,
)
from render.narration.contract import Label, Narration
from render.narration.course import turned
from render.narration.telling import Telling
from render.narration.tricks import play_label, play_prompt


def worst(columns: Sequence[Sequence[int]]) -> tuple[int, int, int]:
    """Return the hardest blow: points, seat, deal (from 0); the first of equal ones."""
    return min((points, deal, seat) for deal, column in enumerate(columns) for seat, points in enumerate(column))


def minus_told(s: StendhalState, words: Words) -> str:
    """Return the minus suits, and the cards chosen for them."""
    first, second = (suit_name(suit, words) for suit in s.minus)
    return words("stendhal-alt-minus", first=first, second=second, cards=cards_spoken(s.laid, words))


def trick_remarks(s: StendhalState, words: Words) -> Iterator[str]:
    """Yield the minus suits, the cards out of play, and the suit that wins the trick."""
    told = minus_told(s, words)
    yield told + words("stendhal-alt-centre", cards=cards_spoken(s.turned, words)) if s.turned else told
    if s.trick:
        suit = winning_suit(s.trick)
        if suit == NO_SUIT:
            yield words("stendhal-alt-leads")
        else:
            yield words("stendhal-alt-most", suit=suit_name(suit, words), count=counts(s.trick)[suit])


class StendhalNarration(Narration[StendhalState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "stendhal"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"choose": 1, "play": 1}

    def prompt(self, telling: Telling[StendhalState]) -> str:
        """Return the question: what to lay down, or which suit to follow."""
        return telling("stendhal-prompt-choose") if telling.s.phase == "choose" else play_prompt(telling)

    def value_label(self, telling: Telling[StendhalState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card; the hint says it in full, and whether it would win so far."""
        return play_label(telling, value, taken_by)

    def tell_among(self, told: GameEvent, others: Sequence[Event], telling: Telling[StendhalState]) -> str | None:
        """Return a trick without its winner's card if that was the one just played."""
        if isinstance(told, Trick) and any(e.kind == "played" and e.facts.get("seat") == told.winner for e in others):
            return self.trick(told, telling, "")
        return self.tell(told, telling)

    def tell(self, told: GameEvent, telling: Telling[StendhalState]) -> str | None:
        """Return the sentence of an event; a trick names its winning suit, a revealed card its owner."""
        words = telling.words
        match told:
            case Revealed(cards, centre):
                laid = [
                    words("stendhal-laid", name=telling.name(p), card=card_short(card, words))
                    for p, card in enumerate(cards)
                ]
                key = "stendhal-event-revealed-centre" if centre else "stendhal-event-revealed"
                return words(key, **{**self.event_facts(told, telling), "cards": words.join(laid)})
            case Scored(points=points, totals=totals) if [*points] == [*totals]:
                return words("stendhal-event-scored-first", **self.event_facts(told, telling))
            case Trick(_, _, cards):
                return self.trick(told, telling, self.event_card(cards[taken_by(cards)], words))
        return super().tell(told, telling)

    def trick(self, told: Trick, telling: Telling[StendhalState], card: str) -> str:
        """Return who took a trick, and with which card; "" if that has just been said."""
        words, name, suit = telling.words, telling.name(told.winner), winning_suit(told.cards)
        if suit == NO_SUIT:
            return words("stendhal-event-trick-leader", name=name)
        key = "stendhal-event-trick" if card else "stendhal-event-trick-last"
        return words(key, suit=suit_name(suit, words), name=name, card=card)

    def state_line(self, telling: Telling[StendhalState]) -> str:
        """Return deal and trick."""
        s = telling.s
        phase = "over" if telling.view.over else s.phase
        return telling(f"stendhal-state-{phase}", deal=str(s.deal), trick=str(s.number), tricks=str(s.tricks))

    def story(self, s: StendhalState, words: Words) -> str:
        """Return a true sentence about the win: its last deal turned the match, or the margin."""
        return turned(self.slug, s.totals, s.columns, s.winners, words)


NARRATION = StendhalNarration()
