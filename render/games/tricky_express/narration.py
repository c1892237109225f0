"""Tricky Express in words. Seats have the letters A to D of their stations on the line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from engine.families.tricks import Played, Trick, best
from engine.games.tricky_express.events import EVENTS, Dealt, Ended, Exchanged, Growth, Received, Scored, Station
from engine.games.tricky_express.state import TrickyExpressState, TrickyExpressView
from engine.games.tricky_express.terms import SEATS, left_of, length, right_of, spans
from locales import Words
from render.narration.cards import card_name, card_short, card_spoken, cards_spoken, suit_name
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker
from render.narration.tricks import play_label, play_prompt

LETTERS = "ABCD"
"""The sign of each seat's stations."""


def route_letters(route: Iterable[int]) -> str:
    """Return the owners of the stations in order: "C A B A"."""
    return " ".join(LETTERS[p] for p in route)


class TrickyExpressNarration(Narration[TrickyExpressState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "tricky_express"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"pass": 2, "play": 1}

    def prompt(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Return where the cards go, or which suit to follow."""
        me = view.seat or 0
        if view.phase != "play":
            right, left = names[right_of(me)], names[left_of(me)]
            return words(f"tricky_express-prompt-{view.phase}", right=right, left=left)
        return play_prompt(view, words)

    def value_label(self, view: TrickyExpressView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a card, in full in the hint, with its effect."""
        if tag != "pass":
            return play_label(view, value, words)
        side = "left" if chosen else "right"
        return Label(card_short(value, words), words(f"tricky_express-hint-{side}", name=card_name(value, words)))

    def move(self, view: TrickyExpressView, action: Action, words: Words) -> str:
        """Return both cards of a pass with their directions, or the card played."""
        tag, *cards = action.wire()
        shown = [card_short(c, words) for c in cards]
        if tag == "pass":
            return words("tricky_express-move-pass", right=shown[0], left=shown[1])
        return words("tricky_express-move-play", card=shown[0])

    def tell(self, told: GameEvent, view: TrickyExpressView, say: Speaker) -> str | None:
        """Return the sentence of an event; a trick is described as its station; a bonus may have no winner."""
        words = say.words
        match told:
            case Trick() | Exchanged():
                # A station tells the trick, and the cards that came tell the exchange.
                return None
            case Received():
                return None if view.seat is None else self._received(told, view.seat, say)
            case Scored():
                top, second = (
                    words(f"tricky_express-event-{which if seat >= 0 else f'no-{which}'}", name=say.names[seat])
                    for which, seat in (("top", told.top), ("second", told.second))
                )
                points = say.points(told.base)
                return words("tricky_express-event-scored", deal=str(told.deal), base=points, top=top, second=second)
            case Growth(points):
                key = "growth" if any(points) else "no-growth"
                return words(f"tricky_express-event-{key}", points=say.points(points, all_seats=False))
            case Ended(totals, winners):
                return self.who_won_with(totals, winners, say.names, words)
        return super().tell(told, view, say)

    def _received(self, told: Received, me: int, say: Speaker) -> str:
        names = {"right_name": say.name(right_of(me)), "left_name": say.name(left_of(me))}
        return say.words("tricky_express-event-received", **names, **say.event(told))

    def last_move(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Return the last public event, in the words of the log; "" at the end, which the result reports."""
        told = last_event(view)
        return "" if told is None else self.tell(told, view, self.speaker(names, words)) or ""

    def state_line(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Return deal and trick, or which pass."""
        if view.over:
            return words("tricky_express-state-over")
        trick = view.s.number
        return words(f"tricky_express-state-{view.phase}", deal=str(view.s.deal), trick=str(trick))

    def table_alt(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Return everything public: names once, then letters."""
        if view.over:
            return self.result_alt(view, names, words)
        s = view.s
        parts = [self._head(view, words), self._seats(view, names, words)]
        if view.phase != "play":
            parts.append(words("tricky_express-alt-pass", leader=LETTERS[s.leader]))
        else:
            key = "turn" if s.trick else "turn-lead"
            parts.append(words(f"tricky_express-alt-{key}", letter=LETTERS[view.waiting[0]]))
        parts += self._trick_line(view, LETTERS, words)
        if s.last_trick:
            cards = self._trick(s.last_trick, s.last_leader, words)
            parts.append(words("tricky_express-alt-last", cards=cards, winner=LETTERS[s.last_winner]))
        if s.route:
            parts += [words("tricky_express-alt-route", route=route_letters(s.route)), self._longs(view, words)]
        else:
            parts.append(words("tricky_express-alt-route-empty"))
        hands = by_letter("count", "count", [len(hand) for hand in s.hands], words)
        parts.append(words("tricky_express-alt-hands", hands=hands))
        return "\n".join([*parts, *self._columns(view, words)])

    def _seats(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        seats = by_letter("seat", "name", names, words)
        return words("tricky_express-alt-seats", seats=seats, dealer=LETTERS[view.s.dealer])

    def _head(self, view: TrickyExpressView, words: Words) -> str:
        """Return the game, the deal, and the trick or pass."""
        facts = {"deal": str(view.s.deal), "trick": str(view.s.number)}
        return words("tricky_express-alt-head", state=words(f"tricky_express-spoken-{view.phase}", **facts))

    def _trick_line(self, view: TrickyExpressView, called: Sequence[str], words: Words) -> list[str]:
        """Return the trick so far, with the names from ``called``; "" before its first card."""
        trick, leader = view.s.trick, view.s.leader
        if not trick:
            return []
        strongest, cards = called[(leader + best(trick)) % 4], self._trick(trick, leader, words, called)
        return [words("tricky_express-alt-trick", cards=cards, best=strongest)]

    def _trick(self, trick: Sequence[int], leader: int, words: Words, called: Sequence[str] = LETTERS) -> str:
        by = (*called[leader:], *called[:leader])
        return by_letter("card", "card", [card_spoken(c, words) for c in trick], words, by)

    def _longs(self, view: TrickyExpressView, words: Words) -> str:
        shown = []
        for p, letter in enumerate(LETTERS):
            both = spans(view.s.longs[-1], p)
            first, second = (self._span(span, words) for span in both)
            if both[0][1]:
                key = "long" if both[1][1] else "long-first"
                shown.append(words(f"tricky_express-alt-{key}", letter=letter, first=first, second=second))
        longs = words("tricky_express-alt-semicolon").join(shown)
        return words("tricky_express-alt-longs", longs=longs or words("tricky_express-none"))

    def _span(self, span: tuple[int, int], words: Words) -> str:
        ends = {"from": str(span[0]), "to": str(span[1])}
        return words("tricky_express-alt-span", length=str(length(span, 0)), **ends)

    def _columns(self, view: TrickyExpressView, words: Words) -> list[str]:
        """Return the scores of the finished deals and the totals; "" before the first is finished."""
        out = []
        for deal, (base, *seats) in enumerate(zip(view.s.base, view.s.top, view.s.second, strict=True), 1):
            top, second = (words("tricky_express-alt-nobody") if p == NO_SEAT else LETTERS[p] for p in seats)
            shown = by_letter("pair", "value", base, words)
            out.append(words("tricky_express-alt-deal", deal=str(deal), base=shown, top=top, second=second))
        if view.s.growth:
            out.append(words("tricky_express-alt-growth", points=by_letter("pair", "value", view.s.growth, words)))
        if out:
            out.append(words("tricky_express-alt-totals", totals=by_letter("pair", "value", view.s.totals, words)))
        return out

    def hand_alt(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Return the numbered hand, the possible moves, and the cards passed and received in this deal.

        The trick has names instead of letters, because no text here explains the letters.
        """
        me, hand = view.me, view.s.hands[view.me]
        numbered = [
            words("tricky_express-alt-hand-card", number=str(i), card=card_spoken(c, words))
            for i, c in enumerate(hand, 1)
        ]
        key, cards = "hand" if hand else "hand-empty", words("cards-comma").join(numbered)
        own = words(f"tricky_express-alt-{key}", letter=LETTERS[me], cards=cards)
        head = [] if view.over else [self._head(view, words)]
        parts = [*head, *self._trick_line(view, names, words), own, self._task(view, me, names, words)]
        passed, got = view.s.passed[me], view.s.received[me]
        for k in range(0, len(passed), 2):
            spoken = [card_spoken(c, words) for c in (*passed[k : k + 2], *got[k : k + 2])]
            facts = dict(zip(("right", "left", "from_right", "from_left"), spoken, strict=True))
            parts.append(words("tricky_express-alt-passed", round=str(k // 2 + 1), **facts))
        return "\n".join(parts)

    def _task(self, view: TrickyExpressView, me: int, names: Sequence[str], words: Words) -> str:
        if view.over:
            return words("tricky_express-alt-over")
        if view.phase == "play":
            if not view.legal:
                seat = view.waiting[0]
                return words("tricky_express-alt-wait", letter=LETTERS[seat], name=names[seat])
            allowed = {a.wire()[1] for a in view.legal}
            numbers = [str(i) for i, c in enumerate(view.s.hands[me], 1) if c in allowed]
            every = len(numbers) == len(view.s.hands[me])
            shown = words("tricky_express-alt-any") if every else words("cards-comma").join(numbers)
            playable = words("tricky_express-alt-playable", numbers=shown)
            if not view.s.trick:
                return playable
            suit = suit_name(SUIT[view.s.trick[0]], words)
            return words("tricky_express-alt-follow", suit=suit) + " " + playable
        if view.s.choice[me]:
            right, left = (card_spoken(c, words) for c in view.s.choice[me])
            return words("tricky_express-alt-chosen", right=right, left=left)
        right, left = (self._any(cards, view, me, words) for cards in passable(view))
        called = {"right_name": names[right_of(me)], "left_name": names[left_of(me)]}
        return words("tricky_express-alt-passable", right=right, left=left, **called)

    def _any(self, cards: Sequence[int], view: TrickyExpressView, me: int, words: Words) -> str:
        if len(cards) == len(view.s.hands[me]):
            return words("tricky_express-alt-any")
        return cards_spoken(cards, words)

    def result_alt(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Return winners, every player's total, the columns of every deal, and the four lines."""
        parts = [
            words("tricky_express-alt-head", state=self.state_line(view, names, words)),
            self.who_won_with(view.s.totals, view.s.winners, names, words),
            self._seats(view, names, words),
            *self._columns(view, words),
        ]
        parts += [
            words("tricky_express-alt-route-of", deal=str(deal), route=route_letters(route))
            for deal, route in enumerate(view.s.routes, 1)
        ]
        return "\n".join(parts)


def by_letter(key: str, fact: str, values: Iterable[Any], words: Words, letters: Sequence[str] = LETTERS) -> str:
    """Return a bare list of an item of every seat, by letter."""
    told = [
        words(f"tricky_express-alt-{key}", letter=letter, **{fact: str(value)})
        for letter, value in zip(letters, values, strict=False)
    ]
    return words("cards-comma").join(told)


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
