"""No Thanks! in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.games.geschenk.events import EVENTS, GameOver, MatchOver, NoThanks, Taken
from engine.games.geschenk.state import GeschenkState, GeschenkView
from engine.games.geschenk.terms import spans
from locales import Words
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker


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

    def prompt(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Return the question to take or not, with the possible gain."""
        key = "decide" if len(view.legal) > 1 else "must"
        return words(f"geschenk-prompt-{key}", card=view.s.offer, pot=view.s.pot)

    def tag_label(self, view: GeschenkView, tag: str, words: Words) -> Label:
        """Return the verb, with its present effect as the hint."""
        text = words(f"geschenk-tag-{tag}")
        if tag == "take":
            return Label(text, words("geschenk-hint-take", card=view.s.offer, pot=view.s.pot))
        if view.seat is None:
            return Label(text)
        return Label(text, words("geschenk-hint-no_thanks", left=view.s.chips[view.seat] - 1))

    def move(self, view: GeschenkView, action: Action, words: Words) -> str:
        """Return the whole move."""
        return words(f"geschenk-move-{action.tag}", card=view.s.offer, pot=view.s.pot)

    def tell(self, told: GameEvent, view: GeschenkView, say: Speaker) -> str | None:
        """Return one sentence per event; in a match of several games it names the game."""
        words = say.words
        match told:
            case GameOver(game, scores):
                shown = words.listed(
                    [
                        words("geschenk-score-of", name=name, score=str(score))
                        for name, score in zip(say.names, scores, strict=False)
                    ]
                )
                return words("geschenk-event-game_over", games=view.s.games, game=game, scores=shown)
            case MatchOver():
                return words("geschenk-event-match_over", count=len(told.winners), **say.event(told))
        return words(f"geschenk-event-{told.stored_as}", games=view.s.games, **say.event(told))

    def state_line(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Return offer, pot and the number of cards to come."""
        if view.over:
            return words("geschenk-state-over")
        s = view.s
        return words("geschenk-state", games=s.games, game=s.game, card=s.offer, pot=s.pot, deck=len(s.deck))

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

    def last_words(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Return the last move as a sentence; "" before the first."""
        s = view.s
        if not s.last_kind:
            return ""
        told = Taken(s.last_seat, s.last_card, s.last_pot) if s.taken else NoThanks(s.last_seat, s.last_pot)
        return self.tell(told, view, self.speaker(names, words)) or ""


NARRATION = GeschenkNarration()
