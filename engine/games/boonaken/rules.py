"""Boonaken, the Dutch jass: bid, exchange with the table, name trumps, and make your bid; two minuses lose.

Traditional; after a post of December 2017 and the rules of the Dutch championship. 32 cards, two to five seats,
clockwise. Seats that have gone out are skipped.

Moves: ``pass``, ``bid(points)``, ``misere`` (also to join one), ``zwabber``, ``boonaak(roem)``; ``exchange(cards)``;
for the first lead ``open(trump, roem, card)``, or ``trump(trump, card)`` if no roem counts, or ``play(card)``, which
names the suit led and declares all roem; then ``play(card)``. If there are no trumps to name, the declarer only plays.

Rulings made here, beyond those of the rules (R1 to R21):
- A ``min_bid`` that is not a multiple of 5 is refused. ``championship_games`` has an effect only in a championship.
  Each game of a championship draws its first dealer.
- ``find_loser``: if the last two go out together, no player is left, and no player loses. The player who went out first
  has won. If no player went out, the players who did not lose have won, and none if all lose in one joint misère.
- A championship of one game also breaks ties by contracts made and by second places. Its players are level if they went
  out in the same deal, or if no player got a point.
- ``redeal_limit`` ends the whole match, without winner or loser.
- Scores are pluses minus minuses; in ``find_loser`` the number of players who finished behind; in a championship its
  points.
- Where a trump under a higher trump is allowed only if no other card can be played, such a card shows that the hand has
  no plain suit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.context import GameContext
from engine.core.facts import Card, Count, Message, Suit
from engine.core.game import Options, Phase
from engine.core.offers import Offer, Path, Subset, Values
from engine.core.options import BadOption, Choice, Flag, Number, OptionValue, settle
from engine.core.prepared.arrange import BY_RANK
from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.families.auction import PASS, AuctionPhase, BidForMe, Pass, open_auction
from engine.families.elimination import next_inside, survivors
from engine.families.hands import deal_packets
from engine.families.outcome import added, end_match, leaders
from engine.families.tricks import (
    LAST_TRICK,
    NO_TRUMP,
    PLAY,
    Play,
    TrickGame,
    TrickPhase,
    best,
    deal_hands,
    sorted_hand,
)
from engine.games.boonaken import state as events
from engine.games.boonaken import terms
from engine.games.boonaken.state import BoonakenState
from engine.layers.leg import Leg


class Bid(Action):
    """Bid this number of points, roem included, with trumps of one's choice."""

    points: int


class Misere(Action):
    """Bid to take no trick, or join a player's misère."""


class Zwabber(Action):
    """Bid all tricks without trumps."""


class Boonaak(Action):
    """Bid all tricks with trumps, and at least this much roem."""

    roem: int


class Exchange(Action):
    """Discard as many cards as were taken; sorted."""

    cards: tuple[int, ...]


class Open(Action):
    """Name trumps, declare roem and lead a card. A plain card instead names its suit and declares all roem."""

    trump: int
    roem: int
    card: int


class Trump(Action):
    """Name trumps and lead a card, if no roem counts."""

    trump: int
    card: int


Call = Bid | Misere | Zwabber | Boonaak

BIDS = tuple(Bid(points) for points in range(0, terms.HIGHEST_BID + 1, terms.STEP))
MISERE, ZWABBER = Misere(), Zwabber()
BOONAAKS = tuple(Boonaak(roem) for roem in terms.ROEM_STEPS)


opening, naming = cache(Open), cache(Trump)
"""The same object for the same fields, so that simulations make none."""


def bid_of(call: Call) -> int:
    """Return the bid (see ``terms``) of a move."""
    if isinstance(call, Bid):
        return call.points
    if isinstance(call, Boonaak):
        return terms.BOONAAK + call.roem
    return terms.MISERE if isinstance(call, Misere) else terms.ZWABBER


WHEN = {
    Pass: "auction", Bid: "auction", Misere: "auction", Zwabber: "auction", Boonaak: "auction",
    Exchange: "exchange", Open: "open", Trump: "open", Play: "play",
}  # fmt: skip
"""The phase of each kind of move; a card can also be an opening."""


def no(key: str, **facts: object) -> Message:
    """Return a refusal of this game."""
    return Message(f"boonaken-no-{key}", facts)


def _no_bid(s: BoonakenState, action: Action) -> Message:
    if s.joint:
        return no("only-join")
    if isinstance(action, Bid):
        if action.points % terms.STEP or not s.least <= action.points <= terms.HIGHEST_BID:
            return no("number", low=s.least, high=terms.HIGHEST_BID)
        least = terms.next_number(s.high, s.least, s.strict)
        return no("low", least=least) if least <= terms.HIGHEST_BID else no("over")
    if isinstance(action, Boonaak):
        if action.roem not in terms.ROEM_STEPS:
            return no("step")
        return no("boonaak-first") if s.strict and action.roem and s.high < terms.BOONAAK else no("over")
    return no("over")


def _no_exchange(s: BoonakenState, seat: int, action: Exchange) -> Message:
    count = len(s.picked[seat])
    if not set(action.cards) <= set(s.hands[seat]):
        return no("card")
    if len(set(action.cards)) != len(action.cards):
        return no("twice")
    return no("count", count=Count(count)) if len(action.cards) != count else Message("illegal-now")


def _no_opening(s: BoonakenState, seat: int, action: Open | Trump) -> Message:
    if action.trump not in range(4):
        return no("suit")
    if not terms.is_number(s.high):
        return no("no-roem")
    if isinstance(action, Trump):
        return no("roem-now")
    most = terms.roem(s.hands[seat], action.trump, s.strict)
    return no("roem", most=most) if action.roem > most else no("step")


def _no_play(s: BoonakenState, seat: int, card: int) -> Message:
    led = SUIT[s.trick[0]]
    if s.trump == NO_TRUMP or led == s.trump:
        return no("follow", suit=Suit(led))
    trumps, suits = [c for c in s.trick if SUIT[c] == s.trump], {"suit": Suit(led), "trump": Suit(s.trump)}
    if not trumps or SUIT[card] != s.trump:
        return no("follow-or-trump", **suits)
    top = max(trumps, key=terms.STRENGTH[s.trump].__getitem__)
    follows = any(SUIT[c] == led for c in s.hands[seat])
    return no("under", card=Card(top), follows=str(follows).lower(), **suits)


ALL_SUITS = 0b1111
JOIN: tuple[Pass | Call, ...] = (PASS, MISERE)


@cache
def calls(high: int, least: int, strict: bool) -> tuple[Pass | Call, ...]:
    """Return a pass and all bids that beat ``high``, or the way to join a misère."""
    top = terms.key(high, strict)
    out: list[Pass | Call] = [PASS, *BIDS[terms.next_number(high, least, strict) // terms.STEP :]]
    if high == terms.MISERE or terms.key(terms.MISERE, strict) > top:
        out.append(MISERE)
    if terms.key(terms.ZWABBER, strict) > top:
        out.append(ZWABBER)
    if strict and high < terms.BOONAAK:
        return (*out, BOONAAKS[0])
    return (*out, *(call for call in BOONAAKS if terms.BOONAAK + call.roem > top))


class Auction(AuctionPhase[BoonakenState, Pass | Call]):
    """Number bids, misère, zwabber and boonaak; others may join a misère, and then no other bid is possible."""

    def legal(self, s: BoonakenState, seat: int) -> Sequence[Pass | Call]:
        """Return a pass and all bids above the present one; a player need not hold the cards for a bid."""
        return JOIN if s.joint else calls(s.high, s.least, s.strict)

    def speaks(self, s: BoonakenState, seat: int) -> bool:
        """True unless the seat shares a misère: such seats have finished bidding."""
        return seat not in s.joined

    def settled(self, s: BoonakenState) -> bool:
        """True if every seat has passed or shares the misère, or if all but the holder have passed."""
        return s.passed.count(False) == len(s.joined) if s.joined else super().settled(s)

    def bid(self, s: BoonakenState, seat: int, action: Pass | Call, ctx: GameContext) -> None:
        """Make a higher bid, which cancels any misère, or join the misère."""
        if not isinstance(action, Pass):
            made = bid_of(action)
            s.joined = [] if made != terms.MISERE else [*s.joined, seat]
            s.high, s.holder = made, seat
            ctx.tell(events.Called, seat=seat, bid=made)

    def won(self, s: BoonakenState, ctx: GameContext) -> None:
        """Let the declarers exchange, one after another."""
        s.declarers = s.joined[:] or [s.holder]
        s.phase = "exchange"
        take(s, ctx)

    def passed_out(self, s: BoonakenState, ctx: GameContext) -> None:
        """Let the same dealer deal again, up to the limit of such deals in a row (R5)."""
        s.redeals += 1
        ctx.tell(events.PassedOut, dealer=s.dealer)
        if s.redeals < s.redeal_limit:
            new_deal(s, ctx)
        else:
            end(s, "redeals", [], ctx)


def take(s: BoonakenState, ctx: GameContext) -> None:
    """Give the next declarer the table cards, or the discards of the declarer before (R8)."""
    seat = s.declarers[s.exchanged]
    got, shown = (s.away, []) if s.exchanged else (s.open + s.blind, s.open)
    s.away, s.blind = [], []
    s.picked[seat] = got
    s.hands[seat] = sorted_hand(s.hands[seat] + got, terms.IN_HAND[NO_TRUMP])
    s.waiting = [seat]
    ctx.tell(events.Took, seat=seat, count=len(got), cards=shown)
    ctx.tell_only(seat, events.Picked, cards=got)


class Exchanging(Phase[BoonakenState, Exchange]):
    """The declarer discards as many cards as were picked up, of any choice."""

    stepwise = True

    def legal(self, s: BoonakenState, seat: int) -> Sequence[Exchange]:
        """Return every set of that many cards of the hand."""
        return [Exchange(cards) for cards in combinations(sorted(s.hands[seat]), len(s.picked[seat]))]

    def allows(self, s: BoonakenState, seat: int, action: Exchange) -> bool:
        """True for that many different cards of the hand, in order."""
        if not isinstance(action, Exchange) or len(action.cards) != len(s.picked[seat]):
            return False
        cards = set(action.cards)
        return len(cards) == len(action.cards) and cards <= set(s.hands[seat]) and action.cards == tuple(sorted(cards))

    def offer(self, s: BoonakenState, seat: int, path: Path) -> Offer | None:
        """Return the cards of the hand."""
        if not path:
            return Values((Exchange.tag,))
        count = len(s.picked[seat])
        return Subset(tuple(s.hands[seat]), count, count) if list(path) == [Exchange.tag] else None

    def apply(self, s: BoonakenState, seat: int, action: Exchange, ctx: GameContext) -> None:
        """Discard the cards; after the last declarer the first one leads (R9)."""
        s.away = list(action.cards)
        s.discarded[seat] = s.away[:]
        s.hands[seat] = [c for c in s.hands[seat] if c not in action.cards]
        s.exchanged += 1
        ctx.tell(events.Exchanged, seat=seat, count=len(s.away))
        if s.exchanged < len(s.declarers):
            take(s, ctx)
            return
        s.leader = s.declarers[0]
        s.waiting = [s.leader]
        s.last_trick, s.last_leader, s.last_winner = [], NO_SEAT, NO_SEAT
        s.players = survivors(s.inside)
        s.phase = "open" if terms.has_trump(s.high, len(s.declarers), s.strict) else "play"


class Opening(Phase[BoonakenState, Open | Trump | Play]):
    """Trumps, roem and the first lead in one move (R12)."""

    def legal(self, s: BoonakenState, seat: int) -> Sequence[Open | Trump | Play]:
        """Return each lead alone; or any trump suit, with all or less roem, and any lead."""
        hand = s.hands[seat]
        leads = [PLAY[c] for c in hand]
        if not terms.is_number(s.high):
            return [*leads, *[naming(trump, c) for trump in range(4) for c in hand]]
        bare = terms.roem(hand, NO_TRUMP, s.strict)
        most = [bare + terms.STUK * (king in hand and queen in hand) for king, queen in terms.KING_AND_QUEEN]
        steps = [(trump, n) for trump in range(4) for n in terms.declarable(most[trump])]
        return [*leads, *[opening(trump, n, c) for trump, n in steps for c in hand]]

    def apply(self, s: BoonakenState, seat: int, action: Open | Trump | Play, ctx: GameContext) -> None:
        """Store trumps and roem, and lead; that may settle the contract at once (R11)."""
        hand, card = s.hands[seat], action.card
        s.trump = SUIT[card] if isinstance(action, Play) else action.trump
        if isinstance(action, Open):
            s.roem = action.roem
        elif terms.counts_roem(s.high):
            held = terms.roem(hand, s.trump, s.strict)
            if s.high < terms.BOONAAK:
                s.roem = held
            else:
                s.lacking[seat] = int(held < s.high - terms.BOONAAK)
        s.hands = [sorted_hand(cards, terms.IN_HAND[s.trump]) for cards in s.hands]
        s.phase = "play"
        ctx.tell(events.Opened, seat=seat, trump=s.trump, roem=s.roem)
        TRICK_PHASE.apply(s, seat, PLAY[card], ctx)
        if s.early and settled(s):
            end_deal(s, ctx)


class Tricks(TrickPhase[BoonakenState]):
    """Follow suit or trump; the jack of trumps never has to be played (R18)."""

    everyone = False

    def legal(self, s: BoonakenState, seat: int) -> Sequence[Play]:
        """Return ``terms.playable``."""
        return [PLAY[c] for c in terms.playable(s.hands[seat], s.trick, s.trump, s.strict)]

    def winner(self, s: BoonakenState, trick: list[int]) -> int:
        """Return the highest trump, else the highest of the suit led."""
        return best(trick, s.trump, terms.STRENGTH[s.trump])

    def height(self, s: BoonakenState, card: int) -> int:
        """Return the strength by the trumps."""
        return terms.STRENGTH[s.trump][card]

    def players(self, s: BoonakenState) -> Sequence[int]:
        """Return the seats still in this game."""
        return s.players

    def shows(self, s: BoonakenState, card: int, led: int) -> int:
        """Return the suits shown to lack: none for a trump on a plain suit, unless it went under another trump."""
        if SUIT[card] != s.trump:
            return 1 << led
        if not s.strict:
            return 0
        high = terms.STRENGTH[s.trump]
        under = any(SUIT[c] == s.trump and high[c] > high[card] for c in s.trick)
        return ALL_SUITS & ~(1 << s.trump) if under else 0

    def won(self, s: BoonakenState, seat: int, cards: list[int], ctx: GameContext) -> None:
        """Count the points of the trick at once: all players saw them."""
        s.points[seat] += terms.card_points(cards, s.trump)
        s.won[seat] += 1

    def over(self, s: BoonakenState, winner: int) -> bool:
        """True if no cards are left, or the contract is settled."""
        return not s.hands[winner] or (s.early and settled(s))

    def done(self, s: BoonakenState, ctx: GameContext) -> None:
        """Give a plus or a minus."""
        end_deal(s, ctx)


TRICK_PHASE = Tricks()


def begin_game(s: BoonakenState, ctx: GameContext) -> None:
    """Start a game without marks; the first dealer is drawn."""
    n = len(s.totals)
    s.inside, s.plus, s.minus, s.places, s.losers = [True] * n, [0] * n, [0] * n, [0] * n, []
    s.dealer = ctx.shuffled(f"first dealer {s.game}", range(n))[0]
    new_deal(s, ctx)


def new_deal(s: BoonakenState, ctx: GameContext) -> None:
    """Deal six cards to each active seat, from the dealer's left, and table cards face down and face up; start the
    auction."""
    n = len(s.inside)
    s.deal += 1
    order = [p % n for p in range(s.dealer + 1, s.dealer + n + 1) if s.inside[p % n]]
    packets, table = deal_packets(ctx.shuffled(f"deal {s.deal}", terms.CARDS), len(order), terms.TRICKS)
    hands: list[list[int]] = [[] for _ in range(n)]
    for p, cards in zip(order, packets, strict=True):
        hands[p] = sorted_hand(cards, terms.IN_HAND[NO_TRUMP])
    blind = terms.blind_cards(len(order), s.strict)
    up = blind + terms.OPEN
    s.blind, s.open, s.unused = table[:blind], table[blind:up], table[up:]
    deal_hands(s, hands, order[0])
    s.joined, s.away, s.declarers, s.exchanged, s.trump, s.roem = [], [], [], 0, NO_TRUMP, 0
    s.picked, s.discarded, s.lacking = [[] for _ in hands], [[] for _ in hands], [0] * n
    s.points, s.won = [0] * n, [0] * n
    s.phase = "auction"
    open_auction(s, s.inside, order[0])
    ctx.tell(events.Dealt, deal=s.deal, dealer=s.dealer, cards=s.open)


def settled(s: BoonakenState) -> bool:
    """True if public facts, and the roem that a boonaak requires, decide the contract (R11)."""
    if terms.is_number(s.high):
        return s.score >= s.high or s.score + terms.ALL_POINTS - sum(s.points) < s.high
    if s.high == terms.MISERE:
        return all(s.won[p] for p in s.declarers)
    seat = s.declarers[0]
    return sum(s.won) > s.won[seat] or s.lacking[seat] > 0


def has_made(s: BoonakenState, seat: int) -> bool:
    """True if a declarer has made the contract of a deal that is over."""
    if terms.is_number(s.high):
        return s.score >= s.high
    return s.won[seat] == (terms.TRICKS if terms.all_tricks(s.high) else 0) and not s.lacking[seat]


def end_deal(s: BoonakenState, ctx: GameContext) -> None:
    """Mark the declarers; then end the game, or start the next deal."""
    s.redeals = 0
    success = [p for p in s.declarers if has_made(s, p)]
    for p in s.declarers:
        ok = p in success
        (s.plus if ok else s.minus)[p] += 1
        s.made[p] += ok
        s.history.append([s.deal, p, s.high, s.trump, s.points[p] + s.roem, int(ok)])
    failed = [p for p in s.declarers if p not in success]
    ctx.tell(events.DealOver, deal=s.deal, bid=s.high, made=success, failed=failed, points=s.score)
    winners, losers = ([p for p in survivors(s.inside) if marks[p] >= terms.TWO] for marks in (s.plus, s.minus))
    if s.ending == terms.FIRST_OUT:
        s.losers = losers
        if winners or losers:
            end(s, "won" if winners else "lost", winners, ctx)
            return
    elif _leave(s, winners, losers, ctx):
        return
    if s.strict:  # the declarer, even if out; of several the first one out (R16)
        s.dealer = next((p for p in s.declarers if p in winners), s.declarers[0])
    else:
        s.dealer = next_inside(s.inside, s.dealer)
    new_deal(s, ctx)


def _leave(s: BoonakenState, gone: list[int], losers: list[int], ctx: GameContext) -> bool:
    """Remove the seats that are out. Return whether the game has ended."""
    if gone:
        take_place(s, gone)
        ctx.tell(events.WentOut, seats=gone, place=s.places[gone[0]])
    if s.ending == terms.CHAMPIONSHIP:
        for p in losers:
            s.inside[p] = False
        if losers:
            ctx.tell(events.FellIn, seats=losers)
        if s.at_table > 1:
            return False
        end_game(s, ctx)
        return True
    if not losers and s.at_table > 1:
        return False
    s.losers = losers or survivors(s.inside)
    take_place(s, [p for p in survivors(s.inside) if p not in s.losers])
    winners = [p for p, place in enumerate(s.places) if place == 1]
    end(s, "loser" if winners else "lost", winners, ctx)
    return True


def take_place(s: BoonakenState, seats: list[int]) -> None:
    """Remove these seats; they share the next free place."""
    place = 1 + sum(map(bool, s.places))
    for p in seats:
        s.inside[p], s.places[p] = False, place


def end_game(s: BoonakenState, ctx: GameContext) -> None:
    """End a game of a championship: the last seat takes the next place (R15); then the next game, or the end."""
    take_place(s, survivors(s.inside))
    points = [terms.PLACE_POINTS[place] for place in s.places]
    s.totals = added(s.totals, points)
    s.seconds = [n + (place == 2) for n, place in zip(s.seconds, s.places, strict=True)]
    ctx.tell(events.GameOver, game=s.game, points=points, totals=s.totals)
    if s.game < s.games:
        s.game += 1
        begin_game(s, ctx)
        return
    end(s, "places", leaders(list(zip(s.totals, s.made, s.seconds, strict=True))), ctx)


def end(s: BoonakenState, reason: str, winners: list[int], ctx: GameContext) -> None:
    """End the match."""
    if s.ending == terms.CHAMPIONSHIP:
        scores = s.totals
    elif s.ending == terms.FIND_LOSER and reason != "redeals":
        finish = [place or len(s.places) for place in s.places]
        scores = [sum(other > place for other in finish) for place in finish]
    else:
        scores = balance(s)
    end_match(s, reason, scores, winners)
    ctx.tell(events.Ended, winners=s.winners, losers=s.losers)


def balance(s: BoonakenState) -> list[int]:
    """Return by seat its pluses minus its minuses."""
    return [plus - minus for plus, minus in zip(s.plus, s.minus, strict=True)]


class Orders(BidForMe[BoonakenState]):
    """A standing order: the next number up to a limit, then a pass."""

    def deal(self, s: BoonakenState) -> int:
        """Return the number of the deal."""
        return s.deal

    def step(self, s: BoonakenState, seat: int, limit: int) -> Action | None:
        """Return the next number; None over a shared misère."""
        number = terms.next_number(s.high, s.least, s.strict)
        return None if s.joint or number > min(limit, terms.HIGHEST_BID) else BIDS[number // terms.STEP]


class Boonaken(TrickGame[BoonakenState]):
    """Boonaken for two to five."""

    key = "boonaken"
    seats = (2, 3, 4, 5)
    default_seats = 5
    options = (
        Choice("ending", (terms.FIRST_OUT, terms.FIND_LOSER, terms.CHAMPIONSHIP), terms.FIRST_OUT),
        Choice("table_rules", (terms.STANDARD, terms.CHAMPIONSHIP), terms.STANDARD),
        Number("min_bid", 5, 70, terms.MIN_BID),
        Flag("early_stop", True),
        Number("redeal_limit", 3, 50, terms.REDEALS),
        Number("championship_games", 1, 10, 1),
    )
    only_with: ClassVar = {"championship_games": ("ending", (terms.CHAMPIONSHIP,))}
    actions = (Pass, Bid, Misere, Zwabber, Boonaak, Exchange, Open, Trump, Play)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "auction": Auction(),
        "exchange": Exchanging(),
        "open": Opening(),
        "play": TRICK_PHASE,
    }
    wishes = Orders()
    state = BoonakenState
    events = events.EVENTS
    minutes = 40
    best = (5,)
    dailies = ({}, {"table_rules": "championship"})
    end_reasons = ("won", "lost", "loser", "places", "redeals")
    unwon: ClassVar = frozenset({"lost", "redeals"})
    horizons = LAST_TRICK

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check that the lowest bid is a multiple of 5."""
        settled_options = settle(self.options, given)
        if int(settled_options["min_bid"]) % terms.STEP:
            raise BadOption("min_bid", settled_options["min_bid"])
        return settled_options

    def arrange(self, how: str, view: View[BoonakenState]) -> list[int]:
        """Return the hand suit by suit, the strongest first; or by card points, then by strength, across the suits."""
        s = view.s
        cards = sorted_hand(s.hands[view.me], terms.IN_HAND[s.trump])
        if how != BY_RANK:
            return cards
        return sorted(cards, key=lambda c: (-terms.POINTS[s.trump][c], -terms.STRENGTH[s.trump][c]))

    def start(self, seats: int, options: Options, ctx: GameContext) -> BoonakenState:
        """Return the first deal; the first dealer is drawn."""
        s = BoonakenState(
            ending=str(options["ending"]),
            strict=options["table_rules"] == terms.CHAMPIONSHIP,
            least=int(options["min_bid"]),
            early=bool(options["early_stop"]),
            redeal_limit=int(options["redeal_limit"]),
            totals=[0] * seats,
            made=[0] * seats,
            seconds=[0] * seats,
        )
        s.games = int(options["championship_games"]) if s.ending == terms.CHAMPIONSHIP else 1
        begin_game(s, ctx)
        return s

    def why_not(self, s: BoonakenState, seat: int, action: Action) -> Message:
        """Return reasons ``boonaken-no-...``; ``illegal-now`` if there is no exact one."""
        phase = WHEN.get(type(action))
        if phase is None:
            return Message("illegal-now")
        if phase != s.phase and not (isinstance(action, Play) and s.phase == "open"):
            return no(f"{s.phase}-now")
        if phase == "auction":
            return _no_bid(s, action)
        if isinstance(action, Exchange):
            return _no_exchange(s, seat, action)
        card = action.card if isinstance(action, Open | Trump | Play) else terms.CARDS[0]
        if card not in s.hands[seat]:
            return no("card")
        if isinstance(action, Open | Trump):
            return _no_opening(s, seat, action)
        return _no_play(s, seat, card)

    def timeout(self, s: BoonakenState, seat: int) -> Action:
        """Pass; discard what was picked up; longest suit is trumps, all roem, its highest card; the least card."""
        hand = s.hands[seat]
        if s.phase == "auction":
            return PASS
        if s.phase == "exchange":
            return Exchange(tuple(sorted(s.picked[seat])))
        if s.phase == "play":
            opens = not s.trick and not any(s.won)  # without trumps that the opening would have named
            return PLAY[min(terms.playable(hand, s.trick, s.trump, s.strict), key=lambda c: least(c, s.trump, opens))]
        suits = [SUIT[c] for c in hand]
        trump = max(
            suits, key=lambda t: (suits.count(t), sum(terms.POINTS[t][c] for c in hand if SUIT[c] == t), -terms.TIE[t])
        )
        card = max((c for c in hand if SUIT[c] == trump), key=terms.STRENGTH[trump].__getitem__)
        return PLAY[card]

    def points_now(self, s: BoonakenState) -> Sequence[int] | None:
        """Return the points of a championship, or deals won minus deals lost."""
        if s.ending == terms.CHAMPIONSHIP:
            return s.totals
        return None if s.ending == terms.FIND_LOSER else balance(s)

    def conserved(self, s: BoonakenState) -> object:
        """Return the cards in hands and on the table, and the number of cards taken in tricks."""
        piles = [*s.hands, s.blind, s.unused, s.away, s.trick, [] if s.taken else s.open]
        cards = [c for pile in piles for c in pile]
        players = (len(terms.CARDS) - len(s.open) - len(s.unused)) // terms.TRICKS  # also once a player has gone out
        return len(cards) + players * sum(s.won), len(set(cards)) == len(cards), set(cards) <= set(terms.CARDS)


def least(card: int, trump: int, opens: bool = False) -> tuple[int, int, bool, int]:
    """Sort key for the clock: fewest points (not if it ``opens``), lowest rank, plain suits first, suits in order."""
    return (
        0 if opens else terms.POINTS[trump][card],
        terms.STRENGTH[trump][card],
        SUIT[card] == trump,
        terms.TIE[SUIT[card]],
    )


GAME = Boonaken()


class BoonakenLeg(Leg[BoonakenState]):
    """A deal with a contract as a leg: the declarer or the opponent wins it.

    Every player begins it one mark short of both ends, so that the deal is the whole game. Passed-out deals belong to
    the same leg. Ruling: ``gains`` counts for two, as the cube is for two.
    """

    game = GAME
    fixed: ClassVar = {"ending": terms.FIRST_OUT, "championship_games": 1}
    untold: ClassVar = {"ended"}
    draw = "first dealer 1"
    numbered = "deal"
    target = Number("match_target", 1, 50, 5)

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> BoonakenState:
        """Start a deal whose mark ends it. Deals are counted through the match, so an order for one deal holds for no
        other."""
        s = super().start(seats, options, ctx, standing)
        s.deal = standing.number
        s.plus, s.minus = [terms.TWO - 1] * seats, [terms.TWO - 1] * seats
        return s

    def present(self, s: BoonakenState, standing: Standing) -> None:
        """Clear the marks."""
        s.ending = terms.MATCH

    def gains(self, s: BoonakenState) -> list[int]:
        """Return 1 for a lone declarer who made it, else for the opponent; of two with a misère for the only one who
        made it."""
        made = [p for p in s.declarers if s.plus[p] == terms.TWO]
        if len(s.declarers) == 1:
            winners = made or [1 - s.declarers[0]]
        else:
            winners = made if len(made) == 1 else []
        return [int(p in winners) for p in range(len(s.plus))]

    def first(self, s: BoonakenState) -> int:
        """Return the dealer."""
        return s.dealer

    def next_first(self, s: BoonakenState) -> int:
        """Return the next dealer: the next seat, or in the championship the first declarer (R16: no seat goes out)."""
        return s.declarers[0] if s.strict and s.declarers else super().next_first(s)

    def offers(self, s: BoonakenState, seat: int) -> bool:
        """True before a card is played."""
        return s.phase in ("open", "play")


LEG = BoonakenLeg()
