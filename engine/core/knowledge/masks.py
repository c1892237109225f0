"""Placeholders for hidden values in a view: they raise as soon as code reads them.

A number that meant "unknown" could be drawn, added up or mistaken for a card, and an empty list would mean "has not
chosen". A mask can only be kept, copied and counted as one entry of its list. A painter that reads a value its seat may
not know therefore fails in the first test that draws it, instead of showing a wrong figure.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import Any, Final, NoReturn


class Unread:
    """A value that exists and that the viewer does not know. All reading raises TypeError, also ``==`` and ``bool``.

    Order, sums, length, iteration and use as an index raise because the class does not define them.
    """

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def _refuse(self, *_: object) -> NoReturn:
        raise TypeError(f"{self._name}: the viewer may not know this")

    __eq__ = __hash__ = __bool__ = __str__ = __format__ = _refuse

    def __repr__(self) -> str:
        return self._name

    def __copy__(self) -> Unread:
        return self

    def __deepcopy__(self, _: object) -> Unread:
        return self

    def __reduce__(self) -> str:
        return self._name


class MaskedList(list[Any]):
    """Hidden entries. Their number may be known, so the list has a length; conversion to text raises TypeError."""

    def __str__(self) -> str:
        raise TypeError("the viewer may not know what is in this list")

    def __format__(self, _: str) -> str:
        raise TypeError("the viewer may not know what is in this list")


UNKNOWN: Final[Any] = Unread("UNKNOWN")
"""A card or number that the viewer knows only to exist."""
NOT_YOURS: Final[Any] = Unread("NOT_YOURS")
"""A list whose length the viewer may not know: another seat's face-down pile or memory."""


def masked(value: Any, depth: int) -> Any:
    """Return the shape of ``value``, which has ``depth`` levels of lists, with every entry UNKNOWN."""
    if not depth:
        return UNKNOWN
    return hidden_list(len(value)) if depth == 1 else MaskedList([masked(v, depth - 1) for v in value])


def hidden_list(length: int) -> list[Any]:
    """Return a list of this many entries that raise when read."""
    entries: Iterable[Any] = repeat(UNKNOWN, length)
    return MaskedList(entries)
