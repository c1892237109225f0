"""Love Letter in words: cards by name and number, every player's discards with their targets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.offers import Field, Values
from engine.core.state import NO_SEAT
from engine.games.love_letter.events import EVENTS, Fell, Forced, Over, RoundBegan, RoundOver
from engine.games.love_letter.state import LoveLetterState, LoveLetterView
from engine.games.love_letter.terms import COUNTESS, MINISTER, PRINCESS, face
from locales import Words
from render.edition import USUAL, Edition
from render.narration.cards import person
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker

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


def effect(card: int, words: Words) -> str:
    """Return the effect of a face, with its name."""
    name = numbered(card, words).capitalize()
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

    def prompt(self, view: LoveLetterView, names: Sequence[str], words: Words) -> str:
        """Return which of the two cards to play, or the remaining choice if both are the same."""
        minister = view.s.minister
        one, two = (numbered(face(card, minister), words) for card in sorted(view.s.hands[view.me]))
        must = one != two and playable(view) == {COUNTESS}
        key = "countess" if must else "play"
        if one == two:
            at = next(iter(view.first.values()), None)
            key = "whom" if isinstance(at, Values) and len(at.values) > 1 else "same"
        return words(f"love_letter-prompt-{key}", one=one, two=two)

    def tag_label(self, view: LoveLetterView, tag: str, words: Words) -> Label:
        """Return the verb: to play this card."""
        if tag == "idle":
            return Label(words("love_letter-tag-idle"))
        card = face(CODES.index(tag), view.s.minister)
        return Label(words("love_letter-move-plain", card=numbered(card, words)))

    def field_prompt(self, view: LoveLetterView, tag: str, chosen: Sequence[Any], words: Words) -> str:
        """Return the effect of the card, for the first field."""
        if tag == "idle" or chosen:
            return words(f"love_letter-ask-{tag}-{len(chosen) + 1}")
        return effect(CODES.index(tag), words)

    def value_label(self, view: LoveLetterView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a card to play without effect, a player, a card to name with the number of unseen copies."""
        s = view.s
        if tag == "idle":
            return Label(numbered(face(value, s.minister), words))
        if not chosen:
            return Label(self.whom(view, value, words))
        hint = words("love_letter-hint-unseen", count=s.unseen(view.me)[value])
        return Label(numbered(face(value, s.minister), words), hint)

    def whom(self, view: LoveLetterView, seat: int, words: Words) -> str:
        """Return a player on a label."""
        me = seat == view.seat
        return words("love_letter-hint-self") if me else words("cards-person", name=self.person(view, seat, words))

    def move(self, view: LoveLetterView, action: Action, words: Words) -> str:
        """Return the whole move."""
        tag, *fields = action.wire()
        if tag == "idle":
            return words("love_letter-move-idle", card=numbered(face(fields[0], view.s.minister), words))
        card = numbered(face(CODES.index(tag), view.s.minister), words)
        if not fields:
            return words("love_letter-move-plain", card=card)
        return self._at(view, card, self.whom(view, fields[0], words), fields[1] if fields[1:] else 0, words)

    def cost(self, view: LoveLetterView, wire: Sequence[Field], words: Words) -> str:
        """Return that the mover is out, if the move discards their princess."""
        aimed_at_oneself = list(wire) == ["prince", view.seat] and PRINCESS in view.s.hands[view.me]
        return words("love_letter-cost") if list(wire) == ["princess"] or aimed_at_oneself else ""

    def _at(self, view: LoveLetterView, card: str, target: str, named: int, words: Words) -> str:
        """Return a card, its target, and the number it names."""
        if not named:
            return words("love_letter-move-at", card=card, target=target)
        shown = numbered(face(named, view.s.minister), words)
        return words("love_letter-move-guessed", card=card, target=target, named=shown)

    def _played(self, view: LoveLetterView, play: Sequence[int], names: Sequence[str], words: Words) -> str:
        """Return a turn without its player: the card, the target, and whether a guard was wrong."""
        _, card, target, named, fell = play
        shown = numbered(face(card, view.s.minister), words)
        if target != NO_SEAT:
            shown = self._at(view, shown, person(target, names, words), named, words)
        return words("love_letter-missed", text=shown) if named and fell == NO_SEAT else shown

    # Events

    def tell(self, told: GameEvent, view: LoveLetterView, say: Speaker) -> str | None:
        """Return one sentence per event."""
        if view.s.minister:
            say = replace(
                say,
                card=lambda card, words: card_word(face(card, True), words),
                cards=lambda cards, words: self.event_cards([face(card, True) for card in cards], words),
            )
        facts = say.event(told)
        match told:
            case Forced():
                facts["self"] = "yes" if told.seat == told.target else "no"
            case Fell() | RoundBegan():
                facts["count"] = len(told.cards)
            case RoundOver() | Over():
                facts["count"] = len(told.winners)
        return say.words(f"love_letter-event-{told.stored_as}", **facts)

    def state_line(self, view: LoveLetterView, names: Sequence[str], words: Words) -> str:
        """Return round, deck, goal."""
        if view.over:
            return words("love_letter-over")
        return words("love_letter-state", round=str(view.s.round), deck=len(view.s.deck), target=view.s.target)

    def last_line(self, view: LoveLetterView, names: Sequence[str], words: Words) -> str:
        """Return the last turn in a line: player, card, target; "" before the first."""
        s = view.s
        play = s.plays[-1] if s.plays else s.closing
        if not play:
            return ""
        *_, named, fell = play
        line = words("love_letter-last", name=names[play[0]], text=self._played(view, play, names, words))
        guessed = "yes" if named else "no"
        return line if fell == NO_SEAT else words("love_letter-last-fell", text=line, name=names[fell], guessed=guessed)

    # Descriptions

    def pile(self, view: LoveLetterView, pile: Pile, names: Sequence[str], words: Words) -> str:
        """Return a player's discards, each with its target."""
        told = [
            self._played(view, play, names, words) if play else numbered(face(card, view.s.minister), words)
            for card, play in pile
        ]
        return words("love_letter-alt-discards", count=len(told), cards=words.listed(told))

    def showdown(self, view: LoveLetterView, names: Sequence[str], words: Words) -> str:
        """Return the cards of the last showdown; "" if there was none."""
        minister = view.s.minister
        cards = [(p, numbered(face(card, minister), words)) for p, card in enumerate(view.s.shown) if card]
        told = words.join([words("love_letter-shown", name=names[p], card=card) for p, card in cards])
        return words("love_letter-alt-shown", cards=told) if cards else ""

    def facts(self, view: LoveLetterView, names: Sequence[str], words: Words) -> list[str]:
        """Return the cards the seat has seen in this round, and who has seen its own card, by turn; no conclusions."""
        flat, out = view.s.seen[view.me], []
        for at in range(0, len(flat), 4):
            turn, seat, card, viewer = flat[at : at + 4]
            shown = numbered(face(card, view.s.minister), words)
            key, other = ("was-seen", viewer) if seat == view.me else ("saw", seat)
            out.append(words(f"love_letter-alt-{key}", turn=str(turn), name=names[other], card=shown))
        return out

    def story(self, view: LoveLetterView, names: Sequence[str], words: Words) -> str:
        """Return how the last round decided the game, or the number of tokens once there are no more rounds."""
        s = view.s
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
