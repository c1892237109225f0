"""The terms of Boonaken: cards and their values, roem, bids and their order, and legal cards.

For rules, players, pictures and words. A bid is a number: points (a multiple of 5), MISERE, ZWABBER, or BOONAAK plus
the roem announced with it. ``strict`` always means the rules of the Dutch championship.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.cards import PER_SUIT, RANK, RANKS, SUIT
from engine.families.tricks import NO_TRUMP

STANDARD, CHAMPIONSHIP = "standard", "championship"
MATCH = "match"
"""The way to end of a table that shows one deal of a match: marks do not count there."""
FIRST_OUT, FIND_LOSER = "first_out", "find_loser"
"""Ways to end; CHAMPIONSHIP is the third."""
TRICKS: Final = 6
"""Tricks of a deal, and cards of a hand."""
ALL_POINTS: Final = 141
MIN_BID: Final = 25
"""The lowest number that may be bid (R3), if the table has named no other."""
REDEALS: Final = 10
"""The number of passed-out deals in a row that make a draw (R5), if the table has named no other."""
OPEN: Final = 2
"""The number of face-up table cards."""
TWO: Final = 2
"""The number of pluses to go out, and of minuses to lose."""
PLACE_POINTS: Final = (0, 10, 8, 4, 1, 0)
"""The points for the places of a championship game; 0 is none."""

ORDER: Final = tuple(RANKS.index(r) for r in ("A", "K", "Q", "J", "10", "9", "8", "7"))
"""Ranks from the highest in a plain suit; runs always go by this order."""
TRUMP_ORDER: Final = tuple(RANKS.index(r) for r in ("J", "9", "A", "K", "Q", "10", "8", "7"))
CARDS: Final = tuple(suit * PER_SUIT + rank for suit in range(4) for rank in ORDER)
TIE: Final = (0, 1, 3, 2)
"""The place of each suit when the clock chooses among equal ones: S H D C."""
JACKS: Final = tuple(suit * PER_SUIT + RANKS.index("J") for suit in range(4))
_WORTH: Final = {RANKS.index(r): n for r, n in (("A", 11), ("K", 3), ("Q", 2), ("J", 1), ("10", 10))}
_TRUMP_WORTH: Final = {**_WORTH, RANKS.index("J"): 20, RANKS.index("9"): 14}


def _by_trump(plain: dict[int, int], trumps: dict[int, int]) -> tuple[tuple[int, ...], ...]:
    """Return a number for every card by its rank: by trump suit, last without trumps (NO_TRUMP indexes it)."""
    return tuple(
        tuple((trumps if SUIT[c] == trump else plain).get(RANK[c], 0) for c in range(4 * PER_SUIT))
        for trump in (0, 1, 2, 3, NO_TRUMP)
    )


STRENGTH: Final = _by_trump(
    {rank: 7 - k for k, rank in enumerate(ORDER)}, {rank: 7 - k for k, rank in enumerate(TRUMP_ORDER)}
)
"""By trump suit and card: its strength within its suit, 0 to 7."""
POINTS: Final = _by_trump(_WORTH, _TRUMP_WORTH)
"""By trump suit and card: its card points."""
IN_HAND: Final = tuple(tuple(SUIT[c] * 8 - high[c] for c in range(4 * PER_SUIT)) for high in STRENGTH)
"""By trump suit each card's place in a sorted hand: suit by suit, the strongest first."""

ROEM_STEPS: Final = (0, 20, 40, 50, 60, 70, 100, 120, 140, 200, 220, 240)
"""All possible totals of the roem of six cards."""
STUK: Final = 20
_RUN: Final = (0, 0, 0, 20, 50, 100)
_LONG_RUN: Final = {False: 200, True: 100}
_FOURS: Final = {RANKS.index("J"): 200, **{RANKS.index(r): 100 for r in ("Q", "K", "A")}}
_BIT: Final = tuple(1 << ORDER.index(RANK[c]) if RANK[c] in ORDER else 0 for c in range(4 * PER_SUIT))
KING_AND_QUEEN: Final = tuple((suit * PER_SUIT + 12, suit * PER_SUIT + 11) for suit in range(4))


def combinations(cards: Sequence[int], trump: int, strict: bool) -> list[tuple[int, list[int]]]:
    """Return the roem in ``cards``, each with its points: runs, fours, king and queen of trumps.

    A run is as long as possible: splitting it never gains.
    """
    out: list[tuple[int, list[int]]] = []
    for suit in range(4):
        held = sorted((c for c in cards if SUIT[c] == suit), key=_BIT.__getitem__)
        run: list[int] = []
        for c in [*held, -1]:
            if run and (c < 0 or _BIT[c] != _BIT[run[-1]] << 1):
                if len(run) > 2:
                    out.append((_RUN[len(run)] if len(run) < len(_RUN) else _LONG_RUN[strict], run))
                run = []
            run.append(c)
    for rank, points in _FOURS.items():
        four = [c for c in cards if RANK[c] == rank]
        if len(four) == 4:
            out.append((points, four))
    if trump != NO_TRUMP and set(KING_AND_QUEEN[trump]) <= set(cards):
        out.append((STUK, list(KING_AND_QUEEN[trump])))
    return out


_SETS: Final = [[c for c in range(PER_SUIT) if _BIT[c] & held] for held in range(256)]
_RUNS: Final = [
    [sum([points for points, _ in combinations(cards, NO_TRUMP, strict)]) for cards in _SETS]
    for strict in (False, True)
]
"""By ``strict`` and the cards of a suit (``_BIT``): the points of their runs."""
_IN_ALL: Final = [sum([_FOURS.get(RANK[c], 0) for c in cards]) for cards in _SETS]
"""By the ranks held in every suit: the points of the fours."""
_PAIR: Final = sum([_BIT[c] for c in KING_AND_QUEEN[0]])


def roem(cards: Sequence[int], trump: int, strict: bool) -> int:
    """Return the points of all ``combinations``, from tables: players ask often."""
    held = [0, 0, 0, 0]
    for c in cards:
        held[SUIT[c]] |= _BIT[c]
    a, b, c, d = held
    runs = _RUNS[strict]
    out = runs[a] + runs[b] + runs[c] + runs[d] + _IN_ALL[a & b & c & d]
    return out + STUK if trump != NO_TRUMP and held[trump] & _PAIR == _PAIR else out


def declarable(most: int) -> list[int]:
    """Return the amounts that may be declared with this much roem in hand: all of it, or less."""
    return [step for step in ROEM_STEPS if step <= most]


# Bids

MISERE: Final = 1
ZWABBER: Final = 2
BOONAAK: Final = 1000
STEP: Final = 5
HIGHEST_BID: Final = 380
"""The highest bid that can be made (R3)."""
_KEYS: Final = {False: {MISERE: 72.5, ZWABBER: 102.5}, True: {MISERE: 102.5, ZWABBER: 127.5}}


def key(bid: int, strict: bool) -> float:
    """Return the strength of a bid."""
    return _KEYS[strict].get(bid, bid)


def is_number(bid: int) -> bool:
    """True if it is a bid of points."""
    return ZWABBER < bid < BOONAAK


def counts_roem(bid: int) -> bool:
    """True if the declarer's roem matters: it is declared with points, and needed for a boonaak with roem."""
    return is_number(bid) or bid > BOONAAK


def next_number(high: int, least: int, strict: bool) -> int:
    """Return the lowest bid of points above ``high``; more than HIGHEST_BID if there is none."""
    return max(least, int(key(high, strict)) // STEP * STEP + STEP)


def all_tricks(bid: int) -> bool:
    """True if the declarer is to take every trick."""
    return bid == ZWABBER or bid >= BOONAAK


def has_trump(bid: int, declarers: int, strict: bool) -> bool:
    """True if a trump suit is named: for points and boonaak, and by the championship for a single misère (R17)."""
    return is_number(bid) or bid >= BOONAAK or (bid == MISERE and strict and declarers == 1)


def blind_cards(active: int, strict: bool) -> int:
    """Return the number of face-down table cards, by the number of active seats; two more are face up."""
    return 0 if active == 5 else 1 if strict else 2


# Tricks


def playable(hand: list[int], trick: Sequence[int], trump: int, strict: bool) -> list[int]:
    """Return the cards that may be played to ``trick``; the jack of trumps never has to be (R18)."""
    if not trick:
        return hand
    led = SUIT[trick[0]]
    if trump == NO_TRUMP:
        return [c for c in hand if SUIT[c] == led] or hand
    jack = JACKS[trump]
    if led == trump:
        trumps = [c for c in hand if SUIT[c] == trump]
        return hand if not trumps or trumps == [jack] else trumps
    free = hand
    for c in hand:
        if SUIT[c] == led:
            free = [c for c in hand if SUIT[c] == led or SUIT[c] == trump]
            break
    if not strict:
        return free
    high = STRENGTH[trump]
    top = max([high[c] for c in trick if SUIT[c] == trump], default=-1)
    over = [c for c in free if SUIT[c] != trump or high[c] > top]
    return free if not over or over == [jack] else over


def card_points(cards: Iterable[int], trump: int) -> int:
    """Return the card points in a trick."""
    worth = POINTS[trump]
    return sum([worth[c] for c in cards])
