"""Counting Cribbage: six suits, a deck that is not reshuffled after every round, first to 121.

Design: 青木 新, game 11 of the TENNOS site. 78 cards, A to K in six suits. Seats run clockwise: left of seat p is
p + 1.

Moves: ``lay_away(cards)`` two cards (two players) or one, changeable until the last player has chosen; ``play(card)``.
With muggins ``full`` instead ``declare(card, points)``, answered by ``respond(points)`` or ``accept``. In the show,
with muggins ``count`` or ``full``, ``claim(points)`` for the own hand (the dealer then also for the crib) and one
``respond`` or ``accept`` for every other hand and crib in show order. Private at any time with muggins ``full``:
``waive`` (accept every claim in pegging unasked), ``waive_deal`` (in this deal), ``waive_turn`` (until the own next
card) and ``watch`` (no more).

Rulings made here, beyond those of the rules (R1 to R22):
- The table itself (TABLE_ACTOR) gives the standing answer 0, once for all seats that have one, after the pause of every
  automatic answer. A window never closes earlier, also if the others answer quickly. So its length does not reveal
  whether a seat was asked, or which one. It reveals nothing about the points, because the standing answer was given
  before the claim. If every window is short, a player may guess that all others have a standing answer. With two
  players this is the one opponent, so the event ``waived`` has a sentence that says this. In revision 1 such a window
  closed at once; matches dealt by revision 1 are finished and replayed in that way.
- Confirmed: ``waive`` and ``watch`` exist. Also confirmed: in the show every hand and the crib are claimed and answered
  one after another, in show order.
- ``waive`` by a seat that is being asked accepts the present claim too.
- Scores at the end are the points of a single game, or the game-wins of a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic

from engine.core.action import Action
from engine.core.cards import RANK, SUIT, gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message
from engine.core.game import TABLE_ACTOR, A, Game, Options, Phase
from engine.core.genre import Genre
from engine.core.knowledge.horizon import OpenUntil
from engine.core.offers import Amount, Offer, Path, Values, offer_from
from engine.core.options import Choice, Flag, Number, OptionValue
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.state import NO_CARD
from engine.families.dealer import FIRST_DEALER, first_dealer, settled_at_table
from engine.families.hands import deal_singly, last_card
from engine.families.outcome import end_match
from engine.families.sealed import SealedPhase
from engine.games.counting_cribbage import state as events
from engine.games.counting_cribbage import terms
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import ALWAYS, ASKED, DECK, FULL, MOST, OFF, PIP, by_rank, fitting, peg
from engine.layers.leg import Leg


class LayAway(Action):
    """Give one or two cards (in ascending order) to the crib."""

    cards: tuple[int, ...]


class Play(Action):
    """Play a card to the series; the host counts it."""

    card: int


class Declare(Action):
    """Play a card and state its score (muggins ``full``). A claim is final."""

    binding: ClassVar[bool] = True

    card: int
    points: int


class Claim(Action):
    """State the score of the own hand in the show; the dealer then states that of the crib."""

    points: int


class Accept(Action):
    """Accept: no points were missed."""


class Respond(Action):
    """State how many points were missed; 0 accepts."""

    points: int


class Waive(Wish):
    """Accept every claim in pegging from now on, without being asked (private)."""


class WaiveDeal(Wish):
    """The same for the present deal."""


class WaiveTurn(Wish):
    """The same until the own next card."""


class Watch(Wish):
    """Be asked about every claim in pegging again (private)."""


Answer = Accept | Respond


PLAY = tuple(Play(c) for c in DECK)


ACCEPT = Accept()


CLAIMS = tuple(Claim(k) for k in range(MOST + 1))


ANSWERS: tuple[Answer, ...] = (ACCEPT, *(Respond(k) for k in range(MOST + 1)))


STANDS: Final = {Watch(): ASKED, WaiveTurn(): terms.UNTIL_CARD, WaiveDeal(): terms.FOR_DEAL, Waive(): ALWAYS}
"""The stored value of each wish."""


STATED: Final = Amount(0, MOST)
"""The points that can be stated."""


def new_game(s: S, ctx: GameContext) -> None:
    """Start a game: all scores 0, the whole deck, the first round."""
    n = len(s.wins)
    s.points, s.behind = [0] * n, [0] * n
    s.stock, s.used, s.round = list(DECK), [], 0
    new_round(s, ctx)


def new_round(s: S, ctx: GameContext) -> None:
    """Bring back the used cards if needed (R8), shuffle (R9), deal."""
    n = len(s.points)
    s.round += 1
    s.deal += 1
    s.waives = [ALWAYS if standing == ALWAYS else ASKED for standing in s.waives]
    s.reshuffled = len(s.stock) < terms.NEEDED[n]
    if s.reshuffled:
        s.stock += s.used
        s.used = []
    hands, cards = deal_singly(ctx.shuffled(f"deal {s.deal}", s.stock), n, terms.HAND[n], s.dealer + 1)
    s.hands = [*map(by_rank, hands)]
    s.extra = cards[:1] if n == 3 else []
    s.stock = cards[len(s.extra) :]
    s.away, s.laid, s.choice = [[] for _ in range(n)], [[] for _ in range(n)], [[] for _ in range(n)]
    s.crib, s.starter, s.claims = [], NO_CARD, []
    s.least, s.last, s.last_series, s.last_by = [1] * n, [], [], []
    s.peg_gains, s.peg_claim = [], terms.NO_CLAIM
    new_series(s)
    s.phase, s.waiting = "lay_away", list(range(n))
    ctx.tell(events.Dealt, deal=s.deal, round=s.round, dealer=s.dealer, reshuffled=s.reshuffled)


def gain(s: S, seat: int, points: int, ctx: GameContext) -> bool:
    """Add points. Return whether they won the game, which ends the round."""
    s.behind[seat] = s.points[seat]
    s.points[seat] += points
    won = s.points[seat] >= terms.TARGET
    if won:
        finish_game(s, seat, ctx)
    return won


def finish_game(s: S, winner: int, ctx: GameContext) -> None:
    """Count the game-wins; then start the next game of the match, or end it."""
    won = terms.game_wins(s.points, winner, s.skunk)
    s.wins[winner] += won
    s.columns.append(s.points[:])
    s.game_winner.append(winner)
    s.game_gain.append(won)
    ctx.tell(events.GameOver, game=s.game, seat=winner, points=s.points, won=won, wins=s.wins)
    if s.wins[winner] >= s.match_wins:
        end_match(s, "target", s.points if s.match_wins == 1 else s.wins, [winner])
        return
    s.game += 1
    s.dealer = (s.dealer + 1) % len(s.wins)
    new_game(s, ctx)


class LayingAway(SealedPhase[S, LayAway]):
    """Every player gives one or two cards to the crib; it is visible which seats have chosen."""

    changeable = True

    def legal(self, s: S, seat: int) -> Sequence[LayAway]:
        """Return every set of the right size."""
        return [LayAway(cards) for cards in terms.gifts(s.hands[seat])]

    def reveal(self, s: S, chosen: list[list[int]], ctx: GameContext) -> None:
        """Put the cards into the crib face down; the dealer's left neighbour turns up the starter and leads."""
        for hand, cards in zip(s.hands, chosen, strict=True):
            for card in cards:
                hand.remove(card)
        s.away, s.starter = chosen, s.stock.pop(0)
        heels = terms.HEELS if RANK[s.starter] == terms.JACK else 0
        ctx.tell(events.Starter, seat=s.dealer, card=s.starter, heels=heels)
        if heels and gain(s, s.dealer, heels, ctx):
            return
        s.phase, s.waiting = "declare" if s.muggins == terms.FULL_MUGGINS else "play", [(s.dealer + 1) % len(s.points)]


class Playing(Phase[S, Play]):
    """Play a card; the host counts it."""

    def legal(self, s: S, seat: int) -> Sequence[Play]:
        """Return the cards that fit."""
        return [PLAY[c] for c in fitting(s.hands[seat], s.count)]

    def apply(self, s: S, seat: int, action: Play, ctx: GameContext) -> None:
        """Count the card and continue."""
        lay_down(s, seat, action.card)
        parts = peg(s.series, s.count)
        points = sum(parts)
        s.last = [seat, action.card, *parts, 0]
        ctx.tell(events.Played, seat=seat, card=action.card, count=s.count, parts=parts, points=points)
        if not points or not gain(s, seat, points, ctx):
            go_on(s, seat, ctx)


class Declaring(Phase[S, Declare]):
    """Play a card and state its points; nothing is counted before the others have answered."""

    stepwise = True
    advisable = False

    def legal(self, s: S, seat: int) -> Sequence[Declare]:
        """Return every card that fits, with every number."""
        return [Declare(c, k) for c in fitting(s.hands[seat], s.count) for k in range(MOST + 1)]

    def allows(self, s: S, seat: int, action: Action) -> bool:
        """True for a card that fits, with a number in range."""
        if not isinstance(action, Declare):
            return False
        return action.card in fitting(s.hands[seat], s.count) and 0 <= action.points <= MOST

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """Return the card, then the number."""
        if not path:
            return Values((Declare.tag,))
        if len(path) > 2 or path[0] != Declare.tag:
            return None
        cards = fitting(s.hands[seat], s.count)
        return Values(tuple(cards)) if len(path) == 1 else STATED if path[1] in cards else None

    def apply(self, s: S, seat: int, action: Declare, ctx: GameContext) -> None:
        """Lay the card down and ask every other player."""
        lay_down(s, seat, action.card)
        if s.waives[seat] == terms.UNTIL_CARD:
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


class Stating(SealedPhase[S, A], Generic[A]):
    """The common part of claims and answers: the last of ``tags`` takes a number. What is stated is final."""

    secret_readiness = True
    stepwise = True
    advisable = False
    revocable = False
    tags: ClassVar[tuple[str, ...]]

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """Return the tags, then a number."""
        return Values(self.tags) if not path else STATED if tuple(path) == self.tags[-1:] else None


class Answering(Stating[Answer]):
    """The common part of both kinds of answers: a number, or the plain word for 0."""

    tags = (Accept.tag, Respond.tag)

    def legal(self, s: S, seat: int) -> Sequence[Answer]:
        """Return to accept, and any number."""
        return ANSWERS

    def noted(self, action: Answer) -> Sequence[int]:
        """Return the points; 0 for the plain word."""
        return [0] if isinstance(action, Accept) else [action.points]


class Responding(Answering):
    """Every other player answers a claim in pegging, also without cards; the table answers for seats that waive."""

    asks_in_secret = True  # seats that waive are not asked

    def legal(self, s: S, seat: int) -> Sequence[Answer]:
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


def lay_down(s: S, seat: int, card: int) -> None:
    """Move a card from the hand to the series."""
    s.hands[seat].remove(card)
    s.laid[seat].append(card)
    s.series.append(card)
    s.series_by.append(seat)
    s.count += PIP[card]


def settle_pegging(s: S, chosen: list[list[int]], ctx: GameContext) -> None:
    """Settle a claim in pegging once all answers are in; seats that waived have accepted."""
    seat, parts, answers = s.series_by[-1], peg(s.series, s.count), [sum(numbers) for numbers in chosen]
    s.last = [seat, s.series[-1], *parts, 0]
    s.peg_claim, s.claim, s.peg_gains = s.claim, terms.NO_CLAIM, [0] * len(s.points)
    s.phase = "declare"
    if not settle(s, seat, "peg", parts, s.peg_claim, answers, s.peg_gains, ctx):
        go_on(s, seat, ctx)


def settle(
    s: S,
    seat: int,
    item: str,
    parts: Sequence[int],
    claim: int,
    answers: Sequence[int],
    gains: list[int],
    ctx: GameContext,
) -> bool:
    """Share out the points of an item by claim and answers, stored in ``gains``. Return whether that won the game.

    A win ends the game: later points are neither given nor reported.
    """
    actual, shares = sum(parts), []
    for p, points in terms.awards(actual, claim, seat, answers):
        gains[p] = points
        shares.append((p, points))
        if s.points[p] + points >= terms.TARGET:
            break
    ctx.tell(events.Settled, seat=seat, claim=claim, actual=actual, gains=gains, item=item, parts=parts)
    return any(gain(s, p, points, ctx) for p, points in shares)


def go_on(s: S, seat: int, ctx: GameContext) -> None:
    """After a card of ``seat`` was counted: ask the next seat that can play, else end the series."""
    n = len(s.points)
    if s.count < FULL:
        for p in [(seat + k) % n for k in range(1, n + 1)]:
            if not s.hands[p] or p in s.gone:
                continue
            if fitting(s.hands[p], s.count):
                s.waiting = [p]
                return
            s.gone.append(p)
            s.least[p] = max(s.least[p], FULL - s.count + 1)
            ctx.tell(events.Go, seat=p, count=s.count)
        s.last[-1] = terms.LAST_CARD
        ctx.tell(events.LastCard, seat=seat)
        if gain(s, seat, terms.LAST_CARD, ctx):
            return
    s.last_series, s.last_by = s.series, s.series_by
    new_series(s)
    leaders = [p for k in range(1, n + 1) if s.hands[p := (seat + k) % n]]
    if not leaders:
        begin_show(s, ctx)
        return
    s.waiting = leaders[:1]  # left of the player of the last card (R1)
    ctx.tell(events.Leads, seat=leaders[0])


def new_series(s: S) -> None:
    """Clear the series on the table."""
    s.series, s.series_by, s.count, s.gone = [], [], 0, []


class Claiming(Stating[Claim]):
    """Every player states the points of the own hand; the dealer also those of the crib."""

    tags = (Claim.tag,)

    def legal(self, s: S, seat: int) -> Sequence[Claim]:
        """Return any number."""
        return CLAIMS

    def settled(self, s: S, seat: int) -> bool:
        """True if the seat has made its claims; the dealer claims twice."""
        return len(s.choice[seat]) == s.show_order.count(seat)

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


def begin_show(s: S, ctx: GameContext) -> None:
    """Ask for claims (with muggins), or count everything at once."""
    s.shown_deal, s.shown_dealer, s.shown_starter = s.deal, s.dealer, s.starter
    s.shown, s.shown_parts, s.shown_claims, s.shown_gains = [], [], [], []
    s.shown_before = s.points[:]
    if s.muggins == OFF:
        count_all(s, [], ctx)
        return
    turn_up_crib(s)
    ctx.tell(events.Crib, cards=s.crib)
    s.phase, s.waiting = "claim", list(range(len(s.points)))


def turn_up_crib(s: S) -> None:
    """Turn up the crib, sorted so that it does not reveal which seat gave which card."""
    s.crib = by_rank([*s.extra, *(c for cards in s.away for c in cards)])
    s.extra, s.away = [], [[] for _ in s.away]


def count_all(s: S, answers: list[list[int]], ctx: GameContext) -> None:
    """Count (or settle) hand by hand, then the crib, then start the next round; stop when a player wins.

    ``answers`` by item and seat, as ``awards`` reads them; [] without muggins.
    """
    n = len(s.points)
    for i, seat in enumerate(s.show_order):
        if i == n and not s.crib:
            turn_up_crib(s)
        cards, item = s.item_cards(i), "crib" if i == n else "hand"
        parts, gains = terms.show(cards, s.starter), [0] * n
        s.shown.append(cards[:])
        s.shown_parts.append([*parts])
        s.shown_gains.append(gains)
        if answers:
            s.shown_claims.append(s.claims[i])
            if settle(s, seat, item, parts, s.claims[i], answers[i], gains, ctx):
                return
            continue
        gains[seat] = points = sum(parts)
        ctx.tell(events.Counted, seat=seat, item=item, cards=cards, starter=s.starter, parts=parts)
        if points and gain(s, seat, points, ctx):
            return
    s.used += [*s.crib, s.starter, *(c for cards in s.laid for c in cards)]
    s.dealer = (s.dealer + 1) % n
    new_round(s, ctx)


def _no(reason: str, **facts: object) -> Message:
    return Message(f"counting_cribbage-no-{reason}", facts)


def _no_lay_away(s: S, seat: int, cards: Sequence[int]) -> Message:
    need = terms.LAID_AWAY[len(s.points)]
    if s.phase != "lay_away":
        return _no("lay-now")
    if len(cards) != need:
        return _no("lay-size", need=need)
    if len(set(cards)) < len(cards):
        return _no("lay-twice")
    return Message("illegal-now") if set(cards) <= set(s.hands[seat]) else _no("card")


def _no_card(s: S, seat: int, action: Play | Declare) -> Message:
    if s.phase == "lay_away":
        return _no("play-yet")
    if s.phase not in ("play", "declare"):
        return _no("play-now")
    if action.tag != s.phase:
        return _no("play-unsaid" if s.phase == "declare" else "declare")
    if action.card not in s.hands[seat]:
        return _no("card")
    if PIP[action.card] > FULL - s.count:
        return _no("fit", card=Card(action.card), count=s.count, room=FULL - s.count)
    return _no("number", low=0, high=MOST)


class Waivers(Wishes[S]):
    """A seat that waives accepts every claim in pegging, also an open one, until it watches again or the term ends."""

    kinds = (Waive, WaiveDeal, WaiveTurn, Watch)

    def open(self, s: S, seat: int) -> Sequence[Wish]:
        """Return the wishes other than the present one."""
        if s.muggins != terms.FULL_MUGGINS or seat < 0:
            return ()
        return [wish for wish, standing in STANDS.items() if standing != s.waives[seat]]

    def keep(self, s: S, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the wish for the rest of the match, of the deal, or until the own next card."""
        s.waives[seat] = STANDS[wish]
        ctx.tell_only(seat, events.Waived, on=s.waives[seat])

    def answer(self, s: S, seat: int) -> Action | None:
        """Return the acceptance of a claim in pegging; no seat may waive the counts of the show."""
        return ACCEPT if s.phase == "respond" and s.waives[seat] else None


class CountingCribbage(Game[S]):
    """Cribbage with six suits and counting of cards that are gone, for two to four."""

    key = "counting_cribbage"
    revision = 2
    seats = (2, 3, 4)
    default_seats = 3
    options = (
        Flag("skunk"),
        Choice("muggins", (OFF, terms.COUNT, terms.FULL_MUGGINS), OFF),
        Number("match_wins", 1, 10, 1),
        FIRST_DEALER,
        Flag("show_used", True),
    )
    actions = (LayAway, Play, Declare, Claim, Accept, Respond, *Waivers.kinds)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "lay_away": LayingAway(),
        "play": Playing(),
        "declare": Declaring(),
        "respond": Responding(),
        "claim": Claiming(),
        "show": Showing(),
    }
    wishes = Waivers()
    state = S
    minutes = 30
    best = (3, 4)
    genre = Genre.SETS
    arrangements = (BY_RANK, BY_SUIT)
    dailies = ({}, {"muggins": "count"})
    end_reasons = ("target",)
    events = events.EVENTS
    horizons: ClassVar = {
        **dict.fromkeys(("starter", "played", "declared", "crib"), OpenUntil("dealt", 2)),
        "counted": OpenUntil("dealt", 2, keeps=("seat", "item", "parts")),
    }

    def open_until(self, kind: str, options: Options) -> OpenUntil | None:
        """Return the limit without ``show_used``: memory is then part of the game (R20); the log covers the last two
        rounds."""
        return None if options.get("show_used", True) else super().open_until(kind, options)

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the options; the first dealer must be a seat of the table."""
        return settled_at_table(self.options, seats, given)

    def start(self, seats: int, options: Options, ctx: GameContext) -> S:
        """Return the first round of the first game (R11)."""
        s = S(
            dealer=first_dealer(seats, options, ctx),
            wins=[0] * seats,
            waives=[0] * seats,
            muggins=str(options["muggins"]),
            skunk=bool(options["skunk"]),
            match_wins=int(options["match_wins"]),
        )
        new_game(s, ctx)
        return s

    def why_not(self, s: S, seat: int, action: Action) -> Message:
        """Return the reason: the wrong moment, cards not held, a card that is too high, a number out of range."""
        match action:
            case Wish():
                return _no("wish")
            case LayAway(cards):
                return _no_lay_away(s, seat, cards)
            case Play() | Declare():
                return _no_card(s, seat, action)
            case Claim() if s.phase != "claim":
                return _no("claim-now")
            case Accept() | Respond() if s.phase not in ("respond", "show"):
                return _no("answer-now")
        return _no("number", low=0, high=MOST)

    def automatic(self, s: S) -> tuple[int, Action] | None:
        """Return the last card of a hand: hand sizes are public and it fits (but a claim is the player's to make)."""
        return last_card(s, PLAY) if s.phase == "play" else None

    def timeout(self, s: S, seat: int) -> Action:
        """Return the highest cards; claims and answers are 0."""
        if s.phase == "claim":
            return CLAIMS[0]
        if s.phase in ("respond", "show"):
            return ACCEPT
        high = sorted(s.hands[seat], key=lambda c: (-PIP[c], -RANK[c], SUIT[c]))
        if s.phase == "lay_away":
            return LayAway(tuple(sorted(high[: terms.LAID_AWAY[len(s.points)]])))
        card = fitting(high, s.count)[0]
        return PLAY[card] if s.phase == "play" else Declare(card, 0)

    def points_now(self, s: S) -> list[int]:
        """Return the holes pegged; in a match the game-wins."""
        return s.points if s.match_wins == 1 else s.wins

    def conserved(self, s: S) -> object:
        """Return all 78 cards, wherever they are."""
        return gathered(*s.hands, *s.away, *s.laid, s.extra, s.crib, s.stock, s.used, [s.starter])


class CountingCribbage1(CountingCribbage):
    """Revision 1."""

    revision = 1
    former = ()
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {**CountingCribbage.phases, "declare": DeclaringAtOnce()}


CountingCribbage.former = (CountingCribbage1(),)


GAME = CountingCribbage()


class CountingCribbageLeg(Leg[S]):
    """A game to 121 as a leg; it counts as it would count towards a match of the game's own.

    Ruling for a conflict of two specs (the cube's Setup: "where the leg is a whole game the start alternates"; R11 and
    R22 here: the deal always passes to the left, also into the next game of a match): R22 holds, because it is more
    special. The deal continues to alternate from deal to deal across the end of a leg, so no player ever deals twice in
    a row; two legs may thus have the same first dealer. A deal that a pass cut short counts as dealt.
    """

    game = GAME
    fixed: ClassVar = {"match_wins": 1}
    untold: ClassVar = {"game_over"}
    target = Number("match_target", 1, 50, 3)
    length = 3

    def carry(self, s: S, last: S) -> None:
        """Keep the wish not to be asked in pegging for the whole match."""
        s.waives = [ALWAYS if standing == ALWAYS else ASKED for standing in last.waives]

    def gains(self, s: S) -> list[int]:
        """Return 1 for the winner, 2 for a skunk."""
        return [s.game_gain[-1] if p == s.game_winner[-1] else 0 for p in range(len(s.points))]

    def first(self, s: S) -> int:
        """Return the first dealer; later deals passed to the left."""
        return (s.dealer - s.round + 1) % len(s.points)

    def next_first(self, s: S) -> int:
        """Return the seat left of the last dealer (R11)."""
        return (s.dealer + 1) % len(s.points)

    def offers(self, s: S, seat: int) -> bool:
        """True before a card is pegged."""
        return s.phase in ("play", "declare")


LEG = CountingCribbageLeg()
