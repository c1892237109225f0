"""Heuristic player for Boonaken: bids what its cards promise, keeps trumps and aces, feeds the trick a partner wins.

Of the other hands it reads only their union: the state that it gets holds a guess of the single hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.game import Game, Rnd
from engine.families.auction import PASS
from engine.families.tricks import PLAY, best
from engine.games.boonaken import terms
from engine.games.boonaken.rules import BIDS, MISERE, Exchange, Open, Trump
from engine.games.boonaken.state import BoonakenState
from engine.games.boonaken.terms import POINTS, STRENGTH, playable, roem
from engine.players.boonaken.worth import BLIND, PLAIN, best_trump, keepers, safest

RISK = 0.06
"""The number of tricks that a bid misère may take, for each player beyond two: the players share the tricks."""
JOIN = 0.2
"""The number of further tricks that a joined misère may take: a partner in misery takes some."""


def choose(game: Game[BoonakenState], s: BoonakenState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` was dealt anew for it."""
    if s.phase == "auction":
        return call(s, seat)
    if s.phase == "exchange":
        return Exchange(tuple(sorted(discards(s, seat))))
    if s.phase == "open":
        return opening(s, seat)
    return PLAY[card_to_play(s, seat)]


def call(s: BoonakenState, seat: int) -> Action:
    """Return a misère if it is safe, else the next number that the cards promise."""
    cards = [*s.hands[seat], *s.open]
    if s.high == terms.MISERE or terms.key(terms.MISERE, s.strict) > terms.key(s.high, s.strict):
        risk, _ = safest(cards)
        if risk <= RISK * (s.at_table - 2) + (JOIN if s.high == terms.MISERE else 0):
            return MISERE
    number = terms.next_number(s.high, s.least, s.strict)
    return BIDS[number // terms.STEP] if not s.joint and number <= limit(s, seat) else PASS


def limit(s: BoonakenState, seat: int) -> float:
    """Return the highest number that the cards promise, including possible finds on the table."""
    return best_trump([*s.hands[seat], *s.open], s.strict)[0] + BLIND * len(s.blind)


def discards(s: BoonakenState, seat: int) -> list[int]:
    """Return the cards to discard."""
    hand = s.hands[seat]
    if s.high == terms.MISERE:
        kept = safest(hand)[1]
    elif s.high == terms.ZWABBER:
        kept = sorted(hand, key=PLAIN.__getitem__, reverse=True)[: terms.TRICKS]
    else:
        kept = keepers(hand, best_trump(hand, s.strict)[1])
    return [c for c in hand if c not in kept]


def opening(s: BoonakenState, seat: int) -> Action:
    """Return the most promising trumps, all roem, and the highest trump."""
    hand = s.hands[seat]
    trump = best_trump(hand, s.strict)[1] if s.high != terms.MISERE else min(map(SUIT.__getitem__, hand))
    trumps = [c for c in hand if SUIT[c] == trump] or hand
    card = max(trumps, key=STRENGTH[trump].__getitem__)
    if s.high == terms.MISERE:
        card = min(hand, key=PLAIN.__getitem__)
    if not terms.is_number(s.high):
        return Trump(trump, card)
    return Open(trump, max(terms.declarable(roem(hand, trump, s.strict))), card)


def card_to_play(s: BoonakenState, seat: int) -> int:
    """Return a card by the contract and the own side."""
    legal = playable(s.hands[seat], s.trick, s.trump, s.strict)
    if len(legal) == 1:
        return legal[0]
    if s.high == terms.MISERE:
        return low(s, seat, legal)
    return follow(s, seat, legal) if s.trick else lead(s, seat, legal)


def beats(s: BoonakenState, card: int, top: int) -> bool:
    """True if ``card`` wins over the best card so far."""
    if SUIT[card] == SUIT[top]:
        high = STRENGTH[s.trump]
        return high[card] > high[top]
    return SUIT[card] == s.trump


def unseen(s: BoonakenState, seat: int) -> list[int]:
    """Return all cards that ``seat`` has not seen and that are not played: in other hands, and out of play."""
    others = [c for p, hand in enumerate(s.hands) if p != seat for c in hand]
    known = s.discarded[seat]
    return [c for c in (*others, *s.unused, *s.away) if c not in known or c in others]


def lead(s: BoonakenState, seat: int, legal: Sequence[int]) -> int:
    """Return a lead: the declarer draws trumps from the top, then plays aces; others play aces, else low cards."""
    high, worth, trump, others = STRENGTH[s.trump], POINTS[s.trump], s.trump, unseen(s, seat)
    sure = [c for c in legal if not any(SUIT[o] == SUIT[c] and high[o] > high[c] for o in others)]
    if seat in s.declarers:
        drawn = [c for c in sure if SUIT[c] == trump]
        if drawn and any(SUIT[o] == trump for o in others):
            return max(drawn, key=high.__getitem__)
    plain = [c for c in sure if SUIT[c] != trump]
    if plain:
        return max(plain, key=worth.__getitem__)
    return min([c for c in legal if SUIT[c] != trump] or legal, key=lambda c: (worth[c], high[c]))


def follow(s: BoonakenState, seat: int, legal: Sequence[int]) -> int:
    """Feed a trick that the own side wins for certain; else win it as cheaply as is certain; else play low."""
    trick, trump = s.trick, s.trump
    high, worth = STRENGTH[trump], POINTS[trump]
    players = s.players
    at = best(trick, trump, high)
    top = trick[at]
    holder = players[(players.index(s.leader) + at) % len(players)]
    mine, last = seat in s.declarers, len(trick) == len(players) - 1
    others = [] if last else unseen(s, seat)
    if not mine and holder not in s.declarers:
        # The declarer may still be to come, and overtake.
        declarer = s.declarers[0]
        behind = (players.index(declarer) - players.index(s.leader)) % len(players) >= len(trick)
        if not behind or not any(beats(s, o, top) for o in others):
            return max((c for c in legal), key=lambda c: (SUIT[c] != trump, worth[c], -high[c]))
    winning = [c for c in legal if beats(s, c, top)]
    if winning:
        sure = [c for c in winning if not any(beats(s, o, c) for o in others)]
        if sure:
            return max(sure, key=lambda c: (SUIT[c] != trump, worth[c] if last else 0, -high[c]))
        stake = sum([worth[c] for c in trick])
        if stake >= 10 or terms.all_tricks(s.high):
            return max(winning, key=high.__getitem__)
    losing = [c for c in legal if c not in winning] or list(legal)
    return min(losing, key=lambda c: (worth[c], SUIT[c] == trump, high[c]))


def low(s: BoonakenState, seat: int, legal: Sequence[int]) -> int:
    """Return a card for a misère: declarers duck with the highest losing card; the others stay below, and lead low."""
    trick, mine = s.trick, seat in s.declarers and not s.won[seat]
    high = STRENGTH[s.trump]
    if not trick:
        return min(legal, key=lambda c: (high[c], SUIT[c]))
    top = trick[best(trick, s.trump, high)]
    losing = [c for c in legal if not beats(s, c, top)]
    if mine:
        if losing:
            return max(losing, key=lambda c: (SUIT[c] != SUIT[trick[0]], high[c]))
        last = len(trick) == s.at_table - 1
        return (max if last else min)(legal, key=high.__getitem__)
    return (
        min(losing or legal, key=lambda c: (SUIT[c] != SUIT[trick[0]], high[c]))
        if losing
        else max(legal, key=high.__getitem__)
    )
