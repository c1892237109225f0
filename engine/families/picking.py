"""Picking: players take cards of an open pool one after the other, and may choose their cards ahead, in order.

A game's state has ``pool`` (public, the cards that may be taken) and ``wanted`` (memo, by seat the cards wished for,
most wanted first). A wish is kept until the pool is empty. The first of its cards that is still in the pool is taken,
at the pace of a computer player, since all players see whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core.action import Action
from engine.core.prepared.wishes import Wish


class Pick(Action):
    """Take a card of the pool."""

    card: int


class Want(Wish):
    """Add a card of the pool to the end of one's wishes."""

    card: int


class Unwant(Wish):
    """Clear the wishes, and be asked."""


PICK = tuple(Pick(c) for c in range(78))
WANT = tuple(Want(c) for c in range(78))
"""One object per card, so that simulations make none."""
UNWANT = Unwant()


class Pool(Protocol):
    """The fields that a state with a pool needs."""

    pool: list[int]
    wanted: list[list[int]]


def open_wishes(s: Pool, seat: int) -> Sequence[Wish]:
    """Return wishes for the cards of the pool not yet wished for, and the move that clears the wishes."""
    mine = s.wanted[seat]
    more = [WANT[c] for c in s.pool if c not in mine]
    return [*more, UNWANT] if mine else more


def keep_wish(s: Pool, seat: int, wish: Wish) -> list[int]:
    """Store a wish and return the cards that the seat wishes for now."""
    s.wanted[seat] = [*s.wanted[seat], wish.card] if isinstance(wish, Want) else []
    return s.wanted[seat]


def wished(s: Pool, seat: int) -> Pick | None:
    """Return the most wanted card that is still in the pool; None if none is."""
    return next((PICK[c] for c in s.wanted[seat] if c in s.pool), None)
