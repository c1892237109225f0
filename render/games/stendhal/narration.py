"""Stendhal in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.core.state import NO_CARD
from engine.games.stendhal.events import EVENTS
from engine.games.stendhal.state import StendhalState, StendhalView
from engine.games.stendhal.terms import CARDS
from locales import Words
from render.narration.cards import seat_list
from render.narration.contract import Label, Narration

RULES = 4
"""How many sentences the rules have."""


class StendhalNarration(Narration[StendhalState]):
    """See the contract. Events are told by ``stendhal-event-<kind>`` with their facts."""

    slug = "stendhal"
    events = EVENTS

    def one_card(self, card: int, words: Words) -> str:
        """Cards are their numbers."""
        return str(card)

    def prompt(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """There is one question only."""
        return words("stendhal-prompt-lay")

    def value_label(self, view: StendhalView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """A card to lay."""
        return Label(str(value))

    def move(self, view: StendhalView, action: Action, words: Words) -> str:
        """The whole move."""
        return words("stendhal-move-lay", card=str(action.wire()[1]))

    def state_line(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """The round, and which card takes it."""
        if view.over:
            return words("stendhal-result")
        rule = words("stendhal-takes-low" if view.s.low else "stendhal-takes-high")
        return words("stendhal-state", round=words("stendhal-round", round=view.s.round, rounds=CARDS), rule=rule)

    def table_alt(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """Everything public, by seat."""
        s = view.s
        turn = words("stendhal-alt-turn", name=names[view.waiting[0]])
        spent = words("stendhal-spent", cards=words.join([str(card) for card in s.spent]) or words("stendhal-none"))
        seats = [
            words(
                "stendhal-alt-seat",
                name=names[seat],
                points=s.points[seat],
                held=len(s.hands[seat]),
                card=words("stendhal-none") if s.played[seat] == NO_CARD else str(s.played[seat]),
            )
            for seat in range(view.seats)
        ]
        return "\n".join([self.state_line(view, names, words), turn, *seats, spent])

    def hand_alt(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """The own cards, and whether one is to be laid."""
        held = words.join([str(card) for card in view.s.hands[view.me]]) or words("stendhal-none")
        asked = [words("stendhal-prompt-lay")] if view.asked else []
        return "\n".join([words("stendhal-alt-hand", cards=held), *asked])

    def result_alt(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """Winners, then everybody's points."""
        s = view.s
        won = words("stendhal-event-over", winners=seat_list(s.winners, names, words), count=len(s.winners))
        lines = [words("stendhal-alt-result", name=names[p], points=s.points[p]) for p in range(view.seats)]
        return "\n".join([won, *lines])

    def rules_text(self, page: int, words: Words) -> str:
        """The sentences of the page."""
        return "\n".join(words(f"stendhal-rules-{k}") for k in range(1, RULES + 1))


NARRATION = StendhalNarration()
