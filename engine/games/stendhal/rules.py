"""Stendhal: the suit that lies most often takes the trick, and two suits, chosen in secret, count minus.

Design: アカシア, game 10 of the TENNOS site. 78 cards in six suits, ace high. Seats run clockwise.

Moves: ``choose(card)`` puts a card face down for the minus suits (all at once); ``play(card)``.

Rulings made here, beyond those of the rules (R1 to R15):
- All players see which seats have chosen. A choice is final, and hidden until the last seat has chosen.
- The limit is checked before ``max_deals``: if the limit settles a match in its last deal, the match ends by the limit.
- The chosen cards stay beside the table until the next deal. The last trick stays until the next one is complete, also
  across deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT, TIE, gathered
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.game import Options, Phase
from engine.core.options import AUTO, Choice, Number
from engine.families.hands import deal_singly
from engine.families.outcome import Ended, added, end_match, leaders
from engine.families.sealed import SealedPhase
from engine.families.tricks import ACE_HIGH, Play, TrickGame, TrickPhase, deal_hands, sorted_hand
from engine.games.stendhal import terms
from engine.games.stendhal.state import EVENTS, Dealt, PlayOff, Revealed, Scored, StendhalState
from engine.games.stendhal.terms import HIGH, LOW, PACK


class Choose(Action):
    """Put a hand card face down for the minus suits."""

    card: int


CHOOSE = tuple(Choose(c) for c in range(PACK))
"""One object per card, so that simulations make none."""


class Choosing(SealedPhase[StendhalState, Choose]):
    """Every player puts down a card; these and the centre cards are turned up together (R6)."""

    def legal(self, s: StendhalState, seat: int) -> Sequence[Choose]:
        """Return any card (R14)."""
        return [CHOOSE[c] for c in s.hands[seat]]

    def reveal(self, s: StendhalState, chosen: list[list[int]], ctx: GameContext) -> None:
        """Find the minus suits; the face-up cards are out of this deal (R7)."""
        s.laid = [c[0] for c in chosen]
        for hand, card in zip(s.hands, s.laid, strict=True):
            hand.remove(card)
        s.turned, s.centre = s.centre, []
        first = terms.first_minus(terms.turned_order(s.dealer, s.laid, s.turned))
        s.minus = [first, terms.partner(first)]
        s.phase, s.waiting = "play", [s.leader]
        ctx.tell(Revealed, cards=s.laid, centre=s.turned, first=first, second=terms.partner(first))


class Tricks(TrickPhase[StendhalState]):
    """Follow the led suit if you can; the most numerous one wins (R1)."""

    def winner(self, s: StendhalState, trick: list[int]) -> int:
        """Return ``taken_by``."""
        return terms.taken_by(trick)

    def won(self, s: StendhalState, seat: int, cards: list[int], ctx: GameContext) -> None:
        """Put the cards face down in front of the winner."""
        s.captured[seat] += cards
        s.won[seat] += 1

    def done(self, s: StendhalState, ctx: GameContext) -> None:
        """Score the deal; then start the next one or end the match (R10 to R12)."""
        points = [terms.deal_score(cards, s.minus, s.ace) for cards in s.captured]
        s.columns.append(points)
        s.totals = added(s.totals, points)
        ctx.tell(Scored, deal=s.deal, points=points, totals=s.totals)
        s.closing = s.closing or min(s.totals) <= -s.limit
        ahead = leaders(s.totals)
        settled = s.closing and len(ahead) == 1
        if settled or s.deal >= s.most_deals:
            end_match(s, "limit" if settled else "deals", s.totals)
            ctx.tell(Ended, totals=s.scores, winners=s.winners)
            return
        if s.closing:
            ctx.tell(PlayOff, seats=ahead)
        s.dealer = (s.dealer + 1) % len(s.totals)
        new_deal(s, ctx)


TRICKS = Tricks()


def new_deal(s: StendhalState, ctx: GameContext) -> None:
    """Shuffle and deal one by one from the dealer's left; the rest goes face down into the centre."""
    n = len(s.totals)
    s.deal += 1
    leader = (s.dealer + 1) % n
    hands, s.centre = deal_singly(ctx.shuffled(f"deal {s.deal}", range(PACK)), n, terms.held_each(n), leader)
    deal_hands(s, [*map(sorted_hand, hands)], leader)
    s.laid, s.turned, s.minus = [], [], []
    s.choice, s.captured, s.won = [[] for _ in range(n)], [[] for _ in range(n)], [0] * n
    s.phase, s.waiting = "choose", list(range(n))
    ctx.tell(Dealt, deal=s.deal, dealer=s.dealer)


class Stendhal(TrickGame[StendhalState]):
    """Stendhal for five to seven."""

    key = "stendhal"
    seats = (5, 6, 7)
    default_seats = 5
    options = (
        Number("limit", 10, 300, terms.LIMIT),
        Number("max_deals", 1, 60, AUTO),
        Choice("lowest_ace", (LOW, HIGH), LOW),
    )
    actions = (Choose, Play)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"choose": Choosing(), "play": TRICKS}
    state = StendhalState
    events = EVENTS
    minutes = 90
    dailies = ({}, {"lowest_ace": "high"})
    end_reasons = ("limit", "deals")

    def start(self, seats: int, options: Options, ctx: GameContext) -> StendhalState:
        """Return the first deal; the first dealer is drawn (R13)."""
        limit, most = int(options["limit"]), options["max_deals"]
        s = StendhalState(totals=[0] * seats, limit=limit, ace=str(options["lowest_ace"]))
        s.most_deals = terms.most_deals(limit) if most == AUTO else int(most)
        s.dealer = ctx.shuffled("first dealer", range(seats))[0]
        new_deal(s, ctx)
        return s

    def why_not(self, s: StendhalState, seat: int, action: Action) -> Message:
        """Return the reason: wrong phase, a card not held, or a suit to be followed."""
        if not isinstance(action, Choose | Play):
            return Message("illegal-now")
        if isinstance(action, Choose) != (s.phase == "choose"):
            return Message(f"stendhal-no-{action.tag}-now")
        return TRICKS.why_not(self.key, s, seat, action.card)

    def automatic(self, s: StendhalState) -> tuple[int, Action] | None:
        """Return the cards of the last trick."""
        return super().automatic(s) if s.number == s.tricks else None

    def timeout(self, s: StendhalState, seat: int) -> Action:
        """Return the strongest card of the longest suit as the choice, or the weakest legal card."""
        if s.phase == "play":
            return TRICKS.timeout(s, seat)
        suits = [SUIT[c] for c in s.hands[seat]]
        return CHOOSE[min(s.hands[seat], key=lambda c: (-suits.count(SUIT[c]), TIE[c], -ACE_HIGH[c]))]

    def points_now(self, s: StendhalState) -> Sequence[int] | None:
        """Return the points of all deals so far."""
        return s.totals

    def conserved(self, s: StendhalState) -> object:
        """Return all 78 cards, wherever they are."""
        return gathered(*s.hands, *s.captured, s.trick, s.laid, s.centre, s.turned)


GAME = Stendhal()
