"""The kinds of facts in messages and events: one class per kind, so that one converter can put every fact into words.

To the type checker each kind is a plain int, str, bool or sequence, so rules pass the values they have. At run time
each kind is a class: an event declares its facts by annotations, a message by the classes of its values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    Seat: TypeAlias = int
    Card: TypeAlias = int
    Suit: TypeAlias = int
    Rank: TypeAlias = int
    Count: TypeAlias = int
    Number: TypeAlias = int
    Index: TypeAlias = int
    Word: TypeAlias = str
    Flag: TypeAlias = bool
    Cards: TypeAlias = Sequence[int]
    Seats: TypeAlias = Sequence[int]
    Points: TypeAlias = Sequence[int]
    Numbers: TypeAlias = Sequence[int]
    Hands: TypeAlias = Sequence[Sequence[int]]
    Wire: TypeAlias = Sequence[Any]
else:

    class Seat(int):
        """A seat at the table."""

    class Card(int):
        """A card, or a tile."""

    class Suit(int):
        """A suit 0..5."""

    class Rank(int):
        """A rank 0..12."""

    class Count(int):
        """How many. The catalogue adds plurals and separators."""

    class Number(int):
        """A number that serves as a name (deal 3): written without separators."""

    class Index(int):
        """A number that counts from 0 and is displayed from 1."""

    class Word(str):
        """The end of a message key: ``<slug>-<fact>-<word>``."""

    Flag = bool

    class Cards(tuple):
        """Several cards."""

    class Seats(tuple):
        """Several seats."""

    class Points(tuple):
        """One number per seat."""

    class Numbers(tuple):
        """Several numbers that no text mentions."""

    class Hands(tuple):
        """Cards by seat; no text mentions them."""

    class Wire(tuple):
        """The stored form of a move (Action.wire); no text mentions it."""


KINDS: Final[Mapping[str, Any]] = MappingProxyType({
    "Seat": Seat, "Card": Card, "Suit": Suit, "Rank": Rank, "Count": Count, "Number": Number, "Index": Index,
    "Word": Word, "Flag": Flag, "Cards": Cards, "Seats": Seats, "Points": Points, "Numbers": Numbers, "Hands": Hands,
    "Wire": Wire,
})  # fmt: skip
"""By name in an annotation: every kind of fact."""


class Message(NamedTuple):
    """A message key and its facts: why a move is refused or advised, or a question. The words are in the catalogue.

    The class of each fact is its kind: ``Message("tricky_express-no-follow", {"suit": Suit(2)})``; a plain number, text
    or bool stays as it is.
    """

    key: str
    facts: Mapping[str, Any] = MappingProxyType({})
