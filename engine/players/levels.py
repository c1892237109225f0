"""The levels of computer players: the same search, with more or less time and attention."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import exp
from types import MappingProxyType
from typing import Any

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.core.state import State
from engine.players.policy import Chooser, SearchResult
from engine.players.registry import CHOOSERS, policy_of
from engine.players.search import Budget, Clock, search

BEGINNER, FRIEND, STRONG = "beginner", "friend", "strong"


@dataclass(frozen=True, slots=True)
class Level:
    """How long a player thinks, and how it errs: not at random, but like a player in a hurry.

    ``seasoned`` players know the usual move (the heuristic player's) and leave it only for a better one; others have
    the rules and their own search. ``overlooks`` is the chance not to see one of the possible moves; ``carefree`` is
    how much less a move may be worth (in value, 0 to 1) and still be played about a third as often as the best one. A
    move worth less than the best one by more than ``slip`` is never made: every player sees that they could refuse it.
    """

    budget: Budget
    seasoned: bool = True
    overlooks: float = 0.0
    carefree: float = 0.0
    slip: float = 0.0

    def heuristic(self, slug: str) -> Chooser | None:
        """Return the heuristic player of a game, for players who know it."""
        return CHOOSERS.get(slug) if self.seasoned else None


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        BEGINNER: Level(Budget(30, 0.2), seasoned=False, overlooks=0.15, carefree=0.04, slip=0.15),
        FRIEND: Level(Budget(60, 0.4), overlooks=0.08, carefree=0.01, slip=0.06),
        STRONG: Level(Budget(2000, 0.8)),
    }
)
"""Levels by name. The time is the maximum on a weak machine, on one core; usually the simulations end first."""


ENOUGH: Mapping[str, int] = MappingProxyType(
    {
        "geschenk": 600,
        "tricky_express": 1000,
        "counting_cribbage": 600,
        "rummy_fifty": 600,
        "jukugo_daifuda": 600,
        "alliance": 600,
        "dominuxen": 600,
        "stendhal": 600,
        "love_letter": 600,
        "target": 600,
        "arsene": 600,
        "grazia": 600,
        "boonaken": 600,
        "ttp": 600,
        "en_garde": 600,
    }
)
"""The simulations of strong, by game, where so many choose as well as those of LEVELS.

Measured by ``bench.strength.budgets`` (``budgets.md`` beside it).
"""


FRIEND_STEPS: Mapping[int, Level] = MappingProxyType(
    {30: replace(LEVELS[FRIEND], budget=Budget(30, 0.4), overlooks=0.12, carefree=0.02, slip=0.1)}
    | {n: replace(LEVELS[FRIEND], budget=Budget(n, 0.4)) for n in (60, 120, 240, 480)}
)
"""Friends by their simulations. If a shorter search changes little, the lowest of them is more careless as well."""

FRIENDS: Mapping[str, int] = MappingProxyType(
    {
        "tricky_express": 240,
        "tennos_square": 480,
        "rummy_fifty": 480,
        "alliance": 480,
        "dominuxen": 120,
        "love_letter": 120,
        "target": 30,
        "grazia": 480,
        "boonaken": 30,
        "ttp": 120,
        "en_garde": 480,
        "six_suit_fort": 120,
        "hex_jinchi": 240,
    }
)
"""The step of friend, by game, if that of LEVELS is further behind strong than elsewhere, or nearer to it: strong is to
end before friend about twice in three times (measured in ``bench/strength/levels.md``)."""

BEGINNER_STEPS: Mapping[int, Level] = MappingProxyType(
    {
        10: replace(LEVELS[BEGINNER], budget=Budget(10, 0.2), overlooks=0.4, carefree=0.2, slip=0.25),
        12: replace(LEVELS[BEGINNER], budget=Budget(12, 0.2), overlooks=0.3, carefree=0.12, slip=0.25),
        20: replace(LEVELS[BEGINNER], budget=Budget(20, 0.2), overlooks=0.2, carefree=0.08, slip=0.2),
        25: replace(LEVELS[BEGINNER], budget=Budget(25, 0.2), overlooks=0.18, carefree=0.06, slip=0.18),
        30: LEVELS[BEGINNER],
        60: replace(LEVELS[BEGINNER], budget=Budget(60, 0.4), overlooks=0.12, carefree=0.03, slip=0.1),
        120: replace(LEVELS[BEGINNER], budget=Budget(120, 0.4), overlooks=0.1, carefree=0.02, slip=0.08),
    }
)
"""Beginners by their simulations: with fewer simulations they are also more careless, but never wild."""

BEGINNERS: Mapping[str, int] = MappingProxyType(
    {
        "tennos_square": 120,
        "rummy_fifty": 20,
        "alliance": 120,
        "stendhal": 20,
        "love_letter": 12,
        "target": 25,
        "grazia": 120,
        "boonaken": 10,
        "en_garde": 120,
        "six_suit_fort": 60,
        "hex_jinchi": 10,
    }
)
"""The step of beginner, by game, if that of LEVELS is nearer to friend, or further behind it, than elsewhere: friend is
to end before beginner about four times in five, if luck allows that (``bench/strength/levels.md``). Never a step that
hardly beats random moves, as 20 did at Jukugo Daifuda (58 of 100 pairs) and 25 at Counting Cribbage (72), where 30 is
ahead of them in nine of ten; at Target it is 71 with 20, 78 with 25 and 82 with 30."""


def level_of(slug: str, name: str) -> Level:
    """Return a level with its settings for a game. Raises KeyError for an unknown level."""
    found = LEVELS[name]
    if name == STRONG and slug in ENOUGH:
        return replace(found, budget=replace(found.budget, iterations=ENOUGH[slug]))
    if name == FRIEND and slug in FRIENDS:
        return FRIEND_STEPS[FRIENDS[slug]]
    if name == BEGINNER and slug in BEGINNERS:
        return BEGINNER_STEPS[BEGINNERS[slug]]
    return found


def choose(level: str, game: Game[Any], state: State, seat: int, rnd: Rnd, clock: Clock) -> Action:
    """Return a move of ``seat``, which is asked in ``state`` (redealt for it). Raises KeyError for an unknown level."""
    found = level_of(game.key, level)
    result = search(game, policy_of(game.key), state, seat, found.budget, rnd, clock, found.heuristic(game.key))
    return settle(found, result, rnd)


def settle(level: Level, result: SearchResult, rnd: Rnd) -> Action:
    """Return the move that a player of this level makes after this search result."""
    tried = [c for c in result.ranked if c.visits] or list(result.ranked)
    if not level.carefree:
        return tried[0].action
    worst = max(c.value for c in tried) - level.slip
    tried = [c for c in tried if c.value >= worst]
    seen = [c for c in tried if rnd() >= level.overlooks] or tried[:1]
    top = max(c.value for c in seen)
    weights = [exp((c.value - top) / level.carefree) for c in seen]
    at = rnd() * sum(weights)
    for candidate, weight in zip(seen, weights, strict=True):
        at -= weight
        if at < 0:
            return candidate.action
    return seen[0].action
