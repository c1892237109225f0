"""Heuristic player for TTP: the numbers and suits a collection could still become, and the likely picks from the pool.

To choose a card, it guesses a few times how the trick ends: other seats play any legal card, and every player takes the
card worth most to them.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.game import Game, Rnd
from engine.families.picking import PICK
from engine.families.tricks import PLAY
from engine.games.ttp.rules import PLAYING
from engine.games.ttp.state import TTPState
from engine.games.ttp.terms import FREE, VALUE, choice_order

TIMES = 4
"""How often the rest of a trick is guessed for each card."""
ALIKE = (0.0, 0.0, 1.0, 3.2, 7.0, 12.0, 12.0)
"""By number of cards of one number: their promise."""
SUITED = (0.0, 0.0, 0.1, 0.7, 2.8, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0)
"""By number of cards of one suit: their promise."""
HIGH = 0.01
"""The worth of each pip of a card, if all else is equal."""
HELD = 0.45
"""The share that counts of what a hand card would add: two of them stay."""


def choose(game: Game[TTPState], s: TTPState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so other seats' hands in it are a guess."""
    if s.phase == "pick":
        return PICK[pick_of(s, seat, s.pool)]
    cards = [a.card for a in PLAYING.legal(s, seat)]
    if len(cards) == 1:
        return PLAY[cards[0]]
    return PLAY[max(cards, key=lambda c: outcome(s, seat, c, rnd))]


def promise(cards: Sequence[int]) -> float:
    """Return the promise of these cards: by number, at most two numbers, and by suit."""
    numbers, suits = [0] * 15, [0] * 6
    for c in cards:
        numbers[VALUE[c]] += 1
        suits[SUIT[c]] += 1
    numbers.sort(reverse=True)
    alike = ALIKE[min(numbers[0], 6)] + 0.6 * ALIKE[min(numbers[1], 6)]
    return max(alike, SUITED[min(max(suits), 11)]) + 0.3 * min(alike, SUITED[min(max(suits), 11)])


def worth(collected: Sequence[int], hand: Sequence[int], card: int) -> float:
    """Return the worth of picking ``card`` for a collection, and with the hand that may still join it."""
    open_cards = [*collected, card]
    return (1 - HELD) * promise(open_cards) + HELD * promise([*open_cards, *hand]) + HIGH * VALUE[card]


def pick_of(s: TTPState, seat: int, pool: Sequence[int]) -> int:
    """Return the card of the pool that helps ``seat`` most."""
    mine, hand = s.collected[seat], s.hands[seat]
    return max(pool, key=lambda c: worth(mine, hand, c))


def outcome(s: TTPState, seat: int, card: int, rnd: Rnd) -> float:
    """Return the worth of playing ``card``: the own pick with the rest of the hand, minus a share of others' picks."""
    n, total = len(s.hands), 0.0
    times = TIMES if len(s.trick) < n - 1 else 1
    hand = [c for c in s.hands[seat] if c != card]
    for _ in range(times):
        trick = played_on(s, seat, card, rnd)
        pool = [*s.market, *trick]
        for at in choice_order(trick):
            p = (s.leader + at) % n
            mine = s.collected[p]
            if p == seat:
                got = max(worth(mine, hand, c) for c in pool)
                total += got - promise(mine)
                break
            # Other seats' hands are a guess: they are assumed to consider their open cards.
            taken = max(pool, key=lambda c: promise([*mine, c]) + HIGH * VALUE[c])
            total -= 0.3 / (n - 1) * (promise([*mine, taken]) - promise(mine))
            pool.remove(taken)
    return total / times


def played_on(s: TTPState, seat: int, card: int, rnd: Rnd) -> list[int]:
    """Return the whole trick, in which the remaining seats play any legal card."""
    trick, n = [*s.trick, card], len(s.hands)
    led = SUIT[trick[0]]
    for k in range(1, n + 1 - len(trick)):
        hand = s.hands[(seat + k) % n]
        may = hand if s.follow == FREE else [c for c in hand if SUIT[c] == led] or hand
        trick.append(may[int(rnd() * len(may))])
    return trick
