"""Heuristic player for Target: the rest of the round guessed a few times for each card, and a hand of far cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import PER_SUIT, RANK
from engine.core.game import Game, Rnd
from engine.families.tricks import PLAY
from engine.games.target.moves import CHOOSE, DISCARD
from engine.games.target.state import TargetState
from engine.games.target.terms import THROWN, taken_by

TIMES = 6
"""How often the rest of a round is guessed for each card."""
ALERT = 0.5
"""How often somebody plays a card that wins as it lies, where they hold one."""
THRIFT = 0.03
"""What a step away from the middle of the numbers is worth in a card that is kept, in targets."""
KEPT = 2
"""So many cards, the farthest from the 7, are kept; what a hand is worth lies in them."""
MIDDLE = PER_SUIT // 2


def choose(game: Game[TargetState], s: TargetState, seat: int, rnd: Rnd) -> Action:
    """A move for ``seat``; ``s`` is dealt anew, so what others hold in it is a guess."""
    hand = s.hands[seat]
    if s.phase == "choose_target":
        return CHOOSE[max(s.revealed, key=lambda t: max(promise(s, t, seat, c, rnd) for c in hand))]
    if s.phase == "play":
        return PLAY[max(hand, key=lambda c: promise(s, s.target, seat, c, rnd) + worth([d for d in hand if d != c]))]
    return DISCARD[dullest(hand)]


def dullest(hand: Sequence[int]) -> tuple[int, ...]:
    """The cards to throw away, in order: those nearest to the 7."""
    return tuple(sorted(sorted(hand, key=edge)[:THROWN]))


def edge(card: int) -> int:
    """How far a card is from the middle of the numbers, 0 to 6."""
    return abs(RANK[card] - MIDDLE)


def worth(hand: Sequence[int]) -> float:
    """What a hand is worth for the rounds to come, in targets."""
    return THRIFT * sum(sorted(map(edge, hand))[-KEPT:])


def promise(s: TargetState, target: int, seat: int, card: int, rnd: Rnd) -> float:
    """How often ``card`` takes ``target``, where those still to come play as they may."""
    at, trick = len(s.trick), [*s.trick, card]
    times = TIMES if at + 1 < len(s.hands) else 1
    return (
        sum(taken_by(target, played_on(s, target, seat, trick[:], rnd), s.far_pool) == at for _ in range(times)) / times
    )


def played_on(s: TargetState, target: int, seat: int, trick: list[int], rnd: Rnd) -> list[int]:
    """The whole round from ``trick``, which ends with the card of ``seat``."""
    n = len(s.hands)
    for k in range(1, n + 1 - len(trick)):
        hand = s.hands[(seat + k) % n]
        trick.append(reply(target, trick, hand, s.far_pool, rnd))
    return trick


def reply(target: int, trick: list[int], hand: Sequence[int], far_pool: str, rnd: Rnd) -> int:
    """A card that wins as it lies, if there is one and its owner is alert, else any."""
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
