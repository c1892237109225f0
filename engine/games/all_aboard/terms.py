"""The terms of All Aboard: the pack, which cards fit, the start player, the score of a round.

Cards are ints of six suits (``engine.core.cards``), followed by four jokers, JB1 JB2 JR1 JR2 (black, red). The line is
all cards laid in a round; its last card is the table card T. A red table card is a signal, a black one a wagon.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.cards import RANK, TIE
from engine.families.jokers import FIRST_JOKER, NO_SUIT, PACK, RED, SUIT_OF
from engine.families.jokers import held as held

HAND: Final = 8
"""The number of cards each seat is dealt and refills to."""
BONUS: Final = 20
"""The points for a hand without a black card at the end of a round."""
COST: Final = 2
"""The points for each red card in hand at the end of a round."""
ROUNDS, POINTS = "rounds", "points"
"""The conditions that end a match (option ``end``)."""
WILD, OUT = "wild", "out"
"""Whether the jokers are in the pack (R2)."""
MATCHING, FREE = "matching", "free"
"""Whether the suit of a dump must go with the table card (R7)."""

NUMBER: Final = (*(rank + 1 for rank in RANK), *[0] * 4)
"""A=1 to K=13; a joker has none."""
RED_SUITS: Final = (1, 3, 4)
RANKED: Final = tuple((14, card) if card >= FIRST_JOKER else (NUMBER[card], TIE[card]) for card in range(PACK))
"""Sort key: the card that starts first comes first (R4, R19)."""
IN_ORDER: Final = tuple((TIE[card], card) if card < FIRST_JOKER else (6, card) for card in range(PACK))
"""Sort key: by suit, then number, jokers last; the clock picks its move in this order."""
_BY_NUMBER: Final = tuple((NUMBER[card] or 14, RED[card], card) for card in range(PACK))


def same_number(a: int, b: int) -> bool:
    """True for equal ranks; a joker stands for every number."""
    return NUMBER[a] == NUMBER[b] or not NUMBER[a] or not NUMBER[b]


def same_suit(a: int, b: int) -> bool:
    """True for equal suits; a joker stands for every suit of its colour."""
    return RED[a] == RED[b] and (SUIT_OF[a] == SUIT_OF[b] or NO_SUIT in (SUIT_OF[a], SUIT_OF[b]))


MATES: Final = tuple(tuple(same_number(c, t) for c in range(PACK)) for t in range(PACK))
"""By table card and card: ``same_number``."""
FITS: Final = tuple(tuple(MATES[t][c] or same_suit(c, t) for c in range(PACK)) for t in range(PACK))
"""By table card and card: whether the number or the suit is the same (R1)."""
STOPS: Final = tuple(tuple(MATES[t][c] and RED[c] for c in range(PACK)) for t in range(PACK))
"""By table card and card: whether the card is a red card of the same number."""
OPENS: Final = tuple(tuple(MATES[t][c] and not RED[c] for c in range(PACK)) for t in range(PACK))
"""By table card and card: whether it is a black card of the same number."""
ROLLS: Final = tuple(tuple(FITS[t][c] and not RED[c] for c in range(PACK)) for t in range(PACK))
"""By table card and card: whether it is a black card that fits."""
GOES: Final = tuple(
    tuple(
        tuple((FITS[t][c] or (RED[c] and free)) if RED[c] == RED[t] else MATES[t][c] for c in range(PACK))
        for t in range(PACK)
    )
    for free in (False, True)
)
"""By whether dumps are free, table card and card: whether holding the card makes any step possible."""


def by_number(cards: Iterable[int]) -> list[int]:
    """Return a hand by number, the jokers last."""
    return sorted(cards, key=_BY_NUMBER.__getitem__)


def pack(jokers: str) -> range:
    """Return the cards in play."""
    return range(PACK if jokers == WILD else FIRST_JOKER)


def start_player(shown: Sequence[int]) -> int:
    """Return the seat with the lowest card (R4), from the cards by seat."""
    return min(range(len(shown)), key=lambda p: RANKED[shown[p]])


def reds(cards: Iterable[int]) -> int:
    """Return how many red cards these are, jokers included."""
    return sum([RED[c] for c in cards])


def round_parts(proofs: int, hand: Sequence[int]) -> tuple[int, int, int]:
    """Return the points of a seat for a round by kind: for proofs, for red cards left, for a hand without black ones
    (R13)."""
    red = reds(hand)
    return proofs, -COST * red, BONUS if red == len(hand) else 0


def round_score(proofs: int, hand: Sequence[int]) -> int:
    """Return the points of a seat for a round (R13)."""
    return sum(round_parts(proofs, hand))
