"""Moves as small frozen values with one wire form, and the ways a move can be refused."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import FrozenInstanceError, dataclass, fields
from functools import cache
from typing import Any, ClassVar, dataclass_transform

from engine.core.facts import Message

Wire = list[Any]
"""The stored form of a move: ``[tag, *fields]`` of ints, strings and lists of ints. The log stores it."""


class MalformedAction(ValueError):
    """The stored form is not a move of this game."""


class IllegalAction(ValueError):
    """A well-formed move that is not allowed now.

    ``message`` says why; ``reason`` is the message's key, ``facts`` are its facts.
    """

    def __init__(self, reason: str, /, **facts: Any) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.message = Message(reason, facts)

    @property
    def reason(self) -> str:
        """Return the key of the message."""
        return self.message.key

    @property
    def facts(self) -> dict[str, Any]:
        """Return the facts of the message."""
        return dict(self.message.facts)


@dataclass_transform(frozen_default=True)
class Action:
    """Base class of all moves. Every subclass becomes a frozen dataclass without a decorator; equality is by value.

    ``class Place(Action): card: int; slot: int`` is made as ``Place(3, 1)``.
    """

    tag: ClassVar[str] = ""
    """The name in the stored form and in message keys, made from the class name: PutBack is ``put_back``."""

    binding: ClassVar[bool] = False
    """Whether the move is final once made, such as an offer: ``host.takebacks`` does not take it back."""

    step: ClassVar[bool] = False
    """Whether the move is a step of the rules without a decision, such as the flip of a card. It is a move only so that
    layers can act before it. The host makes such a step at once, for every seat, when ``Game.automatic`` returns it."""

    def __init_subclass__(cls) -> None:
        if "tag" not in vars(cls):
            cls.tag = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
        if "__dataclass_fields__" not in vars(cls):
            dataclass(frozen=True)(cls)
            # Freezing happens here, so that a subclass may also be decorated as a frozen dataclass.
            del cls.__setattr__, cls.__delattr__

    def __setattr__(self, name: str, value: Any) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def wire(self) -> Wire:
        """Return the stored form ``[tag, *fields]``."""
        out: Wire = [self.tag]
        kind: Any = type(self)  # mypy assumes that a class of values has no hash
        for name in field_names(kind):
            value = getattr(self, name)
            out.append(list(value) if isinstance(value, tuple) else value)
        return out


@cache
def field_names(kind: Any) -> tuple[str, ...]:
    """Return the field names of a kind of action, in the order of the wire form."""
    return tuple(f.name for f in fields(kind))


Shapes = Mapping[str, tuple[type["Action"], tuple[type, ...]]]
"""By tag: the kind of action and the type of each field."""


def read_action(kinds: Sequence[type[Action]], wire: Sequence[Any]) -> Action:
    """Return the action with the wire form ``[tag, *fields]``. Raises MalformedAction if there is none."""
    return read_shaped(shapes(tuple(kinds)), wire)


def read_shaped(known: Shapes, wire: Sequence[Any]) -> Action:
    """Return the same as ``read_action``, for kinds whose shapes are known."""
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
    """Return the shapes of these kinds. If two kinds share a tag, the first one counts."""
    return {kind.tag: (kind, _shape(kind)) for kind in reversed(kinds)}


def _shape(kind: Any) -> tuple[type, ...]:
    """Return the type of each field. Raises TypeError for a type that the wire form cannot store."""
    names = {"int": int, "str": str, "tuple[int, ...]": tuple}
    try:
        return tuple(names[f.type if isinstance(f.type, str) else f.type.__name__] for f in fields(kind))
    except KeyError as e:
        raise TypeError(f"{kind.__name__}: a field of type {e} has no wire form") from None
