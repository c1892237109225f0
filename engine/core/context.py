"""The only interface between rules and the outside: shuffles come in, events go out."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ParamSpec, Self

from engine.core.events import GameEvent
from engine.core.knowledge.redeal import shuffle
from engine.core.options import OptionValue
from engine.core.state import NO_SEAT

FIRST_LOTS = frozenset(
    {"first dealer", "first dealer 1", "first player", "first start player", "start player", "starter"}
)
"""Labels of the shuffle that decides which seat begins or deals: the first seat in the shuffled order."""
FIRST_LEG = "leg 1: "
"""The prefix that a match in legs puts before the shuffle labels of its first leg."""

P = ParamSpec("P")
Only = int | tuple[int, ...]
"""The seat or seats that alone may know an event."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. ``only`` names the seats that may know it (None: all).

    ``kind`` is a name the narration knows; ``facts`` are plain JSON values.
    """

    kind: str
    facts: dict[str, Any]
    only: tuple[int, ...] | None = None

    def to_json(self) -> list[Any]:
        """Return ``[kind, facts, only]``."""
        return [self.kind, self.facts, None if self.only is None else list(self.only)]

    @classmethod
    def from_json(cls, data: list[Any]) -> Event:
        """Return the event that ``to_json`` wrote."""
        kind, facts, only = data
        return cls(kind, facts, None if only is None else tuple(only))

    def seen_by(self, seat: int | None) -> bool:
        """True if ``seat`` (None: an onlooker) may know the event."""
        return self.only is None or seat in self.only


def is_first_lot(label: str) -> bool:
    """True if the shuffle with this label decides who begins a match."""
    return label.removeprefix(FIRST_LEG) in FIRST_LOTS


class GameContext:
    """The context of simulations: fast, silent, and without access to the match's own shuffles.

    A computer player that plays on past the next deal therefore learns nothing about that deal. ``options`` are the
    complete options of the match. A game keeps in its state the options it needs; a match of legs begins every leg with
    them.
    """

    options: Mapping[str, OptionValue] = MappingProxyType({})

    def __init__(self, rnd: Callable[[], float], options: Mapping[str, OptionValue] | None = None) -> None:
        self.rnd = rnd
        if options is not None:
            self.options = options

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return ``items`` in a random order. ``label`` names the shuffle and is unique within a match."""
        out = list(items)
        shuffle(out, self.rnd)
        return out

    def tell(self, event: Callable[P, GameEvent], /, *args: P.args, **facts: P.kwargs) -> None:
        """Report an event by its class and facts: ``tell(Took, seat=0, card=5)``.

        Simulations ignore events, so they create none.
        """

    def tell_only(self, only: Only, event: Callable[P, GameEvent], /, *args: P.args, **facts: P.kwargs) -> None:
        """Report an event that only this seat or these seats may know."""


class ForwardedContext(GameContext):
    """A context that passes calls on to another one, with changes; a layer gives it to the inner game."""

    def __init__(self, ctx: GameContext) -> None:
        self.ctx, self.options = ctx, ctx.options

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return the shuffle of the outer context."""
        return self.ctx.shuffled(label, items)

    def passes(self, kind: str) -> bool:
        """True if events of this kind are passed on (hook)."""
        return True

    def tell(self, event: Callable[P, GameEvent], /, *args: P.args, **facts: P.kwargs) -> None:
        """Pass the event on."""
        if self.passes(_kind(event)):
            self.ctx.tell(event, *args, **facts)

    def tell_only(self, only: Only, event: Callable[P, GameEvent], /, *args: P.args, **facts: P.kwargs) -> None:
        """Pass the private event on."""
        if self.passes(_kind(event)):
            self.ctx.tell_only(only, event, *args, **facts)


class SeededContext(GameContext):
    """The context of real matches: every shuffle is its own SHA-256 stream named by the match seed and its label.

    The stream (version "shuffle-v1"): key = HMAC-SHA256(seed, "shuffle-v1|" + label); 32-bit words are the big-endian
    words of SHA-256(key + counter as 8 bytes), counter 0, 1, ...; Fisher-Yates from the last index down, each index by
    rejection sampling, so that every order is equally likely. The seed is enough to replay it.
    """

    def __init__(
        self,
        seed: bytes,
        given: dict[str, list[int]] | None = None,
        options: Mapping[str, OptionValue] | None = None,
        first: int = NO_SEAT,
    ) -> None:
        self.seed = seed
        self.first = first
        """The seat that begins by agreement instead of a draw: in a rematch."""
        self.drawn = NO_SEAT
        """The seat that begins by the draw of this game, once it is drawn."""
        self.given = given or {}
        """By label: orders that tests prescribe instead of a shuffle."""
        if options is not None:
            self.options = options
        self.events: list[Event] = []
        self.labels: list[str] = []
        """The shuffles made here, in order. Two shuffles with the same label would give the same order."""

    def anew(self) -> Self:
        """Return the same context without any events or shuffles yet, for a copy of the match."""
        return type(self)(self.seed, self.given, self.options, self.first)

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return ``items`` in the order that seed and label determine."""
        self.labels.append(label)
        out = self._order(label, list(items))
        if is_first_lot(label):
            self.drawn = out[0]
        return out

    def _order(self, label: str, items: list[int]) -> list[int]:
        if label in self.given:
            if sorted(self.given[label]) != sorted(items):
                raise ValueError(f"the order given for {label!r} is not a permutation of its cards")
            return list(self.given[label])
        if self.first in items and is_first_lot(label):
            return sorted(items, key=lambda seat: seat != self.first)
        return seeded_shuffle(self.seed, label, items)

    def tell(self, event: Callable[P, GameEvent], /, *args: P.args, **facts: P.kwargs) -> None:
        """Store the event."""
        self._keep(event(*args, **facts), None)

    def tell_only(self, only: Only, event: Callable[P, GameEvent], /, *args: P.args, **facts: P.kwargs) -> None:
        """Store the event for the seats that may know it."""
        self._keep(event(*args, **facts), (only,) if isinstance(only, int) else only)

    def _keep(self, told: GameEvent, only: tuple[int, ...] | None) -> None:
        self.events.append(Event(told.stored_as, told.facts(), only))


class KeptShuffles(SeededContext):
    """The context of a match that is played again for its record: it keeps every shuffle in full."""

    def __init__(
        self,
        seed: bytes,
        given: dict[str, list[int]] | None = None,
        options: Mapping[str, OptionValue] | None = None,
        first: int = NO_SEAT,
    ) -> None:
        super().__init__(seed, given, options, first)
        self.shuffles: list[tuple[str, list[int], list[int]]] = []
        """Label, the items as they were given, and their order."""

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return the shuffle, and keep it."""
        before = list(items)
        out = super().shuffled(label, before)
        self.shuffles.append((label, before, list(out)))
        return out


def _kind(event: Any) -> str:
    """Return the kind of event that a class makes."""
    return str(event.stored_as)


def seeded_shuffle(seed: bytes, label: str, items: Iterable[int]) -> list[int]:
    """Return ``items`` shuffled by "shuffle-v1" (see SeededContext)."""
    out = list(items)
    key = hmac.digest(seed, b"shuffle-v1|" + label.encode(), "sha256")
    block = 0
    words: list[int] = []
    for i in range(len(out) - 1, 0, -1):
        limit = (1 << 32) - (1 << 32) % (i + 1)
        while True:
            if not words:
                d = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
                words = [int.from_bytes(d[k : k + 4], "big") for k in range(28, -4, -4)]
                block += 1
            word = words.pop()
            if word < limit:
                break
        j = word % (i + 1)
        out[i], out[j] = out[j], out[i]
    return out
