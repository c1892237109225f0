"""Who plays whom in a league, week by week. Pure: the same people, weeks and past give the same tables.

Rulings:

1. At tables of two each person meets each other: a round robin by the circle method, one round a week. If there are
   fewer weeks than rounds, a week has several rounds. If there are more, the rounds begin anew with the seats
   exchanged. A person who left stays in the circle, and their opponent has a free week. So all the others still meet.
2. At larger tables every week is one round, in which people sit together who have met least. If not all can sit, those
   are free who were free least often.
3. Two people who are kept apart (``engine.host.people.blocks``) are never at one table. If that cannot be avoided the
   table is left out: a free week, as any person may have one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations

Pair = frozenset[str]
Table = tuple[str, ...]
_Cost = Callable[[Sequence[str]], int]
_TRIES = 12
"""Arrangements of which the best is taken."""
_APART = 10_000
"""Cost of a table with two people who are kept apart."""


def rounds(people: int, size: int) -> int:
    """Return how many rounds it takes until each person can have met each other."""
    if people < 2:
        return 0
    return people - 1 + people % 2 if size == 2 else -(-(people - 1) // (size - 1))


def rounds_of_week(people: int, weeks: int, week: int) -> range:
    """Return the rounds that are played in a week (from 0) at tables of two, counted through all weeks (ruling 1)."""
    least = rounds(people, 2)
    if weeks >= least:
        return range(week, week + 1)
    return range(week * least // weeks, (week + 1) * least // weeks)


def circle(roster: Sequence[str], number: int) -> list[Table]:
    """Return the pairs of a round (from 0) among all who began; a person without opponent is in no pair."""
    people: list[str | None] = [*roster, *([None] if len(roster) % 2 else [])]
    count = len(people)
    cycle, at = divmod(number, count - 1)
    rest = people[1:]
    around = [people[0], *rest[at:], *rest[:at]]
    pairs = list(zip(around[: count // 2], reversed(around[count // 2 :]), strict=True))
    found = list[Table]()
    for place, (one, other) in enumerate(pairs):
        if one is not None and other is not None:
            # The first person of the circle would always sit first, so seats change every other round and every other
            # cycle.
            exchanged = (place == 0 and at % 2 == 1) != (cycle % 2 == 1)
            found.append((other, one) if exchanged else (one, other))
    return found


def left_over(people: int, size: int, allowed: Collection[int], weeks: int) -> tuple[int, bool]:
    """Return how many people are free in a week, and whether in every week. ``weeks`` 0: as many as needed.

    In a week of several rounds, at tables of two, every person plays (ruling 1).
    """
    if min(size, people) == 2:
        each = weeks or rounds(people, 2)
        alone = [week for week in range(each) if len(rounds_of_week(people, each, week)) == 1]
        return (people % 2 if alone else 0), len(alone) == each
    seated = sum(sizes(people, size, allowed))
    return (people - seated if seated else 0), True


def sizes(people: int, size: int, allowed: Collection[int]) -> list[int]:
    """Return the sizes of the tables: as many people as possible, at as few and as even tables as
    possible; [] for none.
    """
    fit = {count for count in allowed if count <= size}
    for seated in range(people, 0, -1):
        for tables in range(-(-seated // size), seated + 1):
            least, more = divmod(seated, tables)
            found = [least + 1] * more + [least] * (tables - more)
            if set(found) <= fit:
                return found
    return []


def groups(
    people: Sequence[str],
    size: int,
    allowed: Collection[int],
    past: Iterable[Table],
    apart: Collection[Pair],
    seed: str,
) -> list[Table]:
    """Return the tables of a round with more than two seats (rulings 2 and 3); ``past``: those of all rounds before."""
    past = list(past)
    met = Counter(frozenset(pair) for table in past for pair in combinations(table, 2))
    played = Counter(person for table in past for person in table)
    parts = sizes(len(people), size, allowed)
    rnd = random.Random(seed)  # no secret: everybody may know how the tables come about
    mixed = rnd.sample(list(people), len(people))
    # People who were free before are first among those who play now.
    seated = sorted(mixed, key=lambda person: played[person])[: sum(parts)]

    def cost(table: Sequence[str]) -> int:
        pairs = [frozenset(pair) for pair in combinations(table, 2)]
        return sum(met[pair] ** 2 + _APART * (pair in apart) for pair in pairs)

    tried = [_improved(_split(rnd.sample(seated, len(seated)), parts), cost) for _ in range(_TRIES)]
    best = min(tried, key=lambda tables: sum(map(cost, tables)), default=[])
    return [tuple(table) for table in best if cost(table) < _APART]


def kept_apart(table: Sequence[str], apart: Collection[Pair]) -> bool:
    """True if two people at a table are kept apart."""
    return any(frozenset(pair) in apart for pair in combinations(table, 2))


def _split(people: list[str], parts: Sequence[int]) -> list[list[str]]:
    found, at = [], 0
    for count in parts:
        found.append(people[at : at + count])
        at += count
    return found


def _improved(tables: list[list[str]], cost: _Cost) -> list[list[str]]:
    """Exchange two people as long as that lowers the cost."""
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = cost(one) + cost(other)
                    one[i], other[j] = other[j], one[i]
                    if cost(one) + cost(other) < before:
                        better = True
                    else:
                        one[i], other[j] = other[j], one[i]
    return tables
