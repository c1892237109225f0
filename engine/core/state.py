"""Game states: slots of plain ints and lists, each field declaring who may see it.

From that one declaration come copying, views, redeals for computer players and the stored form, so no
hand-written view can forget to hide something. A field that does not declare is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from enum import Enum
from typing import Any, ClassVar, Self, cast

from engine.core.redeal import Place, deal_again, pinned_first

NO_CARD = -1
"""Stands in a list of cards for an empty place; it is never dealt, moved or counted as a card."""


class Sight(Enum):
    """Who may see a field. There is no default."""

    PUBLIC = "public"
    OWNER = "owner"
    """A list by seat: each seat sees its own entry; of another's list the length, of a number nothing."""
    TEAM = "team"
    """A list by seat that all seats of the same team see."""
    HIDDEN = "hidden"
    """Nobody sees more than lengths: a stock, the cards under a row."""
    SECRET = "secret"
    """A list by seat of lists of face-down cards: each seat sees the length of its own entry, of another's
    nothing, not even whether there is one (a pile whose size would tell what is in it)."""
    MEMO = "memo"
    """A list by seat of what that seat alone remembers. No cards lie there; a redeal leaves it alone."""


def zone(sight: Sight, default: Any = MISSING) -> Any:
    """A state field and who may see it; without a default it starts as an empty list."""
    meta = {"sight": sight}
    if default is MISSING:
        return field(default_factory=list, metadata=meta, kw_only=True)
    return field(default=default, metadata=meta, kw_only=True)


@dataclass(frozen=True, slots=True)
class FieldPlan:
    """How one field is copied (``depth`` levels of lists), shown and stored (``frozen``: a tuple)."""

    name: str
    sight: Sight
    depth: int
    frozen: bool


def _copy(value: Any, depth: int) -> Any:
    if depth == 1:
        return value[:]
    if depth == 2:
        return [v[:] for v in value]
    return [_copy(v, depth - 1) for v in value]


def _copier(plans: Sequence[FieldPlan]) -> Callable[[Any, Any], Any]:
    """A function that fills a new state from an old one, written out field by field as dataclasses do it.

    Searches copy states thousands of times a second: this takes a third of the time of a loop.
    """
    forms = ("old.{0}", "old.{0}[:]", "[v[:] for v in old.{0}]", "copy(old.{0}, {1})")
    lines = [f" new.{p.name} = " + forms[min(p.depth, 3)].format(p.name, p.depth) for p in plans]
    space: dict[str, Any] = {"copy": _copy}
    exec("\n".join(["def fill(old, new):", *lines, " return new"]), space)
    return cast("Callable[[Any, Any], Any]", space["fill"])


def _lengths(value: Any) -> Any:
    """A list of cards becomes its length, a list of lists the lengths, anything else None."""
    if not isinstance(value, list):
        return None
    if value and isinstance(value[0], list):
        return [_lengths(v) for v in value]
    return len(value)


@dataclass(slots=True)
class State:
    """What the rules need to go on, and nothing else: never a seed, a name or a time.

    ``waiting`` lists the seats that must act (several in simultaneous phases). ``ended`` is empty while
    the game runs and then names the reason; ``scores`` and ``winners`` are the final outcome by seat.
    """

    phase: str = zone(Sight.PUBLIC, "")
    waiting: list[int] = zone(Sight.PUBLIC)
    ended: str = zone(Sight.PUBLIC, "")
    scores: list[int] = zone(Sight.PUBLIC)
    winners: list[int] = zone(Sight.PUBLIC)

    _plan: ClassVar[tuple[FieldPlan, ...]] = ()
    _copier: ClassVar[Callable[[Any, Any], Any]]

    @classmethod
    def plan(cls) -> tuple[FieldPlan, ...]:
        """The declaration of every field, read once per class; raises TypeError where one is missing."""
        if "_plan" not in cls.__dict__:
            plans = []
            for f in fields(cls):
                if "sight" not in f.metadata:
                    raise TypeError(f"{cls.__name__}.{f.name} does not say who may see it")
                kind = str(f.type)
                depth = 0
                while kind.startswith("list["):
                    kind, depth = kind[5:], depth + 1
                if "dict" in kind or "set[" in kind or "list[" in kind or ("tuple" in kind and depth):
                    raise TypeError(f"{cls.__name__}.{f.name}: only lists of plain values copy safely")
                if not depth and f.metadata["sight"] is not Sight.PUBLIC:
                    raise TypeError(f"{cls.__name__}.{f.name}: what not everybody sees must be a list")
                plans.append(FieldPlan(f.name, f.metadata["sight"], depth, str(f.type).startswith("tuple")))
            cls._copier = staticmethod(_copier(plans))
            cls._plan = tuple(plans)
        return cls._plan

    def clone(self) -> Self:
        """A copy that shares nothing changeable; a few microseconds."""
        cls = type(self)
        if "_copier" not in cls.__dict__:
            cls.plan()
        return cast("Self", cls._copier(self, object.__new__(cls)))

    def team(self, seat: int) -> int:
        """The team of ``seat``; a game with partners overrides it."""
        return seat

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What ``seat`` (None: an onlooker) may know of each field; shares no list with the state."""
        out: dict[str, Any] = {}
        mine = None if seat is None else self.team(seat)
        for p in self.plan():
            value = getattr(self, p.name)
            if p.sight is Sight.PUBLIC:
                out[p.name] = _copy(value, p.depth) if p.depth else value
            elif p.sight is Sight.OWNER:
                out[p.name] = [
                    (_copy(v, p.depth - 1) if p.depth > 1 else v) if at == seat else _lengths(v)
                    for at, v in enumerate(value)
                ]
            elif p.sight is Sight.TEAM:
                out[p.name] = [
                    (_copy(v, p.depth - 1) if p.depth > 1 else v)
                    if mine is not None and self.team(at) == mine
                    else _lengths(v)
                    for at, v in enumerate(value)
                ]
            elif p.sight is Sight.HIDDEN:
                out[p.name] = _lengths(value)
            elif p.sight is Sight.SECRET:
                out[p.name] = [_lengths(v) if at == seat else None for at, v in enumerate(value)]
            elif seat is None or not value:
                out[p.name] = []
            else:
                out[p.name] = _copy(value[seat], p.depth - 1) if p.depth > 1 else value[seat]
        return out

    def may_hold(self, seat: int, card: int) -> bool:
        """Whether public facts (voids shown, announcements) leave room for ``card`` at ``seat``."""
        return True

    def constrained(self) -> bool:
        """Whether ``may_hold`` can say no just now; False makes a redeal quicker."""
        return False

    def pins(self, seat: int) -> Mapping[int, int]:
        """Hidden cards whose holder ``seat`` knows for certain: card -> seat that holds it."""
        return {}

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Hook: put in order what a redeal for ``seat`` may have broken, such as cards laid aside."""

    def redeal(self, seat: int, rnd: Callable[[], float]) -> Self:
        """A copy in which every card that ``seat`` cannot see is dealt anew, keeping all it knows.

        Lengths, public facts (``may_hold``) and pinned cards stay; hidden numbers (chips) stay too: they
        follow from public play. ``rnd`` gives numbers in [0, 1). The same knowledge and the same numbers give
        the same deal, however the hidden cards lie (but see ``after_redeal``).
        """
        new = self.clone()
        mine = self.team(seat)
        places: list[Place] = []
        for p in self.plan():
            value = getattr(new, p.name)
            if p.sight is Sight.OWNER or p.sight is Sight.TEAM:
                for at, cards in enumerate(value):
                    hidden = at != seat if p.sight is Sight.OWNER else self.team(at) != mine
                    if hidden and isinstance(cards, list):
                        places += [Place(c, at) for c in _card_lists(cards)]
            elif p.sight is Sight.HIDDEN:
                places += [Place(c, None) for c in _card_lists(value)]
            elif p.sight is Sight.SECRET:
                places += [Place(c, at) for at, cards in enumerate(value) for c in _card_lists(cards)]
        allowed = new.may_hold if self.constrained() else None
        pins = self.pins(seat)
        if pins:
            pinned_first(places, pins)
        deal_again(places, pins, allowed, rnd)
        new.after_redeal(seat, rnd)
        return new

    def to_json(self) -> dict[str, Any]:
        """The whole state, secrets included, as plain JSON values."""
        copy = self.clone()
        return {p.name: getattr(copy, p.name) for p in self.plan()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The state that ``to_json`` wrote; raises KeyError where a field is missing."""
        new = object.__new__(cls)
        for p in cls.plan():
            value = data[p.name]
            if p.frozen and isinstance(value, list):
                value = tuple(value)
            setattr(new, p.name, _copy(value, p.depth) if p.depth else value)
        return new


def _card_lists(value: list[Any]) -> list[list[int]]:
    """The flat lists of cards inside ``value``."""
    if value and isinstance(value[0], list):
        return [c for v in value for c in _card_lists(v)]
    return [cast("list[int]", value)]
