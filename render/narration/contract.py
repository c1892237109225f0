"""The table told in words: what every game's narration provides, and what they share.

A narration gets a view, names and words, never a state; so it can tell nobody more than that seat may know.
Names are given by seat, computer players included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic

from engine.core.action import Action
from engine.core.context import Event
from engine.core.events import GameEvent, MalformedEvent, read_event
from engine.core.facts import Card
from engine.core.names import parted
from engine.core.offers import Field
from engine.core.options import OptionValue
from engine.core.view import S, View
from engine.families.outcome import Ended, Over
from engine.layers.terms import CUBE_OPTIONS
from locales import Words
from render.edition import USUAL, Edition, box_line, facts_of, sentences
from render.emoji import CARDS, card_key
from render.kit.rules_page import Facts
from render.kit.text import signed
from render.narration.cards import card_list, card_name, points_spoken, seat_list, seat_number
from render.narration.speaker import Speaker

ALT_LIMIT = 1024
"""Discord's limit for the description of a picture, in characters."""


def option_key(slug: str, key: str) -> str:
    """The message that names an option: the game's own, or that of the doubling cube, which all games share."""
    return f"{'cube' if key in CUBE_OPTIONS else slug}-option-{key}"


@dataclass(frozen=True, slots=True)
class Label:
    """The words on a button or in a select: ``text`` at most 80 characters, ``hint`` at most 100."""

    text: str
    hint: str = ""


class Narration(Generic[S]):
    """A game in words.

    Keys: ``<slug>-title``, ``-line`` (shelf), ``-option-<key>``, ``-tag-<tag>``, ``-event-<kind>``.
    """

    slug: str
    events: ClassVar[Mapping[str, type[GameEvent]]] = {}
    """All that can happen, by kind: the catalogue of the game's ``events``."""
    from_hand: ClassVar[Mapping[str, int]] = {}
    """By tag how many first fields of a move are cards of ``hands`` that the picture of the hand numbers from 1."""

    def title(self, words: Words) -> str:
        """The game's name."""
        return words(f"{self.slug}-title")

    def option_line(self, key: str, value: OptionValue, words: Words) -> str:
        """An option and its value as one line: "Cards removed: 9"."""
        name, shown = self.option_name(key, words), self.option_value(key, value, words)
        return words("option-line", name=name, value=shown)

    def option_name(self, key: str, words: Words) -> str:
        """What an option is called (``<slug>-option-<key>``)."""
        return words(option_key(self.slug, key))

    def option_value(self, key: str, value: OptionValue, words: Words) -> str:
        """What an option's value is called: ``<slug>-option-<key>-<value>`` for names, and for 0 as no bound."""
        if isinstance(value, bool):
            return words("option-on" if value else "option-off")
        named = f"{option_key(self.slug, key)}-{value}"
        return words(named) if isinstance(value, str) or words.has(named) else str(value)

    def prompt(self, view: View[S], names: Sequence[str], words: Words) -> str:
        """What ``view.seat`` is asked to do now, as one short sentence."""
        raise NotImplementedError

    def stake(self, view: View[S], names: Sequence[str], words: Words) -> str | None:
        """What hangs on the answer of ``view.seat``, for who is reminded of it; None for no more than on any move."""
        return None

    def waiting(self, view: View[S], names: Sequence[str], words: Words) -> str | None:
        """Who is waited for, as a line, where the general words would say too much; None for these."""
        return None

    def tag_label(self, view: View[S], tag: str, words: Words) -> Label:
        """The verb of all legal moves with this tag; it is a button where the move has no fields."""
        return Label(words(f"{self.slug}-tag-{tag}"))

    def field_prompt(self, view: View[S], tag: str, chosen: Sequence[Any], words: Words) -> str:
        """The question for the next field of a move, after the fields ``chosen`` so far."""
        return words(f"{self.slug}-ask-{tag}-{len(chosen) + 1}")

    def value_label(self, view: View[S], tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """A value of the next field; complete without the picture."""
        raise NotImplementedError

    def chosen(self, view: View[S], tag: str, before: Sequence[Any], value: Any, words: Words) -> str:
        """A value that has been picked, in a few words; a set as its members."""
        if isinstance(value, list):
            return words.join([self.value_label(view, tag, before, v, words).text for v in value])
        return self.value_label(view, tag, before, value, words).text

    def move(self, view: View[S], action: Action, words: Words) -> str:
        """A whole move in a few words, for autocomplete, confirmations and hints."""
        raise NotImplementedError

    def move_ahead(self, view: View[S], action: Action, words: Words) -> str:
        """A move told ahead, in words that hold whenever it is made (hook): as ``move`` says it, unless that names what
        may be another card, pile or person by then. Raises LookupError where nothing can be said before.
        """
        return self.move(view, action, words)

    def recommended(self, view: View[S]) -> Sequence[Field]:
        """The plain way on, which stands in gold: a whole move as its wire form, or its tag; () where none is plainer.

        A whole move with fields gets a button of its own. This is no hint: it follows from the phase, not from cards.
        """
        return ()

    def numbered(self, view: View[S], tag: str, chosen: Sequence[Any]) -> Sequence[int]:
        """The own cards as the picture of the hand numbers them, where the next field of a move is one of them."""
        state: Any = view.s
        return state.hands[view.me] if len(chosen) < self.from_hand.get(tag, 0) else ()

    def typed(self, view: View[S], typed: str) -> Sequence[Field]:
        """The move, legal or not, that somebody typed in a form of the game's own; () leaves it to the labels."""
        return ()

    def number(self, view: View[S], tag: str, chosen: Sequence[Any], value: Any) -> str:
        """The number that the picture of the hand has under a value of the next field; "" for none."""
        held = self.numbered(view, tag, chosen)
        return str(held.index(value) + 1) if value in held else ""

    def face(self, view: View[S], tag: str, chosen: Sequence[Any], value: Any) -> str:
        """The key of the emoji (``render.emoji``) that shows a value of the next field; "" for none."""
        return card_key(value) if value in self.numbered(view, tag, chosen) and value in CARDS else ""

    def anytime_prompt(self, view: View[S], words: Words) -> str:
        """What the private moves are for that need no question (View.anytime)."""
        return words("panel-anytime")

    def anytime_label(self, view: View[S], action: Action, words: Words) -> Label:
        """One of these moves, whole."""
        return Label(self.move(view, action, words))

    def seats_note(self, seats: int, words: Words) -> str:
        """What one should know before playing with so many (``<slug>-seats-<n>``); mostly nothing."""
        key = f"{self.slug}-seats-{seats}"
        return words(key) if words.has(key) else ""

    def happened(self, event: Event, view: View[S], names: Sequence[str], words: Words) -> str | None:
        """One sentence for an event that ``view.seat`` may know; None for what needs no words.

        One that cannot be read, written by another release, says so: a log is never withheld for one line of it.
        """
        try:
            told = read_event(self.events, event.kind, event.facts)
        except MalformedEvent:
            return words("log-unreadable")
        return self.tell(told, view, self.speaker(names, words))

    def tell(self, told: GameEvent, view: View[S], say: Speaker) -> str | None:
        """The sentence ``<slug>-event-<kind>`` with the facts of the event; a game overrides it for what needs more."""
        match told:
            case Ended(totals, winners):
                return self.who_won_with(totals, winners, say.names, say.words)
            case Over(_, winners):
                return self.who_won(winners, say.names, say.words)
        return say.words(f"{self.slug}-event-{told.stored_as}", **say.event(told))

    def who_won_with(self, totals: Sequence[int], winners: Sequence[int], names: Sequence[str], words: Words) -> str:
        """Who has won, and with how many points or chips."""
        people, most = seat_list(winners, names, words), totals[winners[0]]
        facts = {"count": len(winners), "winners": people, "score": points_spoken(most, words), "chips": most}
        return words(f"{self.slug}-event-ended", **facts)

    def who_won(self, winners: Sequence[int], names: Sequence[str], words: Words) -> str:
        """Who has won."""
        return words(f"{self.slug}-event-over", count=len(winners), winners=seat_list(winners, names, words))

    def amount(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """A number of what the scores of a match with these options count, or a difference of them: 9点, 9 points."""
        return words(f"{self.slug}-amount", count=count, number=signed(count))

    def lead(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """By how much somebody is ahead (``Game.points_now``); mostly in what the scores count."""
        return self.amount(count, options, words)

    def speaker(self, names: Sequence[str], words: Words) -> Speaker:
        """How this game says the facts of events."""
        return Speaker(self.slug, names, words, self.event_card, self.event_cards)

    def state_line(self, view: View[S], names: Sequence[str], words: Words) -> str:
        """Where the game stands, in one line under the table's title (deal 2 of 4, pot 3, ...)."""
        raise NotImplementedError

    def table_alt(self, view: View[S], names: Sequence[str], words: Words) -> str:
        """The whole public table, enough to play from (with the hand); at most ALT_LIMIT characters."""
        raise NotImplementedError

    def hand_alt(self, view: View[S], names: Sequence[str], words: Words) -> str:
        """The hand of ``view.seat`` and what may be done with it; at most ALT_LIMIT characters."""
        raise NotImplementedError

    def result_alt(self, view: View[S], names: Sequence[str], words: Words) -> str:
        """The outcome: winners, scores and how they came about; at most ALT_LIMIT characters."""
        raise NotImplementedError

    def rules_text(self, page: int, words: Words, edition: Edition = USUAL) -> str:
        """The text of a rules page, the same words as on its picture; at most ALT_LIMIT characters.

        Title and sentences ``<slug>-rules-<page>-title``, ``-1``, ``-2`` and so on.
        """
        box = [box_line(edition.box, words)] if edition.box is not None and page == 0 else []
        told = sentences(words, self.slug, page, self.rules_facts(words, edition))
        return "\n".join([words(f"{self.slug}-rules-{page}-title"), *box, *told])

    def rules_facts(self, words: Words, edition: Edition) -> Facts:
        """The numbers in the sentences of its rules pages."""
        return facts_of(self.slug, edition.options)

    def person(self, view: View[S], seat: int, words: Words) -> str:
        """Somebody on a label: by name, or by seat where the view knows no names."""
        return view.people[seat] if view.people else seat_number(seat, words)

    def one_card(self, card: int, words: Words) -> str:
        """A card of this game in a sentence."""
        return card_name(card, words)

    def event_card(self, card: int, words: Words) -> str:
        """A card in the sentence of an event."""
        return self.one_card(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Several cards in the sentence of an event."""
        return card_list(cards, words)

    def why(self, reason: str, facts: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
        """Why a move is advised (a Message), as one sentence.

        Of plain numbers among the facts ``card``, ``right`` and ``left`` are cards, ``seat`` and ``next`` seats.
        """
        told = Speaker(self.slug, names, words, self.one_card).facts(facts)
        plain = {name for name, fact in facts.items() if type(fact) is int}
        for card in {"card", "right", "left"} & plain:
            told[card] = self.one_card(facts[card], words)
        for person in {"seat", "next"} & plain:
            told[person] = names[facts[person]]
        cards = [
            told[name] for name, fact in facts.items() if isinstance(fact, Card) or name in ("card", "right", "left")
        ]
        return _begun(words(reason, **told), cards)

    def refusal(self, reason: str, facts: Mapping[str, Any], view: View[S], words: Words) -> str:
        """Why a move was refused (a Message from the rules) and what can be done instead."""
        told = Speaker(self.slug, (), words, self.one_card).facts(facts)
        return _begun(words(reason, **told), [told[name] for name, fact in facts.items() if isinstance(fact, Card)])


def _begun(text: str, cards: Sequence[str]) -> str:
    """A sentence that one of the cards may begin: "the 3 of hearts"; a person's name stays as it is."""
    return text[0].upper() + text[1:] if any(map(text.startswith, cards)) else text


def first_fitting(texts: Iterable[str]) -> str:
    """The first description that Discord takes, else the last one: tell the most telling one first."""
    text = ""
    for text in texts:
        if len(text) <= ALT_LIMIT:
            break
    return text


CUTS: Final = (32, 16, 8)
"""To how many characters names are cut where many players with the longest names leave no room, one after the other."""


def described(
    tell: Callable[[View[Any], Sequence[str], Words], str], view: View, names: Sequence[str], words: Words
) -> str:
    """What a narration's ``tell`` says of a view, names cut where they leave no room."""
    return with_names_cut(lambda cut: tell(view, cut, words), names)


def with_names_cut(tell: Callable[[Sequence[str]], str], names: Sequence[str]) -> str:
    """What ``tell`` says, with names as long as Discord takes them; the seat beside a name stays."""
    return first_fitting(tell([_name(name, cut) for name in names]) for cut in CUTS)


def _name(name: str, limit: int) -> str:
    bare, seat = parted(name)
    return clip(bare, limit - len(seat)) + seat


def clip(text: str, limit: int = ALT_LIMIT) -> str:
    """``text`` cut to ``limit`` characters with an ellipsis; narrations should never need it."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
