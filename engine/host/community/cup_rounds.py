"""The rounds of a cup as they stand, made from its pairings and the results of their tables. Pure.

Rulings:

1. All tables of a round with the same number of seats have the same cards. A round counts in the standings when all its
   tables are over, so that no result tells people who still play these cards. Films and records are closed to the
   people of the cup who have not played them (``DuplicateDeals``, ruling 7).
2. Equal points are told apart by the same hand: the share of those who had it at other tables and did worse. In a
   knock-out that also decides a draw, then fewer moves missed, then the seat that moves first. Of a table that was not
   played, who has left is behind who has stayed.
3. A round of a knock-out waits for its tables, but not longer than a second round would take. What is not over then is
   decided as it stands: by ruling 2.
4. A person who comes late, and people whose table was not played, play in the running round too, if at least half of it
   is left and enough of them are free; in a knock-out in the first round, against people who have a bye. They must not
   have seen the cards. If somebody who was dealt them was forgotten, who comes after that waits for the next round: it
   may be the same person, and nothing may tell that.
5. For a member of a team who is missing a computer plays. A table of computers alone is not played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.host.community.cups import (
    KNOCKOUT,
    Heat,
    bye_points,
    drawn,
    field_points,
    is_final,
    knockout_places,
    next_heats,
    same_cards,
    seats_of_teams,
    swiss,
)
from engine.host.community.league_personal_data import OVER
from engine.host.community.leagues import COMPUTER, League
from engine.host.community.pairing import Pair, Table
from engine.host.people.standings import Played, has_won, points

THIRD: Final = 50
"""Heats from this number on play for the third place."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A table of a heat: ``number`` of the pairing, ``people`` by seat. ``table`` as in ``Pairing``; its state."""

    number: int
    people: Table
    table: int | None
    played: Played | None = None

    @property
    def over(self) -> bool:
        """True if nothing more comes of it."""
        return self.table == 0 or (self.played is not None and self.played.over)


@dataclass(frozen=True, slots=True)
class Bout:
    """A heat with its tables, and what each entrant has reached in it."""

    number: int
    sides: Table
    meetings: tuple[Meeting, ...]
    ended: bool
    points: Mapping[str, int] = field(default_factory=dict)
    order: Table = ()
    """The entrants, best first, as it stands."""

    @property
    def third(self) -> bool:
        """True if it is for the third place."""
        return self.number >= THIRD

    @property
    def is_bye(self) -> bool:
        """True if one entrant sits out."""
        return len(self.sides) == 1

    @property
    def dropped(self) -> bool:
        """True if none of its tables is played, though several entrants were to meet."""
        return not self.is_bye and all(meeting.table == 0 for meeting in self.meetings)


@dataclass(frozen=True, slots=True)
class CupRow:
    """A row of a cup: an entrant with its place; ``beaten`` of ``others`` who had the same hands did worse.

    ``played`` and ``won`` count tables.
    """

    side: str
    place: int
    played: int
    won: int
    points: int
    beaten: float
    others: int
    gone: bool

    @property
    def same_hand(self) -> int | None:
        """The share in percent, rounded; None if nobody had the same hand."""
        return round(100 * self.beaten / self.others) if self.others else None


@dataclass(frozen=True, slots=True)
class Course:
    """A cup with its rounds so far."""

    league: League
    rounds: tuple[tuple[Bout, ...], ...]

    @property
    def counted(self) -> tuple[tuple[Bout, ...], ...]:
        """The rounds that count: those whose tables are all over (ruling 1), and those that time decided (ruling 3)."""
        timed = self.league.mode == KNOCKOUT or self.league.status == OVER
        before = len(self.rounds) - (self.league.status != OVER)
        return tuple(
            bouts
            for at, bouts in enumerate(self.rounds)
            if all(bout.ended for bout in bouts) or (timed and at < before)
        )

    @property
    def active(self) -> tuple[str, ...]:
        """The entrants with at least one member, in the order they signed up."""
        return tuple(side for side in self.league.entrants if self.league.members(side))

    def since(self, side: str) -> int:
        """Return how many rounds had begun when an entrant came."""
        found = [m.since for m in self.league.people if self.league.side_of(m.person) == side]
        return min(found, default=0)

    def seeds(self) -> list[str]:
        """Return the draw of a knock-out: those who came before its first round."""
        early = [side for side in self.league.entrants if self.since(side) == 0]
        return drawn(early, f"cup-{self.league.id}")

    def heats(self) -> list[list[Heat]]:
        """Return the rounds as heats, with an order if their round counts."""
        counted = self.counted
        return [
            [Heat(bout.sides, bout.order if bouts in counted else (), bout.third) for bout in bouts]
            for bouts in self.rounds
        ]

    def past(self) -> list[list[Table]]:
        """Return who met in each round; heats that were not played count for nothing."""
        return [[bout.sides for bout in bouts if not bout.dropped] for bouts in self.rounds]

    def rows(self) -> list[CupRow]:
        """Return the standings, the first place first."""
        sides = self.league.entrants
        found = {side: self._row(side) for side in sides}
        if self.league.mode == KNOCKOUT:
            places = knockout_places(sides, self.heats())
        else:
            worth = {side: (-r.points, -(r.beaten / r.others if r.others else 0.0)) for side, r in found.items()}
            places = {side: 1 + sum(other < worth[side] for other in worth.values()) for side in sides}
        known = {self.league.side_of(m.person) for m in self.league.people}
        rows = [
            CupRow(side, places[side], r.played, r.won, r.points, r.beaten, r.others, r.gone)
            for side, r in found.items()
            if side in known
        ]
        return sorted(rows, key=lambda row: row.place)

    def _row(self, side: str) -> CupRow:
        total = played = won = others = 0
        beaten = 0.0
        for bouts in self.counted:
            scores = _by_cards(bouts)
            for bout in bouts:
                if side not in bout.sides:
                    continue
                total += bout.points.get(side, 0)
                if bout.is_bye or bout.dropped:
                    total += self._free_points(side, bouts, bout)
                    continue
                for meeting in bout.meetings:
                    seat = _seat_of(self.league, meeting, side)
                    if meeting.played is None or not meeting.played.over or seat is None:
                        continue
                    played += 1
                    won += has_won(meeting.played, seat)
                    same, at = scores[len(meeting.people)]
                    worse, many = same_cards(same, seat, at[meeting.number])
                    beaten, others = beaten + worse, others + many
                    if self.league.mode != KNOCKOUT:
                        total += field_points(worse, many)
        total += self._late_points(side)
        return CupRow(side, 0, played, won, total, beaten, others, not self.league.members(side))

    def _free_points(self, side: str, bouts: Sequence[Bout], bout: Bout) -> int:
        """Return the points for a round in which an entrant sat out; none if they played in it after all."""
        if self.league.mode == KNOCKOUT or any(b is not bout and side in b.sides and not b.dropped for b in bouts):
            return 0
        return self._bye_points

    def _late_points(self, side: str) -> int:
        """Return the points for the rounds that an entrant who came late has missed: those of one bye.

        There are none for an entrant who was in no round before they left or the cup ended.
        """
        since = self.since(side) if self.league.mode != KNOCKOUT else 0
        counted = self.counted
        missed = any(
            bouts in counted and all(side not in bout.sides for bout in bouts) for bouts in self.rounds[:since]
        )
        waits = self.league.status != OVER and bool(self.league.members(side))
        came = waits or any(side in bout.sides for bouts in self.rounds for bout in bouts)
        return self._bye_points if missed and came else 0

    @property
    def _bye_points(self) -> int:
        return bye_points(min(self.league.size, max(2, len(self.league.entrants)))) * self.league.team


def course(league: League, weeks: Mapping[int, Sequence[Meeting]]) -> Course:
    """Return the course of a cup from the meetings of each round that has begun."""
    return Course(league, tuple(_bouts(league, weeks.get(week, ())) for week in range(1, league.week + 1)))


def _bouts(league: League, meetings: Sequence[Meeting]) -> tuple[Bout, ...]:
    grouped = defaultdict[int, list[Meeting]](list)
    for meeting in meetings:
        grouped[meeting.number // league.team].append(meeting)
    bare = []
    for number, of in sorted(grouped.items()):
        sides = tuple(dict.fromkeys(league.side_of(person) for person in of[0].people))
        bare.append(Bout(number, sides, tuple(of), all(meeting.over for meeting in of)))
    scores = _by_cards(bare)
    return tuple(_judged(league, bout, scores) for bout in bare)


_Cards = Mapping[int, tuple[list[list[float]], dict[int, int]]]
"""By the number of seats: the scores of each finished table by seat, and by pairing which of them it is."""


def _by_cards(bouts: Iterable[Bout]) -> _Cards:
    found: dict[int, tuple[list[list[float]], dict[int, int]]] = {}
    for bout in bouts:
        for meeting in bout.meetings:
            if meeting.played is not None and meeting.played.over:
                scores, at = found.setdefault(len(meeting.people), ([], {}))
                at[meeting.number] = len(scores)
                scores.append(_scores(meeting.played))
    return found


def _scores(played: Played) -> list[float]:
    """Return the scores by seat, more is better; nobody is worse than a person who has left the seat."""
    sign = -1.0 if played.least_wins else 1.0
    return [
        sign * score if stayed else float("-inf") for score, stayed in zip(played.scores, played.stayed, strict=True)
    ]


def _seat_of(league: League, meeting: Meeting, side: str) -> int | None:
    return next((seat for seat, person in enumerate(meeting.people) if league.side_of(person) == side), None)


def _judged(league: League, bout: Bout, cards: _Cards) -> Bout:
    """Return a heat with the points of its tables and its order (ruling 2)."""
    won = dict.fromkeys(bout.sides, 0)
    share = dict.fromkeys(bout.sides, 0.0)
    missed = dict.fromkeys(bout.sides, 0)
    for meeting in bout.meetings:
        if meeting.played is None:
            continue
        gained = points(meeting.played)
        for seat, person in enumerate(meeting.people):
            side = league.side_of(person)
            won[side] += gained[seat]
            missed[side] += (meeting.played.missed or {}).get(seat, 0)
            if meeting.played.over:
                scores, at = cards[len(meeting.people)]
                worse, many = same_cards(scores, seat, at[meeting.number])
                share[side] += worse / many if many else 0.0
    # Where nobody has played, who has left is behind who has stayed.
    left = {side for side in bout.sides if bout.dropped and not league.members(side)}
    order = sorted(
        bout.sides, key=lambda side: (-won[side], -share[side], missed[side], side in left, bout.sides.index(side))
    )
    return Bout(bout.number, bout.sides, bout.meetings, bout.ended, won, tuple(order))


@dataclass(frozen=True, slots=True)
class Plan:
    """The pairings of a round: tables and byes by number. ``last``: no round follows. ``weeks``: rounds of all."""

    tables: Mapping[int, Table]
    byes: Mapping[int, str]
    last: bool
    weeks: int


def next_round(cup: Course, here: Collection[str] | None, apart: Collection[Pair], allowed: Collection[int]) -> Plan:
    """Return the pairings of the next round; without tables the cup is over.

    ``here``: the people who are in the server, None for all; ``apart``: pairs of people.
    """
    league, week = cup.league, cup.league.week + 1
    sides = _sides_apart(league, apart)
    there = [side for side in cup.active if here is None or any(m.person in here for m in league.members(side))]
    if league.mode == KNOCKOUT:
        # The order of a heat that is not over decides too: its time is up.
        seeds, rounds = cup.seeds(), [[Heat(b.sides, b.order, b.third) for b in bouts] for bouts in cup.rounds]
        played = {side for heats in rounds for heat in heats for side in heat.people}
        gone = {side for side in league.entrants if side not in cup.active or (not rounds and side not in there)}
        waiting = [side for side in there if side not in played]
        heats = next_heats(seeds, rounds, gone, waiting, league.size, allowed, sides)
        last = is_final(heats)
        return _numbered(league, heats, last=last, weeks=week if last else max(league.weeks, week + 1))
    rank = {row.side: row for row in cup.rows()}
    ranked = [side for side in rank if side in there]
    total = {side: row.points for side, row in rank.items()}
    tables = swiss(ranked, total, cup.past(), league.size, allowed, sides)
    return _numbered(league, [Heat(table) for table in tables], last=week >= league.weeks, weeks=league.weeks)


def _numbered(league: League, heats: Sequence[Heat], *, last: bool, weeks: int, first: int = 0) -> Plan:
    tables, byes = dict[int, Table](), dict[int, str]()
    for at, heat in enumerate(heats, first):
        number = ((THIRD if heat.third else 0) + at) * league.team
        if len(heat.people) == 1:
            members = league.members(heat.people[0])
            if members:
                byes[number] = members[0].person
            continue
        tables |= {number + place: people for place, people in _tables(league, heat.people)}
    return Plan(tables, byes, last, weeks)


def _tables(league: League, sides: Table) -> list[tuple[int, Table]]:
    """Return the tables of a heat with their places; those of computers alone are left out (ruling 5)."""

    def member(side: str, place: int) -> str:
        members = league.members(side)
        return members[place].person if place < len(members) else f"{COMPUTER}{side.removeprefix('team-')}"

    found = enumerate(seats_of_teams(sides, league.team, member))
    return [(place, people) for place, people in found if not all(one.startswith(COMPUTER) for one in people)]


def late_round(
    cup: Course, known: Collection[str], apart: Collection[Pair], allowed: Collection[int]
) -> tuple[Plan, list[int]]:
    """Return the tables for people who are free in the running round (ruling 4), and the numbers of the byes they end.

    ``known``: people who know the cards of the round.
    """
    league, bouts = cup.league, cup.rounds[-1]
    seated = {side for bout in bouts if not bout.is_bye and not bout.dropped for side in bout.sides}
    byes = {bout.sides[0]: bout for bout in bouts if bout.is_bye}
    # Others who are in no heat are not in the server.
    came = {league.side_of(m.person) for m in league.playing if m.since == league.week}
    fresh = [side for side in cup.active if side in came and not any(side in bout.sides for bout in bouts)]
    knockout = league.mode == KNOCKOUT
    dropped = [] if knockout else [s for b in bouts if b.dropped for s in b.sides if s in cup.active]
    again = [side for side in dict.fromkeys(dropped) if side not in seated]
    nothing = Plan({}, {}, last=False, weeks=league.weeks), list[int]()
    if (knockout and league.week > 1) or not (fresh or again):
        return nothing
    usable = [side for side in byes if side in cup.active]
    free = [
        side
        for side in dict.fromkeys([*again, *fresh, *usable])
        if side not in seated and all(m.person not in known for m in league.members(side))
    ]
    if knockout:
        pairs = zip([s for s in free if s in byes], [s for s in free if s in fresh], strict=False)
        sides = _sides_apart(league, apart)
        met: list[Table] = [pair for pair in pairs if frozenset(pair) not in sides and 2 in allowed]
    else:
        tables = swiss(free, {}, cup.past()[:-1], league.size, allowed, _sides_apart(league, apart))
        met = [table for table in tables if len(table) > 1]
    found, ended = dict[int, Table](), list[int]()
    after = 1 + max((bout.number for bout in bouts if not bout.third), default=-1)
    for table in met:
        ends = [byes[side].number for side in table if side in byes]
        number = ends[0] if ends else after
        after += not ends
        ended += [at * league.team for at in ends]
        found |= {number * league.team + place: people for place, people in _tables(league, table)}
    return Plan(found, {}, last=False, weeks=league.weeks), ended


def _sides_apart(league: League, apart: Collection[Pair]) -> set[Pair]:
    """Return the entrants of whom a member is kept apart from one of the other."""
    return {frozenset(map(league.side_of, pair)) for pair in apart}
