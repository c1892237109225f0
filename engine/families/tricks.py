"""The trick-taking family: following suit, the winner of a trick, and the suits that a seat has shown to lack.

A game derives from ``TrickGame``, its state from ``TrickState`` and its play phase from ``TrickPhase``, and overrides
hooks: ``leads`` (cards that may be led), ``trump`` or ``winner``, ``won`` (a trick was taken) and ``done`` (the hands
are empty); ``everyone`` and ``players`` if seats may be out; ``over`` if a deal may end sooner. Cards are suited ints
(see ``engine.core.cards``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.cards import PER_SUIT, RANK, SUIT, SUITS, TIE
from engine.core.context import GameContext
from engine.core.events import GameEvent
from engine.core.facts import Card, Cards, Message, Seat, Suit
from engine.core.game import Game, Phase
from engine.core.genre import Genre
from engine.core.knowledge.horizon import OpenUntil
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.prepared.conditions import Condition
from engine.core.state import NO_CARD, NO_SEAT, State, owner, public
from engine.core.view import View
from engine.families.hands import last_card

ACE_HIGH = tuple((r - 1) % PER_SUIT for r in RANK)
"""Strength of each card in its suit if the ace beats the king: 0 for the 2 up to 12 for the ace."""

WEAKEST = tuple(ACE_HIGH[c] * len(SUITS) + TIE[c] for c in range(len(SUIT)))
"""Each card's place from the weakest: by strength, equal ones by suit in the order of ties."""

NO_TRUMP = -1


class Play(Action):
    """Play a card to the trick."""

    card: int


LOWEST, UNDER, HIGHEST = "low", "under", "high"
"""How to follow suit: with the lowest card, the highest that does not win the trick so far, or the highest."""


class Follow(Condition):
    """Follow suit. A seat that cannot follow plays ``card``, or is asked if ``card`` is NO_CARD."""

    how: str
    card: int

    def said(self) -> str:
        """Return the end of the message key: how to follow."""
        return f"{self.tag}-{self.how}"

    def otherwise(self) -> Action | None:
        """Return the move that plays ``card``; None if it is NO_CARD."""
        return None if self.card == NO_CARD else PLAY[self.card]


class Played(GameEvent):
    """A card was played."""

    seat: Seat
    card: Card


class Trick(GameEvent):
    """A trick is complete; ``cards`` in the order played, from ``leader`` on, as long as players may look them up."""

    winner: Seat
    leader: Seat
    cards: Cards = ()


LAST_TRICK: Mapping[str, OpenUntil] = {
    Played.stored_as: OpenUntil(Trick.stored_as, 2),
    Trick.stored_as: OpenUntil(Trick.stored_as, 1, keeps=("winner", "leader")),
}
"""The horizons of a game whose tricks are face down: only the last completed one can be looked up."""

PLAY = tuple(Play(c) for c in range(len(SUIT)))
"""One object per card, so that simulations make none."""


@dataclass
class TrickState(State):
    """A state with hands and a trick in the middle.

    It adds no slots of its own (the game's slotted state does), so it can be combined with another family's state.
    ``trick`` holds the cards in the order played, beginning with ``leader``'s. The last completed trick stays visible
    until the next one is complete; ``last_leader`` and ``last_winner`` are NO_SEAT before the first trick. ``voids``
    has a bit for each suit that a seat has shown to lack.
    """

    __slots__ = ()

    hands: list[list[int]] = owner()
    trick: list[int] = public()
    leader: int = public(0)
    voids: list[int] = public()
    last_trick: list[int] = public()
    last_leader: int = public(NO_SEAT)
    last_winner: int = public(NO_SEAT)

    def may_hold(self, seat: int, card: int) -> bool:
        """True unless the seat has shown to lack the suit of the card."""
        return not self.voids[seat] >> SUIT[card] & 1

    def constrained(self) -> bool:
        """True if a seat has shown to lack a suit."""
        return any(self.voids)


T = TypeVar("T", bound=TrickState)


class TrickPhase(Phase[T, Play], Generic[T]):
    """Clockwise play of one card each; the winner of a trick leads the next.

    Events: Played and Trick.
    """

    strength: ClassVar[Sequence[int]] = ACE_HIGH
    """The strength of each card within its suit."""
    clock_order: ClassVar[Sequence[int]] = WEAKEST
    """By card: the legal card with the lowest number is played for a seat whose time is up."""
    everyone: ClassVar[bool] = True
    """Whether all seats play to every trick; if not, ``players`` is asked for every card, which costs time."""

    def trump(self, s: T) -> int:
        """Return the suit that beats all others (hook); NO_TRUMP for none."""
        return NO_TRUMP

    def leads(self, s: T, hand: list[int]) -> list[int]:
        """Return the cards of ``hand`` that may be led (hook); never empty."""
        return hand

    def winner(self, s: T, trick: list[int]) -> int:
        """Return the index of the card that takes the whole ``trick`` (hook): by the usual rule unless a game overrides
        it."""
        return best(trick, self.trump(s), self.strength)

    def won(self, s: T, seat: int, cards: list[int], ctx: GameContext) -> None:
        """``seat`` has taken ``cards`` (hook)."""

    def players(self, s: T) -> Sequence[int]:
        """Return the seats that play a card to every trick, in order (hook): all, unless ``everyone`` is False."""
        return range(len(s.hands))

    def shows(self, s: T, card: int, led: int) -> int:
        """Return a bit for each suit that a seat shows to lack by playing ``card`` when another suit was led (hook)."""
        return 1 << led

    def over(self, s: T, winner: int) -> bool:
        """True if the trick just taken was the last one of the deal (hook)."""
        return not s.hands[winner]

    def done(self, s: T, ctx: GameContext) -> None:
        """The last trick of the hands has been taken (hook): score, continue or end."""
        raise NotImplementedError

    def legal(self, s: T, seat: int) -> Sequence[Play]:
        """Return the cards of the suit that was led, or all cards if the hand has none."""
        hand = s.hands[seat]
        if s.trick:
            led = SUIT[s.trick[0]]
            return [PLAY[c] for c in hand if SUIT[c] == led] or [PLAY[c] for c in hand]
        return [PLAY[c] for c in self.leads(s, hand)]

    def apply(self, s: T, seat: int, action: Play, ctx: GameContext) -> None:
        """Put the card into the trick; the last card decides it."""
        card, trick, everyone = action.card, s.trick, self.everyone
        s.hands[seat].remove(card)
        ctx.tell(Played, seat=seat, card=card)
        if trick:
            led = SUIT[trick[0]]
            if SUIT[card] != led:
                s.voids[seat] |= self.shows(s, card, led)
        trick.append(card)
        players: Sequence[Any] = s.hands if everyone else self.players(s)
        seats = len(players)
        if len(trick) < seats:
            s.waiting[0] = (seat + 1) % seats if everyone else players[(players.index(seat) + 1) % seats]
            return
        leader, at = s.leader, self.winner(s, trick)
        winner = (leader + at) % seats if everyone else players[(players.index(leader) + at) % seats]
        s.last_trick, s.last_leader, s.last_winner = trick, leader, winner
        s.trick = []
        s.leader = s.waiting[0] = winner
        ctx.tell(Trick, winner=winner, leader=leader, cards=trick)
        self.won(s, winner, trick, ctx)
        if self.over(s, winner):
            self.done(s, ctx)

    def height(self, s: T, card: int) -> int:
        """Return the strength of a card within its suit now (hook)."""
        return self.strength[card]

    def ahead(self, s: T, seat: int) -> Sequence[Condition]:
        """Return each way to follow suit, combined with each card to play if the seat cannot follow."""
        if seat not in self.players(s):
            return ()
        return [Follow(how, card) for how in (LOWEST, UNDER, HIGHEST) for card in (NO_CARD, *s.hands[seat])]

    def meant(self, s: T, seat: int, condition: Condition) -> Action | Message:
        """Choose by the own hand and the cards in the trick; reasons: ``ahead-lead``, ``ahead-no-suit``,
        ``ahead-no-under``."""
        if not isinstance(condition, Follow):
            return super().meant(s, seat, condition)
        if not s.trick:
            return Message("ahead-lead")
        led, trick = SUIT[s.trick[0]], s.trick
        if not any(SUIT[c] == led for c in s.hands[seat]):
            return condition.otherwise() or Message("ahead-no-suit")
        # Even with a card of the suit led, another card may be allowed or required (a trump).
        cards = sorted((a.card for a in self.legal(s, seat) if SUIT[a.card] == led), key=lambda c: self.height(s, c))
        if condition.how == UNDER:
            cards = [c for c in cards if self.winner(s, [*trick, c]) != len(trick)]
        if not cards:
            return Message("ahead-no-under")
        return PLAY[cards[0] if condition.how == LOWEST else cards[-1]]

    def must_follow(self, s: T, seat: int, card: int) -> int | None:
        """Return the suit that ``seat`` has to follow instead of playing ``card``; None if that is not the reason."""
        if not s.trick:
            return None
        led = SUIT[s.trick[0]]
        return led if SUIT[card] != led and any(SUIT[c] == led for c in s.hands[seat]) else None

    def why_not(self, game: str, s: T, seat: int, card: int) -> Message:
        """Return why ``seat`` may not play ``card``: ``<game>-no-card`` if it is not in the hand, ``<game>-no-follow``
        (suit) if another suit must be followed."""
        if card not in s.hands[seat]:
            return Message(f"{game}-no-card")
        suit = self.must_follow(s, seat, card)
        return Message("illegal-now") if suit is None else Message(f"{game}-no-follow", {"suit": Suit(suit)})

    def timeout(self, s: T, seat: int) -> Play:
        """Return the legal card that comes first in ``clock_order``."""
        order = self.clock_order
        return min(self.legal(s, seat), key=lambda a: order[a.card])


class TrickGame(Game[T], Generic[T]):
    """A game whose phase ``play`` is a ``TrickPhase``."""

    conditions = (Follow,)
    genre = Genre.TRICKS
    arrangements = (BY_SUIT, BY_RANK)
    last_by_itself: ClassVar[bool] = True
    """Whether the cards of the last trick need no player."""

    def next_turn(self, view: View[T]) -> int | None:
        """Return the seat that plays to the trick after the one that is asked; None before its last card, as whoever
        takes the trick leads next.
        """
        phase, acting = self.phases.get(view.phase), view.acting
        if not isinstance(phase, TrickPhase) or not phase.everyone or len(acting) != 1:
            return super().next_turn(view)
        return (acting[0] + 1) % view.seats if len(view.s.trick) + 1 < view.seats else None

    def arrange(self, how: str, view: View[T]) -> list[int]:
        """Return the hand by suit, the strongest first, as it is dealt; or by strength, across the suits."""
        return arranged(how, view.s.hands[view.me])

    def automatic(self, s: T) -> tuple[int, Action] | None:
        """Return the cards of the last trick; any other forced card would reveal a suit of the hand."""
        return last_card(s, PLAY) if self.last_by_itself and s.phase == "play" else None


def best(trick: Sequence[int], trump: int = NO_TRUMP, strength: Sequence[int] = ACE_HIGH) -> int:
    """Return the index of the card that wins ``trick`` so far: the highest trump, otherwise the highest of its suit."""
    top = trick[0]
    suit, at = SUIT[top], 0
    for i in range(1, len(trick)):
        card = trick[i]
        if SUIT[card] == suit:
            if strength[card] > strength[top]:
                top, at = card, i
        elif SUIT[card] == trump:
            top, at, suit = card, i, trump
    return at


def deal_hands(s: T, hands: list[list[int]], leader: int) -> None:
    """Deal new hands and clear what is known about them; the last completed trick stays visible."""
    s.hands = hands
    s.trick = []
    s.voids = [0] * len(hands)
    s.leader = leader


def hand_order(strength: Sequence[int]) -> tuple[int, ...]:
    """Return each card's place in a sorted hand: suits S H C D L X, the strongest of each suit first."""
    return tuple(SUIT[c] * PER_SUIT - strength[c] for c in range(len(SUIT)))


ORDER = hand_order(ACE_HIGH)


def sorted_hand(cards: Sequence[int], order: Sequence[int] = ORDER) -> list[int]:
    """Return cards suit by suit, the strongest of each suit first."""
    return sorted(cards, key=order.__getitem__)


def arranged(how: str, cards: Sequence[int]) -> list[int]:
    """Return a hand in one of two orders: BY_RANK is by strength across the suits, any other value suit by suit."""
    return sorted(cards, key=lambda c: (-ACE_HIGH[c], SUIT[c])) if how == BY_RANK else sorted_hand(cards)
