"""Heuristic player for Arsène: estimates what each number of tricks brings, and whether one more or one fewer is
better.

It reads its own hand and public facts of the redealt state.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.game import Game, Rnd
from engine.core.state import NO_SEAT
from engine.families.tricks import ACE_HIGH, PLAY, best
from engine.games.arsene.rules import FLIP, PUSH, TAKE, Push, Take
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import DIAMONDS, SEATS, SHOPS, SIDE, TRICKS, next_pile, push_target
from engine.players.tricks import playable

FEAR = 1.0
"""The cost of the police beyond one's chips, in chips."""
FINE = 44
"""The number of steps into which a chance is divided."""
ODDS = [
    [[comb(left, k) * (m / FINE) ** k * (1 - m / FINE) ** (left - k) for k in range(left + 1)] for m in range(FINE + 1)]
    for left in range(TRICKS + 1)
]
"""By tricks left and the chance to take one (in FINE steps): the probability of taking 0, 1, 2, ... of them."""
PROMISE = [
    [0.1 + 0.48 * (ACE_HIGH[c] / 12) ** 3 + 0.2 * (SUIT[c] == trump) for c in range(52)] for trump in (-1, DIAMONDS)
]
"""Without and with trumps: how likely a card wins a trick if its holder tries to avoid it half of the time."""


def choose(game: Game[ArseneState], s: ArseneState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``."""
    if s.phase == "flip":
        return FLIP[1 + int(rnd() * SIDE)]
    if s.phase == "decide":
        return decide(s, seat)
    cards = playable(s, seat)
    return PLAY[cards[0] if len(cards) == 1 else card_to_play(s, cards, wants(s, seat))]


def worth(shops: Sequence[int], own: int) -> list[float]:
    """Return by final number of tricks what it brings a seat with these chips that is alone at its shop."""
    out = [0.0] * (TRICKS + 1)
    for shop in SHOPS:
        left = shops[shop - 1]
        out[shop] = next_pile(shop, left) if left else -FEAR - own
    return out


def outlook(s: ArseneState, seat: int, taker: int) -> float:
    """Return the expected result of ``seat`` if ``taker`` gets the trick."""
    count = s.count[:]
    count[taker] += 1
    hand, left, mine = s.hands[seat], TRICKS - sum(count), count[seat]
    values = worth(s.shops, s.chips[seat])[mine : mine + left + 1]
    rivals = ODDS[left][FINE // SEATS]
    for p, n in enumerate(count):
        if p != seat:
            for k, odds in enumerate(rivals):
                if 0 <= n + k - mine < len(values) and values[n + k - mine] > 0:
                    values[n + k - mine] *= 1 - odds
    promise = sum(map(PROMISE[s.trump == DIAMONDS].__getitem__, hand)) / max(1, len(hand))
    return sum(a * b for a, b in zip(ODDS[left][min(FINE, round(FINE * promise))], values, strict=True))


def decide(s: ArseneState, seat: int) -> Take | Push:
    """Return to take or to push, whichever has the better outlook."""
    return TAKE if outlook(s, seat, seat) >= outlook(s, seat, s.target) else PUSH


def wants(s: ArseneState, seat: int) -> bool:
    """True if it is good to win the present trick; a player who can push it on has the choice."""
    mine = outlook(s, seat, seat)
    target = push_target(s.count, seat)
    if target != NO_SEAT:
        mine = max(mine, outlook(s, seat, target))
    return mine > sum([outlook(s, seat, p) for p in range(SEATS) if p != seat]) / (SEATS - 1)


def card_to_play(s: ArseneState, cards: Sequence[int], win: bool) -> int:
    """Win with a card that may win or lose with the highest one that loses, as wanted."""
    trick, height = s.trick, ACE_HIGH.__getitem__
    if not trick:
        return max(cards, key=height) if win else min(cards, key=height)
    trump = s.trump
    top = trick[best(trick, trump)]
    suit, high = SUIT[top], ACE_HIGH[top]
    winning = [c for c in cards if (ACE_HIGH[c] > high if SUIT[c] == suit else SUIT[c] == trump)]
    last = len(trick) == SEATS - 1
    if len(winning) == len(cards):
        return min(cards, key=height) if win == last else max(cards, key=height)
    if win and winning:
        return min(winning, key=height) if last else max(winning, key=height)
    losing = [c for c in cards if c not in winning] if winning else cards
    return min(losing, key=height) if win else max(losing, key=height)
