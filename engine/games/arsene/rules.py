"""Arsène: the number of a player's tricks is the number of the jewel shop they rob; two at one shop get nothing.

Design: the author of the blog in the spec. 47 cards: A to 5 of diamonds mark the shops. Seats run clockwise.

Moves: ``flip(place)`` turns a side card; ``play(card)``; ``take`` or ``push`` a trick just won; ``plan(plan)`` decides
privately between taking and pushing before the trick is won.

Rulings made here, beyond those of the rules (R1 to R16):
- When the time is up, the side card in the middle is turned: no player knows any of the three, so this is as random as
  a draw.
- A plan is for the present trick and is deleted with it. It is offered only if the trick can be pushed to a seat and
  the player can still win it, which all players can see. No other player learns that there was a plan.
- With every setting the table plays forced cards only in trick 11: an earlier one would reveal a suit of the hand.
- A void deal is announced as void, with the tricks of each seat; no seat is announced as caught.
- In an exchange the seats pass on the chips that they had before the deal: seats that clash have robbed nothing in it.
- The last completed trick stays visible until the next one is complete, also across deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.game import Options, Phase
from engine.core.options import Choice, Flag, Number
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.hands import deal_packets
from engine.families.outcome import Ended, end_match
from engine.families.tricks import LAST_TRICK, NO_TRUMP, Play, TrickGame, TrickPhase, best, deal_hands, sorted_hand
from engine.games.arsene import state as events
from engine.games.arsene import terms
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import ASK, CAUGHT, FULL, PLANS, SEATS, SHOPS, SIDE, TRICKS, push_target, trump_of


class Flip(Action):
    """Turn the side card at ``place``, from 1."""

    place: int


class Take(Action):
    """Take the trick just won."""


class Push(Action):
    """Push it to the next seat clockwise with as many tricks."""


class Plan(Wish):
    """Decide in private what happens to the present trick if one wins it."""

    plan: int


FLIP: Final = tuple(Flip(k) for k in range(SIDE + 1))
TAKE, PUSH = Take(), Push()
EITHER: Final[tuple[Take | Push, ...]] = (TAKE, PUSH)
PLAN: Final = tuple(Plan(k) for k in range(len(PLANS)))


class Ahead(Wishes[ArseneState]):
    """To take or to push, chosen before the trick is won; carried out at the pace of a person, so that no player
    notices."""

    kinds = (Plan,)

    def open(self, s: ArseneState, seat: int) -> Sequence[Wish]:
        """Return the two other plans, for a seat that may still win this trick and could then push it."""
        if seat < 0 or s.phase != "play" or push_target(s.count, seat) == NO_SEAT:
            return ()
        turn, lying = (seat - s.leader) % SEATS, len(s.trick)
        if turn < lying and best(s.trick, s.trump) != turn:
            return ()
        return [plan for plan in PLAN if plan.plan != s.plans[seat]]

    def keep(self, s: ArseneState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the plan until the trick is taken, whichever seat wins it."""
        if isinstance(wish, Plan):
            s.plans[seat] = wish.plan
            ctx.tell_only(seat, events.Planned, plan=PLANS[wish.plan])

    def in_time(self, s: ArseneState, seat: int) -> Action | None:
        """Return the plan for the trick just won."""
        return (None, TAKE, PUSH)[s.plans[seat]] if s.phase == "decide" else None


class Flipping(Phase[ArseneState, Flip]):
    """The dealer's left neighbour turns one of three unknown cards."""

    def legal(self, s: ArseneState, seat: int) -> Sequence[Flip]:
        """Return each place."""
        return FLIP[1:]

    def apply(self, s: ArseneState, seat: int, action: Flip, ctx: GameContext) -> None:
        """Turn the card: a black card makes diamonds trumps, a red one makes none."""
        s.place = action.place
        s.turned = s.side.pop(s.place - 1)
        s.phase, s.waiting = "play", [s.leader]
        ctx.tell(events.Turned, place=s.place, card=s.turned, trumps=trump_of(s.turned) != NO_TRUMP)


class Tricks(TrickPhase[ArseneState]):
    """Follow suit if possible; diamonds may be trumps (R7)."""

    def trump(self, s: ArseneState) -> int:
        """Return the trump suit by the card turned."""
        return trump_of(s.turned)

    def won(self, s: ArseneState, seat: int, cards: list[int], ctx: GameContext) -> None:
        """Ask the winner if the trick can be pushed to another seat."""
        if s.target == NO_SEAT:
            receive(s, seat, ctx)
        else:
            s.phase = "decide"

    def done(self, s: ArseneState, ctx: GameContext) -> None:
        """End the deal, unless the last trick must still be decided (R4)."""
        if s.phase == "play":
            rob(s, ctx)


TRICK_PHASE = Tricks()


class Deciding(Phase[ArseneState, Take | Push]):
    """The winner of a trick takes it or pushes it on."""

    def legal(self, s: ArseneState, seat: int) -> Sequence[Take | Push]:
        """Return both moves."""
        return EITHER

    def apply(self, s: ArseneState, seat: int, action: Take | Push, ctx: GameContext) -> None:
        """Give the trick to a seat; after the last trick the shops are robbed."""
        s.phase = "play"
        receive(s, seat if action.tag == "take" else s.target, ctx)
        if not s.hands[seat]:
            rob(s, ctx)


def receive(s: ArseneState, seat: int, ctx: GameContext) -> None:
    """Count the trick for ``seat``, which leads the next one."""
    s.count[seat] += 1
    s.plans = [ASK] * SEATS
    s.taker = s.leader = s.waiting[0] = seat
    if seat == s.last_winner:
        ctx.tell(events.Took, seat=seat, count=s.count[seat])
    else:
        ctx.tell(events.Pushed, seat=s.last_winner, to=seat, count=s.count[seat])


def rob(s: ArseneState, ctx: GameContext) -> None:
    """Send all players to their shops; then the next deal or the end, in the order of the end test."""
    result = terms.settle(s.count, s.shops, s.chips, s.advanced)
    ctx.tell(events.Counted, deal=s.deal, tricks=s.count)
    tell_robberies(s, result.hauls, result.void, ctx)
    if result.swapped:
        ctx.tell(events.Swapped, seats=result.swapped)
    s.columns.append(s.count[:])
    s.hauls.append(result.hauls)
    s.chips, s.shops = result.chips, result.shops
    if CAUGHT in result.hauls and not result.void:
        ending = "caught"
    elif not any(s.shops):
        ending = "emptied"
    else:
        ending = "deals" if s.deal == s.most_deals else ""
    if not ending:
        s.dealer = (s.dealer + 1) % SEATS
        new_deal(s, ctx)
        return
    end_match(s, ending, s.chips)
    ctx.tell(Ended, totals=s.scores, winners=s.winners)


def tell_robberies(s: ArseneState, hauls: Sequence[int], void: bool, ctx: GameContext) -> None:
    """Report hauls by shop, a clash, the police."""
    if void:
        ctx.tell(events.Void)
        return
    for p in range(SEATS):
        if hauls[p] > 0:
            ctx.tell(events.Robbed, seat=p, shop=s.count[p], chips=hauls[p])
    equal = terms.clash(s.count)
    if equal and s.count[equal[0]] in SHOPS and hauls[equal[0]] != CAUGHT:
        ctx.tell(events.Clashed, seats=equal, shop=s.count[equal[0]])
    if caught := [p for p in range(SEATS) if hauls[p] == CAUGHT]:
        ctx.tell(events.Caught, seats=caught)


def new_deal(s: ArseneState, ctx: GameContext) -> None:
    """Deal eleven cards each, three to the side; the dealer's left neighbour turns one of these and leads."""
    s.deal += 1
    hands, s.side = deal_packets(ctx.shuffled(f"deal {s.deal}", terms.PACK), SEATS, TRICKS)
    deal_hands(s, [*map(sorted_hand, hands)], (s.dealer + 1) % SEATS)
    s.place, s.turned = 0, NO_CARD
    s.count, s.plans = [0] * SEATS, [ASK] * SEATS
    s.phase, s.waiting = "flip", [s.leader]
    ctx.tell(events.Dealt, deal=s.deal, dealer=s.dealer)
    if s.by_host:
        FLIPPING.apply(s, s.leader, FLIP[1 + ctx.shuffled(f"flip {s.deal}", range(SIDE))[0]], ctx)


FLIPPING = Flipping()


class Arsene(TrickGame[ArseneState]):
    """Arsène for four, basic and advanced."""

    key = "arsene"
    seats = (SEATS,)
    default_seats = SEATS
    options = (
        Flag("advanced"),
        Choice("flip_mode", ("player", "auto"), "player"),
        Number("max_deals", 5, 50, terms.MAX_DEALS, none=True),
    )
    actions = (Flip, Play, Take, Push, Plan)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"flip": FLIPPING, "play": TRICK_PHASE, "decide": Deciding()}
    wishes = Ahead()
    state = ArseneState
    events = events.EVENTS
    minutes = 30
    dailies = ({}, {"advanced": True})
    end_reasons = ("caught", "emptied", "deals")
    horizons = LAST_TRICK

    def start(self, seats: int, options: Options, ctx: GameContext) -> ArseneState:
        """Return the first deal; the first dealer is drawn (R1)."""
        s = ArseneState(
            advanced=bool(options["advanced"]),
            by_host=options["flip_mode"] == "auto",
            most_deals=int(options["max_deals"]),
            dealer=ctx.shuffled("first dealer", range(SEATS))[0],
            shops=list(FULL),
            chips=[0] * SEATS,
        )
        new_deal(s, ctx)
        return s

    def why_not(self, s: ArseneState, seat: int, action: Action) -> Message:
        """Return the reason: wrong phase, no such side card, a card not held, a suit to follow, nothing to plan."""
        if isinstance(action, Plan):
            return Message("arsene-no-plan")
        asked = {Flip: "flip", Play: "play", Take: "decide", Push: "decide"}.get(type(action))
        if asked != s.phase:
            return Message(f"arsene-no-{action.tag}-now" if asked else "illegal-now")
        if isinstance(action, Flip):
            return Message("arsene-no-place")
        if not isinstance(action, Play):
            return Message("illegal-now")
        return TRICK_PHASE.why_not(self.key, s, seat, action.card)

    def timeout(self, s: ArseneState, seat: int) -> Action:
        """Return the side card in the middle, the weakest legal card, or to take."""
        if s.phase == "play":
            return TRICK_PHASE.timeout(s, seat)
        return FLIP[2] if s.phase == "flip" else TAKE

    def points_now(self, s: ArseneState) -> Sequence[int] | None:
        """Return the chips."""
        return s.chips

    def conserved(self, s: ArseneState) -> object:
        """Return all 47 cards: in hands, in the trick, on the side or under tricks taken, without duplicates."""
        cards = [*(c for hand in s.hands for c in hand), *s.trick, *s.side, *([s.turned] if s.place else [])]
        done = sum(s.count) + (s.phase == "decide")
        return len(cards) + SEATS * done, len(set(cards)) == len(cards)


GAME = Arsene()
