"""What a fact of a message or an event is: one word per kind, so that one speaker can put them all into words.

To the type checker each is a plain int, str, bool or sequence, so rules pass what they have. At run time each is a
class: an event says by its annotations what its facts are, a message by the classes of its values.
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
        """Somebody at the table."""

    class Card(int):
        """A card, or a tile."""

    class Suit(int):
        """A suit 0..5."""

    class Rank(int):
        """A rank 0..12."""

    class Count(int):
        """How many: plurals and separators are the catalogue's."""

    class Number(int):
        """A number that is a name (deal 3): never with separators."""

    class Index(int):
        """A number counted from 0 and told from 1."""

    class Word(str):
        """The end of a message key: ``<slug>-<fact>-<word>``."""

    Flag = bool

    class Cards(tuple):
        """Several cards."""

    class Seats(tuple):
        """Several people."""

    class Points(tuple):
        """A number by seat."""

    class Numbers(tuple):
        """Several numbers that have no words of their own."""

    class Hands(tuple):
        """Cards by seat; they have no words of their own."""

    class Wire(tuple):
        """A move on paper (Action.wire); it has no words of its own."""


KINDS: Final[Mapping[str, Any]] = MappingProxyType({
    "Seat": Seat, "Card": Card, "Suit": Suit, "Rank": Rank, "Count": Count, "Number": Number, "Index": Index,
    "Word": Word, "Flag": Flag, "Cards": Cards, "Seats": Seats, "Points": Points, "Numbers": Numbers, "Hands": Hands,
    "Wire": Wire,
})  # fmt: skip
"""Every kind of fact by its name in an annotation."""


class Message(NamedTuple):
    """A message key and its facts: why a move is refused or advised, what is asked. Words are the catalogue's business.

    The classes of the facts say what they are: ``Message("tricky_express-no-follow", {"suit": Suit(2)})``; a plain
    number, text or bool stays as it is.
    """

    key: str
    facts: Mapping[str, Any] = MappingProxyType({})
