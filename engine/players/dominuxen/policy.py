"""Heuristic player for Dominuxen: lays large sets so that few are left to lay, snatches what it can lay again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.core.tiles import DOUBLE, HAS, HIGH, HIGHEST, LOW
from engine.games.dominuxen.moves import BACK, DISCARD, DRAW, LEAVE, PILE, TAKE, Play
from engine.games.dominuxen.rules import largest_sets
from engine.games.dominuxen.state import DominuxenState, attack, victims_of
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative

HURRY = 3
"""With so few tiles in a hand somewhere the round may end at any time: get rid of as much as possible."""
LONG = 18
"""Hands of more tiles are not planned through."""
PER_SET = 1.5
"""What a turn is worth in points: every set left to lay costs one."""
PER_VICTIM = 0.8
"""What the choice about another's set is worth."""
BIG = 5
"""So many tiles of one number are worth keeping together."""


def sets_to_lay(hand: Sequence[int]) -> int:
    """How many sets it takes to lay the hand, always the largest one next."""
    left, count = list(hand), 0
    while left:
        held = [0] * (HIGHEST + 1)
        for t in left:
            held[LOW[t]] += 1
            if HIGH[t] != LOW[t]:
                held[HIGH[t]] += 1
        has = HAS[max(range(HIGHEST + 1), key=held.__getitem__)]
        left = [t for t in left if not has[t]]
        count += 1
    return count


def _held(hand: Sequence[int], number: int) -> int:
    """How many tiles of the hand have the number."""
    return sum(HAS[number][t] for t in hand)


def _shortest(s: DominuxenState, seat: int) -> int:
    """How many tiles the opponent with the fewest has in hand."""
    return min(len(hand) for p, hand in enumerate(s.hands) if p != seat)


def _plays(s: DominuxenState, seat: int) -> list[Play]:
    """All tiles of a number; a double also as one, where that attacks."""
    plays = largest_sets(s.hands[seat], s.double_tiles)
    for play in plays[:]:
        if play.size > len(play.tiles) and victims_of(s, seat, play.number, play.size - 1):
            plays.append(Play(play.number, play.tiles, play.size - 1))
    return plays


def _play(s: DominuxenState, seat: int, rnd: Rnd) -> Play:
    hand = s.hands[seat]
    hurry = _shortest(s, seat) <= HURRY
    best, move = -1e9, None
    for play in _plays(s, seat):
        gain = float(len(play.tiles))
        if s.double_tiles and DOUBLE[play.number] in play.tiles:
            gain += 1
        if len(play.tiles) == len(hand):
            return play
        if not hurry and len(hand) <= LONG:
            gain -= PER_SET * sets_to_lay([t for t in hand if t not in play.tiles])
            gain += PER_VICTIM * len(victims_of(s, seat, play.number, play.size))
        gain += 0.01 * rnd()
        if gain > best:
            best, move = gain, play
    assert move is not None, "every hand has a play"
    return move


def _take(s: DominuxenState, seat: int) -> bool:
    """Whether a set is worth having: with those in hand it can be laid again in one go."""
    _, number, _, _ = attack(s)
    tiles = s.lines[s.victims[0]][-1][2:]
    hand = s.hands[seat]
    if _shortest(s, seat) <= HURRY or len(hand) > LONG:
        return False
    before, after = sets_to_lay(hand), sets_to_lay([*hand, *tiles])
    return after <= before or (_held(hand, number) >= 2 and len(tiles) <= BIG)


def _back(s: DominuxenState, seat: int) -> bool:
    """Whether to take an own set back: large ones, and those that fit what is in the hand."""
    _, number, _, _ = attack(s)
    tiles = s.lines[seat][-1][2:]
    return len(tiles) >= BIG or _held(s.hands[seat], number) >= 1


def _draw(s: DominuxenState, seat: int) -> int:
    """The tile of the row that fits best, or the top of the pile."""
    hand = s.hands[seat]

    def fit(t: int) -> int:
        return max(_held(hand, LOW[t]), _held(hand, HIGH[t]))

    best = max(s.row, key=fit) if s.row else PILE
    return best if s.row and (not s.pile or fit(best) >= 1) else PILE


def choose(game: Game[DominuxenState], s: DominuxenState, seat: int, rnd: Rnd) -> Action:
    """One decision from what ``seat`` knows."""
    if s.phase == "take":
        return TAKE if _take(s, seat) else LEAVE
    if s.phase == "recover":
        return BACK if _back(s, seat) else DISCARD
    if s.phase == "draw":
        return DRAW[_draw(s, seat)]
    return _play(s, seat, rnd)


SPAN = 60.0
"""Points of a round between the worst and the best that may come of it."""


class DominuxenPolicy(SearchPolicy[DominuxenState]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.4
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0

    def horizon(self, s: DominuxenState) -> int:
        """How many rounds are finished."""
        return len(s.columns)

    def values(self, s: DominuxenState, before: DominuxenState) -> Sequence[float]:
        """Points of the round."""
        return relative(s.columns[-1], SPAN)

    def candidates(self, game: Game[DominuxenState], s: DominuxenState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Whole sets only, and one tile at a time."""
        if s.phase == "play":
            return _plays(s, seat)
        if s.phase == "draw":
            return [*(DRAW[t] for t in s.row), DRAW[PILE]] if s.pile else [DRAW[t] for t in s.row]
        return game.legal(s, seat)

    def rollout(
        self, game: Game[DominuxenState], s: DominuxenState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Lays the largest set, seldom takes one, takes its own larger ones back."""
        if s.phase == "take":
            return TAKE if rnd() < 0.3 else LEAVE
        if s.phase == "recover":
            return BACK if len(s.lines[seat][-1]) > 3 else DISCARD
        if s.phase == "draw":
            return DRAW[s.row[int(rnd() * len(s.row))] if s.row and (not s.pile or rnd() < 0.5) else PILE]
        hand, held = s.hands[seat], [0.7 * rnd() for _ in range(HIGHEST + 1)]
        for t in hand:
            low, top = LOW[t], HIGH[t]
            held[low] += 1
            if low != top:
                held[top] += 1
        number = held.index(max(held))
        has = HAS[number]
        tiles = tuple(sorted(t for t in hand if has[t]))
        return Play(number, tiles, len(tiles) + (s.double_tiles and DOUBLE[number] in tiles))

    def reason(self, s: DominuxenState, seat: int, action: Any, result: SearchResult) -> Reason | None:
        """How many tiles go at once, whom it attacks, how many sets are left to lay; for others' tiles what fits."""
        slug = "dominuxen-hint-why-"
        hand = s.hands[seat]
        if isinstance(action, Play):
            left = sets_to_lay([t for t in hand if t not in action.tiles])
            victims = victims_of(s, seat, action.number, action.size)
            facts = {"count": len(action.tiles), "sets": left, "victims": len(victims)}
            if victims:
                return slug + "attack", facts
            return slug + ("sets" if left else "last"), facts
        if s.phase == "draw":
            fits = {t: max(_held(hand, LOW[t]), _held(hand, HIGH[t])) for t in s.row}
            most = max(fits.values(), default=0)
            if action == DRAW[PILE]:
                return None if most or not fits else (slug + "rest", {})
            return (slug + "draw", {}) if most and fits.get(getattr(action, "tile", PILE)) == most else None
        tiles = s.lines[s.victims[0] if s.phase == "take" else seat][-1][2:]
        if action == LEAVE:
            return slug + "leave", {"count": len(tiles)}
        number = max(_held([*hand, *tiles], n) for n in range(HIGHEST + 1) if any(HAS[n][t] for t in tiles))
        grows = number > len(tiles)
        return (slug + action.tag, {}) if grows == (action != DISCARD) else None


POLICY = DominuxenPolicy()
