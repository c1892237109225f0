"""The beginning and end of deals and games of Boonaken: settled contracts, marks, and players who go out."""

from __future__ import annotations

from engine.core.context import GameContext
from engine.core.state import NO_SEAT
from engine.families.auction import open_auction
from engine.families.elimination import last_inside, next_inside
from engine.families.outcome import added, leaders
from engine.families.tricks import NO_TRUMP, deal_hands
from engine.games.boonaken.state import BoonakenState, DealOver, Dealt, Ended, FellIn, GameOver, PassedOut, WentOut
from engine.games.boonaken.terms import (
    ALL_POINTS,
    CARDS,
    CHAMPIONSHIP,
    FIND_LOSER,
    FIRST_OUT,
    IN_HAND,
    MISERE,
    TRICKS,
    TWO,
    all_tricks,
    blind_cards,
    is_number,
    place_points,
)


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
    deck = ctx.shuffled(f"deal {s.deal}", CARDS)
    hands: list[list[int]] = [[] for _ in range(n)]
    at = 0
    for p in [k % n for k in range(s.dealer + 1, s.dealer + n + 1)]:
        if s.inside[p]:
            hands[p] = sorted(deck[at : at + TRICKS], key=IN_HAND[NO_TRUMP].__getitem__)
            at += TRICKS
    blind = at + blind_cards(s.at_table, s.strict)
    s.blind, s.open, s.unused = deck[at:blind], deck[blind : blind + 2], deck[blind + 2 :]
    first = next_inside(s.inside, s.dealer)
    deal_hands(s, hands, first)
    s.joined, s.away, s.declarers, s.exchanged, s.trump, s.roem = [], [], [], 0, NO_TRUMP, 0
    s.picked, s.discarded, s.lacking = [[] for _ in hands], [[] for _ in hands], [0] * n
    s.points, s.won = [0] * n, [0] * n
    s.phase = "auction"
    open_auction(s, s.inside, first)
    ctx.tell(Dealt, deal=s.deal, dealer=s.dealer, cards=s.open)


def pass_deal_out(s: BoonakenState, ctx: GameContext) -> None:
    """Let the same dealer deal again after a deal without a bid, up to the limit (R5)."""
    s.redeals += 1
    ctx.tell(PassedOut, dealer=s.dealer)
    if s.redeals < s.redeal_limit:
        new_deal(s, ctx)
    else:
        end(s, "redeals", [], ctx)


def settled(s: BoonakenState) -> bool:
    """True if public facts, and the roem that a boonaak requires, decide the contract (R11)."""
    seat = s.declarers[0]
    if is_number(s.high):
        mine = s.points[seat]
        return mine + s.roem >= s.high or ALL_POINTS - (sum(s.points) - mine) + s.roem < s.high
    if s.high == MISERE:
        return all(s.won[p] for p in s.declarers)
    return sum(s.won) > s.won[seat] or s.lacking[seat] > 0


def has_made(s: BoonakenState, seat: int) -> bool:
    """True if a declarer has made the contract of a deal that is over."""
    if is_number(s.high):
        return s.points[seat] + s.roem >= s.high
    return s.won[seat] == (TRICKS if all_tricks(s.high) else 0) and not s.lacking[seat]


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
    scored = s.points[s.declarers[0]] + s.roem
    ctx.tell(DealOver, deal=s.deal, bid=s.high, made=success, failed=failed, points=scored)
    winners = [p for p, inside in enumerate(s.inside) if inside and s.plus[p] >= TWO]
    losers = [p for p, inside in enumerate(s.inside) if inside and s.minus[p] >= TWO]
    if s.ending == FIRST_OUT:
        s.losers = losers
        if winners or losers:
            end(s, "won" if winners else "lost", winners, ctx)
            return
    elif _leave(s, winners, losers, ctx):
        return
    s.dealer = next_inside(s.inside, s.dealer) if not s.strict else next_dealer(s, winners)
    new_deal(s, ctx)


def next_dealer(s: BoonakenState, gone: list[int]) -> int:
    """Return the championship's next dealer: the declarer, even if out; of several the first one out (R16)."""
    return next((p for p in s.declarers if p in gone), s.declarers[0])


def _leave(s: BoonakenState, gone: list[int], losers: list[int], ctx: GameContext) -> bool:
    """Remove the seats that are out. Return whether the game has ended."""
    if gone:
        take_place(s, gone)
        ctx.tell(WentOut, seats=gone, place=s.places[gone[0]])
    if s.ending == CHAMPIONSHIP:
        for p in losers:
            s.inside[p] = False
        if losers:
            ctx.tell(FellIn, seats=losers)
        if s.at_table > 1:
            return False
        end_game(s, ctx)
        return True
    if not losers and s.at_table > 1:
        return False
    last = last_inside(s.inside)
    s.losers = losers or ([last] if last != NO_SEAT else [])
    take_place(s, [p for p, inside in enumerate(s.inside) if inside and p not in s.losers])
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
    last = last_inside(s.inside)
    if last != NO_SEAT:
        take_place(s, [last])
    points = [place_points(place) for place in s.places]
    s.totals = added(s.totals, points)
    s.seconds = [n + (place == 2) for n, place in zip(s.seconds, s.places, strict=True)]
    ctx.tell(GameOver, game=s.game, points=points, totals=s.totals)
    if s.game < s.games:
        s.game += 1
        begin_game(s, ctx)
        return
    end(s, "places", leaders(list(zip(s.totals, s.made, s.seconds, strict=True))), ctx)


def end(s: BoonakenState, reason: str, winners: list[int], ctx: GameContext) -> None:
    """End the match."""
    n = len(s.plus)
    s.waiting, s.ended, s.winners = [], reason, winners
    if s.ending == CHAMPIONSHIP:
        s.scores = s.totals[:]
    elif s.ending == FIND_LOSER and reason != "redeals":
        finish = [s.places[p] or n for p in range(n)]
        s.scores = [sum(other > place for other in finish) for place in finish]
    else:
        s.scores = [plus - minus for plus, minus in zip(s.plus, s.minus, strict=True)]
    ctx.tell(Ended, winners=s.winners, losers=s.losers)
