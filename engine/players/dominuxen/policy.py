"""Computer players of Dominuxen: one plays large sets to leave few, and snatches tiles to play again; one searches.

For the search the end of the round is the horizon.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.core.tiles import DOUBLE, HAS, HIGH, HIGHEST, LOW
from engine.games.dominuxen.rules import BACK, DISCARD, DRAW, LEAVE, TAKE, Play, largest_sets
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import PILE, victims_of
from engine.players.policy import SearchPolicy, SearchResult, relative

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
SPAN = 60.0
"""The difference in points between the worst and the best outcome of a round."""


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


def _whims(cases: int) -> tuple[tuple[float, ...], ...]:
    """Return by case and number a value below one tile, so that the quick player varies its numbers."""
    at, found = 12, list[tuple[float, ...]]()
    for _ in range(cases):
        whim = []
        for _ in range(HIGHEST + 1):
            at = (at * 1103515245 + 12345) % 2**31  # the generator of the C standard's example
            whim.append(0.7 * at / 2**31)
        found.append(tuple(whim))
    return tuple(found)


WHIMS = _whims(256)


class DominuxenPolicy(SearchPolicy[DominuxenState]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.4
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0

    def horizon(self, s: DominuxenState) -> int:
        """Return how many rounds are finished."""
        return len(s.columns)

    def values(self, s: DominuxenState, before: DominuxenState) -> Sequence[float]:
        """Return the points of the round."""
        return relative(s.columns[-1], SPAN)

    def candidates(self, game: Game[DominuxenState], s: DominuxenState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return whole sets only, and one tile at a time."""
        if s.phase == "play":
            return plays(s, seat)
        if s.phase == "draw":
            return [*(DRAW[t] for t in s.row), DRAW[PILE]] if s.pile else [DRAW[t] for t in s.row]
        return game.legal(s, seat)

    def rollout(
        self, game: Game[DominuxenState], s: DominuxenState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return a move: plays the largest set, seldom takes one, takes its own larger ones back."""
        if s.phase == "take":
            return TAKE if rnd() < 0.3 else LEAVE
        if s.phase == "recover":
            return BACK if len(s.attacked_set) > 3 else DISCARD
        if s.phase == "draw":
            return DRAW[s.row[int(rnd() * len(s.row))] if s.row and (not s.pile or rnd() < 0.5) else PILE]
        hand, counts = s.hands[seat], list(WHIMS[int(rnd() * len(WHIMS))])
        for t in hand:
            low, top = LOW[t], HIGH[t]
            counts[low] += 1
            if low != top:
                counts[top] += 1
        number = counts.index(max(counts))
        has = HAS[number]
        tiles = tuple(sorted(t for t in hand if has[t]))
        return Play(number, tiles, len(tiles) + (s.double_tiles and DOUBLE[number] in tiles))

    def reason(self, s: DominuxenState, seat: int, action: Any, result: SearchResult) -> Message | None:
        """Return the reason: tiles played at once, attacked seats, sets left to play; for other seats' tiles, whether
        they fit."""
        slug = "dominuxen-hint-why-"
        hand = s.hands[seat]
        if isinstance(action, Play):
            left = sets_to_lay([t for t in hand if t not in action.tiles])
            victims = victims_of(s.lines, seat, action.number, action.size) if left else []
            facts = {"count": len(action.tiles), "sets": left, "victims": len(victims)}
            if victims:
                return Message(slug + "attack", facts)
            return Message(slug + ("sets" if left else "last"), facts)
        if s.phase == "draw":
            fits = {t: max(held(hand, LOW[t]), held(hand, HIGH[t])) for t in s.row}
            most = max(fits.values(), default=0)
            if action == DRAW[PILE]:
                return None if most or not fits else Message(slug + "rest")
            return Message(slug + "draw") if most and fits.get(getattr(action, "tile", PILE)) == most else None
        tiles = s.attacked_set[2:]
        if action == LEAVE:
            return Message(slug + "leave", {"count": len(tiles)})
        number = max(held([*hand, *tiles], n) for n in range(HIGHEST + 1) if any(HAS[n][t] for t in tiles))
        grows = number > len(tiles)
        return Message(slug + action.tag) if grows == (action != DISCARD) else None


POLICY = DominuxenPolicy()
