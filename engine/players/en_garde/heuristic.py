"""Heuristic player for En Garde: counts the opponent's possible cards, attacks on good odds, steps to safety."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.games.en_garde.moves import Attack, Concede, Lunge, Parry, Step
from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import ADVANCED, BASIC, COPIES, HELD, HIGHEST, behind

PARRIED = 0.55
"""A parry keeps the ground, and the seat acts at once."""
STEP_AHEAD = 0.012
"""The worth of a space of travel, more towards the end of the deck."""


def choose(game: Game[EnGardeState], s: EnGardeState, seat: int, rnd: Rnd) -> Action:
    """Return the move with the best prospects; of equal ones the first."""
    return max(game.legal(s, seat), key=lambda action: prospect(s, seat, action))


def unseen(s: EnGardeState, seat: int, card: int) -> int:
    """Return the copies that are neither played nor in the hand of ``seat``; none of a number that no card has."""
    return COPIES - s.spent.count(card) - s.hands[seat].count(card) if card <= HIGHEST else 0


def odds(s: EnGardeState, seat: int, card: int, least: int) -> float:
    """Return how likely the opponent holds at least this many copies of ``card``; all hands are equally likely."""
    held = len(s.hands[1 - seat])
    return drawn(unseen(s, seat, card), held, held + len(s.deck), least)


@cache
def drawn(left: int, held: int, pool: int, least: int) -> float:
    """Return how likely at least this many of ``left`` cards are among the ``held`` ones of a pool."""
    if least <= 0:
        return 1.0
    fits = sum(comb(left, k) * comb(pool - left, held - k) for k in range(least, min(left, held) + 1))
    return fits / comb(pool, held)


def prospect(s: EnGardeState, seat: int, action: Action) -> float:
    """Return roughly how likely the round is won after ``action``."""
    hand, at = s.hands[seat][:], s.at[:]
    if isinstance(action, Concede):
        return 0.0
    if isinstance(action, Parry):
        return PARRIED
    back = action.tag in ("back", "retreat")
    stepped = action.card if isinstance(action, Step | Lunge) else 0
    if stepped:
        hand.remove(stepped)
        at[seat] += stepped * (-1 if back else 1) * (-1 if seat else 1)
    far = at[1] - at[0]
    if isinstance(action, Attack | Lunge):
        return thrust(s, seat, hand, far, action.count, indirect=isinstance(action, Lunge))
    if HELD - len(hand) >= len(s.deck):
        return closing(s, seat, hand, at)
    worth = 0.5 - 0.5 * danger(s, seat, hand, far) + 0.06 * (far <= HIGHEST) * hand.count(far)
    return worth + (behind(at, seat) - behind(at, 1 - seat)) * STEP_AHEAD * (2 - len(s.deck) / 15)


def thrust(s: EnGardeState, seat: int, hand: Sequence[int], far: int, count: int, *, indirect: bool) -> float:
    """Return the prospect of a thrust: a hit if the opponent has too few of the number; else a riposte may come."""
    if s.level == BASIC or (s.riposte_wins and s.parried):
        return 1.0
    parried = odds(s, seat, far, count)
    if indirect:
        parried += (1 - parried) * (0.7 if behind(s.at, 1 - seat) > 1 else 0.3)
    answered = odds(s, seat, far, hand.count(far) + 1)
    return (1 - parried) + parried * (0.5 - 0.4 * answered) - 0.02 * count


def danger(s: EnGardeState, seat: int, hand: Sequence[int], far: int) -> float:
    """Return how likely the opponent can attack from here with more cards than the seat can parry."""
    if far > HIGHEST:
        return 0.15 if s.level == ADVANCED and far <= 2 * HIGHEST else 0.0
    return odds(s, seat, far, 1 if s.level == BASIC else hand.count(far) + 1)


def closing(s: EnGardeState, seat: int, hand: Sequence[int], at: Sequence[int]) -> float:
    """Return the prospect if the refill takes the last card: copies of the distance count, then travel."""
    far, ahead = at[1] - at[0], behind(at, seat) - behind(at, 1 - seat)
    level = 0.5 if not ahead else 0.95 if ahead > 0 else 0.05
    if s.level == BASIC:
        return level * (1 - odds(s, seat, far, 1))
    mine = hand.count(far)
    more, as_many = odds(s, seat, far, mine + 1), odds(s, seat, far, mine)
    return (1 - as_many) + (as_many - more) * level
