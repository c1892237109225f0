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
    """Play a card and state what it scores (muggins ``full``). A claim stands."""

    binding: ClassVar[bool] = True

    card: int
    points: int


class Claim(Action):
    """State what the own hand scores in the show, the dealer thereafter what the crib scores."""

    points: int


class Accept(Action):
    """Nothing was missed."""


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


# One object per move wherever simulations need many.
LAY_ONE = tuple(LayAway((c,)) for c in DECK)
LAY_TWO = tuple(tuple(LayAway((a, b)) for b in DECK) for a in DECK)
PLAY = tuple(Play(c) for c in DECK)
CLAIMS = tuple(Claim(k) for k in range(MOST + 1))
ACCEPT, WAIVE, WAIVE_DEAL, WAIVE_TURN, WATCH = Accept(), Waive(), WaiveDeal(), WaiveTurn(), Watch()
ANSWERS: tuple[Accept | Respond, ...] = (ACCEPT, *(Respond(k) for k in range(MOST + 1)))


def lay_aways(hand: Sequence[int]) -> list[LayAway]:
    """Every set of cards that may go to the crib from a hand just dealt."""
    if len(hand) == HAND[2]:
        ordered = sorted(hand)
        return [LAY_TWO[a][b] for i, a in enumerate(ordered) for b in ordered[i + 1 :]]
    return [LAY_ONE[c] for c in hand]
