"""House player for Jukugo Daifuda: goes out when it can, takes what brings its hand nearer to that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.games.jukugo_daifuda import least_useful
from engine.games.jukugo_daifuda_answers import DISCARD, PASS, RON, Attach, Claim
from engine.games.jukugo_daifuda_sets import KINDS, POINTS, Lexicon, cover
from engine.games.jukugo_daifuda_table import JukugoDaifudaState, answers_of, lexicon_of
from engine.games.jukugo_daifuda_words import BLACK_JOKER
from engine.players.guide import Guide, relative

HELD = 3
"""What a card that lies in a set is worth, in points."""
GROWTH = 0.1
"""What each card still out that would go with a loose one is worth: it breaks ties."""


def worth(lex: Lexicon, hand: Sequence[int], sets: Sequence[Sequence[int]]) -> float:
    """How near a hand and its open sets are to going out: cards in sets, and what the best split scores."""
    held, hidden = cover(lex, tuple(sorted(hand)))
    laid = sum(POINTS[x[0]] for x in sets)
    return HELD * (held + sum(len(x) - 1 for x in sets)) + 2 * hidden + laid


def best_discard(lex: Lexicon, hand: Sequence[int], sets: Sequence[Sequence[int]], seen: set[int]) -> tuple[float, int]:
    """What is left after the best discard, and the discard: never a joker while there is another card."""
    best, least = -1.0, -1
    for c in hand:
        if c >= BLACK_JOKER and len(hand) > 1:
            continue
        rest = [x for x in hand if x != c]
        value = worth(lex, rest, sets) + GROWTH * hopes(lex, rest, seen)
        if value > best:
            best, least = value, c
    return (best, least) if least >= 0 else (worth(lex, hand[1:], sets), least_useful(lex, hand))


def hopes(lex: Lexicon, hand: Sequence[int], seen: set[int]) -> float:
    """How many unseen cards would make a pair or word of two with a card of the hand, on average."""
    rows = [lex.two[c] for c in hand]
    return sum(1 for row in rows for x in range(len(row)) if row[x] and x not in seen) / max(1, len(rows))


def choose(game: Game[JukugoDaifudaState], s: JukugoDaifudaState, seat: int, rnd: Rnd) -> Action:
    """Ron if possible; else the answer after which the best discard leaves more than there is now."""
    lex, hand, sets = lexicon_of(s), s.hands[seat], s.sets[seat]
    seen = {*hand, *s.discards, *(c for laid in s.sets for x in laid for c in x[1:])}
    if s.phase == "discard":
        return DISCARD[best_discard(lex, hand, sets, seen)[1]]
    can = answers_of(s, seat)
    if can.ron:
        return RON
    best: Action = PASS
    most = worth(lex, hand, sets) + GROWTH * hopes(lex, hand, seen)
    for move in can.moves:
        value = most
        if isinstance(move, Claim):
            rest = [c for c in hand if c not in move.cards]
            made = [KINDS.index(move.kind), s.daifuda, *move.cards]
            value = best_discard(lex, rest, [*sets, made], seen)[0]
        elif isinstance(move, Attach):
            made = [KINDS.index(move.kind), s.daifuda, *sets[move.at][1:]]
            value = best_discard(lex, hand, [*sets[: move.at], made, *sets[move.at + 1 :]], seen)[0]
        if value > most:
            best, most = move, value
    return best


SPAN = 40.0
"""Chips of a round between the worst and the best that may come of it."""


class JukugoDaifudaGuide(Guide[JukugoDaifudaState]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.4
    proof: ClassVar[float] = 3.0
    points: ClassVar[float] = SPAN
    guided: ClassVar[float] = 1.0

    def horizon(self, s: JukugoDaifudaState) -> int:
        """How many rounds are finished."""
        return len(s.columns)

    def values(self, s: JukugoDaifudaState, before: JukugoDaifudaState) -> Sequence[float]:
        """Chips of the round."""
        return relative([now - then for now, then in zip(s.chips, before.chips, strict=True)], SPAN)

    def rollout(
        self, game: Game[JukugoDaifudaState], s: JukugoDaifudaState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Goes out when it can, takes a word as often as not, discards anything but a joker."""
        if s.phase == "discard":
            loose = [c for c in s.hands[seat] if c < BLACK_JOKER] or s.hands[seat]
            return DISCARD[loose[int(rnd() * len(loose))]]
        can = answers_of(s, seat)
        if can.ron:
            return RON
        moves = can.moves
        return moves[int(rnd() * len(moves))] if moves and rnd() < 0.5 else PASS


GUIDE = JukugoDaifudaGuide()
