"""Heuristic player for Stendhal: the worth of the trick to its winner, played on a few times.

Early in a deal a clean trick is worth less than its bonus, since the next one may spoil it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.game import Game, Rnd
from engine.families.tricks import ACE_HIGH, PLAY
from engine.games.stendhal.rules import CHOOSE, TRICKS
from engine.games.stendhal.state import StendhalState
from engine.games.stendhal.terms import deal_score, partner, taken_by

TIMES = 6
"""How often the rest of a trick is guessed for each card."""
RID = 0.12
"""The worth of losing a card, by its strength: high ones win unwanted cards."""


def choose(game: Game[StendhalState], s: StendhalState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so other seats' hands in it are a guess."""
    if s.phase == "choose":
        return CHOOSE[max(s.hands[seat], key=lambda c: (-danger(s.hands[seat], c), ACE_HIGH[c]))]
    cards = [a.card for a in TRICKS.legal(s, seat)]
    if len(cards) == 1:
        return PLAY[cards[0]]
    return PLAY[max(cards, key=lambda c: promise(s, seat, c, rnd))]


def danger(hand: Sequence[int], card: int) -> int:
    """Return the danger of the suits that ``card`` favours: their other cards in the hand, by strength."""
    pair = SUIT[card], partner(SUIT[card])
    return sum([4 + ACE_HIGH[c] for c in hand if c != card and SUIT[c] in pair])


def promise(s: StendhalState, seat: int, card: int, rnd: Rnd) -> float:
    """Return the worth of playing ``card``: the possible trick, and losing the card."""
    times = TIMES if len(s.trick) < len(s.hands) - 1 else 1
    swings = [swing(s, seat, played_on(s, seat, card, rnd)) for _ in range(times)]
    return sum(swings) / times + RID * ACE_HIGH[card]


def played_on(s: StendhalState, seat: int, card: int, rnd: Rnd) -> list[int]:
    """Return the whole trick, in which the remaining seats play any legal card."""
    trick, n = [*s.trick, card], len(s.hands)
    led = SUIT[trick[0]]
    for k in range(1, n + 1 - len(trick)):
        hand = s.hands[(seat + k) % n]
        free = [c for c in hand if SUIT[c] == led] or hand
        trick.append(free[int(rnd() * len(free))])
    return trick


def gain(s: StendhalState, seat: int, trick: Sequence[int]) -> int:
    """Return how much the score of ``seat`` in this deal changes if it takes ``trick``."""
    had = s.captured[seat]
    return deal_score([*had, *trick], s.minus, s.ace) - deal_score(had, s.minus, s.ace)


def swing(s: StendhalState, seat: int, trick: Sequence[int]) -> float:
    """Return the effect of a whole trick on ``seat``: its own gain, or a share of another seat's loss."""
    taker = (s.leader + taken_by(trick)) % len(s.hands)
    won = gain(s, taker, trick)
    if taker != seat:
        return -won / (len(s.hands) - 1)
    return won * (s.number / s.tricks) if won > 0 else won
