"""Stendhal in words. The table says names once, by seat; cards of a trick go clockwise from the seat that led."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.families.tricks import Trick
from engine.games.stendhal.events import EVENTS, Revealed
from engine.games.stendhal.state import StendhalState, StendhalView
from engine.games.stendhal.terms import NO_SUIT, counts, taken_by, winning_suit
from locales import Words
from render.kit.text import signed
from render.narration.cards import (
    card_short,
    card_spoken,
    cards_spoken,
    points_spoken,
    seat_number,
    suit_name,
)
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker
from render.narration.tricks import hand_told, play_label, play_prompt, playable, waits_for

TOLD = 8
"""The number of latest deals whose points the result lists: more would not fit."""


def worst(columns: Sequence[Sequence[int]]) -> tuple[int, int, int]:
    """Return the hardest blow: points, seat, deal (from 0); the first of equal ones."""
    return min((points, deal, seat) for deal, column in enumerate(columns) for seat, points in enumerate(column))


class StendhalNarration(Narration[StendhalState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "stendhal"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"choose": 1, "play": 1}

    def prompt(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """Return the question: what to lay down, or which suit to follow."""
        return words("stendhal-prompt-choose") if view.s.phase == "choose" else play_prompt(view, words)

    def value_label(self, view: StendhalView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a card; the hint says it in full, and whether it would win so far."""
        return play_label(view, value, words, taken_by)

    def move(self, view: StendhalView, action: Action, words: Words) -> str:
        """Return the card laid or played."""
        tag, card = action.wire()
        return words(f"stendhal-move-{tag}", card=card_short(card, words))

    def tell(self, told: GameEvent, view: StendhalView, say: Speaker) -> str | None:
        """Return the sentence of an event; a trick names its winning suit, a revealed card its owner."""
        words = say.words
        match told:
            case Revealed(cards, centre):
                laid = [
                    words("stendhal-laid", name=say.names[p], card=card_short(card, words))
                    for p, card in enumerate(cards)
                ]
                key = "stendhal-event-revealed-centre" if centre else "stendhal-event-revealed"
                return words(key, **{**say.event(told), "cards": words.join(laid)})
            case Trick(winner, _, cards):
                suit, name = winning_suit(cards), say.name(winner)
                if suit == NO_SUIT:
                    return words("stendhal-event-trick-leader", name=name)
                card = say.card(cards[taken_by(cards)], words)
                return words("stendhal-event-trick", suit=suit_name(suit, words), name=name, card=card)
        return super().tell(told, view, say)

    def state_line(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """Return deal and trick."""
        s = view.s
        phase = "over" if view.over else s.phase
        return words(f"stendhal-state-{phase}", deal=str(s.deal), trick=str(s.number), tricks=str(s.tricks))

    def table_alt(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """Return everything public: names once, then seats."""
        if view.over:
            return self.result_alt(view, names, words)
        s = view.s
        choosing = s.phase == "choose"
        parts = [
            words(
                f"stendhal-alt-{s.phase}",
                deal=str(s.deal),
                trick=str(s.number),
                tricks=str(s.tricks),
                leader=str(s.leader + 1),
                seat=str(view.waiting[0] + 1),
                waiting=words.join([seat_number(p, words) for p in view.waiting]),
            )
        ]
        if choosing and s.centre:
            parts.append(words("stendhal-alt-left", count=len(s.centre)))
        if not choosing:
            parts += [self._minus(s, words), self.trick_told(s, words)]
        if s.last_trick:
            facts = {"leader": str(s.last_leader + 1), "seat": str(s.last_winner + 1)}
            parts.append(words("stendhal-alt-last", cards=cards_spoken(s.last_trick, words), **facts))
        parts += [self._seat(s, p, name, words) for p, name in enumerate(names)]
        parts.append(words("stendhal-alt-closing" if s.closing else "stendhal-alt-end", limit=str(s.limit)))
        return "\n".join(parts)

    def _minus(self, s: StendhalState, words: Words) -> str:
        first, second = (suit_name(suit, words) for suit in s.minus)
        told = words("stendhal-alt-minus", first=first, second=second, cards=cards_spoken(s.laid, words))
        return told + words("stendhal-alt-centre", cards=cards_spoken(s.turned, words)) if s.turned else told

    def trick_told(self, s: StendhalState, words: Words) -> str:
        """Return the cards of the trick, and its winning suit."""
        if not s.trick:
            return words("stendhal-alt-empty")
        suit, seat = winning_suit(s.trick), (s.leader + taken_by(s.trick)) % len(s.hands)
        parts = [words("stendhal-alt-trick", leader=str(s.leader + 1), cards=cards_spoken(s.trick, words))]
        if suit == NO_SUIT:
            parts.append(words("stendhal-alt-leads", seat=str(seat + 1)))
        else:
            most, named = counts(s.trick)[suit], suit_name(suit, words)
            parts.append(words("stendhal-alt-most", seat=str(seat + 1), suit=named, count=most))
        return "\n".join(parts)

    def _seat(self, s: StendhalState, p: int, name: str, words: Words) -> str:
        last = s.phase == "choose" and s.columns
        facts = {"last": points_spoken(s.columns[-1][p], words)} if last else {"won": str(s.won[p])}
        facts |= {"seat": str(p + 1), "name": name, "held": str(len(s.hands[p]))}
        key = "stendhal-alt-seat-last" if last else "stendhal-alt-seat"
        line = words(key, total=points_spoken(s.totals[p], words), **facts)
        return line + words("stendhal-alt-dealer") if p == s.dealer else line

    def hand_alt(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """Return the trick, the numbered hand, and the possible moves."""
        s, me = view.s, view.me
        parts = [] if view.over or s.phase == "choose" else [self._minus(s, words), self.trick_told(s, words)]
        if view.asked:
            task = f"{self.prompt(view, names, words)} {playable(view, words)}".strip()
        elif s.phase == "choose" and not view.over and s.choice[me]:
            task = words("stendhal-alt-chosen", card=card_spoken(s.choice[me][0], words))
        else:
            task = waits_for(view, names, words)
        return "\n".join([*parts, hand_told(view, words), task])

    def story(self, s: StendhalState, words: Words) -> str:
        """Return a true sentence about the win: its last deal turned the match, or the margin."""
        if len(s.winners) > 1:
            return words("stendhal-story-level")
        first, second = sorted(s.totals, reverse=True)[:2]
        before = [total - last for total, last in zip(s.totals, s.columns[-1], strict=True)]
        if len(s.columns) > 1 and before[s.winners[0]] < max(before):
            return words("stendhal-story-turned")
        return words("stendhal-story-margin", points=first - second)

    def result_alt(self, view: StendhalView, names: Sequence[str], words: Words) -> str:
        """Return winners, every player's total and latest deals, and the hardest blow."""
        s = view.s
        over = words("stendhal-alt-over", deals=str(s.deal))
        parts = [over, self.who_won_with(s.totals, s.winners, names, words), self.story(s, words)]
        points, deal, seat = worst(s.columns)
        parts.append(words("stendhal-blow-told", name=names[seat], points=str(-points), deal=str(deal + 1)))
        for p, name in enumerate(names):
            deals = words("cards-comma").join(signed(column[p]) for column in s.columns[-TOLD:])
            total = points_spoken(s.totals[p], words)
            parts.append(words("stendhal-alt-result", seat=str(p + 1), name=name, total=total, points=deals))
        if len(s.columns) > TOLD:
            parts.append(words("stendhal-alt-latest", deals=str(TOLD)))
        return "\n".join(parts)


NARRATION = StendhalNarration()
