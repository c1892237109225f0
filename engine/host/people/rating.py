"""The formula of ratings: PlackettLuce (openskill), for teams and ties. Pure functions.

Rulings:

1. A rating is a mean and an uncertainty, in openskill's own units (25 and 25/3 at the start). ``shown`` is the mean on
   the scale that people read, on which every person begins at 1500.
2. A person's rating in a game is provisional below ten rated games, or below three different opponents: ten games with
   one newcomer settle nothing.
3. A table counts less for a person the more often they were rated with their opponents. The first game with an opponent
   counts whole, the second one half, the third one a third (``weight``). Against several opponents the mean is taken.
   The uncertainty shrinks by the same share.
4. Places go by ``low``, the low end of a rating: its mean minus twice its uncertainty. So a person with few games, or
   many with the same few people, cannot lead a ranking.
5. Tied players get the mean of their ratings over every order of the tie. openskill 6.1.3 treats each of several tied
   players as the first, so that a draw raised all their ratings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

from openskill.models import PlackettLuce

FORMULA: Final = 6
"""Raise it when the same tables would give other results; all ratings are then computed again (``ratings``)."""
PROVISIONAL: Final = 10
"""Rated games from which on a rating is settled, if there were enough opponents."""
OTHERS: Final = 3
"""Different opponents that a settled rating needs."""
TOLD_FROM: Final = 5
"""The number of a person's rated games of one game from which on they are told their rating of it; before, it says
nothing yet."""
SURE: Final = 2.0
"""The low end of a rating is this many times its uncertainty below its mean."""
_CENTRE, _SCALE = 1500, 40
_MOST_ORDERED: Final = 4
"""Most tied teams for which every order is computed. For more, all rotations of one order and of its reverse are
used."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Mean and uncertainty (one standard deviation)."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The mean on the scale that people read."""
        return round(_CENTRE + _SCALE * (self.mu - 25.0))

    @property
    def low(self) -> int:
        """The low end, on the same scale."""
        return round(_CENTRE + _SCALE * (self.mu - SURE * self.sigma - 25.0))

    def towards(self, after: Rating, weight: float) -> Rating:
        """Return the rating moved by the share ``weight`` towards ``after``; 1.0 is all of the way."""
        return Rating(self.mu + weight * (after.mu - self.mu), self.sigma + weight * (after.sigma - self.sigma))


def provisional(games: int, others: int) -> bool:
    """True if these are too few rated games or opponents for a settled rating (ruling 2)."""
    return games < PROVISIONAL or others < OTHERS


def weight(met: Sequence[int]) -> float:
    """Return the share of a game that counts, by how often the person was rated with each opponent
    before (ruling 3).
    """
    return sum(1 / (1 + times) for times in met) / len(met) if met else 1.0


FRESH: Final = Rating()
_MODEL: Final = PlackettLuce()


def rated(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings of these teams after a game with these places; a lower place is better, equal ones tie.

    With fewer than two teams the ratings stay as they are.
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
    """Yield orders of the teams, the first place first, in which tied teams take each of their places equally often."""
    groups = [[k for k, place in enumerate(places) if place == level] for level in sorted(set(places))]
    for chosen in product(*(_ways(group) for group in groups)):
        yield tuple(k for group in chosen for k in group)


def _ways(group: list[int]) -> list[tuple[int, ...]]:
    if len(group) <= _MOST_ORDERED:
        return list(permutations(group))
    turns = range(len(group))
    return [tuple(one[turn:] + one[:turn]) for one in (group, group[::-1]) for turn in turns]
