"""The cards of Alliance and the winner of a trick: pure functions of the face-up cards in order of play.

Suited cards are those of ``engine.core.cards``; the six special cards follow them: JB1 JB2 WB JR1 JR2 WR (black joker 1
and 2, the white card of black, the same for red) are 78..83. In a trick FACE_DOWN and PASSED replace a card; every
table below has entries for them at its end, which negative indexes reach.
"""

from __future__ import annotations

from collections.abc import Sequence

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


def _flag(card: int) -> int:
    if is_special(card):
        return _HAS_WHITE if is_white(card) else _HAS_JOKER
    return {ACE: _HAS_ACE, TWO: _HAS_TWO}.get(RANK[card], 0)


def _strength(card: int, flags: int) -> int:
    if is_white(card):
        return _PUNISHER if flags & _HAS_JOKER else _LOWEST_WHITE
    if is_special(card):
        return _JOKER
    if RANK[card] == TWO and flags & _HAS_ACE:
        return _TWO_ABOVE_ACE
    return _TOP_NUMBER if RANK[card] == ACE else RANK[card]


_FLAG = (*(_flag(c) for c in range(PACK)), 0, 0, 0, 0)
_STRENGTH = tuple(tuple(_strength(c, flags) for c in range(PACK)) + _NOTHING for flags in range(16))
"""By flags of the trick and card; Same Two needs an ace beside the 2, White Punisher a joker beside the white."""
_NUMBER = (*(RANK[c] if RANK[c] < 10 else -1 for c in range(FIRST_SPECIAL)), *(-1,) * 6, *_NOTHING)
"""The rank with which a card counts towards a battalion, -1 for none."""

WEAKNESS = tuple(_strength(c, 0) * 4 + (c - FIRST_SPECIAL) % 3 * is_special(c) for c in range(PACK))
"""For the default move in mode team: white < 2 < ... < A < joker, the first joker before the second."""
WEAKNESS_ALONE = tuple(_JOKER * 4 + c - FIRST_SPECIAL if is_special(c) else WEAKNESS[c] for c in range(PACK))
"""The same if a white card is a joker."""

LEAVES = (
    tuple(is_special(c) for c in range(PACK)),
    tuple(is_special(c) and not is_white(c) for c in range(PACK)),
)
"""Whether a card leaves the game once played: by 0 (no teams at the table) or 1 (mode team), and card."""

NO_TEAMS: tuple[int, ...] = ()
_BOTH = (BLACK, RED)


def judge_team(trick: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return the index of the winning card and the teams that made a battalion, in mode team.

    ``trick`` in order of play; at least one card is face up.
    """
    flags = 0
    for c in trick:
        flags |= _FLAG[c]
    strength = _STRENGTH[flags]
    if len(trick) == 6:
        # Colours alternate round the table, so the first player's team has the even places.
        a, b, c, d, e, f = trick
        rank = _NUMBER[a]
        first = rank >= 0 and rank == _NUMBER[c] == _NUMBER[e]
        rank = _NUMBER[b]
        second = rank >= 0 and rank == _NUMBER[d] == _NUMBER[f]
        if first:
            if second:
                return (2 if strength[a] >= strength[b] else 3), _BOTH
            return 2, (COLOUR[SUIT[a]],)
        if second:
            return 3, (COLOUR[SUIT[b]],)
    values = [strength[c] for c in trick]
    return values.index(max(values)), NO_TEAMS


def judge_alone(trick: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return the same without teams: the last joker or white card wins, and there are no battalions."""
    flags = 0
    for c in trick:
        flags |= _FLAG[c]
    if flags & (_HAS_JOKER | _HAS_WHITE):
        at = len(trick) - 1
        while trick[at] < FIRST_SPECIAL:
            at -= 1
        return at, NO_TEAMS
    strength = _STRENGTH[flags]
    values = [strength[c] for c in trick]
    return values.index(max(values)), NO_TEAMS


JUDGE = (judge_alone, judge_team)
"""By 0 (no teams) or 1 (mode team): the function that judges a trick."""

PLAIN, SAME_TWO, PUNISHER, JOKER, BATTALION = "", "same_two", "punisher", "joker", "battalion"


def how_won(trick: Sequence[int], at: int, made: Sequence[int], team_game: bool) -> str:
    """Return what made the card at ``at`` win: one of the words above, "" for plain strength."""
    if made:
        return BATTALION
    card = trick[at]
    if is_special(card):
        if not team_game or not is_white(card):
            return JOKER
        return PUNISHER if any(is_special(c) and not is_white(c) for c in trick) else PLAIN
    aces = any(0 <= c < FIRST_SPECIAL and RANK[c] == ACE for c in trick)
    return SAME_TWO if RANK[card] == TWO and aces else PLAIN
