"""Tricky Express in words. Stations on the line have the letters of their owners' names
(``render.kit.pieces.person``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from engine.families.tricks import Played, Trick
from engine.games.tricky_express.state import (
    EVENTS,
    Dealt,
    Ended,
    Exchanged,
    Growth,
    Received,
    Scored,
    Station,
    TrickyExpressState,
    TrickyExpressView,
)
from engine.games.tricky_express.terms import SEATS, left_of, right_of
from locales import Words
from render.narration.cards import card_name, card_short
from render.narration.contract import Label, Narration
from render.narration.telling import Telling
from render.narration.tricks import play_label, play_prompt

"""The sign of each seat's stations."""


def letter_told(letter: str, words: Words) -> str:
    """Return the letter of a seat in words."""
    return words("tricky_express-alt-letter", letter=letter)


def route_told(route: Iterable[int], marks: Sequence[str], words: Words) -> str:
    """Return the owners of the stations in order, by the letters of all seats: "C A B A"."""
    letters = " ".join(marks[p] for p in route)
    return words("tricky_express-alt-route" if letters else "tricky_express-alt-route-empty", route=letters)


class TrickyExpressNarration(Narration[TrickyExpressState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "tricky_express"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"pass": 2, "play": 1}

    def prompt(self, telling: Telling[TrickyExpressState]) -> str:
        """Return where the cards go, or which suit to follow."""
        view = telling.view
        me = view.seat or 0
        if view.phase != "play":
            right, left = telling.name(right_of(me)), telling.name(left_of(me))
            return telling(f"tricky_express-prompt-{view.phase}", right=right, left=left)
        return play_prompt(telling)

    def value_label(self, telling: Telling[TrickyExpressState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card, in full in the hint, with its effect."""
        words = telling.words
        if tag != "pass":
            return play_label(telling, value)
        side = "left" if chosen else "right"
        return Label(card_short(value, words), words(f"tricky_express-hint-{side}", name=card_name(value, words)))

    def move(self, telling: Telling[TrickyExpressState], action: Action) -> str:
        """Return both cards of a pass with their directions, or the card played."""
        tag, *cards = action.wire()
        shown = [card_short(c, telling.words) for c in cards]
        if tag == "pass":
            return telling("tricky_express-move-pass", right=shown[0], left=shown[1])
        return telling("tricky_express-move-play", card=shown[0])

    def tell(self, told: GameEvent, telling: Telling[TrickyExpressState]) -> str | None:
        """Return the sentence of an event; a trick is described as its station; a bonus may have no winner."""
        words = telling.words
        match told:
            case Trick() | Exchanged():
                # A station tells the trick, and the cards that came tell the exchange.
                return None
            case Received():
                return None if telling.view.seat is None else self._received(told, telling.view.seat, telling)
            case Scored():
                top, second = (
                    telling(f"tricky_express-event-{which}", name=telling.name(seat))
                    if seat >= 0
                    else telling(f"tricky_express-event-no-{which}")
                    for which, seat in (("top", told.top), ("second", told.second))
                )
                points = self.points_by_seat(told.base, telling)
                return words("tricky_express-event-scored", deal=str(told.deal), base=points, top=top, second=second)
            case Growth(points):
                key = "growth" if any(points) else "no-growth"
                grown = self.points_by_seat(points, telling, all_seats=False)
                return words(f"tricky_express-event-{key}", points=grown)
            case Ended(totals, winners):
                return self.who_won_with(totals, winners, telling)
        return super().tell(told, telling)

    def _received(self, told: Received, me: int, telling: Telling[TrickyExpressState]) -> str:
        names = {"right_name": telling.name(right_of(me)), "left_name": telling.name(left_of(me))}
        return telling("tricky_express-event-received", **names, **self.event_facts(told, telling))

    def last_move(self, telling: Telling[TrickyExpressState]) -> str:
        """Return the last public event, in the words of the log; "" at the end, which the result reports."""
        told = last_event(telling.view)
        return "" if told is None else self.tell(told, telling) or ""

    @staticmethod
    def mover(view: TrickyExpressView) -> int:
        """Return the seat of the last public event, if it has one."""
        told = last_event(view)
        return told.seat if isinstance(told, Played | Station) else NO_SEAT

    def state_line(self, telling: Telling[TrickyExpressState]) -> str:
        """Return deal and trick, or which pass."""
        if telling.view.over:
            return telling("tricky_express-state-over")
        s = telling.s
        return telling(f"tricky_express-state-{s.phase}", deal=str(s.deal), trick=str(s.number))


def last_event(view: TrickyExpressView) -> GameEvent | None:
    """Return the last public event; None at the end of the match."""
    s = view.s
    if view.over:
        return None
    if s.phase != "play":
        return Dealt(s.deal, s.dealer) if s.phase == "pass1" else Exchanged(1)
    if s.trick:
        return Played((s.leader + len(s.trick) - 1) % SEATS, s.trick[-1])
    if not s.route:
        return Exchanged(2)
    seat, end = s.route[-1], len(s.route)
    before = [place for place, owner in enumerate(s.route[:-1], 1) if owner == seat]
    return Station(seat, end, end - before[-1] - 1 if before else 0)


def passable(view: TrickyExpressView) -> tuple[list[int], list[int]]:
    """Return the cards of the own hand that may go to the right, and those that may go to the left."""
    pairs = [a.wire()[1:] for a in view.legal]
    hand = view.s.hands[view.seat or 0]
    right, left = {p[0] for p in pairs}, {p[1] for p in pairs}
    return [c for c in hand if c in right], [c for c in hand if c in left]


NARRATION = TrickyExpressNarration()
