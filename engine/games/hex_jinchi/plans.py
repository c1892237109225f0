"""Whole turns worth trying: which sets on which bases, and the discard; judged by the position afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.state import NO_SEAT
from engine.families.jokers import FIRST_JOKER
from engine.games.hex_jinchi.moves import Turn, whole
from engine.games.hex_jinchi.state import HexJinchiState
from engine.games.hex_jinchi.terms import BASES, SUIT_BIT, VALUE, WINNING, Set, at, shortest, suits

SETS: Final = 3
"""The number of sets examined for each number of suits, the shortest ones."""
BROKEN: Final = (0.95, 0.85, 0.6, 0.35, 0.18, 0.06, 0.0)
"""By number of suits: how likely one opponent covers a set in a turn."""
WORTH: Final = (0.8, 1.0, 1.25, 1.5, 1.75, 1.9, 2.0)
"""By number of suits: the worth of an own base, in bases."""
OFFERED, WIDTH = 3, 3
"""The most turns that are offered to a person as one press each, and how many plans of each length are extended."""
CARD, JOKER, VARIETY, LATER = 0.12, 0.35, 0.1, 0.3
"""The worth of a card in hand, of a joker in addition, of a suit in the hand in addition, and of another seat's second
base."""
WIN, LOSS = 12.0, 14.0
"""The worth of three own bases if no player breaks them, and the cost of another seat's three."""


class Plan(NamedTuple):
    """Sets on bases, the mask of their cards, and their gain."""

    gain: float
    used: int
    placed: tuple[tuple[int, int, int], ...]
    """Base, mask and number of suits of each."""


NONE: Final = Plan(0.0, 0, ())


class Turns:
    """The options of ``seat`` in the position ``s``, at the start of its turn."""

    def __init__(self, s: HexJinchiState, seat: int) -> None:
        self.s, self.seat = s, seat
        self.cards, found = shortest(tuple(s.hands[seat]))
        counts, self.sets = [0] * 7, list[tuple[int, int]]()
        for entry in found:
            if counts[entry[1]] < SETS:
                counts[entry[1]] += 1
                self.sets.append(entry)
        self.lying = [-1 if owner == NO_SEAT else suits(cards) for owner, cards in zip(s.owners, s.bases, strict=True)]

    def plans(self, width: int) -> list[Plan]:
        """Return up to three placements, the best first; of each length the best ``width`` are extended."""
        found, beam = [NONE], [NONE]
        free = len(self.s.hands[self.seat]) - 1
        for _ in range(WINNING):
            longer = {more.placed: more for plan in beam for more in self.extended(plan, free)}
            beam = sorted(longer.values(), key=lambda plan: -plan.gain)[:width]
            found += beam
        return sorted((plan._replace(gain=self.worth(plan)) for plan in found), key=lambda plan: -plan.gain)

    def extended(self, plan: Plan, free: int) -> list[Plan]:
        """Return plans with one more set on one more base; one card stays for the discard."""
        s, me, out = self.s, self.seat, list[Plan]()
        used, taken = plan.used, [base for base, _, _ in plan.placed]
        nobodys = False
        for base in BASES:
            owner, lying = s.owners[base - 1], self.lying[base - 1]
            if base in taken or (nobodys and owner == NO_SEAT):
                continue
            nobodys = nobodys or owner == NO_SEAT
            back = 3 if owner == NO_SEAT else len(s.bases[base - 1])
            for mask, count in self.sets:
                if mask & used or count <= lying or (mask | used).bit_count() > free:
                    continue
                gain = WORTH[count] + CARD * (back - mask.bit_count())
                if owner == me:
                    gain -= WORTH[lying]
                elif owner != NO_SEAT:
                    gain += WORTH[lying]
                out.append(Plan(plan.gain + gain, used | mask, (*plan.placed, (base, mask, count))))
        return out

    def worth(self, plan: Plan) -> float:
        """Return the gain, with the promise or threat of three bases, and the jokers and suits left in hand."""
        owners, lying, me, n = self.s.owners[:], self.lying[:], self.seat, len(self.s.hands)
        for base, _, count in plan.placed:
            owners[base - 1], lying[base - 1] = me, count
        total = plan.gain
        for q in range(n):
            count = owners.count(q)
            if q == me:
                total += WIN * held_on(sorted(k for owner, k in zip(owners, lying, strict=True) if owner == me), n - 1)
            elif count >= WINNING:
                total -= LOSS if (q - me) % n == 1 else LOSS / 2
            elif count == WINNING - 1:
                total -= LATER
        bits = 0
        for k, c in enumerate(self.cards):
            if not plan.used >> k & 1:
                bits |= SUIT_BIT[c]
                total += JOKER * (c >= FIRST_JOKER)
        return total + VARIETY * bits.bit_count()

    def turn(self, plan: Plan, card: int) -> Turn:
        """Return the plan as a move."""
        return whole(card, self.sets_of(plan))

    def sets_of(self, plan: Plan) -> list[tuple[int, Set]]:
        """Return the sets and their bases."""
        return [(base, at(self.cards, mask)) for base, mask, _ in plan.placed]

    def left(self, plan: Plan) -> list[int]:
        """Return the cards that are not placed, the best discards first."""
        gone = {c for k, c in enumerate(self.cards) if plan.used >> k & 1}
        rest = [c for c in self.s.hands[self.seat] if c not in gone]
        return sorted(rest, key=lambda c: (keeping(c, rest), c))


def proposals(s: HexJinchiState, seat: int) -> list[Turn]:
    """Return up to OFFERED whole turns, the best first; from the seat's own hand and what lies open.

    No two of them lay the same set on the same base: they are ways to choose from.
    """
    turns, found, laid = Turns(s, seat), list[Plan](), set[tuple[int, int, int]]()
    for plan in turns.plans(WIDTH):
        if plan not in found and laid.isdisjoint(plan.placed):
            found.append(plan)
            laid |= set(plan.placed)
    return [turns.turn(plan, turns.left(plan)[0]) for plan in found[:OFFERED]]


def held_on(mine: Sequence[int], others: int) -> float:
    """Return how likely three bases stand until the next turn; ``mine`` are the numbers of suits, ascending."""
    if len(mine) < WINNING:
        return 0.0
    spare = len(mine) - WINNING
    broken = BROKEN[mine[0]] + 0.3 * BROKEN[mine[1]]
    if spare:
        broken = BROKEN[mine[spare]] * 0.4**spare
    return (1.0 - min(0.98, broken)) ** others


def keeping(card: int, hand: Sequence[int]) -> float:
    """Return the worth of a card in hand: jokers most, lone suits, sixes and small numbers."""
    if card >= FIRST_JOKER:
        return 5.0
    lone = sum(SUIT_BIT[c] == SUIT_BIT[card] for c in hand) == 1
    size = abs(VALUE[card])
    return lone + (1.0 if size == 6 else 0.0) - 0.08 * size
