"""The moves of Grazia, one object each, so that simulations create none; and why a play is refused."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.cards import PER_SUIT, RANK
from engine.core.facts import Card, Message
from engine.core.wishes import Wish
from engine.games.grazia.state import NOTHING, GraziaState
from engine.games.grazia.terms import PACK, cards_of


class Play(Action):
    """Play a run of hand cards on the pile of its suit (the number of a run: ``terms``)."""

    run: int


class Pass(Action):
    """Play nothing."""


class Prepare(Wish):
    """Decide the move of the next turn: a run, if it connects then; PASS_AHEAD; NOTHING, to be asked."""

    run: int


PLAY = tuple(Play(run) for run in range(PACK * PER_SUIT))
PASS = Pass()
PREPARE = {run: Prepare(run) for run in range(NOTHING, PACK * PER_SUIT)}


def plays(s: GraziaState, seat: int) -> list[Play]:
    """Return every run in a hand, first those that connect; by first card and then by length."""
    free: list[Play] = []
    jumps: list[Play] = []
    hand = s.hands[seat]
    end = len(hand)
    for at, first in enumerate(hand, 1):
        run, card = first * PER_SUIT + RANK[first], first + 1
        out = jumps if s.jump(first) else free
        out.append(PLAY[run])
        while at < end and hand[at] == card and RANK[card]:
            run, card, at = run + 1, card + 1, at + 1
            out.append(PLAY[run])
    free += jumps
    return free


def why_not(s: GraziaState, seat: int, action: Action) -> Message:
    """Return why a play is refused: no card, not upwards, a card not held, a chain broken in its middle."""
    if not isinstance(action, Play) or not 0 <= action.run < len(PLAY):
        return Message("illegal-now")
    first, cards = action.run // PER_SUIT, cards_of(action.run)
    missing = [c for c in cards or (first,) if c not in s.hands[seat]]
    if first in missing:
        return Message("grazia-no-card", {"card": Card(first)})
    if not cards:
        return Message("grazia-no-wrap" if RANK[first] == PER_SUIT - 1 else "grazia-no-down", {"card": Card(first)})
    return Message("grazia-no-chain", {"card": Card(missing[0]), "last": Card(missing[0] - 1)})
