"""Heuristic player for All Aboard: examines every way to the end of its turn, and begins the best one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.families.jokers import RED
from engine.games.all_aboard.moves import LOOKED_AT, SHOW, split, steps, ways
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import BONUS, HAND, NUMBER, reds, round_score

RID = 1.1
"""The worth of losing a red card: it costs 2, but the replacement may be red too."""
BLACK = 0.5
"""The worth of a black card in hand that may be used later."""
OPEN = 1.2
"""The worth of a black table card for the next player."""
NEAR = 8
"""The number of cards in the deck that counts as few: an all-red hand may stay all red to the end."""


def choose(game: Game[AllAboardState], s: AllAboardState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so other seats' hands in it are a guess."""
    hand = s.hands[seat]
    if s.phase == "show":
        return SHOW[max(hand, key=lambda c: (RED[c], NUMBER[c]))]
    legal = steps(hand, s.table, s.red_dump)
    if len(legal) == 1:
        return legal[0]
    best = max(way(s, seat), key=lambda told: worth(s, seat, *told))
    return split(hand, s.table, s.red_dump, best[1])[0][0]


def way(s: AllAboardState, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return wagons and cards of ways to the end of the turn."""
    found = islice(ways(list(s.hands[seat]), s.table, s.red_dump, len(s.deck)), LOOKED_AT)
    return [(wagons, cards) for wagons, cards, _ in found]


def worth(s: AllAboardState, seat: int, wagons: int, cards: Sequence[int]) -> float:
    """Return the worth of a way to the end of the turn: the score if the deck is empty then, else an estimate."""
    left = [c for c in s.hands[seat] if c not in cards]
    deck = len(s.deck) - wagons
    if not deck:
        return round_score(wagons, left)
    gone = reds(cards)
    value = wagons + RID * gone - BLACK * (len(cards) - gone) - OPEN * (not RED[cards[-1]])
    nxt = (seat + 1) % len(s.hands)
    if deck <= HAND - len(s.hands[nxt]) or (deck <= NEAR and not left):
        value += BONUS * (reds(left) == len(left)) - RID * reds(left)
    return value
