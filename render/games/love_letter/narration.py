"""Love Letter in words: cards by name and number, every player's discards with their targets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.core.action import Action
from engine.core.context import Event
from engine.core.events import GameEvent
from engine.core.offers import Field, Values
from engine.core.state import NO_SEAT
from engine.games.love_letter.state import (
    EVENTS,
    Fell,
    Forced,
    LoveLetterState,
    LoveLetterView,
    Over,
    RoundBegan,
    RoundOver,
    Saw,
)
from engine.games.love_letter.terms import COUNTESS, MINISTER, PRINCESS, face
from locales import Words
from render.edition import USUAL, Edition
from render.narration.contract import Label, Narration
from render.narration.telling import Telling

Pile = Sequence[tuple[int, Sequence[int]]]
"""Discards in order, as ``terms.piles`` gives them."""
CODES = ("", "guard", "priest", "baron", "handmaid", "prince", "king", "countess", "princess")
"""The tags of moves by the number of their card."""


def card_word(card: int, words: Words) -> str:
    """Return a face (see ``terms.face``) by its name."""
    return words(f"love_letter-card-{card}")


def numbered(card: int, words: Words) -> str:
    """Return name and number: guard (1)."""
    number = COUNTESS if card == MINISTER else card
    return words("love_letter-numbered", card=card_word(card, words), number=str(number))


def headed(name: str) -> str:
    """Return a name as it begins a line; its other letters stay, because German writes nouns with a capital."""
    return name[:1].upper() + name[1:]


def effect(card: int, words: Words) -> str:
    """Return the effect of a face, with its name."""
    name = headed(numbered(card, words))
    return words("love_letter-alt-effect", card=name, effect=words(f"love_letter-effect-{card}"))


class LoveLetterNarration(Narration[LoveLetterState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "love_letter"
    events = EVENTS

    def one_card(self, card: int, words: Words) -> str:
        """Return a card by name; it is a face."""
        return card_word(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return several cards, in the form of a list."""
        return words.join([card_word(card, words) for card in cards])

    def faces(self, view: LoveLetterView, cards: Iterable[int], words: Words) -> str:
        """Return cards with their numbers."""
        return words.join([numbered(face(card, view.s.minister), words) for card in cards]) or words("love_letter-none")

    # Moves

    def prompt(self, telling: Telling[LoveLetterState]) -> str:
        """Return which of the two cards to play, or the remaining choice if both are the same."""
        view = telling.view
        minister = view.s.minister
        one, two = (numbered(face(card, minister), telling.words) for card in sorted(view.s.hands[view.me]))
        must = one != two and playable(view) == {COUNTESS}
        key = "countess" if must else "play"
        if one == two:
            at = next(iter(view.first.values()), None)
            key = "whom" if isinstance(at, Values) and len(at.values) > 1 else "same"
        return telling(f"love_letter-prompt-{key}", one=one, two=two)

    def tag_label(self, telling: Telling[LoveLetterState], tag: str) -> Label:
        """Return the verb: to play this card."""
        if tag == "idle":
            return Label(telling("love_letter-tag-idle"))
        card = face(CODES.index(tag), telling.s.minister)
        return Label(telling("love_letter-move-plain", card=numbered(card, telling.words)))

    def field_prompt(self, telling: Telling[LoveLetterState], tag: str, chosen: Sequence[Any]) -> str:
        """Return the effect of the card, for the first field."""
        if tag == "idle" or chosen:
            return telling(f"love_letter-ask-{tag}-{len(chosen) + 1}")
        return effect(CODES.index(tag), telling.words)

    def value_label(self, telling: Telling[LoveLetterState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card to play without effect, a player, a card to name with the number of unseen copies."""
        s, words = telling.s, telling.words
        if tag == "idle":
            return Label(numbered(face(value, s.minister), words))
        if not chosen:
            whom = self.whom(telling, value)
            # A label of its own, not a part of one; a person's name stays as they write it.
            return Label(whom[:1].upper() + whom[1:] if value == telling.view.seat else whom)
        hint = words("love_letter-hint-unseen", count=s.unseen(telling.view.me)[value])
        return Label(numbered(face(value, s.minister), words), hint)

    def whom(self, telling: Telling[LoveLetterState], seat: int) -> str:
        """Return a player on a label."""
        me = seat == telling.view.seat
        return telling("love_letter-hint-self") if me else telling("cards-person", name=self.person(telling, seat))

    def move(self, telling: Telling[LoveLetterState], action: Action) -> str:
        """Return the whole move."""
        words = telling.words
        tag, *fields = action.wire()
        if tag == "idle":
            return words("love_letter-move-idle", card=numbered(face(fields[0], telling.s.minister), words))
        card = numbered(face(CODES.index(tag), telling.s.minister), words)
        if not fields:
            return words("love_letter-move-plain", card=card)
        return self._at(telling, card, self.whom(telling, fields[0]), fields[1] if fields[1:] else 0)

    def cost(self, telling: Telling[LoveLetterState], wire: Sequence[Field]) -> str:
        """Return that the mover is out, if the move discards their princess."""
        aimed_at_oneself = list(wire) == ["prince", telling.view.seat] and PRINCESS in telling.s.hands[telling.view.me]
        return telling("love_letter-cost") if list(wire) == ["princess"] or aimed_at_oneself else ""

    def _at(self, telling: Telling[LoveLetterState], card: str, target: str, named: int) -> str:
        """Return a card, its target, and the number it names."""
        if not named:
            return telling("love_letter-move-at", card=card, target=target)
        shown = numbered(face(named, telling.s.minister), telling.words)
        return telling("love_letter-move-guessed", card=card, target=target, named=shown)

    def _played(self, telling: Telling[LoveLetterState], play: Sequence[int]) -> str:
        """Return a turn without its player: the card, the target, and whether a guard was wrong."""
        words = telling.words
        _, card, target, named, fell = play
        shown = numbered(face(card, telling.s.minister), words)
        if target != NO_SEAT:
            shown = self._at(telling, shown, telling.people([target]), named)
        return words("love_letter-missed", text=shown) if named and fell == NO_SEAT else shown

    # Events

    def tell_among(self, told: GameEvent, others: Sequence[Event], telling: Telling[LoveLetterState]) -> str | None:
        """Return nothing for a card seen just before all see it, because its player is out; no card named before."""
        if isinstance(told, Saw) and any(e.kind == "fell" and e.facts.get("seat") == told.seat for e in others):
            return None
        if isinstance(told, Fell) and any(e.kind == "guessed" for e in others):
            return self.tell(Fell(told.seat, ()), telling)
        return self.tell(told, telling)

    def tell(self, told: GameEvent, telling: Telling[LoveLetterState]) -> str | None:
        """Return one sentence per event."""
        said = self.fact_words()
        if telling.s.minister:
            said = replace(
                said,
                card=lambda card, words: card_word(face(card, True), words),
                cards=lambda cards, words: self.event_cards([face(card, True) for card in cards], words),
            )
        facts = said.of_event(told, telling)
        match told:
            case Forced():
                facts["self"] = "yes" if told.seat == told.target else "no"
            case Fell() | RoundBegan():
                facts["count"] = len(told.cards)
            case RoundOver() | Over():
                facts["count"] = len(told.winners)
        return telling(f"love_letter-event-{told.stored_as}", **facts)

    def state_line(self, telling: Telling[LoveLetterState]) -> str:
        """Return round, deck, goal."""
        s = telling.s
        if telling.view.over:
            return telling("love_letter-over")
        return telling("love_letter-state", round=str(s.round), deck=len(s.deck), target=s.target)

    @staticmethod
    def mover(s: LoveLetterState) -> int:
        """Return the seat of the last turn."""
        play = s.plays[-1] if s.plays else s.closing
        return play[0] if play else NO_SEAT

    def last_line(self, telling: Telling[LoveLetterState]) -> str:
        """Return the last turn in a line: player, card, target; "" before the first."""
        s = telling.s
        play = s.plays[-1] if s.plays else s.closing
        if not play:
            return ""
        *_, named, fell = play
        line = telling("love_letter-last", name=telling.name(play[0]), text=self._played(telling, play))
        if fell == NO_SEAT:
            return line
        guessed = "yes" if named else "no"
        return telling("love_letter-last-fell", text=line, name=telling.name(fell), guessed=guessed)

    # Descriptions

    def pile(self, telling: Telling[LoveLetterState], pile: Pile) -> str:
        """Return a player's discards, each with its target."""
        words = telling.words
        told = [
            self._played(telling, play) if play else numbered(face(card, telling.s.minister), words)
            for card, play in pile
        ]
        return words("love_letter-alt-discards", count=len(told), cards=words.listed(told))

    def showdown(self, telling: Telling[LoveLetterState]) -> str:
        """Return the cards of the last showdown; "" if there was none."""
        s, words = telling.s, telling.words
        cards = [(p, numbered(face(card, s.minister), words)) for p, card in enumerate(s.shown) if card]
        told = words.join([words("love_letter-shown", name=telling.name(p), card=card) for p, card in cards])
        return words("love_letter-alt-shown", cards=told) if cards else ""

    def facts(self, telling: Telling[LoveLetterState]) -> list[str]:
        """Return the cards the seat has seen in this round, and who has seen its own card, by turn; no conclusions."""
        flat, out = telling.s.seen[telling.view.me], []
        for at in range(0, len(flat), 4):
            turn, seat, card, viewer = flat[at : at + 4]
            shown = numbered(face(card, telling.s.minister), telling.words)
            key, other = ("was-seen", viewer) if seat == telling.view.me else ("saw", seat)
            out.append(telling(f"love_letter-alt-{key}", turn=str(turn), name=telling.name(other), card=shown))
        return out

    def story(self, s: LoveLetterState, words: Words) -> str:
        """Return how the last round decided the game, or the number of tokens once there are no more rounds."""
        if s.ended == "rounds":
            return words("love_letter-story-rounds", round=str(s.round))
        card = max(s.shown, default=0)
        shown = card_word(face(card, s.minister), words) if card else ""
        return words(f"love_letter-story-{'card' if card else 'last'}", round=str(s.round), card=shown)

    def rules_text(self, page: int, words: Words, edition: Edition = USUAL) -> str:
        """Return the sentences of a rules page, or the cards it explains."""
        cards = range(4 * page - 3, 4 * page + 1) if page in (1, 2) else ()
        return "\n".join([super().rules_text(page, words, edition), *(effect(card, words) for card in cards)])


def playable(view: LoveLetterView) -> set[int]:
    """Return the cards that may be played now."""
    return {move.wire()[1] if move.tag == "idle" else CODES.index(move.tag) for move in view.legal}


NARRATION = LoveLetterNarration()
