"""Arsène in words. The table says names once, by seat; cards of a trick go clockwise from the seat that led."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from engine.families.tricks import NO_TRUMP, Trick, best
from engine.games.arsene.events import EVENTS
from engine.games.arsene.state import ArseneState, ArseneView
from engine.games.arsene.terms import ASK, CAUGHT, PLANS, SEATS, SHOPS, TRICKS, next_pile, push_target
from locales import Words
from render.narration.cards import card_short, card_spoken, cards_spoken, seat_list
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker
from render.narration.tricks import hand_told, last_move, play_label, play_prompt, playable

LATEST = 10
"""The number of latest deals whose tricks the result lists: more would not fit."""


def lying(s: ArseneState) -> tuple[list[int], int]:
    """Return the trick on the table and its leader; a complete one until its taker is known."""
    return (s.last_trick, s.last_leader) if s.phase == "decide" else (s.trick, s.leader)


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

    def table_alt(self, view: ArseneView, names: Sequence[str], words: Words) -> str:
        """Return everything public: names once, then seats."""
        if view.over:
            return self.result_alt(view, names, words)
        s = view.s
        facts = {"deal": str(s.deal), "trick": str(s.number), "tricks": str(TRICKS), "seat": str(view.waiting[0] + 1)}
        parts = [words(f"arsene-alt-{s.phase}", target=str(s.target + 1), **facts), self.shops_told(s, words)]
        if s.place:
            parts += [self.trump_told(s, words), *self.trick_told(s, words)]
        if s.last_trick:
            facts = {"leader": str(s.last_leader + 1), "winner": str(s.last_winner + 1), "taker": str(s.taker + 1)}
            pushed = "undecided" if s.phase == "decide" else "yes" if s.taker != s.last_winner else "no"
            parts.append(words("arsene-alt-last", cards=cards_spoken(s.last_trick, words), pushed=pushed, **facts))
        parts += [self._seat(s, p, name, words) for p, name in enumerate(names)]
        if s.advanced:
            parts.append(words("arsene-alt-scramble" if 0 in s.shops else "arsene-alt-advanced"))
        return "\n".join(parts)

    def shops_told(self, s: ArseneState, words: Words) -> str:
        """Return the content of each shop, and the haul of the next robbery."""
        shops = []
        for shop in SHOPS:
            chips = s.shops[shop - 1]
            shops.append(words("arsene-alt-shop", shop=str(shop), chips=chips, next=next_pile(shop, chips)))
        return words("arsene-alt-shops", shops=words("cards-comma").join(shops))

    def trump_told(self, s: ArseneState, words: Words) -> str:
        """Return whether diamonds are trumps, and by which card."""
        key = "none" if s.trump == NO_TRUMP else "trumps"
        return words(f"arsene-alt-{key}", card=card_spoken(s.turned, words), place=str(s.place))

    def trick_told(self, s: ArseneState, words: Words) -> list[str]:
        """Return the cards of the trick, and its leader so far; nothing while a trick is being decided."""
        if s.phase == "decide":
            return []
        if not s.trick:
            return [words("arsene-alt-empty")]
        winning = (s.leader + best(s.trick, s.trump)) % SEATS
        facts = {"leader": str(s.leader + 1), "seat": str(winning + 1)}
        return [words("arsene-alt-trick", cards=cards_spoken(s.trick, words), **facts)]

    def _seat(self, s: ArseneState, p: int, name: str, words: Words) -> str:
        facts: dict[str, Any] = {"seat": str(p + 1), "name": name, "chips": s.chips[p]}
        if s.phase == "flip" and s.columns:
            haul = s.hauls[-1][p]
            line = words("arsene-alt-seat-last", tricks=s.columns[-1][p], haul=max(haul, 0), **facts)
        else:
            line = words("arsene-alt-seat", held=len(s.hands[p]), tricks=s.count[p], **facts)
        return line + words("arsene-alt-dealer") if p == s.dealer else line

    def planned(self, view: ArseneView, words: Words) -> str:
        """Return the viewer's plan; "" for none."""
        plan = ASK if view.over or view.s.phase == "flip" else view.s.plans[view.me]
        return words("arsene-event-planned", plan=words(f"arsene-plan-{PLANS[plan]}")) if plan else ""

    def hand_alt(self, view: ArseneView, names: Sequence[str], words: Words) -> str:
        """Return the shops, the trick, the numbered hand, and the possible moves."""
        s = view.s
        parts = [] if view.over else [self.shops_told(s, words)]
        if s.place and not view.over:
            parts += [self.trump_told(s, words), *self.trick_told(s, words)]
        task = self.waits(view, names, words)
        if view.asked:
            more = f" {playable(view, words)}" if s.phase == "play" else ""
            task = f"{self.prompt(view, names, words)}{more}".strip()
        return "\n".join([part for part in (*parts, hand_told(view, words), task, self.planned(view, words)) if part])

    def waits(self, view: ArseneView, names: Sequence[str], words: Words) -> str:
        """Return the seats that the table waits for."""
        return words("tricks-over") if view.over else words("tricks-wait", name=names[view.waiting[0]])

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

    def told_story(self, s: ArseneState, names: Sequence[str], words: Words) -> list[str]:
        """Return the same with names."""
        haul, deal, seat = richest(s)
        parts = [words(f"arsene-story-{s.ended}", deals=str(s.deal))]
        if s.caught:
            parts.append(words("arsene-story-names", names=seat_list(s.caught, names, words)))
        if haul > 0:
            facts = {"name": names[seat], "deal": str(deal + 1), "shop": str(s.columns[deal][seat])}
            parts.append(words("arsene-story-haul-told", chips=haul, **facts))
        return parts

    def _robbery(self, tricks: int, haul: int, words: Words) -> str:
        kind = "caught" if haul == CAUGHT else "robbed" if haul else "no-haul"
        return words(f"arsene-alt-{kind}", tricks=str(tricks), chips=str(haul))

    def result_alt(self, view: ArseneView, names: Sequence[str], words: Words) -> str:
        """Return winners, how it ended, every player's chips and tricks by deal."""
        s = view.s
        parts = [words("arsene-alt-over", deals=str(s.deal)), self.who_won_with(s.chips, s.winners, names, words)]
        parts += self.told_story(s, names, words)
        for p, name in enumerate(names):
            deals = zip(s.columns[-LATEST:], robberies(s)[-LATEST:], strict=True)
            tricks = words("cards-comma").join([self._robbery(c[p], h[p], words) for c, h in deals])
            parts.append(words("arsene-alt-result", seat=str(p + 1), name=name, chips=s.chips[p], tricks=tricks))
        if s.deal > LATEST:
            parts.append(words("arsene-alt-latest", deals=str(LATEST)))
        return "\n".join([*parts, self.shops_told(s, words)])


def robberies(s: ArseneState) -> list[list[int]]:
    """Return by deal the chips each seat robbed, or CAUGHT; a void deal does not count, so no seat was caught (R10)."""
    return [[0] * SEATS if hauls.count(CAUGHT) == SEATS else hauls for hauls in s.hauls]


def richest(s: ArseneState) -> tuple[int, int, int]:
    """Return the largest haul: chips, deal (from 0), seat; the first of equal ones."""
    found = ((haul, -deal, -seat) for deal, hauls in enumerate(s.hauls) for seat, haul in enumerate(hauls))
    haul, deal, seat = max(found)
    return haul, -deal, -seat


NARRATION = ArseneNarration()
