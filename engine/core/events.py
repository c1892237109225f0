"""Events as small frozen values whose field types declare the kinds of their facts.

The stored form is ``[kind, {field: value}, only]`` (core.context.Event); reading it is as strict as it is for moves.
``GameEvent.old`` reads a kind or a field that had another name in an earlier release.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from types import MappingProxyType
from typing import Any, ClassVar, Self, dataclass_transform

from engine.core.facts import KINDS

Facts = Mapping[str, Any]
"""The stored form of an event's fields: plain JSON values."""


class MalformedEvent(ValueError):
    """The stored form is not an event of this game."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class GameEvent:
    """Base class of all events. Every subclass becomes a frozen dataclass.

    Example: ``class Took(GameEvent): seat: Seat; card: Card``.

    Every field is annotated with a kind of ``core.facts``; a default makes it optional. A field must be optional if the
    rules hide it after a while (OpenUntil.keeps). Use ``field(default=..., kw_only=True)`` if a field without a default
    follows, since the stored form has the order of the fields. Raises TypeError for a field of another type.
    """

    stored_as: ClassVar[str] = ""
    """The kind in the stored form and in message keys, made from the class name: WentOut is ``went_out``."""

    old: ClassVar[Mapping[str, Callable[[Facts], Facts]]] = MappingProxyType({})
    """By kind, as an earlier release stored it: a function that turns the former facts into the present ones. The entry
    for the present kind is used if the facts do not fit."""

    fact_kinds: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """By field: the name of its kind of fact."""

    def __init_subclass__(cls) -> None:
        cls.stored_as = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
        made: Any = dataclass(frozen=True)(cls)
        cls.fact_kinds = MappingProxyType({f.name: str(f.type) for f in fields(made)})
        for name, kind in cls.fact_kinds.items():
            if kind not in KINDS:
                raise TypeError(
                    f"{cls.__name__}.{name}: {kind} is no kind of fact; engine.core.facts has {', '.join(KINDS)}"
                )

    def facts(self) -> dict[str, Any]:
        """Return the stored form of the fields. It shares no list with them."""
        return {name: _plain(getattr(self, name)) for name in self.fact_kinds}

    @classmethod
    def read(cls, facts: Facts, kind: str = "") -> Self:
        """Return the event of stored facts. ``kind`` is the stored kind, which may be a former name.

        Raises MalformedEvent for a missing, unknown or ill-typed fact.
        """
        former = cls.old.get(kind or cls.stored_as)
        if former is not None and (kind not in ("", cls.stored_as) or not _fits(cls, facts)):
            try:
                facts = former(facts)
            except (LookupError, TypeError, ValueError) as e:
                raise MalformedEvent(f"{kind}: {e}") from e
        if reason := _misfit(cls, facts):
            raise MalformedEvent(f"{cls.stored_as}: {reason}")
        return cls(**{name: _frozen(value) for name, value in facts.items()})


def catalogue(*classes: type[GameEvent]) -> Mapping[str, type[GameEvent]]:
    """Return the events of a game by kind, former kinds included. Raises ValueError if two events share a kind."""
    out: dict[str, type[GameEvent]] = {}
    for cls in classes:
        for kind in {cls.stored_as, *cls.old}:
            if kind in out:
                raise ValueError(f"{cls.__name__} and {out[kind].__name__} are both stored as {kind}")
            out[kind] = cls
    return MappingProxyType(out)


def read_event(events: Mapping[str, type[GameEvent]], kind: str, facts: Facts) -> GameEvent:
    """Return the event that was stored as ``kind`` with ``facts``. Raises MalformedEvent."""
    cls = events.get(kind)
    if cls is None:
        raise MalformedEvent(f"no event {kind!r}")
    return cls.read(facts, kind)


def _fits(cls: type[GameEvent], facts: Facts) -> bool:
    return not _misfit(cls, facts)


def _misfit(cls: type[GameEvent], facts: Facts) -> str:
    """Return why these facts do not fit the event; "" if they fit."""
    kinds = cls.fact_kinds
    made: Any = cls
    if unknown := facts.keys() - kinds.keys():
        return f"it has no {sorted(unknown)}"
    if missing := {f.name for f in fields(made) if f.default is MISSING} - facts.keys():
        return f"it lacks {sorted(missing)}"
    wrong = [name for name, value in facts.items() if not _is(kinds[name], value)]
    return f"ill-typed: {sorted(wrong)}" if wrong else ""


def _is(kind: str, value: Any) -> bool:
    """True if a stored value is of this kind. A bool is not an int; a list of numbers holds only numbers."""
    match kind:
        case "Word":
            return type(value) is str
        case "Flag":
            return type(value) is bool
        case "Wire":
            return type(value) is list
        case "Hands":
            return type(value) is list and all(_is("Numbers", v) for v in value)
        case "Cards" | "Seats" | "Points" | "Numbers":
            return type(value) is list and all(type(v) is int for v in value)
    return type(value) is int


def _plain(value: Any) -> Any:
    """Return the value with lists at every level; a value of a fact class becomes its stored form."""
    kind = type(value)
    if kind is int or kind is str or kind is bool:
        return value
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(v) for v in value]
    return value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value
