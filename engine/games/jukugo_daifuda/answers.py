"""The moves of Jukugo Daifuda, and the answers to a daifuda that a hand allows.

``answers`` is a pure function of one hand, its open sets and the daifuda, and cached: a window needs the same list when
it opens, when a player answers and when it is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core.action import Action
from engine.core.wishes import Wish
from engine.games.jukugo_daifuda.sets import (
    IMPOSSIBLE,
    LEVEL,
    Cards,
    Lexicon,
    OpenSet,
    choices,
    grown,
    partners,
    ron_score,
)
from engine.games.jukugo_daifuda.terms import ATTACHED, CARDS, CLAIMED, KINDS, LEVEL_RON, PASSED, RULES, WENT_OUT


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

LEVEL_TSUMO, LEVEL_PASS = 5, -1


@dataclass(frozen=True, slots=True)
class Answers:
    """``moves``: ron, claims and attaches from the best kind down, pass last. ``level``: of the best (see LEVEL).

    ``ron``: the score of a ron, 0 if there is none.
    """

    moves: tuple[Action, ...]
    level: int
    ron: int


@lru_cache(maxsize=4096)
def answers(lex: Lexicon, free: bool, min_ron: int, daifuda: int, hand: Cards, sets: tuple[OpenSet, ...]) -> Answers:
    """Return all legal answers of a hand (ascending) with these open sets."""
    found: list[tuple[int, Action]] = []
    for bits, cards in partners(lex, daifuda, hand):
        if len(cards) < len(hand):
            for kind in choices(bits):
                found.append((kind, Claim(cards, KINDS[kind])))
    if hand:
        for at, s in enumerate(sets):
            kind = grown(lex, free, s, daifuda)
            if kind >= 0:
                found.append((kind, Attach(at, KINDS[kind])))
    found.sort(key=lambda f: f[0])
    moves = [move for _, move in found]
    level = max((LEVEL[kind] for kind, _ in found), default=LEVEL_PASS)
    score = ron_score(lex, free, daifuda, hand, sets)
    ron = score if score != IMPOSSIBLE and score >= min_ron else 0
    if ron:
        moves.insert(0, RON)
        level = LEVEL_RON
    return Answers((*moves, PASS), level, ron)


# A sealed answer as the ints that the state stores

Note = Sequence[int]
"""``[PASSED]``, ``[CLAIMED, kind, *cards]``, ``[ATTACHED, kind, at]`` or ``[WENT_OUT]``; [] before an answer."""


def noted(answer: Action) -> list[int]:
    """Return an answer as ints."""
    match answer:
        case Claim(cards, kind):
            return [CLAIMED, KINDS.index(kind), *cards]
        case Attach(at, kind):
            return [ATTACHED, KINDS.index(kind), at]
        case Ron():
            return [WENT_OUT]
    return [PASSED]
