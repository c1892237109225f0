"""Dealing hidden cards anew so that everything a seat knows stays true."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A list of hidden cards (changed in place) and the seat that holds it (None: a stock)."""

    cards: list[int]
    holder: int | None


def shuffle(items: list[int], rnd: Callable[[], float]) -> None:
    """Fisher-Yates in place; ``rnd`` gives numbers in [0, 1)."""
    for i in range(len(items) - 1, 0, -1):
        j = int(rnd() * (i + 1))
        items[i], items[j] = items[j], items[i]


def deal_again(
    places: list[Place],
    pins: Mapping[int, int],
    may_hold: Callable[[int, int], bool] | None,
    rnd: Callable[[], float],
) -> None:
    """Shuffle all cards of ``places`` among them; negative entries and pinned cards stay put.

    ``may_hold(seat, card)`` restricts where a card may go (None: nowhere restricted). The present deal
    obeys every restriction, so a valid assignment always exists and is always found: cards are placed one
    by one at random and, where that gets stuck, along an alternating path of exchanges.
    """
    slots: list[tuple[Place, int]] = []
    pool: list[int] = []
    for place in places:
        holder = place.holder
        for i, c in enumerate(place.cards):
            if c >= 0 and (not pins or holder is None or pins.get(c, -1) != holder):
                slots.append((place, i))
                pool.append(c)
    shuffle(pool, rnd)
    if may_hold is not None:
        holders = [place.holder for place, _ in slots]
        pool = _assign(pool, holders, may_hold, rnd)
    for (place, i), c in zip(slots, pool, strict=True):
        place.cards[i] = c


def _assign(
    pool: list[int],
    holders: list[int | None],
    may_hold: Callable[[int, int], bool],
    rnd: Callable[[], float],
) -> list[int]:
    """``pool`` reordered so that entry i may be held by ``holders[i]``."""
    room: dict[int | None, int] = {}
    for h in holders:
        room[h] = room.get(h, 0) + 1
    fits = {c: [h for h in room if h is None or may_hold(h, c)] for c in pool}
    got: dict[int | None, list[int]] = {h: [] for h in room}
    for c in sorted(pool, key=lambda c: len(fits[c])):  # the fewest homes first
        free = [h for h in fits[c] if len(got[h]) < room[h]]
        at = int(rnd() * sum(room[h] - len(got[h]) for h in free)) if free else 0
        for h in free:
            at -= room[h] - len(got[h])
            if at < 0:
                got[h].append(c)
                break
        else:
            if not _push(c, fits, room, got, set()):
                raise ValueError("no deal fits what is publicly known")
    for dealt in got.values():  # the placing went by how few homes a card has; a stock's order must not tell
        shuffle(dealt, rnd)
    return [got[h].pop() for h in holders]


def _push(
    card: int,
    fits: dict[int, list[int | None]],
    room: dict[int | None, int],
    got: dict[int | None, list[int]],
    tried: set[int | None],
) -> bool:
    """Find a home for ``card`` by moving others out of the way; False if there is none."""
    for h in fits[card]:
        if len(got[h]) < room[h]:
            got[h].append(card)
            return True
    for h in fits[card]:
        if h in tried:
            continue
        tried.add(h)
        for i, other in enumerate(got[h]):
            if _push(other, fits, room, got, tried):
                got[h][i] = card
                return True
    return False
