"""The policy of the search in Six-Suit Fort: to the end of the game, by scores; with reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.facts import Card, Message
from engine.core.game import Game, Rnd
from engine.games.six_suit_fort.rules import BUILD, Build, Pair, Play
from engine.games.six_suit_fort.state import SixSuitFortState
from engine.games.six_suit_fort.terms import (
    MODES,
    NOTHING,
    NUMBER_MODE,
    SPOTS,
    WAYS,
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
from engine.players.six_suit_fort.heuristic import grown, promise, ranked, size_of, turns_left

SPAN = 80.0
"""The difference in points between the worst and the best outcome of a game."""
LOOKED_AT = 8
"""The number of plays that a search examines."""
SAMPLED = 5
"""The number of plays that a simulated player examines."""


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
