"""The terms of Six-Suit Fort: the rock and its spots, captures, where a fort grows, and its worth.

For rules, players, pictures and words. Cards are ints of six suits (``engine.core.cards``), a card's number is 1 to 13.
The rock is a list of eight cards by position, NO_CARD if there is none; a fort is a list of columns, each a list of
cards of one number. Columns count from 1 at the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import Final, NamedTuple

from engine.core.cards import RANK, SUIT
from engine.core.state import NO_CARD

PACK: Final = 78
DEALT: Final = {3: 13, 4: 10, 5: 8}
"""By number of seats: the cards dealt to each player."""
POSITIONS: Final = ("1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d")
"""The eight places of the rock: two squares, in each top left, top right, bottom left, bottom right."""
NUMBER_MODE, SUIT_MODE = "number", "suit"
MODES: Final = (NUMBER_MODE, SUIT_MODE)
AUTO_PAIR, MANUAL_PAIR = "auto", "manual"
FIRST, RIGHT, LEFT, STACK_LEFT, STACK_RIGHT = "first", "right", "left", "stack_left", "stack_right"
PLACES: Final = (FIRST, RIGHT, LEFT, STACK_LEFT, STACK_RIGHT)
NOTHING: Final = 0
"""The way of building that puts no card into the fort."""
REACH: Final = 3
"""The maximum distance of a new column from its neighbour, in steps on the circle of numbers (R4, R5)."""
Columns = Sequence[Sequence[int]]


class Spot(NamedTuple):
    """A place to play a card: beside the outside of a square. ``adjacent`` and ``behind`` are positions, from 0."""

    code: str
    adjacent: int
    behind: int

    @property
    def line(self) -> tuple[int, int]:
        """Return both positions, from the spot inwards."""
        return self.adjacent, self.behind


def _spot(code: str, behind: str) -> Spot:
    return Spot(code, POSITIONS.index(code[:2]), POSITIONS.index(code[0] + behind))


SPOTS: Final = tuple(
    _spot(f"{square}{code[:2]}", code[2])
    for square in "12"
    for code in ("aUc", "aLb", "bUd", "bRa", "cDa", "cLd", "dDb", "dRc")
)
"""The sixteen spots (R2) in the order of the rules; moves and events name them by their index here."""


def captured(field: Sequence[int], card: int, spot: int, mode: str) -> list[int]:
    """Return the cards captured by playing ``card`` at a spot with a card beside it, the card played first (R8: never
    less)."""
    _, adjacent, behind = SPOTS[spot]
    near, far = field[adjacent], field[behind]
    if mode == SUIT_MODE:
        suit = SUIT[card]
        if SUIT[near] != suit:
            return [card]
        return [card, near, far] if far >= 0 and SUIT[far] == suit else [card, near]
    rank = RANK[card]
    if rank < RANK[near]:
        return [card]
    # Numbers are ranks and 1, so P >= N + B where rank P > rank N + rank B.
    return [card, near, far] if far >= 0 and rank > RANK[near] + RANK[far] else [card, near]


def free_spots(field: Sequence[int]) -> list[int]:
    """Return the spots with a card beside them (R3)."""
    return [at for at, spot in enumerate(SPOTS) if field[spot.adjacent] >= 0]


def best_dig(field: Sequence[int], card: int) -> tuple[int, str]:
    """Return where and how a card captures most, of equal ones the first."""
    ways = [(at, mode) for at in free_spots(field) for mode in MODES]
    return max(ways, key=lambda way: len(captured(field, card, *way)))


def places(ends: Sequence[int], value: int) -> list[str]:
    """Return where a card of this rank may go: ``ends`` are the ranks of the outer columns, none to two of them."""
    if not ends:
        return [FIRST]
    left, right = ends[0], ends[-1]
    found = [RIGHT] if 1 <= (value - right) % 13 <= REACH else []
    if 1 <= (left - value) % 13 <= REACH:
        found.append(LEFT)
    if value == left:
        found.append(STACK_LEFT)
    if len(ends) > 1 and value == right:
        found.append(STACK_RIGHT)
    return found


def ends_of(area: Columns) -> tuple[int, ...]:
    """Return the ranks of the outer columns: none, one, or left and right."""
    if len(area) > 1:
        return RANK[area[0][0]], RANK[area[-1][0]]
    return (RANK[area[0][0]],) if area else ()


def put(area: list[list[int]], card: int, place: str) -> None:
    """Place a card, in place."""
    if place in (FIRST, RIGHT):
        area.append([card])
    elif place == LEFT:
        area.insert(0, [card])
    else:
        area[0 if place == STACK_LEFT else -1].append(card)


def openings(area: Columns) -> tuple[list[int], list[int], list[int]]:
    """Return the ranks that go left, right, and on the outer columns of a fort that is begun, in this order."""
    ends = ends_of(area)
    left = [(ends[0] - k) % 13 for k in range(REACH, 0, -1)]
    return left, [(ends[-1] + k) % 13 for k in range(1, REACH + 1)], list(dict.fromkeys(ends))


def moved(ends: tuple[int, ...], value: int, place: str) -> tuple[int, ...]:
    """Return the outer columns after a card of this rank was placed there."""
    if place in (FIRST, STACK_LEFT, STACK_RIGHT):
        return ends or (value,)
    return (value, ends[-1]) if place == LEFT else (ends[0], value)


Steps = tuple[tuple[int, str], ...]
"""A way of building: the places of captured cards (numbered from 0), in order."""


WAYS: Final[tuple[Steps, ...]] = tuple(
    tuple(zip(order, where, strict=True))
    for count in range(4)
    for order in permutations(range(3), count)
    for where in product(PLACES, repeat=count)
)
"""Every possible way of building; moves name them by their index here, NOTHING first."""
WAY: Final = {steps: index for index, steps in enumerate(WAYS)}


@lru_cache(1 << 16)
def ways(ends: tuple[int, ...], values: tuple[int, ...]) -> tuple[int, ...]:
    """Return all ways to build captured cards of these ranks, each fort once, those of most cards first.

    Of several orders that make the same fort the first one stands for all.
    """
    found: dict[object, int] = {}
    layer: list[tuple[Steps, tuple[int, ...], tuple[tuple[int, ...], ...]]] = [((), ends, tuple((-1,) for _ in ends))]
    for _ in range(len(values) + 1):
        deeper = []
        for steps, outer, row in layer:
            if row in found:
                continue
            found[row] = WAY[steps]
            used = [at for at, _ in steps]
            for at, value in enumerate(values):
                if at not in used:
                    deeper += [
                        ((*steps, (at, place)), moved(outer, value, place), _grown(row, at, place))
                        for place in places(outer, value)
                    ]
        layer = deeper
    return tuple(reversed(found.values()))


def _grown(row: tuple[tuple[int, ...], ...], at: int, place: str) -> tuple[tuple[int, ...], ...]:
    if place in (FIRST, RIGHT):
        return (*row, (at,))
    if place == LEFT:
        return ((at,), *row)
    if place == STACK_LEFT:
        return (tuple(sorted((*row[0], at))), *row[1:])
    return (*row[:-1], tuple(sorted((*row[-1], at))))


def ways_of(area: Columns, loose: Sequence[int]) -> tuple[int, ...]:
    """Return the ways to build these captured cards into a fort."""
    return ways(ends_of(area), tuple([RANK[c] for c in loose]))


def built(area: Columns, loose: Sequence[int], steps: Steps) -> list[list[int]]:
    """Return the fort after these steps; shares no list."""
    after = [list(column) for column in area]
    for at, place in steps:
        put(after, loose[at], place)
    return after


def broken(area: Columns, loose: Sequence[int], steps: Steps) -> int:
    """Return the index of the first step that cannot be taken, -1 if all can."""
    ends, left = ends_of(area), list(range(len(loose)))
    for index, (at, place) in enumerate(steps):
        if at not in left or place not in places(ends, RANK[loose[at]]):
            return index
        left.remove(at)
        ends = moved(ends, RANK[loose[at]], place)
    return -1


def tallest(area: Columns) -> int:
    """Return the number of cards in the tallest column, 0 without one."""
    return max(map(len, area), default=0)


def points(area: Columns, pair: Sequence[int] = ()) -> int:
    """Return columns times tallest, with the face-down pair ``(from column, to column)`` laid, if there is one."""
    heights = [len(column) for column in area]
    if pair:
        heights[pair[0] - 1] -= 2
        heights[pair[1] - 1] += 1
    return sum(map(bool, heights)) * max(heights, default=0)


def pairs(area: Columns) -> list[tuple[int, int]]:
    """Return every possible face-down pair (R13, R14), leftmost source first."""
    return [
        (source, target)
        for source, column in enumerate(area, 1)
        if len(column) > 1
        for target in range(1, len(area) + 1)
        if target != source
    ]


def best_pair(area: Columns) -> tuple[int, ...]:
    """Return the pair that ``auto`` lays: () unless one is strictly better, of equal ones the leftmost.

    Only a pair on a tallest column adds points. It costs nothing if its two cards leave others behind, else a column.
    """
    heights = [len(column) for column in area]
    top = max(heights, default=0)
    if top < 2:
        return ()
    for least in (3, 2) if len(heights) > top + 1 else (3,):
        for source, height in enumerate(heights):
            if height >= least:
                target = next((at for at, high in enumerate(heights) if high == top and at != source), -1)
                if target >= 0:
                    return source + 1, target + 1
    return ()


def costly(hand: Iterable[int]) -> list[int]:
    """Return the lowest card of each suit held."""
    least: dict[int, int] = {}
    for c in hand:
        least[SUIT[c]] = min(c, least.get(SUIT[c], PACK))
    return sorted(least.values())


def penalty(hand: Iterable[int]) -> int:
    """Return the sum of the smallest number of each suit held."""
    return sum([RANK[c] + 1 for c in costly(hand)])


def refill(field: list[int], stock: list[int]) -> list[int]:
    """Fill gaps from the stock's top in the order of POSITIONS (R11), both in place; return the positions filled."""
    gaps = [at for at, c in enumerate(field) if c == NO_CARD][: len(stock)]
    for at in gaps:
        field[at] = stock.pop(0)
    return gaps


def last_seat(start: int, seats: int) -> int:
    """Return the seat that has the last turn: right of the start player."""
    return (start - 1) % seats
