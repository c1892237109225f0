"""Heuristic player for Six-Suit Fort: examines every capture and every fort it allows, and takes the most promising."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.games.six_suit_fort.rules import BUILD, Play
from engine.games.six_suit_fort.state import SixSuitFortState
from engine.games.six_suit_fort.terms import (
    FIRST,
    LEFT,
    MODES,
    RIGHT,
    SPOTS,
    STACK_LEFT,
    WAYS,
    Columns,
    Steps,
    captured,
    penalty,
    ways_of,
)

PER_TURN = 1.3
"""The approximate number of cards that a turn takes off the stock."""
WIDER, HIGHER = 1.0, 0.2
"""How much wider a fort gets in a turn, and how much higher a column that is open at an end, approximately."""
BURDEN = 0.5
"""The cost of a point of penalty in the hand while turns remain to remove it; 1 at the end."""


class Size(NamedTuple):
    """The part of a fort that counts: columns, cards of the tallest one, of the outer ones."""

    width: int
    tallest: int
    left: int
    right: int


def size_of(area: Columns) -> Size:
    """Return the size of a fort."""
    return Size(len(area), max(map(len, area)), len(area[0]), len(area[-1])) if area else Size(0, 0, 0, 0)


def grown(size: Size, steps: Steps) -> Size:
    """Return the size after these steps."""
    width, tallest, left, right = size
    for _, place in steps:
        if place in (FIRST, LEFT, RIGHT):
            width += 1
            tallest = max(tallest, 1)
            left = 1 if place != RIGHT else left
            right = 1 if place != LEFT else right
        elif place == STACK_LEFT:
            left += 1
            right = left if width == 1 else right
            tallest = max(tallest, left)
        else:
            right += 1
            tallest = max(tallest, right)
    return Size(width, tallest, left, right)


def promise(size: Size, turns: float) -> float:
    """Return the expected points of a fort in this many more own turns."""
    width, tallest, left, right = size
    return (width + WIDER * turns) * max(tallest, max(left, right) + HIGHER * turns)


def turns_left(s: SixSuitFortState, seat: int) -> float:
    """Return about how many own turns come after the present one."""
    n = len(s.areas)
    if s.trigger:
        return 0.0
    return max(1.0 if s.stock else 0.0, len(s.stock) / PER_TURN / n)


def worth(size: Size, hand: Iterable[int], turns: float) -> float:
    """Return the expected points of fort and hand."""
    return promise(size, turns) - penalty(hand) * (BURDEN if turns else 1.0)


def best_build(
    s: SixSuitFortState, seat: int, loose: Sequence[int], hand: Sequence[int], turns: float
) -> tuple[float, int]:
    """Return the most promising way to build these captured cards, after its worth."""
    size, found = size_of(s.areas[seat]), []
    for way in ways_of(s.areas[seat], loose):
        steps = WAYS[way]
        used = [at for at, _ in steps]
        kept = [c for at, c in enumerate(loose) if at not in used]
        found.append((worth(grown(size, steps), [*hand, *kept], turns), way))
    return max(found, key=lambda option: option[0])


def digs(s: SixSuitFortState, seat: int) -> Iterator[tuple[Play, list[int]]]:
    """Return plays with their captures, one for each set of cards."""
    met = set()
    for card in s.hands[seat]:
        for spot in range(len(SPOTS)):
            if s.field[SPOTS[spot].adjacent] < 0:
                continue
            for mode in MODES:
                loose = captured(s.field, card, spot, mode)
                key = frozenset(loose), card
                if key not in met:
                    met.add(key)
                    yield Play(card, spot, mode), loose


def ranked(s: SixSuitFortState, seat: int) -> list[tuple[float, Play]]:
    """Return plays by their promise with the best fort after them, the best first."""
    turns, found = turns_left(s, seat), []
    for play, loose in digs(s, seat):
        hand = [c for c in s.hands[seat] if c != play.card]
        found.append((best_build(s, seat, loose, hand, turns)[0], play))
    found.sort(key=lambda option: -option[0])
    return found


def choose(game: Game[SixSuitFortState], s: SixSuitFortState, seat: int, rnd: Rnd) -> Action:
    """Return the most promising play or way of building; the pair that is worth most."""
    if s.phase == "play":
        return ranked(s, seat)[0][1]
    if s.phase == "build":
        return BUILD[best_build(s, seat, s.loose, s.hands[seat], turns_left(s, seat))[1]]
    return game.timeout(s, seat)
