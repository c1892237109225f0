"""Heuristic player for Dominuxen: plays large sets to leave few, and snatches tiles that it can play again."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.core.tiles import DOUBLE, HAS, HIGH, HIGHEST, LOW
from engine.games.dominuxen.moves import BACK, DISCARD, DRAW, LEAVE, TAKE, Play
from engine.games.dominuxen.rules import largest_sets
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import PILE, victims_of

HURRY = 3
"""With so few tiles in any hand the round may end at any time: play as many tiles as possible."""
LONG = 18
"""The maximum number of tiles in a hand that is planned completely."""
PER_SET = 1.5
"""The worth of a turn in points: every set left to play costs one."""
PER_VICTIM = 0.8
"""The worth of the choice about another seat's set."""
BIG = 5
"""The number of tiles of one number worth keeping together."""


def sets_to_lay(hand: Sequence[int]) -> int:
    """Return how many sets it takes to play the hand, always the largest one next."""
    left, count = list(hand), 0
    while left:
        counts = [0] * (HIGHEST + 1)
        for t in left:
            counts[LOW[t]] += 1
            if HIGH[t] != LOW[t]:
                counts[HIGH[t]] += 1
        has = HAS[max(range(HIGHEST + 1), key=counts.__getitem__)]
        left = [t for t in left if not has[t]]
        count += 1
    return count


def held(hand: Sequence[int], number: int) -> int:
    """Return how many tiles of the hand have the number."""
    return sum(HAS[number][t] for t in hand)


def _shortest(s: DominuxenState, seat: int) -> int:
    """Return the number of tiles of the opponent with the fewest."""
    return min(len(hand) for p, hand in enumerate(s.hands) if p != seat)


def plays(s: DominuxenState, seat: int) -> list[Play]:
    """Return all tiles of each number; a double also as one, if that attacks."""
    found = largest_sets(s.hands[seat], s.double_tiles)
    for play in found[:]:
        if play.size > len(play.tiles) and victims_of(s.lines, seat, play.number, play.size - 1):
            found.append(Play(play.number, play.tiles, play.size - 1))
    return found


def _play(s: DominuxenState, seat: int, rnd: Rnd) -> Play:
    hand = s.hands[seat]
    hurry = _shortest(s, seat) <= HURRY
    best, move = -1e9, None
    for play in plays(s, seat):
        gain = float(len(play.tiles))
        if s.double_tiles and DOUBLE[play.number] in play.tiles:
            gain += 1
        if len(play.tiles) == len(hand):
            return play
        if not hurry and len(hand) <= LONG:
            gain -= PER_SET * sets_to_lay([t for t in hand if t not in play.tiles])
            gain += PER_VICTIM * len(victims_of(s.lines, seat, play.number, play.size))
        gain += 0.01 * rnd()
        if gain > best:
            best, move = gain, play
    assert move is not None, "every hand has a play"
    return move


def _take(s: DominuxenState, seat: int) -> bool:
    """True if a set is worth taking: with the tiles in hand it can be played again as one set."""
    _, number, _, _ = s.attack
    tiles = s.attacked_set[2:]
    hand = s.hands[seat]
    if _shortest(s, seat) <= HURRY or len(hand) > LONG:
        return False
    before, after = sets_to_lay(hand), sets_to_lay([*hand, *tiles])
    return after <= before or (held(hand, number) >= 2 and len(tiles) <= BIG)


def _back(s: DominuxenState, seat: int) -> bool:
    """True if the player should take an own set back: large ones, and those that fit the hand."""
    _, number, _, _ = s.attack
    tiles = s.attacked_set[2:]
    return len(tiles) >= BIG or held(s.hands[seat], number) >= 1


def _draw(s: DominuxenState, seat: int) -> int:
    """Return the tile of the row that fits best, or the top of the pile."""
    hand = s.hands[seat]

    def fit(t: int) -> int:
        return max(held(hand, LOW[t]), held(hand, HIGH[t]))

    best = max(s.row, key=fit) if s.row else PILE
    return best if s.row and (not s.pile or fit(best) >= 1) else PILE


def choose(game: Game[DominuxenState], s: DominuxenState, seat: int, rnd: Rnd) -> Action:
    """Return a move from what ``seat`` knows."""
    if s.phase == "take":
        return TAKE if _take(s, seat) else LEAVE
    if s.phase == "recover":
        return BACK if _back(s, seat) else DISCARD
    if s.phase == "draw":
        return DRAW[_draw(s, seat)]
    return _play(s, seat, rnd)
