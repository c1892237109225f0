"""The heuristic player of Jukugo Daifuda on masks, and rounds played out by it without the rules engine.

A search plays thousands of rounds to their end. All hidden cards are dealt there and the heuristic player leaves
nothing to chance, so the outcome of a position is fixed: ``played_out`` finds it much sooner than the rules do, and a
test compares it with the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.state import NO_CARD, NO_SEAT
from engine.games.jukugo_daifuda.answers import LEVEL_PASS, LEVEL_TSUMO, Note
from engine.games.jukugo_daifuda.sets import LEVEL, NO_KIND, cover
from engine.games.jukugo_daifuda.state import JukugoDaifudaState
from engine.games.jukugo_daifuda.terms import ATTACHED, CARDS, CLAIMED, NO_ORDER, POINTS, SIZE, WENT_OUT
from engine.players.jukugo_daifuda.masks import BIT, HELD, JOKER_BITS, Masks, cards_of, mask_of, masks

GROWTH: Final = 0.1
"""The worth of each card still out that fits a loose one: it breaks ties."""
Laid = tuple[int, int]
"""An open set: kind and mask."""
Taking = tuple[int, int, int]
"""A claim or attach: the kind made, the mask of its hand cards, and the place of the set that grows (or NEW)."""
NEW: Final = -1
Result = tuple[int, int]
"""The seat that went out (NO_SEAT after a draw) and the payment of every other player."""
LAID_WORTH: Final = tuple(HELD * size + points for size, points in zip(SIZE, POINTS, strict=True))
"""By kind: the worth of an open set."""
EVERY: Final = mask_of(CARDS)
NOTHING: Final[Sequence[Note]] = ([],) * 4
"""No answers yet."""


Hopes = list[tuple[int, int]]
"""By card of a hand (its bit, the lowest first): how many unseen cards make a set of two with it."""


def hopes(m: Masks, hand: int, unseen: int) -> Hopes:
    """Return the hopes of ``hand``."""
    two, found = m.two, []
    while hand:
        bit = hand & -hand
        hand ^= bit
        found.append((bit, (two[bit.bit_length() - 1] & unseen).bit_count()))
    return found


def best_discard(m: Masks, hand: int, laid: int, found: Hopes) -> tuple[float, int]:
    """Return the rest of ``hand`` (among the cards of ``found``) after the best discard, and the discard's bit.

    The discard is never a joker while there is another card.
    """
    worth, total, left = m.worth, 0, -1
    for bit, n in found:
        if bit & hand:
            total += n
            left += 1
    best, least = -1.0, 0
    for bit, n in found:
        if not bit & hand or (bit & JOKER_BITS and left):
            continue
        value = laid + worth(hand ^ bit) + GROWTH * ((total - n) / (left or 1))
        if value > best:
            best, least = value, bit
    if not least:  # nothing but jokers
        least = hand & -hand
        best = laid + worth(hand ^ least)
    return best, least


def hidden_and_held(m: Masks, hand: int) -> tuple[int, int]:
    """Return the open score of the best split of a hand into sets, and how many cards are in these."""
    held, score = cover(m.lex, tuple(sorted(cards_of(hand))))
    return score, held


def going_out(m: Masks, free: bool, hand: int, sets: Sequence[Laid], place: int) -> int:
    """Return the highest score of a ron with the card at ``place``; -1 if there is none."""
    best, whole = -1, m.whole
    for kind, part in m.parts(place, hand):
        rest = whole(hand ^ part)
        if rest >= 0 and POINTS[kind] + 2 * rest > best:
            best = POINTS[kind] + 2 * rest
    if sets:
        rest = 0
        for kind, cards in sets:
            more = m.growth(free, kind, cards).get(place, NO_KIND)
            if more != NO_KIND and rest >= 0:
                rest = whole(hand)
                if rest >= 0:
                    best = max(best, POINTS[more] - POINTS[kind] + 2 * rest)
        if best >= 0:
            best += sum([POINTS[kind] for kind, _ in sets])
    return best


def outs(m: Masks, free: bool, hand: int, sets: Sequence[Laid], unseen: int, least: int = 1) -> tuple[int, int]:
    """Return how many of the ``unseen`` cards would let a hand go out for ``least`` or more, and their total score."""
    count = score = 0
    while unseen:
        bit = unseen & -unseen
        unseen ^= bit
        found = going_out(m, free, hand, sets, bit.bit_length() - 1)
        if found >= least:
            count += 1
            score += found
    return count, score


def taking(m: Masks, free: bool, hand: int, sets: Sequence[Laid], place: int) -> list[Taking]:
    """Return the claims and attaches that are legal with the card at ``place``; for a pair that is a word only the
    pair."""
    found = [(kind, part, NEW) for kind, part in m.parts(place, hand) if part != hand]
    if sets and hand:
        for at, (kind, cards) in enumerate(sets):
            more = m.growth(free, kind, cards).get(place, NO_KIND)
            if more != NO_KIND:
                found.append((more, 0, at))
    return found


def preferred(m: Masks, moves: Sequence[Taking], hand: int, sets: Sequence[Laid], unseen: int) -> Taking | None:
    """Return the move after which the best discard leaves more than there is now; None if a pass is best."""
    laid, found = laid_worth(sets), hopes(m, hand, unseen)
    counts = [n for _, n in found]
    best, most = None, laid + m.worth(hand) + GROWTH * (sum(counts) / max(1, len(counts)))
    hopeful = GROWTH * max(counts, default=0)
    for move in moves:
        kind, part, at = move
        after = laid + LAID_WORTH[kind] - (LAID_WORTH[sets[at][0]] if at != NEW else 0)
        if after + m.worth(hand ^ part) + hopeful < most:
            continue  # no discard makes a hand worth more
        value = best_discard(m, hand ^ part, after, found)[0]
        if value > most or (best is not None and value == most and _first(move) < _first(best)):
            best, most = move, value
    return best


def _first(move: Taking) -> tuple[int, bool, list[int]]:
    """Return a sort key: the order of the rules' own list of answers."""
    kind, part, at = move
    return kind, at != NEW, sorted(cards_of(part))


def laid_worth(sets: Sequence[Laid]) -> int:
    """Return the worth of open sets."""
    return sum([LAID_WORTH[kind] for kind, _ in sets])


class Round:
    """A round as masks, made from a state without hidden cards; the heuristic player plays it."""

    def __init__(self, s: JukugoDaifudaState) -> None:
        self.m = masks(s.dictionary)
        self.free, self.min_ron, self.passing = s.free, s.min_ron, s.passing
        self.hands = [mask_of(hand) for hand in s.hands]
        self.sets: list[list[Laid]] = [[(x[0], mask_of(x[1:])) for x in sets] for sets in s.sets]
        self.deck = s.deck[:]
        self.seen = mask_of(s.discards)
        """The discard pile and all open sets."""
        for sets in self.sets:
            for _, cards in sets:
                self.seen |= cards
        self.turn, self.discarder = s.turn, s.discarder
        self.place = -1 if s.daifuda == NO_CARD else BIT[s.daifuda].bit_length() - 1

    def unseen(self, seat: int) -> int:
        """Return the cards that the heuristic player at ``seat`` counts as still out."""
        return EVERY ^ (self.seen | self.hands[seat])

    def wins(self, seat: int) -> int:
        """Return the score of ``seat`` for going out now, 0 if it may not."""
        score = going_out(self.m, self.free, self.hands[seat], self.sets[seat], self.place)
        return score if score >= self.min_ron else 0

    def wants(self, seat: int) -> Taking | None:
        """Return the move by which ``seat`` takes the daifuda; it cannot go out."""
        hand, sets = self.hands[seat], self.sets[seat]
        moves = taking(self.m, self.free, hand, sets, self.place)
        least = self.passing[seat]
        if not moves or (least != NO_ORDER and max(LEVEL[kind] for kind, _, _ in moves) < least):
            return None
        return preferred(self.m, moves, hand, sets, self.unseen(seat))

    def take(self, seat: int, move: Taking) -> None:
        """Lay open or enlarge a set."""
        kind, part, at = move
        sets, card = self.sets[seat], 1 << self.place
        if at == NEW:
            self.hands[seat] ^= part
            sets.append((kind, part | card))
        else:
            sets[at] = (kind, sets[at][1] | card)
        self.seen |= part | card
        self.turn = seat

    def discard(self, seat: int) -> None:
        """Discard the next daifuda."""
        hand = self.hands[seat]
        bit = best_discard(self.m, hand, laid_worth(self.sets[seat]), hopes(self.m, hand, self.unseen(seat)))[1]
        self.hands[seat] = hand ^ bit
        self.place, self.discarder = bit.bit_length() - 1, seat

    def flip(self) -> bool:
        """Turn up the next card, since no player took the daifuda; False if there is none."""
        self.seen |= 1 << self.place
        self.turn = (self.turn + 1) % len(self.hands)
        if not self.deck:
            return False
        self.place, self.discarder = BIT[self.deck.pop()].bit_length() - 1, NO_SEAT
        return True

    def finish(self, asked: Sequence[int], given: Sequence[Note]) -> Result:
        """Play from a window, with the answers ``given`` to it, to the end of the round."""
        n = len(self.hands)
        while True:
            order = [(self.turn + step) % n for step in range(n)]
            for p in order:
                if p in asked and not given[p]:
                    score = self.wins(p)
                elif given[p] and given[p][0] == WENT_OUT:
                    score = going_out(self.m, self.free, self.hands[p], self.sets[p], self.place)
                else:
                    continue
                if score:
                    return p, score
            best, winner, taken = LEVEL_PASS, NO_SEAT, None
            for p in order:
                move = made(given[p]) if given[p] else self.wants(p) if p in asked else None
                if move is None:
                    continue
                level = LEVEL_TSUMO if p == self.turn and self.discarder == NO_SEAT else LEVEL[move[0]]
                if level > best:
                    best, winner, taken = level, p, move
                    if level == LEVEL_TSUMO:
                        break
            if taken is not None:
                self.take(winner, taken)
                self.discard(winner)
            elif not self.flip():
                return NO_SEAT, 0
            asked, given = [p for p in range(n) if p != self.discarder], NOTHING


def made(answer: Note) -> Taking | None:
    """Return the kind for which a stored answer takes the daifuda."""
    if answer[0] == CLAIMED:
        return answer[1], mask_of(answer[2:]), NEW
    return (answer[1], 0, answer[2]) if answer[0] == ATTACHED else None


def played_out(s: JukugoDaifudaState) -> Result:
    """Return the seat that goes out in the running round, and its score, if the heuristic player plays every seat."""
    return played_on(Round(s), s)


def played_on(now: Round, s: JukugoDaifudaState) -> Result:
    """Return the same, where ``now`` is ``s`` as masks; ``now`` is changed in place."""
    if s.phase == "discard":
        now.discard(s.waiting[0])
        return now.finish([p for p in range(len(s.chips)) if p != now.discarder], NOTHING)
    return now.finish(s.waiting, s.answer)
