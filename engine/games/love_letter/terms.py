"""Love Letter: its cards, and what follows from plain public values; pictures and words use this too.

A card is its number. Cards of one number are identical, so nothing may distinguish two of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.families.outcome import leaders

GUARD, PRIEST, BARON, HANDMAID, PRINCE, KING, COUNTESS, PRINCESS = range(1, 9)
MINISTER: Final = 9
"""The number by which pictures and words call the 7 if it is the minister."""
COPIES: Final = (0, 5, 2, 2, 2, 2, 1, 1, 1)
"""By number: how many of these cards there are."""
DECK: Final = tuple(card for card, copies in enumerate(COPIES) for _ in range(copies))
NUMBERED: Final = tuple(range(GUARD, PRINCESS + 1))
"""The numbers of the cards."""
NUMBERS: Final = tuple(range(PRIEST, PRINCESS + 1))
"""The numbers that a guard may name (R2)."""
AIMED: Final = frozenset({GUARD, PRIEST, BARON, KING})
"""Cards that do nothing if no other player can be chosen."""
FACE_UP: Final = 3
"""The number of cards turned up and out of play with two players."""
TARGETS: Final = {2: 7, 3: 5, 4: 4}
"""By number of seats: the tokens that end a game."""
MAX_ROUNDS: Final = 40
"""The maximum number of rounds (R9), if the table has named no other."""
TOO_MUCH: Final = 12
"""The sum of the minister and another card from which on the holder is out."""


def too_much(one: int, other: int) -> bool:
    """True if the minister (the 7) falls with these two cards in hand."""
    return COUNTESS in (one, other) and one + other >= TOO_MUCH


def best(cards: Sequence[int], discards: Sequence[Sequence[int]]) -> list[int]:
    """Return the seats that win a showdown: the highest card, of equal ones the higher sum of the own discards (R4).

    ``cards``: by seat the card held, 0 for seats that are out.
    """
    return leaders([(card, sum(pile)) if card else (0, 0) for card, pile in zip(cards, discards, strict=True)])


def face(card: int, minister: bool) -> int:
    """Return the number by which a card is drawn and called: its own, or MINISTER."""
    return MINISTER if minister and card == COUNTESS else card


def piles(discards: Sequence[Sequence[int]], plays: Sequence[Sequence[int]]) -> list[list[tuple[int, Sequence[int]]]]:
    """Return by seat the discards in order, each with the entry of ``plays`` that played it, or () if there is none."""
    found: list[list[tuple[int, Sequence[int]]]] = [[] for _ in discards]
    for play in plays:
        seat, card, target, _, fell = play
        if card == COUNTESS and fell == seat:
            continue
        found[seat].append((card, play))
        if card == PRINCE:
            found[target].append((discards[target][len(found[target])], ()))
    for pile, told in zip(discards, found, strict=True):
        told += [(card, ()) for card in pile[len(told) :]]
    return found
