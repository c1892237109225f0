"""TTP in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from engine.families.tricks import best
from engine.games.ttp.state import EVENTS, Ended, Showdown, TTPState, TTPView, Wanted
from engine.games.ttp.terms import FREE, NAMES, choice_order, strength
from locales import Words
from render.narration import tricks
from render.narration.cards import (
    card_list,
    card_name,
    card_short,
    points_spoken,
)
from render.narration.contract import Label, Narration
from render.narration.telling import Telling
from render.narration.tricks import play_label, play_prompt


def made(cards: Sequence[int], words: Words) -> str:
    """Return the name of the poker hand of these cards."""
    return words(f"ttp-made-{NAMES[strength(cards)[0]]}")


def picker(s: TTPState, seats: int) -> int:
    """Return the seat that picked last, if that is the last move."""
    picked = [p for p in s.order if p not in s.to_pick]
    if picked or s.trick or s.number == 1:
        return picked[-1] if picked else NO_SEAT
    return (s.last_leader + choice_order(s.last_trick)[-1]) % seats


def mover(s: TTPState, seats: int) -> int:
    """Return the seat of the last move."""
    seat = picker(s, seats)
    return tricks.mover(s, seats) if s.trick and seat == NO_SEAT else seat


def last_move(telling: Telling[TTPState]) -> str:
    """Return the card picked or played last; "" before the first of a deal."""
    s, words, seat = telling.s, telling.words, picker(telling.s, len(telling.names))
    if s.trick and seat == NO_SEAT:
        return tricks.last_move(telling)
    if seat == NO_SEAT:
        return ""
    return words("ttp-picked", name=telling.name(seat), card=card_short(s.collected[seat][-1], words))


class TTPNarration(Narration[TTPState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "ttp"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"play": 1}

    def numbered(self, view: TTPView, tag: str, chosen: Sequence[Any]) -> Sequence[int]:
        """Return the hand, or the pool if a card of it is picked."""
        return view.s.pool if tag == "pick" and not chosen else super().numbered(view, tag, chosen)

    def prompt(self, telling: Telling[TTPState]) -> str:
        """Return the question: what to pick, or which suit to follow."""
        s = telling.s
        if s.phase == "pick":
            return telling("ttp-prompt-pick")
        return telling("ttp-prompt-free") if s.follow == FREE and s.trick else play_prompt(telling)

    def anytime_prompt(self, telling: Telling[TTPState]) -> str:
        """Return the card wanted most, or the list and the question for its next card."""
        wanted = telling.s.wanted[telling.view.me]
        key = "ttp-anytime-next" if wanted else "ttp-anytime"
        return telling(key, cards=card_list(wanted, telling.words), count=len(wanted))

    def anytime_label(self, telling: Telling[TTPState], action: Action) -> Label:
        """Return a card as in the menu for picking."""
        _, *fields = action.wire()
        if not fields:
            return super().anytime_label(telling, action)
        return self.value_label(telling, "want", (), fields[0])

    def value_label(self, telling: Telling[TTPState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card; the hint says whether it would pick first, or what the own picks would make with it."""
        words = telling.words
        if tag == "play":
            return play_label(telling, value, best)
        name, mine = card_name(value, words), [*telling.s.collected[telling.view.me], value]
        if len(mine) > 1:
            name = words("ttp-hint-makes", name=name, made=made(mine, words))
        return Label(card_short(value, words), name)

    def tell(self, told: GameEvent, telling: Telling[TTPState]) -> str | None:
        """Return showdowns with every player's hand, and the end."""
        words = telling.words
        match told:
            case Wanted(cards) if not cards:
                return words("ttp-event-wanted-none")
            case Showdown(_, hole, ranks):
                hands = [
                    words(
                        "ttp-shown-of",
                        name=telling.name(p),
                        made=words(f"ttp-made-{NAMES[rank]}"),
                        cards=card_list(cards, words),
                    )
                    for p, (cards, rank) in enumerate(zip(hole, ranks, strict=True))
                ]
                return words("ttp-event-showdown", told=words("cards-comma").join(hands))
            case Ended(totals, winners, broken):
                people, score = telling.people(winners), points_spoken(totals[winners[0]], words)
                key = "ttp-event-ended-broken" if broken else "ttp-event-ended"
                return words(key, count=len(winners), winners=people, score=score)
        return super().tell(told, telling)

    def state_line(self, telling: Telling[TTPState]) -> str:
        """Return deal and trick."""
        s = telling.s
        if telling.view.over:
            return telling("ttp-state-over", deal=str(s.deal))
        return telling(
            "ttp-state" if s.deals else "ttp-state-match", deal=str(s.deal), deals=str(s.deals), trick=str(s.number)
        )

    def story(self, s: TTPState, words: Words) -> tuple[str, str]:
        """Return how it was won, and how often the winner had the strongest hand."""
        first, second = sorted(s.totals, reverse=True)[:2]
        often = words("ttp-story-best", count=s.best[s.winners[0]])
        if len(s.winners) > 1:
            return words("ttp-story-level"), often
        return words("ttp-story-margin" if first > second else "ttp-story-broken", points=first - second), often


NARRATION = TTPNarration()
