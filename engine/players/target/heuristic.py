"""Heuristic player for Target: guesses the rest of the round a few times for each card, and collects far cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import PER_SUIT, RANK
from engine.core.game import Game, Rnd
from engine.families.tricks import PLAY
from engine.games.target.rules import CHOOSE, DISCARD
from engine.games.target.state import TargetState
from engine.games.target.terms import THROWN, taken_by

TIMES = 6
"""How often the rest of a round is guessed for each card."""
ALERT = 0.5
"""How often a player plays a card that wins so far, if they hold one."""
THRIFT = 0.03
"""The worth of each step from the middle of the numbers for a kept card, in targets."""
KEPT = 2
"""The number of cards to keep, the farthest from the 7; the worth of a hand depends on them."""
MIDDLE = PER_SUIT // 2


def choose(game: Game[TargetState], s: TargetState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so other seats' hands in it are a guess."""
    hand = s.hands[seat]
    if s.phase == "choose_target":
        return CHOOSE[max(s.revealed, key=lambda t: max(promise(s, t, seat, c, rnd) for c in hand))]
    if s.phase == "play":
        return PLAY[max(hand, key=lambda c: promise(s, s.target, seat, c, rnd) + worth([d for d in hand if d != c]))]
    return DISCARD[dullest(hand)]


def dullest(hand: Sequence[int]) -> tuple[int, ...]:
    """Return the cards to discard, in order: those nearest to the 7."""
    return tuple(sorted(sorted(hand, key=edge)[:THROWN]))


def edge(card: int) -> int:
    """Return how far a card is from the middle of the numbers, 0 to 6."""
    return abs(RANK[card] - MIDDLE)


def worth(hand: Sequence[int]) -> float:
    """Return the worth of a hand for the rounds to come, in targets."""
    return THRIFT * sum(sorted(map(edge, hand))[-KEPT:])


def promise(s: TargetState, target: int, seat: int, card: int, rnd: Rnd) -> float:
    """Return how often ``card`` takes ``target`` if the remaining seats play legal cards."""
    at, trick = len(s.trick), [*s.trick, card]
    times = TIMES if at + 1 < len(s.hands) else 1
    return (
        sum(taken_by(target, played_on(s, target, seat, trick[:], rnd), s.far_pool) == at for _ in range(times)) / times
    )


def played_on(s: TargetState, target: int, seat: int, trick: list[int], rnd: Rnd) -> list[int]:
    """Return the whole round from ``trick``, which ends with the card of ``seat``."""
    n = len(s.hands)
    for k in range(1, n + 1 - len(trick)):
        hand = s.hands[(seat + k) % n]
        trick.append(reply(target, trick, hand, s.far_pool, rnd))
    return trick


def reply(target: int, trick: list[int], hand: Sequence[int], far_pool: str, rnd: Rnd) -> int:
    """Return a card that wins so far, if there is one and its owner notices it, else any."""
    n = len(hand)
    at = int(rnd() * n)
    if rnd() < ALERT:
        last = len(trick)
        for k in range(n):
            c = hand[at - k]
            trick.append(c)
            wins = taken_by(target, trick, far_pool) == last
            trick.pop()
            if wins:
                return c
    return hand[at]
