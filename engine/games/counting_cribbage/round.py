"""The course of Counting Cribbage: dealing, pegging, the show, the end of games."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import RANK
from engine.core.context import GameContext
from engine.core.state import NO_CARD
from engine.families.hands import deal_singly
from engine.families.outcome import end_match
from engine.games.counting_cribbage import events
from engine.games.counting_cribbage.score import awards, game_wins, show
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import (
    ALWAYS,
    ASKED,
    DECK,
    FULL,
    FULL_MUGGINS,
    HAND,
    HEELS,
    JACK,
    LAST_CARD,
    NEEDED,
    NO_CLAIM,
    OFF,
    PIP,
    TARGET,
    by_rank,
)

# Dealing, points, games


def new_round(s: S, ctx: GameContext) -> None:
    """Bring back the used cards if needed (R8), shuffle (R9), deal."""
    n = len(s.points)
    s.round += 1
    s.deal += 1
    s.waives = [ALWAYS if standing == ALWAYS else ASKED for standing in s.waives]
    s.reshuffled = len(s.stock) < NEEDED[n]
    if s.reshuffled:
        s.stock += s.used
        s.used = []
    hands, cards = deal_singly(ctx.shuffled(f"deal {s.deal}", s.stock), n, HAND[n], s.dealer + 1)
    s.hands = [*map(by_rank, hands)]
    s.extra = cards[:1] if n == 3 else []
    s.stock = cards[len(s.extra) :]
    s.away, s.laid, s.choice = [[] for _ in range(n)], [[] for _ in range(n)], [[] for _ in range(n)]
    s.crib, s.starter, s.claims = [], NO_CARD, []
    s.least, s.last, s.last_series, s.last_by = [1] * n, [], [], []
    s.peg_gains, s.peg_claim = [], NO_CLAIM
    new_series(s)
    s.phase, s.waiting = "lay_away", list(range(n))
    ctx.tell(events.Dealt, deal=s.deal, round=s.round, dealer=s.dealer, reshuffled=s.reshuffled)


def new_series(s: S) -> None:
    """Clear the series on the table."""
    s.series, s.series_by, s.count, s.gone = [], [], 0, []


def new_game(s: S, ctx: GameContext) -> None:
    """Start a game: all scores 0, the whole deck, the first round."""
    n = len(s.wins)
    s.points, s.behind = [0] * n, [0] * n
    s.stock, s.used, s.round = list(DECK), [], 0
    new_round(s, ctx)


def gain(s: S, seat: int, points: int, ctx: GameContext) -> bool:
    """Add points. Return whether they won the game, which ends the round."""
    before = s.points[seat]
    s.behind[seat] = before
    s.points[seat] = total = before + points
    if total < TARGET:
        return False
    finish_game(s, seat, ctx)
    return True


def finish_game(s: S, winner: int, ctx: GameContext) -> None:
    """Count the game-wins; then start the next game of the match, or end it."""
    won = game_wins(s.points, winner, s.skunk)
    s.wins[winner] += won
    s.columns.append(s.points[:])
    s.game_winner.append(winner)
    s.game_gain.append(won)
    ctx.tell(events.GameOver, game=s.game, seat=winner, points=s.points, won=won, wins=s.wins)
    if s.wins[winner] < s.match_wins:
        s.game += 1
        s.dealer = (s.dealer + 1) % len(s.wins)
        new_game(s, ctx)
        return
    end_match(s, "target", s.points if s.match_wins == 1 else s.wins, [winner])


# Pegging


def begin_pegging(s: S, ctx: GameContext) -> None:
    """Turn up the starter; the player left of the dealer leads."""
    dealer = s.dealer
    s.starter = s.stock.pop(0)
    heels = HEELS if RANK[s.starter] == JACK else 0
    ctx.tell(events.Starter, seat=dealer, card=s.starter, heels=heels)
    if heels and gain(s, dealer, heels, ctx):
        return
    s.phase, s.waiting = "declare" if s.muggins == FULL_MUGGINS else "play", [(dealer + 1) % len(s.points)]


def lay_down(s: S, seat: int, card: int) -> None:
    """Move a card from the hand to the series."""
    s.hands[seat].remove(card)
    s.laid[seat].append(card)
    s.series.append(card)
    s.series_by.append(seat)
    s.count += PIP[card]


def go_on(s: S, seat: int, ctx: GameContext) -> None:
    """After a card of ``seat`` was counted: ask the next seat that can play, else end the series."""
    count = s.count
    if count < FULL:
        room = FULL - count
        hands, gone, n = s.hands, s.gone, len(s.points)
        p = seat
        for _ in range(n):
            p = p + 1 if p + 1 < n else 0
            hand = hands[p]
            if not hand or p in gone:
                continue
            for card in hand:
                if PIP[card] <= room:
                    s.waiting = [p]
                    return
            gone.append(p)
            if s.least[p] <= room:
                s.least[p] = room + 1
            ctx.tell(events.Go, seat=p, count=count)
        s.last[-1] = LAST_CARD
        ctx.tell(events.LastCard, seat=seat)
        if gain(s, seat, LAST_CARD, ctx):
            return
    end_series(s, seat, ctx)


def end_series(s: S, seat: int, ctx: GameContext) -> None:
    """The seat left of the player of the last card leads the next series (R1); without cards the show begins."""
    s.last_series, s.last_by = s.series, s.series_by
    new_series(s)
    n = len(s.points)
    for k in range(1, n + 1):
        p = (seat + k) % n
        if s.hands[p]:
            s.waiting = [p]
            ctx.tell(events.Leads, seat=p)
            return
    begin_show(s, ctx)


# The show


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
    crib = s.extra
    for cards in s.away:
        crib = crib + cards
    s.crib = by_rank(crib)
    s.extra, s.away = [], [[] for _ in s.away]


def count_all(s: S, answers: list[list[int]], ctx: GameContext) -> None:
    """Count (or settle) hand by hand, then the crib, then start the next round; stop when a player wins.

    ``answers`` by item and seat, as ``awards`` reads them; [] without muggins.
    """
    n, starter = len(s.points), s.starter
    for i, seat in enumerate(s.show_order):
        if i < n:
            cards, item = s.laid[seat], "hand"
        else:
            if not s.crib:
                turn_up_crib(s)
            cards, item = s.crib, "crib"
        parts = show(cards, starter)
        a, b, c, d, e = parts
        points = a + b + c + d + e
        gains = [0] * n
        s.shown.append(cards[:])
        s.shown_parts.append([a, b, c, d, e])
        s.shown_gains.append(gains)
        if answers:
            claim = s.claims[i]
            s.shown_claims.append(claim)
            if settle_claim(s, seat, points, claim, answers[i], gains, item, parts, ctx):
                return
            continue
        gains[seat] = points
        ctx.tell(events.Counted, seat=seat, item=item, cards=cards, starter=starter, parts=parts)
        if points and gain(s, seat, points, ctx):
            return
    s.used += s.crib
    s.used.append(starter)
    for cards in s.laid:
        s.used += cards
    s.dealer = (s.dealer + 1) % n
    new_round(s, ctx)


def settle_claim(
    s: S,
    seat: int,
    actual: int,
    claim: int,
    answers: Sequence[int],
    gains: list[int],
    item: str,
    parts: Sequence[int],
    ctx: GameContext,
) -> bool:
    """Share out ``actual`` points by claim and answers, stored in ``gains``. Return whether that won the game.

    A win ends the game: later points are neither given nor reported. ``item`` and its ``parts`` are for the report.
    """
    shares = up_to_the_win(s, awards(actual, claim, seat, answers))
    for p, points in shares:
        gains[p] = points
    ctx.tell(events.Settled, seat=seat, claim=claim, actual=actual, gains=gains, item=item, parts=parts)
    return any(gain(s, p, points, ctx) for p, points in shares)


def up_to_the_win(s: S, shares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the shares in order, up to the first one that wins the game."""
    for given, (p, points) in enumerate(shares, 1):
        if s.points[p] + points >= TARGET:
            return shares[:given]
    return shares
