"""The worth of a position of Alliance between two tricks for all seats: points won, expected sets, cards to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, exp, sqrt
from typing import Final

from engine.core.cards import RANK, SUIT
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import (
    ACE,
    BLACK,
    COLOUR,
    COURTS,
    FIRST_SPECIAL,
    INDIVIDUAL,
    PACK,
    PER_BATTALION,
    RED,
    SAME_RANK,
    SET_OF_OTHER_COLOUR,
    SET_OF_OWN_COLOUR,
    SPECIALS,
    TEAM,
    is_special,
    is_white,
    secret_teams,
)
from engine.players.alliance.weights import (
    AFRESH,
    EARLY,
    LAST,
    LAST_TWO,
    LATE,
    LEADING,
    MIDDLE,
    REBUILT,
    WAITING,
    WEIGHTS,
)

Values = tuple[float, ...]
"""By card."""
Places = tuple[Values, Values, Values]
"""The worth of a card in hand, in the pile and in the discard pile."""
Kind = tuple[bool, int]
"""Whether two teams play, and the number of seats."""

KIND_OF = tuple((11 if is_white(c) else 10) if is_special(c) else min(RANK[c], 9) for c in range(PACK))
ALONE = tuple(min(k, 10) for k in KIND_OF)
"""The column of a card in the weights; without teams a white card is a joker."""
NOTHING: Values = (0.0,) * PACK


def _spread(row: Sequence[float], team_game: bool) -> Values:
    return tuple(row[k] for k in (KIND_OF if team_game else ALONE))


def _kept(team_game: bool) -> Places:
    """Return the points of cards at the end: jokers in hand or pile, an ace in hand."""
    jokers = tuple(float(is_special(c) and not (team_game and is_white(c))) for c in range(PACK))
    return tuple(1.0 if k == ACE and c < FIRST_SPECIAL else jokers[c] for c, k in enumerate(KIND_OF)), jokers, NOTHING


def _places(kind: Kind, left: int, rebuilt: bool) -> Places:
    """Return the values of cards with ``left`` courts to come."""
    if not left:
        return _kept(kind[0])
    if left <= 2:
        time = LAST if left == 1 else LAST_TWO
    elif rebuilt:
        time = LATE if left <= 8 else AFRESH
    else:
        time = WAITING if left <= 8 else MIDDLE if left <= 12 else EARLY
    hand, pile, discard = (_spread(row, kind[0]) for row in WEIGHTS[kind][time])
    return hand, pile, discard


PLACES: Final[Mapping[Kind, tuple[tuple[Places, Places], ...]]] = {
    kind: tuple((_places(kind, left, False), _places(kind, left, True)) for left in range(len(COURTS) + 1))
    for kind in WEIGHTS
}
"""By kind of table, courts to come and whether the pile was rebuilt."""
SPENT: Final[Mapping[Kind, tuple[tuple[Values, Values], ...]]] = {
    kind: tuple(
        (
            tuple(h - d for h, d in zip(early[0], early[2], strict=True)),
            tuple(h - d for h, d in zip(late[0], late[2], strict=True)),
        )
        for early, late in rows
    )
    for kind, rows in PLACES.items()
}
"""The cost of playing a card from the hand, by the same keys."""
TURNED: Final[Mapping[Kind, tuple[tuple[Values, Values], ...]]] = {
    kind: tuple(
        (
            tuple(p - d for p, d in zip(early[1], early[2], strict=True)),
            tuple(p - d for p, d in zip(late[1], late[2], strict=True)),
        )
        for early, late in rows
    )
    for kind, rows in PLACES.items()
}
"""The cost of turning a card up from the pile, by the same keys."""
LEAD = {
    kind: tuple(
        0.0 if not n else of[0 if n == 1 else 1 if n == 2 else 2 if n <= 8 else 3 if n <= 12 else 4]
        for n in range(len(COURTS) + 1)
    )
    for kind, of in LEADING.items()
}
"""The worth of leading, by courts to come."""
DONE = {
    kind: tuple(0.0 if n <= 2 else late if n <= 8 else middle for n in range(len(COURTS) + 1))
    for kind, (late, middle) in REBUILT.items()
}
"""The worth of having rebuilt, by courts to come."""


# Sets

_WHOLE = tuple(
    tuple(SET_OF_OWN_COLOUR if COLOUR[suit] == COLOUR[own] else SET_OF_OTHER_COLOUR for suit in range(6))
    for own in range(6)
)


def _rank_hope(players: int, have: int, left: int) -> float:
    """Return the expected points of a rank, with ``have`` courts of it won and each of ``left`` won by chance."""
    q = 1 / players
    return sum(comb(left, k) * q**k * (1 - q) ** (left - k) * SAME_RANK[min(6, have + k)] for k in range(left + 1))


RANKS = {
    n: tuple(tuple(_rank_hope(n, have, left) for left in range(7 - have)) for have in range(7)) for n in range(2, 7)
}
"""By players, courts of a rank won and still to be won: the expected points for them."""
SETS = {n: tuple(tuple(n**-k if won + k == 3 else 0.0 for k in range(4)) for won in range(4)) for n in range(2, 7)}
"""By players, courts of a suit won and still to be won: the chance to get the rest."""


def courts_worth(s: AllianceState, seat: int, won: Sequence[int], left: Sequence[int]) -> float:
    """Return the points of the courts ``won``, with the expected sets if those ``left`` fall by chance."""
    players, own = len(s.suits), s.suits[seat]
    ranks, suits = [0, 0, 0], [0] * 6
    for c in won:
        suits[SUIT[c]] += 1
        ranks[RANK[c] - 10] += 1
    ranks_left, suits_left = [0, 0, 0], [0] * 6
    for c in left:
        suits_left[SUIT[c]] += 1
        ranks_left[RANK[c] - 10] += 1
    points = 2.0 * len(won) + suits[own]
    hopes = RANKS[players]
    for have, more in zip(ranks, ranks_left, strict=True):
        points += hopes[have][more]
    whole, chance = _WHOLE[own], SETS[players]
    for suit, have in enumerate(suits):
        if have:
            points += whole[suit] * chance[have][suits_left[suit]]
    return points


def prize(s: AllianceState, seat: int) -> float:
    """Return the worth for ``seat`` of winning the court on offer, with its effect on sets."""
    court, left = s.court, s.courts
    suit, rank = SUIT[court], RANK[court]
    own, players = s.suits[seat], len(s.suits)
    mates = kin = 0
    for c in s.won[seat]:
        mates += SUIT[c] == suit
        kin += RANK[c] == rank
    same = alike = 0
    for c in left:
        same += SUIT[c] == suit
        alike += RANK[c] == rank
    points = 3.0 if suit == own else 2.0
    hopes = RANKS[players]
    points += hopes[kin + 1][alike] - hopes[kin][alike]
    return points + _WHOLE[own][suit] * SETS[players][mates + 1][same]


# The whole table

WIN = 4.0
"""The worth of winning, in points ahead."""
OPEN = 1.3
"""The uncertainty of the outcome, in points: times the square root of the tricks to come."""


def prospects(s: AllianceState) -> list[float]:
    """Return by seat its expected points at the end; ``s`` is between two tricks or at the end.

    Only differences have a meaning.
    """
    if s.ended:
        return [float(sum(parts)) for parts in s.points]
    team_game, players = s.mode == TEAM, len(s.suits)
    left = [*s.courts, s.court] if s.court >= 0 else s.courts
    of = PLACES[team_game, players][len(left)]
    done = DONE[team_game, players][len(left)]
    out = []
    for p, won in enumerate(s.won):
        rebuilt = s.once and s.rebuilt[p]
        hand, pile, discard = of[rebuilt]
        total = courts_worth(s, p, won, left)
        if rebuilt:
            total += done
        for c in s.hands[p]:
            total += hand[c]
        for c in s.pile[p]:
            total += pile[c]
        for c in s.discard[p]:
            total += discard[c]
        for c in s.buried[p]:
            total += discard[c]
        out.append(total)
    out[s.leader] += LEAD[team_game, players][len(left)]
    return out


def ahead(s: AllianceState) -> list[float]:
    """Return by seat the expected lead of its side over the others (their average), with the worth of its hope to win.

    Sides are the seats in mode individual, else the teams; for secret teams ``s``, redealt, has a guess.
    """
    points = prospects(s)
    if s.mode == INDIVIDUAL:
        teams, totals = list(range(len(points))), points
    else:
        if s.mode == TEAM:
            teams = [COLOUR[suit] for suit in s.suits]
            totals = [float(PER_BATTALION * s.battalions[team]) for team in (BLACK, RED)]
        else:
            teams = secret_teams([SPECIALS[mask.bit_length() - 1] for mask in s.special], s.trios)
            totals = [0.0] * (max(teams) + 1)
        for p, team in enumerate(teams):
            totals[team] += points[p]
    sides = len(totals)
    if s.ended:
        won = [float(team in {teams[p] for p in s.winners}) for team in range(sides)]
    else:
        scale = OPEN * sqrt(len(s.courts) + 1)
        top = max(totals)
        odds = [exp((t - top) / scale) for t in totals]
        whole = sum(odds)
        won = [o / whole for o in odds]
    total = sum(totals)
    out = [t - (total - t) / (sides - 1) + WIN * (w - 1 / sides) for t, w in zip(totals, won, strict=True)]
    return [out[team] for team in teams]
