"""No Thanks! in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.games.geschenk.state import EVENTS, GameOver, GeschenkState, MatchOver, NoThanks, Taken
from engine.games.geschenk.terms import spans
from locales import Words
from render.narration.contract import Label, Narration
from render.narration.telling import Telling


class GeschenkNarration(Narration[GeschenkState]):
    """The words of the game (see ``render.narration.contract``); every sentence names seats by number, as the pictures
    do."""

    slug = "geschenk"
    events = EVENTS

    def one_card(self, card: int, words: Words) -> str:
        """Return a card by its number."""
        return str(card)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return cards as runs."""
        return self.card_words(cards, words)

    def prompt(self, telling: Telling[GeschenkState]) -> str:
        """Return the question to take or not, with the possible gain."""
        key = "decide" if len(telling.view.legal) > 1 else "must"
        return telling(f"geschenk-prompt-{key}", card=telling.s.offer, pot=telling.s.pot)

    def tag_label(self, telling: Telling[GeschenkState], tag: str) -> Label:
        """Return the verb, with its present effect as the hint."""
        s = telling.s
        text = telling(f"geschenk-tag-{tag}")
        if tag == "take":
            return Label(text, telling("geschenk-hint-take", card=s.offer, pot=s.pot))
        if telling.view.seat is None:
            return Label(text)
        return Label(text, telling("geschenk-hint-no_thanks", left=s.chips[telling.view.seat] - 1))

    def move(self, telling: Telling[GeschenkState], action: Action) -> str:
        """Return the whole move."""
        return telling(f"geschenk-move-{action.tag}", card=telling.s.offer, pot=telling.s.pot)

    def tell(self, told: GameEvent, telling: Telling[GeschenkState]) -> str | None:
        """Return one sentence per event; in a match of several games it names the game."""
        words = telling.words
        match told:
            case GameOver(game, scores):
                shown = words.listed(
                    [
                        words("geschenk-score-of", name=name, score=str(score))
                        for name, score in zip(telling.names, scores, strict=False)
                    ]
                )
                return words("geschenk-event-game_over", games=telling.s.games, game=game, scores=shown)
            case MatchOver():
                return words("geschenk-event-match_over", count=len(told.winners), **self.event_facts(told, telling))
        return words(f"geschenk-event-{told.stored_as}", games=telling.s.games, **self.event_facts(told, telling))

    def state_line(self, telling: Telling[GeschenkState]) -> str:
        """Return offer, pot and the number of cards to come."""
        if telling.view.over:
            return telling("geschenk-state-over")
        s = telling.s
        return telling("geschenk-state", games=s.games, game=s.game, card=s.offer, pot=s.pot, deck=len(s.deck))

    def card_words(self, cards: Iterable[int], words: Words) -> str:
        """Return cards as runs: 3〜5、8."""
        parts = [
            str(low) if low == high else words("geschenk-span", low=str(low), high=str(high))
            for low, high in spans(cards)
        ]
        return words.listed(parts) or words("geschenk-none")

    def held_words(self, cards: Sequence[int], words: Words) -> str:
        """Return the cards of a player, with their word."""
        return words("geschenk-alt-seat-cards", count=len(cards), cards=self.card_words(cards, words))

    def last_words(self, telling: Telling[GeschenkState]) -> str:
        """Return the last move as a sentence; "" before the first."""
        s = telling.s
        if not s.last_kind:
            return ""
        told = Taken(s.last_seat, s.last_card, s.last_pot) if s.taken else NoThanks(s.last_seat, s.last_pot)
        return self.tell(told, telling) or ""


NARRATION = GeschenkNarration()
