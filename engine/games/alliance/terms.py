"""The terms of Alliance: cards, the winner of a trick, points, and the winners of a game.

Suited cards are those of ``engine.core.cards``; the six special cards follow them: JB1 JB2 WB JR1 JR2 WR (black joker 1
and 2, the white card of black, the same for red) are 78..83. In a trick FACE_DOWN and PASSED replace a card; every
table below has entries for them at its end, which negative indexes reach.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.core.cards import PER_SUIT, RANK, SUIT, card

FIRST_SPECIAL = len(SUIT)
SPECIALS = tuple(range(FIRST_SPECIAL, FIRST_SPECIAL + 6))
SPECIAL_CODES = ("JB1", "JB2", "WB", "JR1", "JR2", "WR")
PACK = FIRST_SPECIAL + 6

TEAM, INDIVIDUAL, SECRET_TEAM = "team", "individual", "secret_team"
TRICKS = 18
"""The number of tricks: as many as court cards."""
PARTS = ("own", "other", "joker", "ace", "sets", "ranks")
"""The sources of points, in the order of ``player_score``."""

FACE_DOWN, PASSED = -2, -3
"""Values of a trick in place of a card."""

BLACK, RED, WHITE = 0, 1, 2
"""Teams; WHITE only if three pairs play in secret."""
COLOUR = (BLACK, RED, BLACK, RED, RED, BLACK)
"""The colour of each suit S H C D L X."""
AROUND = (0, 1, 5, 4, 2, 3)
"""Suits clockwise: S H X L C D."""
SUITS_OF = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3), 5: (0, 1, 2, 3, 5), 6: (0, 1, 2, 3, 4, 5)}
"""Suits in play by number of players."""
COURTS = tuple(suit * PER_SUIT + rank for suit in range(6) for rank in (10, 11, 12))
NUMBERS = tuple(tuple(suit * PER_SUIT + rank for rank in range(10)) for suit in range(6))
"""By suit the ten cards a player plays: A, 2 to 10."""
DEALT_ALONE = (78, 81, 79, 82, 80, 83)
"""The special cards in the order in which games without teams take them: JB1 JR1 JB2 JR2 WB WR."""

ACE, TWO = 0, 1
"""Rank numbers."""


def card_of(code: str) -> int:
    """Return the card of a code such as "S10" or "JB1"; raises ValueError for anything else."""
    return FIRST_SPECIAL + SPECIAL_CODES.index(code) if code in SPECIAL_CODES else card(code)


def is_special(card: int) -> bool:
    """True if ``card`` is a joker or a white card."""
    return card >= FIRST_SPECIAL


def is_white(card: int) -> bool:
    """True if ``card`` is a white card."""
    return card >= FIRST_SPECIAL and (card - FIRST_SPECIAL) % 3 == 2


def specials_of(mask: int) -> list[int]:
    """Return the special cards of a set of bits."""
    return [c for k, c in enumerate(SPECIALS) if mask >> k & 1]


def special_colour(card: int) -> int:
    """Return BLACK or RED for a special card."""
    return (card - FIRST_SPECIAL) // 3


# Strength

_HAS_ACE, _HAS_TWO, _HAS_JOKER, _HAS_WHITE = 1, 2, 4, 8
_LOWEST_WHITE, _TOP_NUMBER, _TWO_ABOVE_ACE, _JOKER, _PUNISHER = 0, 10, 11, 12, 13
_NOTHING = (-1,) * 4


def _strength(card: int, flags: int) -> int:
    if is_white(card):
        return _PUNISHER if flags & _HAS_JOKER else _LOWEST_WHITE
    if is_special(card):
        return _JOKER
    if RANK[card] == TWO and flags & _HAS_ACE:
        return _TWO_ABOVE_ACE
    return _TOP_NUMBER if RANK[card] == ACE else RANK[card]


_OF_RANK = {ACE: _HAS_ACE, TWO: _HAS_TWO}
_FLAG = (
    *(_OF_RANK.get(rank, 0) for rank in RANK),
    *(_HAS_WHITE if is_white(c) else _HAS_JOKER for c in SPECIALS),
    *(0,) * 4,
)
_STRENGTH = tuple(tuple(_strength(c, flags) for c in range(PACK)) + _NOTHING for flags in range(16))
"""By flags of the trick and card; Same Two needs an ace beside the 2, White Punisher a joker beside the white."""
_NUMBER = (*(RANK[c] if RANK[c] < 10 else -1 for c in range(FIRST_SPECIAL)), *(-1,) * 6, *_NOTHING)
"""The rank with which a card counts towards a battalion, -1 for none."""

WEAKNESS = tuple(_strength(c, 0) * 4 + (c - FIRST_SPECIAL) % 3 * is_special(c) for c in range(PACK))
"""For the default move in mode team: white < 2 < ... < A < joker, the first joker before the second."""
WEAKNESS_ALONE = tuple(_JOKER * 4 + c - FIRST_SPECIAL if is_special(c) else WEAKNESS[c] for c in range(PACK))
"""The same if a white card is a joker."""

JOKERS = tuple(tuple(is_special(c) and not (team_game and is_white(c)) for c in range(PACK)) for team_game in (0, 1))
"""By 0 (no teams at the table) or 1 (mode team), and card: whether it is a joker. Without teams white cards are."""

Judged = tuple[int, tuple[int, ...]]
"""The index of the winning card, and the teams that made a battalion."""


def _flags(trick: Sequence[int]) -> int:
    flags = 0
    for c in trick:
        flags |= _FLAG[c]
    return flags


def judge_team(trick: Sequence[int]) -> Judged:
    """Judge a trick, in order of play, in mode team; at least one card is face up."""
    strength = _STRENGTH[_flags(trick)]
    if len(trick) == 6:
        # Colours alternate round the table, so the first player's team has the even places.
        a, b, c, d, e, f = trick
        first = _NUMBER[a] >= 0 and _NUMBER[a] == _NUMBER[c] == _NUMBER[e]
        second = _NUMBER[b] >= 0 and _NUMBER[b] == _NUMBER[d] == _NUMBER[f]
        if first and second:
            return (2 if strength[a] >= strength[b] else 3), (BLACK, RED)
        if first or second:
            return (2, (COLOUR[SUIT[a]],)) if first else (3, (COLOUR[SUIT[b]],))
    values = [strength[c] for c in trick]
    return values.index(max(values)), ()


def judge_alone(trick: Sequence[int]) -> Judged:
    """Judge a trick without teams: the last joker or white card wins, and there are no battalions."""
    flags = _flags(trick)
    if flags & (_HAS_JOKER | _HAS_WHITE):
        return max(at for at, c in enumerate(trick) if c >= FIRST_SPECIAL), ()
    values = [_STRENGTH[flags][c] for c in trick]
    return values.index(max(values)), ()


JUDGE = (judge_alone, judge_team)
"""By 0 (no teams) or 1 (mode team): the function that judges a trick."""

PLAIN, SAME_TWO, PUNISHER, JOKER, BATTALION = "", "same_two", "punisher", "joker", "battalion"


def how_won(trick: Sequence[int], at: int, made: Sequence[int], team_game: bool) -> str:
    """Return what made the card at ``at`` win: one of the words above, "" for plain strength."""
    if made:
        return BATTALION
    card, flags = trick[at], _flags(trick)
    if is_special(card):
        if JOKERS[team_game][card]:
            return JOKER
        return PUNISHER if flags & _HAS_JOKER else PLAIN
    return SAME_TWO if RANK[card] == TWO and flags & _HAS_ACE else PLAIN


# Points and winners

OWN_COURT, OTHER_COURT, UNUSED_JOKER, ACE_IN_HAND = 3, 2, 1, 1
SET_OF_OWN_COLOUR, SET_OF_OTHER_COLOUR = 2, 3
SAME_RANK = (0, 0, 0, 0, 2, 5, 8)
"""By number of court cards of one rank: the points."""
PER_BATTALION = 2
CLEAR = 2
"""The difference in points from which the higher team total wins."""


def set_points(own: int, suit: int) -> int:
    """Return the points of J, Q and K of ``suit`` for the player of the suit ``own``."""
    return SET_OF_OWN_COLOUR if COLOUR[suit] == COLOUR[own] else SET_OF_OTHER_COLOUR


def player_score(team_game: bool, suit: int, won: Sequence[int], hand: Sequence[int], pile: Sequence[int]) -> list[int]:
    """Return points for own court cards, other court cards, unused jokers, an ace in hand, suit sets and rank sets."""
    own = sum(SUIT[c] == suit for c in won)
    unused = sum(JOKERS[team_game][c] for c in (*hand, *pile))
    ace = sum(not is_special(c) and RANK[c] == ACE for c in hand)
    sets = sum(set_points(suit, x) for x in range(6) if sum(SUIT[c] == x for c in won) == 3)
    ranks = sum(SAME_RANK[sum(RANK[c] == rank for c in won)] for rank in (10, 11, 12))
    return [own * OWN_COURT, (len(won) - own) * OTHER_COURT, unused * UNUSED_JOKER, ace * ACE_IN_HAND, sets, ranks]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winners and the criterion: ``teams`` and ``totals`` by seat, ``by`` the criterion that decided."""

    teams: list[int]
    totals: list[int]
    winners: list[int]
    by: str


def team_outcome(colours: Sequence[int], points: Sequence[int], battalions: Sequence[int]) -> Outcome:
    """Judge mode team; ``colours`` and ``points`` by seat, ``battalions`` by team."""
    scores = _scores(colours, points)
    totals = {team: sum(own) + PER_BATTALION * battalions[team] for team, own in scores.items()}
    clear = abs(totals[BLACK] - totals[RED]) >= CLEAR
    winner, by = _first(
        [BLACK, RED],
        ("total", lambda team: totals[team] if clear else 0),
        ("second_best", lambda team: sorted(scores[team])[-2]),
        ("spade", lambda team: int(team == BLACK)),
    )
    return _of_team(winner, colours, totals, by)


def single_outcome(points: Sequence[int], courts: Sequence[int], order: Sequence[int]) -> Outcome:
    """Judge mode individual: most points, then fewest court cards, then nearest to spades in ``order``."""
    winner, by = _first(
        order,
        ("total", points.__getitem__),
        ("fewest_courts", lambda p: -courts[p]),
        ("nearest_spade", lambda p: -order.index(p)),
    )
    return Outcome(list(range(len(points))), list(points), [winner], by)


def secret_teams(specials: Sequence[int], trios: bool) -> list[int]:
    """Return by seat the team that its special card assigns."""
    return [WHITE if is_white(c) and not trios else special_colour(c) for c in specials]


def secret_outcome(teams: Sequence[int], points: Sequence[int], order: Sequence[int]) -> Outcome:
    """Judge mode secret_team: highest total, then the highest lowest member, then nearest to spades."""
    scores = _scores(teams, points)
    totals = {team: sum(own) for team, own in scores.items()}
    winner, by = _first(
        [*scores],
        ("total", totals.__getitem__),
        ("lowest_member", lambda team: min(scores[team])),
        ("nearest_spade", lambda team: -[teams[p] for p in order].index(team)),
    )
    return _of_team(winner, teams, totals, by)


def _scores(teams: Sequence[int], points: Sequence[int]) -> dict[int, list[int]]:
    """Return by team the points of its members."""
    return {team: [p for p, t in zip(points, teams, strict=True) if t == team] for team in sorted(set(teams))}


def _first(sides: Sequence[int], *criteria: tuple[str, Callable[[int], int]]) -> tuple[int, str]:
    """Return the best of ``sides`` and the criterion that decided; each one breaks the ties of those before it."""
    for by, key in criteria[:-1]:
        best = max(map(key, sides))
        sides = [side for side in sides if key(side) == best]
        if len(sides) == 1:
            return sides[0], by
    by, key = criteria[-1]
    return max(sides, key=key), by


def _of_team(winner: int, teams: Sequence[int], totals: Mapping[int, int], by: str) -> Outcome:
    winners = [p for p, team in enumerate(teams) if team == winner]
    return Outcome(list(teams), [totals[team] for team in teams], winners, by)
