"""Moves chosen in steps: what the next step offers after the fields chosen so far.

A *path* is the beginning of a move's wire form: its tag and first fields. Each step offers a few values, a set to put
together, or a number. The panel, autocomplete and searches walk these steps if the full list of moves is too long to
show or too slow to build.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeVar

from engine.core.action import Action, field_names

Field = int | str | list[int]
"""One field of a wire form; a list stands for a set of cards."""
Path = Sequence[Field]


@dataclass(frozen=True, slots=True)
class Values:
    """Pick one of these."""

    values: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Subset:
    """Pick from ``least`` to ``most`` of these members; the set is validated afterwards."""

    members: tuple[int, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Amount:
    """Choose a whole number from ``low`` to ``high``."""

    low: int
    high: int


Offer = Values | Subset | Amount


def whole_numbers(offer: Offer | None) -> Sequence[int]:
    """Return the numbers by which an offer may be answered, lowest first; () if it takes anything but one number."""
    match offer:
        case Amount(low, high):
            return range(low, high + 1)
        case Values(values) if all(isinstance(v, int) for v in values):
            return sorted(v for v in values if isinstance(v, int))
    return ()


MoveT = TypeVar("MoveT", bound=Action)


def beginning_with(legal: Sequence[MoveT], path: Path) -> list[MoveT]:
    """Return the moves whose wire form begins with ``path``."""
    wanted = list(path)
    return [a for a in legal if a.wire()[: len(wanted)] == wanted]


def offer_from(legal: Sequence[Action], path: Path) -> Offer | None:
    """Return the next step among a list of moves: tags first, then field by field; None if the path is complete.

    A field that is a set is offered as a Subset of all members that occur in it.
    """
    moves = beginning_with(legal, path) if path else legal
    depth = len(path)
    values: list[Field] = []
    for a in moves:
        wire = a.wire()
        if len(wire) > depth and wire[depth] not in values:
            values.append(wire[depth])
    return _one_of(values)


def _one_of(values: list[Field]) -> Offer | None:
    """Return an offer of these values, each once; sets of cards become one Subset."""
    if not values:
        return None
    sets = [v for v in values if isinstance(v, list)]
    if sets:
        members = tuple(sorted({m for v in sets for m in v}))
        sizes = [len(v) for v in sets]
        return Subset(members, min(sizes), max(sizes))
    return Values(tuple(values))


def first_offers(legal: Sequence[Action]) -> dict[str, Offer | None]:
    """Return by tag the result of ``offer_from(legal, [tag])``, in one pass over the moves; tags in the order of the
    list."""
    by_tag: dict[str, dict[Any, None]] = {}
    kind: Any  # mypy assumes that a class of values has no hash
    for kind, moves in groupby(legal, type):
        values = by_tag.setdefault(kind.tag, {})
        if names := field_names(kind):
            values.update(dict.fromkeys(map(attrgetter(names[0]), moves)))
    return {tag: _one_of([list(v) if type(v) is tuple else v for v in values]) for tag, values in by_tag.items()}


def leads_on(offer: Callable[[Path], Offer | None], path: Path) -> bool:
    """True if the step before each field of a path offers that field.

    The members of a set that is picked from a list are not checked: legal sets may exist that the list has no room for.
    """
    return all(_answers(offer(path[:at]), value) for at, value in enumerate(path))


def _answers(offer: Offer | None, value: Field) -> bool:
    match offer:
        case Values(values):
            return value in values or (isinstance(value, list) and any(isinstance(v, list) for v in values))
        case Subset(members):
            return isinstance(value, list) and set(value) <= set(members)
        case Amount(low, high):
            return isinstance(value, int) and low <= value <= high
    return False


def pick(offer: Offer, rnd: Callable[[], float]) -> Field:
    """Return a random answer to an offer; with a Subset it may not lead to a legal move."""
    if isinstance(offer, Values):
        return offer.values[int(rnd() * len(offer.values))]
    if isinstance(offer, Amount):
        return offer.low + int(rnd() * (offer.high - offer.low + 1))
    left = list(offer.members)
    size = offer.least + int(rnd() * (offer.most - offer.least + 1))
    for _ in range(len(left) - size):
        del left[int(rnd() * len(left))]
    left.sort()
    return left


def wander(offer: Callable[[Path], Offer | None], rnd: Callable[[], float]) -> list[Field]:
    """Return a move put together at random, step by step; with a Subset it may not be legal."""
    path: list[Field] = []
    while (found := offer(path)) is not None:
        if isinstance(found, Values):
            values = found.values
            path.append(values[int(rnd() * len(values))] if len(values) > 1 else values[0])
        else:
            path.append(pick(found, rnd))
    return path
