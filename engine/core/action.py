"""Moves as small frozen values with one wire form, and the ways a move can be refused."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import FrozenInstanceError, dataclass, fields
from functools import cache
from typing import Any, ClassVar, dataclass_transform

from engine.core.facts import Message

Wire = list[Any]
"""A move on paper: ``[tag, *fields]`` of ints, strings and lists of ints; what the log stores."""


class MalformedAction(ValueError):
    """What was read is no move of this game at all."""


class IllegalAction(ValueError):
    """A well-formed move that is not allowed now.

    ``message`` says why; ``reason`` is its key, ``facts`` are its facts.
    """

    def __init__(self, reason: str, /, **facts: Any) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.message = Message(reason, facts)

    @property
    def reason(self) -> str:
        """The key of the message."""
        return self.message.key

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of the message."""
        return dict(self.message.facts)


@dataclass_transform(frozen_default=True)
class Action:
    """Base of all moves; a subclass is frozen and equal by value, a dataclass without saying so.

    ``class Place(Action): card: int; slot: int`` is made as ``Place(3, 1)``.
    """

    tag: ClassVar[str] = ""
    """What it is called in the stored form and in message keys, from the name of the class: PutBack is ``put_back``."""

    binding: ClassVar[bool] = False
    """Whether it stands once it is made, such as an offer: it cannot be taken back (host.undoing)."""

    step: ClassVar[bool] = False
    """Whether it is a step of the rules in which nobody decides anything, such as the flip of a card, and a move only
    for layers to have a moment before it. Where ``Game.automatic`` gives it, it is made at once, for everybody."""

    def __init_subclass__(cls) -> None:
        if "tag" not in vars(cls):
            cls.tag = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
        if "__dataclass_fields__" not in vars(cls):
            dataclass(frozen=True)(cls)
            # Frozen here once for all, so that a subclass may also be decorated as a frozen dataclass.
            del cls.__setattr__, cls.__delattr__

    def __setattr__(self, name: str, value: Any) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def wire(self) -> Wire:
        """The stored form ``[tag, *fields]``."""
        out: Wire = [self.tag]
        kind: Any = type(self)  # mypy takes a class of values for one without a hash of its own
        for name in field_names(kind):
            value = getattr(self, name)
            out.append(list(value) if isinstance(value, tuple) else value)
        return out


@cache
def field_names(kind: Any) -> tuple[str, ...]:
    """The fields of a kind of action, in the order of the wire form."""
    return tuple(f.name for f in fields(kind))


Shapes = Mapping[str, tuple[type["Action"], tuple[type, ...]]]
"""By tag a kind of action and the type of each of its fields."""


def read_action(kinds: Sequence[type[Action]], wire: Sequence[Any]) -> Action:
    """The action that ``[tag, *fields]`` stands for; raises MalformedAction for anything else."""
    return read_shaped(shapes(tuple(kinds)), wire)


def read_shaped(known: Shapes, wire: Sequence[Any]) -> Action:
    """The same, for kinds whose shapes are known."""
    if not isinstance(wire, (list, tuple)) or not wire or not isinstance(wire[0], str):
        raise MalformedAction(f"no tag in {wire!r}")
    found = known.get(wire[0])
    if found is None:
        raise MalformedAction(f"no action {wire[0]!r}")
    kind, shape = found
    if len(wire) != len(shape) + 1:
        raise MalformedAction(f"{wire!r} does not fit {kind.__name__}")
    if not shape:
        return kind()
    values = list(wire)
    del values[0]
    for at, wanted in enumerate(shape):
        value: Any = values[at]
        if type(value) is list:
            value = values[at] = tuple(value)
        if type(value) is not wanted:
            raise MalformedAction(f"{wire!r} does not fit {kind.__name__}")
        if isinstance(value, tuple):
            for v in value:
                if type(v) is not int:
                    raise MalformedAction(f"{wire!r} does not fit {kind.__name__}")
    return kind(*values)


@cache
def shapes(kinds: tuple[type[Action], ...]) -> Shapes:
    """The shapes of these kinds; of two with one tag the first."""
    return {kind.tag: (kind, _shape(kind)) for kind in reversed(kinds)}


def _shape(kind: Any) -> tuple[type, ...]:
    """The type of each field; raises TypeError for one that the wire form has no place for."""
    names = {"int": int, "str": str, "tuple[int, ...]": tuple}
    try:
        return tuple(names[f.type if isinstance(f.type, str) else f.type.__name__] for f in fields(kind))
    except KeyError as e:
        raise TypeError(f"{kind.__name__}: a field of type {e} has no wire form") from None
