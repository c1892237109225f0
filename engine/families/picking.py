"""Picking: one after the other takes a card of an open pool, and may say ahead which ones in which order.

A game's state has ``pool`` (public, the cards that may be taken) and ``wanted`` (memo, by seat the cards wished for,
the dearest first). A wish is kept until the pool is gone; of its cards the first that still lies there is taken, at
the pace of a computer player, since everybody sees whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core.action import Action
from engine.core.wishes import Wish


class Pick(Action):
    """Take a card of the pool."""

    card: int


class Want(Wish):
    """Put a card of the pool at the end of what one wants."""

    card: int


class Unwant(Wish):
    """Want nothing ahead of time, and be asked."""


PICK = tuple(Pick(c) for c in range(78))
WANT = tuple(Want(c) for c in range(78))
"""One object per card, so that simulations make none."""
UNWANT = Unwant()


class Pool(Protocol):
    """What a state needs for it."""

    pool: list[int]
    wanted: list[list[int]]


def open_wishes(s: Pool, seat: int) -> Sequence[Wish]:
    """The cards of the pool that are not wished for yet, and to take the wish back."""
    mine = s.wanted[seat]
    more = [WANT[c] for c in s.pool if c not in mine]
    return [*more, UNWANT] if mine else more


def keep_wish(s: Pool, seat: int, wish: Wish) -> list[int]:
    """Note it; returns what the seat wants now."""
    s.wanted[seat] = [*s.wanted[seat], wish.card] if isinstance(wish, Want) else []
    return s.wanted[seat]


def wished(s: Pool, seat: int) -> Pick | None:
    """The dearest card that still lies in the pool, None where none of them does."""
    return next((PICK[c] for c in s.wanted[seat] if c in s.pool), None)
