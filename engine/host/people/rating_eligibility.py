"""For whom a finished table counts, computed from its record. Pure functions.

Rulings:

1. A seat counts for the person who made at least half of its moves in human time. These are the valid moves of people
   (also by their standing orders) and the moves that the table made because a person's time was up. Moves of a computer
   player for a person who left, or did not come back, are not counted, so leaving does not save a person from the
   result. If two people made half each, the seat counts for the one who sat there first. If nobody had to move at all,
   it counts for the person who sat there at the end. If it counts for nobody by this, and was handed on and lost,
   ruling 3 says for whom it counts.
2. Moves that the table made in secret are never counted, as they would reveal who was silent. Nor are wishes.
3. A substitute (a person who took a seat at a running table) is never charged with a table they did not win (S3). A
   substitute who won counts; if another person made most of the moves, then as a win that is not rated. The loss of a
   seat that was handed on, to a person or a computer player, is charged to the person who sat there at the deal,
   however early they left and no matter who moved after them. So a second account is no way to get rid of a seat. A
   person who never moved, and did not hand the seat on by their own press, is charged with nothing: they were not
   there.
4. People are rated among themselves. Computer players that sat there from the deal on are left out. In games with teams
   nothing is rated at a table with a computer player, and no team with a seat that counts for nobody. Fewer than two
   sides are no game.
5. Winners come first, all others by their scores. A lower score is better only if the winners have the lowest ones. If
   nobody has won, the scores alone decide. A loser by name comes last at any score. Equal scores tie. A team has the
   mean of its seats.
6. Only tables that were played to their end count, and no table that was only watched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.host.model.logged import LoggedMove
from engine.host.model.records import AUTOMATIC
from engine.host.table.turns import CAUSES, COMPUTER, ORDER, TABLE_ACTS, TIMEOUT

_NO_TIME_OF_PEOPLE: Final = frozenset({COMPUTER, AUTOMATIC, TABLE_ACTS})


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match, by seat; ``people`` are the seats that people held at the deal."""

    scores: Sequence[int]
    winners: Sequence[int]
    teams: Sequence[int]
    people: frozenset[int]
    losers: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A person's part in a table. ``place`` is from 1; ``side`` is the team (or seat) that is
    rated, None: not rated.
    """

    person: str
    seat: int
    place: int
    won: bool
    side: int | None


def parts(
    outcome: Outcome,
    moves: Sequence[LoggedMove],
    taken: Mapping[int, Sequence[int]],
    last: Mapping[int, str],
    given: Mapping[int, str] = MappingProxyType({}),
) -> list[Part]:
    """Return the parts that people had in a finished table, by seat.

    ``taken``: by seat the log entries at which a person took the seat. ``last``: by seat the person who held it at the
    end, if any. ``given``: by seat the first person to hand it on or leave it.
    """
    places = team_places(outcome)
    players = {p: _player(p, moves, taken.get(p, ()), last.get(p)) for p in range(len(outcome.teams))}
    for p, player in players.items():
        if p not in outcome.winners and (player is None or player[1]) and (taken.get(p) or p in given):
            answers = _first(p, moves, taken.get(p, ()), given.get(p))
            players[p] = None if answers is None else (answers, False)
    sides = _sides(outcome, players)
    found = []
    for seat, team in enumerate(outcome.teams):
        won, player = seat in outcome.winners, players[seat]
        rated = team if team in sides else None
        if player is not None and (won or not player[1]):
            found.append(Part(player[0], seat, places[team], won, rated))
        finisher = last.get(seat)
        if won and finisher is not None and taken.get(seat) and (player is None or player[0] != finisher):
            found.append(Part(finisher, seat, places[team], True, None))
    return found


def team_places(outcome: Outcome) -> dict[int, int]:
    """Return the place of each team, from 1; tied teams share one (ruling 5)."""
    seats: dict[int, list[int]] = {}
    for seat, team in enumerate(outcome.teams):
        seats.setdefault(team, []).append(seat)
    points = {team: sum(outcome.scores[p] for p in own) / len(own) for team, own in seats.items()}
    won = {team: any(p in outcome.winners for p in own) for team, own in seats.items()}
    lost = {team: any(p in outcome.losers for p in own) for team, own in seats.items()}
    ahead = [points[team] for team in seats if won[team]]
    others = [points[team] for team in seats if not won[team]]
    low_wins = bool(ahead and others) and max(ahead) <= min(others) and min(ahead) < max(others)
    # All winners are equal, no matter how a tie between them was decided.
    worth = {
        team: (0, 0.0) if won[team] else (1 + lost[team], points[team] if low_wins else -points[team]) for team in seats
    }
    return {team: 1 + sum(other < worth[team] for other in worth.values()) for team in seats}


def _player(seat: int, moves: Sequence[LoggedMove], taken: Sequence[int], last: str | None) -> tuple[str, bool] | None:
    """Return the person for whom a seat counts (ruling 1), and whether they are a substitute; None
    if it counts for nobody.
    """
    made: dict[str, int] = {}
    first: dict[str, int] = {}
    whole, sitting, orders, offered_seats = 0, "", list[int](), list(taken)
    for move in moves:
        if move.seat != seat or move.cause in _NO_TIME_OF_PEOPLE or (move.cause == TIMEOUT and move.sealed):
            continue
        if offered_seats and offered_seats[0] < move.number:
            sitting, orders, offered_seats = "", [], [at for at in offered_seats if at > move.number]
        whole += 1
        if move.cause == TIMEOUT:
            continue
        if move.cause == ORDER and not sitting:
            # The order belongs to the person who presses next, or, if nobody does, to the person who sits there at the
            # end.
            orders.append(move.number)
            continue
        sitting = sitting if move.cause == ORDER else move.cause
        made[sitting] = made.get(sitting, 0) + 1 + len(orders)
        first.setdefault(sitting, move.number)
        orders = []
    if orders and not offered_seats and last is not None:
        made[last] = made.get(last, 0) + len(orders)
        first.setdefault(last, orders[0])
    if not whole and last is not None and not any(m.seat == seat and m.cause == COMPUTER for m in moves):
        return last, bool(taken)
    for person in sorted(made, key=lambda who: first[who]):
        if 2 * made[person] >= whole:
            return person, any(at < first[person] for at in taken)
    return None


def _first(seat: int, moves: Sequence[LoggedMove], taken: Sequence[int], giver: str | None) -> str | None:
    """Return who sat there at the deal: who made its first move before it was taken, else who handed it on."""
    end = min(taken, default=None)
    mine = (m for m in moves if m.seat == seat and (end is None or m.number < end))
    return next((m.cause for m in mine if m.cause not in CAUSES), giver)


def _sides(outcome: Outcome, players: Mapping[int, tuple[str, bool] | None]) -> set[int]:
    """Return the teams that are rated (rulings 3 and 4)."""
    whole = set(outcome.teams)
    for seat, team in enumerate(outcome.teams):
        player = players[seat]
        charged = player is not None and (seat in outcome.winners or not player[1])
        if seat not in outcome.people or not charged:
            whole.discard(team)
    partners = len(set(outcome.teams)) < len(outcome.teams)
    if partners and any(seat not in outcome.people for seat in range(len(outcome.teams))):
        return set()
    return whole if len(whole) > 1 else set()
