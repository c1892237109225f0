"""The person or computer player at a seat, as far as a picture shows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.letters import cut
from engine.core.names import parted
from render.kit import portraits

_IN_A_LINE = 11
"""The number of letters of a name that stands beside its seat, in a sentence."""


@dataclass(frozen=True, slots=True)
class Person:
    """The name, the portrait that the person has chosen ("": none), and whether a computer plays.

    ``face``: the portrait of a person who has chosen none (``render.kit.faces``); without it, the letter of the name.
    """

    name: str
    portrait: str = ""
    computer: bool = False
    face: str = ""


def people(names: Iterable[str]) -> tuple[Person, ...]:
    """Return people with these names and without portraits; a computer player is recognised by its name."""
    return tuple(Person(name, computer=portraits.animal_of(name) is not None) for name in names)


def names(people: Iterable[Person]) -> tuple[str, ...]:
    """Return the names for sentences in pictures: a long name beside a seat is cut, so that the line has room."""
    return tuple(_in_a_line(*parted(person.name)) for person in people)


def _in_a_line(name: str, seat: str) -> str:
    return f"{cut(name, _IN_A_LINE).rstrip()}…{seat}" if seat and len(name) > _IN_A_LINE + 1 else name + seat
