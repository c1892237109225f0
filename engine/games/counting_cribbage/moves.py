"""The moves of Counting Cribbage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.wishes import Wish
from engine.games.counting_cribbage.terms import DECK, HAND, MOST


class LayAway(Action):
    """Give one or two cards (in ascending order) to the crib."""

    cards: tuple[int, ...]


class Play(Action):
    """Play a card to the series; the host counts it."""

    card: int


class Declare(Action):
    """Play a card and state its score (muggins ``full``). A claim is final."""

    binding: ClassVar[bool] = True

    card: int
    points: int


class Claim(Action):
    """State the score of the own hand in the show; the dealer then states that of the crib."""

    points: int


class Accept(Action):
    """Accept: no points were missed."""


class Respond(Action):
    """State how many points were missed; 0 accepts."""

    points: int


class Waive(Wish):
    """Accept every claim in pegging from now on, without being asked (private)."""


class WaiveDeal(Wish):
    """The same for the present deal."""


class WaiveTurn(Wish):
    """The same until the own next card."""


class Watch(Wish):
    """Be asked about every claim in pegging again (private)."""


# One object per move if simulations need many.
LAY_ONE = tuple(LayAway((c,)) for c in DECK)
LAY_TWO = tuple(tuple(LayAway((a, b)) for b in DECK) for a in DECK)
PLAY = tuple(Play(c) for c in DECK)
CLAIMS = tuple(Claim(k) for k in range(MOST + 1))
ACCEPT, WAIVE, WAIVE_DEAL, WAIVE_TURN, WATCH = Accept(), Waive(), WaiveDeal(), WaiveTurn(), Watch()
ANSWERS: tuple[Accept | Respond, ...] = (ACCEPT, *(Respond(k) for k in range(MOST + 1)))


def lay_aways(hand: Sequence[int]) -> list[LayAway]:
    """Return every set of cards that may go to the crib from a hand just dealt."""
    if len(hand) == HAND[2]:
        ordered = sorted(hand)
        return [LAY_TWO[a][b] for i, a in enumerate(ordered) for b in ordered[i + 1 :]]
    return [LAY_ONE[c] for c in hand]
