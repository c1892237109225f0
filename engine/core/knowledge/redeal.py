"""Dealing hidden cards anew so that all knowledge of a seat stays true."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass


@dataclass(slots=True)
class Place:
    """A list of hidden cards (changed in place) and the seat that holds it (None: a stock)."""

    cards: list[int]
    holder: int | None


def shuffle(items: list[int], rnd: Callable[[], float]) -> None:
    """Shuffle in place; ``rnd`` gives numbers in [0, 1)."""
    items.sort(key=lambda _: rnd())


def deal_again(
    places: list[Place],
    pins: Mapping[int, int],
    may_hold: Callable[[int, int], bool] | None,
    rnd: Callable[[], float],
) -> None:
    """Shuffle all cards of ``places`` among them; negative entries and pinned cards stay in place.

    ``may_hold(seat, card)`` restricts where a card may go (None: no restriction). The present deal obeys every
    restriction, so a valid assignment always exists and is always found: cards are placed one by one at random. If that
    gets stuck, an alternating path of exchanges solves it.

    The result depends on ``rnd`` and on the positions of empty places and pinned cards, not on the former positions of
    the other cards.
    """
    whole: list[Place] = []
    slots: list[tuple[Place, int]] = []
    pool: list[int] = []
    for place in places:
        cards, holder = place.cards, place.holder
        if pins and holder is not None:
            fixed = [c < 0 or pins.get(c, -1) == holder for c in cards]
        elif cards and min(cards) < 0:
            fixed = [c < 0 for c in cards]
        else:
            whole.append(place)
            pool += cards
            continue
        for i, c in enumerate(cards):
            if not fixed[i]:
                slots.append((place, i))
                pool.append(c)
    pool.sort()
    shuffle(pool, rnd)
    if may_hold is not None:
        holders = [place.holder for place in whole for _ in place.cards]
        holders += [place.holder for place, _ in slots]
        pool = _assign(pool, holders, may_hold, rnd)
    at = 0
    for place in whole:
        end = at + len(place.cards)
        place.cards[:] = pool[at:end]
        at = end
    for (place, i), c in zip(slots, pool[at:], strict=True):
        place.cards[i] = c


def pinned_first(places: Iterable[Place], pins: Mapping[int, int]) -> None:
    """Move the pinned cards of every hand to its front: their position in the hand would reveal that of the others."""
    for place in places:
        cards, holder = place.cards, place.holder
        if holder is not None and cards and min(cards) >= 0:
            pinned = sorted(c for c in cards if pins.get(c, -1) == holder)
            if pinned:
                cards[:] = pinned + [c for c in cards if pins.get(c, -1) != holder]


def _assign(
    pool: list[int],
    holders: list[int | None],
    may_hold: Callable[[int, int], bool],
    rnd: Callable[[], float],
) -> list[int]:
    """Return ``pool`` reordered so that ``holders[i]`` may hold entry i."""
    room: dict[int | None, int] = {}
    for h in holders:
        room[h] = room.get(h, 0) + 1
    homes = list(room)
    fits = {c: [h for h in homes if h is None or may_hold(h, c)] for c in pool}
    got: dict[int | None, list[int]] = {h: [] for h in homes}
    left = dict(room)
    for c in sorted(pool, key=lambda c: len(fits[c])):  # cards with the fewest homes first
        free = 0
        for h in fits[c]:
            free += left[h]
        if not free:
            if not _push(c, fits, room, got, set()):
                raise ValueError("no deal fits what is publicly known")
            left = {h: room[h] - len(got[h]) for h in homes}
            continue
        at = int(rnd() * free)
        for h in fits[c]:
            at -= left[h]
            if at < 0:
                got[h].append(c)
                left[h] -= 1
                break
    for dealt in got.values():  # the placement went by number of homes; the order of a stock must not reveal it
        shuffle(dealt, rnd)
    return [got[h].pop() for h in holders]


def _push(
    card: int,
    fits: dict[int, list[int | None]],
    room: dict[int | None, int],
    got: dict[int | None, list[int]],
    tried: set[int | None],
) -> bool:
    """Find a home for ``card`` by moving other cards; False if there is none."""
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
