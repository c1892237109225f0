"""Computer players of Six-Suit Fort: one examines every capture and every fort it allows; the other searches.

The search goes to the end of the game, by scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.facts import Card, Message
from engine.core.game import Game, Rnd
from engine.games.six_suit_fort.rules import BUILD, Build, Pair, Play
from engine.games.six_suit_fort.state import SixSuitFortState
from engine.games.six_suit_fort.terms import (
    FIRST,
    LEFT,
    MODES,
    NOTHING,
    NUMBER_MODE,
    RIGHT,
    SPOTS,
    STACK_LEFT,
    WAYS,
    Columns,
    Steps,
    best_pair,
    built,
    captured,
    ends_of,
    penalty,
    places,
    points,
    tallest,
    ways_of,
)
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative

PER_TURN = 1.3
"""The approximate number of cards that a turn takes off the stock."""
WIDER, HIGHER = 1.0, 0.2
"""How much wider a fort gets in a turn, and how much higher a column that is open at an end, approximately."""
BURDEN = 0.5
"""The cost of a point of penalty in the hand while turns remain to remove it; 1 at the end."""
SPAN = 80.0
"""The difference in points between the worst and the best outcome of a game."""
LOOKED_AT = 8
"""The number of plays that a search examines."""
SAMPLED = 5
"""The number of plays that a simulated player examines."""


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


class SixSuitFortPolicy(SearchPolicy[SixSuitFortState]):
    """Looks ahead to the end."""

    exploration: ClassVar[float] = 0.4
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    ripe: ClassVar[int] = 60

    def values(self, s: SixSuitFortState, before: SixSuitFortState) -> Sequence[float]:
        """Return the scores, relative to those of the other seats."""
        return relative(s.scores, SPAN)

    def candidates(self, game: Game[SixSuitFortState], s: SixSuitFortState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the most promising plays."""
        if s.phase == "play":
            return [play for _, play in ranked(s, seat)[:LOOKED_AT]]
        return game.phases[s.phase].legal(s, seat)

    def rollout(
        self, game: Game[SixSuitFortState], s: SixSuitFortState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the best of a few plays by a quick look; the most promising fort."""
        if s.phase == "play":
            return quick_play(s, seat, rnd)
        if s.phase == "build":
            return quick_build(s, seat)
        return game.timeout(s, seat)

    def reason(self, s: SixSuitFortState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: the captures and how many fit, how the fort grows, the cost of the hand, the gain of a
        pair."""
        area, hand = s.areas[seat], s.hands[seat]
        why, facts = "", dict[str, Any]()
        if isinstance(action, Play):
            loose = captured(s.field, action.card, action.spot, action.mode)
            fit = len(WAYS[ways_of(area, loose)[0]])
            why = "" if not fit else "own" if len(loose) == 1 else "all" if fit == len(loose) else "dig"
            facts = {"card": Card(action.card), "count": len(loose) - 1, "fit": fit}
        elif isinstance(action, Build):
            after = built(area, s.loose, WAYS[action.way])
            kept = [c for c in s.loose if not any(c in column for column in after)]
            more = points(after) - points(area)
            same = kept and penalty([*hand, *kept]) == penalty(hand)
            why = "grow" if more else "light" if same else ""
            facts = {"width": len(after), "tallest": tallest(after), "points": more}
        elif isinstance(action, Pair):
            more = points(area, (action.source, action.target)) - points(area)
            why, facts = "pair" if more > 0 else "", {"points": more}
        elif not best_pair(area):
            why = "keep"
        return Message(f"six_suit_fort-hint-why-{why}", facts) if why else None


@lru_cache(1 << 10)
def fits(ends: tuple[int, ...]) -> tuple[int, ...]:
    """Return by rank the quick worth of capturing such a card: whether it fits the fort, and how often."""
    return tuple([2 + len(found) if (found := places(ends, rank)) else -1 for rank in range(13)])


def quick_play(s: SixSuitFortState, seat: int, rnd: Rnd) -> Play:
    """Return, of a few plays, the one with the most cards that fit the fort."""
    field, hand, fit = s.field, s.hands[seat], fits(ends_of(s.areas[seat]))
    best, held, moves = -9, len(hand), len(SPOTS)
    chosen = 0, 0, NUMBER_MODE
    for _ in range(SAMPLED):
        card, at = hand[int(rnd() * held)], int(rnd() * moves)
        if field[SPOTS[at].adjacent] < 0:
            continue
        for mode in MODES:
            found = sum([fit[RANK[c]] for c in captured(field, card, at, mode)])
            if found > best:
                best, chosen = found, (card, at, mode)
    if best == -9:
        at = next(at for at, spot in enumerate(SPOTS) if field[spot.adjacent] >= 0)
        return Play(hand[0], at, NUMBER_MODE)
    return Play(*chosen)


def quick_build(s: SixSuitFortState, seat: int) -> Build:
    """Return, of the ways with the most cards, the most promising one."""
    area = s.areas[seat]
    ways = ways_of(area, s.loose)
    most = len(WAYS[ways[0]])
    if not most:
        return BUILD[NOTHING]
    size, turns = size_of(area), turns_left(s, seat)
    best, chosen = -1.0, NOTHING
    for way in ways:
        steps = WAYS[way]
        if len(steps) < most:
            break
        found = promise(grown(size, steps), turns)
        if found > best:
            best, chosen = found, way
    return BUILD[chosen]


POLICY = SixSuitFortPolicy()
