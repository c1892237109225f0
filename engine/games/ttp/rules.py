"""TTP, reconstructed: five tricks, and every card played is loot; the best poker hand of seven cards.

Game 15 of the TENNOS site is by あおや (758bg); its rule text is lost. These rules are our own and agree with all known
facts about it (R1); every place that offers the game says so. 78 cards in six suits, ace high and, in a straight, also
low. Seats run clockwise.

Moves: ``play(card)`` in turn; ``pick(card)`` from the pool in the order of choice; ahead of time ``want(card)``, once
for each place of a ranked list, and ``unwant``.

Rulings made here, beyond those of the rules (R1 to R9):
- A ranked list is for the present pool; it is deleted when the trick is over.
- The hands of a showdown stay visible until the next one: hole cards as ``shown``, the others as ``before``.
- The table does not play the only legal card by itself, and does not make the last pick: an instant move would reveal
  the hand.
- For the clock, a pick that makes nothing counts by its own number.
- The shuffles are ``first dealer`` and ``deal 1``, ``deal 2``, ...
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT, TIE, gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message
from engine.core.game import Options, Phase
from engine.core.options import AUTO, Choice, Number
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.standing import Standing
from engine.families.hands import deal_singly
from engine.families.outcome import added, end_match, leaders
from engine.families.picking import PICK, Pick, Unwant, Want, keep_wish, open_wishes, wished
from engine.families.tricks import PLAY, Play, Played, TrickGame, TrickPhase, deal_hands, sorted_hand
from engine.games.ttp import terms
from engine.games.ttp.state import EVENTS, Dealt, Ended, Ordered, Picked, Scored, Showdown, TTPState, Turned, Wanted
from engine.games.ttp.terms import FREE, HELD, MUST, PACK, POINTS, TRICKS, VALUE
from engine.layers.leg import Leg


class Playing(TrickPhase[TTPState]):
    """Follow the led suit if required and possible; all cards played can be picked."""

    def legal(self, s: TTPState, seat: int) -> Sequence[Play]:
        """Return cards of the suit led, or any card if the hand has none or the table plays without that duty."""
        if s.follow == FREE:
            return [PLAY[c] for c in s.hands[seat]]
        return TrickPhase.legal(self, s, seat)

    def apply(self, s: TTPState, seat: int, action: Play, ctx: GameContext) -> None:
        """Play the card; the last card opens the pool."""
        card, trick, n = action.card, s.trick, len(s.hands)
        s.hands[seat].remove(card)
        ctx.tell(Played, seat=seat, card=card)
        if trick and s.follow == MUST and SUIT[card] != SUIT[trick[0]]:
            s.voids[seat] |= 1 << SUIT[trick[0]]
        trick.append(card)
        if len(trick) < n:
            s.waiting[0] = (seat + 1) % n
            return
        s.order = [(s.leader + at) % n for at in terms.choice_order(trick)]
        s.pool = [*s.market, *trick]
        s.phase, s.waiting = "pick", [s.order[0]]
        ctx.tell(Ordered, seats=s.order, pool=s.pool)


PLAYING = Playing()


class Picking(Phase[TTPState, Pick]):
    """One seat after the other takes any card of the pool; no seat may decline."""

    def legal(self, s: TTPState, seat: int) -> Sequence[Pick]:
        """Return every card of the pool, one's own card too."""
        return [PICK[c] for c in s.pool]

    def apply(self, s: TTPState, seat: int, action: Pick, ctx: GameContext) -> None:
        """Put the card into the collection; after the last pick start the next trick or the showdown."""
        s.pool.remove(action.card)
        s.collected[seat].append(action.card)
        ctx.tell(Picked, seat=seat, card=action.card)
        if left := s.to_pick:
            s.waiting = left[:1]
            return
        s.last_trick, s.last_leader, s.last_winner = s.trick, s.leader, s.order[0]
        s.pile += s.pool
        s.leader = s.order[0]
        if len(s.collected[seat]) < TRICKS:
            new_trick(s, ctx)
        else:
            showdown(s, ctx)


class Ranked(Wishes[TTPState]):
    """A ranked list of the pool for the pick that is still to come."""

    kinds = (Want, Unwant)

    def open(self, s: TTPState, seat: int) -> Sequence[Wish]:
        """Return wishes for seats whose pick is still to come and that are not asked."""
        return () if seat not in s.to_pick[1:] else open_wishes(s, seat)

    def keep(self, s: TTPState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the wish until the trick is over."""
        ctx.tell_only(seat, Wanted, cards=keep_wish(s, seat, wish))

    def in_time(self, s: TTPState, seat: int) -> Action | None:
        """Return the most wanted card that is left."""
        return wished(s, seat) if s.phase == "pick" else None


def new_trick(s: TTPState, ctx: GameContext) -> None:
    """Turn up the market; the leader plays."""
    s.market = s.stock[: s.market_size]
    del s.stock[: s.market_size]
    s.trick, s.pool, s.order, s.wanted = [], [], [], [[] for _ in s.hands]
    s.phase, s.waiting = "play", [s.leader]
    ctx.tell(Turned, cards=s.market)


def new_deal(s: TTPState, ctx: GameContext) -> None:
    """Shuffle and deal seven each, one at a time from seat 0; the dealer's left neighbour leads."""
    n = len(s.totals)
    s.deal += 1
    hands, s.stock = deal_singly(ctx.shuffled(f"deal {s.deal}", range(PACK)), n, HELD)
    deal_hands(s, [*map(sorted_hand, hands)], (s.dealer + 1) % n)
    s.pile, s.collected = [], [[] for _ in range(n)]
    ctx.tell(Dealt, deal=s.deal, dealer=s.dealer)
    new_trick(s, ctx)


def showdown(s: TTPState, ctx: GameContext) -> None:
    """Score the hands; then start the next deal or end the match."""
    made = [terms.strength([*mine, *hole]) for mine, hole in zip(s.collected, s.hands, strict=True)]
    best = leaders(made)
    points = [POINTS[one[0]] + s.bonus * (p in best) for p, one in enumerate(made)]
    s.shown, s.before = s.hands, s.collected
    s.columns.append(points)
    s.totals = added(s.totals, points)
    for p in best:
        s.best[p] += 1
    ctx.tell(Showdown, deal=s.deal, hole=s.shown, ranks=[one[0] for one in made])
    ctx.tell(Scored, deal=s.deal, points=points, totals=s.totals, best=best, bonus=s.bonus)
    if s.deal < s.deals:
        s.dealer = (s.dealer + 1) % len(s.totals)
        new_deal(s, ctx)
        return
    s.hands, s.collected = [[] for _ in s.totals], [[] for _ in s.totals]
    s.trick, s.market, s.pool, s.order = [], [], [], []
    end_match(s, "deals", s.totals, winners(s.totals, s.best))
    ctx.tell(Ended, totals=s.scores, winners=s.winners, broken=len(leaders(s.totals)) > len(s.winners))


def winners(totals: Sequence[int], best: Sequence[int]) -> list[int]:
    """Return the seats with the most points, then the most strongest hands; level seats share the win."""
    return leaders(list(zip(totals, best, strict=True)))


def kinds_only(cards: Sequence[int]) -> tuple[int, bool]:
    """Return what the numbers alone make, for the clock: five, four, full house, three, two pairs, pair, nothing."""
    counts = sorted(Counter(VALUE[c] for c in cards).values(), reverse=True)
    second = len(counts) > 1 and counts[1] > 1
    return counts[0], second and counts[0] < 4


class TTP(TrickGame[TTPState]):
    """TTP for two to four."""

    key = "ttp"
    seats = (2, 3, 4)
    default_seats = 4
    options = (
        Number("deals", 1, 12, AUTO),
        Number("market", 1, 3, terms.MARKET),
        Choice("follow", (MUST, FREE), MUST),
        Number("bonus", 0, 6, AUTO),
    )
    actions = (Play, Pick, Want, Unwant)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"play": PLAYING, "pick": Picking()}
    wishes = Ranked()
    state = TTPState
    events = EVENTS
    minutes = 30
    age = 10
    last_by_itself = False
    dailies = ({}, {"follow": "free"})
    end_reasons = ("deals",)

    def start(self, seats: int, options: Options, ctx: GameContext) -> TTPState:
        """Return the first deal; the first dealer is drawn."""
        deals, bonus = options["deals"], options["bonus"]
        s = TTPState(totals=[0] * seats, best=[0] * seats, market_size=int(options["market"]))
        s.follow = str(options["follow"])
        s.deals = terms.usual_deals(seats) if deals == AUTO else int(deals)
        s.bonus = seats if bonus == AUTO else int(bonus)
        s.dealer = ctx.shuffled("first dealer", range(seats))[0]
        new_deal(s, ctx)
        return s

    def why_not(self, s: TTPState, seat: int, action: Action) -> Message:
        """Return the reason: another phase, a card not held, a suit to be followed, or a card not in the pool."""
        if not isinstance(action, Play | Pick) or not 0 <= action.card < PACK:
            return Message("illegal-now")
        if action.tag != s.phase:
            return Message(f"ttp-now-{s.phase}")
        card = {"card": Card(action.card)}
        if isinstance(action, Pick):
            gone = action.card in s.market or action.card in s.trick
            return Message("ttp-no-gone" if gone else "ttp-no-pool", card)
        if action.card not in s.hands[seat]:
            return Message("ttp-no-card", card)
        return PLAYING.why_not(self.key, s, seat, action.card)

    def timeout(self, s: TTPState, seat: int) -> Action:
        """Return the lowest legal card; the pick that makes the best of a kind, then the highest; ties S H C D X L."""
        if s.phase == "play":
            return PLAYING.timeout(s, seat)
        mine = s.collected[seat]
        return PICK[max(s.pool, key=lambda c: (kinds_only([*mine, c]), VALUE[c], -TIE[c]))]

    def points_now(self, s: TTPState) -> Sequence[int] | None:
        """Return the points of all deals so far."""
        return s.totals

    def conserved(self, s: TTPState) -> object:
        """Return all 78 cards, wherever they are; once the pool is open, the trick and the market are in it."""
        table = s.pool if s.order else [*s.market, *s.trick]
        laid = [*s.shown, *s.before] if s.ended else [*s.hands, *s.collected]
        return gathered(*laid, s.stock, s.pile, table)


GAME = TTP()


class TTPLeg(Leg[TTPState]):
    """A deal as a leg: the stronger hand wins it, whatever points it would score."""

    game = GAME
    fixed: ClassVar = {"deals": 1, "bonus": AUTO}
    untold: ClassVar = {"ended", "scored"}
    numbered = "deal"
    target = Number("match_target", 1, 50, 5)

    def carry(self, s: TTPState, last: TTPState) -> None:
        """Show the hands of the last showdown, if there was one."""
        if last.ended:
            s.shown, s.before = last.shown, last.before

    def present(self, s: TTPState, standing: Standing) -> None:
        """Show the deals of the match and its points; the score of a hand does not count."""
        s.deal, s.deals, s.bonus, s.totals = standing.number, 0, 0, list(standing.totals)
        s.columns = [list(c) for c in standing.columns] if s.shown else []

    def gains(self, s: TTPState) -> list[int]:
        """Return 1 for the stronger hand; 0 for equal ones."""
        return s.best[:] if sum(s.best) == 1 else [0] * len(s.best)

    def first(self, s: TTPState) -> int:
        """Return the dealer."""
        return s.dealer

    def offers(self, s: TTPState, seat: int) -> bool:
        """True before a card is played, never before a pick."""
        return s.phase == "play"


LEG = TTPLeg()
