"""Ttp in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.core.state import NO_CARD
from engine.games.ttp.events import EVENTS
from engine.games.ttp.state import TtpState, TtpView
from engine.games.ttp.terms import CARDS
from locales import Words
from render.narration.cards import seat_list
from render.narration.contract import Label, Narration

RULES = 4
"""How many sentences the rules have: ``ttp-rules-0-1`` and so on."""


class TtpNarration(Narration[TtpState]):
    """See the contract. Events are told by ``ttp-event-<kind>`` with their facts."""

    slug = "ttp"
    events = EVENTS

    def one_card(self, card: int, words: Words) -> str:
        """Cards are their numbers."""
        return str(card)

    def prompt(self, view: TtpView, names: Sequence[str], words: Words) -> str:
        """There is one question only."""
        return words("ttp-prompt-lay")

    def value_label(self, view: TtpView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """A card to lay."""
        return Label(str(value))

    def move(self, view: TtpView, action: Action, words: Words) -> str:
        """The whole move."""
        return words("ttp-move-lay", card=str(action.wire()[1]))

    def state_line(self, view: TtpView, names: Sequence[str], words: Words) -> str:
        """The round, and which card takes it."""
        if view.over:
            return words("ttp-result")
        rule = words("ttp-takes-low" if view.s.low else "ttp-takes-high")
        return words("ttp-state", round=words("ttp-round", round=view.s.round, rounds=CARDS), rule=rule)

    def table_alt(self, view: TtpView, names: Sequence[str], words: Words) -> str:
        """Everything public, by seat."""
        s = view.s
        turn = words("ttp-alt-turn", name=names[view.waiting[0]])
        spent = words("ttp-spent", cards=words.join([str(card) for card in s.spent]) or words("ttp-none"))
        seats = [
            words(
                "ttp-alt-seat",
                name=names[seat],
                points=s.points[seat],
                held=len(s.hands[seat]),
                card=words("ttp-none") if s.played[seat] == NO_CARD else str(s.played[seat]),
            )
            for seat in range(view.seats)
        ]
        return "\n".join([self.state_line(view, names, words), turn, *seats, spent])

    def hand_alt(self, view: TtpView, names: Sequence[str], words: Words) -> str:
        """The own cards, and whether one is to be laid."""
        held = words.join([str(card) for card in view.s.hands[view.me]]) or words("ttp-none")
        asked = [words("ttp-prompt-lay")] if view.asked else []
        return "\n".join([words("ttp-alt-hand", cards=held), *asked])

    def result_alt(self, view: TtpView, names: Sequence[str], words: Words) -> str:
        """Winners, then everybody's points."""
        s = view.s
        won = words("ttp-event-over", winners=seat_list(s.winners, names, words), count=len(s.winners))
        lines = [words("ttp-alt-result", name=names[p], points=s.points[p]) for p in range(view.seats)]
        return "\n".join([won, *lines])


NARRATION = TtpNarration()
