"""The formula of ratings: PlackettLuce (openskill), teams as teams, ties as ties. Pure.

Rulings:

1. A rating is a mean and an uncertainty, in openskill's own units (at the start 25 and 25/3); ``shown`` is what people
   read: the mean on a scale on which everybody begins at 1500.
2. Whoever has fewer than ten rated games of a game is provisional, and who has played them with fewer than three other
   people: ten games with one and the same newcomer settle nothing.
3. What a table does to somebody's rating counts for less the oftener they have been rated with their opponents: a game
   with somebody new counts whole, a second one half, a third one a third (``weight``; against several people it is the
   mean). The uncertainty shrinks by as much less.
4. Places go by ``low``, the low end of a rating: its mean less twice its uncertainty. Few games, or many with the same
   few, do not lead a ranking.
5. Those who tie get the mean of what they would get in every order of theirs.  openskill 6.1.3 takes each of several
   who tie for the first of them, so that a draw made everybody's rating rise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

from openskill.models import PlackettLuce

FORMULA: Final = 6
"""Raised whenever the same tables would lead to other results: all are then worked out anew (``ratings``)."""
PROVISIONAL: Final = 10
"""Rated games from which on a rating is settled, if they were with enough people."""
OTHERS: Final = 3
"""So many other people it takes."""
SURE: Final = 2.0
"""The low end of a rating is so many times its uncertainty below its mean."""
_CENTRE, _SCALE = 1500, 40
_MOST_ORDERED: Final = 4
"""Of more who tie not every order is tried, but all turns of one and of its reverse."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Mean and uncertainty (one standard deviation)."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The mean as people read it."""
        return round(_CENTRE + _SCALE * (self.mu - 25.0))

    @property
    def low(self) -> int:
        """The low end, on the same scale."""
        return round(_CENTRE + _SCALE * (self.mu - SURE * self.sigma - 25.0))

    def towards(self, after: Rating, weight: float) -> Rating:
        """A part of the way to what a whole game would make of it; 1.0 is all of it."""
        return Rating(self.mu + weight * (after.mu - self.mu), self.sigma + weight * (after.sigma - self.sigma))


def provisional(games: int, others: int) -> bool:
    """Whether so many rated games with so many other people are too few to say (ruling 2)."""
    return games < PROVISIONAL or others < OTHERS


def weight(met: Sequence[int]) -> float:
    """How much of a game counts for somebody, by how often they were rated with each opponent before (ruling 3)."""
    return sum(1 / (1 + times) for times in met) / len(met) if met else 1.0


FRESH: Final = Rating()
_MODEL: Final = PlackettLuce()


def rated(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings of these teams after a game in which they came to these places; the lower the better, ties equal.

    Where there is nobody to compare with they stay as they are.
    """
    if len(teams) < 2:
        return [list(team) for team in teams]
    sums = [[[0.0, 0.0] for _ in team] for team in teams]
    count = 0
    for order in _orders(places):
        count += 1
        models = [[_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in teams[k]] for k in order]
        after = _MODEL.rate(models, ranks=[float(place) for place in range(len(order))])
        for k, team in zip(order, after, strict=True):
            for got, one in zip(sums[k], team, strict=True):
                got[0] += one.mu
                got[1] += one.sigma
    return [[Rating(mu / count, sigma / count) for mu, sigma in team] for team in sums]


def _orders(places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Orders of the teams, the first first, in which those who tie take every place of theirs equally often."""
    groups = [[k for k, place in enumerate(places) if place == level] for level in sorted(set(places))]
    for chosen in product(*(_ways(group) for group in groups)):
        yield tuple(k for group in chosen for k in group)


def _ways(group: list[int]) -> list[tuple[int, ...]]:
    if len(group) <= _MOST_ORDERED:
        return list(permutations(group))
    turns = range(len(group))
    return [tuple(one[turn:] + one[:turn]) for one in (group, group[::-1]) for turn in turns]
