"""Tricky Express in words. Seats are named by the letters A to D that their stations carry on the line."""

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
from render.narration.cards import card_name, card_short, card_spoken, seat_list, suit_name
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker
from render.narration.tricks import play_label, play_prompt

LETTERS = "ABCD"
"""The sign of each seat's stations."""


def route_letters(route: Iterable[int]) -> str:
    """The owners of the stations in order: "C A B A"."""
    return " ".join(LETTERS[p] for p in route)


class TrickyExpressNarration(Narration[TrickyExpressState]):
    """See the contract."""

    slug = "tricky_express"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"pass": 2, "play": 1}

    def prompt(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Where the cards go, or which suit has to be followed."""
        me = view.seat or 0
        if view.phase != "play":
            right, left = names[right_of(me)], names[left_of(me)]
            return words(f"tricky_express-prompt-{view.phase}", right=right, left=left)
        return play_prompt(view, words)

    def value_label(self, view: TrickyExpressView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """A card, in full in the hint, with what it would do."""
        if tag != "pass":
            return play_label(view, value, words)
        side = "left" if chosen else "right"
        return Label(card_short(value, words), words(f"tricky_express-hint-{side}", name=card_name(value, words)))

    def move(self, view: TrickyExpressView, action: Action, words: Words) -> str:
        """Both cards of a pass with their ways, or the card played."""
        tag, *cards = action.wire()
        shown = [card_short(c, words) for c in cards]
        if tag == "pass":
            return words("tricky_express-move-pass", right=shown[0], left=shown[1])
        return words("tricky_express-move-play", card=shown[0])

    def tell(self, told: GameEvent, view: TrickyExpressView, say: Speaker) -> str | None:
        """A trick is told as the station it builds; bonuses may go to nobody."""
        words = say.words
        match told:
            case Trick():
                return None
            case Received():
                return None if view.seat is None else self._received(told, view.seat, say)
            case Scored():
                bonus = {
                    which: words(f"tricky_express-event-no-{which}")
                    if seat == NO_SEAT
                    else words(f"tricky_express-event-{which}", name=say.name(seat))
                    for which, seat in (("top", told.top), ("second", told.second))
                }
                deal, base = str(told.deal), say.points(told.base)
                return words("tricky_express-event-scored", deal=deal, base=base, **bonus)
            case Growth(points) if not any(points):
                return words("tricky_express-event-no-growth")
            case Growth(points):
                return words("tricky_express-event-growth", points=say.points(points, all_seats=False))
            case Ended(totals, winners):
                return self._ended(totals, winners, say.names, words)
        return super().tell(told, view, say)

    def _received(self, told: Received, me: int, say: Speaker) -> str:
        names = {"right_name": say.name(right_of(me)), "left_name": say.name(left_of(me))}
        return say.words("tricky_express-event-received", **names, **say.event(told))

    def _ended(self, totals: Sequence[int], winners: Sequence[int], names: Sequence[str], words: Words) -> str:
        people, score = seat_list(winners, names, words), totals[winners[0]]
        return words("tricky_express-event-ended", count=len(winners), winners=people, score=score)

    def last_move(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """The last thing that everybody saw happen, as the log tells it; "" at the end, which the result tells."""
        told = last_event(view)
        return "" if told is None else self.tell(told, view, self.speaker(names, words)) or ""

    def state_line(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Deal and trick, or which pass."""
        if view.over:
            return words("tricky_express-state-over")
        trick = view.s.number
        return words(f"tricky_express-state-{view.phase}", deal=str(view.s.deal), trick=str(trick))

    def spoken_state(self, view: TrickyExpressView, words: Words) -> str:
        """The same as a screen reader says it."""
        return words(f"tricky_express-spoken-{view.phase}", deal=str(view.s.deal), trick=str(view.s.number))

    def table_alt(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Everything public; names once, then letters."""
        if view.over:
            return self.result_alt(view, names, words)
        route, trick = view.s.route, view.s.trick
        parts = [
            words("tricky_express-alt-head", state=self.spoken_state(view, words)),
            self._seats(view, names, words),
        ]
        if view.phase != "play":
            parts.append(words("tricky_express-alt-pass", leader=LETTERS[view.s.leader]))
        else:
            key = "turn" if trick else "turn-lead"
            parts.append(words(f"tricky_express-alt-{key}", letter=LETTERS[view.waiting[0]]))
        if trick:
            parts.append(self._trick_line(view, words))
        if view.s.last_trick:
            cards = self._trick(view.s.last_trick, view.s.last_leader, words)
            parts.append(words("tricky_express-alt-last", cards=cards, winner=LETTERS[view.s.last_winner]))
        if route:
            parts.append(words("tricky_express-alt-route", route=route_letters(route)))
            parts.append(self._longs(view, words))
        else:
            parts.append(words("tricky_express-alt-route-empty"))
        hands = [
            words("tricky_express-alt-count", letter=LETTERS[p], count=str(n))
            for p, n in enumerate(map(len, view.s.hands))
        ]
        parts.append(words("tricky_express-alt-hands", hands=comma(words).join(hands)))
        parts += self._columns(view, words)
        return "\n".join(parts)

    def _seats(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        seats = [words("tricky_express-alt-seat", letter=LETTERS[p], name=names[p]) for p in range(4)]
        return words("tricky_express-alt-seats", seats=comma(words).join(seats), dealer=LETTERS[view.s.dealer])

    def _trick_line(self, view: TrickyExpressView, words: Words) -> str:
        trick, leader = view.s.trick, view.s.leader
        strongest, cards = LETTERS[(leader + best(trick)) % 4], self._trick(trick, leader, words)
        return words("tricky_express-alt-trick", cards=cards, best=strongest)

    def _trick(self, trick: Sequence[int], leader: int, words: Words) -> str:
        return comma(words).join(
            [
                words("tricky_express-alt-card", letter=LETTERS[(leader + i) % 4], card=card_spoken(c, words))
                for i, c in enumerate(trick)
            ]
        )

    def _longs(self, view: TrickyExpressView, words: Words) -> str:
        shown = []
        for p in range(4):
            both = spans(view.s.longs[-1], p)
            first, second = (self._span(span, words) for span in both)
            key = "long" if both[1][1] else "long-first"
            if both[0][1]:
                shown.append(words(f"tricky_express-alt-{key}", letter=LETTERS[p], first=first, second=second))
        longs = words("tricky_express-alt-semicolon").join(shown)
        return words("tricky_express-alt-longs", longs=longs or words("tricky_express-alt-no-long"))

    def _span(self, span: tuple[int, int], words: Words) -> str:
        start, end = (str(n) for n in span)
        values = {"from": start, "to": end}
        return words("tricky_express-alt-span", length=str(length(span, 0)), **values)

    def _pairs(self, numbers: Sequence[int], words: Words) -> str:
        return comma(words).join(
            [words("tricky_express-alt-pair", letter=LETTERS[p], value=str(n)) for p, n in enumerate(numbers)]
        )

    def _columns(self, view: TrickyExpressView, words: Words) -> list[str]:
        """The scores of the finished deals and the totals; nothing before the first is finished."""
        out = []
        for deal, (base, *seats) in enumerate(zip(view.s.base, view.s.top, view.s.second, strict=True), 1):
            top, second = (words("tricky_express-alt-nobody") if p == NO_SEAT else LETTERS[p] for p in seats)
            shown = self._pairs(base, words)
            out.append(words("tricky_express-alt-deal", deal=str(deal), base=shown, top=top, second=second))
        if view.s.growth:
            out.append(words("tricky_express-alt-growth", points=self._pairs(view.s.growth, words)))
        if out:
            out.append(words("tricky_express-alt-totals", totals=self._pairs(view.s.totals, words)))
        return out

    def hand_alt(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """The numbered hand, what may be done with it, and what was passed and received in this deal."""
        me = view.seat
        if me is None:
            raise ValueError("an onlooker has no hand")
        hand = view.s.hands[me]
        if hand:
            shown = [
                words("tricky_express-alt-hand-card", number=str(i), card=card_spoken(c, words))
                for i, c in enumerate(hand, 1)
            ]
            cards = comma(words).join(shown)
            parts = [words("tricky_express-alt-hand", letter=LETTERS[me], cards=cards)]
        else:
            parts = [words("tricky_express-alt-hand-empty", letter=LETTERS[me])]
        if view.s.trick:
            parts.insert(0, self._trick_line(view, words))
        parts.append(self._task(view, me, names, words))
        passed, got = view.s.passed[me], view.s.received[me]
        for k in range(0, len(passed), 2):
            right, left, from_right, from_left = (
                card_spoken(c, words) for c in (passed[k], passed[k + 1], got[k], got[k + 1])
            )
            parts.append(
                words(
                    "tricky_express-alt-passed",
                    round=str(k // 2 + 1),
                    right=right,
                    left=left,
                    from_right=from_right,
                    from_left=from_left,
                )
            )
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
            shown = words("tricky_express-alt-any") if every else comma(words).join(numbers)
            playable = words("tricky_express-alt-playable", numbers=shown)
            if not view.s.trick:
                return playable
            suit = suit_name(SUIT[view.s.trick[0]], words)
            return words("tricky_express-alt-follow", suit=suit) + " " + playable
        if view.s.choice[me]:
            right, left = (card_spoken(c, words) for c in view.s.choice[me])
            return words("tricky_express-alt-chosen", right=right, left=left)
        ways = passable(view)
        return words(
            "tricky_express-alt-passable",
            right=self._any(ways[0], view, me, words),
            left=self._any(ways[1], view, me, words),
            right_name=names[right_of(me)],
            left_name=names[left_of(me)],
        )

    def _any(self, cards: Sequence[int], view: TrickyExpressView, me: int, words: Words) -> str:
        if len(cards) == len(view.s.hands[me]):
            return words("tricky_express-alt-any")
        return comma(words).join([card_spoken(c, words) for c in cards])

    def result_alt(self, view: TrickyExpressView, names: Sequence[str], words: Words) -> str:
        """Winners, everybody's total, the columns of every deal, and the four lines."""
        parts = [
            words("tricky_express-alt-head", state=self.state_line(view, names, words)),
            self._ended(view.s.totals, view.s.winners, names, words),
            self._seats(view, names, words),
            *self._columns(view, words),
        ]
        parts += [
            words("tricky_express-alt-route-of", deal=str(deal), route=route_letters(route))
            for deal, route in enumerate(view.s.routes, 1)
        ]
        return "\n".join(parts)


def comma(words: Words) -> str:
    """What stands between the items of a bare list."""
    return words("tricky_express-alt-comma")


def last_event(view: TrickyExpressView) -> GameEvent | None:
    """What happened last that everybody knows of; None at the end of the match."""
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
    """The cards of the own hand that may go to the right, and those that may go to the left."""
    pairs = [a.wire()[1:] for a in view.legal]
    hand = view.s.hands[view.seat or 0]
    right, left = {p[0] for p in pairs}, {p[1] for p in pairs}
    return [c for c in hand if c in right], [c for c in hand if c in left]


NARRATION = TrickyExpressNarration()
