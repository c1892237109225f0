"""Arsène in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from engine.families.tricks import NO_TRUMP, Trick
from engine.games.arsene.events import EVENTS
from engine.games.arsene.state import ArseneState, ArseneView
from engine.games.arsene.terms import CAUGHT, PLANS, SEATS, SHOPS, TRICKS, next_pile, push_target
from locales import Words
from render.narration.cards import card_short, card_spoken
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker
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

    def prompt(self, view: ArseneView, names: Sequence[str], words: Words) -> str:
        """Return the question: what to turn, play or decide."""
        s = view.s
        if s.phase == "play":
            return play_prompt(view, words)
        if s.phase == "flip":
            return words("arsene-prompt-flip")
        return words("arsene-prompt-decide", name=names[s.target], next=s.count[view.me] + 1)

    def tag_label(self, view: ArseneView, tag: str, words: Words) -> Label:
        """Return the verb; a push names its target."""
        if tag != "push":
            return super().tag_label(view, tag, words)
        return Label(words("arsene-push-to", name=self.person(view, view.s.target, words)))

    def value_label(self, view: ArseneView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a card; the hint says it in full, and whether it would win so far."""
        if tag != "play":
            return Label(words(f"arsene-plan-{PLANS[value]}" if tag == "plan" else f"arsene-flip-{value}"))
        return play_label(view, value, words, trump=view.s.trump)

    def move(self, view: ArseneView, action: Action, words: Words) -> str:
        """Return the card turned or played, the taker of the trick, or a plan with its target."""
        tag, *values = action.wire()
        if tag == "play":
            return words("arsene-move-play", card=card_short(values[0], words))
        if tag == "plan":
            target = push_target(view.s.count, view.me)
            name = "" if target == NO_SEAT else self.person(view, target, words)
            return words(f"arsene-ahead-{PLANS[values[0]]}", name=name)
        return words(f"arsene-flip-{values[0]}") if tag == "flip" else self.tag_label(view, tag, words).text

    def move_ahead(self, view: ArseneView, action: Action, words: Words) -> str:
        """Return a prepared move; the target of a push is known only once the trick is won."""
        return words("arsene-tag-push") if action.tag == "push" else self.move(view, action, words)

    def anytime_prompt(self, view: ArseneView, words: Words) -> str:
        """Return the question about the plan for the trick."""
        return words("arsene-ask-plan-1")

    def tell(self, told: GameEvent, view: ArseneView, say: Speaker) -> str | None:
        """Return the sentence of an event; a trick names its winning card while it may be looked up."""
        words = say.words
        match told:
            case Trick(winner, leader, cards) if cards:
                card = cards[(winner - leader) % SEATS]
                return words("arsene-event-trick-card", name=say.name(winner), card=say.card(card, words))
        return super().tell(told, view, say)

    def state_line(self, view: ArseneView, names: Sequence[str], words: Words) -> str:
        """Return deal and trick."""
        s = view.s
        phase = "over" if view.over else "flip" if s.phase == "flip" else "play"
        return words(f"arsene-state-{phase}", deal=str(s.deal), trick=str(s.number), tricks=str(TRICKS))

    def story(self, s: ArseneState, words: Words) -> tuple[str, ...]:
        """Return how it ended, and the richest robbery; without names, which may be long."""
        haul, deal, _ = richest(s)
        end = words(f"arsene-story-{s.ended}", deals=str(s.deal))
        return (end, words("arsene-story-haul", chips=haul, deal=str(deal + 1))) if haul > 0 else (end,)

    def last_move(self, s: ArseneState, names: Sequence[str], words: Words) -> str:
        """Return the last public event, in a few words; "" before the first card."""
        if s.trick or not s.last_trick:
            return last_move(s, names, words)
        how = "won" if s.phase == "decide" else "took" if s.taker == s.last_winner else "pushed"
        return words(f"arsene-last-{how}", name=names[s.last_winner], to=names[s.taker])


def robberies(s: ArseneState) -> list[list[int]]:
    """Return by deal the chips each seat robbed, or CAUGHT; a void deal does not count, so no seat was caught (R10)."""
    return [[0] * SEATS if hauls.count(CAUGHT) == SEATS else hauls for hauls in s.hauls]


def richest(s: ArseneState) -> tuple[int, int, int]:
    """Return the largest haul: chips, deal (from 0), seat; the first of equal ones."""
    found = ((haul, -deal, -seat) for deal, hauls in enumerate(s.hauls) for seat, haul in enumerate(hauls))
    haul, deal, seat = max(found)
    return haul, -deal, -seat


NARRATION = ArseneNarration()
