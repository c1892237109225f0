"""Game states: slots of plain ints and lists; each field declares who may see it.

Copying, views, redeals for computer players and the stored form all come from that one declaration, so no hand-written
view can forget to hide a field. A field without a declaration is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum
from typing import Any, ClassVar, Final, Self, cast, get_type_hints

from engine.core.fields import copier, copy, shape_of
from engine.core.knowledge.masks import NOT_YOURS, UNKNOWN, hidden_list, masked
from engine.core.knowledge.redeal import Place, deal_again, pinned_first

NO_SEAT: Final = -1
"""The value in place of a seat: none."""

NO_CARD = -1
"""The value of an empty place in a list of cards; it is never dealt, moved or counted as a card."""


class Visibility(Enum):
    """Who may see a field. There is no default."""

    PUBLIC = "public"
    OWNER = "owner"
    """A list by seat: each seat sees its own entry, the length of another seat's list, no number of another seat."""
    TEAM = "team"
    """A list by seat that all seats of the same team see."""
    HIDDEN = "hidden"
    """No seat sees more than lengths: a stock, the cards under a row."""
    SECRET = "secret"
    """A list by seat of lists of face-down cards. Each seat sees the length of its own entry and nothing of another
    seat's, not even whether it is empty (the size of such a pile would reveal its content)."""
    MEMO = "memo"
    """A list by seat of that seat's private memory. It holds no cards; a redeal does not change it."""
    NESTED = "nested"
    """The whole state of another game, with its own field declarations."""


REVISION = "revision"
"""In a stored state, beside the fields: the revision of the rules that wrote it (Match.snapshot)."""

BY_SEAT = frozenset({Visibility.OWNER, Visibility.TEAM, Visibility.SECRET, Visibility.MEMO})
"""Visibilities whose fields have an entry for every seat."""

Absent = Callable[[Mapping[str, Any]], Any]
"""Computes the value of a field that is missing in a stored state from the fields that are there."""


def _field(visibility: Visibility, default: Any, absent: Absent | None) -> Any:
    meta = {"visibility": visibility, "absent": absent}
    if default is MISSING:
        return field(default_factory=list, metadata=meta, kw_only=True)
    return field(default=default, metadata=meta, kw_only=True)


def public(default: Any = MISSING, *, absent: Absent | None = None) -> Any:
    """Declare a state field that all seats see; without a default it starts as an empty list.

    A field added after a release needs nothing more if its default is right for running tables. If it is not, or if the
    field has an entry for every seat, ``absent`` computes the value (see ``per_seat``). The same holds for the other
    kinds of fields.
    """
    return _field(Visibility.PUBLIC, default, absent)


def owner(*, absent: Absent | None = None) -> Any:
    """Declare a list by seat in which each seat sees its own entry (Visibility.OWNER)."""
    return _field(Visibility.OWNER, MISSING, absent)


def team(*, absent: Absent | None = None) -> Any:
    """Declare a list by seat that all seats of the same team see (Visibility.TEAM)."""
    return _field(Visibility.TEAM, MISSING, absent)


def hidden(*, absent: Absent | None = None) -> Any:
    """Declare cards of which all seats see only the number (Visibility.HIDDEN)."""
    return _field(Visibility.HIDDEN, MISSING, absent)


def secret(*, absent: Absent | None = None) -> Any:
    """Declare a list by seat of face-down cards; only the owner sees how many (Visibility.SECRET)."""
    return _field(Visibility.SECRET, MISSING, absent)


def memo(*, absent: Absent | None = None) -> Any:
    """Declare a list by seat of that seat's private memory (Visibility.MEMO)."""
    return _field(Visibility.MEMO, MISSING, absent)


def nested() -> Any:
    """Declare the state of another game, of the class that the field's type names (Visibility.NESTED)."""
    return _field(Visibility.NESTED, None, None)


def per_seat(like: str, make: Callable[[], Any]) -> Absent:
    """Return an ``absent`` for a list by seat: as many entries as the stored field ``like`` has, each from ``make``."""
    return lambda stored: [make() for _ in stored[like]]


@dataclass(frozen=True, slots=True)
class FieldPlan:
    """How one field is copied (``depth`` levels of lists), shown and stored (``frozen``: a tuple).

    ``inside`` is the class of the nested state (NESTED).
    """

    name: str
    visibility: Visibility
    depth: int
    frozen: bool
    absent: Absent
    inside: type[State] | None = None

    def masked(self, value: Any, seat: int | None, team: Callable[[int], int]) -> Any:
        """Return the value of a field that is not PUBLIC as ``seat`` may know it; ``team`` gives each seat's team."""
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
        """Return the field's value in a stored state; shares no list with it. Raises KeyError (see State.from_json)."""
        value = data[self.name] if self.name in data else self.absent(data)
        if self.inside is not None:
            return self.inside.from_json(value)
        if self.frozen:
            return tuple(value)
        return copy(value, self.depth) if self.depth else value


def _absent(f: Field[Any]) -> Absent:
    """Return the value for a field that is not stored: by its ``absent`` function, otherwise its default."""
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
    """Return the length for a list of cards, the lengths for a list of lists, and None for any other value."""
    if not isinstance(value, list):
        return None
    if value and isinstance(value[0], list):
        return [_lengths(v) for v in value]
    return len(value)


@dataclass(slots=True)
class State:
    """All that the rules need to continue, and nothing else: never a seed, a name or a time.

    ``waiting`` lists the seats that must act (several in simultaneous phases). ``ended`` is empty while the game runs
    and then names the reason; ``scores`` and ``winners`` are the final outcome by seat.
    """

    phase: str = public("")
    waiting: list[int] = public()
    ended: str = public("")
    scores: list[int] = public()
    winners: list[int] = public()

    @property
    def losers(self) -> Sequence[int]:
        """Return seats that lose by a rule, below all others whatever the scores; none if scores decide."""
        return ()

    _plan: ClassVar[tuple[FieldPlan, ...]] = ()
    _copier: ClassVar[Callable[[Any, Any], Any]]
    _open: ClassVar[Callable[[Any, Any], Any]]
    _covered: ClassVar[tuple[FieldPlan, ...]]

    @classmethod
    def plan(cls) -> tuple[FieldPlan, ...]:
        """Return the declaration of every field, read once per class. Raises TypeError for a missing or unsafe one."""
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
        """Return a copy that shares nothing changeable; takes a few microseconds."""
        cls = type(self)
        if "_copier" not in cls.__dict__:
            cls.plan()
        return cast("Self", cls._copier(self, object.__new__(cls)))

    def team(self, seat: int) -> int:
        """Return the team of ``seat``; a game with partners overrides it."""
        return seat

    def masked(self, seat: int | None, inside: Mapping[str, State] | None = None) -> Self:
        """Return the same state as ``seat`` (None: an onlooker) may know it; reading a hidden value raises.

        Shapes stay. Every entry of other seats' cards, of HIDDEN cards and of the seat's own SECRET list is UNKNOWN.
        Other seats' SECRET and MEMO lists are NOT_YOURS, their MEMO numbers UNKNOWN. Shares no list with this state.
        ``waiting`` is not masked here; ``Game.masked`` does that. ``inside`` holds nested states that are already
        masked, by field.
        """
        cls = type(self)
        cls.plan()
        new = cls._open(self, object.__new__(cls))
        for p in cls._covered:
            ready = None if inside is None else inside.get(p.name)
            setattr(new, p.name, p.masked(getattr(self, p.name), seat, self.team) if ready is None else ready)
        return cast("Self", new)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """Return what ``seat`` (None: an onlooker) may know of each field, as JSON values; shares no list with the
        state.

        PUBLIC fields are whole. OWNER fields are by seat: the own entry whole, another seat's list as its length, its
        number as None. TEAM fields are the same by team. HIDDEN fields are lengths. SECRET fields are by seat: the own
        entry as its length, another's as None. MEMO fields are the own entry ([] for an onlooker). A masked state gives
        the same result.
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
        """Return the cards that ``seat`` cannot see, each as often as it is hidden; pinned cards count as known."""
        found = Counter(c for place in self._hidden_places(seat) for c in place.cards if c >= 0)
        known = self.pins(seat).keys() & found.keys()
        found -= Counter(known)
        for p in self.plan():
            if p.visibility is Visibility.NESTED:
                found += getattr(self, p.name).hidden_from(seat)
        return found

    def undealt(self) -> int:
        """Return how many cards no seat sees: if a move lowers the number, cards were drawn or turned up."""
        total = 0
        for p in self.plan():
            value = getattr(self, p.name)
            if p.visibility is Visibility.NESTED:
                total += value.undealt()
            elif p.visibility is Visibility.HIDDEN:
                total += sum(c >= 0 for cards in _card_lists(value) for c in cards)
        return total

    def may_hold(self, seat: int, card: int) -> bool:
        """True if public facts (voids shown, announcements) allow ``seat`` to hold ``card``."""
        return True

    def constrained(self) -> bool:
        """True if ``may_hold`` can be False now; False makes a redeal quicker."""
        return False

    def pins(self, seat: int) -> Mapping[int, int]:
        """Return hidden cards whose holder ``seat`` knows for certain: card -> seat that holds it."""
        return {}

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Hook: repair what a redeal for ``seat`` may have made inconsistent, such as cards laid aside."""

    def redeal(self, seat: int, rnd: Callable[[], float]) -> Self:
        """Return a copy in which every card that ``seat`` cannot see is dealt anew; all knowledge of the seat stays
        true.

        Lengths, public facts (``may_hold``) and pinned cards stay. Hidden numbers (chips) stay too, because they follow
        from public play. ``rnd`` gives numbers in [0, 1). The same knowledge and the same numbers give the same deal,
        wherever the hidden cards are (but see ``after_redeal``). Nested states are redealt first, each by itself.
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
        """Return the places of cards that ``seat`` cannot see; nested states handle their own."""
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
        """Return the whole state, secrets included, as plain JSON values."""
        twin = self.clone()
        return {
            p.name: getattr(twin, p.name) if p.inside is None else getattr(twin, p.name).to_json() for p in self.plan()
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the state that ``to_json`` wrote, now or in an earlier release; unknown fields are left out.

        A field that is not stored gets its ``absent`` value, otherwise its default. Raises KeyError for a list by seat
        without ``absent``: an empty list would have no entries for the seats.
        """
        new = object.__new__(cls)
        for p in cls.plan():
            setattr(new, p.name, p.stored_in(data))
        return new


def _planned(cls: type, f: Field[Any], kind: Any) -> FieldPlan:
    """Return the declaration of one field. Raises TypeError."""
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
    """Return the flat lists of cards inside ``value``."""
    if value and isinstance(value[0], list):
        return [c for v in value for c in _card_lists(v)]
    return [cast("list[int]", value)]
