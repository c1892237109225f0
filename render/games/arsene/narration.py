"""Arsène in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.context import Event
from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from engine.families.tricks import NO_TRUMP, Trick
from engine.games.arsene.state import EVENTS, ArseneState, Took
from engine.games.arsene.terms import CAUGHT, PLANS, SEATS, SHOPS, TRICKS, next_pile, push_target
from locales import Words
from render.narration.cards import card_short, card_spoken
from render.narration.contract import Label, Narration
from render.narration.telling import Telling
from render.narration.tricks import last_move, play_label, play_prompt


def lying(s: ArseneState) -> tuple[list[int], int]:
    """Return the trick on the table and its leader; a complete one until its taker is known."""
    return (s.last_trick, s.last_leader) if s.phase == "decide" else (s.trick, s.leader)


def shops_told(s: ArseneState, words: Words) -> str:
    """Return the content of each shop, and the haul of the next robbery."""
    shops = []
    for shop in SHOPS:
        chips = s.shops[shop - 1]
        shops.append(words("arsene-alt-shop", shop=str(shop), chips=chips, next=next_pile(shop, chips)))
    return words("arsene-alt-shops", shops=words.listed(shops))


def trump_told(s: ArseneState, words: Words) -> str:
    """Return whether diamonds are trumps, and by which card."""
    key = "none" if s.trump == NO_TRUMP else "trumps"
    return words(f"arsene-alt-{key}", card=card_spoken(s.turned, words), place=str(s.place))


class ArseneNarration(Narration[ArseneState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "arsene"
    events = EVENTS
    from_hand: ClassVar = {"play": 1}

    def prompt(self, telling: Telling[ArseneState]) -> str:
        """Return the question: what to turn, play or decide."""
        s = telling.s
        if s.phase == "play":
            return play_prompt(telling)
        if s.phase == "flip":
            return telling("arsene-prompt-flip")
        return telling("arsene-prompt-decide", name=telling.name(s.target), next=s.count[telling.view.me] + 1)

    def tag_label(self, telling: Telling[ArseneState], tag: str) -> Label:
        """Return the verb; a push names its target."""
        if tag != "push":
            return super().tag_label(telling, tag)
        return Label(telling("arsene-push-to", name=self.person(telling, telling.s.target)))

    def value_label(self, telling: Telling[ArseneState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card; the hint says it in full, and whether it would win so far."""
        if tag != "play":
            return Label(telling(f"arsene-plan-{PLANS[value]}" if tag == "plan" else f"arsene-flip-{value}"))
        return play_label(telling, value, trump=telling.s.trump)

    def move(self, telling: Telling[ArseneState], action: Action) -> str:
        """Return the card turned or played, the taker of the trick, or a plan with its target."""
        tag, *values = action.wire()
        if tag == "play":
            return telling("arsene-move-play", card=card_short(values[0], telling.words))
        if tag == "plan":
            target = push_target(telling.s.count, telling.view.me)
            name = "" if target == NO_SEAT else self.person(telling, target)
            return telling(f"arsene-ahead-{PLANS[values[0]]}", name=name)
        return telling(f"arsene-flip-{values[0]}") if tag == "flip" else self.tag_label(telling, tag).text

    def move_ahead(self, telling: Telling[ArseneState], action: Action) -> str:
        """Return a prepared move; the target of a push is known only once the trick is won."""
        return telling("arsene-tag-push") if action.tag == "push" else self.move(telling, action)

    def anytime_prompt(self, telling: Telling[ArseneState]) -> str:
        """Return the question about the plan for the trick."""
        return telling("arsene-ask-plan-1")

    def tell_among(self, told: GameEvent, others: Sequence[Event], telling: Telling[ArseneState]) -> str | None:
        """Return the trick without the card just played, and the number of tricks alone beside the trick's winner."""
        if isinstance(told, Took) and any(e.kind == "trick" for e in others):
            return telling("arsene-event-took-won", count=told.count)
        if isinstance(told, Trick) and any(e.kind == "played" and e.facts.get("seat") == told.winner for e in others):
            return self.tell(Trick(told.winner, told.leader, ()), telling)
        return self.tell(told, telling)

    def tell(self, told: GameEvent, telling: Telling[ArseneState]) -> str | None:
        """Return the sentence of an event; a trick names its winning card while it may be looked up."""
        words = telling.words
        match told:
            case Trick(winner, leader, cards) if cards:
                card = cards[(winner - leader) % SEATS]
                return words("arsene-event-trick-card", name=telling.name(winner), card=self.event_card(card, words))
        return super().tell(told, telling)

    def state_line(self, telling: Telling[ArseneState]) -> str:
        """Return deal and trick."""
        s = telling.s
        phase = "over" if telling.view.over else "flip" if s.phase == "flip" else "play"
        return telling(f"arsene-state-{phase}", deal=str(s.deal), trick=str(s.number), tricks=str(TRICKS))

    def story(self, s: ArseneState, words: Words) -> tuple[str, ...]:
        """Return how it ended, and the richest robbery; without names, which may be long."""
        haul, deal, _ = richest(s)
        end = words(f"arsene-story-{s.ended}", deals=str(s.deal))
        return (end, words("arsene-story-haul", chips=haul, deal=str(deal + 1))) if haul > 0 else (end,)

    def last_move(self, telling: Telling[ArseneState]) -> str:
        """Return the last public event, in a few words; "" before the first card."""
        s = telling.s
        if s.trick or not s.last_trick:
            return last_move(telling)
        winner = telling.name(s.last_winner)
        if s.phase == "decide":
            return telling("arsene-last-won", name=winner)
        key = "took" if s.taker == s.last_winner else "pushed"
        return telling(f"arsene-last-{key}", name=winner, to=telling.name(s.taker))


def robberies(s: ArseneState) -> list[list[int]]:
    """Return by deal the chips each seat robbed, or CAUGHT; a void deal does not count, so no seat was caught (R10)."""
    return [[0] * SEATS if hauls.count(CAUGHT) == SEATS else hauls for hauls in s.hauls]


def richest(s: ArseneState) -> tuple[int, int, int]:
    """Return the largest haul: chips, deal (from 0), seat; the first of equal ones."""
    found = ((haul, -deal, -seat) for deal, hauls in enumerate(s.hauls) for seat, haul in enumerate(hauls))
    haul, deal, seat = max(found)
    return haul, -deal, -seat


NARRATION = ArseneNarration()
