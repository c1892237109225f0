"""The table told in words: what every game's narration provides, and what they share.

A narration gets a view, names and words, never a state; so it can tell nobody more than that seat may know.
Names are given by seat, computer players included.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.action import Action
from engine.core.context import Event
from engine.core.options import OptionValue
from engine.core.view import View
from locales import Words
from render.narration.cards import card_name

ALT_LIMIT = 1024
"""Discord's limit for the description of a picture, in characters."""


@dataclass(frozen=True, slots=True)
class Label:
    """The words on a button or in a select: ``text`` at most 80 characters, ``hint`` at most 100."""

    text: str
    hint: str = ""


class Narration:
    """A game in words. Keys: ``<slug>-title``, ``-line`` (shelf), ``-option-<key>``, ``-tag-<tag>``."""

    slug: str

    def title(self, words: Words) -> str:
        """The game's name."""
        return words(f"{self.slug}-title")

    def option_line(self, key: str, value: OptionValue, words: Words) -> str:
        """An option and its value as one line: "Cards removed: 9"."""
        name, shown = self.option_name(key, words), self.option_value(key, value, words)
        return words("option-line", name=name, value=shown)

    def option_name(self, key: str, words: Words) -> str:
        """What an option is called (``<slug>-option-<key>``)."""
        return words(f"{self.slug}-option-{key}")

    def option_value(self, key: str, value: OptionValue, words: Words) -> str:
        """What an option's value is called (``<slug>-option-<key>-<value>`` for names)."""
        if isinstance(value, bool):
            return words("option-on" if value else "option-off")
        if isinstance(value, str):
            return words(f"{self.slug}-option-{key}-{value}")
        return str(value)

    def prompt(self, view: View, names: Sequence[str], words: Words) -> str:
        """What ``view.seat`` is asked to do now, as one short sentence."""
        raise NotImplementedError

    def waiting(self, view: View, names: Sequence[str], words: Words) -> str | None:
        """Who is waited for, as a line, where the general words would say too much; None for these."""
        return None

    def tag_label(self, view: View, tag: str, words: Words) -> Label:
        """The verb of all legal moves with this tag; it is a button where the move has no fields."""
        return Label(words(f"{self.slug}-tag-{tag}"))

    def field_prompt(self, view: View, tag: str, chosen: Sequence[Any], words: Words) -> str:
        """The question for the next field of a move, after the fields ``chosen`` so far."""
        return words(f"{self.slug}-ask-{tag}-{len(chosen) + 1}")

    def value_label(self, view: View, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """A value of the next field; complete without the picture."""
        raise NotImplementedError

    def chosen(self, view: View, tag: str, before: Sequence[Any], value: Any, words: Words) -> str:
        """A value that has been picked, in a few words; a set as its members."""
        if isinstance(value, list):
            return words.join([self.value_label(view, tag, before, v, words).text for v in value])
        return self.value_label(view, tag, before, value, words).text

    def move(self, view: View, action: Action, words: Words) -> str:
        """A whole move in a few words, for autocomplete, confirmations and hints."""
        raise NotImplementedError

    def anytime_prompt(self, view: View, words: Words) -> str:
        """What the private moves are for that need no question (View.anytime)."""
        return words("panel-anytime")

    def anytime_label(self, view: View, action: Action, words: Words) -> Label:
        """One of these moves, whole."""
        return Label(self.move(view, action, words))

    def seats_note(self, seats: int, words: Words) -> str:
        """What one should know before playing with so many (``<slug>-seats-<n>``); mostly nothing."""
        key = f"{self.slug}-seats-{seats}"
        return words(key) if words.has(key) else ""

    def happened(self, event: Event, view: View, names: Sequence[str], words: Words) -> str | None:
        """One sentence for an event that ``view.seat`` may know; None for what needs no words."""
        raise NotImplementedError

    def state_line(self, view: View, names: Sequence[str], words: Words) -> str:
        """Where the game stands, in one line under the table's title (deal 2 of 4, pot 3, ...)."""
        raise NotImplementedError

    def table_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """The whole public table, enough to play from (with the hand); at most ALT_LIMIT characters."""
        raise NotImplementedError

    def hand_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """The hand of ``view.seat`` and what may be done with it; at most ALT_LIMIT characters."""
        raise NotImplementedError

    def result_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """The outcome: winners, scores and how they came about; at most ALT_LIMIT characters."""
        raise NotImplementedError

    def rules_text(self, page: int, words: Words) -> str:
        """The text of a rules page, the same words as on its picture; at most ALT_LIMIT characters."""
        raise NotImplementedError

    def one_card(self, card: int, words: Words) -> str:
        """A card of this game in a sentence."""
        return card_name(card, words)

    def why(self, reason: str, facts: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
        """Why a move is advised, as one sentence.

        Among the facts ``card``, ``right`` and ``left`` are cards, ``seat`` and ``next`` seats, all others numbers.
        """
        told = dict(facts)
        cards = [key for key in ("card", "right", "left") if key in told]
        for key in cards:
            told[key] = self.one_card(told[key], words)
        for person in ("seat", "next"):
            if person in told:
                told[person] = names[told[person]]
        text = words(reason, **told)
        # "the 3 of hearts" may begin the sentence; a person's name stays as it is.
        return text[0].upper() + text[1:] if any(text.startswith(told[key]) for key in cards) else text

    def refusal(self, reason: str, facts: Mapping[str, Any], view: View, words: Words) -> str:
        """Why a move was refused (message key and facts from the rules) and what can be done instead."""
        return words(reason, **facts)


def clip(text: str, limit: int = ALT_LIMIT) -> str:
    """``text`` cut to ``limit`` characters with an ellipsis; narrations should never need it."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
