"""Who meets whom in a cup, round by round, and the places. Pure: the same people and past give the same tables.

An entrant is a person, or a team that sits at as many tables as it has members. A *heat* is a group of entrants that
meet in a round; a heat of one is a bye.

Rulings:

1. Swiss: in every round those meet who have met least, and among these those of the nearest points. As few as possible
   sit out, first those who sat out least, and of these the one with the fewest points. So nobody sits out twice before
   everybody has once. A round that an entrant missed before they came counts as one in which they sat out.
2. Knock-out: at a table of two the winner goes on, at a larger one the better half. In the first round so many have a
   bye that later rounds come out even. Places in the bracket are drawn. The losers of the last round before a final of
   two play for the third place.
3. If a person who would go on has left, the next best of their table takes the place. If all of a table have left, a
   person who waits for a place (one who came late) takes it, else the best loser of the round.
4. Two entrants who are kept apart are never at one table. If that cannot be avoided in a knock-out, the one with the
   earlier place in the draw goes on.
5. Seats change: who sat later in the rounds before sits earlier now. A team of several meets the others at each of its
   tables from another seat.
6. Points of a Swiss: those of the table (``standings``), and as much as for one opponent more against the field: all
   who had the same hand at other tables of the round. Two for more than half of them beaten, one for just half. A bye
   is a draw with everybody. Who comes late gets the points of one bye, however many rounds they missed (as on
   lichess; FIDE gives none, or half a point for as many rounds as the tournament says).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from engine.host.community.pairing import Pair, Table, kept_apart, sizes
from engine.host.people.standings import DRAW, WIN

LEAGUE, SWISS, KNOCKOUT = "league", "swiss", "knockout"
MODES: Final = (LEAGUE, SWISS, KNOCKOUT)

_SITS_OUT, _AGAIN, _APART, _MET, _LOW = 10**18, 10**15, 10**13, 10**10, 10**6
"""Costs of a round, each more than all of the next together: an entrant who sits out, one who does so again, two who
are kept apart at a table, two who have met, a bye for one place higher. Points count as the square of their distance.
"""


@dataclass(frozen=True, slots=True)
class Heat:
    """Entrants who meet, in seat order; ``order``: best first, () while it is not decided. ``third``: for that place.

    An entrant who has left the seat to others comes last.
    """

    people: Table
    order: Table = ()
    third: bool = False


Round = Sequence[Heat]


def swiss_rounds(entrants: int, size: int) -> int:
    """Return the usual number of rounds: enough that one is first, and one more; at most until all have met."""
    count, needed = 1, 0
    while count < entrants:
        count, needed = count * max(2, size), needed + 1
    return max(1, min(needed + 1, -(-(entrants - 1) // max(1, size - 1))))


def sat_out(entrants: Iterable[str], past: Sequence[Sequence[Table]]) -> dict[str, int]:
    """Return in how many of the rounds each entrant was at no table of several."""
    seated = Counter(one for tables in past for one in {e for table in tables if len(table) > 1 for e in table})
    return {one: len(past) - seated[one] for one in entrants}


def swiss(
    entrants: Sequence[str],
    points: Mapping[str, int],
    past: Sequence[Sequence[Table]],
    size: int,
    allowed: Collection[int],
    apart: Collection[Pair] = (),
) -> list[Table]:
    """Return the heats of the next round among the entrants, given best first; byes last (ruling 1)."""
    count = len(entrants)
    out, tables = sat_out(entrants, past), [table for played in past for table in played]
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    parts = sizes(count, size, allowed)

    def between(one: int, other: int) -> int:
        pair = frozenset((entrants[one], entrants[other]))
        distance = points.get(entrants[one], 0) - points.get(entrants[other], 0)
        return _APART * (pair in apart) + _MET * met[pair] ** 2 + distance**2

    cost = [[between(one, other) if one != other else 0 for other in range(count)] for one in range(count)]
    bye = [_SITS_OUT + _AGAIN * out[one] + _LOW * (count - place) for place, one in enumerate(entrants)]
    found = _cheapest(cost, bye, parts) if size > 2 else _pairs(cost, bye)
    heats = [tuple(entrants[at] for at in group) for group in found]
    kept = [heat for heat in heats if len(heat) > 1 and not kept_apart(heat, apart)]
    seated = {one for heat in kept for one in heat}
    return [*(in_seats(heat, tables) for heat in kept), *((one,) for one in entrants if one not in seated)]


def in_seats(heat: Sequence[str], tables: Iterable[Table]) -> Table:
    """Return a heat in seat order (ruling 5)."""
    late = Counter[str]()
    for table in tables:
        for seat, one in enumerate(table):
            late[one] += 2 * seat - (len(table) - 1)
    return tuple(sorted(heat, key=lambda one: -late[one]))


def _pairs(cost: Sequence[Sequence[int]], bye: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the cheapest pairs and byes. Two people who are kept apart cost less than two byes, and are split later;
    so nobody else pays for them."""
    count = len(bye)

    @cache
    def best(left: int) -> tuple[int, tuple[tuple[int, ...], ...]]:
        if not left:
            return 0, ()
        one = (left & -left).bit_length() - 1
        rest = left & (left - 1)
        price, groups = best(rest)
        found = bye[one] + price, ((one,), *groups)
        for other in range(one + 1, count):
            if rest >> other & 1:
                price, groups = best(rest ^ (1 << other))
                if cost[one][other] + price < found[0]:
                    found = cost[one][other] + price, ((one, other), *groups)
        return found

    return list(best((1 << count) - 1)[1])


def _cheapest(cost: Sequence[Sequence[int]], bye: Sequence[int], parts: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the cheapest groups of these sizes; all others have a bye."""
    count = len(bye)

    @cache
    def price_of(group: tuple[int, ...]) -> int:
        return sum(cost[a][b] for a, b in combinations(group, 2))

    @cache
    def best(left: int, parts: tuple[int, ...], byes: int) -> tuple[int, tuple[tuple[int, ...], ...]]:
        if not left:
            return 0, ()
        one = (left & -left).bit_length() - 1
        rest = left & (left - 1)
        others = [at for at in range(one + 1, count) if rest >> at & 1]
        found: tuple[int, tuple[tuple[int, ...], ...]] | None = None
        if byes:
            price, groups = best(rest, parts, byes - 1)
            found = bye[one] + price, ((one,), *groups)
        for size in sorted(set(parts)):
            less = list(parts)
            less.remove(size)
            for company in combinations(others, size - 1):
                group = (one, *company)
                price = price_of(group)
                if found is not None and price >= found[0]:
                    continue
                rested, groups = best(rest ^ sum(1 << at for at in company), tuple(less), byes)
                if found is None or price + rested < found[0]:
                    found = price + rested, (group, *groups)
        assert found is not None  # parts and byes are as many as are left
        return found

    return list(best((1 << count) - 1, tuple(parts), count - sum(parts))[1])


def drawn(people: Sequence[str], seed: str) -> list[str]:
    """Return the places of a draw. It is no secret: everybody may know how it comes about."""
    return random.Random(seed).sample(list(people), len(people))


def goes_on(people: int) -> int:
    """Return how many of a table go on to the next round (ruling 2)."""
    return 1 if people <= 2 else -(-people // 2)


def knockout_rounds(entrants: int, size: int, allowed: Collection[int]) -> int:
    """Return how many rounds a knock-out among so many takes, if nobody leaves."""
    seeds = [str(number) for number in range(entrants)]
    played: list[Round] = []
    while heats := next_heats(seeds, played, set(), [], size, allowed):
        played.append([Heat(heat.people, heat.people, heat.third) for heat in heats])
    return len(played)


def next_heats(
    seeds: Sequence[str],
    played: Sequence[Round],
    gone: Collection[str],
    waiting: Sequence[str],
    size: int,
    allowed: Collection[int],
    apart: Collection[Pair] = (),
) -> list[Heat]:
    """Return the heats of the next round of a knock-out, in the order of the bracket; [] if it is over.

    ``seeds``: the draw; ``played``: all rounds before, in that order. ``waiting``: entrants who came late and have not
    played, the first of whom gets the first free place.
    """
    fit = {count for count in allowed if count <= size}
    if not fit:
        return []
    if not played:
        alive, losers = [one for one in seeds if one not in gone], list[str]()
    else:
        main = [heat for heat in played[-1] if not heat.third]
        if len(main) <= 1:
            return []
        alive, losers = _going_on(main, gone, waiting)
        while alive and len(alive) < min(fit) and losers:
            alive.append(losers.pop(0))
    if len(alive) < min(fit):
        return []
    if len(alive) in fit:
        return _final(alive, losers, fit, played, apart)
    tables = [table for heats in played for heat in heats for table in [heat.people]]
    byes = Counter(heat.people[0] for heats in played for heat in heats if len(heat.people) == 1)
    heats = _bracket(alive, byes, first=not played) if max(fit) == 2 else _mixed(alive, byes, size, allowed)
    heats = _moved_apart(heats, apart)
    return [Heat(in_seats(people, tables)) for people in heats]


def _going_on(main: Round, gone: Collection[str], waiting: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return who goes on, in the order of the bracket, and the losers, the best first (ruling 3)."""
    through = [[one for one in decided(heat) if one not in gone] for heat in main]
    lost = [(at, one) for heat, rank in zip(main, through, strict=True) for at, one in enumerate(rank)]
    quotas = [goes_on(len(heat.people)) for heat in main]
    on = {one for rank, quota in zip(through, quotas, strict=True) for one in rank[:quota]}
    losers = [one for _, one in sorted(lost, key=lambda found: found[0]) if one not in on]
    spare = [*(one for one in waiting if one not in gone), *losers]
    alive = []
    for rank, quota in zip(through, quotas, strict=True):
        places = rank[:quota]
        while len(places) < quota and spare:
            places.append(spare.pop(0))
        alive += places
    return alive, [one for one in losers if one not in alive]


def decided(heat: Heat) -> Table:
    """Return a heat's order; of one that was not decided the order of its seats."""
    return heat.order or heat.people


def _final(
    alive: list[str], losers: list[str], fit: Collection[int], played: Sequence[Round], apart: Collection[Pair]
) -> list[Heat]:
    tables = [heat.people for heats in played for heat in heats]
    found = [Heat(in_seats(alive, tables))]
    third = losers[: max(fit)]
    while third and len(third) not in fit:
        third.pop()
    if len(alive) == 2 and len(third) > 1 and not kept_apart(third, apart):
        found.append(Heat(in_seats(third, tables), third=True))
    return found


def _bracket(alive: Sequence[str], byes: Mapping[str, int], *, first: bool) -> list[Table]:
    """Return pairs and byes in the order of the bracket."""
    count = len(alive)
    free = (1 << (count - 1).bit_length()) - count if first else count % 2
    # In the first round the byes are spread over the bracket, later those who had fewest get one.
    if first:
        pairs = (count + free) // 2
        single = {at * pairs // free for at in range(free)} if free else set[int]()
        found, rest = list[Table](), list(alive)
        for at in range(pairs):
            found.append(tuple(rest[: 1 if at in single else 2]))
            del rest[: len(found[-1])]
        return found
    lucky = set(sorted(alive, key=lambda one: byes.get(one, 0))[:free])
    found, rest = list[Table](), list(alive)
    while rest:
        one = rest.pop(0)
        if one in lucky:
            found.append((one,))
            continue
        other = next(other for other in rest if other not in lucky)
        rest.remove(other)
        found.append((one, other))
    return found


def _mixed(alive: Sequence[str], byes: Mapping[str, int], size: int, allowed: Collection[int]) -> list[Table]:
    """Return tables of several people: those who come from one table go to different ones."""
    parts = sizes(len(alive), size, allowed)
    free = set(sorted(alive, key=lambda one: byes.get(one, 0))[: len(alive) - sum(parts)])
    seated = [one for one in alive if one not in free]
    found: list[list[str]] = [[] for _ in parts]
    for one in seated:
        room = [at for at, part in enumerate(parts) if len(found[at]) < part]
        found[min(room, key=lambda at: (len(found[at]), at))].append(one)
    return [*map(tuple, found), *((one,) for one in alive if one in free)]


def _moved_apart(heats: list[Table], apart: Collection[Pair]) -> list[Table]:
    """Exchange people between heats as long as that leaves fewer who are kept apart at one table."""
    found = [list(heat) for heat in heats]

    def count(*groups: list[str]) -> int:
        return sum(frozenset(pair) in apart for group in groups for pair in combinations(group, 2))

    for one, other in combinations(found, 2):
        for i in range(len(one)):
            for j in range(len(other)):
                before = count(one, other)
                one[i], other[j] = other[j], one[i]
                if count(one, other) >= before:
                    one[i], other[j] = other[j], one[i]
    return [tuple(heat) for heat in found]


def is_final(heats: Round) -> bool:
    """True if these are the heats of the last round of a knock-out."""
    return sum(not heat.third for heat in heats) <= 1


def knockout_places(entrants: Sequence[str], played: Sequence[Round]) -> dict[str, int]:
    """Return each entrant's place so far; equal ones share it. Who goes on is before all who are out."""
    stage: dict[str, tuple[int, ...]] = {}
    for number, heats in enumerate(played):
        for heat in heats:
            for at, one in enumerate(decided(heat)):
                over, quota = bool(heat.order) or len(heat.people) == 1, goes_on(len(heat.people))
                if not over:
                    stage[one] = (-number - 1, -1)
                elif is_final(heats):
                    stage[one] = (-number - 1, int(heat.third), at)
                else:
                    on = at < quota
                    stage[one] = (-number - 2, -1) if on else (-number - 1, 1, at)
    last = (1,)
    keys = [stage.get(one, last) for one in entrants]
    return {one: 1 + sum(other < key for other in keys) for one, key in zip(entrants, keys, strict=True)}


def seats_of_teams(heat: Table, team: int, members: Callable[[str, int], str]) -> list[Table]:
    """Return the tables at which the entrants of a heat meet, by seat (ruling 5); ``members(entrant, number)``."""
    count = len(heat)
    return [tuple(members(heat[(seat + table) % count], table) for seat in range(count)) for table in range(team)]


def same_cards(scores: Sequence[Sequence[float]], seat: int, table: int) -> tuple[float, int]:
    """Return what a seat won against those who had the same hand, and how many these are; an equal score is a half.

    ``scores``: by table of the same cards and by seat, more is better.
    """
    own = scores[table][seat]
    others = [row[seat] for at, row in enumerate(scores) if at != table]
    return sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others), len(others)


def field_points(beaten: float, others: int) -> int:
    """Return the points against the field (ruling 6)."""
    if not others:
        return 0
    return WIN if 2 * beaten > others else DRAW if 2 * beaten == others else 0


def bye_points(size: int) -> int:
    """Return the points of a bye at tables of this size (ruling 6)."""
    return size * DRAW
