"""The moves of Jukugo Daifuda, and the answers to a daifuda that a hand allows.

``answers`` is cached: a window needs the same list when it opens, when a player answers and when it is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core.action import Action
from engine.core.prepared.wishes import Wish
from engine.families.melds import BIT, cards_of, mask_of
from engine.games.jukugo_daifuda import terms
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    KINDS,
    LEVEL,
    LEVEL_PASS,
    LEVEL_RON,
    NO_KIND,
    PAIR_OR_WORD,
    RULES,
    Laid,
    Lexicon,
    grown,
    partners,
    ron_score,
)


class Pass(Action):
    """Let the daifuda go."""


class Claim(Action):
    """Take the daifuda for a new set with 1 to 3 hand ``cards`` (ascending); ``kind`` is a name of KINDS."""

    cards: tuple[int, ...]
    kind: str


class Attach(Action):
    """Add the daifuda to the own open set number ``at`` (from 0), which becomes a ``kind``."""

    at: int
    kind: str


class Ron(Action):
    """Go out with the daifuda."""


class Discard(Action):
    """Discard a hand card: it is the next daifuda."""

    card: int


class Close(Action):
    """The table's own move: close a window that has been open long enough."""


class Order(Wish):
    """Give a standing order for this round (``rule``: its place in RULES); private, at any time."""

    rule: int


PASS, RON, CLOSE = Pass(), Ron(), Close()
DISCARD = tuple(Discard(c) for c in CARDS)

ORDER: Final = {rule: Order(i) for i, rule in enumerate(RULES)}

NO_ORDERS: Final = ("ask", "manual")
"""The orders that cancel a standing order."""

Taking = tuple[int, int, int]
"""A claim or attach: the kind made, the mask of its hand cards, and the number of the set that grows, or NEW."""
NEW: Final = -1


def move_of(taking: Taking) -> Action:
    """Return the move of a taking."""
    kind, part, at = taking
    return Claim(tuple(cards_of(part)), KINDS[kind]) if at == NEW else Attach(at, KINDS[kind])


@dataclass(frozen=True, slots=True)
class Answers:
    """The claims and attaches from the best kind down, the level of the best answer (see LEVEL), the score of a ron.

    ``ron`` is 0 if there is none.
    """

    takings: tuple[Taking, ...]
    level: int
    ron: int

    @property
    def moves(self) -> tuple[Action, ...]:
        """Return the legal moves: ron, claims and attaches, pass last."""
        return (*[RON] * (self.ron > 0), *map(move_of, self.takings), PASS)


@lru_cache(maxsize=4096)
def answers(lex: Lexicon, free: bool, min_ron: int, daifuda: int, hand: int, sets: tuple[Laid, ...]) -> Answers:
    """Return all legal answers of a hand (a mask) with these open sets."""
    found: list[Taking] = []
    for kind, part in partners(lex, daifuda, hand):
        if part != hand:
            found.append((kind, part, NEW))
            if lex.kinds[part | BIT[daifuda]] == PAIR_OR_WORD:
                found.append((terms.TWO_WORD, part, NEW))
    for at, laid in enumerate(sets if hand else ()):
        kind = grown(lex, free, laid, daifuda)
        if kind != NO_KIND:
            found.append((kind, 0, at))
    found.sort(key=lambda taking: taking[0])
    score = ron_score(lex, free, daifuda, hand, sets)
    if score >= min_ron:  # IMPOSSIBLE is lower than any
        return Answers(tuple(found), LEVEL_RON, score)
    return Answers(tuple(found), LEVEL[found[0][0]] if found else LEVEL_PASS, 0)


Note = Sequence[int]
"""A sealed answer as the state stores it.

``[PASSED]``, ``[CLAIMED, kind, *cards]``, ``[ATTACHED, kind, at]`` or ``[WENT_OUT]``; [] before an answer."""


def noted(answer: Action) -> list[int]:
    """Return an answer as ints."""
    match answer:
        case Claim(cards, kind):
            return [terms.CLAIMED, KINDS.index(kind), *cards]
        case Attach(at, kind):
            return [terms.ATTACHED, KINDS.index(kind), at]
        case Ron():
            return [terms.WENT_OUT]
    return [terms.PASSED]


def taking_of(note: Note) -> Taking:
    """Return the claim or attach of an answer. Raises ValueError for another one."""
    code, kind, *rest = note
    return (kind, mask_of(rest), NEW) if code == terms.CLAIMED else (kind, 0, rest[0])


def answer_of(note: Note) -> Action:
    """Return an answer from its ints."""
    if note[0] in (terms.CLAIMED, terms.ATTACHED):
        return move_of(taking_of(note))
    return RON if note[0] == terms.WENT_OUT else PASS


def level_of(note: Note) -> int:
    """Return the level of an answer, without tsumo."""
    if note[0] == terms.PASSED:
        return LEVEL_PASS
    return LEVEL_RON if note[0] == terms.WENT_OUT else LEVEL[note[1]]
