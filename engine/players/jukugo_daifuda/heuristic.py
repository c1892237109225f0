"""The heuristic player of Jukugo Daifuda, and rounds that it plays out in a search.

A search plays thousands of rounds to their end. All hidden cards are dealt there and the heuristic player leaves
nothing to chance, so the outcome of a position is fixed: ``played_out`` finds it much sooner than the rules engine, and
a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.melds import BIT, cards_of, mask_of
from engine.games.jukugo_daifuda import answers, terms
from engine.games.jukugo_daifuda.answers import NEW, Answers, Note, Taking, taking_of
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, lexicon_of, sets_of
from engine.games.jukugo_daifuda.terms import (
    BLACK_JOKER,
    CARDS,
    LEVEL_PASS,
    NO_ORDER,
    POINTS,
    SIZE,
    Laid,
    Lexicon,
    cover,
    ron_score,
)

HELD: Final = 3
"""The worth of a card in a set, in points."""
HOPE: Final = 0.1
"""The worth of each unseen card that makes a set of two with a hand card, on average over the hand."""
LAID_WORTH: Final = tuple(HELD * size + points for size, points in zip(SIZE, POINTS, strict=True))
"""By kind: the worth of an open set."""
ALL_CARDS: Final = mask_of(CARDS)
PLACE: Final = {c: place for place, c in enumerate(sorted(CARDS, key=terms.by_rank))}


def choose(game: Game[JukugoDaifudaState], s: JukugoDaifudaState, seat: int, rnd: Rnd) -> Action:
    """Return ron if possible; else the answer after which the best discard leaves more than there is now."""
    now = Round(s)
    if s.phase == "discard":
        now.discard(seat)
        return answers.DISCARD[now.daifuda]
    can = now.answers(seat)
    if can.ron:
        return answers.RON
    taking = now.wants(seat, can)
    return answers.PASS if taking is None else answers.move_of(taking)


def worth(lex: Lexicon, hand: int) -> int:
    """Return how near a hand alone is to going out: HELD for each card in sets, and their hidden score."""
    held, score = cover(lex, hand)
    return HELD * held + 2 * score


def hopes(lex: Lexicon, hand: int, unseen: int) -> dict[int, int]:
    """Return by card of a hand how many unseen cards make a set of two with it."""
    return {c: (lex.two[c] & unseen).bit_count() for c in cards_of(hand)}


def best_discard(lex: Lexicon, hand: int, hope: Mapping[int, int]) -> tuple[float, int]:
    """Return the worth of a hand after the best discard, and that card: no joker while there is another card; of equals
    the first in the order of a hand."""
    cards = cards_of(hand)
    total, left = sum([hope[c] for c in cards]), max(1, len(cards) - 1)
    plain = [c for c in cards if c < BLACK_JOKER] or cards
    best, _, card = max([(worth(lex, hand ^ BIT[c]) + HOPE * (total - hope[c]) / left, -PLACE[c], c) for c in plain])
    return best, card


def outs(lex: Lexicon, free: bool, hand: int, sets: Sequence[Laid], unseen: int, least: int = 1) -> tuple[int, int]:
    """Return how many of the ``unseen`` cards would let a hand go out for ``least`` or more, and their total score."""
    scores = [ron_score(lex, free, c, hand, sets) for c in cards_of(unseen)]
    enough = [score for score in scores if score >= least]
    return len(enough), sum(enough)


class Round:
    """A round on masks, made from a state without hidden cards; the heuristic player plays it."""

    def __init__(self, s: JukugoDaifudaState) -> None:
        self.lex, self.free, self.min_ron, self.passing = lexicon_of(s), s.free, s.min_ron, s.passing
        self.hands = [mask_of(hand) for hand in s.hands]
        self.sets = [list(sets_of(s, p)) for p in range(len(s.sets))]
        self.deck = s.deck[:]
        self.seen = mask_of([*s.discards, *(c for sets in s.sets for x in sets for c in x[1:])])
        """The discard pile and all open sets."""
        self.turn, self.discarder, self.daifuda = s.turn, s.discarder, s.daifuda

    def unseen(self, seat: int) -> int:
        """Return the cards that ``seat`` counts as still out; the daifuda is one of them."""
        return ALL_CARDS ^ (self.seen | self.hands[seat])

    def answers(self, seat: int) -> Answers:
        """Return what ``seat`` may answer to the daifuda."""
        hand, sets = self.hands[seat], tuple(self.sets[seat])
        return answers.answers(self.lex, self.free, self.min_ron, self.daifuda, hand, sets)

    def wants(self, seat: int, can: Answers) -> Taking | None:
        """Return how ``seat`` takes the daifuda if it cannot go out: only for more than it has now."""
        if not can.takings or (self.passing[seat] != NO_ORDER and can.level < self.passing[seat]):
            return None
        lex, hand = self.lex, self.hands[seat]
        hope = hopes(lex, hand, self.unseen(seat))
        best, most = None, worth(lex, hand) + HOPE * sum(hope.values()) / len(hope)
        highest = HOPE * max(hope.values())
        for taking in can.takings:
            kind, part, at = taking
            more = LAID_WORTH[kind] - (LAID_WORTH[self.sets[seat][at][0]] if at != NEW else 0)
            if more + worth(lex, hand ^ part) + highest < most:
                continue  # no discard makes a hand worth more
            value = more + best_discard(lex, hand ^ part, hope)[0]
            if value > most:
                best, most = taking, value
        return best

    def take(self, seat: int, taking: Taking) -> None:
        """Lay open or enlarge a set."""
        kind, part, at = taking
        sets, card = self.sets[seat], BIT[self.daifuda]
        if at == NEW:
            self.hands[seat] ^= part
            sets.append((kind, part | card))
        else:
            sets[at] = (kind, sets[at][1] | card)
        self.seen |= part | card
        self.turn, self.daifuda = seat, NO_CARD

    def discard(self, seat: int) -> None:
        """Discard the next daifuda."""
        hand = self.hands[seat]
        _, card = best_discard(self.lex, hand, hopes(self.lex, hand, self.unseen(seat)))
        self.hands[seat] = hand ^ BIT[card]
        self.daifuda, self.discarder = card, seat

    def flip(self) -> None:
        """Go on after a window in which no player took the daifuda; without a card the round is a draw."""
        self.seen |= BIT[self.daifuda]
        self.turn = (self.turn + 1) % len(self.hands)
        self.turn_up()

    def turn_up(self) -> None:
        """Turn up a card for the turn player."""
        self.daifuda, self.discarder = self.deck.pop() if self.deck else NO_CARD, NO_SEAT

    def others(self) -> list[int]:
        """Return the seats that may answer the daifuda."""
        return [p for p in range(len(self.hands)) if p != self.discarder]

    def window(self, asked: Sequence[int], given: Mapping[int, Note]) -> tuple[int, int]:
        """Play a window with the answers ``given`` to it; return the seat that goes out, or NO_SEAT, and its score."""
        n = len(self.hands)
        order = [p for p in ((self.turn + step) % n for step in range(n)) if p in asked or p in given]
        can = {p: self.answers(p) for p in order}
        for p in order:
            if can[p].ron and (p not in given or given[p][0] == terms.WENT_OUT):
                return p, can[p].ron
        best, winner, taken = LEVEL_PASS, NO_SEAT, None
        for p in order:
            taking = self.wants(p, can[p]) if p not in given else taking_of(given[p]) if len(given[p]) > 1 else None
            if taking is not None:
                level = terms.LEVEL_TSUMO if p == self.turn else terms.LEVEL[taking[0]]
                if level > best:
                    best, winner, taken = level, p, taking
        if taken is None:
            self.flip()
        else:
            self.take(winner, taken)
            self.discard(winner)
        return NO_SEAT, 0


def played_out(s: JukugoDaifudaState) -> tuple[int, int]:
    """Return the seat that goes out in the running round (NO_SEAT after a draw) and its score, if the heuristic player
    plays every seat."""
    now = Round(s)
    if s.phase == "discard":
        now.discard(s.waiting[0])
    elif now.daifuda == NO_CARD:  # in a leg, before a flip
        now.turn_up()
    begun = now.daifuda == s.daifuda
    asked, given = s.waiting if begun else now.others(), {p: note for p, note in enumerate(s.answer) if note and begun}
    while now.daifuda != NO_CARD:
        winner, score = now.window(asked, given)
        if winner != NO_SEAT:
            return winner, score
        asked, given = now.others(), {}
    return NO_SEAT, 0
