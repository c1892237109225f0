"""Heuristic player for Boonaken: bids what its cards promise, keeps trumps and aces, feeds the trick a partner wins.

Of the other hands it reads only their union: the state that it gets holds a guess of the single hands.

The promise of cards is the expected points of a declarer, and the safety of a misère; of six cards or the best six. The
weights were fitted to contracts that the heuristic player played from random hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import inf

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.game import Game, Rnd
from engine.families.auction import PASS
from engine.families.tricks import NO_TRUMP, PLAY, best
from engine.games.boonaken import terms
from engine.games.boonaken.rules import BIDS, MISERE, Exchange, Open, Trump
from engine.games.boonaken.state import BoonakenState
from engine.games.boonaken.terms import POINTS, STRENGTH, TRICKS, playable, roem

JACK, NINE, ACE = 7, 6, 5
"""Strength of the three highest trumps."""
PLAIN = STRENGTH[NO_TRUMP]
TOP = 7
"""Strength of an ace in a plain suit."""
BLIND = 3
"""The worth of an unseen table card."""
SAFE = (0.0, 0.0, 0.15, 0.45, 0.9, 1.3, 1.6, 1.8)
"""By strength: roughly how likely a card without a lower one of its suit costs a misère."""
SHARED_RISK = 0.06
"""The number of tricks that a bid misère may take, for each player beyond two: the players share the tricks."""
JOIN = 0.2
"""The number of further tricks that a joined misère may take: a partner in misery takes some."""


def promise(cards: Sequence[int], trump: int, strict: bool) -> float:
    """Return the expected points of six cards with these trumps, roem included."""
    high, out, trumps = STRENGTH[trump], 0.0, 0
    top = [False] * 3
    for c in cards:
        if SUIT[c] == trump:
            trumps += 1
            if high[c] >= ACE:
                top[high[c] - ACE] = True
        elif PLAIN[c] == TOP:
            out += 12
        elif PLAIN[c] == TOP - 1:
            out += 4
    out += 8 * trumps + 26 * top[2] + (17 if top[2] or trumps > 2 else 9) * top[1] + (9 if any(top[1:]) else 5) * top[0]
    return out - 4 + roem(cards, trump, strict)


def keepers(cards: Sequence[int], trump: int) -> list[int]:
    """Return the six of ``cards`` to keep for a bid of points, by a quick rule: trumps, aces, then points."""
    high, worth = STRENGTH[trump], POINTS[trump]

    def value(c: int) -> int:
        return 100 + high[c] if SUIT[c] == trump else 90 if PLAIN[c] == TOP else 8 * (PLAIN[c] == TOP - 1) - worth[c]

    return sorted(cards, key=value, reverse=True)[:TRICKS]


def best_trump(cards: Sequence[int], strict: bool) -> tuple[float, int]:
    """Return the highest promise of six of these cards, and its trumps; at least two trump cards."""
    suits = [SUIT[c] for c in cards]
    found = [(promise(keepers(cards, t), t, strict), t) for t in set(suits) if suits.count(t) > 1]
    return max(found, default=(0.0, suits[0]))


RISK = [
    sum([SAFE[max(0, strength - 2 * k)] for k, strength in enumerate([n for n in range(8) if held >> n & 1])])
    for held in range(256)
]
"""By the cards of one suit (bits by strength): how many tricks they take; low cards guard higher ones."""


@cache
def kept_of(held: int) -> list[tuple[float, int]]:
    """Return by number of cards kept in one suit the lowest risk, and the cards."""
    out = [(inf, 0)] * (held.bit_count() + 1)
    for kept in range(held + 1):
        if kept & held == kept:
            out[kept.bit_count()] = min(out[kept.bit_count()], (RISK[kept], kept))
    return out


def by_suit(cards: Iterable[int]) -> list[int]:
    """Return by suit the cards held, as bits by strength."""
    held = [0, 0, 0, 0]
    for c in cards:
        held[SUIT[c]] |= 1 << PLAIN[c]
    return held


def danger(cards: Iterable[int]) -> float:
    """Return how many tricks a misère with these cards is expected to take."""
    return sum([RISK[held] for held in by_suit(cards)])


def safest(cards: Sequence[int]) -> tuple[float, list[int]]:
    """Return the danger of the six of ``cards`` with which a misère is safest, and these cards."""
    found: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for held in by_suit(cards):
        more: dict[int, tuple[float, tuple[int, ...]]] = {}
        for n, (risk, kept) in found.items():
            for k, (added, chosen) in enumerate(kept_of(held)[: TRICKS + 1 - n]):
                if n + k not in more or risk + added < more[n + k][0]:
                    more[n + k] = risk + added, (*kept, chosen)
        found = more
    risk, kept = found[TRICKS]
    return risk, [c for c in cards if kept[SUIT[c]] >> PLAIN[c] & 1]


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
        if risk <= SHARED_RISK * (s.at_table - 2) + (JOIN if s.high == terms.MISERE else 0):
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
    return Open(trump, roem(hand, trump, s.strict), card)


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
            return max(legal, key=lambda c: (SUIT[c] != trump, worth[c], -high[c]))
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
        min(losing, key=lambda c: (SUIT[c] != SUIT[trick[0]], high[c])) if losing else max(legal, key=high.__getitem__)
    )
