"""Heuristic player for Grazia: cards played, minus the cost of a jump, and the prospects of the other cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.game import Game, Rnd
from engine.core.state import NO_SEAT
from engine.games.grazia.rules import PASS, plays
from engine.games.grazia.state import GraziaState
from engine.games.grazia.terms import JUMP_COST, cards_of

HOPE = 0.7
"""How likely another player plays a missing card before one's own turn."""
LATER = 0.5
"""The share of a longer run's future jump that counts now."""
WHIM = 0.05
"""The random share of a decision."""
ROUND = 0.4
"""The minimum gain of another turn once a pass would end the game: the other seats get a turn too."""


def choose(game: Game[GraziaState], s: GraziaState, seat: int, rnd: Rnd) -> Action:
    """Return the play that is worth most, else a pass."""
    hand = s.hands[seat]
    best = 0.0 if s.decks[seat] or s.trigger != NO_SEAT else ROUND
    found: Action = PASS
    for play in plays(s, seat):
        worth = worth_of(s, hand, play.run) + rnd() * WHIM
        if worth > best:
            best, found = worth, play
    return found


def worth_of(s: GraziaState, hand: Sequence[int], run: int) -> float:
    """Return the points that a play brings now, plus its effect on the other cards of its suit."""
    cards = cards_of(run)
    suit = SUIT[cards[0]]
    own = [c for c in hand if SUIT[c] == suit]
    rest = [c for c in own if c not in cards]
    pile = s.piles[suit]
    before = hope(own, pile[-1] if pile else own[0] - 1)
    return len(cards) - JUMP_COST * s.jump(cards[0]) + hope(rest, cards[-1]) - before


def hope(own: Sequence[int], top: int) -> float:
    """Return the expected points of the cards of one suit above a pile that has reached ``top``."""
    total, chance, at, end = 0.0, 1.0, 0, len(own)
    card = top + 1
    while at < end:
        first = at
        at += 1
        while at < end and own[at] == own[at - 1] + 1:
            at += 1
        low, count = own[first], at - first
        if low <= top:
            total += LATER * max(0, count - JUMP_COST)
            continue
        chance *= HOPE ** (low - card)
        card = own[at - 1] + 1
        total += max(chance * count, LATER * (count - JUMP_COST))
    return total
