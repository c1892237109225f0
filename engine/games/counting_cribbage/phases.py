"""The decisions of Counting Cribbage."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Phase
from engine.core.offers import Amount, Offer, Path, Values, offer_from
from engine.families.sealed import SealedPhase
from engine.games.counting_cribbage import events
from engine.games.counting_cribbage.moves import (
    ACCEPT,
    ANSWERS,
    CLAIMS,
    PLAY,
    Accept,
    Claim,
    Declare,
    LayAway,
    Play,
    Respond,
    lay_aways,
)
from engine.games.counting_cribbage.round import begin_pegging, count_all, gain, go_on, lay_down, settle_claim
from engine.games.counting_cribbage.score import peg
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import ASKED, FULL, MOST, NO_CLAIM, PIP, UNTIL_CARD

Answer = Accept | Respond
NUMBER = Amount(0, MOST)


class LayingAway(SealedPhase[S, LayAway]):
    """Every player gives one or two cards to the crib; it is visible which seats have chosen."""

    changeable = True

    def legal(self, s: S, seat: int) -> Sequence[LayAway]:
        """Return every set of the right size."""
        return lay_aways(s.hands[seat])

    def reveal(self, s: S, chosen: list[list[int]], ctx: GameContext) -> None:
        """Put the cards into the crib face down."""
        for hand, cards in zip(s.hands, chosen, strict=True):
            for card in cards:
                hand.remove(card)
        s.away = chosen
        begin_pegging(s, ctx)


class Playing(Phase[S, Play]):
    """Play a card; the host counts it."""

    def legal(self, s: S, seat: int) -> Sequence[Play]:
        """Return the cards that keep the count at 31 or below (R19)."""
        room = FULL - s.count
        return [PLAY[c] for c in s.hands[seat] if PIP[c] <= room]

    def apply(self, s: S, seat: int, action: Play, ctx: GameContext) -> None:
        """Count the card and continue."""
        card = action.card
        lay_down(s, seat, card)
        fifteen, thirty_one, pair, run = peg(s.series, s.count)
        points = fifteen + thirty_one + pair + run
        s.last = [seat, card, fifteen, thirty_one, pair, run, 0]
        parts = s.last[2:6]
        ctx.tell(events.Played, seat=seat, card=card, count=s.count, parts=parts, points=points)
        if points and gain(s, seat, points, ctx):
            return
        go_on(s, seat, ctx)


class Declaring(Phase[S, Declare]):
    """Play a card and state its points; nothing is counted before the others have answered."""

    stepwise = True
    advisable = False

    def legal(self, s: S, seat: int) -> Sequence[Declare]:
        """Return every card that fits, with every number."""
        return [Declare(c, k) for c in self.fitting(s, seat) for k in range(MOST + 1)]

    @staticmethod
    def fitting(s: S, seat: int) -> tuple[int, ...]:
        """Return the cards that keep the count at 31 or below."""
        room = FULL - s.count
        return tuple(c for c in s.hands[seat] if PIP[c] <= room)

    def allows(self, s: S, seat: int, action: Action) -> bool:
        """True for a card that fits, with a number in range."""
        return isinstance(action, Declare) and action.card in self.fitting(s, seat) and 0 <= action.points <= MOST

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """Return the card, then the number."""
        if not path:
            return Values((Declare.tag,))
        if len(path) > 2 or path[0] != Declare.tag:
            return None
        cards = self.fitting(s, seat)
        return Values(cards) if len(path) == 1 else NUMBER if path[1] in cards else None

    def apply(self, s: S, seat: int, action: Declare, ctx: GameContext) -> None:
        """Lay the card down and ask every other player."""
        lay_down(s, seat, action.card)
        if s.waives[seat] == UNTIL_CARD:
            s.waives[seat] = ASKED
        s.claim = action.points
        ctx.tell(events.Declared, seat=seat, card=action.card, count=s.count, claim=action.points)
        s.phase = "respond"
        self.ask(s, [p for p in range(len(s.points)) if p != seat], ctx)

    def ask(self, s: S, others: Sequence[int], ctx: GameContext) -> None:
        """Ask the seats that have not waived; the table answers for all others together, after a pause."""
        s.waiting = [p for p in others if not s.waives[p]]
        if len(s.waiting) < len(others):
            s.waiting.append(TABLE_ACTOR)


class DeclaringAtOnce(Declaring):
    """The phase of revision 1: a window without a seat to ask closed at once."""

    def ask(self, s: S, others: Sequence[int], ctx: GameContext) -> None:
        """Ask the seats that have not waived; if there are none, settle the claim."""
        s.waiting = [p for p in others if not s.waives[p]]
        if not s.waiting:
            settle_pegging(s, [[] for _ in s.points], ctx)


def settle_pegging(s: S, chosen: list[list[int]], ctx: GameContext) -> None:
    """Settle a claim in pegging once all answers are in; seats that waived have accepted."""
    seat, claim = s.series_by[-1], s.claim
    s.claim = NO_CLAIM
    parts = list(peg(s.series, s.count))
    s.last = [seat, s.series[-1], *parts, 0]
    s.peg_claim, s.peg_gains = claim, [0] * len(s.points)
    s.phase = "declare"
    answers = [numbers[0] if numbers else 0 for numbers in chosen]
    if not settle_claim(s, seat, sum(parts), claim, answers, s.peg_gains, "peg", parts, ctx):
        go_on(s, seat, ctx)


class Answering(SealedPhase[S, Answer]):
    """The common part of both kinds of answers: a number, or the plain word for 0. An answer is final."""

    secret_readiness = True
    stepwise = True
    advisable = False
    revocable = False

    def legal(self, s: S, seat: int) -> Sequence[Accept | Respond]:
        """Return to accept, and any number."""
        return ANSWERS

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """Return a button, or a number."""
        if not path:
            return Values((Accept.tag, Respond.tag))
        return NUMBER if list(path) == [Respond.tag] else None

    def apply(self, s: S, seat: int, action: Answer, ctx: GameContext) -> None:
        """Store the answer."""
        super().apply(s, seat, ANSWERS[1] if isinstance(action, Accept) else action, ctx)


class Responding(Answering):
    """Every other player answers a claim in pegging, also without cards; the table answers for seats that waive."""

    asks_in_secret = True  # seats that waive are not asked

    def legal(self, s: S, seat: int) -> Sequence[Accept | Respond]:
        """Return the answers as in the show; the table can only accept."""
        return (ACCEPT,) if seat == TABLE_ACTOR else ANSWERS

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """Return the steps as in the show; the table can only accept."""
        return offer_from((ACCEPT,), path) if seat == TABLE_ACTOR else super().offer(s, seat, path)

    def apply(self, s: S, seat: int, action: Answer, ctx: GameContext) -> None:
        """Store the answer, or the table's answer for the seats that waive."""
        if seat != TABLE_ACTOR:
            super().apply(s, seat, action, ctx)
            return
        s.waiting.remove(TABLE_ACTOR)
        if not s.waiting:
            chosen, s.choice = s.choice, [[] for _ in s.choice]
            self.reveal(s, chosen, ctx)

    def bystander(self, s: S) -> int | None:
        """Return the seat that made the claim."""
        return s.series_by[-1]

    def reveal(self, s: S, chosen: list[list[int]], ctx: GameContext) -> None:
        """Settle the claim and continue pegging."""
        settle_pegging(s, chosen, ctx)


class Claiming(SealedPhase[S, Claim]):
    """Every player states the points of the own hand; the dealer also those of the crib. A claim is final."""

    secret_readiness = True
    stepwise = True
    advisable = False
    revocable = False

    def legal(self, s: S, seat: int) -> Sequence[Claim]:
        """Return any number."""
        return CLAIMS

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """Return a number."""
        return Values((Claim.tag,)) if not path else NUMBER if list(path) == [Claim.tag] else None

    def settled(self, s: S, seat: int) -> bool:
        """True if the seat has made its claims; the dealer claims twice."""
        return len(s.choice[seat]) == (2 if seat == s.dealer else 1)

    def reveal(self, s: S, chosen: list[list[int]], ctx: GameContext) -> None:
        """Reveal all claims; then they are answered."""
        n = len(s.points)
        s.claims = [chosen[seat][i // n] for i, seat in enumerate(s.show_order)]
        ctx.tell(events.Claims, claims=s.claims, dealer=s.dealer)
        s.phase, s.waiting = "show", list(range(n))


class Showing(Answering):
    """Every player answers every hand and crib of the other players, in show order."""

    def settled(self, s: S, seat: int) -> bool:
        """True after one answer per hand and crib of the others."""
        return len(s.choice[seat]) == len(s.answered_by(seat))

    def reveal(self, s: S, chosen: list[list[int]], ctx: GameContext) -> None:
        """Settle the items one after the other."""
        n = len(s.points)
        answers = [[0] * n for _ in range(n + 1)]
        for seat, numbers in enumerate(chosen):
            for i, k in zip(s.answered_by(seat), numbers, strict=True):
                answers[i][seat] = k
        count_all(s, answers, ctx)
