"""Game states: slots of plain ints and lists, each field declaring who may see it.

From that one declaration come copying, views, redeals for computer players and the stored form, so no
hand-written view can forget to hide something. A field that does not declare is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum
from typing import Any, ClassVar, Final, Self, cast, get_type_hints

from engine.core.fields import copier, copy, shape_of
from engine.core.masks import NOT_YOURS, UNKNOWN, hidden_list, masked
from engine.core.redeal import Place, deal_again, pinned_first

NO_SEAT: Final = -1
"""In place of a seat: nobody."""

NO_CARD = -1
"""Stands in a list of cards for an empty place; it is never dealt, moved or counted as a card."""


class Visibility(Enum):
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
    NESTED = "nested"
    """The whole state of another game, whose fields say for themselves."""


REVISION = "revision"
"""In a stored state, beside the fields: which revision of the rules wrote it (Match.snapshot)."""

BY_SEAT = frozenset({Visibility.OWNER, Visibility.TEAM, Visibility.SECRET, Visibility.MEMO})
"""Fields that have an entry for every seat."""

Absent = Callable[[Mapping[str, Any]], Any]
"""Makes the value of a field that a stored state does not have, from what it has."""


def _field(visibility: Visibility, default: Any, absent: Absent | None) -> Any:
    meta = {"visibility": visibility, "absent": absent}
    if default is MISSING:
        return field(default_factory=list, metadata=meta, kw_only=True)
    return field(default=default, metadata=meta, kw_only=True)


def public(default: Any = MISSING, *, absent: Absent | None = None) -> Any:
    """A state field that everybody sees; without a default it starts as an empty list.

    A field added after a release needs no more where its default is right for the tables that are running;
    where it is not, or where there is an entry for every seat, ``absent`` makes their value (see ``per_seat``).
    The same holds for the other kinds of fields.
    """
    return _field(Visibility.PUBLIC, default, absent)


def owner(*, absent: Absent | None = None) -> Any:
    """A list by seat of which each seat sees its own entry (Visibility.OWNER)."""
    return _field(Visibility.OWNER, MISSING, absent)


def team(*, absent: Absent | None = None) -> Any:
    """A list by seat that all seats of the same team see (Visibility.TEAM)."""
    return _field(Visibility.TEAM, MISSING, absent)


def hidden(*, absent: Absent | None = None) -> Any:
    """Cards of which nobody sees more than how many (Visibility.HIDDEN)."""
    return _field(Visibility.HIDDEN, MISSING, absent)


def secret(*, absent: Absent | None = None) -> Any:
    """A list by seat of face-down cards whose owner alone sees how many (Visibility.SECRET)."""
    return _field(Visibility.SECRET, MISSING, absent)


def memo(*, absent: Absent | None = None) -> Any:
    """A list by seat of what that seat alone remembers (Visibility.MEMO)."""
    return _field(Visibility.MEMO, MISSING, absent)


def nested() -> Any:
    """The state of another game, of the class that the field's type names (Visibility.NESTED)."""
    return _field(Visibility.NESTED, None, None)


def per_seat(like: str, make: Callable[[], Any]) -> Absent:
    """``absent`` for a list by seat: as many entries as the stored field ``like`` has, each from ``make``."""
    return lambda stored: [make() for _ in stored[like]]


@dataclass(frozen=True, slots=True)
class FieldPlan:
    """How one field is copied (``depth`` levels of lists), shown and stored (``frozen``: a tuple).

    ``inside`` is the class of the state that lies in it (NESTED).
    """

    name: str
    visibility: Visibility
    depth: int
    frozen: bool
    absent: Absent
    inside: type[State] | None = None

    def masked(self, value: Any, seat: int | None, team: Callable[[int], int]) -> Any:
        """The value of a field that is not PUBLIC as ``seat`` may know it; ``team`` gives each seat's team."""
        kind, deep = self.visibility, self.depth - 1
        if kind is Visibility.HIDDEN:
            return masked(value, self.depth)
        if kind is Visibility.NESTED:
            return value.masked(seat)
        if kind is Visibility.OWNER or kind is Visibility.TEAM:
            out = [*map(hidden_list, map(len, value))] if deep == 1 else [masked(entry, deep) for entry in value]
        else:
            out = [NOT_YOURS if deep else UNKNOWN] * len(value)
        if seat is None or not value:
            return out
        known: Iterable[int] = (seat,)
        if kind is Visibility.TEAM:
            known = [at for at in range(len(value)) if team(at) == team(seat)]
        for at in known:
            entry = value[at]
            out[at] = masked(entry, deep) if kind is Visibility.SECRET else copy(entry, deep) if deep else entry
        return out

    def stored_in(self, data: Mapping[str, Any]) -> Any:
        """The field's value in a stored state; shares no list with it. Raises KeyError (see State.from_json)."""
        value = data[self.name] if self.name in data else self.absent(data)
        if self.inside is not None:
            return self.inside.from_json(value)
        if self.frozen:
            return tuple(value)
        return copy(value, self.depth) if self.depth else value


def _absent(f: Field[Any]) -> Absent:
    """What stands in for a field that is not stored: what it declares, else its default."""
    declared: Absent | None = f.metadata["absent"]
    if declared is not None:
        return declared
    if f.metadata["visibility"] in BY_SEAT:
        return _lacking(f.name)
    if f.default is not MISSING:
        return lambda _: f.default
    if f.default_factory is not MISSING:
        make = f.default_factory
        return lambda _: make()
    return _lacking(f.name)


def _lacking(name: str) -> Absent:
    def fail(_: Mapping[str, Any]) -> Any:
        raise KeyError(name)

    return fail


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

    phase: str = public("")
    waiting: list[int] = public()
    ended: str = public("")
    scores: list[int] = public()
    winners: list[int] = public()

    @property
    def losers(self) -> Sequence[int]:
        """Seats that have lost by name, below all others whatever the scores; nobody where scores tell."""
        return ()

    _plan: ClassVar[tuple[FieldPlan, ...]] = ()
    _copier: ClassVar[Callable[[Any, Any], Any]]
    _open: ClassVar[Callable[[Any, Any], Any]]
    _covered: ClassVar[tuple[FieldPlan, ...]]

    @classmethod
    def plan(cls) -> tuple[FieldPlan, ...]:
        """The declaration of every field, read once per class; raises TypeError where one is missing or unsafe."""
        if "_plan" not in cls.__dict__:
            try:
                kinds = get_type_hints(cls)
            except NameError as e:
                raise TypeError(f"{cls.__name__}: a field's type cannot be read: {e}") from e
            plans = tuple(_planned(cls, f, kinds[f.name]) for f in fields(cls))
            within = [p.name for p in plans if p.inside is not None]
            cls._copier = staticmethod(copier({p.name: p.depth for p in plans if p.inside is None}, within))
            cls._open = staticmethod(copier({p.name: p.depth for p in plans if p.visibility is Visibility.PUBLIC}))
            cls._covered = tuple(p for p in plans if p.visibility is not Visibility.PUBLIC)
            cls._plan = plans
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

    def masked(self, seat: int | None, inside: Mapping[str, State] | None = None) -> Self:
        """The same state as ``seat`` (None: an onlooker) may know it; what is hidden raises when it is read.

        Shapes stay: of what others hold and of HIDDEN cards every entry is UNKNOWN, likewise of the own SECRET list.
        Others' SECRET and MEMO lists are NOT_YOURS, others' MEMO numbers UNKNOWN. Shares no list with this state.
        ``waiting`` stays whole: who may see it, ``Game.masked`` knows. ``inside`` are nested states that are masked
        already, by field.
        """
        cls = type(self)
        cls.plan()
        new = cls._open(self, object.__new__(cls))
        for p in cls._covered:
            ready = None if inside is None else inside.get(p.name)
            setattr(new, p.name, p.masked(getattr(self, p.name), seat, self.team) if ready is None else ready)
        return cast("Self", new)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What ``seat`` (None: an onlooker) may know of each field, as JSON values; shares no list with the state.

        PUBLIC fields whole; OWNER fields by seat, the own entry whole, another's list as its length and another's
        number as None; TEAM fields likewise by team; HIDDEN fields as lengths; SECRET fields by seat, the own entry as
        its length, another's as None; MEMO fields as the own entry ([] for an onlooker). A masked state gives the same.
        """
        out: dict[str, Any] = {}
        mine = None if seat is None else self.team(seat)
        for p in self.plan():
            value = getattr(self, p.name)
            if p.visibility is Visibility.PUBLIC:
                out[p.name] = copy(value, p.depth) if p.depth else value
            elif p.visibility is Visibility.NESTED:
                out[p.name] = value.seen_by(seat)
            elif p.visibility is Visibility.OWNER:
                out[p.name] = [
                    (copy(v, p.depth - 1) if p.depth > 1 else v) if at == seat else _lengths(v)
                    for at, v in enumerate(value)
                ]
            elif p.visibility is Visibility.TEAM:
                out[p.name] = [
                    (copy(v, p.depth - 1) if p.depth > 1 else v)
                    if mine is not None and self.team(at) == mine
                    else _lengths(v)
                    for at, v in enumerate(value)
                ]
            elif p.visibility is Visibility.HIDDEN:
                out[p.name] = _lengths(value)
            elif p.visibility is Visibility.SECRET:
                out[p.name] = [_lengths(v) if at == seat else None for at, v in enumerate(value)]
            elif seat is None or not value:
                out[p.name] = []
            else:
                out[p.name] = copy(value[seat], p.depth - 1) if p.depth > 1 else value[seat]
        return out

    def hidden_from(self, seat: int) -> Counter[int]:
        """The cards that ``seat`` cannot see, each as often as it lies where it is hidden; pinned ones it knows."""
        found = Counter(c for place in self._hidden_places(seat) for c in place.cards if c >= 0)
        known = self.pins(seat).keys() & found.keys()
        found -= Counter(known)
        for p in self.plan():
            if p.visibility is Visibility.NESTED:
                found += getattr(self, p.name).hidden_from(seat)
        return found

    def undealt(self) -> int:
        """How many cards lie where nobody sees them: less of them after a move, and some were drawn or turned up."""
        total = 0
        for p in self.plan():
            value = getattr(self, p.name)
            if p.visibility is Visibility.NESTED:
                total += value.undealt()
            elif p.visibility is Visibility.HIDDEN:
                total += sum(c >= 0 for cards in _card_lists(value) for c in cards)
        return total

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
        the same deal, however the hidden cards lie (but see ``after_redeal``). Nested states are redealt each for
        itself, and before.
        """
        new = self.clone()
        for p in self.plan():
            if p.visibility is Visibility.NESTED:
                setattr(new, p.name, getattr(new, p.name).redeal(seat, rnd))
        places = new._hidden_places(seat)
        allowed = new.may_hold if self.constrained() else None
        pins = self.pins(seat)
        if pins:
            pinned_first(places, pins)
        deal_again(places, pins, allowed, rnd)
        new.after_redeal(seat, rnd)
        return new

    def _hidden_places(self, seat: int) -> list[Place]:
        """Where cards lie that ``seat`` cannot see; those of nested states are their own affair."""
        mine = self.team(seat)
        places: list[Place] = []
        for p in self.plan():
            value = getattr(self, p.name)
            if p.visibility is Visibility.OWNER or p.visibility is Visibility.TEAM:
                for at, cards in enumerate(value):
                    hidden = at != seat if p.visibility is Visibility.OWNER else self.team(at) != mine
                    if hidden and isinstance(cards, list):
                        places += [Place(c, at) for c in _card_lists(cards)]
            elif p.visibility is Visibility.HIDDEN:
                places += [Place(c, None) for c in _card_lists(value)]
            elif p.visibility is Visibility.SECRET:
                places += [Place(c, at) for at, cards in enumerate(value) for c in _card_lists(cards)]
        return places

    def to_json(self) -> dict[str, Any]:
        """The whole state, secrets included, as plain JSON values."""
        twin = self.clone()
        return {
            p.name: getattr(twin, p.name) if p.inside is None else getattr(twin, p.name).to_json() for p in self.plan()
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The state that ``to_json`` wrote, now or in an earlier release; fields unknown now are left out.

        A field that is not stored gets what it declares for that, else its default. Raises KeyError for a list
        by seat that declares nothing: an empty one would be no list by seat.
        """
        new = object.__new__(cls)
        for p in cls.plan():
            setattr(new, p.name, p.stored_in(data))
        return new


def _planned(cls: type, f: Field[Any], kind: Any) -> FieldPlan:
    """The declaration of one field; raises TypeError."""
    if "visibility" not in f.metadata:
        raise TypeError(f"{cls.__name__}.{f.name} does not say who may see it")
    if f.name == REVISION:
        raise TypeError(f"{cls.__name__}.{f.name}: this name means something else in a stored state")
    visibility: Visibility = f.metadata["visibility"]
    if visibility is Visibility.NESTED:
        if not (isinstance(kind, type) and issubclass(kind, State) and kind is not State):
            raise TypeError(f"{cls.__name__}.{f.name}: which game's state lies in it?")
        return FieldPlan(f.name, visibility, 0, False, _lacking(f.name), kind)
    try:
        depth, frozen = shape_of(kind)
    except TypeError as e:
        raise TypeError(f"{cls.__name__}.{f.name}: {e}") from None
    if not depth and visibility is not Visibility.PUBLIC:
        raise TypeError(f"{cls.__name__}.{f.name}: what not everybody sees must be a list")
    return FieldPlan(f.name, visibility, depth, frozen, _absent(f))


def _card_lists(value: list[Any]) -> list[list[int]]:
    """The flat lists of cards inside ``value``."""
    if value and isinstance(value[0], list):
        return [c for v in value for c in _card_lists(v)]
    return [cast("list[int]", value)]
