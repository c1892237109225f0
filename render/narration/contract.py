"""The table in words: the methods of every game's narration, and their common code.

A narration gets a ``Telling``: a view, names and words, never a state; so it can reveal no more than the viewing seat
may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from engine.core.action import Action
from engine.core.context import Event
from engine.core.events import GameEvent, MalformedEvent, read_event
from engine.core.facts import Card
from engine.core.offers import Field
from engine.core.options import OptionValue
from engine.core.parts import part
from engine.core.view import S, View
from engine.families.outcome import Ended, Over
from engine.layers.terms import CUBE_OPTIONS
from locales import Words
from render.edition import USUAL, Edition, box_line, facts_of, sentences
from render.emoji import CARDS, card_key
from render.kit.drawing.text import signed
from render.kit.pages.overview import OVERVIEW, PARTS, first_page
from render.kit.pages.rules_page import Facts
from render.kit.pieces.person import people
from render.narration.cards import card_list, card_name, points_spoken, seat_number
from render.narration.facts import FactWords
from render.narration.lengths import ALT_LIMIT
from render.narration.spoken import hand_told, result_told, table_told
from render.narration.telling import Telling


def option_key(slug: str, key: str) -> str:
    """Return the message that names an option: the game's own, or that of the doubling cube, which all games share."""
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
    """All events, by kind: the catalogue ``EVENTS`` of its state."""
    from_hand: ClassVar[Mapping[str, int]] = {}
    """By tag: how many first fields of a move are cards of ``hands`` that the picture of the hand numbers from 1."""

    def title(self, words: Words) -> str:
        """Return the game's name."""
        return words(f"{self.slug}-title")

    def second(self, words: Words) -> str:
        """Return the line below the game's name; "" where one is enough."""
        return words.second(f"{self.slug}-title")

    def option_line(self, key: str, value: OptionValue, words: Words) -> str:
        """Return an option and its value as one line: "Cards removed: 9"."""
        name, shown = self.option_name(key, words), self.option_value(key, value, words)
        return words("option-line", name=name, value=shown)

    def option_name(self, key: str, words: Words) -> str:
        """Return the name of an option (``<slug>-option-<key>``)."""
        return words(option_key(self.slug, key))

    def option_value(self, key: str, value: OptionValue, words: Words) -> str:
        """Return the name of an option's value: ``<slug>-option-<key>-<value>`` for names, and for 0 as no limit."""
        if isinstance(value, bool):
            return words("option-on" if value else "option-off")
        named = f"{option_key(self.slug, key)}-{value}"
        return words(named) if isinstance(value, str) or words.has(named) else str(value)

    def prompt(self, telling: Telling[S]) -> str:
        """Return the question for the viewing seat now, as one short sentence (``<slug>-prompt-<phase>``)."""
        return telling(f"{self.slug}-prompt-{telling.view.phase}")

    def stake(self, telling: Telling[S]) -> str | None:
        """Return the stake of the viewing seat's answer, for a reminder; None if it is no higher than on any move."""
        return None

    def waiting(self, telling: Telling[S]) -> str | None:
        """Return the seats waited for, as a line; None for the general words.

        A game has its own line if the general words would reveal too much.
        """
        return None

    def tag_label(self, telling: Telling[S], tag: str) -> Label:
        """Return the verb of all legal moves with this tag; it is a button where the move has no fields."""
        return Label(telling(f"{self.slug}-tag-{tag}"))

    def field_prompt(self, telling: Telling[S], tag: str, chosen: Sequence[Any]) -> str:
        """Return the question for the next field of a move, after the fields ``chosen`` so far."""
        return telling(f"{self.slug}-ask-{tag}-{len(chosen) + 1}")

    def value_label(self, telling: Telling[S], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a value of the next field, a card if the game does not say more; complete without the picture."""
        return Label(self.one_card(value, telling.words))

    def chosen(self, telling: Telling[S], tag: str, before: Sequence[Any], value: Any) -> str:
        """Return a chosen value in a few words; a set as its members."""
        if isinstance(value, list):
            return telling.words.join([self.value_label(telling, tag, before, v).text for v in value])
        return self.value_label(telling, tag, before, value).text

    def move(self, telling: Telling[S], action: Action) -> str:
        """Return a whole move in a few words, for autocomplete, confirmations and hints.

        A move without fields is its verb; one of a card is ``<slug>-move-<tag>`` with the card as in a menu.
        """
        tag, *fields = action.wire()
        if not fields:
            return self.tag_label(telling, tag).text
        return telling(f"{self.slug}-move-{tag}", card=self.value_label(telling, tag, (), fields[0]).text)

    def move_brief(self, telling: Telling[S], action: Action) -> str:
        """Return a whole move in fewer words, for a button that has no room for all of it."""
        return self.move(telling, action)

    def move_ahead(self, telling: Telling[S], action: Action) -> str:
        """Return a prepared move in words that are true whenever it is made.

        They are like ``move``, unless that names a card, pile or person that may change before. Raises LookupError if
        no such words exist.
        """
        return self.move(telling, action)

    def recommended(self, view: View[S]) -> Sequence[Field]:
        """Return the usual next move, which is gold: a whole move as its wire form, or its tag; () if there is none.

        A whole move with fields gets a button of its own. This is not a hint: it follows from the phase, not from
        cards.
        """
        return ()

    def cost(self, telling: Telling[S], wire: Sequence[Field]) -> str:
        """Return the price of a whole move that takes the mover out, or loses, at once and for certain; "" for others.

        It follows the move on its button: two or three words. Such a move is asked for once more.
        """
        return ""

    def usual(self, view: View[S], tag: str, chosen: Sequence[Any]) -> Sequence[int] | None:
        """Return the usual answers if the next field of a move is a number with many: they get buttons, and any other
        is typed.

        None offers all answers alike; () means that a move of this kind is rare: a button opens its answers. This is
        not a hint: it follows from what everybody knows.
        """
        return None

    def in_sight(self, view: View[S], tag: str) -> Sequence[Any]:
        """Return up to five values of the first field that have buttons beside the menu of all, if these are many.

        This is not a hint: they follow from the rules, such as the cards that cost nothing.
        """
        return ()

    def numbered(self, view: View[S], tag: str, chosen: Sequence[Any]) -> Sequence[int]:
        """Return the own cards as the picture of the hand numbers them, if the next field of a move is one of them."""
        state: Any = view.s
        return state.hands[view.me] if len(chosen) < self.from_hand.get(tag, 0) else ()

    def typed(self, view: View[S], typed: str) -> Sequence[Field]:
        """Return the move, legal or not, that a person typed in the game's own form; () if only labels can match it."""
        return ()

    def number(self, view: View[S], tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the number that the picture of the hand has under a value of the next field; "" for none."""
        held = self.numbered(view, tag, chosen)
        return str(held.index(value) + 1) if value in held else ""

    def face(self, view: View[S], tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the key of the emoji (``render.emoji``) that shows a value of the next field; "" for none."""
        return card_key(value) if value in self.numbered(view, tag, chosen) and value in CARDS else ""

    def anytime_prompt(self, telling: Telling[S]) -> str:
        """Return the question for the private moves that need no prompt (View.anytime)."""
        return telling("panel-anytime")

    def anytime_label(self, telling: Telling[S], action: Action) -> Label:
        """Return one of these moves, whole."""
        return Label(self.move(telling, action))

    def seats_note(self, seats: int, words: Words) -> str:
        """Return advice for this number of players (``<slug>-seats-<n>``); mostly nothing."""
        key = f"{self.slug}-seats-{seats}"
        return words(key) if words.has(key) else ""

    def happened(self, event: Event, telling: Telling[S], others: Sequence[Event] = ()) -> str | None:
        """Return one sentence for an event that the viewing seat may know; None for an event without words.

        ``others``: all events of the same move, told beside it.

        An unreadable event of another release gets a sentence that says so, so that one bad line never hides a log.
        """
        try:
            told = read_event(self.events, event.kind, event.facts)
        except MalformedEvent:
            return telling("log-unreadable")
        return self.tell_among(told, others, telling)

    def tell_among(self, told: GameEvent, others: Sequence[Event], telling: Telling[S]) -> str | None:
        """Return the sentence of an event beside the ``others`` of its move; a game leaves out what they say."""
        return self.tell(told, telling)

    def tell(self, told: GameEvent, telling: Telling[S]) -> str | None:
        """Return the sentence ``<slug>-event-<kind>`` with the facts of the event; a game may override this method."""
        match told:
            case Ended(totals, winners):
                return self.who_won_with(totals, winners, telling)
            case Over(_, winners):
                return self.who_won(winners, telling)
        return telling(f"{self.slug}-event-{told.stored_as}", **self.event_facts(told, telling))

    def who_won_with(self, totals: Sequence[int], winners: Sequence[int], telling: Telling) -> str:
        """Return the winners, and their points or chips."""
        people, most = telling.people(winners), totals[winners[0]]
        facts = {"count": len(winners), "winners": people, "score": points_spoken(most, telling.words), "chips": most}
        return telling(f"{self.slug}-event-ended", **facts)

    def who_won(self, winners: Sequence[int], telling: Telling) -> str:
        """Return the winners."""
        return telling(f"{self.slug}-event-over", count=len(winners), winners=telling.people(winners))

    def amount(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """Return an amount in the unit of the scores of a match with these options, or a difference: 9点, 9 points."""
        return words(f"{self.slug}-amount", count=count, number=signed(count))

    def lead(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """Return a person's lead (``Game.points_now``); mostly in the unit of the scores."""
        return self.amount(count, options, words)

    def fact_words(self) -> FactWords:
        """Return the words of this game for the facts of its events."""
        return FactWords(self.slug, self.event_card, self.event_cards)

    def event_facts(self, event: GameEvent, telling: Telling[S]) -> dict[str, Any]:
        """Return the facts of an event as values for the catalogue, without those that have no words."""
        return self.fact_words().of_event(event, telling)

    def points_by_seat(self, points: Sequence[int], telling: Telling[S], *, all_seats: bool = True) -> str:
        """Return points by seat: Mina 3 points, Ken 0 points; or only of seats that have some."""
        return self.fact_words().points(points, telling, all_seats=all_seats)

    def state_line(self, telling: Telling[S]) -> str:
        """Return the state of the game in one line under the table's title (deal 2 of 4, pot 3, ...)."""
        raise NotImplementedError

    def table_alt(self, telling: Telling[S], limit: int = ALT_LIMIT) -> str:
        """Return the public table read aloud, enough to play from (with the hand); at most ``limit`` characters.

        At the end it is the result, or the last event where the picture shows that.
        """
        if telling.view.over and not part("render.games.values", "draws_the_end")(self.slug):
            return self.result_alt(telling)
        return table_told(_value_of(self.slug, "table", telling), telling.words, limit)

    def hand_alt(self, telling: Telling[S], limit: int = ALT_LIMIT) -> str:
        """Return the hand of the viewing seat read aloud, and the possible moves; at most ``limit`` characters."""
        asked = self.prompt(telling) if telling.view.asked else ""
        return hand_told(_value_of(self.slug, "hand", telling), telling.words, asked, limit)

    def result_alt(self, telling: Telling[S]) -> str:
        """Return the outcome read aloud: winners, scores and their parts; at most ALT_LIMIT characters."""
        return result_told(_value_of(self.slug, "result", telling), telling.words)

    def rules_text(self, page: int, words: Words, edition: Edition = USUAL) -> str:
        """Return the text of a rules page, the same words as on its picture; at most ALT_LIMIT characters.

        Title and sentences ``<slug>-rules-<page>-title``, ``-1``, ``-2`` and so on; the overview has the game's line
        and what its drawings say.
        """
        first, facts = first_page(self.slug), self.rules_facts(words, edition)
        box = [box_line(edition.box, words)] if edition.box is not None and page == first else []
        if page == OVERVIEW:
            parts = [f"{words(f'rules-{part}')}: {words(f'{self.slug}-sketch-{part}', **facts)}" for part in PARTS]
            return "\n".join([words(f"{self.slug}-title"), *box, words(f"{self.slug}-line"), *parts])
        told = sentences(words, self.slug, page, facts)
        return "\n".join([words(f"{self.slug}-rules-{page}-title"), *box, *told])

    def rules_facts(self, words: Words, edition: Edition) -> Facts:
        """Return the numbers in the sentences of its rules pages."""
        return facts_of(self.slug, edition.options)

    def person(self, telling: Telling[S], seat: int) -> str:
        """Return a person on a label: by name, or by seat if the view knows no names."""
        return telling.view.people[seat] if telling.view.people else seat_number(seat, telling.words)

    def one_card(self, card: int, words: Words) -> str:
        """Return a card of this game in a sentence."""
        return card_name(card, words)

    def event_card(self, card: int, words: Words) -> str:
        """Return a card in the sentence of an event."""
        return self.one_card(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return several cards in the sentence of an event."""
        return card_list(cards, words)

    def why(self, reason: str, facts: Mapping[str, Any], telling: Telling) -> str:
        """Return the reason for an advised move (a Message), as one sentence.

        Plain numbers called ``card``, ``right`` and ``left`` among the facts are cards; ``seat`` and ``next`` are
        seats.
        """
        told = FactWords(self.slug, self.one_card).of_message(facts, telling)
        plain = {name for name, fact in facts.items() if type(fact) is int}
        for card in {"card", "right", "left"} & plain:
            told[card] = self.one_card(facts[card], telling.words)
        for person in {"seat", "next"} & plain:
            told[person] = telling.name(facts[person])
        cards = [
            told[name] for name, fact in facts.items() if isinstance(fact, Card) or name in ("card", "right", "left")
        ]
        return _begun(telling(reason, **told), cards)

    def refusal(self, reason: str, facts: Mapping[str, Any], telling: Telling[S]) -> str:
        """Return the reason for a refused move (a Message from the rules) and the possible alternative."""
        told = FactWords(self.slug, self.one_card).of_message(facts, telling)
        return _begun(telling(reason, **told), [told[name] for name, fact in facts.items() if isinstance(fact, Card)])


def _begun(text: str, cards: Sequence[str]) -> str:
    """Return a sentence that may begin with a card: "the 3 of hearts"; a person's name stays as it is."""
    return text[0].upper() + text[1:] if any(map(text.startswith, cards)) else text


def _value_of(slug: str, picture: str, telling: Telling) -> Any:
    """Return the value of a picture; its function is found late, as pictures use narrations."""
    shown = part("render.games.values", "shown")(slug, picture)
    return shown(telling.view, people(telling.names), telling.words)
