"""Points and winners of Alliance: pure functions of the cards that the players have at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.cards import RANK, SUIT
from engine.games.alliance.terms import ACE, BLACK, COLOUR, RED, WHITE, is_special, is_white, special_colour

OWN, OTHER, JOKER, ACE_IN_HAND = 3, 2, 1, 1
SET_OF_OWN_COLOUR, SET_OF_OTHER_COLOUR = 2, 3
SAME_RANK = (0, 0, 0, 0, 2, 5, 8)
"""By number of court cards of one rank: the points."""
BATTALION = 2
CLEAR = 2
"""The difference in points from which the higher team total wins."""


def player_score(team_game: bool, suit: int, won: Sequence[int], hand: Sequence[int], pile: Sequence[int]) -> list[int]:
    """Return points for own court cards, other court cards, unused jokers, an ace in hand, suit sets and rank sets."""
    own = sum(SUIT[c] == suit for c in won)
    unused = sum(is_special(c) and not (team_game and is_white(c)) for c in (*hand, *pile))
    ace = sum(not is_special(c) and RANK[c] == ACE for c in hand)
    sets = 0
    for s in range(6):
        if sum(SUIT[c] == s for c in won) == 3:
            sets += SET_OF_OWN_COLOUR if COLOUR[s] == COLOUR[suit] else SET_OF_OTHER_COLOUR
    ranks = sum(SAME_RANK[sum(RANK[c] == rank for c in won)] for rank in (10, 11, 12))
    return [own * OWN, (len(won) - own) * OTHER, unused * JOKER, ace * ACE_IN_HAND, sets, ranks]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winners and the criterion: ``teams`` and ``totals`` by seat, ``by`` the criterion that decided."""

    teams: list[int]
    totals: list[int]
    winners: list[int]
    by: str


def team_outcome(colours: Sequence[int], points: Sequence[int], battalions: Sequence[int], spade: int) -> Outcome:
    """Judge mode team; ``colours`` and ``points`` by seat, ``battalions`` by team, ``spade`` the seat of spades."""
    totals, seconds = [], []
    for team in (BLACK, RED):
        scores = sorted((p for p, c in zip(points, colours, strict=True) if c == team), reverse=True)
        totals.append(sum(scores) + BATTALION * battalions[team])
        seconds.append(scores[1])
    if abs(totals[BLACK] - totals[RED]) >= CLEAR:
        best, by = totals, "total"
    elif seconds[BLACK] != seconds[RED]:
        best, by = seconds, "second_best"
    else:
        best, by = [int(colours[spade] == team) for team in (BLACK, RED)], "spade"
    winner = BLACK if best[BLACK] > best[RED] else RED
    return _of_team(winner, colours, totals, by)


def single_outcome(points: Sequence[int], courts: Sequence[int], order: Sequence[int]) -> Outcome:
    """Judge mode individual: most points, then fewest court cards, then nearest to spades in ``order``."""
    best = [p for p in order if points[p] == max(points)]
    by = "total"
    if len(best) > 1:
        fewest = min(courts[p] for p in best)
        best, by = [p for p in best if courts[p] == fewest], "fewest_courts"
    if len(best) > 1:
        by = "nearest_spade"
    return Outcome(list(range(len(points))), list(points), best[:1], by)


def secret_teams(specials: Sequence[int], trios: bool) -> list[int]:
    """Return by seat the team that its special card assigns."""
    return [WHITE if is_white(c) and not trios else special_colour(c) for c in specials]


def secret_outcome(teams: Sequence[int], points: Sequence[int], order: Sequence[int]) -> Outcome:
    """Judge mode secret_team: highest total, then the highest lowest member, then nearest to spades."""
    kinds = sorted(set(teams))
    scores = {k: [p for p, t in zip(points, teams, strict=True) if t == k] for k in kinds}
    totals = [sum(scores[k]) if k in scores else 0 for k in range(max(kinds) + 1)]
    best, by = [k for k in kinds if totals[k] == max(totals)], "total"
    if len(best) > 1:
        lowest = max(min(scores[k]) for k in best)
        best, by = [k for k in best if min(scores[k]) == lowest], "lowest_member"
    if len(best) > 1:
        best, by = [next(teams[p] for p in order if teams[p] in best)], "nearest_spade"
    return _of_team(best[0], teams, totals, by)


def _of_team(winner: int, teams: Sequence[int], totals: Sequence[int], by: str) -> Outcome:
    winners = [p for p, team in enumerate(teams) if team == winner]
    return Outcome(list(teams), [totals[team] for team in teams], winners, by)
