"""The worth of a waiting hand to its seat: the chips it may expect by the end of the round, fitted.

The weights are those of least squares over rounds of a model of the game (default options: dictionary ``core``, strict
growth, any ron), 400,000 each for 2, 3 and 4 seats on shuffles of its own. At one seat sat a player that chose by such
weights (fitted to 200,000 rounds of heuristic players before), at the others the heuristic player. One line is for a
hand whose seat has just discarded the next daifuda, the other for a hand that has let a daifuda go.

A player that knows only these weights and does not look ahead wins 59, 56 and 55 % of two-sided matches for 2, 3 and 4
against the heuristic player in that model (20,000 each, on other shuffles).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from engine.core.game import TABLE_ACTOR
from engine.core.state import NO_SEAT
from engine.games.jukugo_daifuda.state import JukugoDaifudaState
from engine.games.jukugo_daifuda.terms import POINTS, WENT_OUT
from engine.players.jukugo_daifuda.masks import JOKER_BITS, Masks
from engine.players.jukugo_daifuda.rounds import NEW, Laid, Round, hopes, laid_worth, made, outs

FITTED: Final = "core"
"""The dictionary of those rounds."""
Weights = tuple[float, ...]
LAID: Final[Mapping[int, Weights]] = {
    2: (
        *(-14.6, 0.253, 0.0585, 0.184, 0.0849, 0.105, 1.21, 4.94, 0.327, -0.936, -3.23, -3.43),
        *(-3.12, -2.4, -2.46, 2.2, 0.696, 1.12, 0.354, 0.319, 0.598, -0.347, -2.21),
    ),
    3: (
        *(-18.4, 0.298, -0.176, 0.293, -1.62, -0.548, 2.6, 12.6, 0.376, -1.61, -2.1, -3.53),
        *(-3.91, -3.97, -4.94, 1.8, 1.09, 1.75, 1.48, 0.567, 0.443, 0.686, -4.08),
    ),
    4: (
        *(-32.9, 0.301, 0.869, 0.435, -3.76, -0.43, 3.52, 15.7, 0.42, -2.06, -11.3, -8.95),
        *(-6.91, -4.13, -1.68, 1.71, 1.3, 2.25, 2.54, -0.424, 0.913, 0.00585, -6.44),
    ),
}
"""By number of seats: the weights of ``_facts`` for a seat that has just discarded a card."""
GONE: Final[Mapping[int, Weights]] = {
    2: (
        *(-15.7, 0.316, 0.561, 0.271, 0.395, 0.394, 1.24, 2.55, 0.142, -0.863, -7.93, -7.44),
        *(-5.76, -4.21, -2.86, 0.973, -0.533, 0.516, -0.00232, -0.159, 0.788, -0.844, 0.0),
    ),
    3: (
        *(-25.4, 0.387, 0.26, 0.43, 2.17, 0.688, 4.09, -1.75, -1.0, -2.75, -0.296, -1.45),
        *(-0.829, -0.0548, -0.389, 0.708, 0.428, 1.23, 0.37, 0.0526, 0.593, 0.415, 0.0),
    ),
    4: (
        *(-30.5, 0.382, 2.11, 0.639, 2.06, 0.962, 5.07, -0.744, -0.872, -2.84, -34.5, -29.4),
        *(-24.3, -17.9, -12.0, 0.926, 0.946, 1.44, 1.19, -1.71, 1.6, -0.235, 0.0),
    ),
}
"""The same for a seat that has let the daifuda go."""
NO_BIT: Final = 0
"""No card was discarded."""
Others = tuple[int, ...]
"""How many cards each other seat holds."""


def moved(s: JukugoDaifudaState, before: JukugoDaifudaState) -> int:
    """Return the seat whose single move led from ``before`` to ``s``, in the same round; NO_SEAT if that is unclear."""
    asked = [p for p in before.waiting if p != TABLE_ACTOR]
    if len(asked) == 1:
        return asked[0]
    if s.phase == "discard":
        return s.waiting[0]
    if s.daifuda != before.daifuda:
        return NO_SEAT
    return next((p for p in asked if s.answer[p] and not before.answer[p]), NO_SEAT)


def expected(now: Round, s: JukugoDaifudaState, before: JukugoDaifudaState, seat: int) -> float | None:
    """Return the chips that ``seat`` may expect after the move that led from ``before`` to ``s``; ``now`` is ``s`` as
    masks.

    The player who takes the daifuda is assumed to get it. None with options without fitted weights, and for a ron,
    whose worth is known.
    """
    if s.dictionary != FITTED or s.free or s.min_ron:
        return None
    if s.phase == "discard":
        return after_taking(now, seat, now.hands[seat], now.sets[seat], now.unseen(seat))
    unseen = now.unseen(seat) & ~(1 << now.place)
    if before.phase == "discard":
        return after_laying(now, seat, unseen)
    if s.daifuda != before.daifuda:  # no other player was asked, so that a pass was the end of the window
        then = Round(before)
        return after_passing(then, seat, then.unseen(seat) & ~(1 << then.place))
    answer = s.answer[seat]
    if not answer or answer[0] == WENT_OUT:
        return None
    move = made(answer)
    if move is None:
        return after_passing(now, seat, unseen)
    kind, part, at = move
    sets, card = now.sets[seat][:], 1 << now.place
    if at == NEW:
        sets.append((kind, part | card))
    else:
        sets[at] = (kind, sets[at][1] | card)
    return after_taking(now, seat, now.hands[seat] ^ part, sets, unseen)


def after_passing(now: Round, seat: int, unseen: int) -> float:
    """Return the chips that ``seat`` may expect once it has let the daifuda go."""
    return _worth(now.m, now.hands[seat], tuple(now.sets[seat]), unseen, NO_BIT, _others(now, seat))


def after_laying(now: Round, seat: int, unseen: int) -> float:
    """Return the chips that ``seat`` may expect once it has discarded the daifuda."""
    return _worth(now.m, now.hands[seat], tuple(now.sets[seat]), unseen, 1 << now.place, _others(now, seat))


def after_taking(now: Round, seat: int, hand: int, sets: Sequence[Laid], unseen: int) -> float:
    """Return the same with the best discard, if ``seat`` has taken the daifuda and must discard the next one."""
    return _best(now.m, hand, tuple(sets), unseen, _others(now, seat))


def _others(now: Round, seat: int) -> Others:
    return tuple(sorted([hand.bit_count() for p, hand in enumerate(now.hands) if p != seat]))


@lru_cache(maxsize=1 << 10)
def _best(m: Masks, hand: int, sets: tuple[Laid, ...], unseen: int, others: Others) -> float:
    """Return the best discard (see ``after_taking``); a joker only if there is no other card."""
    left, found = hand & ~JOKER_BITS or hand, []
    while left:
        bit = left & -left
        left ^= bit
        found.append(_worth(m, hand ^ bit, sets, unseen, bit, others))
    return max(found)


@lru_cache(maxsize=1 << 12)
def _worth(m: Masks, hand: int, sets: tuple[Laid, ...], unseen: int, laid: int, others: Others) -> float:
    """Return the expected chips with this hand and these open sets; ``laid`` is the bit of the discard, or NO_BIT."""
    weights = (LAID if laid else GONE)[len(others) + 1]
    return sum([w * x for w, x in zip(weights, _facts(m, hand, sets, unseen, laid, others), strict=True)])


def _facts(m: Masks, hand: int, sets: tuple[Laid, ...], unseen: int, laid: int, others: Others) -> tuple[float, ...]:
    """Return the facts of ``Weights``, in their order."""
    out = max(1, unseen.bit_count())
    count, score = outs(m, False, hand, sets, unseen)
    chance, ready, size = count / out, float(count > 0), hand.bit_count()
    average = score / count if count else 0.0
    hoped = [n for _, n in hopes(m, hand, unseen)]
    held = sum(others) / len(others)
    growing = sum([(unseen & grown).bit_count() for grown in _growing(m, sets)]) / 10
    return (
        1.0,
        # how near the hand is to going out, and with which cards
        m.worth(hand),
        laid_worth(sets),
        sum(hoped) / max(1, len(hoped)),
        # cards that would end the round now, and for how much
        ready,
        10 * chance,
        score / out,
        sqrt(chance),
        0.3 * sqrt(chance) * average,
        chance * chance * average,
        # cards in hand
        float(size <= 1),
        float(size == 2),
        float(size == 3),
        float(size == 4),
        float(size == 5),
        # how near the others may be
        float(others[0] <= 2),
        float(others[0] <= 4),
        held,
        ready * (held - 5),
        sum([POINTS[kind] for kind, _ in sets]),
        # cards with which an open set grows
        growing,
        (1 - ready) * growing,
        # cards that fit the discard: what the other seats may make of it
        (m.two[laid.bit_length() - 1] & unseen).bit_count() / 10 if laid else 0.0,
    )


def _growing(m: Masks, sets: tuple[Laid, ...]) -> list[int]:
    """Return by open set the cards (a mask) with which it grows."""
    return [sum([1 << place for place in m.growth(False, kind, cards)]) for kind, cards in sets]
