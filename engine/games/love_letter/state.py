"""The state of Love Letter, what each seat may know of it, and its events. Private facts have events of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Flag, Number, Points, Seat, Seats
from engine.core.knowledge.redeal import shuffle
from engine.core.state import NO_SEAT, State, hidden, memo, owner, public
from engine.core.view import View
from engine.games.love_letter.terms import COPIES, COUNTESS, KING, NUMBERED, PRINCE, PRINCESS, too_much

Slot = tuple[int, int]
"""A seat, and 0 for the card it kept or 1 for the one it has just drawn."""


@dataclass(slots=True)
class LoveLetterState(State):
    """The state of a match; lists by seat unless said otherwise.

    A seat is out when its hand is empty. ``cannot`` and ``equal`` are what all players can conclude about the card that
    a seat kept, ``knows`` what one seat alone can: a redeal obeys them; no view shows them.
    """

    hands: list[list[int]] = owner()
    """The card kept, then the one drawn."""
    deck: list[int] = hidden()
    """The deck, top card first."""
    aside: list[int] = hidden()
    """The card set aside; empty once a prince has drawn it."""
    face_up: list[int] = public()
    """With two players: three cards out of play."""
    discards: list[list[int]] = public()
    """The discards, in order."""
    protected: list[bool] = public()
    plays: list[list[int]] = public()
    """The turns of this round: seat, card, target, number named, seat out by it; NO_SEAT or 0 if there is none."""
    closing: list[int] = public()
    """The last turn of the round before, in the same form."""
    shown: list[int] = public()
    """The cards of the last showdown, 0 for seats that were out; empty if the last round ended without one."""
    tokens: list[int] = public()
    columns: list[list[int]] = public()
    """By finished round: the tokens of each seat."""
    starter: int = public(NO_SEAT)
    target: int = public(0)
    max_rounds: int = public(0)
    minister: bool = public(False)
    share: bool = public(False)
    cannot: list[list[int]] = public()
    """Numbers that the card kept cannot have."""
    equal: list[int] = public()
    """A common number for seats whose kept cards a baron found equal, 0 for others."""
    knows: list[list[int]] = memo()
    """By seat: the number that each other seat is certain to have kept, 0 if it is not certain."""
    seen: list[list[int]] = memo()
    """Dated facts of this round, four numbers each: turn, seat of the card, its number, seat that saw it."""

    @property
    def round(self) -> int:
        """Return the number of the present round, from 1; after the match that of the last one."""
        return len(self.columns) + (not self.ended)

    @property
    def turn(self) -> int:
        """Return the number of the present turn in its round, from 1."""
        return len(self.plays) + 1

    def targets(self, seat: int) -> list[int]:
        """Return the other seats that ``seat`` can choose: still in, and not protected (R3)."""
        return [p for p, hand in enumerate(self.hands) if hand and p != seat and not self.protected[p]]

    def unseen(self, seat: int) -> list[int]:
        """Return by number how many copies are neither open on the table nor in the hand of ``seat``."""
        seen = [*self.face_up, *self.hands[seat], *(card for pile in self.discards for card in pile)]
        return [copies - seen.count(card) for card, copies in enumerate(COPIES)]

    # Conclusions from what all players saw, and from what some saw

    def parted(self, seat: int, card: int) -> None:
        """Note that ``seat`` played ``card``: if its kept card could not be that number, it was the drawn one."""
        if card not in self.cannot[seat]:
            self.cannot[seat], self.equal[seat] = [], 0
        for known in self.knows:
            if known[seat] == card:
                known[seat] = 0
        if self.minister:
            free = (PRINCE, KING, PRINCESS) if card == COUNTESS else (COUNTESS,) if card >= PRINCE else ()
        else:
            free = (COUNTESS,) if card in (PRINCE, KING) else ()
        self.rule_out(seat, free)

    def rule_out(self, seat: int, numbers: tuple[int, ...] | range) -> None:
        """Note for all players that the kept card has none of ``numbers``, nor has any card found equal to it."""
        mark = self.equal[seat]
        for p, cannot in enumerate(self.cannot):
            if p == seat or (mark and self.equal[p] == mark):
                cannot += [n for n in numbers if n not in cannot]

    def found_equal(self, one: int, other: int) -> None:
        """Note that a baron showed equal kept cards, which includes all cards equal to either."""
        met = {self.equal[one], self.equal[other]} - {0}
        for p, mark in enumerate(self.equal):
            if p in (one, other) or mark in met:
                self.equal[p] = self.turn

    def replaced(self, seat: int, card: int) -> None:
        """Clear what is known of a kept card that was discarded openly and replaced, or not replaced."""
        if self.equal[seat]:
            self.rule_out(seat, tuple(n for n in NUMBERED if n != card))
        self.cannot[seat], self.equal[seat] = [], 0
        for known in self.knows:
            known[seat] = 0

    def exchanged(self, one: int, other: int) -> None:
        """Exchange both cards, and what is known of each."""
        lists: list[list[Any]] = [self.hands, self.cannot, self.equal, *self.knows]
        for by_seat in lists:
            by_seat[one], by_seat[other] = by_seat[other], by_seat[one]
        self.knows[one][one] = self.knows[other][other] = 0

    def learn(self, viewer: int, seat: int) -> int:
        """Show ``viewer`` the card of ``seat``; both remember when. Return the card."""
        card = self.hands[seat][0]
        self.knows[viewer][seat] = card
        for p in (viewer, seat):
            self.seen[p] += [self.turn, seat, card, viewer]
        return card

    # A redeal

    def redeal(self, seat: int, rnd: Callable[[], float]) -> Self:
        """Return a redeal in which ``cannot``, ``equal`` and the knowledge of ``seat`` stay true; cards are only
        numbers."""
        new = self.clone()
        slots = [(p, i) for p, hand in enumerate(new.hands) if p != seat for i in range(len(hand))]
        pool = sorted([*new.deck, *new.aside, *(new.hands[p][i] for p, i in slots)])
        shuffle(pool, rnd)
        if not new._fill(seat, slots, pool):
            raise ValueError("no deal fits what is known")
        new.aside = pool[len(new.deck) :]
        new.deck = pool[: len(new.deck)]
        new._guess_memories(seat)
        return new

    def _fill(self, seat: int, slots: list[Slot], pool: list[int]) -> bool:
        """Deal from ``pool`` into ``slots`` with backtracking; False if there is no way."""
        if not slots:
            return True
        p, i = slots[0]
        for card in dict.fromkeys(pool):
            if self._fits(seat, p, i, card):
                self.hands[p][i] = card
                pool.remove(card)
                if self._fill(seat, slots[1:], pool):
                    return True
                pool.append(card)
        return False

    def _fits(self, seat: int, p: int, i: int, card: int) -> bool:
        """True if ``card`` is possible at this place."""
        if i:
            return not (self.minister and too_much(self.hands[p][0], card))
        return self.may_have_kept(seat, p, card)

    def may_have_kept(self, seat: int, p: int, card: int) -> bool:
        """True if ``p`` can have kept ``card``, as far as ``seat`` knows (of equal cards: of seats before ``p``)."""
        if self.knows[seat][p] not in (0, card) or card in self.cannot[p]:
            return False
        mark = self.equal[p]
        return not mark or all(
            self.hands[q][0] == card for q, other in enumerate(self.equal) if other == mark and (q < p or q == seat)
        )

    def _guess_memories(self, seat: int) -> None:
        """Reduce the other seats' knowledge of dealt cards to what ``seat`` knows that they saw of its own card."""
        n = len(self.hands)
        for p in range(n):
            if p != seat:
                self.knows[p], self.seen[p] = [0] * n, []
        facts = self.seen[seat]
        for at in range(0, len(facts), 4):
            _, whose, card, viewer = facts[at : at + 4]
            if whose == seat and self.hands[seat] and self.hands[seat][0] == card:
                self.knows[viewer][seat] = card


LoveLetterView = View[LoveLetterState]


class RoundBegan(GameEvent):
    """A round begins; ``cards``: the cards turned up with two players."""

    round: Number
    starter: Seat
    cards: Cards


class Drew(GameEvent):
    """The card dealt, drawn for a turn or after a prince; for its owner only."""

    card: Card


class Laid(GameEvent):
    """A card without a target is played."""

    seat: Seat
    card: Card


class Idle(GameEvent):
    """A card without effect: no player could be chosen."""

    seat: Seat
    card: Card


class Guessed(GameEvent):
    """A guard; ``hit``: the target holds the named card."""

    seat: Seat
    target: Seat
    card: Card
    hit: Flag


class Looked(GameEvent):
    """A priest."""

    seat: Seat
    target: Seat


class Compared(GameEvent):
    """A baron; ``even``: no player is out."""

    seat: Seat
    target: Seat
    even: Flag


class Swapped(GameEvent):
    """A king."""

    seat: Seat
    target: Seat


class Saw(GameEvent):
    """The card of another seat that ``seat`` saw by a priest, a baron or a king; for ``seat`` only."""

    seat: Seat
    card: Card


class Forced(GameEvent):
    """A prince; ``card`` is the card that the target, or the player, discards."""

    seat: Seat
    target: Seat
    card: Card


class Fell(GameEvent):
    """A seat is out; the cards shown then."""

    seat: Seat
    cards: Cards


class Burdened(GameEvent):
    """The minister's holder is out with too high a card, before the turn."""

    seat: Seat
    cards: Cards


class Showed(GameEvent):
    """The card of a player still in when the deck is empty."""

    seat: Seat
    card: Card


class RoundOver(GameEvent):
    """A round is over; ``shown``: by a showdown, which may have no winner or several; tokens by seat."""

    round: Number
    winners: Seats
    shown: Flag
    tokens: Points


class Over(GameEvent):
    """The match is over; the seats with the most tokens."""

    tokens: Points
    winners: Seats


EVENTS = catalogue(
    RoundBegan, Drew, Laid, Idle, Guessed, Looked, Compared, Swapped, Saw, Forced, Fell, Burdened, Showed,
    RoundOver, Over,
)  # fmt: skip
