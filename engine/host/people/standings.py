"""The standings of a league, counted from its tables each time. Pure functions.

Rulings:

1. At a table that was played to its end, each person gets two points for each opponent who did worse, and one for each
   who did as well. So in a game for two a win is two points, a draw is one. Partners are no opponents. Winners did
   better than all others; among the others the score decides.
2. A person whose seat another person or a computer player has at the end did worse than all who stayed, and as well as
   the others who did not stay. A person who took a seat plays for nobody in the league.
3. A table that was ended by consent, or not played, counts for nobody.
4. Promises are the moves that a person's seats had to make at all tables of the league. Kept are the moves that the
   person made, not those of the clock or of a computer player in their place.
5. More points come first, then more games won. People who are equal in both share the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

WIN, DRAW = 2, 1
"""Points for an opponent who did worse, and for one who did as well."""


@dataclass(frozen=True, slots=True)
class Played:
    """A table of a league in its present state.

    ``people`` by seat as they were paired; ``stayed`` by seat, whether they still sit there. ``scores``, ``winners``
    and ``team`` by seat once it was played to its end (``over``). ``made`` and ``missed`` count moves by seat.
    """

    people: Sequence[str]
    stayed: Sequence[bool]
    over: bool
    scores: Sequence[int] = ()
    winners: Sequence[int] = ()
    team: Sequence[int] = ()
    least_wins: bool = False
    made: Mapping[int, int] | None = None
    missed: Mapping[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A row: ``place`` from 1, games ``played`` and ``won``, ``points``; moves ``made`` of those that were ``due``."""

    person: str
    place: int
    played: int
    won: int
    points: int
    made: int
    due: int

    @property
    def kept(self) -> int | None:
        """The promises kept, in percent, rounded down; None if no move was due yet."""
        return None if not self.due else 100 * self.made // self.due


def points(table: Played) -> list[int]:
    """Return the points by seat (rulings 1 and 2); none if the table is not over."""
    seats = range(len(table.people))
    if not table.over:
        return [0 for _ in seats]
    return [sum(_against(table, one, other) for other in seats if other != one) for one in seats]


def _against(table: Played, one: int, other: int) -> int:
    if table.team[one] == table.team[other]:
        return 0
    mine, theirs = _merit(table, one), _merit(table, other)
    return WIN if mine > theirs else DRAW if mine == theirs else 0


def has_won(table: Played, seat: int) -> bool:
    """True if this seat's person won (ruling 2)."""
    if not table.stayed[seat]:
        return False
    if any(table.stayed[winner] for winner in table.winners):
        return seat in table.winners
    against = [other for other in range(len(table.people)) if table.team[other] != table.team[seat]]
    left = any(not table.stayed[other] for other in against)
    return left and all(_merit(table, seat) >= _merit(table, other) for other in against)


def _merit(table: Played, seat: int) -> tuple[bool, bool, int]:
    if not table.stayed[seat]:
        return (False, False, 0)
    won = seat in table.winners
    score = -table.scores[seat] if table.least_wins else table.scores[seat]
    # People who have won together are equal, at any scores.
    return (True, won, 0 if won else score)


def standings(people: Iterable[str], tables: Iterable[Played]) -> list[Standing]:
    """Return the rows of these people, the first place first; equal ones in the order of ``people``."""
    roster, tables = list(people), list(tables)
    rows = [_row(person, tables) for person in roster]
    rows.sort(key=_worth)
    ahead = [sum(_worth(other) < _worth(row) for other in rows) for row in rows]
    return [
        Standing(row.person, 1 + before, row.played, row.won, row.points, row.made, row.due)
        for row, before in zip(rows, ahead, strict=True)
    ]


def _worth(row: Standing) -> tuple[int, int]:
    return (-row.points, -row.won)


def _row(person: str, tables: Sequence[Played]) -> Standing:
    played = won = total = made = missed = 0
    for table in tables:
        if person not in table.people:
            continue
        seat = table.people.index(person)
        if table.over:
            played += 1
            total += points(table)[seat]
            won += has_won(table, seat)
        made += (table.made or {}).get(seat, 0)
        missed += (table.missed or {}).get(seat, 0)
    return Standing(person, 0, played, won, total, made, made + missed)
